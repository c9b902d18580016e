//! The current screen, what lies over it, and the way back.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use super::draw_order::Draw;
use super::question::Questions;
use crate::shell::input::context::InputContext;
use crate::shell::input::gamepad::PressKeys;
use crate::shell::input::shortcuts::{Learning, Translate};

/// Requires Bevy's `StatesPlugin`.
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .add_message::<BackPressed>()
        .add_systems(
            PreUpdate,
            (
                set_context.before(PressKeys),
                (
                    go_back
                        .run_if(resource_exists::<ButtonInput<KeyCode>>)
                        .run_if(back_key_pressed),
                    set_context,
                )
                    .chain()
                    .after(InputSystems)
                    .before(Translate),
            ),
        )
        .add_systems(
            StateTransition,
            set_context.after(StateTransitionSystems::EnterSchedules),
        )
        .add_systems(
            EguiPrimaryContextPass,
            close_lists.run_if(state_changed::<Overlay>).in_set(Draw::Theme),
        );
}

/// Whether the program can be quit. A web page is left with the browser's own controls.
pub const CAN_QUIT: bool = !cfg!(target_arch = "wasm32");

/// The current screen. To change it: `next.set(Screen::Playing)`.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The main menu.
    #[default]
    Title,
    /// The options before a game.
    NewGame,
    /// A game.
    Playing,
}

/// The page over the screen, if any; the screen below stays unchanged.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// A page.
    Page(Page),
}

/// A page that can lie over a screen, a constant of the module that draws it. To open it:
/// `next.set(Overlay::Page(SETTINGS))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Page {
    /// Its name, also in addresses: lower-case letters and hyphens.
    pub id: &'static str,
    /// Text key of its title, which is announced to players who cannot see the screen.
    pub title: &'static str,
    /// The input context while it lies over a game.
    pub context: InputContext,
    /// Whether it has an address: that of the program, followed by `#` and its name. It can then lie over the title.
    pub has_address: bool,
}

impl Page {
    /// A page on which keys are for navigation only.
    pub const fn new(id: &'static str, title: &'static str) -> Self {
        Self {
            id,
            title,
            context: InputContext::Screens,
            has_address: false,
        }
    }

    /// As [`new`](Self::new), with an address.
    pub const fn with_address(id: &'static str, title: &'static str) -> Self {
        Self {
            has_address: true,
            ..Self::new(id, title)
        }
    }
}

impl Overlay {
    /// The page, if there is one.
    pub const fn page(self) -> Option<Page> {
        match self {
            Self::None => None,
            Self::Page(page) => Some(page),
        }
    }
}

/// Run condition: the page is on screen, as in `show.run_if(on_page(SETTINGS))`.
pub fn on_page(page: Page) -> impl Fn(Option<Res<State<Overlay>>>) -> bool + Clone {
    move |overlay| overlay.is_some_and(|overlay| *overlay.get() == Overlay::Page(page))
}

/// The player pressed Back and the shell had nothing to close: the current screen decides what happens (leave the game?
/// quit?).
#[derive(Message, Clone, Copy, Debug)]
pub struct BackPressed;

/// Sets the current input context.
fn set_context(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    questions: Res<Questions>,
    mut context: ResMut<InputContext>,
) {
    let is_playing = *screen.get() == Screen::Playing && !questions.is_open();
    context.set_if_neq(match overlay.get() {
        _ if !is_playing => InputContext::Screens,
        Overlay::None => InputContext::Board,
        Overlay::Page(page) => page.context,
    });
}

fn back_key_pressed(keys: Res<ButtonInput<KeyCode>>) -> bool {
    // A browser goes back in its history by itself.
    let is_back = !cfg!(target_arch = "wasm32") && keys.just_pressed(KeyCode::BrowserBack);
    keys.just_pressed(KeyCode::Escape) || is_back
}

/// An open drop-down list belongs to the page from which it was opened.
fn close_lists(mut contexts: EguiContexts) -> Result {
    egui::Popup::close_all(contexts.ctx_mut()?);
    Ok(())
}

/// Closes the topmost layer: a question (answering no), an overlay, the options before a game.
fn go_back(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut questions: ResMut<Questions>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    learning: Option<Res<Learning>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut unhandled: MessageWriter<BackPressed>,
) {
    // Escape cancels the choice of a key.
    if learning.is_some_and(|learning| learning.0.is_some()) {
        return;
    }
    // In a text field Escape leaves the field, and in a drop-down list it closes the list; egui handles both.
    if contexts.iter_mut().any(|mut context| {
        let context = context.get_mut();
        context.text_edit_focused() || egui::Popup::is_any_open(context)
    }) {
        return;
    }
    if questions.is_open() {
        questions.answer(false);
    } else if *overlay.get() != Overlay::None {
        next_overlay.set(Overlay::None);
    } else if *screen.get() == Screen::NewGame {
        next_screen.set(Screen::Title);
    } else {
        unhandled.write(BackPressed);
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::shell::input::context;
    use crate::shell::system::resources::AddResource;
    use crate::shell::ui::question;
    use crate::shell::ui::question::{Answered, Question};

    const PAGE: Page = Page {
        context: InputContext::Board,
        ..Page::new("page", "settings-title")
    };

    #[derive(Resource, Default)]
    struct Seen {
        backs: usize,
        answers: Vec<bool>,
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, InputPlugin, context::plugin, question::plugin, plugin))
            .add_resource::<Seen>()
            .add_systems(
                Update,
                |mut backs: MessageReader<BackPressed>, mut seen: ResMut<Seen>| {
                    seen.backs += backs.read().count();
                },
            );
        app.update();
        app
    }

    fn escape(app: &mut App) {
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::Escape);
        // Bevy clears `just_pressed` before its input systems, so the system under test is run separately here.
        app.world_mut().run_system_cached(go_back).unwrap();
        app.update();
        app.update();
    }

    #[test]
    fn back_closes_the_question_then_the_overlay_then_asks_the_screen() {
        let mut app = app();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        app.world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::Page(PAGE));
        app.world_mut()
            .spawn(Question::default())
            .observe(|answer: On<Answered>, mut seen: ResMut<Seen>| seen.answers.push(answer.yes));
        app.update();

        escape(&mut app);
        assert_eq!(app.world().resource::<Seen>().answers, [false]);
        assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Page(PAGE));

        escape(&mut app);
        assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::None);
        assert_eq!(app.world().resource::<Seen>().backs, 0);

        escape(&mut app);
        assert_eq!(app.world().resource::<Seen>().backs, 1);
        assert_eq!(
            *app.world().resource::<State<Screen>>().get(),
            Screen::Playing,
            "the game decides for itself"
        );
    }

    #[test]
    fn back_from_the_choices_before_a_game_leads_to_the_title() {
        let mut app = app();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::NewGame);
        app.update();
        escape(&mut app);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
    }
}

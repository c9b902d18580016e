//! Which screen the player is on, what lies over it, and the way back.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use super::Draw;
use super::language::key;
use super::question::Questions;
use super::shortcuts::{Learning, Translate};

/// Bevy's `StatesPlugin` comes first.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .add_message::<BackPressed>()
        .add_systems(
            PreUpdate,
            go_back
                .after(InputSystems)
                .before(Translate)
                .run_if(resource_exists::<ButtonInput<KeyCode>>)
                .run_if(back_key_pressed),
        )
        .add_systems(
            EguiPrimaryContextPass,
            close_lists.run_if(state_changed::<Overlay>).in_set(Draw::Theme),
        );
}

/// What the window shows: `next.set(Screen::Playing)` goes there.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The menu at the start.
    #[default]
    Title,
    /// The choices before a game.
    NewGame,
    /// A game.
    Playing,
}

/// What lies over the screen, which stays as it is below.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The settings.
    Settings,
    /// How to play.
    Rules,
    /// Who made what.
    Credits,
    /// The menu of the game that is being played.
    Pause,
    /// What can be taken out of the game that is being played.
    Share,
    /// Games from outside.
    Open,
    /// Games that were played to their end.
    Library,
    /// How the game on the board went.
    Story,
    /// The moves of the game on the board, and what was tried instead.
    Moves,
    /// All keys and buttons of gamepads.
    Keys,
}

impl Overlay {
    /// The key of what it is called, by which it is told of to those who do not see it; none where nothing lies over the
    /// screen.
    pub const fn title(self) -> Option<&'static str> {
        Some(match self {
            Self::None => return None,
            Self::Settings => key("settings-title"),
            Self::Rules => key("rules-title"),
            Self::Credits => key("credits-title"),
            Self::Pause => key("panel-menu"),
            Self::Share => key("share-title"),
            Self::Open => key("open-title"),
            Self::Library => key("library-title"),
            Self::Story => key("story-title"),
            Self::Moves => key("moves-title"),
            Self::Keys => key("keys-title"),
        })
    }
}

/// The player wants back, and the shell had nothing to close: the screen on show decides (leave the game? quit?).
#[derive(Message, Clone, Copy, Debug)]
pub struct BackPressed;

/// What keys mean now besides the way through the screens; what comes later may mean more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// Nothing.
    Screens,
    /// The moves of a game, which lie over it as a list.
    Moves,
    /// The board, and the moves of the game on it.
    Board,
}

/// What keys mean now.
pub(in crate::app) fn ground(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
    questions: Option<Res<Questions>>,
) -> Ground {
    let is_playing = screen.is_some_and(|screen| *screen.get() == Screen::Playing);
    let is_asked = questions.is_some_and(|questions| questions.is_open());
    match overlay.map(|overlay| *overlay.get()) {
        Some(Overlay::None) if is_playing && !is_asked => Ground::Board,
        Some(Overlay::Moves) if is_playing && !is_asked => Ground::Moves,
        _ => Ground::Screens,
    }
}

/// Whether keys may mean the board: a game is on the screen and nothing lies over it.
pub(in crate::app) fn board_has_keys(
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
    questions: Option<Res<Questions>>,
) -> bool {
    ground(screen, overlay, questions) == Ground::Board
}

fn back_key_pressed(keys: Res<ButtonInput<KeyCode>>) -> bool {
    keys.any_just_pressed([KeyCode::Escape, KeyCode::BrowserBack])
}

/// A list of choices that is open belongs to the page from which it was opened.
fn close_lists(mut contexts: EguiContexts) -> Result {
    egui::Popup::close_all(contexts.ctx_mut()?);
    Ok(())
}

/// Closes what is uppermost: a question (the answer is no), an overlay, the choices before a game.
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
    // The key ends the asking for a key.
    if learning.is_some_and(|learning| learning.0.is_some()) {
        return;
    }
    // In a text field the key leaves the field, and of a list of choices it closes that: egui sees to both.
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

    use super::super::question::{self, Answer, Question};
    use super::*;

    #[derive(Resource, Default)]
    struct Seen {
        backs: usize,
        answers: Vec<Answer>,
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, InputPlugin, question::plugin, plugin))
            .init_resource::<Seen>()
            .add_systems(
                Update,
                |mut backs: MessageReader<BackPressed>, mut answers: MessageReader<Answer>, mut seen: ResMut<Seen>| {
                    seen.backs += backs.read().count();
                    seen.answers.extend(answers.read().cloned());
                },
            );
        app.update();
        app
    }

    fn escape(app: &mut App) {
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::Escape);
        // Bevy clears what was just pressed before its input systems, so the system under test runs by itself here.
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
            .set(Overlay::Settings);
        app.world_mut().write_message(Question {
            id: "leave",
            ..default()
        });
        app.update();

        escape(&mut app);
        assert_eq!(
            app.world().resource::<Seen>().answers,
            [Answer {
                id: "leave",
                yes: false
            }]
        );
        assert_eq!(*app.world().resource::<State<Overlay>>().get(), Overlay::Settings);

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

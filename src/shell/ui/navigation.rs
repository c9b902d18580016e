//! The current screen, what lies over it, and the way back.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use super::draw_order::Draw;
use super::question::Questions;
use crate::shell::input::context::InputContext;
use crate::shell::input::focus;
use crate::shell::input::gamepad::PressKeys;
use crate::shell::input::shortcuts::{Learning, Translate};
use crate::shell::system::resources::AddResource;

/// Requires Bevy's `StatesPlugin`.
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .add_resource::<Trail>()
        .add_message::<BackPressed>()
        .add_message::<UpWanted>()
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
            (
                set_context,
                follow.run_if(state_changed::<Screen>.or_else(state_changed::<Overlay>)),
            )
                .after(StateTransitionSystems::EnterSchedules),
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

/// The way back from the open page: those below it on its screen. A page that is opened from another lies above it,
/// whoever opens it; one that is opened again lies where it lay.
#[derive(Resource, Debug, Default)]
pub struct Trail {
    /// The pages below the open one, the lowest first.
    below: Vec<Page>,
    /// The numbers of the visits to them.
    visits: Vec<u32>,
    /// Where the player is.
    at: (Screen, Overlay),
    /// The screen before this one, and the pages that lay over it.
    before: (Screen, Vec<Page>),
    /// Whether the open page shows a level above its first, such as a room of the museum.
    is_deeper: bool,
    /// The number of the visit to the open page, and of the latest visit to any. Each begins at the top of the page.
    visit: u32,
    latest: u32,
}

impl Trail {
    /// The pages below the open one, the lowest first.
    pub fn below(&self) -> &[Page] {
        &self.below
    }

    /// Whether a page is open, or below the open one.
    pub fn has(&self, page: Page) -> bool {
        self.at.1.page() == Some(page) || self.below.contains(&page)
    }

    /// Whether the open page shows a level above its first.
    pub const fn is_deeper(&self) -> bool {
        self.is_deeper
    }

    /// The number of the visit to the open page: another one if it was opened anew, the same if the player came back.
    pub const fn visit(&self) -> u32 {
        self.visit
    }

    /// Whether one level up is not yet the screen, or not the title from the options before a game.
    pub fn is_nested(&self) -> bool {
        match self.at {
            (_, Overlay::Page(_)) => self.is_deeper || !self.below.is_empty(),
            (Screen::NewGame, Overlay::None) => self.page_of_title().is_some(),
            _ => false,
        }
    }

    /// The page that lay over the title when the player left it for the options before a game.
    fn page_of_title(&self) -> Option<Page> {
        let (screen, pages) = &self.before;
        pages.last().copied().filter(|_| *screen == Screen::Title)
    }

    /// Where the player is: the screen, what lies over it, and how many levels above the screen that is.
    pub(super) fn place(&self) -> (Screen, Overlay, usize) {
        let (screen, overlay) = self.at;
        let is_sheet = screen == Screen::NewGame || overlay != Overlay::None;
        let level = usize::from(is_sheet) + self.below.len() + usize::from(self.is_deeper);
        (screen, overlay, level)
    }

    fn follow(&mut self, screen: Screen, overlay: Overlay) {
        let (from, left) = std::mem::replace(&mut self.at, (screen, overlay));
        self.is_deeper = false;
        let place = |pages: &[Page]| pages.iter().position(|page| Some(*page) == overlay.page());
        if from != screen {
            let pages = self.below.drain(..).chain(left.page()).collect();
            let (before, pages) = std::mem::replace(&mut self.before, (from, pages));
            // Whoever comes back to a page finds the way to it again.
            if let Some(at) = place(&pages).filter(|_| before == screen) {
                self.below.extend(&pages[..at]);
            }
            self.visits = vec![0; self.below.len()];
        } else if let Some(at) = place(&self.below) {
            self.visit = self.visits[at];
            self.below.truncate(at);
            self.visits.truncate(at);
            return;
        } else if overlay == Overlay::None {
            self.below.clear();
            self.visits.clear();
        } else if let Some(page) = left.page() {
            self.below.push(page);
            self.visits.push(self.visit);
        }
        self.latest += 1;
        self.visit = self.latest;
    }
}

fn follow(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>, mut trail: ResMut<Trail>) {
    let now = (*screen.get(), *overlay.get());
    if trail.at != now {
        trail.follow(now.0, now.1);
    }
}

/// Notes whether the page that is drawn shows a level above its first. An [`UpWanted`] then asks it to leave that.
pub fn note_level(trail: &mut ResMut<Trail>, is_deeper: bool) {
    if trail.is_deeper != is_deeper {
        trail.is_deeper = is_deeper;
    }
}

/// The open page is to show the level below the one that it shows.
#[derive(Message, Clone, Copy, Debug)]
pub struct UpWanted;

/// Goes one level up: within the page, to the page below, to the title from the options before a game; else the screen
/// decides.
pub fn go_up(
    trail: Res<Trail>,
    (mut next_overlay, mut next_screen): (ResMut<NextState<Overlay>>, ResMut<NextState<Screen>>),
    (mut up, mut unhandled): (MessageWriter<UpWanted>, MessageWriter<BackPressed>),
) {
    let to = |page: Option<Page>| page.map_or(Overlay::None, Overlay::Page);
    match trail.at {
        (_, Overlay::Page(_)) if trail.is_deeper => drop(up.write(UpWanted)),
        (_, Overlay::Page(_)) => next_overlay.set(to(trail.below.last().copied())),
        (Screen::NewGame, Overlay::None) => {
            next_screen.set(Screen::Title);
            NextState::set_if_neq(&mut next_overlay, to(trail.page_of_title()));
        }
        _ => drop(unhandled.write(BackPressed)),
    }
}

/// Closes all pages, or leaves the options before a game.
pub fn close(
    trail: Res<Trail>,
    (mut next_overlay, mut next_screen): (ResMut<NextState<Overlay>>, ResMut<NextState<Screen>>),
) {
    match trail.at {
        (Screen::NewGame, Overlay::None) => next_screen.set(Screen::Title),
        _ => next_overlay.set(Overlay::None),
    }
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

/// Leaves the topmost layer: a question (answering no), or a level of pages and screens.
fn go_back(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut questions: ResMut<Questions>,
    learning: Option<Res<Learning>>,
    mut commands: Commands,
) {
    // Escape cancels the choice of a key.
    if learning.is_some_and(|learning| learning.0.is_some()) {
        return;
    }
    // In a text field Escape leaves the field, and in a drop-down list it closes the list; egui handles both.
    for mut context in &mut contexts {
        let context = context.get_mut();
        if context.text_edit_focused() {
            focus::leave_field(context);
            return;
        }
        if egui::Popup::is_any_open(context) {
            return;
        }
    }
    if questions.is_open() {
        questions.answer(false);
    } else {
        commands.run_system_cached(go_up);
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::shell::input::context;
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

    const OTHER: Page = Page::new("other", "settings-title");

    fn go(app: &mut App, screen: Screen, overlay: Overlay) {
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        app.update();
    }

    fn overlay(app: &App) -> Overlay {
        *app.world().resource::<State<Overlay>>().get()
    }

    #[test]
    fn back_leads_level_by_level_through_the_pages() {
        let mut app = app();
        go(&mut app, Screen::Title, Overlay::Page(PAGE));
        assert!(!app.world().resource::<Trail>().is_nested());
        let first = app.world().resource::<Trail>().visit();
        go(&mut app, Screen::Title, Overlay::Page(OTHER));
        let trail = app.world().resource::<Trail>();
        assert!(trail.is_nested() && trail.has(PAGE) && trail.has(OTHER));
        assert_ne!(trail.visit(), first);
        escape(&mut app);
        assert_eq!(overlay(&app), Overlay::Page(PAGE));
        assert_eq!(app.world().resource::<Trail>().visit(), first, "it is as it was left");
        escape(&mut app);
        assert_eq!(overlay(&app), Overlay::None);
        assert!(!app.world().resource::<Trail>().has(PAGE));
    }

    #[test]
    fn a_page_with_levels_of_its_own_is_asked_first() {
        #[derive(Resource, Default)]
        struct Rooms(usize);

        let mut app = app();
        app.insert_resource(Rooms(2)).add_systems(
            Update,
            |mut up: MessageReader<UpWanted>, mut rooms: ResMut<Rooms>, mut trail: ResMut<Trail>| {
                rooms.0 -= up.read().count();
                note_level(&mut trail, rooms.0 > 0);
            },
        );
        go(&mut app, Screen::Title, Overlay::Page(PAGE));
        app.update();
        for rooms in [1, 0] {
            escape(&mut app);
            assert_eq!(
                (app.world().resource::<Rooms>().0, overlay(&app)),
                (rooms, Overlay::Page(PAGE))
            );
        }
        escape(&mut app);
        assert_eq!(overlay(&app), Overlay::None);
    }

    #[test]
    fn whoever_comes_back_from_a_game_to_a_page_finds_the_way_to_it_again() {
        let mut app = app();
        go(&mut app, Screen::Title, Overlay::Page(PAGE));
        go(&mut app, Screen::Title, Overlay::Page(OTHER));
        go(&mut app, Screen::Playing, Overlay::None);
        assert_eq!(app.world().resource::<Trail>().below(), []);
        go(&mut app, Screen::Title, Overlay::Page(OTHER));
        escape(&mut app);
        assert_eq!(overlay(&app), Overlay::Page(PAGE));
        // From the menu of a game no page is left behind.
        go(&mut app, Screen::Playing, Overlay::Page(PAGE));
        go(&mut app, Screen::Title, Overlay::Page(OTHER));
        escape(&mut app);
        assert_eq!(overlay(&app), Overlay::None);
    }

    #[test]
    fn back_from_the_choices_before_a_game_leads_to_the_page_that_led_there() {
        let mut app = app();
        go(&mut app, Screen::Title, Overlay::Page(PAGE));
        go(&mut app, Screen::NewGame, Overlay::None);
        assert!(app.world().resource::<Trail>().is_nested());
        escape(&mut app);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        assert_eq!(overlay(&app), Overlay::Page(PAGE));
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

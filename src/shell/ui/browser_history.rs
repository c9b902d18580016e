//! The browser's Back and Forward: Back closes what is open, then leads from a screen to the title, and leaves the page
//! from there; Forward leads to where the player came back from. A page over the title has an address of its own, which
//! is the link to what it shows where that has one.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::navigation::{Overlay, Page, Screen, Trail, UpWanted};
use super::page::Pages;
use super::question::Questions;
use crate::shell::system::exchange::events::{Arrived, ExchangeSystems, Origin, PageAddressed};
use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Pages>()
        .add_resource::<KnownPages>()
        .add_resource::<PageLink>()
        .add_message::<PageAddressed>()
        .add_message::<PlaceWanted>()
        .add_message::<ScreenWanted>()
        .add_systems(PreUpdate, go.after(ExchangeSystems::Deliver));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
}

/// The player wants to be at the place of an entry of the browser's history.
#[derive(Message, Clone, Debug)]
pub struct PlaceWanted(pub String);

/// The player wants to be on a screen, to or from which only a game knows the way: it leaves, or reopens, what was
/// played there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenWanted(pub Screen);

/// The pages that were open since the start: the history knows them by name.
#[derive(Resource, Debug, Default)]
struct KnownPages(Vec<Page>);

/// The fragment of a link to what the open page shows, if it came by one. It stands in the address in place of the page's
/// name, so that a reload shows the same again.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct PageLink(pub Option<String>);

const fn screen_name(screen: Screen) -> &'static str {
    match screen {
        Screen::Title => "title",
        Screen::NewGame => "new-game",
        Screen::Playing => "playing",
    }
}

/// The places from the title, which is not among them, to where the player is.
#[cfg(any(test, target_arch = "wasm32"))]
fn places(
    screen: Screen,
    overlay: Overlay,
    below: &[Page],
    PageLink(link): &PageLink,
    is_more_open: bool,
) -> Vec<String> {
    let name = screen_name(screen);
    let own = (screen != Screen::Title).then(|| name.to_owned());
    let below = below.iter().map(|page| format!("{name} {}", page.id));
    let page = overlay.page().map(|page| match link {
        Some(link) => format!("{name} {} {link}", page.id),
        None => format!("{name} {}", page.id),
    });
    // A question, a list or a level of the page, which Forward cannot open again.
    let more = is_more_open.then(|| "more".to_owned());
    own.into_iter().chain(below).chain(page).chain(more).collect()
}

/// The screen and the page of a place, and the link to what the page showed; `None` if it cannot be gone to.
fn meant<'a>(place: &'a str, known: &[Page]) -> Option<(Screen, Overlay, Option<&'a str>)> {
    let mut words = place.split(' ');
    let name = words.next()?;
    let screen = [Screen::Title, Screen::NewGame, Screen::Playing]
        .into_iter()
        .find(|screen| screen_name(*screen) == name)?;
    let overlay = match words.next() {
        Some(id) => Overlay::Page(*known.iter().find(|page| page.id == id)?),
        None => Overlay::None,
    };
    Some((screen, overlay, words.next()))
}

/// What leads to another place.
#[derive(SystemParam)]
struct Way<'w> {
    next_screen: ResMut<'w, NextState<Screen>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    screens: MessageWriter<'w, ScreenWanted>,
    arrived: MessageWriter<'w, Arrived>,
    up: MessageWriter<'w, UpWanted>,
}

/// Goes where the player wants to be. An open list is closed, and an open question is answered with no.
fn go(
    (mut wanted, mut addresses): (MessageReader<PlaceWanted>, MessageReader<PageAddressed>),
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    (pages, mut known, trail): (Res<Pages>, ResMut<KnownPages>, Res<Trail>),
    mut questions: ResMut<Questions>,
    mut way: Way,
) {
    if let Some(page) = overlay.page()
        && !known.0.contains(&page)
    {
        known.0.push(page);
    }
    let place = wanted.read().last();
    let place = place.and_then(|PlaceWanted(place)| meant(place, &known.0));
    let page = addresses.read().last();
    let page = page.and_then(|PageAddressed(name)| pages.addressed(name));
    let over_screen = page.map(|page| (*screen.get(), Overlay::Page(page), None));
    // An address that came in the same frame as Back is what the player wants last.
    let Some((to, over, link)) = over_screen.or(place) else {
        return;
    };
    if let Some(link) = link.filter(|_| *overlay.get() != over) {
        let (text, from) = (link.to_owned(), Origin::Address);
        way.arrived.write(Arrived { text, from });
    }
    for mut context in &mut contexts {
        egui::Popup::close_all(context.get_mut());
    }
    let is_asked = questions.is_open();
    while questions.is_open() {
        questions.answer(false);
    }
    let is_there = (*screen.get(), *overlay.get()) == (to, over);
    if is_there && page.is_none() && trail.is_deeper() && !is_asked {
        way.up.write(UpWanted);
    }
    match (*screen.get(), to) {
        (from, to) if from == to => NextState::set_if_neq(&mut way.next_overlay, over),
        (Screen::Playing, _) | (_, Screen::Playing) => drop(way.screens.write(ScreenWanted(to))),
        (_, to) => {
            way.next_overlay.set(over);
            way.next_screen.set(to);
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use bevy::prelude::*;
    use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
    use wasm_bindgen::prelude::*;

    use super::{PageLink, PlaceWanted, places};
    use crate::shell::system::redraw::{Alarm, Rest, Wake};
    use crate::shell::ui::navigation::{Overlay, Screen, Trail};
    use crate::shell::ui::question::Questions;

    /// Frames after which a place that the player wanted has come about, or will not.
    const FRAMES_TO_ARRIVE: u8 = 3;

    #[wasm_bindgen(module = "/web/history.js")]
    extern "C" {
        /// Registers `ring` to be called when the player wants to be elsewhere.
        fn listen(ring: &JsValue);
        /// Where the player wants to be.
        #[wasm_bindgen(js_name = wantedPlace)]
        fn wanted_place() -> Option<String>;
        /// Sends the game's place, as the places from the title to there.
        fn arrive(places: Vec<String>);
    }

    pub(super) fn plugin(app: &mut App) {
        app.add_systems(Startup, begin)
            .add_systems(First, hear)
            .add_systems(Last, tell.before(Rest));
    }

    fn begin(alarm: Res<Alarm>) {
        let alarm = alarm.clone();
        listen(&Closure::<dyn Fn()>::new(move || alarm.ring()).into_js_value());
    }

    fn hear(mut wanted: MessageWriter<PlaceWanted>) {
        wanted.write_batch(wanted_place().map(PlaceWanted));
    }

    /// Sends the page the game's place: whenever that changes, and after the player wanted to be elsewhere, since not
    /// every wish can be granted.
    fn tell(
        (screen, overlay, link): (Res<State<Screen>>, Res<State<Overlay>>, Res<PageLink>),
        trail: Res<Trail>,
        questions: Res<Questions>,
        mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
        mut wanted: MessageReader<PlaceWanted>,
        mut told: Local<Option<Vec<String>>>,
        mut frames: Local<u8>,
        mut wake: ResMut<Wake>,
    ) {
        if wanted.read().count() > 0 {
            *frames = FRAMES_TO_ARRIVE;
            *told = None;
        }
        if *frames > 0 {
            *frames -= 1;
            wake.keep_drawing();
            return;
        }
        let is_list_open = contexts
            .iter_mut()
            .any(|mut context| egui::Popup::is_any_open(context.get_mut()));
        let now = places(
            *screen.get(),
            *overlay.get(),
            trail.below(),
            &link,
            is_list_open || questions.is_open() || trail.is_deeper(),
        );
        if told.as_ref() != Some(&now) {
            arrive(now.clone());
            *told = Some(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::shell::input::context;
    use crate::shell::ui::page::add_page;
    use crate::shell::ui::question::Question;
    use crate::shell::ui::{navigation, question};

    const PAGE: Page = Page::with_address("settings", "settings-title");

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, InputPlugin, context::plugin, question::plugin))
            .add_plugins((navigation::plugin, plugin))
            .add_message::<Arrived>();
        app.update();
        app
    }

    fn set(app: &mut App, screen: Screen, overlay: Overlay) {
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        app.update();
        app.update();
    }

    fn want(app: &mut App, place: &str) {
        app.world_mut().write_message(PlaceWanted(place.to_owned()));
        app.update();
        app.update();
    }

    fn now(app: &App) -> (Screen, Overlay) {
        let world = app.world();
        let screen = *world.resource::<State<Screen>>().get();
        (screen, *world.resource::<State<Overlay>>().get())
    }

    fn screens_wanted(app: &mut App) -> Vec<Screen> {
        let mut messages = app.world_mut().resource_mut::<Messages<ScreenWanted>>();
        messages.drain().map(|ScreenWanted(screen)| screen).collect()
    }

    #[test]
    fn each_screen_and_each_page_over_it_is_a_place() {
        let places = |screen, overlay, is_more_open| places(screen, overlay, &[], &PageLink(None), is_more_open);
        assert_eq!(places(Screen::Title, Overlay::None, false), Vec::<String>::new());
        assert_eq!(places(Screen::Title, Overlay::Page(PAGE), false), ["title settings"]);
        let all = places(Screen::Playing, Overlay::Page(PAGE), true);
        assert_eq!(all, ["playing", "playing settings", "more"]);
        let known = [PAGE];
        assert_eq!(meant(&all[0], &known), Some((Screen::Playing, Overlay::None, None)));
        assert_eq!(
            meant(&all[1], &known),
            Some((Screen::Playing, Overlay::Page(PAGE), None))
        );
        for unknown in [&*all[2], "playing nowhere", "", "nowhere"] {
            assert_eq!(meant(unknown, &known), None, "{unknown}");
        }
    }

    #[test]
    fn the_pages_below_the_open_one_are_places_and_back_leads_to_them() {
        const ABOVE: Page = Page::new("above", "settings-title");
        let mut app = app();
        set(&mut app, Screen::Title, Overlay::Page(PAGE));
        set(&mut app, Screen::Title, Overlay::Page(ABOVE));
        let below = app.world().resource::<Trail>().below().to_vec();
        let shown = places(Screen::Title, Overlay::Page(ABOVE), &below, &PageLink(None), true);
        assert_eq!(shown, ["title settings", "title above", "more"]);
        want(&mut app, "title settings");
        assert_eq!(now(&app).1, Overlay::Page(PAGE));
        assert_eq!(app.world().resource::<Trail>().below(), []);
        want(&mut app, "title above");
        assert_eq!(app.world().resource::<Trail>().below(), [PAGE]);
    }

    #[test]
    fn back_closes_the_page_and_forward_opens_it_again() {
        let mut app = app();
        set(&mut app, Screen::Title, Overlay::Page(PAGE));
        want(&mut app, "title");
        assert_eq!(now(&app), (Screen::Title, Overlay::None));
        want(&mut app, "title settings");
        assert_eq!(now(&app), (Screen::Title, Overlay::Page(PAGE)));
        want(&mut app, "title another");
        assert_eq!(now(&app), (Screen::Title, Overlay::Page(PAGE)), "that cannot be had");
    }

    #[test]
    fn forward_to_a_page_that_showed_a_link_brings_the_link_again() {
        let link = PageLink(Some("A1b2".to_owned()));
        let shown = places(Screen::Title, Overlay::Page(PAGE), &[], &link, false);
        assert_eq!(shown, ["title settings A1b2"]);
        let mut app = app();
        set(&mut app, Screen::Title, Overlay::Page(PAGE));
        let arrived = |app: &mut App| {
            let mut messages = app.world_mut().resource_mut::<Messages<Arrived>>();
            messages.drain().map(|arrived| arrived.text).collect::<Vec<_>>()
        };
        want(&mut app, &shown[0]);
        assert_eq!(arrived(&mut app), [""; 0], "it is there");
        want(&mut app, "title");
        want(&mut app, &shown[0]);
        assert_eq!(now(&app), (Screen::Title, Overlay::Page(PAGE)));
        assert_eq!(arrived(&mut app), ["A1b2"]);
    }

    #[test]
    fn back_answers_a_question_with_no() {
        let mut app = app();
        set(&mut app, Screen::Playing, Overlay::None);
        app.world_mut().spawn(Question::default());
        app.update();
        want(&mut app, "playing");
        assert!(!app.world().resource::<Questions>().is_open());
        assert_eq!(now(&app).0, Screen::Playing);
        assert_eq!(screens_wanted(&mut app), []);
    }

    #[test]
    fn an_address_opens_its_page_over_any_screen() {
        let mut app = app();
        add_page(&mut app, PAGE, |_: In<egui::Context>| None);
        for screen in [Screen::Title, Screen::Playing] {
            set(&mut app, screen, Overlay::None);
            for (name, overlay) in [("nothing", Overlay::None), ("settings", Overlay::Page(PAGE))] {
                app.world_mut().write_message(PageAddressed(name.to_owned()));
                app.update();
                app.update();
                assert_eq!(now(&app), (screen, overlay), "{name}");
            }
        }
        assert_eq!(screens_wanted(&mut app), []);
    }

    #[test]
    fn an_address_right_after_back_is_not_lost() {
        let mut app = app();
        add_page(&mut app, PAGE, |_: In<egui::Context>| None);
        set(&mut app, Screen::NewGame, Overlay::None);
        app.world_mut().write_message(PageAddressed("settings".to_owned()));
        want(&mut app, "title");
        assert_eq!(now(&app).1, Overlay::Page(PAGE));
    }

    #[test]
    fn only_the_game_knows_the_way_from_and_to_what_is_played() {
        let mut app = app();
        set(&mut app, Screen::NewGame, Overlay::None);
        want(&mut app, "title");
        assert_eq!(now(&app).0, Screen::Title);
        want(&mut app, "playing");
        assert_eq!(now(&app).0, Screen::Title);
        assert_eq!(screens_wanted(&mut app), [Screen::Playing]);
        set(&mut app, Screen::Playing, Overlay::None);
        want(&mut app, "title");
        assert_eq!(now(&app).0, Screen::Playing);
        assert_eq!(screens_wanted(&mut app), [Screen::Title]);
    }
}

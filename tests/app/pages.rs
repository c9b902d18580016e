//! What holds for every page, whichever it is: the tests walk the pages that were added.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agon::gameplay::agon_screen::AGON;
use agon::games::GAMES;
use agon::shell::system::language::Language;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Page, Screen};
use agon::shell::ui::page::Pages;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::pages::PagesOfGames;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Role};

use crate::whole::{Whole, nothing_drawn};

/// The program with a game on the table, and the pages that can lie over its title.
fn at_title(game: ActiveGame) -> (Whole, Vec<Page>) {
    let whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(game);
    });
    let world = whole.app.world();
    let of_games = world.resource::<PagesOfGames>();
    let pages = world.resource::<Pages>().all();
    let pages: Vec<_> = pages
        .filter(|page| page.has_address && of_games.owner(page.id).is_none_or(|owner| owner == game))
        .collect();
    assert!(pages.len() >= 6, "{pages:?}");
    (whole, pages)
}

#[test]
fn every_page_is_read_out_and_closed_by_escape_and_by_its_button() {
    for game in [AGON, AGENT] {
        let (mut whole, pages) = at_title(game);
        for page in pages {
            let title = whole.app.world().resource::<Language>().tr(page.title);
            let said = whole.said().len();
            whole.show(Screen::Title, Overlay::Page(page));
            let new = whole.said().split_off(said);
            assert!(new.iter().any(|text| text.contains(&title)), "{page:?}: {new:?}");
            whole.press(KeyCode::Escape, Key::Escape);
            assert_eq!(whole.screen(), (Screen::Title, Overlay::None), "{page:?}");
            whole.show(Screen::Title, Overlay::Page(page));
            whole.act("Back", Action::Click);
            assert_eq!(whole.screen(), (Screen::Title, Overlay::None), "{page:?}");
        }
    }
}

#[test]
fn from_a_page_behind_more_back_leads_to_more_and_closing_to_the_title() {
    for game in [AGON, AGENT] {
        let (mut whole, _) = at_title(game);
        whole.act("More", Action::Click);
        let more = whole.screen().1;
        whole.act("Keys and gamepad", Action::Click);
        assert_ne!(whole.screen().1, more);
        whole.press(KeyCode::Escape, Key::Escape);
        assert_eq!(whole.screen(), (Screen::Title, more));
        whole.act("Keys and gamepad", Action::Click);
        whole.act("Back", Action::Click);
        assert_eq!(whole.screen(), (Screen::Title, more));
        whole.act("Keys and gamepad", Action::Click);
        whole.act("Close", Action::Click);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    }
}

#[test]
fn back_from_the_choices_before_a_game_leads_to_more() {
    let (mut whole, _) = at_title(AGON);
    whole.act("More", Action::Click);
    let more = whole.screen();
    whole.act("Play the computer", Action::Click);
    assert_eq!(whole.screen(), (Screen::NewGame, Overlay::None));
    whole.act("Back", Action::Click);
    assert_eq!(whole.screen(), more);
    whole.press(KeyCode::Escape, Key::Escape);
    // From the title itself one comes back to the title.
    whole.act("Two players", Action::Click);
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
}

#[test]
fn on_every_page_the_keyboard_finds_a_control_and_every_control_has_a_name() {
    for game in [AGON, AGENT] {
        let (mut whole, pages) = at_title(game);
        for page in pages {
            whole.show(Screen::Title, Overlay::Page(page));
            whole.press(KeyCode::Tab, Key::Tab);
            let focus = whole.focus();
            assert!(
                focus.label().is_some_and(|name| !name.is_empty()),
                "{page:?}: {focus:?}"
            );
            let is_control = |role| matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::Slider);
            for (_, node) in whole.nodes().into_iter().filter(|(_, node)| is_control(node.role())) {
                assert!(node.label().is_some_and(|name| !name.is_empty()), "{page:?}: {node:?}");
            }
        }
    }
}

#[test]
fn no_two_pages_have_the_same_name() {
    let (whole, _) = at_title(AGON);
    let mut names: Vec<_> = whole
        .app
        .world()
        .resource::<Pages>()
        .all()
        .map(|page| page.id)
        .collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn addresses_of_games_but_the_first_begin_with_their_names() {
    let (whole, _) = at_title(AGON);
    let world = whole.app.world();
    // The web page relies on it before it knows the pages.
    for page in world.resource::<Pages>().all().filter(|page| page.has_address) {
        let owner = world.resource::<PagesOfGames>().owner(page.id);
        let mut others = GAMES[1..].iter().map(|game| game.id);
        let named = others.find(|id| page.id.starts_with(&format!("{}-", id.name().unwrap())));
        assert_eq!(named, owner.filter(|owner| *owner != GAMES[0].id), "{page:?}");
    }
}

//! What screen readers are told and can do, read in the tree that the whole game gives them.

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::HistoryAction;
use agon::agon::gameplay::settings::AgonSettings;
use agon::agon::pages::new_game::choices::Choices;
use agon::agon::text::pages::{MENU, OPEN, SHARE};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::board::CellId;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, RuleSet, Side, WinReason};
use bevy::window::Window;
use bevy_egui::egui::accesskit::{Action, Role, Toggled};

use crate::whole::{SCREENS, Whole, nothing_drawn};

fn playing() -> Whole {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    whole
}

#[test]
fn every_cell_has_a_name_a_place_and_can_be_pressed() {
    let whole = playing();
    let nodes = whole.nodes();
    for cell in CellId::ALL {
        let name = cell.to_string();
        let is_cell = |label: &str| label.split(',').next() == Some(&name);
        let found: Vec<_> = nodes
            .iter()
            .filter(|(_, node)| node.label().is_some_and(is_cell))
            .collect();
        assert_eq!(found.len(), 1, "{cell}");
        let (_, node) = found[0];
        assert_eq!(node.role(), Role::Button);
        assert!(
            node.supports_action(Action::Click) && node.supports_action(Action::Focus),
            "{cell}"
        );
        let bounds = node.bounds().unwrap_or_else(|| panic!("{cell} is nowhere"));
        assert!(bounds.width() > 10.0 && bounds.height() > 10.0, "{cell}: {bounds:?}");
    }
    whole.node("f1, White queen, can be moved");
}

#[test]
fn a_move_is_played_by_pressing_its_cells() {
    let mut whole = playing();
    whole.act("f1, White queen, can be moved", Action::Focus);
    assert_eq!(whole.focus().label(), Some("f1, White queen, can be moved"));
    whole.act("f1, White queen, can be moved", Action::Click);
    assert_eq!(whole.focus().label(), Some("f1, White queen, chosen"));
    whole.act("f2, empty, can be reached", Action::Click);
    assert_eq!(whole.app.world().resource::<Match>().game().plies().len(), 1);
    whole.node("f2, White queen");
    let said = whole.said();
    assert!(said.contains(&"f1, White queen, chosen".to_owned()), "{said:?}");
    assert_eq!(said.last().unwrap(), "White: queen f1 to f2. Black: To move.");
    // So does the list of moves, where the eye sees notation.
    whole.node("1. White: queen f1 to f2.");
}

#[test]
fn captures_and_obligations_are_told() {
    let rules = RuleSet::default();
    let before = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1", &rules).unwrap();
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::from_position(rules, before));
    whole.act("k7, White guard, can be moved", Action::Click);
    whole.act("i8, empty, can be reached", Action::Click);
    whole.node("h9, Black guard, captured, chosen");
    let said = whole.said().join("\n");
    assert!(said.contains("h9"), "{said}");
}

#[test]
fn a_draw_is_offered_and_declined_in_words() {
    let mut whole = playing();
    whole.act("Offer a draw", Action::Click);
    whole.act("Decline", Action::Click);
    let said = whole.said().join("\n");
    assert!(said.contains("White offers a draw. Black, do you accept?"), "{said}");
    assert!(said.contains("Black declines the draw."), "{said}");
}

#[test]
fn whoever_steps_through_a_game_that_is_over_hears_the_moves() {
    let mut game = Game::new(RuleSet::default());
    for text in ["f1f2", "f11f10", "f2f3"] {
        game.play(read_move(text, game.position(), game.rules()).unwrap())
            .unwrap();
    }
    game.lose(Side::Black, WinReason::Resignation);
    let mut whole = Whole::start(Store::memory());
    whole.play(game);
    let from = whole.said().len();
    for _ in 0..2 {
        whole.app.world_mut().write_message(HistoryAction::ShowPrevious);
        whole.settle();
    }
    let said = &whole.said()[from..];
    assert!(said[0].contains("Reviewing the game."), "{said:?}");
    assert_eq!(said[1], "White: queen f1 to f2.");
}

#[test]
fn a_question_is_read_out() {
    let mut whole = playing();
    whole.act("Resign", Action::Click);
    let said = whole.said().join("\n");
    assert!(said.contains("Resign this game?"), "{said}");
}

#[test]
fn what_lies_over_the_board_hides_its_cells() {
    let mut whole = playing();
    whole.go(Screen::Playing, Overlay::Page(MENU));
    let cells = |whole: &Whole| {
        let nodes = whole.nodes();
        nodes
            .iter()
            .filter(|(_, node)| node.label().is_some_and(|name| name.ends_with("empty")))
            .count()
    };
    assert_eq!(cells(&whole), 0);
    whole.go(Screen::Playing, Overlay::None);
    assert!(cells(&whole) > 70);
}

#[test]
fn every_control_of_every_screen_has_a_name_and_a_role() {
    let mut whole = Whole::start(Store::memory());
    for (screen, overlay) in SCREENS {
        whole.show(screen, overlay);
        assert_eq!(whole.screen(), (screen, overlay));
        let controls: Vec<_> = whole
            .nodes()
            .into_iter()
            .filter(|(_, node)| node.supports_action(Action::Focus))
            .map(|(_, node)| node)
            .collect();
        assert!(!controls.is_empty(), "{screen:?} {overlay:?}");
        for node in controls {
            assert_ne!(node.role(), Role::Unknown, "{screen:?} {overlay:?}: {node:?}");
            let named = node.label().is_some_and(|name| !name.is_empty()) || !node.labelled_by().is_empty();
            assert!(named, "{screen:?} {overlay:?}: {node:?}");
        }
    }
}

#[test]
fn a_screen_reader_presses_the_controls() {
    let mut whole = Whole::start(Store::memory());
    whole.act("Settings", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(SETTINGS)));
    whole.act("Back", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
}

#[test]
fn what_comes_to_lie_over_the_screen_is_told_by_its_name() {
    let mut whole = playing();
    for (overlay, name) in [(Overlay::Page(SHARE), "Share"), (Overlay::Page(SETTINGS), "Settings")] {
        whole.show(Screen::Playing, overlay);
        assert!(whole.said().contains(&name.to_owned()), "{:?}", whole.said());
    }
}

#[test]
fn the_window_has_a_name_and_each_screen_is_told_by_its_own() {
    let mut whole = Whole::start(Store::memory());
    let world = whole.app.world_mut();
    let title = world.query::<&Window>().single(world).unwrap().title.clone();
    assert_eq!(
        whole.focus().label(),
        Some(&*title),
        "the focus is on the window itself"
    );
    whole.act_in_more("Play the computer");
    assert_eq!(whole.said().last().unwrap(), "Play the computer");
    whole.go(Screen::Title, Overlay::None);
    assert_eq!(whole.said().last().unwrap(), "Agon");
}

#[test]
fn what_is_chosen_is_told_with_what_it_is() {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Play the computer");
    whole.act("Head start, 2", Action::Click);
    assert_eq!(whole.app.world().resource::<Choices>().handicap, 2);
    let (_, chosen) = whole.node("Head start, 2");
    assert_eq!(
        (chosen.role(), chosen.toggled()),
        (Role::RadioButton, Some(Toggled::True))
    );
}

#[test]
fn what_is_wrong_with_a_text_is_read_out() {
    let mut whole = Whole::start(Store::memory());
    whole.show(Screen::Title, Overlay::Page(OPEN));
    whole.app.world_mut().write_message(Arrived {
        text: "no game at all".into(),
        from: Origin::Clipboard,
    });
    whole.settle();
    let said = whole.said().join("\n");
    assert!(said.contains("neither a link, a code, a position"), "{said}");
}

#[test]
fn pages_and_their_parts_have_headings() {
    let mut whole = Whole::start(Store::memory());
    whole.show(Screen::Title, Overlay::Page(SETTINGS));
    let nodes = whole.nodes();
    let headings: Vec<_> = nodes
        .iter()
        .filter(|(_, node)| node.role() == Role::Heading)
        .map(|(_, node)| (node.level().unwrap(), node.label().unwrap()))
        .collect();
    for heading in [(1, "Settings"), (2, "Sound"), (2, "Board")] {
        assert!(headings.contains(&heading), "{heading:?} in {headings:?}");
    }
}

#[test]
fn a_level_is_told_with_its_name() {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Play the computer");
    let (_, level) = whole.node("How strong an opponent? 1, Beginner");
    assert_eq!(level.role(), Role::RadioButton);
}

#[test]
fn the_hints_of_a_first_game_are_read_out() {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.world_mut().resource_mut::<AgonSettings>().first_run = true;
    });
    whole.act("Play", Action::Click);
    let said = whole.said().join("\n");
    assert!(said.contains("Bring your queen to the throne in the middle"), "{said}");
}

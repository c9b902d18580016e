//! *My games*: what a game that is viewed from there leads back to, and another name for a game.

use agon::agon::gameplay::messages::{GameAction, ResultAction};
use agon::agon::text::pages::{MY_GAMES, RENAME};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::rules::{Game, RuleSet};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};

use crate::whole::Whole;

#[test]
fn a_saved_game_that_is_viewed_leads_back_to_my_games() {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    let first = whole.current().position().legal_moves(whole.current().rules())[0];
    whole.request(first);
    whole.send(ResultAction::OfferDraw);
    whole.send(ResultAction::AcceptDraw);
    whole.wait_until(|whole| whole.texts().contains("Rematch"));
    let is_told = |(_, node): &(NodeId, Node)| {
        let text = node.value().or(node.label()).unwrap_or_default();
        text.contains("agreed on a draw") && node.live().is_none()
    };
    let told = whole.nodes().into_iter().filter(is_told).count();
    assert_eq!(told, 1, "the card says it, and the banner no more");
    assert!(!whole.texts().contains("Back to My games"));
    whole.send(GameAction::Leave);
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    whole.act("View this game", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    whole.wait_until(|whole| whole.texts().contains("Back to My games"));
    assert!(!whole.texts().contains("Rematch"), "one of the two may not be here");
    whole.act("Back to My games", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MY_GAMES)));
}

#[test]
fn an_unfinished_game_gets_a_name_and_goes_on_with_it() {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    let first = whole.current().position().legal_moves(whole.current().rules())[0];
    whole.request(first);
    whole.send(GameAction::Leave);
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    let has = |whole: &Whole, role| whole.nodes().iter().any(|(_, node)| node.role() == role);
    assert!(has(&whole, Role::RadioButton) && !has(&whole, Role::CheckBox));
    whole.act("Choose several", Action::Click);
    whole.settle();
    assert!(has(&whole, Role::CheckBox) && !has(&whole, Role::RadioButton));
    whole.act("Done", Action::Click);
    whole.settle();
    whole.act("Rename", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(RENAME)));
    for _ in 0..5 {
        if whole.focus().role() != Role::TextInput {
            whole.press(KeyCode::Tab, Key::Tab);
        }
    }
    for sign in ["S", "u", "n", "d", "a", "y"] {
        whole.type_sign(sign);
    }
    whole.act("Done", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MY_GAMES)));
    assert!(whole.texts().contains("Sunday"), "{}", whole.texts());
    whole.act("Continue", Action::Click);
    assert_eq!(whole.current().title(), "Sunday");
    assert_eq!(whole.current().game().plies().len(), 1);
}

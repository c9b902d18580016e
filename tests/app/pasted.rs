//! A game that begins from a position that was pasted on the page of choices, through the whole game.

use agon::agon::gameplay::current_game::Match;
use agon::agon::pages::new_game::choices::{Choices, Opponent};
use agon::agon::text::pages::OPEN;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::shell::ui::notice::Notices;
use agon_core::rules::{Preset, Side};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Node};

use crate::whole::Whole;

/// White's guard steps to e8: by the usual rules it captures one guard, by those of Escale two.
const POSITION: &str = "6/7/8/7GG/8g1/7gg2/6GG2/9/8/7/6 w - 0 1";

/// On the page of choices for two people with names, by the rules of Escale, where a text is to be pasted.
fn about_to_paste() -> Whole {
    let mut whole = Whole::start(Store::memory());
    *whole.app.world_mut().resource_mut::<Choices>() = Choices {
        opponent: Opponent::Person,
        names: ["Ada".into(), "Grace".into()],
        preset: Preset::Escale,
        ..default()
    };
    whole.go(Screen::NewGame, Overlay::None);
    whole.act("Start from a position", Action::Click);
    assert_eq!(whole.screen(), (Screen::NewGame, Overlay::Page(OPEN)));
    whole
}

fn paste(whole: &mut Whole, text: &str) {
    whole.app.world_mut().write_message(Arrived {
        text: text.into(),
        from: Origin::Clipboard,
    });
    whole.settle();
}

/// Whether something on the screen says this, as a label or as what is written in a field.
fn says(whole: &Whole, text: &str) -> bool {
    let is_said = |node: &Node| {
        [node.label(), node.value()]
            .into_iter()
            .flatten()
            .any(|said| said.contains(text))
    };
    whole.nodes().iter().any(|(_, node)| is_said(node))
}

#[test]
fn a_pasted_position_is_played_by_the_rules_and_people_that_were_chosen() {
    let mut whole = about_to_paste();
    paste(&mut whole, POSITION);
    assert!(says(&whole, "White to move") && says(&whole, "Angles"));
    whole.act("Start", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let current = whole.app.world().resource::<Match>();
    assert_eq!(current.rules(), &Preset::Escale.rules());
    assert_eq!(current.position().to_string(), POSITION);
    assert!(Side::ALL.into_iter().all(|side| current.players().is_human(side)));
    assert!(says(&whole, "Ada") && says(&whole, "Grace"));
    whole.act("d8, White guard, can be moved", Action::Click);
    whole.act("e8, empty, can be reached", Action::Click);
    let current = whole.app.world().resource::<Match>();
    assert_eq!(current.game().plies().len(), 1);
    assert!(current.position().captured().len() > 1, "also what stands in an angle");
}

#[test]
fn a_damaged_text_says_where_and_why_and_nothing_is_lost() {
    let mut whole = about_to_paste();
    let chosen = whole.app.world().resource::<Choices>().clone();
    for (text, fault) in [
        ("6/7/8/7GG/8g1/7gx2/6GG2/9/8/7/6 w - 0 1", "from character 17 on"),
        ("#not-a-link", "neither a link, a code, a position"),
        ("1. Gb1-c2 Gk7-i8\n2. Gc2-c9 1-0", "Line 2, character 4: "),
    ] {
        paste(&mut whole, text);
        let all = whole.nodes();
        let words: Vec<_> = all
            .iter()
            .flat_map(|(_, node)| [node.label(), node.value()])
            .flatten()
            .collect();
        let broke_off = says(&whole, "This much could be read.");
        assert!(says(&whole, fault), "{text}: {words:?}");
        assert!(
            broke_off || says(&whole, text),
            "what was pasted is still there: {words:?}"
        );
        assert_eq!(whole.screen(), (Screen::NewGame, Overlay::Page(OPEN)));
    }
    // A damaged text in the place of what was found is told of, and that stays.
    paste(&mut whole, "#not-a-link");
    assert_eq!(whole.app.world().resource::<Notices>().shown().count(), 1);
    assert!(says(&whole, "Line 2, character 4: "));
    // What can be read then takes its place, and the choices are what they were.
    paste(&mut whole, POSITION);
    assert!(says(&whole, "White to move"));
    assert_eq!(*whole.app.world().resource::<Choices>(), chosen);
    whole.act("Start", Action::Click);
    assert_eq!(whole.screen().0, Screen::Playing);
}

//! The notebook of Agent: what everybody knows, and the own marks that nobody else sees.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameLeft, GameStarted, MarksChanged};
use agon::agent::text::pages::NOTEBOOK;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::{Agent, Mark, Marks, Options, Player, Referee, Seat, read_action};
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];
const BEN: Player = Player::ALL[1];

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    })
}

/// Ann and Ben have filled in their sheets, and Ann is to act.
fn game() -> Referee {
    let options: Options = "2".parse().unwrap();
    let mut referee = Referee::new(options, ANN, &["Ann", "Ben"].map(Seat::person), 5);
    for (player, text) in [(ANN, "$A1=1000+1000+1000+400+300"), (BEN, "$A1=500")] {
        referee.play(player, &read_action(text).unwrap()).unwrap();
    }
    referee
}

fn decide(whole: &mut Whole, player: Player, text: &str) {
    let current = whole.app.world().resource::<CurrentGame>();
    let request = ActionRequested::by_person(player, read_action(text).unwrap(), current);
    whole.send(request);
}

fn open(whole: &mut Whole, is_open: bool) {
    let overlay = if is_open {
        Overlay::Page(NOTEBOOK)
    } else {
        Overlay::None
    };
    whole.go(Screen::Playing, overlay);
}

/// Whether anything of Ann's marks is to be seen.
fn shows_marks(text: &str) -> bool {
    ["Suspected", "likes Russians"]
        .iter()
        .any(|secret| text.contains(secret))
}

#[test]
fn own_marks_are_seen_by_their_owner_only_and_kept_with_the_game() {
    let mut whole = start(Store::memory());
    whole.send(GameStarted(game()));
    whole.send(DeviceAction::Take(ANN));
    open(&mut whole, true);
    // Nobody marks the own sheet: the first entry is of Ben.
    let name = "Russian\u{a0}1: $0 – $10,000";
    let nodes = whole.nodes();
    let buttons = nodes
        .iter()
        .filter(|(_, node)| node.label() == Some(name) && node.role() == accesskit::Role::Button);
    assert_eq!(buttons.count(), 1);
    let press = |whole: &mut Whole, name: &str| {
        let nodes = whole.nodes();
        let found = nodes
            .iter()
            .find(|(_, node)| node.label() == Some(name) && node.role() == accesskit::Role::Button);
        let (target_node, _) = *found.unwrap_or_else(|| panic!("{name}: {}", whole.texts()));
        whole
            .app
            .world_mut()
            .write_message(bevy::a11y::ActionRequest(accesskit::ActionRequest {
                action: accesskit::Action::Click,
                target_tree: accesskit::TreeId::ROOT,
                target_node,
                data: None,
            }));
        whole.settle();
    };
    press(&mut whole, name);
    assert!(
        whole.texts().contains("Russian\u{a0}1: $0 – $10,000. Suspected"),
        "{}",
        whole.texts()
    );
    let mut marks = whole
        .app
        .world()
        .resource::<CurrentGame>()
        .own_marks()
        .unwrap()
        .1
        .clone();
    assert_eq!(marks.on(BEN, Agent::ALL[4]), Some(Mark::Suspected));
    marks.set_note(BEN, "likes Russians");
    whole.send(MarksChanged {
        owner: ANN,
        marks: marks.clone(),
    });
    assert!(shows_marks(&whole.texts()));
    open(&mut whole, false);
    assert!(!shows_marks(&whole.texts()));
    decide(&mut whole, ANN, "A1-NYC");
    // Nobody has the device, and then Ben has it.
    for holder in [None, Some(BEN)] {
        whole.app.world_mut().write_message(DeviceAction::LayDown);
        whole
            .app
            .world_mut()
            .write_message_batch(holder.map(DeviceAction::Take));
        whole.settle();
        for is_open in [false, true] {
            open(&mut whole, is_open);
            assert!(!shows_marks(&whole.texts()), "{holder:?}: {}", whole.texts());
        }
        // Nor can Ben change them.
        whole.send(MarksChanged {
            owner: ANN,
            marks: Marks::default(),
        });
    }
    assert!(!shows_marks(&whole.said().join("\n")));
    open(&mut whole, false);
    whole.send(GameLeft);
    let store = whole.end();
    for name in store.names("") {
        let text = store.get(&name).unwrap().unwrap();
        assert!(!shows_marks(&text), "{name}: {text}");
    }
    let mut again = start(store);
    again.act("Continue", accesskit::Action::Click);
    assert!(!shows_marks(&again.texts()));
    again.send(DeviceAction::Take(ANN));
    assert_eq!(
        again.app.world().resource::<CurrentGame>().own_marks(),
        Some((ANN, &marks))
    );
}

#[test]
fn the_notebook_tells_what_follows_from_what_everybody_heard() {
    let mut whole = start(Store::memory());
    whole.send(GameStarted(game()));
    for (player, text) in [
        (ANN, "A1-NYC"),
        (BEN, "object"),
        (ANN, "insist"),
        (BEN, "claim=300"),
        (ANN, "claim=1000"),
        (BEN, "give-up"),
    ] {
        whole.send(DeviceAction::Take(player));
        decide(&mut whole, player, text);
    }
    // Everybody is shown the same.
    for holder in [None, Some(ANN), Some(BEN)] {
        whole.app.world_mut().write_message(DeviceAction::LayDown);
        whole
            .app
            .world_mut()
            .write_message_batch(holder.map(DeviceAction::Take));
        open(&mut whole, true);
        let shown = whole.texts();
        for told in [
            "Claims: American\u{a0}1 $300.",
            "Claims: American\u{a0}1 $1,000.",
            "At most $9,700 not staked yet.",
            "At most $9,000 not staked yet.",
            "American\u{a0}1: $1,000 – $10,000",
            "American\u{a0}1: $300 – $10,000",
            "Briton\u{a0}1: $0 – $9,700",
        ] {
            assert!(shown.contains(told), "{told}: {shown}");
        }
        for secret in ["3,700", "6,300", "9,500", "$500"] {
            assert!(!shown.contains(secret), "{secret}: {shown}");
        }
        open(&mut whole, false);
    }
}

//! A game by link between two programs: what is copied in one is pasted into the other.

use agon::shell::system::exchange::events::{Arrived, ExchangeWanted, Origin};
use agon::shell::system::resources::AddResource;
use agon::shell::system::store::Store;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::by_ear::press;
use crate::whole::Whole;

/// The text that was copied last.
#[derive(Resource, Default)]
struct Copied(String);

fn note_copied(mut wanted: MessageReader<ExchangeWanted>, mut copied: ResMut<Copied>) {
    for wanted in wanted.read() {
        if let ExchangeWanted::Copy(text) = wanted {
            copied.0.clone_from(text);
        }
    }
}

/// Moves a piece by pressing its cell and the one where it goes.
fn step(whole: &mut Whole, from: &str, to: &str) {
    for cell in [from, to] {
        press(whole, &format!("{cell}, "));
    }
}

/// The message that Ada sends: White's first move, and an answer if Black's is from k7 to i8.
fn sent_by_ada() -> String {
    let mut ada = Whole::start(Store::memory());
    ada.app.add_resource::<Copied>().add_systems(Last, note_copied);
    press(&mut ada, "Two players");
    press(&mut ada, "By link");
    press(&mut ada, "Your colour, White");
    ada.act("Start", Action::Click);
    step(&mut ada, "b1", "c2");
    press(&mut ada, "Send the link");
    press(&mut ada, "Prepare answers");
    step(&mut ada, "k7", "i8");
    step(&mut ada, "a5", "b6");
    press(&mut ada, "Keep these answers");
    assert_eq!(ada.current().game().plies().len(), 1, "nothing of it is played");
    // The page of the link, which now has the answer, is open.
    press(&mut ada, "Copy the code");
    std::mem::take(&mut ada.app.world_mut().resource_mut::<Copied>().0)
}

#[test]
fn a_prepared_answer_travels_with_the_link_and_is_played_if_it_fits() {
    let message = sent_by_ada();
    for (from, to, is_answered) in [("k7", "i8", true), ("l2", "k2", false)] {
        let mut bo = Whole::start(Store::memory());
        bo.act_in_more("Open a game");
        bo.send(Arrived {
            text: message.clone(),
            from: Origin::Clipboard,
        });
        press(&mut bo, "Play this game");
        assert_eq!(bo.current().game().plies().len(), 1);
        step(&mut bo, from, to);
        if is_answered {
            bo.wait_until(|bo| bo.has_said("had an answer ready: a5 to b6."));
        }
        let plies = 2 + usize::from(is_answered);
        assert_eq!(bo.current().game().plies().len(), plies, "after {from} to {to}");
        assert_eq!(bo.texts().contains("b6, White guard"), is_answered, "{}", bo.texts());
    }
}

//! A game in which a piece was lost on purpose: it is reviewed, and the mistake tried again, wrong and right.

use agon::agon::gameplay::mode_rights::Mode;
use agon::agon::gameplay::preview::Preview;
use agon::agon::gameplay::selection::CellChosen;
use agon::agon::gameplay::try_again::{Reply, TryAgain};
use agon_core::board::CellId;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

fn reply(whole: &Whole) -> Option<&Reply> {
    let tries = whole.app.world().resource::<TryAgain>().tries(whole.current())?;
    Some(tries.reply())
}

/// A step by choosing its cells, until it was weighed.
fn try_out(whole: &mut Whole, [from, to]: [&str; 2]) {
    // Whatever is chosen first ends what is played out.
    for name in [from, to] {
        let cell: CellId = name.parse().unwrap();
        whole.app.world_mut().write_message(CellChosen(cell));
        whole.app.update();
    }
    whole.wait_until(|whole| matches!(reply(whole), Some(Reply::Wrong(_) | Reply::Right(_))));
}

/// The names of all controls.
fn names(whole: &Whole) -> Vec<String> {
    let nodes = whole.nodes();
    nodes
        .iter()
        .filter_map(|(_, node)| node.label())
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_lost_piece_is_reviewed_and_tried_again_wrong_and_right() {
    let mut whole = crate::review::lose();
    let before = (
        whole.current().tree().plies_added(),
        whole.current().tree().here(),
        whole.current().result(),
    );

    whole.act("Retry the mistakes", Action::Click);
    assert_eq!(whole.current().mode(), Mode::Retrying);
    assert!(
        whole.current().game().plies().is_empty(),
        "the position before the mistake"
    );
    let asked = whole.said().into_iter().find(|text| text.starts_with("Mistake 1 of "));
    let asked = asked.unwrap_or_else(|| panic!("{:?}", whole.said()));
    assert!(asked.contains("White played b2 to b3"), "{asked}");
    let names = names(&whole);
    assert!(names.iter().any(|name| name == "Show the best move"));
    for telling in [
        "Who was ahead, move by move",
        "Analysis board",
        "Show the better move",
        "All moves",
    ] {
        assert!(!names.iter().any(|name| name.starts_with(telling)), "{names:?}");
    }

    try_out(&mut whole, ["c6", "c5"]);
    assert!(matches!(reply(&whole), Some(Reply::Wrong(_))), "{:?}", reply(&whole));
    assert!(
        whole.app.world().resource::<Preview>().is_running(),
        "the capture is seen"
    );
    let said = whole.said();
    assert!(
        said.iter()
            .any(|text| text.ends_with("Find something better.") && text.contains("f3")),
        "{said:?}"
    );

    // Not what was found to be the best, but as good.
    try_out(&mut whole, ["f3", "f4"]);
    let Some(Reply::Right(judgement)) = reply(&whole) else {
        panic!("{:?}", reply(&whole));
    };
    assert_eq!(judgement.played.mv.to_string(), "f3f4");
    assert!(whole.said().iter().any(|text| text.starts_with("Well found!")));
    whole.act("Back to the game", Action::Click);
    assert_eq!(whole.current().mode(), Mode::Reviewing);
    let after = (
        whole.current().tree().plies_added(),
        whole.current().tree().here(),
        whole.current().result(),
    );
    assert_eq!(after, before, "the game is as it was");
}

//! A game in which a piece was lost on purpose: it is reviewed, and the mistake tried again, wrong and right.

use std::time::{Duration, Instant};

use agon::app::agon::gameplay::current_game::Match;
use agon::app::agon::gameplay::messages::ResultAction;
use agon::app::agon::gameplay::mode_rights::Mode;
use agon::app::agon::gameplay::preview::Preview;
use agon::app::agon::gameplay::review::{Activity, Review};
use agon::app::agon::gameplay::selection::CellChosen;
use agon::app::agon::gameplay::try_again::{Reply, TryAgain};
use agon::app::shell::system::store::Store;
use agon::board::CellId;
use agon::notation::{parse_position, read_move};
use agon::rules::{Game, Preset};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// Black threatens to capture White's queen on f3 by e4 to f4. She can go, or White can capture first.
const HANGING: &str = "6/1G5/5G2/6gG1/3gg5/1gQ1G1q4/8G1/6g2/5G2/7/1g4 w - 0 18";

fn current(whole: &Whole) -> &Match {
    whole.app.world().resource::<Match>()
}

fn reply(whole: &Whole) -> Option<&Reply> {
    let tries = whole.app.world().resource::<TryAgain>().tries(current(whole))?;
    Some(tries.reply())
}

/// Lets the program run until something has come about.
fn wait_until(whole: &mut Whole, is_so: impl Fn(&Whole) -> bool) {
    let began = Instant::now();
    while !is_so(whole) {
        assert!(began.elapsed() < Duration::from_secs(120), "nothing has come of it");
        whole.app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    whole.settle();
}

/// A step by choosing its cells, until it was weighed.
fn try_out(whole: &mut Whole, [from, to]: [&str; 2]) {
    // Whatever is chosen first ends what is played out.
    for name in [from, to] {
        let cell: CellId = name.parse().unwrap();
        whole.app.world_mut().write_message(CellChosen(cell));
        whole.app.update();
    }
    wait_until(whole, |whole| {
        matches!(reply(whole), Some(Reply::Wrong(_) | Reply::Right(_)))
    });
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
    let mut whole = Whole::start(Store::memory());
    let rules = Preset::Modern.rules();
    let mut game = Game::from_position(rules, parse_position(HANGING, &rules).unwrap());
    for text in ["b2b3", "e4f4"] {
        let mv = read_move(text, game.position(), &rules).unwrap();
        game.play(mv).unwrap();
    }
    whole.play(game);
    whole.app.world_mut().write_message(ResultAction::Resign);
    // The review begins by itself with the result on the screen.
    wait_until(&mut whole, |whole| {
        whole.app.world().resource::<Review>().activity() == Activity::Done
    });
    let before = (
        current(&whole).tree().plies_added(),
        current(&whole).tree().here(),
        current(&whole).result(),
    );

    whole.act("Try the mistakes again", Action::Click);
    assert_eq!(current(&whole).mode(), Mode::Retrying);
    assert!(
        current(&whole).game().plies().is_empty(),
        "the position before the mistake"
    );
    let asked = whole.said().into_iter().find(|text| text.starts_with("Mistake 1 of "));
    let asked = asked.unwrap_or_else(|| panic!("{:?}", whole.said()));
    assert!(asked.contains("White played b2 to b3"), "{asked}");
    let names = names(&whole);
    assert!(names.iter().any(|name| name == "Show the best move"));
    for telling in ["Graph of the game", "Analyse", "Show the better move", "All moves"] {
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
    assert_eq!(current(&whole).mode(), Mode::Reviewing);
    let after = (
        current(&whole).tree().plies_added(),
        current(&whole).tree().here(),
        current(&whole).result(),
    );
    assert_eq!(after, before, "the game is as it was");
}

//! A review as a player meets it: it begins with the result, tells the mistakes, and is there again when the game is.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use agon::agon::gameplay::analyst::search::{News, Search};
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{GameAction, GameStarted, HistoryAction, ResultAction};
use agon::agon::gameplay::mode_rights::Mode;
use agon::agon::gameplay::preview::Preview;
use agon::agon::gameplay::review::{Activity, Review};
use agon::agon::saves::saved_games::{SavedGames, game_in};
use agon::shell::system::store::Store;
use agon_core::engine::Mark;
use agon_core::notation::{NodeId, parse_position, read_move, read_records, write_records};
use agon_core::rules::{Game, Preset};
use bevy_egui::egui::accesskit::{Action, Role};

use crate::searches::{analyst, found};
use crate::whole::Whole;

/// Black threatens to capture White's queen on f3 by e4 to f4. She can go, or White can capture first.
pub(crate) const HANGING: &str = "6/1G5/5G2/6gG1/3gg5/1gQ1G1q4/8G1/6g2/5G2/7/1g4 w - 0 18";

/// Judges moves once for all tests: without optimisation, each takes seconds.
pub(crate) fn judged_once(search: Search) -> Vec<News> {
    static JUDGED: Mutex<BTreeMap<String, News>> = Mutex::new(BTreeMap::new());

    let inquiry = search.inquiry.as_ref().expect("only moves are judged");
    let mut judged = JUDGED.lock().unwrap();
    let judge = || found(&search).pop().expect("the game goes on");
    vec![judged.entry(format!("{inquiry:?}")).or_insert_with(judge).clone()]
}

fn current(whole: &Whole) -> &Match {
    whole.app.world().resource::<Match>()
}

fn review(whole: &Whole) -> &Review {
    whole.app.world().resource::<Review>()
}

fn ask(whole: &mut Whole, message: impl bevy::prelude::Message) {
    whole.app.world_mut().write_message(message);
    whole.settle();
}

/// A game in which White leaves the queen to be captured and resigns, once it is reviewed.
pub(crate) fn lose() -> Whole {
    let mut whole = Whole::start(Store::memory());
    whole.app.insert_resource(analyst(judged_once));
    let rules = Preset::Modern.rules();
    let mut game = Game::from_position(rules, parse_position(HANGING, &rules).unwrap());
    for text in ["b2b3", "e4f4"] {
        let mv = read_move(text, game.position(), &rules).unwrap();
        game.play(mv).unwrap();
    }
    whole.play(game);
    whole.app.world_mut().write_message(ResultAction::Resign);
    let began = Instant::now();
    while review(&whole).activity() != Activity::Done {
        assert!(
            began.elapsed() < Duration::from_secs(120),
            "{:?}",
            review(&whole).activity()
        );
        whole.app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    whole.settle();
    whole
}

/// The graph as screen readers are told of it: its name, and the number of the move.
fn graph(whole: &Whole) -> Option<(String, f64)> {
    let nodes = whole.nodes();
    let graph = nodes.iter().find(|(_, node)| node.role() == Role::Slider)?;
    Some((graph.1.label()?.to_owned(), graph.1.numeric_value()?))
}

fn marks(whole: &Whole) -> Vec<Option<Mark>> {
    let moves = review(whole).moves().iter();
    moves.map(|reviewed| reviewed.judgement.as_ref()?.mark).collect()
}

#[test]
fn a_lost_game_is_reviewed_by_itself_and_its_mistake_explained() {
    let mut whole = lose();
    let first = marks(&whole)[0];
    assert!(first >= Some(Mark::Mistake), "{first:?}");
    whole.act("See the mistakes", Action::Click);
    let mistake = review(&whole).moves()[0].node;
    assert_eq!(current(&whole).tree().here(), mistake);
    assert_eq!(current(&whole).mode(), Mode::Reviewing);
    let (name, place) = graph(&whole).unwrap();
    assert_eq!(place, 1.0);
    assert!(
        name.starts_with("Who was ahead, move by move. Turn 18, White, "),
        "{name}"
    );
    let said = whole.said().join("\n");
    assert!(said.contains("Better: "), "{said}");

    // What was better is played out from the position before, and taken back.
    whole.type_sign("b");
    whole.settle();
    let world = whole.app.world();
    let shown = world.resource::<Preview>().ply(current(&whole)).map(|ply| ply.mv);
    // However long the frames took, a move of the better line is on the board.
    let better = &review(&whole).of(mistake).unwrap().best.pv;
    assert!(shown.is_some_and(|mv| better.contains(&mv)), "{shown:?}, {better:?}");
    ask(&mut whole, HistoryAction::ShowLast);
    assert!(!whole.app.world().resource::<Preview>().is_running());
    assert_eq!(graph(&whole).unwrap().1, 2.0);
    whole.act("Previous mistake", Action::Click);
    assert_eq!(current(&whole).tree().here(), mistake);
    ask(&mut whole, HistoryAction::ShowFirst);
    whole.type_sign("n");
    assert_eq!(current(&whole).tree().here(), mistake);
}

#[test]
fn a_reviewed_game_has_its_review_when_it_is_opened_again_and_in_its_record() {
    let mut whole = lose();
    let found = marks(&whole);
    ask(&mut whole, GameAction::Leave);
    assert!(review(&whole).moves().is_empty());
    whole.app.insert_resource(analyst(|search| panic!("{search:?}")));
    let world = whole.app.world();
    let (games, store) = (world.resource::<SavedGames>(), world.resource::<Store>());
    let name = games.games()[0].name.clone();
    let game = game_in(store, &name).unwrap();
    let (text, _) = games.records(store, &[name]);
    ask(&mut whole, GameStarted::of(game));
    assert_eq!(
        (review(&whole).activity(), marks(&whole)),
        (Activity::Done, found.clone())
    );

    let records = read_records(&text).whole().unwrap();
    assert_eq!(write_records(&records), text);
    let first = &records[0].line.nodes[0];
    assert_eq!(first.nags, [found[0].unwrap().nag()]);
    assert!(
        first.after[0].as_str().starts_with("[%eval ") && !first.variations.is_empty(),
        "{text}"
    );
}

#[test]
fn another_game_is_played_from_a_position_of_it() {
    let mut whole = lose();
    ask(&mut whole, HistoryAction::Show(NodeId::START));
    let (game, start) = (current(&whole).seed(), *current(&whole).position());
    whole.act("Play on from here", Action::Click);
    assert_ne!(current(&whole).seed(), game);
    assert_eq!(
        (current(&whole).mode(), *current(&whole).position()),
        (Mode::Playing, start)
    );
    assert!(review(&whole).moves().is_empty(), "nobody is helped while it goes on");
    let games = whole.app.world().resource::<SavedGames>().games();
    assert!(
        games.iter().any(|game| !game.is_unfinished),
        "the first one stays as it was"
    );
}

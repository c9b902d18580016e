//! The analysis as a player meets it: from the title and by keys, with what screen readers are told.

use std::time::Duration;

use agon::agon::gameplay::analyst::search::{News, Search};
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::ResultAction;
use agon::agon::saves::saved_games::SavedGames;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::engine::{Query, Report, Score};
use agon_core::rules::{Game, RuleSet, Side};
use bevy_egui::egui::accesskit::Action;

use crate::searches::{analyst, found};
use crate::whole::Whole;

/// Finds the first of the legal moves to be the best ones.
pub fn first_moves(search: Search) -> Vec<News> {
    if search.inquiry.is_some() {
        return found(&search);
    }
    let Query { game, lines, .. } = search.query;
    let moves = game.legal_moves();
    let reports = (1..=lines).zip(moves.iter()).map(|(number, &mv)| {
        News::Line(Report {
            number,
            depth: 7,
            seldepth: 7,
            score: Score::Race(400 - 100 * number as i32),
            nodes: 12_345,
            time: Duration::from_millis(5),
            hashfull: 0,
            pv: vec![mv],
        })
    });
    reports.chain([News::Done]).collect()
}

fn start() -> Whole {
    let mut whole = Whole::start(Store::memory());
    whole.app.insert_resource(analyst(first_moves));
    whole
}

/// The name of the control that begins so.
fn beginning(whole: &Whole, words: &str) -> Option<String> {
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    names.find(|name| name.starts_with(words)).map(str::to_owned)
}

fn current(whole: &Whole) -> &Match {
    whole.app.world().resource::<Match>()
}

#[test]
fn a_board_is_analysed_from_the_title_with_controls_and_keys() {
    let mut whole = start();
    whole.act_in_more("Analysis board");
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let said = whole.said();
    let lines = said.iter().find(|text| text.starts_with("Depth 7. Line 1. White: "));
    let lines = lines.unwrap_or_else(|| panic!("{said:?}"));
    assert!(lines.contains(" White is 3 moves ahead. Line 2. White: "), "{lines}");
    assert!(lines.contains("Line 3.") && !lines.contains("Line 4."), "{lines}");
    assert!(beginning(&whole, "Line 4.").is_none());
    whole.act("More lines", Action::Click);
    assert!(beginning(&whole, "Line 4.").is_some());

    // The first move of a line, and then what Black can do.
    let second = beginning(&whole, "Line 2.").unwrap();
    whole.act(&second, Action::Click);
    assert_eq!(current(&whole).game().plies().len(), 1);
    assert_eq!(current(&whole).human_chooser(), Some(Side::Black));
    assert!(beginning(&whole, "Line 1. Black: ").is_some());
    whole.type_sign("s");
    whole.settle();
    assert!(beginning(&whole, "Line 1. White: ").is_some(), "if Black stood still");
    whole.act("The whole analysis", Action::Click);
    assert!(beginning(&whole, "Play this move").is_some());
    whole.go(Screen::Playing, Overlay::None);
    whole.act("End the analysis", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    let games = whole.app.world().resource::<SavedGames>();
    assert!(games.games().len() == 1 && games.games()[0].summary.is_analysis);
}

#[test]
fn a_game_that_is_over_is_analysed_by_a_key_and_left_as_it_was() {
    let mut whole = start();
    let mut game = Game::new(RuleSet::default());
    for _ in 0..4 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    whole.play(game);
    whole.app.world_mut().write_message(ResultAction::Resign);
    whole.settle();
    let result = current(&whole).result();
    whole.type_sign("a");
    whole.settle();
    assert!(current(&whole).is_analysed());
    // What could have been played is played on a board of its own, which leads back.
    let first = beginning(&whole, "Line 1.").expect("what could have been played is told");
    whole.act(&first, Action::Click);
    assert!(current(&whole).is_analysis_board());
    assert_eq!(
        (current(&whole).game().plies().len(), current(&whole).result()),
        (5, None)
    );
    whole.act("End the analysis", Action::Click);
    assert_eq!(
        (current(&whole).tree().plies_added(), current(&whole).result()),
        (4, result)
    );
    whole.type_sign("a");
    whole.settle();
    // Of the moves before the end variations are tried on the same board.
    whole.act("Undo", Action::Click);
    let second = beginning(&whole, "Line 2.").unwrap();
    whole.act(&second, Action::Click);
    assert!(current(&whole).is_in_variation());
    assert_eq!(current(&whole).result(), result);
    whole.type_sign("a");
    whole.settle();
    assert!(!current(&whole).is_analysed() && beginning(&whole, "Line 1.").is_none());
}

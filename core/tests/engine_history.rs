//! The value of a position depends on its history, and values from one game must not mislead the search in another.

use agon_core::engine::{Evaluation, Limits, Score, Searcher, Unwatched};
use agon_core::notation::{parse_move, parse_position};
use agon_core::rules::{Game, RuleSet};

/// An evaluation, a position, and moves that repeat positions once. In each, one side can now repeat a third time for a
/// draw, and would otherwise be worse.
const CASES: [(Evaluation, &str, &str); 3] = [
    (
        Evaluation::Ring,
        "6/2q4/8/9/6g3/11/5gQ3/9/8/7/6 w - 0 1",
        "g7f8 g6f7 f8g7 f7g6 g7f8",
    ),
    (
        Evaluation::Plain,
        "6/2q4/8/9/6g3/11/5gQ3/9/8/7/6 w - 0 1",
        "g7f8 g6f7 f8g7 f7g6 g7f8",
    ),
    (
        Evaluation::Plain,
        "6/7/8/6Q2/7q2/6g4/6g3/9/8/7/6 w - 0 1",
        "d7c6 f7g6 c6d7 g6f7 d7c6 f7g6 c6d7",
    ),
];

#[test]
fn table_entries_without_a_past_do_not_mislead_with_one() {
    let rules = RuleSet::default();
    for (evaluation, start, moves) in CASES {
        let mut game = Game::from_position(rules, parse_position(start, &rules).unwrap());
        for mv in moves.split(' ') {
            game.play(parse_move(mv, game.position(), &rules).unwrap()).unwrap();
        }
        let searcher = |bytes| {
            let mut searcher = Searcher::new(bytes);
            searcher.set_evaluation(evaluation.clone());
            searcher
        };
        for limits in [4, 5].map(Limits::depth) {
            let mut remembering = searcher(1 << 18);
            let lone = Game::from_position(rules, *game.position());
            let without_past = remembering.search(&lone, &limits, &mut Unwatched).unwrap();
            let with_past = remembering.search(&game, &limits, &mut Unwatched).unwrap();
            assert_ne!(without_past.score, Score::Race(0), "{start}");
            assert_eq!(with_past.score, Score::Race(0), "{start}");
            // A table too small to store anything cannot mislead.
            let forgetful = searcher(64).search(&game, &limits, &mut Unwatched).unwrap();
            assert_eq!(forgetful.score, Score::Race(0), "{start}");
        }
    }
}

//! The computer player through its public interface: it finds wins and parries, and keeps to its limits.

use std::cell::Cell;
use std::collections::HashSet;
use std::time::Duration;

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::{Level, Limits, Line, Lines, Monitor, Report, Score, Searcher, Unwatched, choose_move};
use agon_core::notation::parse_position;
use agon_core::rules::{Game, Kind, Piece, Position, PositionParts, Preset, RuleSet, Side};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[path = "laws/axes.rs"]
mod axes;
use axes::AXES;

const HASH: usize = 1 << 20;

/// A game from White's and Black's cells, the queen's first, with White to move.
fn game(white: &[CellId], black: &[CellId]) -> Game {
    let rules = RuleSet::default();
    let pieces = [(Side::White, white), (Side::Black, black)]
        .into_iter()
        .flat_map(|(side, cells)| {
            cells.iter().enumerate().map(move |(i, cell)| {
                let kind = if i == 0 { Kind::Queen } else { Kind::Guard };
                (*cell, Piece { side, kind })
            })
        });
    let parts = PositionParts {
        pieces: pieces.collect(),
        hand: Default::default(),
        side: Side::White,
        captured: Bitboard::EMPTY,
        clock: 0,
        turn: 1,
    };
    Game::from_position(rules, Position::new(&parts, &rules).unwrap())
}

fn cells(names: &str) -> Vec<CellId> {
    names.split(' ').map(|name| name.parse().unwrap()).collect()
}

/// White on the given cells, Black on its opening array.
fn against_home(white: &str) -> Game {
    game(&cells(white), &cells("f11 k7 l2 h1 d1 a2 b7"))
}

fn best(game: &Game, limits: Limits) -> (String, Score) {
    let result = Searcher::new(HASH).search(game, &limits, &mut Unwatched).unwrap();
    (result.best.to_string(), result.score)
}

#[test]
fn a_threat_to_win_is_looked_at_beyond_the_plies_asked_for() {
    // The sixth guard steps beside the gap, and Black at home has no parry.
    let game = against_home("f6 e5 e6 f5 f7 g5 i5");
    let (mv, score) = best(&game, Limits::depth(1));
    assert!(mv == "i5h5" || mv == "i5h6", "{mv}");
    assert_eq!(score, Score::WinIn(3));
}

#[test]
fn the_only_parry_is_found_at_every_depth() {
    // Black threatens g7g6. Filling the gap from h5 captures g5 together with g4.
    let game = game(&cells("k7 g4 h5 l2 h1 d1 a2"), &cells("f6 e5 e6 f5 f7 g5 g7"));
    for depth in 1..6 {
        let (mv, score) = best(&game, Limits::depth(depth));
        assert_eq!(mv, "h5g6");
        assert!(matches!(score, Score::Race(_)), "{score:?}");
    }
}

#[test]
fn a_win_in_one_is_found_at_every_depth() {
    let game = against_home("f6 e5 e6 f5 f7 g5 g7");
    for depth in 1..6 {
        assert_eq!(best(&game, Limits::depth(depth)), ("g7g6".into(), Score::WinIn(1)));
    }
    for level in Level::ALL {
        for seed in 0..20 {
            assert_eq!(
                choose_move(&game, level, seed, &mut Unwatched).unwrap().mv.to_string(),
                "g7g6"
            );
        }
    }
}

#[test]
fn a_win_in_two_is_found_with_its_distance() {
    // The queen must come first: closing the ring round the empty throne loses.
    let game = against_home("g6 e5 e6 f5 f7 g5 g7");
    for depth in 3..6 {
        let (_, score) = best(&game, Limits::depth(depth));
        assert_eq!(score, Score::WinIn(3), "depth {depth}");
    }
}

#[test]
fn nobody_closes_their_guards_round_an_empty_throne() {
    let game = against_home("f2 e5 e6 f5 f7 g5 g7");
    for level in Level::ALL {
        // The high levels take their time.
        let seeds = if level > Level::Strong { 1 } else { 20 };
        for seed in 0..seeds {
            let reply = choose_move(&game, level, seed, &mut Unwatched).unwrap();
            assert_ne!(reply.mv.to_string(), "g7g6", "{} with seed {seed}", level.name());
        }
    }
}

#[test]
fn no_level_plays_the_same_game_twice() {
    for level in Level::ALL {
        let games: HashSet<String> = (0..4)
            .map(|seed| {
                let mut game = Game::new(RuleSet::default());
                for _ in 0..6 {
                    let mv = choose_move(&game, level, seed, &mut Unwatched).unwrap().mv;
                    game.play(mv).unwrap();
                }
                game.position().to_string()
            })
            .collect();
        assert!(games.len() > 2, "{} begins alike: {games:?}", level.name());
    }
}

#[test]
fn a_win_of_the_enemy_is_prevented() {
    // Black threatens to close; only a capture or a step onto g6 helps.
    let game = game(&cells("f1 g7 a5 b1 d9 l5 k1"), &cells("f6 e5 e6 f5 f7 g5 h7"));
    let (best, _) = best(&game, Limits::depth(3));
    let mut game = game;
    let mv = agon_core::notation::parse_move(&best, game.position(), game.rules()).unwrap();
    game.play(mv).unwrap();
    let reply = Searcher::new(HASH)
        .search(&game, &Limits::depth(2), &mut Unwatched)
        .unwrap();
    assert!(
        reply.score < Score::WinIn(1),
        "after {best} Black still has {}",
        reply.score
    );
}

#[test]
fn low_levels_may_overlook_threats_that_higher_ones_prevent() {
    // Black threatens g7g6.
    let game = game(&cells("k7 g4 h5 l2 h1 d1 a2"), &cells("f6 e5 e6 f5 f7 g5 g7"));
    for level in Level::ALL {
        let seeds = if level > Level::Strong { 1 } else { 200 };
        let overlooked = (0..seeds).filter(|&seed| {
            let mv = choose_move(&game, level, seed, &mut Unwatched).unwrap().mv;
            mv.to_string() != "h5g6"
        });
        assert_eq!(overlooked.count() > 0, level < Level::Strong, "{}", level.name());
    }
}

#[test]
fn a_level_that_does_not_look_neither_captures_nor_stays_where_it_can_walk_home() {
    // The casual level hardly ever looks.
    let mut game = Game::new(Preset::NEW_GAME.rules());
    let (mut inwards, mut steps, mut captures) = (0, 0, 0);
    for seed in 0..3 {
        while game.outcome().is_none() && game.plies().len() < 60 {
            let mv = choose_move(&game, Level::Casual, seed, &mut Unwatched).unwrap().mv;
            let position = *game.position();
            if position.due().is_empty() {
                steps += 1;
                inwards += u32::from(mv.to().map(CellId::ring) < mv.from().map(CellId::ring));
            }
            let ply = game.play(mv).unwrap();
            captures += u32::from(!ply.position.captured().is_empty() && position.due().is_empty());
        }
        game = Game::new(Preset::NEW_GAME.rules());
    }
    assert!(inwards * 10 > steps * 7, "{inwards} of {steps} steps lead inwards");
    assert!(captures * 10 < steps, "{captures} of {steps} steps capture");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_move() {
    let mut game = Game::new(RuleSet::default());
    for ply in 0..12 {
        let search = || {
            Searcher::new(HASH)
                .search(&game, &Limits::nodes(3_000), &mut Unwatched)
                .unwrap()
        };
        let (one, two) = (search(), search());
        assert_eq!(
            (one.best, one.score, one.nodes, one.pv),
            (two.best, two.score, two.nodes, two.pv.clone())
        );
        assert!(one.nodes <= 3_000);
        for level in [Level::Beginner, Level::Casual] {
            let choose = |seed| choose_move(&game, level, seed, &mut Unwatched).unwrap().mv;
            assert_eq!(choose(ply), choose(ply));
        }
        let mv = choose_move(&game, Level::Casual, ply, &mut Unwatched).unwrap().mv;
        game.play(mv).unwrap();
    }
}

#[test]
fn several_threads_find_the_same_as_one_and_keep_to_the_limits() {
    let mut searcher = Searcher::new(HASH);
    searcher.set_threads(3);
    let won = against_home("g6 e5 e6 f5 f7 g5 g7");
    for depth in 3..8 {
        let result = searcher.search(&won, &Limits::depth(depth), &mut Unwatched).unwrap();
        assert_eq!(result.score, Score::WinIn(3), "depth {depth}");
    }
    let mut game = Game::new(RuleSet::default());
    for _ in 0..20 {
        let result = searcher.search(&game, &Limits::nodes(20_000), &mut Unwatched).unwrap();
        // Each thread compares the total with the limit every 1,024 nodes.
        assert!(
            (20_000..=20_000 + 3 * 1024).contains(&result.nodes),
            "{} nodes",
            result.nodes
        );
        game.play(result.best).unwrap();
    }
    // On one thread and cleared, the search is deterministic again.
    searcher.set_threads(1);
    searcher.clear();
    let mut other = Searcher::new(HASH);
    let [one, two] = [&mut searcher, &mut other].map(|searcher| {
        let result = searcher.search(&game, &Limits::nodes(5_000), &mut Unwatched).unwrap();
        (result.score, result.nodes, result.pv)
    });
    assert_eq!(one, two);
}

#[test]
fn several_threads_stop_when_told_and_with_the_time() {
    let game = Game::new(RuleSet::default());
    let mut searcher = Searcher::new(HASH);
    searcher.set_threads(4);
    let result = searcher.search(&game, &Limits::default(), &mut Impatient::default());
    assert!(game.position().check(game.rules(), result.unwrap().best).is_ok());
    let limits = Limits::time(Duration::from_millis(40));
    searcher.search(&game, &limits, &mut Ticking(Cell::new(0))).unwrap();
}

/// The lines found in a game at a depth; each must be playable.
fn lines(game: &Game, depth: u32, wanted: Lines) -> Vec<Line> {
    let result = Searcher::new(HASH).search_lines(game, &Limits::depth(depth), wanted, &mut Unwatched);
    let result = result.unwrap();
    for line in &result.lines {
        let mut game = game.clone();
        assert_eq!(line.mv, line.pv[0]);
        for &mv in &line.pv {
            game.play(mv).unwrap();
        }
    }
    assert!(result.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
    let best = &result.lines[0];
    assert_eq!((best.mv, best.score, &best.pv), (result.best, result.score, &result.pv));
    result.lines
}

#[test]
fn the_best_lines_come_in_order() {
    let mut game = Game::new(RuleSet::default());
    for ply in 0..30 {
        // At one ply nothing is pruned or reduced, so all values are exact.
        let all = lines(&game, 1, Lines::Best(100));
        assert_eq!(all.len(), game.position().legal_moves(game.rules()).len());
        assert_eq!(lines(&game, 1, Lines::Within(30_000)), all);
        for wanted in [1, 2, 5] {
            assert_eq!(lines(&game, 1, Lines::Best(wanted)), all[..wanted.min(all.len())]);
            assert_eq!(lines(&game, 5, Lines::Best(wanted)).len(), wanted.min(all.len()));
        }
        if let Score::Race(best) = all[0].score {
            let near = all.iter().take_while(|line| line.score >= Score::Race(best - 60));
            assert_eq!(lines(&game, 1, Lines::Within(60)).len(), near.count());
        }
        let mv = choose_move(&game, Level::Learner, ply, &mut Unwatched).unwrap().mv;
        game.play(mv).unwrap();
    }
}

#[test]
fn each_line_wins_by_its_own_distance() {
    let game = against_home("f6 e5 e6 f5 f7 g5 g7");
    let found = lines(&game, 5, Lines::Best(3));
    assert_eq!(
        (found[0].mv.to_string(), found[0].score),
        ("g7g6".into(), Score::WinIn(1))
    );
    // Against any other move Black is far away: the sixth guard comes home a move later.
    for line in &found[1..] {
        assert_eq!((line.score, line.pv.len()), (Score::WinIn(3), 3));
    }
}

#[test]
fn seeds_give_different_games() {
    let game = Game::new(RuleSet::default());
    for level in [Level::Beginner, Level::Casual] {
        let moves: std::collections::HashSet<_> = (0..20)
            .map(|seed| choose_move(&game, level, seed, &mut Unwatched).unwrap().mv)
            .collect();
        assert!(moves.len() > 3, "{}", level.name());
    }
}

/// Stops the search when asked for the second time, and counts how often it is asked after that.
#[derive(Default)]
struct Impatient {
    asked: Cell<u32>,
    reports: u32,
}

impl Monitor for Impatient {
    fn stopped(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() > 1
    }

    fn report(&mut self, _: &Report) {
        self.reports += 1;
    }
}

#[test]
fn a_search_without_limits_stops_when_told() {
    let game = Game::new(RuleSet::default());
    let mut monitor = Impatient::default();
    let result = Searcher::new(HASH)
        .search(&game, &Limits::default(), &mut monitor)
        .unwrap();
    assert!(game.position().check(game.rules(), result.best).is_ok());
    assert!(monitor.reports >= 1 && result.nodes < 5_000, "{} nodes", result.nodes);
}

/// A clock that advances by a millisecond each time it is read.
struct Ticking(Cell<u64>);

impl Monitor for Ticking {
    fn elapsed(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

#[test]
fn a_search_ends_with_its_time() {
    let game = Game::new(RuleSet::default());
    let mut clock = Ticking(Cell::new(0));
    let limits = Limits::time(Duration::from_millis(40));
    Searcher::new(HASH).search(&game, &limits, &mut clock).unwrap();
    // A report at the last moment reads the clock once more.
    assert!((40..=41).contains(&clock.0.get()), "{} ms", clock.0.get());
}

#[test]
fn a_finished_game_has_no_move() {
    let game = against_home("f6 e5 e6 f5 f7 g5 g6");
    assert!(
        Searcher::new(HASH)
            .search(&game, &Limits::depth(1), &mut Unwatched)
            .is_none()
    );
    assert!(choose_move(&game, Level::Strong, 0, &mut Unwatched).is_none());
}

/// Twenty plies of a game by the search; every move must be legal.
fn plays(rules: RuleSet) {
    let mut game = Game::new(rules);
    let mut searcher = Searcher::new(HASH);
    for _ in 0..20 {
        let Some(result) = searcher.search(&game, &Limits::nodes(400), &mut Unwatched) else {
            break;
        };
        let before = game.position().to_string();
        if let Err(error) = game.play(result.best) {
            panic!("{rules}: {} in {before}: {error}", result.best);
        }
    }
}

#[test]
fn it_plays_under_every_preset() {
    Preset::ALL.into_iter().for_each(|preset| plays(preset.rules()));
}

#[test]
fn it_plays_under_random_rules() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    for _ in 0..30 {
        let mut text = String::from("globe");
        for (axis, values) in AXES {
            let value = values[random.random_range(0..values.len() as u32) as usize];
            text += &format!(",{axis}={value}");
        }
        plays(text.parse().unwrap());
    }
}

#[test]
fn positions_without_queens_or_guards_can_be_searched() {
    for text in [
        "6/7/8/9/10/11/10/9/8/7/6 w - 0 1",
        "6/7/8/9/10/4G6/10/9/8/7/6 b - 0 1",
        "6/7/8/9/10/5q5/10/9/8/7/6 b - 0 1",
    ] {
        let rules = RuleSet::default();
        let position = parse_position(text, &rules).unwrap();
        let game = Game::from_position(rules, position);
        Searcher::new(HASH).search(&game, &Limits::depth(5), &mut Unwatched);
    }
}

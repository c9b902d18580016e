//! The recorded answers of a reference program: whole games, single cases and perft counts (`tests/conformance/`).

use std::sync::atomic::{AtomicUsize, Ordering};

use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, Position, RuleSet, perft};
use serde::Deserialize;

/// A game: before each ply the position and all legal moves, then the move played.
#[derive(Deserialize)]
struct RecordedGame {
    rules: RuleSet,
    start: String,
    plies: Vec<RecordedPly>,
    r#final: String,
    result: String,
}

#[derive(Deserialize)]
struct RecordedPly {
    position: String,
    legal: Vec<String>,
    r#move: String,
}

/// A case: moves from a start to a final position, with all its legal moves, or one illegal move.
#[derive(Deserialize)]
struct Case {
    name: String,
    rules: RuleSet,
    start: String,
    moves: Vec<String>,
    r#final: Option<String>,
    result: Option<String>,
    legal: Vec<String>,
    illegal: Option<String>,
}

fn records<T: for<'a> Deserialize<'a>>(lines: &str) -> Vec<T> {
    let read = |(i, line)| serde_json::from_str(line).unwrap_or_else(|error| panic!("line {}: {error}", i + 1));
    lines.lines().enumerate().map(read).collect()
}

fn set_up(rules: RuleSet, start: &str) -> Game {
    let position = parse_position(start, &rules).unwrap_or_else(|error| panic!("{start}: {error}"));
    Game::from_position(rules, position)
}

fn play(game: &mut Game, text: &str) {
    let mv = read_move(text, game.position(), game.rules()).unwrap_or_else(|error| panic!("{text}: {error}"));
    if let Err(reason) = game.play(mv) {
        panic!("{text} in {}: {reason}", game.position());
    }
}

/// All legal moves as sorted texts; none in a game that is over.
fn legal(game: &Game) -> Vec<String> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut moves: Vec<String> = game
        .position()
        .legal_moves(game.rules())
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    moves
}

fn result(game: &Game) -> &'static str {
    game.outcome().map_or("*", |outcome| outcome.result())
}

#[test]
fn recorded_games_replay_ply_by_ply() {
    let games: Vec<RecordedGame> = records(include_str!("conformance/games.jsonl"));
    assert_eq!(games.len(), 115);
    for (i, record) in games.iter().enumerate() {
        let mut game = set_up(record.rules, &record.start);
        for (ply, recorded) in record.plies.iter().enumerate() {
            let place = format!("game {}, ply {}", i + 1, ply + 1);
            assert_eq!(game.position().to_string(), recorded.position, "{place}");
            assert_eq!(legal(&game), recorded.legal, "{place}");
            play(&mut game, &recorded.r#move);
        }
        assert_eq!(game.position().to_string(), record.r#final, "game {}", i + 1);
        assert_eq!(result(&game), record.result, "game {}", i + 1);
    }
}

#[test]
fn recorded_cases_come_out_as_recorded() {
    let cases: Vec<Case> = records(include_str!("conformance/cases.jsonl"));
    assert_eq!(cases.len(), 104);
    for case in &cases {
        let name = &case.name;
        let mut game = set_up(case.rules, &case.start);
        case.moves.iter().for_each(|text| play(&mut game, text));
        assert_eq!(legal(&game), case.legal, "{name}");
        if let Some(text) = &case.illegal {
            let refused = read_move(text, game.position(), game.rules());
            assert!(refused.is_err(), "{name}: {text} is accepted");
        }
        if let Some(last) = &case.r#final {
            assert_eq!(&game.position().to_string(), last, "{name}");
        }
        if let Some(recorded) = &case.result {
            assert_eq!(result(&game), recorded, "{name}");
        }
    }
}

/// A line of the table: rules, position, depth, count.
struct Count {
    line: &'static str,
    rules: RuleSet,
    position: Position,
    depth: u32,
    count: u64,
}

impl Count {
    fn read(line: &'static str) -> Self {
        let fields: Vec<&str> = line.split('\t').collect();
        let [rules, position, depth, count] = fields[..] else {
            panic!("four fields: {line}")
        };
        let rules = rules.parse().unwrap();
        let position = match position {
            "startpos" => Position::start(&rules),
            text => parse_position(text, &rules).unwrap(),
        };
        Self {
            line,
            rules,
            position,
            depth: depth.parse().unwrap(),
            count: count.parse().unwrap(),
        }
    }
}

#[test]
fn perft_counts_are_the_known_ones() {
    let mut counts: Vec<Count> = include_str!("conformance/perft.tsv")
        .lines()
        .skip(1)
        .map(Count::read)
        .collect();
    assert_eq!(counts.len(), 119);
    // The long ones first, so that the cores finish together.
    counts.sort_by_key(|line| std::cmp::Reverse(line.count));
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(count) = counts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    assert_eq!(
                        perft(&count.position, &count.rules, count.depth),
                        count.count,
                        "{}",
                        count.line
                    );
                }
            });
        }
    });
}

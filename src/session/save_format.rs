//! The save format of a game: JSON, with positions and moves as in `docs/rules.md` §7 and §8.
//!
//! Reading trusts nothing: a game is replayed under its rules as it is read.

use serde::{Deserialize, Serialize};

use super::clock::Times;
use super::conditions::Terms;
use super::players::Players;
use super::saved_game::SavedGame;
use crate::notation::{GameTree, MoveTextError, PositionTextError, parse_move, parse_position, read_records};
use crate::rules::{
    DrawReason, Game, Handicap, IllegalMove, NoHandicap, Outcome, Ply, RuleSet, RuleSetError, WinReason,
};

/// The name of this game in saves.
const GAME: &str = "agon";

/// Incremented when older programs would misread newer saves.
const VERSION: u32 = 1;

/// The fields present in every version.
#[derive(Deserialize)]
struct Header {
    game: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    game: String,
    version: u32,
    rules: String,
    seed: u64,
    players: Players,
    #[serde(default, skip_serializing_if = "is_usual")]
    terms: Terms,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
    start: String,
    /// Turns given up at the beginning, as in a record's tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    handicap: Option<String>,
    moves: Vec<String>,
    /// Moves taken back, the next to be replayed first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<String>,
    /// An ending not caused by a move, after all of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declared: Option<Outcome>,
    /// The game with its variations as a record, if there is more than these moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// Why a saved text is not a valid game.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not in the format of a saved game.
    #[error("it cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    /// It was written for another game, or by a later version of this one.
    #[error("it is a game of {game:?}, version {version}")]
    Foreign {
        /// The game it names.
        game: String,
        /// The version it names.
        version: u32,
    },
    /// The rules are not valid.
    #[error(transparent)]
    Rules(RuleSetError),
    /// The starting position is not valid.
    #[error("its start: {0}")]
    Start(#[source] PositionTextError),
    /// The handicap is not valid.
    #[error(transparent)]
    Handicap(NoHandicap),
    /// One of its moves, counted from 1, cannot be parsed.
    #[error("move {0}: {1}")]
    MoveText(usize, #[source] MoveTextError),
    /// One of its moves, counted from 1, is illegal.
    #[error("move {0}: {1}")]
    Illegal(usize, #[source] IllegalMove),
    /// The stated result is impossible.
    #[error("it cannot have ended with {0:?}")]
    End(Outcome),
    /// Its variations cannot be read.
    #[error("its variations: {0}")]
    Record(String),
}

/// Whether the terms are the defaults. Then nothing is written, so that programs without terms can read the game.
fn is_usual(terms: &Terms) -> bool {
    *terms == Terms::default()
}

/// Serialises a game.
pub fn write(kept: &SavedGame) -> String {
    let tree = &kept.tree;
    let game = tree.line();
    let texts = |plies: &[Ply]| plies.iter().map(|ply| ply.mv.to_string()).collect();
    let record = Record {
        game: GAME.to_owned(),
        version: VERSION,
        rules: game.rules().to_string(),
        seed: kept.seed,
        players: kept.players.clone(),
        terms: kept.terms,
        times: kept.times,
        start: game.start().to_string(),
        handicap: game.handicap().map(|handicap| handicap.to_string()),
        moves: texts(game.plies()),
        undone: texts(game.undone()),
        declared: game.declared(),
        record: has_more(tree).then(|| tree.to_record(&[]).to_string()),
    };
    serde_json::to_string_pretty(&record).expect("a record is plain fields")
}

/// Reads a saved game.
///
/// # Errors
/// If the text is damaged, describes a game that the rules do not allow, or comes from an unknown version.
pub fn read(text: &str) -> Result<SavedGame, SaveError> {
    let Header { game, version } = serde_json::from_str(text).map_err(SaveError::Unreadable)?;
    if game != GAME || version != VERSION {
        return Err(SaveError::Foreign { game, version });
    }
    let record: Record = serde_json::from_str(text).map_err(SaveError::Unreadable)?;
    let rules: RuleSet = record.rules.parse().map_err(SaveError::Rules)?;
    let start = parse_position(&record.start, &rules).map_err(SaveError::Start)?;
    let handicap = record.handicap.map(|text| text.parse::<Handicap>());
    let handicap = handicap.transpose().map_err(SaveError::Handicap)?;
    let mut game = Game::from_position(rules, start).with_handicap(handicap);
    for (text, number) in record.moves.iter().chain(&record.undone).zip(1..) {
        let mv = parse_move(text, game.position(), &rules).map_err(|error| SaveError::MoveText(number, error))?;
        game.play(mv).map_err(|reason| SaveError::Illegal(number, reason))?;
    }
    if let Some(outcome) = record.declared {
        declare(&mut game, outcome)?;
    }
    let mut tree = match &record.record {
        Some(text) => with_variations(text, &game)?,
        None => game.into(),
    };
    for _ in &record.undone {
        tree.back();
    }
    Ok(SavedGame {
        tree,
        players: record.players,
        terms: record.terms,
        times: record.times,
        seed: record.seed,
    })
}

/// Whether a tree holds more than the current line.
fn has_more(tree: &GameTree) -> bool {
    let line = tree.line();
    let is_line_the_game = tree.main_line().count() == line.plies().len() + line.undone().len();
    tree.has_variations() || !is_line_the_game || tree.has_remarks()
}

/// The tree of a record, positioned at a game that is part of it.
fn with_variations(text: &str, game: &Game) -> Result<GameTree, SaveError> {
    let records = read_records(text).map_err(|error| SaveError::Record(error.to_string()))?;
    let record = records
        .first()
        .filter(|record| (&record.rules, &record.start) == (game.rules(), game.start()));
    let record = record.ok_or_else(|| SaveError::Record("it is of another game".to_owned()))?;
    let mut tree = GameTree::from_record(record).map_err(|error| SaveError::Record(error.to_string()))?;
    let moves = game.plies().iter().map(|ply| ply.mv);
    if !tree.show_line(moves) {
        return Err(SaveError::Record("the line that was looked at is not in it".to_owned()));
    }
    Ok(tree)
}

/// Whether such an outcome comes by a player's declaration rather than by a move.
const fn is_declared(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Win {
            reason: WinReason::Resignation | WinReason::Time,
            ..
        } | Outcome::Draw(DrawReason::Agreement)
    )
}

fn declare(game: &mut Game, outcome: Outcome) -> Result<(), SaveError> {
    if game.outcome().is_some() || !is_declared(outcome) {
        return Err(SaveError::End(outcome));
    }
    match outcome {
        Outcome::Win { winner, reason } => game.lose(winner.opponent(), reason),
        Outcome::Draw(_) => game.agree_draw(),
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::engine::Level;
    use crate::rules::{Preset, Side};
    use crate::session::conditions::TimeControl;

    /// A game of random moves, until it ends or `plies` have been played.
    pub fn random_game(rules: RuleSet, plies: usize, seed: u64) -> Game {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules);
        while game.plies().len() < plies && game.outcome().is_none() {
            let moves = game.position().legal_moves(game.rules());
            let mv = *moves.choose(&mut rng).expect("a game that goes on has a move");
            game.play(mv).unwrap();
        }
        game
    }

    /// The game in saved form, between two humans with the default terms.
    pub fn plain(game: Game) -> SavedGame {
        SavedGame {
            tree: game.into(),
            players: Players::two_people("", ""),
            terms: Terms::default(),
            times: None,
            seed: 7,
        }
    }

    fn assert_comes_back(kept: &SavedGame) {
        let read = read(&write(kept)).unwrap();
        let (game, expected) = (read.tree.line(), kept.tree.line());
        assert_eq!(game.rules(), expected.rules());
        assert_eq!(game.start(), expected.start());
        assert_eq!(game.handicap(), expected.handicap());
        assert_eq!(game.plies(), expected.plies());
        assert_eq!(game.undone(), expected.undone());
        assert_eq!(game.outcome(), expected.outcome());
        assert_eq!(
            (&read.players, read.terms, read.times, read.seed),
            (&kept.players, kept.terms, kept.times, kept.seed)
        );
    }

    fn round_trip(game: &Game) {
        assert_comes_back(&SavedGame {
            players: Players::against_computer(Side::Black, Level::Strong),
            seed: u64::MAX,
            ..plain(game.clone())
        });
    }

    #[test]
    fn what_was_agreed_comes_back_and_old_saves_know_of_nothing_agreed() {
        let game = random_game(RuleSet::default(), 3, 1);
        let times = [
            TimeControl::PerMove { seconds: 20 },
            TimeControl::Fischer {
                minutes: 5,
                increment: 3,
            },
            TimeControl::Bronstein { minutes: 10, delay: 5 },
        ];
        for (time, touch_move) in times.into_iter().flat_map(|time| [(time, false), (time, true)]) {
            assert_comes_back(&SavedGame {
                terms: Terms { time, touch_move },
                times: Some(Times {
                    white: 300_000,
                    black: 12,
                    spent: 1_900,
                }),
                ..plain(game.clone())
            });
        }
        let nothing_agreed = write(&plain(game));
        assert!(!nothing_agreed.contains("terms"));
        assert_eq!(read(&nothing_agreed).unwrap().terms, Terms::default());
    }

    #[test]
    fn games_under_every_preset_come_back_as_they_were() {
        for (preset, seed) in Preset::ALL.into_iter().zip(1..) {
            for plies in [0, 3, 40, 200] {
                round_trip(&random_game(preset.rules(), plies, seed));
            }
        }
        round_trip(&random_game(
            "bell,capture=same-ring,progress-limit=7".parse().unwrap(),
            60,
            5,
        ));
    }

    #[test]
    fn a_game_that_begins_anywhere_comes_back() {
        let rules = RuleSet::default();
        let middle = *random_game(rules, 31, 3).position();
        let mut game = Game::from_position(rules, middle);
        let mv = game.position().legal_moves(&rules)[0];
        game.play(mv).unwrap();
        round_trip(&game);
    }

    #[test]
    fn turns_given_away_come_back() {
        let mut game = Game::new(RuleSet::default()).with_handicap(Handicap::new(Side::Black, 2));
        for _ in 0..7 {
            let mv = game.legal_moves()[0];
            game.play(mv).unwrap();
        }
        game.undo();
        round_trip(&game);
        let text = write(&plain(game)).replace("black 2", "black 9");
        assert!(matches!(read(&text), Err(SaveError::Handicap(_))));
    }

    #[test]
    fn moves_taken_back_come_back_too() {
        let mut game = random_game(RuleSet::default(), 12, 9);
        for _ in 0..5 {
            assert!(game.undo());
        }
        round_trip(&game);
    }

    #[test]
    fn variations_come_back_with_what_was_looked_at() {
        let mut tree = GameTree::from(random_game(RuleSet::default(), 12, 9));
        tree.lose(Side::White, WinReason::Resignation);
        let line = tree.places().to_vec();
        for (place, number) in [(7, 3), (4, 2), (4, 5)] {
            tree.jump(line[place]);
            let mv = tree.line().position().legal_moves(tree.line().rules())[number];
            tree.play(mv).unwrap();
        }
        for here in [line[11], line[2], tree.here()] {
            tree.jump(here);
            let kept = SavedGame {
                tree: tree.clone(),
                ..plain(Game::new(RuleSet::default()))
            };
            let read = read(&write(&kept)).unwrap().tree;
            assert_eq!(read.to_record(&[]), tree.to_record(&[]));
            assert_eq!(
                (read.result(), read.line().outcome()),
                (tree.result(), tree.line().outcome())
            );
            assert_eq!(read.line().plies(), tree.line().plies());
            assert_eq!(read.line().undone(), tree.line().undone());
        }
    }

    #[test]
    fn an_end_by_word_comes_back() {
        let unfinished = random_game(RuleSet::default(), 20, 4);
        let mut resigned = unfinished.clone();
        resigned.lose(Side::Black, WinReason::Resignation);
        let mut agreed = unfinished;
        agreed.undo();
        agreed.agree_draw();
        for game in [resigned, agreed] {
            assert!(game.outcome().is_some());
            round_trip(&game);
        }
    }

    #[test]
    fn names_come_back_whatever_is_in_them() {
        let game = random_game(RuleSet::default(), 2, 1);
        let players = Players::two_people("Zoë \"Q\" \\ 王后", "");
        assert_comes_back(&SavedGame { players, ..plain(game) });
    }

    #[test]
    fn what_cannot_have_been_is_refused_with_the_reason() {
        let mut game = random_game(RuleSet::default(), 4, 2);
        game.lose(Side::White, WinReason::Resignation);
        let good = write(&plain(game.clone()));
        let refused = |from: &str, to: &str| {
            assert!(good.contains(from), "{from} is not in {good}");
            read(&good.replace(from, to)).unwrap_err()
        };
        let first = game.plies()[0].mv.to_string();
        assert!(matches!(refused("\"globe\"", "\"chess\""), SaveError::Rules(_)));
        assert!(matches!(refused(" w - ", " x - "), SaveError::Start(_)));
        assert!(matches!(
            refused(&format!("\"{first}\""), "\"?\""),
            SaveError::MoveText(1, _)
        ));
        assert!(matches!(
            refused(&format!("\"{first}\""), "\"f1f6\""),
            SaveError::Illegal(1, _)
        ));
        assert!(matches!(refused("resignation", "enthroned"), SaveError::End(_)));
        assert!(matches!(refused("\"seed\"", "\"speed\""), SaveError::Unreadable(_)));
    }

    #[test]
    fn another_version_is_told_from_damage_whatever_else_it_holds() {
        for text in [
            r#"{"game":"agon","version":2,"anything":[1]}"#,
            r#"{"game":"agent","version":1}"#,
        ] {
            assert!(matches!(read(text), Err(SaveError::Foreign { .. })), "{text}");
        }
    }
}

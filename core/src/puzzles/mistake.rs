//! Mistakes of one's own games, which come back as puzzles: the position before one is set up, and a better move is to
//! be found. The host judges anew which moves are as good as the best.

use serde::{Deserialize, Serialize};

use super::image::{fresh, name};
use super::puzzle::{Answer, Puzzle, Rating, Source, Task};
use crate::engine::{Judgement, Mark};
use crate::notation::{GameTextError, parse_start, play_word};
use crate::rules::{Game, Move, Position, RuleSet, Side};

/// The most mistakes of one game that come back: the worst.
pub const FROM_A_GAME: usize = 3;

/// A mistake that somebody has made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Mistake {
    rules: RuleSet,
    /// Its clock and turn are reset.
    position: Position,
    played: Move,
    best: Move,
}

/// As it is kept.
#[derive(Serialize, Deserialize)]
struct Written {
    rules: String,
    position: String,
    played: String,
    best: String,
}

impl Mistake {
    /// The worst mistakes and blunders that a side has made in a game, in its order, with the names of their positions.
    /// `judgements` are those of all moves. Where a position had come up before, a move may have been a mistake for that
    /// reason alone, and is left out.
    pub fn in_game(game: &Game, judgements: &[&Judgement], side: Side) -> Vec<(String, Self)> {
        let moves = game.moments().zip(judgements).enumerate();
        let mut found: Vec<_> = moves
            .filter(|(_, ((before, mv), judgement))| {
                let is_grave = matches!(judgement.mark, Some(Mark::Mistake | Mark::Blunder));
                let is_own = judgement.chooser == side && judgement.best.mv != *mv;
                let is_new = |position: &Position| before.times_stood(position).is_none_or(|times| times < 2);
                let after = before.position().make(before.rules(), *mv).position;
                let is_whole = !before.position().is_placing() && !before.must_pass();
                is_grave && is_own && is_whole && is_new(before.position()) && !has_stood(before, &after)
            })
            .map(|(place, ((before, mv), judgement))| {
                let rules = *before.rules();
                let mistake = Self {
                    rules,
                    position: fresh(before.position(), &rules),
                    played: mv,
                    best: judgement.best.mv,
                };
                (judgement.loss(), place, mistake)
            })
            .collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(FROM_A_GAME);
        found.sort_by_key(|(_, place, _)| *place);
        let named = found.into_iter().map(|(.., mistake)| {
            let name = name(&mistake.position, &mistake.rules);
            (name, mistake)
        });
        named.collect()
    }

    /// The puzzle of finding a better move, with the name of its position. It has no rating.
    pub fn puzzle(&self, name: &str) -> Puzzle {
        Puzzle {
            id: name.to_owned(),
            rules: self.rules,
            start: self.position,
            task: Task::Better,
            line: vec![Answer {
                mv: self.best,
                is_only: false,
            }],
            themes: Vec::new(),
            rating: Rating::NONE,
            source: Source::NONE,
            instead: Some(self.played),
        }
    }
}

/// Whether a position has come up in a game.
fn has_stood(game: &Game, position: &Position) -> bool {
    game.times_stood(position).is_some_and(|times| times > 0)
}

impl From<Mistake> for Written {
    fn from(mistake: Mistake) -> Self {
        Self {
            rules: mistake.rules.to_string(),
            position: mistake.position.to_string(),
            played: mistake.played.to_string(),
            best: mistake.best.to_string(),
        }
    }
}

impl TryFrom<Written> for Mistake {
    type Error = GameTextError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let (rules, position) = parse_start(Some(&written.rules), &written.position)?;
        let position = fresh(&position, &rules);
        let read = |word: &str| play_word(&mut Game::from_position(rules, position), word);
        Ok(Self {
            rules,
            position,
            played: read(&written.played)?,
            best: read(&written.best)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Unwatched, judge};
    use crate::notation::read_move;
    use crate::rules::Preset;

    /// A game in which Black leaves a guard to be captured, and what its moves are worth.
    fn reviewed() -> (Game, Vec<Judgement>) {
        const MOVES: &str = "f1f2 d1c1 l5k5 c1d1 h9h8 b7c7 a5b5 h1h2 b5c5 k7i7 h8h7 h2i2 h7g7 c7d7 f2f3 f11e10";
        let mut game = Game::new(Preset::NEW_GAME.rules());
        let mut judgements = Vec::new();
        for text in MOVES.split(' ') {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            judgements.push(judge(&game, mv, 3_000, &mut Unwatched).unwrap());
            game.play(mv).unwrap();
        }
        (game, judgements)
    }

    #[test]
    fn the_worst_mistakes_of_a_side_come_back_in_the_order_of_the_game() {
        let (game, mut judgements) = reviewed();
        for (place, mark) in [
            (1, Mark::Blunder),
            (3, Mark::Inaccuracy),
            (5, Mark::Mistake),
            (6, Mark::Blunder),
        ] {
            judgements[place].mark = Some(mark);
            judgements[place].best.mv = game.positions().nth(place).unwrap().legal_moves(game.rules())[0];
        }
        let all: Vec<_> = judgements.iter().collect();
        let of = |side| Mistake::in_game(&game, &all, side);
        let played: Vec<_> = of(Side::Black)
            .iter()
            .map(|(_, found)| found.played.to_string())
            .collect();
        assert_eq!(&played[..2], ["d1c1", "b7c7"], "no inaccuracy, and none of White's");
        assert!(of(Side::Black).len() <= FROM_A_GAME);
        for (id, mistake) in of(Side::White) {
            let puzzle = mistake.puzzle(&id);
            assert_eq!((puzzle.task(), puzzle.player()), (Task::Better, Side::White));
            assert_eq!(puzzle.instead(), Some(mistake.played));
            assert!(
                puzzle
                    .game()
                    .position()
                    .check(puzzle.rules(), puzzle.line()[0].mv)
                    .is_ok()
            );
        }
    }

    #[test]
    fn going_back_to_an_earlier_position_is_no_mistake_that_comes_back() {
        let mut game = Game::new(Preset::NEW_GAME.rules());
        let mut judgements = Vec::new();
        for text in "f1g1 f11g10 g1f1 g10f11 f1g1".split(' ') {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            let mut judgement = judge(&game, mv, 300, &mut Unwatched).unwrap();
            judgement.mark = Some(Mark::Blunder);
            judgement.best.mv = read_move("b1c2", game.position(), game.rules()).unwrap_or(judgement.best.mv);
            judgements.push(judgement);
            game.play(mv).unwrap();
        }
        let all: Vec<_> = judgements.iter().collect();
        let found = Mistake::in_game(&game, &all, Side::White);
        let played: Vec<_> = found.iter().map(|(_, found)| found.played.to_string()).collect();
        assert_eq!(
            played,
            ["f1g1", "g1f1"],
            "the third one leads to a position that was there"
        );
    }

    #[test]
    fn impossible_mistakes_are_refused() {
        let start = Position::start(&Preset::NEW_GAME.rules());
        let text = |rules: &str, played: &str| {
            format!(r#"{{"rules":"{rules}","position":"{start}","played":"{played}","best":"b1c2"}}"#)
        };
        let known: Mistake = serde_json::from_str(&text("modern", "f1g1")).unwrap();
        let again: Mistake = serde_json::from_str(&serde_json::to_string(&known).unwrap()).unwrap();
        assert_eq!(again, known);
        for damaged in [text("sideways", "f1g1"), text("modern", "f1f6"), "{}".into()] {
            assert!(serde_json::from_str::<Mistake>(&damaged).is_err(), "{damaged}");
        }
    }
}

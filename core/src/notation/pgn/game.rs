//! From a game to its record, and back.

use super::line::Node;
use super::record::Record;
use super::result::GameResult;
use crate::rules::{Game, IllegalMove, Move, Outcome, WinReason};

/// The tag that marks a loss on time, and its value; without it a loss is a resignation.
const TERMINATION: &str = "Termination";
const TIME_FORFEIT: &str = "time forfeit";

/// Why the main line of a record cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move is illegal.
    #[error("move {ply} of the record, {mv}: {reason}")]
    Illegal {
        /// The number of the ply, from 1.
        ply: usize,
        /// The illegal move.
        mv: Move,
        /// Why it is illegal.
        #[source]
        reason: IllegalMove,
    },
    /// The record's result contradicts the board.
    #[error("the record says {record}, but the game ended {}", board.result())]
    OtherResult {
        /// The result on the board.
        board: Outcome,
        /// The result in the record.
        record: GameResult,
    },
}

impl Record {
    /// The record of a game: its plies, without those undone, and its result. Tags are set as by
    /// [`set_tag`](Self::set_tag).
    ///
    /// ```
    /// use agon_core::notation::{GameResult, Record};
    /// use agon_core::rules::{Game, RuleSet, Side, WinReason};
    ///
    /// let mut game = Game::new(RuleSet::default());
    /// game.lose(Side::White, WinReason::Time);
    /// let record = Record::from_game(&game, &[("Event", "Club night")]);
    /// assert_eq!(record.result, GameResult::Won(Side::Black));
    /// assert_eq!(record.tag("Termination"), Some("time forfeit"));
    /// ```
    pub fn from_game(game: &Game, tags: &[(&str, &str)]) -> Self {
        let mut record = Self::new(*game.rules(), *game.start());
        record.handicap = game.handicap();
        record.line.nodes = game.plies().iter().map(|ply| Node::from(ply.mv)).collect();
        let outcome = game.outcome();
        record.result = outcome.into();
        for (name, value) in tags {
            record.set_tag(name, value);
        }
        if let Some(Outcome::Win {
            reason: WinReason::Time,
            ..
        }) = outcome
        {
            record.set_tag(TERMINATION, TIME_FORFEIT);
        }
        record
    }

    /// Plays the main line. A result that the board does not show is a draw by agreement, a resignation, or a loss on
    /// time if the tag `Termination` says `time forfeit`.
    ///
    /// # Errors
    /// If a move is illegal, or the board shows another result.
    ///
    /// ```
    /// use agon_core::notation::read_records;
    /// use agon_core::rules::{Outcome, Side, WinReason};
    ///
    /// let records = read_records("1. Gb1-c2 Gk7-i8 2. Gc2-d3 0-1").whole()?;
    /// let game = records[0].to_game()?;
    /// assert_eq!(game.plies().len(), 3);
    /// let resigned = Outcome::Win { winner: Side::Black, reason: WinReason::Resignation };
    /// assert_eq!(game.outcome(), Some(resigned));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_game(&self) -> Result<Game, ReplayError> {
        let mut game = Game::from_position(self.rules, self.start).with_handicap(self.handicap);
        for (i, node) in self.line.nodes.iter().enumerate() {
            game.play(node.mv).map_err(|reason| ReplayError::Illegal {
                ply: i + 1,
                mv: node.mv,
                reason,
            })?;
        }
        match (game.outcome(), self.result) {
            (_, GameResult::Unfinished) => {}
            (Some(board), record) if GameResult::from(Some(board)) != record => {
                return Err(ReplayError::OtherResult { board, record });
            }
            (Some(_), _) => {}
            (None, GameResult::Drawn) => game.agree_draw(),
            (None, GameResult::Won(winner)) => {
                let on_time = self
                    .tag(TERMINATION)
                    .is_some_and(|how| how.eq_ignore_ascii_case(TIME_FORFEIT));
                let reason = if on_time {
                    WinReason::Time
                } else {
                    WinReason::Resignation
                };
                game.lose(winner.opponent(), reason);
            }
        }
        Ok(game)
    }
}

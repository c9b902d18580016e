//! A game as files of lessons, puzzles and the rule book write it: rules, a position, and moves.

use super::moves::{MoveTextError, parse_move};
use super::position::parse_position;
use super::position_error::PositionTextError;
use crate::rules::{Game, IllegalMove, Move, Position, Preset, RuleSet, RuleSetError};

/// Why a game cannot be read from such a file.
#[derive(Debug, thiserror::Error)]
pub enum GameTextError {
    /// The rules are not valid.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The position is not valid.
    #[error("its position: {0}")]
    Position(#[from] PositionTextError),
    /// A text is not a move.
    #[error("the move {0:?}: {1}")]
    MoveText(String, #[source] MoveTextError),
    /// A move is illegal where it stands.
    #[error("the move {0:?}: {1}")]
    Illegal(String, #[source] IllegalMove),
}

/// Reads a position and its rules, which are those of a new game if none are given.
///
/// # Errors
/// If one of the two is not valid.
pub fn parse_start(rules: Option<&str>, position: &str) -> Result<(RuleSet, Position), GameTextError> {
    let rules = rules.map_or(Ok(Preset::NEW_GAME.rules()), str::parse)?;
    Ok((rules, parse_position(position, &rules)?))
}

fn read_word(game: &Game, word: &str) -> Result<Move, GameTextError> {
    let mv = parse_move(word, game.position(), game.rules());
    mv.map_err(|error| GameTextError::MoveText(word.to_owned(), error))
}

fn play(game: &mut Game, mv: Move, word: &str) -> Result<Move, GameTextError> {
    match game.play(mv) {
        Ok(_) => Ok(mv),
        Err(error) => Err(GameTextError::Illegal(word.to_owned(), error)),
    }
}

/// Plays a move, and returns it. Forced passes must be written.
///
/// # Errors
/// If the text is not a move, or the move is illegal.
pub fn play_word(game: &mut Game, word: &str) -> Result<Move, GameTextError> {
    let mv = read_word(game, word)?;
    play(game, mv, word)
}

/// Plays the moves of a text, each with the forced pass before it, which need not be written. Returns them all.
///
/// # Errors
/// As [`play_word`]. The moves before the one that is wrong have been played.
pub fn play_words(game: &mut Game, text: &str) -> Result<Vec<Move>, GameTextError> {
    let before = game.plies().len();
    for word in text.split_whitespace() {
        let mv = read_word(game, word)?;
        if mv != Move::Pass {
            pass_if_forced(game);
        }
        play(game, mv, word)?;
    }
    Ok(game.plies()[before..].iter().map(|ply| ply.mv).collect())
}

/// Plays the pass of a side that cannot move. Returns whether there was one.
pub fn pass_if_forced(game: &mut Game) -> bool {
    game.outcome().is_none() && game.must_pass() && game.play(Move::Pass).is_ok()
}

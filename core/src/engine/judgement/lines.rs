//! Lines from searches of the positions after a move.

use crate::engine::report::Line;
use crate::engine::score::Score;
use crate::rules::{Game, Move, Outcome, Side};

/// The game after a legal move.
pub(super) fn after(game: &Game, mv: Move) -> Game {
    let mut after = game.clone();
    // The move is legal: a search found it, or `Inquiry::new` checked it.
    let _ = after.play(mv);
    after
}

/// The line that begins with a move, from the lines that a search found after it: none if the game is over there.
pub(super) fn line_of(game: &Game, mv: Move, replies: Vec<Line>) -> Line {
    let us = game.chooser();
    let after = after(game, mv);
    let Some(reply) = replies.into_iter().next() else {
        return Line {
            mv,
            score: after.outcome().map_or(Score::Race(0), |outcome| ended(outcome, us)),
            pv: vec![mv],
        };
    };
    Line {
        mv,
        score: earlier(reply.score, after.chooser() == us),
        pv: [mv].into_iter().chain(reply.pv).collect(),
    }
}

/// The score for us of a move that ended the game.
fn ended(outcome: Outcome, us: Side) -> Score {
    match outcome.winner() {
        Some(winner) if winner == us => Score::WinIn(1),
        Some(_) => Score::LossIn(1),
        None => Score::Race(0),
    }
}

/// The score of a move, from that of the position after it for the player who chooses there.
fn earlier(score: Score, is_same_chooser: bool) -> Score {
    match if is_same_chooser { score } else { -score } {
        Score::WinIn(plies) => Score::WinIn(plies + 1),
        Score::LossIn(plies) => Score::LossIn(plies + 1),
        race => race,
    }
}

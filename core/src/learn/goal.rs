//! Goals of lessons.

use serde::Deserialize;

use crate::board::CellId;
use crate::rules::{Effect, Game, Kind, Ply, Side};

/// One of the conditions with which a lesson is done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Pieces of the player stand on all of these cells. The throne is reached by the queen, as no other piece may
    /// enter it.
    Reach(Vec<CellId>),
    /// So many enemy pieces are captured by one move of the player.
    Capture(u32),
    /// The enemy's queen is captured so many times.
    CaptureQueen(usize),
    /// So many moves were made and answered, and the game goes on.
    Hold(usize),
    /// The player has won by moves.
    Win,
}

impl Goal {
    /// Whether a game that began with the lesson has come so far.
    pub fn is_reached(&self, game: &Game, player: Side) -> bool {
        let position = game.position();
        let own = position.pieces(player);
        match self {
            Self::Reach(cells) => cells.iter().all(|&cell| own.contains(cell)),
            &Self::Capture(count) => {
                let captured = |ply: &Ply| captures(ply, player.opponent()).count() >= count as usize;
                game.plies().iter().any(captured)
            }
            &Self::CaptureQueen(times) => {
                let is_queens = |ply: &&Ply| captures(ply, player.opponent()).any(|kind| kind == Kind::Queen);
                game.plies().iter().filter(is_queens).count() >= times
            }
            &Self::Hold(moves) => {
                moves_of(game, player) >= moves && position.side() == player && game.outcome().is_none()
            }
            Self::Win => game.outcome().is_some_and(|outcome| outcome.winner() == Some(player)),
        }
    }
}

/// The kinds of the pieces of a side that a move captured.
pub(super) fn captures(ply: &Ply, side: Side) -> impl Iterator<Item = Kind> + '_ {
    ply.effects.iter().filter_map(move |effect| match effect {
        Effect::Captured { piece, .. } if piece.side == side => Some(piece.kind),
        _ => None,
    })
}

/// The number of moves that a side has chosen, for its own pieces or for a queen that it captured.
pub(super) fn moves_of(game: &Game, side: Side) -> usize {
    let chosen = game.positions().zip(game.plies()).filter(|(before, ply)| {
        let is_pass = matches!(ply.effects.first(), Some(Effect::Passed { .. }));
        !is_pass && before.chooser(game.rules()) == side
    });
    chosen.count()
}

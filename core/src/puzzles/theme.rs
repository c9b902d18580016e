//! Themes: what can be seen in the moves of a puzzle's answer.

use crate::engine::{Reason, facts};
use crate::rules::{Game, Move};

/// Motifs in the player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A guard is captured.
    Capture,
    /// The queen is captured.
    QueenCapture,
    /// One move captures two pieces or more.
    DoubleCapture,
    /// A move threatens a new capture.
    Threat,
    /// Pieces that the enemy could capture are safe.
    Rescue,
    /// The enemy is stopped from winning with the next move.
    Parry,
    /// The way of an enemy piece is blocked: to the throne, round it, or inwards.
    Block,
    /// The queen comes onto the throne.
    Throne,
    /// The first move captures nothing, threatens no capture and stops no win.
    Quiet,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 9] = [
        Self::Capture,
        Self::QueenCapture,
        Self::DoubleCapture,
        Self::Threat,
        Self::Rescue,
        Self::Parry,
        Self::Block,
        Self::Throne,
        Self::Quiet,
    ];

    /// Its name in data and in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::QueenCapture => "queen-capture",
            Self::DoubleCapture => "double-capture",
            Self::Threat => "threat",
            Self::Rescue => "rescue",
            Self::Parry => "parry",
            Self::Block => "block",
            Self::Throne => "throne",
            Self::Quiet => "quiet",
        }
    }

    /// The theme with this [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Whether it can be seen in one of the player's moves, from the reasons for and against it.
    fn is_in(self, reasons: &[Reason], is_first: bool) -> bool {
        let any = |test: fn(&Reason) -> bool| reasons.iter().any(test);
        match self {
            Self::Capture => any(
                |reason| matches!(reason, Reason::Captures { cells, queen, .. } if cells.len() > u32::from(queen.is_some())),
            ),
            Self::QueenCapture => any(|reason| matches!(reason, Reason::Captures { queen: Some(_), .. })),
            Self::DoubleCapture => any(|reason| matches!(reason, Reason::Captures { cells, .. } if cells.len() > 1)),
            Self::Threat => any(|reason| matches!(reason, Reason::Threatens { .. })),
            Self::Rescue => any(|reason| matches!(reason, Reason::Saves { .. })),
            Self::Parry => any(|reason| matches!(reason, Reason::PreventsWin { .. })),
            Self::Block => any(|reason| {
                matches!(
                    reason,
                    Reason::BlocksThrone { .. }
                        | Reason::BlocksGuards { .. }
                        | Reason::TrapsQueen { .. }
                        | Reason::HoldsUp { .. }
                )
            }),
            Self::Throne => any(|reason| matches!(reason, Reason::OccupiesThrone)),
            Self::Quiet => {
                let captures = any(|reason| matches!(reason, Reason::Captures { .. }));
                let forces = [Self::Threat, Self::Parry];
                is_first && !captures && !forces.into_iter().any(|theme| theme.is_in(reasons, is_first))
            }
        }
    }
}

/// The themes of a line that begins with the player's move in a game, in the order of [`Theme::ALL`]. Of moves that are
/// illegal, and what follows them, there are none.
pub fn themes(game: &Game, line: &[Move]) -> Vec<Theme> {
    let player = game.chooser();
    let mut game = game.clone();
    let mut found = Vec::new();
    for (place, &mv) in line.iter().enumerate() {
        let chooser = game.chooser();
        let reasons = facts(&game, mv).unwrap_or_default();
        if game.play(mv).is_err() {
            break;
        }
        if chooser == player {
            found.extend(Theme::ALL.into_iter().filter(|theme| theme.is_in(&reasons, place == 0)));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

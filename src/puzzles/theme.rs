//! Themes: what can be seen in the moves of a puzzle's answer.

use crate::engine::{Reason, facts};
use crate::rules::{Effect, Game, Move, Outcome, WinReason};

/// What can be seen in the player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A guard is captured.
    Capture,
    /// The queen is captured.
    QueenCapture,
    /// One move captures two pieces or more.
    DoubleCapture,
    /// The enemy is stopped from winning with the next move.
    Parry,
    /// The way of an enemy piece is blocked: to the throne, round it, or inwards.
    Block,
    /// The queen comes onto the throne.
    Throne,
    /// A captured piece of one's own is set back where it is needed.
    SettingBack,
    /// The captor chooses where the enemy's queen is set back.
    Exile,
    /// A piece is left where the enemy can capture it.
    Offer,
    /// The first move stays on its ring, captures nothing and parries no win.
    Quiet,
    /// The enemy is forced to close its guards round an empty throne.
    EmptyThrone,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 11] = [
        Self::Capture,
        Self::QueenCapture,
        Self::DoubleCapture,
        Self::Parry,
        Self::Block,
        Self::Throne,
        Self::SettingBack,
        Self::Exile,
        Self::Offer,
        Self::Quiet,
        Self::EmptyThrone,
    ];

    /// Its name in data and in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::QueenCapture => "queen-capture",
            Self::DoubleCapture => "double-capture",
            Self::Parry => "parry",
            Self::Block => "block",
            Self::Throne => "throne",
            Self::SettingBack => "setting-back",
            Self::Exile => "exile",
            Self::Offer => "offer",
            Self::Quiet => "quiet",
            Self::EmptyThrone => "empty-throne",
        }
    }

    /// The theme with this [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Whether it can be seen in one of the player's moves.
    fn is_in(self, seen: &Seen) -> bool {
        let any = |test: fn(&Reason) -> bool| seen.reasons.iter().any(test);
        let captures = any(|reason| matches!(reason, Reason::Captures { .. }));
        let prevents_win = any(|reason| matches!(reason, Reason::PreventsWin { .. }));
        match self {
            Self::Capture => any(|reason| {
                matches!(reason, Reason::Captures { cells, queen, .. }
                if cells.len() > u32::from(queen.is_some()))
            }),
            Self::QueenCapture => any(|reason| matches!(reason, Reason::Captures { queen: Some(_), .. })),
            Self::DoubleCapture => any(|reason| matches!(reason, Reason::Captures { cells, .. } if cells.len() > 1)),
            Self::Parry => prevents_win,
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
            Self::SettingBack => seen.sets_back && seen.is_own,
            Self::Exile => seen.sets_back && !seen.is_own,
            Self::Offer => !seen.is_last && any(|reason| matches!(reason, Reason::WouldBeCaptured { tempi: 1.., .. })),
            Self::Quiet => {
                seen.is_first && any(|reason| matches!(reason, Reason::Sideways)) && !captures && !prevents_win
            }
            Self::EmptyThrone => false,
        }
    }
}

/// A move of the player's, as themes see it.
struct Seen {
    reasons: Vec<Reason>,
    sets_back: bool,
    /// Whether it is the player's own turn.
    is_own: bool,
    is_first: bool,
    is_last: bool,
}

/// The themes of a line that begins with the player's move in a game, in the order of [`Theme::ALL`]. Of moves that are
/// illegal, and what follows them, there are none.
pub fn themes(game: &Game, line: &[Move]) -> Vec<Theme> {
    let player = game.chooser();
    let mut game = game.clone();
    let mut found = Vec::new();
    for (place, &mv) in line.iter().enumerate() {
        let (chooser, side) = (game.chooser(), game.position().side());
        let reasons = facts(&game, mv).unwrap_or_default();
        let Ok(ply) = game.play(mv) else { break };
        let empties = ply.outcome().is_some_and(
            |outcome| matches!(outcome, Outcome::Win { winner, reason: WinReason::EmptyThrone } if winner == player),
        );
        if empties {
            found.push(Theme::EmptyThrone);
        }
        if chooser != player {
            continue;
        }
        let seen = Seen {
            reasons,
            sets_back: matches!(ply.effects.first(), Some(Effect::Relocated { .. })),
            is_own: side == player,
            is_first: place == 0,
            is_last: place + 1 == line.len(),
        };
        found.extend(Theme::ALL.into_iter().filter(|theme| theme.is_in(&seen)));
    }
    found.sort_unstable();
    found.dedup();
    found
}

//! All reasons, their codes and their weights.

use std::fmt;

use crate::board::{Bitboard, CellId};
use crate::rules::{DrawReason, Move, WinReason};

/// A reason for or against a move, from the view of the player who chooses it ("we"); the other is the enemy.
///
/// Tempi are moves in the [`race`](crate::engine::race) for the throne: the rings that captured pieces fall back, and
/// the turns to put them back. They are negative where being captured gains moves, as for a queen whom her owner puts
/// back on the throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move wins the game.
    Wins(WinReason),
    /// The move loses the game at once, as by closing our guards round an empty throne.
    Loses(WinReason),
    /// The move draws the game.
    Draws(DrawReason),
    /// After the move the enemy wins against any defence.
    LetsWin {
        /// Plies until then: 1 if the enemy's next move wins.
        plies: u32,
        /// The enemy's first move.
        by: Move,
    },
    /// The move wins against any defence.
    WinsIn {
        /// Plies until then, this move included.
        plies: u32,
    },
    /// Another move would have won against any defence.
    MissesWin {
        /// The winning move.
        best: Move,
        /// Plies until the win, the winning move included.
        plies: u32,
    },
    /// If we did nothing, the enemy would win with the next move; now it cannot.
    PreventsWin {
        /// The move with which the enemy would win.
        by: Move,
    },
    /// There is no other legal move.
    OnlyMove,
    /// Enemy pieces are captured.
    Captures {
        /// The cells of the captives.
        cells: Bitboard,
        /// The cell of the queen, if she is among them.
        queen: Option<CellId>,
        /// The tempi that it costs the enemy.
        tempi: i32,
    },
    /// The piece steps between two enemies and is itself captured.
    Trapped {
        /// The cell of the piece.
        cell: CellId,
        /// The tempi that it costs us.
        tempi: i32,
    },
    /// The enemy can capture with the next move.
    WouldBeCaptured {
        /// The pieces captured by the costliest such move.
        cells: Bitboard,
        /// The costliest such move.
        by: Move,
        /// The tempi that it would cost us.
        tempi: i32,
    },
    /// Pieces that the enemy could capture if we did nothing are safe.
    Saves {
        /// The cells of the pieces after the move.
        cells: Bitboard,
        /// The tempi that the costliest capture of any of them would have cost us.
        tempi: i32,
    },
    /// Unless the enemy reacts, our next move can capture something new.
    Threatens {
        /// The pieces captured by the most rewarding such move.
        cells: Bitboard,
        /// The tempi that it would cost the enemy.
        tempi: i32,
    },
    /// The enemy queen has no step left.
    TrapsQueen {
        /// The cell of the queen.
        queen: CellId,
    },
    /// The enemy queen could step onto the throne, and now cannot.
    BlocksThrone {
        /// The cell of the queen.
        queen: CellId,
    },
    /// Our queen comes onto the throne.
    OccupiesThrone,
    /// Our piece takes a cell of ring 1 that the enemy, nearly home, still needs for a guard.
    BlocksGuards {
        /// The cell taken.
        cell: CellId,
    },
    /// Enemy pieces that could step inwards no longer can.
    HoldsUp {
        /// The cells of the pieces.
        pieces: Bitboard,
    },
    /// We win the race if neither side is held up any more, and the search sees nothing against it.
    WinsRace {
        /// The number of moves by which the enemy is too late.
        by: i32,
    },
    /// Another move is so much better that this one is bad.
    GivesAway {
        /// The best move.
        best: Move,
        /// The difference, in hundredths of a move in the race.
        hundredths: u32,
    },
    /// A piece is put back or placed as near to the throne as allowed.
    NearestCell {
        /// The ring of the cell; other legal cells are farther out.
        ring: usize,
    },
    /// The enemy queen is put back as far from the throne as allowed.
    FarthestCell {
        /// The ring of the cell; other legal cells are nearer.
        ring: usize,
    },
    /// The captured piece is put back as far from the enemy as its ring allows.
    KeepsAway {
        /// Steps to the nearest enemy; other legal cells of the ring are nearer to one.
        distance: u32,
    },
    /// A step inwards.
    Inwards {
        /// The ring of the target.
        ring: usize,
    },
    /// A step that stays on its ring.
    Sideways,
    /// No other reason applies.
    Quiet,
}

impl Reason {
    /// The [`code`](Self::code)s of all reasons.
    pub const CODES: [&str; 26] = [
        "wins",
        "loses",
        "draws",
        "lets-win",
        "wins-in",
        "misses-win",
        "prevents-win",
        "only-move",
        "captures",
        "trapped",
        "would-be-captured",
        "saves",
        "threatens",
        "traps-queen",
        "blocks-throne",
        "occupies-throne",
        "blocks-guards",
        "holds-up",
        "wins-race",
        "gives-away",
        "nearest-cell",
        "farthest-cell",
        "keeps-away",
        "inwards",
        "sideways",
        "quiet",
    ];

    /// The reason's name in language files and protocols, such as `lets-win`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Wins(_) => "wins",
            Self::Loses(_) => "loses",
            Self::Draws(_) => "draws",
            Self::LetsWin { .. } => "lets-win",
            Self::WinsIn { .. } => "wins-in",
            Self::MissesWin { .. } => "misses-win",
            Self::PreventsWin { .. } => "prevents-win",
            Self::OnlyMove => "only-move",
            Self::Captures { .. } => "captures",
            Self::Trapped { .. } => "trapped",
            Self::WouldBeCaptured { .. } => "would-be-captured",
            Self::Saves { .. } => "saves",
            Self::Threatens { .. } => "threatens",
            Self::TrapsQueen { .. } => "traps-queen",
            Self::BlocksThrone { .. } => "blocks-throne",
            Self::OccupiesThrone => "occupies-throne",
            Self::BlocksGuards { .. } => "blocks-guards",
            Self::HoldsUp { .. } => "holds-up",
            Self::WinsRace { .. } => "wins-race",
            Self::GivesAway { .. } => "gives-away",
            Self::NearestCell { .. } => "nearest-cell",
            Self::FarthestCell { .. } => "farthest-cell",
            Self::KeepsAway { .. } => "keeps-away",
            Self::Inwards { .. } => "inwards",
            Self::Sideways => "sideways",
            Self::Quiet => "quiet",
        }
    }

    /// Whether it speaks for the move. Some reasons are on neither side, such as a step inwards.
    pub const fn is_for(self) -> bool {
        match self {
            Self::Wins(_)
            | Self::WinsIn { .. }
            | Self::PreventsWin { .. }
            | Self::TrapsQueen { .. }
            | Self::BlocksThrone { .. }
            | Self::OccupiesThrone
            | Self::BlocksGuards { .. }
            | Self::HoldsUp { .. }
            | Self::WinsRace { .. } => true,
            Self::Captures { tempi, .. } | Self::Saves { tempi, .. } | Self::Threatens { tempi, .. } => tempi > 0,
            _ => false,
        }
    }

    /// Whether it speaks against the move.
    pub const fn is_against(self) -> bool {
        match self {
            Self::Loses(_) | Self::LetsWin { .. } | Self::MissesWin { .. } | Self::GivesAway { .. } => true,
            Self::Trapped { tempi, .. } | Self::WouldBeCaptured { tempi, .. } => tempi > 0,
            _ => false,
        }
    }

    /// The importance relative to other reasons, where possible in hundredths of a move.
    fn weight(self) -> u32 {
        const END: u32 = 1_000_000;
        let moves = |tempi: i32| 100 * tempi.unsigned_abs();
        match self {
            Self::Wins(_) | Self::Loses(_) | Self::Draws(_) => END,
            Self::LetsWin { plies, .. } | Self::WinsIn { plies } => END - 1 - plies.min(END / 2),
            Self::PreventsWin { .. } => END / 4,
            Self::MissesWin { .. } => END / 5,
            Self::OnlyMove => END / 6,
            // Captures made come before possible ones, and the enemy's possible captures before ours.
            Self::Captures { tempi, .. } | Self::Trapped { tempi, .. } => moves(tempi) + 99,
            Self::WouldBeCaptured { tempi, .. } => moves(tempi) + 50,
            Self::Saves { tempi, .. } => moves(tempi) + 25,
            Self::GivesAway { hundredths, .. } => hundredths,
            Self::TrapsQueen { .. } => 400,
            Self::BlocksThrone { .. } => 300,
            Self::OccupiesThrone | Self::BlocksGuards { .. } => 250,
            Self::WinsRace { .. } => 220,
            Self::Threatens { tempi, .. } => moves(tempi) / 3,
            Self::HoldsUp { pieces } => 60 * pieces.len(),
            Self::NearestCell { .. } | Self::FarthestCell { .. } => 40,
            Self::KeepsAway { .. } => 30,
            Self::Inwards { .. } => 20,
            Self::Sideways => 10,
            Self::Quiet => 0,
        }
    }
}

/// Sorts the most important first; the sort is stable.
pub(super) fn sort(reasons: &mut [Reason]) {
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.weight()));
}

impl fmt::Display for Reason {
    /// The [`code`](Self::code), then its details: `captures d5,f6 tempi 7`, `lets-win f5e6 plies 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match *self {
            Self::Wins(reason) | Self::Loses(reason) => f.write_str(match reason {
                WinReason::Enthroned => " enthroned",
                WinReason::EmptyThrone => " empty-throne",
                WinReason::Repetition => " repetition",
                WinReason::QueenCaptured => " queen-captured",
                WinReason::GuardsCaptured => " guards-captured",
                WinReason::Resignation => " resignation",
                WinReason::Time => " time",
            }),
            Self::Draws(reason) => f.write_str(match reason {
                DrawReason::Repetition => " repetition",
                DrawReason::BothStuck => " both-stuck",
                DrawReason::Progress => " progress",
                DrawReason::Agreement => " agreement",
            }),
            Self::LetsWin { plies, by } => write!(f, " {by} plies {plies}"),
            Self::WinsIn { plies } => write!(f, " plies {plies}"),
            Self::MissesWin { best, plies } => write!(f, " {best} plies {plies}"),
            Self::PreventsWin { by } => write!(f, " {by}"),
            Self::Captures { cells, tempi, .. } | Self::Saves { cells, tempi } | Self::Threatens { cells, tempi } => {
                write!(f, " {} tempi {tempi}", names(cells))
            }
            Self::Trapped { cell, tempi } => write!(f, " {cell} tempi {tempi}"),
            Self::WouldBeCaptured { cells, by, tempi } => write!(f, " {} by {by} tempi {tempi}", names(cells)),
            Self::TrapsQueen { queen } | Self::BlocksThrone { queen } => write!(f, " {queen}"),
            Self::BlocksGuards { cell } => write!(f, " {cell}"),
            Self::HoldsUp { pieces } => write!(f, " {}", names(pieces)),
            Self::WinsRace { by } => write!(f, " by {by}"),
            Self::GivesAway { best, hundredths } => write!(f, " {hundredths} best {best}"),
            Self::NearestCell { ring } | Self::FarthestCell { ring } | Self::Inwards { ring } => {
                write!(f, " ring {ring}")
            }
            Self::KeepsAway { distance } => write!(f, " distance {distance}"),
            Self::OnlyMove | Self::OccupiesThrone | Self::Sideways | Self::Quiet => Ok(()),
        }
    }
}

fn names(cells: Bitboard) -> String {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(",")
}

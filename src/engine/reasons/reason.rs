//! The reasons there are, their names and their weights.

use std::fmt;

use crate::board::{Bitboard, CellId};
use crate::rules::{DrawReason, Move, WinReason};

/// One reason for or against a move, seen by the player who chooses it ("we"); the other is the enemy.
///
/// Tempi are moves by the race for the throne: the rings that captured pieces fall back and the turns that setting them
/// back takes, as [`race`](crate::engine::race) counts. Below nought, being captured gains: so it may be for a queen whom her
/// owner sets back on the throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move wins the game.
    Wins(WinReason),
    /// The move loses the game, as closing our guards round an empty throne does.
    Loses(WinReason),
    /// The move draws the game.
    Draws(DrawReason),
    /// After the move the enemy wins whatever we do.
    LetsWin {
        /// Plies until then: 1 if the enemy's next move wins.
        plies: u32,
        /// How the enemy begins.
        by: Move,
    },
    /// The move wins whatever the enemy does.
    WinsIn {
        /// Plies until then, this move included.
        plies: u32,
    },
    /// Another move would have won whatever the enemy does.
    MissesWin {
        /// That move.
        best: Move,
        /// Plies until the win, that move included.
        plies: u32,
    },
    /// Did we nothing, the enemy would win with the next move; now it cannot.
    PreventsWin {
        /// How the enemy would win.
        by: Move,
    },
    /// There is no other legal move.
    OnlyMove,
    /// Enemy pieces are captured.
    Captures {
        /// Their cells.
        cells: Bitboard,
        /// The queen's, if she is among them.
        queen: Option<CellId>,
        /// What it costs the enemy.
        tempi: i32,
    },
    /// The piece steps between two enemies and is itself captured.
    Trapped {
        /// Its cell.
        cell: CellId,
        /// What it costs us.
        tempi: i32,
    },
    /// The enemy can capture with the next move.
    WouldBeCaptured {
        /// The pieces that the costliest such move captures.
        cells: Bitboard,
        /// That move.
        by: Move,
        /// What it would cost us.
        tempi: i32,
    },
    /// Pieces that the enemy could capture, did we nothing, stand safe.
    Saves {
        /// Where they stand now.
        cells: Bitboard,
        /// What it would have cost us to lose the costliest of them, at once with others perhaps.
        tempi: i32,
    },
    /// If the enemy does nothing about it, our next move captures what it could not before.
    Threatens {
        /// The pieces that the most rewarding such move captures.
        cells: Bitboard,
        /// What it would cost the enemy.
        tempi: i32,
    },
    /// The enemy queen has no step left.
    TrapsQueen {
        /// Her cell.
        queen: CellId,
    },
    /// The enemy queen could step onto the throne, and now cannot.
    BlocksThrone {
        /// Her cell.
        queen: CellId,
    },
    /// Our queen comes onto the throne.
    OccupiesThrone,
    /// Our piece comes to a cell of ring 1 where the enemy, nearly home, still needs a guard.
    BlocksGuards {
        /// That cell.
        cell: CellId,
    },
    /// Enemy pieces could step inwards, and now can only go round.
    HoldsUp {
        /// Their cells.
        pieces: Bitboard,
    },
    /// We come home first if nobody is held up any more, and the search sees no harm in it.
    WinsRace {
        /// By how many moves the enemy comes too late.
        by: i32,
    },
    /// A worse move than the best.
    GivesAway {
        /// The best.
        best: Move,
        /// What it is better by, in hundredths of a move in the race.
        hundredths: u32,
    },
    /// The captured piece is set back, or the piece in hand placed, as near to the throne as is allowed.
    NearestCell {
        /// The ring of the cell; others would be farther out.
        ring: usize,
    },
    /// The enemy queen is sent as far from the throne as is allowed.
    FarthestCell {
        /// The ring of the cell; others would be nearer.
        ring: usize,
    },
    /// The captured piece is set back, on its ring, as far from the enemy as is allowed.
    KeepsAway {
        /// Steps to the nearest enemy; other cells of the ring would be nearer to one.
        distance: u32,
    },
    /// A step inwards.
    Inwards {
        /// The ring it leads to.
        ring: usize,
    },
    /// A step that stays on its ring: no nearer to the throne.
    Sideways,
    /// Nothing in particular.
    Quiet,
}

impl Reason {
    /// All the [`code`](Self::code)s there are.
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

    /// The reason's name in language files and protocols, in small letters and hyphens.
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

    /// How much the reason matters beside others, in hundredths of a move where it can be said so.
    fn weight(self) -> u32 {
        const END: u32 = 1_000_000;
        let moves = |tempi: i32| 100 * tempi.unsigned_abs();
        match self {
            Self::Wins(_) | Self::Loses(_) | Self::Draws(_) => END,
            Self::LetsWin { plies, .. } | Self::WinsIn { plies } => END - 1 - plies.min(END / 2),
            Self::PreventsWin { .. } => END / 4,
            Self::MissesWin { .. } => END / 5,
            Self::OnlyMove => END / 6,
            // What is done comes before what may be done, and what the enemy may do before what we may.
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

/// Puts the most important first; those alike stay in order.
pub(super) fn sort(reasons: &mut [Reason]) {
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.weight()));
}

impl fmt::Display for Reason {
    /// The [`code`](Self::code), then what belongs to it: `captures d5,f6 tempi 7`, `lets-win f5e6 plies 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match *self {
            Self::Wins(reason) | Self::Loses(reason) => f.write_str(match reason {
                WinReason::Enthroned => " enthroned",
                WinReason::EmptyThrone => " empty-throne",
                WinReason::Repetition => " repetition",
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

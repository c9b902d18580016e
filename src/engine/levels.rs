//! Levels for people: how far the computer looks, and how much it may give away by chance.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::{Candidate, Limits, Monitor, Score, SearchResult, Searcher};
use crate::rules::{Game, Move, Side};

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Looks at its own move alone, and often does not take the best.
    #[default]
    Beginner,
    /// Sees what is captured next, and is careless now and then.
    Casual,
    /// Plays as well as it can in about a second.
    Strong,
}

/// What makes a level.
struct Strength {
    limits: Limits,
    /// The most that a move may give away against the best, in hundredths of a move.
    margin: u32,
    /// The temperature turned round: 0 takes all moves within the margin alike, higher ones prefer the better.
    coolness: u32,
    hash_bytes: usize,
}

/// Nodes set the pace, so that a level plays alike everywhere. This time is for machines that are much too slow.
const SAFETY: Option<Duration> = Some(Duration::from_secs(10));

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Strong];

    /// The level's name in settings, options and language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Strong => "strong",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    const fn strength(self) -> Strength {
        match self {
            Self::Beginner => Strength {
                limits: Limits {
                    nodes: Some(2_000),
                    depth: Some(1),
                    time: SAFETY,
                },
                margin: 180,
                coolness: 0,
                hash_bytes: 1 << 16,
            },
            Self::Casual => Strength {
                limits: Limits {
                    nodes: Some(20_000),
                    depth: Some(3),
                    time: SAFETY,
                },
                margin: 90,
                coolness: 2,
                hash_bytes: 1 << 20,
            },
            Self::Strong => Strength {
                limits: Limits {
                    nodes: Some(1_000_000),
                    depth: None,
                    time: SAFETY,
                },
                margin: 6,
                coolness: 1,
                hash_bytes: 1 << 24,
            },
        }
    }
}

/// What the computer answers.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its move.
    pub mv: Move,
    /// The worth of the position to whoever picked the move, if the move is played.
    pub score: Score,
    /// Whether the computer would accept a draw now.
    pub accepts_draw: bool,
    /// How the search went.
    pub search: SearchResult,
}

/// Plies without progress after which a draw may be accepted.
const DULL: u32 = 40;

/// Picks a move as a level would; `None` if the game is over.
///
/// Depends on nothing but the game, the level and the seed, unless the monitor stops it or its clock runs into the
/// level's safety time.
///
/// ```
/// use agon::engine::{Level, Unwatched, choose_move};
/// use agon::rules::{Game, RuleSet};
///
/// let mut game = Game::new(RuleSet::default());
/// let reply = choose_move(&game, Level::Casual, 7, &mut Unwatched).expect("the game goes on");
/// game.play(reply.mv)?;
/// # Ok::<(), agon::rules::IllegalMove>(())
/// ```
pub fn choose_move(game: &Game, level: Level, seed: u64, monitor: &mut dyn Monitor) -> Option<Reply> {
    let strength = level.strength();
    let search =
        Searcher::new(strength.hash_bytes).search_candidates(game, &strength.limits, strength.margin, monitor)?;
    let chosen = pick(&search, &strength, seed ^ game.position().key());
    Some(Reply {
        mv: chosen.mv,
        score: chosen.score,
        accepts_draw: would_accept(game, search.score),
        search,
    })
}

/// Whether a side played by the computer accepts a draw: when 40 plies have passed without progress and it is not
/// better.
pub fn accepts_draw(game: &Game, side: Side, level: Level, monitor: &mut dyn Monitor) -> bool {
    let strength = level.strength();
    let result = Searcher::new(strength.hash_bytes).search(game, &strength.limits, monitor);
    result.is_some_and(|result| {
        let score = if game.chooser() == side {
            result.score
        } else {
            -result.score
        };
        would_accept(game, score)
    })
}

fn would_accept(game: &Game, score: Score) -> bool {
    game.position().clock() >= DULL && score <= Score::Race(0)
}

/// One of the moves within the margin, by chance; but a win in hand is never given away.
fn pick(search: &SearchResult, strength: &Strength, seed: u64) -> Candidate {
    let best = Candidate {
        mv: search.best,
        score: search.score,
    };
    let Score::Race(most) = best.score else {
        return best;
    };
    let weight = |candidate: &Candidate| match candidate.score {
        Score::Race(value) => (strength.margin + 1)
            .saturating_sub(most.abs_diff(value))
            .pow(strength.coolness),
        Score::WinIn(_) | Score::LossIn(_) => 0,
    };
    let total: u32 = search.candidates.iter().map(weight).sum();
    let mut drawn = Xoshiro256PlusPlus::seed_from_u64(seed).random_range(0..total.max(1));
    for candidate in &search.candidates {
        let weight = weight(candidate);
        if drawn < weight {
            return *candidate;
        }
        drawn -= weight;
    }
    best
}

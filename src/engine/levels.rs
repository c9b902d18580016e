//! Levels for people: how far the computer looks ahead, and how much it may give away at random.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::evaluation::Evaluation;
use super::limits::{Limits, Monitor};
use super::report::{Line, Lines, SearchResult};
use super::score::Score;
use super::searcher::Searcher;
use crate::rules::{Game, Move, Side};

/// The playing strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Mostly moves inwards; sees neither the enemy's answers nor the cost of captures.
    #[default]
    Beginner,
    /// Often overlooks the enemy's answer, and ignores the cost of captures.
    Learner,
    /// Overlooks as much, but prefers better moves.
    Casual,
    /// Knows the cost of captures, but still overlooks a lot.
    Steady,
    /// Rarely overlooks anything, and looks a few moves ahead.
    Skilled,
    /// Looks further ahead.
    Strong,
    /// Looks far ahead.
    Expert,
    /// As strong as possible without a noticeable pause.
    Master,
}

/// The parameters of a level.
struct Strength {
    limits: Limits,
    /// By ring sums alone, having to set a piece back costs nothing, as most beginners think.
    evaluation: Evaluation,
    /// The percentage of moves at which it does not look at the enemy's answers.
    blind: u32,
    /// The most that a move may be worse than the best, in hundredths of a move.
    margin: u32,
    /// The inverse temperature: with 0 all moves within the margin are equally likely, with more, better ones are
    /// likelier.
    coolness: u32,
    hash_bytes: usize,
}

/// A level is limited by nodes, so that it plays the same everywhere. This limit is for very slow machines only.
const SAFETY: Option<Duration> = Some(Duration::from_secs(3));

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 8] = [
        Self::Beginner,
        Self::Learner,
        Self::Casual,
        Self::Steady,
        Self::Skilled,
        Self::Strong,
        Self::Expert,
        Self::Master,
    ];

    /// The level's name in settings, options and language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Learner => "learner",
            Self::Casual => "casual",
            Self::Steady => "steady",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level's number, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Tuned for even steps in strength; the measurements are in `docs/engine.md`.
    fn strength(self) -> Strength {
        let limited = |nodes, depth, evaluation, blind, margin, coolness| Strength {
            limits: Limits {
                nodes: Some(nodes),
                depth,
                time: SAFETY,
            },
            evaluation,
            blind,
            margin,
            coolness,
            hash_bytes: 1 << 20,
        };
        let full = |nodes, margin| Strength {
            hash_bytes: 1 << 24,
            ..limited(nodes, None, Evaluation::default(), 0, margin, 1)
        };
        match self {
            Self::Beginner => limited(2_000, Some(1), Evaluation::Ring, 0, 190, 0),
            Self::Learner => limited(2_000, Some(2), Evaluation::Ring, 62, 145, 0),
            Self::Casual => limited(2_000, Some(2), Evaluation::Ring, 69, 132, 1),
            Self::Steady => limited(2_000, Some(2), Evaluation::Plain, 58, 117, 1),
            Self::Skilled => limited(2_000, Some(3), Evaluation::Plain, 7, 50, 2),
            Self::Strong => limited(300, None, Evaluation::default(), 0, 15, 1),
            Self::Expert => full(6_000, 10),
            Self::Master => full(50_000, 3),
        }
    }
}

impl Strength {
    /// Searches with the level's limits; if `blind`, to a depth of one ply.
    fn search(self, game: &Game, margin: u32, blind: bool, monitor: &mut dyn Monitor) -> Option<SearchResult> {
        let limits = Limits {
            depth: if blind { Some(1) } else { self.limits.depth },
            ..self.limits
        };
        let mut searcher = Searcher::new(self.hash_bytes);
        searcher.set_evaluation(self.evaluation);
        searcher.search_lines(game, &limits, Lines::Within(margin), monitor)
    }
}

/// The computer's choice.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The move chosen.
    pub mv: Move,
    /// The value of the move for the player who picks it.
    pub score: Score,
    /// The search behind it; its best move can be another.
    pub search: SearchResult,
}

/// In this many plies at the beginning, every level's margin is at least this much, so that openings vary.
const OPENING: (usize, u32) = (6, 50);

/// Plies without progress after which a draw can be accepted.
const DRAW_CLOCK: u32 = 40;

/// Picks a move at a level; `None` if the game is over.
///
/// Depends only on the game, the level and the seed, unless the monitor stops the search or three seconds pass on its
/// clock.
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
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ game.position().key());
    let blind = rng.random_range(0..100_u32) < strength.blind;
    let margin = if game.plies().len() < OPENING.0 {
        strength.margin.max(OPENING.1)
    } else {
        strength.margin
    };
    let coolness = strength.coolness;
    let search = strength.search(game, margin, blind, monitor)?;
    let Line { mv, score, .. } = *pick(&search, margin, coolness, &mut rng);
    Some(Reply { mv, score, search })
}

/// Whether a side played by the computer accepts a draw: if 40 plies have passed without progress and it is not ahead.
pub fn accepts_draw(game: &Game, side: Side, level: Level, monitor: &mut dyn Monitor) -> bool {
    level.strength().search(game, 0, false, monitor).is_some_and(|result| {
        let score = if game.chooser() == side {
            result.score
        } else {
            -result.score
        };
        would_accept(game, score)
    })
}

fn would_accept(game: &Game, score: Score) -> bool {
    game.position().clock() >= DRAW_CLOCK && score <= Score::Race(0)
}

/// A random line within the margin; but the best if it is a proven win or loss.
fn pick<'a>(search: &'a SearchResult, margin: u32, coolness: u32, rng: &mut Xoshiro256PlusPlus) -> &'a Line {
    let best = &search.lines[0];
    let Score::Race(most) = best.score else {
        return best;
    };
    let weight = |line: &Line| match line.score {
        Score::Race(value) => (margin + 1).saturating_sub(most.abs_diff(value)).pow(coolness),
        Score::WinIn(_) | Score::LossIn(_) => 0,
    };
    let total: u32 = search.lines.iter().map(weight).sum();
    let mut drawn = rng.random_range(0..total.max(1));
    for line in &search.lines {
        let weight = weight(line);
        if drawn < weight {
            return line;
        }
        drawn -= weight;
    }
    best
}

//! Levels for people: how far the computer looks, and how much it may give away by chance.

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

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Goes inwards more or less, and sees neither what an enemy can do nor what a capture costs.
    #[default]
    Beginner,
    /// Often overlooks what an enemy can do next, and forgets what a capture costs.
    Learner,
    /// Overlooks as often, but takes the better moves more readily.
    Casual,
    /// Knows what a capture costs, but still overlooks a good deal.
    Steady,
    /// Seldom careless, and looks a few moves ahead.
    Skilled,
    /// Looks further.
    Strong,
    /// Looks far.
    Expert,
    /// Plays as well as it can at once.
    Master,
}

/// What makes a level.
struct Strength {
    limits: Limits,
    /// What it knows of the worth of a position: by ring sums alone an obligation costs nothing, as for most beginners.
    evaluation: Evaluation,
    /// Of a hundred moves, those before which it does not look at what the enemy can answer.
    blind: u32,
    /// The most that a move may give away against the best, in hundredths of a move.
    margin: u32,
    /// The temperature turned round: 0 takes all moves within the margin alike, higher ones prefer the better.
    coolness: u32,
    hash_bytes: usize,
}

/// Nodes set the pace, so that a level plays alike everywhere. This time is for machines that are much too slow.
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

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The measured ladder is in `docs/engine.md`.
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
    /// Searches with it; `blind` at its own move alone.
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

/// What the computer answers.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its move.
    pub mv: Move,
    /// The worth of the position to whoever picked the move, if the move is played.
    pub score: Score,
    /// How the search went.
    pub search: SearchResult,
}

/// Plies in which every level gives away up to so much, so that no two games begin alike.
const OPENING: (usize, u32) = (6, 50);

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

/// Whether a side played by the computer accepts a draw: when 40 plies have passed without progress and it is not
/// better.
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
    game.position().clock() >= DULL && score <= Score::Race(0)
}

/// One of the lines within the margin, by chance; but a win in hand is never given away.
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

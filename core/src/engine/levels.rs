//! Levels for people: how often the computer moves without looking, and how far it looks ahead otherwise.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::limits::{Limits, Monitor};
use super::ordering::captures;
use super::report::{Line, Lines, SearchResult};
use super::score::Score;
use super::searcher::Searcher;
use crate::rules::{Game, Move, Outcome, Position, Side};

/// The playing strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Walks home or wanders about, and hardly ever looks at the enemy.
    #[default]
    Beginner,
    /// Walks home while it can, and sees one capture or threat in seven.
    Learner,
    /// Walks home while it can, and sees three captures or threats in ten.
    Casual,
    /// Walks home without looking at most quiet moves, and sees two captures or threats in three.
    Steady,
    /// Walks home without looking at half of the quiet moves, and sees nine captures or threats in ten.
    Skilled,
    /// Looks at every move, and a few moves ahead.
    Strong,
    /// Looks further ahead.
    Formidable,
    /// Looks far ahead.
    Expert,
    /// Looks farther ahead, and hardly ever plays a move that is not the best it sees.
    Virtuoso,
    /// As strong as possible without a noticeable pause.
    Master,
}

/// The parameters of a level, and what was measured with them.
struct Strength {
    /// The percentage of moves that are any move but a capture, without looking.
    wandering: u32,
    /// The percentage of moves that are a step inwards but no capture, without looking. Weakness by such moves keeps games
    /// short; by a wide margin it would make them long.
    careless: u32,
    /// The percentage of moves that it looks at nevertheless, of those at which there is something to see: a capture
    /// by either side, or a win of the enemy.
    alert: u32,
    /// The nodes searched for any other move; its own moves alone are always searched.
    nodes: u64,
    /// The most that a move may be worse than the best, in hundredths of a move; the better, the likelier it is.
    margin: u32,
    /// The usual length of a game, which follows from the others.
    usual_turns: u32,
}

/// A level is limited by nodes, so that it plays the same everywhere. This limit is for very slow machines only.
const SAFETY: Option<Duration> = Some(Duration::from_secs(3));

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 10] = [
        Self::Beginner,
        Self::Learner,
        Self::Casual,
        Self::Steady,
        Self::Skilled,
        Self::Strong,
        Self::Formidable,
        Self::Expert,
        Self::Virtuoso,
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
            Self::Formidable => "formidable",
            Self::Expert => "expert",
            Self::Virtuoso => "virtuoso",
            Self::Master => "master",
        }
    }

    /// The level's number, 1 to 10. It changes when levels are added, so only the name is saved.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The usual length of a game under the rules of a new game ([`Preset::NEW_GAME`](crate::rules::Preset::NEW_GAME)), in
    /// turns: the mean of the level against itself, rounded to tens.
    pub const fn usual_turns(self) -> u32 {
        self.strength().usual_turns
    }

    /// Tuned for even steps in strength and short games; the measurements are in `docs/engine.md`.
    const fn strength(self) -> Strength {
        let (wandering, careless, alert, nodes, margin, usual_turns) = match self {
            Self::Beginner => (40, 60, 6, 1, 15, 70),
            Self::Learner => (28, 72, 14, 300, 15, 60),
            Self::Casual => (0, 95, 26, 300, 15, 50),
            Self::Steady => (0, 78, 56, 300, 15, 60),
            Self::Skilled => (0, 46, 82, 300, 15, 70),
            Self::Strong => (0, 0, 100, 300, 15, 80),
            Self::Formidable => (0, 0, 100, 1_200, 12, 90),
            Self::Expert => (0, 0, 100, 6_000, 10, 80),
            Self::Virtuoso => (0, 0, 100, 17_000, 6, 90),
            Self::Master => (0, 0, 100, 50_000, 3, 110),
        };
        Strength {
            wandering,
            careless,
            alert,
            nodes,
            margin,
            usual_turns,
        }
    }
}

impl Strength {
    /// The size of a table that a search fills to a small part, since a new one is made for every move: eight entries for
    /// each node.
    fn hash_bytes(&self) -> usize {
        (128 * self.nodes).max(1 << 16) as usize
    }

    /// All moves within the margin, searched with the level's nodes, but no deeper than `depth` plies.
    fn search(&self, game: &Game, depth: Option<u32>, margin: u32, monitor: &mut dyn Monitor) -> Option<SearchResult> {
        let limits = Limits {
            nodes: Some(self.nodes),
            depth,
            time: SAFETY,
        };
        Searcher::new(self.hash_bytes()).search_lines(game, &limits, Lines::Within(margin), monitor)
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
/// use agon_core::engine::{Level, Unwatched, choose_move};
/// use agon_core::rules::{Game, RuleSet};
///
/// let mut game = Game::new(RuleSet::default());
/// let reply = choose_move(&game, Level::Casual, 7, &mut Unwatched).expect("the game goes on");
/// game.play(reply.mv)?;
/// # Ok::<(), agon_core::rules::IllegalMove>(())
/// ```
pub fn choose_move(game: &Game, level: Level, seed: u64, monitor: &mut dyn Monitor) -> Option<Reply> {
    let strength = level.strength();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ game.position().key());
    let drawn = rng.random_range(0..100_u32);
    let is_walking = drawn < strength.wandering + strength.careless;
    if is_walking && (rng.random_range(0..100) >= strength.alert || !is_there_something_to_see(game)) {
        let search = strength.search(game, Some(1), u32::MAX, monitor)?;
        let position = game.position();
        let capturing = position.capturing_cells(game.rules());
        let weight = |line: &Line| {
            let is_step_inwards =
                position.due().is_empty() && matches!(line.mv, Move::Board { from, to } if to.ring() < from.ring());
            let wanted = drawn < strength.wandering || is_step_inwards;
            u32::from(wanted && !captures(capturing, line.mv) && line.score > Score::LossIn(1))
        };
        if !matches!(search.score, Score::WinIn(_))
            && let Some(reply) = pick(search, &weight, &mut rng)
        {
            return Some(reply);
        }
    }
    let margin = if game.plies().len() < OPENING.0 {
        strength.margin.max(OPENING.1)
    } else {
        strength.margin
    };
    let search = strength.search(game, None, margin, monitor)?;
    let best = search.score;
    let weight = |line: &Line| match (best, line.score) {
        (Score::Race(best), Score::Race(value)) => margin + 1 - best.abs_diff(value),
        // A proven win is taken, and a proven loss only if there is nothing else.
        (best, score) => u32::from(best == score),
    };
    pick(search, &weight, &mut rng)
}

/// Whether either player could capture something at once, or the enemy win, if it were that player's turn. Nothing is
/// seen while captured pieces are put back.
fn is_there_something_to_see(game: &Game) -> bool {
    let (position, rules) = (game.position(), game.rules());
    if !position.due().is_empty() || position.is_placing() {
        return false;
    }
    let enemy = position.side().opponent();
    let theirs = position.make(rules, Move::Pass).position;
    let can_capture = |position: &Position| {
        let capturing = position.capturing_cells(rules);
        let steps = position.legal_moves(rules);
        steps
            .iter()
            .any(|&mv| captures(capturing, mv) && !position.make(rules, mv).captured.is_empty())
    };
    let wins = |&mv: &Move| {
        let outcome = theirs.make(rules, mv).position.outcome_after(rules, mv);
        outcome.and_then(Outcome::winner) == Some(enemy)
    };
    can_capture(position) || can_capture(&theirs) || theirs.legal_moves(rules).iter().any(wins)
}

/// Whether a side played by the computer accepts a draw: if 40 plies have passed without progress and it is not ahead.
pub fn accepts_draw(game: &Game, side: Side, level: Level, monitor: &mut dyn Monitor) -> bool {
    level.strength().search(game, None, 0, monitor).is_some_and(|result| {
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

/// One of the lines, with chances in proportion to their weights; `None` if all are 0.
fn pick(search: SearchResult, weight: &dyn Fn(&Line) -> u32, rng: &mut Xoshiro256PlusPlus) -> Option<Reply> {
    let total: u32 = search.lines.iter().map(weight).sum();
    let mut drawn = rng.random_range(0..total.max(1));
    let line = search.lines.iter().find(|line| {
        let weight = weight(line);
        let found = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        found
    })?;
    let (mv, score) = (line.mv, line.score);
    Some(Reply { mv, score, search })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::limits::Unwatched;
    use crate::notation::parse_position;
    use crate::rules::Preset;

    fn at(text: &str) -> Game {
        let rules = Preset::NEW_GAME.rules();
        Game::from_position(rules, parse_position(text, &rules).unwrap())
    }

    #[test]
    fn captures_by_either_side_and_a_win_of_the_enemy_are_there_to_be_seen() {
        assert!(!is_there_something_to_see(&Game::new(Preset::NEW_GAME.rules())));
        // White could capture g7 from f9, if it were White's turn.
        let capture = |side| format!("Q5/7/8/9/4gg4/4gqg1G2/4g1g3/5G3/8/7/6 {side} - 0 1");
        for side in ["w", "b"] {
            assert!(is_there_something_to_see(&at(&capture(side))), "{side}");
        }
        // Black threatens to bring the sixth guard home, and nobody can capture anything.
        let win = "Q5/7/8/9/4gg4/3g1qg4/4gg4/9/8/7/6 w - 0 1";
        assert!(is_there_something_to_see(&at(win)));
        let far_from_it = "Q5/7/8/9/4gg4/4gqg4/4g5/9/8/7/g5 w - 0 1";
        assert!(!is_there_something_to_see(&at(far_from_it)));
    }

    #[test]
    fn an_alert_level_takes_offered_pieces_more_often() {
        let game = at("Q5/7/8/9/4gg4/4gqg1G2/4g1g3/5G3/8/7/6 w - 0 1");
        let capturing = game.position().capturing_cells(game.rules());
        let captured = |level| {
            let moves = (0..200).filter_map(|seed| choose_move(&game, level, seed, &mut Unwatched));
            moves.filter(|reply| captures(capturing, reply.mv)).count()
        };
        let counts = [Level::Learner, Level::Casual, Level::Steady, Level::Strong].map(captured);
        assert!(counts.is_sorted() && counts[0] > 0 && counts[3] == 200, "{counts:?}");
    }
}

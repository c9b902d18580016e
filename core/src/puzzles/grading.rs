//! Difficulty of a puzzle: which levels solve it, over many seeds.
//!
//! Each level tries it several times, with other seeds and on other images of the board, the cheapest first. A try is
//! good if the level finds each of the player's moves in the line. Levels above `strong` are not asked where the level
//! before was always right, and then count as right too: they search the same way, only more. The rating is where the
//! Bradley–Terry model, in which a player of the puzzle's own rating solves it at every other try, explains the tries
//! best; a weak prior keeps it finite where all levels solve it, or none.

use super::image::{move_image, position_image};
use super::puzzle::{Puzzle, Rating};
use crate::board::Symmetry;
use crate::engine::{Level, Unwatched, choose_move};
use crate::rules::Game;

/// The levels that try puzzles, with their ratings and their numbers of tries: the eight that there were when the ratings
/// in `assets/puzzles` were made. The differences are those measured in matches then (`docs/engine.md`, under the rules
/// of a new game); that level 1 has 700 is ours.
const TRIES: [(Level, f64, u64); 8] = [
    (Level::Beginner, 700.0, 12),
    (Level::Learner, 920.0, 12),
    (Level::Casual, 1_164.0, 12),
    (Level::Steady, 1_362.0, 12),
    (Level::Skilled, 1_577.0, 12),
    (Level::Strong, 1_759.0, 12),
    (Level::Expert, 2_311.0, 6),
    (Level::Master, 2_823.0, 2),
];

/// The mean and the deviation of the prior, with which Glicko begins too.
const PRIOR: (f64, f64) = (1_500.0, 350.0);

/// The difference in rating that multiplies the odds by e.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The tries of a level, and how many were good.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Score {
    /// The level's rating.
    rating: f64,
    good: u64,
    tries: u64,
}

/// Lets all levels try a puzzle, and rates it. `None` if every level solves it at every try: then it asks for nothing that
/// is not seen at once, and no rating explains the tries better than another.
pub fn grade(puzzle: &Puzzle) -> Option<Rating> {
    let mut scores: Vec<Score> = Vec::new();
    for (level, rating, tries) in TRIES {
        let is_known = level > Level::Strong && scores.last().is_some_and(|before| before.good == before.tries);
        let is_good = |seed: &u64| is_known || solves(puzzle, level, *seed);
        scores.push(Score {
            rating,
            good: (0..tries).filter(is_good).count() as u64,
            tries,
        });
    }
    let are_all_good = scores.iter().all(|score| score.good == score.tries);
    (!are_all_good).then(|| rate(&scores))
}

/// Whether a level finds each of the player's moves, with this seed and on the image of the board that belongs to it.
fn solves(puzzle: &Puzzle, level: Level, seed: u64) -> bool {
    let symmetry = Symmetry::ALL[(seed % 12) as usize];
    let (rules, player) = (puzzle.rules(), puzzle.player());
    let mut game = Game::from_position(*rules, position_image(puzzle.start(), rules, symmetry));
    puzzle.line().iter().all(|answer| {
        let wanted = move_image(answer.mv, symmetry);
        let found = game.chooser() != player
            || choose_move(&game, level, seed, &mut Unwatched).is_some_and(|reply| reply.mv == wanted);
        found && game.play(wanted).is_ok()
    })
}

/// The rating that explains the scores best, by Newton's method, and its standard error.
fn rate(scores: &[Score]) -> Rating {
    let (mean, deviation) = PRIOR;
    let mut rating = mean;
    let mut information = 0.0;
    for _ in 0..50 {
        let mut slope = (mean - rating) / deviation.powi(2);
        information = deviation.powi(-2);
        for score in scores {
            let chance = 1.0 / (1.0 + ((rating - score.rating) / SCALE).exp());
            let tries = score.tries as f64;
            slope += (tries * chance - score.good as f64) / SCALE;
            information += tries * chance * (1.0 - chance) / SCALE.powi(2);
        }
        // No step so long that it overshoots where the chances are nearly certain.
        rating += (slope / information).clamp(-200.0, 200.0);
    }
    Rating {
        value: rating.clamp(0.0, 4_000.0).round() as u16,
        error: information.sqrt().recip().round() as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(good: [u64; 4]) -> Vec<Score> {
        let ratings = [600.0, 1_000.0, 1_400.0, 1_800.0];
        let each = ratings.into_iter().zip(good);
        each.map(|(rating, good)| Score {
            rating,
            good,
            tries: 10,
        })
        .collect()
    }

    #[test]
    fn a_puzzle_is_as_strong_as_the_level_that_solves_it_half_of_the_time() {
        let rating = rate(&scores([0, 1, 5, 9]));
        assert!((1_300..1_500).contains(&rating.value), "{rating:?}");
        assert!((50..150).contains(&rating.error), "{rating:?}");
    }

    #[test]
    fn the_less_a_puzzle_is_solved_the_harder_it_is_and_the_rating_stays_finite() {
        let rated = [[10; 4], [2, 6, 9, 10], [0, 2, 6, 9], [0, 0, 0, 2], [0; 4]].map(|good| rate(&scores(good)));
        assert!(rated.is_sorted_by_key(|rating| rating.value), "{rated:?}");
        assert!(rated[0].value > 0 && rated[4].value < 4_000, "{rated:?}");
        assert!(
            rated[0].error > rated[2].error && rated[4].error > rated[2].error,
            "{rated:?}"
        );
    }
}

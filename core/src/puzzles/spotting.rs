//! Puzzle or not: half of the positions hide nothing, and the player has to say which.

use super::collection::Collection;
use super::puzzle::{Puzzle, Task};
use crate::rules::Preset;

/// From so many puzzles, the nearest to the player's rating, those with something to find are drawn.
const DRAWN_FROM: usize = 60;

/// A player's claim about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// There is something to find, which is then to be played.
    Something,
    /// There is nothing.
    Nothing,
}

/// Somebody's way through positions that hide something or nothing.
///
/// ```
/// use agon_core::puzzles::puzzle::Task;
/// use agon_core::puzzles::spotting::{Claim, Spotting};
///
/// let mut spotting = Spotting::default();
/// spotting.claim(Claim::Nothing, Task::Nothing);
/// assert_eq!((spotting.right(), spotting.asked()), (1, 1));
/// spotting.next();
/// spotting.claim(Claim::Something, Task::Win);
/// assert_eq!(spotting.asked(), 1, "it must be played");
/// spotting.tried(false);
/// assert_eq!((spotting.right(), spotting.asked()), (1, 2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spotting {
    claim: Option<Claim>,
    is_counted: bool,
    right: u32,
    asked: u32,
}

impl Spotting {
    /// A position for somebody with this rating, other than the last one, perhaps only by the rules of a new game. The
    /// seed decides whether it hides anything.
    pub fn position(rating: i32, last: Option<&str>, only_usual: bool, seed: u64) -> Option<&'static Puzzle> {
        let mut positions: Vec<_> = match seed % 2 {
            0 => Collection::quiet().puzzles().iter().collect(),
            _ => Collection::agon().puzzles().iter().collect(),
        };
        if only_usual {
            positions.retain(|puzzle| *puzzle.rules() == Preset::NEW_GAME.rules());
        }
        if seed % 2 == 1 {
            positions.sort_by_key(|puzzle| (i32::from(puzzle.rating().value) - rating).abs());
            positions.truncate(DRAWN_FROM);
        }
        positions.retain(|puzzle| last != Some(puzzle.id()));
        let place = (seed / 2).checked_rem(positions.len() as u64)?;
        positions.get(place as usize).copied()
    }

    /// Notes what the player says of a position with this task. Only the first claim counts.
    pub fn claim(&mut self, claim: Claim, task: Task) {
        if self.claim.is_some() {
            return;
        }
        self.claim = Some(claim);
        match (claim, task) {
            (Claim::Nothing, Task::Nothing) => self.count(true),
            (Claim::Nothing, _) | (Claim::Something, Task::Nothing) => self.count(false),
            (Claim::Something, _) => {}
        }
    }

    /// Notes whether the hidden answer was found at the first try. A player who moves has claimed that there is
    /// something.
    pub fn tried(&mut self, at_once: bool) {
        self.claim.get_or_insert(Claim::Something);
        self.count(at_once);
    }

    fn count(&mut self, is_right: bool) {
        if !std::mem::replace(&mut self.is_counted, true) {
            self.asked += 1;
            self.right += u32::from(is_right);
        }
    }

    /// Goes on to another position.
    pub const fn next(&mut self) {
        (self.claim, self.is_counted) = (None, false);
    }

    /// The claim about this position.
    pub const fn claimed(&self) -> Option<Claim> {
        self.claim
    }

    /// The number of right answers.
    pub const fn right(&self) -> u32 {
        self.right
    }

    /// The number of answers given.
    pub const fn asked(&self) -> u32 {
        self.asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_new_gets_only_positions_by_the_usual_rules() {
        let rules = |only_usual| {
            let drawn = (0..200).filter_map(move |seed| Spotting::position(1_200, None, only_usual, seed));
            drawn
                .filter(|puzzle| *puzzle.rules() != Preset::NEW_GAME.rules())
                .count()
        };
        assert_eq!(rules(true), 0);
        assert!(rules(false) > 20);
    }

    #[test]
    fn half_of_the_positions_hide_nothing_and_the_others_are_near_the_rating() {
        let drawn: Vec<&Puzzle> = (0..200)
            .filter_map(|seed| Spotting::position(1_200, None, false, seed))
            .collect();
        let (quiet, puzzles): (Vec<&Puzzle>, Vec<&Puzzle>) =
            drawn.iter().partition(|puzzle| puzzle.task() == Task::Nothing);
        assert_eq!((quiet.len(), puzzles.len()), (100, 100));
        let far = puzzles
            .iter()
            .map(|puzzle| (i32::from(puzzle.rating().value) - 1_200).abs());
        assert!(far.max().unwrap() < 300);
        let last = drawn[7].id();
        assert_ne!(Spotting::position(1_200, Some(last), false, 7).unwrap().id(), last);
    }

    #[test]
    fn an_overlooked_answer_does_not_count_twice() {
        let mut spotting = Spotting::default();
        spotting.claim(Claim::Nothing, Task::Save);
        spotting.claim(Claim::Something, Task::Save);
        spotting.tried(true);
        assert_eq!(spotting.claimed(), Some(Claim::Nothing));
        assert_eq!((spotting.right(), spotting.asked()), (0, 1));
        spotting.next();
        spotting.tried(true);
        assert_eq!(spotting.claimed(), Some(Claim::Something), "it was played at once");
        assert_eq!((spotting.right(), spotting.asked()), (1, 2));
    }
}

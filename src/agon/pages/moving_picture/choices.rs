//! Which moves a moving picture shows, and how. Numbers only; what draws it is unknown here.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::tabletop::view::View;

/// Number of latest moves shown unless the player says otherwise.
pub(super) const LAST: usize = 10;

/// A hundredth of a second, the unit of time in these files.
const HUNDREDTH: Duration = Duration::from_millis(10);
/// Time of each picture while a piece moves, in hundredths of a second.
pub(super) const MOVING: u16 = 8;
/// About how long a piece moves, in hundredths of a second: for the length that is told beforehand.
const MOTION: u16 = 45;
/// Least time of the last picture, in hundredths of a second, before everything begins again.
const END: u16 = 250;

/// Which of the moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The last [`LAST`].
    #[default]
    Last,
    /// All.
    Whole,
    /// Those from one that the player chooses to another.
    Chosen,
}

/// The size of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Size {
    /// For a message.
    Small,
    /// For a page.
    #[default]
    Medium,
    /// For a screen.
    Large,
}

impl Size {
    /// The width and height of the board's picture, in pixels.
    pub const fn pixels(self) -> u32 {
        match self {
            Self::Small => 320,
            Self::Medium => 480,
            Self::Large => 720,
        }
    }
}

/// The time of each position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    /// Long enough to think about it.
    Slow,
    /// Long enough to read the move.
    #[default]
    Normal,
    /// Just long enough to see it.
    Fast,
}

impl Speed {
    /// The time of a position, in hundredths of a second.
    pub const fn stay(self) -> u16 {
        match self {
            Self::Slow => 200,
            Self::Normal => 100,
            Self::Fast => 35,
        }
    }

    /// The time of the last position, in hundredths of a second.
    pub fn last_stay(self) -> u16 {
        self.stay().max(END)
    }
}

/// The player's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    pub extent: Extent,
    /// The first and the last move if the extent is chosen, counted from 1.
    pub from: usize,
    pub to: usize,
    pub view: View,
    pub size: Size,
    pub speed: Speed,
    /// Whether names and moves are written above and below the board.
    pub captions: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            extent: Extent::default(),
            from: 1,
            to: usize::MAX,
            view: View::TwoD,
            size: Size::default(),
            speed: Speed::default(),
            captions: true,
        }
    }
}

impl Choices {
    /// The moves shown of this many, counted from 1; empty only if there are none.
    pub fn stretch(&self, moves: usize) -> RangeInclusive<usize> {
        let to = self.to.clamp(1, moves.max(1)).min(moves);
        match self.extent {
            Extent::Last => moves.saturating_sub(LAST) + 1..=moves,
            Extent::Whole => 1..=moves,
            Extent::Chosen => self.from.clamp(1, to.max(1))..=to,
        }
    }

    /// About how long a picture of this many moves lasts.
    pub fn length(&self, moves: usize) -> Duration {
        let stay = u32::from(self.speed.stay());
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        let between = moves.saturating_mul(stay + u32::from(MOTION));
        HUNDREDTH * between.saturating_add(u32::from(self.speed.last_stay()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(from: usize, to: usize) -> Choices {
        Choices {
            extent: Extent::Chosen,
            from,
            to,
            ..Choices::default()
        }
    }

    #[test]
    fn unless_said_otherwise_the_last_ten_moves_are_shown() {
        let choices = Choices::default();
        assert_eq!(choices.stretch(40), 31..=40);
        assert_eq!(choices.stretch(3), 1..=3);
        assert!(choices.stretch(0).is_empty());
    }

    #[test]
    fn a_stretch_lies_within_the_game_and_is_never_empty() {
        for moves in 1..50 {
            let whole = Choices {
                extent: Extent::Whole,
                ..Choices::default()
            };
            assert_eq!(whole.stretch(moves), 1..=moves);
            for (from, to) in [(1, usize::MAX), (0, 0), (7, 3), (12, 20), (99, 99)] {
                let stretch = chosen(from, to).stretch(moves);
                assert!(!stretch.is_empty(), "{from} to {to} of {moves}");
                assert!(*stretch.start() >= 1 && *stretch.end() <= moves);
            }
        }
        assert_eq!(chosen(12, 20).stretch(40), 12..=20);
    }

    #[test]
    fn the_slower_and_the_longer_the_more_time_it_takes() {
        let lasts = |speed, moves| {
            Choices {
                speed,
                ..Choices::default()
            }
            .length(moves)
        };
        assert_eq!(lasts(Speed::Normal, 10), Duration::from_secs(17));
        assert!(lasts(Speed::Slow, 10) > lasts(Speed::Normal, 10));
        assert!(lasts(Speed::Fast, 10) < lasts(Speed::Normal, 10));
        assert!(lasts(Speed::Fast, 40) > lasts(Speed::Fast, 10));
        assert!(lasts(Speed::Slow, usize::MAX) > Duration::from_secs(3600));
    }
}

//! Themes that somebody is good at: results of the first tries, against what their rating lets expect.

use super::collection::Collection;
use super::progress::Progress;
use super::theme::Theme;

/// With fewer first tries at a theme nothing is said of it.
const ENOUGH: u32 = 5;

/// Somebody's results at the puzzles of a theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The theme.
    pub theme: Theme,
    /// The number of its puzzles tried.
    pub tried: u32,
    /// The number of these solved at the first try.
    pub at_once: u32,
    /// The share solved at the first try less the share to be expected: −1 … 1. Above 0, the theme is a strength.
    pub lead: f64,
}

/// The themes of which enough puzzles were tried, the strongest first.
pub fn strengths(progress: &Progress, collection: &Collection) -> Vec<Strength> {
    let skill = progress.skill();
    let of_theme = |theme: Theme| {
        let puzzles = collection.puzzles().iter();
        let (mut tried, mut at_once, mut expected) = (0, 0, 0.0);
        for puzzle in puzzles.filter(|puzzle| puzzle.themes().contains(&theme)) {
            if let Some(came) = progress.tried(puzzle.id()) {
                tried += 1;
                at_once += u32::from(came.at_once);
                expected += skill.chance(puzzle.rating());
            }
        }
        (tried >= ENOUGH).then(|| Strength {
            theme,
            tried,
            at_once,
            lead: (f64::from(at_once) - expected) / f64::from(tried),
        })
    };
    let mut found: Vec<_> = Theme::ALL.into_iter().filter_map(of_theme).collect();
    found.sort_by(|one, other| other.lead.total_cmp(&one.lead));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_whose_puzzles_are_always_solved_is_a_strength_and_one_never_solved_a_weakness() {
        let agon = Collection::agon();
        let mut progress = Progress::default();
        let is_of = |theme| move |puzzle: &&super::super::puzzle::Puzzle| puzzle.themes() == [theme];
        for (theme, is_solved) in [(Theme::Quiet, true), (Theme::Capture, false)] {
            for puzzle in agon.puzzles().iter().filter(is_of(theme)).take(8) {
                progress.first_try(puzzle, is_solved);
            }
        }
        let found = strengths(&progress, agon);
        let told: Vec<_> = found
            .iter()
            .map(|found| (found.theme, found.tried, found.at_once))
            .collect();
        assert_eq!(told, [(Theme::Quiet, 8, 8), (Theme::Capture, 8, 0)]);
        assert!(found[0].lead > 0.2 && found[1].lead < -0.2, "{found:?}");
    }

    #[test]
    fn of_a_theme_hardly_tried_nothing_is_said() {
        let agon = Collection::agon();
        let mut progress = Progress::default();
        for puzzle in agon.puzzles().iter().take(4) {
            progress.first_try(puzzle, true);
        }
        assert!(strengths(&progress, agon).is_empty());
    }
}

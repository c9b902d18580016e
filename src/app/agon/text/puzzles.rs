//! What is said of puzzles.

use super::words::{rules_name, side_name, way};
use crate::app::shell::system::language::{Language, key};
use crate::puzzles::puzzle::{Puzzle, Task};
use crate::puzzles::theme::Theme;
use crate::rules::Preset;

/// The name of a theme; without one, that of all puzzles.
pub(crate) fn theme_name(language: &Language, theme: Option<Theme>) -> String {
    language.tr(match theme {
        None => key("puzzles-theme-all"),
        Some(Theme::Capture) => key("puzzles-theme-capture"),
        Some(Theme::QueenCapture) => key("puzzles-theme-queen-capture"),
        Some(Theme::DoubleCapture) => key("puzzles-theme-double-capture"),
        Some(Theme::Threat) => key("puzzles-theme-threat"),
        Some(Theme::Rescue) => key("puzzles-theme-rescue"),
        Some(Theme::Parry) => key("puzzles-theme-parry"),
        Some(Theme::Block) => key("puzzles-theme-block"),
        Some(Theme::Throne) => key("puzzles-theme-throne"),
        Some(Theme::Quiet) => key("puzzles-theme-quiet"),
    })
}

/// What is asked for, by which side.
pub(crate) fn task(language: &Language, puzzle: &Puzzle) -> String {
    let side = side_name(language, puzzle.player());
    let played = puzzle.instead().map_or_else(String::new, |mv| way(language, mv));
    let values = [
        ("side", side.into()),
        ("moves", puzzle.moves().into()),
        ("played", played.into()),
    ];
    let task = match puzzle.task() {
        Task::Win => key("puzzle-win"),
        Task::Save => key("puzzle-save"),
        Task::Gain => key("puzzle-gain"),
        Task::Nothing => key("puzzle-nothing"),
        Task::Better => key("puzzle-better"),
    };
    language.tr_with(task, &values)
}

/// The question whether there is anything to find in a position.
pub(crate) fn spotting_question(language: &Language, puzzle: &Puzzle) -> String {
    let side = side_name(language, puzzle.player());
    language.tr_with("puzzle-spotting-question", &[("side", side.into())])
}

/// The rules of a puzzle, if they are not those of a new game.
pub(crate) fn own_rules(language: &Language, puzzle: &Puzzle) -> Option<String> {
    let is_other = *puzzle.rules() != Preset::NEW_GAME.rules();
    let name = is_other.then(|| rules_name(language, puzzle.rules()))?;
    Some(language.tr_with("panel-rules", &[("name", name.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::puzzles::collection::Collection;

    #[test]
    fn every_puzzle_and_theme_is_told_in_both_languages() {
        for locale in Locale::OFFERED {
            let language = language(locale);
            for theme in Theme::ALL.map(Some).into_iter().chain([None]) {
                assert!(!theme_name(&language, theme).starts_with("puzzle"), "{theme:?}");
            }
            for puzzle in Collection::agon().puzzles() {
                let task = task(&language, puzzle);
                assert!(!task.starts_with("puzzle") && !task.contains('{'), "{task}");
                assert_eq!(task.contains(&puzzle.moves().to_string()), puzzle.task() == Task::Win);
            }
        }
    }
}

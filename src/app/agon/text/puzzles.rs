//! What is said of puzzles.

use super::explanations::Explained;
use super::words::{rules_name, side_name, way};
use crate::app::shell::system::language::{Language, key};
use crate::engine::{Judgement, Level, Score};
use crate::puzzles::puzzle::{Puzzle, Task};
use crate::puzzles::theme::Theme;
use crate::rules::{Preset, RuleSet};
use crate::session::players::Players;

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

/// The rules of a puzzle, if they are not those of a new game: their name, and in what they differ.
pub(crate) fn own_rules(language: &Language, puzzle: &Puzzle) -> Option<String> {
    let is_other = *puzzle.rules() != Preset::NEW_GAME.rules();
    let name = is_other.then(|| rules_name(language, puzzle.rules()))?;
    let name = language.tr_with("panel-rules", &[("name", name.into())]);
    // Whoever has composed one knows its rules.
    let differing = differing(puzzle.rules()).filter(|_| !puzzle.is_composed());
    let differing = differing.map(|differing| language.tr(differing));
    Some(match differing {
        Some(differing) => format!("{name}. {differing}"),
        None => name + ".",
    })
}

/// In what rules that puzzles of the collection have differ from those of a new game, as far as it matters in a puzzle.
fn differing(rules: &RuleSet) -> Option<&'static str> {
    Some(match rules.preset()? {
        Preset::Globe => key("puzzle-rules-globe"),
        Preset::Escale => key("puzzle-rules-escale"),
        Preset::Ring => key("puzzle-rules-ring"),
        Preset::Neto => key("puzzle-rules-neto"),
        Preset::Classic => key("puzzle-rules-classic"),
        Preset::Captor => key("puzzle-rules-captor"),
        Preset::Ludii => key("puzzle-rules-ludii"),
        Preset::Modern | Preset::Fromager | Preset::RingEntry | Preset::Bell | Preset::Parlett => return None,
    })
}

/// Why the answer of a puzzle with one move is right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Why {
    /// What becomes of all other moves, where every one of them loses.
    pub(crate) others: Option<String>,
    /// The first that speaks for the answer, if there is anything.
    pub(crate) answer: Option<String>,
    /// How the best of the other moves loses, where nothing else is known to speak for the answer.
    pub(crate) otherwise: Option<String>,
}

/// Puts what was found about the answer of a puzzle with one move into words.
pub(crate) fn why(language: &Language, puzzle: &Puzzle, judgement: &Judgement) -> Why {
    let game = puzzle.game();
    let explained = Explained {
        language,
        players: &Players::against_computer(puzzle.player(), Level::Master),
        game: &game,
        mv: judgement.played.mv,
    };
    let others = (puzzle.task() == Task::Save).then(|| {
        let second = judgement.second.as_ref().map(|second| second.score);
        match second
            .filter(|score| matches!(score, Score::LossIn(_)))
            .and_then(Score::moves)
        {
            Some(moves) => language.tr_with("puzzle-why-others-lose-in", &[("moves", moves.into())]),
            None => language.tr("puzzle-why-others-lose"),
        }
    });
    let told = judgement.told();
    let first = told.first();
    let answer = first.map(|&reason| explained.sentence(key("explained-move"), &[reason]));
    let otherwise = || {
        let second = judgement.second.as_ref().filter(|_| puzzle.task() == Task::Save)?;
        let values = [&second.mv, second.pv.get(1)?].map(|&mv| way(language, mv));
        let [instead, reply] = values.map(Into::into);
        let is_lost = matches!(second.score, Score::LossIn(_));
        is_lost.then(|| language.tr_with("puzzle-why-otherwise", &[("move", instead), ("reply", reply)]))
    };
    let otherwise = if answer.is_none() { otherwise() } else { None };
    Why {
        others,
        answer,
        otherwise,
    }
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

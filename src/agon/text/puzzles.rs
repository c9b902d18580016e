//! Words about puzzles.

use agon_core::engine::{Judgement, Level, Reason, Score};
use agon_core::puzzles::danger::{Danger, Met};
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::puzzles::theme::Theme;
use agon_core::rules::{Preset, RuleSet};
use agon_core::session::players::Players;

use super::explanations::Explained;
use super::words::{pieces_on, rules_name, side_name, way};
use crate::shell::system::language::{Language, key};

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

/// The task and the side that has it.
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
        Task::Line => key("puzzle-line"),
    };
    language.tr_with(task, &values)
}

/// The question whether there is anything to find in a position.
pub(crate) fn spotting_question(language: &Language, puzzle: &Puzzle) -> String {
    let side = side_name(language, puzzle.player());
    language.tr_with("puzzle-spotting-question", &[("side", side.into())])
}

/// The rules of a puzzle, if they are not those of a new game: their name, and the difference.
pub(crate) fn own_rules(language: &Language, puzzle: &Puzzle) -> Option<String> {
    let is_other = *puzzle.rules() != Preset::NEW_GAME.rules();
    let name = is_other.then(|| rules_name(language, puzzle.rules()))?;
    let name = language.tr_with("panel-rules", &[("name", name.into())]);
    // The composer of a puzzle knows its rules.
    let differing = differing(puzzle.rules()).filter(|_| !puzzle.is_composed());
    let differing = differing.map(|differing| language.tr(differing));
    Some(match differing {
        Some(differing) => format!("{name}. {differing}"),
        None => name + ".",
    })
}

/// Difference of these rules, if puzzles of the collection have them, from those of a new game, as far as it matters in
/// a puzzle.
fn differing(rules: &RuleSet) -> Option<&'static str> {
    Some(match rules.preset()? {
        Preset::Globe => key("puzzle-rules-globe"),
        Preset::Escale => key("puzzle-rules-escale"),
        Preset::Ring => key("puzzle-rules-ring"),
        Preset::Neto => key("puzzle-rules-neto"),
        Preset::Classic => key("puzzle-rules-classic"),
        Preset::Captor => key("puzzle-rules-captor"),
        Preset::Ludii => key("puzzle-rules-ludii"),
        Preset::Modern
        | Preset::Fromager
        | Preset::RingEntry
        | Preset::Bell
        | Preset::Parlett
        | Preset::Home
        | Preset::Japan => {
            return None;
        }
    })
}

/// Why the answer of a puzzle with one move is right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Why {
    /// The fate of all other moves, if every one of them loses.
    pub(crate) others: Option<String>,
    /// The first reason for the answer, if there is one.
    pub(crate) answer: Option<String>,
}

/// The findings on the one-move answer of a puzzle in words: the case for it by itself, or else the danger that it
/// meets. A threat that it makes as well is hardly why it saves.
pub(crate) fn why(language: &Language, puzzle: &Puzzle, judgement: &Judgement, danger: Option<Danger>) -> Why {
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
    let first = told
        .first()
        .map(|&reason| (reason, explained.sentence(key("explained-move"), &[reason])));
    let answer = match (first, danger) {
        (Some((reason, sentence)), Some(_)) if !is_by_the_way(reason) => Some(sentence),
        (_, Some(danger)) => Some(averted(language, puzzle, danger)),
        (first, None) => first.map(|(_, sentence)| sentence),
    };
    Why { others, answer }
}

/// Whether a reason has nothing to do with a danger.
const fn is_by_the_way(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Threatens { .. } | Reason::WinsRace { .. } | Reason::OccupiesThrone
    )
}

/// The enemy's threat, and the way it is met.
fn averted(language: &Language, puzzle: &Puzzle, Danger { threat, met }: Danger) -> String {
    let threatened = ("threat", way(language, threat).into());
    let Met::Answered { reply, captured } = met else {
        return language.tr_with("puzzle-why-prevented", &[threatened]);
    };
    let reply = ("reply", way(language, reply).into());
    if captured.is_empty() {
        return language.tr_with("puzzle-why-answered", &[threatened, reply]);
    }
    let saving = puzzle.line().iter().map(|answer| answer.mv);
    let before = saving.chain([threat]).fold(*puzzle.start(), |position, mv| {
        position.make(puzzle.rules(), mv).position
    });
    let pieces = ("pieces", pieces_on(language, &before, captured).into());
    language.tr_with("puzzle-why-captured", &[threatened, reply, pieces])
}

#[cfg(test)]
mod tests {
    use agon_core::engine::{Findings, Line};
    use agon_core::puzzles::collection::Collection;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_puzzle_and_theme_is_told_in_both_languages() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
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

    fn saves() -> impl Iterator<Item = &'static Puzzle> {
        let all = Collection::agon().puzzles().iter();
        all.filter(|puzzle| puzzle.task() == Task::Save)
    }

    /// The explanation of a puzzle from nothing but the facts.
    fn why_of(language: &Language, puzzle: &Puzzle) -> Why {
        let mv = puzzle.solution()[0];
        let answer = Line {
            mv,
            score: Score::Race(0),
            pv: vec![mv],
        };
        let findings = Findings {
            best: answer.clone(),
            played: answer,
            second: None,
            is_doubtful: false,
        };
        let judgement = Judgement::new(&puzzle.game(), findings).unwrap();
        why(language, puzzle, &judgement, Danger::of(puzzle))
    }

    #[test]
    fn no_saving_move_is_left_without_a_reason() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let mute = saves().filter(|puzzle| why_of(&language, puzzle).answer.is_none());
            assert_eq!(mute.map(Puzzle::id).collect::<Vec<_>>(), <[&str; 0]>::default());
            for puzzle in saves() {
                let answer = why_of(&language, puzzle).answer.unwrap();
                assert!(
                    !answer.contains(['{', '$']) && !answer.starts_with("puzzle"),
                    "{answer}"
                );
            }
        }
    }

    /// An answer that captures, one that does not, a threat that is prevented, and an answer that speaks for itself.
    #[test]
    fn saving_moves_are_explained_by_what_they_are_played_against() {
        let says = |id: &str, locale| {
            let answer = why_of(&Language::new(locale), Collection::agon().puzzle(id).unwrap()).answer;
            answer.unwrap().replace('\u{a0}', " ")
        };
        assert_eq!(
            says("2awwnehy", Locale::EN),
            "The threat was g6 → f7; g7 → g6 would now capture the guards on f7 and g5."
        );
        assert_eq!(
            says("2awwnehy", Locale::FR),
            "La menace était g6 → f7 ; g7 → g6 capturerait maintenant les gardes en f7 et g5."
        );
        assert_eq!(
            says("a8aken4f", Locale::EN),
            "The threat was e5 → e6; d4 → e5 would now answer it."
        );
        assert_eq!(
            says("wkbj13ye", Locale::EN),
            "The threat was d6 → e7, which is no longer possible."
        );
        assert_eq!(
            says("2jvdqnk3", Locale::EN),
            "This move captures the guard on f8 (costs the computer 4 moves)."
        );
    }
}

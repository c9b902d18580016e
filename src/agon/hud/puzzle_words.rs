//! The text of the puzzle on the board: the result of the last move, the task, and the state of its series.

use std::time::Duration;

use agon_core::puzzles::duel::{PUZZLES, Stage};
use agon_core::puzzles::puzzle::Task;
use agon_core::puzzles::run::{MISTAKES, Run};
use agon_core::puzzles::spotting::{Claim, Spotting};
use agon_core::session::clock::readout;

use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::messages::{PuzzleWanted, SeriesKind};
use crate::agon::gameplay::puzzles::running::{PuzzleStatus, Running};
use crate::agon::gameplay::solved::Solved;
use crate::agon::text::puzzles::{Why, spotting_question, why};
use crate::agon::text::words::way;
use crate::shell::system::language::{Language, key};

/// The text of a puzzle, and the next step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Words {
    /// The result of the last move, or of the series.
    pub(super) said: Option<(String, Tone)>,
    /// Why the answer is right, once found.
    pub(super) why: Why,
    /// Whether the task is shown.
    pub(super) has_task: bool,
    /// Whether the player must claim that there is something to find, or nothing.
    pub(super) is_question: bool,
    /// The usual next step, once the puzzle is over.
    pub(super) onward: Option<(&'static str, PuzzleWanted)>,
}

/// The tone of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    Praise,
    Warning,
}

/// The button to the next puzzle.
const NEXT: (&str, PuzzleWanted) = (key("puzzle-next"), PuzzleWanted::Next);

/// The series of the puzzle, and its state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Series<'a> {
    pub(crate) series: &'a PuzzleSeries,
    /// Puzzles and mistakes still to come back today.
    pub(crate) left: usize,
    /// Number of puzzles solved in the best run.
    pub(crate) best_run: u32,
}

impl<'a> Series<'a> {
    pub(super) fn new(series: &'a PuzzleSeries, solved: &Solved) -> Self {
        Self {
            series,
            left: solved.due(),
            best_run: solved.progress().best_run(),
        }
    }
}

/// The text of the puzzle on the board.
pub(super) fn words(running: &Running, at: Series, language: &Language) -> Words {
    let series = at.series;
    let over = |said: String, kind| Words {
        said: Some((said, Tone::Praise)),
        onward: Some((key("puzzle-play-again"), PuzzleWanted::BeginSeries(kind))),
        ..Words::default()
    };
    match series {
        PuzzleSeries::Run { run, .. } if series.is_over() => {
            over(run_result(run, at.best_run, language), SeriesKind::Run)
        }
        PuzzleSeries::Duel(duel) if duel.stage() == Stage::Over => {
            over(duel_result(duel.solved(), language), SeriesKind::Duel)
        }
        PuzzleSeries::Spotting(_) if series.is_asking(running.status()) => Words {
            said: Some((spotting_question(language, running.puzzle()), Tone::Plain)),
            is_question: true,
            ..Words::default()
        },
        PuzzleSeries::Spotting(spotting) => of_spotting(running, *spotting, language),
        PuzzleSeries::Duel(duel) => {
            let is_first = duel.stage() == Stage::Solving { player: 1, number: 1 };
            let told = of_puzzle(running, language);
            match is_first && running.status() == PuzzleStatus::Task {
                true => Words {
                    said: Some((language.tr("puzzle-duel-hand-over"), Tone::Praise)),
                    ..told
                },
                // A wrong answer leads on: further tries do not count.
                false if running.status() == PuzzleStatus::Wrong => Words {
                    onward: Some(NEXT),
                    ..told
                },
                false => told,
            }
        }
        PuzzleSeries::Run { .. } => Words {
            onward: None,
            ..of_puzzle(running, language)
        },
        PuzzleSeries::Missed if at.left == 0 => {
            let told = of_puzzle(running, language);
            let leave = (key("mistakes-leave"), PuzzleWanted::Leave);
            Words {
                onward: told.onward.map(|_| leave),
                ..told
            }
        }
        PuzzleSeries::Training | PuzzleSeries::Daily(_) | PuzzleSeries::Missed => of_puzzle(running, language),
    }
}

fn of_puzzle(running: &Running, language: &Language) -> Words {
    let told = running.status();
    let tone = match told {
        PuzzleStatus::Wrong | PuzzleStatus::Held => Tone::Warning,
        PuzzleStatus::Solved { .. } | PuzzleStatus::Right | PuzzleStatus::Beaten => Tone::Praise,
        _ => Tone::Plain,
    };
    let is_over = matches!(
        told,
        PuzzleStatus::Solved { .. } | PuzzleStatus::Beaten | PuzzleStatus::Held
    );
    let said = match (told, running.left()) {
        (PuzzleStatus::Right, Some(left)) => Some(language.tr_with("puzzle-right-left", &[("moves", left.into())])),
        (
            PuzzleStatus::Solved {
                at_once: false,
                soonest: true,
            },
            _,
        ) if running.is_helped() => Some(language.tr("puzzle-solved-helped")),
        (PuzzleStatus::Wrong, _) if running.puzzle().task() == Task::Line => running.wanted().map(|mv| {
            let wanted = ("move", way(language, mv).into());
            language.tr_with("puzzle-line-wrong", &[wanted])
        }),
        _ => outcome(told, running.puzzle().task()).map(|outcome| language.tr(outcome)),
    };
    let is_solved = matches!(told, PuzzleStatus::Solved { .. });
    Words {
        said: said.map(|said| (said, tone)),
        why: running
            .reason()
            .filter(|_| is_solved)
            .map(|reason| why(language, running.puzzle(), reason, running.danger()))
            .unwrap_or_default(),
        has_task: true,
        is_question: false,
        onward: is_over.then_some(NEXT),
    }
}

/// As [`of_puzzle`], where there may be nothing to find, once the player has claimed or played. The task is shown only
/// to players who rightly claimed that there is something.
fn of_spotting(running: &Running, spotting: Spotting, language: &Language) -> Words {
    let puzzle = running.puzzle();
    let is_nothing = puzzle.task() == Task::Nothing;
    let end = |text, tone| Words {
        said: Some((language.tr(text), tone)),
        onward: Some(NEXT),
        ..Words::default()
    };
    match spotting.claimed() {
        Some(Claim::Nothing) if is_nothing => end(key("puzzle-nothing-right"), Tone::Praise),
        _ if is_nothing => end(key("puzzle-nothing-wrong"), Tone::Warning),
        Some(Claim::Nothing) if running.status() == PuzzleStatus::Task => Words {
            has_task: true,
            ..end(key("puzzle-overlooked"), Tone::Warning)
        },
        Some(Claim::Nothing) if matches!(running.status(), PuzzleStatus::Solved { .. }) => {
            // Never praised as found at once: it was overlooked first.
            Words {
                said: Some((language.tr("puzzle-solved"), Tone::Praise)),
                ..of_puzzle(running, language)
            }
        }
        _ => of_puzzle(running, language),
    }
}

/// The result of the last move, if there was one.
const fn outcome(told: PuzzleStatus, task: Task) -> Option<&'static str> {
    Some(match (told, task) {
        (PuzzleStatus::Weighing, Task::Better) => key("puzzle-better-weighing"),
        (PuzzleStatus::Wrong, Task::Better) => key("puzzle-better-wrong"),
        (PuzzleStatus::Solved { .. }, Task::Better) => key("puzzle-better-found"),
        (PuzzleStatus::Solved { at_once: true, .. }, Task::Line) => key("puzzle-line-known"),
        (told, _) => return of_answer(told),
    })
}

const fn of_answer(told: PuzzleStatus) -> Option<&'static str> {
    Some(match told {
        PuzzleStatus::Task => return None,
        PuzzleStatus::Right => key("puzzle-right"),
        PuzzleStatus::Weighing => key("puzzle-weighing"),
        PuzzleStatus::Wrong => key("puzzle-wrong"),
        PuzzleStatus::Unclear => key("puzzle-unclear"),
        PuzzleStatus::Unweighed => key("puzzle-unweighed"),
        PuzzleStatus::Solved {
            at_once: true,
            soonest: true,
        } => key("puzzle-solved-at-once"),
        PuzzleStatus::Solved { soonest: false, .. } => key("puzzle-solved-late"),
        PuzzleStatus::Solved { .. } => key("puzzle-solved"),
        PuzzleStatus::Defending => key("puzzle-defending"),
        PuzzleStatus::Beaten => key("puzzle-beaten"),
        PuzzleStatus::Held => key("puzzle-held"),
    })
}

/// Why a run is over, and its result.
fn run_result(run: &Run, best: u32, language: &Language) -> String {
    let why = match run.mistakes() {
        MISTAKES.. => language.tr("puzzle-run-mistakes"),
        _ => language.tr("puzzle-run-time-up"),
    };
    let values = [("solved", run.solved().into()), ("best", best.into())];
    let result = match run.solved() > 0 && run.solved() >= best {
        true => language.tr_with("puzzle-run-record", &values),
        false => language.tr_with("puzzle-run-result", &values),
    };
    format!("{why} {result}")
}

fn duel_result([first, second]: [u32; 2], language: &Language) -> String {
    let player: u32 = if first > second { 1 } else { 2 };
    let values = [
        ("player", player.into()),
        ("more", first.max(second).into()),
        ("less", first.min(second).into()),
    ];
    match first == second {
        true => language.tr_with("puzzle-duel-drawn", &[("count", first.into())]),
        false => language.tr_with("puzzle-duel-won", &values),
    }
}

/// The name of the series.
pub(super) const fn title(series: &PuzzleSeries) -> &'static str {
    match series {
        PuzzleSeries::Training => key("puzzle-title"),
        PuzzleSeries::Daily(_) => key("puzzles-daily"),
        PuzzleSeries::Missed => key("mistakes-title"),
        PuzzleSeries::Spotting(_) => key("puzzles-spotting"),
        PuzzleSeries::Run { .. } => key("puzzles-run"),
        PuzzleSeries::Duel(_) => key("puzzles-duel"),
    }
}

/// The state of the series at this time since the start of the program.
pub(super) fn standing(at: Series, now: Duration, language: &Language) -> Option<String> {
    let series = at.series;
    match series {
        PuzzleSeries::Training | PuzzleSeries::Daily(_) => None,
        PuzzleSeries::Missed => Some(language.tr_with("mistakes-left", &[("count", at.left.into())])),
        PuzzleSeries::Spotting(spotting) => {
            let values = [("right", spotting.right().into()), ("asked", spotting.asked().into())];
            Some(language.tr_with("puzzle-spotting-standing", &values))
        }
        _ if series.is_over() => None,
        PuzzleSeries::Run { run, .. } => {
            // Tenths would only distract.
            let seconds = run.left(now).as_millis().div_ceil(1_000) as u64;
            let values = [
                ("time", readout(Duration::from_secs(seconds)).0.into()),
                ("solved", run.solved().into()),
                ("mistakes", run.mistakes().into()),
                ("most", MISTAKES.into()),
            ];
            Some(language.tr_with("puzzle-run-standing", &values))
        }
        PuzzleSeries::Duel(duel) => {
            let Stage::Solving { player, number } = duel.stage() else {
                return None;
            };
            let values = [
                ("player", (player + 1).into()),
                ("number", number.into()),
                ("count", PUZZLES.into()),
            ];
            Some(language.tr_with("puzzle-duel-standing", &values))
        }
    }
}

/// The button onward and its meaning, if any; an unsolved puzzle is skipped.
pub(super) fn onward(words: &Words, running: &Running) -> (&'static str, Option<PuzzleWanted>) {
    match words.onward {
        Some((_, PuzzleWanted::Leave)) => (key("puzzle-next"), None),
        Some((text, wanted)) => (text, Some(wanted)),
        None if running.is_solved() => (key("puzzle-next"), Some(PuzzleWanted::Next)),
        None => (key("puzzle-skip"), Some(PuzzleWanted::Next)),
    }
}

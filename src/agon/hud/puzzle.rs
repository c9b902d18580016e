//! The panel during a puzzle: the task, the result of the last move, and once solved, the ratings.

use agon_core::board::Bitboard;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::puzzles::skill::Skill;
use agon_core::puzzles::spotting::Claim;
use bevy_egui::egui::{RichText, TextStyle, Ui};

use super::capture_card::capitalised;
use super::figure::Figure;
use super::note_card::{NoteCard, UNDERSTOOD};
use super::panel_view::{PanelView, Puzzled, WordCard};
use super::puzzle_words::{Series, Tone, Words, onward, standing, title, words};
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::messages::PuzzleWanted;
use crate::agon::gameplay::puzzles::running::{PuzzleStatus, Running};
use crate::agon::text::puzzles::{Why, own_rules, task, theme_name};
use crate::shell::system::dates::date;
use crate::shell::system::exchange::date_of;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{button_width, choices};
use crate::shell::ui::widgets::word_card::{Line, Onward, Room, lines};

/// In cards lower than this, in points, the text after a puzzle is small and untitled: it is longer than a task.
const LOW: f32 = 6.0 * size::TOUCH;

/// The note card, which is read out.
pub(crate) fn card(running: &Running, at: Series, language: &Language) -> NoteCard {
    let words = words(running, at, language);
    let is_new = running.status() == PuzzleStatus::Task;
    let rules = || own_rules(language, running.puzzle());
    // A new task is announced even if another text comes first.
    let task = (words.has_task && (is_new || words.said.is_none())).then(|| task(language, running.puzzle()));
    let rules = (is_new && (words.has_task || words.is_question)).then(rules).flatten();
    let said = words.said.map(|(said, _)| said);
    let Why { others, answer } = words.why;
    NoteCard {
        text: in_one([said, others, answer, task, rules]).unwrap_or_default(),
        cells: Bitboard::EMPTY,
        more: None,
        done: UNDERSTOOD,
    }
}

/// Joins these texts, as far as there are any, into one paragraph.
fn in_one<const N: usize>(texts: [Option<String>; N]) -> Option<String> {
    texts.into_iter().flatten().reduce(|before, next| before + " " + &next)
}

/// A button of the panel: its label, and its request if enabled.
pub(super) type Offer = (&'static str, Option<PuzzleWanted>);

/// The buttons of the panel: two claims, or again and onward. Once a win was found, any defence can be tried against
/// it.
pub(super) fn offers(puzzled: Puzzled, language: &Language) -> Result<[Offer; 2], [(PuzzleWanted, &'static str); 2]> {
    let (running, at) = (puzzled.running, puzzled.at);
    let words = words(running, at, language);
    if words.is_question {
        return Err(CLAIMS);
    }
    let again = match at.series.is_leisurely() {
        true if running.can_defend() => (key("puzzle-defend"), Some(PuzzleWanted::Defend)),
        true => (key("puzzle-again"), Some(PuzzleWanted::Again)),
        false => (key("puzzle-again"), None),
    };
    Ok([again, onward(&words, running)])
}

/// The claims a player can make about a position.
const CLAIMS: [(PuzzleWanted, &str); 2] = [
    (PuzzleWanted::Claim(Claim::Something), key("puzzle-something")),
    (PuzzleWanted::Claim(Claim::Nothing), key("puzzle-nothing-here")),
];

/// The button back to the page where the puzzle was begun.
pub(crate) fn leave(puzzle: &Puzzle, series: &PuzzleSeries) -> &'static str {
    match series {
        PuzzleSeries::Missed => key("mistakes-leave"),
        _ if puzzle.is_composed() => key("puzzle-leave-to-editor"),
        _ => key("puzzle-leave"),
    }
}

/// The rating after the puzzle, with its change. An uncertain rating jumps with each try, so it is shown without its
/// change, or not at all.
fn rating(language: &Language, skill: Skill, change: Option<i32>) -> String {
    let values = [
        ("rating", skill.value().into()),
        ("change", signed(change.unwrap_or_default()).into()),
    ];
    match change {
        _ if skill.is_unknown() => language.tr("puzzle-rating-unknown"),
        _ if skill.is_guess() => language.tr_with("puzzle-rating-guess", &values[..1]),
        Some(_) => language.tr_with("puzzle-rating-changed", &values),
        None => language.tr_with("puzzle-rating", &values[..1]),
    }
}

fn signed(number: i32) -> String {
    match number {
        ..0 => format!("−{}", -number),
        _ => format!("+{number}"),
    }
}

/// The text of the card, from top to bottom.
fn said(scene: &PanelView, puzzled: Puzzled, words: Words, room: &Room, palette: &Palette) -> Vec<Line> {
    let (language, running, at) = (scene.language, puzzled.running, puzzled.at);
    let puzzle = running.puzzle();
    let hint = scene.hint.filter(|_| puzzled.is_advised);
    let (plain, small) = (&room.style, &TextStyle::Small);
    let mut all = Vec::new();
    let mut say = |text: Option<String>, style: &TextStyle, ink, rank| {
        all.extend(text.map(|text| Line {
            text,
            style: style.clone(),
            ink,
            rank,
            tail: None,
        }));
    };
    let is_over = words.onward.is_some();
    let (told, ink) = match (hint, words.said) {
        (Some(hint), _) => (Some(hint.text.clone()), palette.ink),
        (None, Some((said, tone))) => {
            let ink = match tone {
                Tone::Warning => palette.warning,
                Tone::Praise => palette.accent,
                Tone::Plain => palette.ink,
            };
            (Some(said), ink)
        }
        (None, None) => (None, palette.ink),
    };
    let is_told = told.is_some();
    let rated = puzzled.rating.filter(|_| is_over && running.is_solved());
    // In other cards it is above.
    let difficulty = rated
        .filter(|_| room.is_low)
        .map(|_| language.tr_with("puzzle-difficulty", &[("rating", puzzle.rating().value.into())]));
    let Why { others, answer } = words.why;
    // In other cards they are above.
    if room.is_low && !is_over && !words.is_question {
        say(facts(puzzled, language), small, palette.muted, 4);
    }
    if room.is_low {
        // One paragraph needs fewer lines.
        let (first, second) = match answer {
            Some(answer) => (Some(answer), others),
            None => (others, None),
        };
        say(in_one([told, first]), plain, ink, 0);
        say(second, plain, palette.ink, 5);
    } else {
        say(told, plain, ink, 0);
        say(others, plain, palette.ink, 2);
        say(answer, plain, palette.ink, 1);
    }
    let (ink, rank) = match (is_told, is_over) {
        (false, _) => (palette.ink, 0),
        (true, false) => (palette.muted, 2),
        (true, true) => (palette.muted, 6),
    };
    let task = words.has_task.then(|| task(language, puzzle));
    say(task, plain, ink, rank);
    if (words.has_task || words.is_question) && !is_over {
        say(own_rules(language, puzzle), small, palette.muted, 3);
    }
    let price = hint_price(running).filter(|_| puzzled.counts);
    let price = price.filter(|_| hint.is_some() || scene.possible.hint && at.series.is_leisurely());
    say(price.map(|price| language.tr(price)), small, palette.muted, 5);
    say(standing(at, puzzled.now, language), small, palette.muted, 2);
    if let Some((skill, change)) = rated {
        say(Some(rating(language, skill, change)), small, palette.muted, 4);
    }
    // In low cards a line of its own would often be one too many.
    if let Some(first) = all.first_mut().filter(|_| room.is_low) {
        first.tail = difficulty;
    }
    all
}

/// The cost of a hint, still to come or already due, where tries count.
fn hint_price(running: &Running) -> Option<&'static str> {
    match running.status() {
        PuzzleStatus::Solved { .. } | PuzzleStatus::Defending | PuzzleStatus::Beaten | PuzzleStatus::Held => None,
        _ if running.is_helped() => Some(key("puzzle-hint-counted")),
        _ if running.is_first_try() => Some(key("puzzle-hint-counts")),
        _ => None,
    }
}

/// What is known of a puzzle: its day, its difficulty where ratings are shown, and once it is solved its themes, which
/// would give the answer away.
fn facts(puzzled: Puzzled, language: &Language) -> Option<String> {
    let puzzle = puzzled.running.puzzle();
    let day = match puzzled.at.series {
        &PuzzleSeries::Daily(day) => Some(date(language, &date_of(day))),
        _ => None,
    };
    let rating = [("rating", puzzle.rating().value.into())];
    let difficulty = puzzled.rating.map(|_| language.tr_with("puzzle-difficulty", &rating));
    let is_solved = matches!(puzzled.running.status(), PuzzleStatus::Solved { .. });
    let themes = puzzle.themes().iter().filter(|_| is_solved).take(MOST_THEMES);
    let themes = themes.map(|&theme| theme_name(language, Some(theme)));
    let facts = day.into_iter().chain(difficulty).chain(themes);
    facts
        .reduce(|before, next| format!("{before} · {next}"))
        .map(capitalised)
}

/// Maximum number of themes named.
const MOST_THEMES: usize = 2;

/// Draws the card. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, puzzled: Puzzled, card: WordCard) -> Option<Do> {
    let (language, running, at) = (scene.language, puzzled.running, puzzled.at);
    let palette = Palette::of(ui.ctx());
    let more = scene.hint.filter(|_| puzzled.is_advised).and_then(|hint| hint.more);
    let words = words(running, at, language);
    let is_question = words.is_question;
    let is_over = words.onward.is_some();
    let main = match more {
        Some((_, more)) => Some((more, scene.more_of_hint())),
        None => words.onward.map(|(text, wanted)| (text, Do::send(wanted))),
    };
    let can_defend = is_over && at.series.is_leisurely() && running.can_defend();
    let defend = || (language.tr("puzzle-defend"), Do::send(PuzzleWanted::Defend));
    let onward = main.map(|(text, meant)| Onward {
        main: (language.tr(text), meant),
        is_primary: is_over,
        other: can_defend.then(defend),
    });
    card.show(ui, onward, |ui, room| {
        let room = match is_over && card.height < LOW {
            true => Room {
                style: TextStyle::Small,
                is_low: true,
                ..room
            },
            false => room,
        };
        let mut left = room.height;
        if room.is_low {
            ui.spacing_mut().item_spacing.y = space::XS;
        } else {
            let top = ui.cursor().top();
            if let Some(facts) = facts(puzzled, language).filter(|_| !is_question) {
                ui.label(RichText::new(facts).small().color(palette.muted));
            }
            subheading(ui, language.tr(title(at.series)));
            left -= ui.cursor().top() - top;
        }
        if is_question {
            let gap = ui.spacing().item_spacing.y;
            let width: f32 = CLAIMS.iter().map(|(_, text)| button_width(ui, language.tr(text))).sum();
            let is_line = width + space::S <= ui.available_width();
            let rows = if is_line { 1.0 } else { 2.0 };
            left -= rows * (size::TOUCH + gap) + space::XS + gap;
        }
        let top = ui.cursor().top();
        lines(ui, said(scene, puzzled, words, &room, palette), left);
        left -= ui.cursor().top() - top;
        Figure::of_puzzle(running.puzzle(), is_over && running.is_solved(), language).show(ui, scene, left);
        if !is_question {
            return None;
        }
        ui.add_space(space::XS);
        justified(ui, |ui| choices(ui, CLAIMS.to_vec(), language)).map(Do::send)
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use agon_core::engine::{Judgement, Unwatched, judge};
    use agon_core::puzzles::collection::Collection;
    use agon_core::puzzles::duel::Duel;
    use agon_core::puzzles::puzzle::{Rating, Task};
    use agon_core::puzzles::run::Run;
    use agon_core::puzzles::spotting::Spotting;
    use agon_core::rules::Preset;

    use super::*;
    use crate::agon::gameplay::current_game::{Purpose, kept};
    use crate::agon::gameplay::puzzles::game_of;
    use crate::agon::hud::layout::Shape;
    use crate::agon::hud::moves::sheet::MoveSheet;
    use crate::agon::hud::panel::panel;
    use crate::agon::hud::panel_actions::Possible;
    use crate::agon::hud::tests::{layout, view};
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::screens::{WINDOWS, drawn};

    const TOLD: [PuzzleStatus; 12] = [
        PuzzleStatus::Task,
        PuzzleStatus::Right,
        PuzzleStatus::Weighing,
        PuzzleStatus::Wrong,
        PuzzleStatus::Unclear,
        PuzzleStatus::Unweighed,
        PuzzleStatus::Solved {
            at_once: true,
            soonest: true,
        },
        PuzzleStatus::Solved {
            at_once: true,
            soonest: false,
        },
        PuzzleStatus::Solved {
            at_once: false,
            soonest: true,
        },
        PuzzleStatus::Defending,
        PuzzleStatus::Beaten,
        PuzzleStatus::Held,
    ];

    /// The series, some at their end.
    fn series() -> Vec<PuzzleSeries> {
        let mut claimed = [Spotting::default(); 2];
        claimed[1].claim(Claim::Nothing, Task::Win);
        let run = |run, has_ended| PuzzleSeries::Run {
            run,
            next: None,
            has_ended,
        };
        let (mut duel, mut over) = (Duel::new(1), Duel::new(1));
        (0..10).for_each(|_| duel.next());
        (0..20).for_each(|_| over.next());
        let duels = [duel, over].map(PuzzleSeries::Duel);
        let others = [PuzzleSeries::Daily(20_781), PuzzleSeries::Missed];
        let runs = [run(Run::new(1), false), run(Run::new(1), true)];
        let all = others.into_iter().chain(claimed.map(PuzzleSeries::Spotting));
        all.chain(runs).chain(duels).collect()
    }

    /// The states of a puzzle with their series; most series only for few puzzles.
    fn told(puzzle: &Puzzle) -> Vec<(PuzzleStatus, PuzzleSeries)> {
        let training = TOLD.map(|told| (told, PuzzleSeries::Training));
        let is_shown = [Task::Save, Task::Nothing, Task::Better].contains(&puzzle.task());
        let others = series().into_iter().filter(|_| is_shown);
        let others = others.flat_map(|series| [TOLD[0], TOLD[3], TOLD[6]].map(|told| (told, series.clone())));
        training.into_iter().chain(others).collect()
    }

    /// A mistake from a player's own game.
    fn mistake() -> &'static Puzzle {
        let start = agon_core::rules::Position::start(&Preset::NEW_GAME.rules());
        let text = format!(r#"{{"rules":"modern","position":"{start}","played":"f1g1","best":"b1c2"}}"#);
        let mistake: agon_core::puzzles::mistake::Mistake = serde_json::from_str(&text).unwrap();
        kept(mistake.puzzle("mistake"))
    }

    /// One puzzle of each task, one with other rules, one with nothing to find, and a mistake from a player's own game.
    fn puzzles() -> impl Iterator<Item = &'static Puzzle> {
        let all = Collection::agon().puzzles();
        let of = move |task| all.iter().find(move |puzzle| puzzle.task() == task).unwrap();
        let other = all.iter().find(|puzzle| *puzzle.rules() != Preset::NEW_GAME.rules());
        let nothing = Collection::quiet().puzzles().first();
        let puzzles = Task::ALL.into_iter().map(of).chain(other).chain(nothing);
        puzzles.chain([mistake()])
    }

    #[test]
    fn what_is_told_of_puzzles_has_room_in_every_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for puzzle in puzzles() {
                let saved = game_of(puzzle);
                let reason = reason(puzzle);
                let mut current = match_of(saved.tree, saved.players);
                current.purpose = Purpose::puzzle(puzzle);
                for (told, series) in told(puzzle) {
                    let mut running = Running::new(puzzle, current.seed()).with_status(told);
                    if let Some(reason) = &reason {
                        running = running.explained(reason.clone(), true);
                    }
                    let at = Series {
                        series: &series,
                        left: 3,
                        best_run: 12,
                    };
                    let card = card(&running, at, &language);
                    let said = words(&running, at, &language).said;
                    let said = said.map_or_else(|| task(&language, puzzle), |(said, _)| said);
                    assert!(card.text.starts_with(&said), "{:?}", card.text);
                    for window in WINDOWS {
                        let sheet = MoveSheet::default();
                        let draw = |ctx: &bevy_egui::egui::Context| {
                            let scene = PanelView {
                                puzzle: Some(Puzzled {
                                    running: &running,
                                    is_advised: false,
                                    rating: Some((Skill::default(), Some(-120))),
                                    at,
                                    counts: true,
                                    now: Duration::ZERO,
                                }),
                                hint: Some(&card),
                                ..view(&current, None, &language)
                            };
                            panel(ctx, layout(window, None), &scene, &sheet);
                        };
                        let drawn = drawn(window, draw);
                        let case = format!("{locale:?} in {window}");
                        drawn.assert_uncut(&case);
                        drawn.assert_apart(&case);
                        // In the smallest windows it scrolls.
                        if layout(window, None).shape == Shape::LowBottom || locale == Locale::PSEUDO {
                            continue;
                        }
                        let seen = drawn.in_sight();
                        assert!(
                            seen.iter().any(|text| text.starts_with(&said)),
                            "{locale:?} in {window}: {said:?} of {seen:?}"
                        );
                        if words(&running, at, &language).is_question {
                            for (_, answer) in CLAIMS {
                                let answer = language.tr(answer);
                                assert!(seen.contains(&answer), "{locale:?} in {window}: {answer} of {seen:?}");
                            }
                        }
                    }
                }
            }
        }
    }

    /// The aim, the defence, the reason and the difficulty show even in the smallest window.
    #[test]
    fn what_matters_is_in_sight_on_a_phone() {
        let window = WINDOWS[0];
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for puzzle in puzzles() {
                let saved = game_of(puzzle);
                let mut current = match_of(saved.tree, saved.players);
                current.purpose = Purpose::puzzle(puzzle);
                let at = Series {
                    series: &PuzzleSeries::Training,
                    left: 0,
                    best_run: 0,
                };
                let seen = |running: &Running| {
                    let card = card(running, at, &language);
                    drawn(window, |ctx| {
                        let scene = PanelView {
                            possible: Possible {
                                hint: true,
                                ..Possible::default()
                            },
                            puzzle: Some(Puzzled {
                                running,
                                is_advised: false,
                                rating: Some((known(), Some(-12))),
                                at,
                                counts: true,
                                now: Duration::ZERO,
                            }),
                            hint: Some(&card),
                            ..view(&current, None, &language)
                        };
                        panel(ctx, layout(window, None), &scene, &MoveSheet::default());
                    })
                    .in_sight()
                };
                let new = || Running::new(puzzle, current.seed());
                let task = task(&language, puzzle);
                for told in [
                    PuzzleStatus::Task,
                    PuzzleStatus::Right,
                    PuzzleStatus::Weighing,
                    PuzzleStatus::Wrong,
                ] {
                    let seen = seen(&new().with_status(told));
                    assert!(seen.contains(&task), "{told:?}: {task:?} of {seen:?}");
                }
                let seen_first = seen(&new());
                if let Some(rules) = own_rules(&language, puzzle) {
                    assert!(seen_first.contains(&rules), "{rules:?} of {seen_first:?}");
                } else {
                    let price = language.tr("puzzle-hint-counts");
                    assert!(seen_first.contains(&price), "{price:?} of {seen_first:?}");
                }
                let mut solved = new().with_status(PuzzleStatus::Solved {
                    at_once: true,
                    soonest: true,
                });
                if let Some(reason) = reason(puzzle) {
                    solved = solved.explained(reason, false);
                }
                let has_defence = solved.can_defend();
                let Why { answer, others } = words(&solved, at, &language).why;
                let why = answer.or(others);
                let seen = seen(&solved);
                assert_eq!(seen.contains(&language.tr("puzzle-defend")), has_defence, "{seen:?}");
                assert!(seen.contains(&language.tr("puzzle-next")), "{seen:?}");
                let is_said = |why: String| seen.iter().any(|text| text.contains(&why));
                assert!(why.is_none_or(is_said), "{seen:?}");
                let difficulty = language.tr_with("puzzle-difficulty", &[("rating", puzzle.rating().value.into())]);
                let is_told = seen.iter().any(|text| text.ends_with(&difficulty));
                assert!(is_told || puzzle.rating() == Rating::NONE, "{difficulty:?} of {seen:?}");
            }
        }
    }

    /// The engine's judgement of the answer to a puzzle with one move.
    fn reason(puzzle: &Puzzle) -> Option<Judgement> {
        let is_one_move = matches!(puzzle.task(), Task::Save | Task::Gain);
        let answer = puzzle.line().first().filter(|_| is_one_move)?;
        judge(&puzzle.game(), answer.mv, 2_000, &mut Unwatched).ok()
    }

    /// A rating with little uncertainty.
    fn known() -> Skill {
        Skill::try_from([1200.0, 80.0, 0.06]).unwrap()
    }

    #[test]
    fn a_change_of_the_rating_has_its_sign_once_the_rating_is_known() {
        let language = Language::new(Locale::EN);
        let told = |change| rating(&language, known(), change);
        assert_eq!(told(Some(12)), "Your rating: 1200 (+12)");
        assert_eq!(told(Some(-7)), "Your rating: 1200 (−7)");
        assert_eq!(told(None), "Your rating: 1200");
        let told = |deviation| {
            let skill = Skill::try_from([1200.0, deviation, 0.06]).unwrap();
            rating(&language, skill, Some(-172))
        };
        assert_eq!(told(130.0), "Your rating: about 1200");
        assert_eq!(told(350.0), "Your rating appears after a few more puzzles");
    }
}

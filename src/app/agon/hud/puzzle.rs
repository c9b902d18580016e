//! The panel while a puzzle is solved: the task, what came of the last move, and once it is solved what it was worth.

use bevy_egui::egui::{RichText, TextStyle, Ui};

use super::note_card::NoteCard;
use super::panel_actions::PanelAction;
use super::panel_view::{PanelView, Puzzled};
use super::puzzle_words::{Series, Tone, onward, standing, title, words};
use super::words_card::{MainButton, words_card};
use crate::app::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::app::agon::gameplay::puzzles::{PuzzleWanted, Running, Told};
use crate::app::agon::text::puzzles::{own_rules, task};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::buttons::secondary_button;
use crate::app::shell::ui::widgets::controls::subheading;
use crate::board::Bitboard;
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::skill::Skill;
use crate::puzzles::spotting::Claim;

/// What is told, as the hint of this frame: it is read out.
pub(crate) fn card(running: &Running, at: Series, language: &Language) -> NoteCard {
    let words = words(running, at, language);
    let text = match words.said {
        // Whoever is told something else has not been told the task yet.
        Some((said, _)) if words.has_task && running.told() == Told::Task => {
            said + " " + &task(language, running.puzzle())
        }
        Some((said, _)) => said,
        None => {
            let rules = own_rules(language, running.puzzle()).map(|rules| format!(" {rules}."));
            task(language, running.puzzle()) + &rules.unwrap_or_default()
        }
    };
    NoteCard {
        text,
        cells: Bitboard::EMPTY,
        more: None,
    }
}

/// A button of the panel: its name, and its meaning if it can be pressed.
type Offer = (&'static str, Option<PuzzleWanted>);

/// What the buttons of the panel offer: a choice, or to begin again and to go on. Once a win was found, any defence can be
/// tried against it.
pub(super) fn offers(puzzled: Puzzled, language: &Language) -> Result<[Offer; 2], [(&'static str, PuzzleWanted); 2]> {
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

/// What a player can say of a position.
const CLAIMS: [(&str, PuzzleWanted); 2] = [
    (key("puzzle-something"), PuzzleWanted::Claim(Claim::Something)),
    (key("puzzle-nothing-here"), PuzzleWanted::Claim(Claim::Nothing)),
];

/// The button that leads to where the puzzle was begun.
pub(crate) fn leave(puzzle: &Puzzle, series: &PuzzleSeries) -> &'static str {
    match series {
        PuzzleSeries::Missed => key("mistakes-leave"),
        _ if puzzle.is_composed() => key("puzzle-leave-to-editor"),
        _ => key("puzzle-leave"),
    }
}

/// The rating after the puzzle, with its change.
fn rating(language: &Language, skill: Skill, change: Option<i32>) -> String {
    let values = [
        ("rating", skill.value().into()),
        ("change", signed(change.unwrap_or_default()).into()),
    ];
    match change {
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

/// Draws the card in the given height. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, puzzled: Puzzled, height: f32) -> Option<PanelAction> {
    let (language, running, at) = (scene.language, puzzled.running, puzzled.at);
    let (puzzle, told) = (running.puzzle(), running.told());
    let palette = Palette::of(ui.ctx());
    let hint = scene.hint.filter(|_| puzzled.is_advised);
    let words = words(running, at, language);
    let button = match hint.and_then(|hint| hint.more) {
        Some(more) => Some((language.tr(more), PanelAction::MoreOfHint)),
        None => words
            .onward
            .map(|(text, wanted)| (language.tr(text), PanelAction::Puzzle(wanted))),
    };
    let main = button.as_ref().map(|(text, _)| MainButton {
        text: text.clone(),
        is_primary: words.onward.is_some(),
    });
    let quiet = |text: String| RichText::new(text).text_style(TextStyle::Small).color(palette.muted);
    let mut chosen = None;
    let pressed = words_card(ui, height, main, |ui, style| {
        let is_small = style == TextStyle::Small;
        if is_small {
            ui.spacing_mut().item_spacing.y = space::XS;
        } else {
            subheading(ui, language.tr(title(at.series)));
        }
        let said = match hint {
            Some(hint) => Some((hint.text.clone(), palette.ink)),
            None => words.said.map(|(said, tone)| {
                let ink = match tone {
                    Tone::Warning => palette.warning,
                    Tone::Praise => palette.accent,
                    Tone::Plain => palette.ink,
                };
                (said, ink)
            }),
        };
        let is_told = said.is_some();
        if let Some((text, ink)) = said {
            ui.label(RichText::new(text).text_style(style.clone()).color(ink));
        }
        // Where there is little room, what came of the move takes the place of the task.
        let is_moved = told != Told::Task;
        if words.has_task && !(is_small && is_told && is_moved) {
            let ink = if is_told { palette.muted } else { palette.ink };
            ui.label(RichText::new(task(language, puzzle)).text_style(style).color(ink));
        }
        let has_room = words.has_task && !(is_small && is_told) || words.is_question;
        if let Some(rules) = own_rules(language, puzzle).filter(|_| has_room) {
            ui.label(quiet(rules));
        }
        if let Some(standing) = standing(at, puzzled.now, language) {
            ui.label(quiet(standing));
        }
        if let Some((skill, change)) = puzzled.rating.filter(|_| matches!(told, Told::Solved { .. })) {
            ui.label(quiet(rating(language, skill, change)));
            if !is_small {
                let values = [("rating", puzzle.rating().value.into())];
                ui.label(quiet(language.tr_with("puzzle-difficulty", &values)));
            }
        }
        if words.is_question {
            ui.add_space(space::XS);
            ui.horizontal_wrapped(|ui| {
                for (text, wanted) in CLAIMS {
                    if secondary_button(ui, language.tr(text)).clicked() {
                        chosen = Some(PanelAction::Puzzle(wanted));
                    }
                }
            });
        }
        let is_over = words.onward.is_some();
        if is_over && at.series.is_leisurely() && running.can_defend() && !is_small {
            ui.add_space(space::S);
            if secondary_button(ui, language.tr("puzzle-defend")).clicked() {
                chosen = Some(PanelAction::Puzzle(PuzzleWanted::Defend));
            }
        }
    });
    let meant = button.map(|(_, meant)| meant);
    chosen.or(meant.filter(|_| pressed))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::agon::gameplay::current_game::kept;
    use crate::app::agon::gameplay::puzzles::game_of;
    use crate::app::agon::hud::layout::Shape;
    use crate::app::agon::hud::moves::sheet::MoveSheet;
    use crate::app::agon::hud::panel::panel;
    use crate::app::agon::hud::tests::{layout, view};
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::app::testing::matches::match_of;
    use crate::app::testing::screens::{WINDOWS, cut_off_texts, overlapping_texts, texts_in_sight};
    use crate::puzzles::collection::Collection;
    use crate::puzzles::duel::Duel;
    use crate::puzzles::puzzle::Task;
    use crate::puzzles::run::Run;
    use crate::puzzles::spotting::Spotting;
    use crate::rules::Preset;

    const TOLD: [Told; 12] = [
        Told::Task,
        Told::Right,
        Told::Weighing,
        Told::Wrong,
        Told::Unclear,
        Told::Unweighed,
        Told::Solved {
            at_once: true,
            soonest: true,
        },
        Told::Solved {
            at_once: true,
            soonest: false,
        },
        Told::Solved {
            at_once: false,
            soonest: true,
        },
        Told::Defending,
        Told::Beaten,
        Told::Held,
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
        let others = [PuzzleSeries::Training, PuzzleSeries::Missed];
        let runs = [run(Run::new(1), false), run(Run::new(1), true)];
        let all = others.into_iter().chain(claimed.map(PuzzleSeries::Spotting));
        all.chain(runs).chain(duels).collect()
    }

    /// What can be told of a puzzle, and in which series; in most of them of few puzzles.
    fn told(puzzle: &Puzzle) -> Vec<(Told, PuzzleSeries)> {
        let training = TOLD.map(|told| (told, PuzzleSeries::Training));
        let is_shown = [Task::Save, Task::Nothing, Task::Better].contains(&puzzle.task());
        let others = series().into_iter().filter(|_| is_shown);
        let others = others.flat_map(|series| [TOLD[0], TOLD[3], TOLD[6]].map(|told| (told, series.clone())));
        training.into_iter().chain(others).collect()
    }

    /// A mistake of one's own.
    fn mistake() -> &'static Puzzle {
        let start = crate::rules::Position::start(&Preset::NEW_GAME.rules());
        let text = format!(r#"{{"rules":"modern","position":"{start}","played":"f1g1","best":"b1c2"}}"#);
        let mistake: crate::puzzles::mistake::Mistake = serde_json::from_str(&text).unwrap();
        kept(mistake.puzzle("mistake"))
    }

    /// One puzzle of each task, one by other rules, one that hides nothing, and a mistake of one's own.
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
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            for puzzle in puzzles() {
                let saved = game_of(puzzle);
                let mut current = match_of(saved.tree, saved.players);
                current.puzzle = Some(crate::app::agon::gameplay::current_game::Solving { puzzle, turn: None });
                for (told, series) in told(puzzle) {
                    let running = Running::new(puzzle, current.seed()).telling(told);
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
                        let mut draw = |ctx: &bevy_egui::egui::Context| {
                            let scene = PanelView {
                                puzzle: Some(Puzzled {
                                    running: &running,
                                    is_advised: false,
                                    rating: Some((Skill::default(), Some(-120))),
                                    at,
                                    now: Duration::ZERO,
                                }),
                                hint: Some(&card),
                                ..view(&current, None, &language)
                            };
                            panel(ctx, layout(window, None), &scene, &sheet);
                        };
                        let cut_off = cut_off_texts(window, &mut draw);
                        assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                        let overlapping = overlapping_texts(window, &mut draw);
                        assert!(overlapping.is_empty(), "{locale:?} in {window}: {overlapping:?}");
                        // In the smallest windows it scrolls.
                        if layout(window, None).shape == Shape::LowBottom || locale == Locale::Pseudo {
                            continue;
                        }
                        let seen = texts_in_sight(window, &mut draw);
                        assert!(seen.contains(&said), "{locale:?} in {window}: {said:?} of {seen:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_change_of_the_rating_has_its_sign() {
        let language = language(Locale::En);
        let told = |change| rating(&language, Skill::default(), change);
        assert_eq!(told(Some(12)), "Your rating: 1200 (+12)");
        assert_eq!(told(Some(-7)), "Your rating: 1200 (−7)");
        assert_eq!(told(None), "Your rating: 1200");
    }
}

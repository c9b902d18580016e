//! The panel while a puzzle is solved: the task, what came of the last move, and once it is solved what it was worth.

use bevy_egui::egui::{RichText, TextStyle, Ui};

use super::hint_card::HintCard;
use super::panel_actions::PanelAction;
use super::panel_view::{PanelView, Puzzled};
use super::words_card::{MainButton, words_card};
use crate::app::agon::gameplay::puzzles::{PuzzleWanted, Running, Told};
use crate::app::agon::text::puzzles::{own_rules, task};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::app::shell::ui::widgets::buttons::secondary_button;
use crate::app::shell::ui::widgets::controls::subheading;
use crate::board::Bitboard;
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::skill::Skill;

/// What is told, as the hint of this frame: it is read out.
pub(crate) fn card(running: &Running, language: &Language) -> HintCard {
    let text = match outcome(running.told()) {
        Some(outcome) => language.tr(outcome),
        None => {
            let rules = own_rules(language, running.puzzle()).map(|rules| format!(" {rules}."));
            task(language, running.puzzle()) + &rules.unwrap_or_default()
        }
    };
    HintCard {
        text,
        cells: Bitboard::EMPTY,
        more: None,
    }
}

/// What came of the last move, if there was one.
const fn outcome(told: Told) -> Option<&'static str> {
    Some(match told {
        Told::Task => return None,
        Told::Right => key("puzzle-right"),
        Told::Weighing => key("puzzle-weighing"),
        Told::Wrong => key("puzzle-wrong"),
        Told::Unclear => key("puzzle-unclear"),
        Told::Unweighed => key("puzzle-unweighed"),
        Told::Solved {
            at_once: true,
            soonest: true,
        } => key("puzzle-solved-at-once"),
        Told::Solved { soonest: false, .. } => key("puzzle-solved-late"),
        Told::Solved { .. } => key("puzzle-solved"),
        Told::Defending => key("puzzle-defending"),
        Told::Beaten => key("puzzle-beaten"),
        Told::Held => key("puzzle-held"),
    })
}

/// The button that leads on: a puzzle that is not solved is skipped.
pub(crate) const fn onward(running: &Running) -> &'static str {
    match running.is_solved() {
        true => key("puzzle-next"),
        false => key("puzzle-skip"),
    }
}

/// The button that begins again, and its meaning: once a win was found, any defence can be tried against it.
pub(crate) fn again(running: &Running) -> (&'static str, PuzzleWanted) {
    match running.can_defend() {
        true => (key("puzzle-defend"), PuzzleWanted::Defend),
        false => (key("puzzle-again"), PuzzleWanted::Again),
    }
}

/// The button that leads to where the puzzle was begun.
pub(crate) fn leave(puzzle: &Puzzle) -> &'static str {
    match puzzle.is_rated() {
        true => key("puzzle-leave"),
        false => key("puzzle-leave-to-editor"),
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
    let (language, running) = (scene.language, puzzled.running);
    let (puzzle, told) = (running.puzzle(), running.told());
    let palette = Palette::of(ui.ctx());
    let hint = scene.hint.filter(|_| puzzled.is_advised);
    let is_over = matches!(told, Told::Solved { .. } | Told::Beaten | Told::Held);
    let button = match hint.and_then(|hint| hint.more) {
        Some(more) => Some((language.tr(more), PanelAction::MoreOfHint)),
        None => is_over.then(|| (language.tr("puzzle-next"), PanelAction::Puzzle(PuzzleWanted::Next))),
    };
    let main = button.as_ref().map(|(text, _)| MainButton {
        text: text.clone(),
        is_primary: is_over,
    });
    let quiet = |text: String| RichText::new(text).text_style(TextStyle::Small).color(palette.muted);
    let mut defend = None;
    let pressed = words_card(ui, height, main, |ui, style| {
        let is_small = style == TextStyle::Small;
        if is_small {
            ui.spacing_mut().item_spacing.y = space::XS;
        } else {
            subheading(ui, language.tr("puzzle-title"));
        }
        let said = match hint {
            Some(hint) => Some((hint.text.clone(), palette.ink)),
            None => outcome(told).map(|outcome| {
                let ink = match told {
                    Told::Wrong | Told::Held => palette.warning,
                    Told::Solved { .. } | Told::Right | Told::Beaten => palette.accent,
                    _ => palette.ink,
                };
                (language.tr(outcome), ink)
            }),
        };
        let is_told = said.is_some();
        if let Some((text, ink)) = said {
            ui.label(RichText::new(text).text_style(style.clone()).color(ink));
        }
        // Where there is little room, what came of the move takes the place of the task.
        if !is_small || !is_told {
            let ink = if is_told { palette.muted } else { palette.ink };
            ui.label(RichText::new(task(language, puzzle)).text_style(style).color(ink));
            if let Some(rules) = own_rules(language, puzzle) {
                ui.label(quiet(rules));
            }
        }
        if let Some((skill, change)) = puzzled.rating.filter(|_| matches!(told, Told::Solved { .. })) {
            ui.label(quiet(rating(language, skill, change)));
            if !is_small {
                let values = [("rating", puzzle.rating().value.into())];
                ui.label(quiet(language.tr_with("puzzle-difficulty", &values)));
            }
        }
        if is_over && running.can_defend() && !is_small {
            ui.add_space(space::S);
            if secondary_button(ui, language.tr("puzzle-defend")).clicked() {
                defend = Some(PanelAction::Puzzle(PuzzleWanted::Defend));
            }
        }
    });
    let meant = button.map(|(_, meant)| meant);
    defend.or(meant.filter(|_| pressed))
}

#[cfg(test)]
mod tests {
    use super::*;
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
    use crate::puzzles::puzzle::Task;
    use crate::rules::Preset;

    const ALL: [Told; 12] = [
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

    /// One puzzle of each task, and one by other rules.
    fn puzzles() -> impl Iterator<Item = &'static Puzzle> {
        let all = Collection::agon().puzzles();
        let of = move |task| all.iter().find(move |puzzle| puzzle.task() == task).unwrap();
        let other = all.iter().find(|puzzle| *puzzle.rules() != Preset::NEW_GAME.rules());
        Task::ALL.into_iter().map(of).chain(other)
    }

    #[test]
    fn what_is_told_of_puzzles_has_room_in_every_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            for puzzle in puzzles() {
                let saved = game_of(puzzle);
                let mut current = match_of(saved.tree, saved.players);
                current.puzzle = Some(crate::app::agon::gameplay::current_game::Solving { puzzle, turn: None });
                for told in ALL {
                    let running = Running::new(puzzle, current.seed()).telling(told);
                    let card = card(&running, &language);
                    let said = outcome(told).map_or_else(|| task(&language, puzzle), |outcome| language.tr(outcome));
                    assert!(card.text.starts_with(&said));
                    for window in WINDOWS {
                        let sheet = MoveSheet::default();
                        let mut draw = |ctx: &bevy_egui::egui::Context| {
                            let scene = PanelView {
                                puzzle: Some(Puzzled {
                                    running: &running,
                                    is_advised: false,
                                    rating: Some((Skill::default(), Some(-120))),
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

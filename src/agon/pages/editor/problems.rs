//! The problems of the position drawn, in sentences, each with its repair.

use agon_core::board::Bitboard;
use agon_core::session::problem::Problem;
use bevy_egui::egui::{Align, Layout as Flow, RichText, ScrollArea, Ui};
use fluent_bundle::FluentValue as Value;

use super::view::EditorView;
use crate::agon::text::words::{enumeration, side_role};
use crate::shell::ui::prelude::*;

/// The room that problems take at most, as a part of the window's height; more of them scroll.
const SHARE: f32 = 0.3;

/// Draws the problems, each with the button that repairs it. Returns the one to be repaired.
pub(super) fn problems(ui: &mut Ui, problems: &[Problem], scene: &EditorView) -> Option<Problem> {
    if problems.is_empty() {
        return None;
    }
    let most = SHARE * ui.ctx().content_rect().height();
    let shown = ScrollArea::vertical()
        .id_salt("problems")
        .max_height(most)
        .min_scrolled_height(most)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            describe_scrolled(ui);
            ui.spacing_mut().item_spacing.y = space::XS;
            let mut chosen = None;
            ui.with_layout(Flow::top_down(Align::Min), |ui| {
                for problem in problems {
                    let text = RichText::new(sentence(scene.language, problem));
                    ui.label(text.color(Palette::of(ui.ctx()).warning));
                    let repair = justified(ui, |ui| secondary_button(ui, repair(scene.language, problem)));
                    if repair.clicked() {
                        chosen = Some(*problem);
                    }
                    ui.add_space(space::XS);
                }
            });
            chosen
        });
    shown.inner
}

/// The problem.
pub(super) fn sentence(language: &Language, problem: &Problem) -> String {
    match *problem {
        Problem::Queens { side, count, .. } => {
            let args = [("side", side_role(side).into()), ("count", count.into())];
            language.tr_with("editor-queens", &args)
        }
        Problem::Guards { side, count, .. } => {
            let args = [("side", side_role(side).into()), ("count", count.into())];
            language.tr_with("editor-guards", &args)
        }
        Problem::GuardOnThrone => language.tr("editor-guard-on-throne"),
        Problem::MarksWithoutPieces(marked) => language.tr_with("editor-marks", &cells(language, marked)),
        Problem::MarksOfLeaving(marked) => language.tr_with("editor-leaving", &cells(language, marked)),
        Problem::PiecesInHand => language.tr("editor-in-hand"),
        Problem::TurnZero => language.tr("editor-turn-zero"),
    }
}

/// Its repair.
pub(super) fn repair(language: &Language, problem: &Problem) -> String {
    match *problem {
        Problem::Queens { kept, .. } => language.tr_with("editor-repair-queens", &[("cell", kept.to_string().into())]),
        Problem::Guards {
            extra, extra_in_hand, ..
        } => {
            let text = match (extra.is_empty(), extra_in_hand) {
                (false, 0) => key("editor-repair-guards"),
                (true, _) => key("editor-repair-guards-in-hand"),
                (false, _) => key("editor-repair-guards-both"),
            };
            let mut args = cells(language, extra).to_vec();
            args.push(("hand", extra_in_hand.into()));
            language.tr_with(text, &args)
        }
        Problem::GuardOnThrone => language.tr("editor-repair-throne"),
        Problem::MarksWithoutPieces(marked) => language.tr_with("editor-repair-marks", &cells(language, marked)),
        Problem::MarksOfLeaving(marked) => language.tr_with("editor-repair-leaving", &cells(language, marked)),
        Problem::PiecesInHand => language.tr("editor-repair-in-hand"),
        Problem::TurnZero => language.tr("editor-repair-turn-zero"),
    }
}

/// Cells by name, and how many they are, as values for a text.
fn cells(language: &Language, cells: Bitboard) -> [(&'static str, Value<'static>); 2] {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    [
        ("cells", enumeration(language, &names).into()),
        ("count", cells.len().into()),
    ]
}

#[cfg(test)]
mod tests {
    use agon_core::board::CellId;
    use agon_core::rules::Side;

    use super::*;
    use crate::testing::sentences::assert_told_apart;

    #[test]
    fn every_problem_has_a_sentence_of_its_own_and_every_repair_says_what_it_does() {
        let some = Bitboard::from(CellId::ALL[0]);
        let guards = |side, extra, extra_in_hand| Problem::Guards {
            side,
            count: 9,
            extra,
            extra_in_hand,
        };
        let mut problems = vec![
            Problem::GuardOnThrone,
            Problem::MarksWithoutPieces(some),
            Problem::MarksOfLeaving(some),
            Problem::PiecesInHand,
            Problem::TurnZero,
        ];
        for side in Side::ALL {
            let kept = CellId::THRONE;
            problems.push(Problem::Queens { side, count: 2, kept });
            problems.push(guards(side, some, 0));
        }
        assert_told_apart(&problems, |language, problem| sentence(language, &problem));
        let repairs = [
            guards(Side::White, some, 0),
            guards(Side::White, Bitboard::EMPTY, 3),
            guards(Side::White, some, 3),
            Problem::MarksWithoutPieces(some),
        ];
        assert_told_apart(&repairs, |language, problem| {
            let text = repair(language, &problem);
            assert_eq!(text.contains("a1"), problem != repairs[1], "{text}");
            text + "."
        });
    }
}

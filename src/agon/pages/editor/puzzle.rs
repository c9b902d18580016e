//! A puzzle made of the position drawn, or why it is none.

use agon_core::puzzles::composing::NoPuzzle;
use bevy_egui::egui::{RichText, Ui};

use crate::agon::text::words::way;
use crate::shell::ui::prelude::*;

/// Draws what a puzzle is, why the position was none when this was tried, and the button that tries. Returns whether it
/// was pressed.
pub(super) fn section(ui: &mut Ui, is_possible: bool, fault: Option<&str>, language: &Language) -> bool {
    subheading(ui, language.tr("editor-puzzle"));
    hint(ui, language.tr("editor-puzzle-hint"));
    if let Some(fault) = fault {
        ui.label(RichText::new(fault).color(Palette::of(ui.ctx()).warning));
    }
    let text = language.tr("editor-puzzle-make");
    let make = |ui: &mut Ui| ui.add_enabled_ui(is_possible, |ui| secondary_button(ui, text)).inner;
    justified(ui, make).clicked()
}

/// Why a position is no puzzle.
pub(super) fn sentence(language: &Language, fault: &NoPuzzle) -> String {
    language.tr(match *fault {
        NoPuzzle::PiecesInHand => key("editor-no-puzzle-in-hand"),
        NoPuzzle::Over => key("editor-no-puzzle-over"),
        NoPuzzle::NoWin => key("editor-no-puzzle-win"),
        NoPuzzle::AtOnce => key("editor-no-puzzle-at-once"),
        NoPuzzle::AmbiguousLater => key("editor-no-puzzle-later"),
        NoPuzzle::TooLarge(_) => key("editor-no-puzzle-large"),
        NoPuzzle::Ambiguous(one, other) => {
            let values = [
                ("one", way(language, one).into()),
                ("other", way(language, other).into()),
            ];
            return language.tr_with("editor-no-puzzle-ambiguous", &values);
        }
    })
}

#[cfg(test)]
mod tests {
    use agon_core::puzzles::prover::TooLarge;
    use agon_core::rules::Move;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_fault_is_told_in_both_languages() {
        let [one, other] = ["e4", "g4"].map(|from| Move::Board {
            from: from.parse().unwrap(),
            to: "f5".parse().unwrap(),
        });
        let faults = [
            NoPuzzle::PiecesInHand,
            NoPuzzle::Over,
            NoPuzzle::NoWin,
            NoPuzzle::AtOnce,
            NoPuzzle::Ambiguous(one, other),
            NoPuzzle::AmbiguousLater,
            NoPuzzle::TooLarge(TooLarge(1)),
        ];
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let told = faults.map(|fault| sentence(&language, &fault));
            assert!(
                told.iter()
                    .all(|told| !told.starts_with("editor") && !told.contains('$')),
                "{told:?}"
            );
            assert!(told[4].contains("e4") && told[4].contains("g4"), "{}", told[4]);
        }
    }
}

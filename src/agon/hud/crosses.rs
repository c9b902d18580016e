//! The reason for a cross, shown beside the mouse that rests on it and spoken with the cell's name. Pressing the cell
//! is refused in the same words.

use agon_core::board::CellId;
use agon_core::rules::{Position, RuleSet};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Pos2, RichText, TextStyle, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{HudSystems, while_playing};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::selection::Selection;
use crate::agon::scene::entities::{Cell, Hovered, InCustody};
use crate::agon::scene::selection_marks::barred;
use crate::agon::text::refusals::sentence;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;

/// Distance from the mouse, in points: no arrow covers the words.
const GAP: f32 = 16.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .after(HudSystems)
            .run_if(while_playing)
            .run_if(in_state(Overlay::None)),
    );
}

/// Why the selected piece may not go to a cell with a cross. `None` for other cells.
pub(crate) fn why(
    language: &Language,
    position: &Position,
    rules: &RuleSet,
    selection: Selection,
    cell: CellId,
) -> Option<String> {
    if !barred(position, rules, selection).contains(cell) {
        return None;
    }
    let refused = position.check(rules, selection.move_to(cell)?).err()?;
    Some(sentence(language, refused))
}

fn show(
    mut contexts: EguiContexts,
    hovered: Query<&Cell, (With<Hovered>, With<InCustody>)>,
    (current, selection, language): (Res<Match>, Res<Selection>, Res<Language>),
) -> Result {
    let Ok(cell) = hovered.single() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let why = why(&language, current.position(), current.rules(), *selection, cell.0);
    if let Some((why, at)) = why.zip(ctx.pointer_hover_pos()) {
        tell(ctx, &why, at);
    }
    Ok(())
}

/// Shows the reason beside the mouse.
fn tell(ctx: &egui::Context, why: &str, at: Pos2) {
    let window = ctx.content_rect();
    // Never under the mouse, and never outside the window.
    let (side, beside) = match at.x > window.center().x {
        true => (Align2::RIGHT_CENTER, vec2(-GAP, 0.0)),
        false => (Align2::LEFT_CENTER, vec2(GAP, 0.0)),
    };
    egui::Area::new(egui::Id::new("why a cross"))
        .order(egui::Order::Tooltip)
        .fixed_pos(at + beside)
        .pivot(side)
        .constrain_to(window)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            theme::card_frame(Palette::of(ctx))
                .inner_margin(space::S)
                .show(ui, |ui| {
                    let widest = (window.width() / 2.0 - GAP - 2.0 * space::S).min(ui.spacing().tooltip_width);
                    ui.set_max_width(widest.max(0.0));
                    ui.label(RichText::new(why).text_style(TextStyle::Small));
                });
        });
}

#[cfg(test)]
mod tests {
    use agon_core::notation::parse_position;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::drawn;

    #[test]
    fn every_cross_has_its_reason_and_nothing_else_has() {
        let language = Language::new(Locale::EN);
        for (position, from, cell, reason) in [
            // Black's guards on g8 and i6 have h7 between them.
            (
                "5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1",
                "i7",
                "h7",
                "between two black",
            ),
            // Relocated to i1, White's guard would leave Black's on h2 between it and the queen on g3.
            (
                "1g2G1/g4g1/G2q4/g8/10/7G3/2Q7/1g7/6G1/1g5/G3G1 w c1 0 12",
                "c1",
                "i1",
                "may not capture",
            ),
            (
                "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9",
                "f1",
                "f6",
                "throne",
            ),
        ] {
            let rules = RuleSet::default();
            let position = parse_position(position, &rules).unwrap();
            let picked = Selection::Piece(from.parse().unwrap());
            let told: Vec<_> = CellId::ALL
                .into_iter()
                .filter_map(|cell| Some((cell.to_string(), why(&language, &position, &rules, picked, cell)?)))
                .collect();
            assert!(
                matches!(&told[..], [(at, why)] if at == cell && why.contains(reason)),
                "{told:?}"
            );
            assert_eq!(
                why(&language, &position, &rules, Selection::Nothing, cell.parse().unwrap()),
                None
            );
        }
    }

    #[test]
    fn the_reason_is_read_beside_the_mouse() {
        let window = vec2(360.0, 640.0);
        let reason = "The piece may not go there: the cell is between two white pieces.";
        let seen = drawn(window, |ctx| {
            tell(ctx, reason, Pos2::new(350.0, 620.0));
        })
        .in_sight();
        assert!(seen.iter().any(|text| text == reason), "{seen:?}");
    }
}

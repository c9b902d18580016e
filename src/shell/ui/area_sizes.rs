//! Areas that hang from their middle or a corner are placed by the size they had before. When one changes its size, the
//! frame is drawn again before anybody sees it, so that nothing jumps; and when one is new, since egui only measures it
//! then, so that the screen does not flash up between two pages.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::draw_order::Draw;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, watch.in_set(Draw::Last));
}

/// The size of each area when it was last drawn.
type Sizes = HashMap<egui::LayerId, egui::Vec2>;

fn watch(mut contexts: EguiContexts, mut sizes: Local<Sizes>) -> Result {
    draw_again_if_resized(contexts.ctx_mut()?, &mut sizes);
    Ok(())
}

/// To be called when everything has been drawn.
fn draw_again_if_resized(ctx: &egui::Context, sizes: &mut Sizes) {
    let mut is_resized = false;
    ctx.memory(|memory| {
        for layer in memory.layer_ids().filter(|layer| memory.areas().is_visible(layer)) {
            if let Some(size) = memory.area_rect(layer.id).map(|area| area.size()) {
                let before = sizes.insert(layer, size);
                is_resized |= before.is_none_or(|before| (size - before).abs().max_elem() > 0.5);
            }
        }
    });
    if is_resized {
        ctx.request_discard("an area has changed its size");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::context;

    /// The middle of an area with this text, which hangs from its upper middle at x = 300, if the text is seen.
    fn middle(ctx: &egui::Context, sizes: &mut Sizes, text: &str) -> Option<f32> {
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(600.0, 400.0));
        let input = egui::RawInput {
            screen_rect: Some(window),
            ..egui::RawInput::default()
        };
        let mut middle = 0.0;
        let mut output = ctx.run_ui(input, |ui| {
            let area = egui::Area::new(egui::Id::new("area"))
                .pivot(egui::Align2::CENTER_TOP)
                .fixed_pos(egui::pos2(300.0, 0.0))
                .show(ui.ctx(), |ui| {
                    ui.set_width(10.0 * text.len() as f32);
                    ui.label(text);
                });
            middle = area.response.rect.center().x;
            draw_again_if_resized(ui.ctx(), sizes);
        });
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        let is_seen = |clipped: &egui::epaint::ClippedShape| matches!(clipped.shape, egui::Shape::Text(_));
        output.shapes.iter().any(is_seen).then_some(middle)
    }

    #[test]
    fn an_area_is_in_its_place_in_the_first_frame_with_other_contents() {
        let (ctx, mut sizes) = (context(), Sizes::new());
        for text in [
            "short",
            "a text of quite another length",
            "x",
            "a text of quite another length",
        ] {
            let middle = middle(&ctx, &mut sizes, text).expect("it is seen in its first frame");
            assert!((middle - 300.0).abs() < 1.0, "{text}: {middle}");
        }
    }
}

//! Keeps the pointer from reaching what lies behind the interface.
//!
//! `bevy_egui` asks egui whether the pointer is over something, and egui only knows the position of the last frame. A
//! finger touches down without having hovered first, so its first touch would go through to the scene.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiContextSettings, EguiPickingOrder, PrimaryEguiContext, egui};

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(replace_built_in).add_systems(
        PreUpdate,
        cover
            .in_set(PickingSystems::Backend)
            .run_if(resource_exists::<EguiPickingOrder>),
    );
}

fn replace_built_in(added: On<Add, EguiContext>, mut settings: Query<&mut EguiContextSettings>) {
    if let Ok(mut settings) = settings.get_mut(added.entity) {
        settings.capture_pointer_input = false;
    }
}

fn cover(
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut panels: Query<(Entity, &mut EguiContext, &Camera), With<PrimaryEguiContext>>,
    order: Res<EguiPickingOrder>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (panel, mut context, camera) in &mut panels {
        let context = context.get_mut();
        for (pointer, location) in &pointers {
            let Some(location) = &location.location else {
                continue;
            };
            if !matches!(location.target, NormalizedRenderTarget::Window(_)) {
                continue;
            }
            let Vec2 { x, y } = location.position / context.zoom_factor();
            if context.egui_is_using_pointer() || covers(context, egui::pos2(x, y)) {
                let hit = (panel, HitData::new(panel, 0.0, None, None));
                hits.write(PointerHits::new(*pointer, vec![hit], camera.order as f32 + order.0));
            }
        }
    }
}

/// Whether the interface covers a point, given in egui points. The background layer belongs to the scene.
fn covers(context: &egui::Context, point: egui::Pos2) -> bool {
    context
        .layer_id_at(point)
        .is_some_and(|layer| layer.order != egui::Order::Background)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_covered_before_the_pointer_has_ever_been_there() {
        let context = egui::Context::default();
        for _ in 0..2 {
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(400.0, 400.0))),
                ..Default::default()
            };
            let mut output = context.run_ui(input, |ui| {
                egui::Area::new(egui::Id::new("panel"))
                    .fixed_pos(egui::pos2(100.0, 100.0))
                    .show(ui.ctx(), |ui| ui.allocate_space(egui::vec2(100.0, 100.0)));
            });
            output.textures_delta.clear();
        }
        assert!(covers(&context, egui::pos2(150.0, 150.0)));
        assert!(!covers(&context, egui::pos2(50.0, 150.0)));
    }
}

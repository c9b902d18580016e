//! The name of the agent under the mouse, beside it: figures are distinguished by their dress, not by numbers.

use agon_core::agent::Agent;
use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, FontId, Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::icons::paint_agent;
use super::layout::Layout;
use super::panel::while_playing;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::selection::Selection;
use crate::agent::scene::entities::{AgentOf, Hovered};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::strong_family;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .run_if(
                while_playing
                    .and_then(in_state(Overlay::None))
                    .and_then(any_with_component::<Hovered>),
            )
            .ambiguous_with(Draw::Screen),
    );
}

fn show(
    mut contexts: EguiContexts,
    hovered: Query<&AgentOf, With<Hovered>>,
    (current, selection, language): (Res<CurrentGame>, Res<Selection>, Res<Language>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Over the agent who was chosen it would hide where they can go.
    let hovered = hovered.single().ok().filter(|agent| selection.agent() != Some(agent.0));
    if let (Some(agent), Some(pointer)) = (hovered, ctx.pointer_hover_pos()) {
        let name = current.company().agent(agent.0, &language);
        paint(ctx, Layout::new(ctx.content_rect()).map, pointer, agent.0, name);
    }
    Ok(())
}

/// Paints a sign and a name above the pointer, within the area of the map. It is no widget: nobody can press it, and
/// screen readers go from agent to agent by themselves.
fn paint(ctx: &egui::Context, map: Rect, pointer: Pos2, agent: Agent, name: String) {
    const SIGN: f32 = 10.0;
    const ABOVE: f32 = 30.0;
    let palette = Palette::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("agent name")));
    let text = painter.layout_no_wrap(name, FontId::new(size::SMALL, strong_family()), palette.ink);
    let room = egui::vec2(text.size().x + 2.0 * SIGN + 3.0 * space::S, 2.0 * (SIGN + space::XS));
    let at = Rect::from_center_size(pointer - egui::vec2(0.0, ABOVE), room);
    let inside = map.shrink(space::XS);
    let moved = egui::vec2(
        (inside.left() - at.left()).max(0.0) - (at.right() - inside.right()).max(0.0),
        // There is no room above: below the pointer.
        if at.top() < inside.top() { 2.0 * ABOVE } else { 0.0 },
    );
    let at = at.translate(moved);
    painter.rect(
        at,
        CornerRadius::same(radius::CONTROL),
        palette.panel,
        Stroke::new(1.0, palette.line),
        StrokeKind::Inside,
    );
    let sign = Pos2::new(at.left() + space::S + SIGN, at.center().y);
    paint_agent(&painter, sign, SIGN, agent, false);
    let name = Pos2::new(sign.x + SIGN + space::S, at.center().y - text.size().y / 2.0);
    painter.galley(name, text, palette.ink);
}

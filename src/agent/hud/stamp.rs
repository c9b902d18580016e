//! The outcome of a contest, stamped on the map beside the action, for a short time. Screen readers announce it with all
//! other news.

use std::time::Duration;

use agon_core::agent::{Call, City, Event, Heard};
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{self, Color32, FontId, Id, LayerId, Order, Pos2, Shape, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::panel::while_playing;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{Happened, TableReplaced};
use crate::agent::scene::board::{city_spot, on_board};
use crate::agent::scene::city_names::{Names, free_place};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::strong_family;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::render::lettering::Lettering;

/// How long it is seen.
const LASTS: Duration = Duration::from_millis(2600);
/// The height of its letters in world units, the least in points, and half the room it needs on the map.
const LETTERS: f32 = 0.3;
const LEGIBLE: f32 = 10.5;
const ROOM: Vec2 = Vec2::new(0.86, 0.3);
/// How far it is turned, in radians.
const TURNED: f32 = -0.09;
const PAPER: Color32 = Color32::from_rgb(0xf7, 0xee, 0xd6);
const ALLOWED: Color32 = Color32::from_rgb(0x24, 0x5c, 0x34);
const REFUSED: Color32 = Color32::from_rgb(0xa0, 0x2c, 0x1e);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .run_if(while_playing.and_then(in_state(Overlay::None)))
            .ambiguous_with(Draw::Screen),
    );
}

/// Whether a contest ends with this event, and whether the action is allowed.
fn verdict(event: &Event, settles: bool) -> Option<bool> {
    match event {
        _ if settles => Some(true),
        Event::Decided { heard, .. } => match heard {
            Heard::Called(Call::Allow) => Some(true),
            Heard::Called(Call::Refuse) => Some(false),
            _ => None,
        },
        _ => None,
    }
}

fn show(
    mut contexts: EguiContexts,
    (mut happened, mut replaced): (MessageReader<Happened>, MessageReader<TableReplaced>),
    (current, language, time): (Res<CurrentGame>, Res<Language>, Res<Time<Real>>),
    (lettering, names): (If<Res<Lettering>>, If<Res<Names>>),
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut seen: Local<Option<(bool, City, Duration)>>,
) -> Result {
    if replaced.read().count() > 0 {
        *seen = None;
    }
    let known = if happened.is_empty() {
        Vec::new()
    } else {
        current.contexts()
    };
    for &Happened { number, ref event } in happened.read() {
        let before = current.events().iter().zip(&known).take(number);
        let deed = before.rev().find_map(|(event, context)| match event {
            Event::Decided {
                heard: Heard::Announced(deed),
                ..
            } => context.board.place_of(*deed),
            _ => None,
        });
        // The next announcement has another outcome.
        if matches!(
            event,
            Event::Decided {
                heard: Heard::Announced(_),
                ..
            }
        ) {
            *seen = None;
        }
        let settles = known.get(number).is_some_and(|context| context.settles);
        if let (Some(city), Some(is_allowed)) = (deed, verdict(event, settles)) {
            *seen = Some((is_allowed, city, time.elapsed() + LASTS));
        }
    }
    let Some((is_allowed, city, until)) = *seen else {
        return Ok(());
    };
    let left = until.saturating_sub(time.elapsed());
    if left.is_zero() {
        *seen = None;
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    ctx.request_repaint_after(left);
    let point = |at: Vec2| camera.0.world_to_viewport(camera.1, on_board(at)).ok();
    let spot = city_spot(city);
    let (Some(from), Some(to)) = (point(spot), point(spot + Vec2::X)) else {
        return Ok(());
    };
    let unit = from.distance(to) / ctx.zoom_factor();
    let height = (LETTERS * unit).max(LEGIBLE);
    let room = ROOM * height / (LETTERS * unit);
    if let Some(at) = point(free_place(city, room, &lettering, **names, &language)) {
        let (text, ink) = match is_allowed {
            true => (language.tr("agent-stamp-allowed"), ALLOWED),
            false => (language.tr("agent-stamp-refused"), REFUSED),
        };
        paint(ctx, Pos2::new(at.x, at.y) / ctx.zoom_factor(), height, text, ink);
    }
    Ok(())
}

/// Paints it with letters of this height.
fn paint(ctx: &egui::Context, middle: Pos2, height: f32, text: String, ink: Color32) {
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("agent stamp")));
    let text = painter.layout_no_wrap(text, FontId::new(height, strong_family()), ink);
    let half = egui::vec2(text.size().x / 2.0 + 0.35 * height, 0.83 * height);
    let turned = |x: f32, y: f32| middle + egui::emath::Rot2::from_angle(TURNED) * egui::vec2(x, y);
    let frame = |by: f32| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| turned(x * (half.x - by), y * (half.y - by)))
            .to_vec()
    };
    painter.add(Shape::convex_polygon(frame(0.0), PAPER, Stroke::NONE));
    painter.add(Shape::closed_line(
        frame(0.17 * height),
        Stroke::new(0.12 * height, ink),
    ));
    let corner = turned(-text.size().x / 2.0, -text.size().y / 2.0);
    painter.add(TextShape::new(corner, text, ink).with_angle(TURNED));
}

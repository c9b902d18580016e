//! Keeps the keyboard's focus within what lies over a screen: by an arrow, egui leads to whichever control is nearest, be it
//! behind, where it is of no use and the focus is lost. When that is closed, the focus comes back to where it was before.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key, LayerId, Rect, vec2};
use bevy_egui::{EguiContext, EguiPostUpdateSet, PrimaryEguiContext};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (come_back, keep_in_front)
            .chain()
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Where the focus was on each layer over which others lie now.
#[derive(Default)]
struct Below {
    layers: Vec<(Option<LayerId>, Option<egui::Id>)>,
    /// The uppermost layer in the last frame, none for the screen itself, and the focus then.
    last: (Option<LayerId>, Option<egui::Id>),
}

impl Below {
    /// Follows what is uppermost now; says where the focus goes back to if something has been closed.
    fn follow(&mut self, top: Option<LayerId>, focused: Option<egui::Id>) -> Option<egui::Id> {
        let (before, left) = std::mem::replace(&mut self.last, (top, focused));
        if before == top {
            return None;
        }
        let Some(at) = self.layers.iter().position(|(layer, _)| *layer == top) else {
            self.layers.push((before, left));
            return None;
        };
        let (_, back) = self.layers.drain(at..).next()?;
        self.last.1 = back;
        back
    }
}

fn come_back(mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut below: Local<Below>) {
    for mut panel in &mut panels {
        panel.get_mut().memory_mut(|memory| {
            let back = below.follow(memory.top_modal_layer(), memory.focused());
            if let Some(control) = back {
                memory.request_focus(control);
            }
        });
    }
}

/// Leads a focus that has gone behind to the control in front that the arrow means, or back.
fn keep_in_front(
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut before: Local<Option<(egui::Id, Rect)>>,
) {
    for mut panel in &mut panels {
        let ctx = panel.get_mut();
        let (modal, focused) = ctx.memory(|memory| (memory.top_modal_layer(), memory.focused()));
        let (Some(modal), Some(focused)) = (modal, focused) else {
            continue;
        };
        let controls: Vec<(egui::Id, Rect)> = ctx.viewport(|viewport| {
            let widgets = viewport.prev_pass.widgets.get_layer(modal);
            let controls = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
            controls.map(|widget| (widget.id, widget.rect)).collect()
        });
        if let Some(here) = controls.iter().find(|(id, _)| *id == focused) {
            *before = Some(*here);
            continue;
        }
        let there = before.filter(|(id, _)| controls.iter().any(|(other, _)| other == id));
        let next = there.and_then(|(id, from)| {
            let way = arrow(ctx)?;
            let ahead = controls.iter().filter(|(other, _)| *other != id);
            let ahead = ahead.filter_map(|(other, rect)| Some((*other, distance(from, *rect, way)?)));
            ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(other, _)| other)
        });
        match next.or(there.map(|(id, _)| id)) {
            Some(control) => ctx.memory_mut(|memory| memory.request_focus(control)),
            None => ctx.memory_mut(|memory| memory.surrender_focus(focused)),
        }
    }
}

/// Whether the keyboard has come to a control since this was asked of the one it was at before. What egui says of it itself
/// holds for Tab only: by an arrow the focus moves between two passes, and so is gained in neither.
pub(super) fn has_come(response: &egui::Response) -> bool {
    let last = egui::Id::new("last focus");
    let has_come = response.has_focus() && response.ctx.data(|data| data.get_temp(last)) != Some(response.id);
    if has_come {
        response.ctx.data_mut(|data| data.insert_temp(last, response.id));
    }
    has_come
}

fn arrow(ctx: &egui::Context) -> Option<egui::Vec2> {
    let arrows = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    let pressed = ctx.input(|input| arrows.into_iter().find(|(key, _)| input.key_pressed(*key)));
    pressed.map(|(_, way)| way)
}

/// How far a control is in a direction; the gap beside the way counts double. None if it is not ahead.
fn distance(from: Rect, to: Rect, way: egui::Vec2) -> Option<f32> {
    let ahead = (to.center() - from.center()).dot(way);
    let gap = |a: egui::Rangef, b: egui::Rangef| (a.min - b.max).max(b.min - a.max).max(0.0);
    let (along, beside) = match way.x == 0.0 {
        true => (gap(from.y_range(), to.y_range()), gap(from.x_range(), to.x_range())),
        false => (gap(from.x_range(), to.x_range()), gap(from.y_range(), to.y_range())),
    };
    let overlaps = |a: egui::Rangef, b: egui::Rangef| a.intersection(b).span() > 0.5 * a.span().min(b.span());
    let is_beside = match way.x == 0.0 {
        true => overlaps(from.y_range(), to.y_range()),
        false => overlaps(from.x_range(), to.x_range()),
    };
    (ahead > 0.0 && !is_beside).then_some(along + 2.0 * beside)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn the_focus_comes_back_to_where_it_was() {
        let layer = |name| Some(LayerId::new(egui::Order::Middle, egui::Id::new(name)));
        let control = |name| Some(egui::Id::new(name));
        let mut below = Below::default();
        let mut follow = |top, focused| below.follow(top, focused);
        assert_eq!(follow(None, control("open")), None);
        // The focus is the page's own by the time that the page is there.
        assert_eq!(follow(layer("page"), control("first")), None);
        assert_eq!(follow(layer("page"), control("delete")), None);
        assert_eq!(follow(layer("question"), None), None);
        assert_eq!(
            follow(layer("page"), control("no")),
            control("delete"),
            "the question is answered"
        );
        assert_eq!(follow(None, control("delete")), control("open"), "the page is closed");
        // By a pointer nothing has the focus, and nothing gets it.
        assert_eq!(follow(None, None), None);
        assert_eq!(follow(layer("menu"), None), None);
        assert_eq!(follow(layer("page"), None), None, "the menu leads on");
        assert_eq!(follow(None, control("close")), None);
        assert!(below.layers.is_empty());
    }

    #[test]
    fn the_nearest_control_ahead_is_meant() {
        let at = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(100.0, 44.0));
        let from = at(0.0, 100.0);
        let down = vec2(0.0, 1.0);
        assert!(distance(from, at(0.0, 150.0), down) < distance(from, at(0.0, 250.0), down));
        assert!(distance(from, at(0.0, 250.0), down) < distance(from, at(300.0, 150.0), down));
        assert_eq!(distance(from, at(0.0, 0.0), down), None, "behind");
        assert_eq!(distance(from, at(150.0, 101.0), down), None, "beside");
        assert!(distance(from, at(150.0, 101.0), vec2(1.0, 0.0)).is_some());
    }
}

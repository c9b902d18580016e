//! Keeps keyboard focus within the topmost layer. On an arrow key egui moves to the nearest control, even if that is
//! behind the layer, where it is useless and the focus is lost, or past a scrolled page with more content to come. When
//! a layer is closed, focus returns to where it was.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key, LayerId, Rect, vec2};
use bevy_egui::{EguiContext, EguiPostUpdateSet, PrimaryEguiContext};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (note_keys, come_back, (keep_in_row, keep_in_front).chain())
            .chain()
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Where the focus was on each layer that is now covered.
#[derive(Default)]
struct Below {
    layers: Vec<(Option<LayerId>, Option<egui::Id>)>,
    /// The topmost layer in the last frame (`None` for the screen itself) and the focus at that time.
    last: (Option<LayerId>, Option<egui::Id>),
}

impl Below {
    /// Tracks the topmost layer; returns where the focus goes back to if one has been closed.
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

/// Records whether the last input came from the keyboard or a gamepad rather than the mouse or touch screen.
fn note_keys(mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut panel in &mut panels {
        let ctx = panel.get_mut();
        let (key, pointer) = ctx.input(|input| {
            let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            let pointer = input.pointer.is_moving() || input.pointer.any_pressed();
            (input.events.iter().any(is_key), pointer)
        });
        let has_left = ctx.data_mut(|data| data.remove_temp::<()>(left_field_id())).is_some();
        if key || pointer {
            ctx.data_mut(|data| data.insert_temp(by_keys_id(), key && !has_left));
        }
    }
}

/// The player leaves a text field, which does not take the focus back by itself.
pub(crate) fn leave_field(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(left_field_id(), ()));
}

fn left_field_id() -> egui::Id {
    egui::Id::new("left a field")
}

fn by_keys_id() -> egui::Id {
    egui::Id::new("by keys")
}

/// Whether the last input came from the keyboard or a gamepad, in which case the focus must be visible at once.
pub(crate) fn is_by_keys(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(by_keys_id())).unwrap_or(false)
}

/// Records where on a page the scrolled area is.
pub(crate) fn note_scrolled(ui: &egui::Ui, room: Rect) {
    ui.data_mut(|data| data.insert_temp(scrolled_id(), (ui.layer_id(), room)));
}

fn scrolled_id() -> egui::Id {
    egui::Id::new("what is scrolled")
}

/// A control that can take keyboard focus.
#[derive(Clone, Copy, Debug)]
struct Control {
    id: egui::Id,
    rect: Rect,
    /// Its visible part.
    seen: Rect,
}

impl Control {
    fn is_seen(&self) -> bool {
        self.seen.is_positive()
    }

    /// Whether it lies in the content scrolled within `room`, visible or not.
    fn is_scrolled(&self, room: Rect) -> bool {
        !self.is_seen() || room.shrink(1.0).intersects(self.seen)
    }
}

/// If a left or right arrow key has moved the focus out of a row of controls, moves it along the row instead: egui
/// prefers what is nearer, even if that is higher or lower.
fn keep_in_row(mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut before: Local<Option<egui::Id>>) {
    for mut panel in &mut panels {
        let ctx = panel.get_mut();
        let (modal, focused) = ctx.memory(|memory| (memory.top_modal_layer(), memory.focused()));
        let left = std::mem::replace(&mut *before, focused);
        let way = arrow(ctx).filter(|way| way.y == 0.0);
        let (Some(left), Some(focused), Some(way)) = (left, focused, way) else {
            continue;
        };
        let controls = controls(ctx, modal);
        let find = |id: egui::Id| controls.iter().find(|control| control.id == id).copied();
        let better = || along_row(&controls, find(left)?, find(focused), way);
        if let Some(there) = better() {
            ctx.memory_mut(|memory| memory.request_focus(there.id));
            *before = Some(there.id);
        }
    }
}

/// Where a left or right arrow key leads from a control that has others beside it, if egui chose differently: to the
/// next of them, or nowhere from the last.
fn along_row(controls: &[Control], from: Control, to: Option<Control>, way: egui::Vec2) -> Option<Control> {
    let is_beside = |other: &Control| other.id != from.id && overlap(from.rect.y_range(), other.rect.y_range());
    if to.is_none_or(|to| to.id == from.id || is_beside(&to)) {
        return None;
    }
    let row = || controls.iter().copied().filter(|control| is_beside(control));
    row().next()?;
    Some(nearest(from, way, row()).unwrap_or(from))
}

/// The controls in a layer that can take the focus; without a layer, those of all.
fn controls(ctx: &egui::Context, layer: Option<LayerId>) -> Vec<Control> {
    ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers();
        let widgets = widgets.filter(|(of, _)| layer.is_none_or(|layer| layer == **of));
        let widgets = widgets.flat_map(|(_, widgets)| widgets);
        let controls = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
        let control = |widget: &egui::WidgetRect| Control {
            id: widget.id,
            rect: widget.rect,
            seen: widget.interact_rect,
        };
        controls.map(control).collect()
    })
}

/// If the focus has moved to a covered control, moves it to the control in front that the arrow key pointed to, or
/// back.
fn keep_in_front(mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut before: Local<Option<Control>>) {
    for mut panel in &mut panels {
        let ctx = panel.get_mut();
        let (modal, focused) = ctx.memory(|memory| (memory.top_modal_layer(), memory.focused()));
        let (Some(modal), Some(focused)) = (modal, focused) else {
            continue;
        };
        let controls = controls(ctx, Some(modal));
        let find = |id: egui::Id| controls.iter().find(|control| control.id == id).copied();
        let from = before.and_then(|control| find(control.id).map(|_| control));
        let way = arrow(ctx);
        if let Some(here) = find(focused) {
            let scrolled = ctx.data(|data| data.get_temp::<(LayerId, Rect)>(scrolled_id()));
            let scrolled = scrolled.filter(|(layer, _)| *layer == modal);
            let better = || along_page(&controls, from?, here, way?, scrolled?.1);
            let there = better().unwrap_or(here);
            if there.id != here.id {
                ctx.memory_mut(|memory| memory.request_focus(there.id));
            }
            *before = Some(there);
            continue;
        }
        let ahead = || nearest(from?, way?, controls.iter().copied());
        match ahead().or(from) {
            Some(control) => ctx.memory_mut(|memory| memory.request_focus(control.id)),
            None => ctx.memory_mut(|memory| memory.surrender_focus(focused)),
        }
    }
}

/// Where an up or down arrow key leads on a page whose content scrolls within `room`, if egui chose differently:
/// through all of the content before leaving it, and from a control above or below to one in sight.
fn along_page(controls: &[Control], from: Control, to: Control, way: egui::Vec2, room: Rect) -> Option<Control> {
    if way.y == 0.0 || from.id == to.id {
        return None;
    }
    match (from.is_scrolled(room), to.is_scrolled(room)) {
        (true, false) => {
            let scrolled = controls.iter().filter(|control| control.is_scrolled(room));
            nearest(from, way, scrolled.copied())
        }
        (false, true) if !to.is_seen() => {
            let in_sight = controls
                .iter()
                .filter(|control| control.is_seen() && control.is_scrolled(room));
            Some(nearest(from, way, in_sight.copied()).unwrap_or(from))
        }
        _ => None,
    }
}

/// The nearest control in a direction.
fn nearest(from: Control, way: egui::Vec2, controls: impl Iterator<Item = Control>) -> Option<Control> {
    let others = controls.filter(|control| control.id != from.id);
    let ahead = others.filter_map(|control| Some((control, distance(from.rect, control.rect, way)?)));
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(control, _)| control)
}

/// Whether the keyboard focus has just moved to this control. egui's own `gained_focus` works for Tab only: arrow keys
/// move the focus between two passes, so neither pass reports it.
pub(crate) fn has_come(response: &egui::Response) -> bool {
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

/// Distance to a control in a direction, with sideways offset counting double. `None` if it is not ahead.
fn distance(from: Rect, to: Rect, way: egui::Vec2) -> Option<f32> {
    let ahead = (to.center() - from.center()).dot(way);
    let gap = |a: egui::Rangef, b: egui::Rangef| (a.min - b.max).max(b.min - a.max).max(0.0);
    let (along, beside) = match way.x == 0.0 {
        true => (gap(from.y_range(), to.y_range()), gap(from.x_range(), to.x_range())),
        false => (gap(from.x_range(), to.x_range()), gap(from.y_range(), to.y_range())),
    };
    let is_beside = match way.x == 0.0 {
        true => overlap(from.y_range(), to.y_range()),
        false => overlap(from.x_range(), to.x_range()),
    };
    (ahead > 0.0 && !is_beside).then_some(along + 2.0 * beside)
}

/// Whether two ranges have more than half of the smaller one in common.
fn overlap(a: egui::Rangef, b: egui::Rangef) -> bool {
    a.intersection(b).span() > 0.5 * a.span().min(b.span())
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
        // By the time the page is shown, it has the focus itself.
        assert_eq!(follow(layer("page"), control("first")), None);
        assert_eq!(follow(layer("page"), control("delete")), None);
        assert_eq!(follow(layer("question"), None), None);
        assert_eq!(
            follow(layer("page"), control("no")),
            control("delete"),
            "the question is answered"
        );
        assert_eq!(follow(None, control("delete")), control("open"), "the page is closed");
        // With a pointer nothing has the focus, and nothing receives it.
        assert_eq!(follow(None, None), None);
        assert_eq!(follow(layer("menu"), None), None);
        assert_eq!(follow(layer("page"), None), None, "the menu leads on");
        assert_eq!(follow(None, control("close")), None);
        assert!(below.layers.is_empty());
    }

    #[test]
    fn an_arrow_leads_through_a_whole_page_before_it_leads_out() {
        let room = Rect::from_min_size(pos2(0.0, 60.0), vec2(300.0, 100.0));
        let control = |y: f32, scrolled: bool| {
            let rect = Rect::from_min_size(pos2(0.0, y), vec2(300.0, 44.0));
            let seen = if scrolled { rect.intersect(room) } else { rect };
            let id = egui::Id::new((y.to_bits(), scrolled));
            Control { id, rect, seen }
        };
        let close = control(0.0, false);
        let [first, second, third] = [60.0, 110.0, 160.0].map(|y| control(y, true));
        let start = control(170.0, false);
        let all = [close, first, second, third, start];
        let down = vec2(0.0, 1.0);
        let meant = |from: Control, to: Control, way| along_page(&all, from, to, way, room).map(|control| control.id);
        assert_eq!(meant(second, start, down), Some(third.id), "what is hidden comes first");
        assert_eq!(meant(third, start, down), None, "it is the last");
        assert_eq!(
            meant(start, third, -down),
            Some(second.id),
            "from below to what is in sight"
        );
        assert_eq!(meant(start, third, down), Some(start.id), "below there is nothing");
        assert_eq!(meant(second, first, -down), None);
        assert_eq!(meant(first, close, -down), None);
    }

    #[test]
    fn left_and_right_stay_in_a_row() {
        let control = |name: &str, x: f32, y: f32| {
            let rect = Rect::from_min_size(pos2(x, y), vec2(60.0, 44.0));
            let id = egui::Id::new(name);
            Control { id, rect, seen: rect }
        };
        let [one, two, three] = [0.0, 100.0, 300.0].map(|x| control(&format!("{x}"), x, 0.0));
        // Nearer to the second than the third is, but lower; and one by itself.
        let lower = control("lower", 180.0, 50.0);
        let alone = control("alone", 90.0, 120.0);
        let all = [one, two, three, lower, alone];
        let right = vec2(1.0, 0.0);
        let meant = |from, to, way| along_row(&all, from, to, way).map(|control: Control| control.id);
        assert_eq!(meant(two, Some(lower), right), Some(three.id), "the next of the row");
        assert_eq!(meant(three, Some(lower), -right), Some(two.id));
        assert_eq!(meant(one, Some(two), right), None, "as egui has it");
        assert_eq!(meant(two, Some(two), right), None);
        assert_eq!(meant(one, Some(alone), -right), Some(one.id), "it is the first");
        assert_eq!(meant(alone, Some(lower), right), None, "nothing is beside it");
        assert_eq!(meant(one, None, right), None, "what is covered is not left to the row");
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

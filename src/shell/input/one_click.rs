//! Hands egui one click a frame. egui looks for what is pressed where the pointer is at the end of the frame, so that of
//! two clicks in one slow frame the first would be lost.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, egui};

use super::repeats::drop_repeats;
use crate::shell::system::redraw::Wake;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hold_back
            .after(EguiInputSet::WriteEguiEvents)
            .after(drop_repeats)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn hold_back(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut held: Local<EntityHashMap<Vec<egui::Event>>>,
    mut wake: Option<ResMut<Wake>>,
) {
    for (context, mut input) in &mut inputs {
        if let Some(earlier) = held.remove(&context) {
            input.events.splice(0..0, earlier);
        }
        let later = after_click(&mut input.events);
        if !later.is_empty() {
            held.insert(context, later);
            if let Some(wake) = &mut wake {
                wake.keep_drawing();
            }
        }
    }
}

/// Takes away what the pointer does after its first release, with all that follows.
fn after_click(events: &mut Vec<egui::Event>) -> Vec<egui::Event> {
    use egui::Event::{PointerButton, PointerMoved, Touch};
    let is_release = |event: &egui::Event| matches!(event, PointerButton { pressed: false, .. });
    let goes_on = |event: &egui::Event| matches!(event, PointerMoved(_) | PointerButton { .. } | Touch { .. });
    let next = events.iter().position(is_release).and_then(|click| {
        let rest = &events[click + 1..];
        rest.iter().position(goes_on).map(|next| click + 1 + next)
    });
    next.map_or_else(Vec::new, |next| events.split_off(next))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rect, pos2, vec2};

    use super::*;
    use crate::testing::screens::context;

    fn click(pos: Pos2) -> [Event; 3] {
        let turn = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        [Event::PointerMoved(pos), turn(true), turn(false)]
    }

    #[test]
    fn of_two_clicks_in_one_frame_both_count() {
        let ctx = context();
        let frame = |events: Vec<Event>| {
            let input = egui::RawInput {
                events,
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0))),
                ..egui::RawInput::default()
            };
            let mut pressed = Vec::new();
            let mut output = ctx.run_ui(input, |ui| {
                for (name, y) in [("10", 50.0), ("Start", 200.0)] {
                    let place = Rect::from_min_size(pos2(50.0, y), vec2(80.0, 40.0));
                    if ui.put(place, egui::Button::new(name)).clicked() {
                        pressed.push(name);
                    }
                }
            });
            output.textures_delta.clear();
            pressed
        };
        frame(Vec::new());
        frame(Vec::new());
        let clicks = [pos2(90.0, 70.0), pos2(90.0, 220.0)].map(click);
        let mut events: Vec<Event> = clicks.into_iter().flatten().collect();
        let mut pressed = Vec::new();
        while !events.is_empty() {
            let later = after_click(&mut events);
            pressed.extend(frame(events));
            events = later;
        }
        assert_eq!(pressed, ["10", "Start"]);
    }

    #[test]
    fn a_click_alone_holds_nothing_back() {
        let key = Event::Text("a".to_owned());
        let mut events: Vec<Event> = click(Pos2::ZERO).into_iter().chain([key.clone()]).collect();
        assert_eq!(after_click(&mut events), []);
        assert_eq!(events.last(), Some(&key));
    }
}

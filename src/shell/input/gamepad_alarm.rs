//! Rings the [`Alarm`] when a gamepad is used. Gamepads are read in the frames that are drawn, and while nothing happens
//! none are, so something else has to watch them. It may learn of a press a moment before Bevy does, which the frames that
//! follow an alarm make up for.
//!
//! Sticks and triggers are never quite still. Only a change by a whole step counts: the limits at which the game takes
//! a stick or a trigger for pressed lie between two steps. Without the focus no frame is drawn for gamepads.

#[cfg(not(target_arch = "wasm32"))]
use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::PrimaryWindow;

use crate::shell::system::redraw::{Alarm, Connect};
#[cfg(not(target_arch = "wasm32"))]
use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, watch.after(Connect));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_resource::<HasFocus>().add_systems(PreUpdate, note_focus);
}

/// Watches the gamepads from within the page.
#[cfg(target_arch = "wasm32")]
fn watch(alarm: Res<Alarm>) {
    use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};

    #[wasm_bindgen(module = "/web/page.js")]
    extern "C" {
        #[wasm_bindgen(js_name = watchGamepads)]
        fn watch_gamepads(used: &JsValue);
    }

    let alarm = alarm.clone();
    let used = Closure::<dyn FnMut()>::new(move || alarm.ring());
    watch_gamepads(&used.into_js_value());
}

/// Whether the window has the focus, for the thread that watches.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Resource, Clone, Default)]
struct HasFocus(Arc<AtomicBool>);

#[cfg(not(target_arch = "wasm32"))]
fn note_focus(windows: Query<&Window, With<PrimaryWindow>>, has_focus: Res<HasFocus>) {
    let is_focused = windows.single().is_ok_and(|window| window.focused);
    has_focus.0.store(is_focused, Ordering::Relaxed);
}

/// Watches the gamepads from a thread that sleeps until one of them is used, for as long as the program runs.
#[cfg(not(target_arch = "wasm32"))]
fn watch(alarm: Res<Alarm>, has_focus: Res<HasFocus>) {
    if alarm.is_connected() {
        let (alarm, HasFocus(has_focus)) = (alarm.clone(), has_focus.clone());
        let used = move || {
            if has_focus.load(Ordering::Relaxed) {
                alarm.ring();
            }
        };
        let watching = std::thread::Builder::new().name("gamepads".into());
        if let Err(error) = watching.spawn(move || desktop::call_when_used(used)) {
            warn!("Gamepads are read only while something else happens: {error}");
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use std::collections::HashMap;
    use std::hash::Hash;
    use std::time::Duration;

    use gilrs::{EventType, Gilrs};

    /// Steps into which the way of a stick is divided, from its middle to its end, and that of a trigger.
    const STICK_STEPS: f32 = 5.0;
    const TRIGGER_STEPS: f32 = 20.0;

    /// Pause after a wait that ended without an event, so that an error that stays does not keep a processor busy.
    const PAUSE: Duration = Duration::from_millis(30);

    pub(super) fn call_when_used(used: impl Fn()) {
        // Where gamepads are not supported, Bevy has said so.
        let Ok(mut gamepads) = Gilrs::new() else { return };
        let mut steps = Steps::default();
        loop {
            let Some(event) = gamepads.next_event_blocking(None) else {
                std::thread::sleep(PAUSE);
                continue;
            };
            let is_used = match event.event {
                EventType::AxisChanged(_, value, code) => steps.take((event.id, code), value * STICK_STEPS),
                EventType::ButtonChanged(_, value, code) => steps.take((event.id, code), value * TRIGGER_STEPS),
                EventType::Connected
                | EventType::Disconnected
                | EventType::ButtonPressed(..)
                | EventType::ButtonReleased(..) => true,
                _ => false,
            };
            if is_used {
                used();
            }
        }
    }

    /// The step at which each axis and trigger was last.
    struct Steps<Part>(HashMap<Part, i32>);

    impl<Part> Default for Steps<Part> {
        fn default() -> Self {
            Self(HashMap::new())
        }
    }

    impl<Part: Eq + Hash> Steps<Part> {
        /// Takes the new value of a part, in steps, and returns whether that is another step than before.
        fn take(&mut self, part: Part, steps: f32) -> bool {
            let step = steps as i32;
            self.0.insert(part, step).unwrap_or_default() != step
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::shell::input::gamepad::{PUSHED, RELEASED};

        #[test]
        fn a_trembling_stick_is_not_used() {
            let mut steps = Steps::default();
            let mut tremble = |value: f32| steps.take("x", value * STICK_STEPS);
            assert!(
                [0.0, 0.05, -0.08, 0.1, -0.15, 0.0]
                    .into_iter()
                    .all(|value| !tremble(value))
            );
            assert!(tremble(0.95));
            assert!([0.93, 0.97, 0.9].into_iter().all(|value| !tremble(value)));
            assert!(!steps.take("y", 0.1), "another axis");
        }

        #[test]
        fn no_limit_is_passed_unnoticed() {
            for limit in [PUSHED, RELEASED] {
                for sign in [1.0, -1.0] {
                    let mut steps = Steps::default();
                    steps.take("x", sign * limit.next_down() * STICK_STEPS);
                    assert!(steps.take("x", sign * limit * STICK_STEPS), "to {limit}");
                    assert!(
                        steps.take("x", sign * limit.next_down() * STICK_STEPS),
                        "back from {limit}"
                    );
                }
            }
            // Those of Bevy's settings.
            for limit in [0.75_f32, 0.65] {
                let mut steps = Steps::default();
                steps.take("trigger", limit.next_down() * TRIGGER_STEPS);
                assert!(steps.take("trigger", limit * TRIGGER_STEPS), "to {limit}");
            }
        }
    }
}

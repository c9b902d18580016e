//! Motion on the table: its speed, whether anything moves, and requests to skip it.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeSystems;

use super::schedule::{MovePieces, TableSystems};
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<AnimationSpeed>()
        .add_resource::<PiecesMoving>()
        .add_resource::<Animating>()
        .add_resource::<SteppedTime>()
        .add_message::<SkipAnimations>()
        .add_message::<SetUpAtOnce>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(First, step.after(TimeSystems))
        .add_systems(
            Update,
            (
                notice_presses.run_if(not(is_stepped)).in_set(TableSystems::Press),
                forget_motion.in_set(TableSystems::Animate).before(MovePieces),
            ),
        )
        .add_systems(PostUpdate, draw_on);
}

/// Animation speed: 1 is normal, 2 is twice as fast, 0 is instantaneous.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f32);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

impl AnimationSpeed {
    /// The share of the way left that something following its goal at this rate per second has covered since the last
    /// frame.
    pub(crate) fn followed(self, rate: f32, time: &Time) -> f32 {
        if self.0 > 0.0 {
            1.0 - (-rate * self.0 * time.delta_secs()).exp()
        } else {
            1.0
        }
    }
}

/// Whether pieces are moving, in which case marks on their cells wait. Written in [`MovePieces`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PiecesMoving(pub bool);

/// Whether anything moves by itself (a piece, a trembling captive, the camera), so that the next frame must be drawn
/// unprompted. Set anew every frame, from [`MovePieces`] on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Animating(pub bool);

/// Requests all motion to finish at once, because the player pressed something. The input itself still takes effect.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SkipAnimations;

/// The next position has nothing to do with the last: it is set up without motion, and turned at once to the side that
/// it is seen from.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetUpAtOnce;

/// Time step of everything on the table, however long a frame takes; `None` while it follows the clock. For pictures
/// whose frames must be equally far apart.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SteppedTime(pub Option<Duration>);

/// Replaces the time that has passed. `Time<Real>` goes on as ever.
fn step(stepped: Res<SteppedTime>, table: Option<ResMut<Time<Virtual>>>, mut time: Option<ResMut<Time>>) {
    let (Some(mut table), Some(time)) = (table, time.as_mut()) else {
        return;
    };
    match stepped.0 {
        Some(step) => {
            table.pause();
            table.advance_by(step);
            **time = table.as_generic();
        }
        None if table.is_paused() => table.unpause(),
        None => {}
    }
}

fn is_stepped(stepped: Res<SteppedTime>) -> bool {
    stepped.0.is_some()
}

/// Any press skips the current animations.
fn notice_presses(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<GamepadButtonStateChangedEvent>,
    mut skip: MessageWriter<SkipAnimations>,
) {
    let key = keys.read().filter(|key| key.state.is_pressed() && !key.repeat).count();
    let button = buttons.read().filter(|button| button.state.is_pressed()).count();
    let touch = touches
        .read()
        .filter(|touch| touch.phase == TouchPhase::Started)
        .count();
    let pad = pads.read().filter(|pad| pad.state == ButtonState::Pressed).count();
    if key + button + touch + pad > 0 {
        skip.write(SkipAnimations);
    }
}

fn forget_motion(mut animating: ResMut<Animating>) {
    animating.0 = false;
}

fn draw_on(animating: Res<Animating>, wake: Option<ResMut<Wake>>) {
    if let Some(mut wake) = wake.filter(|_| animating.0) {
        wake.keep_drawing();
    }
}

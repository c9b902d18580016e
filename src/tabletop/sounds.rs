//! Sounds of things on a table, common to all games.

use bevy::prelude::*;

use super::motion::{Animating, PiecesMoving};
use super::stereo::Stereo;
use crate::shell::sound::effect::{Effect, PlayEffect, add_effects};

pub(crate) fn plugin(app: &mut App) {
    let of_pieces = [&LIFT, &SLIDE, &WOOD, &STONE, &CAPTURE, &LANDING];
    let of_the_game = [&OBLIGATION, &WIN, &LOSS, &DRAW, &TICK];
    add_effects(app, &of_pieces);
    add_effects(app, &of_the_game);
}

/// Sounds that wait until nothing moves any more.
#[derive(Resource, Debug, Default)]
pub(crate) struct PendingSounds(pub Vec<PendingSound>);

/// A sound that waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingSound {
    /// Seconds from the last motion.
    pub wait: f32,
    /// What is heard.
    pub effect: &'static Effect,
    /// The place that it belongs to, in world units.
    pub place: Option<Vec3>,
}

impl PendingSound {
    /// A sound that belongs to no place.
    pub(crate) const fn of(effect: &'static Effect, wait: f32) -> Self {
        Self {
            wait,
            effect,
            place: None,
        }
    }
}

pub(crate) fn play_pending(
    mut pending: ResMut<PendingSounds>,
    (moving, time): (Res<PiecesMoving>, Res<Time>),
    mut animating: ResMut<Animating>,
    stereo: Stereo,
    mut play: MessageWriter<PlayEffect>,
) {
    if pending.0.is_empty() || moving.0 {
        return;
    }
    for sound in &mut pending.0 {
        sound.wait -= time.delta_secs();
    }
    let due = pending.0.extract_if(.., |sound| sound.wait <= 0.0);
    play.write_batch(due.map(|sound| stereo.heard(sound.effect, sound.place)));
    animating.0 |= !pending.0.is_empty();
}

/// A piece is picked up.
pub const LIFT: Effect = effect!("lift": "effects/lift-1" "effects/lift-2");
/// A piece glides over the board.
pub const SLIDE: Effect = effect!("slide": "effects/slide-1" "effects/slide-2");
/// A piece is set down on wood.
pub const WOOD: Effect = effect!("wood": "effects/wood-1" "effects/wood-2" "effects/wood-3");
/// A piece is set down on stone.
pub const STONE: Effect = effect!("stone": "effects/stone-1" "effects/stone-2");
/// A piece is caught.
pub const CAPTURE: Effect = effect!("capture": "effects/capture-1" "effects/capture-2");
/// A person is called upon to do something.
pub const OBLIGATION: Effect = effect!("obligation": "effects/obligation-1");
/// A piece comes down from high above the board.
pub const LANDING: Effect = effect!("landing": "effects/landing-1" "effects/landing-2");
/// The game is won by the player at the screen, or by one of two.
pub const WIN: Effect = effect!("win": "effects/win-1");
/// The player at the screen has lost.
pub const LOSS: Effect = effect!("loss": "effects/loss-1");
/// The game is drawn.
pub const DRAW: Effect = effect!("draw": "effects/draw-1");

/// One tick for each of a player's last ten seconds.
pub const TICK: Effect = effect!("tick": "effects/tick-1");

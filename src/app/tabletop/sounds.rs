//! What is heard of things on a table, whatever the game.

use crate::app::shell::sound::effect::Effect;

/// A sound effect, given the files it is drawn from.
macro_rules! effect {
    ($name:literal: $($file:literal)+) => {
        Effect {
            name: $name,
            variants: &[$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds/effects/", $file, ".ogg"))),+],
        }
    };
}

/// A piece is picked up.
pub const LIFT: Effect = effect!("lift": "lift-1" "lift-2");
/// A piece glides over the board.
pub const SLIDE: Effect = effect!("slide": "slide-1" "slide-2");
/// A piece is set down on wood.
pub const WOOD: Effect = effect!("wood": "wood-1" "wood-2" "wood-3");
/// A piece is set down on stone.
pub const STONE: Effect = effect!("stone": "stone-1" "stone-2");
/// A piece is caught.
pub const CAPTURE: Effect = effect!("capture": "capture-1" "capture-2");
/// A person is called upon to do something.
pub const OBLIGATION: Effect = effect!("obligation": "obligation-1");
/// A piece comes down from high above the board.
pub const LANDING: Effect = effect!("landing": "landing-1" "landing-2");
/// The game is won by the player at the screen, or by one of two.
pub const WIN: Effect = effect!("win": "win-1");
/// The player at the screen has lost.
pub const LOSS: Effect = effect!("loss": "loss-1");
/// The game is drawn.
pub const DRAW: Effect = effect!("draw": "draw-1");

/// One tick for each of a player's last ten seconds.
pub const TICK: Effect = effect!("tick": "tick-1");

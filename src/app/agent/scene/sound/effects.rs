//! What is heard of Agent alone.

use crate::app::shell::sound::effect::Effect;

/// A sound effect, given the files it is drawn from.
macro_rules! effect {
    ($name:literal: $($file:literal)+) => {
        Effect {
            name: $name,
            variants: &[$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds/agent/", $file, ".ogg"))),+],
        }
    };
}

/// A figure is set down on the board.
pub(super) const FIGURE: Effect = effect!("figure": "figure-1" "figure-2");
/// An agent takes the case.
pub(super) const CASE_TAKEN: Effect = effect!("case-taken": "case-taken-1");
/// The case is laid down.
pub(super) const CASE_LAID_DOWN: Effect = effect!("case-laid-down": "case-laid-down-1");
/// An attack is announced.
pub(super) const ATTACK: Effect = effect!("attack": "attack-1");
/// An agent is off to the Bahamas.
pub(super) const EXILE: Effect = effect!("exile": "exile-1");
/// Somebody objects.
pub(super) const OBJECTION: Effect = effect!("objection": "objection-1");
/// A claim is put on the table.
pub(super) const CLAIM: Effect = effect!("claim": "claim-1");
/// Money is staked, nobody knows where.
pub(super) const STAKE: Effect = effect!("stake": "stake-1");
/// The case is at home.
pub(super) const HOME: Effect = effect!("home": "home-1");

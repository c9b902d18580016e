//! The sounds of Agent alone.

use crate::shell::sound::effect::Effect;

/// A figure is set down on the board.
pub(super) const FIGURE: Effect = effect!("figure": "agent/figure-1" "agent/figure-2");
/// An agent takes the case.
pub(super) const CASE_TAKEN: Effect = effect!("case-taken": "agent/case-taken-1");
/// The case is laid down.
pub(super) const CASE_LAID_DOWN: Effect = effect!("case-laid-down": "agent/case-laid-down-1");
/// An attack is announced.
pub(super) const ATTACK: Effect = effect!("attack": "agent/attack-1");
/// An agent is off to the Bahamas.
pub(super) const EXILE: Effect = effect!("exile": "agent/exile-1");
/// Somebody objects.
pub(super) const OBJECTION: Effect = effect!("objection": "agent/objection-1");
/// A claim is put on the table.
pub(super) const CLAIM: Effect = effect!("claim": "agent/claim-1");
/// Money is staked, nobody knows where.
pub(super) const STAKE: Effect = effect!("stake": "agent/stake-1");
/// The case is at home.
pub(super) const HOME: Effect = effect!("home": "agent/home-1");

/// All of them.
pub(super) const ALL: [&Effect; 9] = [
    &FIGURE,
    &CASE_TAKEN,
    &CASE_LAID_DOWN,
    &ATTACK,
    &EXILE,
    &OBJECTION,
    &CLAIM,
    &STAKE,
    &HOME,
];

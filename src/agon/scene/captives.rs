//! The states of a captured piece: it *awaits relocation* from the step that captured it until it is relocated, is then
//! *relocating*, and finally *settled* like any other.

use agon_core::rules::{Effect, Position};
use bevy::prelude::*;

#[cfg(debug_assertions)]
use super::entities::PieceOf;
use super::entities::{AwaitingRelocation, Whereabouts};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{MoveEffect, PositionChanged};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::EffectSystems;
use crate::tabletop::render::marks::mark;
#[cfg(debug_assertions)]
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mark_captives,
            mark_after_jump,
            mark_in_preview.run_if(resource_exists::<Match>.and_then(resource_exists_and_changed::<Preview>)),
        )
            .chain()
            .in_set(EffectSystems::Mark),
    );
    #[cfg(debug_assertions)]
    app.add_systems(
        Update,
        assert_projection
            // A line that begins after this frame's effects is shown in the next.
            .run_if(resource_exists::<Match>.and_then(not(resource_exists_and_changed::<Preview>)))
            .in_set(TableSystems::Present),
    );
}

/// Marks newly captured pieces as awaiting relocation, and clears the mark from relocated ones.
fn mark_captives(
    mut commands: Commands,
    mut effects: MessageReader<MoveEffect>,
    pieces: Query<(Entity, &Whereabouts)>,
) {
    for &MoveEffect(effect) in effects.read() {
        let (cell, is_captured) = match effect {
            Effect::Captured { cell, .. } | Effect::Trapped { cell, .. } => (cell, true),
            Effect::Relocated { to, .. } => (to, false),
            _ => continue,
        };
        for (piece, _) in pieces.iter().filter(|(_, at)| at.cell() == Some(cell)) {
            mark::<AwaitingRelocation>(&mut commands, piece, is_captured);
        }
    }
}

/// Undo, redo, loading and new games send no effects, so the position says which pieces are captured.
fn mark_after_jump(
    mut commands: Commands,
    mut changes: MessageReader<PositionChanged>,
    pieces: Query<(Entity, &Whereabouts)>,
) {
    if let Some(change) = changes.read().filter(|change| !change.by_move).last() {
        mark_as_in(&change.next, &mut commands, &pieces);
    }
}

/// A line that is played out sends no effects either, nor does taking it back.
fn mark_in_preview(
    mut commands: Commands,
    (preview, current): (Res<Preview>, Res<Match>),
    pieces: Query<(Entity, &Whereabouts)>,
) {
    mark_as_in(preview.position(&current), &mut commands, &pieces);
}

/// Marks the pieces that are captured in a position, and no others.
fn mark_as_in(position: &Position, commands: &mut Commands, pieces: &Query<(Entity, &Whereabouts)>) {
    for (piece, at) in pieces {
        let is_captured = at.cell().is_some_and(|cell| position.captured().contains(cell));
        mark::<AwaitingRelocation>(commands, piece, is_captured);
    }
}

/// In debug builds, checks that the entities and the position on the board, mostly that of the [`Match`], agree on where
/// pieces stand and which are captured.
#[cfg(debug_assertions)]
fn assert_projection(
    (preview, current): (Res<Preview>, Res<Match>),
    pieces: Query<(&PieceOf, &Whereabouts, Has<AwaitingRelocation>)>,
) {
    let position = preview.position(&current);
    let mut count = 0;
    for (piece, at, waits) in &pieces {
        let Some(cell) = at.cell() else { continue };
        count += 1;
        debug_assert_eq!(
            position.piece_at(cell),
            Some(piece.piece()),
            "the entity on {cell} is not in the game"
        );
        debug_assert_eq!(position.captured().contains(cell), waits, "captured or not on {cell}");
    }
    debug_assert_eq!(count, position.occupied().len(), "pieces without an entity");
}

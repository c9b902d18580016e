//! The states of a captured piece: it *awaits relocation* from the step that captured it until it is relocated, is then
//! *relocating*, and finally *settled* like any other.

use agon_core::rules::Position;
use bevy::prelude::*;

use super::entities::{AwaitingRelocation, OnCell, PieceOf};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{Captured, PositionChanged, Relocated};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::EffectSystems;
#[cfg(debug_assertions)]
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mark_captives,
            release_relocated,
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

/// Marks newly captured pieces as awaiting relocation.
fn mark_captives(
    mut commands: Commands,
    mut captures: MessageReader<Captured>,
    pieces: Query<(Entity, &OnCell), With<PieceOf>>,
) {
    for capture in captures.read() {
        for (piece, _) in pieces.iter().filter(|(_, on)| on.0 == capture.cell) {
            commands.entity(piece).insert(AwaitingRelocation);
        }
    }
}

/// Clears the mark from relocated pieces.
fn release_relocated(
    mut commands: Commands,
    mut relocations: MessageReader<Relocated>,
    pieces: Query<(Entity, &OnCell), With<PieceOf>>,
) {
    for relocation in relocations.read() {
        for (piece, _) in pieces.iter().filter(|(_, on)| on.0 == relocation.to) {
            commands.entity(piece).remove::<AwaitingRelocation>();
        }
    }
}

/// Undo, redo, loading and new games send no effects, so the position says which pieces are captured.
fn mark_after_jump(
    mut commands: Commands,
    mut changes: MessageReader<PositionChanged>,
    pieces: Query<(Entity, Option<&OnCell>), With<PieceOf>>,
) {
    if let Some(change) = changes.read().filter(|change| !change.by_move).last() {
        mark_as_in(&change.next, &mut commands, &pieces);
    }
}

/// A line that is played out sends no effects either, nor does taking it back.
fn mark_in_preview(
    mut commands: Commands,
    (preview, current): (Res<Preview>, Res<Match>),
    pieces: Query<(Entity, Option<&OnCell>), With<PieceOf>>,
) {
    mark_as_in(preview.position(&current), &mut commands, &pieces);
}

/// Marks the pieces that are captured in a position, and no others.
fn mark_as_in(position: &Position, commands: &mut Commands, pieces: &Query<(Entity, Option<&OnCell>), With<PieceOf>>) {
    for (piece, on) in pieces {
        if on.is_some_and(|on| position.captured().contains(on.0)) {
            commands.entity(piece).insert(AwaitingRelocation);
        } else {
            commands.entity(piece).remove::<AwaitingRelocation>();
        }
    }
}

/// In debug builds, checks that the entities and the position on the board, mostly that of the [`Match`], agree on where
/// pieces stand and which are captured.
#[cfg(debug_assertions)]
fn assert_projection(
    (preview, current): (Res<Preview>, Res<Match>),
    pieces: Query<(&PieceOf, &OnCell, Has<AwaitingRelocation>)>,
) {
    let position = preview.position(&current);
    for (piece, on, waits) in &pieces {
        debug_assert_eq!(
            position.piece_at(on.0),
            Some(piece.piece()),
            "the entity on {} is not in the game",
            on.0
        );
        debug_assert_eq!(position.captured().contains(on.0), waits, "captured or not on {}", on.0);
    }
    debug_assert_eq!(
        pieces.iter().count(),
        position.occupied().len() as usize,
        "pieces without an entity"
    );
}

//! What captures leave behind: a captured piece *awaits relocation* from the step that captured it until it is set back,
//! when it is *relocating*, and then *settled* like any other.

use bevy::prelude::*;

use super::animate;
use super::components::{AwaitingRelocation, OnCell, PieceOf};
#[cfg(debug_assertions)]
use super::game::Match;
use super::messages::{Captured, PositionChanged, Relocated};
use super::sets::AgonSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mark_captives, release_relocated, mark_after_jump)
            .chain()
            .after(animate::show)
            .in_set(AgonSystems::Captures),
    );
    #[cfg(debug_assertions)]
    app.add_systems(
        Update,
        assert_projection
            .run_if(resource_exists::<Match>)
            .in_set(AgonSystems::Present),
    );
}

/// A captured piece begins to wait.
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

/// A piece that was set back waits no longer.
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

/// After undo, redo, loading or a new game no effects are told: the position says who waits.
fn mark_after_jump(
    mut commands: Commands,
    mut changes: MessageReader<PositionChanged>,
    pieces: Query<(Entity, Option<&OnCell>), With<PieceOf>>,
) {
    let Some(change) = changes.read().filter(|change| !change.by_move).last() else {
        return;
    };
    for (piece, on) in &pieces {
        if on.is_some_and(|on| change.next.captured().contains(on.0)) {
            commands.entity(piece).insert(AwaitingRelocation);
        } else {
            commands.entity(piece).remove::<AwaitingRelocation>();
        }
    }
}

/// In debug builds: entities and [`Match`] agree on who stands where and who waits.
#[cfg(debug_assertions)]
fn assert_projection(current: Res<Match>, pieces: Query<(&PieceOf, &OnCell, Has<AwaitingRelocation>)>) {
    let position = current.position();
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

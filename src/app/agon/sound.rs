//! What of a game is heard: pieces in hand and on the board, captures, duties and ends.

use bevy::prelude::*;

use super::animate::{InMotion, Landed, Stepping};
use super::components::{AwaitingRelocation, Dragged, OnCell, Theme};
use super::game::Match;
use super::messages::{Captured, GameEnded, PositionChanged, RelocationDue};
use super::plan::Manner;
use super::selection::Selection;
use super::sets::AgonSystems;
use crate::app::shell::sound::{Effect, PlayEffect};
use crate::board::CellId;

/// An effect, by the files it is drawn from.
macro_rules! effect {
    ($name:literal: $($file:literal)+) => {
        Effect {
            name: $name,
            variants: &[$(include_bytes!(concat!("../../../assets/sounds/effects/", $file, ".ogg"))),+],
        }
    };
}

/// A piece is picked up.
pub const LIFT: Effect = effect!("lift": "lift-1" "lift-2");
/// A piece glides over the tiles.
pub const SLIDE: Effect = effect!("slide": "slide-1" "slide-2");
/// A piece is set down on wood.
pub const WOOD: Effect = effect!("wood": "wood-1" "wood-2" "wood-3");
/// A piece is set down on stone: a tile of the marble board, or the throne.
pub const STONE: Effect = effect!("stone": "stone-1" "stone-2");
/// A piece is captured.
pub const CAPTURE: Effect = effect!("capture": "capture-1" "capture-2");
/// A person must set a captured piece back.
pub const OBLIGATION: Effect = effect!("obligation": "obligation-1");
/// A captured piece comes down on its new cell.
pub const LANDING: Effect = effect!("landing": "landing-1" "landing-2");
/// The game is won, by the person at the screen or one of them.
pub const WIN: Effect = effect!("win": "win-1");
/// The person at the screen has lost the game.
pub const LOSS: Effect = effect!("loss": "loss-1");
/// The game is drawn.
pub const DRAW: Effect = effect!("draw": "draw-1");

/// A second of the last ten that somebody has left.
pub const TICK: Effect = effect!("tick": "tick-1");

/// Seconds after a piece is set down until it is heard that another is captured.
const CAPTURE_AFTER: f32 = 0.07;
/// Seconds after that until duties and ends are heard.
const NEWS_AFTER: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pending>().add_systems(
        Update,
        (
            hear_hands,
            hear_motions,
            note_news.run_if(resource_exists::<Match>),
            tell_news,
        )
            .chain()
            .in_set(AgonSystems::Present),
    );
}

/// What happened with the last move and is heard once its piece stands, with the seconds to wait from then on.
#[derive(Resource, Debug, Default)]
struct Pending(Vec<(f32, &'static Effect)>);

/// Pieces that are picked up.
fn hear_hands(
    selection: Res<Selection>,
    mut before: Local<Selection>,
    captives: Query<&OnCell, With<AwaitingRelocation>>,
    dragged: Query<(), (Added<Dragged>, With<AwaitingRelocation>)>,
    mut play: MessageWriter<PlayEffect>,
) {
    let picked = match *selection {
        // The only captive is picked by the rules, not by a hand; it is lifted when it is dragged.
        Selection::Piece(cell) => *selection != *before && !captives.iter().any(|on| on.0 == cell),
        Selection::Nothing | Selection::Hand(_) => false,
    };
    *before = *selection;
    if picked || !dragged.is_empty() {
        play.write(PlayEffect(&LIFT));
    }
}

/// Pieces that glide, and pieces that are set down.
fn hear_motions(
    starts: Query<&Stepping, Added<Stepping>>,
    mut landings: MessageReader<Landed>,
    cells: Query<&OnCell>,
    theme: Res<Theme>,
    mut play: MessageWriter<PlayEffect>,
) {
    /// What was dragged nearly to its cell does not glide there.
    const GLIDE: f32 = 0.5;
    if starts.iter().any(|Stepping(way)| way.from.distance(way.to) > GLIDE) {
        play.write(PlayEffect(&SLIDE));
    }
    let mut last: Option<&Effect> = None;
    for &Landed { piece, manner } in landings.read() {
        let on_throne = cells.get(piece).is_ok_and(|on| on.0 == CellId::THRONE);
        let effect = match manner {
            Manner::Relocation => &LANDING,
            _ if on_throne || *theme == Theme::Marble => &STONE,
            _ => &WOOD,
        };
        // What is set down together is heard once, not so many times as loud.
        if last.is_none_or(|last| last.name != effect.name) {
            play.write(PlayEffect(effect));
        }
        last = Some(effect);
    }
}

/// What came of a move.
fn note_news(
    mut pending: ResMut<Pending>,
    current: Res<Match>,
    mut jumps: MessageReader<PositionChanged>,
    mut captures: MessageReader<Captured>,
    mut duties: MessageReader<RelocationDue>,
    mut ends: MessageReader<GameEnded>,
) {
    if jumps.read().any(|change| !change.by_move) {
        pending.0.clear();
    }
    if captures.read().count() > 0 {
        pending.0.push((CAPTURE_AFTER, &CAPTURE));
    }
    let players = current.players();
    if duties.read().any(|duty| players.is_human(duty.chooser)) {
        pending.0.push((NEWS_AFTER, &OBLIGATION));
    }
    for GameEnded { outcome } in ends.read() {
        let effect = match (outcome.winner(), players.single_human()) {
            (None, _) => &DRAW,
            (Some(winner), Some(human)) if winner != human => &LOSS,
            (Some(_), _) => &WIN,
        };
        pending.0.push((NEWS_AFTER, effect));
    }
}

/// Makes heard what has waited long enough since the last piece was set down.
fn tell_news(
    mut pending: ResMut<Pending>,
    moving: Query<(), InMotion>,
    time: Res<Time>,
    mut play: MessageWriter<PlayEffect>,
) {
    if pending.0.is_empty() || !moving.is_empty() {
        return;
    }
    for (wait, _) in &mut pending.0 {
        *wait -= time.delta_secs();
    }
    play.write_batch(
        pending
            .0
            .extract_if(.., |(wait, _)| *wait <= 0.0)
            .map(|(_, effect)| PlayEffect(effect)),
    );
}

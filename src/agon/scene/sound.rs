//! The sounds of a game: pieces in hand and on the board, captures, obligations and endings.

use std::time::Duration;

use agon_core::board::CellId;
use agon_core::rules::{self, Side};
use agon_core::session::clock::count;
use bevy::prelude::*;

use super::animate::plan::Manner;
use super::entities::{AwaitingRelocation, Dragged, Whereabouts};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::clock::{GameClock, SHORT};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{GameEnded, MoveEffect, PositionChanged};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::puzzles::PuzzleNews;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::settings::Theme;
use crate::shell::sound::effect::{Effect, PlayEffect};
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::flight::{Flying, Landed};
use crate::tabletop::lessons::LessonNews;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::sounds::{
    CAPTURE, DRAW, LANDING, LIFT, LOSS, OBLIGATION, PendingSounds, SLIDE, STONE, TICK, WIN, WOOD, play_pending,
};

/// Seconds from a piece being set down to the sound of a capture.
const CAPTURE_AFTER: f32 = 0.07;
/// Seconds from then to the sounds of obligations and endings.
const NEWS_AFTER: f32 = 0.5;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<PendingSounds>(app, AGON);
    app.add_systems(
        Update,
        (
            hear_hands,
            hear_motions.run_if(not(is_directed)),
            note_news.run_if(resource_exists::<Match>),
            play_pending,
            tick.run_if(resource_exists::<Match>),
        )
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgonSystems),
    );
}

/// Sounds of pieces being picked up.
fn hear_hands(
    selection: Res<Selection>,
    mut before: Local<Selection>,
    captives: Query<&Whereabouts, With<AwaitingRelocation>>,
    dragged: Query<(), (Added<Dragged>, With<AwaitingRelocation>)>,
    mut play: MessageWriter<PlayEffect>,
) {
    let picked = match *selection {
        // The only captive is selected by the rules, not by hand; it sounds when it is dragged.
        Selection::Piece(cell) => *selection != *before && !captives.iter().any(|at| at.cell() == Some(cell)),
        Selection::Nothing | Selection::Hand(_) => false,
    };
    *before = *selection;
    if picked || !dragged.is_empty() {
        play.write(PlayEffect(&LIFT));
    }
}

/// Whether the line on the board is directed: faster than pieces are moved by hand.
fn is_directed(preview: Option<Res<Preview>>) -> bool {
    preview.is_some_and(|preview| preview.is_directed())
}

/// Sounds of pieces gliding and being set down.
fn hear_motions(
    starts: Query<(&Flying, &Manner), Added<Flying>>,
    mut landings: MessageReader<Landed>,
    pieces: Query<(&Whereabouts, &Manner)>,
    theme: Res<Theme>,
    mut play: MessageWriter<PlayEffect>,
) {
    /// A piece dragged almost to its cell does not glide there.
    const GLIDE: f32 = 0.5;
    let glides = |(way, manner): (&Flying, &Manner)| *manner == Manner::Step && way.distance() > GLIDE;
    if starts.iter().any(glides) {
        play.write(PlayEffect(&SLIDE));
    }
    let mut last: Option<&Effect> = None;
    for (at, manner) in landings.read().filter_map(|landed| pieces.get(landed.piece).ok()) {
        let effect = match manner {
            Manner::Relocation => &LANDING,
            _ if *at == Whereabouts::Cell(CellId::THRONE) || *theme == Theme::Marble => &STONE,
            _ => &WOOD,
        };
        // Pieces set down together sound once, not several times as loud.
        if last.is_none_or(|last| last.name != effect.name) {
            play.write(PlayEffect(effect));
        }
        last = Some(effect);
    }
}

/// Notes the sounds of a move's effects.
fn note_news(
    mut pending: ResMut<PendingSounds>,
    current: Res<Match>,
    mut jumps: MessageReader<PositionChanged>,
    (mut effects, mut ends): (MessageReader<MoveEffect>, MessageReader<GameEnded>),
    (mut lessons, mut puzzles): (MessageReader<LessonNews>, MessageReader<PuzzleNews>),
) {
    if jumps.read().any(|change| !change.by_move) {
        pending.0.clear();
    }
    let players = current.players();
    let (mut is_capture, mut is_duty) = (false, false);
    for MoveEffect(effect) in effects.read() {
        match effect {
            rules::Effect::Captured { .. } | rules::Effect::Trapped { .. } => is_capture = true,
            rules::Effect::Due { chooser, .. } => is_duty |= players.is_human(*chooser),
            _ => {}
        }
    }
    if is_capture {
        pending.0.push((CAPTURE_AFTER, &CAPTURE));
    }
    if is_duty {
        pending.0.push((NEWS_AFTER, &OBLIGATION));
    }
    let is_done = lessons.read().any(|news| matches!(news, LessonNews::Done(..)));
    let is_solved = puzzles.read().any(|news| matches!(news, PuzzleNews::Solved(_)));
    if is_done || is_solved {
        pending.0.push((NEWS_AFTER, &WIN));
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

/// Ticks for each of a player's last seconds.
fn tick(
    clock: Res<GameClock>,
    current: Res<Match>,
    time: Res<Time<Watched>>,
    mut heard: Local<Option<(Side, u64)>>,
    mut play: MessageWriter<PlayEffect>,
) {
    let short = clock
        .persons(&current, time.elapsed())
        .filter(|(_, left)| !left.is_zero() && *left <= SHORT)
        .map(|(side, left)| (side, count(left, Duration::from_secs(1))));
    if short.is_some() && short != *heard {
        play.write(PlayEffect(&TICK));
    }
    *heard = short;
}

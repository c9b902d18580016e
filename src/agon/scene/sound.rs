//! The sounds of a game: pieces in hand and on the board, captures, obligations and endings.

use std::time::Duration;

use agon_core::board::CellId;
use agon_core::rules::{self, Side};
use agon_core::session::clock::count;
use bevy::prelude::*;

use super::animate::plan::Manner;
use super::board::cell_centre;
use super::entities::{AwaitingRelocation, Dragged, Whereabouts};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::clock::{GameClock, SHORT};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{GameEnded, MoveEffect, PositionChanged};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::puzzles::messages::PuzzleNews;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::settings::Theme;
use crate::shell::sound::effect::{Effect, PlayEffect};
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::flight::{Flying, Landed};
use crate::tabletop::lessons::LessonNews;
use crate::tabletop::pose::Pose;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::sounds::{
    CAPTURE, DRAW, LANDING, LIFT, LOSS, OBLIGATION, PendingSound, PendingSounds, SLIDE, STONE, TICK, WIN, WOOD,
    play_pending,
};
use crate::tabletop::stereo::{Stereo, middle};

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
    dragged: Query<&Dragged, (Added<Dragged>, With<AwaitingRelocation>)>,
    stereo: Stereo,
    mut play: MessageWriter<PlayEffect>,
) {
    let chosen = match *selection {
        // The only captive is selected by the rules, not by hand; it sounds when it is dragged.
        Selection::Piece(cell) if captives.iter().any(|at| at.cell() == Some(cell)) => None,
        Selection::Piece(cell) => (*selection != *before).then(|| cell_centre(cell)),
        Selection::Nothing | Selection::Hand(_) => None,
    };
    *before = *selection;
    let picked = chosen.or_else(|| dragged.iter().next().map(|held| held.0));
    play.write_batch(picked.map(|place| stereo.heard(&LIFT, Some(place))));
}

/// Whether the line on the board is directed: faster than pieces are moved by hand.
fn is_directed(preview: Option<Res<Preview>>) -> bool {
    preview.is_some_and(|preview| preview.is_directed())
}

/// Sounds of pieces gliding and being set down.
fn hear_motions(
    starts: Query<(&Flying, &Manner), Added<Flying>>,
    mut landings: MessageReader<Landed>,
    pieces: Query<(&Whereabouts, &Manner, &Pose)>,
    theme: Res<Theme>,
    stereo: Stereo,
    mut play: MessageWriter<PlayEffect>,
) {
    /// A piece dragged almost to its cell does not glide there.
    const GLIDE: f32 = 0.5;
    let glides =
        |(way, manner): (&Flying, &Manner)| (*manner == Manner::Step && way.distance() > GLIDE).then(|| way.middle());
    let mut heard = |effect: &'static Effect, places: Vec<Vec3>| {
        // Pieces that move together sound once, not several times as loud.
        play.write_batch(middle(&places).map(|place| stereo.heard(effect, Some(place))));
    };
    heard(&SLIDE, starts.iter().filter_map(glides).collect());
    let (mut from_above, mut on_stone, mut on_wood) = (Vec::new(), Vec::new(), Vec::new());
    for (at, manner, pose) in landings.read().filter_map(|landed| pieces.get(landed.piece).ok()) {
        let places = match manner {
            Manner::Relocation => &mut from_above,
            _ if *at == Whereabouts::Cell(CellId::THRONE) || *theme == Theme::Marble => &mut on_stone,
            _ => &mut on_wood,
        };
        places.push(pose.foot);
    }
    for (effect, places) in [(&LANDING, from_above), (&STONE, on_stone), (&WOOD, on_wood)] {
        heard(effect, places);
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
    let (mut captured, mut is_duty) = (Vec::new(), false);
    for MoveEffect(effect) in effects.read() {
        match effect {
            rules::Effect::Captured { cell, .. } | rules::Effect::Trapped { cell, .. } => {
                captured.push(cell_centre(*cell));
            }
            rules::Effect::Due { chooser, .. } => is_duty |= players.is_human(*chooser),
            _ => {}
        }
    }
    if !captured.is_empty() {
        pending.0.push(PendingSound {
            wait: CAPTURE_AFTER,
            effect: &CAPTURE,
            place: middle(&captured),
        });
    }
    if is_duty {
        pending.0.push(PendingSound::of(&OBLIGATION, NEWS_AFTER));
    }
    let is_done = lessons.read().any(|news| matches!(news, LessonNews::Done(..)));
    let is_solved = puzzles.read().any(|news| matches!(news, PuzzleNews::Solved(_)));
    if is_done || is_solved {
        pending.0.push(PendingSound::of(&WIN, NEWS_AFTER));
    }
    for GameEnded { outcome } in ends.read() {
        let effect = match (outcome.winner(), players.single_human()) {
            (None, _) => &DRAW,
            (Some(winner), Some(human)) if winner != human => &LOSS,
            (Some(_), _) => &WIN,
        };
        pending.0.push(PendingSound::of(effect, NEWS_AFTER));
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
        play.write(PlayEffect::of(&TICK));
    }
    *heard = short;
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use agon_core::rules::{DrawReason, Game, Kind, Outcome, Piece, RuleSet};

    use super::*;
    use crate::agon::scene::board::outline;
    use crate::shell::system::resources::AddResource;
    use crate::tabletop::camera::framing::camera_at_home;
    use crate::tabletop::camera::marker::BoardCamera;
    use crate::tabletop::view::View;
    use crate::testing::matches::{match_of, two_people};

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    /// An empty board in a window, seen from this direction.
    fn app(bearing: f32) -> App {
        let mut app = App::new();
        app.add_message::<PlayEffect>().add_message::<Landed>();
        app.add_resource::<Selection>().add_resource::<Theme>();
        let window = Vec2::new(1280.0, 800.0);
        let free = Rect::from_corners(Vec2::ZERO, window);
        let (camera, eye) = camera_at_home(View::ThreeD, window, free, bearing, &outline(false));
        app.world_mut().spawn((BoardCamera, camera, eye));
        app
    }

    /// What is heard in a frame: effects and their pannings.
    fn hear(app: &mut App) -> Vec<(&'static str, f32)> {
        app.update();
        let mut played = app.world_mut().resource_mut::<Messages<PlayEffect>>();
        let heard = played.drain().map(|play| (play.effect.name, play.panning.unwrap()));
        heard.collect()
    }

    #[test]
    fn pieces_are_heard_where_their_cells_are_seen_from_either_side() {
        for (bearing, right) in [(0.0, 1.0), (PI, -1.0)] {
            let mut app = app(bearing);
            app.add_systems(Update, (hear_hands, hear_motions).chain());
            for cell in CellId::ALL {
                let place = cell_centre(cell);
                let standing = (Whereabouts::Cell(cell), Manner::Step, Pose::at(place));
                let piece = app.world_mut().spawn(standing).id();
                let lean = Vec2::ZERO;
                app.world_mut().write_message(Landed { piece, lean });
                app.insert_resource(Selection::Piece(cell));
                let [(lift, picked), (set_down, panning)] = hear(&mut app)[..] else {
                    panic!("{cell} is heard twice");
                };
                let expected = if cell == CellId::THRONE { &STONE } else { &WOOD };
                assert_eq!([lift, set_down], [LIFT.name, expected.name], "{cell}");
                assert_eq!(picked, panning, "{cell}");
                let aside = right * place.x;
                if aside.abs() < 0.1 {
                    assert!(panning.abs() < 0.01, "{cell}: {panning}");
                } else {
                    assert_eq!(panning.signum(), aside.signum(), "{cell}: {panning}");
                }
            }
        }
    }

    #[test]
    fn pieces_set_down_together_are_heard_once_and_from_between_them() {
        let mut app = app(0.0);
        app.add_systems(Update, hear_motions);
        for name in ["a1", "l1", "f1"] {
            let at = cell(name);
            let standing = (Whereabouts::Cell(at), Manner::Step, Pose::at(cell_centre(at)));
            let piece = app.world_mut().spawn(standing).id();
            let lean = Vec2::ZERO;
            app.world_mut().write_message(Landed { piece, lean });
        }
        let [(name, panning)] = hear(&mut app)[..] else {
            panic!("three pieces, one sound");
        };
        assert_eq!(name, WOOD.name);
        assert!(panning.abs() < 0.01, "{panning}");
    }

    #[test]
    fn a_capture_waits_for_its_cell_and_an_ending_for_none() {
        let mut app = app(0.0);
        app.add_resource::<PendingSounds>()
            .insert_resource(match_of(Game::new(RuleSet::default()), two_people()))
            .add_message::<PositionChanged>()
            .add_message::<MoveEffect>()
            .add_message::<GameEnded>()
            .add_message::<LessonNews>()
            .add_message::<PuzzleNews>()
            .add_systems(Update, note_news);
        let captured = rules::Effect::Captured {
            piece: Piece {
                side: Side::White,
                kind: Kind::Guard,
            },
            cell: cell("h9"),
        };
        app.world_mut().write_message(MoveEffect(captured));
        let outcome = Outcome::Draw(DrawReason::Agreement);
        app.world_mut().write_message(GameEnded { outcome });
        app.update();
        let pending = &app.world().resource::<PendingSounds>().0;
        let places: Vec<_> = pending.iter().map(|sound| (sound.effect.name, sound.place)).collect();
        assert_eq!(
            places,
            [(CAPTURE.name, Some(cell_centre(cell("h9")))), (DRAW.name, None)]
        );
    }
}

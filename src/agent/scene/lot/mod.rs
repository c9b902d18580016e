//! The lot that decides who begins, drawn in sight: a needle turns around the case and comes to rest on the disc of a
//! player (`docs/agent.md` §7.1). Nothing waits for it: any press shows the result at once.

mod lot_figures;

use std::f32::consts::{FRAC_PI_2, TAU};
use std::time::Duration;

use agon_core::agent::{City, Phase, Player};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::{TOP, city_spot, on_board};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::colours::of_seats;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{Happened, TableReplaced};
use crate::agent::gameplay::schedule::AgentSystems;
use crate::shell::sound::effect::PlayEffect;
use crate::shell::system::redraw::Wake;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::{Animating, AnimationSpeed, SkipAnimations};
use crate::tabletop::schedule::{MovePieces, TableSystems};
use crate::tabletop::sounds::{OBLIGATION, TICK};
use crate::tabletop::stereo::Stereo;
use lot_figures::{AROUND, Figure, LotFigures};

/// Seconds for the needle to come to rest, its number of turns, and seconds to come and to go.
const TURNING: f32 = 2.6;
const TURNS: f32 = 3.0;
const COMING: f32 = 0.25;
/// Time for which the result is seen, and longer without motion, where nothing leads up to it.
const SEEN: Duration = Duration::from_millis(1900);
const SEEN_STILL: Duration = Duration::from_secs(4);
/// Above everything else on the board.
const HEIGHT: f32 = 0.056;
/// The sizes of the starter's disc and the others' in the end.
const CHOSEN: f32 = 1.35;
const OTHERS: f32 = 0.86;

/// The lot, while it is seen.
#[derive(Resource, Debug, Default)]
pub struct Lot(Option<Draw>);

#[derive(Debug)]
struct Draw {
    starter: Player,
    players: usize,
    /// Where on the starter's disc the needle comes to rest, in radians from its middle.
    aside: f32,
    stage: Stage,
    /// Seconds of this stage at normal speed.
    elapsed: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Turning,
    /// Since when, in the program's time.
    Fallen(Duration),
    Leaving,
}

impl Lot {
    /// Whether the result is not visible yet.
    pub fn is_open(&self) -> bool {
        self.0.as_ref().is_some_and(|draw| draw.stage == Stage::Turning)
    }

    /// Whether it is on the table.
    pub const fn is_seen(&self) -> bool {
        self.0.is_some()
    }
}

impl Draw {
    /// The direction of a player's disc, in radians anticlockwise from the east. The first is in the north, and the others
    /// follow clockwise.
    fn direction(&self, seat: usize) -> f32 {
        FRAC_PI_2 - TAU * seat as f32 / self.players as f32
    }

    /// The direction of the needle.
    fn needle(&self) -> f32 {
        let left = match self.stage {
            Stage::Turning => 1.0 - (self.elapsed / TURNING).min(1.0),
            Stage::Fallen(_) | Stage::Leaving => 0.0,
        };
        self.direction(self.starter.index()) + self.aside + TURNS * TAU * left * left * left
    }

    /// The number of discs between the first one and the needle, counted on over every turn.
    fn passed(&self) -> i32 {
        let pitch = TAU / self.players as f32;
        ((self.needle() - self.direction(0)) / pitch).round() as i32
    }

    /// The size of a disc, or of the needle, in parts of its usual one.
    fn size(&self, seat: Option<usize>) -> f32 {
        let come = |elapsed: f32| {
            let left = 1.0 - (elapsed / COMING).min(1.0);
            1.0 - left * left
        };
        let chosen = match seat {
            None => 1.0,
            Some(seat) if seat == self.starter.index() => CHOSEN,
            Some(_) => OTHERS,
        };
        match self.stage {
            Stage::Turning => come(self.elapsed),
            Stage::Fallen(_) => 1.0 + (chosen - 1.0) * come(self.elapsed),
            Stage::Leaving => chosen * (1.0 - come(self.elapsed)),
        }
        // Still an invertible scale.
        .max(1e-3)
    }
}

/// The middle of the lot: the city of the case.
fn middle() -> Vec3 {
    on_board(city_spot(City::TANGIER)).with_y(TOP + HEIGHT)
}

/// Where a disc lies in this direction, in radians anticlockwise from the east.
fn disc_place(direction: f32) -> Vec3 {
    let way = Vec2::from_angle(direction) * AROUND;
    middle() + Vec3::new(way.x, 0.0, -way.y)
}

/// The lot has fallen on a player, for everybody to see.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotFallen(pub Player);

/// A part of the lot on the board: the disc of a seat, or the middle.
#[derive(Component, Clone, Copy, Debug)]
struct PartOfLot {
    seat: Option<usize>,
    turns: bool,
}

/// A game that nobody has begun to play comes on the table.
fn begin(
    mut commands: Commands,
    mut replaced: MessageReader<TableReplaced>,
    current: Res<CurrentGame>,
    parts: Query<Entity, With<PartOfLot>>,
    (figures, meshes): (Option<Res<LotFigures>>, Option<ResMut<Assets<Mesh>>>),
    mut lot: ResMut<Lot>,
) {
    if replaced.read().count() == 0 {
        return;
    }
    clear(&mut commands, &mut lot, &parts);
    if !current.events().is_empty() || current.lesson().is_some() {
        return;
    }
    let table = current.table();
    let players = table.options().players();
    // No two draws end alike.
    let share = (current.seed() % 1009) as f32 / 1009.0 - 0.5;
    let draw = Draw {
        starter: table.start(),
        players,
        aside: 0.5 * share * TAU / players as f32,
        stage: Stage::Turning,
        elapsed: 0.0,
    };
    if let (Some(figures), Some(mut meshes)) = (figures, meshes) {
        let mut spawn = |figure: &Figure, place: Vec3, part: PartOfLot| {
            commands.spawn((
                Name::new("Lot"),
                part,
                figure.clone(),
                Transform::from_translation(place).with_scale(Vec3::splat(1e-3)),
                Pickable::IGNORE,
                NotShadowCaster,
                DespawnOnExit(AGENT),
            ));
        };
        for (figure, turns) in [(&figures.ground, false), (&figures.needle, true)] {
            spawn(figure, middle(), PartOfLot { seat: None, turns });
        }
        for (seat, colour) in of_seats(current.seats()).into_iter().enumerate().take(players) {
            let figure = &figures.disc(&mut meshes, seat, colour);
            let place = disc_place(draw.direction(seat));
            let part = PartOfLot {
                seat: Some(seat),
                turns: false,
            };
            spawn(figure, place, part);
        }
    }
    lot.0 = Some(draw);
}

fn clear(commands: &mut Commands, lot: &mut Lot, parts: &Query<Entity, With<PartOfLot>>) {
    lot.0 = None;
    for part in parts {
        commands.entity(part).despawn();
    }
}

/// Turns the needle, and ends the lot once it has been seen.
fn draw(
    mut lot: ResMut<Lot>,
    mut skips: MessageReader<SkipAnimations>,
    (speed, time, real): (Res<AnimationSpeed>, Res<Time>, Res<Time<Real>>),
    (mut animating, wake): (ResMut<Animating>, Option<ResMut<Wake>>),
    stereo: Stereo,
    (mut fallen, mut play): (MessageWriter<LotFallen>, MessageWriter<PlayEffect>),
) {
    let is_skipped = skips.read().count() > 0;
    // It may begin after a long idle frame, whose time must not count.
    let is_new = lot.is_changed();
    let Some(draw) = &mut lot.bypass_change_detection().0 else {
        return;
    };
    let is_still = speed.0 <= 0.0;
    let before = draw.passed();
    if !is_new {
        draw.elapsed += time.delta_secs() * speed.0;
    }
    match draw.stage {
        Stage::Turning if is_skipped || is_still || draw.elapsed >= TURNING => {
            (draw.stage, draw.elapsed) = (Stage::Fallen(real.elapsed()), 0.0);
            fallen.write(LotFallen(draw.starter));
            play.write(stereo.heard(&OBLIGATION, Some(disc_place(draw.needle()))));
        }
        Stage::Turning if draw.passed() != before => {
            play.write(stereo.heard(&TICK, Some(disc_place(draw.needle()))));
        }
        Stage::Fallen(since) => {
            let seen = if is_still { SEEN_STILL } else { SEEN };
            let left = (since + seen).saturating_sub(real.elapsed());
            if is_skipped || left.is_zero() {
                (draw.stage, draw.elapsed) = (Stage::Leaving, 0.0);
            } else if let Some(mut wake) = wake {
                wake.within(left);
            }
        }
        Stage::Turning | Stage::Leaving => {}
    }
    animating.0 |= match draw.stage {
        Stage::Turning | Stage::Leaving => true,
        Stage::Fallen(_) => draw.elapsed < COMING && !is_still,
    };
}

fn place(lot: Res<Lot>, speed: Res<AnimationSpeed>, mut parts: Query<(&PartOfLot, &mut Transform)>) {
    let Some(draw) = &lot.0 else { return };
    for (part, mut transform) in &mut parts {
        let mut placed = *transform;
        let size = match draw.stage {
            Stage::Fallen(_) if speed.0 <= 0.0 => Draw {
                elapsed: COMING,
                ..*draw
            }
            .size(part.seat),
            _ => draw.size(part.seat),
        };
        placed.scale = Vec3::splat(size);
        if part.turns {
            placed.rotation = Quat::from_rotation_y(draw.needle());
        }
        transform.set_if_neq(placed);
    }
}

/// Ends the lot once it is gone, and as soon as somebody acts or the game is left.
fn end(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    current: Option<Res<CurrentGame>>,
    parts: Query<Entity, With<PartOfLot>>,
    speed: Res<AnimationSpeed>,
    mut lot: ResMut<Lot>,
) {
    let is_new = happened.read().count() > 0;
    let Some(draw) = &lot.0 else { return };
    let is_gone = draw.stage == Stage::Leaving && (draw.elapsed >= COMING || speed.0 <= 0.0);
    let is_left = current.is_none_or(|current| is_new && !matches!(current.table().phase(), Phase::Stake { .. }));
    if is_gone || is_left {
        clear(&mut commands, lot.bypass_change_detection(), &parts);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Lot>(app, AGENT);
    app.add_message::<LotFallen>().add_systems(
        Update,
        (
            begin
                .run_if(resource_exists::<CurrentGame>)
                .in_set(TableSystems::Effects)
                .in_set(AgentSystems),
            (draw, place, end)
                .chain()
                .in_set(TableSystems::Animate)
                .in_set(AgentSystems)
                .after(MovePieces),
        ),
    );
}

/// Looks of the lot.
pub(crate) fn looks_plugin(app: &mut App) {
    lot_figures::plugin(app);
}

#[cfg(test)]
mod tests;

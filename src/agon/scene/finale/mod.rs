//! The finale when a game is decided at the throne. On a win, light falls on the throne, the camera moves closer, a
//! crown descends onto the queen and a ring of light appears around each of her guards. If the game is lost by
//! surrounding an empty throne, the camera shows it and the guards around it. The lights stay until the game continues
//! or is left.

use agon_core::board::CellId;
use agon_core::rules::{Kind, Outcome, Side, WinReason};
use bevy::prelude::*;

use super::board::{TOP_OF_TILE, cell_centre};
use super::entities::{AtFault, Honoured, PieceOf, Whereabouts};
use super::marks::LOWEST;
use super::pieces::body_height;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::GameEnded;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::{AgonSystems, EffectSystems};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use crate::tabletop::render::daylight::DAYLIGHT;
use crate::tabletop::render::environment::BRIGHTNESS;
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;
use crate::tabletop::schedule::{MovePieces, SetUpSystems, TableSystems};
use crate::tabletop::view::{CloseUp, Closeness, OnlyIn, View};

pub(super) mod burst;
mod throne_meshes;

use throne_meshes::ThroneMeshes;

/// Closeness of the camera to the throne.
const CLOSENESS: Closeness = Closeness { lit: 0.6, flat: 0.62 };

/// The decision of a game at the throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    /// This side's queen is on the throne surrounded by her guards.
    Crowned(Side),
    /// This side's guards surround the throne without their queen.
    Forsaken(Side),
}

impl Decision {
    fn of(outcome: Outcome) -> Option<Self> {
        match outcome {
            Outcome::Win {
                winner,
                reason: WinReason::Enthroned,
            } => Some(Self::Crowned(winner)),
            Outcome::Win {
                winner,
                reason: WinReason::EmptyThrone,
            } => Some(Self::Forsaken(winner.opponent())),
            _ => None,
        }
    }

    /// The length of the finale in seconds at normal speed, from when the last piece lands.
    const fn duration(self) -> f32 {
        match self {
            Self::Crowned(_) => 2.7,
            Self::Forsaken(_) => 2.4,
        }
    }
}

/// The finale in progress, if any.
#[derive(Resource, Debug, Default)]
pub(crate) struct Finale(Option<Moment>);

impl Finale {
    /// Whether the finale is still running, so that the result must wait.
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// A finale that has just begun, for tests.
    #[cfg(test)]
    pub const fn crowning() -> Self {
        Self(Some(Moment {
            decision: Decision::Crowned(Side::White),
            elapsed: None,
        }))
    }
}

#[derive(Clone, Copy, Debug)]
struct Moment {
    decision: Decision,
    /// Seconds since the last piece landed; `None` before that.
    elapsed: Option<f32>,
}

/// The light around the throne.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct ThroneLight(Decision);

/// The crown above the winning queen.
#[derive(Component)]
struct Crown;

/// The lamp above the throne.
#[derive(Component)]
struct Lamp;

/// Starts when a game ends on screen; a finished game that is opened has no finale.
fn begin(mut ends: MessageReader<GameEnded>, speed: Res<AnimationSpeed>, mut finale: ResMut<Finale>) {
    let decision = ends.read().last().and_then(|end| Decision::of(end.outcome));
    if let Some(decision) = decision.filter(|_| speed.0 > 0.0) {
        finale.0 = Some(Moment {
            decision,
            elapsed: None,
        });
    }
}

/// Lights the throne and the deciding pieces, however the position was reached, and removes the light when the game
/// continues.
fn mark(
    (current, preview): (Option<Res<Match>>, Res<Preview>),
    mut finale: ResMut<Finale>,
    throne_lights: Query<(Entity, &ThroneLight)>,
    crowns: Query<Entity, With<Crown>>,
    pieces: Query<(Entity, &PieceOf, &Whereabouts)>,
    lit: Query<Entity, Or<(With<Honoured>, With<AtFault>)>>,
    (meshes, paint): (Res<ThroneMeshes>, Res<MarkPaint>),
    mut commands: Commands,
) {
    /// Seconds until the first guard is lit, and between one guard and the next.
    const FIRST: f32 = 0.35;
    const NEXT: f32 = 0.11;
    let outcome = current.and_then(|current| match preview.ply(&current) {
        Some(ply) => ply.outcome(),
        None => current.outcome(),
    });
    let decision = outcome.and_then(Decision::of);
    if throne_lights.iter().map(|(_, light)| light.0).eq(decision) {
        return;
    }
    for entity in throne_lights.iter().map(|(entity, _)| entity).chain(&crowns) {
        commands.entity(entity).despawn();
    }
    // A lesson with fewer pieces may have put some of them away.
    for piece in &lit {
        commands.entity(piece).remove::<(Honoured, AtFault)>();
    }
    let Some(decision) = decision else {
        finale.0 = None;
        return;
    };
    let (side, light) = match decision {
        Decision::Crowned(side) => (side, &meshes.glory),
        Decision::Forsaken(side) => (side, &meshes.void),
    };
    let place = Transform::from_translation(cell_centre(CellId::THRONE) + Vec3::Y * (LOWEST + 0.001));
    commands.spawn((
        Name::new("Throne light"),
        ThroneLight(decision),
        overlay(light.clone(), &paint.paint, place),
        DespawnOnExit(AGON),
    ));
    for (piece, of, at) in pieces.iter().filter(|(_, of, _)| of.side == side) {
        let Some(cell) = at.cell() else { continue };
        if of.kind == Kind::Queen {
            if matches!(decision, Decision::Crowned(_)) {
                commands.spawn((
                    Name::new("Crown"),
                    Crown,
                    OnlyIn(View::ThreeD),
                    Mesh3d(meshes.crown.clone()),
                    MeshMaterial3d(meshes.gold.clone()),
                    Transform::from_translation(crown_place(1.0)),
                    Pickable::IGNORE,
                    DespawnOnExit(AGON),
                ));
            }
            continue;
        }
        // Around the throne, one after another.
        let centre = cell_centre(cell);
        let turn = (-centre.z).atan2(centre.x).rem_euclid(std::f32::consts::TAU);
        let after = FIRST + NEXT * (turn / std::f32::consts::FRAC_PI_3).round();
        match decision {
            Decision::Crowned(_) => commands.entity(piece).insert(Honoured(after)),
            Decision::Forsaken(_) => commands.entity(piece).insert(AtFault(after)),
        };
    }
}

/// The position of the crown after this fraction of its descent.
fn crown_place(share: f32) -> Vec3 {
    const OVER: f32 = 0.17;
    const FALL: f32 = 1.7;
    Vec3::Y * (TOP_OF_TILE + body_height(Kind::Queen) + OVER + FALL * (1.0 - share))
}

/// The progress of something that starts and ends at these seconds.
fn part(elapsed: f32, from: f32, to: f32) -> f32 {
    EaseFunction::SmootherStep.sample_clamped((elapsed - from) / (to - from))
}

/// Advances the finale.
fn count_time(
    mut finale: ResMut<Finale>,
    moving: Res<PiecesMoving>,
    mut skips: MessageReader<SkipAnimations>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut close_up: ResMut<CloseUp>,
    mut animating: ResMut<Animating>,
) {
    let is_skipped = skips.read().count() > 0;
    if finale.is_on()
        && let Some(moment) = &mut finale.0
    {
        animating.0 = true;
        moment.elapsed = match moment.elapsed {
            _ if speed.0 <= 0.0 => Some(f32::INFINITY),
            // The key press may itself have made the winning move.
            Some(_) if is_skipped => Some(f32::INFINITY),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => (!moving.0).then_some(0.0),
        };
        if moment
            .elapsed
            .is_some_and(|elapsed| elapsed >= moment.decision.duration())
        {
            finale.0 = None;
        }
    }
    let has_begun = finale.0.is_some_and(|moment| moment.elapsed.is_some());
    close_up.set_if_neq(CloseUp(has_begun.then_some(CLOSENESS)));
}

/// Animates light and crown: the rays open, the empty throne pulses, the crown turns as it descends.
fn animate_lights(
    finale: Res<Finale>,
    mut throne_lights: Query<(&ThroneLight, &mut Transform), Without<Crown>>,
    mut crowns: Query<&mut Transform, With<Crown>>,
) {
    /// The start and end of the rays' opening and of the crown's descent, in seconds.
    const RAYS: (f32, f32) = (0.2, 1.1);
    const CROWN: (f32, f32) = (0.45, 1.9);
    /// Seconds between pulses.
    const PULSE: f32 = 0.7;
    let elapsed = match &finale.0 {
        Some(moment) => moment.elapsed.unwrap_or(0.0),
        None => f32::INFINITY,
    };
    for (ThroneLight(decision), mut transform) in &mut throne_lights {
        let size = match decision {
            Decision::Crowned(_) => part(elapsed, RAYS.0, RAYS.1),
            Decision::Forsaken(_) if elapsed < decision.duration() => {
                let swell = (elapsed / PULSE).fract();
                part(elapsed, 0.0, 0.3) * (1.0 + 0.4 * (swell * std::f32::consts::PI).sin().powi(2))
            }
            Decision::Forsaken(_) => 1.0,
        };
        let size = Vec3::new(size.max(1e-3), 1.0, size.max(1e-3));
        if transform.scale != size {
            transform.scale = size;
        }
    }
    for mut transform in &mut crowns {
        let share = part(elapsed, CROWN.0, CROWN.1);
        let size = part(elapsed, CROWN.0, CROWN.0 + 0.5).max(1e-3);
        transform.set_if_neq(Transform {
            translation: crown_place(share),
            rotation: Quat::from_rotation_y((1.0 - share) * 5.0),
            scale: Vec3::splat(size),
        });
    }
}

/// Dimming of the room, and brightness of the lamp above the throne; both follow the finale.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct DimmedLight {
    dark: f32,
    lamp: f32,
}

fn dim(
    finale: Res<Finale>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut dimmed: ResMut<DimmedLight>,
    mut daylight: Single<&mut DirectionalLight>,
    mut room: Single<&mut EnvironmentMapLight, With<BoardCamera>>,
    lamp: Single<(&mut PointLight, &mut Visibility), With<Lamp>>,
    mut animating: ResMut<Animating>,
) {
    /// The fraction by which the room is dimmed.
    const DARK: f32 = 0.55;
    /// In lumens.
    const LAMP: f32 = 300_000.0;
    /// The rate at which the light follows, per second.
    const HASTE: f32 = 3.0;
    let goal = match &finale.0 {
        Some(Moment {
            decision,
            elapsed: Some(elapsed),
        }) => DimmedLight {
            dark: DARK,
            lamp: match decision {
                // It flares as the crown is set down.
                Decision::Crowned(_) => 1.0 + 0.8 * part(*elapsed, 1.6, 1.9) * (1.0 - part(*elapsed, 1.9, 2.5)),
                Decision::Forsaken(_) => 0.55,
            },
        },
        _ => DimmedLight::default(),
    };
    if *dimmed == goal {
        return;
    }
    let share = speed.followed(HASTE, &time);
    let follow = |from: f32, to: f32| {
        let next = from.lerp(to, share);
        if (next - to).abs() < 4e-3 { to } else { next }
    };
    *dimmed = DimmedLight {
        dark: follow(dimmed.dark, goal.dark),
        lamp: follow(dimmed.lamp, goal.lamp),
    };
    animating.0 = true;
    daylight.illuminance = DAYLIGHT * (1.0 - dimmed.dark);
    room.intensity = BRIGHTNESS * (1.0 - dimmed.dark);
    let (mut lamp, mut visibility) = lamp.into_inner();
    lamp.intensity = LAMP * dimmed.lamp;
    visibility.set_if_neq(if dimmed.lamp > 0.0 {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
}

/// The light of the table is as it was before the finale.
fn restore_light(daylight: Single<&mut DirectionalLight>, room: Single<&mut EnvironmentMapLight, With<BoardCamera>>) {
    daylight.into_inner().illuminance = DAYLIGHT;
    room.into_inner().intensity = BRIGHTNESS;
}

fn spawn_lamp(mut commands: Commands) {
    commands.spawn((
        Name::new("Lamp"),
        Lamp,
        PointLight {
            color: Color::srgb(1.0, 0.86, 0.62),
            intensity: 0.0,
            range: 9.0,
            radius: 0.2,
            ..default()
        },
        Transform::from_xyz(0.6, 4.2, 1.4),
        Visibility::Hidden,
        DespawnOnExit(AGON),
    ));
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Finale>(app, AGON);
    init_with_game::<DimmedLight>(app, AGON);
    app.add_plugins(throne_meshes::plugin)
        .add_systems(OnEnter(AGON), spawn_lamp.in_set(SetUpSystems::Spawn))
        .add_systems(OnExit(AGON), restore_light)
        .add_systems(
            Update,
            (
                (
                    begin,
                    mark.run_if(resource_changed_or_removed::<Match>.or_else(resource_exists_and_changed::<Preview>)),
                )
                    .chain()
                    .in_set(EffectSystems::Mark),
                (
                    count_time,
                    animate_lights.run_if(resource_exists_and_changed::<Finale>),
                    dim,
                )
                    .chain()
                    .in_set(TableSystems::Animate)
                    .in_set(AgonSystems)
                    .after(MovePieces),
            ),
        );
}

#[cfg(test)]
mod tests;

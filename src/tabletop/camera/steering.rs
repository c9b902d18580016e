//! Camera movement: by the player, and in glides to the home position, to the other player's side, and close to its
//! middle.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_6, PI};

use bevy::prelude::*;
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera};

use super::framing::Home;
use super::marker::BoardCamera;
use crate::tabletop::motion::{Animating, AnimationSpeed, SetUpAtOnce, SkipAnimations};
use crate::tabletop::view::{CameraHome, Choosing, CloseUp, Closeness, HomeBearing, View};

/// Minimum and maximum distance, as multiples of the home distance.
const ZOOM: (f32, f32) = (0.4, 1.35);
/// Minimum and maximum angle above the horizon in the lit view, in radians.
const PITCH: (f32, f32) = (28.0 * PI / 180.0, 85.0 * PI / 180.0);

/// Camera controls, at the home position.
pub(crate) fn orbit(home: Home, bearing: HomeBearing) -> PanOrbitCamera {
    let Home { view, pitch, distance } = home;
    let HomeBearing(yaw) = bearing;
    let flat = view == View::TwoD;
    PanOrbitCamera {
        yaw: Some(yaw),
        pitch: Some(pitch),
        radius: Some(distance),
        target_yaw: yaw,
        target_pitch: pitch,
        target_radius: distance,
        pitch_lower_limit: Some(if flat { pitch } else { PITCH.0 }),
        pitch_upper_limit: Some(if flat { pitch } else { PITCH.1 }),
        zoom_lower_limit: distance * ZOOM.0,
        zoom_upper_limit: Some(distance * ZOOM.1),
        orbit_sensitivity: if flat { 0.0 } else { 0.8 },
        orbit_smoothness: 0.25,
        pan_sensitivity: if flat { 1.0 } else { 0.0 },
        // The right button is the games'.
        button_orbit: if flat { MouseButton::Middle } else { MouseButton::Left },
        button_pan: if flat { MouseButton::Left } else { MouseButton::Middle },
        focus_bounds_shape: Some(FocusBoundsShape::Cuboid(Cuboid::new(8.0, 0.0, 9.0))),
        trackpad_pinch_to_zoom_enabled: true,
        force_update: true,
        ..default()
    }
}

/// A camera position, current or intended.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    yaw: f32,
    pitch: f32,
    radius: f32,
    focus: Vec3,
}

impl Place {
    /// Where the player or the last glide has sent it.
    const fn aim(orbiting: &PanOrbitCamera) -> Self {
        Self {
            yaw: orbiting.target_yaw,
            pitch: orbiting.target_pitch,
            radius: orbiting.target_radius,
            focus: orbiting.target_focus,
        }
    }

    /// The home position, by the shortest turn from here.
    fn home(self, home: &Home, HomeBearing(yaw): HomeBearing, pitch: f32) -> Self {
        let turns = ((self.yaw - yaw) / (2.0 * PI)).round();
        Self {
            yaw: yaw + turns * 2.0 * PI,
            pitch,
            radius: home.distance,
            focus: Vec3::ZERO,
        }
    }

    /// Close to the middle of the table, and lower than here. To the side by half the way between neighbouring cells of a
    /// board of hexagons, from where no piece next to the middle stands behind the one on it.
    fn close_up(self, home: &Home, closeness: Closeness) -> Self {
        let (pitch, radius) = match home.view {
            View::ThreeD => ((self.pitch - 0.2).max(0.66), closeness.lit),
            View::TwoD => (FRAC_PI_2, closeness.flat),
        };
        Self {
            yaw: self.yaw + if home.view == View::ThreeD { FRAC_PI_6 } else { 0.0 },
            pitch,
            radius: home.distance * radius,
            focus: Vec3::ZERO,
        }
    }

    fn lerp(self, to: Self, share: f32) -> Self {
        Self {
            yaw: self.yaw.lerp(to.yaw, share),
            pitch: self.pitch.lerp(to.pitch, share),
            radius: self.radius.lerp(to.radius, share),
            focus: self.focus.lerp(to.focus, share),
        }
    }
}

/// An automatic camera movement in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glide {
    from: Place,
    to: Place,
    duration: f32,
    /// Seconds elapsed; `None` before its first frame, which may follow a long idle period.
    elapsed: Option<f32>,
    /// Where it was last placed. If the camera is elsewhere, the player has taken over.
    put: Place,
}

impl Glide {
    fn new(from: Place, to: Place, duration: f32) -> Self {
        Self {
            from,
            to,
            duration,
            elapsed: None,
            put: from,
        }
    }
}

/// Steering state kept between frames.
#[derive(Default)]
pub(crate) struct Trajectory {
    last: Option<(Home, HomeBearing, CloseUp, Choosing)>,
    glide: Option<Glide>,
    /// Where the camera was before its close-up, and the position of the close-up.
    near: Option<(Place, Place)>,
}

/// Moves the camera to its target: immediately when the view changes, otherwise in a glide that the player can
/// interrupt.
pub(crate) fn steer(
    mut orbiting: Single<&mut PanOrbitCamera, With<BoardCamera>>,
    (home, bearing, close_up, choosing): (Res<Home>, Res<HomeBearing>, Res<CloseUp>, Res<Choosing>),
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    (mut skips, mut set_ups): (MessageReader<SkipAnimations>, MessageReader<SetUpAtOnce>),
    mut requests: MessageReader<CameraHome>,
    mut animating: ResMut<Animating>,
    mut course: Local<Trajectory>,
) {
    const TURN: f32 = 0.7;
    const APPROACH: f32 = 1.1;
    const RISE: f32 = 0.35;
    let is_skipped = skips.read().count() > 0;
    let is_set_up = set_ups.read().count() > 0;
    let go_home = requests.read().count() > 0;
    // A camera that does not glide does not jump either.
    let choosing = Choosing(choosing.0 && speed.0 > 0.0);
    let before = course.last.replace((*home, *bearing, *close_up, choosing));
    // The first frame counts as a change too: settings are read only after the camera is spawned.
    let Some((old_home, old_bearing, old_close_up, old_choosing)) = before.filter(|(seen, ..)| seen.view == home.view)
    else {
        course.glide = None;
        course.near = None;
        **orbiting = PanOrbitCamera {
            initialized: true,
            ..orbit(*home, *bearing)
        };
        return;
    };
    let here = Place::aim(&orbiting);
    let mut glide = course.glide.take().filter(|glide| glide.put == here);
    // Unless the player has tilted the board, its tilt follows the shape of the window.
    let (old_pitch, pitch) = (old_home.pitch(old_choosing.0), home.pitch(choosing.0));
    if old_home != *home {
        match &mut glide {
            Some(glide) if glide.to.pitch == old_pitch => glide.to.pitch = pitch,
            None if here.pitch == old_pitch => {
                orbiting.pitch = Some(pitch);
                orbiting.target_pitch = pitch;
                orbiting.force_update = true;
            }
            _ => {}
        }
    }
    let here = Place::aim(&orbiting);
    if let Some(glide) = &mut glide {
        glide.elapsed = Some(match glide.elapsed {
            _ if is_skipped => f32::INFINITY,
            None => 0.0,
            Some(elapsed) => elapsed + time.delta_secs() * speed.0,
        });
    }
    // The next movement starts from where the last glide was to end.
    let mut aim = glide.map_or(here, |glide| glide.to);
    let rises = old_choosing != choosing && aim.pitch == old_pitch;
    if rises {
        aim.pitch = pitch;
    }
    if old_close_up != *close_up {
        let to = if let Some(closeness) = close_up.0 {
            let near = aim.close_up(&home, closeness);
            course.near = Some((aim, near));
            near
        } else {
            // If the player has moved the camera in the meantime, it stays where it is.
            let untouched = course.near.take().filter(|&(_, near)| near == aim);
            untouched.map_or(aim, |(before, _)| before)
        };
        glide = (to != here).then(|| Glide::new(here, to, APPROACH));
    } else if old_bearing != *bearing {
        let to = Place {
            yaw: aim.yaw + bearing.0 - old_bearing.0,
            ..aim
        };
        glide = Some(Glide {
            elapsed: is_set_up.then_some(f32::INFINITY),
            ..Glide::new(here, to, TURN)
        });
    } else if go_home {
        glide = Some(Glide::new(here, here.home(&home, *bearing, pitch), TURN));
    } else if rises {
        glide = Some(Glide::new(here, aim, RISE));
    }
    let Some(mut glide) = glide else {
        return;
    };
    let share = match glide.elapsed {
        _ if speed.0 <= 0.0 => 1.0,
        elapsed => (elapsed.unwrap_or(0.0) / glide.duration).min(1.0),
    };
    put(&mut orbiting, glide.from.lerp(glide.to, smooth(share)));
    if share < 1.0 {
        animating.0 = true;
        glide.put = Place::aim(&orbiting);
        course.glide = Some(glide);
    } else {
        put(&mut orbiting, glide.to);
    }
}

/// Smooth acceleration and deceleration.
fn smooth(share: f32) -> f32 {
    EaseFunction::SmootherStep.sample_clamped(share)
}

/// Places the camera immediately, within its limits.
fn put(orbiting: &mut PanOrbitCamera, place: Place) {
    let Place {
        yaw,
        pitch,
        radius,
        focus,
    } = place;
    (orbiting.target_yaw, orbiting.yaw) = (yaw, Some(yaw));
    (orbiting.target_pitch, orbiting.pitch) = (pitch, Some(pitch));
    (orbiting.target_radius, orbiting.radius) = (radius, Some(radius));
    (orbiting.target_focus, orbiting.focus) = (focus, focus);
    orbiting.force_update = true;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    const NEAR: Option<Closeness> = Some(Closeness { lit: 0.6, flat: 0.6 });

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::shell::system::resources::AddResource;

    /// A camera at the home position, at 20 frames per second.
    fn app() -> App {
        let mut app = App::new();
        let home = Home::default();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(home)
            .add_resource::<HomeBearing>()
            .add_resource::<CloseUp>()
            .add_resource::<Choosing>()
            .add_resource::<AnimationSpeed>()
            .add_resource::<Animating>()
            .add_message::<SkipAnimations>()
            .add_message::<SetUpAtOnce>()
            .add_message::<CameraHome>()
            .add_systems(
                Update,
                ((|mut animating: ResMut<Animating>| animating.0 = false), steer).chain(),
            );
        app.world_mut()
            .spawn((BoardCamera, orbit(home, HomeBearing::default())));
        app.update();
        app
    }

    fn at(app: &mut App) -> Place {
        let world = app.world_mut();
        let orbiting = world.query::<&PanOrbitCamera>().single(world).unwrap();
        Place::aim(orbiting)
    }

    fn turn_by_hand(app: &mut App, yaw: f32) {
        let world = app.world_mut();
        let mut orbiting = world.query::<&mut PanOrbitCamera>().single_mut(world).unwrap();
        orbiting.target_yaw += yaw;
        orbiting.yaw = Some(orbiting.target_yaw);
    }

    fn is_moving(app: &App) -> bool {
        app.world().resource::<Animating>().0
    }

    /// The largest step in any direction until it comes to rest, in radians.
    fn rest(app: &mut App) -> f32 {
        let mut greatest = 0.0_f32;
        for _ in 0..100 {
            let before = at(app);
            app.update();
            greatest = greatest.max((at(app).yaw - before.yaw).abs());
            if !is_moving(app) {
                return greatest;
            }
        }
        panic!("it never comes to rest");
    }

    #[test]
    fn it_comes_home_in_a_glide_and_rests() {
        let mut app = app();
        let home = at(&mut app);
        turn_by_hand(&mut app, 2.0);
        app.update();
        assert!(!is_moving(&app));
        app.world_mut().write_message(CameraHome);
        app.update();
        assert_eq!(at(&mut app).yaw, 2.0, "the first frame may follow a long idle one");
        let step = rest(&mut app);
        assert!(step < 0.4, "{step}");
        assert_eq!(at(&mut app), home);
    }

    #[test]
    fn a_position_set_up_at_once_is_seen_from_its_side_at_once() {
        let mut app = app();
        let mut turned = |message: Option<SetUpAtOnce>, yaw| {
            app.world_mut().write_message_batch(message);
            app.insert_resource(HomeBearing(yaw));
            app.update();
            (at(&mut app).yaw, is_moving(&app))
        };
        assert_eq!(turned(Some(SetUpAtOnce), PI), (PI, false));
        assert_eq!(turned(None, 0.0), (PI, true), "it turns in a glide");
    }

    #[test]
    fn it_rises_while_a_cell_is_chosen_unless_the_player_has_tilted_it() {
        let mut app = app();
        let low = at(&mut app);
        let choose = |app: &mut App, is_choosing: bool| {
            app.insert_resource(Choosing(is_choosing));
            app.update();
            rest(app);
            at(app)
        };
        let high = choose(&mut app, true);
        assert!(high.pitch > low.pitch + 0.1 && high.yaw == low.yaw);
        assert_eq!(choose(&mut app, false), low);
        let world = app.world_mut();
        let mut orbiting = world.query::<&mut PanOrbitCamera>().single_mut(world).unwrap();
        orbiting.target_pitch = 1.0;
        assert_eq!(choose(&mut app, true).pitch, 1.0);
    }

    #[test]
    fn a_glide_ends_at_the_pitch_of_a_window_that_has_changed_meanwhile() {
        let mut app = app();
        app.insert_resource(Choosing(true));
        app.update();
        app.update();
        let mut home = *app.world().resource::<Home>();
        home.pitch += 0.05;
        app.insert_resource(home);
        rest(&mut app);
        assert_eq!(at(&mut app).pitch, home.pitch(true));
    }

    #[test]
    fn without_animation_it_does_not_rise() {
        let mut app = app();
        let low = at(&mut app);
        app.insert_resource(AnimationSpeed(0.0));
        app.insert_resource(Choosing(true));
        app.update();
        assert_eq!(at(&mut app), low);
    }

    #[test]
    fn it_takes_the_shortest_way_round() {
        let mut app = app();
        turn_by_hand(&mut app, 2.0 * PI - 0.3);
        app.world_mut().write_message(CameraHome);
        app.update();
        rest(&mut app);
        assert!((at(&mut app).yaw - 2.0 * PI).abs() < 1e-4);
    }

    #[test]
    fn a_hand_ends_the_glide_and_a_press_takes_it_to_its_end() {
        let mut app = app();
        app.world_mut().resource_mut::<HomeBearing>().0 = PI;
        for _ in 0..5 {
            app.update();
        }
        turn_by_hand(&mut app, 0.3);
        let by_hand = at(&mut app);
        app.update();
        assert_eq!(at(&mut app), by_hand);
        assert!(!is_moving(&app));
        app.world_mut().write_message(CameraHome);
        app.update();
        app.world_mut().write_message(SkipAnimations);
        app.update();
        assert!((at(&mut app).yaw - PI).abs() < 1e-4);
    }

    #[test]
    fn without_animation_it_is_there_at_once() {
        let mut app = app();
        app.insert_resource(AnimationSpeed(0.0));
        app.world_mut().resource_mut::<HomeBearing>().0 = PI;
        app.update();
        assert_eq!(at(&mut app).yaw, PI);
        assert!(!is_moving(&app));
    }

    #[test]
    fn it_comes_close_to_the_middle_and_goes_back_to_where_it_was() {
        let mut app = app();
        turn_by_hand(&mut app, 1.0);
        let before = at(&mut app);
        app.world_mut().resource_mut::<CloseUp>().0 = NEAR;
        app.update();
        rest(&mut app);
        let near = at(&mut app);
        assert!(near.radius < 0.7 * before.radius && near.pitch >= PITCH.0);
        app.world_mut().resource_mut::<CloseUp>().0 = None;
        app.update();
        rest(&mut app);
        assert_eq!(at(&mut app), before);
    }

    #[test]
    fn where_the_player_takes_it_meanwhile_it_stays() {
        let mut app = app();
        app.world_mut().resource_mut::<CloseUp>().0 = NEAR;
        app.update();
        rest(&mut app);
        turn_by_hand(&mut app, 0.5);
        let by_hand = at(&mut app);
        app.world_mut().resource_mut::<CloseUp>().0 = None;
        app.update();
        rest(&mut app);
        assert_eq!(at(&mut app), by_hand);
    }
}

//! The target of a pointer on the map: the agent under it, who stands upright in the lit view, otherwise the city.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board::{AGENT_HEIGHT, AGENT_RADIUS, city_spot, disc, on_board};
use super::entities::{AgentOf, Shown, Whereabouts};
use crate::agent::gameplay::messages::MapPressed;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::view::View;

/// Distance by which a touch, and a mouse, may miss their target, in logical pixels.
const FINGER: f32 = 18.0;
const MOUSE: f32 = 3.0;
/// Margin around its disc within which a city is meant, in world units.
const AROUND_DISC: f32 = 0.14;

/// Something on the map as it appears in the window, in logical pixels from the top left corner.
#[derive(Clone, Copy, Debug)]
struct Seen {
    what: MapPressed,
    /// The ends of its axis: of the upright one of an agent in the lit view, otherwise the same point twice.
    axis: [Vec2; 2],
    /// Reach around its axis.
    reach: f32,
}

impl Seen {
    /// The distance of a point from the axis.
    fn distance(&self, at: Vec2) -> f32 {
        let [foot, top] = self.axis;
        let upright = top - foot;
        let along = (at - foot).dot(upright) / upright.length_squared().max(1e-6);
        at.distance(foot + upright * along.clamp(0.0, 1.0))
    }
}

/// The nearest of the things under a point, agents before cities; otherwise the nearest that is missed by no more than
/// `slack`.
fn meant(at: Vec2, seen: impl Iterator<Item = Seen>, slack: f32) -> MapPressed {
    /// Rank of a hit: agents, then cities, then near misses, each from the nearest.
    const MISSED: f32 = 10.0;
    let met = |seen: &Seen| {
        let distance = seen.distance(at);
        let share = distance / seen.reach;
        match seen.what {
            MapPressed::Agent(_) if share <= 1.0 => Some(share),
            _ if share <= 1.0 => Some(1.0 + share),
            _ => Some(MISSED + distance - seen.reach).filter(|missed| *missed <= MISSED + slack),
        }
    };
    let met = seen.filter_map(|seen| Some((seen.what, met(&seen)?)));
    let best = met.min_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(MapPressed::Nothing, |(what, _)| what)
}

/// Resolves the target of a pointer.
#[derive(SystemParam)]
pub struct MapPointer<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
    agents: Query<'w, 's, (&'static AgentOf, &'static Whereabouts, &'static Transform)>,
    shown: Option<Res<'w, Shown>>,
    view: Res<'w, View>,
}

impl MapPointer<'_, '_> {
    /// The target of a pointer at a point of the window, in logical pixels from the top left corner.
    pub fn meant(&self, at: Vec2, is_touch: bool) -> MapPressed {
        let slack = if is_touch { FINGER } else { MOUSE };
        meant(at, self.seen(), slack)
    }

    fn seen(&self) -> impl Iterator<Item = Seen> {
        let height = match *self.view {
            View::ThreeD => AGENT_HEIGHT - AGENT_RADIUS / 2.0,
            View::TwoD => 0.0,
        };
        let agents = self.agents.iter().filter(|(_, at, _)| **at != Whereabouts::Nowhere);
        let agents = agents.map(move |(of, _, place)| {
            let foot = place.translation;
            (MapPressed::Agent(of.0), [foot, foot + Vec3::Y * height], AGENT_RADIUS)
        });
        let map = self.shown.as_ref().map(|shown| shown.board.map);
        let cities = map.into_iter().flat_map(|map| map.cities()).map(|city| {
            let centre = on_board(city_spot(city));
            (MapPressed::City(city), [centre, centre], disc(city) + AROUND_DISC)
        });
        let eye = self.camera.single().ok();
        agents.chain(cities).filter_map(move |(what, axis, radius)| {
            let (camera, eye) = eye?;
            let in_window = |point: Vec3| camera.world_to_viewport(eye, point).ok();
            let [foot, top] = axis;
            let (at, side) = (in_window(foot)?, in_window(foot + eye.right() * radius)?);
            Some(Seen {
                what,
                axis: [at, in_window(top)?],
                reach: at.distance(side),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Agent, City};
    use bevy::ecs::system::SystemState;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agent::scene::entities::ShowBoard;
    use crate::agent::scene::testing::board_plugin;
    use crate::tabletop::camera::framing::camera_at_home;
    use crate::tabletop::view::BoardOutline;

    fn city(code: &str) -> City {
        code.parse().unwrap()
    }

    /// The map in a window, with agents at home, in one city with the case, and in exile.
    fn app(view: View, window: Vec2) -> App {
        let mut app = App::new();
        app.insert_resource(view)
            .add_plugins((MinimalPlugins, StatesPlugin, board_plugin));
        let Shown { mut board, two_each } = Shown::default();
        for (number, place) in board.places.iter_mut().enumerate() {
            match number {
                0 | 2 | 4 => *place = Some(city("TEH")),
                7 => *place = None,
                _ => {}
            }
        }
        board.case = city("TEH");
        app.world_mut().write_message(ShowBoard {
            board,
            two_each,
            is_animated: false,
        });
        app.update();
        let world = app.world_mut();
        let outline = world.resource::<BoardOutline>().clone();
        let free = Rect::from_corners(Vec2::ZERO, window);
        let (camera, eye) = camera_at_home(view, window, free, 0.0, &outline);
        world.spawn((BoardCamera, camera, eye));
        app
    }

    #[test]
    fn the_middle_of_everything_means_itself_in_both_views() {
        for view in [View::ThreeD, View::TwoD] {
            for window in [Vec2::new(1280.0, 800.0), Vec2::new(360.0, 360.0)] {
                let mut app = app(view, window);
                let mut state = SystemState::<MapPointer>::new(app.world_mut());
                let pointer = state.get(app.world()).unwrap();
                let seen: Vec<Seen> = pointer.seen().collect();
                assert_eq!(seen.len(), Agent::COUNT + City::COUNT);
                let occupied = ["TEH", "WAS", "LON", "MOS", "PEK"].map(city);
                for seen in seen {
                    let is_covered = matches!(seen.what, MapPressed::City(city) if occupied.contains(&city));
                    let [foot, top] = seen.axis;
                    for at in [foot, foot.lerp(top, 0.5), top] {
                        if !is_covered {
                            assert_eq!(pointer.meant(at, false), seen.what, "{view:?} {window}");
                            assert_eq!(pointer.meant(at, true), seen.what, "{view:?} {window}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_finger_may_miss_and_a_press_on_the_open_sea_means_nothing() {
        let mut app = app(View::TwoD, Vec2::new(360.0, 360.0));
        let mut state = SystemState::<MapPointer>::new(app.world_mut());
        let pointer = state.get(app.world()).unwrap();
        let seen: Vec<Seen> = pointer.seen().collect();
        let bermuda = seen
            .iter()
            .find(|seen| seen.what == MapPressed::City(city("BMU")))
            .unwrap();
        let beside = bermuda.axis[0] + Vec2::new(0.0, bermuda.reach + 10.0);
        assert_eq!(pointer.meant(beside, true), bermuda.what);
        assert_eq!(pointer.meant(beside, false), MapPressed::Nothing);
        assert_eq!(pointer.meant(Vec2::new(340.0, 340.0), true), MapPressed::Nothing);
    }
}

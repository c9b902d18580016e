//! What ends a rest: in the whole game, with frames drawn when a window would draw them and at no other time.

use std::time::Duration;

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameStarted};
use agon::agon::gameplay::agon_screen::AGON;
use agon::agon::saves::start_game::GameWanted;
use agon::agon::text::pages::MENU;
use agon::shell::pages::shortcuts::KEYS;
use agon::shell::system::resources::AddResource;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::Overlay;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};
use agon_core::agent::{Player, Referee, Seat, read_action};
use agon_core::rules::{Game, RuleSet};
use agon_core::session::players::Players;
use bevy::a11y::ActionRequest;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::egui::accesskit;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::analysis::first_moves;
use crate::searches::analyst;
use crate::whole::{Whole, nothing_drawn};

const FRAME: Duration = Duration::from_millis(16);
const LONG: Duration = Duration::from_secs(10);

/// A game in a window: winit draws at once when it is asked to, a frame more whenever its wait has
/// changed, and when the wait is over.
struct Window {
    whole: Whole,
    now: Duration,
    drawn: Duration,
    wait: Duration,
    due: Duration,
    at_once: bool,
}

impl Window {
    /// A game of Agon between two people.
    fn open() -> Self {
        Self::open_with(AGON, |whole| whole.play(Game::new(RuleSet::default())))
    }

    fn open_with(game: ActiveGame, begin: impl FnOnce(&mut Whole)) -> Self {
        let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
            app.add_resource::<WinitSettings>().insert_state(game);
        });
        begin(&mut whole);
        let mut window = Self {
            whole,
            now: Duration::ZERO,
            drawn: Duration::ZERO,
            wait: Duration::ZERO,
            due: Duration::ZERO,
            at_once: true,
        };
        window.rest(LONG);
        window
    }

    /// Draws a frame, after what has happened in the window or because it is time.
    fn draw(&mut self) {
        let since = TimeUpdateStrategy::ManualDuration(self.now - self.drawn);
        self.whole.app.insert_resource(since).update();
        self.drawn = self.now;
        let world = self.whole.app.world();
        let UpdateMode::Reactive { wait, .. } = world.resource::<WinitSettings>().focused_mode else {
            panic!("the game draws all the time");
        };
        self.at_once = !world.resource::<Messages<RequestRedraw>>().is_empty() || wait != self.wait;
        if wait != self.wait || self.due <= self.now {
            self.due = self.now + wait;
        }
        self.wait = wait;
    }

    /// Lets time pass in which nothing happens in the window. Returns how many frames were drawn.
    fn rest(&mut self, length: Duration) -> u32 {
        let end = self.now + length;
        let mut frames = 0;
        loop {
            let next = if self.at_once { self.now + FRAME } else { self.due };
            if next > end {
                self.now = end;
                return frames;
            }
            self.now = next;
            self.draw();
            frames += 1;
        }
    }

    fn write(&mut self, message: impl Message) {
        self.whole.app.world_mut().write_message(message);
    }

    /// The pointer comes to a point.
    fn point(&mut self, position: Vec2) {
        let world = self.whole.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).unwrap();
        let delta = None;
        self.write(WindowEvent::CursorMoved(CursorMoved {
            window,
            position,
            delta,
        }));
        self.draw();
    }

    fn has_tooltip(&mut self) -> bool {
        let world = self.whole.app.world_mut();
        let mut panels = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut panel = panels.single_mut(world).unwrap();
        let layers = panel.get_mut().memory(|memory| memory.areas().visible_layer_ids());
        layers.iter().any(|layer| layer.order == egui::Order::Tooltip)
    }
}

#[test]
fn a_window_with_a_gamepad_rests_and_repeats_a_direction_while_it_is_held() {
    let mut window = Window::open();
    assert_eq!(window.rest(LONG), 0);
    let gamepad = window.whole.connect();
    window.draw();
    window.rest(LONG);
    assert_eq!(window.rest(LONG), 0);
    assert_eq!(window.whole.screen().1, Overlay::None);
    let push = |window: &mut Window, button, value| {
        let pushed = RawGamepadButtonChangedEvent::new(gamepad, button, value);
        window.write(RawGamepadEvent::from(pushed));
        window.draw();
    };
    // In the menu, which has more than four buttons, the focus moves on.
    push(&mut window, GamepadButton::Start, 1.0);
    push(&mut window, GamepadButton::Start, 0.0);
    window.rest(LONG);
    assert_eq!(window.whole.screen().1, Overlay::Page(MENU));
    push(&mut window, GamepadButton::DPadDown, 1.0);
    window.rest(Duration::from_millis(300));
    let first = window.whole.focus();
    window.rest(Duration::from_millis(300));
    assert_ne!(window.whole.focus(), first, "it repeats though nothing else happens");
    push(&mut window, GamepadButton::DPadDown, 0.0);
    window.rest(LONG);
    assert_eq!(window.rest(LONG), 0);
}

#[test]
fn the_board_behind_a_title_turns_for_a_while_and_rests() {
    let mut window = Window::open_with(AGENT, |whole| {
        *whole.app.world_mut().resource_mut::<ViewSettings>() = ViewSettings {
            view: ViewChoice::ThreeD,
            animation: Animation::Normal,
            ..default()
        };
    });
    let turning = window.rest(LONG);
    assert!(turning > 100, "{turning} frames while it turns");
    window.rest(Duration::from_secs(30));
    assert_eq!(window.rest(LONG), 0);
}

#[test]
fn a_game_of_agent_rests_once_the_lot_has_been_seen_and_whatever_is_asked() {
    let seats = ["Ann", "Ben"].map(Seat::person);
    let game = Referee::new("2".parse().unwrap(), Player::ALL[1], &seats, 5);
    let mut window = Window::open_with(AGENT, |whole| whole.send(GameStarted(game)));
    assert_eq!(window.rest(LONG), 0, "the device is to be taken");
    // While the time to object runs, its seconds are counted down.
    for (player, action, is_timed) in [
        (0, "$A1=500", false),
        (1, "$B1=500", false),
        (1, "B1-DUB", true),
        (0, "object", false),
        (1, "insist", false),
    ] {
        let player = Player::ALL[player];
        window.write(DeviceAction::Take(player));
        window.draw();
        let current = window.whole.app.world().resource::<CurrentGame>();
        let before = current.events().len();
        let request = ActionRequested::by_person(player, read_action(action).unwrap(), current);
        window.write(request);
        window.draw();
        let current = window.whole.app.world().resource::<CurrentGame>();
        assert!(current.events().len() > before, "{action} is allowed");
        if !is_timed {
            window.rest(LONG);
            assert_eq!(window.rest(LONG), 0, "after {action}");
        }
    }
}

#[test]
fn what_a_screen_reader_presses_is_pressed_whichever_frame_is_being_drawn() {
    /// In how many frames something is pressed.
    #[derive(Resource)]
    struct Until(u32);

    let mut window = Window::open();
    let (target_node, _) = window.whole.node("Menu");
    let press = accesskit::ActionRequest {
        action: accesskit::Action::Click,
        target_tree: accesskit::TreeId::ROOT,
        target_node,
        data: None,
    };
    // After what the frame itself does, as winit hands it on.
    let arrive = move |mut until: ResMut<Until>, mut requests: MessageWriter<ActionRequest>| {
        until.0 = until.0.wrapping_sub(1);
        if until.0 == 0 {
            requests.write(ActionRequest(press.clone()));
        }
    };
    window
        .whole
        .app
        .insert_resource(Until(0))
        .add_systems(PostUpdate, arrive);
    window.draw();
    let frames = 1 + window.rest(LONG);
    let mut is_open = false;
    for frame in 1..=frames {
        window.whole.app.insert_resource(Until(frame));
        window.draw();
        window.rest(LONG);
        is_open = !is_open;
        let nodes = window.whole.nodes();
        let listed = nodes.iter().any(|(_, node)| node.label() == Some("How to play"));
        assert_eq!(listed, is_open, "pressed in frame {frame} of {frames}");
        assert_eq!(window.rest(LONG), 0);
    }
}

#[test]
fn a_tooltip_comes_up_though_the_pointer_rests_and_then_nothing_is_drawn() {
    let mut window = Window::open();
    assert_eq!(window.rest(LONG), 0);
    let (_, button) = window.whole.node("Menu");
    let place = button.bounds().expect("a button is somewhere");
    let middle = Vec2::new((place.x0 + place.x1) as f32, (place.y0 + place.y1) as f32) / 2.0;
    let beside = Vec2::splat(4.0);
    window.point(beside);
    assert!(!window.has_tooltip());
    window.point(middle);
    assert!(!window.has_tooltip());
    let frames = window.rest(Duration::from_secs(3));
    assert!(window.has_tooltip());
    assert!(frames < 60, "{frames} frames for a tooltip");
    assert_eq!(window.rest(LONG), 0);
    // The pointer leaves.
    window.point(beside);
    window.rest(Duration::from_secs(3));
    assert!(!window.has_tooltip());
}

#[test]
fn an_analysis_that_is_done_draws_nothing_and_a_line_that_is_pointed_at_is_played_and_rests() {
    let mut window = Window::open();
    window.whole.app.insert_resource(analyst(first_moves));
    let players = Players::two_people("", "");
    let board = Game::new(RuleSet::default()).into();
    window.write(GameWanted::analysis(board, players, Vec::new()));
    window.draw();
    window.rest(LONG);
    assert_eq!(window.rest(LONG), 0, "all is found");
    let nodes = window.whole.nodes();
    let is_first = |name: &str| name.starts_with("Line 1.");
    let row = nodes.iter().find(|(_, node)| node.label().is_some_and(is_first));
    let place = row.and_then(|(_, node)| node.bounds()).expect("a line is somewhere");
    let middle = Vec2::new((place.x0 + place.x1) as f32, (place.y0 + place.y1) as f32) / 2.0;
    window.point(middle - Vec2::new(0.0, 5.0));
    window.rest(Duration::from_millis(200));
    window.point(middle);
    let frames = window.rest(LONG);
    assert!(window.has_tooltip(), "it is played on a small board");
    assert!((10..150).contains(&frames), "{frames} frames for a line of one move");
    window.rest(LONG);
    assert_eq!(window.rest(LONG), 0, "it has been seen often enough");
}

/// The place of a control in each of the next frames, as screen readers see it.
fn places(window: &mut Window, name: &str, frames: usize) -> Vec<Vec2> {
    let place = |window: &mut Window| {
        window.rest(FRAME);
        let (_, node) = window.whole.node(name);
        let bounds = node.bounds().expect("it is somewhere");
        Vec2::new(bounds.x0 as f32, bounds.y0 as f32)
    };
    (0..frames).map(|_| place(window)).collect()
}

#[test]
fn pages_slide_in_from_where_they_lie_and_then_nothing_is_drawn() {
    for (animation, slides) in [(Animation::Normal, true), (Animation::Off, false)] {
        let mut window = Window::open();
        window.whole.app.world_mut().resource_mut::<ViewSettings>().animation = animation;
        window.draw();
        window.rest(LONG);
        // Over the board, one level deeper, and up again.
        for (overlay, name, way) in [
            (MENU, "How to play", Vec2::Y),
            (KEYS, "Back", Vec2::X),
            (MENU, "How to play", Vec2::NEG_X),
        ] {
            assert_eq!(window.rest(LONG), 0);
            let mut next = window.whole.app.world_mut().resource_mut::<NextState<Overlay>>();
            next.set(Overlay::Page(overlay));
            window.draw();
            let places = places(&mut window, name, 16);
            let home = places[15];
            let left: Vec<_> = places.iter().map(|&place| (place - home).dot(way)).collect();
            if slides {
                assert!(left[0] > 3.0 && left[0] < 13.0, "{name}: {left:?}");
            }
            assert!(left.windows(2).all(|pair| pair[1] <= pair[0]), "{name}: {left:?}");
            assert!(
                left[if slides { 11 } else { 0 }..].iter().all(|&left| left == 0.0),
                "{left:?}"
            );
            window.rest(LONG);
        }
        assert_eq!(window.rest(LONG), 0);
    }
}

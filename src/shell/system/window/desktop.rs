//! The window fills the screen, or has a size and a place that are remembered from one run to the next.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowCloseRequested, WindowMode, WindowPosition,
    WindowResizeConstraints, WindowResolution,
};
use bevy::winit::WINIT_WINDOWS;
use serde::{Deserialize, Serialize};
use winit::window::Icon;

use crate::shell::system::redraw::Wake;
use crate::shell::system::settings::section::{Section, add_section};

/// The smallest size of the window, in logical pixels.
const LEAST: Vec2 = Vec2::new(320.0, 240.0);
/// Maximum share of the screen's width and height for a window that is opened for the first time.
const FIRST_SHARE: f32 = 0.9;
/// The size and the place are saved once they have been the same for this long.
const STEADY: Duration = Duration::from_millis(500);

/// Requires the settings.
pub(super) fn plugin(app: &mut App) {
    add_section::<WindowSettings>(app);
    app.add_systems(Startup, set_icon.run_if(resource_exists::<WindowIcon>))
        .add_systems(PostUpdate, fill_screen.run_if(resource_changed::<WindowSettings>));
}

/// Opens the primary window as it was left, or for the first time with `first` logical pixels if the screen is large
/// enough, and remembers its size and place from then on. Requires the window and the settings.
pub fn remember(app: &mut App, first: UVec2) {
    let settings = app.world().resource::<WindowSettings>().clone();
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(app.world_mut()) {
        let [width, height] = settings.size.unwrap_or(first.to_array());
        window.resolution = WindowResolution::new(width, height);
        window.position = settings.position();
        window.resize_constraints = WindowResizeConstraints {
            min_width: LEAST.x,
            min_height: LEAST.y,
            ..default()
        };
        // The screens are known only after the window has been made, so it is shown when it fits.
        window.visible = false;
    }
    app.add_message::<WindowCloseRequested>()
        .add_systems(Startup, fit)
        .add_systems(PreUpdate, keep);
}

/// State in which the window was left.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowSettings {
    /// Whether it fills the screen.
    pub full_screen: bool,
    /// Whether it is maximized.
    pub maximized: bool,
    /// Its size in logical pixels when it is neither; `None` if it has never been opened.
    pub size: Option<[u32; 2]>,
    /// Its upper left corner in physical pixels when it is neither; `None` if the system does not report it.
    pub place: Option<[i32; 2]>,
}

impl Section for WindowSettings {
    const NAME: &'static str = "window";

    fn usual(&self) -> Self {
        Self {
            full_screen: false,
            ..self.clone()
        }
    }
}

impl WindowSettings {
    fn position(&self) -> WindowPosition {
        self.place
            .map_or(WindowPosition::Automatic, |place| WindowPosition::At(place.into()))
    }
}

/// The window's icon, as a PNG file. To be inserted before the program starts.
#[derive(Resource, Clone, Copy, Debug)]
pub struct WindowIcon(pub &'static [u8]);

pub(super) fn full_screen(world: &World) -> Option<bool> {
    world
        .get_resource::<WindowSettings>()
        .map(|settings| settings.full_screen)
}

pub(super) fn set_full_screen(world: &mut World, wanted: bool) {
    let mut settings = world.resource::<WindowSettings>().clone();
    settings.full_screen = wanted;
    world.resource_mut::<WindowSettings>().set_if_neq(settings);
}

fn fill_screen(settings: Res<WindowSettings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let mode = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

/// A screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Screen {
    area: IRect,
    scale: f32,
}

impl Screen {
    fn of(monitor: &Monitor) -> Self {
        let corner = monitor.physical_position;
        Self {
            area: IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2()),
            scale: monitor.scale_factor as f32,
        }
    }

    /// Its size in logical pixels.
    fn size(self) -> Vec2 {
        self.area.size().as_vec2() / self.scale
    }
}

/// The size with which the window is opened on a screen, in logical pixels.
fn fitting(wanted: Vec2, is_first: bool, screen: Screen) -> Vec2 {
    let share = if is_first { FIRST_SHARE } else { 1.0 };
    wanted.min((screen.size() * share).floor()).max(LEAST)
}

/// The screen on which a window with this upper left corner and width, in physical pixels, can be taken by its upper
/// edge.
fn screen_at(screens: &[Screen], place: IVec2, width: i32) -> Option<Screen> {
    let edge = place + IVec2::new(width / 2, 8);
    screens.iter().copied().find(|screen| screen.area.contains(edge))
}

/// Makes the window fit the screens, and shows it.
fn fit(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    monitors: Query<(Entity, &Monitor, Has<PrimaryMonitor>)>,
    settings: Res<WindowSettings>,
) {
    let mut monitors: Vec<_> = monitors.iter().collect();
    monitors.sort_by_key(|(.., is_primary)| !is_primary);
    let screens: Vec<_> = monitors.iter().map(|(_, monitor, _)| Screen::of(monitor)).collect();
    let width = window.physical_width() as i32;
    let old = settings
        .place
        .and_then(|place| screen_at(&screens, place.into(), width));
    if let Some((&(primary, ..), &main)) = monitors.first().zip(screens.first()) {
        let size = fitting(window.size(), settings.size.is_none(), old.unwrap_or(main));
        if size != window.size() {
            window.resolution.set(size.x, size.y);
        }
        // It has never been opened, or the screen where it was has been unplugged.
        let is_first = settings.size.is_none();
        if old.is_none() && (is_first || settings.place.is_some()) {
            window.position = WindowPosition::Centered(MonitorSelection::Entity(primary));
        }
    }
    if settings.maximized {
        window.set_maximized(true);
    }
    window.visible = true;
}

/// A size in logical pixels and a place, as last seen.
#[derive(Default)]
struct Seen {
    shape: Option<([u32; 2], Option<[i32; 2]>)>,
    /// Since when, until it is saved.
    since: Option<Duration>,
}

/// Saves the size and the place once they are steady, or when the window is closed.
fn keep(
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut closing: MessageReader<WindowCloseRequested>,
    mut settings: ResMut<WindowSettings>,
    (time, mut wake): (Res<Time<Real>>, ResMut<Wake>),
    mut seen: Local<Seen>,
    _main_thread: NonSendMarker,
) {
    let is_closing = closing.read().count() > 0;
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    if !window.visible || window.mode != WindowMode::Windowed || window.size().cmplt(LEAST).any() {
        return;
    }
    let size = window.size().round().as_uvec2().to_array();
    let place = match window.position {
        WindowPosition::At(place) => Some(place.to_array()),
        _ => None,
    };
    if seen.shape != Some((size, place)) {
        *seen = Seen {
            shape: Some((size, place)),
            since: Some(time.elapsed()),
        };
    }
    let Some(since) = seen.since else {
        return;
    };
    let steady = time.elapsed().saturating_sub(since);
    if steady < STEADY && !is_closing {
        wake.within(STEADY - steady);
        return;
    }
    seen.since = None;
    let maximized = is_maximized(entity);
    let old = settings.clone();
    let is_kept = maximized || old.size.is_some_and(|old| is_rounded(old, size));
    settings.set_if_neq(WindowSettings {
        maximized,
        size: if is_kept { old.size } else { Some(size) },
        place: if maximized { old.place } else { place.or(old.place) },
        ..old
    });
}

/// Whether a size differs from another by no more than rounding to whole pixels can make of it: otherwise the window would
/// grow or shrink from start to start where the screen's scale is a fraction.
fn is_rounded(before: [u32; 2], now: [u32; 2]) -> bool {
    before
        .into_iter()
        .zip(now)
        .all(|(before, now)| before.abs_diff(now) <= 1)
}

fn is_maximized(window: Entity) -> bool {
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window).is_some_and(|window| window.is_maximized()))
}

/// Gives the window its icon, where the system takes it from the window and not from the installed program.
fn set_icon(icon: Res<WindowIcon>, windows: Query<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    let icon = match read_icon(icon.0) {
        Ok(icon) => icon,
        Err(error) => return warn!("the window's icon: {error}"),
    };
    WINIT_WINDOWS.with_borrow(|all| {
        for window in windows.iter().filter_map(|window| all.get_window(window)) {
            window.set_window_icon(Some(icon.clone()));
        }
    });
}

fn read_icon(png: &[u8]) -> Result<Icon, String> {
    let picture = image::load_from_memory_with_format(png, image::ImageFormat::Png);
    let picture = picture.map_err(|error| error.to_string())?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::resources::AddResource;
    use crate::shell::system::settings;
    use crate::shell::system::store;
    use crate::shell::system::store::Store;

    const FIRST: UVec2 = UVec2::new(1280, 800);

    /// A program with a window and one screen.
    fn app(store: Store, screen: UVec2, scale: f64) -> App {
        let mut app = App::new();
        app.insert_resource(store)
            .add_resource::<Time<Real>>()
            .add_resource::<Wake>()
            .add_plugins((store::plugin, settings::section::plugin, plugin));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.world_mut()
            .spawn((monitor(IVec2::ZERO, screen, scale), PrimaryMonitor));
        remember(&mut app, FIRST);
        app
    }

    fn monitor(place: IVec2, size: UVec2, scale: f64) -> Monitor {
        Monitor {
            name: None,
            physical_height: size.y,
            physical_width: size.x,
            physical_position: place,
            refresh_rate_millihertz: None,
            scale_factor: scale,
            video_modes: Vec::new(),
        }
    }

    fn window(app: &mut App) -> Mut<'_, Window> {
        let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(app.world_mut()).unwrap()
    }

    fn wait(app: &mut App, milliseconds: u64) {
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.advance_by(Duration::from_millis(milliseconds));
        app.update();
    }

    /// The next start with what the last one has saved.
    fn next(app: &mut App, screen: UVec2) -> App {
        next_at(app, screen, 1.0)
    }

    fn next_at(app: &mut App, screen: UVec2, scale: f64) -> App {
        let store = app.world_mut().remove_resource::<Store>().unwrap();
        self::app(store, screen, scale)
    }

    #[test]
    fn the_first_window_leaves_a_tenth_of_the_screen_free() {
        for (screen, scale, size) in [
            (UVec2::new(1920, 1080), 1.0, Vec2::new(1280.0, 800.0)),
            (UVec2::new(1280, 800), 1.0, Vec2::new(1152.0, 720.0)),
            (UVec2::new(1366, 768), 1.0, Vec2::new(1229.0, 691.0)),
            (UVec2::new(2560, 1600), 2.0, Vec2::new(1152.0, 720.0)),
            (UVec2::new(300, 200), 1.0, LEAST),
        ] {
            let screen = Screen {
                area: IRect::from_corners(IVec2::ZERO, screen.as_ivec2()),
                scale,
            };
            assert_eq!(fitting(FIRST.as_vec2(), true, screen), size, "{screen:?}");
        }
        let mut app = app(Store::memory(), UVec2::new(1280, 800), 1.0);
        assert!(!window(&mut app).visible, "it does not flash in another size");
        app.update();
        assert!(window(&mut app).visible);
        assert_eq!(window(&mut app).size(), Vec2::new(1152.0, 720.0));
    }

    #[test]
    fn the_first_window_is_centred_on_the_main_screen_and_later_ones_are_where_they_were() {
        let screen = UVec2::new(1280, 800);
        let mut first = app(Store::memory(), screen, 1.0);
        first.update();
        let mut main = first.world_mut().query_filtered::<Entity, With<PrimaryMonitor>>();
        let main = main.single(first.world()).unwrap();
        let centre = WindowPosition::Centered(MonitorSelection::Entity(main));
        assert_eq!(window(&mut first).position, centre);
        window(&mut first).position.set(IVec2::new(64, 40));
        first.update();
        wait(&mut first, 600);
        let mut second = next(&mut first, screen);
        second.update();
        assert_eq!(window(&mut second).position, WindowPosition::At(IVec2::new(64, 40)));
    }

    #[test]
    fn from_start_to_start_the_size_stays_whatever_the_scale() {
        let screen = UVec2::new(3840, 2160);
        for scale in [1.1_f32, 1.25, 1.5, 1.75, 2.25] {
            for wanted in [[1003, 701], [1001, 702], [999, 703]] {
                let mut app = app(Store::memory(), screen, 1.0);
                app.update();
                let [width, height] = wanted.map(|length| length as f32);
                window(&mut app).resolution.set(width, height);
                app.update();
                wait(&mut app, 600);
                for _ in 0..5 {
                    app = next_at(&mut app, screen, scale.into());
                    // The system has whole pixels only, and what is left over is lost.
                    let resolution = &mut window(&mut app).resolution;
                    resolution.set_scale_factor_and_apply_to_physical_size(scale);
                    app.update();
                    wait(&mut app, 600);
                }
                let saved = app.world().resource::<WindowSettings>().size;
                assert_eq!(saved, Some(wanted), "at {scale}");
            }
        }
    }

    #[test]
    fn size_and_place_are_there_at_the_next_start() {
        let screen = UVec2::new(1920, 1080);
        let mut first = app(Store::memory(), screen, 1.0);
        first.update();
        window(&mut first).resolution.set(1000.0, 700.0);
        window(&mut first).position.set(IVec2::new(300, 200));
        first.update();
        wait(&mut first, 400);
        assert_eq!(
            first.world().resource::<WindowSettings>().size,
            None,
            "not while it moves"
        );
        wait(&mut first, 200);
        let mut second = next(&mut first, screen);
        assert_eq!(window(&mut second).size(), Vec2::new(1000.0, 700.0));
        second.update();
        assert_eq!(window(&mut second).size(), Vec2::new(1000.0, 700.0));
        assert_eq!(window(&mut second).position, WindowPosition::At(IVec2::new(300, 200)));
    }

    #[test]
    fn a_window_that_is_closed_at_once_is_remembered_too() {
        let screen = UVec2::new(1920, 1080);
        let mut first = app(Store::memory(), screen, 1.0);
        first.update();
        window(&mut first).resolution.set(1000.0, 700.0);
        let mut windows = first.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window_entity = windows.single(first.world()).unwrap();
        first
            .world_mut()
            .write_message(WindowCloseRequested { window: window_entity });
        first.update();
        let mut second = next(&mut first, screen);
        assert_eq!(window(&mut second).size(), Vec2::new(1000.0, 700.0));
    }

    #[test]
    fn on_a_screen_that_is_gone_or_smaller_the_window_is_brought_back() {
        let mut first = app(Store::memory(), UVec2::new(1920, 1080), 1.0);
        first
            .world_mut()
            .spawn(monitor(IVec2::new(1920, 0), UVec2::new(1920, 1080), 1.0));
        first.update();
        window(&mut first).resolution.set(1900.0, 1000.0);
        window(&mut first).position.set(IVec2::new(1930, 20));
        first.update();
        wait(&mut first, 600);
        let mut second = next(&mut first, UVec2::new(1280, 800));
        second.update();
        assert_eq!(window(&mut second).size(), Vec2::new(1280.0, 800.0));
        assert!(matches!(window(&mut second).position, WindowPosition::Centered(_)));
    }

    #[test]
    fn the_size_in_full_screen_is_not_the_windows_own() {
        let screen = UVec2::new(1920, 1080);
        let mut first = app(Store::memory(), screen, 1.0);
        first.update();
        wait(&mut first, 600);
        set_full_screen(first.world_mut(), true);
        first.update();
        assert_eq!(
            window(&mut first).mode,
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        );
        window(&mut first).resolution.set(1920.0, 1080.0);
        first.update();
        wait(&mut first, 600);
        let mut second = next(&mut first, screen);
        assert_eq!(window(&mut second).size(), FIRST.as_vec2());
        second.update();
        assert_ne!(
            window(&mut second).mode,
            WindowMode::Windowed,
            "it fills the screen again"
        );
        set_full_screen(second.world_mut(), false);
        second.update();
        assert_eq!(window(&mut second).mode, WindowMode::Windowed);
    }

    #[test]
    fn a_window_at_rest_wants_no_frames() {
        let mut app = app(Store::memory(), UVec2::new(1920, 1080), 1.0);
        app.update();
        wait(&mut app, 600);
        app.insert_resource(Wake::default());
        wait(&mut app, 600);
        assert_eq!(
            format!("{:?}", app.world().resource::<Wake>()),
            format!("{:?}", Wake::default())
        );
    }

    #[test]
    fn the_icon_can_be_read() {
        let png = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/web/icon-192.png"));
        assert!(read_icon(png).is_ok());
        assert!(read_icon(b"no picture").is_err());
    }
}

//! Time that players can watch pass: it stands still while the window is out of sight, and while the program does not
//! run, as on a laptop that sleeps. Clocks of games go by it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::{PrimaryWindow, WindowOccluded};

use super::resources::AddResource;

/// Between two frames no more than this passes unless the program has not run. Users of this time draw at
/// least once a second meanwhile.
const LONGEST_FRAME: Duration = Duration::from_secs(5);

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Time<Watched>>()
        .add_message::<WindowOccluded>()
        .add_message::<BackInSight>()
        .add_systems(First, advance.after(TimeSystems));
}

/// The clock of [`Time<Watched>`](Time).
#[derive(Clone, Copy, Debug, Default)]
pub struct Watched {
    /// Whether the system calls the window hidden.
    is_occluded: bool,
    /// Whether the window has no size: so are minimised ones where they are not called hidden.
    is_minimised: bool,
    missed: Duration,
}

impl Watched {
    /// Whether nobody can see the window.
    pub const fn is_hidden(&self) -> bool {
        self.is_occluded || self.is_minimised
    }
}

/// The window is in sight again, or the program runs again, after time that was not counted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackInSight {
    /// The time that was not counted.
    pub missed: Duration,
}

fn advance(
    real: Res<Time<Real>>,
    mut occlusions: MessageReader<WindowOccluded>,
    windows: Query<Ref<Window>, With<PrimaryWindow>>,
    mut watched: ResMut<Time<Watched>>,
    mut back: MessageWriter<BackInSight>,
) {
    let passed = real.delta();
    let mut was_hidden = watched.context().is_hidden();
    let context = watched.context_mut();
    for change in occlusions.read() {
        context.is_occluded = change.occluded;
        // While a page is hidden there are no frames: both changes may come with the next one.
        was_hidden |= change.occluded;
    }
    if let Ok(window) = windows.single()
        && window.is_changed()
    {
        context.is_minimised = window.physical_size().min_element() == 0;
    }
    if was_hidden || passed > LONGEST_FRAME {
        context.missed += passed;
        watched.advance_by(Duration::ZERO);
    } else {
        watched.advance_by(passed);
    }
    let context = watched.context_mut();
    if !context.is_hidden() && !context.missed.is_zero() {
        let missed = std::mem::take(&mut context.missed);
        back.write(BackInSight { missed });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn app() -> App {
        let mut app = App::new();
        app.add_resource::<Time<Real>>().add_plugins(plugin);
        app
    }

    /// Watched time after a frame of this length, and the time missed by then.
    fn frame(app: &mut App, took: Duration) -> (Duration, Option<Duration>) {
        app.world_mut().resource_mut::<Time<Real>>().advance_by(took);
        app.update();
        let elapsed = app.world().resource::<Time<Watched>>().elapsed();
        let mut back = app.world_mut().resource_mut::<Messages<BackInSight>>();
        (elapsed, back.drain().last().map(|back| back.missed))
    }

    fn occlude(app: &mut App, occluded: bool) {
        app.world_mut().write_message(WindowOccluded {
            window: Entity::PLACEHOLDER,
            occluded,
        });
    }

    #[test]
    fn it_passes_as_ever_while_the_window_can_be_seen() {
        let mut app = app();
        assert_eq!(frame(&mut app, SECOND), (SECOND, None));
        assert_eq!(frame(&mut app, LONGEST_FRAME), (SECOND + LONGEST_FRAME, None));
    }

    #[test]
    fn it_stands_still_while_the_window_is_hidden_with_frames_and_without() {
        let mut app = app();
        occlude(&mut app, true);
        assert_eq!(frame(&mut app, SECOND), (Duration::ZERO, None));
        assert_eq!(frame(&mut app, SECOND), (Duration::ZERO, None));
        occlude(&mut app, false);
        assert_eq!(frame(&mut app, SECOND), (Duration::ZERO, Some(3 * SECOND)));
        assert_eq!(frame(&mut app, SECOND), (SECOND, None));
        for occluded in [true, false] {
            occlude(&mut app, occluded);
        }
        assert_eq!(frame(&mut app, 2 * SECOND), (SECOND, Some(2 * SECOND)));
    }

    #[test]
    fn it_does_not_pass_while_the_program_does_not_run() {
        let mut app = app();
        frame(&mut app, SECOND);
        let night = Duration::from_secs(8 * 60 * 60);
        assert_eq!(frame(&mut app, night), (SECOND, Some(night)));
        assert_eq!(frame(&mut app, SECOND), (2 * SECOND, None));
    }

    #[test]
    fn a_minimised_window_is_hidden_until_it_has_a_size_again() {
        let mut app = app();
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        assert_eq!(frame(&mut app, SECOND), (SECOND, None));
        let resize = |app: &mut App, size: [u32; 2]| {
            let mut window = app.world_mut().get_mut::<Window>(window).unwrap();
            window.resolution.set_physical_resolution(size[0], size[1]);
        };
        resize(&mut app, [0, 0]);
        frame(&mut app, SECOND);
        assert!(app.world().resource::<Time<Watched>>().context().is_hidden());
        let (before, _) = frame(&mut app, SECOND);
        resize(&mut app, [800, 600]);
        frame(&mut app, SECOND);
        assert!(!app.world().resource::<Time<Watched>>().context().is_hidden());
        assert_eq!(frame(&mut app, SECOND), (before + SECOND, None));
    }
}

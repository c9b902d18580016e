//! Decides when frames are drawn: while something moves, after an event, and when a wait is over; otherwise never, so
//! that an idle table uses no resources.
//!
//! A system that needs the next frame requests it in every frame with [`Wake::keep_drawing`]; one that waits for a time
//! requests it in every frame of the wait with [`Wake::within`], and measures by `Time<Real>`, or by `Time<Watched>` if it
//! asks for a frame at least once a second, since `Time<Virtual>` stands still while nothing is drawn. Other threads ring
//! the [`Alarm`].

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipeline, PipelineCache, PipelineDescriptor};
use bevy::render::renderer::RenderAdapter;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiContext, EguiInput, EguiInputSet, egui};
use wgpu_types::DownlevelFlags;

use crate::shell::system::resources::AddResource;

/// Number of frames drawn after one caused by an external event. Within them the effects of a click (a screen, a
/// layout, a picture that the renderer shows a frame later) have settled, or keep themselves moving.
const AFTERMATH: u8 = 4;

/// The longest wait; anything that needs an earlier frame requests it.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Times this close together count as equal. Changing the wait costs a frame, and clocks never agree exactly.
const TOLERANCE: Duration = Duration::from_millis(10);

/// Time step of the first frame after a pause, so that motion starting in it is not over at once.
const FIRST_STEP: Duration = Duration::from_millis(16);

/// Maximum time step of any other frame, however long it took.
const LONGEST_STEP: Duration = Duration::from_millis(250);

/// Frames until the first screen has been drawn completely.
pub(crate) const FIRST_FRAMES: u8 = 3;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Wake>()
        .add_resource::<Alarm>()
        .add_resource::<FramePacing>()
        .add_resource::<EguiRequests>()
        .add_resource::<Compiling>()
        .add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(PreStartup, connect.in_set(Connect))
        .add_systems(PreUpdate, spare_egui.after(EguiInputSet::WriteEguiEvents))
        .add_systems(Last, (hear_egui, rest).chain().in_set(Rest));
    let compiling = app.world().resource::<Compiling>().clone();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiling)
            .add_systems(Render, watch_pipelines.in_set(RenderSystems::Cleanup));
    }
}

/// In `Last`: decides when the next frame is drawn. Requests must be made before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rest;

/// In `PreStartup`: connects the [`Alarm`] to the window.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Connect;

/// Requests of this frame's systems for the next ones.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Wake {
    moving: bool,
    happened: bool,
    wait: Option<Duration>,
}

impl Wake {
    /// Requests the next frame as soon as possible.
    pub const fn keep_drawing(&mut self) {
        self.moving = true;
    }

    /// Requests a frame no later than this long after the start of the current one.
    pub fn within(&mut self, wait: Duration) {
        self.wait = Some(self.wait.map_or(wait, |earlier| earlier.min(wait)));
    }

    /// Reports an event that winit does not know about.
    pub(crate) const fn note_event(&mut self) {
        self.happened = true;
    }
}

/// Requests a frame immediately, from any thread.
#[derive(Resource, Clone, Default)]
pub struct Alarm(Option<EventLoopProxy<WinitUserEvent>>);

impl Alarm {
    /// Whether there is a window that can draw.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn is_connected(&self) -> bool {
        self.0.is_some()
    }

    /// Requests a frame. Without a window it has no effect.
    pub fn ring(&self) {
        if let Some(window) = &self.0 {
            // A game that is just closing draws no more frames.
            let _ = window.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl std::fmt::Debug for Alarm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Alarm").field(&self.0.is_some()).finish()
    }
}

/// The shortest delay egui has requested since this was last read, in nanoseconds; the maximum value means none.
#[derive(Resource, Clone)]
struct EguiRequests(Arc<AtomicU64>);

impl Default for EguiRequests {
    fn default() -> Self {
        Self(Arc::new(AtomicU64::new(u64::MAX)))
    }
}

/// Whether the renderer is waiting for a shader, without which something is not drawn yet.
#[derive(Resource, Clone, Default)]
pub(crate) struct Compiling(Arc<AtomicBool>);

impl Compiling {
    pub fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Ignores compute pipelines where the graphics cannot compute: under WebGL 2 the shaders of some of Bevy's are never
/// loaded, so that the cache waits for them for ever.
fn watch_pipelines(pipelines: Res<PipelineCache>, adapter: Option<Res<RenderAdapter>>, compiling: Res<Compiling>) {
    let computes = adapter.is_some_and(|adapter| {
        let flags = adapter.get_downlevel_capabilities().flags;
        flags.contains(DownlevelFlags::COMPUTE_SHADERS)
    });
    let comes = |pipeline: &CachedPipeline| {
        computes || matches!(pipeline.descriptor, PipelineDescriptor::RenderPipelineDescriptor(_))
    };
    // A pipeline's id is its place in the cache.
    let any = pipelines
        .waiting_pipelines()
        .any(|id| pipelines.pipelines().nth(id).is_none_or(comes));
    compiling.0.store(any, Ordering::Relaxed);
}

fn connect(proxy: Option<Res<EventLoopProxyWrapper>>, mut alarm: ResMut<Alarm>) {
    alarm.0 = proxy.map(|proxy| (**proxy).clone());
}

/// Listens to egui's repaint requests in place of `bevy_egui`, which draws continuously while egui waits for anything.
fn hear_egui(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, requests: Res<EguiRequests>) {
    for mut context in &mut contexts {
        let shortest = Arc::clone(&requests.0);
        context.get_mut().set_request_repaint_callback(move |wish| {
            let wait = u64::try_from(wish.delay.as_nanos()).unwrap_or(u64::MAX);
            shortest.fetch_min(wait, Ordering::Relaxed);
        });
    }
}

/// Withholds redundant events from egui: `bevy_egui` reports the held modifiers in every frame, and egui repaints on
/// any event.
fn spare_egui(mut contexts: Query<(&mut EguiContext, &mut EguiInput)>) {
    for (mut context, mut input) in &mut contexts {
        let held = context.get_mut().input(|input| input.modifiers);
        input
            .events
            .retain(|event| !matches!(event, egui::Event::ModifiersChanged(now) if *now == held));
    }
}

/// Decides when the next frame is due.
fn rest(
    mut wake: ResMut<Wake>,
    mut pacing: ResMut<FramePacing>,
    (requests, compiling): (Res<EguiRequests>, Res<Compiling>),
    mut happened: MessageReader<WindowEvent>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    (real, mut time): (Res<Time<Real>>, ResMut<Time<Virtual>>),
    winit: Option<ResMut<WinitSettings>>,
) {
    let mut wake = std::mem::take(&mut *wake);
    let (egui, compiling) = (requests.0.swap(u64::MAX, Ordering::Relaxed), compiling.is_on());
    trace!("a frame; wanted: {wake:?}, by egui: {egui} ns, compiling: {compiling}");
    match egui {
        0 => wake.keep_drawing(),
        u64::MAX => {}
        wait => wake.within(Duration::from_nanos(wait)),
    }
    let began = real.last_update().unwrap_or_else(|| real.startup());
    wake.happened |= happened.read().count() > 0 || compiling;
    let next = pacing.next(began, wake);
    redraws.clear();
    if next.at_once {
        redraws.write(RequestRedraw);
    }
    time.set_max_delta(if next.at_once { LONGEST_STEP } else { FIRST_STEP });
    if let Some(mut winit) = winit {
        // Whether focused or not: the game may be watched while another window has the keyboard focus.
        let mode = UpdateMode::reactive_low_power(next.wait);
        if winit.focused_mode != mode || winit.unfocused_mode != mode {
            winit.focused_mode = mode;
            winit.unfocused_mode = mode;
        }
    }
}

/// Scheduling of successive frames.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct FramePacing {
    /// Whether the current frame was requested by the one before.
    asked: bool,
    /// Frames still to be drawn after the last event.
    aftermath: u8,
    /// The wait that winit has been given.
    armed: Option<Armed>,
}

#[derive(Clone, Copy, Debug)]
struct Armed {
    due: Instant,
    wait: Duration,
}

/// When the next frame is due, if nothing happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Next {
    at_once: bool,
    wait: Duration,
}

impl FramePacing {
    /// Schedules the frame after one that began at `began`, given the requests of its systems.
    fn next(&mut self, began: Instant, wake: Wake) -> Next {
        if wake.happened || !self.asked {
            self.aftermath = AFTERMATH;
        }
        let at_once = wake.moving || self.aftermath > 0;
        self.aftermath = self.aftermath.saturating_sub(1);
        self.asked = at_once;

        let wait = wake.wait.unwrap_or(LONGEST).min(LONGEST);
        let due = began + wait;
        let close = |armed: &Armed| {
            armed.due.saturating_duration_since(due) <= TOLERANCE
                && due.saturating_duration_since(armed.due) <= TOLERANCE
        };
        let armed = match self.armed {
            // Given the same wait again, winit keeps its deadline, and starts a new wait when it has passed.
            Some(armed) if armed.wait == wait => Armed {
                due: if armed.due > began {
                    armed.due
                } else {
                    (armed.due + wait).max(began)
                },
                ..armed
            },
            Some(armed) if armed.due > began && close(&armed) => armed,
            _ => Armed { due, wait },
        };
        self.armed = Some(armed);
        Next {
            at_once,
            wait: armed.wait,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An event loop that draws as winit does: at once on request, one extra frame whenever the wait has changed, and
    /// when the wait is over.
    struct Loop {
        pacing: FramePacing,
        now: Instant,
        wait: Duration,
        due: Option<Instant>,
        redraw: bool,
    }

    const FRAME: Duration = Duration::from_millis(16);

    impl Loop {
        fn new() -> Self {
            Self {
                pacing: FramePacing::default(),
                now: Instant::now(),
                wait: Duration::ZERO,
                due: None,
                redraw: true,
            }
        }

        /// Runs for a while; `wants` gives the systems' requests in the frame that begins at a given time. Returns the
        /// number of frames.
        fn run(&mut self, length: Duration, mut wants: impl FnMut(Instant) -> Wake) -> usize {
            let end = self.now + length;
            let mut frames = 0;
            while self.now < end {
                let due = self.due.is_some_and(|due| due <= self.now);
                if self.redraw || due {
                    frames += 1;
                    let next = self.pacing.next(self.now, wants(self.now));
                    self.redraw = next.at_once || next.wait != self.wait;
                    if next.wait != self.wait || due {
                        self.due = Some(self.now + next.wait);
                    }
                    self.wait = next.wait;
                    self.now += FRAME;
                } else {
                    self.now = self.due.unwrap_or(end).clamp(self.now, end);
                }
            }
            frames
        }
    }

    fn nothing(_: Instant) -> Wake {
        Wake::default()
    }

    #[test]
    fn nothing_is_drawn_while_nothing_happens() {
        let mut looped = Loop::new();
        let start = looped.run(Duration::from_secs(1), nothing);
        assert!(start <= 2 * usize::from(AFTERMATH), "{start}");
        assert_eq!(looped.run(Duration::from_secs(10), nothing), 0);
        looped.redraw = true;
        let after = looped.run(Duration::from_secs(10), nothing);
        assert_eq!(after, 1 + usize::from(AFTERMATH), "a click and what comes of it");
    }

    #[test]
    fn motion_is_drawn_until_it_rests() {
        let mut looped = Loop::new();
        let mut moving = Wake::default();
        moving.keep_drawing();
        assert_eq!(looped.run(FRAME * 50, |_| moving), 50);
        assert!(looped.run(Duration::from_secs(1), nothing) <= 1 + usize::from(AFTERMATH));
        assert_eq!(looped.run(Duration::from_secs(10), nothing), 0);
    }

    #[test]
    fn a_wait_is_kept_and_costs_few_frames() {
        let mut looped = Loop::new();
        looped.run(Duration::from_secs(1), nothing);
        looped.redraw = true;
        let until = looped.now + Duration::from_secs(5);
        let mut seen = None;
        let frames = looped.run(Duration::from_secs(20), |began| {
            let mut wake = Wake::default();
            if began >= until {
                seen.get_or_insert(began);
            } else {
                // Slightly different in every frame, as with real clocks.
                wake.within(until - began + Duration::from_micros(700));
            }
            wake
        });
        let late = seen.expect("the wait ended").duration_since(until);
        assert!(late < TOLERANCE, "{late:?}");
        assert!(frames <= 4 * (1 + usize::from(AFTERMATH)), "{frames}");
        assert_eq!(looped.run(Duration::from_secs(10), nothing), 0);
    }

    #[test]
    fn the_earliest_wait_counts() {
        let mut wake = Wake::default();
        for seconds in [5, 3, 9] {
            wake.within(Duration::from_secs(seconds));
        }
        assert_eq!(wake.wait, Some(Duration::from_secs(3)));
    }
}

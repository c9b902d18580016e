//! Desktop screen readers, through the window: they get announcements as nodes of the accessibility tree, and their
//! requests are noticed without an event of the window.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::screen_reader::{Complete, add_to_root};
use super::speech::Spoken;
use crate::shell::system::redraw::Alarm;

/// Number of spoken sentences kept so that the user can go back to them.
const KEPT: usize = 4;

/// Polling interval for screen reader requests while one is active, and for whether one has started.
const GLANCE: Duration = Duration::from_millis(30);
const IDLE_GLANCE: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        listen.run_if(resource_exists_and_changed::<WinitActionRequestHandlers>),
    )
    .add_systems(
        PostUpdate,
        speak.after(Complete).before(EguiPostUpdateSet::PostProcessOutput),
    );
}

fn sentence_id(number: u64) -> NodeId {
    egui::Id::new(("sentence", number)).accesskit_id()
}

/// The sentences spoken last, numbered because repeating the same words is a new event.
#[derive(Default)]
struct Said {
    sentences: VecDeque<(u64, String)>,
    next: u64,
}

impl Said {
    fn add(&mut self, text: String) {
        self.sentences.push_back((self.next, text));
        self.next += 1;
        if self.sentences.len() > KEPT {
            self.sentences.pop_front();
        }
    }
}

fn speak(
    requested: Res<AccessibilityRequested>,
    mut spoken: MessageReader<Spoken>,
    mut said: Local<Said>,
    mut panels: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
) {
    for Spoken(text) in spoken.read() {
        said.add(text.clone());
    }
    if !requested.get() {
        return;
    }
    for mut panel in &mut panels {
        if let Some(tree) = &mut panel.platform_output.accesskit_update {
            add_sentences(tree, &said);
        }
    }
}

fn add_sentences(tree: &mut TreeUpdate, said: &Said) {
    for (number, text) in &said.sentences {
        let mut sentence = Node::new(Role::Label);
        sentence.set_value(text.as_str());
        // New sentences are read out.
        sentence.set_live(Live::Polite);
        if add_to_root(tree, sentence_id(*number)).is_some() {
            tree.nodes.push((sentence_id(*number), sentence));
        }
    }
}

/// Polls for screen reader requests as long as there is a window: they reach their handler on another thread and do not
/// request a frame.
fn listen(handlers: Res<WinitActionRequestHandlers>, requested: Res<AccessibilityRequested>, alarm: Res<Alarm>) {
    for handler in handlers.values() {
        if Arc::weak_count(handler) > 0 {
            continue;
        }
        let (handler, requested, alarm) = (Arc::downgrade(handler), requested.clone(), alarm.clone());
        let watching = std::thread::Builder::new().name("screen reader".into());
        if let Err(error) = watching.spawn(move || watch(&handler, &requested, &alarm)) {
            warn!("what screen readers ask for is seen only when something is drawn: {error}");
        }
    }
}

fn watch(handler: &Weak<Mutex<WinitActionRequestHandler>>, requested: &AccessibilityRequested, alarm: &Alarm) {
    let mut was_requested = false;
    while let Some(handler) = handler.upgrade() {
        let is_requested = requested.get();
        let asks = !handler.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        drop(handler);
        if asks || is_requested != was_requested {
            alarm.ring();
        }
        was_requested = is_requested;
        std::thread::sleep(if is_requested { GLANCE } else { IDLE_GLANCE });
    }
}

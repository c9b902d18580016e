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
use crate::shell::system::redraw::{Alarm, Wake};

/// Number of spoken sentences kept so that the user can go back to them.
const KEPT: usize = 4;

/// Orca leaves out an announcement that follows another within a tenth of a second.
const BETWEEN: Duration = Duration::from_millis(150);

/// An announcement is held back for so long, and so many frames, so that it follows what it changes: Orca breaks off for a
/// new name of the control with the focus.
const SETTLE: Duration = Duration::from_millis(100);
const SETTLE_FRAMES: u8 = 2;

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
    /// What is to be said next, all at once; since when, and for how many frames.
    waiting: String,
    since: Duration,
    frames: u8,
    /// When something was said last, in the time since the program began.
    last: Option<Duration>,
}

impl Said {
    fn hear(&mut self, text: &str, now: Duration) {
        if self.waiting.is_empty() {
            (self.since, self.frames) = (now, 0);
        } else {
            let is_sentence = self.waiting.ends_with(['.', '!', '?', '…', ':']);
            self.waiting += if is_sentence { " " } else { ". " };
        }
        self.waiting += text;
    }

    /// In every frame, says what has waited for long enough. Returns how long it must wait.
    fn say(&mut self, now: Duration) -> Option<Duration> {
        if self.waiting.is_empty() {
            return None;
        }
        self.frames = self.frames.saturating_add(1);
        let earliest = self.last.map_or(Duration::ZERO, |last| last + BETWEEN);
        let left = earliest.max(self.since + SETTLE).saturating_sub(now);
        if !left.is_zero() || self.frames <= SETTLE_FRAMES {
            return Some(left);
        }
        let text = std::mem::take(&mut self.waiting);
        self.add(text);
        self.last = Some(now);
        None
    }

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
    (time, wake): (Res<Time<Real>>, Option<ResMut<Wake>>),
    mut panels: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
) {
    if !requested.get() {
        // Kept for a screen reader that comes.
        spoken.read().for_each(|Spoken(text)| said.add(text.clone()));
        return;
    }
    for Spoken(text) in spoken.read() {
        said.hear(text, time.elapsed());
    }
    if let (Some(left), Some(mut wake)) = (said.say(time.elapsed()), wake) {
        wake.within(left);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_at_once_is_one_announcement_and_the_next_keeps_its_distance() {
        let mut said = Said::default();
        let ms = Duration::from_millis;
        for text in ["f2, White queen, chosen", "A tip.", "Another."] {
            said.hear(text, ms(1000));
        }
        let waits = [1000, 1090, 1100].map(|now| said.say(ms(now)));
        assert_eq!(waits, [Some(ms(100)), Some(ms(10)), None]);
        said.hear("Your turn.", ms(1110));
        let waits = [1110, 1210, 1220, 1250, 1300].map(|now| said.say(ms(now)));
        assert_eq!(waits, [Some(ms(140)), Some(ms(40)), Some(ms(30)), None, None]);
        let texts: Vec<&str> = said.sentences.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["f2, White queen, chosen. A tip. Another.", "Your turn."]);
    }
}

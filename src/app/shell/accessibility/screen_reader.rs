//! Desktop screen readers. egui exposes its own controls; this module adds what the game shows outside egui and what is
//! spoken, and carries out what screen readers request. In the browser, the page does this.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy_egui::egui::accesskit::{Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{self, accesskit};
use bevy_egui::{EguiContext, EguiInput, EguiInputSet, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::speech::{Speak, Spoken};
use crate::app::shell::system::redraw::Alarm;
use crate::app::shell::system::resources::AddResource;

/// Number of spoken sentences kept so that the user can go back to them.
const KEPT: usize = 4;

/// Polling interval for screen reader requests while one is active, and for whether one has started.
const GLANCE: Duration = Duration::from_millis(30);
const IDLE_GLANCE: Duration = Duration::from_millis(400);

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Scenery>()
        .add_message::<ThingWanted>()
        .add_message::<ActionRequest>()
        .add_resource::<AccessibilityRequested>()
        .add_systems(PreUpdate, forward.in_set(EguiInputSet::WriteEguiEvents))
        .add_systems(
            Update,
            listen.run_if(resource_exists_and_changed::<WinitActionRequestHandlers>),
        )
        .add_systems(
            PostUpdate,
            complete
                .after(Speak)
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// What the game shows outside egui, described for screen readers; empty by default. Check [`AccessibilityRequested`]
/// first to avoid needless work.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Scenery {
    /// Name of the group as a whole.
    pub name: String,
    /// In traversal order.
    pub things: Vec<Thing>,
    /// The item with keyboard focus, if no control has it.
    pub focus: Option<usize>,
}

/// An item that can be focused and pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Name and state, in the player's language.
    pub name: String,
    /// Where it is visible, in points; `None` if it is not.
    pub place: Option<egui::Rect>,
}

/// A screen reader's request concerning an item of the [`Scenery`], identified by its index there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThingWanted {
    /// Move the keyboard focus to it.
    Focused(usize),
    /// Activate it, as if it were clicked.
    Pressed(usize),
}

fn group_id() -> NodeId {
    egui::Id::new("scenery").accesskit_id()
}

fn thing_id(number: usize) -> NodeId {
    egui::Id::new(("scenery", number)).accesskit_id()
}

fn sentence_id(number: u64) -> NodeId {
    egui::Id::new(("sentence", number)).accesskit_id()
}

impl Thing {
    fn node(&self) -> Node {
        let mut node = Node::new(Role::Button);
        node.set_label(self.name.as_str());
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
        if let Some(place) = self.place {
            let [x0, y0, x1, y1] = [place.min.x, place.min.y, place.max.x, place.max.y].map(f64::from);
            node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
        }
        node
    }
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

/// Extends the accessibility tree that egui has built.
fn complete(
    requested: Res<AccessibilityRequested>,
    scenery: Res<Scenery>,
    mut spoken: MessageReader<Spoken>,
    mut said: Local<Said>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut panels: Query<(&mut EguiContext, &mut EguiOutput), With<PrimaryEguiContext>>,
) {
    for Spoken(text) in spoken.read() {
        said.add(text.clone());
    }
    if !requested.get() {
        return;
    }
    for (mut context, mut panel) in &mut panels {
        let modal = context.get_mut().memory(|memory| memory.top_modal_layer());
        if let Some(tree) = &mut panel.platform_output.accesskit_update {
            if let Some(modal) = modal {
                hide_all_behind(tree, modal.id.accesskit_id());
            }
            if let Some(window) = &window {
                name_window(tree, &window.title);
            }
            add_scenery(tree, &scenery);
            add_sentences(tree, &said);
        }
    }
}

/// Removes everything behind the modal layer from the tree, so that it cannot be reached.
fn hide_all_behind(tree: &mut TreeUpdate, modal: NodeId) {
    let Some(root) = tree.tree.as_ref().map(|info| info.root) else {
        return;
    };
    let mut nodes: HashMap<NodeId, Node> = tree.nodes.drain(..).collect();
    if let Some(node) = nodes.get_mut(&root)
        && node.children().contains(&modal)
    {
        node.set_children(vec![modal]);
    }
    let mut left = vec![root];
    while let Some(id) = left.pop() {
        if let Some(node) = nodes.remove(&id) {
            left.extend(node.children());
            tree.nodes.push((id, node));
        }
    }
}

fn name_window(tree: &mut TreeUpdate, title: &str) {
    let root = tree.tree.as_ref().map(|info| info.root);
    if let Some((_, node)) = tree.nodes.iter_mut().find(|(id, _)| Some(*id) == root) {
        node.set_label(title);
    }
}

fn add_to_root(tree: &mut TreeUpdate, child: NodeId) -> Option<NodeId> {
    let root = tree.tree.as_ref()?.root;
    let (_, node) = tree.nodes.iter_mut().find(|(id, _)| *id == root)?;
    node.push_child(child);
    Some(root)
}

fn add_scenery(tree: &mut TreeUpdate, scenery: &Scenery) {
    // The focused node may have left the screen, and a tree whose focus does not exist is an error.
    let is_shown = |tree: &TreeUpdate, wanted: NodeId| tree.nodes.iter().any(|(id, _)| *id == wanted);
    if !is_shown(tree, tree.focus)
        && let Some(tree_info) = &tree.tree
    {
        tree.focus = tree_info.root;
    }
    if scenery.things.is_empty() {
        return;
    }
    let Some(root) = add_to_root(tree, group_id()) else {
        return;
    };
    let mut group = Node::new(Role::Group);
    group.set_label(scenery.name.as_str());
    group.set_children((0..scenery.things.len()).map(thing_id).collect::<Vec<_>>());
    tree.nodes.push((group_id(), group));
    let things = scenery.things.iter().enumerate();
    tree.nodes
        .extend(things.map(|(number, thing)| (thing_id(number), thing.node())));
    if tree.focus == root
        && let Some(focus) = scenery.focus.filter(|&focus| focus < scenery.things.len())
    {
        tree.focus = thing_id(focus);
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

/// Forwards screen reader requests to egui, except those about the scenery.
fn forward(
    mut requests: MessageReader<ActionRequest>,
    scenery: Res<Scenery>,
    mut panels: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut wanted: MessageWriter<ThingWanted>,
) {
    for ActionRequest(request) in requests.read() {
        let thing = (0..scenery.things.len()).find(|&number| thing_id(number) == request.target_node);
        match (thing, request.action) {
            (Some(number), Action::Click) => drop(wanted.write(ThingWanted::Pressed(number))),
            (Some(number), Action::Focus) => {
                wanted.write(ThingWanted::Focused(number));
                for (mut context, _) in &mut panels {
                    context.get_mut().memory_mut(|memory| {
                        if let Some(control) = memory.focused() {
                            memory.surrender_focus(control);
                        }
                    });
                }
            }
            (Some(_), _) => {}
            (None, _) => {
                for (_, mut input) in &mut panels {
                    input.events.push(egui::Event::AccessKitActionRequest(request.clone()));
                }
            }
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

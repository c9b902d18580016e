//! The accessibility tree: egui describes its own controls; this module adds the game's scenery outside egui, and
//! carries out the requests of screen readers.

use std::collections::HashMap;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{self, accesskit};
use bevy_egui::{EguiContext, EguiInput, EguiInputSet, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::speech::Speak;
use crate::shell::system::redraw::{Rest, Wake};
use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Scenery>()
        .add_message::<ThingWanted>()
        .add_message::<ActionRequest>()
        .add_resource::<AccessibilityRequested>()
        .add_systems(PreUpdate, forward.in_set(EguiInputSet::WriteEguiEvents))
        .add_systems(Last, wake_for_requests.before(Rest))
        .add_systems(
            PostUpdate,
            complete
                .in_set(Complete)
                .after(Speak)
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// In `PostUpdate`: completes the tree of the frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Complete;

/// Screen-reader description of the scene outside egui; empty by default. Check [`AccessibilityRequested`] first to
/// avoid needless work.
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

/// Extends the accessibility tree that egui has built.
fn complete(
    requested: Res<AccessibilityRequested>,
    scenery: Res<Scenery>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut panels: Query<(&mut EguiContext, &mut EguiOutput), With<PrimaryEguiContext>>,
) {
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

/// Appends a node to the root's children. Returns the root.
pub(super) fn add_to_root(tree: &mut TreeUpdate, child: NodeId) -> Option<NodeId> {
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

/// Draws a frame for requests made during this one: they arrive after [`forward`], and would wait for another event.
fn wake_for_requests(mut requests: MessageReader<ActionRequest>, mut wake: ResMut<Wake>) {
    if requests.read().count() > 0 {
        wake.note_event();
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

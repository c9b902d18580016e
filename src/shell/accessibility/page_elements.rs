//! The accessibility tree as a list of elements of the web page, in reading order; only changes are sent to the page.

use std::collections::{HashMap, HashSet};

use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role, Toggled, TreeUpdate};
use serde::Serialize;

/// An element, with the properties that ARIA has for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Element {
    id: String,
    /// The id of the group or scroll area that it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<String>,
    /// An ARIA role; `text` and `heading` are elements of HTML.
    role: &'static str,
    name: String,
    /// Of a heading, below the page's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pressed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expanded: Option<bool>,
    disabled: bool,
    /// The text in a field.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// What explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    /// Of a slider: its least and greatest value, and the present one.
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<[f64; 3]>,
}

/// Left, top, width and height in CSS pixels from the canvas's corner.
type Place = [i32; 4];

/// Changes since the page was last updated.
#[derive(Debug, Default, PartialEq, Serialize)]
pub(super) struct Changes {
    /// New elements, and those of which anything but the place is different.
    elements: Vec<Element>,
    places: Vec<(String, Place)>,
    /// The ids of all elements in reading order, if it is different.
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<String>>,
    /// The element with the keyboard focus, if that is different; an empty id means none of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    focus: Option<String>,
}

/// The elements as the page has them.
#[derive(Debug, Default)]
pub(super) struct SentElements {
    elements: HashMap<String, (Element, Place)>,
    order: Vec<String>,
    focus: String,
}

/// The id of a node's element. JavaScript has no integers as large as those of nodes.
fn element_id(id: NodeId) -> String {
    format!("e{:x}", id.0)
}

/// The node of an element; `None` if there can be no such node.
pub(super) fn node_id(element: &str) -> Option<NodeId> {
    u64::from_str_radix(element.strip_prefix('e')?, 16).ok().map(NodeId)
}

/// The role of a node's element, or `None` if the node only arranges others.
fn role(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Label => "text",
        Role::Heading => "heading",
        Role::Button | Role::ComboBox => "button",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::Link => "link",
        Role::Slider => "slider",
        Role::TextInput => "textbox",
        Role::MultilineTextInput => "multiline",
        Role::Image => "img",
        Role::Group => "group",
        Role::ScrollView => "scroll",
        _ => return None,
    })
}

/// Whether what is in an element is not part of it.
fn is_group(role: &str) -> bool {
    matches!(role, "group" | "scroll")
}

fn element(id: NodeId, node: &Node, group: Option<&String>, nodes: &HashMap<NodeId, &Node>) -> Option<Element> {
    let role = role(node)?;
    let named_by = node.labelled_by().first().and_then(|id| nodes.get(id));
    let name = node.label().or_else(|| match named_by {
        Some(other) => other.label().or(other.value()),
        None if role == "text" => node.value(),
        // Only what is in it has a name.
        None if role == "scroll" => Some(""),
        None => None,
    })?;
    let on = node.toggled().map(|toggled| toggled == Toggled::True);
    let is_choice = matches!(role, "checkbox" | "radio");
    let range = [node.min_numeric_value(), node.max_numeric_value(), node.numeric_value()];
    let found = Element {
        id: element_id(id),
        group: group.cloned(),
        role,
        name: name.trim().to_owned(),
        level: node.level().filter(|_| role == "heading"),
        checked: on.filter(|_| is_choice),
        pressed: on.filter(|_| role == "button" && node.is_expanded().is_none()),
        expanded: node.is_expanded(),
        disabled: node.is_disabled(),
        value: node
            .value()
            .filter(|_| matches!(role, "textbox" | "multiline"))
            .map(str::to_owned),
        description: node.description().map(str::to_owned),
        range: match range {
            [Some(least), Some(greatest), Some(value)] if role == "slider" => Some([least, greatest, value]),
            _ => None,
        },
    };
    (!found.name.is_empty() || role == "scroll").then_some(found)
}

/// The place of a node, with so many CSS pixels to one of egui's points.
fn place(node: &Node, zoom: f32) -> Place {
    let Some(bounds) = node.bounds() else {
        return [0; 4];
    };
    let [left, top, right, bottom] =
        [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|at| (at * f64::from(zoom)).round() as i32);
    [left, top, right - left, bottom - top]
}

/// Appends the elements of a node and of those below it, in reading order.
fn collect(
    id: NodeId,
    group: Option<&String>,
    nodes: &HashMap<NodeId, &Node>,
    zoom: f32,
    found: &mut Vec<(Element, Place)>,
) {
    let Some(node) = nodes.get(&id) else {
        return;
    };
    let own = element(id, node, group, nodes);
    let is_group = own.as_ref().is_some_and(|element| is_group(element.role));
    // What is in a control or a text is part of it.
    let is_leaf = own.is_some() && !is_group;
    let own_id = own.as_ref().map(|element| element.id.clone());
    found.extend(own.map(|element| (element, place(node, zoom))));
    if !is_leaf {
        let group = if is_group { own_id.as_ref() } else { group };
        for &child in node.children() {
            collect(child, group, nodes, zoom, found);
        }
    }
}

/// A screen without a heading of its own has those of its parts directly below the page's.
fn raise_headings(found: &mut [(Element, Place)]) {
    let least = found.iter().filter_map(|(element, _)| element.level).min();
    for level in found.iter_mut().filter_map(|(element, _)| element.level.as_mut()) {
        *level -= least.map_or(0, |least| least.saturating_sub(1));
    }
}

impl SentElements {
    /// Changes of the tree for the page; `None` if there are none. `zoom` is the number of CSS pixels to one of egui's
    /// points.
    pub(super) fn changes(&mut self, tree: &TreeUpdate, zoom: f32) -> Option<Changes> {
        let root = tree.tree.as_ref()?.root;
        let nodes: HashMap<_, _> = tree.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut found = Vec::new();
        collect(root, None, &nodes, zoom, &mut found);
        raise_headings(&mut found);
        let mut changes = Changes::default();
        let order: Vec<_> = found.iter().map(|(element, _)| element.id.clone()).collect();
        let is_focusable = |node: &&&Node| node.supports_action(Action::Focus);
        let focus = nodes.get(&tree.focus).filter(is_focusable);
        let focus = focus.map(|_| element_id(tree.focus)).filter(|id| order.contains(id));
        let focus = focus.unwrap_or_default();
        for (element, place) in found {
            let known = self.elements.get(&element.id);
            if known.is_none_or(|(_, known)| *known != place) {
                changes.places.push((element.id.clone(), place));
            }
            if known.is_none_or(|(known, _)| *known != element) {
                changes.elements.push(element.clone());
            }
            self.elements.insert(element.id.clone(), (element, place));
        }
        if order != self.order {
            let present: HashSet<_> = order.iter().collect();
            self.elements.retain(|id, _| present.contains(id));
            self.order.clone_from(&order);
            changes.order = Some(order);
        }
        if focus != self.focus {
            self.focus.clone_from(&focus);
            changes.focus = Some(focus);
        }
        (changes != Changes::default()).then_some(changes)
    }
}

#[cfg(target_arch = "wasm32")]
pub(super) mod page {
    //! The elements of the page, what screen readers request of them, and what input methods compose in them.

    use bevy::a11y::{AccessibilityRequested, ActionRequest};
    use bevy::prelude::*;
    use bevy_egui::egui::accesskit::{self, Action, ActionData, TreeId};
    use bevy_egui::egui::{Event, ImeEvent};
    use bevy_egui::{EguiContext, EguiInput, EguiInputSet, EguiOutput, PrimaryEguiContext};
    use wasm_bindgen::prelude::*;

    use super::super::screen_reader::Complete;
    use super::{SentElements, node_id};
    use crate::shell::system::redraw::Alarm;

    #[wasm_bindgen(module = "/web/reader.js")]
    extern "C" {
        /// Registers `ring` to be called when something is requested.
        fn listen(ring: &JsValue);
        /// Brings the elements up to date with the changes, which are JSON.
        fn show(changes: &str);
        /// The earliest request that has not been taken yet: what to do, the element, and a value; or that a text is to be
        /// written where the focus is, and the text.
        fn request() -> Option<String>;
    }

    pub(in super::super) fn plugin(app: &mut App) {
        // A page cannot find out whether a screen reader is in use.
        app.world().resource::<AccessibilityRequested>().set(true);
        app.add_observer(describe_controls)
            .add_systems(Startup, begin)
            .add_systems(PreUpdate, hear.before(EguiInputSet::WriteEguiEvents))
            .add_systems(PostUpdate, follow.after(Complete));
    }

    fn begin(alarm: Res<Alarm>) {
        let alarm = alarm.clone();
        listen(&Closure::<dyn Fn()>::new(move || alarm.ring()).into_js_value());
    }

    /// Makes egui describe its controls.
    fn describe_controls(new: On<Add, PrimaryEguiContext>, mut panels: Query<&mut EguiContext>) -> Result {
        panels.get_mut(new.entity)?.get_mut().enable_accesskit();
        Ok(())
    }

    fn follow(
        mut panels: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
        mut told: Local<SentElements>,
    ) {
        for (mut context, panel) in &mut panels {
            let context = context.get_mut();
            let Some(tree) = &panel.platform_output.accesskit_update else {
                continue;
            };
            // An arrow key may have moved the focus behind the topmost layer; the next frame shows where it ends up.
            let meant = context.memory(|memory| memory.focused());
            if meant.is_some_and(|meant| meant.accesskit_id() != tree.focus) {
                continue;
            }
            if let Some(changes) = told.changes(tree, context.zoom_factor()) {
                show(&serde_json::to_string(&changes).expect("changes are plain fields"));
            }
        }
    }

    fn read(request: &str) -> Option<accesskit::ActionRequest> {
        let mut words = request.split(' ');
        let (action, element) = (words.next()?, words.next()?);
        let (action, data) = match action {
            "focus" => (Action::Focus, None),
            "click" => (Action::Click, None),
            "scroll" => (Action::ScrollIntoView, None),
            "set" => {
                let value = words.next()?.parse().ok()?;
                (Action::SetValue, Some(ActionData::NumericValue(value)))
            }
            _ => return None,
        };
        Some(accesskit::ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: node_id(element)?,
            data,
        })
    }

    /// A text composed by an input method, which may still change or was accepted.
    fn composition(request: &str) -> Option<ImeEvent> {
        let (step, text) = request.split_once(' ')?;
        let text = text.to_owned();
        match step {
            "compose" => Some(ImeEvent::Preedit {
                text,
                active_range_chars: None,
            }),
            "accept" => Some(ImeEvent::Commit(text)),
            _ => None,
        }
    }

    fn hear(mut requests: MessageWriter<ActionRequest>, mut panels: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
        while let Some(text) = request() {
            match composition(&text) {
                Some(composed) => {
                    for mut panel in &mut panels {
                        panel.events.push(Event::Ime(composed.clone()));
                    }
                }
                None => drop(requests.write_batch(read(&text).map(ActionRequest))),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;
    use bevy_egui::egui::accesskit::{Rect, Tree, TreeId};

    use super::*;
    use crate::shell::ui::widgets::controls::{describe_scrolled, toggle_with_hint};

    const ROOT: NodeId = NodeId(1);

    fn tree(mut nodes: Vec<(NodeId, Node)>, focus: NodeId) -> TreeUpdate {
        let mut root = Node::new(Role::Window);
        let inner: Vec<_> = nodes.iter().flat_map(|(_, node)| node.children().to_vec()).collect();
        let outer = nodes.iter().map(|(id, _)| *id).filter(|id| !inner.contains(id));
        root.set_children(outer.collect::<Vec<_>>());
        nodes.push((ROOT, root));
        TreeUpdate {
            nodes,
            tree: Some(Tree::new(ROOT)),
            tree_id: TreeId::ROOT,
            focus,
        }
    }

    fn button(number: u64, name: &str) -> (NodeId, Node) {
        let mut node = Node::new(Role::Button);
        node.set_label(name);
        node.add_action(Action::Focus);
        node.set_bounds(Rect::new(10.0, 20.0, 110.0, 64.0));
        (NodeId(number), node)
    }

    fn containing(number: u64, role: Role, name: Option<&str>, children: &[u64]) -> (NodeId, Node) {
        let mut node = Node::new(role);
        if let Some(name) = name {
            node.set_label(name);
        }
        node.set_children(children.iter().copied().map(NodeId).collect::<Vec<_>>());
        (NodeId(number), node)
    }

    fn told(changes: &Changes) -> Vec<(&str, &str, Option<&str>)> {
        let elements = changes.elements.iter();
        elements
            .map(|element| (element.role, &*element.name, element.group.as_deref()))
            .collect()
    }

    #[test]
    fn layout_nodes_are_left_out_and_groups_stay() {
        let nodes = vec![
            containing(2, Role::GenericContainer, None, &[3]),
            button(3, "Play"),
            containing(4, Role::Group, Some("Board"), &[5, 6]),
            button(5, "f1"),
            button(6, "f2"),
        ];
        let changes = SentElements::default().changes(&tree(nodes, ROOT), 1.0).unwrap();
        let board = Some("e4");
        let expected = [
            ("button", "Play", None),
            ("group", "Board", None),
            ("button", "f1", board),
            ("button", "f2", board),
        ];
        assert_eq!(told(&changes), expected);
        assert_eq!(changes.order.as_deref().unwrap(), ["e3", "e4", "e5", "e6"]);
        assert_eq!(changes.focus, None);
    }

    #[test]
    fn only_changes_are_sent() {
        let at = |nodes: &[(NodeId, Node)], focus| tree(nodes.to_vec(), focus);
        let mut nodes = vec![button(2, "Play"), button(3, "Settings")];
        let mut told_so_far = SentElements::default();
        assert!(told_so_far.changes(&at(&nodes, ROOT), 1.0).is_some());
        assert_eq!(told_so_far.changes(&at(&nodes, ROOT), 1.0), None);

        let changes = told_so_far.changes(&at(&nodes, NodeId(3)), 1.0).unwrap();
        assert_eq!(changes.focus.as_deref(), Some("e3"));
        assert!(changes.elements.is_empty() && changes.places.is_empty() && changes.order.is_none());

        let changes = told_so_far.changes(&at(&nodes, NodeId(3)), 1.5).unwrap();
        assert_eq!(changes.places[0], ("e2".to_owned(), [15, 30, 150, 66]));
        assert!(changes.elements.is_empty());

        nodes[0].1.set_label("Continue");
        let changes = told_so_far.changes(&at(&nodes, NodeId(3)), 1.5).unwrap();
        assert_eq!(told(&changes), [("button", "Continue", None)]);
        assert!(changes.places.is_empty());

        let gone = nodes.pop();
        let changes = told_so_far.changes(&at(&nodes, NodeId(3)), 1.5).unwrap();
        assert_eq!(changes.order.as_deref().unwrap(), ["e2"]);
        assert_eq!(changes.focus.as_deref(), Some(""), "the focus went with its element");

        nodes.extend(gone);
        let changes = told_so_far.changes(&at(&nodes, NodeId(3)), 1.5).unwrap();
        assert_eq!(told(&changes), [("button", "Settings", None)], "it is new again");
    }

    #[test]
    fn a_control_has_its_state_and_the_name_of_its_label() {
        let mut label = Node::new(Role::Label);
        label.set_value("Pieces");
        let mut slider = Node::new(Role::Slider);
        slider.set_labelled_by([NodeId(2)]);
        slider.set_min_numeric_value(0.0);
        slider.set_max_numeric_value(100.0);
        slider.set_numeric_value(70.0);
        let mut radio = Node::new(Role::RadioButton);
        radio.set_label("Marble");
        radio.set_toggled(Toggled::True);
        radio.set_disabled();
        let nodes = vec![(NodeId(2), label), (NodeId(3), slider), (NodeId(4), radio)];
        let changes = SentElements::default().changes(&tree(nodes, ROOT), 1.0).unwrap();
        let [text, slider, radio] = &changes.elements[..] else {
            panic!("{changes:?}")
        };
        assert_eq!((text.role, &*text.name), ("text", "Pieces"));
        assert_eq!((slider.role, &*slider.name), ("slider", "Pieces"));
        assert_eq!(slider.range, Some([0.0, 100.0, 70.0]));
        assert_eq!((radio.checked, radio.pressed, radio.disabled), (Some(true), None, true));
    }

    #[test]
    fn a_switch_comes_with_its_explanation() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            toggle_with_hint(ui, &mut true, "Touch-move", "A touched piece must move.");
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.unwrap();
        let changes = SentElements::default().changes(&tree, 1.0).unwrap();
        let described = changes
            .elements
            .iter()
            .find_map(|element| element.description.as_deref());
        assert_eq!(described, Some("A touched piece must move."));
        assert_eq!(told(&changes)[0], ("checkbox", "Touch-move", None));
    }

    #[test]
    fn no_level_of_headings_is_left_out() {
        let heading = |number, level| {
            let mut node = Node::new(Role::Heading);
            node.set_label("Heading");
            node.set_level(level);
            (NodeId(number), node)
        };
        let levels = |nodes: Vec<_>| {
            let changes = SentElements::default().changes(&tree(nodes, ROOT), 1.0).unwrap();
            let levels = changes.elements.iter().map(|element| element.level.unwrap());
            levels.collect::<Vec<_>>()
        };
        assert_eq!(levels(vec![heading(2, 1), heading(3, 2), heading(4, 2)]), [1, 2, 2]);
        assert_eq!(levels(vec![heading(2, 2), heading(3, 2)]), [1, 1]);
    }

    #[test]
    fn elements_lie_where_egui_draws_them() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let mut drawn = egui::Rect::NOTHING;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.label("One of them:");
            drawn = ui.vertical(|ui| ui.button("Start").rect).inner;
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.unwrap();
        let changes = SentElements::default().changes(&tree, 2.0).unwrap();
        let expected = [("text", "One of them:", None), ("button", "Start", None)];
        assert_eq!(told(&changes), expected);
        let (id, [left, top, width, height]) = changes.places[1].clone();
        assert_eq!(id, changes.elements[1].id);
        let [left, top] = [left, top].map(|at| at as f32 / 2.0);
        let [right, bottom] = [left + width as f32 / 2.0, top + height as f32 / 2.0];
        let told = egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(right, bottom));
        assert!(
            (told.min - drawn.min).length() < 1.0 && (told.max - drawn.max).length() < 1.0,
            "{told}, {drawn}"
        );
    }

    #[test]
    fn scrolled_elements_have_their_area() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let mut inner = egui::Rect::NOTHING;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let area = egui::ScrollArea::vertical().max_height(100.0);
            let shown = area.show(ui, |ui| {
                describe_scrolled(ui);
                for number in 0..20 {
                    ui.label(number.to_string());
                }
            });
            inner = shown.inner_rect;
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.unwrap();
        let changes = SentElements::default().changes(&tree, 1.0).unwrap();
        let (area, labels) = changes.elements.split_first().unwrap();
        assert_eq!((area.role, labels.len()), ("scroll", 20));
        let place = |id: &str| changes.places.iter().find(|(other, _)| other == id).unwrap().1;
        let [_, top, _, height] = place(&area.id);
        assert!(inner.expand(4.0).y_range().contains((top + height) as f32), "{inner}");
        assert!(labels.iter().all(|label| label.group.as_ref() == Some(&area.id)));
    }

    #[test]
    fn the_largest_id_comes_back() {
        for id in [0, 0xa90, u64::MAX] {
            assert_eq!(node_id(&element_id(NodeId(id))), Some(NodeId(id)));
        }
        assert_eq!(node_id("a90"), None);
    }
}

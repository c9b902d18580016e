//! Mouse and touch: a click or tap chooses an agent or a city; drags are left to the camera.

use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy_egui::EguiContext;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::messages::MapPressed;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::selection::Selection;
use crate::agent::scene::entities::{Hovered, MapEntities};
use crate::agent::scene::press::MapPointer;
use crate::shell::input::context::board_has_keys;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::pointing::met_by;

/// Distance that a pressed pointer must travel to be a drag, in logical pixels; anything less is a shaky click.
const DRAG_THRESHOLD: f32 = 6.0;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Presses>(app, AGENT);
    app.add_systems(
        PreUpdate,
        (choose_by_click, mark_hovered)
            .chain()
            .after(PickingSystems::Hover)
            .run_if(board_has_keys)
            .in_set(AgentSystems),
    );
}

/// The pointers that are down, and where they were pressed.
#[derive(Resource, Default)]
struct Presses(Vec<(PointerId, Vec2)>);

/// Whether a pointer is over a panel.
fn is_on_panel(pointer: PointerId, hovered: &HoverMap, panels: &Query<(), With<EguiContext>>) -> bool {
    met_by(hovered, pointer).is_some_and(|met| panels.contains(met))
}

/// A press released where it began is a click on the thing there.
fn choose_by_click(
    mut inputs: MessageReader<PointerInput>,
    (hovered, map): (Res<HoverMap>, MapPointer),
    panels: Query<(), With<EguiContext>>,
    mut presses: ResMut<Presses>,
    mut pressed: MessageWriter<MapPressed>,
) {
    for input in inputs.read() {
        let (pointer, at) = (input.pointer_id, input.location.position);
        match input.action {
            PointerAction::Press(PointerButton::Primary) if !is_on_panel(pointer, &hovered, &panels) => {
                // An earlier press has ended unnoticed, as when a page was opened meanwhile.
                presses.0.retain(|(held, _)| *held != pointer);
                presses.0.push((pointer, at));
            }
            PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel => {
                let Some(held) = presses.0.iter().position(|(held, _)| *held == pointer) else {
                    continue;
                };
                let (_, began) = presses.0.swap_remove(held);
                let is_click = matches!(input.action, PointerAction::Release(_)) && began.distance(at) < DRAG_THRESHOLD;
                if is_click && !is_on_panel(pointer, &hovered, &panels) {
                    pressed.write(map.meant(at, pointer.is_touch()));
                }
            }
            _ => {}
        }
    }
}

/// Lights up the thing under the mouse if it offers an action.
fn mark_hovered(
    (hovered, map, selection): (Res<HoverMap>, MapPointer, Option<Res<Selection>>),
    pointers: Query<(&PointerId, &PointerLocation)>,
    panels: Query<(), With<EguiContext>>,
    (entities, marked): (Option<Res<MapEntities>>, Query<Entity, With<Hovered>>),
    mut commands: Commands,
) {
    let (Some(entities), Some(selection)) = (entities, selection) else {
        return;
    };
    let mouse = pointers.iter().find(|(pointer, _)| pointer.is_mouse());
    let at = mouse.and_then(|(pointer, place)| Some((*pointer, place.location()?.position)));
    let meant = match at {
        Some((pointer, at)) if selection.is_open() && !is_on_panel(pointer, &hovered, &panels) => map.meant(at, false),
        _ => MapPressed::Nothing,
    };
    let over = match meant {
        MapPressed::Agent(agent) if selection.may_act(agent) => Some(entities.agent(agent)),
        MapPressed::City(city) => Some(entities.city(city)),
        MapPressed::Agent(_) | MapPressed::Nothing | MapPressed::Back => None,
    };
    for before in marked.iter().filter(|before| Some(*before) != over) {
        commands.entity(before).remove::<Hovered>();
    }
    if let Some(over) = over
        && !marked.contains(over)
    {
        commands.entity(over).insert(Hovered);
    }
}

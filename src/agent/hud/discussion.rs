//! The announcement under discussion, and who is across the table.

use agon_core::agent::{Call, Event, Heard, Phase, Player};
use bevy_egui::egui::{Sense, Ui};

use super::news::digest;
use super::portrait;
use super::view::TableView;
use crate::agent::gameplay::current_game::Waiting;
use crate::agent::text::words::event_heard;
use crate::shell::ui::prelude::*;

/// Draws it. Where there is room, the persona with whom the player has to do is seen beside it.
pub(super) fn discussion(ui: &mut Ui, is_low: bool, scene: &TableView) {
    const PORTRAIT: f32 = 92.0;
    let other = other_side(scene).filter(|_| !is_low);
    let Some((player, shown)) = other.and_then(|player| Some((player, scene.portrait(player)?))) else {
        return under_discussion(ui, is_low, scene);
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        let (rect, _) = ui.allocate_exact_size(portrait::size(PORTRAIT), Sense::hover());
        portrait::paint(ui, ("across the table", player.index()), rect, Some(shown));
        ui.vertical(|ui| under_discussion(ui, is_low, scene));
    });
}

/// The computer player on the other side of the announcement under discussion: the one who is asked or leads in a
/// contest, or else the one who announced it, or who objects.
fn other_side(scene: &TableView) -> Option<Player> {
    let table = scene.current.table();
    let mover = table.turn();
    let sides = match table.phase() {
        Phase::Object { .. } => [mover; 4],
        Phase::Answer { objector, .. } => [mover, mover, mover, *objector],
        Phase::Claim(contest) | Phase::Decide(contest) => {
            [contest.asked, contest.leader(mover), mover, contest.objector]
        }
        Phase::Stake { .. } | Phase::Act | Phase::Victory { .. } | Phase::Over(_) => return None,
    };
    sides.into_iter().find(|&player| !scene.current.is_person(player))
}

/// The announcement under discussion, and, while claims are made, who objects and who insists. A low panel shows a
/// claimant only this, until it has claims to show: the agent is in the question, and the announcement on the map.
fn under_discussion(ui: &mut Ui, is_low: bool, scene: &TableView) {
    let current = scene.current;
    let phase = current.table().phase();
    if *phase == Phase::Act && matches!(current.waiting(), Waiting::Computer(_)) {
        return heard_last(ui, scene);
    }
    // A person who is asked to answer is told by the question who objects.
    let is_contested = match phase {
        Phase::Claim(_) | Phase::Decide(_) => true,
        Phase::Answer { .. } => !matches!(current.waiting(), Waiting::PublicAnswer(_)),
        Phase::Object { .. } => false,
        Phase::Stake { .. } | Phase::Act | Phase::Victory { .. } | Phase::Over(_) => return,
    };
    let is_brief = is_low && matches!((current.waiting(), phase), (Waiting::Secret(_), Phase::Claim(_)));
    if is_brief && matches!(phase, Phase::Claim(contest) if contest.highest() > 0) {
        return;
    }
    let heard = |event: &Event| match event {
        Event::Decided { heard, .. } => Some(*heard),
        _ => None,
    };
    let is_announced = |event: &Event| matches!(heard(event), Some(Heard::Announced(_)));
    let is_told = |event: &Event| match heard(event) {
        Some(Heard::Announced(_)) => !is_brief,
        Some(Heard::Called(call)) => is_contested && matches!(call, Call::Object | Call::Insist),
        _ => false,
    };
    let events = current.events();
    let Some(number) = events.iter().rposition(is_announced) else {
        return;
    };
    let told = events.iter().zip(scene.contexts).skip(number);
    let sentences: Vec<String> = told
        .filter(|(event, _)| is_told(event))
        .map(|(event, context)| event_heard(event, context, &scene.company(), scene.language))
        .collect();
    let text = sentences.join(" ");
    if is_brief {
        hint(ui, text);
    } else {
        ui.label(text);
    }
}

/// The last that happened, which nobody is to look for in the news, and before it the stakes that an exile showed, until
/// a person has decided something.
pub(super) fn heard_last(ui: &mut Ui, scene: &TableView) {
    let events = scene.current.events();
    let decides = |event: &Event| matches!(event, Event::Decided { player, .. } if scene.current.is_person(*player));
    let since = events.iter().rposition(decides).unwrap_or(0);
    let exile = events[since..]
        .iter()
        .rposition(|event| matches!(event, Event::Exiled { .. }));
    let mut lines = digest(scene, exile.map_or(events.len().saturating_sub(1), |at| since + at));
    let last = lines.pop();
    let shown = exile.and(lines.into_iter().next()).into_iter().chain(last);
    shown.for_each(|line| drop(hint(ui, line)));
}

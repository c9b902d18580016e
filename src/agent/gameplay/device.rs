//! The device that passes from hand to hand when several people play: only its holder sees their secrets
//! (`docs/agent.md` §7.2).

use agon_core::agent::{Call, Event, Heard};
use bevy::prelude::*;

use super::current_game::{CurrentGame, Waiting};
use super::messages::{DeviceAction, Happened, TableReplaced};
use super::schedule::RuleSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            pass_on
                .run_if(resource_exists::<CurrentGame>)
                .in_set(RuleSystems::Device),
            take_back
                .run_if(resource_exists::<CurrentGame>)
                .after(RuleSystems::Decisions)
                .in_set(super::schedule::EffectSystems::Mark),
        ),
    );
}

fn pass_on(mut actions: MessageReader<DeviceAction>, mut current: ResMut<CurrentGame>) {
    for &action in actions.read() {
        match action {
            DeviceAction::Take(player) => current.give_device(player),
            DeviceAction::LayDown => {
                let all = current.events().len();
                current.lay_device_down(all);
            }
        }
    }
}

/// Covers the secrets again once a person has decided. What came of it they have not seen.
fn take_back(
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut current: ResMut<CurrentGame>,
) {
    let (mut decided, mut was_public) = (None, false);
    for happened in happened.read() {
        decided = decided.or(Some(happened.number + 1));
        was_public |= is_public_answer(&happened.event);
    }
    let replaced = (replaced.read().count() > 0).then_some(current.events().len());
    let Some(seen) = replaced.or(decided) else {
        return;
    };
    match (current.only_person(), current.waiting()) {
        // A person who plays alone sees everything as it happens.
        (Some(_), _) => {}
        (None, Waiting::Secret(_)) if !was_public => {}
        (None, _) => current.lay_device_down(seen),
    }
}

/// Whether an event is an answer that is given on the table's own screen, which everybody sees.
const fn is_public_answer(event: &Event) -> bool {
    use Call::{Allow, Insist, Let, Object, Refuse, Withdraw};
    let Event::Decided {
        heard: Heard::Called(call),
        ..
    } = event
    else {
        return false;
    };
    matches!(call, Let | Object | Withdraw | Insist | Allow | Refuse)
}

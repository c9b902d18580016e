//! The walk through a finished game, step by step with all sheets open. Nothing can be seen of it before the end.

use agon_core::agent::{Bluff, Replay, Step, Table, Truth};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::CurrentGame;
use super::messages::{ReplayAction, ReplayStepped};
use super::schedule::RuleSystems;
use crate::tabletop::active_game::{init_with_game, remove_with_game};

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<WinnerHidden>(app, AGENT);
    remove_with_game::<Walk>(app, AGENT);
    app.add_systems(Update, walk.in_set(RuleSystems::Replay));
}

/// The walk and its current step. The resource exists only during one.
#[derive(Resource, Debug)]
pub struct Walk {
    game: u64,
    replay: Replay,
    step: usize,
}

impl Walk {
    /// All steps, of which the first is the beginning of the game.
    pub fn steps(&self) -> &[Step] {
        self.replay.steps()
    }

    /// The number of the step shown.
    pub const fn here(&self) -> usize {
        self.step
    }

    /// The step shown.
    pub fn step(&self) -> &Step {
        &self.steps()[self.step]
    }

    /// The step before the current one.
    pub fn before(&self) -> Option<&Step> {
        Some(&self.steps()[self.step.checked_sub(1)?])
    }

    /// The bluffs that worked, oldest first, each with the number of its step.
    pub fn bluffs(&self) -> &[(usize, Bluff)] {
        self.replay.bluffs()
    }

    /// The bluff of a step, if it has one that worked.
    pub fn bluff(&self, step: usize) -> Option<Bluff> {
        let found = self.bluffs().iter().find(|(number, _)| *number == step);
        found.map(|&(_, bluff)| bluff)
    }

    /// What the decision of a step rested on.
    pub fn truth(&self, step: usize) -> Option<Truth> {
        self.replay.truth(step)
    }

    /// The step to which an action leads from the current one, if there is one.
    pub fn led_to(&self, action: ReplayAction) -> Option<usize> {
        let last = self.steps().len() - 1;
        let bluffs = || self.bluffs().iter().map(|&(step, _)| step);
        let step = match action {
            ReplayAction::Open | ReplayAction::Close => None,
            ReplayAction::First => Some(0),
            ReplayAction::Previous => self.step.checked_sub(1),
            ReplayAction::Next => Some(self.step + 1),
            ReplayAction::Last => Some(last),
            ReplayAction::PreviousBluff => bluffs().rfind(|&step| step < self.step),
            ReplayAction::NextBluff => bluffs().find(|&step| step > self.step),
            ReplayAction::Show(step) => Some(step),
        };
        step.filter(|&step| step <= last && step != self.step)
    }
}

/// Whether the sheets of a finished game are still being turned over, so that the winner stays secret.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinnerHidden(pub bool);

/// The table to be shown: that of the game, or in a walk that of its step.
pub fn shown_table<'a>(current: &'a CurrentGame, walk: Option<&'a Walk>) -> &'a Table {
    walk.map_or(current.table(), |walk| walk.step().table())
}

fn walk(
    mut commands: Commands,
    mut actions: MessageReader<ReplayAction>,
    (current, walk): (Option<Res<CurrentGame>>, Option<ResMut<Walk>>),
    mut stepped: MessageWriter<ReplayStepped>,
) {
    let Some(current) = current else {
        actions.clear();
        if walk.is_some() {
            commands.remove_resource::<Walk>();
        }
        return;
    };
    let mut walk = walk;
    if walk
        .as_ref()
        .is_some_and(|walk| walk.game != current.seed() || current.table().outcome().is_none())
    {
        commands.remove_resource::<Walk>();
        walk = None;
    }
    for &action in actions.read() {
        let is_neighbour = match (&mut walk, action) {
            (None, ReplayAction::Open) => {
                let Some(replay) = current.replay() else { continue };
                commands.insert_resource(Walk {
                    game: current.seed(),
                    replay,
                    step: 0,
                });
                false
            }
            (Some(_), ReplayAction::Close) => {
                commands.remove_resource::<Walk>();
                false
            }
            (Some(walk), action) => {
                let Some(step) = walk.led_to(action) else { continue };
                let is_neighbour = step.abs_diff(walk.step) == 1;
                walk.step = step;
                is_neighbour
            }
            (None, _) => continue,
        };
        stepped.write(ReplayStepped { is_neighbour });
    }
}

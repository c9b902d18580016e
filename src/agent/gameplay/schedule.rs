//! The order of systems within the sets of a frame, declared only here.

use bevy::prelude::*;

use super::agent_screen::AGENT;
use crate::tabletop::schedule::{TableSystems, let_come_and_go};

/// The systems that need no game to be played, in any schedule. They rest while Agent is not on the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AgentSystems;

/// Parts of [`TableSystems::Menu`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuSystems {
    /// A lesson starts, or another step of it.
    Learn,
    /// A game starts.
    Begin,
    /// A game is left.
    Leave,
}

/// Parts of [`TableSystems::Input`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Keys move the cursor over the map and choose the spot under it.
    Keyboard,
    /// Screen readers do so.
    ScreenReader,
    /// Choices become a selection or a decision.
    Selection,
    /// The cursor follows the current choices.
    Cursor,
    /// Answers in an objection window that were given before come to their turn.
    Objections,
}

/// Parts of [`TableSystems::Rules`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSystems {
    /// A game starts.
    Start,
    /// The device passes from hand to hand.
    Device,
    /// Decisions are carried out or refused.
    Decisions,
    /// A finished game is walked through.
    Replay,
}

/// Parts of [`TableSystems::Effects`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectSystems {
    /// Agents and the case are assigned to their new places.
    Place,
    /// Possible choices and the announcement are marked.
    Mark,
    /// A hint comes up, or goes.
    Hint,
}

/// Parts of [`TableSystems::Opponent`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpponentSystems {
    /// The rivals of a season remember earlier evenings.
    Remember,
    /// Computer players decide.
    Computers,
    /// The others in a lesson decide, and automatic messages are sent.
    Lessons,
}

/// Parts of [`TableSystems::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresentSystems {
    /// The game is saved.
    Save,
    /// Finished lessons are saved.
    KeepLearned,
    /// Events and prompts are read out.
    Tell,
    /// The sheets are turned over at the end, and read out.
    End,
}

pub(crate) fn plugin(app: &mut App) {
    let_come_and_go(app, AGENT, AgentSystems);
    app.configure_sets(
        Update,
        (
            (MenuSystems::Learn, MenuSystems::Begin, MenuSystems::Leave)
                .chain()
                .in_set(TableSystems::Menu)
                .in_set(AgentSystems),
            (
                InputSystems::Keyboard,
                InputSystems::ScreenReader,
                InputSystems::Selection,
                InputSystems::Cursor,
                InputSystems::Objections,
            )
                .chain()
                .in_set(TableSystems::Input)
                .in_set(AgentSystems),
            (
                RuleSystems::Start,
                RuleSystems::Device,
                RuleSystems::Decisions,
                RuleSystems::Replay,
            )
                .chain()
                .in_set(TableSystems::Rules)
                .in_set(AgentSystems),
            (EffectSystems::Place, EffectSystems::Mark, EffectSystems::Hint)
                .chain()
                .in_set(TableSystems::Effects)
                .in_set(AgentSystems),
            (
                OpponentSystems::Remember,
                OpponentSystems::Computers,
                OpponentSystems::Lessons,
            )
                .chain()
                .in_set(TableSystems::Opponent)
                .in_set(AgentSystems),
            (
                PresentSystems::Save,
                PresentSystems::KeepLearned,
                PresentSystems::Tell,
                PresentSystems::End,
            )
                .chain()
                .in_set(TableSystems::Present)
                .in_set(AgentSystems),
        ),
    );
}

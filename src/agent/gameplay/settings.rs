//! The player's settings for Agent.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::system::settings::section::{Section, add_section};

/// Requires the settings plugin.
pub(crate) fn plugin(app: &mut App) {
    add_section::<AgentSettings>(app);
}

/// The player's settings. Change them through [`DetectChangesMut::set_if_neq`], as every change is saved.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AgentSettings {
    /// Whether an objection window closes by itself when several people play.
    pub objection_timer: bool,
    /// Whether the reasons of computer players are shown.
    pub show_reasons: bool,
    /// Whether every city shows its name.
    pub city_names: bool,
    /// Whether the map is plain and pale, so that everything on it stands out.
    pub contrast: bool,
    /// Announcements that a person who plays alone lets pass without being asked.
    pub lets_pass: LetsPass,
    /// Whether the sheet of one of several people is uncovered by a press and covered by the next, instead of lying
    /// open while a button is held.
    pub sheet_by_press: bool,
    /// Whether hints come up when something is new.
    pub hints: bool,
    /// The hints that have been shown, and are not shown again.
    pub hints_shown: Vec<Hint>,
}

/// Hints for a first game. Those about the current prompt come first, as they are of use only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// The opening stakes.
    Stakes,
    /// One's own turn.
    Turn,
    /// Another player's announcement, to which the person may object.
    Object,
    /// An objection to the person's own announcement.
    Answer,
    /// A claim to be made.
    Claim,
    /// One's own claim is the highest.
    Decide,
    /// An agent with the case is near home.
    NearHome,
    /// An agent has the case.
    Case,
    /// An agent is off to the Bahamas.
    Exile,
    /// Somebody has bribed.
    Bribe,
    /// An announcement is withdrawn.
    TakenBack,
}

/// Which announcements a person lets pass without being asked (`docs/agent.md` §7.5). They are shown all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LetsPass {
    /// None.
    #[default]
    Nothing,
    /// Those of agents on whom the person has staked nothing.
    WithoutStake,
    /// All but attacks and actions of the agent who holds the case.
    Quiet,
}

impl Default for AgentSettings {
    fn default() -> Self {
        Self {
            objection_timer: true,
            show_reasons: true,
            city_names: true,
            contrast: false,
            lets_pass: LetsPass::Nothing,
            sheet_by_press: false,
            hints: false,
            hints_shown: Vec::new(),
        }
    }
}

impl Section for AgentSettings {
    const NAME: &'static str = "agent";
}

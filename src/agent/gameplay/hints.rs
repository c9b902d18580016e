//! Hints in a first game: each comes up once, on the first occasion. They use only public knowledge.

use agon_core::agent::{Event, Phase};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::{CurrentGame, Waiting};
use super::objections::ObjectionWindow;
use super::schedule::EffectSystems;
use super::settings::{AgentSettings, Hint};
use crate::tabletop::active_game::init_with_game;

/// An agent with the case so many links from home is near.
const NEAR: u8 = 2;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Hints>(app, AGENT);
    app.add_message::<HintAction>().add_systems(
        Update,
        follow
            .run_if(resource_exists::<CurrentGame>)
            .in_set(EffectSystems::Hint),
    );
}

/// The hint that is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    shown: Option<Hint>,
}

impl Hints {
    /// The hint that is shown, if any.
    pub const fn shown(&self) -> Option<Hint> {
        self.shown
    }
}

/// A player's response to a hint.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintAction {
    /// It is understood, and does not come again.
    Dismiss,
    /// No more hints are wanted.
    TurnOff,
}

impl Hint {
    /// All hints; of several for which there is occasion the first is shown.
    pub const ALL: [Self; 11] = [
        Self::Stakes,
        Self::Turn,
        Self::Object,
        Self::Answer,
        Self::Claim,
        Self::Decide,
        Self::NearHome,
        Self::Case,
        Self::Exile,
        Self::Bribe,
        Self::TakenBack,
    ];

    /// Whether there is occasion for it.
    fn has_occasion(self, current: &CurrentGame, window: &ObjectionWindow) -> bool {
        let (table, waiting) = (current.table(), current.waiting());
        let is_asked = matches!(waiting, Waiting::Secret(_) | Waiting::PublicAnswer(_));
        match self {
            Self::Stakes => is_asked && matches!(table.phase(), Phase::Stake { .. }),
            Self::Turn => is_asked && matches!(table.phase(), Phase::Act),
            Self::Object => window.unanswered(current).next().is_some(),
            Self::Answer => is_asked && matches!(table.phase(), Phase::Answer { .. }),
            Self::Claim => is_asked && matches!(table.phase(), Phase::Claim(_)) && current.legal().claims().is_some(),
            Self::Decide => is_asked && matches!(table.phase(), Phase::Decide(_)),
            Self::NearHome => is_near_home(current),
            Self::Case => table.holder().is_some(),
            Self::Exile => current
                .events()
                .iter()
                .any(|event| matches!(event, Event::Exiled { .. })),
            Self::Bribe => {
                let others = table.options().seats();
                let mut others = others.filter(|&player| !current.is_person(player));
                others.any(|player| table.bribes(player) > 0)
            }
            Self::TakenBack => current.events().contains(&Event::TakenBack),
        }
    }

    /// Whether it is about a moment, after which it is of no more use.
    const fn is_of_a_moment(self) -> bool {
        matches!(
            self,
            Self::Stakes | Self::Turn | Self::Object | Self::Answer | Self::Claim | Self::Decide
        )
    }
}

/// Whether the agent who has the case is near home.
fn is_near_home(current: &CurrentGame) -> bool {
    let table = current.table();
    let holder = table.holder();
    holder.is_some_and(|holder| table.case().distance(holder.home(), table.options().map) <= NEAR)
}

fn follow(
    (current, window): (Res<CurrentGame>, Res<ObjectionWindow>),
    mut actions: MessageReader<HintAction>,
    (mut settings, mut hints): (ResMut<AgentSettings>, ResMut<Hints>),
) {
    for action in actions.read() {
        match action {
            HintAction::Dismiss => note(hints.shown, &mut settings),
            HintAction::TurnOff => settings.hints = false,
        }
    }
    let is_first_game = current.only_person().is_some() && current.lesson().is_none();
    let is_over = current.table().outcome().is_some();
    if !settings.hints || !is_first_game || is_over {
        hints.set_if_neq(Hints::default());
        return;
    }
    // Hints of a moment have been seen once it is over.
    let is_past = |hint: &Hint| hint.is_of_a_moment() && !hint.has_occasion(&current, &window);
    note(hints.shown.filter(is_past), &mut settings);
    let is_new = |hint: &Hint| !settings.hints_shown.contains(hint) && hint.has_occasion(&current, &window);
    let shown = Hint::ALL.into_iter().find(is_new);
    hints.set_if_neq(Hints { shown });
}

/// A hint has been shown. Settings are saved when they change.
fn note(hint: Option<Hint>, settings: &mut ResMut<AgentSettings>) {
    if let Some(hint) = hint.filter(|hint| !settings.hints_shown.contains(hint)) {
        settings.hints_shown.push(hint);
    }
}

//! The sounds of a game: agents chosen, moved and exiled, the case, and the end.

use bevy::prelude::*;

use super::animate::flight::{Flying, Landed, Manner};
use crate::agent::{Agent, Event};
use crate::app::agent::gameplay::agent_screen::AGENT;
use crate::app::agent::gameplay::current_game::CurrentGame;
use crate::app::agent::gameplay::messages::{Happened, TableReplaced};
use crate::app::agent::gameplay::replay::WinnerHidden;
use crate::app::agent::gameplay::schedule::AgentSystems;
use crate::app::agent::gameplay::selection::Selection;
use crate::app::shell::sound::effect::{Effect, PlayEffect};
use crate::app::tabletop::active_game::init_with_game;
use crate::app::tabletop::motion::{Animating, PiecesMoving};
use crate::app::tabletop::schedule::TableSystems;
use crate::app::tabletop::sounds::{CAPTURE, DRAW, LANDING, LIFT, LOSS, SLIDE, WIN, WOOD};

/// Seconds from the last motion to the sound of the end.
const END_AFTER: f32 = 0.4;

/// The sound of the end, which waits until nothing moves any more, and for so many seconds then.
#[derive(Resource, Debug, Default)]
struct Ending(Option<(&'static Effect, f32)>);

/// An agent is taken in hand.
fn hear_choice(selection: Res<Selection>, mut before: Local<Option<Agent>>, mut play: MessageWriter<PlayEffect>) {
    let chosen = selection.agent();
    if chosen.is_some() && chosen != *before {
        play.write(PlayEffect(&LIFT));
    }
    *before = chosen;
}

fn hear_motions(
    starts: Query<&Flying, Added<Flying>>,
    mut landings: MessageReader<Landed>,
    mut play: MessageWriter<PlayEffect>,
) {
    if starts.iter().any(|flying| flying.manner == Manner::Step) {
        play.write(PlayEffect(&SLIDE));
    }
    for landed in landings.read() {
        let effect = match landed.manner {
            Manner::Step => &WOOD,
            Manner::Exile => &LANDING,
            Manner::Case => &LIFT,
            Manner::Shuffle => continue,
        };
        play.write(PlayEffect(effect));
    }
}

fn hear_news(
    current: Res<CurrentGame>,
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut ending: ResMut<Ending>,
    mut play: MessageWriter<PlayEffect>,
) {
    if replaced.read().count() > 0 {
        ending.0 = None;
    }
    for Happened { event, .. } in happened.read() {
        match event {
            Event::Exiled { .. } => {
                play.write(PlayEffect(&CAPTURE));
            }
            Event::Over(outcome) => {
                let effect = match (outcome.winner, current.only_person()) {
                    (None, _) => &DRAW,
                    (Some(winner), Some(person)) if winner != person => &LOSS,
                    (Some(_), _) => &WIN,
                };
                ending.0 = Some((effect, END_AFTER));
            }
            _ => {}
        }
    }
}

fn hear_end(
    mut ending: ResMut<Ending>,
    (moving, time): (Res<PiecesMoving>, Res<Time>),
    hidden: Option<Res<WinnerHidden>>,
    mut animating: ResMut<Animating>,
    mut play: MessageWriter<PlayEffect>,
) {
    if moving.0 || hidden.is_some_and(|hidden| hidden.0) {
        return;
    }
    if let Some((effect, wait)) = ending.0 {
        let left = wait - time.delta_secs();
        if left <= 0.0 {
            play.write(PlayEffect(effect));
            ending.0 = None;
        } else {
            animating.0 = true;
            ending.0 = Some((effect, left));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Ending>(app, AGENT);
    app.add_systems(
        Update,
        (
            hear_choice.run_if(resource_exists_and_changed::<Selection>),
            hear_motions,
            hear_news.run_if(resource_exists::<CurrentGame>),
            hear_end,
        )
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

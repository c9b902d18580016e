//! Advice in a game against the computer: a hint, more detailed with every press, or the consequences of a move that
//! the player considers. The record of the game mentions it.

use std::time::Duration;

use agon_core::engine::{Findings, Judgement, Limits, Line};
use agon_core::rules::Move;
use bevy::prelude::*;

use super::agon_screen::{AGON, AgonScreen};
use super::analyst::progress::Progress;
use super::analyst::{Analyst, Ask, Urgency};
use super::current_game::{Match, PositionKey};
use super::messages::{AdviceGiven, AdviceWanted};
use super::preview::Preview;
use super::schedule::InputSystems;
use super::selection::movable;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::init_with_game;

/// Limits of the search for a hint. No level looks at more nodes.
const HINT: Limits = Limits {
    nodes: Some(60_000),
    depth: None,
    time: Some(Duration::from_secs(2)),
};
/// Nodes for finding the best move when another is judged.
const WHY_NODES: u64 = 20_000;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Advice>(app, AGON);
    app.add_systems(
        Update,
        (obey, hear)
            .chain()
            .in_set(InputSystems::Advice)
            .run_if(resource_exists::<Match>),
    )
    .add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

/// Steps of a hint, each more detailed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The effect of the move, in words.
    Idea,
    /// The piece that moves.
    Piece,
    /// Its destination.
    Cell,
    /// A possible continuation.
    Line,
}

/// The subject of the advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A good move, up to this step.
    Hint(Step),
    /// The consequences of a move.
    Why(Move),
}

/// The result of the search for advice.
#[derive(Clone, Debug)]
pub enum Found {
    /// Nothing yet.
    Awaited,
    /// The move and its worth.
    Judgement(Box<Judgement>),
    /// Nothing can be found here.
    Nothing,
}

/// The advice on the screen.
#[derive(Resource, Debug, Default)]
pub struct Advice {
    given: Option<Given>,
}

/// Advice on a position.
#[derive(Debug)]
struct Given {
    position: PositionKey,
    topic: Topic,
    asked: Asked,
    found: Found,
}

/// The question to the analyst.
#[derive(Debug)]
enum Asked {
    /// The worth of the move that the advice is about.
    Move(Ask<Box<Judgement>>),
    /// The best move.
    Best(Ask<Progress>),
}

impl Advice {
    /// The topic and the result; `None` if the game has gone on since.
    pub fn given(&self, current: &Match) -> Option<(Topic, &Found)> {
        let given = self.given.as_ref().filter(|given| given.position == current.key())?;
        Some((given.topic, &given.found))
    }

    fn ask(&mut self, current: &Match, topic: Topic, analyst: &Analyst) {
        let game = current.game();
        let mv = match topic {
            // In a puzzle only the answer helps, however good the other moves are.
            Topic::Hint(_) => current
                .puzzle()
                .and_then(|puzzle| puzzle.next(game))
                .map(|answer| answer.mv),
            Topic::Why(mv) => Some(mv),
        };
        let asked = match mv {
            Some(mv) => Asked::Move(analyst.judge(game, mv, WHY_NODES, Urgency::Now)),
            None => Asked::Best(analyst.lines(game, 1, HINT, Urgency::Now)),
        };
        self.given = Some(Given {
            position: current.key(),
            topic,
            asked,
            found: Found::Awaited,
        });
    }
}

impl Given {
    /// The result, once the analyst has answered.
    fn answer(&self, current: &Match) -> Option<Found> {
        let judgement = match &self.asked {
            Asked::Move(ask) => {
                let judgement = ask.take()?.ok();
                match self.topic {
                    Topic::Hint(_) => judgement.and_then(|judgement| best_move(current, judgement.played)),
                    Topic::Why(_) => judgement,
                }
            }
            Asked::Best(ask) => {
                let best = ask.take()?.ok().and_then(|progress| progress.lines.into_iter().next());
                best.and_then(|best| best_move(current, best))
            }
        };
        Some(judgement.map_or(Found::Nothing, Found::Judgement))
    }

    /// The line that shows the result.
    fn line(&self) -> Option<&[Move]> {
        let Found::Judgement(judgement) = &self.found else {
            return None;
        };
        Some(match self.topic {
            Topic::Hint(_) => &judgement.best.pv,
            Topic::Why(_) => &judgement.played.pv,
        })
    }

    /// The topic after another press.
    fn next(&self, current: &Match) -> Topic {
        let Topic::Hint(step) = self.topic else {
            return self.topic;
        };
        let is_one_piece = movable(current.position(), current.rules()).len() <= 1;
        Topic::Hint(match step {
            // Where there is only one piece to move, it need not be named.
            Step::Idea if !is_one_piece => Step::Piece,
            Step::Idea | Step::Piece => Step::Cell,
            Step::Cell | Step::Line => Step::Line,
        })
    }
}

fn obey(
    mut wanted: MessageReader<AdviceWanted>,
    (current, time): (Res<Match>, Res<Time<Real>>),
    mut advice: ResMut<Advice>,
    (analyst, mut preview): (Res<Analyst>, ResMut<Preview>),
) {
    if wanted.is_empty() && advice.given.is_none() {
        return;
    }
    let may_ask = current.may_have_advice();
    let is_stale = |given: &Given| !may_ask || given.position != current.key();
    if advice.given.as_ref().is_some_and(is_stale) {
        advice.given = None;
    }
    for &wanted in wanted.read().filter(|_| may_ask) {
        if preview.is_running() {
            preview.end();
        }
        let is_hint = |given: &Given| matches!(given.topic, Topic::Hint(_)) && !matches!(given.found, Found::Nothing);
        match wanted {
            AdviceWanted::Hint if !advice.given.as_ref().is_some_and(is_hint) => {
                advice.ask(&current, Topic::Hint(Step::Idea), &analyst);
            }
            AdviceWanted::Why(mv) => {
                if current.position().check(current.rules(), mv).is_ok() {
                    advice.ask(&current, Topic::Why(mv), &analyst);
                }
            }
            AdviceWanted::Enough => advice.given = None,
            AdviceWanted::Hint | AdviceWanted::More => {
                let Some(given) = &mut advice.given else {
                    continue;
                };
                let Found::Judgement(_) = given.found else {
                    continue;
                };
                given.topic = given.next(&current);
                if matches!(given.topic, Topic::Hint(Step::Line) | Topic::Why(_))
                    && let Some(line) = given.line()
                {
                    preview.begin(&current, line, time.elapsed());
                }
            }
        }
    }
}

/// The reasons for this move, taken as the best.
fn best_move(current: &Match, best: Line) -> Option<Box<Judgement>> {
    let findings = Findings {
        played: best.clone(),
        best,
        second: None,
        is_doubtful: false,
    };
    Judgement::new(current.game(), findings).ok().map(Box::new)
}

/// Takes the answer. The consequences of a move are shown at once.
fn hear(
    (current, time): (Res<Match>, Res<Time<Real>>),
    mut advice: ResMut<Advice>,
    mut preview: ResMut<Preview>,
    mut told: MessageWriter<AdviceGiven>,
) {
    let Some(found) = advice.given.as_ref().and_then(|given| given.answer(&current)) else {
        return;
    };
    let Some(given) = &mut advice.given else {
        return;
    };
    given.found = found;
    if let Some(line) = given.line() {
        told.write(AdviceGiven);
        if matches!(given.topic, Topic::Why(_)) {
            preview.begin(&current, line, time.elapsed());
        }
    }
}

/// Drops the advice with the board it is about.
fn forget(mut advice: ResMut<Advice>, mut preview: ResMut<Preview>) {
    advice.given = None;
    preview.end();
}

//! The computer player as a plugin: asked when it has to choose, cancelled when the game moves on without it, and
//! answering through the same messages as everyone else.

pub mod thinker;

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use agon_core::learn::enemy::Reply;
use agon_core::learn::lesson::Standing;
use agon_core::rules::{Move, Side};
use thinker::{Answer, Request, Task};

use super::agon_screen::AGON;
use super::clock::GameClock;
use super::current_game::{Match, Turn};
use super::messages::{MoveRequested, PositionChanged, ResultAction};
use super::schedule::OpponentSystems;
use crate::shell::system::redraw::{Alarm, Wake};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::mind::{Mind, Polled, Thinker};

/// The minimum delay before the computer answers, so that the player sees their own move finish.
const LEAST_THINKING: Duration = Duration::from_millis(450);

/// Polling interval for a thinker that has not answered; one that died cannot report it.
const LOOK_AFTER: Duration = Duration::from_millis(250);

/// Restarts of a dead thinker for one move before the computer plays without searching.
const TRIES: u32 = 3;

/// The computer player.
pub(crate) struct OpponentPlugin;

impl Plugin for OpponentPlugin {
    fn build(&self, app: &mut App) {
        init_with_game::<OpponentSeat>(app, AGON);
        app.add_resource::<Thinking>()
            .add_resource::<Pace>()
            .add_resource::<LetsRead>()
            .add_systems(
                Update,
                (cancel_after_jump, ask, take_answers, tell_thinking)
                    .chain()
                    .in_set(OpponentSystems::Computer),
            );
    }
}

/// The computer player and its pending question.
#[derive(Resource, Default)]
pub struct OpponentSeat {
    mind: Mind<Request>,
    asked: Option<Asked>,
}

/// A question awaiting its answer.
struct Asked {
    task: Task,
    since: Instant,
    tempo: Tempo,
    /// An answer that arrived before the minimum delay was over.
    early: Option<Answer>,
    tries: u32,
}

/// The time limits for an answer.
#[derive(Clone, Copy)]
struct Tempo {
    /// The minimum delay after the question.
    pace: Duration,
    /// The longest search, if the game is timed.
    time: Option<Duration>,
}

impl OpponentSeat {
    /// Creates a seat for an opponent.
    pub fn new(thinker: Box<dyn Thinker<Request>>) -> Self {
        Self {
            mind: Mind::new(thinker),
            asked: None,
        }
    }

    fn cancel(&mut self) {
        self.asked = None;
        self.mind.cancel();
    }
}

/// Whether the computer is thinking, for display.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking(pub bool);

/// The computer's minimum delay per answer.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(pub Duration);

impl Default for Pace {
    fn default() -> Self {
        Self(LEAST_THINKING)
    }
}

/// Whether the computer waits with its move until the player has read the latest news.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetsRead(pub bool);

/// Cancels the question after undo, redo, a change of game or leaving, as it no longer applies.
fn cancel_after_jump(
    mut changes: MessageReader<PositionChanged>,
    current: Option<Res<Match>>,
    mut seat: ResMut<OpponentSeat>,
) {
    let jumped = changes.read().any(|change| !change.by_move);
    let over = current.is_none_or(|current| current.outcome().is_some());
    if seat.asked.is_some() && (jumped || over) {
        seat.cancel();
    }
}

/// The computer's pending task, if any.
fn task(current: &Match) -> Option<Task> {
    let computer = |side: Side| current.players().level(side).map(|level| (side, level));
    if let Some(offerer) = current.draw_offered_by()
        && let Some((side, level)) = computer(offerer.opponent())
    {
        return Some(Task::AnswerDraw { side, level });
    }
    let (_, level) = computer(current.chooser()?)?;
    // In a lesson or puzzle, most answers follow from the exercise itself.
    let is_asked = match current.standing() {
        _ if current.puzzle().is_some() => current.puzzle_turn() == Some(Turn::Computer),
        Some(standing) => matches!(standing, Standing::Theirs(Reply::Computer(_))),
        None => current.rights().goes_on,
    };
    // A forced pass is made automatically.
    (is_asked && !current.game().must_pass()).then_some(Task::Move { level })
}

fn ask(
    current: Option<Res<Match>>,
    (clock, pace): (Res<GameClock>, Res<Pace>),
    mut seat: ResMut<OpponentSeat>,
    alarm: Res<Alarm>,
) {
    let Some(current) = current.filter(|current| current.outcome().is_none()) else {
        return;
    };
    let Some(task) = task(&current) else {
        return;
    };
    if seat.asked.as_ref().is_some_and(|asked| asked.task == task) {
        return;
    }
    let time = clock.0.map(|clock| clock.allotment(current.game().chooser()));
    let pace = time.map_or(pace.0, |time| pace.0.min(time));
    seat.put(&current, task, 0, Tempo { pace, time }, &alarm);
}

impl OpponentSeat {
    fn put(&mut self, current: &Match, task: Task, tries: u32, tempo: Tempo, alarm: &Alarm) {
        // A retry uses a different seed, in case the first one caused the failure.
        let seed = current.seed() ^ u64::from(tries);
        let request = Request {
            game: current.game().clone(),
            task,
            seed,
            time: tempo.time,
        };
        self.mind.start(request, alarm);
        self.asked = Some(Asked {
            task,
            since: Instant::now(),
            tempo,
            early: None,
            tries,
        });
    }
}

/// Takes the opponent's answer if it still applies to the pending question.
fn take_answers(
    current: Option<Res<Match>>,
    mut seat: ResMut<OpponentSeat>,
    language: Option<Res<Language>>,
    (alarm, mut wake, lets_read): (Res<Alarm>, ResMut<Wake>, Res<LetsRead>),
    mut moves: MessageWriter<MoveRequested>,
    mut results: MessageWriter<ResultAction>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(current) = current else {
        return;
    };
    let say = |key: &str| language.as_ref().map(|language| language.tr(key));
    let seat = &mut *seat;
    let Some(asked) = &mut seat.asked else {
        return;
    };
    match seat.mind.poll() {
        Polled::Said { said, .. } => asked.early = Some(said),
        Polled::Nothing => {}
        Polled::Alone => {
            notices.write_batch(say(key("opponent-alone")).map(Notice::warning));
        }
        Polled::Died => {
            let (task, tries) = (asked.task, asked.tries + 1);
            if tries < TRIES {
                let tempo = asked.tempo;
                seat.put(&current, task, tries, tempo, &alarm);
            } else {
                asked.early = Some(without_thinking(&current, task));
                notices.write_batch(say(key("opponent-random")).map(Notice::warning));
            }
        }
    }
    let Some(asked) = &mut seat.asked else {
        return;
    };
    if asked.early.is_none() {
        wake.within(LOOK_AFTER);
    }
    if lets_read.0 {
        return;
    }
    if let Some(left) = asked
        .tempo
        .pace
        .checked_sub(asked.since.elapsed())
        .filter(|left| !left.is_zero())
    {
        if asked.early.is_some() {
            wake.within(left);
        }
        return;
    }
    match asked.early.take() {
        Some(Answer::Move(mv)) => {
            moves.write(MoveRequested::new(mv, &current));
        }
        Some(Answer::Draw(true)) => {
            results.write(ResultAction::AcceptDraw);
        }
        Some(Answer::Draw(false)) => {
            results.write(ResultAction::DeclineDraw);
        }
        None => return,
    }
    seat.asked = None;
}

/// Any legal move, and no draw, so that the game continues even without a thinker.
fn without_thinking(current: &Match, task: Task) -> Answer {
    match task {
        Task::AnswerDraw { .. } => Answer::Draw(false),
        Task::Move { .. } => {
            let legal = current.position().legal_moves(current.rules());
            let mut random = Xoshiro256PlusPlus::seed_from_u64(current.seed() ^ current.position().key());
            let chosen = random.random_range(0..legal.len() as u32);
            Answer::Move(legal.get(chosen as usize).copied().unwrap_or(Move::Pass))
        }
    }
}

fn tell_thinking(seat: Res<OpponentSeat>, lets_read: Res<LetsRead>, mut thinking: ResMut<Thinking>) {
    let asked = seat.asked.as_ref().filter(|_| !lets_read.0);
    thinking.set_if_neq(Thinking(
        asked.is_some_and(|asked| matches!(asked.task, Task::Move { .. })),
    ));
}

//! The computer player as a plugin: it is asked when it is to choose, cancelled when the game moves on without it, and
//! answers through the same door as everybody else.

mod thinker;

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub use thinker::{Answer, Opponent, Polled, Request, THREAD_NAME, Task, computer};

use super::clock::GameClock;
use super::game::Match;
use super::messages::{MoveRequested, PlayerAction, PositionChanged};
use super::sets::AgonSystems;
use crate::app::shell::language::{Language, key};
use crate::app::shell::notice::Notice;
use crate::app::shell::wake::{Alarm, Wake};
use crate::rules::{Move, Side};

/// An answer comes no sooner than this after the question, so that a person sees their own move end first.
const LEAST_THINKING: Duration = Duration::from_millis(450);

/// How often a thinker is looked after that has not answered yet: one that died cannot say so.
const LOOK_AFTER: Duration = Duration::from_millis(250);

/// How often a dead thinker is started again for one move before the computer plays without thinking.
const TRIES: u32 = 3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().init_resource::<Pace>().add_systems(
        Update,
        (cancel_after_jump, ask, take_answers, tell_thinking)
            .chain()
            .in_set(AgonSystems::Opponent),
    );
    if !app.world().contains_resource::<OpponentSeat>() {
        app.insert_resource(OpponentSeat::new(computer()));
    }
}

/// The computer player, and what it has been asked.
#[derive(Resource)]
pub struct OpponentSeat {
    opponent: Box<dyn Opponent>,
    asked: Option<Asked>,
    last_id: u64,
}

/// A question that is not answered yet.
struct Asked {
    id: u64,
    task: Task,
    since: Instant,
    tempo: Tempo,
    /// An answer that came sooner than it is wanted.
    early: Option<Answer>,
    tries: u32,
}

/// How much time an answer takes.
#[derive(Clone, Copy)]
struct Tempo {
    /// It comes no sooner than this after the question.
    pace: Duration,
    /// The longest thought, where time is kept.
    time: Option<Duration>,
}

impl OpponentSeat {
    /// Seats an opponent.
    pub fn new(opponent: Box<dyn Opponent>) -> Self {
        Self {
            opponent,
            asked: None,
            last_id: 0,
        }
    }

    fn cancel(&mut self) {
        if self.asked.take().is_some() {
            self.opponent.cancel();
        }
    }
}

/// Whether the computer is thinking about its move, for those who show it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking(pub bool);

/// How long the computer takes at least.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(pub Duration);

impl Default for Pace {
    fn default() -> Self {
        Self(LEAST_THINKING)
    }
}

/// What the opponent was asked no longer stands after undo, redo or another game, nor once the game is left.
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

/// What the computer is to do now.
fn task(current: &Match) -> Option<Task> {
    let computer = |side: Side| current.players().level(side).map(|level| (side, level));
    if let Some(offerer) = current.draw_offered_by()
        && let Some((side, level)) = computer(offerer.opponent())
    {
        return Some(Task::AnswerDraw { side, level });
    }
    let (_, level) = computer(current.chooser()?)?;
    if current.is_looking_back() {
        return None;
    }
    // A forced pass makes itself.
    (!current.game().must_pass()).then_some(Task::Move { level })
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
    seat.cancel();
    let time = clock.0.map(|clock| clock.allotment(current.game().chooser()));
    let pace = time.map_or(pace.0, |time| pace.0.min(time));
    seat.put(&current, task, 0, Tempo { pace, time }, &alarm);
}

impl OpponentSeat {
    fn put(&mut self, current: &Match, task: Task, tries: u32, tempo: Tempo, alarm: &Alarm) {
        self.last_id += 1;
        let id = self.last_id;
        // Another try draws other numbers, in case these led to the trouble.
        let seed = current.seed() ^ u64::from(tries);
        self.opponent.start(Request {
            id,
            game: current.game().clone(),
            task,
            seed,
            time: tempo.time,
            alarm: alarm.clone(),
        });
        self.asked = Some(Asked {
            id,
            task,
            since: Instant::now(),
            tempo,
            early: None,
            tries,
        });
    }
}

/// Takes what the opponent has found, if it still answers the question that stands.
fn take_answers(
    current: Option<Res<Match>>,
    mut seat: ResMut<OpponentSeat>,
    language: Option<Res<Language>>,
    (alarm, mut wake): (Res<Alarm>, ResMut<Wake>),
    mut moves: MessageWriter<MoveRequested>,
    mut actions: MessageWriter<PlayerAction>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(current) = current else {
        return;
    };
    let say = |key: &str| language.as_ref().map(|language| language.tr(key));
    let seat = &mut *seat;
    let Some(asked) = &mut seat.asked else {
        // Whatever still comes is stale.
        seat.opponent.poll();
        return;
    };
    match seat.opponent.poll() {
        Polled::Answer { id, answer } if id == asked.id => asked.early = Some(answer),
        Polled::Answer { .. } | Polled::Nothing => {}
        Polled::Alone => {
            notices.write_batch(say(key("opponent-alone")).map(Notice::warning));
        }
        Polled::Died => {
            let (task, tries) = (asked.task, asked.tries + 1);
            if tries < TRIES {
                warn!("the computer player died; it is started again");
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
            moves.write(MoveRequested { mv });
        }
        Some(Answer::Draw(true)) => {
            actions.write(PlayerAction::AcceptDraw);
        }
        Some(Answer::Draw(false)) => {
            actions.write(PlayerAction::DeclineDraw);
        }
        None => return,
    }
    seat.asked = None;
}

/// Any legal move, and no draw: the game goes on even without a thinker.
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

fn tell_thinking(seat: Res<OpponentSeat>, mut thinking: ResMut<Thinking>) {
    let asked = seat.asked.as_ref();
    thinking.set_if_neq(Thinking(
        asked.is_some_and(|asked| matches!(asked.task, Task::Move { .. })),
    ));
}

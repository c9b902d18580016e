//! Lessons on the table: the others answer, mistakes are shown and taken back, and each success leads to the next scene;
//! after the last one the player goes on.
//! [`lessons`](agon_core::agent::lessons) decides which is which; progress is noted elsewhere.

use std::time::Duration;

use agon_core::agent::lessons::{Course, Standing, Wrong};
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Referee, Seat};
use agon_core::learn::attempt::STARS;
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::computers::Pace;
use super::current_game::{CurrentGame, LessonPlace, Moment};
use super::messages::{ActionRequested, GameLeft, LessonStarted};
use super::schedule::{MenuSystems, OpponentSystems};
use crate::agent::text::lessons::{failure, task};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::Wake;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::due::{Due, DueTime};
use crate::tabletop::lessons::{LessonNews, LessonWanted};
use crate::tabletop::motion::PiecesMoving;

/// The time before the others answer, and that a scene stays which is done.
const TO_ANSWER: Duration = Duration::from_millis(1100);
const TO_GO_ON: Duration = Duration::from_millis(2500);
/// The time to read a text: this long, and longer for each letter.
const TO_READ: Duration = Duration::from_millis(2500);
const FOR_EACH_LETTER: Duration = Duration::from_millis(90);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Lessons>(app, AGENT);
    app.add_message::<LessonWanted>()
        .add_message::<LessonNews>()
        .add_systems(
            Update,
            (obey.in_set(MenuSystems::Learn), follow.in_set(OpponentSystems::Lessons)),
        );
}

/// Status of the lesson on the table, as shown to the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LessonStatus {
    /// The step with this number of the scene, from 0, is tried.
    Task(usize),
    /// The step with this number went wrong, and why.
    Failed(usize, Option<&'static Wrong>),
    /// The scene is done, and another follows.
    Right,
    /// The lesson is done.
    Done,
    /// The others are still at it.
    #[default]
    Waiting,
}

/// Status of the lesson on the table, and its next automatic message.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    /// The moment that was looked at last.
    moment: Option<Moment>,
    status: LessonStatus,
    /// The praise, until what was moved has landed.
    verdict: Option<LessonStatus>,
    due: Due,
}

impl Lessons {
    /// The current status.
    pub const fn status(&self) -> LessonStatus {
        self.status
    }
}

/// The request that leads on from a lesson.
pub(crate) fn onward(place: LessonPlace) -> LessonWanted {
    LessonWanted::after(place.lesson.id(), Course::agent().ids())
}

/// The game of a scene that comes on the table.
pub(super) fn referee_of(started: &LessonStarted, language: &Language) -> Referee {
    let scene = started.place.scene();
    let seat = |player| match player == scene.seat() {
        true => Seat::person(""),
        false => Seat::computer(language.tr("agent-lesson-opponent"), Character::even(Level::Novice)),
    };
    let seats: Vec<Seat> = scene.game().table().options().seats().map(seat).collect();
    let mut referee = Referee::in_position(scene.game().clone(), &seats, fresh_seed());
    for (player, action) in &started.decisions {
        if referee.play(*player, action).is_err() {
            break;
        }
    }
    referee
}

fn obey(
    mut requests: MessageReader<LessonWanted>,
    current: Option<Res<CurrentGame>>,
    mut start: MessageWriter<LessonStarted>,
    mut left: MessageWriter<GameLeft>,
    mut news: MessageWriter<LessonNews>,
) {
    let on_table = current.as_ref().and_then(|current| Some((current, current.lesson()?)));
    for &request in requests.read() {
        match (request, &on_table) {
            (LessonWanted::Begin(id), _) => {
                if let Some(lesson) = Course::agent().lesson(id) {
                    news.write(LessonNews::Begun(id));
                    start.write(LessonStarted::from_start(LessonPlace { lesson, scene: 0 }));
                }
            }
            (LessonWanted::Again, &Some((current, place))) => {
                let mut decisions = current.decisions_in_lesson();
                decisions.truncate(place.scene().before_step(&decisions));
                start.write(LessonStarted { place, decisions });
            }
            (LessonWanted::Leave, Some(_)) => drop(left.write(GameLeft)),
            // It was left already.
            (LessonWanted::Again | LessonWanted::Leave, None) => {}
        }
    }
}

/// The time to read a text.
fn to_read(text: &str) -> Duration {
    TO_READ + FOR_EACH_LETTER * text.chars().count() as u32
}

/// Follows the lesson on the table, and sends its automatic messages.
fn follow(
    (current, pace, language): (Option<Res<CurrentGame>>, Res<Pace>, Res<Language>),
    moving: Res<PiecesMoving>,
    (mut lessons, mut time, mut wake): (ResMut<Lessons>, DueTime, ResMut<Wake>),
    mut news: MessageWriter<LessonNews>,
) {
    let on_table = current.as_ref().and_then(|current| Some((current, current.lesson()?)));
    let Some((current, place)) = on_table else {
        if lessons.moment.is_some() {
            *lessons = Lessons::default();
        }
        return;
    };
    // What was moved in this frame is not on its way yet.
    if let Some(verdict) = lessons.verdict.filter(|_| !moving.0) {
        (lessons.status, lessons.verdict) = (verdict, None);
    }
    if lessons.moment != Some(current.moment()) {
        let before = lessons.verdict.unwrap_or(lessons.status);
        let after = |wait: Duration| time.now() + wait.mul_f32(pace.0.max(0.0));
        let (status, due) = look(current, place, after, &language);
        let is_praise = matches!(status, LessonStatus::Right | LessonStatus::Done);
        *lessons = Lessons {
            moment: Some(current.moment()),
            // The task stays while the others answer.
            status: match (status, before) {
                _ if is_praise => before,
                (LessonStatus::Waiting, LessonStatus::Task(_)) => before,
                _ => status,
            },
            verdict: is_praise.then_some(status),
            due,
        };
        if status == LessonStatus::Done && before != LessonStatus::Done {
            news.write(LessonNews::Done(place.lesson.id(), STARS));
        }
    }
    if lessons.verdict.is_some() {
        wake.keep_drawing();
    }
    time.send(&mut lessons.bypass_change_detection().due, &mut wake);
}

/// The current status and the next automatic message; `after` is the time after such a wait.
fn look(
    current: &CurrentGame,
    place: LessonPlace,
    after: impl Fn(Duration) -> Duration,
    language: &Language,
) -> (LessonStatus, Due) {
    let is_last = place.scene + 1 == place.lesson.scenes().len();
    match place.scene().standing(&current.decisions_in_lesson()) {
        Standing::Yours(step) => (LessonStatus::Task(step), Due::default()),
        Standing::Theirs(player, action) => {
            let answer = ActionRequested {
                player,
                action,
                reason: None,
                meant_for: current.moment(),
            };
            (LessonStatus::Waiting, Due::at(after(TO_ANSWER), answer))
        }
        Standing::Failed(step, wrong) => {
            let asked = task(place.lesson, place.scene, step, language);
            let text = format!("{} {asked}", failure(place.lesson, wrong, language));
            let again = Due::at(after(to_read(&text)), LessonWanted::Again);
            (LessonStatus::Failed(step, wrong), again)
        }
        Standing::Done if is_last => (LessonStatus::Done, Due::default()),
        Standing::Done => {
            let scene = place.scene + 1;
            let next = LessonStarted::from_start(LessonPlace { scene, ..place });
            (LessonStatus::Right, Due::at(after(TO_GO_ON), next))
        }
    }
}

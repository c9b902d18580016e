//! Lessons on the table: the others answer, what goes wrong is shown and taken back, and after what goes well the next
//! follows. What counts is decided by [`lessons`](agon_core::agent::lessons); what was learned is noted elsewhere.

use std::time::Duration;

use agon_core::agent::lessons::{Course, Lesson, Standing, Wrong};
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Player, Referee, Seat};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::computers::Pace;
use super::current_game::{CurrentGame, LessonPlace, Moment};
use super::messages::{ActionRequested, GameLeft, LessonStarted};
use super::schedule::{MenuSystems, OpponentSystems};
use crate::agent::text::lessons::{closing, failure};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::Wake;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::due::Due;

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

/// What a player of lessons wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonWanted {
    /// To begin this one.
    Begin(&'static Lesson),
    /// To try the step once more that went wrong.
    Again,
    /// To go on to the next one, whether or not this one is done; after the last one, to leave.
    Next,
    /// To go back to the main menu.
    Leave,
}

/// What there is to be noted of a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonNews {
    /// It has begun.
    Begun(&'static Lesson),
    /// It is done.
    Done(&'static Lesson),
}

/// What the player is told of the lesson on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// What is to be done in the step with this number of the scene, from 0.
    Task(usize),
    /// Why it went wrong.
    Failed(Option<&'static Wrong>),
    /// The scene is done, and another follows.
    Right,
    /// The lesson is done.
    Done,
    /// The others are still at it.
    #[default]
    Nothing,
}

/// What is told of the lesson on the table, and what comes by itself.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    /// The moment that was looked at last.
    moment: Option<Moment>,
    told: Told,
    due: Option<Due<Coming>>,
}

impl Lessons {
    /// What the player is told.
    pub const fn told(&self) -> Told {
        self.told
    }
}

/// What comes by itself.
#[derive(Clone, Copy, Debug)]
enum Coming {
    Answer(Player, Action),
    TakeBack,
    Scene,
    Lesson,
}

/// A scene as it comes on the table, after decisions that were made in it before.
fn started(place: LessonPlace, decisions: &[(Player, Action)], language: &Language) -> LessonStarted {
    let scene = place.scene();
    let seat = |player| match player == scene.seat() {
        true => Seat::person(""),
        false => Seat::computer(language.tr("agent-lesson-opponent"), Character::even(Level::Novice)),
    };
    let seats: Vec<Seat> = scene.game().table().options().seats().map(seat).collect();
    let mut referee = Referee::in_position(scene.game().clone(), &seats, fresh_seed());
    for (player, action) in decisions {
        if referee.play(*player, action).is_err() {
            break;
        }
    }
    LessonStarted { referee, place }
}

fn obey(
    mut requests: MessageReader<LessonWanted>,
    (current, language): (Option<Res<CurrentGame>>, Res<Language>),
    mut start: MessageWriter<LessonStarted>,
    mut left: MessageWriter<GameLeft>,
    mut news: MessageWriter<LessonNews>,
) {
    let on_table = current.as_ref().and_then(|current| Some((current, current.lesson()?)));
    for &request in requests.read() {
        let next = match (request, &on_table) {
            (LessonWanted::Begin(lesson), _) => Some(lesson),
            (LessonWanted::Again, Some((current, place))) => {
                let decisions = current.decisions_in_lesson();
                let before = place.scene().before_step(&decisions);
                start.write(started(*place, &decisions[..before], &language));
                continue;
            }
            (LessonWanted::Next, Some((_, place))) => Course::agent().after(place.lesson.id()),
            (LessonWanted::Leave, Some(_)) => None,
            // It was left already.
            (LessonWanted::Again | LessonWanted::Next | LessonWanted::Leave, None) => continue,
        };
        match next {
            Some(lesson) => {
                news.write(LessonNews::Begun(lesson));
                start.write(started(LessonPlace { lesson, scene: 0 }, &[], &language));
            }
            None => drop(left.write(GameLeft)),
        }
    }
}

/// The time to read a text.
fn to_read(text: &str) -> Duration {
    TO_READ + FOR_EACH_LETTER * text.chars().count() as u32
}

/// Follows the lesson on the table, and does what comes by itself. While a page lies over it, nothing does.
fn follow(
    (current, overlay, language): (Option<Res<CurrentGame>>, Res<State<Overlay>>, Res<Language>),
    (time, pace): (Res<Time<Real>>, Res<Pace>),
    (mut lessons, wake): (ResMut<Lessons>, Option<ResMut<Wake>>),
    mut requests: MessageWriter<ActionRequested>,
    mut start: MessageWriter<LessonStarted>,
    mut wanted: MessageWriter<LessonWanted>,
    mut news: MessageWriter<LessonNews>,
) {
    let on_table = current.as_ref().and_then(|current| Some((current, current.lesson()?)));
    let Some((current, place)) = on_table else {
        if lessons.moment.is_some() {
            *lessons = Lessons::default();
        }
        return;
    };
    let now = time.elapsed();
    if lessons.moment != Some(current.moment()) {
        let before = lessons.told;
        let (told, due) = look(current, place, &language);
        *lessons = Lessons {
            moment: Some(current.moment()),
            // The task stays while the others answer.
            told: match (told, before) {
                (Told::Nothing, Told::Task(_)) => before,
                _ => told,
            },
            due: due.map(|(after, coming)| Due::at(now + after.mul_f32(pace.0.max(0.0)), coming)),
        };
        if told == Told::Done && before != Told::Done {
            news.write(LessonNews::Done(place.lesson));
        }
    }
    if *overlay.get() != Overlay::None {
        return;
    }
    let Some(mut wake) = wake else {
        return;
    };
    let due = lessons.bypass_change_detection().due.as_mut();
    match due.and_then(|due| due.take(now, &mut wake)) {
        None => {}
        Some(Coming::Answer(player, action)) => drop(requests.write(ActionRequested {
            player,
            action,
            reason: None,
            meant_for: current.moment(),
        })),
        Some(Coming::TakeBack) => drop(wanted.write(LessonWanted::Again)),
        Some(Coming::Lesson) => drop(wanted.write(LessonWanted::Next)),
        Some(Coming::Scene) => {
            let next = LessonPlace {
                scene: place.scene + 1,
                ..place
            };
            start.write(started(next, &[], &language));
        }
    }
}

/// What is told now, and what comes by itself after a while.
fn look(current: &CurrentGame, place: LessonPlace, language: &Language) -> (Told, Option<(Duration, Coming)>) {
    let is_last = place.scene + 1 == place.lesson.scenes().len();
    match place.scene().standing(&current.decisions_in_lesson()) {
        Standing::Yours(step) => (Told::Task(step), None),
        Standing::Theirs(player, action) => (Told::Nothing, Some((TO_ANSWER, Coming::Answer(player, action)))),
        Standing::Failed(wrong) => {
            let text = failure(place.lesson, wrong, language);
            (Told::Failed(wrong), Some((to_read(&text), Coming::TakeBack)))
        }
        Standing::Done if is_last => {
            let text = closing(place.lesson, language);
            (Told::Done, Some((to_read(&text), Coming::Lesson)))
        }
        Standing::Done => (Told::Right, Some((TO_GO_ON, Coming::Scene))),
    }
}

//! The objection window: all people at the table answer at once, and the first clockwise of those who object counts
//! (`docs/agent.md` §5.1, §7.4). And the one answer to a contest that leaves no choice.

use std::time::Duration;

use agon_core::agent::{Call, Event, Heard, Phase, Player};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::{CurrentGame, Waiting};
use super::messages::{ActionRequested, Happened, LetsPassWanted, ObjectionAnswered, TableReplaced};
use super::schedule::InputSystems;
use super::settings::AgentSettings;
use crate::shell::system::redraw::Wake;
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::active_game::init_with_game;

/// Length of the window with the timer.
pub const TIME_TO_OBJECT: Duration = Duration::from_secs(20);
/// Time in which somebody who lets an announcement pass by default can still object: the same for everybody, regardless
/// of stakes.
pub const TIME_TO_SPEAK_UP: Duration = Duration::from_secs(5);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<ObjectionWindow>(app, AGENT);
    app.add_systems(
        Update,
        (
            open_and_close,
            hold_clock,
            take_answers,
            let_pass_by_default,
            let_pass_in_time,
            answer,
            give_up,
        )
            .chain()
            .run_if(resource_exists::<CurrentGame>)
            .in_set(InputSystems::Objections),
    );
}

/// The answers given so far to the announcement under discussion.
#[derive(Resource, Clone, Debug, Default)]
pub struct ObjectionWindow {
    /// The number of the announcement among the events, and when the window opened in the program's time.
    open: Option<(usize, Duration)>,
    answers: [Option<bool>; Player::MOST],
}

impl ObjectionWindow {
    /// Whether a person has answered, and whether with an objection.
    pub const fn answer(&self, player: Player) -> Option<bool> {
        self.answers[player.index()]
    }

    /// The number of the announcement under discussion among the events.
    pub fn announcement(&self) -> Option<usize> {
        self.open.map(|(number, _)| number)
    }

    /// The people who may object, whether they have answered or not.
    pub fn asked<'a>(&'a self, current: &'a CurrentGame) -> impl Iterator<Item = Player> + 'a {
        // It opens a little after the phase begins: who passes by their own choice is not asked before.
        let is_open = self.open.is_some() && matches!(current.table().phase(), Phase::Object { .. });
        let people = current.people().filter(move |_| is_open);
        people.filter(|&player| player != current.table().turn())
    }

    /// Those of them who have not answered yet.
    pub fn unanswered<'a>(&'a self, current: &'a CurrentGame) -> impl Iterator<Item = Player> + 'a {
        self.asked(current).filter(|&player| self.answer(player).is_none())
    }

    /// The people who have objected, and may still be preceded by a person who has not answered.
    pub fn objecting<'a>(&'a self, current: &'a CurrentGame) -> impl Iterator<Item = Player> + 'a {
        current.people().filter(|&player| self.answer(player) == Some(true))
    }

    /// Time left to object, at the program's time `now`; `None` without a timer.
    pub fn left(&self, current: &CurrentGame, settings: &AgentSettings, now: Duration) -> Option<Duration> {
        let (_, since) = self.open?;
        let is_timed = settings.objection_timer && current.only_person().is_none();
        is_timed.then(|| (since + TIME_TO_OBJECT).saturating_sub(now))
    }

    /// Time left to speak up for those who let it pass by default, at the program's time `now`.
    pub fn left_to_speak_up(&self, now: Duration) -> Option<Duration> {
        let (_, since) = self.open?;
        Some((since + TIME_TO_SPEAK_UP).saturating_sub(now))
    }

    /// The people who have not answered, and let it pass by default.
    pub fn passing<'a>(&'a self, current: &'a CurrentGame) -> impl Iterator<Item = Player> + 'a {
        self.unanswered(current)
            .filter(|&player| current.passes_by_default(player))
    }
}

/// A window opens with each announcement.
fn open_and_close(
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    current: Res<CurrentGame>,
    time: Res<Time<Watched>>,
    mut window: ResMut<ObjectionWindow>,
) {
    let announced = happened.read().filter(|happened| {
        matches!(
            happened.event,
            Event::Decided {
                heard: Heard::Announced(_),
                ..
            }
        )
    });
    let announced = announced.last().map(|happened| happened.number);
    let is_replaced = replaced.read().count() > 0;
    let is_discussed = matches!(current.table().phase(), Phase::Object { .. });
    if !is_discussed {
        if window.open.is_some() {
            *window = ObjectionWindow::default();
        }
    } else if announced.is_some() || is_replaced || window.open.is_none() {
        *window = ObjectionWindow {
            open: Some((announced.unwrap_or(current.events().len()), time.elapsed())),
            ..ObjectionWindow::default()
        };
    }
}

/// The time to object does not pass while a page lies over the table, or somebody has taken the device for a look at
/// their sheet.
fn hold_clock(
    current: Res<CurrentGame>,
    overlay: Res<State<Overlay>>,
    time: Res<Time<Watched>>,
    mut window: ResMut<ObjectionWindow>,
) {
    let is_looking = current.only_person().is_none() && current.holder().is_some();
    let rests = is_looking || *overlay.get() != Overlay::None;
    if let Some((number, since)) = window.open.filter(|_| rests) {
        window.open = Some((number, since + time.delta()));
    }
}

fn take_answers(
    (mut answers, mut wanted): (MessageReader<ObjectionAnswered>, MessageReader<LetsPassWanted>),
    (current, mut settings): (Res<CurrentGame>, ResMut<AgentSettings>),
    mut window: ResMut<ObjectionWindow>,
) {
    for &LetsPassWanted(chosen) in wanted.read() {
        settings.lets_pass = chosen;
    }
    for answer in answers.read() {
        if window.announcement() == Some(answer.announcement) {
            window.answers[answer.player.index()] = Some(answer.objects);
        }
    }
    // A standing choice to let it pass is an answer.
    if window.open.is_some() {
        let passing: Vec<Player> = window
            .unanswered(&current)
            .filter(|&player| current.passes(player, settings.lets_pass))
            .collect();
        for player in passing {
            window.answers[player.index()] = Some(false);
        }
    }
}

/// After a short time, lets the announcement pass for those who do so by default and have not spoken up.
fn let_pass_by_default(
    current: Res<CurrentGame>,
    time: Res<Time<Watched>>,
    mut window: ResMut<ObjectionWindow>,
    wake: Option<ResMut<Wake>>,
) {
    let passing: Vec<Player> = window.passing(&current).collect();
    let Some(left) = window.left_to_speak_up(time.elapsed()).filter(|_| !passing.is_empty()) else {
        return;
    };
    if left.is_zero() {
        for player in passing {
            window.answers[player.index()] = Some(false);
        }
    } else if let Some(mut wake) = wake {
        // The seconds are counted down on the screen.
        wake.within(left.min(Duration::from_millis(250)));
    }
}

/// When time is up, lets the announcement pass for all who have not answered.
fn let_pass_in_time(
    current: Res<CurrentGame>,
    settings: Res<AgentSettings>,
    time: Res<Time<Watched>>,
    mut window: ResMut<ObjectionWindow>,
    wake: Option<ResMut<Wake>>,
) {
    let Some(left) = window.left(&current, &settings, time.elapsed()) else {
        return;
    };
    let late: Vec<Player> = window.unanswered(&current).collect();
    if late.is_empty() {
        return;
    }
    if left.is_zero() {
        for player in late {
            window.answers[player.index()] = Some(false);
        }
    } else if let Some(mut wake) = wake {
        // The seconds are counted down on the screen.
        wake.within(left.min(Duration::from_millis(250)));
    }
}

/// Submits the answer of the person who is asked, if there is one.
fn answer(current: Res<CurrentGame>, window: Res<ObjectionWindow>, mut requests: MessageWriter<ActionRequested>) {
    let Phase::Object { asked, .. } = *current.table().phase() else {
        return;
    };
    if !current.is_person(asked) {
        return;
    }
    if let Some(objects) = window.answer(asked) {
        let call = if objects { Call::Object } else { Call::Let };
        requests.write(ActionRequested::by_person(asked, call, &current));
    }
}

/// Gives up for a person who plays alone and cannot claim. Among several, the others would learn it by the haste; in a
/// lesson it is a step of its own.
fn give_up(current: Res<CurrentGame>, mut requests: MessageWriter<ActionRequested>) {
    let Some(person) = current.only_person().filter(|_| current.lesson().is_none()) else {
        return;
    };
    let is_asked = current.waiting() == Waiting::Secret(person) && matches!(current.table().phase(), Phase::Claim(_));
    if is_asked && current.legal().claims().is_none() {
        requests.write(ActionRequested::by_person(person, Call::GiveUp, &current));
    }
}

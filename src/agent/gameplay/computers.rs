//! The computer players: asked when they have to decide, and answering through the same message as everybody else,
//! after a pause that does not depend on their sheets (`docs/agent.md` §7.4).

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use agon_core::agent::players::{Choice, Question, Reason, Reputation};
use agon_core::agent::{Call, Event, Heard, Phase, Player, read_action};

use super::agent_screen::AGENT;
use super::current_game::{CurrentGame, Moment, Waiting};
use super::messages::ActionRequested;
use crate::agent::gameplay::schedule::OpponentSystems;
use crate::shell::system::redraw::{Alarm, Wake};
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::mind::{Job, Mind, Polled, Read};
use crate::tabletop::watch::Watch;

/// Pause before a computer player acts once the table has changed, and before one answers.
const TO_ACT: Duration = Duration::from_millis(900);
const TO_ANSWER: Duration = Duration::from_millis(350);
/// Pause before one answers after another has let the announcement pass: all who do so take about one beat.
const TO_FOLLOW: Duration = Duration::from_millis(50);

/// Interval at which an undecided computer player is polled; one that died cannot report it.
const LOOK_AFTER: Duration = Duration::from_millis(250);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<ComputerSeats>(app, AGENT);
    init_with_game::<Remembered>(app, AGENT);
    app.add_resource::<Pace>().add_systems(
        Update,
        (ask, take_choice)
            .chain()
            .run_if(resource_exists::<CurrentGame>)
            .in_set(OpponentSystems::Computers),
    );
}

/// Speed of computer players: 1 is usual, 0 is at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f32);

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

/// What the computer players remember of the only person from earlier games.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remembered(pub Option<Reputation>);

/// The computer players of the game, and the one that is deciding.
#[derive(Resource, Default)]
pub struct ComputerSeats {
    mind: Mind<Question>,
    asked: Option<Asked>,
    /// The longest pauses that an answer has needed, and one that follows another. All later ones take as long, as
    /// thinking time may depend on a player's sheet.
    longest: [Duration; 2],
}

struct Asked {
    player: Player,
    moment: Moment,
    since: Instant,
    follows: bool,
    pause: Duration,
    choice: Option<Choice>,
}

/// Contains only what the player may know.
impl Job for Question {
    type Said = Choice;

    const WORKER: &'static str = "agent";

    fn work(&self, watch: &Watch<Choice>) {
        if let Some(choice) = self.answer() {
            watch.say(choice);
        }
    }

    fn work_on_page(&self, watch: &Watch<Choice>) {
        self.work(watch);
    }

    fn lines(&self) -> Vec<String> {
        vec![self.to_string()]
    }

    fn read(&mut self, line: &str) -> Option<Read<Choice>> {
        let (action, _) = line.split_once('\t')?;
        let action = read_action(action).ok()?;
        // The reason follows from public facts.
        let reason = Reason::of(self.view.table(), &action);
        Some(Read::Said(Choice { action, reason }))
    }
}

/// The pause before a decision, independent of its outcome.
fn pause(phase: &Phase, follows: bool, pace: Pace) -> Duration {
    let usual = match phase {
        _ if follows => TO_FOLLOW,
        Phase::Stake { .. } => Duration::ZERO,
        Phase::Act => TO_ACT,
        _ => TO_ANSWER,
    };
    usual.mul_f32(pace.0.max(0.0))
}

/// The whole number of pauses in which an answer fits that took so long.
fn whole_pauses(took: Duration, pause: Duration, pace: Pace) -> Duration {
    // In whole milliseconds, since a float has no exact tenths of a second.
    let step = (pause.as_millis() as f32 * pace.0.max(0.0)).round() as u64;
    match step {
        0 => Duration::ZERO,
        step => Duration::from_millis(step * took.as_millis().div_ceil(step.into()) as u64),
    }
}

fn ask(
    (current, remembered): (Res<CurrentGame>, Res<Remembered>),
    pace: Res<Pace>,
    alarm: Option<Res<Alarm>>,
    mut seats: ResMut<ComputerSeats>,
) {
    let Waiting::Computer(player) = current.waiting() else {
        if seats.asked.is_some() {
            seats.asked = None;
        }
        return;
    };
    let moment = current.moment();
    if seats.asked.as_ref().is_some_and(|asked| asked.moment == moment) {
        return;
    }
    let Some(question) = current.question() else {
        return;
    };
    let question = Question {
        known: current.only_person().zip(remembered.0),
        ..question
    };
    let last = current.events().last();
    let has_passed = matches!(
        last,
        Some(Event::Decided {
            heard: Heard::Called(Call::Let),
            ..
        })
    );
    let follows = has_passed && matches!(current.table().phase(), Phase::Object { .. });
    seats.asked = Some(Asked {
        player,
        moment,
        since: Instant::now(),
        follows,
        pause: match pause(current.table().phase(), follows, *pace) {
            // Sheets are filled in at the same time, and nobody waits for it.
            Duration::ZERO => Duration::ZERO,
            usual => usual.max(seats.longest[usize::from(follows)]),
        },
        choice: None,
    });
    let alarm = alarm.map(|alarm| alarm.clone()).unwrap_or_default();
    seats.mind.start(question, &alarm);
}

/// Passes a choice on once the pause is over.
fn take_choice(
    (current, pace): (Res<CurrentGame>, Res<Pace>),
    mut seats: ResMut<ComputerSeats>,
    wake: Option<ResMut<Wake>>,
    mut requests: MessageWriter<ActionRequested>,
) {
    let seats = &mut *seats;
    let Some(asked) = &mut seats.asked else {
        return;
    };
    if asked.choice.is_none() {
        match seats.mind.poll() {
            Polled::Nothing | Polled::Alone => {}
            Polled::Said { said, .. } => {
                asked.choice = Some(said);
                let took = asked.since.elapsed();
                if took > asked.pause && !asked.pause.is_zero() {
                    let usual = if asked.follows { TO_FOLLOW } else { TO_ANSWER };
                    asked.pause = whole_pauses(took, usual, *pace);
                    seats.longest[usize::from(asked.follows)] = asked.pause;
                }
            }
            // It is asked again.
            Polled::Died => {
                seats.asked = None;
                return;
            }
        }
    }
    let left = asked.pause.saturating_sub(asked.since.elapsed());
    let Some(choice) = asked.choice else {
        if let Some(mut wake) = wake {
            wake.within(LOOK_AFTER);
        }
        return;
    };
    if !left.is_zero() {
        if let Some(mut wake) = wake {
            wake.within(left);
        }
        return;
    }
    if asked.moment == current.moment() {
        requests.write(ActionRequested {
            player: asked.player,
            action: choice.action,
            reason: Some(choice.reason),
            meant_for: asked.moment,
        });
        if let Some(mut wake) = wake {
            wake.keep_drawing();
        }
    }
    asked.choice = None;
    seats.asked = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_answer_takes_a_whole_number_of_pauses() {
        let millis = |took| whole_pauses(Duration::from_millis(took), TO_ANSWER, Pace(1.0)).as_millis();
        assert_eq!([0, 1, 350, 351, 800].map(millis), [0, 350, 350, 700, 1050]);
        assert_eq!(
            whole_pauses(Duration::from_secs(1), TO_ANSWER, Pace(0.0)),
            Duration::ZERO
        );
    }
}

//! Nobody learns what somebody else has staked, from no text of any screen, while a game of Agent runs.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameStarted, ReplayAction};
use agon::agent::text::pages::{MENU, NOTEBOOK, RULES};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Announcement, Call, Event, Options, Phase, Player, Referee, Seat, read_action};
use bevy::prelude::*;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];

/// What Ann and Ben stake, and what that leaves: amounts that nobody else can have.
const OPENINGS: [(&str, [&str; 2]); 2] = [
    ("$C2=1000+1000+1000+400+300", ["3,700", "6,300"]),
    ("$R2=1000+1000+200+100", ["2,300", "7,700"]),
];

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

/// Looks for what a person has staked, on the screen and in what was read out.
fn look(whole: &Whole, from: usize, place: &str) {
    let (shown, said) = (whole.texts(), whole.said()[from..].join("\n"));
    for secret in OPENINGS.iter().flat_map(|(_, secrets)| secrets) {
        assert!(!shown.contains(secret), "{secret} is shown, {place}: {shown}");
        assert!(!said.contains(secret), "{secret} is told, {place}: {said}");
    }
}

/// What somebody does who stakes only once, and never tells what they have.
fn quiet(current: &CurrentGame, number: usize) -> Action {
    match current.table().phase() {
        Phase::Object { .. } => match number % 3 {
            0 => Call::Object.into(),
            _ => Call::Let.into(),
        },
        Phase::Answer { .. } => match number % 2 {
            0 => Call::Withdraw.into(),
            _ => Call::Insist.into(),
        },
        Phase::Claim(_) => Call::GiveUp.into(),
        Phase::Decide(_) => Call::Refuse.into(),
        Phase::Act => {
            let legal = current.legal();
            let deeds = legal.announcements().iter();
            let deeds: Vec<_> = deeds
                .filter(|deed| !matches!(deed, Announcement::Attack { .. }))
                .collect();
            match deeds.is_empty() {
                true => legal.get(0).unwrap(),
                false => (*deeds[(number * 7) % deeds.len()]).into(),
            }
        }
        _ => current.legal().get(0).unwrap(),
    }
}

#[test]
fn stakes_stand_in_no_text_before_the_end() {
    let options: Options = "3,bribe-cap=1000".parse().unwrap();
    let seats = [
        Seat::person("Ann"),
        Seat::person("Ben"),
        Seat::computer("", Character::even(Level::Novice)),
    ];
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
    });
    whole.send(GameStarted(Referee::new(options, ANN, &seats, 11)));
    let from = whole.said().len();
    let mut decisions = 0;
    for step in 0..4000 {
        // What was announced of these agents is known to all.
        let exiled = |event: &Event| matches!(event, Event::Exiled { .. });
        if decisions >= 60 || current(&whole).events().iter().any(exiled) {
            break;
        }
        let (player, action) = match current(&whole).waiting() {
            Waiting::Nobody => break,
            Waiting::Computer(_) => {
                whole.app.update();
                continue;
            }
            Waiting::Device(player) => {
                look(&whole, from, "while the device is passed");
                whole.send(DeviceAction::Take(player));
                look(&whole, from, "before the sheet is uncovered");
                continue;
            }
            Waiting::Secret(player) if matches!(current(&whole).table().phase(), Phase::Stake { .. }) => {
                (player, read_action(OPENINGS[player.index()].0).unwrap())
            }
            Waiting::Secret(player) | Waiting::PublicAnswer(player) => (player, quiet(current(&whole), step)),
        };
        let request = ActionRequested::by_person(player, action, current(&whole));
        whole.send(request);
        decisions += 1;
        look(&whole, from, "after a decision");
        if decisions % 10 == 0 {
            whole.send(ReplayAction::Open);
            for page in [NOTEBOOK, MENU, RULES] {
                whole.go(Screen::Playing, Overlay::Page(page));
                look(&whole, from, page.id);
            }
            whole.go(Screen::Playing, Overlay::None);
        }
    }
    assert!(decisions >= 20, "{decisions}");
}

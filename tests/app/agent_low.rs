//! Agent on a telephone: what a screen is there for is in sight without scrolling.

use agon::agent::{Options, Phase, Player, Referee, Seat, read_action};
use agon::app::agent::gameplay::agent_screen::AGENT;
use agon::app::agent::gameplay::messages::GameStarted;
use agon::app::shell::system::language::{Language, Locale};
use agon::app::shell::system::store::Store;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

/// Telephones, held upright and across.
const WINDOWS: [(f32, f32); 4] = [(360.0, 640.0), (390.0, 844.0), (640.0, 360.0), (844.0, 390.0)];

/// Three rounds of four people, in which everything passes.
const ROUNDS: &str = "0:$A1=1000+500 1:$B1=1000 2:$C2=1000 3:$R1=500 0:A1-NYC 1:B1-DUB 2:C2-BOM 3:R1-WAR \
     0:A1-BMU 1:B1-REY 2:C2-NAI 3:R1-IST 0:R2-BAK 1:B1-AZO 2:C2-KHA 3:R1-ROM";

/// A game of four people after so many rounds, which is over after three.
fn game(rounds: usize) -> Referee {
    let options: Options = "4,round-limit=3".parse().unwrap();
    let seats = ["Ada", "Marguerite", "Grace", "Jean-Baptiste"].map(Seat::person);
    let mut referee = Referee::new(options, Player::ALL[0], &seats, 5);
    for step in ROUNDS.split_whitespace().take(4 * (rounds + 1)) {
        let (player, action) = step.split_once(':').unwrap();
        let player = Player::ALL[player.parse::<usize>().unwrap()];
        referee.play(player, &read_action(action).unwrap()).unwrap();
        while let (Some(asked), Phase::Object { .. }) = (referee.asked(), *referee.table().phase()) {
            referee.play(asked, &read_action("let").unwrap()).unwrap();
        }
    }
    referee
}

fn begin(rounds: usize, locale: Locale) -> Whole {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
        app.world_mut().resource_mut::<Language>().switch(locale);
    });
    whole.send(GameStarted(game(rounds)));
    whole
}

/// Where a text or a button is, with the window's corner as origin.
fn place(whole: &Whole, text: &str) -> accesskit::Rect {
    let is_it = |node: &accesskit::Node| node.label() == Some(text) || node.value() == Some(text);
    let nodes = whole.nodes();
    let found = nodes.iter().find(|(_, node)| is_it(node));
    let place = found.and_then(|(_, node)| node.bounds());
    place.unwrap_or_else(|| panic!("{text} is nowhere: {}", whole.texts()))
}

/// These texts lie in the window, above the button that opens the menu.
fn assert_in_sight(whole: &Whole, (width, height): (f32, f32), names: &[&str]) {
    let menu = place(whole, "Menu");
    assert!(menu.y1 <= f64::from(height), "{width} × {height}: {menu:?}");
    for name in names {
        let button = place(whole, name);
        let is_in_sight = button.x0 >= 0.0 && button.x1 <= f64::from(width) && button.y1 <= menu.y0;
        assert!(is_in_sight, "{width} × {height}: {name} at {button:?}");
    }
}

#[test]
fn whoever_gets_the_device_sees_the_button_that_takes_it() {
    for (locale, texts) in [
        (Locale::En, ["Hold: I am Ada", "Pass the device to Ada."]),
        (Locale::Fr, ["Maintenez\u{a0}: je suis Ada", "Passez l’appareil à Ada."]),
    ] {
        for rounds in 0..3 {
            let mut whole = begin(rounds, locale);
            for window in WINDOWS {
                whole.resize(window.0, window.1);
                assert_in_sight(&whole, window, &texts);
            }
        }
    }
}

#[test]
fn what_can_be_done_after_the_end_is_in_sight() {
    for (locale, texts) in [
        (Locale::En, ["Play again", "Replay the game", "Main menu"]),
        (Locale::Fr, ["Rejouer", "Revoir la partie", "Menu principal"]),
    ] {
        let mut whole = begin(3, locale);
        for window in WINDOWS {
            whole.resize(window.0, window.1);
            assert_in_sight(&whole, window, &texts);
        }
    }
}

//! The cast of Agent: who comes to the table, under which names, and what is known of them afterwards.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{ActionRequested, GameStarted};
use agon::agent::pages::set_up::choices::Choices;
use agon::agent::saves::acquaintances::Known;
use agon::agent::text::pages::DOSSIERS;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::players::Level;
use agon_core::agent::{Persona, Player, Referee, Seat, read_action};
use agon_core::played::acquaintances::Acquaintances;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    })
}

/// A game of Ann and Otto in which only Ann's answer to the last move is missing.
fn nearly_over(seed: u64) -> Referee {
    let mut seats = [Seat::person("Ann"), Seat::person("")];
    seats[1].take_persona(Persona::Otto);
    let mut referee = Referee::new("2,agents=1,map=short,round-limit=1".parse().unwrap(), ANN, &seats, seed);
    for (player, text) in [
        (0, "$A1=1000"),
        (1, "$B1=1000"),
        (0, "A1-NYC"),
        (1, "object"),
        (0, "withdraw"),
        (0, "B1-HAM"),
        (1, "object"),
        (0, "withdraw"),
        (0, "C1-BOM"),
        (1, "let"),
        (1, "B1-HAM"),
    ] {
        referee.play(Player::ALL[player], &read_action(text).unwrap()).unwrap();
    }
    referee
}

fn finish(whole: &mut Whole, seed: u64) {
    whole.send(GameStarted(nearly_over(seed)));
    let current = whole.app.world().resource::<CurrentGame>();
    let request = ActionRequested::by_person(ANN, read_action("let").unwrap(), current);
    whole.send(request);
}

#[test]
fn computer_players_who_are_drawn_are_called_by_their_names_and_met_again_in_their_games() {
    let mut whole = start(Store::memory());
    whole.send(Choices::against_computers(Level::Broker, 4));
    let seats = whole.app.world().resource::<CurrentGame>().seats().to_vec();
    let cast: Vec<Persona> = seats.iter().filter_map(|seat| seat.persona).collect();
    assert_eq!(cast.len(), 3);
    let texts = whole.texts();
    for persona in &cast {
        assert_eq!(persona.level(), Level::Broker);
        assert!(texts.contains(persona.called()), "{texts}");
    }
    let current = whole.app.world().resource::<CurrentGame>();
    let request = ActionRequested::by_person(ANN, read_action("$A1=1000").unwrap(), current);
    whole.send(request);
    let mut again = start(whole.end());
    again.act("Continue", accesskit::Action::Click);
    assert_eq!(again.app.world().resource::<CurrentGame>().seats(), seats);
}

#[test]
fn a_finished_game_counts_once_and_the_dossier_tells_of_it() {
    let mut whole = start(Store::memory());
    finish(&mut whole, 7);
    whole.send(GameStarted(nearly_over(7)));
    finish(&mut whole, 7);
    let known = |whole: &Whole| {
        let store = whole.app.world().resource::<Store>();
        let known = Acquaintances::read(&store.get("cast-agent").unwrap().unwrap()).unwrap();
        assert_eq!(whole.app.world().resource::<Known>().0, known);
        *known.of(Persona::Otto).unwrap()
    };
    let otto = known(&whole);
    assert_eq!((otto.games, otto.chances, otto.objections, otto.bluffs), (1, 3, 2, 1));
    finish(&mut whole, 8);
    assert_eq!(known(&whole).games, 2);
    whole.send(GameStarted(nearly_over(9)));
    whole.act("Dossier of Otto", accesskit::Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(DOSSIERS)));
    let texts = whole.texts();
    for told in ["Otto Brandhorst", "Hamburg · Courier", "2 games together"] {
        assert!(texts.contains(told), "{told} is missing in {texts}");
    }
    let mut again = start(whole.end());
    assert_eq!(known(&again).games, 2);
    finish(&mut again, 9);
    assert_eq!(known(&again).games, 3);
}

#[test]
fn what_cannot_be_read_is_set_aside_and_the_cast_is_met_anew() {
    let later = r#"{"version":2,"known":"much"}"#;
    for text in ["{", later] {
        let mut store = Store::memory();
        store.put("cast-agent", text).unwrap();
        let mut whole = start(store);
        assert!(whole.has_set_aside("What you knew of the computer players could not be read."));
        finish(&mut whole, 7);
        let store = whole.end();
        let kept = store.get("cast-agent.damaged-1").unwrap();
        assert_eq!(kept.as_deref(), Some(text));
        let anew = store.get("cast-agent").unwrap().unwrap();
        assert!(Acquaintances::read(&anew).is_ok(), "{anew}");
    }
}

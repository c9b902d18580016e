//! The finished games of Agent: the game of the day, the season, and the record of all.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::computers::{Pace, Remembered};
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::messages::{ActionRequested, GameLeft, GameStarted};
use agon::agent::pages::occasions::OccasionWanted;
use agon::agent::saves::career::Played;
use agon::agent::text::pages::{DAY, RECORD, SEASON};
use agon::shell::system::exchange::day_number;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::agent::players::{Character, Habit, Level, Question};
use agon_core::agent::{Action, Player, Referee, read_action};
use agon_core::played::game_of_day::game_of_day;
use agon_core::played::season::{game_of_evening, rivals};
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];

fn start(store: Store) -> Whole {
    let mut whole = Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    });
    whole.app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Off;
    whole.app.world_mut().resource_mut::<Pace>().0 = 0.0;
    whole
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

/// What the person would do who withdraws after every objection.
fn meek(game: &Referee) -> Action {
    let character = Character {
        habit: Some(Habit::AlwaysWithdraw),
        ..Character::even(Level::Broker)
    };
    let question = Question {
        character,
        seed: 3,
        known: None,
        view: game.view(ANN),
        events: game.events().to_vec(),
    };
    question.answer().unwrap().action
}

/// The game on the table as it goes on to its last decision, which is left to be made.
fn play_to_the_end(whole: &mut Whole, begun: &Referee) {
    let mut game = begun.clone();
    let mut before = game.clone();
    while let Some(asked) = game.asked() {
        before = game.clone();
        let action = match game.question() {
            Some(question) => question.answer().unwrap().action,
            None => meek(&game),
        };
        game.play(asked, &action).unwrap();
    }
    whole.send(GameStarted(before.clone()));
    for _ in 0..2_000 {
        match current(whole).waiting() {
            Waiting::Nobody => break,
            Waiting::Computer(_) => whole.app.update(),
            _ => {
                let action = meek(&before);
                let request = ActionRequested::by_person(ANN, action, current(whole));
                whole.send(request);
            }
        }
    }
    assert!(current(whole).table().outcome().is_some());
    whole.settle();
}

#[test]
fn the_game_of_the_day_counts_once_and_no_entry_tells_its_seed() {
    let today = day_number();
    let mut whole = start(Store::memory());
    whole.go(Screen::Title, Overlay::Page(DAY));
    assert!(whole.texts().contains("You have played none yet."), "{}", whole.texts());
    whole.send(OccasionWanted::Day(today));
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let game = game_of_day(today);
    assert_eq!(
        (current(&whole).seats(), current(&whole).seed()),
        (game.seats(), game.seed())
    );
    while !matches!(current(&whole).waiting(), Waiting::Secret(_)) {
        whole.app.update();
    }
    let request = ActionRequested::by_person(ANN, read_action("$A1=1000").unwrap(), current(&whole));
    whole.send(request);
    let store = whole.app.world().resource::<Store>();
    for name in store.names("") {
        let text = store.get(&name).unwrap().unwrap();
        for seed in [game.seed().to_string(), format!("{:x}", game.seed())] {
            assert!(!text.contains(&seed) && !name.contains(&seed), "{name}: {text}");
        }
    }
    // What was begun goes on.
    let heard = current(&whole).events().len();
    whole.send(GameLeft);
    whole.send(OccasionWanted::Day(today));
    assert!(current(&whole).events().len() >= heard && current(&whole).seed() == game.seed());
    play_to_the_end(&mut whole, &game);
    let result = whole.app.world().resource::<Played>().0.day(today).unwrap().clone();
    assert!(whole.texts().contains("Game of the day: "), "{}", whole.texts());
    // Another try is another game at the same table.
    whole.send(OccasionWanted::Day(today));
    assert_eq!(current(&whole).seats(), game.seats());
    assert_ne!(current(&whole).seed(), game.seed());
    let mut again = start(whole.end());
    assert_eq!(again.app.world().resource::<Played>().0.day(today), Some(&result));
    again.go(Screen::Title, Overlay::Page(RECORD));
    assert!(again.texts().contains("of 1 game won"), "{}", again.texts());
}

#[test]
fn on_the_second_evening_of_a_season_the_rivals_remember_the_first() {
    let mut whole = start(Store::memory());
    for evening in 0..2 {
        whole.go(Screen::Title, Overlay::Page(SEASON));
        let name = format!("Evening {} of 5", evening + 1);
        whole.act(&name, accesskit::Action::Click);
        let personas = current(&whole).seats().iter().filter_map(|seat| seat.persona);
        assert_eq!(personas.collect::<Vec<_>>(), rivals(evening));
        let known = whole.app.world().resource::<Remembered>().0;
        assert_eq!(known.is_some(), evening > 0, "{known:?}");
        if evening == 0 {
            let table = current(&whole);
            let game = game_of_evening(0, table.table().start(), table.seed());
            play_to_the_end(&mut whole, &game);
            assert!(whole.texts().contains("Evening 1 of 5: "), "{}", whole.texts());
            whole.act("Season", accesskit::Action::Click);
            assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(SEASON)));
            assert!(whole.texts().contains("What they remember of you"), "{}", whole.texts());
        }
    }
    whole.send(GameLeft);
    assert!(whole.texts().contains("Evening 2 of 5"), "{}", whole.texts());
    // Elsewhere nobody remembers anything.
    whole.send(GameStarted(game_of_day(day_number())));
    assert_eq!(whole.app.world().resource::<Remembered>().0, None);
}

#[test]
fn a_record_that_cannot_be_read_is_set_aside_and_a_new_one_begins() {
    let later = r#"{"version":2,"games":"many"}"#;
    for text in ["{", later] {
        let mut store = Store::memory();
        store.put("career-agent", text).unwrap();
        let mut whole = start(store);
        assert!(whole.has_set_aside("Your record in Agent could not be read."));
        play_to_the_end(&mut whole, &game_of_day(day_number()));
        let store = whole.end();
        assert_eq!(store.get("career-agent.damaged-1").unwrap().as_deref(), Some(text));
        assert!(
            store
                .get("career-agent")
                .unwrap()
                .is_some_and(|text| text.contains("\"day\""))
        );
    }
}

//! Finished games of Agent in My games and in files.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{GameLeft, GameStarted};
use agon::agent::saves::saved_games::SavedGames;
use agon::agent::text::pages::MY_GAMES;
use agon::agon::gameplay::agon_screen::AGON;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::active_game::ActiveGame;
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Options, Player, Referee, Seat, known_by, read_action};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const STEPS: [(usize, &str); 6] = [
    (0, "$A1=1000+1000+1000+400+300"),
    (1, "$B1=1000"),
    (0, "B1-HAM"),
    (1, "let"),
    (1, "A1-NYC"),
    (0, "let"),
];

/// A game of two with this number, as far as so many decisions lead.
fn game(seed: u64, seats: [Seat; 2], decisions: usize) -> Referee {
    let options: Options = "2,agents=1,map=short,round-limit=1".parse().unwrap();
    let mut referee = Referee::new(options, Player::ALL[0], &seats, seed);
    for (player, text) in &STEPS[..decisions] {
        referee.play(Player::ALL[*player], &read_action(text).unwrap()).unwrap();
    }
    referee
}

fn people() -> [Seat; 2] {
    ["Ann", "Ben"].map(Seat::person)
}

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    })
}

fn arrive(whole: &mut Whole, text: &str) {
    whole.send(Arrived {
        text: text.to_owned(),
        from: Origin::File("a file".to_owned()),
    });
}

fn saved(whole: &Whole) -> usize {
    whole.app.world().resource::<SavedGames>().games().len()
}

#[test]
fn a_game_from_a_file_is_shown_and_kept_once() {
    let referee = game(7, people(), STEPS.len());
    let file = referee.file("2026.11.24-183000").unwrap();
    let mut whole = start(Store::memory());
    arrive(&mut whole, &file);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert!(whole.app.world().resource::<CurrentGame>().is_looked_at());
    whole.act("Replay the game", accesskit::Action::Click);
    whole.send(GameLeft);
    for text in [file.clone(), referee.record().to_string()] {
        arrive(&mut whole, &text);
        whole.send(GameLeft);
    }
    assert_eq!(saved(&whole), 1, "a record of it is the same game");
    let mut whole = start(whole.end());
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    let texts = whole.texts();
    assert!(texts.contains("Ann, Ben"), "{texts}");
    assert!(
        texts.contains("24 Nov 2026 · The last round is over, and nobody wins."),
        "{texts}"
    );
    whole.act("View", accesskit::Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
}

#[test]
fn a_file_of_a_game_that_goes_on_here_overwrites_nothing() {
    let mut whole = start(Store::memory());
    whole.send(GameStarted(game(7, people(), 0)));
    let current = whole.app.world().resource::<CurrentGame>();
    let stake = read_action("$C1=200").unwrap();
    let request = agon::agent::gameplay::messages::ActionRequested::by_person(Player::ALL[0], stake, current);
    whole.send(request);
    assert_eq!(saved(&whole), 1);
    arrive(
        &mut whole,
        &game(7, people(), STEPS.len()).file("2026.11.24-183000").unwrap(),
    );
    assert_eq!(saved(&whole), 2);
    assert!(whole.app.world().resource::<SavedGames>().unfinished().next().is_some());
    whole.send(GameLeft);
    whole.act("Continue", accesskit::Action::Click);
    assert_eq!(whole.app.world().resource::<CurrentGame>().events().len(), 1);
}

#[test]
fn bad_files_are_refused_with_a_reason_and_change_nothing() {
    let whole_game = game(7, people(), STEPS.len());
    let file = whole_game.file("2026.11.24-183000").unwrap();
    let record = whole_game.record().to_string();
    assert_eq!(game(7, people(), 3).file("now"), None);
    let mut whole = start(Store::memory());
    whole.send(GameStarted(game(3, people(), 2)));
    for (text, reason) in [
        ("nothing".to_owned(), "There is no game of Agent in this file"),
        (
            file[..file.len() / 2].to_owned(),
            "There is no game of Agent in this file",
        ),
        (
            file.replace("\"version\": 3", "\"version\": 4"),
            "A later version of the program",
        ),
        (game(7, people(), 3).save("now"), "The game in this file is not over."),
        (
            game(7, people(), 3).record().to_string(),
            "The game in this file is not over.",
        ),
        (file.replace("0:B1-HAM", "0:B1-PEK"), "decision 3 cannot have been made"),
        (
            file.replace("\"round\": 1", "\"round\": 2"),
            "The game in this file is damaged.",
        ),
        (record.replace("0:B1-HAM", "0:B1-PEK"), "line 8 cannot be read"),
    ] {
        arrive(&mut whole, &text);
        assert!(
            whole.said().last().unwrap().contains(reason),
            "{reason}: {:?}",
            whole.said().last()
        );
        assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
        assert_eq!(whole.app.world().resource::<CurrentGame>().seed(), 3, "{reason}");
    }
    let entries = whole.end();
    let own = format!("agent-{:016x}", known_by(3));
    assert!(entries.names("agent-").iter().all(|name| *name == own));
}

#[test]
fn my_games_tell_when_and_how_a_game_ended_and_save_only_finished_ones() {
    let alone = [Seat::person(""), Seat::computer("", Character::even(Level::Novice))];
    let mut store = Store::memory();
    for (seed, decisions, time) in [(1, STEPS.len(), "2026.11.01-120000"), (2, 2, "2026.11.02-120000")] {
        let text = game(seed, alone.clone(), decisions).save(time);
        store.put(&format!("agent-{seed:016x}"), &text).unwrap();
    }
    let mut whole = start(store);
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    let shown = whole.texts();
    assert!(
        shown.contains("Draw. 1 Nov 2026 · The last round is over, and nobody wins."),
        "{shown}"
    );
    assert!(shown.contains("Unfinished. 2 Nov 2026 · Round 1"), "{shown}");
    let is_possible = |whole: &Whole| !whole.node("Save as a file").1.is_disabled();
    assert!(!is_possible(&whole), "the unfinished game is chosen first");
    let nodes = whole.nodes();
    let finished = nodes
        .iter()
        .filter_map(|(_, node)| node.label())
        .find(|name| name.contains("1 Nov 2026"));
    let finished = finished.unwrap().to_owned();
    whole.act(&finished, accesskit::Action::Click);
    assert!(is_possible(&whole));
}

/// Drops a file with this text on the window.
pub fn drop_file(whole: &mut Whole, name: &str, text: &str) {
    let path_buf = std::env::temp_dir().join(format!("agon-{}-{name}", std::process::id()));
    std::fs::write(&path_buf, text).unwrap();
    whole.send(FileDragAndDrop::DroppedFile {
        window: Entity::PLACEHOLDER,
        path_buf: path_buf.clone(),
    });
    std::fs::remove_file(path_buf).unwrap();
}

#[test]
fn a_file_of_the_other_game_brings_it_on_the_table() {
    let file = game(7, people(), STEPS.len()).file("2026.11.24-183000").unwrap();
    let active = |whole: &Whole| *whole.app.world().resource::<State<ActiveGame>>().get();
    for table in [AGON, ActiveGame::None] {
        let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
            app.insert_state(table);
        });
        drop_file(&mut whole, "agent.json", &file);
        assert_eq!(active(&whole), AGENT);
        assert_eq!(whole.screen(), (Screen::Playing, Overlay::None), "from {table:?}");
        assert!(whole.app.world().resource::<CurrentGame>().is_looked_at());
        drop_file(&mut whole, "agon.pgn", "1. Gb1-c2 *");
        assert_eq!(active(&whole), AGON);
        assert_eq!(whole.screen().0, Screen::Title);
        assert_ne!(whole.screen().1, Overlay::None, "the game is offered");
    }
}

#[test]
fn a_file_that_no_game_can_read_changes_nothing() {
    for (table, reason) in [
        (ActiveGame::None, "None of the games can read this file."),
        (AGENT, "There is no game of Agent in this file"),
    ] {
        let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
            app.insert_state(table);
        });
        drop_file(&mut whole, "nothing.txt", "nothing");
        assert_eq!(*whole.app.world().resource::<State<ActiveGame>>().get(), table);
        assert!(
            whole.said().iter().any(|said| said.contains(reason)),
            "{:?}",
            whole.said()
        );
    }
}

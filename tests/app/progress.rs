//! The page of what was learned, solved and played: what it remembers, tells and leads to.

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{GameStarted, ResultAction};
use agon::agon::gameplay::solved::Solved;
use agon::agon::saves::played::Played;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::text::pages::{LEARN, MY_GAMES, PROGRESS};
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::engine::Level;
use agon_core::played::game::{End, PlayedGame};
use agon_core::played::history::History;
use agon_core::progress_file::ProgressFile;
use agon_core::puzzles::collection::Collection;
use agon_core::rules::{Game, Preset, Side, WinReason};
use agon_core::session::conditions::Terms;
use agon_core::session::entry_names::{FINISHED, finished_entry};
use agon_core::session::players::Players;
use agon_core::session::save_format;
use agon_core::session::saved_game::SavedGame;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// A game against the computer of a few moves.
fn game(level: Level, seed: u64) -> SavedGame {
    let mut game = Game::new(Preset::NEW_GAME.rules());
    for _ in 0..4 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    SavedGame {
        tree: game.into(),
        players: Players::against_computer(Side::White, level),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed,
    }
}

/// A store with a game that the computer has given up.
fn with_a_win() -> Store {
    let mut store = Store::memory();
    let mut won = game(Level::Casual, 7);
    won.tree.lose(Side::Black, WinReason::Resignation);
    let time = "2026.11.21-120000";
    let text = save_format::write(&won, time);
    store.put(&finished_entry(time, 7), &text).unwrap();
    store
}

fn history(whole: &Whole) -> &History {
    &whole.app.world().resource::<Played>().0
}

/// The name of the first control that begins so.
fn called(whole: &Whole, beginning: &str) -> String {
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    let found = names.find(|name| name.starts_with(beginning)).map(str::to_owned);
    found.unwrap_or_else(|| {
        panic!(
            "nothing is called {beginning:?} …: {:?}",
            nodes.iter().filter_map(|(_, node)| node.label()).collect::<Vec<_>>()
        )
    })
}

#[test]
fn a_finished_game_is_remembered_though_it_is_deleted() {
    let mut whole = Whole::start(Store::memory());
    whole
        .app
        .world_mut()
        .write_message(GameStarted::of(game(Level::Steady, 5)));
    whole.settle();
    assert!(history(&whole).is_empty(), "it goes on");
    whole.app.world_mut().write_message(ResultAction::Resign);
    whole.settle();
    let ends = |whole: &Whole| -> Vec<_> {
        let games = history(whole).against(Level::Steady);
        games.iter().map(|game| (game.end, game.helped)).collect()
    };
    assert_eq!(ends(&whole), [(End::Lost, false)]);
    let mut store = whole.end();
    let name = store.names(FINISHED).pop().unwrap();
    store.remove(&name).unwrap();
    let mut whole = Whole::start(store);
    whole.show(Screen::Title, Overlay::Page(PROGRESS));
    assert!(whole.app.world().resource::<SavedGames>().games().is_empty());
    assert_eq!(ends(&whole), [(End::Lost, false)]);
    called(&whole, "Beginner: no game yet.");
}

#[test]
fn games_of_earlier_programs_are_taken_in_before_they_can_be_deleted() {
    for page in [PROGRESS, MY_GAMES] {
        let mut whole = Whole::start(with_a_win());
        assert!(history(&whole).is_empty(), "finished games are not read at the start");
        whole.show(Screen::Title, Overlay::Page(page));
        assert!(history(&whole).is_beaten(Level::Casual), "{page:?}");
        let store = whole.end();
        let kept = store.get("played").unwrap().unwrap();
        assert!(History::read(&kept).unwrap().is_beaten(Level::Casual));
    }
}

#[test]
fn pictures_are_told_in_sentences_and_lead_on() {
    let mut whole = Whole::start(with_a_win());
    whole.show(Screen::Title, Overlay::None);
    whole.act_in_more("Progress");
    assert_eq!(whole.screen().1, Overlay::Page(PROGRESS));
    let levels = called(&whole, "Beginner: no game yet.");
    assert!(
        levels.contains("Casual: 1 won, 0 drawn, 0 lost. Won without hints."),
        "{levels}"
    );
    called(&whole, "A game won. 21 Nov 2026");
    called(&whole, "Two pieces captured in one move. Not yet");
    whole.act(&levels, Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(MY_GAMES));
    whole.show(Screen::Title, Overlay::Page(PROGRESS));
    let lessons = called(&whole, "0 of ");
    whole.act(&lessons, Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(LEARN));
}

#[test]
fn the_best_games_can_be_opened() {
    let mut whole = Whole::start(with_a_win());
    whole.show(Screen::Title, Overlay::Page(PROGRESS));
    let best = called(&whole, "Casual. 21 Nov 2026");
    whole.act(&best, Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let current = whole.app.world().resource::<Match>();
    assert_eq!(current.seed(), 7);
    assert!(current.result().is_some());
}

/// What somebody has kept elsewhere: a lesson done, a puzzle missed and a game won.
fn elsewhere() -> ProgressFile {
    let mut file = ProgressFile::default();
    file.lessons.done("first-steps", 3);
    file.puzzles.first_try(&Collection::agon().puzzles()[0], false);
    let mut won = game(Level::Steady, 9);
    won.tree.lose(Side::Black, WinReason::Resignation);
    file.games.put(9, PlayedGame::of(&won, "2026.11.20-120000").unwrap());
    file
}

fn arrive(whole: &mut Whole, text: String) {
    let from = Origin::File("agon-progress.json".into());
    whole.send(Arrived { text, from });
}

#[test]
fn a_file_of_progress_joins_what_is_here_and_adds_nothing_twice() {
    let mut whole = Whole::start(with_a_win());
    whole.show(Screen::Title, Overlay::Page(PROGRESS));
    arrive(&mut whole, elsewhere().write());
    assert!(
        whole.has_said("Added to your progress: 1 lesson, 1 puzzle and 1 game."),
        "{:?}",
        whole.said()
    );
    assert_eq!(whole.screen().1, Overlay::Page(PROGRESS), "it is no game to be opened");
    assert!(history(&whole).is_beaten(Level::Steady) && history(&whole).is_beaten(Level::Casual));
    called(&whole, "1 of ");
    arrive(&mut whole, elsewhere().write());
    assert!(whole.has_said("All of that is here already."), "{:?}", whole.said());
    let whole = Whole::start(whole.end());
    assert!(history(&whole).is_beaten(Level::Steady) && history(&whole).is_beaten(Level::Casual));
    let solved = whole.app.world().resource::<Solved>().progress();
    assert_eq!(solved.kept(), [1, 0, 0]);
}

#[test]
fn a_damaged_or_later_file_of_progress_is_refused_and_changes_nothing() {
    let text = elsewhere().write();
    let later = text.replacen("\"version\":1", "\"version\":8", 1);
    for (text, said) in [
        (
            text[..text.len() - 9].to_owned(),
            "This file of progress is damaged, so nothing was added.",
        ),
        (later, "This file of progress is from a newer version of the program"),
    ] {
        let mut whole = Whole::start(with_a_win());
        whole.show(Screen::Title, Overlay::Page(PROGRESS));
        let kept = |whole: &Whole| {
            let store = whole.app.world().resource::<Store>();
            ["lessons", "puzzles", "played"].map(|entry| store.get(entry).unwrap())
        };
        let before = kept(&whole);
        arrive(&mut whole, text);
        assert!(whole.has_said(said), "{:?}", whole.said());
        assert_eq!(kept(&whole), before);
    }
}

#[test]
fn what_cannot_be_read_is_told_and_set_aside() {
    for damaged in ["{", r#"{"version":9,"games":{}}"#] {
        let mut store = with_a_win();
        store.put("played", damaged).unwrap();
        let mut whole = Whole::start(store);
        whole.show(Screen::Title, Overlay::Page(PROGRESS));
        assert!(
            history(&whole).is_beaten(Level::Casual),
            "what is still saved counts anew"
        );
        let store = whole.app.world().resource::<Store>();
        assert_eq!(store.get("played.damaged-1").unwrap().as_deref(), Some(damaged));
        let said = whole.said();
        let is_told = |text: &String| text.starts_with("Your results against the computer could not be read");
        assert!(said.iter().any(is_told), "{said:?}");
    }
}

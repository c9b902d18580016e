//! Games that come from outside, through the real plugins: by link, record and address, wanted and not, whole and damaged.

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{GameStarted, MoveRequested};
use agon::agon::pages::open::Opening;
use agon::agon::saves::saved_games::{SavedGames, game_in};
use agon::agon::saves::start_game::GameWanted;
use agon::agon::text::pages::OPEN;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::shell::ui::notice::Notices;
use agon_core::engine::Level;
use agon_core::notation::{Record, read_move, write_link};
use agon_core::rules::{Game, RuleSet, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;

use crate::played::app_with;

fn app() -> App {
    let mut app = app_with(Store::memory());
    app.update();
    app
}

/// Writes a message and lets it take effect, down to the screen.
fn tell(app: &mut App, message: impl Message) {
    app.world_mut().write_message(message);
    for _ in 0..3 {
        app.update();
    }
}

fn arrive(app: &mut App, from: Origin, text: impl Into<String>) {
    let text = text.into();
    tell(app, Arrived { text, from });
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = read_move(text, game.position(), game.rules()).unwrap();
        game.play(mv).unwrap();
    }
}

fn game(rules: &str, moves: &str) -> Game {
    let mut game = Game::new(rules.parse::<RuleSet>().unwrap());
    play(&mut game, moves);
    game
}

fn link(game: &Game) -> String {
    format!("#{}", write_link(game).unwrap())
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn notices(app: &App) -> usize {
    app.world().resource::<Notices>().shown().count()
}

fn found(app: &App) -> Vec<usize> {
    app.world()
        .resource::<Opening>()
        .found()
        .map(|game| game.plies().len())
        .collect()
}

/// Begins the first game that was found, as the button does that lets two people play it on.
fn begin(app: &mut App) {
    let game = app.world().resource::<Opening>().found().next().cloned().unwrap();
    let players = Players::two_people("", "");
    tell(
        app,
        GameWanted {
            tree: game.into(),
            players,
            terms: Terms::default(),
            tags: Vec::new(),
            by_lot: false,
        },
    );
}

fn on_board(app: &App) -> Option<(String, usize)> {
    let current = app.world().get_resource::<Match>()?;
    Some((current.rules().to_string(), current.game().plies().len()))
}

#[test]
fn a_link_in_the_address_is_shown_and_played_on() {
    let mut app = app();
    arrive(&mut app, Origin::Address, link(&game("escale", "f1f2 f11f10 f2f3")));
    assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::Page(OPEN)));
    assert_eq!(found(&app), [3]);
    begin(&mut app);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Playing, Overlay::None));
    assert_eq!(found(&app), [0; 0], "what was opened is forgotten");
    let mv = read_move("f10f9", app.world().resource::<Match>().position(), &RuleSet::default()).unwrap();
    let request = MoveRequested::new(mv, app.world().resource());
    tell(&mut app, request);
    assert_eq!(on_board(&app), Some(("escale".into(), 4)));
}

#[test]
fn what_was_opened_is_there_at_the_next_start() {
    let mut first = app();
    let mut position = game("globe", "f1f2 f11f10");
    position = Game::from_position(*position.rules(), *position.position());
    arrive(&mut first, Origin::Address, link(&position));
    begin(&mut first);
    let from = first.world().resource::<Store>();
    let name = from.names("game-").remove(0);
    let mut store = Store::memory();
    store.put(&name, &from.get(&name).unwrap().unwrap()).unwrap();
    let mut second = app_with(store);
    second.update();
    let kept = second.world().resource::<SavedGames>().unfinished().cloned();
    assert_eq!(
        kept.map(|kept| *kept.tree.line().position()),
        Some(*position.position()),
        "though nobody has moved yet"
    );
}

#[test]
fn a_damaged_link_is_told_of_and_leads_to_the_menu() {
    let mut app = app();
    let mut damaged = link(&game("globe", "f1f2 f11f10"));
    damaged.pop();
    for (text, told) in [(damaged.as_str(), 1), ("#nothing-of-ours", 2)] {
        arrive(&mut app, Origin::Address, text);
        assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::None), "{text}");
        assert_eq!(notices(&app), told, "{text}");
    }
    assert_eq!(found(&app), [0; 0]);
}

#[test]
fn a_damaged_link_does_not_disturb_the_game_that_is_played() {
    let mut app = app();
    tell(&mut app, GameStarted::of(started(game("globe", "f1f2"))));
    arrive(&mut app, Origin::Address, "#Adamaged");
    assert_eq!((screen(&app), overlay(&app)), (Screen::Playing, Overlay::None));
    assert_eq!((on_board(&app), notices(&app)), (Some(("globe".into(), 1)), 1));
}

fn started(game: Game) -> SavedGame {
    SavedGame {
        tree: game.into(),
        players: Players::against_computer(Side::Black, Level::Beginner),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 1,
    }
}

/// The numbers of moves of the unfinished games, the last one first.
fn unfinished(app: &App) -> Vec<usize> {
    let (store, games) = (app.world().resource::<Store>(), app.world().resource::<SavedGames>());
    let games = games.games().iter().filter(|game| game.is_unfinished);
    games
        .map(|game| game_in(store, &game.name).unwrap().tree.main_line().count())
        .collect()
}

#[test]
fn ones_own_unfinished_game_stays_when_another_is_opened() {
    let mut app = app();
    let own = SavedGame {
        players: Players::two_people("Ada", "Bo"),
        ..started(game("globe", "f1f2"))
    };
    tell(&mut app, GameStarted::of(own));
    arrive(&mut app, Origin::Address, link(&game("escale", "f1g1 f11f10")));
    assert_eq!(overlay(&app), Overlay::Page(OPEN));
    assert_eq!(on_board(&app), Some(("globe".into(), 1)), "looking at it costs nothing");
    begin(&mut app);
    assert_eq!(on_board(&app), Some(("escale".into(), 2)));
    assert_eq!(unfinished(&app), [2, 1]);
}

#[test]
fn the_answer_to_ones_own_move_goes_on_with_the_same_game() {
    let mut app = app();
    let own = SavedGame {
        players: Players::two_people("", ""),
        ..started(game("globe", "f1f2"))
    };
    tell(&mut app, GameStarted::of(own));
    arrive(&mut app, Origin::Address, link(&game("globe", "f1f2 f11f10")));
    begin(&mut app);
    assert_eq!(on_board(&app), Some(("globe".into(), 2)));
    assert_eq!(unfinished(&app), [2]);
    // The same from another beginning is another game.
    arrive(&mut app, Origin::Address, link(&game("globe", "f1g1 f11f10 g1g2")));
    begin(&mut app);
    assert_eq!(unfinished(&app), [3, 2]);
}

#[test]
fn a_file_with_several_games_offers_them_all_and_says_where_it_breaks_off() {
    let mut app = app();
    let records = [game("globe", "f1f2 f11f10"), game("ring", "f1f2")];
    let records = records.map(|game| Record::from_game(&game, &[("White", "Ada")]).to_string());
    let text = format!("{}\n1. Gb1-c2 nonsense *", records.join("\n"));
    arrive(&mut app, Origin::File("games.pgn".into()), text);
    assert_eq!(overlay(&app), Overlay::Page(OPEN));
    assert_eq!(found(&app), [2, 1, 1]);
}

#[test]
fn a_file_without_a_game_is_spoken_of() {
    let mut app = app();
    arrive(&mut app, Origin::File("letter.txt".into()), "Dear Ada,\n\nwhat a game!");
    assert_eq!((overlay(&app), notices(&app)), (Overlay::None, 1));
}

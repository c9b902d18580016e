//! Whole games through the real plugins, without a window: what is asked for by messages, and what becomes of entities.

use std::f32::consts::FRAC_PI_2;
use std::time::Duration;

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{
    GameEnded, GameStarted, HistoryAction, MoveRejected, MoveRequested, ResultAction,
};
use agon::agon::gameplay::opponent::thinker::{Answer, Request, Task};
use agon::agon::gameplay::opponent::{OpponentSeat, Pace, Thinking};
use agon::agon::gameplay::selection::{CellChosen, ChoiceRefused, PieceDropped, Selection, SelectionCleared};
use agon::agon::gameplay::settings::Theme;
use agon::agon::gameplay::settings::{AgonSettings, Orientation};
use agon::agon::scene::entities::{
    AcrossTable, AwaitingRelocation, Cell, Facing, LastMove, LastMoveFrom, LegalTarget, PieceOf, Relocating,
    Whereabouts,
};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::sound::effect::PlayEffect;
use agon::shell::system::settings::program::Settings;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::Overlay;
use agon::tabletop::flight::Flying;
use agon::tabletop::mind::Polled;
use agon::tabletop::motion::AnimationSpeed;
use agon::tabletop::sounds as sound;
use agon_core::engine::Level;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, IllegalMove, Move, Preset, RuleSet, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::played::{BEFORE_CAPTURE, Puppet, app_with, app_without_races, cell, current, game, requested, started};

/// The game without window, renderer or files.
fn app() -> App {
    let mut app = app_with(Store::memory());
    app.insert_resource(Pace(Duration::ZERO));
    app.update();
    app.insert_resource(AnimationSpeed(0.0));
    app
}

fn start(app: &mut App, game: Game, players: Players) {
    ask(app, started(game, players));
}

/// A game between two people, from a position.
fn start_at(app: &mut App, rules: &str, position: &str) {
    start(app, game(rules, Some(position)), Players::two_people("", ""));
}

/// A game in which a person plays White against the computer.
fn start_against_computer(app: &mut App) {
    let players = Players::against_computer(Side::White, Level::ALL[0]);
    start(app, Game::new(RuleSet::default()), players);
}

fn ask(app: &mut App, message: impl Message) {
    app.world_mut().write_message(message);
    app.update();
}

fn play(app: &mut App, text: &str) {
    request(app, text);
    app.update();
}

/// Asks for a move that is made with the next frame.
fn request(app: &mut App, text: &str) {
    let request = requested(app, text);
    app.world_mut().write_message(request);
}

fn plies(app: &App) -> usize {
    current(app).game().plies().len()
}

/// The entity of the piece on a cell.
fn on(app: &mut App, name: &str) -> Entity {
    let cell = cell(name);
    let mut pieces = app.world_mut().query::<(Entity, &Whereabouts)>();
    pieces
        .iter(app.world())
        .find(|(_, at)| at.cell() == Some(cell))
        .map(|(entity, _)| entity)
        .expect("a piece stands there")
}

/// Updates until something is so, or panics after some seconds.
fn wait_until(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    for _ in 0..4000 {
        if is_so(app) {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
        app.update();
    }
    panic!("it never came to this: {what}");
}

/// Entities and game agree on every piece.
fn assert_agreement(app: &mut App) {
    let position = *current(app).position();
    let mut pieces = app
        .world_mut()
        .query::<(&PieceOf, &Whereabouts, Has<AwaitingRelocation>)>();
    let mut count = 0;
    for (piece, at, waits) in pieces.iter(app.world()) {
        let Some(cell) = at.cell() else { continue };
        assert_eq!(position.piece_at(cell), Some(piece.piece()), "{cell}");
        assert_eq!(position.captured().contains(cell), waits, "{cell}");
        count += 1;
    }
    assert_eq!(count, position.occupied().len());
}

#[test]
fn whole_games_by_messages_keep_entities_and_game_in_step() {
    let mut app = app();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1842);
    for preset in Preset::ALL {
        let rules = RuleSet {
            progress_limit: 40,
            ..preset.rules()
        };
        start(&mut app, Game::new(rules), Players::two_people("", ""));
        for _ in 0..400 {
            if current(&app).outcome().is_some() {
                break;
            }
            let moves = current(&app).position().legal_moves(&rules);
            let mv = moves[random.random_range(0..moves.len() as u32) as usize];
            if mv == Move::Pass {
                app.update();
            } else {
                let request = MoveRequested::new(mv, app.world().resource());
                ask(&mut app, request);
            }
            assert_agreement(&mut app);
        }
        assert!(plies(&app) > 20, "{}", preset.name());
    }
}

#[test]
fn a_capture_goes_through_all_its_states() {
    let mut app = app();
    app.insert_resource(AnimationSpeed(1.0));
    start_at(&mut app, "globe", BEFORE_CAPTURE);
    let captive = on(&mut app, "h9");
    let is_waiting = move |app: &App| app.world().entity(captive).contains::<AwaitingRelocation>();
    let is_flying = move |app: &App| app.world().entity(captive).contains::<Relocating>();
    assert!(!is_waiting(&app));

    play(&mut app, "k7i8");
    assert!(is_waiting(&app) && !is_flying(&app), "awaiting relocation");

    play(&mut app, "h9a3");
    assert!(!is_waiting(&app) && is_flying(&app), "relocating");
    assert_eq!(
        app.world().get::<Whereabouts>(captive),
        Some(&Whereabouts::Cell(cell("a3"))),
        "the rules do not wait for the view"
    );

    wait_until(&mut app, "settled", move |app| !is_flying(app));
    assert!(!is_waiting(&app), "settled");
    assert_agreement(&mut app);
}

#[test]
fn a_piece_captured_for_good_is_gone_until_that_is_undone() {
    let mut app = app();
    start_at(&mut app, "japan", "q5/7/8/9/10/11/9Q/8g/8/6G/g5 w - 0 1");
    let captive = on(&mut app, "h9");
    let cell_of = move |app: &App| app.world().get::<Whereabouts>(captive).and_then(|at| at.cell());
    let is_hidden = move |app: &App| app.world().get::<Visibility>(captive) == Some(&Visibility::Hidden);
    play(&mut app, "k7i8");
    assert_eq!(cell_of(&app), None);
    wait_until(&mut app, "out of sight", is_hidden);
    assert_agreement(&mut app);
    play(&mut app, "a1b1");

    for _ in 0..2 {
        ask(&mut app, HistoryAction::Undo);
    }
    assert!(cell_of(&app) == Some(cell("h9")) && !is_hidden(&app));
    assert_agreement(&mut app);
}

#[test]
fn the_only_captured_piece_is_picked_and_its_cells_are_lit() {
    let mut app = app();
    start_at(&mut app, "globe", BEFORE_CAPTURE);
    play(&mut app, "k7i8");
    app.update();
    let lit = app
        .world_mut()
        .query_filtered::<&Cell, With<LegalTarget>>()
        .iter(app.world())
        .count();
    assert_eq!(lit, 26, "the legal cells of the conformance case");
    ask(&mut app, CellChosen(cell("a3")));
    assert_eq!(plies(&app), 2, "one choice of a cell puts it back");
}

#[test]
fn the_last_move_is_marked_and_undo_marks_the_one_before() {
    let marked = |app: &mut App| {
        let mut cells: Vec<_> = app
            .world_mut()
            .query_filtered::<&Cell, With<LastMove>>()
            .iter(app.world())
            .map(|cell| cell.0.to_string())
            .collect();
        cells.sort();
        cells
    };
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    assert!(marked(&mut app).is_empty());
    play(&mut app, "f1f2");
    assert_eq!(marked(&mut app), ["f1", "f2"]);
    let mut arrows = app.world_mut().query::<(&Cell, &LastMoveFrom)>();
    let arrows: Vec<_> = arrows.iter(app.world()).map(|(on, way)| (on.0, way.0)).collect();
    assert_eq!(arrows, [(cell("f1"), FRAC_PI_2)], "an arrow points up the board");
    play(&mut app, "f11f10");
    assert_eq!(marked(&mut app), ["f10", "f11"]);
    ask(&mut app, HistoryAction::Undo);
    app.update();
    assert_eq!(marked(&mut app), ["f1", "f2"]);
}

/// What is heard in so many frames of a tenth of a second.
fn hear(app: &mut App, frames: usize) -> Vec<(usize, &'static str)> {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    let mut cursor = app.world().resource::<Messages<PlayEffect>>().get_cursor_current();
    (0..frames)
        .flat_map(|frame| {
            app.update();
            let messages = app.world().resource::<Messages<PlayEffect>>();
            let heard: Vec<_> = cursor.read(messages).map(|play| (frame, play.effect.name)).collect();
            heard
        })
        .collect()
}

fn names(heard: &[(usize, &'static str)]) -> Vec<&'static str> {
    heard.iter().map(|&(_, name)| name).collect()
}

#[test]
fn a_move_is_heard_from_the_hand_to_the_board() {
    let mut app = app();
    app.insert_resource(AnimationSpeed(1.0));
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    assert!(hear(&mut app, 5).is_empty(), "pieces that appear make no sound");
    app.world_mut().write_message(CellChosen(cell("f1")));
    assert_eq!(names(&hear(&mut app, 5)), [sound::LIFT.name]);
    app.world_mut().write_message(CellChosen(cell("f2")));
    let heard = hear(&mut app, 8);
    assert_eq!(names(&heard), [sound::SLIDE.name, sound::WOOD.name]);
    assert!(heard[1].0 > heard[0].0 + 1, "it is set down when it arrives: {heard:?}");
    app.world_mut().write_message(HistoryAction::Undo);
    assert_eq!(names(&hear(&mut app, 8)), [sound::SLIDE.name, sound::WOOD.name]);
    app.world_mut().resource_mut::<AgonSettings>().board = Theme::Marble;
    app.world_mut().write_message(HistoryAction::Redo);
    assert_eq!(names(&hear(&mut app, 8)), [sound::SLIDE.name, sound::STONE.name]);
}

#[test]
fn a_press_skips_what_moves_and_counts_all_the_same() {
    let mut app = app();
    app.insert_resource(AnimationSpeed(1.0))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    play(&mut app, "f1f2");
    play(&mut app, "f11f10");
    let [white, black] = ["f2", "f10"].map(|name| on(&mut app, name));
    let is_moving = |app: &App, piece: Entity| app.world().entity(piece).contains::<Flying>();
    assert!(is_moving(&app, white) && is_moving(&app, black));
    let click = MouseButtonInput {
        button: MouseButton::Left,
        state: ButtonState::Pressed,
        window: Entity::PLACEHOLDER,
    };
    app.world_mut().write_message(click);
    ask(&mut app, CellChosen(cell("f2")));
    assert!(!is_moving(&app, white) && !is_moving(&app, black));
    app.world_mut().write_message(click);
    ask(&mut app, CellChosen(cell("f3")));
    assert_eq!(plies(&app), 3);
    assert!(is_moving(&app, white), "what the press asks for is seen");
    assert_agreement(&mut app);
}

#[test]
fn another_game_comes_on_the_board_by_motions_that_are_heard() {
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    app.insert_resource(AnimationSpeed(1.0));
    let mut game = Game::new(RuleSet::default());
    for text in ["f1f2", "f11f10", "b1c2"] {
        let mv = read_move(text, game.position(), game.rules()).unwrap();
        game.play(mv).unwrap();
    }
    start(&mut app, game, Players::two_people("", ""));
    let mut moving = app.world_mut().query_filtered::<Entity, With<Flying>>();
    assert_eq!(moving.iter(app.world()).count(), 3);
    // A press sets them down together.
    let click = MouseButtonInput {
        button: MouseButton::Left,
        state: ButtonState::Pressed,
        window: Entity::PLACEHOLDER,
    };
    app.world_mut().write_message(click);
    assert_eq!(names(&hear(&mut app, 5)), [sound::WOOD.name]);
    assert_eq!(moving.iter(app.world()).count(), 0);
    assert_agreement(&mut app);
}

#[test]
fn a_capture_and_what_follows_are_heard_one_after_the_other() {
    let mut app = app();
    app.insert_resource(AnimationSpeed(1.0));
    start_at(&mut app, "globe", BEFORE_CAPTURE);
    request(&mut app, "k7i8");
    let heard = hear(&mut app, 15);
    let expected = [sound::SLIDE, sound::WOOD, sound::CAPTURE, sound::OBLIGATION].map(|effect| effect.name);
    assert_eq!(names(&heard), expected);
    assert!(heard.is_sorted_by_key(|&(frame, _)| frame), "{heard:?}");
    request(&mut app, "h9a3");
    assert_eq!(names(&hear(&mut app, 15)), [sound::LANDING.name]);
}

#[test]
fn without_animation_a_move_is_heard_at_once() {
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    request(&mut app, "f1f2");
    assert_eq!(hear(&mut app, 5), [(0, sound::WOOD.name)]);
}

#[test]
fn an_end_is_heard_as_the_person_at_the_screen_takes_it() {
    let before_the_win = "4g1/g6/8/5G2g/4G5/q3GQG4/4GG4/8g/8/g6/4g1 w - 0 1";
    let rules = RuleSet::default();
    let computer = |human| Players::against_computer(human, Level::ALL[0]);
    for (players, end) in [
        (computer(Side::White), sound::WIN),
        (computer(Side::Black), sound::LOSS),
        (Players::two_people("", ""), sound::WIN),
    ] {
        let mut app = app();
        // Moves of the computer's side come from the test.
        app.insert_resource(OpponentSeat::new(Box::new(Puppet::default())));
        let game = Game::from_position(rules, parse_position(before_the_win, &rules).unwrap());
        start(&mut app, game, players);
        request(&mut app, "d6e6");
        assert_eq!(names(&hear(&mut app, 10)), [sound::WOOD.name, end.name]);
    }
    let mut app = app();
    start(&mut app, Game::new(rules), Players::two_people("", ""));
    ask(&mut app, ResultAction::OfferDraw);
    app.world_mut().write_message(ResultAction::AcceptDraw);
    assert_eq!(names(&hear(&mut app, 10)), [sound::DRAW.name]);
}

#[test]
fn one_key_silences_and_brings_back() {
    let mut app = app();
    let press = |app: &mut App| {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::Semicolon,
                logical_key: Key::Character("m".into()),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            app.update();
        }
    };
    let heard = |app: &App| app.world().resource::<Settings>().sound() > 0.0;
    assert!(heard(&app));
    press(&mut app);
    assert!(!heard(&app), "wherever the letter lies on the keyboard");
    press(&mut app);
    assert!(heard(&app));
}

#[test]
fn undo_and_redo_cross_a_capture() {
    let mut app = app();
    start_at(&mut app, "globe", BEFORE_CAPTURE);
    play(&mut app, "k7i8");
    play(&mut app, "h9a3");
    let steps = [
        HistoryAction::Undo,
        HistoryAction::Undo,
        HistoryAction::Redo,
        HistoryAction::Redo,
    ];
    for (action, waiting) in steps.into_iter().zip([1, 0, 1, 0]) {
        ask(&mut app, action);
        assert_agreement(&mut app);
        assert_eq!(current(&app).position().captured().len(), waiting);
    }
    app.update();
    let moving = app
        .world_mut()
        .query_filtered::<Entity, With<Flying>>()
        .iter(app.world())
        .count();
    assert_eq!(moving, 0, "at speed 0 nothing moves on");
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    let before = *current(&app).position();
    let mv = Move::Board {
        from: cell("f1"),
        to: cell("f3"),
    };
    let request = MoveRequested::new(mv, current(&app));
    ask(&mut app, request);
    let rejected = app.world().resource::<Messages<MoveRejected>>();
    let reasons: Vec<_> = rejected
        .iter_current_update_messages()
        .map(|message| message.reason)
        .collect();
    assert_eq!(reasons, [IllegalMove::NotAdjacent]);
    assert_eq!(*current(&app).position(), before);
    assert!(
        !app.world().resource_ref::<Match>().is_changed(),
        "nothing is drawn or written anew"
    );
}

#[test]
fn choosing_two_cells_plays_a_move() {
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    ask(&mut app, CellChosen(cell("f1")));
    assert_eq!(plies(&app), 0);
    ask(&mut app, CellChosen(cell("f2")));
    assert_eq!(plies(&app), 1);
    assert!(current(&app).position().piece_at(cell("f2")).is_some());
}

#[test]
fn where_moves_are_to_be_confirmed_a_target_is_chosen_twice() {
    let mut app = app();
    app.world_mut().resource_mut::<AgonSettings>().confirm_moves = true;
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    for name in ["f1", "f2", "e1"] {
        ask(&mut app, CellChosen(cell(name)));
        assert_eq!(plies(&app), 0, "{name} is only chosen");
    }
    ask(&mut app, SelectionCleared);
    ask(&mut app, CellChosen(cell("e1")));
    assert_eq!(plies(&app), 0, "what was taken back is chosen no more");
    for name in ["f1", "f2"] {
        ask(&mut app, CellChosen(cell(name)));
    }
    ask(&mut app, CellChosen(cell("f2")));
    assert_eq!(plies(&app), 1);
    assert!(current(&app).position().piece_at(cell("f2")).is_some());
}

#[test]
fn a_piece_that_is_dropped_waits_for_confirmation_too() {
    let mut app = app();
    app.world_mut().resource_mut::<AgonSettings>().confirm_moves = true;
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    let (from, to) = (cell("f1"), Some(cell("f2")));
    ask(&mut app, PieceDropped { from, to });
    assert_eq!(plies(&app), 0);
    ask(&mut app, CellChosen(cell("f2")));
    assert_eq!(plies(&app), 1);
}

/// Presses keys one after another, all within one frame.
fn press(app: &mut App, keys: &[KeyCode]) {
    for &key_code in keys {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }
    app.update();
}

#[test]
fn the_keyboard_plays_a_move_even_if_all_its_keys_fall_into_one_frame() {
    use KeyCode::{ArrowUp, Enter};
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    app.update();
    // The focus appears on White's queen, who steps towards the throne.
    press(&mut app, &[ArrowUp, Enter, ArrowUp, Enter]);
    app.update();
    assert_eq!(
        current(&app).game().plies()[0].mv,
        Move::Board {
            from: cell("f1"),
            to: cell("f2")
        }
    );
    assert_agreement(&mut app);
}

#[test]
fn keys_meant_for_a_menu_over_the_board_do_not_reach_it() {
    use KeyCode::{ArrowDown, ArrowUp, Enter};
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    app.update();
    press(&mut app, &[ArrowDown]);
    app.world_mut()
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::Page(SETTINGS));
    app.update();
    press(&mut app, &[Enter, ArrowUp, Enter]);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    app.update();
    app.update();
    assert_eq!(plies(&app), 0);
    press(&mut app, &[Enter, ArrowUp, Enter]);
    app.update();
    assert_eq!(plies(&app), 1, "the focus is still where it was");
}

#[test]
fn on_a_table_between_two_people_what_is_blacks_faces_black() {
    let facing_black = |app: &mut App| {
        app.update();
        app.world().resource::<AcrossTable>().0
    };
    let mut app = app();
    app.world_mut().resource_mut::<AgonSettings>().orientation = Orientation::Table;
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    assert!(facing_black(&mut app));
    assert_eq!(app.world().resource::<Facing>().0, Side::White);
    play(&mut app, "f1f2");
    assert_eq!(app.world().resource::<Facing>().0, Side::White, "the board lies still");
    start_against_computer(&mut app);
    assert!(!facing_black(&mut app), "nobody sits opposite");
}

#[test]
fn the_captor_picks_the_queens_cell_in_her_owners_turn() {
    let mut app = app();
    start_at(&mut app, "captor", "5Q/7/8/9/10/3G1qG4/10/8g/8/7/6 w - 0 1");
    play(&mut app, "f4f5");
    assert_eq!(current(&app).position().side(), Side::Black);
    assert_eq!(current(&app).human_chooser(), Some(Side::White));
    ask(&mut app, CellChosen(cell("a1")));
    let queen = current(&app).position().queen(Side::Black);
    assert_eq!(queen, Some(cell("a1")));
}

#[test]
fn pieces_in_hand_are_placed_by_choosing_cells() {
    let mut app = app();
    start(
        &mut app,
        Game::new(Preset::Parlett.rules()),
        Players::two_people("", ""),
    );
    app.update();
    for (name, placed) in [("f1", 1), ("f11", 2), ("f6", 2), ("b1", 3)] {
        ask(&mut app, CellChosen(cell(name)));
        assert_eq!(plies(&app), placed, "{name}");
    }
}

#[test]
fn the_end_is_told_once() {
    let mut app = app();
    start_at(&mut app, "globe", "4g1/g6/8/5G2g/4G5/q3GQG4/4GG4/8g/8/g6/4g1 w - 0 1");
    play(&mut app, "d6e6");
    let told = app
        .world()
        .resource::<Messages<GameEnded>>()
        .iter_current_update_messages()
        .count();
    assert_eq!(told, 1);
    assert_eq!(
        current(&app).outcome().and_then(|outcome| outcome.winner()),
        Some(Side::White)
    );
}

#[test]
fn a_player_who_cannot_move_passes_at_once() {
    let mut app = app();
    start_at(&mut app, "globe", "6/7/8/9/10/q4Q5/10/8g/8/7/6 w - 0 1");
    app.update();
    assert_eq!(current(&app).game().plies().first().map(|ply| ply.mv), Some(Move::Pass));
    assert_eq!(current(&app).position().side(), Side::Black);
}

#[test]
fn the_computer_answers_on_its_own_thread() {
    let mut app = app();
    app.insert_resource(Pace(Duration::from_millis(50)));
    start_against_computer(&mut app);
    play(&mut app, "f1f2");
    assert!(app.world().resource::<Thinking>().0);
    wait_until(&mut app, "an answer", |app| plies(app) == 2);
    app.update();
    assert!(!app.world().resource::<Thinking>().0);
    assert_agreement(&mut app);
}

/// Seats a puppet and begins a game against it.
fn start_against_puppet(app: &mut App) -> Puppet {
    let puppet = Puppet::default();
    app.insert_resource(OpponentSeat::new(Box::new(puppet.clone())));
    start_against_computer(app);
    puppet
}

fn answer((id, request): &(u64, Request), text: &str) -> Polled<Answer> {
    let mv = read_move(text, request.game.position(), request.game.rules()).unwrap();
    Polled::Said {
        id: *id,
        said: Answer::Move(mv),
    }
}

/// A game between two people in which a touched piece must move.
fn start_touch_move(app: &mut App, position: &str) {
    let rules = RuleSet::default();
    let game = Game::from_position(rules, parse_position(position, &rules).unwrap());
    let terms = Terms {
        touch_move: true,
        ..Terms::default()
    };
    ask(
        app,
        GameStarted::of(SavedGame {
            tree: game.into(),
            players: Players::two_people("", ""),
            terms,
            times: None,
            tags: Vec::new(),
            seed: 1,
        }),
    );
}

fn picked(app: &App) -> Selection {
    *app.world().resource::<Selection>()
}

#[test]
fn a_touched_piece_must_move_where_that_was_agreed() {
    let mut app = app();
    let opening = Game::new(RuleSet::default()).start().to_string();
    start_touch_move(&mut app, &opening);
    ask(&mut app, CellChosen(cell("f1")));
    let touched = Selection::Piece(cell("f1"));
    // Neither by picking it again, nor by Backspace, nor by picking another piece can it be put down.
    ask(&mut app, CellChosen(cell("f1")));
    assert_eq!(picked(&app), touched);
    ask(&mut app, SelectionCleared);
    assert_eq!(picked(&app), touched);
    ask(&mut app, CellChosen(cell("b1")));
    assert_eq!(picked(&app), touched);
    let refusals = app.world().resource::<Messages<ChoiceRefused>>();
    assert!(!refusals.is_empty(), "and the player is told");
    ask(&mut app, CellChosen(cell("f2")));
    assert_eq!((plies(&app), picked(&app)), (1, Selection::Nothing));
    // A move taken back frees the piece.
    ask(&mut app, HistoryAction::Undo);
    ask(&mut app, CellChosen(cell("b1")));
    assert_eq!(picked(&app), Selection::Piece(cell("b1")));
}

#[test]
fn without_that_agreement_a_piece_can_be_put_down() {
    let mut app = app();
    start(&mut app, Game::new(RuleSet::default()), Players::two_people("", ""));
    for chosen in ["f1", "f1"] {
        ask(&mut app, CellChosen(cell(chosen)));
    }
    assert_eq!(picked(&app), Selection::Nothing);
}

#[test]
fn what_cannot_move_is_not_touched() {
    let mut app = app();
    // The queen on the throne never steps.
    start_touch_move(&mut app, "6/G6/8/9/10/5Q4g/10/9/8/7/6 w - 0 5");
    ask(&mut app, CellChosen(cell("f6")));
    assert_eq!(picked(&app), Selection::Nothing);
    ask(&mut app, CellChosen(cell("b1")));
    assert_eq!(picked(&app), Selection::Piece(cell("b1")));
}

#[test]
fn a_stale_answer_is_dropped() {
    let mut app = app();
    let puppet = start_against_puppet(&mut app);
    play(&mut app, "f1f2");
    let first = puppet.last_asked();
    ask(&mut app, HistoryAction::Undo);
    assert_eq!(puppet.times_cancelled(), 1, "undo cancels the search");
    assert_eq!(plies(&app), 0);
    play(&mut app, "f1g1");
    let second = puppet.last_asked();
    assert_ne!(first.0, second.0);

    puppet.say(&mut app, answer(&first, "f11f10"));
    assert_eq!(plies(&app), 1, "the answer to the first question is stale");
    puppet.say(&mut app, answer(&second, "f11g10"));
    assert_eq!(plies(&app), 2);
    assert!(current(&app).position().piece_at(cell("g10")).is_some());
}

#[test]
fn an_answer_that_a_jump_overtakes_is_dropped() {
    let mut app = app();
    let jumps: [(&str, fn(&mut App)); 2] = [
        ("undo", |app| ask(app, HistoryAction::Undo)),
        ("resignation", |app| ask(app, ResultAction::Resign)),
    ];
    for (name, jump) in jumps {
        let _silent = start_against_puppet(&mut app);
        play(&mut app, "f1f2");
        let here = current(&app).tree().here();
        // The computer's move has been asked for by the time the action is.
        request(&mut app, "f11f10");
        jump(&mut app);
        app.update();
        let replies = current(&app).tree().replies(here);
        assert!(replies.is_empty(), "{name}: it was played");
        let rejected = app.world().resource::<Messages<MoveRejected>>();
        assert!(rejected.is_empty(), "{name}: it was tried");
    }
}

#[test]
fn a_dead_computer_player_is_started_again_and_the_game_goes_on() {
    let mut app = app();
    let puppet = start_against_puppet(&mut app);
    play(&mut app, "f1f2");
    let first = puppet.last_asked().0;
    puppet.say(&mut app, Polled::Died);
    assert_ne!(puppet.last_asked().0, first, "it is asked again");
    puppet.say(&mut app, Polled::Died);
    assert_eq!(plies(&app), 1);
    puppet.say(&mut app, Polled::Died);
    assert_eq!(plies(&app), 2, "in the end any legal move is played");
}

#[test]
fn a_draw_offered_to_the_computer_is_answered() {
    let mut app = app();
    let puppet = start_against_puppet(&mut app);
    for accepts in [false, true] {
        ask(&mut app, ResultAction::OfferDraw);
        let (id, request) = puppet.last_asked();
        assert!(matches!(request.task, Task::AnswerDraw { side: Side::Black, .. }));
        puppet.say(
            &mut app,
            Polled::Said {
                id,
                said: Answer::Draw(accepts),
            },
        );
        assert_eq!(current(&app).outcome().is_some(), accepts);
        assert_eq!(current(&app).draw_offered_by(), None);
    }
}

#[test]
fn no_two_systems_race_for_the_same_data() {
    app_without_races().update();
}

#[test]
#[should_panic = "pairs of systems with conflicting data access"]
fn a_race_would_be_found() {
    let mut app = app_without_races();
    app.add_systems(Update, |mut facing: ResMut<Facing>| facing.set_changed());
    app.update();
}

//! Advice in a game against the computer: hints step by step, and what would come of a move. Searches are done at once.

use std::time::Duration;

use agon::agon::gameplay::advice::{Advice, Found, Step, Topic};
use agon::agon::gameplay::analyst::Analyst;
use agon::agon::gameplay::analyst::search::{News, Search};
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{AdviceWanted, HistoryAction};
use agon::agon::gameplay::opponent::OpponentSeat;
use agon::agon::gameplay::preview::Preview;
use agon::agon::gameplay::selection::{AsksWhy, CellChosen, Selection};
use agon::agon::saves::start_game::GameWanted;
use agon::agon::scene::entities::{AwaitingRelocation, LegalTarget, Movable, PieceOf, Whereabouts};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::Screen;
use agon::tabletop::motion::AnimationSpeed;
use agon_core::engine::Level;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, Position, Preset, RuleSet, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::save_format;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::accesskit::{Action, Node, NodeId};

use crate::played::{BEFORE_CAPTURE, Puppet, app_without_races, cell, current, game, requested, started};
use crate::searches::{analyst, found};
use crate::whole::Whole;

/// One frame.
const FRAME: Duration = Duration::from_millis(100);

/// Searches with few nodes.
fn few_nodes(mut search: Search) -> Vec<News> {
    if search.inquiry.is_none() {
        let nodes = search.query.limits.nodes.expect("advice is limited by nodes");
        search.query.limits.nodes = Some(nodes.min(2_000));
    }
    found(&search)
}

/// The game without window, renderer or files, where a frame takes a tenth of a second. The computer’s moves come from
/// the test.
fn app_with(analyst: Analyst) -> App {
    let mut app = app_without_races();
    app.update();
    app.insert_resource(AnimationSpeed(0.0))
        .insert_resource(analyst)
        .insert_resource(OpponentSeat::new(Box::new(Puppet::default())))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    app
}

fn app() -> App {
    app_with(analyst(few_nodes))
}

fn start(app: &mut App, rules: &str, position: Option<&str>, players: Players) {
    ask(app, started(game(rules, position), players));
}

/// A person plays White against the computer.
fn start_against_computer(app: &mut App, position: Option<&str>) {
    start(
        app,
        "modern",
        position,
        Players::against_computer(Side::White, Level::Casual),
    );
}

/// Writes a message, and lets it take effect.
fn ask(app: &mut App, message: impl Message) {
    app.world_mut().write_message(message);
    for _ in 0..4 {
        app.update();
    }
    // One search a frame, and a move may need several.
    let is_awaited = |app: &App| {
        let current = app.world().get_resource::<Match>();
        let given = current.and_then(|current| app.world().resource::<Advice>().given(current));
        matches!(given, Some((_, Found::Awaited)))
    };
    for _ in 0..20 {
        if is_awaited(app) {
            app.update();
        }
    }
}

fn play(app: &mut App, text: &str) {
    let request = requested(app, text);
    ask(app, request);
}

fn press(app: &mut App, code: KeyCode, letter: &str) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code: code,
            logical_key: match letter {
                "" => Key::Unidentified(NativeKey::Unidentified),
                letter => Key::Character(letter.into()),
            },
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        app.update();
    }
    for _ in 0..3 {
        app.update();
    }
}

/// What is told of now, and whether it was found.
fn topic(app: &App) -> Option<(Topic, bool)> {
    let given = app.world().resource::<Advice>().given(current(app));
    given.map(|(topic, found)| (topic, matches!(found, Found::Judgement(_))))
}

fn hints(app: &App) -> Option<String> {
    let record = current(app).saved_game(None).record();
    record.tag("Hints").map(str::to_owned)
}

/// The position on the board, if it is that of a line played out.
fn shown(app: &App) -> Option<Position> {
    app.world()
        .resource::<Preview>()
        .ply(current(app))
        .map(|ply| ply.position)
}

/// The pieces on the board are those of a position.
fn assert_board(app: &mut App, position: &Position) {
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

fn marks<M: Component>(app: &mut App) -> usize {
    app.world_mut()
        .query_filtered::<(), With<M>>()
        .iter(app.world())
        .count()
}

#[test]
fn a_hint_tells_more_with_every_press_and_plays_its_line_out_at_last() {
    let mut app = app();
    start_against_computer(&mut app, Some(BEFORE_CAPTURE));
    let before = *current(&app).position();
    assert_eq!(topic(&app), None);
    for step in [Step::Idea, Step::Piece, Step::Cell] {
        ask(&mut app, AdviceWanted::Hint);
        assert_eq!(topic(&app), Some((Topic::Hint(step), true)));
        assert_eq!(shown(&app), None);
    }
    assert!(marks::<Movable>(&mut app) > 0);
    ask(&mut app, AdviceWanted::Hint);
    assert_eq!(topic(&app), Some((Topic::Hint(Step::Line), true)));
    let position = shown(&app).expect("the line is played out");
    assert_ne!(position, before);
    assert_board(&mut app, &position);
    assert_eq!(marks::<Movable>(&mut app), 0, "nothing can be chosen meanwhile");
    let mut positions = vec![position];
    for _ in 0..120 {
        app.update();
        if let Some(position) = shown(&app)
            && positions.last() != Some(&position)
        {
            assert_board(&mut app, &position);
            positions.push(position);
        }
    }
    assert!(positions.len() > 1, "more than one move is played out");
    assert_eq!(shown(&app), None, "and taken back");
    assert_board(&mut app, &before);
    assert_eq!(*current(&app).position(), before, "the game is not changed by it");
    assert!(current(&app).game().plies().is_empty());
    assert!(marks::<Movable>(&mut app) > 0);
    ask(&mut app, AdviceWanted::More);
    assert!(shown(&app).is_some(), "it can be seen again");
}

#[test]
fn any_press_ends_the_line_and_counts_all_the_same() {
    let mut app = app();
    start_against_computer(&mut app, Some(BEFORE_CAPTURE));
    let before = *current(&app).position();
    for _ in 0..4 {
        ask(&mut app, AdviceWanted::Hint);
    }
    assert!(shown(&app).is_some());
    press(&mut app, KeyCode::F20, "");
    assert_eq!(shown(&app), None);
    assert_board(&mut app, &before);
    ask(&mut app, AdviceWanted::More);
    assert!(shown(&app).is_some());
    play(&mut app, "k7i8");
    assert_eq!(shown(&app), None);
    let after = *current(&app).position();
    assert_board(&mut app, &after);
    assert!(after.captured().contains(cell("h9")));
    assert_eq!(topic(&app), None, "the advice was about another position");
}

#[test]
fn the_record_tells_how_often_advice_was_given() {
    let mut app = app();
    start_against_computer(&mut app, None);
    assert_eq!(hints(&app), None);
    for _ in 0..5 {
        ask(&mut app, AdviceWanted::Hint);
    }
    assert_eq!(hints(&app).as_deref(), Some("1"), "all steps are one hint");
    ask(&mut app, AdviceWanted::Enough);
    ask(&mut app, CellChosen(cell("f1")));
    let mv = read_move("f1f2", current(&app).position(), current(&app).rules()).unwrap();
    ask(&mut app, AdviceWanted::Why(mv));
    assert_eq!(hints(&app).as_deref(), Some("2"));
    let saved = save_format::write(&current(&app).saved_game(None), "2026.11.23-190000");
    assert_eq!(save_format::summary(&saved).unwrap().hints, 2);
    let read = save_format::read(&saved).unwrap();
    assert_eq!(read.record().tag("Hints"), Some("2"));
}

#[test]
fn advice_is_given_only_to_a_person_who_chooses_in_a_game_against_the_computer() {
    let is_given = |app: &mut App| {
        ask(app, AdviceWanted::Hint);
        topic(app).is_some()
    };
    let mut app = app();
    start(&mut app, "modern", None, Players::two_people("", ""));
    assert!(!is_given(&mut app), "not between two people");
    start_against_computer(&mut app, None);
    assert!(is_given(&mut app));
    play(&mut app, "f1f2");
    assert!(!is_given(&mut app), "not while the computer chooses");
    play(&mut app, "f11f10");
    assert!(is_given(&mut app));
    ask(&mut app, HistoryAction::ShowFirst);
    assert!(!is_given(&mut app), "not while looking back");
    ask(&mut app, HistoryAction::ShowLast);
    assert!(is_given(&mut app));
}

#[test]
fn where_nothing_can_be_searched_there_is_no_advice_and_none_is_counted() {
    let mut app = app_with(analyst(|_| Vec::new()));
    start_against_computer(&mut app, None);
    ask(&mut app, AdviceWanted::Hint);
    assert_eq!(topic(&app), Some((Topic::Hint(Step::Idea), false)));
    assert_eq!(hints(&app), None);
}

#[test]
fn a_target_is_explained_instead_of_moved_to_while_the_player_asks() {
    let mut app = app();
    start_against_computer(&mut app, None);
    press(&mut app, KeyCode::KeyW, "w");
    assert_eq!(topic(&app), None, "without a piece there is nothing to ask about");
    assert!(!app.world().resource::<AsksWhy>().0);
    ask(&mut app, CellChosen(cell("f1")));
    press(&mut app, KeyCode::KeyW, "w");
    assert!(app.world().resource::<AsksWhy>().0);
    for target in ["f2", "e1"] {
        ask(&mut app, CellChosen(cell(target)));
        let Some((Topic::Why(mv), true)) = topic(&app) else {
            panic!("{:?}", topic(&app));
        };
        assert_eq!(mv.to(), Some(cell(target)));
        assert!(shown(&app).is_some(), "what would come of it is shown at once");
        assert!(current(&app).game().plies().is_empty(), "nothing is played");
        assert_eq!(*app.world().resource::<Selection>(), Selection::Piece(cell("f1")));
    }
    press(&mut app, KeyCode::KeyW, "w");
    assert_eq!(shown(&app), None);
    assert!(marks::<LegalTarget>(&mut app) > 0);
    ask(&mut app, CellChosen(cell("f2")));
    assert_eq!(current(&app).game().plies().len(), 1, "the next choice is a move again");
}

#[test]
fn keys_ask_for_hints_and_about_the_cell_with_the_focus() {
    let mut app = app();
    start_against_computer(&mut app, None);
    press(&mut app, KeyCode::KeyH, "h");
    assert_eq!(topic(&app), Some((Topic::Hint(Step::Idea), true)));
    press(&mut app, KeyCode::KeyH, "h");
    assert_eq!(topic(&app), Some((Topic::Hint(Step::Piece), true)));
    press(&mut app, KeyCode::ArrowUp, "");
    press(&mut app, KeyCode::Enter, "");
    assert_eq!(*app.world().resource::<Selection>(), Selection::Piece(cell("f1")));
    press(&mut app, KeyCode::ArrowUp, "");
    press(&mut app, KeyCode::KeyW, "w");
    let Some((Topic::Why(mv), true)) = topic(&app) else {
        panic!("{:?}", topic(&app));
    };
    assert_eq!((mv.from(), mv.to()), (Some(cell("f1")), Some(cell("f2"))));
}

#[test]
fn under_every_rules_a_hint_is_legal_from_the_first_choice_on() {
    let mut app = app();
    for preset in Preset::ALL {
        ask(&mut app, AdviceWanted::Enough);
        start(
            &mut app,
            preset.name(),
            None,
            Players::against_computer(Side::White, Level::Casual),
        );
        ask(&mut app, AdviceWanted::Hint);
        let advice = app.world().resource::<Advice>();
        let Some((_, Found::Judgement(judgement))) = advice.given(current(&app)) else {
            panic!("{}: nothing was found", preset.name());
        };
        let current = current(&app);
        assert_eq!(current.position().check(current.rules(), judgement.best.mv), Ok(()));
    }
}

#[test]
fn what_is_pressed_beside_the_board_is_read_out_step_by_step() {
    let mut whole = Whole::start(Store::memory());
    whole.app.insert_resource(analyst(few_nodes));
    let rules = RuleSet::default();
    let game = Game::from_position(rules, parse_position(BEFORE_CAPTURE, &rules).unwrap());
    whole.app.world_mut().write_message(GameWanted {
        tree: game.into(),
        players: Players::against_computer(Side::White, Level::Casual),
        terms: Terms::default(),
        tags: Vec::new(),
        by_lot: false,
    });
    whole.settle();
    let press = |whole: &mut Whole, name: &str| {
        let before = whole.said().len();
        whole.act(name, Action::Click);
        whole.settle();
        whole.said()[before..].join("\n")
    };
    let said = press(&mut whole, "Hint");
    assert!(said.contains("Look for a move that "), "{said}");
    let said = press(&mut whole, "Which piece?");
    assert!(said.contains("Move the guard on "), "{said}");
    let said = press(&mut whole, "Which cell?");
    assert!(said.contains("Move the guard from ") && !said.contains('→'), "{said}");
    let said = press(&mut whole, "Show me");
    assert!(said.contains("You: guard ") && !said.contains('→'), "{said}");
    whole.node("Show it again");
    let said = press(&mut whole, "Got it");
    assert!(said.contains("The moves have been undone."), "{said}");
    assert!(
        whole
            .nodes()
            .iter()
            .all(|(_, node)| node.label() != Some("Show it again"))
    );

    whole.act("k7, White guard, can be moved", Action::Click);
    let asks = |whole: &Whole| whole.nodes().iter().any(|(_, node)| node.label() == Some("What if…?"));
    assert!(!asks(&whole), "who knows what to do is not asked");
    std::thread::sleep(Duration::from_millis(1600));
    whole.settle();
    assert!(asks(&whole));
    whole.act("What if…?", Action::Click);
    let said = press(&mut whole, "i8, empty, can be reached");
    assert!(said.contains("this move captures the guard on h9"), "{said}");
    let is_told = |(_, node): &(NodeId, Node)| {
        [node.label(), node.value()]
            .into_iter()
            .flatten()
            .any(|text| text.contains("Preview: nothing is played."))
    };
    assert!(whole.nodes().iter().any(is_told), "{:?}", whole.nodes());
    assert!(whole.app.world().resource::<Match>().game().plies().is_empty());
    whole.act("Done", Action::Click);
    assert!(!whole.app.world().resource::<AsksWhy>().0);
}

//! Every screen and the game itself by keyboard alone and by gamepad alone, through the whole game; and keys that the player
//! has chosen.

use std::time::{Duration, Instant};

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::ResultAction;
use agon::agon::gameplay::puzzles::messages::PuzzleWanted;
use agon::agon::gameplay::review::{Activity, Review};
use agon::agon::gameplay::selection::Selection;
use agon::agon::pages::new_game::choices::Choices;
use agon::agon::text::pages::{IN_WORDS, MENU, MOVES, OPEN, STORY};
use agon::shell::input::gamepad::GamepadTurn;
use agon::shell::input::mute::MUTE;
use agon::shell::input::shortcuts::chord::Chord;
use agon::shell::input::shortcuts::{ActionId, Actions, Bindings};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::pages::shortcuts::KEYS;
use agon::shell::pages::text_page::CREDITS;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::settings::program::Settings;
use agon::shell::system::store::Store;
use agon::shell::system::window::full_screen;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::shell::ui::notice::Notices;
use agon::shell::ui::question::Questions;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::lessons::LessonWanted;
use agon_core::notation::{GameTree, NodeId, read_move};
use agon_core::puzzles::collection::Collection;
use agon_core::rules::{Game, Kind, Piece, Preset, RuleSet, Side};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui::accesskit::{Action, Node, Role};

use crate::whole::{SCREENS, Whole};

fn start() -> Whole {
    Whole::start(Store::memory())
}

fn playing() -> Whole {
    let mut whole = start();
    whole.play(Game::new(RuleSet::default()));
    whole
}

fn plies(whole: &Whole) -> usize {
    whole.app.world().resource::<Match>().game().plies().len()
}

fn is_muted(whole: &Whole) -> bool {
    whole.app.world().resource::<Settings>().muted
}

fn bindings(whole: &Whole) -> &Bindings {
    whole.app.world().resource::<Bindings>()
}

/// The keys of an action.
fn keys(whole: &Whole, action: ActionId) -> Vec<Chord> {
    let actions = whole.app.world().resource::<Actions>();
    bindings(whole).keys(actions.get(action).expect("there is such an action"))
}

fn escape(whole: &mut Whole) {
    whole.press(KeyCode::Escape, Key::Escape);
}

fn enter(whole: &mut Whole) {
    whole.press(KeyCode::Enter, Key::Enter);
}

fn up(whole: &mut Whole) {
    whole.press(KeyCode::ArrowUp, Key::ArrowUp);
}

fn down(whole: &mut Whole) {
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
}

#[test]
fn whatever_the_arrows_lead_to_comes_into_sight() {
    for sight in Sight::all() {
        let mut whole = start();
        sight.show(&mut whole);
        let mut windows = whole.app.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
        let height = f64::from(windows.single(whole.app.world()).unwrap().physical_height());
        for _ in 0..25 {
            let before = (whole.focus(), whole.nodes());
            whole.press(KeyCode::ArrowDown, Key::ArrowDown);
            let focus = whole.focus();
            // At the lower end, the arrow leads no further and scrolls nothing.
            if (&focus, &whole.nodes()) == (&before.0, &before.1) {
                break;
            }
            if let Some(place) = focus.bounds().filter(|_| name(&focus).is_some()) {
                let is_seen = place.y0 >= -1.0 && place.y1 <= height + 1.0;
                assert!(is_seen, "{sight:?}: {:?} at {place:?} of {height}", name(&focus));
            }
        }
    }
}

#[test]
fn escape_closes_the_list_of_pages_and_nothing_else() {
    let mut whole = playing();
    let is_open = |whole: &Whole| {
        whole
            .nodes()
            .iter()
            .any(|(_, node)| node.label() == Some("How to play"))
    };
    let board = (Screen::Playing, Overlay::None);
    whole.act("Menu", Action::Click);
    assert!(is_open(&whole));
    escape(&mut whole);
    assert!(!is_open(&whole) && whole.screen() == board);

    // A page that was opened from it takes its place: back leads to the board.
    whole.act("Menu", Action::Click);
    whole.type_sign("?");
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(KEYS)));
    assert!(!is_open(&whole));
    escape(&mut whole);
    assert_eq!(whole.screen(), board);
    escape(&mut whole);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MENU)));
}

/// The way that the keyboard goes on by itself, round once.
fn walk(whole: &mut Whole, step: impl Fn(&mut Whole)) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for _ in 0..150 {
        step(whole);
        let Some(name) = name(&whole.focus()) else {
            continue;
        };
        if names.first() == Some(&name) {
            break;
        }
        names.push(name);
    }
    names
}

fn name(node: &Node) -> Option<String> {
    let is_control = node.role() != Role::Window;
    is_control.then(|| {
        format!(
            "{:?} {} {:?}",
            node.role(),
            node.label().unwrap_or_default(),
            node.labelled_by()
        )
    })
}

/// The controls that can be used, but for the cells, which the arrows lead to.
fn controls(whole: &Whole) -> Vec<String> {
    let nodes = whole.nodes();
    let cells: Vec<_> = nodes
        .iter()
        .filter(|(_, node)| node.role() == Role::Group)
        .flat_map(|(_, group)| group.children().to_vec())
        .collect();
    let controls = nodes.iter().filter(|(id, node)| {
        node.supports_action(Action::Focus)
            && (node.supports_action(Action::Click) || node.role() == Role::Slider)
            && !node.is_disabled()
            && !cells.contains(id)
    });
    controls.filter_map(|(_, node)| name(node)).collect()
}

/// A screen with what lies over it, or what one does not come to by going to a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Screen(Screen, Overlay),
    /// A game is over.
    End,
    /// How it went.
    Story,
    /// Games that were found in a text, one of which breaks off.
    Found,
    /// A position that was pasted on the page of choices.
    Pasted,
}

impl Sight {
    fn all() -> Vec<Self> {
        let screens = SCREENS.map(|(screen, overlay)| Self::Screen(screen, overlay));
        let others = [Self::End, Self::Story, Self::Found, Self::Pasted];
        screens.into_iter().chain(others).collect()
    }

    /// Where it is.
    fn place(self) -> (Screen, Overlay) {
        match self {
            Self::Screen(screen, overlay) => (screen, overlay),
            Self::End => (Screen::Playing, Overlay::None),
            Self::Story => (Screen::Playing, Overlay::Page(STORY)),
            Self::Found => (Screen::Title, Overlay::Page(OPEN)),
            Self::Pasted => (Screen::NewGame, Overlay::Page(OPEN)),
        }
    }

    fn show(self, whole: &mut Whole) {
        let (screen, overlay) = self.place();
        match self {
            Self::Screen(..) => whole.show(screen, overlay),
            Self::End => end(whole),
            Self::Story => {
                end(whole);
                whole.go(screen, overlay);
            }
            Self::Found => {
                whole.go(screen, Overlay::None);
                arrive(whole, "1. f1g1 l2k2 1/2-1/2\n\n[White \"Ada\"]\n\n1. b1c2 2. a1 *");
            }
            Self::Pasted => {
                whole.go(screen, Overlay::None);
                arrive(whole, POSITION);
            }
        }
        assert_eq!(whole.screen(), (screen, overlay), "{self:?}");
    }
}

/// White is to move.
const POSITION: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

/// A text comes from the clipboard.
fn arrive(whole: &mut Whole, text: &str) {
    whole.app.world_mut().write_message(Arrived {
        text: text.into(),
        from: Origin::Clipboard,
    });
    whole.settle();
}

/// Ends a game, and waits until that is told and the review done: its buttons would change in the middle of a test.
fn end(whole: &mut Whole) {
    whole.play(Game::new(RuleSet::default()));
    whole.act("f1, White queen, can be moved", Action::Click);
    whole.act("f2, empty, can be reached", Action::Click);
    whole.app.world_mut().write_message(ResultAction::Resign);
    whole.wait_until(|whole| {
        let is_told = whole.nodes().iter().any(|(_, node)| node.label() == Some("Rematch"));
        is_told && whole.app.world().resource::<Review>().activity() == Activity::Done
    });
}

#[test]
fn at_the_card_of_the_end_arrows_lead_from_button_to_button_and_elsewhere_through_the_game() {
    let mut whole = start();
    end(&mut whole);
    // Enter brings the keyboard to the card.
    enter(&mut whole);
    assert_eq!(whole.focus().label(), Some("Rematch"));
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_ne!(whole.focus().label(), Some("Rematch"));
    whole.press(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(plies(&whole), 1, "the end is still looked at");
    whole.press(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(whole.focus().label(), Some("Rematch"));
    whole.act("View the board", Action::Click);
    whole.press(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(plies(&whole), 0);
}

#[test]
fn tab_leads_to_every_control_of_every_screen() {
    let mut whole = start();
    for sight in Sight::all() {
        sight.show(&mut whole);
        let walked = walk(&mut whole, |whole| whole.press(KeyCode::Tab, Key::Tab));
        for control in controls(&whole) {
            assert!(walked.contains(&control), "{sight:?}: {control} not in {walked:?}");
        }
    }
}

#[test]
fn a_gamepads_shoulders_lead_to_every_control_both_ways() {
    let mut whole = start();
    let gamepad = whole.connect();
    for sight in Sight::all() {
        sight.show(&mut whole);
        let buttons = match sight.place().1 {
            Overlay::None => &[GamepadButton::RightTrigger, GamepadButton::LeftTrigger][..],
            _ => &[GamepadButton::RightTrigger],
        };
        for &button in buttons {
            let walked = walk(&mut whole, |whole| whole.push(gamepad, button));
            for control in controls(&whole) {
                assert!(
                    walked.contains(&control),
                    "{sight:?} {button:?}: {control} not in {walked:?}"
                );
            }
        }
    }
}

#[test]
fn an_arrow_or_the_gamepad_takes_hold_of_every_screen() {
    let mut whole = start();
    let gamepad = whole.connect();
    for sight in Sight::all() {
        // There the arrows are the board's.
        if sight == Sight::Screen(Screen::Playing, Overlay::None) {
            continue;
        }
        whole.show(Screen::Title, Overlay::None);
        sight.show(&mut whole);
        whole.push(gamepad, GamepadButton::DPadDown);
        assert!(name(&whole.focus()).is_some(), "{sight:?}: {:?}", controls(&whole));
        // From the title it leads to the other games.
        if sight != Sight::Screen(Screen::Title, Overlay::None) {
            whole.push(gamepad, GamepadButton::East);
        }
    }
}

#[test]
fn escape_and_the_gamepads_button_close_what_lies_over_a_screen() {
    let mut whole = start();
    let gamepad = whole.connect();
    for sight in Sight::all()
        .into_iter()
        .filter(|sight| sight.place().1 != Overlay::None)
    {
        let screen = sight.place().0;
        sight.show(&mut whole);
        escape(&mut whole);
        assert_eq!(whole.screen(), (screen, Overlay::None), "{sight:?}");
        sight.show(&mut whole);
        whole.push(gamepad, GamepadButton::East);
        assert_eq!(whole.screen(), (screen, Overlay::None), "{sight:?}");
    }
}

#[test]
fn down_leads_through_all_choices_before_a_game_to_its_start() {
    let mut whole = start();
    whole.act_in_more("Play the computer");
    whole.act("How strong an opponent? 1, Beginner", Action::Focus);
    let mut seen = Vec::new();
    for _ in 0..20 {
        let name = whole.focus().label().unwrap_or_default().to_owned();
        let is_last = name == "Start";
        seen.push(name);
        if is_last {
            break;
        }
        whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    }
    for group in [
        "Your colour",
        "Head start",
        "Clock",
        "Touch-move",
        "Modern",
        "Choose other rules",
    ] {
        assert!(seen.iter().any(|name| name.starts_with(group)), "{group}: {seen:?}");
    }
    assert_eq!(seen.last().unwrap(), "Start", "{seen:?}");
}

#[test]
fn keys_go_on_in_the_list_of_rules_and_find_each_page_ready() {
    let mut whole = start();
    for _ in 0..3 {
        up(&mut whole);
    }
    whole.act_in_more("Play the computer");
    assert_eq!(
        whole.focus().label(),
        Some("Start"),
        "it is to be seen at once what Enter means"
    );
    whole.act("Choose other rules", Action::Focus);
    enter(&mut whole);
    assert!(
        whole.focus().label().unwrap().starts_with("Modern"),
        "{:?}",
        whole.focus().label()
    );
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    enter(&mut whole);
    assert_ne!(whole.app.world().resource::<Choices>().preset, Preset::NEW_GAME);
    assert_eq!(whole.screen().0, Screen::NewGame);
    assert_eq!(whole.focus().role(), Role::RadioButton, "on the set that was chosen");
}

#[test]
fn the_focus_comes_back_to_what_led_elsewhere() {
    let mut whole = playing();
    let lead = |whole: &mut Whole, control: &str| {
        for _ in 0..40 {
            whole.press(KeyCode::Tab, Key::Tab);
            if whole.focus().label() == Some(control) {
                enter(whole);
                return;
            }
        }
        panic!("Tab never comes to {control}");
    };
    // To a question, and back when it is answered.
    lead(&mut whole, "Resign");
    assert!(whole.app.world().resource::<Questions>().is_open());
    escape(&mut whole);
    assert_eq!(whole.focus().label(), Some("Resign"));
    // To a page, on which the focus is elsewhere.
    whole.go(Screen::Title, Overlay::None);
    lead(&mut whole, "Settings");
    assert_eq!(whole.screen().1, Overlay::Page(SETTINGS));
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_ne!(whole.focus().label(), Some("Settings"));
    escape(&mut whole);
    assert_eq!(whole.screen().1, Overlay::None);
    assert_eq!(whole.focus().label(), Some("Settings"));
}

#[test]
fn a_game_is_begun_played_and_left_by_keyboard_alone() {
    let mut whole = start();
    // The last entry below the first button leads to the choices before a game.
    for _ in 0..5 {
        whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    }
    assert_eq!(whole.focus().label(), Some("More"));
    enter(&mut whole);
    assert_eq!(whole.focus().label(), Some("Play the computer"));
    enter(&mut whole);
    assert_eq!(whole.screen(), (Screen::NewGame, Overlay::None));
    enter(&mut whole);
    assert_eq!(whole.screen().0, Screen::Playing);
    // The first arrow shows the focus, on one's queen.
    up(&mut whole);
    assert_eq!(whole.focus().label(), Some("f1, White queen, can be moved"));
    // On an empty cell Enter says what is wrong.
    up(&mut whole);
    enter(&mut whole);
    let told = whole
        .app
        .world()
        .resource::<Notices>()
        .shown()
        .map(|notice| notice.text.as_str());
    assert_eq!(told.collect::<Vec<_>>(), ["There is no piece on f2."]);
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(whole.focus().label(), Some("f1, White queen, can be moved"));
    enter(&mut whole);
    whole.press(KeyCode::Backspace, Key::Backspace);
    assert_eq!(whole.focus().label(), Some("f1, White queen, can be moved"));
    enter(&mut whole);
    up(&mut whole);
    enter(&mut whole);
    assert!(plies(&whole) >= 1);
    escape(&mut whole);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MENU)));
    // The last line of the menu leaves the game.
    for _ in 0..10 {
        whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    }
    enter(&mut whole);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    escape(&mut whole);
    let on_table = whole.app.world().resource::<State<ActiveGame>>().get();
    assert_eq!(*on_table, ActiveGame::None, "the other games");
    assert!(
        !whole.app.world().resource::<Questions>().is_open(),
        "one step at a time"
    );
    escape(&mut whole);
    assert!(whole.app.world().resource::<Questions>().is_open(), "whether to quit");
    enter(&mut whole);
    assert!(!whole.app.world().resource::<Questions>().is_open());
}

#[test]
fn escape_puts_a_piece_down_first_in_games_lessons_and_puzzles() {
    let in_hand = |whole: &Whole| match *whole.app.world().resource::<Selection>() {
        Selection::Piece(cell) => Some(cell),
        _ => None,
    };
    /// Picks up the first piece that can be moved, other than one that is in hand by itself.
    fn pick_up(whole: &mut Whole) {
        let nodes = whole.nodes();
        let names = nodes.iter().filter_map(|(_, node)| node.label());
        let piece = names.map(str::to_owned).find(|name| name.ends_with(", can be moved"));
        whole.act(&piece.expect("something can be moved"), Action::Click);
    }
    let mut whole = playing();
    pick_up(&mut whole);
    assert!(in_hand(&whole).is_some());
    escape(&mut whole);
    assert_eq!(
        (in_hand(&whole), whole.screen()),
        (None, (Screen::Playing, Overlay::None))
    );
    escape(&mut whole);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MENU)));
    // A lesson, and a puzzle, are left only then.
    let puzzle = Collection::agon().of_day(0).unwrap();
    for begin in [true, false] {
        whole.go(Screen::Title, Overlay::None);
        match begin {
            true => whole.send(LessonWanted::Begin("the-aim")),
            false => whole.send(PuzzleWanted::Begin(puzzle)),
        }
        assert_eq!(whole.screen().0, Screen::Playing);
        let before = in_hand(&whole);
        pick_up(&mut whole);
        assert_ne!(in_hand(&whole), before);
        escape(&mut whole);
        assert_eq!((in_hand(&whole), whole.screen().0), (before, Screen::Playing));
        escape(&mut whole);
        assert_eq!(whole.screen().0, Screen::Title);
    }
}

#[test]
fn a_game_is_begun_played_and_left_by_gamepad_alone() {
    let mut whole = start();
    let gamepad = whole.connect();
    // The first button begins a game at once.
    for _ in 0..2 {
        whole.push(gamepad, GamepadButton::South);
    }
    assert_eq!(whole.screen().0, Screen::Playing);
    whole.push(gamepad, GamepadButton::DPadUp);
    for _ in 0..5 {
        whole.push(gamepad, GamepadButton::DPadDown);
    }
    whole.push(gamepad, GamepadButton::South);
    whole.push(gamepad, GamepadButton::DPadUp);
    whole.push(gamepad, GamepadButton::South);
    assert!(plies(&whole) >= 1);
    whole.push(gamepad, GamepadButton::Select);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(KEYS)));
    whole.push(gamepad, GamepadButton::East);
    whole.push(gamepad, GamepadButton::Start);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MENU)));
    for _ in 0..10 {
        whole.push(gamepad, GamepadButton::DPadDown);
    }
    whole.push(gamepad, GamepadButton::South);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
}

#[test]
fn the_list_of_keys_opens_over_every_screen() {
    let mut whole = start();
    for sight in Sight::all() {
        let (screen, overlay) = sight.place();
        whole.show(Screen::Title, Overlay::None);
        sight.show(&mut whole);
        whole.type_sign("?");
        let after = if overlay == Overlay::Page(KEYS) {
            Overlay::None
        } else {
            Overlay::Page(KEYS)
        };
        assert_eq!(whole.screen(), (screen, after));
    }
}

#[test]
fn moves_are_taken_back_and_played_again_by_keys() {
    let mut whole = playing();
    whole.act("f1, White queen, can be moved", Action::Click);
    whole.act("f2, empty, can be reached", Action::Click);
    assert_eq!(plies(&whole), 1);
    whole.key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    whole.type_sign("z");
    whole.key(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    // Black is asked whether White may.
    up(&mut whole);
    enter(&mut whole);
    assert_eq!(plies(&whole), 0);
    whole.key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    whole.type_sign("y");
    assert_eq!(plies(&whole), 1);
    whole.key(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
}

#[test]
fn a_key_of_another_script_acts_by_its_place() {
    let mut whole = start();
    whole.press(KeyCode::KeyM, Key::Character("ь".into()));
    assert!(is_muted(&whole));
}

#[test]
fn a_chord_that_falls_into_one_frame_writes_nothing() {
    let mut whole = start();
    whole.go(Screen::Title, Overlay::Page(OPEN));
    let field = |whole: &Whole| {
        let nodes = whole.nodes();
        let mut fields = nodes
            .into_iter()
            .filter(|(_, node)| node.role() == Role::MultilineTextInput);
        fields.next().expect("there is a field").1
    };
    for _ in 0..20 {
        if whole.focus().role() == Role::MultilineTextInput {
            break;
        }
        whole.press(KeyCode::Tab, Key::Tab);
    }
    whole.type_sign("b");
    assert_eq!(field(&whole).value(), Some("b"), "once");
    let control = |whole: &mut Whole, state| whole.key(KeyCode::ControlLeft, Key::Control, state);
    let letter = |whole: &mut Whole, state| whole.key(KeyCode::KeyA, Key::Character("a".into()), state);
    control(&mut whole, ButtonState::Pressed);
    letter(&mut whole, ButtonState::Pressed);
    letter(&mut whole, ButtonState::Released);
    control(&mut whole, ButtonState::Released);
    whole.settle();
    assert_eq!(field(&whole).value(), Some("b"));
    // It has selected all.
    whole.type_sign("c");
    assert_eq!(field(&whole).value(), Some("c"));
}

#[test]
fn a_key_that_is_chosen_counts_at_once_and_at_the_next_start() {
    let mut whole = start();
    whole.go(Screen::Title, Overlay::Page(KEYS));
    whole.act("Mute or unmute, M, Gamepad: R3", Action::Click);
    whole.type_sign("j");
    whole.node("Mute or unmute, J, Gamepad: R3");
    whole.go(Screen::Title, Overlay::None);
    whole.type_sign("m");
    assert!(!is_muted(&whole));
    whole.type_sign("j");
    assert!(is_muted(&whole));

    let mut whole = Whole::start(whole.end());
    whole.type_sign("j");
    assert!(!is_muted(&whole));
    whole.go(Screen::Title, Overlay::Page(KEYS));
    whole.act("Restore default keys", Action::Click);
    down(&mut whole);
    enter(&mut whole);
    assert!(bindings(&whole).are_usual());
}

#[test]
fn a_key_that_is_taken_is_swapped_if_the_player_means_it() {
    let mut whole = start();
    whole.go(Screen::Title, Overlay::Page(KEYS));
    for (answers, key) in [(1, "M"), (2, "V")] {
        whole.act("Mute or unmute, M, Gamepad: R3", Action::Click);
        whole.type_sign("v");
        assert!(whole.app.world().resource::<Questions>().is_open());
        assert_eq!(whole.focus().label(), Some("Cancel"));
        if answers == 2 {
            up(&mut whole);
            assert_eq!(whole.focus().label(), Some("Swap the keys"));
        }
        enter(&mut whole);
        assert!(!whole.app.world().resource::<Questions>().is_open());
        assert_eq!(keys(&whole, MUTE), [key.parse().unwrap()]);
    }
    assert_eq!(keys(&whole, ActionId("other_view")), ["M".parse().unwrap()]);
}

#[test]
fn what_the_screens_need_is_refused_and_escape_ends_the_asking() {
    let mut whole = start();
    whole.go(Screen::Title, Overlay::Page(KEYS));
    whole.act("Mute or unmute, M, Gamepad: R3", Action::Click);
    whole.node("Mute or unmute, Press a key…, Gamepad: R3");
    whole.press(KeyCode::F5, Key::F5);
    assert_eq!(whole.app.world().resource::<Notices>().shown().count(), 1);
    whole.act("Mute or unmute, M, Gamepad: R3", Action::Click);
    escape(&mut whole);
    whole.node("Mute or unmute, M, Gamepad: R3");
    assert_eq!(whole.screen().1, Overlay::Page(KEYS), "only the asking has ended");
    assert_eq!(*bindings(&whole), Bindings::default());
}

#[test]
fn of_two_gamepads_each_player_has_one() {
    let mut whole = start();
    let (white, black) = (whole.connect(), whole.connect());
    whole.play(Game::new(RuleSet::default()));
    let told = |whole: &Whole| {
        let said = whole.said();
        said.iter().filter(|text| text.starts_with("Two gamepads")).count()
    };
    assert_eq!(told(&whole), 1);
    let try_all = |whole: &mut Whole, gamepad, ways: &[GamepadButton]| {
        for &way in ways {
            whole.push(gamepad, way);
        }
    };
    use GamepadButton::{DPadDown, DPadUp, South};
    let queen_forward = [
        DPadUp, DPadDown, DPadDown, DPadDown, DPadDown, DPadDown, South, DPadUp, South,
    ];
    try_all(&mut whole, black, &queen_forward);
    assert_eq!(plies(&whole), 0, "it is not Black’s turn");
    try_all(&mut whole, white, &queen_forward);
    assert_eq!(plies(&whole), 1);
    try_all(&mut whole, white, &[South]);
    whole.push(white, GamepadButton::West);
    assert_eq!(plies(&whole), 1, "it is no longer White’s");
    // From f2 to f11, and one step towards the throne.
    try_all(&mut whole, black, &[DPadUp; 9]);
    try_all(&mut whole, black, &[South, DPadDown, South]);
    assert_eq!(plies(&whole), 2);
    whole.push(black, GamepadButton::Start);
    assert_eq!(whole.screen().1, Overlay::Page(MENU), "the menu is open to both");
    assert_eq!(told(&whole), 1);
    let turn = |whole: &Whole| *whole.app.world().resource::<GamepadTurn>();
    assert_ne!(turn(&whole), GamepadTurn(None));
    whole
        .app
        .world_mut()
        .resource_mut::<NextState<ActiveGame>>()
        .set(ActiveGame::None);
    whole.go(Screen::Title, Overlay::None);
    assert_eq!(
        turn(&whole),
        GamepadTurn(None),
        "whatever comes on the table next answers to both"
    );
}

#[test]
fn keys_lead_through_the_moves_of_a_game() {
    let mut whole = playing();
    whole.act("f1, White queen, can be moved", Action::Click);
    whole.act("f2, empty, can be reached", Action::Click);
    whole.act("f11, Black queen, can be moved", Action::Click);
    whole.act("f10, empty, can be reached", Action::Click);
    for (key_code, key, queens) in [
        (KeyCode::Comma, Key::Character(",".into()), ["f2", "f11"]),
        (KeyCode::PageUp, Key::PageUp, ["f1", "f11"]),
        (KeyCode::Period, Key::Character(".".into()), ["f2", "f11"]),
        (KeyCode::End, Key::End, ["f2", "f10"]),
        (KeyCode::Home, Key::Home, ["f1", "f11"]),
        (KeyCode::PageDown, Key::PageDown, ["f2", "f11"]),
    ] {
        whole.press(key_code, key);
        let position = *whole.app.world().resource::<Match>().position();
        for (side, cell) in Side::ALL.into_iter().zip(queens) {
            let piece = position.piece_at(cell.parse().unwrap());
            let queen = Piece {
                side,
                kind: Kind::Queen,
            };
            assert_eq!(piece, Some(queen), "{key_code:?}: {cell}");
        }
    }
}

/// A game of one move, in the place of another.
fn with_a_variation() -> GameTree {
    let rules = RuleSet::default();
    let mut tree = GameTree::from(Game::new(rules));
    for text in ["f1f2", "f1g1"] {
        tree.jump(NodeId::START);
        let mv = read_move(text, tree.line().position(), &rules).unwrap();
        tree.play(mv).unwrap();
    }
    tree
}

/// What was played at first, that of the game itself first.
fn first_moves(whole: &Whole) -> Vec<String> {
    let tree = whole.app.world().resource::<Match>().tree();
    let replies = tree.replies(NodeId::START).iter();
    replies.map(|&node| tree.ply(node).unwrap().mv.to_string()).collect()
}

#[test]
fn a_variation_is_made_the_game_and_removed_by_keyboard_alone() {
    let mut whole = start();
    whole.play(with_a_variation());
    let delete = |whole: &mut Whole| whole.press(KeyCode::Delete, Key::Delete);
    delete(&mut whole);
    assert_eq!(first_moves(&whole), ["f1g1", "f1f2"]);
    let notices = whole.app.world().resource::<Notices>().shown().count();
    assert_eq!(notices, 1, "what is looked at is the game itself");
    whole.type_sign("l");
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MOVES)));
    assert_eq!(
        whole.focus().label(),
        Some("1. White: queen f1 to g1."),
        "where one looks"
    );
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(whole.focus().label(), Some("1. White: queen f1 to f2."));
    enter(&mut whole);
    whole.type_sign("p");
    assert!(
        whole.app.world().resource::<Questions>().is_open(),
        "the other is asked"
    );
    up(&mut whole);
    enter(&mut whole);
    assert_eq!(first_moves(&whole), ["f1f2", "f1g1"]);
    // Now the first of the list, which it is no longer aside of.
    whole.act("1. White: queen f1 to g1.", Action::Click);
    for (is_meant, left) in [(false, 2), (true, 1)] {
        delete(&mut whole);
        assert!(whole.app.world().resource::<Questions>().is_open());
        assert_eq!(whole.focus().label(), Some("Cancel"));
        if is_meant {
            down(&mut whole);
        }
        enter(&mut whole);
        assert_eq!(first_moves(&whole).len(), left);
    }
    assert_eq!(plies(&whole), 0, "what was looked at is gone");
    whole.type_sign("l");
    assert_eq!(whole.screen().1, Overlay::None);
}

#[test]
fn a_variation_is_made_the_game_and_removed_by_gamepad_alone() {
    let mut whole = start();
    whole.play(with_a_variation());
    let gamepad = whole.connect();
    use GamepadButton::{DPadDown, DPadUp, East, LeftTrigger2, RightTrigger, South, Start};
    let press = |whole: &mut Whole, buttons: &[GamepadButton]| {
        for &button in buttons {
            whole.push(gamepad, button);
        }
    };
    // The menu's first line is the way back, the next the moves.
    press(&mut whole, &[Start, DPadDown, South]);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MOVES)));
    press(&mut whole, &[DPadDown, South]);
    // From any move the shoulder leads to what can be done with the one that is looked at.
    press(&mut whole, &[RightTrigger]);
    assert_eq!(whole.focus().label(), Some("Back to the board"));
    press(&mut whole, &[RightTrigger]);
    assert_eq!(whole.focus().label(), Some("Make this the main line"));
    press(&mut whole, &[South, DPadUp, South]);
    assert_eq!(first_moves(&whole), ["f1f2", "f1g1"]);
    // Where one looks is now the game; the other move is one to the left or below.
    whole.act("1. White: queen f1 to g1.", Action::Click);
    whole.act("1. White: queen f1 to g1.", Action::Focus);
    press(&mut whole, &[RightTrigger, RightTrigger, RightTrigger]);
    assert_eq!(whole.focus().label(), Some("Delete from here"));
    press(&mut whole, &[South, DPadDown, South]);
    assert_eq!(first_moves(&whole), ["f1f2"]);
    press(&mut whole, &[LeftTrigger2, East]);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(MENU)), "it led there");
    press(&mut whole, &[East]);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
}

#[test]
fn a_move_that_is_pressed_twice_is_seen_on_the_board() {
    let mut whole = start();
    whole.play(with_a_variation());
    whole.go(Screen::Playing, Overlay::Page(MOVES));
    whole.act("1. White: queen f1 to f2.", Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(MOVES));
    whole.act("1. White: queen f1 to f2.", Action::Click);
    assert_eq!(whole.screen().1, Overlay::None);
    let position = *whole.app.world().resource::<Match>().position();
    assert!(position.piece_at("f2".parse().unwrap()).is_some());
}

#[test]
fn what_is_only_to_be_read_is_scrolled_by_keys() {
    let mut whole = start();
    whole.go(Screen::Title, Overlay::Page(CREDITS));
    let top = |whole: &Whole| {
        let nodes = whole.nodes();
        let labels = nodes.iter().filter(|(_, node)| node.role() == Role::Label);
        labels
            .filter_map(|(_, node)| node.bounds())
            .map(|bounds| bounds.y0)
            .fold(f64::INFINITY, f64::min)
    };
    let before = top(&whole);
    whole.press(KeyCode::PageDown, Key::PageDown);
    // It glides there in time, however quick the frames are.
    let latest = Instant::now() + Duration::from_secs(10);
    while top(&whole) >= before - 100.0 && Instant::now() < latest {
        whole.app.update();
    }
    assert!(top(&whole) < before - 100.0, "{before} {}", top(&whole));
}

fn is_full_screen(whole: &Whole) -> bool {
    full_screen(whole.app.world()).unwrap()
}

#[test]
fn the_window_fills_the_screen_by_key_and_by_setting_and_does_so_at_the_next_start() {
    let mut whole = playing();
    whole.press(KeyCode::F11, Key::F11);
    assert!(is_full_screen(&whole));
    whole.press(KeyCode::F11, Key::F11);
    assert!(!is_full_screen(&whole));

    whole.go(Screen::Title, Overlay::Page(SETTINGS));
    whole.act("Full screen", Action::Click);
    assert!(is_full_screen(&whole));
    let world = whole.app.world_mut();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let mode = windows.single(world).unwrap().mode;
    assert_eq!(mode, WindowMode::BorderlessFullscreen(MonitorSelection::Current));
    assert!(is_full_screen(&Whole::start(whole.end())));
}

#[test]
fn with_alt_enter_fills_the_screen_and_presses_nothing() {
    let mut whole = start();
    // The keyboard is on a button of the title.
    up(&mut whole);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    whole.key(KeyCode::AltLeft, Key::Alt, ButtonState::Pressed);
    whole.app.update();
    enter(&mut whole);
    assert!(is_full_screen(&whole));
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None), "no button was pressed");
    whole.key(KeyCode::AltLeft, Key::Alt, ButtonState::Released);
    whole.app.update();

    let mut whole = playing();
    // The first arrow leads to the queen.
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    let is_picked = |whole: &Whole| matches!(whole.app.world().resource::<Selection>(), Selection::Piece(_));
    whole.key(KeyCode::AltLeft, Key::Alt, ButtonState::Pressed);
    whole.app.update();
    enter(&mut whole);
    assert!(is_full_screen(&whole) && !is_picked(&whole));
    whole.key(KeyCode::AltLeft, Key::Alt, ButtonState::Released);
    whole.app.update();
    enter(&mut whole);
    assert!(is_picked(&whole), "without Alt, the same key picks the queen");
}

#[test]
fn escape_leaves_a_field_that_takes_the_first_focus_and_then_its_page() {
    let mut whole = playing();
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    whole.go(Screen::Playing, Overlay::Page(IN_WORDS));
    whole.settle();
    assert_eq!(whole.focus().role(), Role::TextInput);
    escape(&mut whole);
    whole.settle();
    assert_ne!(whole.focus().role(), Role::TextInput, "it does not take the focus back");
    assert_eq!(whole.screen().1, Overlay::Page(IN_WORDS));
    escape(&mut whole);
    assert_eq!(whole.screen().1, Overlay::None);
}

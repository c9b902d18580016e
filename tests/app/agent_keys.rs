//! Agent by keyboard alone and by gamepad alone: whole games of two people at one device, from the opening to the end.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::map_cursor::{MapCursor, Spot};
use agon::agent::gameplay::messages::{DeviceAction, GameLeft, GameStarted, MapPressed};
use agon::agent::gameplay::selection::{Selection, place_of};
use agon::agent::input::map_steps::{Arrow, step};
use agon::agent::text::pages::{BRIBE, MENU, MONEY, NOTEBOOK};
use agon::shell::pages::shortcuts::KEYS;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::{Agent, Announcement, City, Event, Heard, Phase, Player, Referee, Seat, read_action};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContext;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];

fn agent(name: &str) -> Agent {
    let found = Agent::ALL.into_iter().find(|agent| agent.to_string() == name);
    found.unwrap()
}

fn begin(options: &str, people: &[&str]) -> Whole {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
    });
    let options: agon_core::agent::Options = options.parse().unwrap();
    let computers = options.seats().skip(people.len());
    let easy = agon_core::agent::players::Character::even(agon_core::agent::players::Level::Runner);
    let computers = computers.map(|_| Seat::computer("", easy));
    let seats: Vec<Seat> = people.iter().map(|name| Seat::person(*name)).chain(computers).collect();
    whole.send(GameStarted(Referee::new(options, ANN, &seats, 5)));
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    whole
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

fn selection(whole: &Whole) -> &Selection {
    whole.app.world().resource::<Selection>()
}

fn cursor(whole: &Whole) -> Option<Spot> {
    whole.app.world().resource::<MapCursor>().seen()
}

/// What plays: a keyboard, or a gamepad.
#[derive(Clone, Copy)]
enum Hands {
    Keyboard,
    Gamepad(Entity),
}

impl Hands {
    fn arrow(self, whole: &mut Whole, arrow: Arrow) {
        let (key, logical, button) = match arrow {
            Arrow::Left => (KeyCode::ArrowLeft, Key::ArrowLeft, GamepadButton::DPadLeft),
            Arrow::Right => (KeyCode::ArrowRight, Key::ArrowRight, GamepadButton::DPadRight),
            Arrow::Up => (KeyCode::ArrowUp, Key::ArrowUp, GamepadButton::DPadUp),
            Arrow::Down => (KeyCode::ArrowDown, Key::ArrowDown, GamepadButton::DPadDown),
        };
        match self {
            Self::Keyboard => whole.press(key, logical),
            Self::Gamepad(pad) => whole.push(pad, button),
        }
    }

    fn choose(self, whole: &mut Whole) {
        match self {
            Self::Keyboard => whole.press(KeyCode::Enter, Key::Enter),
            Self::Gamepad(pad) => whole.push(pad, GamepadButton::South),
        }
    }

    fn next(self, whole: &mut Whole) {
        match self {
            Self::Keyboard => whole.press(KeyCode::Tab, Key::Tab),
            Self::Gamepad(pad) => whole.push(pad, GamepadButton::RightTrigger),
        }
    }

    /// Goes from button to button to the one whose name begins like this.
    fn reach(self, whole: &mut Whole, name: &str) {
        let mut seen = Vec::new();
        for _ in 0..60 {
            let focus = whole.focus();
            let label = focus.label().unwrap_or_default();
            if label.starts_with(name) {
                return;
            }
            seen.push(label.to_owned());
            self.next(whole);
        }
        panic!("no button is called {name:?}: {seen:?}");
    }

    fn press(self, whole: &mut Whole, name: &str) {
        self.reach(whole, name);
        self.choose(whole);
    }

    /// Moves the cursor to a spot by arrows.
    fn go_to(self, whole: &mut Whole, goal: Spot) {
        for _ in 0..60 {
            let Some(here) = cursor(whole) else {
                self.arrow(whole, Arrow::Up);
                continue;
            };
            if here == goal {
                return;
            }
            let arrow = first_arrow(whole, here, goal);
            self.arrow(whole, arrow);
        }
        panic!("{goal:?} is not reached from {:?}", cursor(whole));
    }

    /// Announces something: the agent, the city, and what is to be done there.
    fn announce(self, whole: &mut Whole, deed: Announcement) {
        let events = current(whole).events().len();
        self.go_to(whole, Spot::Agent(deed.agent()));
        self.choose(whole);
        assert_eq!(selection(whole).agent(), Some(deed.agent()));
        let city = place_of(deed, current(whole)).unwrap();
        let spot = match current(whole).table().place(deed.agent()) == Some(city) {
            true => Spot::Agent(deed.agent()),
            false => Spot::City(city),
        };
        self.go_to(whole, spot);
        self.choose(whole);
        let options = selection(whole).options(current(whole));
        if let Some(number) = options.iter().position(|&option| option == deed) {
            // The first has the focus already.
            for _ in 0..number {
                self.arrow(whole, Arrow::Down);
            }
            self.choose(whole);
        }
        assert!(
            matches!(current(whole).events()[events], Event::Decided { heard: Heard::Announced(heard), .. } if heard == deed),
            "{:?}",
            current(whole).events()[events]
        );
    }
}

/// The first arrow of a shortest way of the cursor.
fn first_arrow(whole: &Whole, from: Spot, goal: Spot) -> Arrow {
    let state = (current(whole), selection(whole));
    let mut first: HashMap<Spot, Arrow> = HashMap::new();
    let mut next = VecDeque::from([from]);
    while let Some(here) = next.pop_front() {
        for arrow in Arrow::ALL {
            let Some((there, _)) = step(here, arrow, 0.0, None, state) else {
                continue;
            };
            if there != from && !first.contains_key(&there) {
                let begun = first.get(&here).copied().unwrap_or(arrow);
                first.insert(there, begun);
                next.push_back(there);
            }
        }
    }
    *first
        .get(&goal)
        .unwrap_or_else(|| panic!("no arrows lead from {from:?} to {goal:?}"))
}

/// What the two do: they bring the American home, who first attacks a Briton whom Ben sends that way.
fn wanted(whole: &Whole) -> Announcement {
    let current = current(whole);
    let (table, legal) = (current.table(), current.legal());
    let (runner, victim) = (agent("A1"), agent("B1"));
    let deeds = legal.announcements();
    let attack = deeds
        .iter()
        .find(|deed| deed.agent() == runner && matches!(deed, Announcement::Attack { .. }));
    if let Some(&attack) = attack {
        return attack;
    }
    let meeting: City = "REY".parse().unwrap();
    let distance = |from: City, to: City| from.distance(to, table.options().map);
    let towards = |agent: Agent, goal: City| {
        let moves = deeds.iter().copied().filter_map(|deed| match deed {
            Announcement::Move {
                agent: who,
                to,
                with_case,
            } if who == agent => Some((distance(to, goal), !with_case, deed)),
            _ => None,
        });
        moves.min_by_key(|(far, without, _)| (*far, *without)).unwrap().2
    };
    if table.turn() != ANN && table.place(victim).is_some_and(|place| place != meeting) {
        return towards(victim, meeting);
    }
    let goal = match table.holder() == Some(runner) {
        true => runner.home(),
        false => table.case(),
    };
    towards(runner, goal)
}

/// Plays to the end. Returns what was done on the way.
fn play(whole: &mut Whole, hands: Hands) -> Vec<&'static str> {
    let mut done = Vec::new();
    let (mut has_objected, mut has_bribed) = (false, false);
    for _ in 0..300 {
        let phase = *current(whole).table().phase();
        match (current(whole).waiting(), phase) {
            (Waiting::Nobody, _) => return done,
            (Waiting::Device(player), _) => {
                hands.reach(whole, "Hold: I am ");
                assert_eq!(current(whole).holder(), None);
                if let Hands::Gamepad(pad) = hands {
                    hold(whole, pad);
                    done.push("held");
                } else {
                    hands.choose(whole);
                    assert_eq!(current(whole).holder(), None, "a first press waits for the second");
                    hands.press(whole, "Press again: I am ");
                }
                assert_eq!(current(whole).holder(), Some(player));
            }
            (_, Phase::Stake { .. }) => {
                hands.press(whole, "Place your stakes");
                assert_eq!(whole.screen().1, Overlay::Page(MONEY));
                hands.press(whole, "American\u{a0}1");
                hands.press(whole, "$1,000 ×");
                hands.press(whole, "$500 ×");
                hands.press(whole, "Stake $1,500");
                done.push("staked");
            }
            (Waiting::Secret(player), Phase::Act) if player != ANN && !has_bribed => {
                has_bribed = true;
                match hands {
                    Hands::Keyboard => whole.press(KeyCode::KeyB, Key::Character("b".into())),
                    Hands::Gamepad(pad) => whole.push(pad, GamepadButton::West),
                }
                assert_eq!(whole.screen().1, Overlay::Page(BRIBE));
                hands.press(whole, "American\u{a0}1");
                hands.press(whole, "$100 ×");
                hands.press(whole, "Bribe with $100");
                assert_eq!(current(whole).table().bribes(player), 1);
                done.push("bribed");
            }
            (_, Phase::Act) => {
                let deed = wanted(whole);
                if matches!(deed, Announcement::Attack { .. }) {
                    done.push("attacked");
                }
                hands.announce(whole, deed);
            }
            (_, Phase::Object { .. }) => {
                let calls = if has_objected { "Let it pass" } else { "Object" };
                has_objected = true;
                let asked = current(whole).table().asked().unwrap();
                let name = current(whole).seat(asked).name.clone();
                hands.press(whole, &format!("{name}: {calls}"));
            }
            (_, Phase::Answer { .. }) => {
                hands.press(whole, "Insist");
                done.push("insisted");
            }
            (_, Phase::Claim(contest)) => {
                let claims = current(whole).legal().claims();
                match contest.highest() {
                    // The slider leads to more than the least that may be claimed.
                    0 => {
                        hands.reach(whole, "Claim $100");
                        hands.arrow(whole, Arrow::Up);
                        hands.arrow(whole, Arrow::Right);
                        hands.press(whole, "Claim $200");
                        done.push("claimed");
                    }
                    highest if claims.is_some_and(|(_, most)| most > highest) && table_turn_asked(whole) => {
                        hands.press(whole, "Claim ");
                    }
                    _ => hands.press(whole, "Drop out"),
                }
            }
            (_, Phase::Decide(_)) => hands.press(whole, "Allow it"),
            (waiting, phase) => panic!("{waiting:?} in {phase:?}"),
        }
    }
    panic!("the game does not end");
}

/// Whether the mover is asked.
fn table_turn_asked(whole: &Whole) -> bool {
    let table = current(whole).table();
    table.asked() == Some(table.turn())
}

/// Holds the button that chooses until the device has been taken.
fn hold(whole: &mut Whole, pad: Entity) {
    use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
    let send = |whole: &mut Whole, value| {
        let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::South, value);
        whole.app.world_mut().write_message(RawGamepadEvent::from(event));
        whole.app.update();
    };
    send(whole, 1.0);
    let began = Instant::now();
    while current(whole).holder().is_none() {
        assert!(began.elapsed() < Duration::from_secs(20), "holding it does nothing");
        whole.app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    send(whole, 0.0);
    whole.settle();
}

fn assert_all_was_done(whole: &Whole, done: &[&str]) {
    let outcome = current(whole).table().outcome().unwrap();
    assert_eq!(outcome.agent, Some(agent("A1")), "the agent is home with the case");
    for what in ["staked", "bribed", "attacked", "insisted", "claimed"] {
        assert!(done.contains(&what), "{what}: {done:?}");
    }
}

#[test]
fn two_people_play_a_whole_game_by_keyboard_alone() {
    let mut whole = begin("2,map=short", &["Ann", "Ben"]);
    let done = play(&mut whole, Hands::Keyboard);
    assert_all_was_done(&whole, &done);
    // What was asked of the game last leads on to what can be done after it.
    Hands::Keyboard.choose(&mut whole);
    assert_eq!(whole.focus().label(), Some("Play again"));
    Hands::Keyboard.press(&mut whole, "Replay the game");
    Hands::Keyboard.arrow(&mut whole, Arrow::Right);
    assert!(whole.has_said("has placed the opening stakes. In truth: "));
    whole.press(KeyCode::Escape, Key::Escape);
    Hands::Keyboard.press(&mut whole, "Main menu");
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    Hands::Keyboard.press(&mut whole, "More");
    Hands::Keyboard.press(&mut whole, "My games");
    assert_eq!(whole.focus().label(), Some("View"));
    Hands::Keyboard.choose(&mut whole);
    Hands::Keyboard.choose(&mut whole);
    assert_eq!(
        whole.focus().label(),
        Some("Replay the game"),
        "what one has come for stands first"
    );
}

#[test]
fn two_people_play_a_whole_game_by_gamepad_alone() {
    let mut whole = begin("2,map=short", &["Ann", "Ben"]);
    let pad = whole.connect();
    let done = play(&mut whole, Hands::Gamepad(pad));
    assert_all_was_done(&whole, &done);
    assert!(done.contains(&"held"));
}

/// A game of Ann alone, who is to act.
fn alone() -> Whole {
    let mut whole = begin("2", &["Ann"]);
    stake(&mut whole, "$A1=1000");
    wait(&mut whole);
    whole
}

fn stake(whole: &mut Whole, money: &str) {
    use agon::agent::gameplay::messages::ActionRequested;
    let request = ActionRequested::by_person(ANN, read_action(money).unwrap(), current(whole));
    whole.send(request);
}

fn wait(whole: &mut Whole) {
    whole.wait_until(|whole| !matches!(current(whole).waiting(), Waiting::Computer(_)));
}

#[test]
fn a_choice_is_taken_back_step_by_step_before_the_menu_opens() {
    let mut whole = alone();
    let keys = Hands::Keyboard;
    keys.go_to(&mut whole, Spot::Agent(agent("A1")));
    keys.choose(&mut whole);
    assert_eq!(selection(&whole).agent(), Some(agent("A1")));
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!(selection(&whole).agent(), None);
    assert_eq!(whole.screen().1, Overlay::None);
    keys.choose(&mut whole);
    whole.press(KeyCode::Backspace, Key::Backspace);
    assert_eq!(selection(&whole).agent(), None);
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!(whole.screen().1, Overlay::Page(MENU));
}

#[test]
fn whoever_leaves_a_game_leaves_nothing_marked_on_the_map() {
    let mut whole = alone();
    Hands::Keyboard.go_to(&mut whole, Spot::Agent(agent("A1")));
    assert!(selection(&whole).is_open());
    whole.send(GameLeft);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    assert_eq!((selection(&whole).is_open(), cursor(&whole)), (false, None));
}

#[test]
fn tab_goes_through_the_agents_and_the_cursor_with_it() {
    let mut whole = alone();
    for name in ["A1", "A2", "B1"] {
        Hands::Keyboard.next(&mut whole);
        assert_eq!(cursor(&whole), Some(Spot::Agent(agent(name))));
    }
    // An arrow goes on from there, on the map.
    Hands::Keyboard.arrow(&mut whole, Arrow::Right);
    assert_eq!(cursor(&whole), Some(Spot::Agent(agent("B2"))), "beside the other");
    Hands::Keyboard.choose(&mut whole);
    assert_eq!(selection(&whole).agent(), Some(agent("B2")));
    Hands::Keyboard.next(&mut whole);
    assert!(
        matches!(cursor(&whole), Some(Spot::City(_))),
        "the cities where the agent may go"
    );
}

#[test]
fn the_focus_goes_from_an_agent_to_the_cities_and_back() {
    let mut whole = alone();
    for name in ["American\u{a0}1", "Russian\u{a0}2"] {
        Hands::Keyboard.press(&mut whole, name);
        assert!(
            matches!(cursor(&whole), Some(Spot::City(_))),
            "{:?}",
            whole.focus().label()
        );
        Hands::Keyboard.press(&mut whole, "Choose something else");
        assert_eq!(whole.focus().label(), Some(name));
    }
}

#[test]
fn whichever_city_is_chosen_the_first_thing_that_can_be_done_there_has_the_focus() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    let seats = ["Ann", "Ben"].map(Seat::person);
    let mut referee = Referee::new("2".parse().unwrap(), ANN, &seats, 5);
    for action in "$A1=1000 $ A1-NYC let A1-BMU let A1-AZO let A1-LIS let A1-TAN+ let".split(' ') {
        let asked = referee.asked().unwrap();
        referee.play(asked, &read_action(action).unwrap()).unwrap();
    }
    whole.send(GameStarted(referee));
    whole.send(DeviceAction::Take(Player::ALL[1]));
    Hands::Keyboard.press(&mut whole, "American\u{a0}1");
    // The agent can put down the case on the spot, too, which is asked once more.
    Hands::Keyboard.press(&mut whole, "Put down the case");
    assert_eq!(whole.focus().label(), Some("Put down the case"));
    assert_eq!(
        current(&whole).waiting(),
        Waiting::Secret(Player::ALL[1]),
        "nothing is announced yet"
    );
    Hands::Keyboard.press(&mut whole, "Choose something else");
    Hands::Keyboard.press(&mut whole, "American\u{a0}1");
    Hands::Keyboard.press(&mut whole, "Lisbon");
    assert_eq!(whole.focus().label(), Some("Go to Lisbon with the case"));
}

#[test]
fn a_mouse_hides_the_cursor_and_an_arrow_brings_it_back_where_it_was() {
    let mut whole = alone();
    Hands::Keyboard.go_to(&mut whole, Spot::Agent(agent("R1")));
    let mut windows = whole.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(whole.app.world()).unwrap();
    whole.send(MouseButtonInput {
        button: MouseButton::Left,
        state: ButtonState::Pressed,
        window,
    });
    assert_eq!(cursor(&whole), None);
    Hands::Keyboard.arrow(&mut whole, Arrow::Left);
    assert_eq!(cursor(&whole), Some(Spot::Agent(agent("R1"))));
}

#[test]
fn a_city_that_no_line_joins_is_refused_with_the_reason() {
    let mut whole = alone();
    whole.send(MapPressed::Agent(agent("A1")));
    whole.send(MapPressed::City("TAN".parse().unwrap()));
    assert!(
        whole.has_said("No line joins Washington and Tangier."),
        "{:?}",
        whole.said()
    );
    assert_eq!(selection(&whole).agent(), Some(agent("A1")), "still chosen");
    // It is shown over the map, too.
    let mut panels = whole.app.world_mut().query::<&mut EguiContext>();
    let mut panel = panels.single_mut(whole.app.world_mut()).unwrap();
    let shown = panel.get_mut().memory(|memory| memory.area_rect("notices"));
    assert!(shown.is_some_and(|shown| shown.height() > 20.0), "{shown:?}");
}

#[test]
fn whoever_plays_alone_answers_with_one_key() {
    let mut whole = alone();
    let deed = wanted(&whole);
    Hands::Keyboard.announce(&mut whole, deed);
    let began = current(&whole).events().len();
    whole.wait_until(|whole| {
        matches!(current(whole).table().phase(), Phase::Object { .. })
            && matches!(current(whole).waiting(), Waiting::PublicAnswer(_))
            || current(whole).events().len() > began + 40
    });
    whole.press(KeyCode::KeyL, Key::Character("l".into()));
    wait(&mut whole);
    assert!(current(&whole).events().len() > began);
    let heard: Vec<String> = current(&whole).events()[began..]
        .iter()
        .map(|event| event.in_game(current(&whole).table().options()).to_string())
        .collect();
    assert!(heard.contains(&"0:let".to_owned()), "{heard:?}");
    whole.press(KeyCode::KeyN, Key::Character("n".into()));
    assert_eq!(whole.screen().1, Overlay::Page(NOTEBOOK));
}

#[test]
fn a_key_that_is_held_answers_once() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    // On a busy machine three frames may take longer than the key would have to be held.
    let frame = TimeUpdateStrategy::ManualDuration(Duration::from_millis(16));
    whole.app.insert_resource(frame);
    Hands::Keyboard.reach(&mut whole, "Hold: I am ");
    let repeat = |whole: &mut Whole, repeat| {
        let mut windows = whole.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(whole.app.world()).unwrap();
        whole
            .app
            .world_mut()
            .write_message(bevy::input::keyboard::KeyboardInput {
                key_code: KeyCode::Space,
                logical_key: Key::Space,
                state: ButtonState::Pressed,
                text: None,
                repeat,
                window,
            });
        whole.app.update();
    };
    repeat(&mut whole, false);
    whole.app.update();
    assert_eq!(whole.focus().label(), Some("Press again: I am Ann"));
    // Some repetitions within the time for which it would have to be held.
    for _ in 0..3 {
        repeat(&mut whole, true);
    }
    assert_eq!(current(&whole).holder(), None);
}

#[test]
fn the_list_of_keys_shows_those_of_the_game_on_the_table() {
    let mut whole = alone();
    whole.go(Screen::Playing, Overlay::Page(KEYS));
    let nodes = whole.nodes();
    let has = |text: &str| {
        let texts = nodes.iter().flat_map(|(_, node)| [node.label(), node.value()]);
        texts.flatten().any(|told| told.contains(text))
    };
    assert!(has("Choose something else"));
    assert!(has("Any gamepad plays for whoever is asked."));
    assert!(!has("Make this variation the main line"), "that one is Agon’s");
    assert!(!has("plays White"));
}

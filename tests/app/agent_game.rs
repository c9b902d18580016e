//! Agent as it is played: from the shelf to the end, alone and with several people at one device.

use std::time::{Duration, Instant};

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::computers::Pace;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::messages::{
    ActionRequested, DeviceAction, GameLeft, GameStarted, MapPressed, ObjectionAnswered,
};
use agon::agent::gameplay::objections::{ObjectionWindow, TIME_TO_OBJECT};
use agon::agent::gameplay::selection::Selection;
use agon::agent::gameplay::settings::{AgentSettings, LetsPass};
use agon::agent::saves::saved_games::SavedGames;
use agon::agent::text::pages::{BRIBE, MENU, MONEY, MY_GAMES, NOTEBOOK};
use agon::agon::gameplay::agon_screen::AGON;
use agon::shell::system::awake::Attention;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Call, Money, Options, Phase, Player, Referee, Seat, read_action};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];
const BEN: Player = Player::ALL[1];

fn start(store: Store, game: ActiveGame) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(game);
    })
}

/// A game of these people, and of a computer player for each further seat.
fn game(options: &str, people: &[&str]) -> Referee {
    let options: Options = options.parse().unwrap();
    let computers = options.seats().skip(people.len());
    let computers = computers.map(|_| Seat::computer("", Character::even(Level::Runner)));
    let seats: Vec<Seat> = people.iter().map(|name| Seat::person(*name)).chain(computers).collect();
    Referee::new(options, ANN, &seats, 5)
}

fn begin(options: &str, people: &[&str]) -> Whole {
    let mut whole = start(Store::memory(), AGENT);
    whole.send(GameStarted(game(options, people)));
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    whole
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

fn decide(whole: &mut Whole, player: Player, action: Action) {
    let request = ActionRequested::by_person(player, action, current(whole));
    whole.send(request);
}

/// Waits until a person is asked, or the game is over.
fn wait(whole: &mut Whole) {
    for _ in 0..20_000 {
        if !matches!(current(whole).waiting(), Waiting::Computer(_)) {
            return;
        }
        whole.app.update();
    }
    panic!("the computer players do not decide: {}", current(whole).table().round());
}

#[test]
fn the_shelf_leads_to_each_game_once_and_is_remembered() {
    let mut whole = start(Store::memory(), ActiveGame::None);
    assert!(whole.texts().contains("Which game?"), "{}", whole.texts());
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    let agent = names.find(|name| name.starts_with("Agent.")).unwrap().to_owned();
    whole.act(&agent, accesskit::Action::Click);
    let on_table = |whole: &Whole| *whole.app.world().resource::<State<ActiveGame>>().get();
    assert_eq!(on_table(&whole), AGENT);
    assert!(whole.texts().contains("A first game, explained as you play"));
    whole.act_in_more("Other games");
    assert_eq!(on_table(&whole), ActiveGame::None);
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    let agon = names.find(|name| name.starts_with("Agon.")).unwrap().to_owned();
    whole.act(&agon, accesskit::Action::Click);
    assert_eq!(on_table(&whole), AGON);
    whole.act_in_more("Other games");
    assert_eq!(on_table(&whole), ActiveGame::None);
    whole.act(&agent, accesskit::Action::Click);
    let store = whole.end();
    let settings = store.get("settings").unwrap().unwrap();
    assert!(settings.contains(r#""game": "agent""#), "{settings}");
}

#[test]
fn a_box_opens_before_its_game_comes_on_the_table() {
    let mut whole = start(Store::memory(), ActiveGame::None);
    let on_table = |whole: &Whole| *whole.app.world().resource::<State<ActiveGame>>().get();
    whole.app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Normal;
    whole.settle();
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    let agon = names.find(|name| name.starts_with("Agon.")).unwrap().to_owned();
    let before = Instant::now();
    whole.act(&agon, accesskit::Action::Click);
    whole.wait_until(|whole| on_table(whole) == AGON);
    assert!(before.elapsed() > Duration::from_millis(150));
}

#[test]
fn one_person_plays_against_computers_to_the_end() {
    let mut whole = start(Store::memory(), AGENT);
    whole.act("Play", accesskit::Action::Click);
    assert_eq!(whole.screen().0, Screen::Playing);
    let me = current(&whole).only_person().unwrap();
    let mut decisions = 0;
    loop {
        wait(&mut whole);
        let action = match (current(&whole).waiting(), *current(&whole).table().phase()) {
            (Waiting::Nobody, _) => break,
            (_, Phase::Stake { .. }) => read_action("$A1=1000+500,B2=400").unwrap(),
            (_, Phase::Act) => {
                let legal = current(&whole).legal();
                let deeds = legal.announcements();
                deeds[(decisions * 7) % deeds.len()].into()
            }
            (_, Phase::Object { .. }) => {
                whole.app.update();
                let announcement = whole.app.world().resource::<ObjectionWindow>().announcement();
                whole.send(ObjectionAnswered {
                    player: me,
                    objects: decisions % 5 == 0,
                    announcement: announcement.unwrap(),
                });
                decisions += 1;
                continue;
            }
            _ => current(&whole).legal().get(0).unwrap(),
        };
        decide(&mut whole, me, action);
        decisions += 1;
        assert!(decisions < 4000, "the game ends by its last round at the latest");
    }
    let table = current(&whole).table();
    assert!(table.outcome().is_some());
    assert!(decisions > 10, "{decisions}");
    let games = whole.app.world().resource::<SavedGames>();
    assert_eq!(games.games().len(), 1);
    assert!(games.unfinished().next().is_none());
    whole.send(GameLeft);
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    whole.act("View", accesskit::Action::Click);
    assert!(current(&whole).is_looked_at());
}

#[test]
fn nobody_else_sees_what_a_person_has_staked() {
    let mut whole = begin("3,bribe-cap=1000", &["Ann", "Ben"]);
    assert_eq!(current(&whole).waiting(), Waiting::Device(ANN));
    assert!(whole.texts().contains("Pass the device to Ann."));
    whole.send(DeviceAction::Take(ANN));
    assert_eq!(current(&whole).waiting(), Waiting::Secret(ANN));
    // 3,700 on one agent, which leaves 6,300: numbers that stand nowhere else.
    decide(&mut whole, ANN, read_action("$A1=1000+1000+1000+400+300").unwrap());
    let is_secret = |text: &str| {
        ["3,700", "6,300", "3700", "6300"]
            .iter()
            .any(|number| text.contains(number))
    };
    assert_eq!(current(&whole).waiting(), Waiting::Device(BEN));
    assert!(!is_secret(&whole.texts()), "{}", whole.texts());
    whole.send(DeviceAction::Take(BEN));
    for page in [MONEY, BRIBE, NOTEBOOK] {
        whole.go(Screen::Playing, Overlay::Page(page));
        assert!(!is_secret(&whole.texts()), "{}", whole.texts());
    }
    whole.go(Screen::Playing, Overlay::None);
    decide(&mut whole, BEN, Action::Stake(Money::NONE));
    wait(&mut whole);
    assert_eq!(current(&whole).waiting(), Waiting::Device(ANN), "Ann begins");
    assert!(!is_secret(&whole.texts()));
    whole.send(DeviceAction::Take(ANN));
    assert!(!is_secret(&whole.texts()), "covered until it is asked for");
    whole.act("Show my sheet", accesskit::Action::Click);
    assert!(is_secret(&whole.texts()), "{}", whole.texts());
    let deed = current(&whole).legal().announcements()[0];
    decide(&mut whole, ANN, deed.into());
    assert_eq!(current(&whole).holder(), None, "what is secret is covered again");
    assert!(!is_secret(&whole.texts()), "{}", whole.texts());
    assert!(!is_secret(&whole.said().join("\n")));
    let store = whole.end();
    for name in store.names("") {
        let text = store.get(&name).unwrap().unwrap();
        assert!(!text.contains("A1=1000"), "{name}: {text}");
    }
}

#[test]
fn no_stray_key_takes_the_device() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    let hold = |whole: &mut Whole, key: KeyCode, logical: Key| whole.press(key, logical);
    hold(&mut whole, KeyCode::Tab, Key::Tab);
    hold(&mut whole, KeyCode::Enter, Key::Enter);
    hold(&mut whole, KeyCode::Escape, Key::Escape);
    hold(&mut whole, KeyCode::Escape, Key::Escape);
    assert_eq!(current(&whole).holder(), None);
    assert!(
        !whole.texts().contains("Hold: I am Ann"),
        "a first press waits for a second"
    );
    whole.act("Press again: I am Ann", accesskit::Action::Click);
    assert_eq!(current(&whole).holder(), Some(ANN));
}

#[test]
fn the_first_clockwise_of_those_who_object_is_heard() {
    let mut whole = begin("3", &["Ann", "Ben", "Cy"]);
    for player in [0, 1, 2].map(|number| Player::ALL[number]) {
        whole.send(DeviceAction::Take(player));
        decide(&mut whole, player, Action::Stake(Money::NONE));
    }
    whole.send(DeviceAction::Take(ANN));
    decide(&mut whole, ANN, read_action("A1-NYC").unwrap());
    assert_eq!(current(&whole).waiting(), Waiting::PublicAnswer(BEN));
    let announcement = whole.app.world().resource::<ObjectionWindow>().announcement().unwrap();
    let answer = |player, objects| ObjectionAnswered {
        player,
        objects,
        announcement,
    };
    // The last at the table is the quickest.
    whole.send(answer(Player::ALL[2], true));
    assert_eq!(
        current(&whole).waiting(),
        Waiting::PublicAnswer(BEN),
        "Ben is asked before"
    );
    whole.send(answer(BEN, true));
    assert!(matches!(current(&whole).table().phase(), Phase::Answer { objector, .. } if *objector == BEN));
    decide(&mut whole, ANN, Call::Withdraw.into());
    assert_eq!(current(&whole).waiting(), Waiting::Device(ANN), "Ann acts again");
    // An answer to what was withdrawn does not count for what is announced next.
    whole.send(DeviceAction::Take(ANN));
    decide(&mut whole, ANN, read_action("A1-HAV").unwrap());
    whole.send(answer(BEN, true));
    assert_eq!(current(&whole).waiting(), Waiting::PublicAnswer(BEN));
}

#[test]
fn people_may_look_at_their_sheets_before_they_answer_in_public() {
    let mut whole = begin("3", &["Ann", "Ben", "Cy"]);
    for (player, stake) in [(ANN, "$"), (BEN, "$B1=1000+1000+300"), (Player::ALL[2], "$")] {
        whole.send(DeviceAction::Take(player));
        decide(&mut whole, player, read_action(stake).unwrap());
    }
    whole.send(DeviceAction::Take(ANN));
    decide(&mut whole, ANN, read_action("A1-NYC").unwrap());
    assert!(!whole.texts().contains("I am"), "{}", whole.texts());
    let click = accesskit::Action::Click;
    whole.act("Look at a sheet first", click);
    assert!(whole.texts().contains("Hold: I am Cy") && !whole.texts().contains("I am Ann"));
    whole.act("Hold: I am Ben", click);
    assert_eq!(current(&whole).holder(), None, "a first press waits for a second");
    whole.act("Press again: I am Ben", click);
    assert_eq!(current(&whole).holder(), Some(BEN));
    assert!(whole.texts().contains("2,300"), "{}", whole.texts());
    whole.act("Cover my sheet", click);
    assert!(!whole.texts().contains("2,300"), "{}", whole.texts());
    whole.stay(2 * TIME_TO_OBJECT);
    let window = whole.app.world().resource::<ObjectionWindow>();
    assert_eq!(window.answer(BEN), None, "time rests while somebody looks");
    decide(&mut whole, BEN, Call::Let.into());
    assert_eq!(
        current(&whole).holder(),
        None,
        "Cy has not answered, and everybody sees the screen"
    );
    assert!(!whole.texts().contains("2,300"), "{}", whole.texts());
}

#[test]
fn an_action_is_chosen_by_agent_and_city() {
    let mut whole = begin("2", &["Ann"]);
    decide(&mut whole, ANN, read_action("$A1=500").unwrap());
    wait(&mut whole);
    let agent = |text: &str| match read_action(text).unwrap() {
        Action::Announce(deed) => deed.agent(),
        _ => unreachable!("a move"),
    };
    let a1 = agent("A1-NYC");
    whole.send(MapPressed::Agent(a1));
    let selection = whole.app.world().resource::<Selection>().clone();
    assert_eq!(selection.agent(), Some(a1));
    let targets: Vec<_> = selection
        .targets(current(&whole))
        .iter()
        .map(|city| city.code())
        .collect();
    assert_eq!(targets, ["HAV", "NYC"]);
    whole.send(MapPressed::Nothing);
    assert_eq!(whole.app.world().resource::<Selection>().agent(), None);
    whole.send(MapPressed::Agent(a1));
    let before = current(&whole).events().len();
    whole.send(MapPressed::City("NYC".parse().unwrap()));
    let events: Vec<String> = current(&whole).events()[before..]
        .iter()
        .map(|event| event.in_game(current(&whole).table().options()).to_string())
        .collect();
    assert_eq!(events[0], "0:A1-NYC", "only one thing can be done there");
}

#[test]
fn whoever_lets_three_announcements_pass_may_be_asked_no_more() {
    let mut referee = game("2", &[""]);
    let play = |referee: &mut Referee, action: &str| {
        let asked = referee.asked().unwrap();
        referee.play(asked, &read_action(action).unwrap()).unwrap();
    };
    let offer = "Don’t ask about agents I have no money on";
    let mut whole = start(Store::memory(), AGENT);
    for action in "$A1=1000 $ A1-NYC let B1-DUB let A1-BMU let B1-REY let A1-HAV let B1-AZO".split(' ') {
        play(&mut referee, action);
    }
    whole.send(GameStarted(referee.clone()));
    assert!(!whole.texts().contains(offer), "two have passed: {}", whole.texts());
    for action in "let A1-BMU let C2-BOM".split(' ') {
        play(&mut referee, action);
    }
    whole.send(GameStarted(referee));
    whole.act(offer, accesskit::Action::Click);
    let settings = whole.app.world().resource::<AgentSettings>();
    assert_eq!(settings.lets_pass, LetsPass::WithoutStake);
    whole.wait_until(|whole| *current(whole).table().phase() == Phase::Act);
    assert_eq!(current(&whole).table().turn(), ANN);
}

#[test]
fn the_screen_stays_on_while_computer_players_play_among_themselves() {
    let attention = |whole: &Whole| *whole.app.world().resource::<Attention>();
    let mut whole = begin("3", &["Ann"]);
    assert_eq!(attention(&whole), Attention::NotNeeded);
    whole.app.insert_resource(Pace(1.0));
    let mut among_themselves = game("3", &[]);
    whole.send(GameStarted(among_themselves.clone()));
    assert_eq!(attention(&whole), Attention::Watching);
    whole.go(Screen::Playing, Overlay::Page(MENU));
    assert_eq!(attention(&whole), Attention::NotNeeded);
    whole.go(Screen::Playing, Overlay::None);
    assert_eq!(attention(&whole), Attention::Watching);
    while let Some(question) = among_themselves.question() {
        let action = question.answer().unwrap().action;
        among_themselves.play(question.view.seat(), &action).unwrap();
    }
    whole.send(GameStarted(among_themselves));
    assert_eq!(attention(&whole), Attention::NotNeeded, "it is over");
    whole.send(GameStarted(game("4", &[])));
    assert_eq!(attention(&whole), Attention::Watching);
    whole.send(GameLeft);
    assert_eq!(attention(&whole), Attention::NotNeeded);
}

#[test]
fn a_game_goes_on_another_day() {
    let mut whole = begin("3", &["Ann"]);
    decide(&mut whole, ANN, read_action("$B1=1000").unwrap());
    wait(&mut whole);
    let heard = current(&whole).events().len();
    whole.send(GameLeft);
    assert_eq!(whole.screen().0, Screen::Title);
    assert!(!whole.app.world().contains_resource::<CurrentGame>());
    let mut again = start(whole.end(), AGENT);
    again.act("Continue", accesskit::Action::Click);
    assert!(current(&again).events().len() >= heard);
    let sheet = *current(&again).view().unwrap().sheet();
    assert_eq!(sheet.staked(), 1000);
}

#[test]
fn a_computer_player_takes_the_seat_of_a_person_who_leaves() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    whole.send(DeviceAction::Take(ANN));
    decide(&mut whole, ANN, read_action("$A1=500").unwrap());
    whole.go(Screen::Playing, Overlay::Page(MENU));
    whole.act("Ben is leaving: the computer takes over", accesskit::Action::Click);
    whole.act("The computer takes over", accesskit::Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert!(whole.has_said("The computer now plays for Ben."));
    wait(&mut whole);
    assert_eq!(current(&whole).only_person(), Some(ANN));
    // Ben may still look at the screen.
    assert_eq!((current(&whole).holder(), current(&whole).view()), (None, None));
    assert!(whole.texts().contains("Pass the device to Ann."), "{}", whole.texts());
    whole.send(DeviceAction::Take(ANN));
    assert!(
        current(&whole).events().len() >= 2,
        "it has filled in the sheet for Ben"
    );
    assert_eq!(
        current(&whole).view().unwrap().sheet().staked(),
        500,
        "Ann's is as it was"
    );
}

#[test]
fn a_damaged_game_is_told_of_and_kept() {
    let mut store = Store::memory();
    let text = {
        let mut whole = begin("3", &["Ann"]);
        decide(&mut whole, ANN, read_action("$B1=1000").unwrap());
        wait(&mut whole);
        let store = whole.end();
        let name = store.names("agent-").pop().unwrap();
        store.get(&name).unwrap().unwrap()
    };
    let damaged = text.replacen("0:$?", "0:A1-PEK", 1);
    store.put("agent-0000000000000005", &damaged).unwrap();
    let whole = start(store, AGENT);
    assert!(
        whole.said().iter().any(|said| said.contains("A saved game is damaged")),
        "{:?}",
        whole.said()
    );
    assert!(!whole.texts().contains("Continue"));
    let kept = whole.end().get("agent-0000000000000005.damaged-1");
    assert_eq!(kept.unwrap(), Some(damaged));
}

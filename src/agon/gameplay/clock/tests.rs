//! Clock tests through the real plugins; no test waits for real time.

use agon_core::engine::Level;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, Outcome, RuleSet, WinReason};
use agon_core::session::conditions::{Terms, TimeControl};
use agon_core::session::players::Players;
use bevy::input::InputPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowOccluded;

use super::*;
use crate::agon::gameplay::messages::{GameAction, HistoryAction, MoveRequested, ResultAction};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::opponent::thinker::{Answer, Request};
use crate::agon::gameplay::opponent::{OpponentSeat, Pace};
use crate::agon::play_plugin;
use crate::agon::saves::saved_games::{SavedGames, game_in};
use crate::agon::text::pages::{MENU, RULES, SHARE};
use crate::shell;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::sound::effect::PlayEffect;
use crate::shell::system::redraw::Alarm;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::notice::Notices;
use crate::tabletop;
use crate::tabletop::mind::{Polled, Thinker};
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::sounds::TICK;

const FISCHER: TimeControl = TimeControl::Fischer {
    minutes: 1,
    increment: 2,
};

/// An opponent that never answers.
struct Silent;

impl Thinker<Request> for Silent {
    fn start(&mut self, _: u64, _: Request, _: &Alarm) {}

    fn poll(&mut self) -> Polled<Answer> {
        Polled::Nothing
    }

    fn cancel(&mut self) {}
}

fn app(store: Store) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, AssetPlugin::default()))
        .insert_resource(store)
        .insert_resource(Pace(Duration::ZERO))
        .insert_resource(OpponentSeat::new(Box::new(Silent)))
        .add_plugins((shell::plugin, tabletop::plugin, play_plugin))
        .insert_state(AGON);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.update();
    app.insert_resource(AnimationSpeed(0.0));
    app
}

fn start(time: TimeControl, players: Players, rules: &str) -> App {
    let mut app = app(Store::memory());
    app.world_mut().write_message(GameStarted::of(SavedGame {
        tree: Game::new(rules.parse::<RuleSet>().unwrap()).into(),
        players,
        terms: Terms { time, ..default() },
        times: None,
        tags: Vec::new(),
        seed: 1,
    }));
    settle(&mut app);
    app
}

/// Runs a few frames in which no time passes, so that changes reach the screen.
fn settle(app: &mut App) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    for _ in 0..3 {
        app.update();
    }
}

/// Lets the given number of milliseconds pass, with a frame at least every few seconds.
fn wait(app: &mut App, millis: u64) {
    for _ in 0..millis / MOST_AT_ONCE {
        frame_after(app, MOST_AT_ONCE);
    }
    frame_after(app, millis % MOST_AT_ONCE);
    settle(app);
}

const MOST_AT_ONCE: u64 = 4_000;

/// Runs one frame after the given number of milliseconds.
fn frame_after(app: &mut App, millis: u64) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
    app.update();
}

fn play(app: &mut App, text: &str) {
    let current = app.world().resource::<Match>();
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    let request = MoveRequested::new(mv, app.world().resource());
    app.world_mut().write_message(request);
    settle(app);
}

fn tell(app: &mut App, message: impl Message) {
    app.world_mut().write_message(message);
    settle(app);
}

fn cover(app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    settle(app);
}

/// The time remaining for both sides, in milliseconds.
fn left(app: &App) -> [u128; 2] {
    let now = app.world().resource::<Time<Watched>>().elapsed();
    let left = app.world().resource::<GameClock>().left(now).unwrap();
    left.map(|left| left.as_millis())
}

fn running(app: &App) -> Option<Side> {
    app.world().resource::<GameClock>().running()
}

fn outcome(app: &App) -> Option<Outcome> {
    app.world().resource::<Match>().outcome()
}

fn people() -> Players {
    Players::two_people("", "")
}

#[test]
fn each_sides_first_move_is_free_and_then_the_chooser_runs() {
    let mut app = start(FISCHER, people(), "globe");
    wait(&mut app, 90_000);
    play(&mut app, "f1f2");
    wait(&mut app, 90_000);
    assert_eq!((running(&app), left(&app)), (None, [60_000; 2]));
    play(&mut app, "f11f10");
    assert_eq!(running(&app), Some(Side::White));
    wait(&mut app, 5_000);
    play(&mut app, "f2f3");
    wait(&mut app, 1_000);
    assert_eq!((running(&app), left(&app)), (Some(Side::Black), [57_000, 59_000]));
}

/// The times of each move of the game, in milliseconds.
fn times(app: &App) -> Vec<[Option<u128>; 2]> {
    let tree = app.world().resource::<Match>().tree();
    let times = tree.main_line().map(|node| tree.times(node));
    let in_millis = |time: Option<Duration>| time.map(|time| time.as_millis());
    times.map(|times| [times.left, times.taken].map(in_millis)).collect()
}

/// What the clocks show with the position on the board, in milliseconds.
fn shown(app: &App) -> Option<[u128; 2]> {
    let now = app.world().resource::<Time<Watched>>().elapsed();
    let shown = app.world().resource::<GameClock>().shown(app.world().resource(), now);
    shown.map(|both| both.map(|time| time.as_millis()))
}

#[test]
fn the_times_of_the_moves_are_kept_and_shown_once_the_game_is_over() {
    let mut app = start(FISCHER, people(), "globe");
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    wait(&mut app, 5_500);
    play(&mut app, "f2f3");
    wait(&mut app, 1_000);
    assert_eq!(
        times(&app),
        [[Some(60_000), None], [Some(60_000), None], [Some(56_500), Some(5_500)]]
    );
    tell(&mut app, HistoryAction::ShowPrevious);
    assert_eq!(shown(&app), Some([56_500, 59_000]), "the game goes on");
    wait(&mut app, 59_000);
    assert_eq!(shown(&app), Some([56_500, 0]), "Black ran out of time");
    tell(&mut app, HistoryAction::ShowPrevious);
    assert_eq!(shown(&app), Some([60_000; 2]));
    // Moves tried afterwards take no time.
    play(&mut app, "f2e2");
    assert_eq!((times(&app).len(), shown(&app)), (3, Some([60_000; 2])));
}

#[test]
fn a_game_without_clocks_keeps_no_times() {
    let mut app = start(TimeControl::None, people(), "globe");
    play(&mut app, "f1f2");
    assert_eq!((times(&app), shown(&app)), (vec![[None, None]], None));
}

#[test]
fn a_side_is_given_time_while_the_game_goes_on() {
    let mut app = start(FISCHER, people(), "globe");
    let black = TimeGiven { to: Side::Black };
    tell(&mut app, black);
    assert_eq!(left(&app), [60_000, 75_000]);
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    wait(&mut app, 5_000);
    tell(&mut app, ResultAction::Resign);
    tell(&mut app, black);
    assert_eq!(left(&app), [55_000, 75_000]);
    assert_eq!(
        shown(&app),
        Some([55_000, 75_000]),
        "with the gift and the last thought"
    );
    tell(&mut app, HistoryAction::ShowPrevious);
    assert_eq!(shown(&app), Some([60_000; 2]), "as it was then");
}

#[test]
fn a_game_without_clocks_has_none() {
    let mut app = start(TimeControl::None, people(), "globe");
    play(&mut app, "f1f2");
    play(&mut app, "f11f10");
    wait(&mut app, 900_000);
    assert!(app.world().resource::<GameClock>().left(Duration::ZERO).is_none());
    assert_eq!(outcome(&app), None);
}

#[test]
fn a_loss_on_time_is_for_good() {
    let mut app = start(FISCHER, people(), "globe");
    for text in ["f1f2", "f11f10", "f2f3"] {
        play(&mut app, text);
    }
    wait(&mut app, 59_900);
    assert_eq!(outcome(&app), None);
    wait(&mut app, 100);
    let lost = Outcome::Win {
        winner: Side::White,
        reason: WinReason::Time,
    };
    assert_eq!((outcome(&app), running(&app)), (Some(lost), None));
    tell(&mut app, HistoryAction::Undo);
    assert_eq!(outcome(&app), Some(lost), "time does not come back");
}

#[test]
fn a_move_that_comes_after_the_flag_has_fallen_is_too_late() {
    let mut app = start(FISCHER, people(), "globe");
    play(&mut app, "f1f2");
    play(&mut app, "f11f10");
    wait(&mut app, 59_000);
    let mv = read_move("f2f3", app.world().resource::<Match>().position(), &RuleSet::default()).unwrap();
    let request = MoveRequested::new(mv, app.world().resource());
    app.world_mut().write_message(request);
    frame_after(&mut app, 1_000);
    settle(&mut app);
    let current = app.world().resource::<Match>();
    assert_eq!(current.game().plies().len(), 2);
    assert_eq!(current.mode(), Mode::OutOfTime);
}

#[test]
fn nothing_runs_while_something_lies_over_the_board() {
    let mut app = start(FISCHER, people(), "globe");
    play(&mut app, "f1f2");
    play(&mut app, "f11f10");
    wait(&mut app, 10_000);
    for overlay in [
        Overlay::Page(MENU),
        Overlay::Page(SETTINGS),
        Overlay::Page(RULES),
        Overlay::Page(SHARE),
    ] {
        cover(&mut app, overlay);
        assert_eq!(running(&app), None, "{overlay:?}");
        wait(&mut app, 100_000);
        cover(&mut app, Overlay::None);
        assert_eq!((running(&app), left(&app)), (Some(Side::White), [50_000, 60_000]));
    }
}

#[test]
fn the_clock_goes_on_as_it_stands_when_a_move_is_taken_back() {
    let mut app = start(FISCHER, people(), "globe");
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    wait(&mut app, 10_000);
    play(&mut app, "f2f3");
    wait(&mut app, 20_000);
    tell(&mut app, HistoryAction::Undo);
    assert_eq!((running(&app), left(&app)), (Some(Side::White), [52_000, 40_000]));
    tell(&mut app, HistoryAction::Undo);
    assert_eq!(running(&app), None, "before both have moved nothing runs");
}

#[test]
fn a_game_that_is_left_keeps_the_times_and_waits_for_its_players() {
    let mut app = start(FISCHER, people(), "globe");
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    wait(&mut app, 12_000);
    tell(&mut app, GameAction::Leave);
    assert!(app.world().get_resource::<Match>().is_none());
    let mut later = self::app(stored(&app));
    wait(&mut later, 100_000);
    let unfinished = later.world().resource::<SavedGames>().unfinished().cloned().unwrap();
    tell(&mut later, GameStarted::of(unfinished));
    assert_eq!((running(&later), left(&later)), (Some(Side::White), [48_000, 60_000]));
}

/// A copy of the stored games.
fn stored(app: &App) -> Store {
    let (from, mut store) = (app.world().resource::<Store>(), Store::memory());
    for name in ["game-", "past-"].map(|kind| from.names(kind)).concat() {
        store.put(&name, &from.get(&name).unwrap().unwrap()).unwrap();
    }
    store
}

#[test]
fn the_screen_stays_on_while_a_clock_runs_or_computers_play() {
    let attention = |app: &App| *app.world().resource::<Attention>();
    let mut app = start(FISCHER, people(), "globe");
    play(&mut app, "f1f2");
    assert_eq!(attention(&app), Attention::NotNeeded);
    play(&mut app, "f11f10");
    assert_eq!(attention(&app), Attention::ClockRuns);
    cover(&mut app, Overlay::Page(MENU));
    assert_eq!(attention(&app), Attention::NotNeeded);
    cover(&mut app, Overlay::None);
    assert_eq!(attention(&app), Attention::ClockRuns);
    tell(&mut app, ScreenWanted(Screen::Title));
    assert_eq!(attention(&app), Attention::NotNeeded);

    let mut computers = Players::against_computer(Side::White, Level::ALL[0]);
    computers.white = computers.black.clone();
    let mut app = start(TimeControl::None, computers, "globe");
    assert_eq!(attention(&app), Attention::Watching);
    cover(&mut app, Overlay::Page(RULES));
    assert_eq!(attention(&app), Attention::NotNeeded);
}

#[test]
fn who_leaves_by_the_browsers_back_while_a_clock_runs_is_told() {
    let mut app = start(FISCHER, people(), "globe");
    let told = |app: &App| app.world().resource::<Notices>().shown().count();
    play(&mut app, "f1f2");
    let before = told(&app);
    tell(&mut app, ScreenWanted(Screen::Title));
    assert_eq!(told(&app), before, "no clock runs yet");
    tell(&mut app, ScreenWanted(Screen::Playing));
    play(&mut app, "f11f10");
    tell(&mut app, ScreenWanted(Screen::Title));
    assert_eq!(told(&app), before + 1);
}

#[test]
fn the_clocks_of_a_past_game_show_what_they_showed() {
    for is_out_of_time in [false, true] {
        let mut app = start(FISCHER, people(), "globe");
        for text in ["f1f2", "f11f10"] {
            play(&mut app, text);
        }
        wait(&mut app, 12_000);
        play(&mut app, "f2f3");
        wait(&mut app, if is_out_of_time { 100_000 } else { 20_000 });
        if !is_out_of_time {
            tell(&mut app, ResultAction::Resign);
        }
        let shown = [50_000, if is_out_of_time { 0 } else { 40_000 }];
        assert_eq!(left(&app), shown);
        tell(&mut app, GameAction::Leave);
        let mut later = self::app(stored(&app));
        let store = later.world().resource::<Store>();
        let name = store.names("past-").remove(0);
        let game = game_in(store, &name).unwrap();
        tell(&mut later, GameStarted::of(game));
        wait(&mut later, 5_000);
        assert_eq!((running(&later), left(&later)), (None, shown));
    }
}

#[test]
fn a_past_game_whose_times_are_unknown_has_no_clock() {
    let mut app = start(FISCHER, people(), "globe");
    let mut game = app.world().resource::<Match>().saved_game(None);
    game.tree.agree_draw();
    tell(&mut app, GameStarted::of(game));
    assert_eq!(app.world().resource::<GameClock>(), &GameClock(None));
}

#[test]
fn the_captors_time_runs_while_the_captor_sends_the_queen() {
    let mut app = app(Store::memory());
    let rules: RuleSet = "captor".parse().unwrap();
    // White is about to capture the queen on h9.
    let position = parse_position("g5/7/8/9/10/11/9Q/8q/8/6G/G5 w - 0 1", &rules).unwrap();
    tell(
        &mut app,
        GameStarted::of(SavedGame {
            tree: Game::from_position(rules, position).into(),
            players: people(),
            terms: Terms {
                time: FISCHER,
                ..default()
            },
            times: None,
            tags: Vec::new(),
            seed: 1,
        }),
    );
    for text in ["l1l2", "a1a2", "k7i8"] {
        play(&mut app, text);
    }
    let current = app.world().resource::<Match>();
    assert_eq!(
        (current.position().side(), current.chooser()),
        (Side::Black, Some(Side::White))
    );
    wait(&mut app, 7_000);
    assert_eq!((running(&app), left(&app)), (Some(Side::White), [55_000, 60_000]));
}

#[test]
fn the_computer_thinks_on_its_own_time_but_never_loses_by_it() {
    let players = Players::against_computer(Side::White, Level::Beginner);
    let mut app = start(FISCHER, players, "globe");
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    play(&mut app, "f2f3");
    assert_eq!(running(&app), Some(Side::Black));
    wait(&mut app, 1_000);
    assert_eq!(left(&app), [62_000, 59_000]);
    wait(&mut app, 300_000);
    assert_eq!(outcome(&app), None);
    assert!(left(&app)[1] > 40_000);
}

#[test]
fn nothing_runs_while_nobody_can_see_the_game_and_the_player_is_told() {
    for sleeps in [false, true] {
        let mut app = start(FISCHER, people(), "globe");
        play(&mut app, "f1f2");
        play(&mut app, "f11f10");
        wait(&mut app, 10_000);
        let told = app.world().resource::<Notices>().shown().count();
        let occlude = |app: &mut App, occluded| {
            app.world_mut().write_message(WindowOccluded {
                window: Entity::PLACEHOLDER,
                occluded,
            });
        };
        if sleeps {
            frame_after(&mut app, 72_000);
        } else {
            occlude(&mut app, true);
            wait(&mut app, 72_000);
            occlude(&mut app, false);
        }
        settle(&mut app);
        assert_eq!((running(&app), left(&app)), (Some(Side::White), [50_000, 60_000]));
        assert_eq!(app.world().resource::<Notices>().shown().count(), told + 1);
        wait(&mut app, 49_900);
        assert_eq!(outcome(&app), None);
        wait(&mut app, 100);
        assert!(outcome(&app).is_some(), "and then it goes on");
    }
}

#[test]
fn of_time_in_which_no_clock_ran_nothing_is_told() {
    let mut app = start(FISCHER, people(), "globe");
    for text in ["f1f2", "f11f10"] {
        play(&mut app, text);
    }
    wait(&mut app, 2_000);
    cover(&mut app, Overlay::Page(MENU));
    let told = app.world().resource::<Notices>().shown().count();
    // Nothing is drawn while the menu is read; the frame that closes it is the first to know for how long.
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    frame_after(&mut app, 30_000);
    settle(&mut app);
    assert_eq!((running(&app), left(&app)), (Some(Side::White), [58_000, 60_000]));
    assert_eq!(app.world().resource::<Notices>().shown().count(), told);
}

#[test]
fn the_last_ten_seconds_of_a_person_are_heard_one_by_one() {
    #[derive(Resource, Default)]
    struct Heard(usize);
    let mut app = start(FISCHER, people(), "globe");
    app.add_resource::<Heard>().add_systems(
        PostUpdate,
        |mut plays: MessageReader<PlayEffect>, mut heard: ResMut<Heard>| {
            heard.0 += plays.read().filter(|play| play.effect.name == TICK.name).count();
        },
    );
    play(&mut app, "f1f2");
    play(&mut app, "f11f10");
    wait(&mut app, 49_000);
    assert_eq!(app.world().resource::<Heard>().0, 0);
    for tenth in 1..=109 {
        wait(&mut app, 100);
        let expected = if tenth < 10 { 0 } else { 1 + (tenth - 10) / 10 };
        assert_eq!(app.world().resource::<Heard>().0, expected, "{tenth}");
    }
    wait(&mut app, 100);
    assert_eq!(app.world().resource::<Heard>().0, 10, "the end has a sound of its own");
}

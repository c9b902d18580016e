//! Agon comes on the table and goes with its board: cells, pieces, lights, meshes, and what it has read from the store.

use agon::agon::gameplay::agon_screen::AGON;
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::MoveRequested;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::scene::entities::{Cell, Dragged, PieceOf, Whereabouts};
use agon::agon::text::pages::MY_GAMES;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::shell::ui::notice::Notices;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::view::{BoardOutline, CloseUp, View};
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::board::Bitboard;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, RuleSet, Side};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::{Whole, nothing_drawn};

/// The program with a bare table.
fn bare(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(ActiveGame::None);
    })
}

/// Exchanges the game on the table.
fn put(whole: &mut Whole, game: ActiveGame) {
    let mut next = whole.app.world_mut().resource_mut::<NextState<ActiveGame>>();
    next.set(game);
    whole.go(Screen::Title, Overlay::None);
}

/// Everything that has a place in the scene: its name, and whether it is drawn.
fn things(whole: &mut Whole) -> Vec<(String, bool)> {
    let world = whole.app.world_mut();
    let mut placed = world.query_filtered::<(Option<&Name>, Has<Mesh3d>), With<Transform>>();
    let mut things: Vec<_> = placed
        .iter(world)
        .map(|(name, is_drawn)| (name.map(Name::to_string).unwrap_or_default(), is_drawn))
        .collect();
    things.sort();
    things
}

/// The numbers of meshes, and of the pictures of materials.
fn assets(whole: &Whole) -> [usize; 2] {
    let world = whole.app.world();
    [
        world.resource::<Assets<Mesh>>().len(),
        world.resource::<Assets<Image>>().len(),
    ]
}

/// Cells and pieces.
fn on_board(whole: &mut Whole) -> (usize, usize) {
    let world = whole.app.world_mut();
    let cells = world.query::<&Cell>().iter(world).count();
    (cells, world.query::<&PieceOf>().iter(world).count())
}

/// Whatever is drawn has its mesh, in both views.
fn assert_painted(whole: &mut Whole) {
    for _ in 0..2 {
        let world = whole.app.world_mut();
        let mut drawn = world.query::<&Mesh3d>();
        let meshes = world.resource::<Assets<Mesh>>();
        let painted = drawn.iter(world).filter(|mesh| meshes.contains(&mesh.0)).count();
        assert_eq!(painted, drawn.iter(world).count());
        assert!(painted > 105, "every cell and every piece");
        let other = world.resource::<View>().other();
        world.resource_mut::<ViewSettings>().view = other.into();
        whole.settle();
    }
}

fn play(whole: &mut Whole, text: &str) {
    let current = whole.app.world().resource::<Match>();
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    let request = MoveRequested::new(mv, current);
    whole.app.world_mut().write_message(request);
    whole.settle();
}

#[test]
fn the_board_comes_and_goes_twice_with_the_same_things() {
    let mut whole = bare(Store::memory());
    let (table, none) = (things(&mut whole), assets(&whole));
    assert_eq!(on_board(&mut whole), (0, 0));
    let mut before = None;
    for _ in 0..2 {
        put(&mut whole, AGON);
        assert_eq!(on_board(&mut whole), (91, 14));
        assert_painted(&mut whole);
        let board = Some((things(&mut whole), assets(&whole)));
        assert!(before.is_none() || before == board);
        before = board;
        put(&mut whole, ActiveGame::None);
        assert_eq!(things(&mut whole), table);
        assert_eq!(assets(&whole), none, "what was made is given back");
    }
}

#[test]
fn nothing_is_read_before_the_board_comes() {
    let notices = |whole: &Whole| whole.app.world().resource::<Notices>().shown().count();
    let mut store = Store::memory();
    store.put("game", "damaged").unwrap();
    let mut whole = bare(store);
    assert_eq!(notices(&whole), 0);
    put(&mut whole, AGON);
    assert_eq!(notices(&whole), 1, "a damaged game is set aside");
}

#[test]
fn on_a_bare_table_keys_and_pages_do_nothing_of_agon() {
    let mut whole = bare(Store::memory());
    for (screen, overlay) in [
        (Screen::NewGame, Overlay::None),
        (Screen::Title, Overlay::Page(MY_GAMES)),
        (Screen::Playing, Overlay::None),
    ] {
        whole.go(screen, overlay);
        for key in [KeyCode::ArrowUp, KeyCode::Enter, KeyCode::KeyU, KeyCode::KeyV] {
            whole.press(key, Key::Dead(None));
        }
        assert_eq!(whole.screen(), (screen, overlay));
    }
    assert_eq!(on_board(&mut whole), (0, 0));
}

#[test]
fn a_game_that_goes_with_its_board_can_be_continued() {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    for text in ["f1f2", "f11f10", "b1c2"] {
        play(&mut whole, text);
    }
    put(&mut whole, ActiveGame::None);
    let world = whole.app.world();
    assert!(!world.contains_resource::<Match>() && !world.contains_resource::<SavedGames>());
    put(&mut whole, AGON);
    whole.act("Continue", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let current = whole.app.world().resource::<Match>();
    assert_eq!(current.game().plies().len(), 3);
    play(&mut whole, "f10f9");
}

#[test]
fn a_board_may_go_in_the_middle_of_anything() {
    const NEARLY_WON: &str = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
    let light = |whole: &mut Whole| {
        let world = whole.app.world_mut();
        world.query::<&DirectionalLight>().single(world).unwrap().illuminance
    };
    let mut whole = Whole::start(Store::memory());
    let daylight = light(&mut whole);
    whole.app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Normal;
    let rules = RuleSet::default();
    let position = parse_position(NEARLY_WON, &rules).unwrap();
    whole.play(Game::from_position(rules, position));
    play(&mut whole, "g7g6");
    for _ in 0..1000 {
        if light(&mut whole) < daylight {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        whole.app.update();
    }
    assert!(light(&mut whole) < daylight, "the room is dimmed to show the win");
    assert!(whole.app.world().resource::<CloseUp>().0.is_some());
    let world = whole.app.world_mut();
    let mut pieces = world.query::<(Entity, &Whereabouts)>();
    let mut standing = pieces.iter(world).filter(|(_, at)| at.cell().is_some());
    let (held, _) = standing.next().unwrap();
    world.entity_mut(held).insert(Dragged(Vec3::ZERO));
    put(&mut whole, ActiveGame::None);
    assert_eq!(on_board(&mut whole), (0, 0));
    assert_eq!(light(&mut whole), daylight);
    assert!(whole.app.world().resource::<CloseUp>().0.is_none());
    assert_eq!(*whole.app.world().resource::<BoardOutline>(), BoardOutline::default());
}

#[test]
fn the_game_that_can_be_continued_stands_behind_the_title_from_the_first_start_on() {
    let mut store = Store::memory();
    store
        .put(
            "game",
            include_str!("../../core/tests/notation/old_saves/unfinished-1.txt"),
        )
        .unwrap();
    let mut whole = Whole::start(store);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    let world = whole.app.world_mut();
    let position = *world
        .resource::<SavedGames>()
        .unfinished()
        .unwrap()
        .tree
        .line()
        .position();
    for side in Side::ALL {
        let mut pieces = world.query::<(&PieceOf, &Whereabouts)>();
        let pieces = pieces.iter(world).filter(|(piece, _)| piece.side == side);
        let cells: Bitboard = pieces.filter_map(|(_, at)| at.cell()).collect();
        assert_eq!(cells, position.pieces(side), "{side:?}");
    }
}

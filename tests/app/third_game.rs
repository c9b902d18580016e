//! A third game is an entry on the list of games: nine men's morris, as far as a title, a page and a board. No file of the
//! shell, the table, the shelf, the tools and the program changes for it.

use agon::shelf::remembered::LastGame;
use agon::shell::system::exchange::events::Exchange;
use agon::shell::system::language::{Language, Locale, key};
use agon::shell::system::store::Store;
use agon::shell::ui::draw_order::Draw;
use agon::shell::ui::navigation::{BackPressed, Overlay, Page, Screen};
use agon::shell::ui::page::page_sheet;
use agon::tabletop::active_game::{ActiveGame, GameExchanged, init_with_game};
use agon::tabletop::game::{BoardGame, Cover, Games};
use agon::tabletop::pages::add_game_page;
use agon::tabletop::schedule::{SetUpSystems, let_come_and_go};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{self, Color32};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent_files::drop_file;
use crate::whole::{Whole, nothing_drawn};

// --- The game.

const MORRIS: ActiveGame = ActiveGame::Named("morris");
const RULES: Page = Page::with_address("morris-rules", key("morris-rules"));
const GAME: BoardGame = BoardGame {
    id: MORRIS,
    name: key("morris"),
    line: key("morris-line"),
    about: key("morris-about"),
    cover: Cover {
        picture: None,
        colour: Color32::BROWN,
        sign: |painter, rect, ink, _| _ = painter.circle_filled(rect.center(), rect.width() / 2.0, ink),
    },
    plugin,
    reads: |text| text.starts_with("[Game \"Morris\"]"),
    played_before_shelf: |_| false,
};
const TEXTS: &str = "morris = Morris\nmorris-line = Three in a row.\nmorris-about = 2 players\nmorris-begin = Begin\nmorris-rules = Rules of morris";

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct MorrisSystems;

#[derive(Resource, Default)]
struct InHand([u8; 2]);

#[derive(Component)]
struct Mill;

fn plugin(app: &mut App) {
    let mut language = app.world_mut().resource_mut::<Language>();
    Locale::offered().for_each(|locale| language.add(locale, TEXTS.to_owned()));
    let_come_and_go(app, MORRIS, MorrisSystems);
    init_with_game::<InHand>(app, MORRIS);
    add_game_page(
        app,
        MORRIS,
        RULES,
        |In(ctx): In<egui::Context>, language: Res<Language>| page_sheet(&ctx, RULES, &language, |_| None),
    );
    app.add_systems(OnEnter(MORRIS), set_up.in_set(SetUpSystems::Spawn))
        .add_systems(Update, leave.in_set(MorrisSystems))
        .add_systems(EguiPrimaryContextPass, title.in_set(MorrisSystems).in_set(Draw::Screen));
}

fn set_up(mut commands: Commands, mut in_hand: ResMut<InHand>) {
    in_hand.0 = [9; 2];
    commands.spawn((Mill, DespawnOnExit(MORRIS)));
}

fn title(mut contexts: EguiContexts, language: Res<Language>) -> Result {
    egui::Window::new("morris").show(contexts.ctx_mut()?, |ui| ui.button(language.tr("morris-begin")));
    Ok(())
}

fn leave(mut back: MessageReader<BackPressed>, mut exchanged: MessageWriter<GameExchanged>) {
    exchanged.write_batch(back.read().map(|_| GameExchanged(ActiveGame::None)));
}

// --- The house.

const HOUSE: &[BoardGame] = &[agon::agon::GAME, agon::agent::GAME, GAME];

/// The house with three games, and this one on the table.
fn start(store: Store, on_table: ActiveGame) -> Whole {
    let list = |app: &mut App| _ = app.insert_resource(Games(HOUSE));
    Whole::start_prepared(store, nothing_drawn(), list, |app| _ = app.insert_state(on_table))
}

fn on_table(whole: &Whole) -> ActiveGame {
    *whole.app.world().resource::<State<ActiveGame>>().get()
}

/// What the game has on the table: its board, and its men.
fn things(whole: &mut Whole) -> (usize, Option<[u8; 2]>) {
    let world = whole.app.world_mut();
    let mills = world.query::<&Mill>().iter(world).count();
    (mills, world.get_resource::<InHand>().map(|men| men.0))
}

#[test]
fn it_is_chosen_from_the_shelf_and_left() {
    let mut whole = start(Store::memory(), ActiveGame::None);
    assert_eq!(things(&mut whole), (0, None));
    for _ in 0..2 {
        whole.act("Morris. Three in a row. 2 players", Action::Click);
        assert_eq!(on_table(&whole), MORRIS);
        assert!(whole.texts().contains("Begin"));
        assert_eq!(things(&mut whole), (1, Some([9; 2])));
        let world = whole.app.world_mut();
        let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
        assert_eq!(windows.single(world).unwrap().title, "Morris");
        whole.press(KeyCode::Escape, Key::Escape);
        assert_eq!(on_table(&whole), ActiveGame::None);
        assert_eq!(things(&mut whole), (0, None), "it goes with all it has");
    }
}

#[test]
fn it_is_remembered_by_its_name_and_called_by_it() {
    let mut whole = start(Store::memory(), ActiveGame::None);
    whole.act("Morris. Three in a row. 2 players", Action::Click);
    let again = start(whole.end(), ActiveGame::None);
    let last = again.app.world().resource::<LastGame>();
    assert_eq!(last.game(Games(HOUSE)), MORRIS);
    assert_eq!(Games(HOUSE).named("morris"), MORRIS);
}

#[test]
fn the_address_of_its_page_puts_it_on_the_table() {
    for game in HOUSE.iter().map(|game| game.id).chain([ActiveGame::None]) {
        let mut whole = start(Store::memory(), game);
        let exchange = whole.app.world().resource::<Exchange>();
        exchange.take_address("#morris-rules".to_owned());
        whole.settle();
        assert_eq!(on_table(&whole), MORRIS);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(RULES)));
    }
}

#[test]
fn a_file_of_it_puts_it_on_the_table_and_a_file_of_another_that_one() {
    for game in HOUSE.iter().map(|game| game.id).chain([ActiveGame::None]) {
        let mut whole = start(Store::memory(), game);
        drop_file(&mut whole, "morris.txt", "[Game \"Morris\"]\n1. a1");
        assert_eq!(on_table(&whole), MORRIS);
        drop_file(&mut whole, "agon.pgn", "1. Gb1-c2 *");
        assert_eq!(on_table(&whole), HOUSE[0].id);
    }
}

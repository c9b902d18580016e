//! The title page: the name of the game over its board, and the main menu.

mod menu;

use agon_core::rules::{Game, Position, RuleSet};
use agon_core::session::players::Players;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Align, Color32, Layout, Mesh, Rect, RichText, Shape, TextStyle, Ui, pos2, vec2};

use self::menu::{Offer, TitleAction, low_menu, menu};
use super::new_game::choices::Choices;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::messages::GameStarted;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::saves::saved_games::SavedGames;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::entities::ShowPosition;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::title_style;
use crate::tabletop::title::menu_area;
use crate::tabletop::view::BoardViewport;

/// Width of the fade of the menu's background, to its side and above, in points.
const FADE: [f32; 2] = [64.0, 32.0];

/// Windows lower than this, in points, have no room for a large name and one button per line.
const LOW: f32 = 560.0;
/// Windows lower than this, in points, have room for all only with three small buttons on a line.
const LOWEST: f32 = 440.0;
/// Upright windows lower than this, in points, have no room for a large name.
const LOW_UPRIGHT: f32 = 760.0;

/// The least height above the menu, in points, in which the board is shown.
const LEAST_BOARD: f32 = 140.0;

pub(crate) fn plugin(app: &mut App) {
    add_screen(app, in_state(AgonScreen(Screen::Title)), show);
    app.add_message::<TitleAction>()
        .add_systems(OnEnter(AgonScreen(Screen::Title)), set_up_board)
        .add_systems(
            Update,
            act.run_if(on_message::<TitleAction>).in_set(MenuSystems::SavedGames),
        );
    if cfg!(target_arch = "wasm32") {
        // A page has no window whose title is read out.
        app.add_systems(Startup, tell_arrival);
    }
    for exited in [Screen::NewGame, Screen::Playing] {
        let way_back = OnTransition {
            exited: AgonScreen(exited),
            entered: AgonScreen(Screen::Title),
        };
        app.add_systems(way_back, tell);
    }
}

/// Announces the return to the title to screen readers.
fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write(Spoken(language.tr("title-name")));
}

fn tell_arrival(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    let [name, line] = ["title-name", "title-line"].map(|key| language.tr(key));
    spoken.write(Spoken(format!("{name}. {line}")));
}

/// Behind the menu is the game that can be continued, otherwise a game about to begin.
fn set_up_board(games: Res<SavedGames>, mut shown: MessageWriter<ShowPosition>) {
    let position = match games.unfinished() {
        Some(saved) => *saved.tree.line().position(),
        None => Position::start(&RuleSet::default()),
    };
    shown.write(ShowPosition(position));
}

fn show(
    In(ctx): In<egui::Context>,
    (language, colours): (Res<Language>, Res<BoardPalette>),
    (games, settings): (Res<SavedGames>, Res<AgonSettings>),
    mut viewport: ResMut<BoardViewport>,
) -> Option<Do> {
    let offer = match games.unfinished() {
        Some(saved) => Offer::Continue(saved),
        None if settings.first_run => Offer::FirstGame,
        None => Offer::NewGame,
    };
    let (asked, board) = page(&ctx, offer, &colours, &language);
    viewport.set_if_neq(BoardViewport::of(&ctx, board));
    asked
}

fn act(
    mut actions: MessageReader<TitleAction>,
    (mut settings, mut choices): (ResMut<AgonSettings>, ResMut<Choices>),
    (games, store): (Res<SavedGames>, Res<Store>),
    mut screen: ResMut<NextState<Screen>>,
    (mut wanted, mut started): (MessageWriter<GameWanted>, MessageWriter<GameStarted>),
) {
    for &action in actions.read() {
        match action {
            TitleAction::Continue => drop(started.write_batch(games.reopen_last(&store).map(GameStarted::of))),
            TitleAction::FirstGame => {
                // The first game is played with all aids switched on.
                settings.show_targets = true;
                wanted.write(Choices::first_game());
            }
            TitleAction::Against(opponent) => {
                choices.opponent = opponent;
                screen.set(Screen::NewGame);
            }
            TitleAction::Analyse => {
                let tree = Game::new(choices.rules()).into();
                wanted.write(GameWanted::analysis(tree, Players::two_people("", ""), Vec::new()));
            }
        }
    }
}

/// Draws the menu on a background that leaves the board visible beside or above it. Returns the button pressed and the
/// board's area. Where there is no room for the board, a small one in these colours shows the game to continue.
fn page(ctx: &egui::Context, offer: Offer, colours: &BoardPalette, language: &Language) -> (Option<Do>, Rect) {
    let window = ctx.content_rect();
    let is_beside = window.width() > window.height() * 1.2;
    let margin = if window.width() < size::NARROW {
        space::M
    } else {
        space::XL
    };
    let is_lowest = is_beside && window.height() < LOWEST;
    let width = if is_beside {
        (window.width() * if is_lowest { 0.54 } else { 0.48 } - margin).min(380.0)
    } else {
        (window.width() - 2.0 * margin).min(size::QUESTION_WIDTH)
    };
    let id = egui::Id::new("title");
    // The height is known from the last frame.
    let height = ctx
        .memory(|memory| memory.area_rect(id))
        .map_or(window.height() * 0.6, |rect| rect.height());
    let solid = if is_beside {
        Rect::from_min_max(
            window.min,
            pos2(window.left() + margin + width + space::M, window.bottom()),
        )
    } else {
        let top = window.bottom() - height - margin - space::M;
        // A board of a thumbnail's size would only look lost.
        let top = if top - window.top() < LEAST_BOARD {
            window.top()
        } else {
            top
        };
        Rect::from_min_max(pos2(window.left(), top), window.max)
    };
    let is_alone = !is_beside && solid.top() <= window.top();
    // Over the board it would look like fog.
    let fog = if is_beside {
        solid.with_min_x(solid.right()).with_max_x(solid.right() + FADE[0])
    } else {
        solid
            .with_max_y(solid.top())
            .with_min_y((solid.top() - FADE[1]).max(window.top()))
    };
    let board = if is_beside {
        Rect::from_min_max(pos2(fog.right(), window.top()), window.max)
    } else {
        let bottom = fog.top().max(window.top() + 1.0);
        Rect::from_min_max(window.min, pos2(window.right(), bottom))
    };
    ground(ctx, solid, fog, is_beside);
    let (anchor, offset) = if is_beside {
        (egui::Align2::LEFT_CENTER, vec2(margin, 0.0))
    } else if is_alone {
        (egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
    } else {
        (egui::Align2::CENTER_BOTTOM, vec2(0.0, -margin))
    };
    let is_low = window.height() < LOW;
    let is_name_small = is_low || (!is_beside && window.height() < LOW_UPRIGHT);
    let area = egui::Area::new(id).anchor(anchor, offset);
    let room = vec2(width, window.height() - 2.0 * space::S);
    let shown = menu_area(ctx, area, egui::Frame::NONE, room, |ui| {
        let align = if is_beside { Align::Min } else { Align::Center };
        ui.with_layout(Layout::top_down(align), |ui| name(ui, language, is_name_small));
        if is_lowest {
            return low_menu(ui, offer, language, room.y);
        }
        ui.add_space(if is_name_small { space::S } else { space::L });
        menu(ui, offer, is_alone.then_some(colours), language, is_low)
    });
    (shown.inner, board)
}

/// The background that keeps text legible over the room: solid beneath the menu, fading out towards the board.
fn ground(ctx: &egui::Context, solid: Rect, fog: Rect, is_beside: bool) {
    let palette = Palette::of(ctx);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(solid, palette.ground);
    let (near, far) = if is_beside {
        (
            [fog.left_top(), fog.left_bottom()],
            [fog.right_top(), fog.right_bottom()],
        )
    } else {
        (
            [fog.left_bottom(), fog.right_bottom()],
            [fog.left_top(), fog.right_top()],
        )
    };
    let first = mesh.vertices.len() as u32;
    for corner in near {
        mesh.colored_vertex(corner, palette.ground);
    }
    for corner in far {
        mesh.colored_vertex(corner, Color32::TRANSPARENT);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first + 1, first + 2, first + 3);
    ctx.layer_painter(egui::LayerId::background()).add(Shape::mesh(mesh));
}

fn name(ui: &mut Ui, language: &Language, is_small: bool) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = space::XS;
    let style = if is_small { TextStyle::Heading } else { title_style() };
    ui.label(
        RichText::new(language.tr("title-name"))
            .text_style(style)
            .color(palette.accent),
    );
    if !is_small {
        ui.label(RichText::new(language.tr("title-line")).color(palette.muted));
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::{Move, Side};
    use agon_core::session::conditions::Terms;
    use agon_core::session::saved_game::SavedGame;

    use super::menu::which_game;
    use super::*;
    use crate::agon::hud::icons::egui_color;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, context, entered, texts_in_sight};

    fn saved_game(players: Players) -> SavedGame {
        SavedGame {
            tree: Game::new(RuleSet::default()).into(),
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed: 0,
        }
    }

    #[test]
    fn it_fits() {
        let long = "W".repeat(24);
        let computer = saved_game(Players::against_computer(Side::Black, Level::Strong));
        let people = saved_game(Players::two_people(&long, &long));
        for offer in [
            Offer::Continue(&computer),
            Offer::Continue(&people),
            Offer::FirstGame,
            Offer::NewGame,
        ] {
            assert_fits(|ctx, language| drop(page(ctx, offer, &BoardPalette::default(), language)));
        }
    }

    #[test]
    fn settings_and_credits_are_in_sight_in_a_low_window() {
        let saved = saved_game(Players::against_computer(Side::Black, Level::Strong));
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for (offer, window) in [Offer::Continue(&saved), Offer::FirstGame, Offer::NewGame]
                .into_iter()
                .flat_map(|offer| [(640.0, 360.0), (640.0, 400.0), (844.0, 390.0)].map(|window| (offer, window)))
            {
                let window = vec2(window.0, window.1);
                let seen = texts_in_sight(window, |ctx| {
                    page(ctx, offer, &BoardPalette::default(), &language);
                });
                for text in ["settings-title", "credits-title", "quit"].map(|key| language.tr(key)) {
                    assert!(seen.contains(&text), "{text} in {window}: {seen:?}");
                }
            }
        }
    }

    /// Number of cells marked as those of the last move in a window of this size.
    fn cells_of_last_move(window: egui::Vec2, saved: &SavedGame) -> usize {
        let (ctx, language, colours) = (context(), Language::new(Locale::EN), BoardPalette::default());
        let mark = egui::epaint::ColorMode::Solid(egui_color(colours.last_move));
        let mut count = 0;
        // The menu's height settles in the first passes.
        for _ in 0..4 {
            let input = egui::RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
                ..egui::RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                page(ui.ctx(), Offer::Continue(saved), &colours, &language);
            });
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
            let is_mark = |shape: &Shape| matches!(shape, Shape::Path(path) if path.stroke.color == mark);
            count = output.shapes.iter().filter(|clipped| is_mark(&clipped.shape)).count();
        }
        count
    }

    #[test]
    fn where_the_board_has_no_room_a_small_one_shows_the_game_to_continue() {
        let mut saved = saved_game(Players::against_computer(Side::Black, Level::Strong));
        let step = Move::Board {
            from: "f1".parse().unwrap(),
            to: "f2".parse().unwrap(),
        };
        saved.tree.play(step).unwrap();
        let phone = vec2(360.0, 640.0);
        assert_eq!(cells_of_last_move(phone, &saved), 2);
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let seen = texts_in_sight(phone, |ctx| {
                page(ctx, Offer::Continue(&saved), &BoardPalette::default(), &language);
            });
            assert!(seen.contains(&language.tr("quit")), "{locale:?}: {seen:?}");
        }
        // There the board itself is seen above or beside the menu.
        for window in [vec2(768.0, 1024.0), vec2(1280.0, 800.0), vec2(640.0, 360.0)] {
            assert_eq!(cells_of_last_move(window, &saved), 0, "{window}");
        }
    }

    #[test]
    fn the_keyboard_alone_starts_the_first_game() {
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| {
            page(ctx, Offer::FirstGame, &BoardPalette::default(), &language).0
        });
        assert_eq!(asked, Some(Do::send(TitleAction::FirstGame)));
    }

    #[test]
    fn the_kept_game_is_called_by_its_players_and_turn() {
        let language = Language::new(Locale::EN);
        let named = saved_game(Players::two_people("Anna", ""));
        assert_eq!(which_game(&named, &language), "Anna – Black, turn 1");
        let computer = saved_game(Players::against_computer(Side::Black, Level::Casual));
        assert_eq!(
            which_game(&computer, &language),
            "Against the computer (Casual), turn 1"
        );
    }
}

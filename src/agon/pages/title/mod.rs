//! The title page: the main menu beside its board, and the page behind *More*.

pub(super) mod menu;
mod more;

use agon_core::puzzles::collection::Collection;
use agon_core::rules::{Game, Position, RuleSet};
use agon_core::session::players::Players;
use bevy::prelude::*;
use bevy_egui::egui;

use self::menu::{Offer, TitleAction, Waiting, menu};
use super::new_game::choices::{Choices, Opponent};
use crate::agon::drawings::material;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::content::{Content, ContentWanted, Part};
use crate::agon::gameplay::messages::GameStarted;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::gameplay::settings::{AgonSettings, Theme};
use crate::agon::gameplay::solved::Solved;
use crate::agon::saves::saved_games::SavedGames;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::entities::ShowPosition;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::exchange::day_number;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::tabletop::title::menu::show as show_menu;
use crate::tabletop::view::BoardViewport;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(more::plugin);
    add_screen(app, in_state(AgonScreen(Screen::Title)), show);
    app.add_message::<TitleAction>()
        .add_systems(OnEnter(AgonScreen(Screen::Title)), (set_up_board, read_puzzles))
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

/// In the browser only whoever solves puzzles fetches them to know whether that of the day waits.
fn read_puzzles(
    (content, solved): (Option<Res<Content>>, Option<Res<Solved>>),
    mut wanted: MessageWriter<ContentWanted>,
) {
    let is_unread = content.is_some_and(|content| content.is_unread(Part::Puzzles));
    if is_unread && solved.is_some_and(|solved| !solved.progress().is_empty()) {
        wanted.write(ContentWanted(Part::Puzzles));
    }
}

/// Whether the puzzle of the day is still to be solved.
fn is_puzzle_waiting(content: Option<&Content>, solved: Option<&Solved>) -> bool {
    let Some(solved) = solved.filter(|_| content.is_some_and(|content| content.is_there(Part::Puzzles))) else {
        return false;
    };
    let today = Collection::agon().of_day(day_number());
    today.is_some_and(|puzzle| !solved.progress().tried(puzzle.id()).is_some_and(|tried| tried.solved))
}

fn show(
    In(ctx): In<egui::Context>,
    language: Res<Language>,
    (games, settings, choices): (Res<SavedGames>, Res<AgonSettings>, Res<Choices>),
    (content, solved): (Option<Res<Content>>, Option<Res<Solved>>),
    (theme, palette): (Res<Theme>, Res<BoardPalette>),
    mut viewport: ResMut<BoardViewport>,
) -> Option<Do> {
    let offer = match games.unfinished() {
        Some(saved) => Offer::Continue(saved),
        None if settings.first_run => Offer::FirstGame,
        None => Offer::NewGame(choices.level),
    };
    // Before the first game nothing else is to be thought of.
    let waiting = Waiting {
        puzzle: !settings.first_run && is_puzzle_waiting(content.as_deref(), solved.as_deref()),
        answer: games.has_other_turn_by_link(),
    };
    let ground = |ui: &egui::Ui, part| material::paint(ui, part, *theme, &palette);
    let (asked, board) = show_menu(&ctx, menu(offer, waiting, &language), &ground, &language);
    viewport.set_if_neq(BoardViewport::of(&ctx, board));
    asked
}

fn act(
    mut actions: MessageReader<TitleAction>,
    (mut settings, mut choices): (ResMut<AgonSettings>, ResMut<Choices>),
    (games, store): (Res<SavedGames>, Res<Store>),
    (mut screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
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
            TitleAction::Play => {
                choices.opponent = Opponent::Computer;
                wanted.write(choices.game(fresh_seed()));
            }
            TitleAction::Against(opponent) => {
                choices.opponent = opponent;
                screen.set(Screen::NewGame);
                NextState::set_if_neq(&mut overlay, Overlay::None);
            }
            TitleAction::Analyse => {
                let tree = Game::new(choices.rules()).into();
                wanted.write(GameWanted::analysis(tree, Players::two_people("", ""), Vec::new()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::Side;
    use agon_core::session::conditions::Terms;
    use agon_core::session::saved_game::SavedGame;
    use bevy_egui::egui::vec2;

    use super::menu::which_game;
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, assert_fits, drawn, entered, place_of};

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
    fn of_a_game_by_link_it_is_said_whose_turn_it_is() {
        let language = Language::new(Locale::EN);
        let line = |side| {
            let players = Players::by_link(side, ["Ada".to_owned(), "Bo".to_owned()]);
            which_game(&saved_game(players), &language)
        };
        assert_eq!(line(Side::White), "Ada – Bo, turn 1 · Your turn");
        assert_eq!(line(Side::Black), "Ada – Bo, turn 1 · Opponent’s turn");
    }

    fn page(ctx: &egui::Context, offer: Offer, language: &Language) -> (Option<Do>, egui::Rect) {
        let ground = |ui: &egui::Ui, part| material::paint(ui, part, Theme::default(), &BoardPalette::default());
        show_menu(ctx, menu(offer, WAITING, language), &ground, language)
    }

    const NEW_GAME: Offer = Offer::NewGame(Level::Formidable);
    const WAITING: Waiting = Waiting {
        puzzle: true,
        answer: true,
    };

    #[test]
    fn it_fits() {
        let long = "W".repeat(24);
        let computer = saved_game(Players::against_computer(Side::Black, Level::Strong));
        let people = saved_game(Players::two_people(&long, &long));
        for offer in [
            Offer::Continue(&computer),
            Offer::Continue(&people),
            Offer::FirstGame,
            NEW_GAME,
        ] {
            assert_fits(|ctx, language| drop(page(ctx, offer, language)));
        }
    }

    /// Where the texts of the menu's buttons stand, whichever is the main one.
    fn places(offer: Offer, main: &str, window: egui::Vec2, language: &Language) -> Vec<egui::Rect> {
        let texts = drawn(window, |ctx| drop(page(ctx, offer, language))).placed();
        let place = |key| place_of(&texts, &language.tr(key));
        let others = [
            key("learn-title"),
            key("puzzles-title"),
            key("title-people"),
            key("more-title"),
        ];
        let main = egui::Rect::from_min_size(place(main).min, egui::Vec2::ZERO);
        [main].into_iter().chain(others.map(place)).collect()
    }

    #[test]
    fn nothing_moves_when_there_is_a_game_to_continue() {
        let saved = saved_game(Players::against_computer(Side::Black, Level::Formidable));
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for window in [WINDOWS[0], WINDOWS[1], WINDOWS[4], WINDOWS[5]] {
                let play = places(NEW_GAME, "title-play", window, &language);
                let first = places(Offer::FirstGame, "title-play", window, &language);
                let going_on = places(Offer::Continue(&saved), "title-continue", window, &language);
                for other in [first, going_on] {
                    assert!(
                        play.iter()
                            .zip(&other)
                            .all(|(one, other)| one.min.distance(other.min) < 1.5),
                        "{locale:?} {window}: {play:?} {other:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn all_of_it_is_in_sight_on_a_telephone_either_way() {
        let saved = saved_game(Players::against_computer(Side::Black, Level::Strong));
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for (offer, window) in [Offer::Continue(&saved), Offer::FirstGame, NEW_GAME]
                .into_iter()
                .flat_map(|offer| {
                    [(360.0, 640.0), (640.0, 360.0), (640.0, 400.0), (844.0, 390.0)].map(|window| (offer, window))
                })
            {
                let window = vec2(window.0, window.1);
                let seen = drawn(window, |ctx| {
                    page(ctx, offer, &language);
                })
                .in_sight();
                let entries = ["learn-title", "puzzles-title", "title-people", "more-title"];
                for text in entries.map(|key| language.tr(key)) {
                    assert!(seen.contains(&text), "{text} in {window}: {seen:?}");
                }
            }
        }
    }

    #[test]
    fn a_telephone_has_room_for_the_board_above_the_menu() {
        let saved = saved_game(Players::against_computer(Side::Black, Level::Strong));
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let mut board = egui::Rect::NOTHING;
            drawn(vec2(360.0, 640.0), |ctx| {
                board = page(ctx, Offer::Continue(&saved), &language).1;
            })
            .placed();
            assert!(board.height() > 200.0, "{locale:?}: {board:?}");
        }
    }

    #[test]
    fn the_keyboard_alone_starts_the_first_game() {
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| page(ctx, Offer::FirstGame, &language).0);
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

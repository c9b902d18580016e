//! Starting a game: a new one, a rematch, or one that goes on with a saved one. The game before it stays saved.

use agon_core::notation::GameTree;
use agon_core::rules::{Game, Handicap, Side};
use agon_core::session::by_link::{mark_by_link, set_answers, set_draw_offer, take_letter};
use agon_core::session::conditions::{Terms, TimeOdds};
use agon_core::session::players::{Player, Players};
use agon_core::session::saved_game::{SavedGame, are_of_analysis, mark_analysis};
use bevy::prelude::*;

use super::saved_games::{SavedGames, game_in};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{GameAction, GameEnded, GameStarted};
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::text::words::shortened;
use crate::shell::system::exchange::today;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::tabletop::saves::Resumed;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<GameWanted>().add_systems(
        Update,
        (
            resume.run_if(resource_exists::<Resumed>),
            want_rematch.run_if(resource_exists::<Match>),
            begin,
            go_to_game,
            end_first_run,
        )
            .chain()
            .in_set(MenuSystems::Begin),
    );
}

/// A player wants a game on the board. It starts with a [`GameStarted`].
#[derive(Message, Clone, Debug)]
pub struct GameWanted {
    /// The game: new, from any position, or already played.
    pub tree: GameTree,
    /// The players.
    pub players: Players,
    /// The agreed conditions of play.
    pub terms: Terms,
    /// The tags of the record that it was opened from.
    pub tags: Vec<(String, String)>,
    /// Whether the colours were drawn by lot, in which case they are announced.
    pub by_lot: bool,
}

impl GameWanted {
    /// An analysis of a game, or of a position, on a board of its own, with the tags of the record it was opened from.
    pub fn analysis(tree: GameTree, players: Players, mut tags: Vec<(String, String)>) -> Self {
        if tags.is_empty() {
            tags.push(("Date".to_owned(), today()));
        }
        mark_analysis(&mut tags);
        Self {
            tree,
            players,
            terms: Terms::default(),
            tags,
            by_lot: false,
        }
    }
}

/// Goes on with the game that was being played at a sudden end.
fn resume(resumed: Res<Resumed>, store: Res<Store>, mut started: MessageWriter<GameStarted>, mut commands: Commands) {
    started.write_batch(game_in(&store, &resumed.0).map(GameStarted::of));
    commands.remove_resource::<Resumed>();
}

fn want_rematch(mut actions: MessageReader<GameAction>, current: Res<Match>, mut wanted: MessageWriter<GameWanted>) {
    for action in actions.read() {
        if *action == GameAction::PlayFromHere {
            wanted.write(GameWanted {
                tree: current.game_here().into(),
                players: current.players().clone(),
                terms: *current.terms(),
                tags: vec![("Date".to_owned(), today())],
                by_lot: false,
            });
            continue;
        }
        let handicap = current.game().handicap();
        let mut terms = *current.terms();
        let (players, handicap) = match action {
            GameAction::Rematch => (current.players().clone(), handicap),
            GameAction::NextLevel => {
                let players = current.players();
                (
                    players
                        .next_level()
                        .map_or(players.clone(), |level| players.at_level(level)),
                    handicap,
                )
            }
            // Handicaps belong to the player, of either colour.
            GameAction::SwapSides => {
                terms.odds = terms.odds.map(TimeOdds::swapped);
                (current.players().swapped(), handicap.map(Handicap::swapped))
            }
            _ => continue,
        };
        let game = Game::from_position(*current.rules(), *current.game().start()).with_handicap(handicap);
        wanted.write(GameWanted {
            tree: game.into(),
            players,
            terms,
            tags: Vec::new(),
            by_lot: false,
        });
    }
}

/// Starts the requested game. If it goes on with an unfinished one, it is the same game.
fn begin(
    mut requests: MessageReader<GameWanted>,
    (games, store, language): (Res<SavedGames>, Res<Store>, Res<Language>),
    mut settings: ResMut<AgonSettings>,
    mut started: MessageWriter<GameStarted>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(mut wanted) = requests.read().last().cloned() else {
        return;
    };
    let letter = take_letter(&mut wanted.tags, &wanted.tree.main_game(), Default::default());
    let is_by_link = wanted.players.are_by_link();
    notices.write_batch(to_be_told(&wanted, &language).map(Notice::info));
    let is_analysis = are_of_analysis(&wanted.tags);
    let is_same =
        |earlier: &SavedGame| !is_analysis && earlier.players == wanted.players && earlier.terms == wanted.terms;
    let earlier = match (is_by_link, &letter) {
        (true, Some(letter)) => games.by_link(&store, letter.number),
        (true, None) => None,
        (false, _) => games.continued_by(&store, wanted.tree.line()).filter(is_same),
    };
    if earlier.is_none() && games.unfinished().is_some() && settings.first_run && !is_analysis {
        // A player who begins another game before the end of the first has seen enough of it.
        settings.first_run = false;
    }
    let plies = |tree: &GameTree| tree.main_line().count();
    let known = earlier.as_ref().map(|earlier| plies(&earlier.tree));
    let arrived = plies(&wanted.tree);
    let mut game = match earlier {
        Some(earlier) => SavedGame {
            tree: earlier.tree.gone_on(&wanted.tree),
            times: None,
            ..earlier
        },
        None => {
            let is_new = wanted.tags.is_empty() && wanted.tree.main_line().next().is_none();
            SavedGame {
                tree: wanted.tree,
                players: wanted.players,
                terms: wanted.terms,
                times: None,
                tags: if is_new {
                    vec![("Date".to_owned(), today())]
                } else {
                    wanted.tags
                },
                seed: match &letter {
                    Some(letter) if is_by_link => letter.number.into(),
                    // The number of a game by link goes with each link.
                    _ if is_by_link => fresh_seed() & u64::from(u32::MAX),
                    _ => fresh_seed(),
                },
            }
        }
    };
    if is_by_link {
        mark_by_link(&mut game.tags);
        if let Some(letter) = letter {
            let end = game.tree.main_game();
            // Answers that came with a link that was known are not news. A draw may be offered later.
            if known != Some(plies(&game.tree)) {
                set_answers(&mut game.tags, &letter.answers, &end);
            }
            if letter.offers_draw && arrived == plies(&game.tree) {
                set_draw_offer(&mut game.tags, true, &end);
            }
        }
    }
    started.write(GameStarted::of(game));
}

/// Announcements of terms settled before the game and not visible on its board.
fn to_be_told(game: &GameWanted, language: &Language) -> impl Iterator<Item = String> {
    let white = game.players.of(Side::White);
    let lot = match (game.players.single_human(), white) {
        (Some(Side::White), _) => Some(language.tr("lot-you-white")),
        (Some(Side::Black), _) => Some(language.tr("lot-you-black")),
        (None, Player::Human { name }) if !name.is_empty() => {
            Some(language.tr_with("lot-name-white", &[("name", shortened(name).into())]))
        }
        (None, _) => None,
    };
    let line = game.tree.line();
    let handicap = line.handicap().filter(|_| line.plies().is_empty());
    let handicap = handicap.map(|given| language.tr_with("new-game-handicap-line", &[("turns", given.turns().into())]));
    lot.filter(|_| game.by_lot).into_iter().chain(handicap)
}

/// Takes the player to any game that starts: new, saved or requested at launch.
fn go_to_game(
    mut started: MessageReader<GameStarted>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if started.read().count() > 0 {
        // A rematch leads from game to game and does not count as leaving.
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

/// After a complete game nobody is a beginner.
fn end_first_run(mut ended: MessageReader<GameEnded>, mut settings: ResMut<AgonSettings>) {
    if ended.read().count() > 0 && settings.first_run {
        settings.first_run = false;
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::{RuleSet, WinReason};
    use agon_core::session::conditions::TimeControl;

    use super::*;
    use crate::agon::gameplay::messages;
    use crate::agon::gameplay::messages::{AnalysisAction, HistoryAction, ResultAction};
    use crate::agon::pages::pause;
    use crate::agon::saves::{analysis_board, autosave, saved_games};
    use crate::agon::text::pages::{MENU, MY_GAMES};
    use crate::shell::ui::browser_history::ScreenWanted;
    use crate::shell::ui::navigation::BackPressed;
    use crate::shell::ui::question::Questions;
    use crate::tabletop::active_game::ActiveGame;
    use crate::testing::matches::random_game;
    use crate::testing::programs;
    use crate::testing::programs::{settle, tell};

    const TERMS: Terms = Terms {
        time: TimeControl::Fischer {
            minutes: 5,
            increment: 3,
        },
        odds: None,
        touch_move: true,
    };

    fn app() -> App {
        let mut app = programs::referee(Store::memory());
        app.add_plugins((saved_games::plugin, autosave::plugin, plugin, pause::plugin))
            .add_plugins(analysis_board::plugin);
        app.update();
        app
    }

    fn want(app: &mut App, preset: &str) {
        want_game(app, Game::new(preset.parse::<RuleSet>().unwrap()));
    }

    fn want_game(app: &mut App, game: Game) {
        tell(
            app,
            GameWanted {
                tree: game.into(),
                players: Players::against_computer(Side::White, Level::Beginner),
                terms: TERMS,
                tags: Vec::new(),
                by_lot: false,
            },
        );
    }

    fn answer(app: &mut App, yes: bool) {
        assert!(app.world().resource::<Questions>().is_open(), "something is asked");
        app.world_mut().resource_mut::<Questions>().answer(yes);
        settle(app);
    }

    fn play_a_move(app: &mut App) {
        let mv = app
            .world()
            .resource::<Match>()
            .game()
            .position()
            .legal_moves(&RuleSet::default())[0];
        let request = messages::MoveRequested::new(mv, app.world().resource());
        tell(app, request);
    }

    /// The name of the rules of the game on the board.
    fn on_board(app: &App) -> Option<String> {
        app.world()
            .get_resource::<Match>()
            .map(|current| current.rules().to_string())
    }

    fn screen(app: &App) -> Screen {
        *app.world().resource::<State<Screen>>().get()
    }

    fn overlay(app: &App) -> Overlay {
        *app.world().resource::<State<Overlay>>().get()
    }

    fn unfinished(app: &App) -> usize {
        let games = app.world().resource::<SavedGames>().games().iter();
        games.filter(|game| game.is_unfinished).count()
    }

    #[test]
    fn a_game_that_is_wanted_begins_at_once_and_the_one_before_is_kept() {
        let mut app = app();
        want(&mut app, "globe");
        assert_eq!(screen(&app), Screen::Playing);
        want(&mut app, "escale");
        assert_eq!(unfinished(&app), 0, "a game without a move is no loss");
        play_a_move(&mut app);
        want(&mut app, "ludii");
        assert_eq!(on_board(&app).as_deref(), Some("ludii"));
        play_a_move(&mut app);
        tell(&mut app, GameAction::Leave);
        assert_eq!((screen(&app), on_board(&app)), (Screen::Title, None));
        assert_eq!(unfinished(&app), 2);
        let store = app.world().resource::<Store>();
        let games = app.world().resource::<SavedGames>();
        let last = games.reopen_last(store).unwrap();
        assert_eq!(last.tree.line().rules().to_string(), "ludii");
        tell(&mut app, GameStarted::of(last));
        assert_eq!(app.world().resource::<Match>().game().plies().len(), 1);
        assert_eq!(unfinished(&app), 2);
    }

    #[test]
    fn a_game_that_goes_on_with_an_unfinished_one_is_the_same_game() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        let current = app.world().resource::<Match>();
        let (seed, mut later) = (current.seed(), current.game().clone());
        for _ in 0..2 {
            let mv = later.legal_moves()[0];
            later.play(mv).unwrap();
        }
        want_game(&mut app, later.clone());
        let current = app.world().resource::<Match>();
        assert_eq!((current.seed(), current.game().plies().len()), (seed, 3));
        assert_eq!(unfinished(&app), 1);
        later.lose(Side::Black, WinReason::Resignation);
        want_game(&mut app, later);
        assert!(app.world().resource::<Match>().result().is_some());
        assert_eq!(unfinished(&app), 0, "it is over now");
        assert_eq!(app.world().resource::<SavedGames>().games().len(), 1);
    }

    #[test]
    fn a_game_that_is_looked_at_keeps_its_result() {
        let mut app = app();
        let mut over = random_game(RuleSet::default(), 4, 1);
        over.lose(Side::Black, WinReason::Resignation);
        want_game(&mut app, over);
        tell(&mut app, HistoryAction::Undo);
        let current = app.world().resource::<Match>();
        assert!(current.result().is_some() && current.game().plies().len() == 3);
        assert_eq!(app.world().resource::<SavedGames>().games().len(), 0);
    }

    #[test]
    fn a_game_begun_here_has_a_date_and_an_opened_one_only_what_it_came_with() {
        let mut app = app();
        let date = |app: &App| {
            let record = app.world().resource::<Match>().saved_game(None).record();
            record.tag("Date").map(str::to_owned)
        };
        want(&mut app, "globe");
        assert_eq!(date(&app), Some(today()));
        want_game(&mut app, random_game(RuleSet::default(), 4, 1));
        assert_eq!(date(&app).as_deref(), Some("????.??.??"));
        let opened = GameWanted {
            tree: random_game(RuleSet::default(), 4, 1).into(),
            players: Players::two_people("", ""),
            terms: Terms::default(),
            tags: vec![("Date".into(), "1872.01.05".into()), ("Annotator".into(), "Cy".into())],
            by_lot: false,
        };
        tell(&mut app, opened);
        assert_eq!(date(&app).as_deref(), Some("1872.01.05"));
        let record = app.world().resource::<Match>().saved_game(None).record();
        assert_eq!(record.tag("Annotator"), Some("Cy"));
    }

    #[test]
    fn the_browser_goes_back_from_a_game_and_forward_to_the_same_one() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        want(&mut app, "escale");
        play_a_move(&mut app);
        tell(&mut app, ResultAction::Resign);
        tell(&mut app, ScreenWanted(Screen::Title));
        assert_eq!((screen(&app), on_board(&app)), (Screen::Title, None));
        tell(&mut app, ScreenWanted(Screen::Playing));
        assert_eq!(screen(&app), Screen::Playing);
        assert_eq!(on_board(&app).as_deref(), Some("escale"), "though it is over");
    }

    #[test]
    fn forward_leads_to_a_game_without_a_move_too() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        want(&mut app, "escale");
        tell(&mut app, ScreenWanted(Screen::Title));
        assert_eq!(on_board(&app), None);
        tell(&mut app, ScreenWanted(Screen::Playing));
        assert_eq!(on_board(&app).as_deref(), Some("escale"), "not the one before it");
    }

    #[test]
    fn a_game_that_was_being_played_at_a_sudden_end_goes_on() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        let entry = app.world().resource::<Store>().loaded().unwrap();
        tell(&mut app, GameAction::Leave);
        assert_eq!(on_board(&app), None);
        app.insert_resource(Resumed(entry));
        settle(&mut app);
        assert_eq!(
            (screen(&app), on_board(&app).as_deref()),
            (Screen::Playing, Some("globe"))
        );
        assert!(!app.world().contains_resource::<Resumed>());
    }

    #[test]
    fn back_to_my_games_leads_to_their_list() {
        let mut app = app();
        let mut over = random_game(RuleSet::default(), 4, 1);
        over.agree_draw();
        want_game(&mut app, over);
        tell(&mut app, GameAction::BackToMyGames);
        assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::Page(MY_GAMES)));
    }

    #[test]
    fn two_people_analyse_their_game_if_both_agree_and_find_it_as_it_was() {
        let mut app = app();
        let game = random_game(RuleSet::default(), 5, 2);
        tell(
            &mut app,
            GameWanted {
                tree: game.into(),
                players: Players::two_people("Ada", "Bo"),
                terms: TERMS,
                tags: Vec::new(),
                by_lot: false,
            },
        );
        let game = app.world().resource::<Match>().seed();
        tell(&mut app, AnalysisAction::Begin);
        answer(&mut app, false);
        assert_eq!(app.world().resource::<Match>().seed(), game);
        tell(&mut app, AnalysisAction::Begin);
        answer(&mut app, true);
        let current = app.world().resource::<Match>();
        assert!(current.is_analysed() && current.is_analysis_board() && current.seed() != game);
        assert_eq!(current.game().plies().len(), 5);
        assert_eq!(
            app.world().resource::<SavedGames>().games().len(),
            1,
            "nothing was tried yet"
        );
        play_a_move(&mut app);
        let games = app.world().resource::<SavedGames>();
        let kinds: Vec<_> = games.games().iter().map(|game| game.summary.is_analysis).collect();
        assert_eq!((kinds, unfinished(&app)), (vec![false, true], 1));
        tell(&mut app, AnalysisAction::End);
        let current = app.world().resource::<Match>();
        assert_eq!((current.seed(), current.game().plies().len()), (game, 5));
        assert!(!current.is_analysed() && current.terms() == &TERMS);
        let last = app.world().resource::<SavedGames>().unfinished().unwrap();
        assert_eq!(last.seed, game, "an analysis is not what is continued");
    }

    #[test]
    fn a_game_against_the_computer_is_not_analysed_before_it_is_over() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        tell(&mut app, AnalysisAction::Begin);
        assert!(!app.world().resource::<Questions>().is_open());
        assert!(!app.world().resource::<Match>().is_analysed());
        tell(&mut app, ResultAction::Resign);
        tell(&mut app, AnalysisAction::Begin);
        let current = app.world().resource::<Match>();
        assert!(
            current.is_analysed() && current.human_chooser().is_none(),
            "the game is over here"
        );
        let game = current.seed();
        // Possible continuations are analysed on a board of their own, which leads back.
        tell(&mut app, AnalysisAction::PlayOn(None));
        let current = app.world().resource::<Match>();
        assert!(current.is_analysis_board() && current.result().is_none());
        assert!(current.human_chooser().is_some());
        tell(&mut app, AnalysisAction::End);
        let current = app.world().resource::<Match>();
        assert!(!current.is_analysed() && current.result().is_some() && current.seed() == game);
        // With its first move it is saved too.
        let saved = |app: &App| app.world().resource::<SavedGames>().games().len();
        tell(&mut app, AnalysisAction::Begin);
        let games = saved(&app);
        let current = app.world().resource::<Match>();
        let mv = current.position().legal_moves(current.rules())[0];
        tell(&mut app, AnalysisAction::PlayOn(Some(mv)));
        let current = app.world().resource::<Match>();
        assert!(current.is_analysis_board() && current.result().is_none());
        assert_eq!(current.game().plies().last().map(|ply| ply.mv), Some(mv));
        assert_eq!(saved(&app), games + 1);
    }

    #[test]
    fn an_analysis_of_nothing_but_its_beginning_is_not_saved_and_leads_back_to_the_title() {
        let mut app = app();
        let game = Game::new(RuleSet::default());
        tell(
            &mut app,
            GameWanted::analysis(game.into(), Players::two_people("", ""), Vec::new()),
        );
        for side in [Side::White, Side::Black] {
            assert_eq!(app.world().resource::<Match>().human_chooser(), Some(side));
            assert_eq!(
                app.world().resource::<SavedGames>().games().len(),
                usize::from(side == Side::Black)
            );
            play_a_move(&mut app);
        }
        let name = app.world().resource::<SavedGames>().games()[0].name.clone();
        tell(&mut app, AnalysisAction::End);
        assert_eq!((screen(&app), on_board(&app)), (Screen::Title, None));
        assert!(app.world().resource::<SavedGames>().unfinished().is_none());
        // From My games it is an analysis again, with the moves tried.
        let saved = saved_games::game_in(app.world().resource::<Store>(), &name).unwrap();
        tell(&mut app, GameStarted::of(saved));
        let current = app.world().resource::<Match>();
        assert!(current.is_analysed() && current.tree().plies_added() == 2);
    }

    #[test]
    fn a_rematch_is_the_same_game_anew_and_can_swap_sides() {
        let mut app = app();
        let game = Game::new("escale".parse::<RuleSet>().unwrap()).with_handicap(Handicap::new(Side::Black, 2));
        want_game(&mut app, game);
        play_a_move(&mut app);
        tell(&mut app, ResultAction::Resign);
        tell(&mut app, GameAction::Rematch);
        let current = app.world().resource::<Match>();
        assert!(current.game().plies().is_empty() && current.outcome().is_none());
        assert_eq!(current.players().single_human(), Some(Side::White));
        assert_eq!(current.terms(), &TERMS);
        assert_eq!(current.game().handicap(), Handicap::new(Side::Black, 2));
        let first_seed = current.seed();
        tell(&mut app, GameAction::SwapSides);
        let current = app.world().resource::<Match>();
        assert_eq!(current.players().single_human(), Some(Side::Black));
        assert_eq!(on_board(&app).as_deref(), Some("escale"));
        assert_eq!(current.terms(), &TERMS);
        assert_eq!(current.game().handicap(), Handicap::new(Side::White, 2));
        assert_ne!(current.seed(), first_seed, "the computer is not to repeat itself");
    }

    #[test]
    fn a_game_against_the_next_level_is_the_same_but_for_the_level() {
        let mut app = app();
        want(&mut app, "escale");
        play_a_move(&mut app);
        tell(&mut app, ResultAction::Resign);
        tell(&mut app, GameAction::NextLevel);
        let current = app.world().resource::<Match>();
        assert!(current.game().plies().is_empty() && current.outcome().is_none());
        assert_eq!(
            current.players(),
            &Players::against_computer(Side::White, Level::Learner)
        );
        assert_eq!(current.terms(), &TERMS);
        assert_eq!(on_board(&app).as_deref(), Some("escale"));
    }

    #[test]
    fn nobody_is_a_beginner_after_a_whole_game_or_after_giving_one_up() {
        for give_up in [false, true] {
            let mut app = app();
            want(&mut app, "globe");
            play_a_move(&mut app);
            assert!(app.world().resource::<AgonSettings>().first_run);
            if give_up {
                want(&mut app, "globe");
            } else {
                tell(&mut app, ResultAction::Resign);
            }
            assert!(!app.world().resource::<AgonSettings>().first_run);
        }
    }

    #[test]
    fn back_opens_the_menu_of_a_game_and_leads_from_the_title_to_the_other_games() {
        let mut app = app();
        want(&mut app, "globe");
        tell(&mut app, BackPressed);
        assert_eq!(overlay(&app), Overlay::Page(MENU));
        tell(&mut app, GameAction::Leave);
        assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::None));
        tell(&mut app, BackPressed);
        assert_eq!(*app.world().resource::<State<ActiveGame>>().get(), ActiveGame::None);
    }
}

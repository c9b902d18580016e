//! Starting a game: a new one (after the player agrees to abandon the unfinished one), a rematch, or the saved one.

use bevy::prelude::*;

use super::autosave::Autosave;
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::{GameAction, GameEnded, GameStarted};
use crate::app::agon::gameplay::schedule::MenuSystems;
use crate::app::agon::gameplay::settings::AgonSettings;
use crate::app::shell::system::language::Language;
use crate::app::shell::system::random_seed::fresh_seed;
use crate::app::shell::ui::navigation::{Overlay, Screen};
use crate::app::shell::ui::notice::Notice;
use crate::app::shell::ui::question::{Answered, Question};
use crate::notation::GameTree;
use crate::rules::{Game, Handicap, Side};
use crate::session::conditions::Terms;
use crate::session::players::{Player, Players};
use crate::session::saved_game::SavedGame;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<GameWanted>().add_systems(
        Update,
        (
            want_rematch.run_if(resource_exists::<Match>),
            begin,
            go_to_game,
            end_first_run,
        )
            .chain()
            .in_set(MenuSystems::Begin),
    );
}

/// A player wants a new game in place of the one on the board or saved. It starts with a [`GameStarted`], once the
/// player has agreed to lose an unfinished game.
#[derive(Message, Clone, Debug)]
pub struct GameWanted {
    /// The game: new, from any position, or already played.
    pub tree: GameTree,
    /// The players.
    pub players: Players,
    /// The agreed conditions of play.
    pub terms: Terms,
    /// Whether the colours were drawn by lot, in which case they are announced.
    pub by_lot: bool,
}

fn want_rematch(mut actions: MessageReader<GameAction>, current: Res<Match>, mut wanted: MessageWriter<GameWanted>) {
    for action in actions.read() {
        let handicap = current.game().handicap();
        let (players, handicap) = match action {
            GameAction::Rematch => (current.players().clone(), handicap),
            // The handicap belongs to the player, whatever the colour.
            GameAction::SwapSides => (current.players().swapped(), handicap.map(Handicap::swapped)),
            _ => continue,
        };
        let game = Game::from_position(*current.rules(), *current.game().start()).with_handicap(handicap);
        wanted.write(GameWanted {
            tree: game.into(),
            players,
            terms: *current.terms(),
            by_lot: false,
        });
    }
}

/// Starts the requested game, or asks first.
fn begin(
    mut requests: MessageReader<GameWanted>,
    current: Option<Res<Match>>,
    kept: Res<Autosave>,
    language: Res<Language>,
    mut beginning: Beginning,
    mut commands: Commands,
) {
    let Some(wanted) = requests.read().last().cloned() else {
        return;
    };
    // While a finished game is being viewed, the one in progress stays saved.
    let on_board = current.as_ref().filter(|current| current.is_unfinished());
    let unfinished = on_board
        .map(|current| current.game())
        .or_else(|| kept.unfinished().map(|kept| kept.tree.line()));
    // A game that continues the unfinished one is the same game, and one that is over is only viewed.
    let is_loss = wanted.tree.result().is_none() && unfinished.is_some_and(|game| !wanted.tree.line().continues(game));
    if !is_loss {
        beginning.begin(wanted, &language);
        return;
    }
    let question = Question {
        title: language.tr("abandon-title"),
        body: language.tr("abandon-body"),
        yes: language.tr("abandon-yes"),
        no: language.tr("cancel"),
    };
    let abandon = move |answer: On<Answered>,
                        language: Res<Language>,
                        mut settings: ResMut<AgonSettings>,
                        mut beginning: Beginning| {
        if answer.yes {
            // A player who abandons the first game for another has seen enough of it.
            settings.set_if_neq(AgonSettings {
                first_run: false,
                ..settings.clone()
            });
            beginning.begin(wanted.clone(), &language);
        }
    };
    commands.spawn(question).observe(abandon);
}

/// The parameters needed to start a game.
#[derive(bevy::ecs::system::SystemParam)]
struct Beginning<'w> {
    started: MessageWriter<'w, GameStarted>,
    notices: MessageWriter<'w, Notice>,
}

impl Beginning<'_> {
    fn begin(&mut self, wanted: GameWanted, language: &Language) {
        self.notices
            .write_batch(to_be_told(&wanted, language).map(Notice::info));
        let GameWanted {
            tree, players, terms, ..
        } = wanted;
        self.started.write(GameStarted(SavedGame {
            tree,
            players,
            terms,
            times: None,
            seed: fresh_seed(),
        }));
    }
}

/// What was settled before the game and cannot be seen on its board.
fn to_be_told(game: &GameWanted, language: &Language) -> impl Iterator<Item = String> {
    let white = game.players.of(Side::White);
    let lot = match (game.players.single_human(), white) {
        (Some(Side::White), _) => Some(language.tr("lot-you-white")),
        (Some(Side::Black), _) => Some(language.tr("lot-you-black")),
        (None, Player::Human { name }) if !name.is_empty() => {
            Some(language.tr_with("lot-name-white", &[("name", name.as_str().into())]))
        }
        (None, _) => None,
    };
    let line = game.tree.line();
    let handicap = line.handicap().filter(|_| line.plies().is_empty());
    let handicap = handicap.map(|given| language.tr_with("new-game-handicap-line", &[("turns", given.turns().into())]));
    lot.filter(|_| game.by_lot).into_iter().chain(handicap)
}

/// Whichever game starts (new, saved or requested at launch), the player is taken to it.
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
    use super::*;
    use crate::app::agon::gameplay::messages;
    use crate::app::agon::gameplay::messages::{HistoryAction, ResultAction};
    use crate::app::agon::pages::pause;
    use crate::app::agon::saves::autosave;
    use crate::app::agon::text::pages::MENU;
    use crate::app::shell::system::store::Store;
    use crate::app::shell::ui::navigation::BackPressed;
    use crate::app::shell::ui::question::Questions;
    use crate::app::testing::programs;
    use crate::app::testing::programs::{settle, tell};
    use crate::engine::Level;
    use crate::rules::RuleSet;
    use crate::session::conditions::TimeControl;

    const TERMS: Terms = Terms {
        time: TimeControl::Fischer {
            minutes: 5,
            increment: 3,
        },
        touch_move: true,
    };

    fn app() -> App {
        let mut app = programs::referee(Store::memory());
        app.add_plugins((autosave::plugin, plugin, pause::plugin));
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

    #[test]
    fn a_game_that_is_wanted_begins_at_once_where_nothing_is_lost() {
        let mut app = app();
        want(&mut app, "globe");
        assert_eq!(screen(&app), Screen::Playing);
        want(&mut app, "escale");
        assert_eq!(
            on_board(&app).as_deref(),
            Some("escale"),
            "a game without a move is no loss"
        );
    }

    #[test]
    fn an_unfinished_game_is_given_up_only_if_the_player_agrees() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        want(&mut app, "escale");
        answer(&mut app, false);
        assert_eq!(on_board(&app).as_deref(), Some("globe"));
        want(&mut app, "escale");
        answer(&mut app, true);
        assert_eq!(on_board(&app).as_deref(), Some("escale"));
    }

    #[test]
    fn a_kept_game_is_asked_about_as_well_and_can_be_continued() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        tell(&mut app, GameAction::Leave);
        assert_eq!((screen(&app), on_board(&app)), (Screen::Title, None));
        want(&mut app, "escale");
        answer(&mut app, false);
        assert_eq!(on_board(&app), None);
        let kept = app.world().resource::<Autosave>().unfinished().cloned().unwrap();
        tell(&mut app, GameStarted(kept));
        assert_eq!(
            (screen(&app), on_board(&app).as_deref()),
            (Screen::Playing, Some("globe"))
        );
        assert_eq!(app.world().resource::<Match>().game().plies().len(), 1);
    }

    #[test]
    fn a_rematch_of_a_game_that_is_looked_at_asks_about_the_one_still_played() {
        let mut app = app();
        want(&mut app, "globe");
        play_a_move(&mut app);
        tell(&mut app, GameAction::Leave);
        let mut over = Game::new("escale".parse::<RuleSet>().unwrap());
        over.lose(Side::Black, crate::rules::WinReason::Resignation);
        want_game(&mut app, over);
        assert_eq!(
            on_board(&app).as_deref(),
            Some("escale"),
            "to look at a game costs nothing"
        );
        tell(&mut app, HistoryAction::Undo);
        assert!(app.world().resource::<Match>().result().is_some(), "it does not go on");
        want(&mut app, "ludii");
        answer(&mut app, false);
        let kept = app.world().resource::<Autosave>().unfinished().cloned().unwrap();
        assert_eq!(kept.tree.line().rules().to_string(), "globe");
        want(&mut app, "ludii");
        answer(&mut app, true);
        assert_eq!(on_board(&app).as_deref(), Some("ludii"));
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
    fn nobody_is_a_beginner_after_a_whole_game_or_after_giving_one_up() {
        for give_up in [false, true] {
            let mut app = app();
            want(&mut app, "globe");
            play_a_move(&mut app);
            assert!(app.world().resource::<AgonSettings>().first_run);
            if give_up {
                want(&mut app, "globe");
                answer(&mut app, true);
            } else {
                tell(&mut app, ResultAction::Resign);
            }
            assert!(!app.world().resource::<AgonSettings>().first_run);
        }
    }

    #[test]
    fn back_opens_the_menu_of_a_game_and_at_the_title_asks_before_quitting() {
        let mut app = app();
        want(&mut app, "globe");
        tell(&mut app, BackPressed);
        assert_eq!(overlay(&app), Overlay::Page(MENU));
        tell(&mut app, GameAction::Leave);
        assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::None));
        tell(&mut app, BackPressed);
        answer(&mut app, false);
        assert!(app.should_exit().is_none());
        tell(&mut app, BackPressed);
        app.world_mut().resource_mut::<Questions>().answer(true);
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }
}

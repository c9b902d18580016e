//! How a game comes to the screen: a new one, when the player agrees to give the unfinished one up for it, the same
//! again, or the one that was kept.

use bevy::prelude::*;

use super::game::{KeptGame, Match};
use super::keep::Kept;
use super::messages::{GameEnded, GameStarted, PlayerAction};
use super::players::{Player, Players};
use super::sets::AgonSystems;
use super::terms::Terms;
use crate::app::shell::language::Language;
use crate::app::shell::notice::Notice;
use crate::app::shell::question::{Answer, Question};
use crate::app::shell::screens::{Overlay, Screen};
use crate::app::shell::seed::fresh_seed;
use crate::app::shell::settings::Settings;
use crate::notation::GameTree;
use crate::rules::{Game, Handicap, Side};

const ABANDON: &str = "abandon-game";

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameWanted>().add_systems(
        Update,
        (
            want_rematch.run_if(resource_exists::<Match>),
            begin,
            go_to_game,
            end_first_run,
        )
            .chain()
            .in_set(AgonSystems::Menu),
    );
}

/// A player wants a new game in the place of the one on the board or kept. The game begins with a [`GameStarted`],
/// once the player has agreed to lose what is unfinished.
#[derive(Message, Clone, Debug)]
pub struct GameWanted {
    /// The game, fresh or from any position, or one that was played already.
    pub tree: GameTree,
    /// Who plays.
    pub players: Players,
    /// What was agreed besides.
    pub terms: Terms,
    /// Whether the lot gave the colours, which is then told.
    pub by_lot: bool,
}

fn want_rematch(mut actions: MessageReader<PlayerAction>, current: Res<Match>, mut wanted: MessageWriter<GameWanted>) {
    for action in actions.read() {
        let handicap = current.game().handicap();
        let (players, handicap) = match action {
            PlayerAction::Rematch => (current.players().clone(), handicap),
            // It belongs to the player, whatever the colour.
            PlayerAction::SwapSides => (current.players().swapped(), handicap.map(Handicap::swapped)),
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

/// Begins the game that is wanted, or asks first.
pub(super) fn begin(
    mut requests: MessageReader<GameWanted>,
    mut answers: MessageReader<Answer>,
    mut asked_for: Local<Option<GameWanted>>,
    current: Option<Res<Match>>,
    kept: Res<Kept>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut questions: MessageWriter<Question>,
    (mut started, mut notices): (MessageWriter<GameStarted>, MessageWriter<Notice>),
) {
    let mut agreed = None;
    for answer in answers.read().filter(|answer| answer.id == ABANDON) {
        agreed = asked_for.take().filter(|_| answer.yes);
    }
    if agreed.is_some() && settings.first_run {
        // Whoever gives the first game up for another has seen enough of it.
        settings.first_run = false;
    }
    // While a finished game is looked at, the one that is still being played is kept.
    let on_board = current.as_ref().filter(|current| current.is_unfinished());
    let unfinished = on_board
        .map(|current| current.game())
        .or_else(|| kept.unfinished().map(|kept| kept.tree.line()));
    let mut at_once = requests.read().last().cloned();
    // A game that goes on from where the unfinished one stands is the same game, and one that is over is only looked at.
    let is_loss = |wanted: &mut GameWanted| {
        wanted.tree.result().is_none() && unfinished.is_some_and(|game| !wanted.tree.line().continues(game))
    };
    if let Some(wanted) = at_once.take_if(is_loss) {
        *asked_for = Some(wanted);
        questions.write(Question {
            id: ABANDON,
            title: language.tr("abandon-title"),
            body: language.tr("abandon-body"),
            yes: language.tr("abandon-yes"),
            no: language.tr("cancel"),
        });
    }
    let Some(begins) = agreed.or(at_once) else {
        return;
    };
    notices.write_batch(to_be_told(&begins, &language).map(Notice::info));
    let GameWanted {
        tree, players, terms, ..
    } = begins;
    started.write(GameStarted(KeptGame {
        tree,
        players,
        terms,
        times: None,
        seed: fresh_seed(),
    }));
}

/// What was settled before a game and is not to be seen on its board.
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

/// Whatever game begins, new, kept or asked for when the program was started, is what the player then sees.
pub(super) fn go_to_game(
    mut started: MessageReader<GameStarted>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if started.read().count() > 0 {
        // A rematch leads from game to game, and is no leaving.
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

/// After a whole game nobody is a beginner.
fn end_first_run(mut ended: MessageReader<GameEnded>, mut settings: ResMut<Settings>) {
    if ended.read().count() > 0 && settings.first_run {
        settings.first_run = false;
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::testing::{self, settle, tell};
    use super::super::terms::TimeControl;
    use super::super::{keep, leave, messages};
    use super::*;
    use crate::app::shell::question::Questions;
    use crate::app::shell::screens::BackPressed;
    use crate::app::shell::store::Store;
    use crate::engine::Level;
    use crate::rules::RuleSet;

    const TERMS: Terms = Terms {
        time: TimeControl::Fischer {
            minutes: 5,
            increment: 3,
        },
        touch_move: true,
    };

    fn app() -> App {
        let mut app = testing::app(Store::memory());
        app.add_plugins((keep::plugin, plugin, leave::plugin));
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
        tell(app, messages::MoveRequested { mv });
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
        tell(&mut app, PlayerAction::Leave);
        assert_eq!((screen(&app), on_board(&app)), (Screen::Title, None));
        want(&mut app, "escale");
        answer(&mut app, false);
        assert_eq!(on_board(&app), None);
        let kept = app.world().resource::<Kept>().unfinished().cloned().unwrap();
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
        tell(&mut app, PlayerAction::Leave);
        let mut over = Game::new("escale".parse::<RuleSet>().unwrap());
        over.lose(Side::Black, crate::rules::WinReason::Resignation);
        want_game(&mut app, over);
        assert_eq!(
            on_board(&app).as_deref(),
            Some("escale"),
            "to look at a game costs nothing"
        );
        tell(&mut app, PlayerAction::Undo);
        assert!(app.world().resource::<Match>().result().is_some(), "it does not go on");
        want(&mut app, "ludii");
        answer(&mut app, false);
        let kept = app.world().resource::<Kept>().unfinished().cloned().unwrap();
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
        tell(&mut app, PlayerAction::Resign);
        tell(&mut app, PlayerAction::Rematch);
        let current = app.world().resource::<Match>();
        assert!(current.game().plies().is_empty() && current.outcome().is_none());
        assert_eq!(current.players().single_human(), Some(Side::White));
        assert_eq!(current.terms(), &TERMS);
        assert_eq!(current.game().handicap(), Handicap::new(Side::Black, 2));
        let first_seed = current.seed();
        tell(&mut app, PlayerAction::SwapSides);
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
            assert!(app.world().resource::<Settings>().first_run);
            if give_up {
                want(&mut app, "globe");
                answer(&mut app, true);
            } else {
                tell(&mut app, PlayerAction::Resign);
            }
            assert!(!app.world().resource::<Settings>().first_run);
        }
    }

    #[test]
    fn back_opens_the_menu_of_a_game_and_at_the_title_asks_before_quitting() {
        let mut app = app();
        want(&mut app, "globe");
        tell(&mut app, BackPressed);
        assert_eq!(overlay(&app), Overlay::Pause);
        tell(&mut app, PlayerAction::Leave);
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

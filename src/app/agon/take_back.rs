//! Between two people, moves are taken back only if the other player agrees.

use bevy::prelude::*;

use super::game::Match;
use super::messages::PlayerAction;
use super::sets::AgonSystems;
use super::stepping;
use super::words::player_name;
use crate::app::shell::language::Language;
use crate::app::shell::question::{Answer, Question};
use crate::notation::NodeId;
use crate::rules::Position;

const TAKE_BACK: &str = "take-back";

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TakeBackWanted>().add_systems(
        Update,
        ask.in_set(AgonSystems::Input)
            .after(stepping::step_by_shortcuts)
            .run_if(resource_exists::<Match>),
    );
}

/// A player wants moves back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBackWanted {
    /// The last one; against the computer, up to the player's own.
    Last,
    /// All after the one that is looked at.
    AllAfterThis,
    /// All of the game that the way to this move, made the game, takes the place of.
    For(NodeId),
}

impl TakeBackWanted {
    const fn action(self) -> PlayerAction {
        match self {
            Self::Last => PlayerAction::Undo,
            Self::AllAfterThis => PlayerAction::GoOnFromHere,
            Self::For(node) => PlayerAction::Promote(node),
        }
    }
}

/// Takes back at once what nobody has to agree to, and else asks.
pub(super) fn ask(
    mut requests: MessageReader<TakeBackWanted>,
    mut answers: MessageReader<Answer>,
    mut asked_for: Local<Option<(u64, TakeBackWanted)>>,
    current: Res<Match>,
    language: Res<Language>,
    mut actions: MessageWriter<PlayerAction>,
    mut questions: MessageWriter<Question>,
) {
    for answer in answers.read().filter(|answer| answer.id == TAKE_BACK) {
        // Another game may have begun over the question.
        let agreed = asked_for
            .take()
            .filter(|&(game, _)| answer.yes && game == current.seed());
        actions.write_batch(agreed.map(|(_, wanted)| wanted.action()));
    }
    let Some(wanted) = requests.read().last().copied() else {
        return;
    };
    let is_something_lost = match wanted {
        TakeBackWanted::Last => !current.game().plies().is_empty(),
        TakeBackWanted::AllAfterThis => current.is_looking_back(),
        TakeBackWanted::For(node) => current.tree().replaced_by(node).0 > 0,
    };
    if current.needs_consent() && is_something_lost {
        questions.write(question(&current, wanted, &language));
        *asked_for = Some((current.seed(), wanted));
    } else {
        actions.write(wanted.action());
    }
}

/// Asks the opponent of the player who would move again.
fn question(current: &Match, wanted: TakeBackWanted, language: &Language) -> Question {
    let game = current.game();
    let (count, then): (usize, &Position) = match wanted {
        TakeBackWanted::Last => {
            let before = game.plies().len().checked_sub(2).map(|ply| &game.plies()[ply].position);
            (1, before.unwrap_or(game.start()))
        }
        TakeBackWanted::AllAfterThis => current.tree().replaced_by(current.tree().here()),
        TakeBackWanted::For(node) => current.tree().replaced_by(node),
    };
    let other = then.chooser(game.rules()).opponent();
    let name = player_name(language, current.players(), other);
    Question {
        id: TAKE_BACK,
        title: language.tr("take-back-title"),
        body: language.tr_with("take-back-body", &[("count", count.into()), ("name", name.into())]),
        yes: language.tr("take-back-yes"),
        no: language.tr("take-back-no"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::game::KeptGame;
    use super::super::messages::{GameStarted, MoveRequested};
    use super::super::players::Players;
    use super::super::rules::testing::{self, settle, tell};
    use super::super::save_format::tests::random_game;
    use super::super::terms::Terms;
    use super::*;
    use crate::app::shell::question::Questions;
    use crate::app::shell::screens::Screen;
    use crate::app::shell::store::Store;
    use crate::engine::Level;
    use crate::rules::{Game, Handicap, RuleSet, Side};

    /// A game of some plies as it is being played.
    fn app(players: Players, plies: usize) -> App {
        let mut app = testing::app(Store::memory());
        app.add_plugins((plugin, stepping::plugin));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        app.world_mut().write_message(GameStarted(KeptGame {
            tree: random_game(RuleSet::default(), plies, 5).into(),
            players,
            terms: Terms::default(),
            times: None,
            seed: 1,
        }));
        app.update();
        app.update();
        app
    }

    fn answer(app: &mut App, yes: bool) {
        assert!(app.world().resource::<Questions>().is_open(), "something is asked");
        app.world_mut().resource_mut::<Questions>().answer(yes);
        settle(app);
    }

    fn press(app: &mut App, key: KeyCode) {
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(key);
        // Bevy forgets what was just pressed before the next frame's systems.
        let step = app.world_mut().register_system(stepping::step);
        app.world_mut().run_system(step).unwrap();
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().release(key);
        settle(app);
    }

    fn current(app: &App) -> &Match {
        app.world().resource::<Match>()
    }

    fn plies(app: &App) -> (usize, usize) {
        (current(app).game().plies().len(), current(app).game().undone().len())
    }

    fn two_people() -> Players {
        Players::two_people("Ada", "Bo")
    }

    #[test]
    fn the_other_player_is_asked_and_may_refuse() {
        let mut app = app(two_people(), 7);
        tell(&mut app, TakeBackWanted::Last);
        assert_eq!(plies(&app), (7, 0), "nothing has happened yet");
        answer(&mut app, false);
        assert_eq!(plies(&app), (7, 0));
        tell(&mut app, TakeBackWanted::Last);
        answer(&mut app, true);
        assert_eq!(plies(&app), (6, 0));
        assert_eq!(
            current(&app).human_chooser(),
            Some(Side::White),
            "the game goes on from there"
        );
        tell(&mut app, PlayerAction::Redo);
        assert_eq!(plies(&app), (7, 0), "it can be played again as it was");
        tell(&mut app, TakeBackWanted::Last);
        answer(&mut app, true);
        tell(&mut app, PlayerAction::Resign);
        assert_eq!(plies(&app), (6, 0), "what was taken back does not come with the end");
        assert!(current(&app).result().is_some());
    }

    #[test]
    fn who_is_asked_is_the_opponent_of_who_moves_again() {
        let language = Language::new(crate::app::shell::language::Locale::En);
        for (count, asked) in [(7, "Bo"), (8, "Ada")] {
            let app = app(two_people(), count);
            let question = question(current(&app), TakeBackWanted::Last, &language);
            assert!(question.body.contains(asked), "{}", question.body);
        }
    }

    /// Two people look at the end of a variation that would take the place of three moves.
    fn with_variation() -> (App, NodeId) {
        let mut app = app(two_people(), 7);
        let going_on: Vec<_> = current(&app).tree().main_line().collect();
        let mut tree = current(&app).tree().clone();
        tree.jump(going_on[3]);
        let moves = tree.line().position().legal_moves(&RuleSet::default());
        let played = tree.ply(going_on[4]).unwrap().mv;
        let other = moves.iter().copied().find(|&mv| mv != played).unwrap();
        tree.play(other).unwrap();
        let tried = tree.here();
        tree.promote(*going_on.last().unwrap());
        assert!(!tree.is_main(tried));
        let started = current(&app).kept(None);
        tell(&mut app, GameStarted(KeptGame { tree, ..started }));
        (app, tried)
    }

    #[test]
    fn who_looks_at_a_variation_goes_on_there_only_if_the_other_player_agrees() {
        let (mut app, tried) = with_variation();
        let may_move = |app: &App| current(app).human_chooser().is_some();
        assert!(current(&app).is_at_earlier() && !may_move(&app));
        for agrees in [false, true] {
            tell(&mut app, TakeBackWanted::AllAfterThis);
            answer(&mut app, agrees);
            assert_eq!(may_move(&app), agrees);
            assert_eq!(current(&app).tree().is_main(tried), agrees);
        }
    }

    #[test]
    fn a_variation_becomes_the_game_only_if_the_other_player_agrees() {
        let (mut app, tried) = with_variation();
        let is_game = |app: &App| current(app).tree().is_main(tried);
        let language = Language::new(crate::app::shell::language::Locale::En);
        let body = question(current(&app), TakeBackWanted::For(tried), &language).body;
        assert!(body.contains("3 moves") && body.contains("Bo"), "{body}");
        for agrees in [false, true] {
            tell(&mut app, TakeBackWanted::For(tried));
            assert!(!is_game(&app), "nothing has happened yet");
            answer(&mut app, agrees);
            assert_eq!(is_game(&app), agrees);
        }
    }

    #[test]
    fn an_answer_that_comes_when_another_game_is_played_changes_nothing() {
        let mut app = app(two_people(), 7);
        tell(&mut app, TakeBackWanted::Last);
        let other = KeptGame {
            seed: 2,
            ..current(&app).kept(None)
        };
        tell(&mut app, GameStarted(other));
        answer(&mut app, true);
        assert_eq!(plies(&app), (7, 0));
    }

    #[test]
    fn two_people_look_back_without_moving_until_they_agree() {
        let mut app = app(two_people(), 7);
        let shift = KeyCode::ShiftLeft;
        press(&mut app, KeyCode::ArrowLeft);
        assert_eq!(plies(&app), (7, 0), "in a game that goes on the arrows are the board's");
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(shift);
        for _ in 0..3 {
            press(&mut app, KeyCode::ArrowLeft);
        }
        assert_eq!(plies(&app), (4, 3));
        assert_eq!(current(&app).human_chooser(), None);
        tell(&mut app, TakeBackWanted::AllAfterThis);
        answer(&mut app, true);
        assert_eq!(plies(&app), (4, 0));
        assert!(current(&app).human_chooser().is_some());
        press(&mut app, KeyCode::ArrowDown);
        assert_eq!(plies(&app), (4, 0), "what was taken back is no part of the game");
        press(&mut app, KeyCode::ArrowUp);
        assert_eq!(plies(&app), (0, 4));
        press(&mut app, KeyCode::ArrowRight);
        assert_eq!(plies(&app), (1, 3));
        tell(&mut app, PlayerAction::Redo);
        assert_eq!(plies(&app), (2, 2), "to look on needs nobody's consent");
    }

    #[test]
    fn looking_back_at_a_turn_given_away_plays_nothing() {
        let mut app = app(two_people(), 0);
        let handicap = Handicap::new(Side::Black, 2);
        let game = Game::new(RuleSet::default()).with_handicap(handicap);
        let started = current(&app).kept(None);
        tell(
            &mut app,
            GameStarted(KeptGame {
                tree: game.into(),
                ..started
            }),
        );
        for _ in 0..2 {
            let mv = current(&app).position().legal_moves(current(&app).rules())[0];
            tell(&mut app, MoveRequested { mv });
        }
        assert_eq!(plies(&app), (4, 0), "Black gave two turns away");
        tell(&mut app, PlayerAction::ShowFirst);
        tell(&mut app, PlayerAction::ShowNext);
        assert_eq!(plies(&app), (1, 3), "it is Black's turn, and nothing was played");
    }

    #[test]
    fn nobody_is_asked_where_nobody_is_there_to_agree() {
        let mut against = app(Players::against_computer(Side::White, Level::Casual), 8);
        tell(&mut against, TakeBackWanted::Last);
        assert_eq!(plies(&against), (6, 2));
        assert_eq!(current(&against).human_chooser(), Some(Side::White));

        let mut over = app(two_people(), 7);
        tell(&mut over, PlayerAction::Resign);
        press(&mut over, KeyCode::ArrowLeft);
        assert_eq!(plies(&over), (6, 1));
        let result = current(&over).result();
        let mv = current(&over).position().legal_moves(current(&over).rules())[1];
        tell(&mut over, MoveRequested { mv });
        assert_eq!(
            current(&over).result(),
            result,
            "what is tried after the end changes nothing of the game"
        );
        assert_eq!(current(&over).tree().main_line().count(), 7);
        assert!(!over.world().resource::<Questions>().is_open());
    }
}

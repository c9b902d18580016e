//! Between two humans, moves are taken back only with the other player's consent; resignations and agreed draws never
//! without a question.

use agon_core::notation::NodeId;
use agon_core::rules::{Outcome, Position};
use bevy::prelude::*;

use super::current_game::Match;
use super::messages::HistoryAction;
use super::mode_rights::Permission;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::text::words::player_name;
use crate::shell::ui::prelude::*;
use crate::shell::ui::question::Answered;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<TakeBackWanted>().add_systems(
        Update,
        ask.in_set(InputSystems::TakeBack).run_if(resource_exists::<Match>),
    );
}

/// A player wants to take moves back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBackWanted {
    /// The last one, against the computer back to the player's own; or a resignation or an agreed draw.
    Last,
    /// All moves after the position shown.
    AllAfterThis,
    /// All moves that promoting the line to this one would replace.
    For(NodeId),
}

impl TakeBackWanted {
    const fn action(self) -> HistoryAction {
        match self {
            Self::Last => HistoryAction::Undo,
            Self::AllAfterThis => HistoryAction::GoOnFromHere,
            Self::For(node) => HistoryAction::Promote(node),
        }
    }
}

/// Takes moves back at once if no consent is needed, otherwise asks.
fn ask(
    mut requests: MessageReader<TakeBackWanted>,
    current: Res<Match>,
    language: Res<Language>,
    mut actions: MessageWriter<HistoryAction>,
    mut commands: Commands,
) {
    let Some(wanted) = requests.read().last().copied() else {
        return;
    };
    let tree = current.tree();
    let is_something_lost = match wanted {
        TakeBackWanted::Last => !current.game().plies().is_empty(),
        TakeBackWanted::AllAfterThis => tree.replaced_by(tree.here()).0 > 0,
        TakeBackWanted::For(node) => tree.replaced_by(node).0 > 0,
    };
    let asked = if wanted == TakeBackWanted::Last && is_result_taken_back(&current) {
        about_result(&current, &language)
    } else if wanted == TakeBackWanted::Last && current.waits_for_link() && current.is_link_sent() {
        about_sent_move(&language)
    } else if is_something_lost && current.rights().takes_back == Permission::IfAgreed {
        about_moves(&current, wanted, &language)
    } else {
        actions.write(wanted.action());
        return;
    };
    let game = current.seed();
    let take_back =
        move |answer: On<Answered>, current: Option<Res<Match>>, mut actions: MessageWriter<HistoryAction>| {
            // Another game may have started while the question was open.
            if answer.yes && current.is_some_and(|current| current.seed() == game) {
                actions.write(wanted.action());
            }
        };
    commands.spawn(asked).observe(take_back);
}

/// Whether undo leads from a result that is not on the board back into the game.
fn is_result_taken_back(current: &Match) -> bool {
    current.is_ended_by_word() && !current.is_looked_at() && current.rights().takes_back != Permission::Never
}

/// The question whether to go on after a resignation or an agreed draw: to the winner, if that is another person.
fn about_result(current: &Match, language: &Language) -> Question {
    let players = current.players();
    let winner = current.result().and_then(Outcome::winner);
    let asked = winner.filter(|_| players.are_two_people());
    let mut question = Question {
        title: language.tr("take-back-result-title"),
        body: language.tr("take-back-result-body"),
        yes: language.tr("take-back-result-yes"),
        no: language.tr("cancel"),
        is_grave: false,
    };
    if let Some(winner) = asked {
        let name = [("name", player_name(language, players, winner).into())];
        question.body = format!("{} {}", question.body, language.tr_with("take-back-body", &name));
        question.yes = language.tr("take-back-yes");
        question.no = language.tr("take-back-no");
    }
    question
}

/// The question whether to take back a move that the far player may know.
fn about_sent_move(language: &Language) -> Question {
    Question {
        title: language.tr_with("take-back-title", &[("count", 1.into())]),
        body: language.tr("by-link-undo"),
        yes: language.tr("panel-undo"),
        no: language.tr("cancel"),
        is_grave: false,
    }
}

/// The question to the opponent of the player who would move again.
fn about_moves(current: &Match, wanted: TakeBackWanted, language: &Language) -> Question {
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
        title: language.tr_with("take-back-title", &[("count", count.into())]),
        body: language.tr_with("take-back-body", &[("name", name.into())]),
        yes: language.tr("take-back-yes"),
        no: language.tr("take-back-no"),
        is_grave: false,
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::{Game, Handicap, RuleSet, Side};
    use agon_core::session::conditions::Terms;
    use agon_core::session::players::Players;
    use agon_core::session::saved_game::SavedGame;

    use super::*;
    use crate::agon::gameplay::messages::{GameStarted, MoveRequested, ResultAction};
    use crate::agon::gameplay::mode_rights::Mode;
    use crate::agon::input::step_through_moves;
    use crate::shell::system::language::Locale;
    use crate::shell::system::store::Store;
    use crate::shell::ui::navigation::Screen;
    use crate::shell::ui::question::Questions;
    use crate::testing::matches::random_game;
    use crate::testing::programs;
    use crate::testing::programs::{settle, tell};

    /// A game in progress with the given number of plies.
    fn app(players: Players, plies: usize) -> App {
        let mut app = programs::referee(Store::memory());
        app.add_plugins((plugin, step_through_moves::plugin));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        app.world_mut().write_message(GameStarted::of(SavedGame {
            tree: random_game(RuleSet::default(), plies, 5).into(),
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
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
        // Bevy clears just-pressed keys before the next frame's systems run.
        let step = app.world_mut().register_system(step_through_moves::step);
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
        tell(&mut app, HistoryAction::Redo);
        assert_eq!(plies(&app), (7, 0), "it can be played again as it was");
        tell(&mut app, TakeBackWanted::Last);
        answer(&mut app, true);
        tell(&mut app, ResultAction::Resign);
        assert_eq!(plies(&app), (6, 0), "what was taken back does not come with the end");
        assert!(current(&app).result().is_some());
    }

    #[test]
    fn the_opponent_of_the_player_who_moves_again_is_asked() {
        let language = Language::new(Locale::EN);
        for (count, asked) in [(7, "Bo"), (8, "Ada")] {
            let app = app(two_people(), count);
            let question = about_moves(current(&app), TakeBackWanted::Last, &language);
            assert!(question.body.contains(asked), "{}", question.body);
        }
    }

    #[test]
    fn a_resignation_is_taken_back_only_after_a_question() {
        let against_computer = Players::against_computer(Side::White, Level::Casual);
        for (players, asked) in [(two_people(), Some("Ada")), (against_computer, None)] {
            let mut app = app(players, 7);
            tell(&mut app, ResultAction::Resign);
            let is_over = |app: &App| current(app).result().is_some();
            for agrees in [false, true] {
                tell(&mut app, TakeBackWanted::Last);
                assert!(is_over(&app), "nothing has happened yet");
                let questions = app.world().resource::<Questions>();
                let body = about_result(current(&app), &Language::new(Locale::EN)).body;
                assert!(questions.is_open());
                assert_eq!(body.contains("agree"), asked.is_some(), "{body}");
                assert!(asked.is_none_or(|name| body.contains(name)), "{body}");
                answer(&mut app, agrees);
                assert_eq!(is_over(&app), !agrees);
            }
        }
    }

    /// Two humans looking at the end of a variation that would replace three moves.
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
        let started = current(&app).saved_game(None);
        tell(&mut app, GameStarted::of(SavedGame { tree, ..started }));
        (app, tried)
    }

    #[test]
    fn a_variation_is_continued_only_if_the_other_player_agrees() {
        let (mut app, tried) = with_variation();
        let may_move = |app: &App| current(app).human_chooser().is_some();
        assert!(current(&app).mode() == Mode::LookingBack && !may_move(&app));
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
        let language = Language::new(Locale::EN);
        let question = about_moves(current(&app), TakeBackWanted::For(tried), &language);
        assert_eq!(question.title, "Undo the last 3 moves?");
        assert!(question.body.contains("Bo"), "{}", question.body);
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
        let other = SavedGame {
            seed: 2,
            ..current(&app).saved_game(None)
        };
        tell(&mut app, GameStarted::of(other));
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
        tell(&mut app, HistoryAction::Redo);
        assert_eq!(plies(&app), (2, 2), "to look on needs nobody's consent");
    }

    #[test]
    fn a_move_that_was_taken_back_and_is_played_again_goes_on_with_the_game() {
        let mut against = app(Players::against_computer(Side::White, Level::Casual), 8);
        tell(&mut against, TakeBackWanted::Last);
        let mv = current(&against).game().undone()[0].mv;
        let request = MoveRequested::new(mv, against.world().resource());
        tell(&mut against, request);
        assert_eq!((current(&against).mode(), plies(&against)), (Mode::Playing, (7, 0)));
        assert_eq!(current(&against).human_chooser(), None, "it is the computer's turn");

        let mut people = app(two_people(), 7);
        let moves: Vec<_> = current(&people).game().plies()[5..].iter().map(|ply| ply.mv).collect();
        for _ in 0..2 {
            tell(&mut people, TakeBackWanted::Last);
            answer(&mut people, true);
        }
        for (mv, next) in moves.into_iter().zip([Side::White, Side::Black]) {
            let request = MoveRequested::new(mv, people.world().resource());
            tell(&mut people, request);
            assert_eq!(current(&people).human_chooser(), Some(next));
        }
    }

    #[test]
    fn looking_back_at_a_turn_given_away_plays_nothing() {
        let mut app = app(two_people(), 0);
        let handicap = Handicap::new(Side::Black, 2);
        let game = Game::new(RuleSet::default()).with_handicap(handicap);
        let started = current(&app).saved_game(None);
        tell(
            &mut app,
            GameStarted::of(SavedGame {
                tree: game.into(),
                ..started
            }),
        );
        for _ in 0..2 {
            let mv = current(&app).position().legal_moves(current(&app).rules())[0];
            let request = MoveRequested::new(mv, app.world().resource());
            tell(&mut app, request);
        }
        assert_eq!(plies(&app), (4, 0), "Black gave two turns away");
        tell(&mut app, HistoryAction::ShowFirst);
        tell(&mut app, HistoryAction::ShowNext);
        assert_eq!(plies(&app), (1, 3), "it is Black's turn, and nothing was played");
    }

    #[test]
    fn nobody_is_asked_where_nobody_is_there_to_agree() {
        let mut against = app(Players::against_computer(Side::White, Level::Casual), 8);
        tell(&mut against, TakeBackWanted::Last);
        assert_eq!(plies(&against), (6, 2));
        assert_eq!(current(&against).human_chooser(), Some(Side::White));

        let mut over = app(two_people(), 7);
        tell(&mut over, ResultAction::Resign);
        press(&mut over, KeyCode::ArrowLeft);
        assert_eq!(plies(&over), (6, 1));
        let result = current(&over).result();
        let mv = current(&over).position().legal_moves(current(&over).rules())[1];
        let request = MoveRequested::new(mv, over.world().resource());
        tell(&mut over, request);
        assert_eq!(
            current(&over).result(),
            result,
            "what is tried after the end changes nothing of the game"
        );
        assert_eq!(current(&over).tree().main_line().count(), 7);
        assert!(!over.world().resource::<Questions>().is_open());
    }
}

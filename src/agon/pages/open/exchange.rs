//! Two programs whose players exchange links.

use agon_core::notation::{Linked, parse_move};
use agon_core::rules::{DrawReason, Outcome, Side, WinReason};

use super::*;
use crate::agon::gameplay::by_link::{self, letter};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{
    GameStarted, HistoryAction, LinkSent, MoveRequested, PreparationAction, ResultAction,
};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::take_back::{self, TakeBackWanted};
use crate::agon::pages::new_game::choices::{self, Colour, Opponent};
use crate::agon::saves::{autosave, saved_games, start_game};
use crate::shell::ui::question::Questions;
use crate::testing::programs::{referee, settle, tell};

/// A program at its title.
fn program() -> App {
    let mut app = referee(Store::memory());
    app.add_plugins((saved_games::plugin, autosave::plugin, start_game::plugin))
        .add_plugins((choices::plugin, by_link::plugin, take_back::plugin, plugin));
    app.update();
    app
}

/// The programs of Ada, who has begun a game by link as White, and of Bo, who knows nothing of it yet.
fn ada_and_bo() -> [App; 2] {
    let mut ada = program();
    let choices = Choices {
        opponent: Opponent::Afar,
        colour: Colour::White,
        names: ["Ada".to_owned(), "Bo".to_owned()],
        ..default()
    };
    tell(&mut ada, choices.game(7));
    [ada, program()]
}

fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn play(app: &mut App, moves: &str) {
    for text in moves.split_whitespace() {
        let current = current(app);
        let mv = parse_move(text, current.position(), current.rules()).unwrap();
        let request = MoveRequested::new(mv, current);
        tell(app, request);
    }
}

/// The moves of the game so far.
fn moves(app: &App) -> String {
    let game = current(app).tree().main_game();
    let moves: Vec<_> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
    moves.join(" ")
}

/// The link that the player sends.
fn link(app: &App) -> String {
    let current = current(app);
    let letter = letter(current);
    assert!(letter.is_some(), "there is something to send");
    let game = current.tree().whole_game();
    Linked { letter, ..game.into() }.write().unwrap()
}

/// Opens a link. Returns what it was.
fn open(app: &mut App, link: &str) -> Option<ByLink> {
    let text = link.to_owned();
    tell(
        app,
        Arrived {
            text,
            from: Origin::Clipboard,
        },
    );
    let by_link = app.world().resource::<Opening>().by_link.clone();
    tell(app, OpenAction::Begin(How::ByLink));
    by_link
}

/// What is written of the only game in the list: whether it is the player's own turn.
fn is_own_turn(app: &App) -> Option<bool> {
    let games = app.world().resource::<SavedGames>().games();
    assert_eq!(games.len(), 1, "it is one game");
    games[0].summary.is_own_turn()
}

#[test]
fn a_game_goes_to_and_fro_and_is_the_same_at_both_ends() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    assert!(current(&ada).waits_for_link() && current(&ada).human_chooser().is_none());
    assert_eq!(is_own_turn(&ada), Some(false));
    assert_eq!(open(&mut bo, &link(&ada)), Some(ByLink::New(Side::Black)));
    assert_eq!(current(&bo).players().names(), ["Ada", "Bo"]);
    assert_eq!(current(&bo).human_chooser(), Some(Side::Black));
    play(&mut bo, "k7i8");
    assert!(matches!(open(&mut ada, &link(&bo)), Some(ByLink::GoesOn(_))));
    assert_eq!(is_own_turn(&ada), Some(true));
    play(&mut ada, "a5b6");
    assert!(matches!(open(&mut bo, &link(&ada)), Some(ByLink::GoesOn(_))));
    assert_eq!(
        (moves(&ada), moves(&bo)),
        ("b1c2 k7i8 a5b6".into(), "b1c2 k7i8 a5b6".into())
    );
    assert_eq!(current(&ada).seed(), current(&bo).seed());
    assert_eq!([is_own_turn(&ada), is_own_turn(&bo)], [Some(false), Some(true)]);
}

#[test]
fn a_move_is_taken_back_before_the_answer_and_never_after() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    tell(&mut ada, HistoryAction::Undo);
    assert_eq!(moves(&ada), "");
    play(&mut ada, "b1b2");
    open(&mut bo, &link(&ada));
    tell(&mut bo, HistoryAction::Undo);
    assert_eq!(moves(&bo), "b1b2", "that is not Bo's move");
    play(&mut bo, "k7i8");
    open(&mut ada, &link(&bo));
    tell(&mut ada, HistoryAction::Undo);
    assert_eq!(moves(&ada), "b1b2 k7i8");
}

#[test]
fn an_earlier_link_is_known_and_takes_nothing_back() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    let first = link(&ada);
    open(&mut bo, &first);
    play(&mut bo, "k7i8");
    assert_eq!(open(&mut bo, &first), Some(ByLink::Known));
    assert_eq!(moves(&bo), "b1c2 k7i8");
    assert_eq!(open(&mut ada, &first), Some(ByLink::Known), "it is her own");
    assert!(current(&ada).waits_for_link());
}

#[test]
fn another_past_is_noticed_and_nothing_of_the_game_is_lost() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    open(&mut bo, &link(&ada));
    // Ada changes her mind after she has sent her move.
    tell(&mut ada, HistoryAction::Undo);
    play(&mut ada, "b1b2");
    play(&mut bo, "k7i8");
    assert_eq!(
        open(&mut ada, &link(&bo)),
        Some(ByLink::Other {
            turn: 1,
            moves: [Some("Gb1-b2".into()), Some("Gb1-c2".into())]
        })
    );
    assert_eq!(moves(&ada), "b1c2 k7i8");
    assert!(current(&ada).tree().has_variations(), "the other move is still there");
    assert_eq!(is_own_turn(&ada), Some(true));
}

#[test]
fn prepared_answers_travel_and_are_played_when_they_fit() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    tell(&mut ada, PreparationAction::Begin);
    assert_eq!(current(&ada).mode(), Mode::Preparing);
    play(&mut ada, "k7i8 a5b6 l2k2 f1f2");
    for _ in 0..4 {
        tell(&mut ada, HistoryAction::Undo);
    }
    play(&mut ada, "a2b3 a5b6");
    assert_eq!(moves(&ada).split(' ').count(), 5, "nothing is sent yet");
    tell(&mut ada, PreparationAction::End);
    assert_eq!((current(&ada).mode(), moves(&ada)), (Mode::Playing, "b1c2".into()));
    open(&mut bo, &link(&ada));
    assert_eq!(current(&bo).human_chooser(), Some(Side::Black));
    play(&mut bo, "k7i8");
    assert_eq!(moves(&bo), "b1c2 k7i8 a5b6");
    play(&mut bo, "l2k2");
    assert_eq!(moves(&bo), "b1c2 k7i8 a5b6 l2k2 f1f2");
    play(&mut bo, "a2b3");
    assert_eq!(
        moves(&bo),
        "b1c2 k7i8 a5b6 l2k2 f1f2 a2b3",
        "nothing is prepared for that"
    );
    assert!(matches!(open(&mut ada, &link(&bo)), Some(ByLink::GoesOn(_))));
    assert_eq!(moves(&ada), moves(&bo));
    assert_eq!(current(&ada).answers().map(|(_, answers)| answers.is_empty()), None);
}

#[test]
fn what_is_being_prepared_is_kept_when_the_game_is_left() {
    let [mut ada, _] = ada_and_bo();
    play(&mut ada, "b1c2");
    tell(&mut ada, PreparationAction::Begin);
    play(&mut ada, "k7i8 a5b6");
    let name = app_entry(&ada);
    let kept = saved_games::game_in(ada.world().resource::<Store>(), &name).unwrap();
    assert_eq!(kept.tree.main_line().count(), 1);
    tell(&mut ada, GameStarted::of(kept));
    let answers = current(&ada)
        .answers()
        .map(|(side, answers)| (side, answers.to_string()));
    assert_eq!(answers, Some((Side::White, "k7i8 a5b6".to_owned())));
    let record = current(&ada).saved_game(None).record().to_string();
    assert!(!record.contains("k7i8") && !record.contains("Gk7-i8"), "{record}");
}

fn app_entry(app: &App) -> String {
    app.world().resource::<SavedGames>().games()[0].name.clone()
}

#[test]
fn answers_that_are_discarded_change_nothing() {
    let [mut ada, _] = ada_and_bo();
    play(&mut ada, "b1c2");
    for (answers, action) in [
        ("k7i8 a5b6", PreparationAction::End),
        ("l2k2 a5b6", PreparationAction::Discard),
    ] {
        tell(&mut ada, PreparationAction::Begin);
        play(&mut ada, answers);
        tell(&mut ada, action);
        let kept = current(&ada).answers().map(|(_, answers)| answers.to_string());
        assert_eq!((moves(&ada), kept.as_deref()), ("b1c2".to_owned(), Some("k7i8 a5b6")));
    }
}

#[test]
fn whoever_has_taken_the_link_is_asked_before_the_move_is_taken_back() {
    let [mut ada, _] = ada_and_bo();
    play(&mut ada, "b1c2");
    tell(&mut ada, TakeBackWanted::Last);
    assert_eq!(
        (moves(&ada), current(&ada).tree().has_variations()),
        (String::new(), false)
    );
    play(&mut ada, "b1b2");
    assert!(!current(&ada).is_link_sent());
    tell(&mut ada, LinkSent);
    assert!(current(&ada).is_link_sent());
    tell(&mut ada, TakeBackWanted::Last);
    assert!(ada.world().resource::<Questions>().is_open());
    assert_eq!(moves(&ada), "b1b2");
    ada.world_mut().resource_mut::<Questions>().answer(true);
    settle(&mut ada);
    assert_eq!(moves(&ada), "");
    let record = current(&ada).saved_game(None).record();
    assert_eq!(record.tag("Sent"), None);
}

#[test]
fn giving_up_is_sent_too() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    open(&mut bo, &link(&ada));
    tell(&mut bo, ResultAction::Resign);
    let lost = Outcome::Win {
        winner: Side::White,
        reason: WinReason::Resignation,
    };
    assert_eq!(current(&bo).result(), Some(lost));
    assert!(current(&bo).has_link_to_send());
    assert!(matches!(open(&mut ada, &link(&bo)), Some(ByLink::GoesOn(_))));
    assert_eq!(current(&ada).result(), Some(lost));
}

#[test]
fn a_draw_is_offered_with_a_move_and_accepted_with_a_link() {
    let [mut ada, mut bo] = ada_and_bo();
    tell(&mut ada, ResultAction::OfferDraw);
    assert_eq!(
        current(&ada).draw_offered_by(),
        None,
        "there is no move that it could go with"
    );
    play(&mut ada, "b1c2");
    let without = link(&ada);
    tell(&mut ada, LinkSent);
    tell(&mut ada, ResultAction::OfferDraw);
    assert!(!current(&ada).is_link_sent(), "the offer is still to be sent");
    tell(&mut ada, HistoryAction::ShowFirst);
    tell(&mut ada, HistoryAction::ShowLast);
    open(&mut bo, &without);
    assert_eq!(current(&bo).draw_offered_by(), None);
    assert!(
        matches!(open(&mut bo, &link(&ada)), Some(ByLink::GoesOn(_))),
        "the offer is news"
    );
    assert_eq!(open(&mut bo, &link(&ada)), Some(ByLink::Known));
    tell(&mut bo, HistoryAction::ShowFirst);
    tell(&mut bo, HistoryAction::ShowLast);
    assert_eq!(current(&bo).draw_offered_by(), Some(Side::White));
    assert!(letter(current(&bo)).is_none(), "it is Bo's turn");
    let kept = current(&bo).saved_game(None);
    tell(&mut bo, GameStarted::of(kept));
    assert_eq!(
        current(&bo).draw_offered_by(),
        Some(Side::White),
        "it is kept with the game"
    );
    tell(&mut bo, ResultAction::AcceptDraw);
    assert_eq!(current(&bo).result(), Some(Outcome::Draw(DrawReason::Agreement)));
    assert!(matches!(open(&mut ada, &link(&bo)), Some(ByLink::GoesOn(_))));
    assert_eq!(current(&ada).result(), Some(Outcome::Draw(DrawReason::Agreement)));
}

#[test]
fn a_move_declines_the_draw() {
    let [mut ada, mut bo] = ada_and_bo();
    play(&mut ada, "b1c2");
    tell(&mut ada, ResultAction::OfferDraw);
    open(&mut bo, &link(&ada));
    play(&mut bo, "k7i8");
    assert_eq!(current(&bo).draw_offered_by(), None);
    open(&mut ada, &link(&bo));
    assert_eq!(current(&ada).draw_offered_by(), None);
    assert_eq!(current(&ada).human_chooser(), Some(Side::White));
    play(&mut ada, "a5b6");
    tell(&mut ada, ResultAction::OfferDraw);
    tell(&mut ada, HistoryAction::Undo);
    assert_eq!(current(&ada).draw_offered_by(), None, "the offer goes with the move");
}

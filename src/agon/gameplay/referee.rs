//! The referee: the only systems that change the [`Match`]. They read requests and report the results.

use agon_core::engine::Level;
use agon_core::learn::lesson::Standing;
use agon_core::notation::{Answers, NodeId};
use agon_core::rules::{Effect, Move, Side, WinReason};
use agon_core::session::by_link::{draw_offered_by, mark_sent, mark_unsent};
use agon_core::session::players::Players;
use agon_core::session::saved_game::{SavedGame, TITLE, set_tag};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::clock::GameClock;
use super::current_game::{Match, Purpose, Turn};
use super::messages::{
    AdviceGiven, AnalysisAction, DrawDeclined, GameEnded, GameStarted, HistoryAction, LessonRestarted, LinkSent,
    MoveEffect, MoveRejected, MoveRequested, MoveTried, NoteAction, PositionChanged, PreparationAction, PuzzleAction,
    PuzzleChanged, ResultAction, RetryAction, TimeRanOut,
};
use super::mode_rights::{Mode, Permission};
use crate::agon::gameplay::schedule::{AgonSystems, InputSystems};
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::remove_with_game;
use crate::tabletop::motion::SetUpAtOnce;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_games,
            (
                apply_time,
                apply_history,
                apply_notes,
                apply_results,
                (
                    apply_analysis,
                    apply_preparation,
                    note_sent_link,
                    apply_retry,
                    restart_lesson,
                    apply_puzzle,
                )
                    .chain(),
                apply_moves,
                count_advice,
            )
                .chain()
                .run_if(resource_exists::<Match>),
        )
            .chain()
            .in_set(TableSystems::Rules)
            .in_set(AgonSystems),
    );
    remove_with_game::<Match>(app, AGON);
    app.add_systems(
        Update,
        pass_by_force
            .run_if(resource_exists::<Match>)
            .in_set(InputSystems::ForcedPass),
    );
}

/// Starts the game requested last.
fn start_games(
    mut commands: Commands,
    mut requests: MessageReader<GameStarted>,
    mut changed: MessageWriter<PositionChanged>,
    mut set_ups: MessageWriter<SetUpAtOnce>,
) {
    let Some(GameStarted { game, purpose }) = requests.read().last().cloned() else {
        return;
    };
    let SavedGame {
        tree,
        players,
        terms,
        tags,
        seed,
        ..
    } = game;
    let is_by_link = players.are_by_link();
    let draw_offered_by = is_by_link.then(|| draw_offered_by(&tags, &tree.whole_game())).flatten();
    let current = Match {
        is_looked_at: tree.result().is_some(),
        purpose,
        tree,
        players,
        terms,
        tags,
        seed,
        is_noted: false,
        draw_offered_by,
    };
    // Exercises have nothing to do with each other: pieces that slide from one to the next would only be in the way.
    set_ups.write_batch(current.is_exercise().then_some(SetUpAtOnce));
    changed.write(jumped_to(&current));
    commands.insert_resource(current);
}

/// Ends the game when a side has run out of time.
fn apply_time(
    mut requests: MessageReader<TimeRanOut>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
    mut ended: MessageWriter<GameEnded>,
) {
    for &TimeRanOut { side } in requests.read() {
        if current.result().is_none() {
            let before = *current.position();
            current.tree.lose(side, WinReason::Time);
            if *current.position() != before {
                // A player looking at an earlier position is taken to the end.
                changed.write(jumped_to(&current));
            }
            ended.write_batch(current.result().map(|outcome| GameEnded { outcome }));
        }
    }
}

/// Plays the requested moves that the rules allow.
fn apply_moves(
    mut requests: MessageReader<MoveRequested>,
    mut current: ResMut<Match>,
    (mut rejected, mut tried): (MessageWriter<MoveRejected>, MessageWriter<MoveTried>),
    mut changed: MessageWriter<PositionChanged>,
    (mut effects, mut ended): (MessageWriter<MoveEffect>, MessageWriter<GameEnded>),
    (clock, time): (Res<GameClock>, Res<Time<Watched>>),
) {
    for &MoveRequested { mv, meant_for } in requests.read() {
        if meant_for != current.key() {
            continue;
        }
        if !current.rights().plays {
            match current.position().check(current.rules(), mv) {
                Ok(()) => drop(tried.write(MoveTried(mv))),
                Err(reason) => drop(rejected.write(MoveRejected { mv, reason })),
            }
            continue;
        }
        let previous = *current.position();
        let is_tried = current.mode().tries_lines();
        let ends = current.rights().ends;
        let is_timed = current.rights().counts && mv != Move::Pass;
        let mover = current.game().chooser();
        let times = clock.times_of_move(mover, time.elapsed()).filter(|_| is_timed);
        // A rejected move must not trigger change detection.
        let tree = &mut current.bypass_change_detection().tree;
        match if is_tried { tree.try_out(mv) } else { tree.play(mv) } {
            Ok(ply) => {
                for &effect in &ply.effects {
                    match effect {
                        Effect::Ended(outcome) if ends => drop(ended.write(GameEnded { outcome })),
                        Effect::Ended(_) => {}
                        _ => drop(effects.write(MoveEffect(effect))),
                    }
                }
                changed.write(PositionChanged {
                    next: ply.position,
                    by_move: true,
                });
                if let Some(times) = times {
                    let here = current.tree.here();
                    current.tree.set_times(here, times);
                }
                // A draw offer stands until the opponent of the side that made it has moved.
                current.draw_offered_by = current
                    .draw_offered_by
                    .filter(|&side| is_tried || side == previous.side());
            }
            Err(reason) => {
                rejected.write(MoveRejected { mv, reason });
            }
        }
    }
}

/// Counts the players' advice in the record.
fn count_advice(mut given: MessageReader<AdviceGiven>, mut current: ResMut<Match>) {
    for AdviceGiven in given.read() {
        current.count_advice();
    }
}

/// Passes at once for a player without a legal move (`docs/rules.md` §3) or one giving a turn as a handicap. Nothing is
/// played while looking at such a turn later.
fn pass_by_force(current: Res<Match>, mut requests: MessageWriter<MoveRequested>) {
    let is_new = current.mode().tries_lines() && current.game().undone().is_empty();
    let goes_on = match current.standing() {
        Some(standing) => standing == Standing::Passing,
        None if current.puzzle().is_some() => current.puzzle_turn() == Some(Turn::Pass),
        None => current.outcome().is_none() && (current.rights().goes_on || is_new),
    };
    if current.is_changed() && goes_on && current.game().must_pass() {
        requests.write(MoveRequested::new(Move::Pass, &current));
    }
}

/// Handles undo, redo, navigation and changes to variations.
fn apply_history(
    mut requests: MessageReader<HistoryAction>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
    mut ended: MessageWriter<GameEnded>,
) {
    for action in requests.read() {
        if !current.rights().roams {
            continue;
        }
        let (before, end) = (*current.position(), current.tree.end());
        let over = current.result().is_some();
        match *action {
            HistoryAction::Undo if current.rights().takes_back == Permission::Never => {}
            // Moves tried stay in the tree.
            HistoryAction::Undo if current.mode().tries_lines() => drop(current.tree.back()),
            HistoryAction::Redo if current.mode().tries_lines() => drop(current.tree.forward()),
            // The result of a finished game stays.
            HistoryAction::Undo if over && current.is_looked_at() => drop(current.tree.back()),
            HistoryAction::Undo => undo(&mut current),
            HistoryAction::Redo => redo(&mut current),
            HistoryAction::ShowFirst => current.tree.jump(NodeId::START),
            HistoryAction::ShowPrevious => drop(current.tree.back()),
            HistoryAction::ShowNext => drop(current.tree.forward()),
            HistoryAction::ShowLast => current.tree.jump_to_end(),
            HistoryAction::Show(node) => current.tree.jump(node),
            HistoryAction::GoOnFromHere => current.tree.go_on_from_here(),
            HistoryAction::Promote(node) => current.tree.promote(node),
            HistoryAction::Remove(node) => current.tree.remove(node),
        }
        if *current.position() != before {
            // Who is asked by link may look at the game before they answer.
            if !current.players.are_by_link() || current.tree.end() != end {
                current.draw_offered_by = None;
            }
            changed.write(jumped_to(&current));
        }
        ended.write_batch(current.result().filter(|_| !over).map(|outcome| GameEnded { outcome }));
    }
}

/// Changes the notes of a game that nobody plays.
fn apply_notes(mut requests: MessageReader<NoteAction>, mut current: ResMut<Match>) {
    for request in requests.read() {
        if !current.keeps_notes() {
            continue;
        }
        let here = current.tree.here();
        match request {
            NoteAction::Draw(shape) => {
                let mut shapes = current.tree.shapes(here);
                shape.draw(&mut shapes);
                current.tree.set_shapes(here, &shapes);
            }
            NoteAction::Erase => current.tree.set_shapes(here, &[]),
            NoteAction::Write(words) => current.tree.set_note(here, words),
            NoteAction::Entitle(title) => set_tag(&mut current.tags, TITLE, title),
            NoteAction::Judge(glyph) => current.tree.set_judgement(here, *glyph),
        }
        current.is_noted = true;
    }
}

/// Begins and ends the analysis of a game that is over. An analysis on a board of its own has nothing to go back to here.
fn apply_analysis(mut requests: MessageReader<AnalysisAction>, mut current: ResMut<Match>) {
    for action in requests.read() {
        match action {
            AnalysisAction::Begin if current.can_be_analysed() => current.purpose = Purpose::Analysis,
            AnalysisAction::End if current.is_analysed() && !current.is_analysis_board() => {
                current.purpose = Purpose::Game;
            }
            AnalysisAction::Begin | AnalysisAction::PlayOn(_) | AnalysisAction::End => {}
        }
    }
}

/// Remembers that the far player may know the last move.
fn note_sent_link(mut sent: MessageReader<LinkSent>, mut current: ResMut<Match>) {
    if sent.read().count() > 0 && current.has_link_to_send() {
        let plies = current.tree.main_line().count();
        mark_sent(&mut current.tags, plies);
    }
}

/// Begins and ends the preparing of answers, which continues what is prepared already.
fn apply_preparation(
    mut requests: MessageReader<PreparationAction>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
) {
    for action in requests.read() {
        match action {
            PreparationAction::Begin if current.waits_for_link() => {
                let game = current.tree.clone();
                let answers = current.answers().map_or_else(Answers::default, |(_, answers)| answers);
                for line in answers.lines() {
                    current.tree.jump(game.end());
                    for &mv in line {
                        current.tree.try_out(mv).expect("what is prepared can be played");
                    }
                }
                current.tree.jump(game.end());
                current.purpose = Purpose::Preparing(Box::new(game));
            }
            PreparationAction::End | PreparationAction::Discard => {
                let saved = current.saved_game(None);
                if let Purpose::Preparing(_) = current.purpose {
                    current.tree = saved.tree;
                    if *action == PreparationAction::End {
                        current.tags = saved.tags;
                    }
                    current.purpose = Purpose::Game;
                    changed.write(jumped_to(&current));
                }
            }
            PreparationAction::Begin => {}
        }
    }
}

/// Sets up the positions in which a better move is sought, and goes back to the review of the game.
fn apply_retry(
    mut requests: MessageReader<RetryAction>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
) {
    for &action in requests.read() {
        let (purpose, node) = match action {
            RetryAction::SetUp(node) => (Purpose::Retry, node),
            RetryAction::End(node) => (Purpose::Game, node),
        };
        if !current.can_be_analysed() && current.mode() != Mode::Retrying {
            continue;
        }
        let before = *current.position();
        current.purpose = purpose;
        current.tree.jump(node);
        if *current.position() != before {
            changed.write(jumped_to(&current));
        }
    }
}

/// Takes all moves of a lesson back. Nothing of them is kept.
fn restart_lesson(
    mut requests: MessageReader<LessonRestarted>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
) {
    if requests.read().count() == 0 {
        return;
    }
    if let Some(lesson) = current.lesson() {
        current.tree = lesson.game().into();
        changed.write(jumped_to(&current));
    }
}

/// Takes in the verdicts on moves in a puzzle, and takes moves back. Nothing of them is kept.
fn apply_puzzle(
    mut requests: MessageReader<PuzzleChanged>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
) {
    for &PuzzleChanged { game, action } in requests.read() {
        if game != current.seed() {
            continue;
        }
        let Match {
            purpose, tree, players, ..
        } = &mut *current;
        let Purpose::Puzzle(solving) = purpose else {
            continue;
        };
        let kept = match action {
            PuzzleAction::Judge(is_good) => {
                solving.attempt.judge(tree.line(), is_good);
                continue;
            }
            PuzzleAction::Close => {
                solving.is_closed = true;
                continue;
            }
            PuzzleAction::TakeBack(kept) => kept,
            PuzzleAction::SetUp { is_defending } => {
                let own = solving.puzzle().player();
                let side = if is_defending { own.opponent() } else { own };
                *players = Players::against_computer(side, Level::Master);
                solving.is_defending = is_defending;
                0
            }
        };
        let mut game = solving.puzzle().game();
        for ply in tree.line().plies().iter().take(kept) {
            // A move played once can be played again.
            let _ = game.play(ply.mv);
        }
        *tree = game.into();
        changed.write(jumped_to(&current));
    }
}

/// Handles resignation and draws.
fn apply_results(
    mut requests: MessageReader<ResultAction>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
    mut ended: MessageWriter<GameEnded>,
    mut declined: MessageWriter<DrawDeclined>,
) {
    for action in requests.read() {
        let before = *current.position();
        let over = current.result().is_some();
        match *action {
            _ if current.rights().moves_all || !current.rights().roams => {}
            ResultAction::Resign => {
                let loser = speaker(&current);
                current.tree.lose(loser, WinReason::Resignation);
            }
            // The offer goes with the link that has the player's move.
            ResultAction::OfferDraw if current.players().are_by_link() && !current.waits_for_link() => {}
            ResultAction::OfferDraw if current.rights().counts => {
                let side = speaker(&current);
                current.draw_offered_by = Some(side);
                mark_unsent(&mut current.tags);
            }
            ResultAction::AcceptDraw if current.draw_offered_by.is_some() => {
                current.tree.agree_draw();
                current.draw_offered_by = None;
            }
            ResultAction::DeclineDraw => {
                let offered_by = current.draw_offered_by.take();
                declined.write_batch(offered_by.map(|side| DrawDeclined { by: side.opponent() }));
            }
            ResultAction::OfferDraw | ResultAction::AcceptDraw => {}
        }
        if *current.position() != before {
            // A player looking at an earlier position is taken to the end.
            current.draw_offered_by = None;
            changed.write(jumped_to(&current));
        }
        ended.write_batch(current.result().filter(|_| !over).map(|outcome| GameEnded { outcome }));
    }
}

/// The message for a position change other than by a move.
fn jumped_to(current: &Match) -> PositionChanged {
    PositionChanged {
        next: *current.position(),
        by_move: false,
    }
}

/// The side that resigns or offers a draw: the human's against the computer, otherwise the side to choose.
fn speaker(current: &Match) -> Side {
    current
        .players
        .single_human()
        .unwrap_or_else(|| current.game().chooser())
}

/// Whether a human has a choice here, so that undo and redo stop.
fn is_stop(current: &Match) -> bool {
    let chosen_by_human = current.players.is_human(current.game().chooser());
    chosen_by_human && !current.game().must_pass()
}

fn undo(current: &mut Match) {
    if current.waits_for_link() {
        // Nobody else has seen the move, unless the player was warned.
        let last = current.tree.here();
        current.tree.remove(last);
        return;
    }
    if !current.tree.undo() {
        return;
    }
    if current.rights().takes_back == Permission::IfAgreed {
        // Moves taken back by agreement are dropped from the game unless the players replay them.
        current.tree.go_on_from_here();
        return;
    }
    while !is_stop(current) {
        if !current.tree.undo() {
            // The computer made the first move: restore it rather than let it choose another.
            redo(current);
            return;
        }
    }
}

fn redo(current: &mut Match) {
    if current.rights().takes_back == Permission::IfAgreed {
        // A player looking at an earlier position merely steps forward.
        if !current.tree.take_up() {
            current.tree.forward();
        }
        return;
    }
    while current.tree.redo() {
        if is_stop(current) {
            return;
        }
    }
}

//! Puzzles in which there is nothing to see.

use super::puzzle::{Answer, Task};
use crate::board::Bitboard;
use crate::engine::{Limits, Lines, Score, Searcher, Unwatched};
use crate::rules::{Game, Move, Outcome, Position, RuleSet, Side};

/// Whether the answer is what anybody would play without looking: in a puzzle of winning, only steps inwards that
/// capture nothing, the last one apart, or a win that other moves do not give away; in one of saving oneself, the only move that
/// the enemy's next one does not answer with a win; in one of gaining, a step inwards that captures nothing, or the one
/// capture that there is.
pub fn is_obvious(start: &Position, rules: &RuleSet, task: Task, line: &[Answer]) -> bool {
    let player = start.chooser(rules);
    let Some((last, before)) = line.split_last() else {
        return task != Task::Nothing;
    };
    match task {
        Task::Win => {
            let mut game = Game::from_position(*rules, *start);
            let are_plain = before.iter().all(|answer| {
                let is_plain = game.chooser() != player || is_plain(game.position(), rules, answer.mv);
                is_plain && game.play(answer.mv).is_ok()
            });
            are_plain || can_wait(start, rules)
        }
        Task::Save => {
            let legal = start.legal_moves(rules);
            let parrying = legal.iter().filter(|mv| !lets_win(start, rules, player, **mv));
            parrying.count() < 2
        }
        Task::Gain => {
            let legal = start.legal_moves(rules);
            let captures = |mv: Move| !captured(start, rules, mv).is_empty();
            let others = legal.iter().any(|&mv| mv != last.mv && captures(mv));
            is_plain(start, rules, last.mv) || captures(last.mv) && !others
        }
        Task::Nothing | Task::Better | Task::Line => false,
    }
}

/// The moves that may win in the end, at most.
const WINNING: usize = 3;

/// The nodes of the search that counts them, and its memory.
const COUNTING: (u64, usize) = (60_000, 1 << 21);

/// Whether a win can wait: where so many moves win sooner or later, the enemy can do nothing about it.
fn can_wait(start: &Position, rules: &RuleSet) -> bool {
    let game = Game::from_position(*rules, *start);
    let (nodes, hash_bytes) = COUNTING;
    let lines = Lines::Best(WINNING + 1);
    let found = Searcher::new(hash_bytes).search_lines(&game, &Limits::nodes(nodes), lines, &mut Unwatched);
    let wins = |score| matches!(score, Score::WinIn(_));
    found.is_some_and(|found| found.lines.iter().filter(|line| wins(line.score)).count() > WINNING)
}

/// Whether a move is a step inwards that captures nothing.
fn is_plain(position: &Position, rules: &RuleSet, mv: Move) -> bool {
    let is_step = position.due().is_empty();
    let inwards = matches!(mv, Move::Board { from, to } if to.ring() < from.ring());
    is_step && inwards && captured(position, rules, mv).is_empty()
}

fn captured(position: &Position, rules: &RuleSet, mv: Move) -> Bitboard {
    if position.due().is_empty() {
        position.make(rules, mv).captured
    } else {
        Bitboard::EMPTY
    }
}

/// Whether the enemy can win with the move after this one.
fn lets_win(position: &Position, rules: &RuleSet, player: Side, mv: Move) -> bool {
    let enemy = player.opponent();
    let next = position.make(rules, mv).position;
    let wins = |outcome: Option<Outcome>| outcome.and_then(Outcome::winner) == Some(enemy);
    let replies = || next.legal_moves(rules).to_vec().into_iter();
    wins(next.outcome_after(rules, mv))
        || next.chooser(rules) == enemy
            && replies().any(|reply| wins(next.make(rules, reply).position.outcome_after(rules, reply)))
}

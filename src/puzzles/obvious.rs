//! Puzzles in which there is nothing to see.

use super::puzzle::{Answer, Task};
use crate::board::Bitboard;
use crate::rules::{Game, Move, Outcome, Position, RuleSet, Side};

/// Whether the answer is what anybody would play without looking: in a puzzle of winning, only steps inwards that
/// capture nothing, the last one apart; in one of saving oneself, the only move that the enemy's next one does not
/// answer with a win; in one of gaining, a step inwards that captures nothing, or the one capture that there is.
pub fn is_obvious(start: &Position, rules: &RuleSet, task: Task, line: &[Answer]) -> bool {
    let player = start.chooser(rules);
    let Some((last, before)) = line.split_last() else {
        return true;
    };
    match task {
        Task::Win => {
            let mut game = Game::from_position(*rules, *start);
            before.iter().all(|answer| {
                let is_plain = game.chooser() != player || is_plain(game.position(), rules, answer.mv);
                is_plain && game.play(answer.mv).is_ok()
            })
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
    }
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

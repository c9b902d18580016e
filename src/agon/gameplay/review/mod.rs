//! The review of a finished game: its moves are judged one after the other, while nobody searches for something more
//! urgent.

use std::collections::VecDeque;

use agon_core::engine::{Findings, Judgement, LEVEL_NODES, LevelEstimate, Score};
use agon_core::notation::NodeId;
use agon_core::rules::Side;
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::analyst::{Analyst, Ask, Failed, Urgency};
use super::current_game::Match;
use super::schedule::{InputSystems, OpponentSystems};
use crate::tabletop::active_game::init_with_game;

/// Nodes for finding the best move: those for which the marks were chosen (`docs/engine.md`), and the levels measured.
pub const NODES: u64 = LEVEL_NODES;

/// Number of moves asked about at a time, so that the analyst need not wait for a frame to begin the next one.
const AHEAD: usize = 2;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Review>(app, AGON);
    app.add_message::<ReviewWanted>().add_systems(
        Update,
        (
            obey.in_set(InputSystems::Review).run_if(resource_exists::<Match>),
            follow.in_set(OpponentSystems::Review),
        ),
    );
}

/// A player's request to the review.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewWanted {
    /// Begin it, or go on with it.
    Begin,
    /// End it early. Findings so far stay.
    Cancel,
    /// Look at the last bad move before the position on the board.
    PreviousMistake,
    /// Look at the first bad move after the position on the board.
    NextMistake,
    /// Show a better move than the one on the board.
    Better,
}

/// The state of the review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// Nobody has asked for it, or there is nothing to review.
    #[default]
    Nothing,
    /// Moves are being judged.
    Searching,
    /// Ended by the player.
    Cancelled,
    /// All moves have been judged.
    Done,
    /// No search can run on this device.
    Failed,
}

/// A move of the game, and its worth.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// The point after the move.
    pub node: NodeId,
    /// `None` if it has not been judged yet.
    pub judgement: Option<Box<Judgement>>,
}

/// The review of the game on the board. It [changes](DetectChanges) when a move is judged or its activity changes.
#[derive(Resource, Debug, Default)]
pub struct Review {
    /// The game reviewed: the main line that is over.
    game: Option<u64>,
    moves: Vec<Reviewed>,
    /// The questions asked, with the places of their moves.
    asked: VecDeque<(Ask<Box<Judgement>>, usize)>,
    activity: Activity,
    /// The levels at which White and Black played, once all moves have been judged.
    levels: [Option<LevelEstimate>; 2],
}

impl Reviewed {
    /// The expected score for White after the move, 0 … 1, and its value for White.
    pub fn for_white(&self) -> Option<(f64, Score)> {
        let judgement = self.judgement.as_ref()?;
        let (expected, score) = (judgement.expected_after, judgement.played.score);
        Some(match judgement.chooser {
            Side::White => (expected, score),
            Side::Black => (1.0 - expected, -score),
        })
    }
}

impl Review {
    /// The moves of the game, in order. There are none unless the game is over.
    pub fn moves(&self) -> &[Reviewed] {
        &self.moves
    }

    /// The judgement of the move that leads to a point of the game, if known.
    pub fn of(&self, node: NodeId) -> Option<&Judgement> {
        let reviewed = self.moves.iter().find(|reviewed| reviewed.node == node)?;
        reviewed.judgement.as_deref()
    }

    /// Number of moves of the reviewed game that lead to the position on the board, or to the start of its variation.
    pub(crate) fn shared_with(&self, current: &Match) -> usize {
        let played = &current.tree().places()[..current.game().plies().len()];
        let shared = played
            .iter()
            .zip(&self.moves)
            .take_while(|&(node, reviewed)| *node == reviewed.node);
        shared.count()
    }

    /// The state of the review.
    pub const fn activity(&self) -> Activity {
        self.activity
    }

    /// Number of moves judged.
    pub fn judged(&self) -> usize {
        let judged = self.moves.iter().filter(|reviewed| reviewed.judgement.is_some());
        judged.count()
    }

    /// The judgements of all moves, if all are known.
    pub fn judgements(&self) -> Option<Vec<&Judgement>> {
        let all = self.moves.iter().map(|reviewed| reviewed.judgement.as_deref());
        all.collect::<Option<Vec<_>>>().filter(|all| !all.is_empty())
    }

    /// The level at which a side played the whole game, if it can be estimated.
    pub const fn level(&self, side: Side) -> Option<LevelEstimate> {
        self.levels[side as usize]
    }

    /// Completes the review: all moves have been judged.
    fn complete(&mut self, current: &Match) {
        self.activity = Activity::Done;
        self.levels = match (self.moves.last(), self.judgements()) {
            (Some(last), Some(judgements)) => {
                let game = current.tree().game_at(last.node);
                Side::ALL.map(|side| LevelEstimate::of(&game, &judgements, side))
            }
            _ => [None; 2],
        };
    }

    /// Takes over an earlier review's findings on all moves of the game on the board. Findings that do not fit the game
    /// are ignored.
    pub(crate) fn restore(&mut self, current: &Match, found: Vec<Findings>) {
        let fits = |(reviewed, findings): (&Reviewed, Findings)| {
            let (tree, node) = (current.tree(), reviewed.node);
            let is_of_move = tree.ply(node).is_some_and(|ply| ply.mv == findings.played.mv);
            let judgement = is_of_move.then(|| Judgement::new(&tree.game_before(node), findings));
            judgement?.ok().map(Box::new)
        };
        if self.activity != Activity::Nothing || self.moves.len() != found.len() {
            return;
        }
        let judgements: Option<Vec<_>> = self.moves.iter().zip(found).map(fits).collect();
        for (reviewed, judgement) in self.moves.iter_mut().zip(judgements.into_iter().flatten()) {
            reviewed.judgement = Some(judgement);
        }
        if self.judgements().is_some() {
            self.complete(current);
        }
    }

    /// Turns to another game, or to none.
    fn turn_to(&mut self, current: Option<&Match>) {
        self.rest(Activity::Nothing);
        self.levels = [None; 2];
        self.game = current.map(Match::seed);
        self.moves = current.map_or_else(Vec::new, |current| {
            let unknown = |node| Reviewed { node, judgement: None };
            current.tree().main_line().map(unknown).collect()
        });
    }

    /// Whether these are the moves of the game.
    fn is_of(&self, current: Option<&Match>) -> bool {
        let moves = self.moves.iter().map(|reviewed| reviewed.node);
        match current {
            Some(current) => self.game == Some(current.seed()) && current.tree().main_line().eq(moves),
            None => self.game.is_none(),
        }
    }

    /// Drops all questions.
    fn rest(&mut self, activity: Activity) {
        self.asked.clear();
        self.activity = activity;
    }

    /// Asks about the next moves.
    fn ask(&mut self, current: &Match, analyst: &Analyst) {
        let first = self.asked.back().map_or(0, |(_, last)| last + 1);
        for (place, reviewed) in self.moves.iter().enumerate().skip(first) {
            if self.asked.len() >= AHEAD {
                break;
            }
            let tree = current.tree();
            let Some(ply) = tree.ply(reviewed.node).filter(|_| reviewed.judgement.is_none()) else {
                continue;
            };
            let ask = analyst.judge(&tree.game_before(reviewed.node), ply.mv, NODES, Urgency::Later);
            self.asked.push_back((ask, place));
        }
    }

    /// Takes over the answer to the first question, if there is one. Returns whether there was.
    fn hear(&mut self) -> bool {
        let Some((ask, place)) = self.asked.front() else {
            return false;
        };
        let (Some(answer), place) = (ask.take(), *place) else {
            return false;
        };
        self.asked.pop_front();
        match answer {
            Ok(judgement) => self.moves[place].judgement = Some(judgement),
            Err(Failed) => self.rest(Activity::Failed),
        }
        true
    }
}

/// Begins and ends the review.
fn obey(
    mut requests: MessageReader<ReviewWanted>,
    current: Res<Match>,
    (mut review, analyst): (ResMut<Review>, Res<Analyst>),
) {
    for request in requests.read() {
        match (request, review.activity) {
            (ReviewWanted::Begin, Activity::Nothing | Activity::Cancelled | Activity::Failed)
                if !review.moves.is_empty() && review.is_of(Some(&current)) =>
            {
                review.activity = Activity::Searching;
                review.ask(&current, &analyst);
            }
            (ReviewWanted::Cancel, Activity::Searching) => review.rest(Activity::Cancelled),
            _ => {}
        }
    }
}

/// Follows the game on the board, and takes over the analyst's findings.
fn follow(current: Option<Res<Match>>, mut review: ResMut<Review>, analyst: Res<Analyst>) {
    let is_changed = current.as_ref().is_none_or(|current| current.is_changed());
    let over = current.filter(|current| current.result().is_some());
    let over = over.as_deref();
    if is_changed && !review.is_of(over) {
        review.turn_to(over);
    }
    let Some(current) = over.filter(|_| review.activity == Activity::Searching && analyst.is_changed()) else {
        return;
    };
    while review.bypass_change_detection().hear() {
        review.set_changed();
    }
    if review.activity == Activity::Searching {
        review.bypass_change_detection().ask(current, &analyst);
        if review.asked.is_empty() {
            review.complete(current);
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;

//! Puzzles from seeded games of the levels against each other.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::image::{fresh, name};
use super::obvious::is_obvious;
use super::proof::{ALIKE, are_alike, is_far_ahead, prove_gain, prove_nothing, prove_save, winning_line};
use super::puzzle::{Answer, Puzzle, Rating, Source, Task};
use crate::engine::{Level, Limits, Line, Lines, Score, Searcher, Unwatched, choose_move, race};
use crate::rules::{Game, Position, RuleSet, Side};

/// A series of games in which puzzles are looked for. What is found depends on nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    /// The rules, by turns from game to game.
    pub rules: Vec<RuleSet>,
    /// The seed of the levels and of all they do.
    pub seed: u64,
    /// The nodes with which each position is looked at.
    pub nodes: u64,
    /// The positions that each proof may visit.
    pub limit: u64,
}

/// The levels that play: their games are quickly played, and full of chances that are missed.
const LEVELS: [Level; 4] = [Level::Casual, Level::Steady, Level::Skilled, Level::Strong];

/// The plies after which a game is left.
const LONGEST: usize = 400;

/// Only where one side's [`race`] is this short can a win be near.
const NEAR: u32 = 9;

/// The plies between puzzles of one task and side in one game. Nearer positions are much alike.
const APART: u32 = 20;

/// The memory of the searches.
const HASH_BYTES: usize = 1 << 20;

/// The most plies of a win.
const WIN_PLIES: u32 = 11;

impl Mine {
    /// Plays the game with this number, from 0. The same two levels play all of it.
    pub fn game(&self, number: u32) -> Game {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(u64::from(number) << 32));
        let rules = self.rules[number as usize % self.rules.len()];
        let levels = [(); 2].map(|()| LEVELS.choose(&mut rng).copied().unwrap_or_default());
        let seed = rng.random();
        let mut game = Game::new(rules);
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            let level = levels[game.chooser().index()];
            let reply = choose_move(&game, level, seed, &mut Unwatched);
            let played = reply.and_then(|reply| game.play(reply.mv).ok());
            if played.is_none() {
                break;
            }
        }
        game
    }

    /// The puzzles of the game with this number, without ratings and themes.
    pub fn puzzles(&self, number: u32) -> Vec<Puzzle> {
        let game = self.game(number);
        let rules = game.rules();
        let mut found: Vec<Puzzle> = Vec::new();
        let mut searcher = Searcher::new(HASH_BYTES);
        for (ply, position) in (1..).zip(game.plies().iter().map(|ply| &ply.position)) {
            if game.plies().len() == ply as usize || position.is_placing() {
                continue;
            }
            let start = fresh(position, rules);
            let side = start.chooser(rules);
            let is_like = |known: &Puzzle, task| known.task == task && known.player() == side;
            let is_known = |task| {
                found
                    .iter()
                    .any(|known| is_like(known, task) && known.source.ply + APART > ply)
            };
            let at = Game::from_position(*rules, start);
            if at.outcome().is_some() || at.must_pass() || !is_eventful(&start, rules) {
                continue;
            }
            searcher.clear();
            let Some(seen) = searcher.search_lines(&at, &Limits::nodes(self.nodes), Lines::Best(2), &mut Unwatched)
            else {
                continue;
            };
            let candidate = self
                .candidate(&start, rules, &seen.lines)
                .filter(|(task, _)| !is_known(*task));
            let Some((task, line)) = candidate else { continue };
            if is_obvious(&start, rules, task, &line) {
                continue;
            }
            found.push(Puzzle {
                id: name(&start, rules),
                rules: *rules,
                start,
                task,
                themes: Vec::new(),
                line,
                rating: Rating::NONE,
                source: Source {
                    seed: self.seed,
                    game: number,
                    ply,
                },
                instead: None,
            });
        }
        found
    }

    /// A position of the game with this number in which something might be hidden, and nothing is: the first that is
    /// found from a drawn one onwards. The same short search as for puzzles looks for it.
    pub fn quiet(&self, number: u32) -> Option<Puzzle> {
        let game = self.game(number);
        let rules = game.rules();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(u64::from(number)));
        let first = rng.random_range(0..game.plies().len().max(1) as u32);
        let mut searcher = Searcher::new(HASH_BYTES);
        let positions = (1..).zip(game.plies().iter().map(|ply| &ply.position));
        let mut quiet = positions.skip(first as usize).filter_map(|(ply, position)| {
            if position.is_placing() || game.plies().len() == ply as usize {
                return None;
            }
            let start = fresh(position, rules);
            let at = Game::from_position(*rules, start);
            if at.outcome().is_some() || at.must_pass() || !is_eventful(&start, rules) {
                return None;
            }
            searcher.clear();
            let seen = searcher.search_lines(&at, &Limits::nodes(self.nodes), Lines::Best(ALIKE), &mut Unwatched)?;
            let scores: Vec<_> = seen.lines.iter().map(|line| line.score).collect();
            let is_quiet = are_alike(&scores, rules) && prove_nothing(&start, rules, self.limit).is_ok();
            is_quiet.then(|| Puzzle {
                id: name(&start, rules),
                rules: *rules,
                start,
                task: Task::Nothing,
                themes: Vec::new(),
                line: Vec::new(),
                rating: Rating::NONE,
                source: Source {
                    seed: self.seed,
                    game: number,
                    ply,
                },
                instead: None,
            })
        });
        quiet.next()
    }

    /// What a position asks for, with the answer, if that can be proven. `lines` are what a short search found.
    fn candidate(&self, start: &Position, rules: &RuleSet, lines: &[Line]) -> Option<(Task, Vec<Answer>)> {
        let [best, second, ..] = lines else { return None };
        let one = |is_only| vec![Answer { mv: best.mv, is_only }];
        match (best.score, second.score) {
            (Score::WinIn(plies @ 3..=WIN_PLIES), second) if second < best.score => {
                let line = winning_line(start, rules, plies as u8, self.limit).ok()??;
                Some((Task::Win, line))
            }
            (Score::Race(_), Score::LossIn(_)) => {
                prove_save(start, rules, best.mv, self.limit).ok()?;
                Some((Task::Save, one(true)))
            }
            (Score::Race(_), Score::Race(_)) if is_far_ahead(&[best.score, second.score], rules) => {
                prove_gain(start, rules, best.mv).ok()?;
                Some((Task::Gain, one(false)))
            }
            _ => None,
        }
    }
}

/// Whether either side may win soon, or something can be captured.
fn is_eventful(position: &Position, rules: &RuleSet) -> bool {
    let is_near = |side| race(position, side) <= NEAR;
    Side::ALL.into_iter().any(is_near) || !position.capturing_cells(rules).is_empty()
}

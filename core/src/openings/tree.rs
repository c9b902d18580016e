//! A table of the moves of games, by position. A position and its images are one position, as far as the symmetries keep
//! the array in which games begin; the colours are distinct.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::AddAssign;

use crate::board::Symmetry;
use crate::puzzles::image::position_image;
use crate::rules::{Game, Move, Outcome, Position, RuleSet, Side};

/// The plies of a game that are counted.
pub const DEPTH: usize = 30;

/// The numbers of games that ended so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Won by White.
    pub white: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by Black.
    pub black: u32,
}

impl Results {
    /// The result of one game.
    const fn of(outcome: Outcome) -> Self {
        let (white, draws, black) = match outcome.winner() {
            Some(Side::White) => (1, 0, 0),
            None => (0, 1, 0),
            Some(Side::Black) => (0, 0, 1),
        };
        Self { white, draws, black }
    }

    /// The number of games.
    pub const fn games(self) -> u32 {
        self.white.saturating_add(self.draws).saturating_add(self.black)
    }

    /// The shares in percent of games won by White, drawn, and won by Black. They add up to 100, or are all 0 if there is
    /// no game: what rounding down leaves goes to the largest remainders (Hamilton's method).
    pub fn percents(self) -> [u32; 3] {
        let counts = [self.white, self.draws, self.black].map(u64::from);
        let games: u64 = counts.iter().sum();
        if games == 0 {
            return [0; 3];
        }
        let mut percents = counts.map(|count| (100 * count / games) as u32);
        let left = 100 - percents.iter().sum::<u32>();
        let mut by_remainder = [0, 1, 2];
        by_remainder.sort_by_key(|&index| Reverse(100 * counts[index] % games));
        for &index in by_remainder.iter().take(left as usize) {
            percents[index] += 1;
        }
        percents
    }

    /// A side's share of the points, from 0 to 1; half if there is no game.
    pub fn score(self, side: Side) -> f32 {
        let won = match side {
            Side::White => self.white,
            Side::Black => self.black,
        };
        match self.games() {
            0 => 0.5,
            games => (won as f32 + self.draws as f32 / 2.0) / games as f32,
        }
    }
}

impl AddAssign for Results {
    fn add_assign(&mut self, other: Self) {
        self.white = self.white.saturating_add(other.white);
        self.draws = self.draws.saturating_add(other.draws);
        self.black = self.black.saturating_add(other.black);
    }
}

/// A move that was played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The move; of moves that are images of each other, the first in the order of the legal moves.
    pub mv: Move,
    /// How the games with it ended.
    pub results: Results,
}

/// The moves of games under one rule set.
///
/// ```
/// use agon_core::notation::play_words;
/// use agon_core::openings::tree::Tree;
/// use agon_core::rules::{Game, Preset, Side, WinReason};
///
/// let rules = Preset::NEW_GAME.rules();
/// let mut game = Game::new(rules);
/// play_words(&mut game, "f1f2 f11f10")?;
/// game.lose(Side::Black, WinReason::Resignation);
/// let mut tree = Tree::new(rules);
/// assert!(tree.add(&game));
/// let moves = tree.moves(game.start());
/// assert_eq!((moves.len(), moves[0].results.white), (1, 1));
/// assert_eq!(moves[0].mv.to_string(), "f1f2");
/// # Ok::<(), agon_core::notation::GameTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    rules: RuleSet,
    /// Those that keep the array, without the identity.
    symmetries: Vec<Symmetry>,
    /// By the key of a position, and of the one that the move leads to.
    moves: BTreeMap<u64, BTreeMap<u64, Results>>,
}

impl Tree {
    /// A tree without games.
    pub fn new(rules: RuleSet) -> Self {
        let start = Position::start(&rules);
        let keeps = |symmetry: &&Symmetry| position_image(&start, &rules, **symmetry) == start;
        Self {
            rules,
            symmetries: Symmetry::ALL[1..].iter().filter(keeps).copied().collect(),
            moves: BTreeMap::new(),
        }
    }

    /// The rules of the games.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Whether no game was added.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The key that a position shares with its images.
    pub(super) fn key(&self, position: &Position) -> u64 {
        let images = self.symmetries.iter();
        let images = images.map(|&symmetry| position_image(position, &self.rules, symmetry).key());
        images.fold(position.key(), u64::min)
    }

    /// Adds a finished game under these rules from their starting position, without a handicap; others are left out.
    /// A game counts once for a position: when it returns to one, the rest is left out. Returns whether it was added.
    pub fn add(&mut self, game: &Game) -> bool {
        let is_whole = *game.start() == Position::start(&self.rules) && game.handicap().is_none();
        let Some(outcome) = game.outcome().filter(|_| is_whole && *game.rules() == self.rules) else {
            return false;
        };
        let keys: Vec<_> = game
            .positions()
            .take(DEPTH + 1)
            .map(|position| self.key(position))
            .collect();
        for (ply, pair) in keys.windows(2).enumerate() {
            if keys[..ply].contains(&pair[0]) {
                break;
            }
            self.count(pair[0], pair[1], Results::of(outcome));
        }
        true
    }

    /// Adds results of a move, by the keys of the positions before and after it.
    pub(super) fn count(&mut self, before: u64, after: u64, results: Results) {
        *self.moves.entry(before).or_default().entry(after).or_default() += results;
    }

    /// Adds the games of another tree, if it has the same rules.
    ///
    /// ```
    /// use agon_core::openings::tree::Tree;
    /// use agon_core::rules::{Game, Preset, Side, WinReason};
    ///
    /// let rules = Preset::NEW_GAME.rules();
    /// let mut game = Game::new(rules);
    /// game.play(game.legal_moves()[0])?;
    /// game.lose(Side::Black, WinReason::Resignation);
    /// let mut tree = Tree::new(rules);
    /// tree.add(&game);
    /// tree.merge(&tree.clone());
    /// assert_eq!(tree.results(game.start()).games(), 2);
    /// # Ok::<(), agon_core::rules::IllegalMove>(())
    /// ```
    pub fn merge(&mut self, other: &Self) {
        if self.rules != other.rules {
            return;
        }
        for (&before, moves) in &other.moves {
            for (&after, &results) in moves {
                self.count(before, after, results);
            }
        }
    }

    /// How the games ended in which a move was played in this position.
    pub fn results(&self, position: &Position) -> Results {
        let mut all = Results::default();
        for &results in self
            .moves
            .get(&self.key(position))
            .into_iter()
            .flat_map(BTreeMap::values)
        {
            all += results;
        }
        all
    }

    /// The moves played in a position, as they are in its own orientation, the most played first. Of moves that are
    /// images of each other there is one.
    pub fn moves(&self, position: &Position) -> Vec<Continuation> {
        let Some(known) = self.moves.get(&self.key(position)) else {
            return Vec::new();
        };
        let mut left = known.clone();
        let legal = position.legal_moves(&self.rules);
        let mut moves: Vec<_> = legal
            .iter()
            .filter_map(|&mv| {
                let after = self.key(&position.make(&self.rules, mv).position);
                let results = left.remove(&after)?;
                Some(Continuation { mv, results })
            })
            .collect();
        moves.sort_by_key(|found| std::cmp::Reverse(found.results.games()));
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_move, play_words};
    use crate::puzzles::image::move_image;
    use crate::rules::{Preset, WinReason};

    const RULES: RuleSet = Preset::NEW_GAME.rules();

    /// A game with these moves, which a side loses, or nobody.
    fn game(moves: &str, loser: Option<Side>) -> Game {
        let mut game = Game::new(RULES);
        play_words(&mut game, moves).unwrap();
        match loser {
            Some(loser) => game.lose(loser, WinReason::Resignation),
            None => game.agree_draw(),
        }
        game
    }

    fn tree(games: &[Game]) -> Tree {
        let mut tree = Tree::new(RULES);
        assert!(games.iter().all(|game| tree.add(game)));
        tree
    }

    fn played(tree: &Tree, position: &Position) -> Vec<(String, [u32; 3])> {
        let moves = tree.moves(position).into_iter();
        let told = moves.map(|Continuation { mv, results }| {
            let Results { white, draws, black } = results;
            (mv.to_string(), [white, draws, black])
        });
        told.collect()
    }

    #[test]
    fn moves_are_counted_with_results_the_most_played_first() {
        let tree = tree(&[
            game("b1c2 f11f10", None),
            game("f1f2 f11f10", Some(Side::Black)),
            game("f1f2 f11f10", Some(Side::White)),
        ]);
        let start = Position::start(&RULES);
        let told = [("f1f2".to_owned(), [1, 0, 1]), ("b1c2".to_owned(), [0, 1, 0])];
        assert_eq!(played(&tree, &start), told);
        let all = tree.results(&start);
        assert_eq!(
            (all.games(), all.score(Side::White), all.score(Side::Black)),
            (3, 0.5, 0.5)
        );
    }

    #[test]
    fn percents_add_up_to_a_hundred() {
        let percents = |[white, draws, black]: [u32; 3]| Results { white, draws, black }.percents();
        assert_eq!(percents([0; 3]), [0; 3]);
        assert_eq!(percents([1, 0, 0]), [100, 0, 0]);
        assert_eq!(percents([1; 3]), [34, 33, 33]);
        assert_eq!(percents([3, 2, 3]), [38, 25, 37], "37.5 twice would be 38 and 38");
        assert_eq!(percents([u32::MAX; 3]).iter().sum::<u32>(), 100);
        for white in 0..40 {
            for draws in 0..40 {
                let of = [white, draws, 17];
                let parts = percents(of);
                assert_eq!(parts.iter().sum::<u32>(), 100, "{of:?}");
                let games = (white + draws + 17) as f32;
                for (count, part) in of.into_iter().zip(parts) {
                    assert!(
                        (100.0 * count as f32 / games - part as f32).abs() < 1.0,
                        "{of:?}: {parts:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn moves_that_mirror_each_other_are_one_and_are_told_in_the_position_asked_for() {
        let [left, right] = ["f1e1 f11f10", "f1g1 f11f10"].map(|moves| game(moves, Some(Side::Black)));
        let tree = tree(&[left.clone(), right.clone(), game("f1g1 b7c7", None)]);
        assert_eq!(tree.symmetries, [Symmetry::MIRROR]);
        assert_eq!(tree.moves(left.start()).len(), 1);
        assert_eq!(tree.results(left.start()).games(), 3);
        let replies = |game: &Game| played(&tree, game.positions().nth(1).unwrap());
        let known = |reply: &str| [("f11f10".to_owned(), [2, 0, 0]), (reply.to_owned(), [0, 1, 0])];
        assert_eq!(replies(&right), known("b7c7"));
        assert_eq!(replies(&left), known("k7i7"));
    }

    #[test]
    fn positions_reached_by_other_orders_of_moves_are_one() {
        let one = game("f1f2 f11f10 b1c2", Some(Side::Black));
        let other = game("b1c2 f11f10 f1f2", Some(Side::White));
        let tree = tree(&[one.clone(), other, game("f1f2 f11f10 b1c2 f10f9", None)]);
        assert_eq!(played(&tree, one.position()), [("f10f9".to_owned(), [0, 1, 0])]);
    }

    #[test]
    fn a_game_counts_up_to_its_first_return_to_a_position() {
        let returns = game("f1g1 f11g10 g1f1 g10f11 b1c2 b7c7", Some(Side::Black));
        let tree = tree(std::slice::from_ref(&returns));
        assert_eq!(played(&tree, returns.start()), [("f1g1".to_owned(), [1, 0, 0])]);
        assert_eq!(tree.results(returns.positions().nth(5).unwrap()).games(), 0);
    }

    #[test]
    fn unfinished_games_and_games_of_other_rules_and_positions_are_left_out() {
        let mut tree = Tree::new(RULES);
        let mut unfinished = Game::new(RULES);
        play_words(&mut unfinished, "f1f2").unwrap();
        assert!(!tree.add(&unfinished));
        let mut later = Game::from_position(RULES, *unfinished.position());
        later.lose(Side::White, WinReason::Resignation);
        assert!(!tree.add(&later));
        let mut other = Game::new(Preset::Globe.rules());
        other.lose(Side::White, WinReason::Resignation);
        assert!(!tree.add(&other) && tree.is_empty());
        tree.merge(&Tree::new(Preset::Globe.rules()));
        assert_eq!(*tree.rules(), RULES);
    }

    #[test]
    fn where_games_begin_on_an_empty_board_every_turn_of_it_is_the_same() {
        let rules = Preset::Parlett.rules();
        let mut tree = Tree::new(rules);
        assert_eq!(tree.symmetries.len(), 11);
        for symmetry in Symmetry::ALL {
            let mut game = Game::new(rules);
            let mv = parse_move("Q@b1", game.position(), &rules).unwrap();
            game.play(move_image(mv, symmetry)).unwrap();
            game.lose(Side::Black, WinReason::Resignation);
            assert!(tree.add(&game));
        }
        let moves = tree.moves(&Position::start(&rules));
        assert_eq!((moves.len(), moves[0].results.white), (1, 12));
    }

    #[test]
    fn only_the_beginning_of_a_game_is_counted() {
        let mut long = Game::new(RULES);
        while long.plies().len() < DEPTH + 5 {
            let moves = long.legal_moves();
            long.play(moves[long.plies().len() % moves.len()]).unwrap();
        }
        let before = *long.positions().nth(DEPTH).unwrap();
        let last = *long.positions().nth(DEPTH - 1).unwrap();
        long.lose(Side::Black, WinReason::Resignation);
        let tree = tree(&[long]);
        assert_eq!(tree.moves(&before), []);
        assert_eq!(tree.moves(&last).len(), 1);
    }
}

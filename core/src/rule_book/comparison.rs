//! Differences between two rule sets: the axes, and positions in which the rules allow other moves, or moves do
//! something else.

use serde::Deserialize;

use super::error::BoardFault;
use crate::board::Bitboard;
use crate::notation::{GameTextError, parse_position_parts, parse_start, play_words};
use crate::rules::{Effect, Game, Kind, Move, Outcome, Position, PositionParts, Preset, RuleSet, Side};

/// A position in which two rule sets can differ because of one axis.
#[derive(Clone, Debug)]
pub struct Contrast {
    axis: &'static str,
    start: PositionParts,
    moves: String,
}

/// A contrast as it stands in the data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenContrast {
    pub(super) axis: String,
    position: String,
    #[serde(default)]
    moves: String,
}

impl WrittenContrast {
    pub(super) fn contrast(self, axis: &'static str) -> Result<Contrast, BoardFault> {
        let (rules, start) = parse_start(Some(Preset::Globe.name()), &self.position)?;
        play_words(&mut Game::from_position(rules, start), &self.moves)?;
        Ok(Contrast {
            axis,
            start: parse_position_parts(&self.position).map_err(GameTextError::from)?,
            moves: self.moves,
        })
    }
}

/// An axis in which two rule sets have different values.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The axis, by its name in rule texts.
    pub axis: &'static str,
    /// The values of the two, by their names in rule texts.
    pub values: [String; 2],
    /// Its effect on a board; `None` where nothing is to be seen.
    pub shown: Option<Shown>,
}

/// One position under two rule sets, or the two positions with which they begin.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The games, the same moves having been played under both.
    pub games: [Game; 2],
    /// The moves that are legal under one of them alone.
    pub only: [Vec<Move>; 2],
    /// The moves that are legal under both and do something else, with what they do under each.
    pub otherwise: Vec<(Move, [Consequence; 2])>,
}

/// Effect of a move, as far as rules can differ in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// The enemies that it captures.
    pub captured: Bitboard,
    /// Of all that is captured, what leaves the board.
    pub removed: Bitboard,
    /// Whether the piece that moved is itself captured.
    pub is_trapped: bool,
    /// The side that moves next.
    pub next: Side,
    /// The outcome, if it ends the game.
    pub outcome: Option<Outcome>,
}

impl Consequence {
    fn of(game: &Game, mv: Move) -> Option<Self> {
        let mut game = game.clone();
        let ply = game.play(mv).ok()?.clone();
        let removed = ply.effects.iter().filter_map(|effect| match effect {
            Effect::Removed { cell, .. } => Some(*cell),
            _ => None,
        });
        Some(Self {
            captured: Effect::captured(&ply.effects),
            removed: removed.collect(),
            is_trapped: ply
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Trapped { .. })),
            next: game.position().side(),
            outcome: game.outcome(),
        })
    }
}

impl Shown {
    fn of(games: [Game; 2]) -> Self {
        let legal = games.each_ref().map(Game::legal_moves);
        let lacking = |one: usize| {
            let others = &legal[1 - one];
            let moves = legal[one].iter().filter(|mv| !others.contains(mv));
            moves.copied().collect()
        };
        let both = legal[0].iter().filter(|mv| legal[1].contains(mv));
        let otherwise = both.filter_map(|&mv| {
            let [one, other] = games.each_ref().map(|game| Consequence::of(game, mv));
            let consequences = [one?, other?];
            (consequences[0] != consequences[1]).then_some((mv, consequences))
        });
        Self {
            only: [lacking(0), lacking(1)],
            otherwise: otherwise.collect(),
            games,
        }
    }

    /// Whether the two games stand on the same board.
    pub fn is_of_one_position(&self) -> bool {
        let [one, other] = self.games.each_ref().map(|game| game.position().parts());
        one == other
    }

    /// The ways in which the game has ended under the two; `None` if it ended in neither, or alike.
    pub fn outcomes(&self) -> Option<[Option<Outcome>; 2]> {
        let outcomes = self.games.each_ref().map(Game::outcome);
        (outcomes[0] != outcomes[1]).then_some(outcomes)
    }

    /// The sides that choose the next move, if it is not the same one.
    pub fn choosers(&self) -> Option<[Side; 2]> {
        let choosers = self.games.each_ref().map(Game::chooser);
        (choosers[0] != choosers[1]).then_some(choosers)
    }

    /// Whether anything is to be seen.
    pub fn differs(&self) -> bool {
        !self.is_of_one_position()
            || self.only.iter().any(|moves| !moves.is_empty())
            || !self.otherwise.is_empty()
            || self.outcomes().is_some()
            || self.choosers().is_some()
    }
}

impl Contrast {
    /// The axis, by its name in rule texts.
    pub const fn axis(&self) -> &'static str {
        self.axis
    }

    /// The position under two rule sets after the moves, as far as both allow them; `None` if it is not possible under
    /// one of them, or the game is over in it.
    fn under(&self, rules: [RuleSet; 2]) -> Option<Shown> {
        let [one, other] = rules.map(|rules| {
            let start = Position::new(&self.start, &rules).ok()?;
            Some(Game::from_position(rules, start))
        });
        let mut games = [one?, other?];
        // Where captured pieces leave the board, a side without queen or guards has lost before any move.
        if games.iter().any(|game| game.outcome().is_some()) {
            return None;
        }
        for word in self.moves.split_whitespace() {
            let mut next = games.clone();
            if next.iter_mut().any(|game| play_words(game, word).is_err()) {
                break;
            }
            games = next;
        }
        Some(Shown::of(games))
    }
}

/// Whether an axis says nothing under these rules, since nothing is put back that it is about.
fn is_idle(axis: &str, rules: &RuleSet) -> bool {
    match axis {
        "queen-chooser" => rules.removes(Kind::Queen),
        "relocation-capture" | "relocation-custody" | "relocation-costs-turn" => {
            rules.removes(Kind::Queen) && rules.removes(Kind::Guard)
        }
        _ => false,
    }
}

/// The axes in which two rule sets differ, without those that say nothing under one of them, in the order of
/// `docs/rules.md` §6, each with the first contrast in which something is to be seen.
pub fn compare(rules: [RuleSet; 2], contrasts: &[Contrast]) -> Vec<Difference> {
    let [one, other] = rules.each_ref().map(RuleSet::axes);
    let pairs = one.into_iter().zip(other);
    let has_no_effect = |axis: &str| rules.iter().any(|rules| is_idle(axis, rules));
    let differing = pairs.filter(|((axis, one), (_, other))| one != other && !has_no_effect(axis));
    let difference = |((axis, one), (_, other)): ((&'static str, String), (&'static str, String))| {
        let shown = match axis {
            "setup" => Some(Shown::of(rules.map(Game::new))),
            _ => {
                let fitting = contrasts.iter().filter(|contrast| contrast.axis == axis);
                fitting
                    .filter_map(|contrast| contrast.under(rules))
                    .find(Shown::differs)
            }
        };
        Difference {
            axis,
            values: [one, other],
            shown,
        }
    };
    differing.map(difference).collect()
}

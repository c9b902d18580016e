//! A game: the rules, the starting position, the plies played, undo and redo, and the result.

use super::axes::Repetition;
use super::handicap::Handicap;
use super::illegal::IllegalMove;
use super::make::Effect;
use super::movegen::MoveList;
use super::occurrences::{Occurrences, Past};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::piece::{Move, Side};
use super::position::Position;
use super::ruleset::RuleSet;

/// One ply of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The effects of the move; the last one is [`Effect::Ended`] if it ended the game.
    pub effects: Vec<Effect>,
    /// The position after the move.
    pub position: Position,
}

impl Ply {
    /// The end of the game, if this ply ended it.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.effects.last() {
            Some(Effect::Ended(outcome)) => Some(*outcome),
            _ => None,
        }
    }
}

/// A game in progress or over.
///
/// ```
/// use agon_core::board::CellId;
/// use agon_core::rules::{Game, Move, RuleSet};
///
/// let mut game = Game::new(RuleSet::default());
/// let (from, to) = ("f1".parse()?, "f2".parse()?);
/// game.play(Move::Board { from, to })?;
/// assert_eq!(game.plies().len(), 1);
/// assert!(game.undo() && game.redo());
/// assert!(game.play(Move::Pass).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: RuleSet,
    start: Position,
    handicap: Option<Handicap>,
    /// All plies, including those undone.
    plies: Vec<Ply>,
    /// The number of plies that are not undone.
    played: usize,
    /// The occurrences of the positions after all plies.
    occurrences: Occurrences,
    /// The part of a longer game that counts for repetition, if this is the rest of it.
    past: Past,
    /// Resignation, agreement or loss on time after the last of all plies.
    declared: Option<Outcome>,
}

impl Game {
    /// A game from the starting position of the rules.
    pub fn new(rules: RuleSet) -> Self {
        Self::from_position(rules, Position::start(&rules))
    }

    /// A game from any position.
    pub const fn from_position(rules: RuleSet, start: Position) -> Self {
        Self {
            rules,
            start,
            handicap: None,
            plies: Vec::new(),
            played: 0,
            occurrences: Occurrences::new(),
            past: Past::NONE,
            declared: None,
        }
    }

    /// The game with a handicap, or without. To be set before the first ply: plies already played stay as they are.
    #[must_use]
    pub fn with_handicap(mut self, handicap: Option<Handicap>) -> Self {
        self.handicap = handicap;
        self
    }

    /// The side that gives its first turns away, and how many.
    pub const fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// Whether the player gives this turn away, even with moves to make. The turns given away are a side's first turns
    /// with all pieces placed, so its passes count them.
    fn gives_turn_away(&self) -> bool {
        self.handicap.is_some_and(|handicap| {
            self.position().side() == handicap.side() && !self.position().is_placing() && self.handicap_goes_on()
        })
    }

    /// Whether turns are still to be given away.
    fn handicap_goes_on(&self) -> bool {
        self.handicap.is_some_and(|handicap| {
            let turns = usize::from(handicap.turns());
            let has_passed = |ply: &&Ply| ply.effects.first() == Some(&handicap.passed());
            self.plies().iter().filter(has_passed).take(turns).count() < turns
        })
    }

    /// The number of plies up to the last turn given away so far; from there on the game goes on as one without a
    /// handicap.
    pub fn handicap_plies(&self) -> usize {
        let Some(handicap) = self.handicap else {
            return 0;
        };
        let plies = self.plies().iter().zip(1..);
        let passes = plies.filter(|(ply, _)| ply.effects.first() == Some(&handicap.passed()));
        let given_away = passes.take(handicap.turns().into()).last();
        given_away.map_or(0, |(_, count)| count)
    }

    /// Whether the last ply was a turn given away, and not a forced pass.
    pub fn has_given_turn_away(&self) -> bool {
        self.played > 0 && self.handicap_plies() == self.played
    }

    /// The legal moves; only a pass where a turn is given away.
    pub fn legal_moves(&self) -> MoveList {
        if self.gives_turn_away() {
            let mut moves = MoveList::new();
            moves.push(Move::Pass);
            moves
        } else {
            self.position().legal_moves(&self.rules)
        }
    }

    /// Whether the only legal move is to pass.
    pub fn must_pass(&self) -> bool {
        self.gives_turn_away() || self.position().must_pass(&self.rules)
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position in which the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The plies played, without those undone.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// The plies that moves would be from here, up to the first that cannot be played. The game stays as it is.
    ///
    /// ```
    /// use agon_core::notation::parse_move;
    /// use agon_core::rules::{Game, RuleSet};
    ///
    /// let game = Game::new(RuleSet::default());
    /// let mut ahead = game.clone();
    /// let mut line = ["f1f2", "f11f10", "f2f3"].map(|text| parse_move(text, game.position(), game.rules()).unwrap());
    /// let plies = game.plies_of(&line);
    /// assert_eq!(plies.len(), 3);
    /// for (mv, ply) in line.iter().zip(&plies) {
    ///     ahead.play(*mv)?;
    ///     assert_eq!(ply.position, *ahead.position());
    /// }
    /// line[1] = line[0];
    /// assert_eq!(game.plies_of(&line).len(), 1);
    /// assert!(game.plies_of(&[]).is_empty());
    /// # Ok::<(), agon_core::rules::IllegalMove>(())
    /// ```
    pub fn plies_of(&self, moves: &[Move]) -> Vec<Ply> {
        let mut ahead = self.clone();
        moves.iter().map_while(|&mv| ahead.play(mv).ok().cloned()).collect()
    }

    /// The plies undone, starting with the next to be redone.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.played..]
    }

    /// The position after the last ply that is not undone.
    pub fn position(&self) -> &Position {
        self.plies().last().map_or(&self.start, |ply| &ply.position)
    }

    /// All positions so far, from the one at the start to the present one: one more than [`plies`](Self::plies).
    pub fn positions(&self) -> impl Iterator<Item = &Position> + Clone {
        std::iter::once(&self.start).chain(self.plies().iter().map(|ply| &ply.position))
    }

    /// The game before each of its plies, with the move that was played: without the plies before, of which only what
    /// counts for repetition is kept. Each takes little space, however long the game is.
    ///
    /// ```
    /// use agon_core::rules::{Game, RuleSet};
    ///
    /// let mut game = Game::new(RuleSet::default());
    /// for _ in 0..3 {
    ///     game.play(game.legal_moves()[0])?;
    /// }
    /// let (before, mv) = game.moments().last().expect("the game has three plies");
    /// assert!(before.plies().is_empty());
    /// assert_eq!((before.start(), mv), (&game.plies()[1].position, game.plies()[2].mv));
    /// # Ok::<(), agon_core::rules::IllegalMove>(())
    /// ```
    pub fn moments(&self) -> impl Iterator<Item = (Self, Move)> {
        let keys: Vec<_> = self.positions().map(Position::key).collect();
        let over = self.handicap_plies();
        let mut left = self.handicap;
        let pasts = Past::of_each_ply(keys, over);
        let moments = self.plies().iter().zip(self.positions().zip(pasts));
        moments.enumerate().map(move |(number, (ply, (before, past)))| {
            let moment = Self {
                past,
                ..Self::from_position(self.rules, *before).with_handicap(left)
            };
            if number < over
                && let Some(handicap) = left.filter(|handicap| ply.effects.first() == Some(&handicap.passed()))
            {
                left = Handicap::new(handicap.side(), handicap.turns() - 1);
            }
            (moment, ply.mv)
        })
    }

    /// The positions before the start that count for repetition: none, but for the [moments](Self::moments) of a game.
    pub const fn past(&self) -> &Past {
        &self.past
    }

    /// The keys of the positions that count for repetition, after those of the [past](Self::past). While turns are still
    /// to be given away (§6) none does.
    pub fn counted_keys(&self) -> impl Iterator<Item = u64> {
        let first = match self.handicap_goes_on() {
            true => self.played + 1,
            false => self.handicap_plies(),
        };
        self.positions().skip(first).map(Position::key)
    }

    /// The player who picks the next move: see [`Position::chooser`]. Players give their turns away themselves.
    pub fn chooser(&self) -> Side {
        if self.gives_turn_away() {
            self.position().side()
        } else {
            self.position().chooser(&self.rules)
        }
    }

    /// The outcome, if the game is over at this point.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.declared.filter(|_| self.undone().is_empty());
        declared.or_else(|| match self.plies().last() {
            Some(ply) => ply.outcome(),
            None => self.start.outcome(&self.rules),
        })
    }

    /// The resignation, loss on time or agreement at the end of all plies, including those undone.
    pub const fn declared(&self) -> Option<Outcome> {
        self.declared
    }

    /// Whether nothing has been played, from the starting position of the rules.
    pub fn is_fresh(&self) -> bool {
        self.played == 0 && self.start == Position::start(&self.rules)
    }

    /// Whether this game is at the same point as an earlier one, or has gone on from there.
    ///
    /// ```
    /// use agon_core::rules::{Game, RuleSet};
    ///
    /// let earlier = Game::new(RuleSet::default());
    /// let mut later = earlier.clone();
    /// later.play(later.position().legal_moves(later.rules())[0])?;
    /// assert!(later.continues(&earlier) && !earlier.continues(&later));
    /// # Ok::<(), agon_core::rules::IllegalMove>(())
    /// ```
    pub fn continues(&self, earlier: &Self) -> bool {
        self.shared_plies(earlier) == Some(earlier.plies().len())
    }

    /// The number of plies with which both games begin; `None` if their rules, starting positions or handicaps differ.
    pub fn shared_plies(&self, other: &Self) -> Option<usize> {
        let begin_alike = self.rules == other.rules && self.start == other.start && self.handicap == other.handicap;
        let both = self.plies().iter().zip(other.plies());
        begin_alike.then(|| both.take_while(|(own, other)| own.mv == other.mv).count())
    }

    /// Plays a move. Plies that were undone are dropped.
    ///
    /// # Errors
    /// Says why the move is illegal; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let before = *self.position();
        let given_away = self.gives_turn_away();
        let (made, mut effects) = match (given_away, mv) {
            (true, Move::Pass) => {
                let made = before.make(&self.rules, mv);
                (made, before.effects(&self.rules, mv, &made))
            }
            (true, _) => return Err(IllegalMove::Handicap),
            (false, _) => before.play(&self.rules, mv)?,
        };
        let position = made.position;
        let chooser = if mv == Move::Pass {
            before.side()
        } else {
            before.chooser(&self.rules)
        };
        let outcome = position
            .throne_outcome(&self.rules)
            .or_else(|| self.repetition_outcome(&position, chooser))
            .or_else(|| position.stuck_outcome(&self.rules, mv).filter(|_| !given_away))
            .or_else(|| position.progress_outcome(&self.rules));
        effects.extend(outcome.map(Effect::Ended));
        self.drop_undone();
        self.occurrences.push(position.key());
        self.plies.push(Ply { mv, effects, position });
        self.played += 1;
        Ok(&self.plies[self.played - 1])
    }

    /// The number of times the position has occurred, counting now (§4.2). `None` where repetition does not count: if
    /// the rules ignore it, and while pieces are placed. The third occurrence ends the game.
    pub fn times_repeated(&self) -> Option<usize> {
        self.times_stood(self.position())
    }

    /// The number of times a position has occurred so far, counting now. `None` where repetition does not count.
    pub fn times_stood(&self, position: &Position) -> Option<usize> {
        let counts = self.rules.repetition != Repetition::Off && !position.is_placing() && !self.handicap_goes_on();
        counts.then(|| {
            let (key, first) = (position.key(), self.handicap_plies());
            let at_start = first == 0 && self.start.key() == key;
            let later = self.occurrences.count(key, first..self.played + 1);
            self.past.times(key) + usize::from(at_start) + later
        })
    }

    /// The plies without progress that are left before the game is drawn (§4.4), if the rules set a limit.
    pub fn plies_to_limit(&self) -> Option<u32> {
        let limit = u32::from(self.rules.progress_limit);
        (limit > 0).then(|| limit.saturating_sub(self.position().clock()))
    }

    /// §4.2: the end of the game if this position occurs again.
    fn repetition_outcome(&self, position: &Position, chooser: Side) -> Option<Outcome> {
        if self.times_stood(position).is_none_or(|times| times < 2) {
            return None;
        }
        Some(match self.rules.repetition {
            Repetition::Loses => Outcome::Win {
                winner: chooser.opponent(),
                reason: WinReason::Repetition,
            },
            Repetition::Draw | Repetition::Off => Outcome::Draw(DrawReason::Repetition),
        })
    }

    /// Drops the plies that were undone, and a declared end after them.
    fn drop_undone(&mut self) {
        if !self.undone().is_empty() {
            for _ in self.plies.drain(self.played..) {
                self.occurrences.pop();
            }
            self.declared = None;
        }
    }

    /// Ends the game by resignation or loss on time, and drops undone plies. Does nothing if the game is over.
    pub fn lose(&mut self, loser: Side, reason: WinReason) {
        if self.outcome().is_none() {
            self.drop_undone();
            self.declared = Some(Outcome::Win {
                winner: loser.opponent(),
                reason,
            });
        }
    }

    /// Ends the game by agreement on a draw, and drops undone plies. Does nothing if the game is over.
    pub fn agree_draw(&mut self) {
        if self.outcome().is_none() {
            self.drop_undone();
            self.declared = Some(Outcome::Draw(DrawReason::Agreement));
        }
    }

    /// Takes back the last ply, or a resignation or agreement. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.undone().is_empty() && self.declared.take().is_some() {
            return true;
        }
        let there_is = self.played > 0;
        self.played -= usize::from(there_is);
        there_is
    }

    /// Plays the next undone ply again. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let there_is = self.played < self.plies.len();
        self.played += usize::from(there_is);
        there_is
    }

    /// Goes to the point after `played` plies, or after all if there are fewer; the rest is undone.
    pub(crate) fn show(&mut self, played: usize) {
        self.played = played.min(self.plies.len());
    }

    /// The game up to its current position, as if nothing had followed and nobody had resigned there.
    pub fn here(&self) -> Self {
        self.with_plies(self.plies().to_vec(), self.plies().len(), None)
    }

    /// A game with the same rules, start and handicap and other plies, of which the first `played` are not undone. They
    /// must be legal.
    pub(crate) fn with_plies(&self, plies: Vec<Ply>, played: usize, declared: Option<Outcome>) -> Self {
        Self {
            occurrences: plies.iter().map(|ply| ply.position.key()).collect(),
            past: self.past.clone(),
            plies,
            played,
            declared,
            ..*self
        }
    }
}

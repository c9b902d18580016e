//! A game: rules, a start, the plies played, and how it ended; with undo and redo.

use super::axes::Repetition;
use super::handicap::Handicap;
use super::illegal::IllegalMove;
use super::make::Effect;
use super::movegen::MoveList;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::piece::{Move, Side};
use super::position::Position;
use super::ruleset::RuleSet;

/// One ply of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// What it did; the last effect is [`Effect::Ended`] if it ended the game.
    pub effects: Vec<Effect>,
    /// The position after it.
    pub position: Position,
}

impl Ply {
    /// The end of the game, if this ply brought it about.
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
/// use agon::board::CellId;
/// use agon::rules::{Game, Move, RuleSet};
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
    /// All plies, those undone too.
    plies: Vec<Ply>,
    /// How many plies stand.
    played: usize,
    /// Resignation, agreement or loss on time after the last of all plies, which no ply brings about.
    declared: Option<Outcome>,
}

impl Game {
    /// A game from the start that the rules give.
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
            declared: None,
        }
    }

    /// The same game with a handicap, or without. It belongs to the beginning: plies stay as they were played.
    #[must_use]
    pub fn with_handicap(mut self, handicap: Option<Handicap>) -> Self {
        self.handicap = handicap;
        self
    }

    /// Who gives turns away at the beginning, and how many.
    pub const fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// Whether the player gives this turn away, though there may be moves. These are a side's first turns with all pieces
    /// placed, so the passes it has made count them.
    fn gives_turn_away(&self) -> bool {
        self.handicap.is_some_and(|handicap| {
            self.position().side() == handicap.side()
                && !self.position().is_placing()
                && self.passes(handicap.side()) < usize::from(handicap.turns())
        })
    }

    /// How often a side has passed.
    fn passes(&self, side: Side) -> usize {
        let has_passed = |ply: &&Ply| ply.effects.first() == Some(&Effect::Passed { side });
        self.plies().iter().filter(has_passed).count()
    }

    /// After how many plies the handicap is over, or as many of its turns as have been given away: from there on the game is
    /// one without.
    pub fn handicap_plies(&self) -> usize {
        let Some(handicap) = self.handicap else {
            return 0;
        };
        let side = handicap.side();
        let plies = self.plies().iter().zip(1..);
        let passes = plies.filter(|(ply, _)| ply.effects.first() == Some(&Effect::Passed { side }));
        let given_away = passes.take(handicap.turns().into()).last();
        given_away.map_or(0, |(_, count)| count)
    }

    /// Whether the last ply was a turn given away, and not a pass for want of a move.
    pub fn has_given_turn_away(&self) -> bool {
        let last = self.plies().last().and_then(|ply| ply.effects.first());
        self.handicap.is_some_and(|handicap| {
            let side = handicap.side();
            last == Some(&Effect::Passed { side }) && self.passes(side) <= usize::from(handicap.turns())
        })
    }

    /// The moves that can be played now: those of the position, or a pass alone where a turn is given away.
    pub fn legal_moves(&self) -> MoveList {
        if self.gives_turn_away() {
            let mut moves = MoveList::new();
            moves.push(Move::Pass);
            moves
        } else {
            self.position().legal_moves(&self.rules)
        }
    }

    /// Whether the player can do nothing but pass.
    pub fn must_pass(&self) -> bool {
        self.gives_turn_away() || self.position().must_pass(&self.rules)
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position in which the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The plies that stand, without those undone.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// The plies undone, the next to be redone first.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.played..]
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies().last().map_or(&self.start, |ply| &ply.position)
    }

    /// Who picks the next move.
    pub fn chooser(&self) -> Side {
        self.position().chooser(&self.rules)
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.declared.filter(|_| self.undone().is_empty());
        declared.or_else(|| match self.plies().last() {
            Some(ply) => ply.outcome(),
            None => self.start.outcome(&self.rules),
        })
    }

    /// How the game ended after all its plies, those undone too, if no ply brought it about.
    pub const fn declared(&self) -> Option<Outcome> {
        self.declared
    }

    /// Whether it is only the beginning that the rules give.
    pub fn is_fresh(&self) -> bool {
        self.played == 0 && self.start == Position::start(&self.rules)
    }

    /// Whether this is the same game as an earlier one, at the point where that stands or later.
    ///
    /// ```
    /// use agon::rules::{Game, RuleSet};
    ///
    /// let earlier = Game::new(RuleSet::default());
    /// let mut later = earlier.clone();
    /// later.play(later.position().legal_moves(later.rules())[0])?;
    /// assert!(later.continues(&earlier) && !earlier.continues(&later));
    /// # Ok::<(), agon::rules::IllegalMove>(())
    /// ```
    pub fn continues(&self, earlier: &Self) -> bool {
        let same_moves = || {
            self.plies()
                .iter()
                .zip(earlier.plies())
                .all(|(own, before)| own.mv == before.mv)
        };
        self.rules == earlier.rules
            && self.start == earlier.start
            && self.handicap == earlier.handicap
            && self.played >= earlier.played
            && same_moves()
    }

    /// Plays a move; plies that were undone are forgotten.
    ///
    /// # Errors
    /// Says why the move is illegal; the game stays as it was.
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
        self.forget_undone();
        self.plies.push(Ply { mv, effects, position });
        self.played += 1;
        Ok(&self.plies[self.played - 1])
    }

    /// How often the position has stood in this game, now included, if that counts (§4.2): a rule may leave repetitions
    /// alone, and while pieces are placed none comes about. The third time ends the game.
    pub fn times_repeated(&self) -> Option<usize> {
        self.times_stood(self.position())
    }

    /// How often a position has stood so far, if that counts.
    fn times_stood(&self, position: &Position) -> Option<usize> {
        let counts = self.rules.repetition != Repetition::Off && !position.is_placing();
        let stood = std::iter::once(&self.start).chain(self.plies().iter().map(|ply| &ply.position));
        counts.then(|| stood.filter(|earlier| earlier.key() == position.key()).count())
    }

    /// How many more plies without progress the game may go on before it is a draw (§4.4), if the rules set a limit.
    pub fn plies_to_limit(&self) -> Option<u32> {
        let limit = u32::from(self.rules.progress_limit);
        (limit > 0).then(|| limit.saturating_sub(self.position().clock()))
    }

    /// §4.2: what it means that this position would now stand once more.
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

    /// Forgets the plies that were undone, and an end by word after them.
    fn forget_undone(&mut self) {
        if !self.undone().is_empty() {
            self.plies.truncate(self.played);
            self.declared = None;
        }
    }

    /// Ends the game by a player's word: resignation, or loss on time. Nothing happens if it is over. Plies that were
    /// undone are forgotten.
    pub fn lose(&mut self, loser: Side, reason: WinReason) {
        if self.outcome().is_none() {
            self.forget_undone();
            self.declared = Some(Outcome::Win {
                winner: loser.opponent(),
                reason,
            });
        }
    }

    /// Ends the game drawn by agreement. Nothing happens if it is over. Plies that were undone are forgotten.
    pub fn agree_draw(&mut self) {
        if self.outcome().is_none() {
            self.forget_undone();
            self.declared = Some(Outcome::Draw(DrawReason::Agreement));
        }
    }

    /// Takes the last ply back, or a resignation or agreement. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.undone().is_empty() && self.declared.take().is_some() {
            return true;
        }
        let there_is = self.played > 0;
        self.played -= usize::from(there_is);
        there_is
    }

    /// Plays the last ply that was taken back again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let there_is = self.played < self.plies.len();
        self.played += usize::from(there_is);
        there_is
    }

    /// Stands after so many plies, the others undone; after all if there are not so many.
    pub(crate) fn show(&mut self, played: usize) {
        self.played = played.min(self.plies.len());
    }

    /// A game of the same rules and start with these plies, of which so many stand. They must follow from one another.
    pub(crate) fn with_plies(&self, plies: Vec<Ply>, played: usize, declared: Option<Outcome>) -> Self {
        Self {
            plies,
            played,
            declared,
            ..*self
        }
    }
}

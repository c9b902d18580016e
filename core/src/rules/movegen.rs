//! Move generation, for every rule set (`docs/rules.md` §3, §5).

use std::ops::Deref;

use super::axes::{Custody, GuardRelocation, QueenRelocation, RelocationBan, Setup};
use super::geometry;
use super::piece::{Kind, Move, Side};
use super::position::{Position, START};
use super::ruleset::RuleSet;
use crate::board::{Bitboard, CellId, Direction, RINGS};

/// More than any position has: at most six guards can be relocated to at most 30 cells each.
const MOST_MOVES: usize = 192;

/// The legal moves of a position, without heap allocation; used like a slice.
#[derive(Clone, Debug)]
pub struct MoveList {
    moves: [Move; MOST_MOVES],
    len: usize,
}

impl MoveList {
    /// The most moves a list can hold.
    pub const CAPACITY: usize = MOST_MOVES;

    pub(super) const fn new() -> Self {
        Self {
            // All zeros, the fastest value to fill memory with.
            moves: [Move::Board {
                from: CellId::ALL[0],
                to: CellId::ALL[0],
            }; MOST_MOVES],
            len: 0,
        }
    }

    pub(super) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl std::ops::DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

/// Receives generated moves, set by set, so that moves can be counted without being listed.
trait Sink {
    /// Steps to the targets, each from its neighbour against the direction.
    fn steps(&mut self, direction: Direction, targets: Bitboard);
    /// Relocations of the piece on `from`.
    fn relocations(&mut self, from: CellId, targets: Bitboard);
    /// Placements of a piece in hand.
    fn placements(&mut self, kind: Kind, targets: Bitboard);
}

impl Sink for MoveList {
    #[inline]
    fn steps(&mut self, direction: Direction, targets: Bitboard) {
        targets.into_iter().for_each(|to| {
            let from = to.behind(direction);
            self.push(Move::Board { from, to });
        });
    }

    fn relocations(&mut self, from: CellId, targets: Bitboard) {
        targets.into_iter().for_each(|to| self.push(Move::Board { from, to }));
    }

    fn placements(&mut self, kind: Kind, targets: Bitboard) {
        targets.into_iter().for_each(|to| self.push(Move::Place { kind, to }));
    }
}

/// Counts moves.
struct Count(u32);

impl Sink for Count {
    #[inline]
    fn steps(&mut self, _: Direction, targets: Bitboard) {
        self.0 += targets.len();
    }

    fn relocations(&mut self, _: CellId, targets: Bitboard) {
        self.0 += targets.len();
    }

    fn placements(&mut self, _: Kind, targets: Bitboard) {
        self.0 += targets.len();
    }
}

/// For each direction, the cells from which it leads sideways or inwards, except onto the throne.
const STEPS: [Bitboard; 6] = {
    let mut masks = [Bitboard::EMPTY; 6];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < CellId::COUNT {
            let cell = CellId::ALL[i];
            if let Some(to) = cell.neighbour(Direction::ALL[d])
                && to.ring() <= cell.ring()
                && to.ring() > 0
            {
                masks[d].insert(cell);
            }
            i += 1;
        }
        d += 1;
    }
    masks
};

/// Whether a piece can step from a cell to another where nothing is in its way (`docs/rules.md` §3).
///
/// ```
/// use agon_core::board::CellId;
/// use agon_core::rules::{Kind, can_step};
///
/// let [near, far]: [CellId; 2] = ["f5".parse()?, "f4".parse()?];
/// assert!(can_step(Kind::Queen, near, CellId::THRONE) && !can_step(Kind::Guard, near, CellId::THRONE));
/// assert!(can_step(Kind::Guard, far, near) && !can_step(Kind::Guard, near, far));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn can_step(kind: Kind, from: CellId, to: CellId) -> bool {
    let goes_there = |direction: &Direction| from.neighbour(*direction) == Some(to);
    let Some(direction) = Direction::ALL.iter().position(goes_there) else {
        return false;
    };
    STEPS[direction].contains(from) || (kind == Kind::Queen && to == CellId::THRONE)
}

impl Position {
    /// The legal moves, in no particular order; a single [`Move::Pass`] if there is none.
    ///
    /// Does not ask whether the game is over; [`Game`](super::Game) and [`outcome`](Self::outcome) do.
    #[inline]
    pub fn legal_moves(&self, rules: &RuleSet) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(rules, &mut moves);
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// The legal steps to the given cells, in the order of [`legal_moves`](Self::legal_moves). None while a captured
    /// piece must be put back or pieces are being placed.
    pub fn steps_to(&self, rules: &RuleSet, cells: Bitboard) -> MoveList {
        let mut moves = MoveList::new();
        if self.due().is_empty() && !self.is_placing() {
            self.generate_steps(rules, cells, &mut moves);
        }
        moves
    }

    /// The number of legal moves; a forced pass counts as one.
    pub fn count_moves(&self, rules: &RuleSet) -> u32 {
        let mut count = Count(0);
        self.generate(rules, &mut count);
        count.0.max(1)
    }

    /// Whether the only legal move is to pass.
    pub fn must_pass(&self, rules: &RuleSet) -> bool {
        let mut count = Count(0);
        self.generate(rules, &mut count);
        count.0 == 0
    }

    /// The cells to which the piece on a cell may legally go.
    pub fn targets(&self, rules: &RuleSet, from: CellId) -> Bitboard {
        self.legal_moves(rules)
            .iter()
            .filter(|mv| mv.from() == Some(from))
            .filter_map(|mv| mv.to())
            .collect()
    }

    fn generate(&self, rules: &RuleSet, sink: &mut impl Sink) {
        let due = self.due();
        if !due.is_empty() {
            self.generate_relocations(rules, due, sink);
        } else if self.is_placing() {
            if let Some(kind) = self.hand(self.side).next() {
                sink.placements(kind, self.placement_cells(rules, kind));
            }
        } else {
            self.generate_steps(rules, Bitboard::ALL, sink);
        }
    }

    #[inline]
    fn generate_steps(&self, rules: &RuleSet, among: Bitboard, sink: &mut impl Sink) {
        let (own, enemy) = (self.pieces(self.side), self.pieces(self.side.opponent()));
        let free = !self.occupied() & among;
        let custody = match rules.custody {
            Custody::Trapped => Bitboard::EMPTY,
            Custody::Forbidden | Custody::UnlessCapturing => geometry::held(rules.capture, enemy, free),
        };
        let safe = free ^ custody;
        for direction in Direction::ALL {
            sink.steps(direction, (own & STEPS[direction.index()]).slid(direction) & safe);
        }
        let to_throne = self.queen_to_throne();
        if let Some(direction) = to_throne
            && safe.contains(CellId::THRONE)
        {
            sink.steps(direction, Bitboard::THRONE);
        }
        if rules.custody == Custody::UnlessCapturing && !custody.is_empty() {
            self.generate_capturing_steps(rules, custody, to_throne, sink);
        }
    }

    /// The direction in which the queen of the side to move would step onto the throne.
    fn queen_to_throne(&self) -> Option<Direction> {
        let queen = self.queen(self.side).filter(|queen| queen.ring() == 1)?;
        queen.direction_to(CellId::THRONE)
    }

    /// The steps to the given cells that capture.
    fn generate_capturing_steps(
        &self,
        rules: &RuleSet,
        cells: Bitboard,
        to_throne: Option<Direction>,
        sink: &mut impl Sink,
    ) {
        let own = self.pieces(self.side);
        for direction in Direction::ALL {
            let mut reached = (own & STEPS[direction.index()]).slid(direction);
            if to_throne == Some(direction) {
                reached |= Bitboard::THRONE;
            }
            for to in reached & cells {
                if !self.taken_by(rules, to).is_empty() {
                    sink.steps(direction, to.into());
                }
            }
        }
    }

    fn generate_relocations(&self, rules: &RuleSet, due: Bitboard, sink: &mut impl Sink) {
        let queen = due & self.queens(self.side);
        // The queen goes first, even if she cannot move.
        let movable = if queen.is_empty() { due } else { queen };
        let enemy = self.pieces(self.side.opponent());
        let custody = match rules.relocation_custody {
            RelocationBan::Forbidden => geometry::held(rules.capture, enemy, Bitboard::ALL),
            RelocationBan::NoEffect => Bitboard::EMPTY,
        };
        for from in movable {
            let zone = self.relocation_zone(rules, from);
            let captures = match rules.relocation_capture {
                RelocationBan::Forbidden => self.capturing_relocations(rules, from),
                RelocationBan::NoEffect => Bitboard::EMPTY,
            };
            let mut targets = zone & !(captures | custody);
            if targets.is_empty() {
                targets = zone & !captures;
            }
            if targets.is_empty() {
                targets = zone;
            }
            sink.relocations(from, targets);
        }
    }

    /// The empty cells to which the captured piece on a cell may go, before the two relocation bans.
    pub(super) fn relocation_zone(&self, rules: &RuleSet, from: CellId) -> Bitboard {
        let next_ring = Bitboard::ring((from.ring() + 1).min(RINGS - 1));
        let empty = !self.occupied();
        let start = |kind: Kind| match START[self.side.index()][kind as usize] & empty {
            Bitboard::EMPTY => Bitboard::EDGE,
            cells => cells,
        };
        let zone = if self.queens(self.side).contains(from) {
            match rules.queen_relocation {
                QueenRelocation::NotThrone => !Bitboard::THRONE,
                QueenRelocation::Anywhere => Bitboard::ALL,
                QueenRelocation::NextRing => next_ring,
                QueenRelocation::Edge => Bitboard::EDGE,
                QueenRelocation::Start => start(Kind::Queen),
                QueenRelocation::Removed => Bitboard::EMPTY,
            }
        } else {
            match rules.guard_relocation {
                GuardRelocation::Edge => Bitboard::EDGE,
                GuardRelocation::NextRing => next_ring,
                GuardRelocation::Start => start(Kind::Guard),
                GuardRelocation::Removed => Bitboard::EMPTY,
            }
        };
        zone & empty
    }

    /// The cells where the piece on `from`, put back there, would hold an enemy together with another piece of its
    /// side.
    pub(super) fn capturing_relocations(&self, rules: &RuleSet, from: CellId) -> Bitboard {
        let captors = self.pieces(self.side).without(from);
        geometry::completing(
            rules.capture,
            captors,
            self.pieces(self.side.opponent()) & !self.captured,
            Bitboard::ALL,
        )
    }

    /// The cells held between two enemies of the side to move, occupied ones included.
    pub fn custody_cells(&self, rules: &RuleSet) -> Bitboard {
        geometry::held(rules.capture, self.pieces(self.side.opponent()), Bitboard::ALL)
    }

    /// The cells on which a step of the side to move can capture. Every capturing step leads to one of them, but not
    /// every step to one of them captures. None while a captured piece must be put back.
    pub fn capturing_cells(&self, rules: &RuleSet) -> Bitboard {
        if !self.due().is_empty() {
            return Bitboard::EMPTY;
        }
        let prey = self.pieces(self.side.opponent()) & !self.captured;
        geometry::completing(rules.capture, self.pieces(self.side), prey, !self.occupied())
    }

    /// The cells on which the piece in hand may be placed (§5).
    pub(super) fn placement_cells(&self, rules: &RuleSet, kind: Kind) -> Bitboard {
        let zone = match rules.setup {
            Setup::Standard | Setup::Bell | Setup::Parlett => !Bitboard::THRONE,
            Setup::Edge => Bitboard::EDGE,
            Setup::EdgeOpposite => match self.queen(self.side.opponent()) {
                Some(first) if kind == Kind::Queen => Bitboard::from(first.opposite()) & Bitboard::EDGE,
                _ => Bitboard::EDGE,
            },
        };
        zone & !self.occupied()
    }

    /// The cells of the pieces that a step captures: enemies, and the moved piece on its new cell if it is trapped.
    #[inline(always)]
    pub(super) fn taken_by(&self, rules: &RuleSet, to: CellId) -> Bitboard {
        let touched = geometry::neighbours(to) & self.pieces(self.side.opponent());
        // Under every geometry two captors are two steps apart; the moved piece itself comes from a neighbouring cell.
        let helpers = geometry::two_away(to) & self.pieces(self.side);
        // Most steps do neither. Without `&&`, since a branch on the first half would be predicted badly.
        let may_capture = !touched.is_empty() & !helpers.is_empty();
        let may_be_trapped = match rules.custody {
            Custody::Trapped => touched.len() > 1,
            Custody::Forbidden | Custody::UnlessCapturing => false,
        };
        if !may_capture && !may_be_trapped {
            return Bitboard::EMPTY;
        }
        self.taken_among(rules, touched, helpers, to)
    }

    #[inline(never)]
    fn taken_among(&self, rules: &RuleSet, touched: Bitboard, helpers: Bitboard, to: CellId) -> Bitboard {
        let mut taken = geometry::held_with(rules.capture, to, helpers, touched & !self.captured);
        if rules.custody == Custody::Trapped {
            taken |= geometry::held(rules.capture, touched, to.into());
        }
        taken
    }

    /// Whether all six guards of a side stand on ring 1.
    pub(super) fn surrounds_throne(&self, side: Side) -> bool {
        self.guards(side) == Bitboard::ring(1)
    }
}

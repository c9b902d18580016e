//! Reasons from the rules alone: what the move does, and what either side can do next.

use super::reason::{Reason, sort};
use crate::board::{Bitboard, CellId};
use crate::engine::evaluation::{GUARD, setback};
use crate::rules::{Effect, Game, IllegalMove, Move, Outcome, Position, PositionParts, QueenChooser, RuleSet, Side};

/// With at least this many enemy guards on ring 1, taking a cell that the others need is a reason.
const NEARLY_HOME: u32 = 4;

/// The reasons for and against a move, most important first, without a search. There is always one.
///
/// ```
/// use agon_core::engine::{Reason, facts};
/// use agon_core::notation::read_move;
/// use agon_core::rules::{Game, RuleSet};
///
/// let game = Game::new(RuleSet::default());
/// let mv = read_move("b1c2", game.position(), game.rules())?;
/// assert_eq!(facts(&game, mv)?, [Reason::Inwards { ring: 4 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why the move is illegal.
pub fn facts(game: &Game, mv: Move) -> Result<Vec<Reason>, IllegalMove> {
    let mut reasons = unsorted(game, mv)?;
    sort(&mut reasons);
    Ok(reasons)
}

pub(super) fn unsorted(game: &Game, mv: Move) -> Result<Vec<Reason>, IllegalMove> {
    let mut after = game.clone();
    let ply = after.play(mv)?;
    let (rules, before) = (game.rules(), game.position());
    let us = chooser(before, rules, mv);
    let case = Case {
        rules,
        before,
        after: &ply.position,
        mv,
        us,
        enemy: us.opponent(),
    };
    let mut reasons = Vec::new();
    case.ends(ply.outcome(), &mut reasons);
    if before.legal_moves(rules).len() == 1 {
        reasons.push(Reason::OnlyMove);
    }
    case.captures(&ply.effects, &mut reasons);
    if ply.outcome().is_none() {
        case.wins_next(&mut reasons);
        case.dangers(&mut reasons);
        case.threats(&mut reasons);
        case.obstructions(&mut reasons);
    }
    case.direction(&ply.effects, &mut reasons);
    if reasons.is_empty() {
        reasons.push(Reason::Quiet);
    }
    Ok(reasons)
}

/// The player whose move it is: the one who chose it, or for a turn given away the side to move.
pub(super) fn chooser(position: &Position, rules: &RuleSet, mv: Move) -> Side {
    if mv == Move::Pass {
        position.side()
    } else {
        position.chooser(rules)
    }
}

/// A move with the positions before and after it.
struct Case<'a> {
    rules: &'a RuleSet,
    before: &'a Position,
    after: &'a Position,
    mv: Move,
    us: Side,
    enemy: Side,
}

impl Case<'_> {
    fn ends(&self, outcome: Option<Outcome>, reasons: &mut Vec<Reason>) {
        reasons.extend(outcome.map(|outcome| match outcome {
            Outcome::Win { winner, reason } if winner == self.us => Reason::Wins(reason),
            Outcome::Win { reason, .. } => Reason::Loses(reason),
            Outcome::Draw(reason) => Reason::Draws(reason),
        }));
    }

    fn captures(&self, effects: &[Effect], reasons: &mut Vec<Reason>) {
        let cells = Effect::captured(effects);
        if !cells.is_empty() {
            reasons.push(Reason::Captures {
                cells,
                queen: (cells & self.before.queens(self.enemy)).first(),
                tempi: self.cost(self.before, self.after, self.enemy),
            });
        }
        reasons.extend(effects.iter().find_map(|effect| match *effect {
            Effect::Trapped { cell, .. } => Some(Reason::Trapped {
                cell,
                tempi: self.cost(self.before, self.after, self.us),
            }),
            _ => None,
        }));
    }

    /// Immediate wins that the enemy has after the move, or had before.
    fn wins_next(&self, reasons: &mut Vec<Reason>) {
        let now = self.win_at_once(self.after);
        if let Some(by) = now
            && self.after.side() == self.enemy
        {
            reasons.push(Reason::LetsWin { plies: 1, by });
        }
        if now.is_none() && self.before.side() == self.us {
            reasons.extend(self.win_at_once(self.before).map(|by| Reason::PreventsWin { by }));
        }
    }

    /// A move with which the enemy would win at once if it were its turn.
    fn win_at_once(&self, position: &Position) -> Option<Move> {
        let position = turned_to(position, self.rules, self.enemy);
        let moves = position.legal_moves(self.rules);
        moves.iter().copied().find(|&mv| {
            let next = position.make(self.rules, mv).position;
            let outcome = next.outcome_after(self.rules, mv);
            chooser(&position, self.rules, mv) == self.enemy && outcome.and_then(Outcome::winner) == Some(self.enemy)
        })
    }

    /// New captures by the enemy, and those prevented. Nothing if it is not the enemy's turn, or if the enemy must put
    /// back a piece first.
    fn dangers(&self, reasons: &mut Vec<Reason>) {
        if self.after.side() != self.enemy || !self.after.due().is_empty() {
            return;
        }
        let now = self.captures_next(self.after, self.enemy);
        if let Some(&(by, cells, tempi)) = now
            .iter()
            .max_by_key(|(by, _, tempi)| (*tempi, std::cmp::Reverse(order(*by))))
        {
            reasons.push(Reason::WouldBeCaptured { cells, by, tempi });
        }
        let in_danger = captured_cells(&now);
        let moved = |cells: Bitboard| match (self.mv.from(), self.mv.to()) {
            (Some(from), Some(to)) if cells.contains(from) => cells.without(from) | Bitboard::from(to),
            _ => cells,
        };
        let (mut saved, mut most) = (Bitboard::EMPTY, i32::MIN);
        for (_, cells, tempi) in self.captures_next(self.before, self.enemy) {
            let safe = moved(cells) & self.after.pieces(self.us) & !(in_danger | self.after.captured());
            if !safe.is_empty() {
                saved |= safe;
                most = most.max(tempi);
            }
        }
        if most > 0 {
            reasons.push(Reason::Saves {
                cells: saved,
                tempi: most,
            });
        }
    }

    /// Our captures next that were not possible before.
    fn threats(&self, reasons: &mut Vec<Reason>) {
        let old = captured_cells(&self.captures_next(self.before, self.us));
        let new = self.captures_next(self.after, self.us);
        let best = new
            .into_iter()
            .filter(|(_, cells, tempi)| *tempi > 0 && !(*cells & !old).is_empty())
            .max_by_key(|(by, _, tempi)| (*tempi, std::cmp::Reverse(order(*by))));
        reasons.extend(best.map(|(_, cells, tempi)| Reason::Threatens { cells, tempi }));
    }

    /// Enemy pieces whose way the move blocks.
    fn obstructions(&self, reasons: &mut Vec<Reason>) {
        if let (Some(before), Some(after)) = (self.steps(self.before), self.steps(self.after)) {
            let inwards = |moves: &[(CellId, CellId)]| -> Bitboard {
                let inwards = moves.iter().filter(|(from, to)| to.ring() < from.ring());
                inwards.map(|(from, _)| *from).collect()
            };
            if let Some(queen) = self.after.queen(self.enemy) {
                let hers = |moves: &[(CellId, CellId)]| moves.iter().any(|(from, _)| *from == queen);
                let throne = |moves: &[(CellId, CellId)]| moves.contains(&(queen, CellId::THRONE));
                if hers(&before) && !hers(&after) {
                    reasons.push(Reason::TrapsQueen { queen });
                }
                if throne(&before) && !throne(&after) {
                    reasons.push(Reason::BlocksThrone { queen });
                }
            }
            let pieces = inwards(&before) & !inwards(&after) & self.after.pieces(self.enemy);
            if !pieces.is_empty() {
                reasons.push(Reason::HoldsUp { pieces });
            }
        }
        let Some(to) = self.mv.to() else { return };
        let ours = self.after.pieces(self.us).contains(to);
        let arrived = self.mv.from().is_none_or(|from| from.ring() > 1);
        if ours && to.ring() == 1 && arrived {
            let home = (self.after.guards(self.enemy) & Bitboard::ring(1)).len();
            let abroad = self.after.guards(self.enemy).len() - home;
            if home >= NEARLY_HOME && abroad > 0 {
                reasons.push(Reason::BlocksGuards { cell: to });
            }
        }
    }

    /// The direction of the piece.
    fn direction(&self, effects: &[Effect], reasons: &mut Vec<Reason>) {
        let Some(to) = self.mv.to() else { return };
        if to == CellId::THRONE && self.after.queens(self.us).contains(to) {
            reasons.push(Reason::OccupiesThrone);
        }
        match effects.first() {
            Some(Effect::Stepped { from, .. }) if to.ring() < from.ring() => {
                reasons.push(Reason::Inwards { ring: to.ring() });
            }
            Some(Effect::Stepped { .. }) => reasons.push(Reason::Sideways),
            Some(Effect::Relocated { .. } | Effect::Placed { .. }) => self.placement(to, reasons),
            _ => {}
        }
    }

    /// A relocation or placement, compared with the other cells for the same piece.
    fn placement(&self, to: CellId, reasons: &mut Vec<Reason>) {
        let legal = self.before.legal_moves(self.rules);
        let others = legal.iter().filter(|other| other.from() == self.mv.from());
        let cells: Vec<CellId> = others.filter_map(|other| other.to()).collect();
        let ring = to.ring();
        let nearest = cells.iter().all(|cell| cell.ring() >= ring);
        let farthest = cells.iter().all(|cell| cell.ring() <= ring);
        if self.us != self.before.side() && self.rules.queen_chooser == QueenChooser::Captor {
            if farthest && !nearest {
                reasons.push(Reason::FarthestCell { ring });
            }
            return;
        }
        if nearest && !farthest {
            reasons.push(Reason::NearestCell { ring });
        }
        let enemies = self.before.pieces(self.enemy);
        let distance_to_enemy = |cell: CellId| enemies.into_iter().map(|enemy| distance(cell, enemy)).min();
        if let (Some(distance), Some(_)) = (distance_to_enemy(to), self.mv.from()) {
            let same_ring = || cells.iter().filter(|cell| cell.ring() == ring);
            if same_ring().all(|&cell| distance_to_enemy(cell) <= Some(distance))
                && same_ring().any(|&cell| distance_to_enemy(cell) < Some(distance))
            {
                reasons.push(Reason::KeepsAway { distance });
            }
        }
    }

    /// The enemy's steps if it were its turn; `None` while it has pieces to put back or to place.
    fn steps(&self, position: &Position) -> Option<Vec<(CellId, CellId)>> {
        let position = turned_to(position, self.rules, self.enemy);
        if position.is_placing() || !position.due().is_empty() {
            return None;
        }
        let moves = position.legal_moves(self.rules);
        Some(moves.iter().filter_map(|mv| mv.from().zip(mv.to())).collect())
    }

    /// The capturing steps that a side would have if it were its turn and it had nothing to put back, each with the
    /// cells it captures and the tempi that it costs the other side.
    fn captures_next(&self, position: &Position, side: Side) -> Vec<(Move, Bitboard, i32)> {
        let free = PositionParts {
            side,
            captured: position.captured() & !position.pieces(side),
            ..position.parts()
        };
        let Ok(free) = Position::new(&free, self.rules) else {
            return Vec::new();
        };
        if free.is_placing() {
            return Vec::new();
        }
        let capturing = free.capturing_cells(self.rules);
        let moves = free.legal_moves(self.rules);
        let steps = moves
            .iter()
            .filter(|mv| mv.to().is_some_and(|to| capturing.contains(to)));
        let made = steps.map(|&mv| (mv, free.make(self.rules, mv)));
        made.filter(|(_, made)| !made.captured.is_empty())
            .map(|(mv, made)| {
                let tempi = self.cost(&free, &made.position, side.opponent());
                (mv, made.captured, tempi)
            })
            .collect()
    }

    /// The tempi that new captures between two positions cost a side; for each piece that left the board, its value.
    fn cost(&self, before: &Position, after: &Position, side: Side) -> i32 {
        let captured = after.captured() & !before.captured() & after.pieces(side);
        let removed = before.pieces(side).len() - after.pieces(side).len();
        let setbacks = captured.into_iter().map(|cell| setback(after, self.rules, side, cell));
        setbacks.sum::<i32>() + GUARD * removed as i32
    }
}

/// The position with the given side to move.
fn turned_to(position: &Position, rules: &RuleSet, side: Side) -> Position {
    if position.side() == side {
        *position
    } else {
        position.make(rules, Move::Pass).position
    }
}

fn captured_cells(captures: &[(Move, Bitboard, i32)]) -> Bitboard {
    captures.iter().map(|(_, cells, _)| *cells).collect()
}

/// A fixed order of moves, so that among equal captures always the same one is named.
fn order(mv: Move) -> (Option<CellId>, Option<CellId>) {
    (mv.from(), mv.to())
}

/// The least number of steps between two cells, were every step allowed.
fn distance(a: CellId, b: CellId) -> u32 {
    let (q, r) = (a.q() - b.q(), a.r() - b.r());
    q.abs().max(r.abs()).max((q + r).abs()).unsigned_abs()
}

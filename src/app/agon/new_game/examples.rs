//! What an axis is about, as a position in which its values differ. What may be done there is asked of the rules.

use crate::app::agon::diagram::Marks;
use crate::board::{Bitboard, CellId};
use crate::notation::{parse_position, read_move};
use crate::rules::{IllegalMove, Kind, Move, Position, RuleSet};

/// A position, and what is marked in it.
pub(super) struct Example {
    pub(super) position: Position,
    pub(super) marks: Marks,
}

/// White's guard steps to e8: f8 is then between two guards in a straight line, f9 along the ring, and e9 at an angle.
const CAPTURES: (&str, &str) = ("6/7/8/7GG/8g1/7gg2/6GG2/9/8/7/6 w - 0 1", "d8e8");
/// White's guards on c2 and i7 can each step between two black guards; the one on c2 captures by it.
const CUSTODY: &str = "6/7/1Gg5/9/2g7/2G8/7g2/9/5gG1/7/6 w - 0 1";
/// White's guard on e5 is captured.
const GUARD: &str = "6/7/8/9/4G5/11/10/9/8/7/6 w e5 0 1";
/// White's queen on e5 is captured.
const QUEEN: &str = "6/7/8/9/4Q5/11/10/9/8/7/6 w e5 0 1";
/// White's guard on e5 is captured. From a3 it would hold the guard on b3; on l3 two guards would hold it.
const BANS: &str = "6/2g4/2G5/9/4G5/11/10/9/8/7/1g1g2 w e5 0 1";
/// Six white guards round the throne, on which Black's queen is.
const ENEMY_ENTHRONED: &str = "6/7/8/9/4GG4/4GqG4/4GG4/9/8/7/6 b - 0 1";
/// Six white guards round nobody.
const FORSAKEN: &str = "6/7/8/9/4GG4/4G1G4/4GG4/9/8/7/6 b - 0 1";

/// The example of an axis under rules; none where there is nothing to be seen on a board.
pub(super) fn example(axis: &str, rules: &RuleSet) -> Option<Example> {
    Some(match axis {
        "setup" => {
            let position = first_queen_placed(Position::start(rules), rules);
            let targets = match position.is_placing() {
                true => targets(&position, rules),
                false => Bitboard::EMPTY,
            };
            marked(position, targets, Bitboard::EMPTY)
        }
        "capture" => after(CAPTURES, rules)?,
        "custody" => {
            let position = read(CUSTODY, rules)?;
            let barred = barred(&position, rules);
            marked(position, targets(&position, rules), barred)
        }
        "guard-relocation" => relocation(GUARD, rules)?,
        "queen-relocation" | "queen-chooser" => relocation(QUEEN, rules)?,
        "relocation-capture" | "relocation-custody" => relocation(BANS, rules)?,
        "empty-throne" => {
            let position = read(ENEMY_ENTHRONED, rules)?;
            let text = match position.outcome(rules) {
                Some(_) => ENEMY_ENTHRONED,
                None => FORSAKEN,
            };
            marked(read(text, rules)?, Bitboard::EMPTY, Bitboard::EMPTY)
        }
        _ => return None,
    })
}

/// Where queens are placed, White's stands: what then is left for Black's is where the set-ups differ.
fn first_queen_placed(position: Position, rules: &RuleSet) -> Position {
    let moves = position.legal_moves(rules);
    let is_hers = |mv: &&Move| matches!(mv, Move::Place { kind: Kind::Queen, to } if to.to_string() == "f1");
    match moves.iter().find(is_hers) {
        Some(&mv) => position.make(rules, mv).position,
        None => position,
    }
}

fn read(text: &str, rules: &RuleSet) -> Option<Position> {
    parse_position(text, rules).ok()
}

const fn marked(position: Position, targets: Bitboard, barred: Bitboard) -> Example {
    Example {
        position,
        marks: Marks {
            targets,
            barred,
            arrow: None,
        },
    }
}

/// What stands after a move, and how it went.
fn after((text, mv): (&str, &str), rules: &RuleSet) -> Option<Example> {
    let position = read(text, rules)?;
    let mv = read_move(mv, &position, rules).ok()?;
    let mut example = marked(position.make(rules, mv).position, Bitboard::EMPTY, Bitboard::EMPTY);
    example.marks.arrow = mv.from().zip(mv.to());
    Some(example)
}

/// Where a captured piece may go, and where only the bans keep it from going.
fn relocation(text: &str, rules: &RuleSet) -> Option<Example> {
    let position = read(text, rules)?;
    let barred = barred(&position, rules);
    Some(marked(position, targets(&position, rules), barred))
}

fn targets(position: &Position, rules: &RuleSet) -> Bitboard {
    position.legal_moves(rules).iter().filter_map(|mv| mv.to()).collect()
}

/// The cells that enemies or bans close to the player's pieces, and to all of them.
fn barred(position: &Position, rules: &RuleSet) -> Bitboard {
    let own = position.pieces(position.side());
    let is_barred = |from: CellId, to: CellId| {
        matches!(
            position.check(rules, Move::Board { from, to }),
            Err(IllegalMove::InCustody(_) | IllegalMove::RelocationCaptures | IllegalMove::RelocationInCustody(_))
        )
    };
    let barred: Bitboard = CellId::ALL
        .into_iter()
        .filter(|&to| own.into_iter().any(|from| is_barred(from, to)))
        .collect();
    barred & !targets(position, rules)
}

#[cfg(test)]
mod tests {
    use super::super::axes::AXES;
    use super::*;

    #[test]
    fn what_is_seen_differs_with_every_value() {
        for axis in &AXES {
            let mut seen = Vec::new();
            for value in axis.values {
                let mut rules = RuleSet::default();
                rules.set_axis(axis.name, value.name).unwrap();
                let Some(Example { position, marks }) = example(axis.name, &rules) else {
                    continue;
                };
                seen.push((position.to_string(), marks));
            }
            let is_told_by_words = ["queen-chooser", "relocation-costs-turn", "repetition"].contains(&axis.name);
            let expected = if is_told_by_words {
                seen.len()
            } else {
                axis.values.len()
            };
            assert_eq!(seen.len(), expected, "{}", axis.name);
            let differ = seen.iter().enumerate().all(|(i, one)| !seen[..i].contains(one));
            assert!(differ || is_told_by_words, "{}", axis.name);
        }
    }

    #[test]
    fn the_captures_are_one_or_all_three() {
        for (capture, cells) in [
            ("straight", "f8"),
            ("straight-or-bent", "e9 f8 f9"),
            ("same-ring", "f9"),
        ] {
            let mut rules = RuleSet::default();
            rules.set_axis("capture", capture).unwrap();
            let captured = example("capture", &rules).unwrap().position.captured();
            let names: Vec<_> = captured.into_iter().map(|cell| cell.to_string()).collect();
            assert_eq!(names.join(" "), cells);
        }
    }
}

//! Illustrates each axis with a position in which its values differ. The rules decide what may be done there.

use agon_core::board::{Bitboard, CellId};
use agon_core::notation::{parse_position, parse_position_parts, read_move};
use agon_core::rules::{IllegalMove, Kind, Move, Position, Repetition, RuleSet};

use crate::agon::drawings::diagram::Marks;

/// A position and its marks.
pub(crate) struct Example {
    pub(crate) position: Position,
    pub(crate) marks: Marks,
}

/// White's guard steps to e8: f8 is then between two guards in a straight line, f9 along the ring, and e9 at an angle.
const CAPTURES: (&str, &str) = ("6/7/8/7GG/8g1/7gg2/6GG2/9/8/7/6 w - 0 1", "d8e8");
/// White's guards on c2 and i7 can each step between two black guards; the one on c2 captures by it.
const CUSTODY: &str = "6/7/1Gg5/9/2g7/2G8/7g2/9/5gG1/7/6 w - 0 1";
/// White's guard on e5 is captured by two guards.
const GUARD: &str = "6/7/8/4g4/4G5/4g6/10/9/8/7/6 w e5 0 1";
/// White's queen on e5 is captured by two guards.
const QUEEN: &str = "6/7/8/4g4/4Q5/4g6/10/9/8/7/6 w e5 0 1";
/// White's guard on e5 is captured, the one on h7 is not.
const COSTLY: &str = "6/7/8/9/4G5/11/10/6G2/8/7/6 w e5 0 1";
/// Both sides' guards can go to and fro.
const REPEATED: &str = "6/7/8/4G4/10/11/10/4g4/8/7/6 w - 0 1";
/// White's guard on e5 is captured. From a3 it would hold the guard on b3; on l3 two guards would hold it.
const BANS: &str = "6/2g4/2G5/9/4G5/11/10/9/8/7/1g1g2 w e5 0 1";
/// Six white guards around the throne, which holds Black's queen.
const ENEMY_ENTHRONED: &str = "6/7/8/9/4GG4/4GqG4/4GG4/9/8/7/6 b - 0 1";
/// Six white guards around an empty throne.
const FORSAKEN: &str = "6/7/8/9/4GG4/4G1G4/4GG4/9/8/7/6 b - 0 1";

/// The example for an axis under given rules; `None` if there is nothing to see on a board.
pub(crate) fn example(axis: &str, rules: &RuleSet) -> Option<Example> {
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
        "queen-relocation" => relocation(QUEEN, rules)?,
        "queen-chooser" => sent(rules)?,
        "relocation-costs-turn" => whole_turn(rules)?,
        "repetition" => to_and_fro(rules)?,
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

/// Where queens are placed, White's is already on the board: the set-ups differ in what is left for Black's.
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
            arrows: [None; 4],
            last_move: Bitboard::EMPTY,
        },
    }
}

/// The position after a move, and how the move went.
fn after((text, mv): (&str, &str), rules: &RuleSet) -> Option<Example> {
    let position = read(text, rules)?;
    let mv = read_move(mv, &position, rules).ok()?;
    let mut example = marked(position.make(rules, mv).position, Bitboard::EMPTY, Bitboard::EMPTY);
    example.marks.arrows[0] = mv.from().zip(mv.to());
    Some(example)
}

/// Where the chooser would send a captured queen: near the throne, or far from it.
fn sent(rules: &RuleSet) -> Option<Example> {
    let mut example = relocation(QUEEN, rules)?;
    let (position, cells) = (&example.position, example.marks.targets.into_iter());
    let to = match position.chooser(rules) == position.side() {
        true => cells.min_by_key(|cell| cell.ring()),
        false => cells.max_by_key(|cell| cell.ring()),
    };
    example.marks.arrows[0] = position.due().into_iter().next().zip(to);
    Some(example)
}

/// White's turn: relocates a captured guard to the edge, and perhaps brings another nearer to the
/// throne.
fn whole_turn(rules: &RuleSet) -> Option<Example> {
    let Some(mut position) = read(COSTLY, rules) else {
        return removal(COSTLY, rules);
    };
    let (side, mut arrows) = (position.side(), [None; 4]);
    for arrow in &mut arrows {
        let moves = position.legal_moves(rules);
        let by_ring = |mv: &&Move| mv.to().map(CellId::ring);
        let mv = match position.due().is_empty() {
            true => moves.iter().min_by_key(by_ring)?,
            false => moves.iter().max_by_key(by_ring)?,
        };
        *arrow = mv.from().zip(mv.to());
        position = position.make(rules, *mv).position;
        if position.side() != side {
            break;
        }
    }
    let mut example = marked(position, Bitboard::EMPTY, Bitboard::EMPTY);
    example.marks.arrows = arrows;
    Some(example)
}

/// A repetition. Where that loses, White must not go there.
fn to_and_fro(rules: &RuleSet) -> Option<Example> {
    let position = read(REPEATED, rules)?;
    let step = |from: &str, to: &str| from.parse().ok().zip(to.parse().ok());
    let there = [step("d5", "d6"), step("h5", "h6")];
    let barred = match (rules.repetition, there[0]) {
        (Repetition::Loses, Some((_, to))) => Bitboard::from(to),
        _ => Bitboard::EMPTY,
    };
    let mut example = marked(position, Bitboard::EMPTY, barred);
    let back = there.map(|step| step.map(|(from, to)| (to, from)));
    example.marks.arrows = [there[0], back[0], there[1], back[1]];
    Some(example)
}

/// Where a captured piece may be relocated, and where only the bans prevent it.
fn relocation(text: &str, rules: &RuleSet) -> Option<Example> {
    let Some(position) = read(text, rules) else {
        return removal(text, rules);
    };
    let barred = barred(&position, rules);
    Some(marked(position, targets(&position, rules), barred))
}

/// Where captured pieces leave the board: the position without them, and crosses where they stood.
fn removal(text: &str, rules: &RuleSet) -> Option<Example> {
    let mut parts = parse_position_parts(text).ok()?;
    let gone = std::mem::replace(&mut parts.captured, Bitboard::EMPTY);
    parts.pieces.retain(|(cell, _)| !gone.contains(*cell));
    Some(marked(Position::new(&parts, rules).ok()?, Bitboard::EMPTY, gone))
}

fn targets(position: &Position, rules: &RuleSet) -> Bitboard {
    position.legal_moves(rules).iter().filter_map(|mv| mv.to()).collect()
}

/// The cells barred to all of the player's pieces, by enemies or by bans.
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
    use agon_core::rules::Preset;

    use super::*;
    use crate::agon::pages::new_game::axes::AXES;

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
            assert_eq!(seen.len(), axis.values.len(), "{}", axis.name);
            let differ = seen.iter().enumerate().all(|(i, one)| !seen[..i].contains(one));
            // A repetition that has no consequence, or is a draw, can only be explained in words.
            assert!(differ || axis.name == "repetition", "{}", axis.name);
        }
    }

    #[test]
    fn the_owner_sends_a_queen_near_the_throne_and_the_captor_far_away() {
        for (chooser, ring) in [("owner", 1), ("captor", 5)] {
            let mut rules = RuleSet::default();
            rules.set_axis("queen-chooser", chooser).unwrap();
            let (from, to) = example("queen-chooser", &rules).unwrap().marks.arrows[0].unwrap();
            assert_eq!((from.to_string().as_str(), to.ring()), ("e5", ring), "{chooser}");
        }
    }

    #[test]
    fn setting_back_is_the_whole_turn_or_a_step_follows() {
        for (costs, steps) in [("true", 1), ("false", 2)] {
            let mut rules = RuleSet::default();
            rules.set_axis("relocation-costs-turn", costs).unwrap();
            let arrows = example("relocation-costs-turn", &rules).unwrap().marks.arrows;
            assert_eq!(arrows.into_iter().flatten().count(), steps);
        }
    }

    #[test]
    fn every_picture_is_there_for_every_known_set_of_rules() {
        for preset in Preset::ALL {
            for axis in &AXES {
                assert!(
                    example(axis.name, &preset.rules()).is_some(),
                    "{}, {preset:?}",
                    axis.name
                );
            }
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

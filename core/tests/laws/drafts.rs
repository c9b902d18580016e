//! Laws of drawing positions: whatever is drawn reads back from its text, can be undone and can be repaired.

use agon_core::board::{CellId, Symmetry};
use agon_core::notation::parse_position;
use agon_core::rules::{Hand, Kind, Piece, Side};
use agon_core::session::draft::{Draft, Tool};
use agon_core::session::drawing::Drawing;
use agon_core::session::problem::Problem;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::games::{each_random_game, each_seed, random_rules};

const DRAFTS: u64 = 1_000;

fn each_draft(law: impl Fn(Draft, &mut Xoshiro256PlusPlus) + Sync) {
    each_seed("AGON_RANDOM_GAMES", DRAFTS, |rng| law(random_draft(rng), rng));
}

/// From the empty board or the opening, changed a few times or very often.
fn random_draft(rng: &mut Xoshiro256PlusPlus) -> Draft {
    let rules = random_rules(rng);
    let mut draft = match rng.random() {
        true => Draft::opening(rules),
        false => Draft::empty(rules),
    };
    let most = *[3, 30, 300].choose(rng).unwrap();
    for _ in 0..rng.random_range(0..most) {
        change(&mut draft, rng);
    }
    draft
}

fn change(draft: &mut Draft, rng: &mut Xoshiro256PlusPlus) {
    let [one, other] = [(); 2].map(|()| *CellId::ALL.choose(rng).unwrap());
    let side = *Side::ALL.choose(rng).unwrap();
    let kind = *[Kind::Queen, Kind::Guard, Kind::Guard].choose(rng).unwrap();
    match rng.random_range(0..20) {
        0..9 => draft.use_tool(Tool::Piece(Piece { side, kind }), one),
        9..11 => draft.use_tool(Tool::Captured, one),
        11..13 => draft.use_tool(Tool::Eraser, one),
        13..15 => draft.shift(one, other),
        15 => draft.set_hand(
            side,
            Hand {
                queen: rng.random(),
                guards: rng.random_range(0..9),
            },
        ),
        16 => draft.set_side(side),
        17 => draft.set_clock(rng.random_range(0..120)),
        18 => draft.set_turn(rng.random_range(0..50)),
        _ => draft.set_rules(random_rules(rng)),
    }
}

#[test]
fn every_draft_reads_back_from_its_text() {
    each_draft(|draft, _| {
        let text = draft.to_string();
        assert_eq!(Draft::read(&text, *draft.rules()), Ok(draft), "{text}");
    });
}

#[test]
fn a_draft_without_problems_is_a_position_and_no_other_is() {
    each_draft(|draft, _| {
        assert_eq!(draft.problems().is_empty(), draft.position().is_ok(), "{draft}");
        let read = parse_position(&draft.to_string(), draft.rules());
        assert_eq!(read.ok(), draft.position().ok(), "{draft}");
    });
}

#[test]
fn each_repair_removes_its_problem_alone_and_all_lead_to_a_position() {
    each_draft(|mut draft, rng| {
        let mut problems = draft.problems();
        let mut steps = 0;
        while let Some(problem) = problems.choose(rng).copied() {
            draft.repair(&problem);
            let left = draft.problems();
            assert!(!left.contains(&problem), "{problem:?} {draft}");
            // One repair may do another's work, but makes no work.
            let is_known = |problem| problems.iter().any(|known| same_kind(known, problem));
            assert!(left.iter().all(is_known), "{problem:?} {draft}");
            assert!(left.len() < problems.len(), "{problem:?} {draft}");
            problems = left;
            steps += 1;
        }
        assert!(steps < 9 && draft.position().is_ok());
    });
}

fn same_kind(one: &Problem, other: &Problem) -> bool {
    use Problem::{Guards, Queens};
    match (one, other) {
        (Queens { side: one, .. }, Queens { side: other, .. })
        | (Guards { side: one, .. }, Guards { side: other, .. }) => one == other,
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

#[test]
fn six_turns_two_mirrors_and_two_swaps_change_nothing() {
    each_draft(|draft, _| {
        let again = |times: usize, change: fn(&mut Draft)| {
            let mut changed = draft.clone();
            let all: Vec<_> = (0..times)
                .map(|_| {
                    change(&mut changed);
                    changed.clone()
                })
                .collect();
            assert_eq!(all.last(), Some(&draft));
            all
        };
        again(6, |draft| draft.lay_over(Symmetry::CLOCKWISE));
        again(2, |draft| draft.lay_over(Symmetry::MIRROR));
        let swapped = again(2, Draft::swap_sides);
        assert_ne!(swapped[0], draft, "the turn at least is another's");
        assert_eq!(swapped[0].problems().len(), draft.problems().len());
    });
}

#[test]
fn every_step_is_undone_and_redone() {
    each_draft(|draft, rng| {
        let mut drawing = Drawing::new(draft.clone());
        let mut seen = vec![draft];
        for _ in 0..rng.random_range(0..40) {
            let before = drawing.draft().clone();
            let changed = drawing.change(|draft| change(draft, rng));
            assert_eq!(changed, *drawing.draft() != before);
            if changed {
                seen.push(drawing.draft().clone());
            }
        }
        for draft in seen.iter().rev().skip(1) {
            assert!(drawing.undo());
            assert_eq!(drawing.draft(), draft);
        }
        assert!(!drawing.undo() && !drawing.can_undo());
        for draft in &seen[1..] {
            assert!(drawing.can_redo() && drawing.redo());
            assert_eq!(drawing.draft(), draft);
        }
        assert!(!drawing.redo() && !drawing.can_redo());
    });
}

#[test]
fn a_position_of_any_game_is_drawn_as_it_is() {
    each_random_game(|game, rng| {
        let draft = Draft::of(game.position(), *game.rules());
        assert_eq!(draft.position().as_ref(), Ok(game.position()));
        assert_eq!(draft.to_string(), game.position().to_string());
        // Drawn again in any order, piece by piece.
        let mut cells = CellId::ALL;
        cells.shuffle(rng);
        let mut again = Draft::empty(*game.rules());
        for cell in cells {
            if let Some(piece) = draft.piece_at(cell) {
                again.use_tool(Tool::Piece(piece), cell);
            }
            if draft.captured().contains(cell) {
                again.use_tool(Tool::Captured, cell);
            }
        }
        for side in Side::ALL {
            again.set_hand(side, draft.hand(side));
        }
        again.set_side(draft.side());
        again.set_clock(draft.clock());
        again.set_turn(draft.turn());
        assert_eq!(again, draft);
    });
}

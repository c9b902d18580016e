//! The rules themselves say which moves are legal under one rule set alone.

use agon_core::notation::read_move;
use agon_core::rule_book::book::RuleBook;
use agon_core::rule_book::comparison::{Difference, compare};
use agon_core::rules::{Preset, RuleSet};

fn differences(one: &str, other: &str) -> Vec<Difference> {
    let rules = [one, other].map(|text| text.parse::<RuleSet>().unwrap());
    compare(rules, RuleBook::agon().contrasts())
}

/// Every two of the known rule sets.
fn pairs() -> impl Iterator<Item = [Preset; 2]> {
    let others = |one| Preset::ALL.into_iter().map(move |other| [one, other]);
    Preset::ALL.into_iter().flat_map(others)
}

#[test]
fn rules_differ_in_the_axes_whose_values_differ() {
    for pair in pairs() {
        let [one, other] = pair.map(|preset| preset.rules().axes());
        let found = compare(pair.map(Preset::rules), RuleBook::agon().contrasts());
        // Where captured pieces leave the board, nothing is said of how they are put back.
        let is_idle =
            |axis: &str| pair.contains(&Preset::Japan) && (axis.starts_with("relocation-") || axis == "queen-chooser");
        let expected = one
            .iter()
            .zip(&other)
            .filter(|(one, other)| one != other && !is_idle(one.0));
        let expected: Vec<_> = expected
            .map(|(one, other)| (one.0, [one.1.clone(), other.1.clone()]))
            .collect();
        let found: Vec<_> = found.into_iter().map(|found| (found.axis, found.values)).collect();
        assert_eq!(found, expected, "{pair:?}");
    }
}

#[test]
fn every_difference_of_two_known_rule_sets_is_to_be_seen() {
    for pair in pairs() {
        for difference in compare(pair.map(Preset::rules), RuleBook::agon().contrasts()) {
            let shown = difference
                .shown
                .unwrap_or_else(|| panic!("{pair:?}: {}", difference.axis));
            assert!(shown.differs(), "{pair:?}: {}", difference.axis);
        }
    }
}

#[test]
fn a_move_of_one_rule_set_alone_is_refused_by_the_other() {
    let mut count = 0;
    for pair in pairs() {
        for difference in compare(pair.map(Preset::rules), RuleBook::agon().contrasts()) {
            let shown = difference.shown.unwrap();
            for (index, moves) in shown.only.iter().enumerate() {
                let [its, others] = [&shown.games[index], &shown.games[1 - index]];
                for &mv in moves {
                    assert!(its.clone().play(mv).is_ok(), "{pair:?}: {mv:?}");
                    assert!(others.clone().play(mv).is_err(), "{pair:?}: {mv:?}");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_same_differences_are_found_from_either_side() {
    for pair in pairs() {
        let [one, other] = pair;
        let found = compare([one, other].map(Preset::rules), RuleBook::agon().contrasts());
        let turned = compare([other, one].map(Preset::rules), RuleBook::agon().contrasts());
        for (one, other) in found.iter().zip(&turned) {
            let [one, other] = [one, other].map(|difference| difference.shown.as_ref().unwrap());
            assert_eq!(one.only[0], other.only[1], "{pair:?}");
            assert_eq!(one.otherwise.len(), other.otherwise.len(), "{pair:?}");
        }
    }
}

#[test]
fn a_captured_guard_goes_to_the_edge_or_back_by_one_ring() {
    let found = differences("globe", "globe,guard-relocation=next-ring");
    let shown = found[0].shown.as_ref().unwrap();
    let rings = |index: usize| {
        let cells = shown.only[index].iter().filter_map(|mv| mv.to());
        let mut rings: Vec<_> = cells.map(|cell| cell.ring()).collect();
        rings.dedup();
        (rings, shown.only[index].len())
    };
    assert_eq!((rings(0), rings(1)), ((vec![5], 30), (vec![2], 12)));
}

#[test]
fn the_same_step_captures_more_at_an_angle() {
    let found = differences("globe", "escale");
    let shown = found[0].shown.as_ref().unwrap();
    let step = read_move("d8e8", shown.games[0].position(), shown.games[0].rules()).unwrap();
    let (_, [straight, bent]) = shown.otherwise.iter().find(|(mv, _)| *mv == step).unwrap();
    assert_eq!((straight.captured.len(), bent.captured.len()), (1, 3));
}

#[test]
fn a_third_repetition_ends_the_game_one_way_or_the_other() {
    let found = differences("globe", "globe,repetition=loses");
    let [draw, loss] = found[0].shown.as_ref().unwrap().outcomes().unwrap();
    assert_eq!(draw.unwrap().winner(), None);
    assert!(loss.unwrap().winner().is_some());
    assert!(differences("globe", "globe").is_empty());
}

//! Why a move is illegal, in the player's language.

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{IllegalMove, Kind, Side, Zone};

use crate::shell::system::language::{Language, key};
use fluent_bundle::FluentValue as Value;

/// The reason in the player's language.
pub(crate) fn sentence(language: &Language, reason: IllegalMove) -> String {
    let cell = |cell: CellId| vec![("cell", Value::from(cell.to_string()))];
    let (text, values) = match reason {
        IllegalMove::GameOver => (key("refused-game-over"), vec![]),
        IllegalMove::NoPiece(at) => (key("refused-no-piece"), cell(at)),
        IllegalMove::NotYours(at) => (key("refused-not-yours"), cell(at)),
        IllegalMove::Occupied(at) => (key("refused-occupied"), cell(at)),
        IllegalMove::NotAdjacent => (key("refused-not-adjacent"), vec![]),
        IllegalMove::Outwards => (key("refused-outwards"), vec![]),
        IllegalMove::GuardOnThrone => (key("refused-guard-on-throne"), vec![]),
        IllegalMove::InCustody(Side::White) => (key("refused-in-white-custody"), vec![]),
        IllegalMove::InCustody(Side::Black) => (key("refused-in-black-custody"), vec![]),
        IllegalMove::MustRelocate(due) => {
            let text = match due.len() {
                1 => key("refused-relocate-first"),
                _ => key("refused-relocate-one-first"),
            };
            (text, vec![("cells", Value::from(names(due)))])
        }
        IllegalMove::QueenFirst(at) => (key("refused-queen-first"), cell(at)),
        IllegalMove::SameCell => (key("refused-same-cell"), vec![]),
        IllegalMove::WrongZone(Zone::Edge) => (key("refused-relocate-to-edge"), vec![]),
        IllegalMove::WrongZone(Zone::NextRing) => (key("refused-relocate-to-next-ring"), vec![]),
        IllegalMove::WrongZone(Zone::Start(Kind::Queen)) => (key("refused-relocate-queen-to-start"), vec![]),
        IllegalMove::WrongZone(Zone::Start(Kind::Guard)) => (key("refused-relocate-guard-to-start"), vec![]),
        IllegalMove::WrongZone(Zone::NotThrone | Zone::OppositeQueen) => (key("refused-relocate-to-throne"), vec![]),
        IllegalMove::RelocationCaptures => (key("refused-relocation-captures"), vec![]),
        IllegalMove::RelocationInCustody(Side::White) => (key("refused-relocation-in-white-custody"), vec![]),
        IllegalMove::RelocationInCustody(Side::Black) => (key("refused-relocation-in-black-custody"), vec![]),
        IllegalMove::MustPlace(Kind::Queen) => (key("refused-place-queen-first"), vec![]),
        IllegalMove::MustPlace(Kind::Guard) => (key("refused-place-guards-first"), vec![]),
        IllegalMove::NotInHand(Kind::Queen) => (key("refused-no-queen-in-hand"), vec![]),
        IllegalMove::NotInHand(Kind::Guard) => (key("refused-no-guard-in-hand"), vec![]),
        IllegalMove::WrongPlacement(Zone::Edge) => (key("refused-place-on-edge"), vec![]),
        IllegalMove::WrongPlacement(Zone::OppositeQueen) => (key("refused-place-opposite"), vec![]),
        IllegalMove::WrongPlacement(Zone::NotThrone | Zone::NextRing | Zone::Start(_)) => {
            (key("refused-place-on-throne"), vec![])
        }
        IllegalMove::MayNotPass => (key("refused-pass"), vec![]),
        IllegalMove::MustPass => (key("refused-must-pass"), vec![]),
        IllegalMove::Handicap => (key("refused-handicap"), vec![]),
    };
    language.tr_with(text, &values)
}

fn names(cells: Bitboard) -> String {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::sentences::assert_told_apart;

    /// Every reason that the rules can give.
    fn reasons() -> Vec<IllegalMove> {
        let [one, other] = [CellId::THRONE, "a1".parse().unwrap()];
        let sides = Side::ALL;
        let kinds = [Kind::Queen, Kind::Guard];
        let mut reasons = vec![
            IllegalMove::GameOver,
            IllegalMove::NoPiece(one),
            IllegalMove::NotYours(one),
            IllegalMove::Occupied(one),
            IllegalMove::NotAdjacent,
            IllegalMove::Outwards,
            IllegalMove::GuardOnThrone,
            IllegalMove::MustRelocate(one.into()),
            IllegalMove::MustRelocate([one, other].into_iter().collect()),
            IllegalMove::QueenFirst(one),
            IllegalMove::SameCell,
            IllegalMove::RelocationCaptures,
            IllegalMove::MayNotPass,
            IllegalMove::MustPass,
            IllegalMove::Handicap,
        ];
        reasons.extend(sides.map(IllegalMove::InCustody));
        reasons.extend(sides.map(IllegalMove::RelocationInCustody));
        reasons.extend(kinds.map(IllegalMove::MustPlace));
        reasons.extend(kinds.map(IllegalMove::NotInHand));
        reasons.extend([Zone::Edge, Zone::NextRing, Zone::NotThrone].map(IllegalMove::WrongZone));
        reasons.extend([Kind::Queen, Kind::Guard].map(|kind| IllegalMove::WrongZone(Zone::Start(kind))));
        reasons.extend([Zone::Edge, Zone::OppositeQueen, Zone::NotThrone].map(IllegalMove::WrongPlacement));
        reasons
    }

    #[test]
    fn every_reason_has_a_sentence_of_its_own_in_every_language() {
        assert_told_apart(&reasons(), sentence);
    }

    #[test]
    fn the_cells_in_question_are_named() {
        let language = Language::new(Locale::EN);
        let cells = ["a1", "f6"]
            .map(|name| name.parse::<CellId>().unwrap())
            .into_iter()
            .collect();
        let sentence = sentence(&language, IllegalMove::MustRelocate(cells));
        assert!(sentence.contains("a1, f6"), "{sentence}");
    }
}

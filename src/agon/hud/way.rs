//! How far a side is from winning: what the dial, its bars and the graph of a game show.

use agon_core::engine::{race, setbacks};
use agon_core::rules::{Position, QueenChooser, QueenRelocation, RuleSet, Side};

/// Moves a side needs from the starting position.
pub(super) const WHOLE: f32 = 29.0;

/// A side's distance from winning. A captured queen without a chosen cell counts from where she stands, so that no
/// capture seems to bring her closer; only the choice adds its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Minimum number of moves remaining, including `cost`.
    pub(super) left: u32,
    /// Moves lost to captured pieces.
    pub(super) cost: u32,
    /// A captured queen without a chosen cell, if any.
    pub(super) queen: Option<Waiting>,
}

/// A captured queen whose cell is still to be chosen among almost all cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Waiting {
    /// Maximum number of moves by which her relocation takes her farther away; 0 if her owner chooses.
    pub(super) farther: u32,
}

impl Way {
    /// `None` while pieces are still in hand.
    pub(super) fn of(position: &Position, rules: &RuleSet, side: Side) -> Option<Self> {
        let (queen, drift) = waiting(position, rules, side).unzip();
        let cost = (setbacks(position, rules, side) - drift.unwrap_or(0))
            .max(0)
            .unsigned_abs();
        (!position.is_placing()).then(|| Self {
            left: race(position, side) + cost,
            cost,
            queen,
        })
    }

    /// The fractions of the bar that are done, and that were done before captures.
    pub(super) fn shares(self) -> (f32, f32) {
        let done = |left: u32| (1.0 - left as f32 / WHOLE).clamp(0.0, 1.0);
        let farther = self.queen.map_or(0, |queen| queen.farther);
        (done(self.left + farther), done(self.left - self.cost))
    }
}

/// The least number of moves that a side needs, unless pieces are still in hand.
pub(super) fn moves_to_go(position: &Position, rules: &RuleSet, side: Side) -> Option<u32> {
    Way::of(position, rules, side).map(|way| way.left)
}

/// The captured queen whose cell is to be chosen, and the rings that [`setbacks`] counts for her.
fn waiting(position: &Position, rules: &RuleSet, side: Side) -> Option<(Waiting, i32)> {
    let nearest = match rules.queen_relocation {
        QueenRelocation::NotThrone => 1,
        QueenRelocation::Anywhere => 0,
        QueenRelocation::Edge | QueenRelocation::NextRing | QueenRelocation::Start | QueenRelocation::Removed => {
            return None;
        }
    };
    let queen = (position.captured() & position.queens(side)).first()?;
    let ring = queen.ring() as u32;
    let (lands, farther) = match rules.queen_chooser {
        QueenChooser::Captor => (5, 5 - ring),
        QueenChooser::Owner => (nearest, 0),
    };
    Some((Waiting { farther }, lands - ring as i32))
}

#[cfg(test)]
mod tests {
    use agon_core::notation::parse_position;
    use agon_core::rules::Game;

    use super::*;

    fn way(text: &str, side: Side) -> Option<Way> {
        let rules = RuleSet::default();
        Way::of(&parse_position(text, &rules).unwrap(), &rules, side)
    }

    #[test]
    fn the_way_is_29_moves_and_captures_lengthen_it() {
        let opening = Position::start(&RuleSet::default()).to_string();
        let whole = Way {
            left: 29,
            cost: 0,
            queen: None,
        };
        assert_eq!(way(&opening, Side::White), Some(whole));
        assert_eq!(whole.shares(), (0.0, 0.0));
        // White's guard on b5, on ring 4, is relocated to the edge, which also takes a turn.
        let captured = "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20";
        let (white, black) = (way(captured, Side::White).unwrap(), way(captured, Side::Black).unwrap());
        assert_eq!((white.cost, black.cost), (2, 0));
        let (lasting, done) = white.shares();
        assert!(lasting < done && done < 1.0);
    }

    #[test]
    fn a_captured_queen_counts_from_where_she_stands_until_her_cell_is_chosen() {
        // White's queen on f3, on ring 3.
        let captured = "6/7/8/9/10/1gQg7/10/9/8/7/6 w f3 0 20";
        for (rules, queen, cost) in [
            ("globe", Some(Waiting { farther: 0 }), 1),
            ("modern", Some(Waiting { farther: 2 }), 1),
            // Her destination is known: the edge or the next ring, and it takes a turn.
            ("globe,queen-relocation=edge", None, 3),
            ("neto", None, 2),
        ] {
            let rules: RuleSet = rules.parse().unwrap();
            let position = parse_position(captured, &rules).unwrap();
            let way = Way::of(&position, &rules, Side::White).unwrap();
            let left = race(&position, Side::White) + cost;
            assert_eq!(way, Way { left, cost, queen }, "{rules}");
            let (lasting, done) = way.shares();
            assert!(lasting < done);
        }
    }

    #[test]
    fn no_capture_seems_to_help_and_what_is_put_back_was_counted() {
        let (mut put_back, mut captures) = ([0, 0], 0);
        for rules in ["modern", "globe", "neto", "captor", "ludii", "fromager"] {
            let rules: RuleSet = rules.parse().unwrap();
            for seed in 0..40 {
                let (mut game, mut choice) = (Game::new(rules), seed);
                while game.outcome().is_none() && game.plies().len() < 120 {
                    let before = *game.position();
                    choice = (choice * 31 + 7) % 1009;
                    let mv = game.legal_moves()[choice % game.legal_moves().len()];
                    game.play(mv).unwrap();
                    let after = game.position();
                    let side = before.side();
                    let ways = |side| [&before, after].map(|position| Way::of(position, &rules, side).unwrap());
                    let turn = u32::from(rules.relocation_costs_turn);
                    let [was, is] = ways(side.opponent());
                    let fresh = after.captured() & !before.captured() & after.pieces(side.opponent());
                    if fresh.is_empty() {
                        assert_eq!(is, was, "{mv}: only a capture changes what the other side has to go");
                    } else {
                        captures += 1;
                        assert!(is.left >= was.left + turn * fresh.len(), "{mv}: {was:?} to {is:?}");
                    }
                    let [was, is] = ways(side);
                    match (was.queen, before.due().is_empty()) {
                        (Some(Waiting { farther }), _) => {
                            let [from, to] = [mv.from().unwrap(), mv.to().unwrap()].map(|cell| cell.ring() as u32);
                            assert_eq!(is.left + turn + from, was.left + to, "{mv}: {was:?} to {is:?}");
                            assert!(is.left <= was.left + farther || rules.queen_chooser == QueenChooser::Owner);
                            put_back[1] += 1;
                        }
                        (None, false) if mv.from().is_some() => {
                            assert!(is.left + turn <= was.left, "{mv}: {was:?} to {is:?}");
                            put_back[0] += 1;
                        }
                        _ => assert!(is.left + 1 >= was.left, "{mv}: {was:?} to {is:?}"),
                    }
                }
            }
        }
        assert!(
            captures > 100 && put_back.into_iter().all(|times| times > 10),
            "{captures} {put_back:?}"
        );
    }

    #[test]
    fn while_pieces_are_in_hand_there_is_no_race() {
        let rules: RuleSet = "parlett".parse().unwrap();
        assert_eq!(Way::of(&Position::start(&rules), &rules, Side::White), None);
    }
}

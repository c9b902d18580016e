//! What the clocks of a game showed, and how long its moves took, as far as its record says.

use std::time::Duration;

use super::conditions::{Terms, TimeControl};
use crate::notation::{GameTree, NodeId};
use crate::rules::{Outcome, Side, WinReason};

/// The time that a move took: as written, or else what the player's clock lost.
pub fn taken(tree: &GameTree, node: NodeId, terms: &Terms) -> Option<Duration> {
    let times = tree.times(node);
    times.taken.or_else(|| {
        let left = times.left?;
        let side = tree.chooser(node);
        // Of seconds that are free for each move, a clock does not say how many were used.
        let is_plain = matches!(terms.time, TimeControl::Fischer { .. });
        let allowed = terms.allowance(side).filter(|_| is_plain)?;
        let mut earlier = tree.way_back(node).skip(1).filter(|&node| tree.chooser(node) == side);
        let before = earlier.find_map(|node| tree.times(node).left).unwrap_or(allowed.game);
        Some((before + allowed.increment).saturating_sub(left))
    })
}

/// What the clocks showed after a move, White's first; `None` for a game without such times. Before its first move a
/// side has all its time; if that is not known, what it had then.
pub fn clocks(tree: &GameTree, node: NodeId, terms: &Terms) -> Option<[Duration; 2]> {
    let first = |side| {
        let mut own = tree.main_line().filter(|&node| tree.chooser(node) == side);
        own.find_map(|node| tree.times(node).left)
    };
    let [white, black] = Side::ALL.map(first);
    white.or(black)?;
    let shown = |side: Side, first: Option<Duration>| {
        let outcome = tree.result().filter(|_| node == tree.end());
        let has_fallen = outcome.is_some_and(|outcome| {
            outcome.winner() == Some(side.opponent())
                && matches!(
                    outcome,
                    Outcome::Win {
                        reason: WinReason::Time,
                        ..
                    }
                )
        });
        if has_fallen {
            return Some(Duration::ZERO);
        }
        let mut own = tree.way_back(node).filter(|&node| tree.chooser(node) == side);
        let allowed = || terms.allowance(side).map(|allowed| allowed.game + allowed.delay);
        own.find_map(|node| tree.times(node).left).or_else(allowed).or(first)
    };
    Some([shown(Side::White, white)?, shown(Side::Black, black)?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_records;

    const GAME: &str = "1. Gb1-c2 {[%clk 0:00:58]} 1... Gk7-i8 {[%clk 0:01:03] [%emt 0:00:01]} \
        2. Ga5-b5 {[%clk 0:00:51.5] a word} (2. Ga5-a4) 2... Gl2-k2 *";

    fn tree(text: &str) -> GameTree {
        GameTree::from_record(&read_records(text).whole().unwrap()[0]).unwrap()
    }

    fn terms() -> Terms {
        Terms {
            time: TimeControl::Fischer {
                minutes: 1,
                increment: 3,
            },
            ..Terms::default()
        }
    }

    fn ms(times: &[Option<u64>]) -> Vec<Option<Duration>> {
        times.iter().map(|time| time.map(Duration::from_millis)).collect()
    }

    #[test]
    fn a_move_took_what_is_written_or_what_the_clock_lost() {
        let tree = tree(GAME);
        let taken = |terms| {
            tree.main_line()
                .map(|node| taken(&tree, node, &terms))
                .collect::<Vec<_>>()
        };
        assert_eq!(taken(terms()), ms(&[Some(5_000), Some(1_000), Some(9_500), None]));
        assert_eq!(taken(Terms::default()), ms(&[None, Some(1_000), None, None]));
    }

    #[test]
    fn the_clocks_are_those_of_the_position() {
        let tree = tree(GAME);
        let shown = |node| clocks(&tree, node, &terms()).map(|both| both.map(|time| time.as_millis()));
        assert_eq!(shown(NodeId::START), Some([60_000, 60_000]));
        let main: Vec<_> = tree.main_line().map(shown).collect();
        let expected = [[58_000, 60_000], [58_000, 63_000], [51_500, 63_000], [51_500, 63_000]];
        assert_eq!(main, expected.map(Some));
        let third = tree.main_line().nth(2).unwrap();
        let tried = tree.alternatives(third).next().unwrap();
        assert_eq!(shown(tried), Some([58_000, 63_000]), "a move tried later took no time");
    }

    #[test]
    fn without_times_there_are_no_clocks() {
        let tree = tree("1. Gb1-c2 {soon} 1... Gk7-i8 *");
        assert_eq!(clocks(&tree, tree.end(), &terms()), None);
        assert_eq!(taken(&tree, tree.end(), &terms()), None);
    }
}

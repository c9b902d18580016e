//! The story of a game: the opening, the first capture, the turning points and the finish.

use agon_core::board::Bitboard;
use agon_core::engine::{race, setbacks};
use agon_core::notation::{GameTree, NodeId};
use agon_core::rules::{Effect, Position, RuleSet, Side};

/// In a longer game, the opening is described after this many plies.
const OPENING: usize = 8;
/// The number of captures described besides the first.
const TURNS: usize = 2;

/// The least number of moves a side needs, with captured pieces relocated.
fn way(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    race(position, side) as i32 + setbacks(position, rules, side)
}

/// A moment in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chapter {
    pub(crate) node: NodeId,
    pub(crate) what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// The numbers of moves White and Black still need.
    Opening {
        left: [i32; 2],
    },
    Capture(Capture),
    /// The end of the game.
    Finish,
}

/// A move that captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture {
    pub(crate) is_first: bool,
    /// The side that lost pieces, by its own doing if it stepped between enemies.
    pub(crate) loser: Side,
    pub(crate) cells: Bitboard,
    pub(crate) is_queen: bool,
    /// By how many moves it sets the loser back.
    pub(crate) cost: i32,
    /// By how many moves the other side is then ahead; negative if still behind.
    pub(crate) lead: i32,
    pub(crate) swing: Swing,
}

/// Whether a capture puts the other side ahead, in order of importance to the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Swing {
    /// It does not.
    None,
    /// It does, and a later one reverses it.
    Passing,
    /// It is the last to do so before the end: the turning point.
    Decisive,
}

/// The story of the main line, in order, in which the only person's worst loss is not left out. Empty if no moves were
/// played.
pub(crate) fn chapters(tree: &GameTree, person: Option<Side>) -> Vec<Chapter> {
    let rules = tree.line().rules();
    let plies: Vec<_> = tree.main_line().collect();
    let Some(&last) = plies.last() else {
        return Vec::new();
    };
    let mut captures: Vec<_> = plies
        .iter()
        .filter_map(|&node| Some((node, capture(tree, rules, node)?)))
        .collect();
    if let Some((_, first)) = captures.first_mut() {
        first.is_first = true;
    }
    let turning_point = captures
        .iter_mut()
        .skip(1)
        .rfind(|(node, capture)| *node != last && capture.swing == Swing::Passing);
    if let Some((_, capture)) = turning_point {
        capture.swing = Swing::Decisive;
    }
    // After the first: the turning point, the others that put the other side ahead, then the most costly.
    let mut ranked: Vec<_> = captures
        .iter()
        .skip(1)
        .map(|&(node, capture)| (capture.swing, capture.cost, node))
        .collect();
    ranked.sort_by(|one, other| other.cmp(one));
    ranked.truncate(TURNS);
    let losses = captures.iter().filter(|(_, capture)| Some(capture.loser) == person);
    let worst = losses.max_by_key(|(_, capture)| capture.cost).map(|&(node, _)| node);
    let is_told = |node: NodeId| worst == Some(node) || ranked.iter().any(|&(_, _, told)| told == node);
    let opening = plies.get(OPENING - 1).filter(|&&node| node != last).map(|&node| {
        let left = Side::ALL.map(|side| way(tree.position(node), rules, side));
        (node, What::Opening { left })
    });
    let told = captures
        .into_iter()
        .filter(|&(node, capture)| node != last && (capture.is_first || is_told(node)));
    let mut story: Vec<_> = opening
        .into_iter()
        .chain(told.map(|(node, capture)| (node, What::Capture(capture))))
        .collect();
    story.sort_by_key(|&(node, _)| plies.iter().position(|&ply| ply == node));
    story.push((last, What::Finish));
    story.into_iter().map(|(node, what)| Chapter { node, what }).collect()
}

/// The captures of a ply, if any.
fn capture(tree: &GameTree, rules: &RuleSet, node: NodeId) -> Option<Capture> {
    let ply = tree.ply(node)?;
    let lost = ply.effects.iter().filter_map(|effect| match *effect {
        Effect::Captured { piece, cell } | Effect::Trapped { piece, cell } => Some((piece, cell)),
        _ => None,
    });
    let lost: Vec<_> = lost.collect();
    let loser = lost.first()?.0.side;
    let (before, after) = (tree.before(node), &ply.position);
    let cost = setbacks(after, rules, loser) - setbacks(before, rules, loser);
    let lead = |position| way(position, rules, loser) - way(position, rules, loser.opponent());
    let is_passed = lead(before) <= 0 && lead(after) > 0;
    Some(Capture {
        is_first: false,
        loser,
        cells: lost
            .iter()
            .filter(|(piece, _)| piece.side == loser)
            .map(|&(_, cell)| cell)
            .collect(),
        is_queen: lost
            .iter()
            .any(|(piece, _)| piece.kind == agon_core::rules::Kind::Queen),
        cost,
        lead: lead(after),
        swing: if is_passed { Swing::Passing } else { Swing::None },
    })
}

/// The least number of moves White and Black needed after each ply, from the start.
pub(crate) fn ways(tree: &GameTree) -> [Vec<i32>; 2] {
    let rules = tree.line().rules();
    Side::ALL.map(|side| {
        let places = std::iter::once(NodeId::START).chain(tree.main_line());
        places.map(|node| way(tree.position(node), rules, side)).collect()
    })
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{parse_position, read_move};
    use agon_core::rules::{Game, WinReason};

    use crate::agon::pages::story::chapters::*;
    use crate::testing::matches::random_game;

    /// A game between two computers, with captures.
    const MOVES: &str = "f1g1 l2k2 d9e9 f11f10 g1g2 f10g9 g2f3 b7b6 e9f9 g9b3 f9f8 k7k6 h9h8 b3c3 b1c1 h1h2 h8i7 k6a1 \
        k1l1 c3c4 f3g3 a1b1 c1h1 d1d2 g3h3 h2e10";

    pub fn played(moves: &str) -> GameTree {
        let mut game = Game::new(RuleSet::default());
        for text in moves.split_whitespace() {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            game.play(mv).unwrap();
        }
        game.lose(Side::Black, WinReason::Resignation);
        game.into()
    }

    #[test]
    fn a_game_is_told_from_the_opening_by_what_was_captured_to_the_finish() {
        let tree = played(MOVES);
        let story = chapters(&tree, None);
        let plies: Vec<_> = tree.main_line().collect();
        let places: Vec<_> = story
            .iter()
            .map(|chapter| plies.iter().position(|&ply| ply == chapter.node).unwrap())
            .collect();
        assert!(places.is_sorted(), "{places:?}");
        assert!(matches!(story[0].what, What::Opening { left: [white, black] } if white < 29 && black < 29));
        let What::Capture(first) = story[1].what else {
            panic!("the first capture is told: {story:?}");
        };
        // e9f9 captures the queen on g9, which must be relocated at least as far out as ring 1.
        assert_eq!(places[1], 8);
        assert!(first.is_first && first.is_queen && first.loser == Side::Black);
        assert_eq!(
            first.cells,
            Bitboard::from("g9".parse::<agon_core::board::CellId>().unwrap())
        );
        let others = story
            .iter()
            .filter(|chapter| matches!(chapter.what, What::Capture(Capture { is_first: false, .. })));
        assert_eq!(others.count(), TURNS);
        assert_eq!(story.last().map(|chapter| chapter.what), Some(What::Finish));
        assert_eq!(
            chapters(&played("f1f2"), None).len(),
            1,
            "of a short game there is only the end to tell"
        );
        assert!(chapters(&GameTree::from(Game::new(RuleSet::default())), None).is_empty());
    }

    #[test]
    fn the_worst_loss_of_the_only_person_is_told() {
        let worst = |tree: &GameTree, story: &[Chapter], side| {
            let of_side = |chapter: &Chapter| match chapter.what {
                What::Capture(capture) if capture.loser == side => Some(capture.cost),
                _ => None,
            };
            let plies = tree.main_line().collect::<Vec<_>>();
            let before_end = plies.iter().take(plies.len() - 1);
            let all = before_end.filter_map(|&node| capture(tree, tree.line().rules(), node));
            let all = all.filter(|capture| capture.loser == side).map(|capture| capture.cost);
            (story.iter().filter_map(of_side).max(), all.max())
        };
        let mut left_out = 0;
        for seed in 0..40 {
            let tree = GameTree::from(random_game(RuleSet::default(), 200, seed));
            let (told, most) = worst(&tree, &chapters(&tree, Some(Side::White)), Side::White);
            assert_eq!(told, most, "{seed}");
            let (told, most) = worst(&tree, &chapters(&tree, None), Side::White);
            left_out += usize::from(told != most);
        }
        assert!(left_out > 0, "it would be told anyway");
    }

    #[test]
    fn a_story_has_one_turning_point_and_it_is_the_last_change_of_the_lead() {
        let mut both = 0;
        for seed in 0..60 {
            let tree = GameTree::from(random_game(RuleSet::default(), 200, seed));
            let swings = chapters(&tree, None)
                .into_iter()
                .filter_map(|chapter| match chapter.what {
                    What::Capture(capture) if !capture.is_first => Some(capture.swing),
                    _ => None,
                });
            let swings: Vec<_> = swings.filter(|swing| *swing != Swing::None).collect();
            let (last, earlier) = swings
                .split_last()
                .map_or((None, &[][..]), |(last, rest)| (Some(*last), rest));
            assert!(last.is_none_or(|last| last == Swing::Decisive), "{seed}: {swings:?}");
            assert!(
                earlier.iter().all(|swing| *swing == Swing::Passing),
                "{seed}: {swings:?}"
            );
            both += usize::from(swings.len() > 1);
        }
        assert!(both > 0, "some stories tell of several changes of the lead");
    }

    #[test]
    fn a_capture_costs_the_loser_what_it_lengthens_the_way() {
        // Here k7i8 captures the guard on h9, which is on the edge: it costs only the turn.
        let rules = RuleSet::default();
        let start = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1", &rules).unwrap();
        let mut tree = GameTree::from(Game::from_position(rules, start));
        let mv = read_move("k7i8", tree.line().position(), &rules).unwrap();
        tree.play(mv).unwrap();
        let capture = capture(&tree, &rules, tree.here()).unwrap();
        assert_eq!((capture.loser, capture.cost, capture.is_queen), (Side::Black, 1, false));
        let [white, black] = ways(&tree);
        assert_eq!((white.len(), black[1] - black[0]), (2, 1));
        assert_eq!(capture.lead, black[1] - white[1]);
    }
}

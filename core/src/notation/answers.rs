//! Moves prepared for what an opponent may play: "if … then …".

use std::fmt;

use super::game_text::play_word;
use super::tree::{GameTree, NodeId};
use crate::rules::{Game, Move, Side};

/// Lines of moves that could follow the end of a game, with which one side answers the other's moves. Each ends with
/// such an answer, and after the same moves they all have the same one.
///
/// ```
/// use agon_core::notation::{Answers, play_word};
/// use agon_core::rules::{Game, RuleSet, Side};
///
/// let mut game = Game::new(RuleSet::default());
/// let answers = Answers::read("b1c2 k7i8, b1b2 k7i8 a5b6 l2k2", &game, Side::Black);
/// play_word(&mut game, "b1b2")?;
/// let answers = answers.after(game.plies()[0].mv);
/// assert_eq!(answers.to_string(), "k7i8 a5b6 l2k2");
/// assert_eq!(answers.next().map(|mv| mv.to_string()).as_deref(), Some("k7i8"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(Vec<Vec<Move>>);

impl Answers {
    /// The most lines.
    pub const MOST: usize = 32;
    /// The most plies of a line.
    pub const LONGEST: usize = 32;

    /// The parts of these lines that can be played after a game and in which `side` answers.
    pub fn new(lines: impl IntoIterator<Item = Vec<Move>>, game: &Game, side: Side) -> Self {
        let mut taken: Vec<Vec<Move>> = Vec::new();
        for line in lines {
            let line = useful(&line, &taken, game, side);
            if line.is_empty() || taken.iter().any(|other| other.starts_with(&line)) {
                continue;
            }
            match taken.iter().position(|other| line.starts_with(other)) {
                Some(shorter) => taken[shorter] = line,
                None if taken.len() < Self::MOST => taken.push(line),
                None => break,
            }
        }
        Self(taken)
    }

    /// The answers in the plies of a tree that follow a node.
    pub fn in_tree(tree: &GameTree, node: NodeId, side: Side) -> Self {
        let mut lines = Vec::new();
        collect(tree, node, &mut Vec::new(), &mut lines);
        Self::new(lines, &tree.game_at(node), side)
    }

    /// Reads what [`Display`](std::fmt::Display) writes; what cannot be played after the game is left out.
    pub fn read(text: &str, game: &Game, side: Side) -> Self {
        let known = game.plies().len();
        let lines = text.split(',').take(Self::MOST).map(|line| {
            let mut game = game.clone();
            let mut words = line.split_whitespace().take(Self::LONGEST);
            while words.next().is_some_and(|word| play_word(&mut game, word).is_ok()) {}
            game.plies()[known..].iter().map(|ply| ply.mv).collect()
        });
        Self::new(lines, game, side)
    }

    /// The answers of the player who waits at the end of a game, for a tag of its record: with the number of plies before
    /// them, `12: b1c2 k7i8`; nothing if there are none.
    pub fn tag(&self, game: &Game) -> String {
        match self.is_empty() {
            true => String::new(),
            false => format!("{}: {self}", game.plies().len()),
        }
    }

    /// Reads such a tag of a game that may have gone on: whose answers they are, and what of them fits the moves since.
    /// `None` if it is not a tag of this game.
    pub fn read_tag(text: &str, game: &Game) -> Option<(Side, Self)> {
        let (plies, lines) = text.split_once(':')?;
        let plies: usize = plies.parse().ok()?;
        let since = game.plies().get(plies..)?;
        let then = game.with_plies(game.plies()[..plies].to_vec(), plies, None);
        let side = then.chooser().opponent();
        let answers = Self::read(lines, &then, side);
        Some((side, since.iter().fold(answers, |answers, ply| answers.after(ply.mv))))
    }

    /// The lines.
    pub fn lines(&self) -> &[Vec<Move>] {
        &self.0
    }

    /// Whether nothing is prepared.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first move of the first line: the answer, where it is the turn of the side that answers.
    pub fn next(&self) -> Option<Move> {
        self.0.first()?.first().copied()
    }

    /// What is prepared for the case that this move is played.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let rest = self.0.iter().filter_map(|line| line.strip_prefix(&[mv]));
        Self(rest.filter(|rest| !rest.is_empty()).map(<[Move]>::to_vec).collect())
    }
}

impl fmt::Display for Answers {
    /// Writes the moves in the form for machines, the lines with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.0.iter().map(|line| {
            let moves: Vec<_> = line.iter().map(Move::to_string).collect();
            moves.join(" ")
        });
        f.write_str(&lines.collect::<Vec<_>>().join(", "))
    }
}

/// The part of a line that can be played, gives no second answer to the same moves, and ends with an answer.
fn useful(line: &[Move], taken: &[Vec<Move>], game: &Game, side: Side) -> Vec<Move> {
    let (mut game, mut useful) = (game.clone(), 0);
    for (at, &mv) in line.iter().enumerate().take(Answers::LONGEST) {
        if game.outcome().is_some() {
            break;
        }
        let answers = game.chooser() == side;
        let is_second = |other: &Vec<Move>| other.starts_with(&line[..at]) && other.get(at).is_some_and(|&it| it != mv);
        if (answers && taken.iter().any(is_second)) || game.play(mv).is_err() {
            break;
        }
        if answers {
            useful = at + 1;
        }
    }
    line[..useful].to_vec()
}

/// Collects the lines below a node, each with the plies `so_far` before it.
fn collect(tree: &GameTree, node: NodeId, so_far: &mut Vec<Move>, lines: &mut Vec<Vec<Move>>) {
    let replies = tree.replies(node);
    if replies.is_empty() || so_far.len() == Answers::LONGEST {
        lines.push(so_far.clone());
        return;
    }
    for &reply in replies {
        if let Some(ply) = tree.ply(reply) {
            so_far.push(ply.mv);
            collect(tree, reply, so_far, lines);
            so_far.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    fn read(text: &str) -> String {
        Answers::read(text, &Game::new(RuleSet::default()), Side::Black).to_string()
    }

    #[test]
    fn only_lines_that_can_be_played_and_end_with_an_answer_are_kept() {
        for (text, kept) in [
            ("", ""),
            ("b1c2", ""),
            ("b1c2 k7i8", "b1c2 k7i8"),
            ("b1c2 k7i8 a5b6", "b1c2 k7i8"),
            ("b1c2 k7k9 a5b6 l2k2", ""),
            ("k7i8 b1c2", ""),
            ("nonsense, b1c2 k7i8", "b1c2 k7i8"),
            ("b1c2 k7i8, b1c2 k7i8", "b1c2 k7i8"),
            ("b1c2 k7i8 a5b6 l2k2, b1c2 k7i8", "b1c2 k7i8 a5b6 l2k2"),
            ("b1c2 k7i8, b1c2 k7i8 a5b6 l2k2", "b1c2 k7i8 a5b6 l2k2"),
        ] {
            assert_eq!(read(text), kept, "{text:?}");
            assert_eq!(read(kept), kept);
        }
    }

    #[test]
    fn the_same_moves_have_one_answer() {
        assert_eq!(read("b1c2 k7i8, b1c2 l2k2"), "b1c2 k7i8");
        assert_eq!(
            read("b1c2 k7i8 a5b6 l2k2, b1c2 k7i8 a5a4 l2k2, b1b2 l2k2"),
            "b1c2 k7i8 a5b6 l2k2, b1c2 k7i8 a5a4 l2k2, b1b2 l2k2"
        );
    }

    #[test]
    fn there_is_a_limit_to_what_is_prepared() {
        let game = Game::new(RuleSet::default());
        let line = |first: &Move, third: usize| {
            let mut game = game.clone();
            game.play(*first).unwrap();
            for choice in [0, third, 0] {
                game.play(game.legal_moves()[choice]).unwrap();
            }
            game.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>()
        };
        let lines: Vec<_> = game
            .legal_moves()
            .iter()
            .flat_map(|first| [0, 1].map(|third| line(first, third)))
            .collect();
        assert!(lines.len() > Answers::MOST);
        assert_eq!(Answers::new(lines, &game, Side::Black).lines().len(), Answers::MOST);
        let mut long = game.clone();
        while long.plies().len() < 40 {
            let moves = long.legal_moves();
            let mv = moves[long.plies().len() * 7 % moves.len()];
            long.play(mv).unwrap();
        }
        let line = long.plies().iter().map(|ply| ply.mv).collect();
        let kept = Answers::new([line], &game, Side::Black);
        assert!((Answers::LONGEST - 2..=Answers::LONGEST).contains(&kept.lines()[0].len()));
    }

    #[test]
    fn the_lines_of_a_tree_are_those_after_a_node() {
        let mut tree = GameTree::from(Game::new(RuleSet::default()));
        let start = NodeId::START;
        let mut play = |moves: &str| {
            tree.jump(start);
            for word in moves.split_whitespace() {
                let mv = super::super::parse_move(word, tree.line().position(), tree.line().rules()).unwrap();
                tree.try_out(mv).unwrap();
            }
            tree.here()
        };
        let first = play("b1c2 k7i8");
        play("b1c2 k7i8 a5b6 l2k2");
        play("b1b2 k7i8 a5b6");
        assert_eq!(
            Answers::in_tree(&tree, start, Side::Black).to_string(),
            "b1c2 k7i8 a5b6 l2k2, b1b2 k7i8"
        );
        assert_eq!(Answers::in_tree(&tree, first, Side::Black).to_string(), "a5b6 l2k2");
    }
}

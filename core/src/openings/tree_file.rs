//! A tree as a file: a title, then a move a line in the order of a walk through the tree, each with the plies before it and
//! the numbers of games that White won, that were drawn, and that Black won; a last line shows that it is whole. Moves
//! are told of each position once, where it is reached first.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::tree::{Results, Tree};
use crate::notation::parse_move;
use crate::rules::{Position, RuleSet, RuleSetError};

/// How the title begins; the rules follow.
const TITLE: &str = "openings of ";

/// The last line.
const END: &str = "end";

/// Why a text is no tree.
#[derive(Debug, thiserror::Error)]
pub enum TreeError {
    /// The first line is no title.
    #[error("it does not begin with {TITLE:?} and the rules")]
    Title,
    /// The last line is missing.
    #[error("it breaks off: its last line is not {END:?}")]
    BrokenOff,
    /// The rules are not valid.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The line with this number, from 1, has no legal move with its place and results.
    #[error("line {0} has no legal move with its ply and results")]
    Line(usize),
}

/// Reads what [`write_tree`] wrote.
///
/// # Errors
/// If it is something else, or a move is illegal.
pub fn read_tree(text: &str) -> Result<Tree, TreeError> {
    let mut lines = text.lines();
    let title = lines.next().and_then(|line| line.strip_prefix(TITLE));
    let rules: RuleSet = title.ok_or(TreeError::Title)?.parse()?;
    let mut tree = Tree::new(rules);
    let mut way = vec![Position::start(&rules)];
    for (line, number) in lines.zip(2..) {
        if line == END {
            return Ok(tree);
        }
        read_line(line, &mut tree, &mut way).ok_or(TreeError::Line(number))?;
    }
    Err(TreeError::BrokenOff)
}

/// Reads a move that is played somewhere on the way to the one before, after which the way leads there.
fn read_line(line: &str, tree: &mut Tree, way: &mut Vec<Position>) -> Option<()> {
    let mut words = line.split(' ');
    let ply: usize = words.next()?.parse().ok()?;
    let (before, rules) = (*way.get(ply)?, *tree.rules());
    let mv = parse_move(words.next()?, &before, &rules).ok()?;
    before.check(&rules, mv).ok()?;
    let mut number = || words.next()?.parse().ok();
    let results = Results {
        white: number()?,
        draws: number()?,
        black: number()?,
    };
    let after = before.make(&rules, mv).position;
    tree.count(tree.key(&before), tree.key(&after), results);
    way.truncate(ply + 1);
    way.push(after);
    words.next().is_none().then_some(())
}

/// The moves of all positions that at least so many games have reached, as text.
pub fn write_tree(tree: &Tree, least: u32) -> String {
    let mut text = format!("{TITLE}{}\n", tree.rules());
    let start = Position::start(tree.rules());
    write_moves(tree, (&start, 0), least, &mut BTreeSet::new(), &mut text);
    text + END + "\n"
}

fn write_moves(
    tree: &Tree,
    (position, ply): (&Position, usize),
    least: u32,
    told: &mut BTreeSet<u64>,
    text: &mut String,
) {
    if !told.insert(tree.key(position)) || tree.results(position).games() < least {
        return;
    }
    for found in tree.moves(position) {
        let Results { white, draws, black } = found.results;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{ply} {} {white} {draws} {black}", found.mv);
        let after = position.make(tree.rules(), found.mv).position;
        write_moves(tree, (&after, ply + 1), least, told, text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::openings::self_play::SelfPlay;
    use crate::rules::Preset;

    fn some() -> Tree {
        let rules = Preset::NEW_GAME.rules();
        let play = SelfPlay {
            rules,
            level: Level::Casual,
            seed: 1,
        };
        let mut tree = Tree::new(rules);
        for number in 0..20 {
            tree.add(&play.game(number));
        }
        tree
    }

    #[test]
    fn a_tree_reads_back_and_rare_positions_can_be_left_out() {
        let tree = some();
        assert_eq!(read_tree(&write_tree(&tree, 1)).unwrap(), tree);
        let pruned = read_tree(&write_tree(&tree, 3)).unwrap();
        let start = Position::start(tree.rules());
        assert_eq!(pruned.moves(&start), tree.moves(&start));
        assert!(write_tree(&tree, 3).len() < write_tree(&tree, 1).len() / 2);
        assert_eq!(write_tree(&pruned, 3), write_tree(&tree, 3));
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        for text in [
            "",
            "puzzles of modern",
            "openings of nothing",
            "openings of modern",
            "openings of modern\n0 f1f2 1 0 0",
            "openings of modern\n1 f1f2 1 0 0\nend",
            "openings of modern\n0 f1f3 1 0 0\nend",
            "openings of modern\n0 f1f2 1 0\nend",
            "openings of modern\n0 f1f2 1 0 0 0\nend",
            "openings of modern\n0 f1f2 1 0 -1\nend",
        ] {
            assert!(read_tree(text).is_err(), "{text}");
        }
        assert!(read_tree("openings of modern\nend").unwrap().is_empty());
    }
}

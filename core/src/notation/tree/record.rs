//! From a game tree to the record of a game, and back.

use super::{GameTree, NodeId};
use crate::notation::pgn::{DEEPEST_VARIATION, Line, Node, Record, ReplayError};
use crate::rules::Game;

impl GameTree {
    /// The record of the game with its variations, comments and marks. Tags are set as by [`Record::set_tag`].
    pub fn to_record(&self, tags: &[(&str, &str)]) -> Record {
        let mut game = self.clone();
        game.jump_to_end();
        let mut record = Record::from_game(game.line(), tags);
        record.line = self.written(NodeId::START, self.replies(NodeId::START).first().copied(), 0);
        record
    }

    /// The line that follows `parent`, beginning with `first`. Variations deeper than [`DEEPEST_VARIATION`] are left
    /// out.
    fn written(&self, parent: NodeId, first: Option<NodeId>, depth: usize) -> Line {
        let intros = |node: NodeId| self.nodes[node.0].remarks.intro.iter().cloned();
        let of_game = (depth == 0).then(|| intros(parent)).into_iter().flatten();
        let mut line = Line {
            intro: of_game.chain(first.into_iter().flat_map(intros)).collect(),
            nodes: Vec::new(),
        };
        let mut next = first;
        while let Some(node) = next {
            let (Some(ply), remarks) = (self.ply(node), &self.nodes[node.0].remarks) else {
                break;
            };
            let is_main = self.replies(self.nodes[node.0].parent).first() == Some(&node);
            let variations = self.alternatives(node).filter(|_| is_main && depth < DEEPEST_VARIATION);
            line.nodes.push(Node {
                mv: ply.mv,
                before: remarks.before.clone(),
                nags: remarks.nags.clone(),
                after: remarks.after.clone(),
                variations: variations
                    .map(|other| self.written(self.nodes[node.0].parent, Some(other), depth + 1))
                    .collect(),
            });
            next = self.replies(node).first().copied();
        }
        line
    }

    /// The game of a record with its variations; the present node is the end of the game. A variation is cut off at its
    /// first illegal move.
    ///
    /// # Errors
    /// As [`Record::to_game`].
    pub fn from_record(record: &Record) -> Result<Self, ReplayError> {
        let game = record.to_game()?;
        let has_variations = record.line.nodes.iter().any(|node| !node.variations.is_empty());
        let line = has_variations.then(|| game.clone());
        let mut befores = line.iter().flat_map(Game::moments).map(|(before, _)| before);
        let mut tree = Self::from(game);
        let main: Vec<_> = tree.main_line().collect();
        tree.nodes[NodeId::START.0].add_intro(&record.line);
        for (written, &node) in record.line.nodes.iter().zip(&main) {
            let parent = tree.nodes[node.0].parent;
            tree.nodes[node.0].add_remarks(written);
            if let Some(mut before) = befores.next() {
                for variation in &written.variations {
                    tree.read(variation, parent, &mut before);
                }
            }
        }
        Ok(tree)
    }

    /// Adds a variation of a record that follows a node. The game is the one up to that node, and will be again.
    fn read(&mut self, line: &Line, from: NodeId, game: &mut Game) {
        let (mut parent, mut played) = (from, 0);
        for written in &line.nodes {
            let Ok(ply) = game.play(written.mv) else {
                break;
            };
            let node = self
                .reply(parent, written.mv)
                .unwrap_or_else(|| self.add(parent, ply.clone()));
            if played == 0 {
                self.nodes[node.0].add_intro(line);
            }
            played += 1;
            self.nodes[node.0].add_remarks(written);
            if !written.variations.is_empty() {
                game.undo();
                for variation in &written.variations {
                    self.read(variation, parent, game);
                }
                game.play(written.mv).expect("it was legal here before");
            }
            parent = node;
        }
        for _ in 0..played {
            game.undo();
        }
        if line.nodes.is_empty() {
            self.nodes[from.0].add_intro(line);
        }
    }
}

impl super::Node {
    fn add_intro(&mut self, line: &Line) {
        self.remarks.intro.extend_from_slice(&line.intro);
    }

    fn add_remarks(&mut self, written: &Node) {
        self.remarks.before.extend_from_slice(&written.before);
        self.remarks.nags.extend_from_slice(&written.nags);
        self.remarks.after.extend_from_slice(&written.after);
    }
}

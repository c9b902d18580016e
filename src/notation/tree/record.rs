//! From a game tree to the record of a game, and back.

use super::{GameTree, NodeId};
use crate::notation::pgn::{DEEPEST_VARIATION, Line, Node, Record, ReplayError};

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
        let intro = first.unwrap_or(parent);
        let mut line = Line {
            intro: self.nodes[intro.0].remarks.intro.clone(),
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
        let mut tree = Self::from(record.to_game()?);
        let main: Vec<_> = tree.main_line().collect();
        tree.read(&record.line, NodeId::START);
        tree.jump(main.last().copied().unwrap_or(NodeId::START));
        Ok(tree)
    }

    /// Adds a line of a record that follows a node.
    fn read(&mut self, line: &Line, from: NodeId) {
        let (mut parent, mut game) = (from, self.game_at(from));
        for (index, written) in line.nodes.iter().enumerate() {
            let Ok(ply) = game.play(written.mv) else {
                return;
            };
            let node = self
                .reply(parent, written.mv)
                .unwrap_or_else(|| self.add(parent, ply.clone()));
            let remarks = &mut self.nodes[node.0].remarks;
            remarks.before.extend_from_slice(&written.before);
            remarks.nags.extend_from_slice(&written.nags);
            remarks.after.extend_from_slice(&written.after);
            if index == 0 {
                remarks.intro.extend_from_slice(&line.intro);
            }
            for variation in &written.variations {
                self.read(variation, parent);
            }
            parent = node;
        }
        if line.nodes.is_empty() {
            self.nodes[from.0].remarks.intro.extend_from_slice(&line.intro);
        }
    }
}

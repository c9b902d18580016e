//! A game together with what was tried instead: a tree of plies, with one line of it on the board.

mod record;

use super::pgn::Comment;
use crate::rules::{Game, IllegalMove, Move, Outcome, Ply, Position, Side, WinReason};

/// A place in a [`GameTree`]: after a ply, or the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// Before the first ply.
    pub const START: Self = Self(0);
}

/// A game and its variations.
///
/// The *main line* is the game itself: from the start the first reply to each ply. The [line](Self::line) is what is on
/// the board: the plies up to where one looks, and those after it. As long as the game is undecided, what is played takes
/// its place as the game, and what it replaces becomes a variation; once it is over, what is played is a variation.
///
/// ```
/// use agon::notation::GameTree;
/// use agon::rules::{Game, RuleSet};
///
/// let mut tree = GameTree::from(Game::new(RuleSet::default()));
/// let moves = tree.line().position().legal_moves(tree.line().rules());
/// tree.play(moves[0])?;
/// tree.undo();
/// tree.play(moves[1])?;
/// assert_eq!(tree.replies(agon::notation::NodeId::START).len(), 2);
/// assert_eq!(tree.main_line().count(), 1);
/// # Ok::<(), agon::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    line: Game,
    /// Where in the tree each ply of the line is, those undone too.
    places: Vec<NodeId>,
    /// The start, and every ply. A node that was removed stays here, out of reach.
    nodes: Vec<Node>,
    /// Where the game went on from before its end, and what had followed there: no part of the game, but it can be
    /// taken up again. The last one is the latest.
    given_up: Vec<(NodeId, Vec<NodeId>)>,
}

#[derive(Clone, Debug)]
struct Node {
    /// None at the start alone.
    ply: Option<Ply>,
    parent: NodeId,
    replies: Vec<NodeId>,
    /// An end that no ply brought about.
    declared: Option<Outcome>,
    remarks: Remarks,
}

/// What a record says round a move.
#[derive(Clone, Debug, Default)]
struct Remarks {
    /// Before a line that begins here.
    intro: Vec<Comment>,
    before: Vec<Comment>,
    nags: Vec<u8>,
    after: Vec<Comment>,
}

impl Node {
    fn new(ply: Option<Ply>, parent: NodeId) -> Self {
        Self {
            ply,
            parent,
            replies: Vec::new(),
            declared: None,
            remarks: Remarks::default(),
        }
    }
}

impl From<Game> for GameTree {
    /// The tree of a game without variations, looked at where the game stands.
    fn from(line: Game) -> Self {
        let mut tree = Self {
            places: Vec::new(),
            nodes: vec![Node::new(None, NodeId::START)],
            given_up: Vec::new(),
            line,
        };
        let plies: Vec<_> = tree.line.plies().iter().chain(tree.line.undone()).cloned().collect();
        for ply in plies {
            let parent = tree.places.last().copied().unwrap_or(NodeId::START);
            let node = tree.add(parent, ply);
            tree.places.push(node);
        }
        tree.keep_declared();
        tree
    }
}

impl GameTree {
    /// What is on the board: the plies up to where one looks, and as undone those that follow.
    pub const fn line(&self) -> &Game {
        &self.line
    }

    /// Where one looks.
    pub fn here(&self) -> NodeId {
        let played = self.line.plies().len();
        played.checked_sub(1).map_or(NodeId::START, |last| self.places[last])
    }

    /// The places on the [line](Self::line), those after where one looks too.
    pub fn places(&self) -> &[NodeId] {
        &self.places
    }

    /// Whether a place is on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let is_first = |node: &NodeId| self.replies(self.nodes[node.0].parent).first() == Some(node);
        self.path(node).iter().all(is_first)
    }

    /// The ply that leads to a place; none to the start.
    pub fn ply(&self, node: NodeId) -> Option<&Ply> {
        self.nodes[node.0].ply.as_ref()
    }

    /// What stood before a ply.
    pub fn before(&self, node: NodeId) -> &Position {
        self.position(self.nodes[node.0].parent)
    }

    /// What stands at a place.
    pub fn position(&self, node: NodeId) -> &Position {
        self.ply(node).map_or(self.line.start(), |ply| &ply.position)
    }

    /// What was played from a place, the main line's or a variation's own ply first.
    pub fn replies(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].replies
    }

    /// The plies that were played instead of this one.
    pub fn alternatives(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let beside = self.replies(self.nodes[node.0].parent).iter().copied();
        beside.filter(move |&other| other != node && node != NodeId::START)
    }

    /// What a record says before a move, and before the line that it begins.
    pub fn comments_before(&self, node: NodeId) -> impl Iterator<Item = &str> {
        let remarks = &self.nodes[node.0].remarks;
        remarks.intro.iter().chain(&remarks.before).map(Comment::as_str)
    }

    /// What a record says after a move.
    pub fn comments(&self, node: NodeId) -> impl Iterator<Item = &str> {
        self.nodes[node.0].remarks.after.iter().map(Comment::as_str)
    }

    /// The game itself, ply by ply.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.onward(NodeId::START)
    }

    /// The first reply to each ply, from a place on.
    fn onward(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.replies(from).first().copied(), |&node| {
            self.replies(node).first().copied()
        })
    }

    /// From the start to a place, ply by ply.
    fn path(&self, node: NodeId) -> Vec<NodeId> {
        let up = std::iter::successors(Some(node), |&node| Some(self.nodes[node.0].parent));
        let mut path: Vec<_> = up.take_while(|&node| node != NodeId::START).collect();
        path.reverse();
        path
    }

    /// How the game itself ended, wherever one looks.
    pub fn result(&self) -> Option<Outcome> {
        let end = self.end();
        let by_ply = match self.ply(end) {
            Some(ply) => ply.outcome(),
            None => self.line.start().outcome(self.line.rules()),
        };
        by_ply.or(self.nodes[end.0].declared)
    }

    /// Whether anything was tried besides the game itself.
    pub fn has_variations(&self) -> bool {
        let mut places = std::iter::once(NodeId::START).chain(self.main_line());
        places.any(|node| self.replies(node).len() > 1)
    }

    /// Whether a record said anything about its moves.
    pub fn has_remarks(&self) -> bool {
        let is_said = |remarks: &Remarks| {
            let Remarks {
                intro,
                before,
                nags,
                after,
            } = remarks;
            !(intro.is_empty() && before.is_empty() && nags.is_empty() && after.is_empty())
        };
        self.nodes.iter().any(|node| is_said(&node.remarks))
    }

    /// Looks at the place to which these moves lead, if they are in the tree. Says whether they are.
    pub fn show_line(&mut self, moves: impl IntoIterator<Item = Move>) -> bool {
        let mut moves = moves.into_iter();
        let node = moves.try_fold(NodeId::START, |node, mv| self.reply(node, mv));
        node.map(|node| self.jump(node)).is_some()
    }

    /// Plays a move where one looks. What came after it on the line stays in the tree.
    ///
    /// # Errors
    /// Says why the move is illegal; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        let here = self.here();
        let is_decided = self.result().is_some();
        self.line.play(mv)?;
        // What was given up is from now on what was tried instead.
        for (node, replies) in std::mem::take(&mut self.given_up) {
            self.nodes[node.0].replies.extend(replies);
        }
        let last = self.line.plies().len() - 1;
        self.places.truncate(last);
        let node = self
            .reply(here, mv)
            .unwrap_or_else(|| self.add(here, self.line.plies()[last].clone()));
        self.places.push(node);
        if !is_decided {
            self.promote(node);
        }
        Ok(&self.line.plies()[last])
    }

    fn reply(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        let mut replies = self.replies(parent).iter().copied();
        replies.find(|&reply| self.ply(reply).is_some_and(|ply| ply.mv == mv))
    }

    fn add(&mut self, parent: NodeId, ply: Ply) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(ply), parent));
        self.nodes[parent.0].replies.push(node);
        node
    }

    /// How many plies of the main line the way to a place would take the place of, and what stood before them.
    pub fn replaced_by(&self, node: NodeId) -> (usize, &Position) {
        let (way, main) = (self.path(node), self.main_line().collect::<Vec<_>>());
        let common = way.iter().zip(&main).take_while(|(one, other)| one == other).count();
        let last = common.checked_sub(1).map_or(NodeId::START, |last| main[last]);
        (main.len() - common, self.position(last))
    }

    /// Makes the way to a place the main line.
    pub fn promote(&mut self, node: NodeId) {
        for node in self.path(node) {
            let parent = self.nodes[node.0].parent;
            let replies = &mut self.nodes[parent.0].replies;
            if let Some(at) = replies.iter().position(|&reply| reply == node) {
                replies[..=at].rotate_right(1);
            }
        }
    }

    /// Removes a ply and all that was played after it. Who looked at any of it then looks at what was before.
    pub fn remove(&mut self, node: NodeId) {
        if node == NodeId::START {
            return;
        }
        let parent = self.nodes[node.0].parent;
        let is_shown = self.path(self.here()).contains(&node);
        self.nodes[parent.0].replies.retain(|&reply| reply != node);
        self.jump(if is_shown { parent } else { self.here() });
    }

    /// Takes the last ply back, or an end by word. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.line.undo();
        self.keep_declared();
        undone
    }

    /// Plays again what comes next on the line. Says whether there was anything.
    pub fn redo(&mut self) -> bool {
        self.line.redo()
    }

    /// Looks at a place, and at what was played first from there.
    pub fn jump(&mut self, node: NodeId) {
        let mut places = self.path(node);
        let played = places.len();
        if self.places.starts_with(&places) && self.places[played..].iter().all(|&place| self.is_within(place)) {
            // It is on the line that is shown already, which stays what it is.
            self.line.show(played);
            return;
        }
        places.extend(self.onward(node));
        let plies = places.iter().filter_map(|&node| self.ply(node).cloned()).collect();
        let end = places.last().copied().unwrap_or(NodeId::START);
        self.line = self.line.with_plies(plies, played, self.nodes[end.0].declared);
        self.places = places;
    }

    /// Whether a node has not been removed.
    fn is_within(&self, node: NodeId) -> bool {
        self.replies(self.nodes[node.0].parent).contains(&node)
    }

    /// Looks at the ply after this, if there is one. Says whether there is.
    pub fn forward(&mut self) -> bool {
        let (here, played) = (self.here(), self.line.plies().len());
        let next = self.places.get(played).or_else(|| self.replies(here).first()).copied();
        next.map(|next| self.jump(next)).is_some()
    }

    /// Looks at what was before, if anything was. Says whether there was. An end by word stays.
    pub fn back(&mut self) -> bool {
        let here = self.here();
        let is_ply = here != NodeId::START;
        if is_ply {
            self.jump(self.nodes[here.0].parent);
        }
        is_ply
    }

    /// Whether one looks at the end of the game itself.
    pub fn is_at_end(&self) -> bool {
        self.here() == self.end()
    }

    /// The end of the game itself.
    pub fn end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::START)
    }

    /// Looks at the end of the game itself.
    pub fn jump_to_end(&mut self) {
        self.jump(self.end());
    }

    /// Gives up what comes after where one looks, so that the game goes on from here. Until another ply is played it can
    /// be taken up again, and from then on it is a variation. From within a variation, this becomes the game.
    pub fn go_on_from_here(&mut self) {
        let here = self.here();
        self.promote(here);
        let replies = std::mem::take(&mut self.nodes[here.0].replies);
        if !replies.is_empty() {
            self.given_up.push((here, replies));
        }
        let played = self.line.plies().len();
        let plies = self.line.plies().to_vec();
        self.line = self.line.with_plies(plies, played, None);
        self.places.truncate(played);
    }

    /// Whether what was given up last came after where one looks.
    pub fn can_take_up(&self) -> bool {
        self.given_up.last().is_some_and(|&(node, _)| node == self.here())
    }

    /// Takes up again what was given up here, and looks at its first ply. Says whether there was any.
    pub fn take_up(&mut self) -> bool {
        let here = self.here();
        let Some((_, replies)) = self.given_up.pop_if(|(node, _)| *node == here) else {
            return false;
        };
        self.nodes[here.0].replies = replies;
        self.forward()
    }

    /// Ends the game itself by a player's word; see [`Game::lose`]. One then looks at its end.
    pub fn lose(&mut self, loser: Side, reason: WinReason) {
        self.end_by_word(|line| line.lose(loser, reason));
    }

    /// Ends the game itself drawn by agreement. One then looks at its end.
    pub fn agree_draw(&mut self) {
        self.end_by_word(Game::agree_draw);
    }

    fn end_by_word(&mut self, say: impl FnOnce(&mut Game)) {
        if self.result().is_none() {
            // Where the game has ended there is nothing instead of which it could have been tried.
            self.given_up.clear();
            self.jump_to_end();
            say(&mut self.line);
            self.keep_declared();
        }
    }

    /// The line's end by word is that of its last place.
    fn keep_declared(&mut self) {
        let end = self.places.last().copied().unwrap_or(NodeId::START);
        self.nodes[end.0].declared = self.line.declared();
    }

    /// The game as far as a place.
    fn game_at(&self, node: NodeId) -> Game {
        let plies: Vec<_> = self
            .path(node)
            .into_iter()
            .filter_map(|node| self.ply(node).cloned())
            .collect();
        let played = plies.len();
        self.line.with_plies(plies, played, None)
    }
}

#[cfg(test)]
mod tests;

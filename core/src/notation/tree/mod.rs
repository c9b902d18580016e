//! A game with its variations: a tree of plies, of which one line is on the board.

mod record;

use std::slice;

use super::move_times::{self, MoveTimes};
use super::notes::{self, Shape};
use super::pgn::{Comment, JUDGING};
use crate::rules::{Game, IllegalMove, Move, Outcome, Ply, Position, Side, WinReason};

/// A node of a [`GameTree`]: the start, or the point after a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start, before the first ply.
    pub const START: Self = Self(0);
}

/// A game and its variations.
///
/// The *main line* is the game itself: from the start, the first reply to each ply. The [line](Self::line) is the one
/// on the board, through the [present node](Self::here), and its plies after that node are undone. As long as the game
/// is undecided, a move that is played becomes the main line, and what it replaces a variation. Once the game is over,
/// new moves are variations.
///
/// ```
/// use agon_core::notation::GameTree;
/// use agon_core::rules::{Game, RuleSet};
///
/// let mut tree = GameTree::from(Game::new(RuleSet::default()));
/// let moves = tree.line().position().legal_moves(tree.line().rules());
/// tree.play(moves[0])?;
/// tree.undo();
/// tree.play(moves[1])?;
/// assert_eq!(tree.replies(agon_core::notation::NodeId::START).len(), 2);
/// assert_eq!(tree.main_line().count(), 1);
/// # Ok::<(), agon_core::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    line: Game,
    /// The node of each ply of the line, including those undone.
    places: Vec<NodeId>,
    /// The start, then a node per ply. Removed nodes remain, unreachable.
    nodes: Vec<Node>,
    /// Nodes from which [`go_on_from_here`](Self::go_on_from_here) continued the game, with the replies it set aside,
    /// the latest last. They are not part of the tree until they are restored or the next ply is played.
    set_aside: Vec<(NodeId, Vec<NodeId>)>,
}

#[derive(Clone, Debug)]
struct Node {
    /// `None` only at the start.
    ply: Option<Ply>,
    parent: NodeId,
    replies: Vec<NodeId>,
    /// Resignation, agreement or loss on time after this ply.
    declared: Option<Outcome>,
    remarks: Remarks,
}

/// The annotations of a move in a record.
#[derive(Clone, Debug, Default)]
struct Remarks {
    /// Comments before a line that begins with this move; at the start, before the game.
    intro: Vec<Comment>,
    before: Vec<Comment>,
    nags: Vec<u16>,
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
    /// The tree of a game without variations; the present node is where the game stands.
    fn from(line: Game) -> Self {
        let mut tree = Self {
            places: Vec::new(),
            nodes: vec![Node::new(None, NodeId::START)],
            set_aside: Vec::new(),
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
    /// The line on the board: the plies up to the present node, and as undone those after it.
    pub const fn line(&self) -> &Game {
        &self.line
    }

    /// The present node: the one on the board.
    pub fn here(&self) -> NodeId {
        let played = self.line.plies().len();
        played.checked_sub(1).map_or(NodeId::START, |last| self.places[last])
    }

    /// The nodes of the [line](Self::line), including those after the present one.
    pub fn places(&self) -> &[NodeId] {
        &self.places
    }

    /// Whether a node is on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let is_first = |node: &NodeId| self.replies(self.nodes[node.0].parent).first() == Some(node);
        self.path(node).iter().all(is_first)
    }

    /// The ply that leads to a node; `None` for the start.
    pub fn ply(&self, node: NodeId) -> Option<&Ply> {
        self.nodes[node.0].ply.as_ref()
    }

    /// The position before the ply of a node.
    pub fn before(&self, node: NodeId) -> &Position {
        self.position(self.nodes[node.0].parent)
    }

    /// The side that chose the ply of a node.
    pub fn chooser(&self, node: NodeId) -> Side {
        self.before(node).chooser(self.line.rules())
    }

    /// The position at a node.
    pub fn position(&self, node: NodeId) -> &Position {
        self.ply(node).map_or(self.line.start(), |ply| &ply.position)
    }

    /// The plies played from a node; the first is the continuation of its line, the others begin variations.
    pub fn replies(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].replies
    }

    /// The other replies to the parent of a node.
    pub fn alternatives(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let beside = self.replies(self.nodes[node.0].parent).iter().copied();
        beside.filter(move |&other| other != node && node != NodeId::START)
    }

    /// The comments before a move, and before the line that it begins, without commands such as `[%clk …]`.
    pub fn comments_before(&self, node: NodeId) -> impl Iterator<Item = String> {
        let remarks = &self.nodes[node.0].remarks;
        said(remarks.intro.iter().chain(&remarks.before))
    }

    /// The words of all comments after a move, or before the game.
    pub fn note(&self, node: NodeId) -> String {
        notes::words(self.noted(node))
    }

    /// The words before the first move of its [record](Self::to_record): the note before the game, and what stands before
    /// a variation that has become the game.
    pub fn introduction(&self) -> String {
        let first = self.replies(NodeId::START).first();
        let nodes = [Some(&NodeId::START), first].into_iter().flatten();
        let intros = nodes.flat_map(|node| &self.nodes[node.0].remarks.intro);
        notes::words(&intros.cloned().collect::<Vec<_>>())
    }

    /// Replaces the words of the comments after a move, or before the game.
    pub fn set_note(&mut self, node: NodeId, words: &str) {
        *self.noted_mut(node) = notes::with_words(self.noted(node), words);
    }

    /// The arrows and coloured cells on the board after a move, or before the game.
    pub fn shapes(&self, node: NodeId) -> Vec<Shape> {
        notes::shapes(self.noted(node))
    }

    /// Replaces the arrows and coloured cells after a move, or before the game.
    pub fn set_shapes(&mut self, node: NodeId, shapes: &[Shape]) {
        *self.noted_mut(node) = notes::with_shapes(self.noted(node), shapes);
    }

    /// The times of a move, as far as they are known.
    pub fn times(&self, node: NodeId) -> MoveTimes {
        move_times::times(&self.nodes[node.0].remarks.after)
    }

    /// Replaces the times of a move. Before the game there is no move that took time.
    pub fn set_times(&mut self, node: NodeId, times: MoveTimes) {
        if node != NodeId::START {
            let after = &mut self.nodes[node.0].remarks.after;
            *after = move_times::with_times(after, times);
        }
    }

    /// The glyphs of PGN at a move (1 is `!`, 2 is `?`).
    pub fn glyphs(&self, node: NodeId) -> &[u16] {
        &self.nodes[node.0].remarks.nags
    }

    /// The glyph that judges a move, if any: one of [`JUDGING`].
    pub fn judgement(&self, node: NodeId) -> Option<u16> {
        self.glyphs(node).iter().copied().find(|glyph| JUDGING.contains(glyph))
    }

    /// Replaces the glyph that judges a move, [`JUDGING`]; `None` removes it. Before the game there is no move to judge.
    pub fn set_judgement(&mut self, node: NodeId, glyph: Option<u16>) {
        let nags = &mut self.nodes[node.0].remarks.nags;
        nags.retain(|nag| !JUDGING.contains(nag));
        if let Some(glyph) = glyph.filter(|_| node != NodeId::START) {
            nags.insert(0, glyph);
        }
    }

    /// The comments that have the notes of a node.
    fn noted(&self, node: NodeId) -> &[Comment] {
        let remarks = &self.nodes[node.0].remarks;
        if node == NodeId::START {
            &remarks.intro
        } else {
            &remarks.after
        }
    }

    fn noted_mut(&mut self, node: NodeId) -> &mut Vec<Comment> {
        let remarks = &mut self.nodes[node.0].remarks;
        if node == NodeId::START {
            &mut remarks.intro
        } else {
            &mut remarks.after
        }
    }

    /// The comments after a move, without commands.
    pub fn comments(&self, node: NodeId) -> impl Iterator<Item = String> {
        said(&self.nodes[node.0].remarks.after)
    }

    /// The number of plies that were ever added, in the main line and in variations, whether they are still there or
    /// not.
    pub const fn plies_added(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The nodes of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.onward(NodeId::START)
    }

    /// The first reply to each ply, from a node on.
    fn onward(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.replies(from).first().copied(), |&node| {
            self.replies(node).first().copied()
        })
    }

    /// The nodes from a node back to the first ply.
    pub fn way_back(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let up = std::iter::successors(Some(node), |&node| Some(self.nodes[node.0].parent));
        up.take_while(|&node| node != NodeId::START)
    }

    /// The nodes from the start, without it, to a node.
    fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.way_back(node).collect();
        path.reverse();
        path
    }

    /// The outcome of the main line, if it is over.
    pub fn result(&self) -> Option<Outcome> {
        let end = self.end();
        let by_ply = match self.ply(end) {
            Some(ply) => ply.outcome(),
            None => self.line.start().outcome(self.line.rules()),
        };
        by_ply.or(self.nodes[end.0].declared)
    }

    /// Whether there are variations of the main line.
    pub fn has_variations(&self) -> bool {
        let mut places = std::iter::once(NodeId::START).chain(self.main_line());
        places.any(|node| self.replies(node).len() > 1)
    }

    /// Whether there are comments or marks from a record.
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

    /// Goes to the node to which these moves lead. Returns whether it is in the tree.
    pub fn show_line(&mut self, moves: impl IntoIterator<Item = Move>) -> bool {
        let mut moves = moves.into_iter();
        let node = moves.try_fold(NodeId::START, |node, mv| self.reply(node, mv));
        node.map(|node| self.jump(node)).is_some()
    }

    /// Plays a move at the present node. While the game is undecided it goes on from there, also if the same move was
    /// played there before: what followed is set aside as by [`go_on_from_here`](Self::go_on_from_here).
    ///
    /// # Errors
    /// Says why the move is illegal; the tree is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        self.add_move(mv, true)
    }

    /// Plays a move as [`play`](Self::play), but leaves the main line as it is, decided or not: from its end the move
    /// continues it, from anywhere else it is a variation.
    ///
    /// # Errors
    /// Says why the move is illegal; the tree is unchanged.
    pub fn try_out(&mut self, mv: Move) -> Result<&Ply, IllegalMove> {
        self.add_move(mv, false)
    }

    fn add_move(&mut self, mv: Move, is_played: bool) -> Result<&Ply, IllegalMove> {
        let here = self.here();
        let is_decided = self.result().is_some();
        self.line.play(mv)?;
        // Replies that were set aside become variations.
        for (node, replies) in std::mem::take(&mut self.set_aside) {
            self.nodes[node.0].replies.extend(replies);
        }
        let last = self.line.plies().len() - 1;
        self.places.truncate(last);
        let node = self
            .reply(here, mv)
            .unwrap_or_else(|| self.add(here, self.line.plies()[last].clone()));
        self.places.push(node);
        let declared = &mut self.nodes[node.0].declared;
        if !is_decided {
            // The game goes on where another ended by resignation, agreement or on time.
            *declared = None;
            if is_played {
                self.promote(node);
                self.set_replies_aside(node);
            }
        } else if declared.is_some() {
            // The last move of a game or variation was played again.
            self.line = self.line.with_plies(self.line.plies().to_vec(), last + 1, *declared);
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

    /// The number of plies that [`promote`](Self::promote) would take out of the main line, and the position before
    /// them.
    pub fn replaced_by(&self, node: NodeId) -> (usize, &Position) {
        let (way, main) = (self.path(node), self.main_line().collect::<Vec<_>>());
        let common = way.iter().zip(&main).take_while(|(one, other)| one == other).count();
        let last = common.checked_sub(1).map_or(NodeId::START, |last| main[last]);
        (main.len() - common, self.position(last))
    }

    /// Makes the path to a node the main line.
    pub fn promote(&mut self, node: NodeId) {
        for node in self.path(node) {
            let parent = self.nodes[node.0].parent;
            let replies = &mut self.nodes[parent.0].replies;
            if let Some(at) = replies.iter().position(|&reply| reply == node) {
                replies[..=at].rotate_right(1);
            }
        }
    }

    /// Removes a ply and all that follows it. If the present node is among them, the node before the ply becomes the
    /// present one.
    pub fn remove(&mut self, node: NodeId) {
        if node == NodeId::START {
            return;
        }
        let parent = self.nodes[node.0].parent;
        let is_removed = self.path(self.here()).contains(&node);
        self.nodes[parent.0].replies.retain(|&reply| reply != node);
        self.jump(if is_removed { parent } else { self.here() });
    }

    /// Takes back the last ply, or a resignation or agreement. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.line.undo();
        self.keep_declared();
        undone
    }

    /// Goes on to the next ply of the line. Returns whether there is one.
    pub fn redo(&mut self) -> bool {
        self.line.redo()
    }

    /// Goes to a node. The line is then the one through it, which goes on with the first replies unless it is the
    /// present line already.
    pub fn jump(&mut self, node: NodeId) {
        let mut places = self.path(node);
        let played = places.len();
        if self.places.starts_with(&places) && self.places[played..].iter().all(|&place| self.is_attached(place)) {
            // The node is on the present line, which stays as it is.
            self.line.show(played);
            return;
        }
        places.extend(self.onward(node));
        let plies = places.iter().filter_map(|&node| self.ply(node).cloned()).collect();
        let end = places.last().copied().unwrap_or(NodeId::START);
        self.line = self.line.with_plies(plies, played, self.nodes[end.0].declared);
        self.places = places;
    }

    /// Whether a node has not been removed, if its parent has not.
    fn is_attached(&self, node: NodeId) -> bool {
        self.replies(self.nodes[node.0].parent).contains(&node)
    }

    /// Goes to the next node. Returns whether there is one.
    pub fn forward(&mut self) -> bool {
        let (here, played) = (self.here(), self.line.plies().len());
        let next = self.places.get(played).or_else(|| self.replies(here).first()).copied();
        next.map(|next| self.jump(next)).is_some()
    }

    /// Goes to the node before. Returns whether there is one. Unlike [`undo`](Self::undo), leaves a resignation or
    /// agreement as it is.
    pub fn back(&mut self) -> bool {
        let here = self.here();
        let is_ply = here != NodeId::START;
        if is_ply {
            self.jump(self.nodes[here.0].parent);
        }
        is_ply
    }

    /// Whether the present node is the end of the main line.
    pub fn is_at_end(&self) -> bool {
        self.here() == self.end()
    }

    /// The last node of the main line.
    pub fn end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::START)
    }

    /// Goes to the end of the main line.
    pub fn jump_to_end(&mut self) {
        self.jump(self.end());
    }

    /// Makes the present node the end of the main line, so that the game goes on from here. The plies after it are set
    /// aside: [`take_up`](Self::take_up) restores them, until the next ply is played and they become a variation.
    pub fn go_on_from_here(&mut self) {
        let here = self.here();
        self.promote(here);
        self.set_replies_aside(here);
        let played = self.line.plies().len();
        let plies = self.line.plies().to_vec();
        self.line = self.line.with_plies(plies, played, None);
        self.places.truncate(played);
    }

    fn set_replies_aside(&mut self, node: NodeId) {
        let replies = std::mem::take(&mut self.nodes[node.0].replies);
        if !replies.is_empty() {
            self.set_aside.push((node, replies));
        }
    }

    /// Whether [`take_up`](Self::take_up) would restore anything here.
    pub fn can_take_up(&self) -> bool {
        self.set_aside.last().is_some_and(|&(node, _)| node == self.here())
    }

    /// Restores what [`go_on_from_here`](Self::go_on_from_here) set aside here last, and goes to its first ply. Returns
    /// whether there was anything.
    pub fn take_up(&mut self) -> bool {
        let here = self.here();
        let Some((_, replies)) = self.set_aside.pop_if(|(node, _)| *node == here) else {
            return false;
        };
        self.nodes[here.0].replies = replies;
        self.forward()
    }

    /// Ends the main line by resignation or loss on time, as [`Game::lose`], and goes to its end.
    pub fn lose(&mut self, loser: Side, reason: WinReason) {
        self.declare_end(|line| line.lose(loser, reason));
    }

    /// Ends the main line by agreement on a draw, and goes to its end.
    pub fn agree_draw(&mut self) {
        self.declare_end(Game::agree_draw);
    }

    fn declare_end(&mut self, end: impl FnOnce(&mut Game)) {
        if self.result().is_none() {
            // After the end of the game nothing can replace what was set aside.
            self.set_aside.clear();
            self.jump_to_end();
            end(&mut self.line);
            self.keep_declared();
        }
    }

    /// Stores the declared end of the line at its last node.
    fn keep_declared(&mut self) {
        let end = self.places.last().copied().unwrap_or(NodeId::START);
        self.nodes[end.0].declared = self.line.declared();
    }

    /// The game of the main line, with all its moves played.
    pub fn main_game(&self) -> Game {
        self.game_at(self.end())
    }

    /// The game of the main line as it ended, if it has, also by resignation, by agreement or on time.
    pub fn whole_game(&self) -> Game {
        let mut tree = self.clone();
        tree.jump_to_end();
        tree.line
    }

    /// This game with the moves on the line of another one, which goes on from its end or has another past. What was
    /// played here instead becomes a variation, and moves that the other one has not stay. Of games with different
    /// beginnings it is the other one.
    #[must_use]
    pub fn gone_on(mut self, later: &Self) -> Self {
        let plies = later.line.plies();
        self.jump_to_end();
        let Some(known) = self.line.shared_plies(&later.line) else {
            return later.clone();
        };
        if known == plies.len() && later.result().is_none() {
            return self;
        }
        while self.line.plies().len() > known && self.back() {}
        for ply in &plies[known..] {
            if self.play(ply.mv).is_err() {
                return later.clone();
            }
        }
        match later.result() {
            Some(Outcome::Win { winner, reason }) => self.lose(winner.opponent(), reason),
            Some(Outcome::Draw(_)) => self.agree_draw(),
            None => {}
        }
        self
    }

    /// The game before the ply of a node, as if nothing had followed.
    pub fn game_before(&self, node: NodeId) -> Game {
        self.game_at(self.nodes[node.0].parent)
    }

    /// The game up to a node.
    pub fn game_at(&self, node: NodeId) -> Game {
        let plies: Vec<_> = self
            .path(node)
            .into_iter()
            .filter_map(|node| self.ply(node).cloned())
            .collect();
        let played = plies.len();
        self.line.with_plies(plies, played, None)
    }
}

/// The words of each comment that has any.
fn said<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> impl Iterator<Item = String> {
    let words = comments
        .into_iter()
        .map(|comment| notes::words(slice::from_ref(comment)));
    words.filter(|words| !words.is_empty())
}

#[cfg(test)]
mod tests;

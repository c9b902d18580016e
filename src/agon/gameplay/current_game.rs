//! The authoritative state of the current game. Entities only mirror it, and only the referee changes it.

use agon_core::learn::enemy::Reply;
use agon_core::learn::lesson::{Lesson, Standing};
use agon_core::notation::{Answers, GameTree, NodeId};
use agon_core::puzzles::attempt::{Attempt, Event};
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::{Game, Outcome, Position, RuleSet, Side, WinReason};
use agon_core::session::by_link::{answers_in, is_sent, set_answers, set_draw_offer};
use agon_core::session::clock::Times;
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::{HINTS, SavedGame, TITLE, are_of_analysis, hints_in, set_tag, value_in};
use bevy::prelude::*;

use super::mode_rights::{Between, Mode, Permission, Rights};

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(crate) tree: GameTree,
    pub(crate) players: Players,
    pub(crate) terms: Terms,
    pub(crate) tags: Vec<(String, String)>,
    /// Whether it was over when it came on the board.
    pub(crate) is_looked_at: bool,
    pub(crate) purpose: Purpose,
    /// Whether somebody has changed its notes.
    pub(crate) is_noted: bool,
    pub(crate) seed: u64,
    pub(crate) draw_offered_by: Option<Side>,
}

/// Why a game is on the board.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// To be played, and looked at once it is over.
    Game,
    /// To be analysed: nobody plays.
    Analysis,
    /// To prepare answers to a far player's moves, on a copy of this game.
    Preparing(Box<GameTree>),
    /// To try its mistakes again.
    Retry,
    /// For a lesson.
    Lesson(&'static Lesson),
    /// For a puzzle.
    Puzzle(Solving),
}

impl Purpose {
    /// The solving of a puzzle.
    pub(crate) fn puzzle(puzzle: &'static Puzzle) -> Self {
        Self::Puzzle(Solving::new(puzzle))
    }
}

/// A puzzle being solved, or defended.
#[derive(Clone, Debug)]
pub struct Solving {
    pub(crate) attempt: Attempt<'static>,
    /// Whether the player tries defences against the answer.
    pub(crate) is_defending: bool,
    /// Whether it is closed: no further moves.
    pub(crate) is_closed: bool,
}

impl Solving {
    fn new(puzzle: &'static Puzzle) -> Self {
        Self {
            attempt: Attempt::new(puzzle),
            is_defending: false,
            is_closed: false,
        }
    }

    /// The puzzle.
    pub(crate) const fn puzzle(&self) -> &'static Puzzle {
        self.attempt.puzzle()
    }

    /// The turn in the game of the puzzle; `None` while a move is weighed, while the answer to it follows from the
    /// puzzle, and before a wrong one is taken back.
    fn turn(&self, game: &Game) -> Option<Turn> {
        let reply = match self.is_defending {
            _ if self.is_closed => return None,
            false => match self.attempt.follow(game) {
                Event::Yours => return Some(Turn::Player),
                Event::Answered(reply) => reply,
                Event::Wrong(reply) => Some(reply?),
                Event::Weigh | Event::Solved { .. } => return None,
            },
            true if game.outcome().is_some() => return None,
            true if game.must_pass() => None,
            true if game.chooser() == self.puzzle().player() => self.puzzle().reply(game),
            true => return Some(Turn::Player),
        };
        match reply {
            Some(Reply::Move(_)) => None,
            Some(Reply::Computer(_)) => Some(Turn::Computer),
            None => Some(Turn::Pass),
        }
    }
}

/// The turn in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The player.
    Player,
    /// The computer, which has to search for its move.
    Computer,
    /// Nobody: a pass is forced.
    Pass,
}

/// Identifies the position of a game for which a move was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionKey {
    game: u64,
    position: u64,
    is_decided: bool,
}

impl Match {
    /// The line on the board: the plies up to the current position; later ones count as undone.
    pub const fn game(&self) -> &Game {
        self.tree.line()
    }

    /// The game up to the position shown, as if nothing had followed and nobody had resigned there.
    pub fn game_here(&self) -> Game {
        self.game().here()
    }

    /// The game with all its variations.
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules in force.
    pub const fn rules(&self) -> &RuleSet {
        self.game().rules()
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// The players on both sides.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// The agreed conditions of play.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seed for the computer's random choices.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether the game was over when it came on the board, and is looked at rather than played.
    pub const fn is_looked_at(&self) -> bool {
        self.is_looked_at
    }

    /// Whether this is only an analysis: nobody plays or has played the game.
    pub fn is_analysis_board(&self) -> bool {
        are_of_analysis(&self.tags)
    }

    /// Why the game is on the board.
    pub const fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// Whether the game is being analysed: nobody plays.
    pub const fn is_analysed(&self) -> bool {
        matches!(self.purpose, Purpose::Analysis)
    }

    /// The lesson on the board, if this is one.
    pub const fn lesson(&self) -> Option<&'static Lesson> {
        match self.purpose {
            Purpose::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    /// The progress of the lesson.
    pub fn standing(&self) -> Option<Standing<'static>> {
        self.lesson().map(|lesson| lesson.standing(self.game()))
    }

    /// The solving of the puzzle, if this is one.
    pub(crate) const fn solving(&self) -> Option<&Solving> {
        match &self.purpose {
            Purpose::Puzzle(solving) => Some(solving),
            _ => None,
        }
    }

    /// The puzzle on the board, if this is one.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        self.solving().map(Solving::puzzle)
    }

    /// The turn in the puzzle; `None` if nobody has to move.
    pub fn puzzle_turn(&self) -> Option<Turn> {
        self.solving()?.turn(self.game())
    }

    /// Whether this is a lesson or a puzzle rather than anybody's game.
    pub const fn is_exercise(&self) -> bool {
        matches!(self.purpose, Purpose::Lesson(_) | Purpose::Puzzle(_))
    }

    /// Whether an analysis can begin on this board: the game is over, so nobody gains by it.
    pub fn can_be_analysed(&self) -> bool {
        self.result().is_some() && matches!(self.purpose, Purpose::Game)
    }

    /// Whether its position may be taken to the editor, and from there to an analysis: anything but a game in progress
    /// against the computer, a lesson or a puzzle.
    pub fn may_be_edited(&self) -> bool {
        let is_free = self.result().is_some() || self.is_analysed() || self.players.are_two_people();
        is_free && !self.is_exercise()
    }

    /// The title of the game; empty if it has none.
    pub fn title(&self) -> &str {
        value_in(&self.tags, TITLE)
    }

    /// Whether notes are kept with the game: nobody plays it.
    pub fn keeps_notes(&self) -> bool {
        let is_over = self.result().is_some() && matches!(self.purpose, Purpose::Game);
        is_over || self.is_analysed()
    }

    /// Whether somebody has changed the notes of the game since it came on the board.
    pub const fn is_noted(&self) -> bool {
        self.is_noted
    }

    /// The game in a form to be saved, with the given clock times.
    pub fn saved_game(&self, times: Option<Times>) -> SavedGame {
        let (mut tree, mut tags) = (&self.tree, self.tags.clone());
        if let Purpose::Preparing(game) = &self.purpose {
            let answers = Answers::in_tree(tree, game.end(), game.line().chooser().opponent());
            set_answers(&mut tags, &answers, &game.main_game());
            tree = game;
        }
        if self.players.are_by_link() {
            set_draw_offer(&mut tags, self.draw_offered_by.is_some(), &tree.main_game());
        }
        SavedGame {
            tree: tree.clone(),
            players: self.players.clone(),
            terms: self.terms,
            times,
            tags,
            seed: self.seed,
        }
    }

    /// Whether the game is in progress and goes on with a link from the far player.
    pub fn waits_for_link(&self) -> bool {
        let is_afar = |side| self.players.afar() == Some(side);
        self.mode() == Mode::Playing && self.chooser().is_some_and(is_afar)
    }

    /// Whether there is a link to send to the far player: the last move, or the end, is news to them.
    pub fn has_link_to_send(&self) -> bool {
        let is_over = self.result().is_some() && !self.is_looked_at;
        self.players.are_by_link() && (self.waits_for_link() || is_over)
    }

    /// Whether the player has taken the link with the last move.
    pub fn is_link_sent(&self) -> bool {
        is_sent(&self.tags, self.tree.main_line().count())
    }

    /// The answers prepared for the far player's move, or those that the far player has prepared, and whose they are.
    pub fn answers(&self) -> Option<(Side, Answers)> {
        answers_in(&self.tags, &self.tree.main_game())
    }

    /// Whether a node is part of the game itself, not a line that is tried beside or after it.
    pub fn is_of_game(&self, node: NodeId) -> bool {
        let plies = match &self.purpose {
            Purpose::Preparing(game) => game.main_line().count(),
            _ => usize::MAX,
        };
        self.tree.is_main(node) && self.tree.way_back(node).count() <= plies
    }

    /// A key that distinguishes this position from every other, and from itself once the game is decided.
    pub fn key(&self) -> PositionKey {
        PositionKey {
            game: self.seed,
            position: self.position().key(),
            is_decided: self.result().is_some(),
        }
    }

    /// The outcome of the line on the board, if the players are at its end and it has one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// The outcome of the main line, whichever position is shown.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.result()
    }

    /// The players' activity, which follows from the result and the position shown unless they learn, solve a puzzle,
    /// analyse or try their mistakes again.
    pub fn mode(&self) -> Mode {
        match self.purpose {
            Purpose::Lesson(_) => return Mode::Learning,
            Purpose::Puzzle(_) => return Mode::Solving,
            Purpose::Retry => return Mode::Retrying,
            Purpose::Analysis => return Mode::Analysing,
            Purpose::Preparing(_) => return Mode::Preparing,
            Purpose::Game => {}
        }
        let is_at_end = self.tree.is_at_end();
        match self.result() {
            None if is_at_end => Mode::Playing,
            None => Mode::LookingBack,
            Some(Outcome::Win {
                reason: WinReason::Time,
                ..
            }) if is_at_end => Mode::OutOfTime,
            Some(_) if is_at_end || !self.game().undone().is_empty() => Mode::Reviewing,
            Some(_) => Mode::Trying,
        }
    }

    /// The rights in this mode, between these players.
    pub fn rights(&self) -> Rights {
        let between = match (self.players.are_two_people(), self.players.afar()) {
            (true, _) => Between::People,
            (false, Some(_)) => Between::Links,
            (false, None) => Between::Computer,
        };
        let mut rights = self.mode().rights(between);
        // A move to which the far player has answered has been sent.
        if between == Between::Links && rights.counts && !self.waits_for_link() {
            rights.takes_back = Permission::Never;
        }
        rights
    }

    /// Whether the position shown is in a variation.
    pub fn is_in_variation(&self) -> bool {
        !self.tree.is_main(self.tree.here())
    }

    /// Whether the position shown ended by resignation, agreement or on time rather than by a move.
    pub fn is_ended_by_word(&self) -> bool {
        self.game().undone().is_empty() && self.game().declared().is_some()
    }

    /// Whether an analysis shows an end by word, from which more could have been played.
    pub fn could_be_played_on(&self) -> bool {
        self.is_analysed() && self.is_ended_by_word()
    }

    /// The side whose draw offer is unanswered.
    pub const fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// The side that chooses the next move, or `None` once the game is over.
    pub fn chooser(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.game().chooser())
    }

    /// The side that chooses the next move, if it is a human who may move here without asking.
    pub fn human_chooser(&self) -> Option<Side> {
        let rights = self.rights();
        let is_shown_something = match &self.purpose {
            Purpose::Puzzle(solving) => solving.turn(self.game()) != Some(Turn::Player),
            Purpose::Lesson(lesson) => lesson.standing(self.game()) != Standing::Yours,
            Purpose::Game | Purpose::Analysis | Purpose::Preparing(_) | Purpose::Retry => false,
        };
        self.chooser()
            .filter(|_| !is_shown_something)
            .filter(|&side| (rights.moves_all || self.players.is_human(side)) && rights.moves == Permission::Freely)
    }

    /// Whether a human who chooses the next move may be given advice.
    pub fn may_have_advice(&self) -> bool {
        self.rights().advises && self.human_chooser().is_some()
    }

    /// Counts a piece of advice in the tags of the record.
    pub(crate) fn count_advice(&mut self) {
        let count = hints_in(&self.tags) + 1;
        set_tag(&mut self.tags, HINTS, &count.to_string());
    }

    /// Whether abandoning the game would lose anything.
    pub fn is_unfinished(&self) -> bool {
        self.result().is_none() && self.tree.main_line().next().is_some()
    }

    /// The side at whose end of the board the player at the screen sits. In a puzzle that is the player's own side,
    /// even while they try the other's defences.
    pub fn home_side(&self) -> Side {
        let side = self.puzzle().map(Puzzle::player).or(self.players.single_human());
        side.unwrap_or(Side::White)
    }
}

/// A puzzle made by a player. It stays until the program ends, like those of the collection: a thousand of them take a
/// megabyte.
pub(crate) fn kept(puzzle: Puzzle) -> &'static Puzzle {
    Box::leak(Box::new(puzzle))
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::NodeId;

    use super::*;
    use crate::testing::matches::{at, two_people};

    /// Plays a legal move, given by its number.
    fn play(current: &mut Match, number: usize) {
        let mv = current.position().legal_moves(current.rules())[number];
        current.tree.play(mv).unwrap();
    }

    #[test]
    fn a_game_in_progress_is_played_at_its_end_and_looked_back_at_elsewhere() {
        let mut current = at("globe", None, two_people());
        assert_eq!(current.mode(), Mode::Playing);
        play(&mut current, 0);
        play(&mut current, 0);
        let replaced = current.tree.here();
        assert_eq!(current.mode(), Mode::Playing);
        current.tree.back();
        assert_eq!(current.mode(), Mode::LookingBack);
        play(&mut current, 1);
        assert_eq!(current.mode(), Mode::Playing, "the move replaces the other one");
        current.tree.jump(replaced);
        assert_eq!(current.mode(), Mode::LookingBack, "which is a variation now");
    }

    #[test]
    fn a_game_that_is_over_is_reviewed_until_another_move_is_tried() {
        let mut current = at("globe", None, two_people());
        play(&mut current, 0);
        current.tree.lose(Side::Black, WinReason::Resignation);
        assert_eq!(current.mode(), Mode::Reviewing);
        current.tree.jump(NodeId::START);
        assert_eq!(current.mode(), Mode::Reviewing);
        play(&mut current, 1);
        assert_eq!(current.mode(), Mode::Trying);
        current.tree.back();
        assert_eq!(current.mode(), Mode::Reviewing);
        current.tree.jump_to_end();
        assert_eq!(current.mode(), Mode::Reviewing);
    }

    #[test]
    fn an_analysis_moves_for_both_sides_and_leaves_the_game_unchanged() {
        let mut current = at("globe", None, Players::against_computer(Side::White, Level::Casual));
        play(&mut current, 0);
        assert_eq!(current.human_chooser(), None, "it is the computer’s turn");
        play(&mut current, 0);
        assert!(!current.can_be_analysed(), "the game goes on");
        current.tree.lose(Side::White, WinReason::Time);
        assert!(current.can_be_analysed());
        let (result, played) = (current.result(), current.tree.main_line().count());
        current.purpose = Purpose::Analysis;
        for number in [1, 0, 2] {
            current.tree.jump(NodeId::START);
            assert_eq!(current.mode(), Mode::Analysing);
            for side in [Side::White, Side::Black] {
                assert_eq!(current.human_chooser(), Some(side));
                let mv = current.position().legal_moves(current.rules())[number];
                current.tree.try_out(mv).unwrap();
            }
        }
        assert_eq!((current.result(), current.tree.main_line().count()), (result, played));
        assert_eq!(current.tree.replies(NodeId::START).len(), 3);
    }

    #[test]
    fn a_loss_on_time_is_final_at_the_end_of_the_game() {
        let mut current = at("globe", None, two_people());
        play(&mut current, 0);
        current.tree.lose(Side::Black, WinReason::Time);
        assert_eq!(current.mode(), Mode::OutOfTime);
        current.tree.back();
        assert_eq!(current.mode(), Mode::Reviewing);
        play(&mut current, 0);
        assert_eq!(current.mode(), Mode::OutOfTime, "the same move leads to the same end");
    }
}

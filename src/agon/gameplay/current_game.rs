//! The authoritative state of the current game. Entities only mirror it, and only the referee changes it.

use agon_core::learn::lesson::{Lesson, Standing};
use agon_core::notation::GameTree;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::{Game, Outcome, Position, RuleSet, Side, WinReason};
use agon_core::session::clock::Times;
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::{HINTS, SavedGame, are_of_analysis, hints_in};
use bevy::prelude::*;

use super::mode_rights::{Mode, Permission, Rights};

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(crate) tree: GameTree,
    pub(crate) players: Players,
    pub(crate) terms: Terms,
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) is_looked_at: bool,
    pub(crate) is_analysed: bool,
    pub(crate) is_retried: bool,
    pub(crate) lesson: Option<&'static Lesson>,
    pub(crate) puzzle: Option<Solving>,
    pub(crate) seed: u64,
    pub(crate) draw_offered_by: Option<Side>,
}

/// What a game belongs to that is nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A lesson.
    Lesson(&'static Lesson),
    /// A puzzle.
    Puzzle(&'static Puzzle),
}

impl Exercise {
    /// The lesson, if it is one.
    pub(crate) const fn lesson(self) -> Option<&'static Lesson> {
        match self {
            Self::Lesson(lesson) => Some(lesson),
            Self::Puzzle(_) => None,
        }
    }

    /// The puzzle, if it is one.
    pub(crate) const fn puzzle(self) -> Option<&'static Puzzle> {
        match self {
            Self::Lesson(_) => None,
            Self::Puzzle(puzzle) => Some(puzzle),
        }
    }
}

/// The puzzle that a game belongs to, and who moves next in it. Until that is known nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solving {
    pub(crate) puzzle: &'static Puzzle,
    /// The number of plies after which it is this one's turn.
    pub(crate) turn: Option<(usize, Turn)>,
    /// Whether nothing more is to be played: it was said what is to be said of it.
    pub(crate) is_closed: bool,
}

impl Solving {
    /// A puzzle that comes on the board.
    pub(crate) const fn new(puzzle: &'static Puzzle) -> Self {
        Self {
            puzzle,
            turn: None,
            is_closed: false,
        }
    }
}

/// Who moves next in a puzzle.
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

    /// Whether nobody plays or has played this game: it is an analysis and nothing else.
    pub fn is_analysis_board(&self) -> bool {
        are_of_analysis(&self.tags)
    }

    /// Whether the game is being analysed: nobody plays.
    pub const fn is_analysed(&self) -> bool {
        self.is_analysed
    }

    /// The lesson that is tried, if this is one.
    pub const fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    /// How far the lesson is.
    pub fn standing(&self) -> Option<Standing<'static>> {
        self.lesson.map(|lesson| lesson.standing(self.game()))
    }

    /// The puzzle that is solved, if this is one.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        self.puzzle.map(|solving| solving.puzzle)
    }

    /// Who moves next in the puzzle; `None` while that is not known, or nobody has to.
    pub fn puzzle_turn(&self) -> Option<Turn> {
        let (plies, turn) = self.puzzle?.turn?;
        (plies == self.game().plies().len()).then_some(turn)
    }

    /// Whether this is a lesson or a puzzle, which is nobody's game.
    pub const fn is_exercise(&self) -> bool {
        self.lesson.is_some() || self.puzzle.is_some()
    }

    /// Whether an analysis can begin on this board: the game is over, and so nothing can be gained by it.
    pub fn can_be_analysed(&self) -> bool {
        self.result().is_some() && !self.is_analysed && !self.is_retried && !self.is_exercise()
    }

    /// Whether its position may be taken to the editor, and from there to an analysis: anything but a game in progress
    /// against the computer, a lesson or a puzzle.
    pub fn may_be_edited(&self) -> bool {
        let is_free = self.result().is_some() || self.is_analysed || self.players.are_two_people();
        is_free && !self.is_exercise()
    }

    /// The game in a form to be saved, with the given clock times.
    pub fn saved_game(&self, times: Option<Times>) -> SavedGame {
        SavedGame {
            tree: self.tree.clone(),
            players: self.players.clone(),
            terms: self.terms,
            times,
            tags: self.tags.clone(),
            seed: self.seed,
        }
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

    /// What the players are doing, which follows from the result and the position shown unless they learn, solve a
    /// puzzle, analyse or try their mistakes again.
    pub fn mode(&self) -> Mode {
        if self.lesson.is_some() {
            return Mode::Learning;
        }
        if self.puzzle.is_some() {
            return Mode::Solving;
        }
        if self.is_retried {
            return Mode::Retrying;
        }
        if self.is_analysed {
            return Mode::Analysing;
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

    /// What may be done in this mode, between these players.
    pub fn rights(&self) -> Rights {
        self.mode().rights(self.players.are_two_people())
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
        self.is_analysed && self.is_ended_by_word()
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
        let is_shown_something = match self.puzzle {
            Some(_) => self.puzzle_turn() != Some(Turn::Player),
            None => self.standing().is_some_and(|standing| standing != Standing::Yours),
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
        self.tags.retain(|(name, _)| name != HINTS);
        self.tags.push((HINTS.to_owned(), count.to_string()));
    }

    /// Whether abandoning the game would lose anything.
    pub fn is_unfinished(&self) -> bool {
        self.result().is_none() && self.tree.main_line().next().is_some()
    }

    /// The side at whose end of the board the player at the screen sits. In a puzzle that is its own side, also while the
    /// player tries the other's defences.
    pub fn home_side(&self) -> Side {
        let side = self.puzzle().map(Puzzle::player).or(self.players.single_human());
        side.unwrap_or(Side::White)
    }
}

/// A puzzle that somebody has made. It stays until the program ends, like those of the collection: whoever makes a
/// thousand has used a megabyte.
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
    fn who_analyses_a_game_moves_for_both_sides_and_changes_nothing_of_it() {
        let mut current = at("globe", None, Players::against_computer(Side::White, Level::Casual));
        play(&mut current, 0);
        assert_eq!(current.human_chooser(), None, "it is the computer’s turn");
        play(&mut current, 0);
        assert!(!current.can_be_analysed(), "the game goes on");
        current.tree.lose(Side::White, WinReason::Time);
        assert!(current.can_be_analysed());
        let (result, played) = (current.result(), current.tree.main_line().count());
        current.is_analysed = true;
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

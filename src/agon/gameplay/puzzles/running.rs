//! A puzzle in progress: what follows each move, and what of it was found.

use std::time::Duration;

use agon_core::engine::{Findings, Judgement, Limits, Line, Score};
use agon_core::learn::enemy::Reply;
use agon_core::puzzles::attempt::{Event, WEIGHING_NODES};
use agon_core::puzzles::danger::Danger;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::rules::{Game, Move};

use super::messages::{PuzzleNews, PuzzleWanted};
use crate::agon::gameplay::analyst::progress::Progress;
use crate::agon::gameplay::analyst::{Analyst, Ask, Failed, Urgency};
use crate::agon::gameplay::current_game::{Match, Solving};
use crate::agon::gameplay::exercise::{Stays, Tried};
use crate::agon::gameplay::messages::{MoveRequested, PuzzleAction, PuzzleChanged};
use crate::agon::gameplay::review::NODES;
use crate::tabletop::due::Due;

/// Status of the puzzle on the board, as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStatus {
    /// The task alone.
    Task,
    /// The move was right, and there are more to find.
    Right,
    /// A move is being weighed.
    Weighing,
    /// The last try went wrong; from then until the next move.
    Wrong,
    /// The last try may win too, but not soon enough to be sure. It does not count.
    Unclear,
    /// Moves cannot be weighed on this device. It does not count.
    Unweighed,
    /// Solved.
    Solved {
        /// Whether without a wrong move and without a hint.
        at_once: bool,
        /// Whether in no more moves than needed.
        soonest: bool,
    },
    /// Defences are tried.
    Defending,
    /// The defence has not helped.
    Beaten,
    /// The defence has held, in spite of the proof.
    Held,
}

impl PuzzleStatus {
    /// Whether a try has ended, and its moves will be taken back.
    const fn is_taken_back(self) -> bool {
        matches!(self, Self::Wrong | Self::Unclear | Self::Unweighed)
    }
}

/// A question to the analyst.
#[derive(Debug)]
enum Asked {
    /// Whether a move that left the line is as good as the best.
    Worth(Ask<Box<Judgement>>),
    /// Whether it wins.
    Win(Ask<Progress>),
    /// Why the answer is right.
    Reason(Ask<Progress>),
}

/// A puzzle in progress.
#[derive(Debug)]
pub struct Running {
    /// The seed of its game.
    game: u64,
    puzzle: &'static Puzzle,
    /// Number of plies when the board was last looked at.
    plies: Option<usize>,
    status: PuzzleStatus,
    /// The praise, until the piece that solved it has landed.
    pub(super) verdict: Option<PuzzleStatus>,
    /// The plies that stay when the wrong move is taken back.
    kept: Option<usize>,
    asked: Option<Asked>,
    pub(super) due: Due,
    /// Moves left to find, as far as the answer was followed.
    left: Option<u32>,
    /// Why the answer is right, once found and examined.
    reason: Option<Box<Judgement>>,
    /// The danger that the answer meets, if it saves the player, once examined.
    danger: Option<Danger>,
    /// Whether a move was wrong.
    has_erred: bool,
    /// Whether a hint was asked for.
    is_helped: bool,
    /// Whether the result of the first try was noted.
    is_noted: bool,
    is_solved: bool,
}

impl Tried for Running {
    type What = Puzzle;
    type Wanted = PuzzleWanted;
    type News = PuzzleNews;
    const AGAIN: PuzzleWanted = PuzzleWanted::Again;

    fn game(&self) -> u64 {
        self.game
    }

    fn what(&self) -> &'static Puzzle {
        self.puzzle()
    }

    fn is_on(current: &Match) -> bool {
        current.puzzle().is_some()
    }
}

impl Running {
    /// The first try at a puzzle in the game with this seed.
    pub(crate) fn new(puzzle: &'static Puzzle, game: u64) -> Self {
        Self {
            game,
            puzzle,
            plies: None,
            status: PuzzleStatus::Task,
            verdict: None,
            kept: None,
            asked: None,
            due: Due::default(),
            left: None,
            reason: None,
            danger: None,
            has_erred: false,
            is_helped: false,
            is_noted: false,
            is_solved: false,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Its status.
    pub const fn status(&self) -> PuzzleStatus {
        self.status
    }

    /// The move of the answer in place of the one that went wrong.
    pub fn wanted(&self) -> Option<Move> {
        let before = self.kept.or(self.plies)?;
        self.puzzle().line().get(before).map(|answer| answer.mv)
    }

    /// Moves left to find for the win; `None` if there is nothing to win, or other moves than the answer were played.
    pub const fn left(&self) -> Option<u32> {
        self.left
    }

    /// Why the answer is right, if it is one move, once found and examined.
    pub fn reason(&self) -> Option<&Judgement> {
        self.reason.as_deref()
    }

    /// The danger that the answer meets, likewise.
    pub const fn danger(&self) -> Option<Danger> {
        self.danger
    }

    /// Whether a hint was given before it was solved.
    pub const fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// Whether the first try is still open; a wrong move or a hint ends it.
    pub const fn is_first_try(&self) -> bool {
        !self.is_noted
    }

    /// Whether it was solved, in this try or before it.
    pub const fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Whether the player may now try defences, or another one.
    pub fn can_defend(&self) -> bool {
        self.is_solved && self.puzzle().task() == Task::Win
    }

    /// A copy with another status.
    #[cfg(test)]
    pub(crate) fn with_status(self, status: PuzzleStatus) -> Self {
        let is_solved = matches!(
            status,
            PuzzleStatus::Solved { .. } | PuzzleStatus::Defending | PuzzleStatus::Beaten | PuzzleStatus::Held
        );
        Self {
            status,
            is_solved,
            is_noted: is_solved || status == PuzzleStatus::Wrong,
            left: (status == PuzzleStatus::Right).then_some(2),
            ..self
        }
    }

    /// A copy with this reason for the answer, perhaps found with a hint.
    #[cfg(test)]
    pub(crate) fn explained(self, reason: Judgement, is_helped: bool) -> Self {
        Self {
            reason: Some(Box::new(reason)),
            danger: Danger::of(self.puzzle()),
            is_helped,
            ..self
        }
    }

    /// A message that changes this puzzle.
    pub(super) const fn change(&self, action: PuzzleAction) -> PuzzleChanged {
        PuzzleChanged {
            game: self.game,
            action,
        }
    }

    /// Notes the result of the first try.
    fn note(&mut self, at_once: bool) -> Option<PuzzleNews> {
        let is_new = !std::mem::replace(&mut self.is_noted, true);
        is_new.then_some(PuzzleNews::Tried {
            puzzle: self.puzzle(),
            at_once,
        })
    }

    /// Begins anew on either side.
    pub(super) fn restart(&mut self, is_defending: bool) {
        (self.plies, self.kept, self.asked, self.due) = (None, None, None, Due::default());
        self.verdict = None;
        self.status = if is_defending {
            PuzzleStatus::Defending
        } else {
            PuzzleStatus::Task
        };
    }

    /// Takes in what has happened since the last frame: a hint, moves, findings.
    pub(super) fn advance(&mut self, solving: &Solving, current: &Match, context: &mut Context) {
        if context.is_helped && !self.is_noted {
            self.is_helped = true;
            context.news.extend(self.note(false));
        }
        // A piece that was moved in this frame is not on its way yet.
        if let Some(verdict) = self.verdict.take_if(|_| !context.is_moving) {
            self.status = verdict;
        }
        if self.plies != Some(current.game().plies().len()) {
            self.asked = None;
            self.follow(solving, current, context);
        }
        self.hear(current, context);
    }

    /// Takes in the state of the game.
    fn follow(&mut self, solving: &Solving, current: &Match, context: &mut Context) {
        let game = current.game();
        let plies = game.plies().len();
        self.plies = Some(plies);
        // Once the wrong move is taken back, the next one is another.
        self.kept = self.kept.filter(|&kept| kept < plies);
        self.due = Due::default();
        self.left = left(self.puzzle(), game);
        if solving.is_defending {
            self.follow_defence(current, context);
            return;
        }
        match solving.attempt.follow(game) {
            _ if self.kept.is_some() && self.status != PuzzleStatus::Wrong => self.refute(current, None, context),
            Event::Weigh => {
                self.asked = Some(self.ask_about(game, context.analyst));
                self.status = PuzzleStatus::Weighing;
            }
            Event::Wrong(reply) => {
                self.status = PuzzleStatus::Wrong;
                self.has_erred = true;
                context.news.extend(self.note(false));
                self.refute(current, reply, context);
            }
            Event::Solved { soonest } => {
                let at_once = !self.has_erred && !self.is_helped;
                self.verdict = Some(PuzzleStatus::Solved { at_once, soonest });
                self.is_solved = true;
                context.news.extend(self.note(at_once));
                context.news.push(PuzzleNews::Solved(self.puzzle()));
                self.asked = self.ask_why(context.analyst);
            }
            Event::Yours => {
                // The refutation can be read until the next move.
                if plies > 0 && !self.status.is_taken_back() {
                    self.status = PuzzleStatus::Right;
                }
            }
            Event::Answered(reply) => {
                self.status = PuzzleStatus::Right;
                self.answer(reply, current, context);
            }
        }
    }

    /// Asks for the worth of a move: whether it wins, or is as good as the best.
    fn ask_about(&self, game: &Game, analyst: &Analyst) -> Asked {
        let latest = game.plies().last().filter(|_| self.puzzle().task() == Task::Better);
        match latest {
            Some(ply) => Asked::Worth(analyst.judge(&self.puzzle().game(), ply.mv, NODES, Urgency::Now)),
            None => Asked::Win(analyst.lines(game, 1, Limits::nodes(WEIGHING_NODES), Urgency::Now)),
        }
    }

    /// Asks for the reasons for the answer, unless the end of the game shows them.
    fn ask_why(&self, analyst: &Analyst) -> Option<Asked> {
        let puzzle = self.puzzle();
        let limits = Limits::nodes(WEIGHING_NODES);
        let is_one_move = matches!(puzzle.task(), Task::Save | Task::Gain);
        // The second line, the best of the others, shows the fate of them all.
        is_one_move.then(|| Asked::Reason(analyst.lines(&puzzle.game(), 2, limits, Urgency::Now)))
    }

    /// Shows why a move is wrong, if there is an answer; then it is taken back.
    fn refute(&mut self, current: &Match, reply: Option<Reply>, context: &mut Context) {
        let puzzle = self.puzzle();
        let kept = self
            .kept
            .get_or_insert_with(|| before_last_choice(current.game(), puzzle));
        let taken_back = PuzzleAction::TakeBack(*kept);
        match reply {
            Some(reply) => self.answer(Some(reply), current, context),
            None => self.due = Due::at(context.now + context.stays.0, self.change(taken_back)),
        }
    }

    /// Has the other side answer. The computer and forced passes come as in any game.
    fn answer(&mut self, reply: Option<Reply>, current: &Match, context: &Context) {
        if let Some(Reply::Move(mv)) = reply {
            self.due = Due::at(context.now + context.pace, MoveRequested::new(mv, current));
        }
    }

    /// As [`follow`](Self::follow), while defences are tried: the program plays the answer.
    fn follow_defence(&mut self, current: &Match, context: &Context) {
        let (puzzle, game) = (self.puzzle(), current.game());
        if let Some(outcome) = game.outcome() {
            self.status = match outcome.winner() == Some(puzzle.player()) {
                true => PuzzleStatus::Beaten,
                false => PuzzleStatus::Held,
            };
        } else if game.chooser() == puzzle.player() && !game.must_pass() {
            self.answer(puzzle.reply(game), current, context);
        }
    }

    /// Takes in the answer, once there is one.
    fn hear(&mut self, current: &Match, context: &mut Context) {
        match &self.asked {
            None => return,
            Some(Asked::Worth(ask)) => match ask.take() {
                None => return,
                Some(Ok(judgement)) => self.judge(!judgement.is_bad(), context),
                Some(Err(Failed)) => self.cannot_weigh(current, context),
            },
            Some(Asked::Win(ask)) => {
                let Some(answer) = ask.take() else {
                    return;
                };
                let best = answer.ok().and_then(|progress| progress.lines.into_iter().next());
                match best {
                    Some(best) => self.weigh(best.score, current, context),
                    None => self.cannot_weigh(current, context),
                }
            }
            Some(Asked::Reason(ask)) => {
                let Some(answer) = ask.take() else {
                    return;
                };
                let lines = answer.ok().map(|progress| progress.lines);
                self.reason = lines.and_then(|lines| reason(self.puzzle(), lines)).map(Box::new);
                self.danger = Danger::of(self.puzzle());
            }
        }
        self.asked = None;
    }

    /// A move that could be neither confirmed nor refuted is taken back.
    fn cannot_weigh(&mut self, current: &Match, context: &mut Context) {
        self.status = PuzzleStatus::Unweighed;
        self.refute(current, None, context);
    }

    /// Takes in the value of the position that a move has led to.
    fn weigh(&mut self, score: Score, current: &Match, context: &mut Context) {
        let own = match current.game().chooser() == self.puzzle().player() {
            true => score,
            false => -score,
        };
        match own {
            // Better, but no win in sight: the move may be right, which cannot be confirmed.
            Score::Race(lead) if lead > 0 => {
                self.status = PuzzleStatus::Unclear;
                self.refute(current, None, context);
            }
            Score::Race(_) | Score::WinIn(_) | Score::LossIn(_) => {
                self.judge(matches!(own, Score::WinIn(_)), context);
            }
        }
    }

    /// Passes on whether the latest move is good, and looks at the board anew.
    fn judge(&mut self, is_good: bool, context: &mut Context) {
        self.plies = None;
        context.judged = Some(self.change(PuzzleAction::Judge(is_good)));
    }
}

/// The judgement of the answer by the best lines found, if it is the best move there too.
pub(crate) fn reason(puzzle: &Puzzle, lines: Vec<Line>) -> Option<Judgement> {
    let mut lines = lines.into_iter();
    let best = lines.next()?;
    let is_answer = puzzle.line().first().is_some_and(|answer| answer.mv == best.mv);
    let findings = Findings {
        played: best.clone(),
        best,
        second: lines.next(),
        is_doubtful: false,
    };
    Judgement::new(&puzzle.game(), findings).ok().filter(|_| is_answer)
}

/// Moves of a winning answer left in a game that has followed it.
fn left(puzzle: &Puzzle, game: &Game) -> Option<u32> {
    let plies = game.plies().len();
    let is_on_line = puzzle.task() == Task::Win && puzzle.follows(game) == plies;
    let left = puzzle.line().len().checked_sub(plies).filter(|_| is_on_line)?;
    Score::WinIn(left as u32).moves()
}

/// The number of plies before the last move that the player of the puzzle has chosen.
fn before_last_choice(game: &Game, puzzle: &Puzzle) -> usize {
    let chosen = game.positions().take(game.plies().len()).enumerate();
    let chosen = chosen.filter(|(_, position)| position.chooser(game.rules()) == puzzle.player());
    chosen.last().map_or(0, |(plies, _)| plies)
}

/// Inputs and outputs of a running puzzle.
pub(super) struct Context<'a> {
    pub now: Duration,
    pub pace: Duration,
    pub stays: Stays,
    /// Whether a hint was given.
    pub is_helped: bool,
    /// Whether pieces are on their way.
    pub is_moving: bool,
    pub analyst: &'a Analyst,
    pub news: Vec<PuzzleNews>,
    pub judged: Option<PuzzleChanged>,
}

#[cfg(test)]
mod tests {
    use agon_core::puzzles::collection::Collection;

    use super::*;

    #[test]
    fn a_wrong_move_is_taken_back_with_the_answer_to_it_and_nothing_before() {
        let puzzle = Collection::agon()
            .puzzles()
            .iter()
            .find(|puzzle| puzzle.line().len() >= 5)
            .unwrap();
        let mut game = puzzle.game();
        let mut expected = 0;
        for (plies, answer) in puzzle.line().iter().enumerate() {
            if game.chooser() == puzzle.player() {
                expected = plies;
            }
            game.play(answer.mv).unwrap();
            assert_eq!(before_last_choice(&game, puzzle), expected);
        }
        assert!(expected >= 2);
    }
}

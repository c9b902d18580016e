//! The judgement of a move from what searches found: expected score, cost, mark, and why.

use super::findings::Findings;
use super::inquiry::Inquiry;
use super::mark::Mark;
use crate::engine::limits::Monitor;
use crate::engine::reasons::{Certain, Reason, cost, facts, searched_reasons};
use crate::engine::report::Line;
use crate::engine::score::Score;
use crate::rules::{Game, IllegalMove, Move, Side};

/// The most reasons reported for a move, and for the answer to it.
const MOST_REASONS: usize = 2;

/// With less expected score than this before a move, the game was nearly lost, and no move can be a blunder any more.
const NEARLY_LOST: f64 = 0.25;

/// Judgement of a move: its worth and the reasons. All values are those of the player who chose it ("we").
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The player whose move it is: the one who chose it, or for a pass the side to move.
    pub chooser: Side,
    /// The best move with its value and continuation; the move itself if none is better.
    pub best: Line,
    /// The move with its value and continuation.
    pub played: Line,
    /// The best of all other moves, if it was looked for; see [`Findings::second`].
    pub second: Option<Line>,
    /// Whether the cost of a bad move, or the won race of a good one, is too uncertain to report; see
    /// [`Findings::is_doubtful`].
    pub is_doubtful: bool,
    /// The expected score, 0 … 1, with the best move: the chance of a win and half that of a draw.
    pub expected_before: f64,
    /// The expected score with the move.
    pub expected_after: f64,
    /// Whether every other move would have been a mistake at least. Not known of moves that are easy to find.
    pub is_only_good: bool,
    /// The mark, if the move deserves one.
    pub mark: Option<Mark>,
    /// All reasons for and against the move, the most important first. There is always one.
    pub reasons: Vec<Reason>,
    /// The enemy's answer to a move with a bad mark, if the next choice is the enemy's, and at most two reasons for it.
    pub answer: Option<(Move, Vec<Reason>)>,
}

/// Searches for the best move with the given number of nodes, and judges a move by it. The further searches take one to
/// four times as many nodes. A bad move takes many more, since it is compared with the best one three or four times.
///
/// Depends only on the game, the move and the nodes, unless the monitor stops it.
///
/// ```
/// use agon_core::engine::{Unwatched, judge};
/// use agon_core::notation::read_move;
/// use agon_core::rules::{Game, Preset};
///
/// let game = Game::new(Preset::Modern.rules());
/// let outwards = read_move("b1c1", game.position(), game.rules())?;
/// let judgement = judge(&game, outwards, 2_000, &mut Unwatched)?;
/// assert!(judgement.expected_after < judgement.expected_before);
/// assert!(judgement.cost() > Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why the move is illegal.
pub fn judge(game: &Game, mv: Move, nodes: u64, monitor: &mut dyn Monitor) -> Result<Judgement, IllegalMove> {
    let findings = Inquiry::new(game, mv, nodes)?.run(monitor)?;
    Judgement::new(game, findings)
}

impl Judgement {
    /// Judges a move by what was found about it.
    ///
    /// # Errors
    /// Says why the move is illegal.
    pub fn new(game: &Game, findings: Findings) -> Result<Self, IllegalMove> {
        let Findings {
            best,
            played,
            second,
            is_doubtful,
        } = findings;
        let us = game.chooser();
        let expected = |score: Score| score.expected(game.rules());
        let (expected_before, expected_after) = (expected(best.score), expected(played.score));
        let loss = |score| expected_before - expected(score);
        let is_mistake = |score| Mark::of_loss(loss(score)) >= Some(Mark::Mistake);
        let is_only_good = played.mv == best.mv && second.as_ref().is_some_and(|second| is_mistake(second.score));
        let mark = Mark::of_loss(loss(played.score)).or(is_only_good.then_some(Mark::OnlyMove));
        let mut judgement = Self {
            chooser: us,
            expected_before,
            expected_after,
            is_only_good,
            mark,
            reasons: Vec::new(),
            answer: None,
            best,
            played,
            second,
            is_doubtful,
        };
        let certain = Certain {
            cost: judgement.is_bad() && !is_doubtful,
            race: !judgement.is_bad() && !is_doubtful,
        };
        judgement.reasons = searched_reasons(game, us, &judgement.best, &judgement.played, certain)?;
        if judgement.is_bad() {
            judgement.answer = judgement.find_answer(game)?;
        }
        Ok(judgement)
    }

    /// The findings behind the judgement.
    pub fn findings(&self) -> Findings {
        Findings {
            best: self.best.clone(),
            played: self.played.clone(),
            second: self.second.clone(),
            is_doubtful: self.is_doubtful,
        }
    }

    /// The move's cost against the best one, in hundredths of a move in the race for the throne. `None` if only one of
    /// the two is a proven win or loss, or would repeat a position where that loses.
    pub fn cost(&self) -> Option<u32> {
        cost(self.best.score, self.played.score)
    }

    /// The [`cost`](Self::cost) of a bad move, if it is certain enough to report.
    pub fn told_cost(&self) -> Option<u32> {
        self.cost().filter(|_| self.is_bad() && !self.is_doubtful)
    }

    /// The loss of expected score, 0 … 1.
    pub fn loss(&self) -> f64 {
        self.expected_before - self.expected_after
    }

    /// Whether the mark is `?!`, `?` or `??`.
    pub fn is_bad(&self) -> bool {
        self.mark >= Some(Mark::Inaccuracy)
    }

    /// Whether the game was nearly lost after any move of ours. Then even a move that gives much away has a mild mark.
    pub fn was_nearly_lost(&self) -> bool {
        self.expected_before < NEARLY_LOST
    }

    /// The number of moves in which we could have won, if the move gave a forced win away.
    pub fn missed_win(&self) -> Option<u32> {
        match (self.best.score, self.played.score) {
            (_, Score::WinIn(_)) => None,
            (Score::WinIn(_), _) => self.best.score.moves(),
            _ => None,
        }
    }

    /// The number of moves in which the enemy wins, if the move made that possible.
    pub fn allowed_win(&self) -> Option<u32> {
        match (self.best.score, self.played.score) {
            (Score::LossIn(_), _) => None,
            (_, Score::LossIn(_)) => self.played.score.moves(),
            _ => None,
        }
    }

    /// At most two reasons, which fit the mark: against a bad move, for any other.
    pub fn told(&self) -> Vec<Reason> {
        let bad = self.is_bad();
        let answer = self.answer.as_ref().map(|&(mv, _)| mv);
        let fits = |reason: &&Reason| match reason {
            // A possible capture is reported only if it is the enemy's best answer.
            Reason::WouldBeCaptured { by, .. } => bad && answer == Some(*by),
            reason if bad => reason.is_against(),
            reason => reason.is_for(),
        };
        self.reasons.iter().filter(fits).take(MOST_REASONS).copied().collect()
    }

    /// The enemy's answer, with the reasons for it.
    fn find_answer(&self, game: &Game) -> Result<Option<(Move, Vec<Reason>)>, IllegalMove> {
        let mut after = game.clone();
        after.play(self.played.mv)?;
        let Some(&answer) = self.played.pv.get(1) else {
            return Ok(None);
        };
        if after.outcome().is_some() || after.chooser() == self.chooser {
            return Ok(None);
        }
        let mut reasons = facts(&after, answer)?;
        if let Score::LossIn(plies) = self.played.score
            && plies > 2
        {
            reasons.insert(0, Reason::WinsIn { plies: plies - 1 });
        }
        reasons.retain(|reason| reason.is_for());
        reasons.truncate(MOST_REASONS);
        Ok(Some((answer, reasons)))
    }
}

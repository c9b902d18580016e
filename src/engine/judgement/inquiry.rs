//! The searches that the judgement of a move needs, one after the other, for whoever runs them elsewhere.

use super::findings::{Findings, chooser};
use super::mark::Mark;
use crate::engine::evaluation::Evaluation;
use crate::engine::limits::{Limits, Monitor, Unwatched};
use crate::engine::reasons::cost;
use crate::engine::report::{Line, Lines, SearchResult};
use crate::engine::score::Score;
use crate::engine::searcher::Searcher;
use crate::rules::{Game, IllegalMove, Move, Outcome, Side};

/// The size of the transposition table in MiB, which influences the result. One table serves all searches of an inquiry.
pub const HASH_MEBIBYTES: usize = 4;
/// The depth, in plies, of what is seen at a glance.
const GLANCE: u32 = 2;
/// By how many times the nodes of the first search each further one is limited, beside its depth.
const PATIENCE: u64 = 4;
/// By how many plies deeper two moves are compared again before one of them is called bad. An even number: values change
/// with the side that makes the last move.
const DOUBT: u32 = 2;
/// A bad move that one of two comparisons finds bad by less than this, in expected score, is compared a third time: a
/// deeper search found several such moves hardly worse than the best (`docs/engine.md`).
const CLOSE: f64 = 0.03;
/// So many plies deeper than at first what a bad move gives away is looked at once more, before it is told.
const CHECK: u32 = 6;
/// The limit of nodes is not raised above this for it.
const MOST_NODES: u64 = 640_000;

/// A search that an [`Inquiry`] needs.
#[derive(Clone, Debug)]
pub struct Query {
    /// The game to be searched, which is not over.
    pub game: Game,
    /// The limits of the search.
    pub limits: Limits,
    /// How many of the best lines are wanted.
    pub lines: usize,
}

/// What is being found out about a move: it asks for searches until the [`Findings`] are complete.
///
/// The first search looks for the best move; then it and the move are searched to the same depth, so that their values
/// can be compared. A move that would get a bad [`Mark`] is compared again, two plies deeper, and in a close case two more.
/// If it stays bad, a last comparison, six plies deeper than the first, says whether its cost can be told.
/// All of them share one searcher with [`HASH_MEBIBYTES`], cleared before the first.
///
/// ```
/// use agon::engine::{HASH_MEBIBYTES, Inquiry, Lines, Searcher, Unwatched};
/// use agon::rules::{Game, Preset};
///
/// let game = Game::new(Preset::Modern.rules());
/// let mv = game.legal_moves()[0];
/// let mut inquiry = Inquiry::new(&game, mv, 500)?;
/// let mut searcher = Searcher::new(HASH_MEBIBYTES << 20);
/// let findings = loop {
///     match inquiry.wanted() {
///         Ok(query) => {
///             let found = searcher.search_lines(&query.game, &query.limits, Lines::Best(query.lines), &mut Unwatched);
///             let found = found.expect("a query's game goes on");
///             inquiry.take(found.depth, found.lines);
///         }
///         Err(findings) => break *findings,
///     }
/// };
/// assert_eq!(findings, Inquiry::new(&game, mv, 500)?.run(&mut Unwatched)?);
/// # Ok::<(), agon::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Inquiry {
    game: Game,
    mv: Move,
    nodes: u64,
    stage: Stage,
}

/// What has been found, and so what is to be found next.
#[derive(Clone, Debug)]
enum Stage {
    /// Nothing.
    Best,
    /// The move is the best one; what are the others worth?
    Second {
        best: Line,
        limits: Limits,
    },
    /// Another move is better; what is the move worth? Without another, it is the only legal one.
    Played {
        best: Option<Line>,
        limits: Limits,
        round: Round,
    },
    /// What is the best move worth at the same depth?
    BestAgain {
        best: Move,
        played: Line,
        limits: Limits,
        round: Round,
    },
    Settled(Findings),
}

/// How often two moves have been compared before, each time less deeply.
#[derive(Clone, Debug)]
enum Round {
    First,
    Second {
        /// The loss of expected score that the first comparison found.
        before: f64,
    },
    Third,
    /// The findings are there; is the cost in them doubtful?
    Check(Findings),
}

impl Inquiry {
    /// Begins an inquiry; its first search is limited to so many nodes.
    ///
    /// # Errors
    /// Says why the move is illegal.
    pub fn new(game: &Game, mv: Move, nodes: u64) -> Result<Self, IllegalMove> {
        game.clone().play(mv)?;
        let mut inquiry = Self {
            game: game.clone(),
            mv,
            nodes,
            stage: Stage::Best,
        };
        if game.legal_moves().len() <= 1 {
            let limits = Limits::nodes(nodes);
            let round = Round::First;
            inquiry.stage = Stage::Played {
                best: None,
                limits,
                round,
            };
            inquiry.skip_ended();
        }
        Ok(inquiry)
    }

    /// Searches here, until all is known.
    ///
    /// Depends only on the game, the move and the nodes, unless the monitor stops it.
    ///
    /// # Errors
    /// If the game is over, which it is not while something is wanted.
    pub fn run(self, monitor: &mut dyn Monitor) -> Result<Findings, IllegalMove> {
        self.run_in(&mut Searcher::new(HASH_MEBIBYTES << 20), monitor)
    }

    /// The same with a searcher of [`HASH_MEBIBYTES`], which forgets what it has learned before.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn run_in(mut self, searcher: &mut Searcher, monitor: &mut dyn Monitor) -> Result<Findings, IllegalMove> {
        searcher.clear();
        loop {
            let Query { game, limits, lines } = match self.wanted() {
                Ok(query) => query,
                Err(findings) => return Ok(*findings),
            };
            let result = searcher.search_lines(&game, &limits, Lines::Best(lines), monitor);
            let SearchResult { depth, lines, .. } = result.ok_or(IllegalMove::GameOver)?;
            self.take(depth, lines);
        }
    }

    /// The search that is needed next.
    ///
    /// # Errors
    /// The findings, if none is needed any more.
    pub fn wanted(&self) -> Result<Query, Box<Findings>> {
        let of_game = |limits, lines| Query {
            game: self.game.clone(),
            limits,
            lines,
        };
        let of_move = |mv, limits| Query {
            game: after(&self.game, mv),
            limits,
            lines: 1,
        };
        match &self.stage {
            Stage::Best => Ok(of_game(Limits::nodes(self.nodes), 1)),
            &Stage::Second { limits, .. } => Ok(of_game(limits, 2)),
            Stage::Played { limits, .. } => Ok(of_move(self.mv, *limits)),
            &Stage::BestAgain { best, limits, .. } => Ok(of_move(best, limits)),
            Stage::Settled(findings) => Err(findings.clone().into()),
        }
    }

    /// Takes what the search found: the depth that it completed, and its lines, the best first.
    pub fn take(&mut self, depth: u32, lines: Vec<Line>) {
        let stage = std::mem::replace(&mut self.stage, Stage::Best);
        self.stage = match stage {
            Stage::Best => match lines.into_iter().next() {
                Some(best) => self.compare(best, depth),
                None => Stage::Best,
            },
            Stage::Second { best, .. } => {
                let second = lines.into_iter().find(|line| line.mv != self.mv);
                settled(best.clone(), best, second)
            }
            Stage::Played { best, limits, round } => {
                let played = before(&self.game, self.mv, lines);
                // If the nodes of a check are not enough for the depth, it compares at a smaller one.
                let reached = match (&round, played.score) {
                    (Round::Check(_), Score::Race(_)) if depth > 0 => limits.depth.map(|limit| limit.min(depth)),
                    _ => limits.depth,
                };
                let limits = Limits {
                    depth: reached,
                    ..limits
                };
                self.compare_again(best, played, limits, round)
            }
            Stage::BestAgain {
                best,
                played,
                limits,
                round,
            } => {
                let best = before(&self.game, best, lines);
                self.conclude(best, played, limits, round)
            }
            settled @ Stage::Settled(_) => settled,
        };
        self.skip_ended();
    }

    /// What follows once the best move is known.
    fn compare(&self, best: Line, depth: u32) -> Stage {
        // A proven end is found at a small depth, at which others would only be estimated.
        let to_depth = |depth: u32| match best.score.moves() {
            Some(_) => Limits::nodes(self.nodes),
            None => Limits {
                depth: Some(depth.max(1)),
                ..Limits::nodes(PATIENCE * self.nodes)
            },
        };
        if best.mv != self.mv {
            let limits = to_depth(depth.saturating_sub(1));
            let (best, round) = (Some(best), Round::First);
            return Stage::Played { best, limits, round };
        }
        if glance(&self.game) == Some(self.mv) {
            return settled(best.clone(), best, None);
        }
        let limits = to_depth(depth);
        Stage::Second { best, limits }
    }

    /// What follows once the move's own value is known.
    fn compare_again(&self, best: Option<Line>, played: Line, limits: Limits, round: Round) -> Stage {
        match best {
            None => settled(played.clone(), played, None),
            Some(best) if best.score.moves().is_some() => self.conclude(best, played, limits, round),
            Some(Line { mv: best, .. }) => Stage::BestAgain {
                best,
                played,
                limits,
                round,
            },
        }
    }

    /// What follows once both values are known: the end, or before a move is called bad, the same two plies deeper.
    fn conclude(&self, best: Line, played: Line, limits: Limits, round: Round) -> Stage {
        if let Round::Check(findings) = round {
            let is_cost_doubtful = is_much_less(&best, &played, &findings);
            return Stage::Settled(Findings {
                is_cost_doubtful,
                ..findings
            });
        }
        let expected = |line: &Line| line.score.expected(self.game.rules());
        let loss = expected(&best) - expected(&played);
        let is_close = |loss: f64| Mark::of_loss(loss - CLOSE).is_none();
        if Mark::of_loss(loss).is_none() {
            return better(best, played);
        }
        // Where one of them is proven, nothing is told that could be doubted.
        let is_open = best.score.moves().is_none() && played.score.moves().is_none();
        let findings = || Findings {
            best: best.clone(),
            played: played.clone(),
            second: None,
            is_cost_doubtful: false,
        };
        let (round, depth, times) = match round {
            Round::First => (Round::Second { before: loss }, DOUBT, PATIENCE),
            Round::Second { before } if is_close(before) || is_close(loss) => (Round::Third, DOUBT, 1),
            _ if !is_open => return better(best, played),
            Round::Second { .. } => (Round::Check(findings()), CHECK - DOUBT, PATIENCE),
            _ => (Round::Check(findings()), CHECK - 2 * DOUBT, PATIENCE),
        };
        let more = |nodes: u64| match round {
            Round::Check(_) => (times * nodes).min(MOST_NODES).max(nodes),
            _ => times * nodes,
        };
        let limits = Limits {
            depth: limits.depth.map(|before| before + depth),
            nodes: limits.nodes.map(more),
            ..limits
        };
        Stage::Played {
            best: Some(best),
            limits,
            round,
        }
    }

    /// Values moves that end the game, for which no search is needed.
    fn skip_ended(&mut self) {
        let mv = match &self.stage {
            Stage::Played { .. } => self.mv,
            &Stage::BestAgain { best, .. } => best,
            _ => return,
        };
        if after(&self.game, mv).outcome().is_some() {
            self.take(0, Vec::new());
        }
    }
}

fn settled(best: Line, played: Line, second: Option<Line>) -> Stage {
    Stage::Settled(Findings {
        best,
        played,
        second,
        is_cost_doubtful: false,
    })
}

/// Whether a deeper comparison leaves less than half of what a move gives away by the findings.
fn is_much_less(best: &Line, played: &Line, findings: &Findings) -> bool {
    let told = cost(findings.best.score, findings.played.score);
    match cost(best.score, played.score) {
        Some(left) => told.is_none_or(|told| 2 * left < told),
        // One of them is a proven win or loss now.
        None => played.score > best.score,
    }
}

/// The best move is the better one of the two: the search for it may have overlooked the other.
fn better(best: Line, played: Line) -> Stage {
    let best = if played.score >= best.score {
        played.clone()
    } else {
        best
    };
    settled(best, played, None)
}

/// The move that is seen at a glance.
fn glance(game: &Game) -> Option<Move> {
    let mut searcher = Searcher::new(1 << 14);
    searcher.set_evaluation(Evaluation::Plain);
    let found = searcher.search(game, &Limits::depth(GLANCE), &mut Unwatched);
    found.map(|result| result.best)
}

/// The game after a legal move.
fn after(game: &Game, mv: Move) -> Game {
    let mut after = game.clone();
    // The move was found by a search, or checked in `new`.
    let _ = after.play(mv);
    after
}

/// A move with its value, from what a search of the position after it found: nothing if the game is over there.
fn before(game: &Game, mv: Move, reply: Vec<Line>) -> Line {
    let us = chooser(game, mv);
    let after = after(game, mv);
    let Some(reply) = reply.into_iter().next() else {
        return Line {
            mv,
            score: after.outcome().map_or(Score::Race(0), |outcome| ended(outcome, us)),
            pv: vec![mv],
        };
    };
    Line {
        mv,
        score: earlier(reply.score, after.chooser() == us),
        pv: [mv].into_iter().chain(reply.pv).collect(),
    }
}

/// The score for us of a move that ended the game.
fn ended(outcome: Outcome, us: Side) -> Score {
    match outcome.winner() {
        Some(winner) if winner == us => Score::WinIn(1),
        Some(_) => Score::LossIn(1),
        None => Score::Race(0),
    }
}

/// The score of a move from that of the position after it; `same` if the same player chooses there.
fn earlier(score: Score, same: bool) -> Score {
    match if same { score } else { -score } {
        Score::WinIn(plies) => Score::WinIn(plies + 1),
        Score::LossIn(plies) => Score::LossIn(plies + 1),
        race => race,
    }
}

//! The searches that the judgement of a move needs, one after the other, to be run anywhere.

use super::findings::Findings;
use super::lines::{after, line_of};
use super::mark::Mark;
use crate::engine::evaluation::Evaluation;
use crate::engine::limits::{Limits, Monitor, Unwatched};
use crate::engine::reasons::{cost, won_race};
use crate::engine::report::{Line, Lines, SearchResult};
use crate::engine::score::Score;
use crate::engine::searcher::Searcher;
use crate::rules::{Game, IllegalMove, Move};

/// The size of the transposition table in MiB, which influences the result. One table serves all searches of an inquiry.
pub const HASH_MEBIBYTES: usize = 4;
/// The depth, in plies, of the search that decides whether a move is easy to find.
const EASY_DEPTH: u32 = 2;
/// A search to a given depth may take this many times the nodes of the first search.
const NODE_FACTOR: u64 = 4;
/// Before a move is called bad, it and the best one are compared again, so many plies deeper. The number is even, since
/// values change with the side that makes the last move.
const STEP: u32 = 2;
/// A bad move is compared a third time if one of two comparisons finds it bad by less than this, in expected score. A
/// deeper search found several such moves hardly worse than the best (`docs/engine.md`).
const CLOSE: f64 = 0.03;
/// The cost of a bad move, and a won race, are reported only if a search so many plies deeper agrees.
const CHECK_DEPTH: u32 = 6;
/// This search gets so many times the nodes of the first one,
const CHECK_FACTOR: u64 = 64;
/// but no more than this, unless an earlier one already had more.
const MOST_NODES: u64 = 640_000;

/// A search that an [`Inquiry`] needs.
#[derive(Clone, Debug)]
pub struct Query {
    /// The game to be searched, which is not over.
    pub game: Game,
    /// The limits of the search.
    pub limits: Limits,
    /// The number of best lines wanted.
    pub lines: usize,
}

/// An inquiry into a move: it asks for searches until the [`Findings`] are complete.
///
/// The first search looks for the best move. Then this move and the one that was played are searched to the same depth,
/// so that their values can be compared. A move that would get a bad [`Mark`] is compared again two plies deeper, and
/// in a close case another two. If it stays bad, a comparison six plies deeper than the first says whether its cost is
/// certain enough to report; a search of a move that seems to win the race likewise. All searches share one searcher
/// with [`HASH_MEBIBYTES`], cleared before the first.
///
/// ```
/// use agon_core::engine::{HASH_MEBIBYTES, Inquiry, Lines, Searcher, Unwatched};
/// use agon_core::rules::{Game, Preset};
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
/// # Ok::<(), agon_core::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Inquiry {
    game: Game,
    mv: Move,
    nodes: u64,
    stage: Stage,
}

/// The next search.
#[derive(Clone, Debug)]
enum Stage {
    /// The best move.
    Best,
    /// The second-best move; the best is the one that was played.
    Second { best: Line, limits: Limits },
    /// The value of the move that was played. `best` is another one, or `None` if there is no other legal move.
    Played {
        best: Option<Line>,
        limits: Limits,
        round: Round,
    },
    /// The value of the best move, to the depth to which the other was searched.
    BestAgain {
        best: Move,
        played: Line,
        limits: Limits,
        round: Round,
    },
    /// The value of a move that wins the race by the findings.
    Race { findings: Findings, limits: Limits },
    /// Nothing.
    Settled(Findings),
}

/// The comparisons of the move with the best one, each deeper than the one before.
#[derive(Clone, Debug)]
enum Round {
    First,
    Second {
        /// The loss of expected score that the first comparison found.
        before: f64,
    },
    Third,
    /// The last one, which decides whether the cost in the findings is doubtful.
    Check(Findings),
}

impl Inquiry {
    /// Begins an inquiry. Its first search is limited to this number of nodes.
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

    /// Searches until the findings are complete.
    ///
    /// Depends only on the game, the move and the nodes, unless the monitor stops it.
    ///
    /// # Errors
    /// If the game is over, which it is not while something is wanted.
    pub fn run(self, monitor: &mut dyn Monitor) -> Result<Findings, IllegalMove> {
        self.run_in(&mut Searcher::new(HASH_MEBIBYTES << 20), monitor)
    }

    /// As [`run`](Self::run), with a searcher of [`HASH_MEBIBYTES`]. Its table is cleared first.
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
            Stage::Played { limits, .. } | Stage::Race { limits, .. } => Ok(of_move(self.mv, *limits)),
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
            Stage::Second { best, limits } => {
                let second = lines.into_iter().find(|line| line.mv != self.mv);
                self.settle(best.clone(), best, second, limits)
            }
            Stage::Played { best, limits, round } => {
                let played = line_of(&self.game, self.mv, lines);
                // The last comparison may run out of nodes: then both moves are compared at the depth that was reached.
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
                let best = line_of(&self.game, best, lines);
                self.conclude(best, played, limits, round)
            }
            Stage::Race { findings, .. } => {
                let played = line_of(&self.game, self.mv, lines);
                let is_won = matches!(played.score, Score::WinIn(_)) || self.wins_race(played.score);
                Stage::Settled(Findings {
                    is_doubtful: !is_won,
                    ..findings
                })
            }
            settled @ Stage::Settled(_) => settled,
        };
        self.skip_ended();
    }

    /// The stage after the best move is known.
    fn compare(&self, best: Line, depth: u32) -> Stage {
        // A proven win or loss may be found at a depth too small to compare other moves with it.
        let to_depth = |depth: u32| match best.score.moves() {
            Some(_) => Limits::nodes(self.nodes),
            None => Limits {
                depth: Some(depth.max(1)),
                ..Limits::nodes(NODE_FACTOR * self.nodes)
            },
        };
        if best.mv != self.mv {
            let limits = to_depth(depth.saturating_sub(1));
            let (best, round) = (Some(best), Round::First);
            return Stage::Played { best, limits, round };
        }
        let limits = to_depth(depth);
        if easy_move(&self.game) == Some(self.mv) {
            return self.settle(best.clone(), best, None, limits);
        }
        Stage::Second { best, limits }
    }

    /// The stage after the move's own value is known.
    fn compare_again(&self, best: Option<Line>, played: Line, limits: Limits, round: Round) -> Stage {
        match best {
            None => self.settle(played.clone(), played, None, limits),
            Some(best) if best.score.moves().is_some() => self.conclude(best, played, limits, round),
            Some(Line { mv: best, .. }) => Stage::BestAgain {
                best,
                played,
                limits,
                round,
            },
        }
    }

    /// The stage after both values are known: the end, or for a bad move the next, deeper comparison.
    fn conclude(&self, best: Line, played: Line, limits: Limits, round: Round) -> Stage {
        if let Round::Check(findings) = round {
            let is_doubtful = self.is_doubtful(&best, &played, &findings);
            return Stage::Settled(Findings {
                is_doubtful,
                ..findings
            });
        }
        let loss = self.loss(&best, &played);
        let is_close = |loss: f64| Mark::of_loss(loss - CLOSE).is_none();
        if Mark::of_loss(loss).is_none() {
            return self.settle_compared(best, played, limits);
        }
        // If either value is a proven win or loss, no cost is reported, so none has to be checked.
        let is_open = best.score.moves().is_none() && played.score.moves().is_none();
        let findings = || Findings {
            best: best.clone(),
            played: played.clone(),
            second: None,
            is_doubtful: false,
        };
        let (round, depth) = match round {
            Round::First => (Round::Second { before: loss }, STEP),
            Round::Second { before } if is_close(before) || is_close(loss) => (Round::Third, STEP),
            _ if !is_open => return self.settle_compared(best, played, limits),
            Round::Second { .. } => (Round::Check(findings()), CHECK_DEPTH - STEP),
            _ => (Round::Check(findings()), CHECK_DEPTH - 2 * STEP),
        };
        let more = |nodes: u64| match round {
            Round::First | Round::Third => nodes,
            Round::Second { .. } => NODE_FACTOR * nodes,
            Round::Check(_) => self.nodes_of_check().max(nodes),
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

    /// The end of the inquiry, but for the check of a won race. The limits are those of the last search.
    fn settle(&self, best: Line, played: Line, second: Option<Line>, limits: Limits) -> Stage {
        let is_bad = Mark::of_loss(self.loss(&best, &played)).is_some();
        let wins_race = !is_bad && self.wins_race(played.score);
        let findings = Findings {
            best,
            played,
            second,
            is_doubtful: false,
        };
        if !wins_race {
            return Stage::Settled(findings);
        }
        let limits = Limits {
            depth: limits.depth.map(|before| before + CHECK_DEPTH),
            ..Limits::nodes(self.nodes_of_check())
        };
        Stage::Race { findings, limits }
    }

    /// As [`settle`](Self::settle), after a comparison. The best move is the better one of the two: the search for it
    /// may have overlooked the other.
    fn settle_compared(&self, best: Line, played: Line, limits: Limits) -> Stage {
        let best = if played.score >= best.score {
            played.clone()
        } else {
            best
        };
        self.settle(best, played, None, limits)
    }

    fn nodes_of_check(&self) -> u64 {
        (CHECK_FACTOR * self.nodes).min(MOST_NODES).max(self.nodes)
    }

    /// Whether the move wins the race if it has this value.
    fn wins_race(&self, score: Score) -> bool {
        won_race(&after(&self.game, self.mv), self.game.chooser(), score).is_some()
    }

    /// The loss of expected score by the move.
    fn loss(&self, best: &Line, played: &Line) -> f64 {
        let expected = |line: &Line| line.score.expected(self.game.rules());
        expected(best) - expected(played)
    }

    /// Whether a deeper comparison leaves less than half of what a bad move gives away by the findings, or does not call
    /// it bad.
    fn is_doubtful(&self, best: &Line, played: &Line, findings: &Findings) -> bool {
        let told = cost(findings.best.score, findings.played.score);
        match cost(best.score, played.score) {
            Some(left) => {
                let is_bad = Mark::of_loss(self.loss(best, played)).is_some();
                !is_bad || told.is_none_or(|told| 2 * left < told)
            }
            // One of them is a proven win or loss now.
            None => played.score > best.score,
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

/// The move that is easy to find: the best one by a shallow search with the plain evaluation.
fn easy_move(game: &Game) -> Option<Move> {
    let mut searcher = Searcher::new(1 << 14);
    searcher.set_evaluation(Evaluation::Plain);
    let found = searcher.search(game, &Limits::depth(EASY_DEPTH), &mut Unwatched);
    found.map(|result| result.best)
}

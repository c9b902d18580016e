//! The analyst: searches for every explanation of the game. It answers one question after another, and plays no move
//! itself.

pub mod progress;
pub mod search;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use agon_core::engine::{Findings, Inquiry, Judgement, Limits, Query};
use agon_core::rules::{Game, Move};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::schedule::OpponentSystems;
use crate::shell::system::redraw::Alarm;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::mind::{Mind, Polled, Thinker};
use progress::Progress;
use search::{News, Search, SharedSearcher};

/// Attempts at a question whose searches die.
const TRIES: u32 = 3;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Analyst>(app, AGON);
    app.add_systems(Update, work.in_set(OpponentSystems::Analyst));
}

fn work(mut analyst: ResMut<Analyst>, alarm: Res<Alarm>) {
    if analyst.desk().work(&alarm) {
        analyst.set_changed();
    }
}

/// A question to the [`Analyst`], and the kind of its answer. Dropping it withdraws it: it is no longer searched.
pub struct Ask<T> {
    id: u64,
    desk: Weak<Mutex<Desk>>,
    /// Takes an answer of this kind.
    read: fn(Answer) -> Option<T>,
}

/// Precedence among the questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Before all others, even one in progress.
    Now,
    /// After the earlier ones.
    Later,
}

/// There is no answer: no search can run here, it died again and again, or the move to be judged was illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

enum Answer {
    Judgement(Box<Judgement>),
    Lines(Progress),
    Failed,
}

/// Answers questions about games, the most urgent first, with one search at a time.
///
/// It [changes](DetectChanges) when there is an answer, or when a search for lines has come further.
#[derive(Resource, Default)]
pub struct Analyst(Arc<Mutex<Desk>>);

/// The analyst's work. Every [`Ask`] has access to it, so that it can withdraw itself.
#[derive(Default)]
struct Desk {
    mind: Mind<Search>,
    searcher: SharedSearcher,
    /// Whether nothing can be searched here.
    is_alone: bool,
    waiting: VecDeque<Asked>,
    current: Option<Current>,
    /// Answers that nobody has taken yet.
    answers: Vec<(u64, Answer)>,
    last_id: u64,
}

struct Asked {
    id: u64,
    question: Question,
}

enum Question {
    Judge { game: Game, mv: Move, nodes: u64 },
    Lines { game: Game, count: usize, limits: Limits },
}

/// The question in progress.
struct Current {
    asked: Asked,
    /// The lines found so far.
    progress: Progress,
    /// Whether it has ended.
    is_done: bool,
    /// Findings on the move being judged.
    findings: Option<Findings>,
    deaths: u32,
}

impl Analyst {
    /// An analyst whose searches run somewhere else.
    pub fn new(thinker: Box<dyn Thinker<Search>>) -> Self {
        let mind = Mind::new(thinker);
        Self(Arc::new(Mutex::new(Desk { mind, ..default() })))
    }

    /// Asks for the worth of a move, with so many nodes for finding the best one (see
    /// [`judge`](agon_core::engine::judge())).
    pub fn judge(&self, game: &Game, mv: Move, nodes: u64, urgency: Urgency) -> Ask<Box<Judgement>> {
        let game = game.clone();
        self.ask(Question::Judge { game, mv, nodes }, urgency, |answer| match answer {
            Answer::Judgement(judgement) => Some(judgement),
            Answer::Lines(_) | Answer::Failed => None,
        })
    }

    /// Asks for the best moves with their values and continuations, at most so many. Without limits the search goes on
    /// until the question is dropped. A finished game has no lines.
    pub fn lines(&self, game: &Game, count: usize, limits: Limits, urgency: Urgency) -> Ask<Progress> {
        let game = game.clone();
        self.ask(
            Question::Lines { game, count, limits },
            urgency,
            |answer| match answer {
                Answer::Lines(progress) => Some(progress),
                Answer::Judgement(_) | Answer::Failed => None,
            },
        )
    }

    fn ask<T>(&self, question: Question, urgency: Urgency, read: fn(Answer) -> Option<T>) -> Ask<T> {
        let id = self.desk().ask(question, urgency);
        let desk = Arc::downgrade(&self.0);
        Ask { id, desk, read }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> fmt::Debug for Ask<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Ask({})", self.id)
    }
}

impl<T> Drop for Ask<T> {
    fn drop(&mut self) {
        self.with(Desk::withdraw);
    }
}

impl Ask<Progress> {
    /// Progress of the running search.
    pub fn progress(&self) -> Option<Progress> {
        self.with(|desk, id| desk.progress(id).cloned())?
    }
}

impl<T> Ask<T> {
    /// Hands out the answer, once there is one, and only once.
    pub fn take(&self) -> Option<Result<T, Failed>> {
        let answer = self.with(Desk::take)??;
        Some((self.read)(answer).ok_or(Failed))
    }

    /// Does something at the desk; `None` if the analyst is gone.
    fn with<R>(&self, work: impl FnOnce(&mut Desk, u64) -> R) -> Option<R> {
        let desk = self.desk.upgrade()?;
        let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
        Some(work(&mut desk, self.id))
    }
}

impl Desk {
    fn take(&mut self, id: u64) -> Option<Answer> {
        let at = self.answers.iter().position(|(answered, _)| *answered == id)?;
        Some(self.answers.swap_remove(at).1)
    }

    fn progress(&self, id: u64) -> Option<&Progress> {
        let current = self.current.as_ref().filter(|current| current.asked.id == id)?;
        Some(&current.progress)
    }

    fn withdraw(&mut self, id: u64) {
        self.waiting.retain(|asked| asked.id != id);
        self.answers.retain(|(answered, _)| *answered != id);
        if self.current.as_ref().is_some_and(|current| current.asked.id == id) {
            self.stop();
        }
    }

    fn ask(&mut self, question: Question, urgency: Urgency) -> u64 {
        self.last_id += 1;
        let id = self.last_id;
        let asked = Asked { id, question };
        match urgency {
            Urgency::Later => self.waiting.push_back(asked),
            Urgency::Now => {
                if let Some(interrupted) = self.stop() {
                    self.waiting.push_front(interrupted);
                }
                self.waiting.push_front(asked);
            }
        }
        id
    }

    /// Stops working on a question, and gives it back.
    fn stop(&mut self) -> Option<Asked> {
        let current = self.current.take()?;
        self.mind.cancel();
        Some(current.asked)
    }

    /// Hears the searches, and begins the next step. Returns whether there is news.
    fn work(&mut self, alarm: &Alarm) -> bool {
        let mut is_news = false;
        while let Some(current) = &mut self.current {
            match self.mind.poll() {
                Polled::Nothing => break,
                // No search is easy enough for the page.
                Polled::Alone => {
                    self.mind.cancel();
                    self.is_alone = true;
                }
                Polled::Said { said, .. } => match said {
                    News::Line(report) => {
                        current.progress.take(report);
                        is_news = true;
                    }
                    News::Done => current.is_done = true,
                    News::Findings(findings) => current.findings = Some(*findings),
                },
                Polled::Died => {
                    current.deaths += 1;
                    current.progress = Progress::default();
                }
            }
        }
        while self.goes_on(alarm) {
            is_news = true;
        }
        is_news
    }

    /// Takes the next step with the current question, or the next one. Returns whether one was answered.
    fn goes_on(&mut self, alarm: &Alarm) -> bool {
        if self.mind.is_asked() {
            return false;
        }
        if self.current.is_none() {
            self.current = self.waiting.pop_front().map(Current::new);
        }
        let Some(current) = &self.current else {
            return false;
        };
        let next = match current.next(&self.searcher) {
            Ok(_) if self.is_alone => Err(Answer::Failed),
            next => next,
        };
        match next {
            Ok(search) => {
                self.mind.start(search, alarm);
                false
            }
            Err(answer) => {
                self.answers.push((current.asked.id, answer));
                self.current = None;
                true
            }
        }
    }
}

impl Current {
    fn new(asked: Asked) -> Self {
        Self {
            asked,
            progress: Progress::default(),
            is_done: false,
            findings: None,
            deaths: 0,
        }
    }

    /// The next search, or the answer.
    fn next(&self, searcher: &SharedSearcher) -> Result<Search, Answer> {
        if self.deaths >= TRIES {
            return Err(Answer::Failed);
        }
        match &self.asked.question {
            Question::Judge { game, mv, nodes } => {
                let judgement = match &self.findings {
                    Some(findings) => Judgement::new(game, findings.clone()),
                    None => match Inquiry::new(game, *mv, *nodes).map(|inquiry| (inquiry.wanted(), inquiry)) {
                        Ok((Ok(first), inquiry)) => return Ok(Search::for_inquiry(inquiry, first, searcher)),
                        Ok((Err(findings), _)) => Judgement::new(game, *findings),
                        Err(illegal) => Err(illegal),
                    },
                };
                Err(judgement.map_or(Answer::Failed, |judgement| Answer::Judgement(judgement.into())))
            }
            Question::Lines { game, .. } if self.is_done || game.outcome().is_some() => {
                Err(Answer::Lines(self.progress.clone()))
            }
            Question::Lines { game, count, limits } => {
                let query = Query {
                    game: game.clone(),
                    limits: *limits,
                    lines: *count,
                };
                Ok(Search::for_lines(query, searcher))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use agon_core::engine::{Unwatched, judge};
    use agon_core::notation::parse_position;
    use agon_core::rules::Preset;

    use super::*;
    use crate::testing::searches::AtOnce;

    const NODES: u64 = 400;

    fn new_game() -> Game {
        Game::new(Preset::Modern.rules())
    }

    fn work_until_done(analyst: &Analyst) {
        for _ in 0..20 {
            analyst.desk().work(&Alarm::default());
        }
    }

    #[test]
    fn a_move_is_judged_as_everywhere_else() {
        let game = new_game();
        for mv in [game.legal_moves()[0], game.legal_moves()[9]] {
            let analyst = Analyst::new(Box::new(AtOnce::default()));
            let ask = analyst.judge(&game, mv, NODES, Urgency::Later);
            assert!(ask.take().is_none());
            work_until_done(&analyst);
            let answer = ask.take().unwrap().unwrap();
            assert_eq!(*answer, judge(&game, mv, NODES, &mut Unwatched).unwrap());
            assert!(ask.take().is_none(), "an answer is handed out once");
        }
    }

    #[test]
    fn a_thread_answers_as_well() {
        let game = new_game();
        let analyst = Analyst::default();
        let ask = analyst.judge(&game, game.legal_moves()[0], NODES, Urgency::Later);
        let began = std::time::Instant::now();
        let answer = loop {
            analyst.desk().work(&Alarm::default());
            if let Some(answer) = ask.take() {
                break answer;
            }
            assert!(began.elapsed() < Duration::from_secs(60));
            std::thread::yield_now();
        };
        assert_eq!(
            *answer.unwrap(),
            judge(&game, game.legal_moves()[0], NODES, &mut Unwatched).unwrap()
        );
    }

    #[test]
    fn lines_come_best_first_and_a_finished_game_has_none() {
        let analyst = Analyst::new(Box::new(AtOnce::default()));
        let ask = analyst.lines(&new_game(), 3, Limits::nodes(2_000), Urgency::Later);
        work_until_done(&analyst);
        let found = ask.take().unwrap().unwrap();
        assert_eq!(found.lines.len(), 3);
        assert!(found.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
        assert!(found.depth > 1 && found.nodes > 500, "{found:?}");
        let rules = Preset::Globe.rules();
        let won = parse_position("6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/1q4 b - 0 1", &rules).unwrap();
        let won = Game::from_position(rules, won);
        assert!(won.outcome().is_some());
        let ask = analyst.lines(&won, 3, Limits::default(), Urgency::Now);
        work_until_done(&analyst);
        assert!(ask.take().unwrap().unwrap().lines.is_empty());
    }

    #[test]
    fn the_urgent_come_first_and_the_dropped_not_at_all() {
        let game = new_game();
        let searches = AtOnce::silent();
        let analyst = Analyst::new(Box::new(searches.clone()));
        let asked = |count, urgency| {
            let ask = analyst.lines(&game, count, Limits::default(), urgency);
            analyst.desk().work(&Alarm::default());
            ask
        };
        let first = asked(1, Urgency::Later);
        let _second = asked(2, Urgency::Later);
        let third = asked(3, Urgency::Now);
        assert_eq!(searches.started(), [1, 3], "the urgent question interrupts");
        drop(third);
        analyst.desk().work(&Alarm::default());
        assert_eq!(searches.started(), [1, 3, 1], "what was interrupted is begun again");
        drop(first);
        analyst.desk().work(&Alarm::default());
        assert_eq!(searches.started(), [1, 3, 1, 2]);
    }

    #[test]
    fn a_search_that_dies_is_begun_again_but_not_for_ever() {
        let searches = AtOnce::dying();
        let analyst = Analyst::new(Box::new(searches.clone()));
        let ask = analyst.lines(&new_game(), 1, Limits::nodes(100), Urgency::Now);
        work_until_done(&analyst);
        assert_eq!(searches.started().len(), TRIES as usize);
        assert_eq!(ask.take().unwrap(), Err(Failed));
    }

    #[test]
    fn where_nothing_can_be_searched_no_search_is_tried_again() {
        let searches = AtOnce::alone();
        let analyst = Analyst::new(Box::new(searches.clone()));
        for _ in 0..2 {
            let ask = analyst.lines(&new_game(), 1, Limits::nodes(100), Urgency::Now);
            work_until_done(&analyst);
            assert_eq!(ask.take().unwrap(), Err(Failed));
        }
        assert_eq!(searches.started().len(), 1);
    }
}

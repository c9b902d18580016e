//! The analyst: searches for every explanation of the game. It answers one question after another, and plays no move
//! itself.

pub mod progress;
pub mod searches;

use std::collections::VecDeque;

use agon_core::engine::{Findings, Inquiry, Judgement, Limits, Query};
use agon_core::rules::{Game, Move};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::schedule::OpponentSystems;
use crate::shell::system::redraw::Alarm;
use crate::tabletop::active_game::init_with_game;
use progress::Progress;
use searches::{Heard, Search, Searches, Task, searches};

/// Attempts at a question whose searches die.
const TRIES: u32 = 3;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Analyst>(app, AGON);
    app.add_systems(Update, work.in_set(OpponentSystems::Analyst));
}

fn work(mut analyst: ResMut<Analyst>, alarm: Res<Alarm>) {
    if analyst.bypass_change_detection().work(&alarm) {
        analyst.set_changed();
    }
}

/// A question to the [`Analyst`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QueryId(u64);

/// Precedence among the questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Before all others, even one in progress.
    Now,
    /// After the earlier ones.
    Later,
}

/// An answer of the [`Analyst`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// The worth of a move.
    Judgement(Box<Judgement>),
    /// The best lines.
    Lines(Progress),
    /// No search can run here, or it died again and again.
    Failed,
}

/// Answers questions about games, the most urgent first, with one search at a time.
///
/// It [changes](DetectChanges) when there is an answer, or when a search for lines has come further.
#[derive(Resource)]
pub struct Analyst {
    searches: Box<dyn Searches>,
    waiting: VecDeque<Asked>,
    current: Option<Current>,
    answers: Vec<(QueryId, Answer)>,
    last_query: u64,
    last_search: u64,
}

struct Asked {
    id: QueryId,
    question: Question,
}

enum Question {
    Judge { game: Game, mv: Move, nodes: u64 },
    Lines { game: Game, count: usize, limits: Limits },
}

/// The question in progress.
struct Current {
    asked: Asked,
    /// The search that is running, if any.
    search: Option<u64>,
    /// The lines found so far.
    progress: Progress,
    /// Whether it has ended.
    is_done: bool,
    /// Findings on the move being judged.
    findings: Option<Findings>,
    deaths: u32,
}

impl Default for Analyst {
    fn default() -> Self {
        Self::new(searches())
    }
}

/// A dropped analyst leaves no search running.
impl Drop for Analyst {
    fn drop(&mut self) {
        self.searches.cancel();
    }
}

impl Analyst {
    /// An analyst whose searches run somewhere else.
    pub fn new(searches: Box<dyn Searches>) -> Self {
        Self {
            searches,
            waiting: VecDeque::new(),
            current: None,
            answers: Vec::new(),
            last_query: 0,
            last_search: 0,
        }
    }

    /// Asks for the worth of a move, with so many nodes for finding the best one (see
    /// [`judge`](agon_core::engine::judge())). An illegal move is answered with a failure.
    pub fn judge(&mut self, game: &Game, mv: Move, nodes: u64, urgency: Urgency) -> QueryId {
        let game = game.clone();
        self.ask(Question::Judge { game, mv, nodes }, urgency)
    }

    /// Asks for the best moves with their values and continuations, at most so many. Without limits the search goes on
    /// until the question is withdrawn. A finished game has no lines.
    pub fn lines(&mut self, game: &Game, count: usize, limits: Limits, urgency: Urgency) -> QueryId {
        let game = game.clone();
        self.ask(Question::Lines { game, count, limits }, urgency)
    }

    /// Whether there is an answer to be taken.
    pub fn is_answered(&self, id: QueryId) -> bool {
        self.answers.iter().any(|(answered, _)| *answered == id)
    }

    /// Hands out the answer, once.
    pub fn take(&mut self, id: QueryId) -> Option<Answer> {
        let at = self.answers.iter().position(|(answered, _)| *answered == id)?;
        Some(self.answers.swap_remove(at).1)
    }

    /// Progress of the running search for lines.
    pub fn progress(&self, id: QueryId) -> Option<&Progress> {
        let current = self.current.as_ref().filter(|current| current.asked.id == id)?;
        matches!(current.asked.question, Question::Lines { .. }).then_some(&current.progress)
    }

    /// Withdraws a question; it is no longer answered.
    pub fn withdraw(&mut self, id: QueryId) {
        self.waiting.retain(|asked| asked.id != id);
        self.answers.retain(|(answered, _)| *answered != id);
        if self.current.as_ref().is_some_and(|current| current.asked.id == id) {
            self.stop();
        }
    }

    fn ask(&mut self, question: Question, urgency: Urgency) -> QueryId {
        self.last_query += 1;
        let id = QueryId(self.last_query);
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
        self.searches.cancel();
        Some(current.asked)
    }

    /// Hears the searches, and begins the next step. Returns whether there is news.
    fn work(&mut self, alarm: &Alarm) -> bool {
        let mut is_news = false;
        loop {
            match self.searches.poll() {
                Heard::Nothing => break,
                Heard::Report(id, report) => {
                    if let Some(current) = self.current_of(id) {
                        current.progress.take(report);
                        is_news = true;
                    }
                }
                Heard::Done(id) => {
                    if let Some(current) = self.current_of(id) {
                        (current.search, current.is_done) = (None, true);
                    }
                }
                Heard::Judged(id, findings) => {
                    if let Some(current) = self.current_of(id) {
                        (current.search, current.findings) = (None, Some(*findings));
                    }
                }
                Heard::Died => {
                    if let Some(current) = &mut self.current {
                        warn!("a search of the analyst died");
                        current.search_died(1);
                    }
                }
                Heard::Unavailable => {
                    if let Some(current) = &mut self.current {
                        current.search_died(TRIES);
                    }
                }
            }
        }
        while self.goes_on(alarm) {
            is_news = true;
        }
        is_news
    }

    fn current_of(&mut self, search: u64) -> Option<&mut Current> {
        self.current.as_mut().filter(|current| current.search == Some(search))
    }

    /// Takes the next step with the current question, or the next one. Returns whether one was answered.
    fn goes_on(&mut self, alarm: &Alarm) -> bool {
        if self.current.is_none() {
            self.current = self.waiting.pop_front().map(Current::new);
        }
        let Some(current) = &mut self.current else {
            return false;
        };
        if current.search.is_some() {
            return false;
        }
        match current.next() {
            Ok(task) => {
                self.last_search += 1;
                let id = self.last_search;
                current.search = Some(id);
                let alarm = alarm.clone();
                self.searches.start(Search { id, task, alarm });
                false
            }
            Err(answer) => {
                let id = current.asked.id;
                self.answers.push((id, answer));
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
            search: None,
            progress: Progress::default(),
            is_done: false,
            findings: None,
            deaths: 0,
        }
    }

    /// The next search, or the answer.
    fn next(&self) -> Result<Task, Answer> {
        if self.deaths >= TRIES {
            return Err(Answer::Failed);
        }
        match &self.asked.question {
            Question::Judge { game, mv, nodes } => {
                let judgement = match &self.findings {
                    Some(findings) => Judgement::new(game, findings.clone()),
                    None => match Inquiry::new(game, *mv, *nodes).map(|inquiry| (inquiry.wanted(), inquiry)) {
                        Ok((Ok(_), inquiry)) => return Ok(Task::Judge(inquiry)),
                        Ok((Err(findings), _)) => Judgement::new(game, *findings),
                        Err(illegal) => Err(illegal),
                    },
                };
                Err(judgement.map_or(Answer::Failed, |judgement| Answer::Judgement(judgement.into())))
            }
            Question::Lines { game, .. } if self.is_done || game.outcome().is_some() => {
                Err(Answer::Lines(self.progress.clone()))
            }
            Question::Lines { game, count, limits } => Ok(Task::Lines(Query {
                game: game.clone(),
                limits: *limits,
                lines: *count,
            })),
        }
    }

    fn search_died(&mut self, times: u32) {
        self.search = None;
        self.deaths += times;
        self.progress = Progress::default();
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

    fn work_until_done(analyst: &mut Analyst) {
        for _ in 0..20 {
            analyst.work(&Alarm::default());
        }
    }

    fn judgement(answer: Option<Answer>) -> Judgement {
        match answer {
            Some(Answer::Judgement(judgement)) => *judgement,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_move_is_judged_as_everywhere_else() {
        let game = new_game();
        for mv in [game.legal_moves()[0], game.legal_moves()[9]] {
            let mut analyst = Analyst::new(Box::new(AtOnce::default()));
            let id = analyst.judge(&game, mv, NODES, Urgency::Later);
            assert!(analyst.take(id).is_none());
            work_until_done(&mut analyst);
            assert!(analyst.is_answered(id));
            assert_eq!(
                judgement(analyst.take(id)),
                judge(&game, mv, NODES, &mut Unwatched).unwrap()
            );
            assert!(analyst.take(id).is_none(), "an answer is handed out once");
        }
    }

    #[test]
    fn a_thread_answers_as_well() {
        let game = new_game();
        let mut analyst = Analyst::default();
        let id = analyst.judge(&game, game.legal_moves()[0], NODES, Urgency::Later);
        let began = std::time::Instant::now();
        while !analyst.is_answered(id) {
            analyst.work(&Alarm::default());
            assert!(began.elapsed() < Duration::from_secs(60));
            std::thread::yield_now();
        }
        assert_eq!(
            judgement(analyst.take(id)),
            judge(&game, game.legal_moves()[0], NODES, &mut Unwatched).unwrap()
        );
        assert!(
            matches!(analyst.searches.poll(), Heard::Nothing),
            "a thread that has ended well is not called dead"
        );
    }

    #[test]
    fn lines_come_best_first_and_a_finished_game_has_none() {
        let mut analyst = Analyst::new(Box::new(AtOnce::default()));
        let id = analyst.lines(&new_game(), 3, Limits::nodes(2_000), Urgency::Later);
        work_until_done(&mut analyst);
        let Some(Answer::Lines(found)) = analyst.take(id) else {
            panic!("no lines");
        };
        assert_eq!(found.lines.len(), 3);
        assert!(found.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
        assert!(found.depth > 1 && found.nodes > 500, "{found:?}");
        let rules = Preset::Globe.rules();
        let won = parse_position("6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/1q4 b - 0 1", &rules).unwrap();
        let won = Game::from_position(rules, won);
        assert!(won.outcome().is_some());
        let id = analyst.lines(&won, 3, Limits::default(), Urgency::Now);
        work_until_done(&mut analyst);
        assert!(matches!(analyst.take(id), Some(Answer::Lines(found)) if found.lines.is_empty()));
    }

    #[test]
    fn the_urgent_come_first_and_the_withdrawn_not_at_all() {
        let game = new_game();
        let searches = AtOnce::silent();
        let mut analyst = Analyst::new(Box::new(searches.clone()));
        let asked = |analyst: &mut Analyst, count, urgency| {
            let id = analyst.lines(&game, count, Limits::default(), urgency);
            analyst.work(&Alarm::default());
            id
        };
        let first = asked(&mut analyst, 1, Urgency::Later);
        let _second = asked(&mut analyst, 2, Urgency::Later);
        let third = asked(&mut analyst, 3, Urgency::Now);
        assert_eq!(searches.started(), [1, 3], "the urgent question interrupts");
        analyst.withdraw(third);
        analyst.work(&Alarm::default());
        assert_eq!(searches.started(), [1, 3, 1], "what was interrupted is begun again");
        analyst.withdraw(first);
        analyst.work(&Alarm::default());
        assert_eq!(searches.started(), [1, 3, 1, 2]);
    }

    #[test]
    fn a_search_that_dies_is_begun_again_but_not_for_ever() {
        let searches = AtOnce::dying();
        let mut analyst = Analyst::new(Box::new(searches.clone()));
        let id = analyst.lines(&new_game(), 1, Limits::nodes(100), Urgency::Now);
        work_until_done(&mut analyst);
        assert_eq!(searches.started().len(), TRIES as usize);
        assert!(matches!(analyst.take(id), Some(Answer::Failed)));
    }
}

//! Searches that run where and when a test wants.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use agon_core::engine::{HASH_MEBIBYTES, Lines, Monitor, Query, Report, Searcher, Unwatched};

use crate::agon::gameplay::analyst::searches::{Heard, Search, Searches, Task};

/// Searches that are done as soon as they are started, or never.
#[derive(Clone, Default)]
pub struct AtOnce(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    manner: Manner,
    searcher: Option<Searcher>,
    heard: VecDeque<Heard>,
    started: Vec<usize>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Manner {
    #[default]
    Prompt,
    Silent,
    Dying,
}

impl AtOnce {
    fn with(manner: Manner) -> Self {
        let searches = Self::default();
        searches.0.lock().unwrap().manner = manner;
        searches
    }

    /// Searches that never end.
    pub fn silent() -> Self {
        Self::with(Manner::Silent)
    }

    /// Searches that die.
    pub fn dying() -> Self {
        Self::with(Manner::Dying)
    }

    /// How many lines each search was started for; one to judge a move.
    pub fn started(&self) -> Vec<usize> {
        self.0.lock().unwrap().started.clone()
    }
}

struct Reports<'a>(u64, &'a mut VecDeque<Heard>);

impl Monitor for Reports<'_> {
    fn report(&mut self, report: &Report) {
        self.1.push_back(Heard::Report(self.0, report.clone()));
    }
}

impl Searches for AtOnce {
    fn start(&mut self, search: Search) {
        let state = &mut *self.0.lock().unwrap();
        state.started.push(match &search.task {
            Task::Lines(query) => query.lines,
            Task::Judge(_) => 1,
        });
        state.heard.clear();
        match state.manner {
            Manner::Silent => {}
            Manner::Dying => state.heard.push_back(Heard::Died),
            Manner::Prompt => {
                let searcher = state
                    .searcher
                    .get_or_insert_with(|| Searcher::new(HASH_MEBIBYTES << 20));
                let heard = match search.task {
                    Task::Lines(Query { game, limits, lines }) => {
                        searcher.clear();
                        let mut reports = Reports(search.id, &mut state.heard);
                        searcher.search_lines(&game, &limits, Lines::Best(lines), &mut reports);
                        Heard::Done(search.id)
                    }
                    Task::Judge(inquiry) => {
                        let findings = inquiry.run_in(searcher, &mut Unwatched);
                        Heard::Judged(search.id, findings.expect("the game goes on").into())
                    }
                };
                state.heard.push_back(heard);
            }
        }
    }

    fn poll(&mut self) -> Heard {
        self.0.lock().unwrap().heard.pop_front().unwrap_or(Heard::Nothing)
    }

    fn cancel(&mut self) {
        self.0.lock().unwrap().heard.clear();
    }
}

//! Searches that run where and when a test wants.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use crate::agon::gameplay::analyst::search::{News, Search};
use crate::shell::system::redraw::Alarm;
use crate::tabletop::mind::{Job, Polled, Thinker};
use crate::tabletop::watch::at_once;

/// Searches that are done as soon as they are started, or never.
#[derive(Clone, Default)]
pub struct AtOnce(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    manner: Manner,
    heard: VecDeque<Polled<News>>,
    started: Vec<usize>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Manner {
    #[default]
    Prompt,
    Silent,
    Dying,
    Alone,
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

    /// Searches that cannot be where they were asked for.
    pub fn alone() -> Self {
        Self::with(Manner::Alone)
    }

    /// How many lines each search was started for; one to judge a move.
    pub fn started(&self) -> Vec<usize> {
        self.0.lock().unwrap().started.clone()
    }
}

impl Thinker<Search> for AtOnce {
    fn start(&mut self, id: u64, search: Search, _: &Alarm) {
        let state = &mut *self.0.lock().unwrap();
        state.started.push(search.query.lines);
        state.heard.clear();
        match state.manner {
            Manner::Silent => {}
            Manner::Dying => state.heard.push_back(Polled::Died),
            Manner::Alone => state.heard.push_back(Polled::Alone),
            Manner::Prompt => {
                let said = at_once(None, |watch| search.work(watch));
                state
                    .heard
                    .extend(said.into_iter().map(|said| Polled::Said { id, said }));
            }
        }
    }

    fn poll(&mut self) -> Polled<News> {
        self.0.lock().unwrap().heard.pop_front().unwrap_or(Polled::Nothing)
    }

    fn cancel(&mut self) {
        self.0.lock().unwrap().heard.clear();
    }
}

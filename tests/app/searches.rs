//! An analyst whose searches are done as soon as they are started.

use std::collections::VecDeque;

use agon::agon::gameplay::analyst::Analyst;
use agon::agon::gameplay::analyst::search::{News, Search};
use agon::shell::system::redraw::Alarm;
use agon::tabletop::mind::{Job, Polled, Thinker};
use agon::tabletop::watch::at_once;

struct AtOnce<F> {
    find: F,
    heard: VecDeque<Polled<News>>,
}

impl<F: FnMut(Search) -> Vec<News> + Send + Sync> Thinker<Search> for AtOnce<F> {
    fn start(&mut self, id: u64, search: Search, _: &Alarm) {
        let found = (self.find)(search);
        let has_died = !found.last().is_some_and(Search::is_last);
        self.heard = found.into_iter().map(|said| Polled::Said { id, said }).collect();
        self.heard.extend(has_died.then_some(Polled::Died));
    }

    fn poll(&mut self) -> Polled<News> {
        self.heard.pop_front().unwrap_or(Polled::Nothing)
    }

    fn cancel(&mut self) {
        self.heard.clear();
    }
}

/// An analyst who finds what `find` returns. A search dies if that does not end it.
pub fn analyst(find: impl FnMut(Search) -> Vec<News> + Send + Sync + 'static) -> Analyst {
    let heard = VecDeque::new();
    Analyst::new(Box::new(AtOnce { find, heard }))
}

/// What the search really finds.
pub fn found(search: &Search) -> Vec<News> {
    at_once(None, |watch| search.work(watch))
}

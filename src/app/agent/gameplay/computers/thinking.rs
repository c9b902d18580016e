//! Where computer players think: on a thread of their own on the desktop, on the page in the browser.

use std::collections::BTreeMap;

use crate::agent::players::{Character, Choice, Thinker};
use crate::agent::{Event, Player, View};
use crate::app::shell::system::redraw::Alarm;

/// A question to a computer player. It holds what that player may know, and nothing else.
pub struct Request {
    /// How it plays.
    pub character: Character,
    /// What it sees.
    pub view: View,
    /// What everybody has heard.
    pub events: Vec<Event>,
    /// The seed of the game.
    pub seed: u64,
    /// Rung when there is something to poll.
    pub alarm: Alarm,
}

/// The result of polling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Still thinking, or nothing was asked.
    Nothing,
    /// What it has chosen.
    Choice(Choice),
    /// It died without an answer.
    Died,
}

/// Computer players, one of whom decides at a time. A new question replaces the last.
pub trait Thinking: Send + Sync {
    /// Starts work on a question.
    fn start(&mut self, request: Request);
    /// Polls for a result without blocking.
    fn poll(&mut self) -> Answered;
}

/// The computer players of this platform.
pub fn computer_players() -> Box<dyn Thinking> {
    Box::new(platform::OnThreads::default())
}

/// What the players of a game remember from decision to decision.
#[derive(Default)]
struct Memories {
    game: u64,
    heard: usize,
    thinkers: BTreeMap<usize, (Character, Thinker)>,
}

impl Memories {
    /// The player for a request: as it was after its last decision, or new if there was none in this game.
    fn take(&mut self, request: &Request) -> Thinker {
        // Another game has other events.
        if self.game != request.seed || self.heard > request.events.len() {
            self.thinkers.clear();
            self.game = request.seed;
        }
        self.heard = request.events.len();
        let seat = request.view.seat();
        match self.thinkers.remove(&seat.index()) {
            Some((character, thinker)) if character == request.character => thinker,
            _ => Thinker::new(
                request.view.table().options(),
                seat,
                request.character,
                // A game that goes on another day is not played on with the chances of its beginning.
                request.seed.wrapping_add(request.events.len() as u64),
            ),
        }
    }

    fn put(&mut self, seat: Player, character: Character, thinker: Thinker) {
        self.thinkers.insert(seat.index(), (character, thinker));
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod platform {
    use super::{Answered, Choice, Memories, Request, Thinker, Thinking};
    use crate::agent::Player;
    use crate::agent::players::Character;
    use crate::app::tabletop::thinking_thread::{News, ThinkingThread};

    /// What a thread gives back.
    struct Done {
        thinker: Thinker,
        choice: Option<Choice>,
    }

    #[derive(Default)]
    pub(super) struct OnThreads {
        memories: Memories,
        running: Option<(Player, Character, ThinkingThread<Done>)>,
    }

    impl Thinking for OnThreads {
        fn start(&mut self, request: Request) {
            let mut thinker = self.memories.take(&request);
            let (seat, character, alarm) = (request.view.seat(), request.character, request.alarm.clone());
            let thread = ThinkingThread::start(&alarm, move |worker| {
                let choice = thinker.decide(&request.view, &request.events);
                worker.tell(Done { thinker, choice });
            });
            self.running = Some((seat, character, thread));
        }

        fn poll(&mut self) -> Answered {
            let Some((seat, character, thread)) = &mut self.running else {
                return Answered::Nothing;
            };
            let (seat, character) = (*seat, *character);
            let answered = match thread.poll() {
                News::Nothing => return Answered::Nothing,
                News::Told(Done { thinker, choice }) => {
                    self.memories.put(seat, character, thinker);
                    choice.map_or(Answered::Died, Answered::Choice)
                }
                News::Ended => Answered::Died,
            };
            self.running = None;
            answered
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod platform {
    use super::{Answered, Memories, Request, Thinking};

    /// Decides on the page, when it is polled.
    #[derive(Default)]
    pub(super) struct OnThreads {
        memories: Memories,
        asked: Option<Request>,
    }

    impl Thinking for OnThreads {
        fn start(&mut self, request: Request) {
            request.alarm.ring();
            self.asked = Some(request);
        }

        fn poll(&mut self) -> Answered {
            let Some(request) = self.asked.take() else {
                return Answered::Nothing;
            };
            let mut thinker = self.memories.take(&request);
            let choice = thinker.decide(&request.view, &request.events);
            self.memories.put(request.view.seat(), request.character, thinker);
            choice.map_or(Answered::Died, Answered::Choice)
        }
    }
}

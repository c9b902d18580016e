//! What the board was like when an event was heard, from public events alone.

use super::action::{Announcement, Call, Event, Heard};
use super::board::Board;
use super::options::Options;
use super::table::Table;

/// The part of a game in which an event was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The sheets are being filled in.
    Opening,
    /// Agents are sent, and players bribed.
    Play,
    /// An agent is home with the case, and the victory is being claimed.
    Victory,
    /// The game is over.
    End,
}

/// When an event was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The board before the event; that of an exile is as the attack left it.
    pub board: Board,
    /// The part of the game.
    pub part: Part,
}

/// The context of each event of a game from its beginning.
///
/// ```
/// use agon::agent::{Agent, Game, Options, Part, Player, read_action, contexts};
///
/// let options: Options = "2".parse()?;
/// let mut game = Game::new(options, Player::ALL[0]);
/// let mut heard = Vec::new();
/// for text in ["$", "$", "A1-NYC", "let", "A1-REY", "object", "withdraw"] {
///     game.play(&read_action(text)?, &mut heard)?;
/// }
/// let contexts = contexts(&options, &heard);
/// assert_eq!((contexts.len(), contexts[1].part, contexts[2].part), (heard.len(), Part::Opening, Part::Play));
/// let place = |event: usize| contexts[event].board.place(Agent::ALL[0]).map(|city| city.code());
/// // The first move stood, the second did not.
/// assert_eq!([place(2), place(4), place(7)], [Some("WAS"), Some("NYC"), Some("NYC")]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn contexts(options: &Options, events: &[Event]) -> Vec<Context> {
    let board = Table::new(*options, super::pieces::Player::ALL[0]).board;
    let is_opening = |event: &Event| {
        matches!(
            event,
            Event::Decided {
                heard: Heard::Staked,
                ..
            }
        )
    };
    let opening = events
        .iter()
        .take(options.players())
        .take_while(|event| is_opening(event))
        .count();
    let part = Part::Opening;
    let staked = events[..opening].iter().map(|_| Context { board, part });
    staked.chain(contexts_from(board, &events[opening..])).collect()
}

/// The context of each event after the opening stakes, in a game that goes on from a board.
pub(super) fn contexts_from(mut board: Board, events: &[Event]) -> Vec<Context> {
    let mut part = Part::Play;
    let mut pending: Option<Announcement> = None;
    let mut all = Vec::with_capacity(events.len());
    for event in events {
        let is_answer = matches!(
            event,
            Event::Decided {
                heard: Heard::Called(
                    Call::Object
                        | Call::Let
                        | Call::Insist
                        | Call::Withdraw
                        | Call::Claim(_)
                        | Call::GiveUp
                        | Call::Allow
                        | Call::Refuse
                ),
                ..
            } | Event::TakenBack
        );
        // Whatever else is heard after an announcement tells that it stands.
        if !is_answer && let Some(deed) = pending.take() {
            board.carry_out(deed);
        }
        all.push(Context { board, part });
        match *event {
            Event::Decided {
                heard: Heard::Announced(deed),
                ..
            } => {
                let after = board.after(deed);
                let agent = deed.agent();
                let is_home = after.holder == Some(agent) && after.case == agent.home();
                if is_home && !matches!(deed, Announcement::Attack { .. }) {
                    board = after;
                    part = Part::Victory;
                } else {
                    pending = Some(deed);
                }
            }
            Event::TakenBack => pending = None,
            Event::Over(_) => part = Part::End,
            Event::Exiled { .. } if board.holder.is_some_and(|agent| board.case == agent.home()) => {
                part = Part::Victory;
            }
            _ => {}
        }
    }
    all
}

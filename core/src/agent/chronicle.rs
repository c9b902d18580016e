//! The board at each event, reconstructed from public events alone.

use super::action::{Announcement, Call, Event, Heard};
use super::board::Board;
use super::table::{Phase, Table};

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
    /// Whether this ends a contest in the mover's favour: what was announced is done, without anybody's leave.
    pub settles: bool,
    /// Whether somebody has claimed money in the contest before.
    pub is_claimed: bool,
}

/// The context of each event of a game from its beginning to this table.
///
/// ```
/// use agon_core::agent::{Agent, Game, Options, Part, Player, read_action, contexts};
///
/// let options: Options = "2".parse()?;
/// let mut game = Game::new(options, Player::ALL[0]);
/// let mut heard = Vec::new();
/// for text in ["$", "$", "A1-NYC", "let", "A1-REY", "object", "withdraw"] {
///     game.play(&read_action(text)?, &mut heard)?;
/// }
/// let contexts = contexts(game.table(), &heard);
/// assert_eq!((contexts.len(), contexts[1].part, contexts[2].part), (heard.len(), Part::Opening, Part::Play));
/// let place = |event: usize| contexts[event].board.place(Agent::ALL[0]).map(|city| city.code());
/// // The first move stood, the second did not.
/// assert_eq!([place(2), place(4), place(7)], [Some("WAS"), Some("NYC"), Some("NYC")]);
/// assert!(contexts.iter().all(|context| !context.settles), "nobody insisted");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn contexts(table: &Table, events: &[Event]) -> Vec<Context> {
    let options = *table.options();
    let board = Table::new(options, super::pieces::Player::ALL[0]).board;
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
    let staked = events[..opening].iter().map(|_| Context {
        board,
        part: Part::Opening,
        settles: false,
        is_claimed: false,
    });
    staked.chain(contexts_from(board, table, &events[opening..])).collect()
}

/// The context of each event after the opening stakes, in a game that goes on from a board to this table.
pub(super) fn contexts_from(mut board: Board, table: &Table, events: &[Event]) -> Vec<Context> {
    let is_contested = matches!(table.phase(), Phase::Claim(_) | Phase::Decide(_));
    let mut part = Part::Play;
    let mut pending: Option<Announcement> = None;
    let mut is_claimed = false;
    let mut all = Vec::with_capacity(events.len());
    for (number, event) in events.iter().enumerate() {
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
        // Anything else heard after an announcement means that it stands.
        if !is_answer && let Some(deed) = pending.take() {
            board.carry_out(deed);
        }
        let goes_on = events.get(number + 1).map_or(is_contested, is_of_contest);
        let settles = is_claim(event) && !goes_on;
        all.push(Context {
            board,
            part,
            settles,
            is_claimed,
        });
        is_claimed = match event {
            Event::Decided {
                heard: Heard::Called(Call::Claim(_)),
                ..
            } => true,
            _ => is_claimed && is_claim(event),
        };
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

/// Whether a player claims in a contest, or gives up.
const fn is_claim(event: &Event) -> bool {
    let Event::Decided { heard, .. } = event else {
        return false;
    };
    matches!(heard, Heard::Called(Call::Claim(_) | Call::GiveUp))
}

/// Whether an event that follows a claim belongs to the same contest.
const fn is_of_contest(event: &Event) -> bool {
    let Event::Decided { heard, .. } = event else {
        return false;
    };
    is_claim(event) || matches!(heard, Heard::Called(Call::Allow | Call::Refuse))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Game, Player, read_action};

    const NONE: [usize; 0] = [];

    /// The numbers of the events after which something stands, in a game of three after these actions.
    fn settled(actions: &str) -> Vec<usize> {
        let mut game = Game::new("3".parse().unwrap(), Player::ALL[0]);
        let mut heard = Vec::new();
        for text in format!("$A1=1000 $A1=500 $ {actions}").split_whitespace() {
            game.play(&read_action(text).unwrap(), &mut heard).unwrap();
        }
        let contexts = contexts(game.table(), &heard);
        let settled = contexts.iter().enumerate().filter(|(_, context)| context.settles);
        settled.map(|(number, _)| number).collect()
    }

    #[test]
    fn a_contest_is_settled_when_all_others_have_given_up_before_the_mover() {
        let contest = "A1-NYC object insist claim=500 claim=500 give-up";
        assert_eq!(settled(contest), NONE, "the objector may still claim more");
        assert_eq!(settled(&format!("{contest} give-up")), [9]);
        assert_eq!(settled(&format!("{contest} give-up B1-DUB")), [9], "it stays so");
    }

    #[test]
    fn whoever_gives_up_first_has_nobody_s_claim_before() {
        let claimed_before = |actions: &str| -> Vec<bool> {
            let mut game = Game::new("3".parse().unwrap(), Player::ALL[0]);
            let mut heard = Vec::new();
            for text in format!("$A1=1000 $A1=500 $ {actions}").split_whitespace() {
                game.play(&read_action(text).unwrap(), &mut heard).unwrap();
            }
            let contexts = contexts(game.table(), &heard);
            let claims = heard.iter().zip(contexts).filter(|(event, _)| is_claim(event));
            claims.map(|(_, context)| context.is_claimed).collect()
        };
        let nobody = "A1-NYC object insist give-up give-up give-up";
        assert_eq!(claimed_before(nobody), [false; 3]);
        let somebody = "A1-NYC object insist give-up claim=500 give-up";
        assert_eq!(claimed_before(somebody), [false, false, true]);
        let next = format!("{nobody} B1-DUB object insist give-up");
        assert_eq!(claimed_before(&next), [false; 4], "each contest begins anew");
    }

    #[test]
    fn a_contest_won_by_another_is_not_settled_before_they_allow_the_deed() {
        let contest = "A1-NYC object insist claim=500 give-up give-up";
        assert_eq!(settled(contest), NONE);
        assert_eq!(settled(&format!("{contest} allow")), NONE);
        assert_eq!(settled(&format!("{contest} refuse")), NONE);
    }
}

//! One game between computer players.

use super::absurd::Absurd;
use crate::agent::action::{Action, Call, EndReason, Event, Heard, Outcome};
use crate::agent::game::Game;
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};
use crate::agent::players::{Belief, Character, Thinker};

/// Decisions after which a game is broken off as drawn. Games with a round limit never come near.
pub const LONGEST: usize = 20_000;

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// Rounds begun.
    pub rounds: u32,
    /// Decisions taken.
    pub decisions: u32,
    /// Objections that were heard.
    pub objections: u32,
    /// Actions taken back.
    pub taken_back: u32,
    /// Agents exiled.
    pub exiles: u32,
    /// Bribes after the opening.
    pub bribes: u32,
    /// Absurd deeds, in the order of `Absurd::ALL`.
    pub absurd: [u32; Absurd::ALL.len()],
    /// By player: deeds of agents on whom they had nothing, and objections to such.
    pub bluffs: [u32; Player::MOST],
}

/// Plays a game between these players, one for each seat; `seed` is all the chance there is. `watch` is shown each
/// player's belief before they decide, with the truth.
///
/// The same arguments give the same game everywhere.
pub fn play(
    options: &Options,
    start: Player,
    characters: &[Character],
    seed: u64,
    mut watch: impl FnMut(&Belief, &Game),
) -> Played {
    let mut players: Vec<Thinker> = options
        .seats()
        .zip(characters)
        .map(|(seat, &character)| Thinker::new(options, seat, character, seed))
        .collect();
    let mut game = Game::new(*options, start);
    let mut events = Vec::new();
    let mut played = Played {
        outcome: None,
        rounds: 0,
        decisions: 0,
        objections: 0,
        taken_back: 0,
        exiles: 0,
        bribes: 0,
        absurd: [0; Absurd::ALL.len()],
        bluffs: [0; Player::MOST],
    };
    for _ in 0..LONGEST {
        let Some(asked) = game.table().asked() else { break };
        let Some(player) = players.get_mut(asked.index()) else {
            break;
        };
        let Some(choice) = player.decide(&game.view(asked), &events) else {
            break;
        };
        watch(player.belief(), &game);
        played.bluffs[asked.index()] += u32::from(is_bluff(&game, asked, &choice.action));
        if let Some(absurd) = Absurd::of(&game, asked, &choice.action) {
            played.absurd[absurd as usize] += 1;
        }
        let before = events.len();
        if game.play(&choice.action, &mut events).is_err() {
            break;
        }
        played.decisions += 1;
        events[before..].iter().for_each(|event| played.count(event));
    }
    played.outcome = game.outcome();
    played.rounds = game.table().round();
    let seats = options.seats();
    played.bribes = seats.map(|player| game.table().bribes(player)).sum();
    played
}

/// Whether a player acts with an agent, or objects to one, on whom they have nothing.
fn is_bluff(game: &Game, player: Player, action: &Action) -> bool {
    let nothing = |agent: Agent| game.sheet(player).stake(agent) == 0;
    match action {
        Action::Announce(deed) => nothing(deed.agent()),
        Action::Call(Call::Object) => game.table().pending().is_some_and(|deed| nothing(deed.agent())),
        _ => false,
    }
}

impl Played {
    fn count(&mut self, event: &Event) {
        match event {
            Event::Decided {
                heard: Heard::Called(Call::Object),
                ..
            } => self.objections += 1,
            Event::TakenBack => self.taken_back += 1,
            Event::Exiled { .. } => self.exiles += 1,
            _ => {}
        }
    }

    /// The winner, if there is one.
    pub fn winner(&self) -> Option<Player> {
        self.outcome?.winner
    }

    /// Whether an agent came home.
    pub fn ended_at_home(&self) -> bool {
        self.outcome.is_some_and(|outcome| outcome.reason == EndReason::Home)
    }
}

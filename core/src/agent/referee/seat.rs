//! Seats at the table: people and computer players.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::agent::action::Announcement;
use crate::agent::cast::{Persona, known};
use crate::agent::pieces::{Agent, Player, Players};
use crate::agent::players::{Character, UnknownCharacter};

/// A seat: a person, or a computer player. It may change from one to the other in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The name by which the table knows the player. May be empty.
    pub name: String,
    /// The computer player who sits here; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<Character>,
    /// Who the computer player is; `None` if nobody in particular.
    #[serde(default, deserialize_with = "known", skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
    /// The number of the colour that was chosen, from 0; `None` for that of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// A person's default passes at a table with several.
    #[serde(default, skip_serializing_if = "PassesByDefault::is_nothing")]
    pub passes: PassesByDefault,
}

/// Announcements that a person lets pass by default: without an objection within some seconds they pass. It follows
/// from public knowledge, so that neither the answer nor its time gives away what the person has staked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassesByDefault {
    /// None: the person is asked each time.
    #[default]
    Nothing,
    /// All but attacks.
    AllButAttacks,
    /// All but attacks and actions of the agent who holds the case.
    AllButAttacksAndCase,
}

impl PassesByDefault {
    const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// Whether an announcement passes by default, while this agent holds the case.
    pub fn covers(self, deed: Announcement, holder: Option<Agent>) -> bool {
        let is_attack = matches!(deed, Announcement::Attack { .. });
        match self {
            Self::Nothing => false,
            Self::AllButAttacks => !is_attack,
            Self::AllButAttacksAndCase => !is_attack && holder != Some(deed.agent()),
        }
    }
}

impl Seat {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            computer: None,
            persona: None,
            colour: None,
            passes: PassesByDefault::Nothing,
        }
    }

    /// A computer player.
    pub fn computer(name: impl Into<String>, character: Character) -> Self {
        Self {
            name: name.into(),
            computer: Some(character),
            persona: None,
            colour: None,
            passes: PassesByDefault::Nothing,
        }
    }

    /// Puts a persona here, who plays as they do.
    pub fn take_persona(&mut self, persona: Persona) {
        self.computer = Some(persona.character());
        self.persona = Some(persona);
    }

    /// The name by which the table knows the player: the chosen one, or a persona's. May be empty.
    pub fn called(&self) -> &str {
        match self.persona.filter(|_| self.name.is_empty()) {
            Some(persona) => persona.called(),
            None => &self.name,
        }
    }
}

impl Serialize for Character {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Character {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|error: UnknownCharacter| serde::de::Error::custom(error))
    }
}

/// Draws a persona of their level for each of these seats that a computer player has and that is nobody's yet. Nobody sits
/// twice at a table. The cast has somebody for every rival of a person, whatever their level; at a table of computer
/// players of one level the last stays as they are.
///
/// ```
/// use agon_core::agent::players::{Character, Level};
/// use agon_core::agent::{Player, Players, Seat, draw_cast};
///
/// let computer = Seat::computer("", Character::even(Level::Master));
/// let mut seats = [Seat::person("Anna"), computer.clone(), computer];
/// draw_cast(&mut seats, Player::ALL.into_iter().collect(), 7);
/// let personas: Vec<_> = seats.iter().map(|seat| seat.persona).collect();
/// assert_eq!(personas[0], None, "Anna is somebody already");
/// assert!(personas[1].is_some() && personas[2].is_some() && personas[1] != personas[2]);
/// assert_eq!(seats[1].called(), personas[1].unwrap().called());
/// ```
pub fn draw_cast(seats: &mut [Seat], drawn: Players, seed: u64) {
    let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
    for player in Player::ALL.into_iter().take(seats.len()) {
        let seat = &seats[player.index()];
        let Some(character) = seat
            .computer
            .filter(|_| seat.persona.is_none() && drawn.contains(player))
        else {
            continue;
        };
        let is_free = |persona: &Persona| seats.iter().all(|seat| seat.persona != Some(*persona));
        let free: Vec<Persona> = Persona::of_level(character.level).filter(is_free).collect();
        if !free.is_empty() {
            let persona = free[lot.random_range(0..free.len() as u32) as usize];
            seats[player.index()].take_persona(persona);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::agent::players::Level;

    fn all_seats(level: Level) -> Vec<Seat> {
        vec![Seat::computer("", Character::even(level)); Player::MOST]
    }

    fn everybody() -> Players {
        Player::ALL.into_iter().collect()
    }

    #[test]
    fn nobody_sits_twice_and_everybody_sits_somewhere() {
        let mut met = BTreeSet::new();
        for seed in 0..80 {
            for level in Level::ALL {
                let mut seats = all_seats(level);
                draw_cast(&mut seats, everybody(), seed);
                let drawn: Vec<_> = seats.iter().filter_map(|seat| seat.persona).collect();
                assert_eq!(drawn.len(), Player::MOST - 1, "the last is nobody");
                assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len(), "{drawn:?}");
                met.extend(drawn.first().copied());
                for seat in &seats {
                    let own = seat.persona.map_or(Character::even(level), Persona::character);
                    assert_eq!(seat.computer, Some(own));
                }
            }
        }
        assert_eq!(met.len(), Persona::ALL.len(), "each is drawn first some time");
    }

    #[test]
    fn every_rival_of_a_person_is_somebody() {
        for level in Level::ALL {
            let mut seats = all_seats(level);
            seats[0] = Seat::person("Anna");
            draw_cast(&mut seats, everybody(), 5);
            assert!(seats[1..].iter().all(|seat| seat.persona.is_some()), "{level:?}");
        }
    }

    #[test]
    fn a_persona_whom_only_a_later_program_knows_is_nobody() {
        let mut seat = Seat::computer("", Character::even(Level::Broker));
        seat.take_persona(Persona::Wanda);
        let text = serde_json::to_string(&seat).unwrap();
        assert_eq!(serde_json::from_str::<Seat>(&text).unwrap(), seat);
        let later = serde_json::from_str::<Seat>(&text.replace("wanda", "zoltan")).unwrap();
        assert_eq!((later.computer, later.persona), (seat.computer, None));
        assert_eq!((seat.called(), later.called()), ("Wanda", ""));
        seat.name = "Bo".into();
        assert_eq!(seat.called(), "Bo", "a chosen name comes first");
    }

    #[test]
    fn a_seat_that_is_somebodys_or_not_drawn_stays_as_it_is() {
        let mut seats = all_seats(Level::Runner);
        seats[0] = Seat::person("Anna");
        seats[1].take_persona(Persona::Otto);
        let mut drawn = everybody();
        drawn.remove(Player::ALL[2]);
        let before = seats.clone();
        draw_cast(&mut seats, drawn, 3);
        assert_eq!(seats[..3], before[..3]);
        let others: Vec<_> = seats[3..].iter().filter_map(|seat| seat.persona).collect();
        assert_eq!(others.len(), Player::MOST - 3);
        assert!(!others.contains(&Persona::Otto));
    }
}

//! What is chosen before a game. It is remembered for the next.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::agent::players::{Character, Level};
use crate::agent::{Occupant, Options, Player, Seat};
use crate::app::agent::gameplay::messages::{GameStarted, GameWanted};
use crate::app::agent::gameplay::schedule::MenuSystems;
use crate::app::shell::system::random_seed::fresh_seed;
use crate::app::shell::system::settings::section::{Section, add_section};
use crate::app::shell::ui::navigation::{Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    add_section::<Choices>(app);
    app.add_systems(Update, (begin, go_to_game).chain().in_set(MenuSystems::Begin));
}

/// The choices, with a seat for each of the most players; those beyond the number in the options rest.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// What is agreed, as text.
    pub options: String,
    /// The seats.
    pub seats: Vec<ChosenSeat>,
}

/// A seat that was chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenSeat {
    /// The player's name.
    pub name: String,
    /// The computer player by its text, or nothing for a person.
    pub computer: Option<String>,
}

impl Default for Choices {
    fn default() -> Self {
        let computer = |level: Level| ChosenSeat {
            name: String::new(),
            computer: Some(Character::even(level).to_string()),
        };
        let others = (1..Player::MOST).map(|_| computer(Level::Runner));
        Self {
            options: "4,bribe-cap=1000".to_owned(),
            seats: std::iter::once(ChosenSeat::default()).chain(others).collect(),
        }
    }
}

impl Section for Choices {
    const NAME: &'static str = "agent_choices";
}

impl Choices {
    /// What is agreed. What cannot be read is the usual.
    pub fn agreed(&self) -> Options {
        let usual = || Options::new(4).expect("four can play");
        self.options.parse().unwrap_or_else(|_| usual())
    }

    /// The seats of a game.
    pub fn seats(&self) -> Vec<Seat> {
        let seats = self.agreed().seats();
        seats
            .map(|player| {
                let chosen = self.seats.get(player.index()).cloned().unwrap_or_default();
                let computer = chosen.computer.as_deref().map(|text| {
                    let character = text.parse().unwrap_or(Character::even(Level::Runner));
                    Occupant::Computer(character)
                });
                Seat {
                    name: chosen.name.trim().chars().take(Seat::LONGEST_NAME).collect(),
                    colour: player.index() as u8,
                    occupant: computer.unwrap_or(Occupant::Person),
                }
            })
            .collect()
    }

    /// One person against computer players of a level.
    pub fn against_computers(level: Level, players: usize) -> GameWanted {
        let mut choices = Self::default();
        for seat in choices.seats.iter_mut().skip(1) {
            seat.computer = Some(Character::even(level).to_string());
        }
        choices.options = format!("{players},bribe-cap=1000");
        choices.game()
    }

    /// The game as chosen.
    pub fn game(&self) -> GameWanted {
        GameWanted {
            options: self.agreed(),
            seats: self.seats(),
        }
    }
}

/// Draws who begins, and starts the game.
fn begin(mut wanted: MessageReader<GameWanted>, mut started: MessageWriter<GameStarted>) {
    if let Some(GameWanted { options, seats }) = wanted.read().last().cloned() {
        let seed = fresh_seed();
        let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
        let start = lot.random_range(0..options.players() as u32) as usize;
        started.write(GameStarted {
            options,
            start: Player::ALL[start],
            seats,
            seed,
            actions: Vec::new(),
        });
    }
}

/// Whichever game starts, the players are taken to it.
fn go_to_game(
    mut started: MessageReader<GameStarted>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if started.read().count() > 0 {
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_becomes_the_usual() {
        let choices = Choices {
            options: "17,moon=full".to_owned(),
            seats: vec![ChosenSeat {
                name: "x".repeat(100),
                computer: Some("nobody".to_owned()),
            }],
        };
        assert_eq!(choices.agreed().players(), 4);
        let seats = choices.seats();
        assert_eq!(seats.len(), 4);
        assert_eq!(seats[0].name.len(), Seat::LONGEST_NAME);
        assert_eq!(seats[0].occupant, Occupant::Computer(Character::even(Level::Runner)));
        assert!(seats[1].is_person());
    }

    #[test]
    fn usually_one_person_plays_three_computers() {
        let seats = Choices::default().seats();
        assert_eq!(seats.iter().filter(|seat| seat.is_person()).count(), 1);
        assert_eq!(seats.len(), 4);
    }
}

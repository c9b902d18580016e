//! The choices made before a game. They are remembered for the next.

use agon_core::agent::players::{Character, Level, Temperament};
use agon_core::agent::{Options, Persona, Player, Players, Referee, Seat, draw_cast};
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::agent::gameplay::messages::{GameStarted, GameWanted, LessonStarted};
use crate::agent::gameplay::schedule::MenuSystems;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::settings::section::{Section, add_section};
use crate::shell::ui::navigation::{Overlay, Screen};

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;

pub(crate) fn plugin(app: &mut App) {
    add_section::<Choices>(app);
    app.add_systems(Update, (begin, go_to_game).chain().in_set(MenuSystems::Begin));
}

/// The choices, with a seat for each of the most players; those beyond the number in the options rest.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The agreed options.
    #[serde(with = "as_text")]
    pub options: Options,
    /// The seats.
    pub seats: Vec<Seat>,
    /// The computer players who are nobody of the cast, even without a name and manner of their own.
    pub by_hand: [bool; Player::MOST],
}

/// Who a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sitting {
    /// Somebody of the cast, drawn when the game begins.
    Drawn,
    /// This one.
    Persona(Persona),
    /// Nobody of the cast.
    Nobody,
}

impl Default for Choices {
    fn default() -> Self {
        let others = (1..Player::MOST).map(|_| Seat::computer("", Character::even(Level::Runner)));
        Self {
            options: suggested(4),
            seats: std::iter::once(Seat::person("")).chain(others).collect(),
            by_hand: [false; Player::MOST],
        }
    }
}

impl Section for Choices {
    const NAME: &'static str = "agent_choices";
}

/// Options are saved as their text.
mod as_text {
    use agon_core::agent::Options;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(options)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The options that are suggested for so many players.
pub fn suggested(players: usize) -> Options {
    Options::suggested(players).expect("so many may play")
}

impl Choices {
    /// The seats of a game.
    pub fn seats(&self) -> Vec<Seat> {
        let seats = self.options.seats();
        seats
            .map(|player| {
                let chosen = self.seats.get(player.index()).cloned();
                let chosen = chosen.unwrap_or_else(|| Seat::person(""));
                Seat {
                    name: chosen.name.trim().chars().take(LONGEST_NAME).collect(),
                    ..chosen
                }
            })
            .collect()
    }

    /// Who the computer player of this level on a seat is.
    pub fn sitting(&self, place: usize) -> Sitting {
        let Some(seat) = self.seats.get(place) else {
            return Sitting::Drawn;
        };
        let manner = seat.computer.map(|character| character.temperament);
        let is_own = !seat.name.trim().is_empty() || manner.is_some_and(|manner| manner != Temperament::Even);
        match seat.persona {
            Some(persona) => Sitting::Persona(persona),
            // Earlier versions did not say so.
            None if is_own || self.by_hand[place] => Sitting::Nobody,
            None => Sitting::Drawn,
        }
    }

    /// Chooses who plays at this level on a seat. Nobody sits twice: where they sat before, somebody is drawn.
    pub fn set_sitting(&mut self, place: usize, level: Level, sitting: Sitting) {
        self.by_hand[place] = sitting == Sitting::Nobody;
        if let Sitting::Persona(persona) = sitting
            && let Some(before) = self.seats.iter().position(|seat| seat.persona == Some(persona))
            && before != place
        {
            self.set_sitting(before, level, Sitting::Drawn);
        }
        let Some(seat) = self.seats.get_mut(place) else {
            return;
        };
        seat.persona = None;
        seat.computer = Some(Character::even(level));
        if sitting != Sitting::Nobody {
            seat.name.clear();
        }
        if let Sitting::Persona(persona) = sitting {
            seat.take_persona(persona);
        }
    }

    /// The computer players who are drawn when the game begins.
    fn drawn(&self) -> Players {
        let is_drawn = |player: &Player| {
            let is_computer = self
                .seats
                .get(player.index())
                .is_some_and(|seat| seat.computer.is_some());
            is_computer && self.sitting(player.index()) == Sitting::Drawn
        };
        self.options.seats().filter(is_drawn).collect()
    }

    /// One person against computer players of a level.
    pub fn against_computers(level: Level, players: usize) -> GameWanted {
        let mut choices = Self::default();
        for seat in choices.seats.iter_mut().skip(1) {
            seat.computer = Some(Character::even(level));
        }
        choices.options = suggested(players);
        choices.game()
    }

    /// A first game: one person against two easy opponents, by the printed rules.
    pub fn first_game() -> GameWanted {
        GameWanted {
            options: "3".parse().expect("three may play"),
            ..Self::against_computers(Level::Novice, 3)
        }
    }

    /// The game as chosen.
    pub fn game(&self) -> GameWanted {
        GameWanted {
            options: self.options,
            seats: self.seats(),
            drawn: self.drawn(),
        }
    }
}

/// Draws who begins and who comes, and starts the game.
fn begin(mut wanted: MessageReader<GameWanted>, mut started: MessageWriter<GameStarted>) {
    if let Some(GameWanted {
        options,
        mut seats,
        drawn,
    }) = wanted.read().last().cloned()
    {
        let seed = fresh_seed();
        let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
        let start = lot.random_range(0..options.players() as u32) as usize;
        draw_cast(&mut seats, drawn, lot.random());
        started.write(GameStarted(Referee::new(options, Player::ALL[start], &seats, seed)));
    }
}

/// Whichever game or lesson starts, the players are taken to it.
fn go_to_game(
    (mut games, mut lessons): (MessageReader<GameStarted>, MessageReader<LessonStarted>),
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if games.read().count() + lessons.read().count() > 0 {
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_back_and_seats_that_are_missing_are_people() {
        let choices = Choices {
            options: suggested(5),
            seats: vec![Seat::person("x".repeat(100))],
            ..Choices::default()
        };
        let text = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<Choices>(&text).unwrap(), choices);
        let seats = choices.seats();
        assert_eq!(seats.len(), 5);
        assert_eq!(seats[0].name.len(), LONGEST_NAME);
        assert_eq!(seats[1], Seat::person(""));
    }

    #[test]
    fn nobody_sits_twice_and_who_is_nobody_is_not_drawn() {
        let mut choices = Choices::default();
        let drawn = |choices: &Choices| choices.game().drawn.iter().map(Player::index).collect::<Vec<_>>();
        assert_eq!(drawn(&choices), [1, 2, 3]);
        choices.set_sitting(1, Level::Runner, Sitting::Persona(Persona::Otto));
        choices.set_sitting(2, Level::Runner, Sitting::Nobody);
        assert_eq!(drawn(&choices), [3]);
        choices.set_sitting(3, Level::Runner, Sitting::Persona(Persona::Otto));
        assert_eq!(drawn(&choices), [1], "Otto has gone over");
        assert_eq!(choices.seats()[3].computer, Some(Persona::Otto.character()));
        choices.set_sitting(3, Level::Master, Sitting::Drawn);
        assert_eq!(drawn(&choices), [1, 3]);
    }

    #[test]
    fn a_name_or_manner_of_an_earlier_version_stays() {
        let text = r#"{"options":"3","seats":[{"name":""},{"name":"Bo","computer":"runner"},{"name":"","computer":"agent,banker"}]}"#;
        let choices: Choices = serde_json::from_str(text).unwrap();
        assert!(choices.game().drawn.is_empty());
    }

    #[test]
    fn usually_one_person_plays_three_computers() {
        let seats = Choices::default().seats();
        assert_eq!(seats.iter().filter(|seat| seat.computer.is_none()).count(), 1);
        assert_eq!(seats.len(), 4);
    }
}

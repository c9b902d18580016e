//! A season of Agent: five evenings against stronger and stronger rivals, who learn how the player plays.

use serde::{Deserialize, Serialize};

use crate::agent::{Options, Persona, Player, Referee, Seat};

/// The evenings of a season.
pub const EVENINGS: usize = 5;

/// The most points of a season.
pub const MOST_POINTS: u32 = POINTS[0] * EVENINGS as u32;

/// The points by place; a game without a winner gives as many as the third place.
const POINTS: [u32; 4] = [5, 3, 2, 1];
const DRAWN: u32 = POINTS[2];

const TABLES: [[Persona; 3]; EVENINGS] = [
    [Persona::Moira, Persona::Halldor, Persona::Otto],
    [Persona::Leyla, Persona::Farid, Persona::Giulia],
    [Persona::Wanda, Persona::Sarojini, Persona::Arkadi],
    [Persona::Edward, Persona::Sarojini, Persona::Everett],
    [Persona::Wenying, Persona::Everett, Persona::Esther],
];

/// The rivals of an evening, from 0.
pub fn rivals(evening: usize) -> [Persona; 3] {
    TABLES[evening.min(EVENINGS - 1)]
}

/// The game of an evening, from 0, before the opening stakes. The player is on the first seat; start player and seed are
/// drawn by the caller.
pub fn game_of_evening(evening: usize, start: Player, seed: u64) -> Referee {
    let options = Options::suggested(4).expect("four may play");
    let rivals = rivals(evening).map(|persona| {
        let mut seat = Seat::person("");
        seat.take_persona(persona);
        seat
    });
    let seats: Vec<Seat> = std::iter::once(Seat::person("")).chain(rivals).collect();
    Referee::new(options, start, &seats, seed)
}

/// A player's place in a finished game, from 1: the winner's is the first, and the others follow by what they have on the
/// agent who decided it. Who has as much as another has the lower place. `None` before the end and without a winner.
pub fn place(game: &Referee, player: Player) -> Option<usize> {
    let outcome = game.outcome()?;
    let (winner, agent) = (outcome.winner?, outcome.agent?);
    let view = game.view(player);
    let stake = |player: Player| view.shown(player).map_or(0, |sheet| sheet.stake(agent));
    let mut others = game.options().seats().filter(|&other| other != player);
    Some(match winner == player {
        true => 1,
        false => {
            1 + others
                .by_ref()
                .filter(|&other| other == winner || stake(other) >= stake(player))
                .count()
        }
    })
}

/// The points of a place; of none, those of a game without a winner.
pub fn points(place: Option<usize>) -> u32 {
    match place {
        Some(place) => POINTS[(place.max(1) - 1).min(POINTS.len() - 1)],
        None => DRAWN,
    }
}

/// The season that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Season {
    /// Its number, from 0.
    pub number: u32,
    /// The game of the evening that was begun last, as it is [known](crate::agent::known_by) without its seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::read_action;

    #[test]
    fn rivals_become_stronger_from_evening_to_evening() {
        let strength = |evening: usize| rivals(evening).map(|persona| persona.level());
        for evening in 1..EVENINGS {
            let (before, now) = (strength(evening - 1), strength(evening));
            assert!(before.iter().max() <= now.iter().max() && before.iter().min() <= now.iter().min());
            assert_ne!(before, now);
            let rivals = rivals(evening);
            assert!(
                rivals
                    .iter()
                    .all(|rival| rivals.iter().filter(|other| *other == rival).count() == 1)
            );
        }
    }

    #[test]
    fn places_follow_the_money_on_the_agent_who_decided() {
        let options = "4,agents=1,map=short,round-limit=4".parse().unwrap();
        let mut game = Referee::new(options, Player::ALL[0], &[], 1);
        let mut actions = vec!["$A1=1000", "$A1=500", "$B1=1000", "$A1=500"];
        for (round, way) in ["A1-NYC", "A1-BMU", "A1-AZO", "A1-TAN+"].into_iter().enumerate() {
            let others = [["B1-HAM", "C1-BOM", "R1-WAR"], ["B1-LON", "C1-PEK", "R1-MOS"]][round % 2];
            for deed in std::iter::once(way).chain(others) {
                actions.extend([deed, "let", "let", "let"]);
            }
        }
        for text in actions {
            let asked = game.asked().unwrap();
            assert_eq!(place(&game, asked), None);
            game.play(asked, &read_action(text).unwrap()).unwrap();
        }
        assert!(game.outcome().is_some());
        let places = Player::ALL[..4]
            .iter()
            .map(|&player| place(&game, player))
            .collect::<Vec<_>>();
        assert_eq!(places, [Some(1), Some(3), Some(4), Some(3)]);
        assert_eq!(places.into_iter().map(points).collect::<Vec<_>>(), [5, 2, 1, 2]);
        assert_eq!(points(None), 2);
    }
}

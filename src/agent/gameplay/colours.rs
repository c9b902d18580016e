//! The colours of nations and players. Each is also distinguished by its shape or number.

use agon_core::agent::{Nation, Player, Seat};

use crate::shell::system::language::key;

/// The names of the players' colours, as text keys.
pub const NAMES: [&str; Player::MOST] = [
    key("agent-colour-ivory"),
    key("agent-colour-violet"),
    key("agent-colour-orange"),
    key("agent-colour-teal"),
    key("agent-colour-pink"),
    key("agent-colour-brown"),
    key("agent-colour-grey"),
    key("agent-colour-black"),
];

/// The number of each seat's colour: the chosen one, otherwise the seat's own or the first free one. No two are the
/// same.
pub fn of_seats(seats: &[Seat]) -> [u8; Player::MOST] {
    let mut colours: [Option<u8>; Player::MOST] = [None; Player::MOST];
    let is_free =
        |colours: &[Option<u8>], colour: u8| usize::from(colour) < Player::MOST && !colours.contains(&Some(colour));
    for (place, seat) in seats.iter().enumerate().take(Player::MOST) {
        colours[place] = seat.colour.filter(|&colour| is_free(&colours, colour));
    }
    for place in 0..Player::MOST {
        if colours[place].is_none() {
            let mut wishes = std::iter::once(place as u8).chain(0..Player::MOST as u8);
            colours[place] = wishes.find(|&colour| is_free(&colours, colour));
        }
    }
    colours.map(Option::unwrap_or_default)
}

/// Red, green and blue of a nation, as the sRGB bytes.
pub const fn of_nation(nation: Nation) -> [u8; 3] {
    match nation {
        Nation::Americans => [0x36, 0x7d, 0x48],
        Nation::British => [0x3b, 0x6f, 0xb5],
        Nation::Russians => [0xc4, 0x43, 0x36],
        Nation::Chinese => [0xe0, 0xb2, 0x2e],
    }
}

/// Red, green and blue of a player's colour, 0 … 7: none of them a nation's.
pub const fn of_player(colour: u8) -> [u8; 3] {
    match colour % 8 {
        0 => [0xef, 0xe6, 0xd2],
        1 => [0x8e, 0x5a, 0xb8],
        2 => [0xe8, 0x82, 0x2f],
        3 => [0x2f, 0xa8, 0xa8],
        4 => [0xe0, 0x7b, 0xa4],
        5 => [0x8a, 0x5f, 0x3c],
        6 => [0x9a, 0xa0, 0xa8],
        _ => [0x33, 0x33, 0x3a],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(one: [u8; 3], other: [u8; 3]) -> f32 {
        let squares = one
            .iter()
            .zip(other)
            .map(|(a, b)| (f32::from(*a) - f32::from(b)).powi(2));
        squares.sum::<f32>().sqrt()
    }

    #[test]
    fn everybody_has_a_colour_of_their_own_for_any_choice() {
        let seat = |colour| Seat {
            colour,
            ..Seat::person("")
        };
        let of = |chosen: &[Option<u8>]| of_seats(&chosen.iter().copied().map(seat).collect::<Vec<_>>());
        assert_eq!(of(&[]), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(of(&[None, Some(0)])[..3], [1, 0, 2]);
        assert_eq!(of(&[Some(5), Some(5), Some(99)])[..3], [5, 1, 2]);
        let mut all = of(&[Some(3), None, Some(1), None, Some(3), Some(7)]);
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn no_two_colours_are_alike() {
        let nations = Nation::ALL.map(of_nation);
        let players: Vec<_> = (0..8).map(of_player).collect();
        let all: Vec<_> = nations.into_iter().chain(players).collect();
        for (index, &one) in all.iter().enumerate() {
            for &other in &all[..index] {
                assert!(distance(one, other) > 40.0, "{one:?} and {other:?}");
            }
        }
    }
}

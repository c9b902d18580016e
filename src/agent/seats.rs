//! Who sits at the table (`docs/agent.md` §1.4).

use super::players::Character;

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A person at this device.
    Person,
    /// A computer player.
    Computer(Character),
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The player's name, at most [`LONGEST_NAME`](Self::LONGEST_NAME) characters; empty if none was given.
    pub name: String,
    /// The player's colour, 0 … 7. No two seats of a game have the same.
    pub colour: u8,
    /// Who plays.
    pub occupant: Occupant,
}

impl Seat {
    /// The most characters of a name.
    pub const LONGEST_NAME: usize = 24;

    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        self.occupant == Occupant::Person
    }
}

//! What is wrong with a text, and where.

use crate::agent::illegal::IllegalAction;
use crate::agent::map::City;
use crate::agent::pieces::{Agent, Player};
use crate::agent::view::ImpossibleSheet;

/// The text cannot be read, or says something impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct TextError {
    /// The place of the fault in the text, in characters from 1.
    pub column: usize,
    /// The fault.
    #[source]
    pub fault: TextFault,
}

/// A fault in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// Something else should stand here.
    #[error("{expected} should stand here, not {}", shown(.found))]
    Expected {
        /// What should stand here.
        expected: &'static str,
        /// What stands here instead; empty at the end of the text.
        found: String,
    },
    /// Something follows the end.
    #[error("nothing may follow here, but there is {0:?}")]
    Extra(String),
    /// The city is not on the short map.
    #[error("{0} is not on the short map")]
    OffMap(City),
    /// Two agents hold the case.
    #[error("the case is held already by {0}")]
    TwoHolders(Agent),
    /// The holder is not where the case is.
    #[error("{0} holds the case, so it must be in his city")]
    HolderElsewhere(Agent),
    /// The agent does not take part.
    #[error("{0} does not take part: there is one agent per nation")]
    NotInGame(Agent),
    /// There is no such player.
    #[error("the players are numbered from 0 to {last}")]
    NoPlayer {
        /// The number of the last player.
        last: usize,
    },
    /// Lots of an agent do not stand from large to small.
    #[error("lots stand from large to small")]
    LotsOutOfOrder,
    /// Agents or players do not stand in their order, or one stands twice.
    #[error("agents and players stand in their order, each once")]
    OutOfOrder,
    /// The action is not legal in this state.
    #[error("the action is not legal: {0}")]
    Illegal(IllegalAction),
    /// The action was taken back already.
    #[error("this action is among those taken back already")]
    TakenBackTwice,
    /// Nobody can object to the end of the game.
    #[error("this action ends the game, and nobody can object to it")]
    Unopposed,
    /// The action did not bring the case home.
    #[error("after this action no agent would be at home with the case")]
    NotHome,
    /// The player cannot be asked, or cannot have objected.
    #[error("player {0} cannot be asked this here")]
    WrongPlayer(Player),
    /// A player claimed more than he has.
    #[error("player {0} claimed more than he has")]
    ClaimAboveStake(Player),
    /// What is proven of a player and his fees are more than he had.
    #[error("what is proven of player {0} is more than he had")]
    TooMuchProven(Player),
    /// The sheet is hidden, but should be known.
    #[error("the sheet of player {0} is hidden")]
    Hidden(Player),
    /// The sheet is known, but should be hidden.
    #[error("the sheet of player {0} should be hidden")]
    NotHidden(Player),
    /// The sheet of the player is impossible.
    #[error("the sheet of player {player} is impossible: {fault}")]
    Sheet {
        /// Whose sheet.
        player: Player,
        /// What is wrong with it.
        fault: ImpossibleSheet,
    },
}

fn shown(found: &str) -> String {
    if found.is_empty() {
        "the end of the text".into()
    } else {
        format!("{found:?}")
    }
}

//! Faults in a text, and their positions.

use crate::agent::illegal::IllegalAction;
use crate::agent::map::City;
use crate::agent::money::{Dollars, FEE};
use crate::agent::pieces::{Agent, Player};
use crate::agent::view::ImpossibleSheet;

/// The text cannot be read, or says something impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct TextError {
    /// The place of the fault in the text, in characters from 1.
    pub column: usize,
    /// The fault at that place.
    #[source]
    pub fault: TextFault,
}

/// A fault in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// Something else should stand here.
    #[error("{expected} should stand here, not {}", shown(.found))]
    Expected {
        /// The text expected here.
        expected: &'static str,
        /// The text found instead; empty at the end.
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
    #[error("{0} holds the case, so it must be in their city")]
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
    /// The amount is not a multiple of these dollars, as all stakes, minima and fees are.
    #[error("the dollars here must be a multiple of {0}")]
    NotMultiple(Dollars),
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
    /// A player claimed more than their proven minimum, to which every claim raises it.
    #[error("player {0} claimed more than is proven of them")]
    ClaimNotProven(Player),
    /// Two players other than the mover claimed the same.
    #[error("player {0} claimed as much as another, which only the mover may do")]
    SameClaim(Player),
    /// The player with the highest claim is among those who gave up.
    #[error("player {0} leads, and cannot have given up")]
    LeaderGaveUp(Player),
    /// The attack that was announced would have proven $500 on the attacker.
    #[error("an attack proves ${FEE} on {0}")]
    AttackNotProven(Agent),
    /// Sheets decide, and nobody is asked to claim the victory.
    #[error("with victory=sheets nobody claims the victory")]
    NoVictoryClaims,
    /// The game cannot have ended at the round limit in this turn.
    #[error("the last round is not over here")]
    NotAtLimit,
    /// The game was decided on the holder of the case, or on nobody while it lies free.
    #[error("the game is decided on the agent who holds the case")]
    WrongAgent,
    /// The open sheets give another winner, or none.
    #[error("the open sheets give another result")]
    WrongWinner,
    /// The game would have ended in an earlier round.
    #[error("the game is over after round {0}")]
    PastLimit(u32),
    /// An agent is at home with the case, but the phase says that the game goes on.
    #[error("{0} is at home with the case, so the game is over")]
    AtHome(Agent),
    /// Something has happened already, but opening stakes are still to be placed.
    #[error("before all opening stakes are placed nothing else has happened")]
    Begun,
    /// The player cannot owe a missed turn.
    #[error("player {0} cannot owe a missed turn here")]
    NothingMissed(Player),
    /// A player's proven stakes and fees are more than they had.
    #[error("what is proven of player {0} is more than they had")]
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
        /// The player who cannot have this sheet.
        player: Player,
        /// The fault.
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

//! What is known of a player from earlier games, where all sheets were open in the end.

use std::fmt;
use std::str::FromStr;

/// How often a player objected, withdrew and bluffed in earlier games.
///
/// ```
/// use agon_core::agent::players::Reputation;
///
/// let known = Reputation { chances: 40, objections: 6, withdrawals: 9, insists: 3, bluffs: 2 };
/// assert_eq!(known.to_string(), "40.6.9.3.2");
/// assert_eq!("40.6.9.3.2".parse(), Ok(known));
/// assert!("40.6.9.3".parse::<Reputation>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reputation {
    /// How often they were asked whether they object.
    pub chances: u32,
    /// How often they did.
    pub objections: u32,
    /// How often they withdrew after an objection to what they had announced.
    pub withdrawals: u32,
    /// How often they insisted.
    pub insists: u32,
    /// Objections and insists with nothing on the agent.
    pub bluffs: u32,
}

/// Occasions that count as seen beside those that were: few games say little.
const UNSEEN: u32 = 4;

impl Reputation {
    /// How much of their objecting says nothing of their money, 0 … 1: some object to everything.
    pub(super) fn indifference(self) -> f64 {
        share(self.objections, self.chances)
    }

    /// How often they say that they have money where they have none, 0 … 1.
    pub(super) fn bluffing(self) -> f64 {
        share(self.bluffs, self.objections.saturating_add(self.insists))
    }
}

fn share(count: u32, of: u32) -> f64 {
    f64::from(count.min(of)) / f64::from(of.saturating_add(UNSEEN))
}

/// A text is no reputation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no reputation: write chances, objections, withdrawals, insists and bluffs, with dots between")]
pub struct UnknownReputation(String);

impl fmt::Display for Reputation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            chances,
            objections,
            withdrawals,
            insists,
            bluffs,
        } = self;
        write!(f, "{chances}.{objections}.{withdrawals}.{insists}.{bluffs}")
    }
}

impl FromStr for Reputation {
    type Err = UnknownReputation;

    fn from_str(text: &str) -> Result<Self, UnknownReputation> {
        let unknown = || UnknownReputation(text.to_owned());
        let numbers: Result<Vec<u32>, _> = text.split('.').map(str::parse).collect();
        let [chances, objections, withdrawals, insists, bluffs] = numbers.map_err(|_| unknown())?[..] else {
            return Err(unknown());
        };
        Ok(Self {
            chances,
            objections,
            withdrawals,
            insists,
            bluffs,
        })
    }
}

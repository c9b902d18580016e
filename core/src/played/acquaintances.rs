//! What somebody knows of Agent's cast: sums over the finished games in which they met.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::agent::{Conduct, Persona, Referee, known_by};
use crate::notation::{VersionedError, read_versioned};

/// Incremented when older programs would misread newer texts.
const VERSION: u32 = 1;

/// The known personas, and the games that count. Personas whom this program does not know are kept.
///
/// ```
/// use agon_core::agent::{Options, Persona, Player, Referee, Seat, read_action};
/// use agon_core::played::acquaintances::Acquaintances;
///
/// let options: Options = "2,agents=1,map=short,round-limit=1".parse()?;
/// let mut seats = [Seat::person("Anna"), Seat::person("")];
/// seats[1].take_persona(Persona::Otto);
/// let mut referee = Referee::new(options, Player::ALL[0], &seats, 7);
/// for (player, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC"), (1, "object"), (0, "withdraw"), (0, "B1-DUB")] {
///     referee.play(Player::ALL[player], &read_action(text)?)?;
/// }
/// let mut known = Acquaintances::default();
/// assert!(!known.add_game(&referee), "it is not over");
/// for (player, text) in [(1, "let"), (1, "R1-WAR"), (0, "let")] {
///     referee.play(Player::ALL[player], &read_action(text)?)?;
/// }
/// assert!(known.add_game(&referee) && !known.add_game(&referee), "no game counts twice");
/// let otto = known.of(Persona::Otto).expect("they have met");
/// assert_eq!((otto.games, otto.chances, otto.objections), (1, 2, 1));
/// assert_eq!(Acquaintances::read(&known.write())?, known);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acquaintances {
    games: BTreeSet<u64>,
    known: BTreeMap<String, Acquaintance>,
}

/// What is known of a persona: sums over the games in which they were met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Acquaintance {
    /// Games in which they were met.
    pub games: u32,
    /// Games that they won.
    pub won: u32,
    /// Times that they were asked whether they object.
    pub chances: u32,
    /// Objections.
    pub objections: u32,
    /// Withdrawals after an objection.
    pub withdrawals: u32,
    /// Times that they insisted.
    pub insists: u32,
    /// Objections and insists with nothing on the agent.
    pub bluffs: u32,
    /// Claims in contests.
    pub claims: u32,
    /// Agents whom they sent to the Bahamas.
    pub exiles: u32,
}

/// Something that can be said of a persona, once there is enough to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// They object whenever they can.
    AlwaysObjects,
    /// They have never objected.
    NeverObjects,
    /// So many objections, of so many chances.
    Objections(u32, u32),
    /// They withdraw after every objection.
    AlwaysWithdraws,
    /// They have never withdrawn.
    NeverWithdraws,
    /// So many withdrawals, of so many objections to what they had announced.
    Withdrawals(u32, u32),
    /// They had money on the agent whenever they objected or insisted.
    NeverBluffs,
    /// So many bluffs, of so many objections and insists.
    Bluffs(u32, u32),
    /// They have never sent an agent to the Bahamas.
    NeverExiles,
    /// So many exiles.
    Exiles(u32),
}

/// From so many occasions on a share can be told, and from so many that something always or never happens.
const SOME: u32 = 5;
const MANY: u32 = 8;
/// Objections are asked about so often that a share needs more.
const CHANCES: u32 = 20;
/// Games after which somebody without an exile is known for it.
const PEACEFUL: u32 = 3;

impl Acquaintance {
    /// What one game shows.
    fn of(conduct: &Conduct) -> Self {
        Self {
            games: 1,
            won: u32::from(conduct.won),
            chances: conduct.chances,
            objections: conduct.objections,
            withdrawals: conduct.withdrawals,
            insists: conduct.insists,
            bluffs: conduct.bluffs(),
            claims: conduct.claims,
            exiles: conduct.exiles,
        }
    }

    fn add(&mut self, other: &Self) {
        let sums = [
            (&mut self.games, other.games),
            (&mut self.won, other.won),
            (&mut self.chances, other.chances),
            (&mut self.objections, other.objections),
            (&mut self.withdrawals, other.withdrawals),
            (&mut self.insists, other.insists),
            (&mut self.bluffs, other.bluffs),
            (&mut self.claims, other.claims),
            (&mut self.exiles, other.exiles),
        ];
        for (sum, more) in sums {
            *sum = sum.saturating_add(more);
        }
    }

    /// What can be said of them, four remarks at most.
    pub fn remarks(&self) -> Vec<Remark> {
        let answers = self.withdrawals.saturating_add(self.insists);
        let stands = self.objections.saturating_add(self.insists);
        let objections = match (self.objections, self.chances) {
            (0, MANY..) => Some(Remark::NeverObjects),
            (objections, MANY..) if objections == self.chances => Some(Remark::AlwaysObjects),
            (objections, CHANCES..) => Some(Remark::Objections(objections, self.chances)),
            _ => None,
        };
        let withdrawals = match (self.withdrawals, answers) {
            (0, SOME..) => Some(Remark::NeverWithdraws),
            (withdrawals, SOME..) if withdrawals == answers => Some(Remark::AlwaysWithdraws),
            (withdrawals, SOME..) => Some(Remark::Withdrawals(withdrawals, answers)),
            _ => None,
        };
        let bluffs = match (self.bluffs, stands) {
            (0, MANY..) => Some(Remark::NeverBluffs),
            (bluffs @ 1.., SOME..) => Some(Remark::Bluffs(bluffs, stands)),
            _ => None,
        };
        let exiles = match (self.exiles, self.games) {
            (0, PEACEFUL..) => Some(Remark::NeverExiles),
            (exiles @ 2.., _) => Some(Remark::Exiles(exiles)),
            _ => None,
        };
        [objections, bluffs, withdrawals, exiles]
            .into_iter()
            .flatten()
            .collect()
    }
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    games: BTreeSet<u64>,
    known: BTreeMap<String, Acquaintance>,
}

impl Acquaintances {
    /// The name of the entry in which programs keep it.
    pub const ENTRY: &str = "cast-agent";

    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, VersionedError> {
        let Written { games, known, .. } = read_versioned(text, VERSION..=VERSION)?;
        Ok(Self { games, known })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let written = Written {
            version: VERSION,
            games: self.games.clone(),
            known: self.known.clone(),
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// Adds what a finished game shows of the personas in it. Returns whether it counts: not while it goes on, nor twice,
    /// nor if no person was left at the table.
    pub fn add_game(&mut self, game: &Referee) -> bool {
        let Some(conduct) = game.conduct().filter(|_| game.persons().next().is_some()) else {
            return false;
        };
        let is_new = self.games.insert(known_by(game.seed()));
        if is_new {
            for (seat, conduct) in game.seats().iter().zip(&conduct) {
                // With another manner it is not they who played.
                let as_themselves = |persona: &Persona| seat.computer == Some(persona.character());
                if let Some(persona) = seat.persona.filter(as_themselves) {
                    let shown = Acquaintance::of(conduct);
                    self.known.entry(persona.id().to_owned()).or_default().add(&shown);
                }
            }
        }
        is_new
    }

    /// Adds what another program has written. Sums over partly the same games cannot be told apart: of those, the sums
    /// over more games stay.
    pub fn add(&mut self, other: &Self) {
        if self.games.is_disjoint(&other.games) {
            self.games.extend(&other.games);
            for (id, known) in &other.known {
                self.known.entry(id.clone()).or_default().add(known);
            }
        } else if other.games.len() > self.games.len() {
            self.clone_from(other);
        }
    }

    /// Whether nobody was met yet.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// What is known of a persona; `None` if they were never met.
    pub fn of(&self, persona: Persona) -> Option<&Acquaintance> {
        self.known.get(persona.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGUN: Acquaintance = Acquaintance {
        games: 1,
        won: 0,
        chances: 7,
        objections: 2,
        withdrawals: 2,
        insists: 2,
        bluffs: 1,
        claims: 1,
        exiles: 1,
    };

    #[test]
    fn one_short_game_says_nothing() {
        assert_eq!(BEGUN.remarks(), []);
    }

    #[test]
    fn what_always_or_never_happens_is_said_before_shares_are() {
        let known = Acquaintance {
            games: 3,
            chances: 8,
            objections: 8,
            withdrawals: 0,
            insists: 5,
            bluffs: 0,
            exiles: 0,
            ..BEGUN
        };
        let said = [
            Remark::AlwaysObjects,
            Remark::NeverBluffs,
            Remark::NeverWithdraws,
            Remark::NeverExiles,
        ];
        assert_eq!(known.remarks(), said);
        let known = Acquaintance {
            objections: 0,
            withdrawals: 5,
            insists: 0,
            exiles: 4,
            ..known
        };
        let said = [Remark::NeverObjects, Remark::AlwaysWithdraws, Remark::Exiles(4)];
        assert_eq!(known.remarks(), said);
    }

    #[test]
    fn what_two_devices_know_is_added_and_no_game_counts_twice() {
        let known = |games: &[u64]| Acquaintances {
            games: games.iter().copied().collect(),
            known: BTreeMap::from([("otto".to_owned(), BEGUN)]),
        };
        let mut here = known(&[1]);
        here.add(&known(&[2]));
        assert_eq!(here.known["otto"].chances, 2 * BEGUN.chances);
        let both = here.clone();
        here.add(&known(&[2]));
        assert_eq!(here, both, "it is all here now");
        let mut there = known(&[2]);
        there.add(&both);
        assert_eq!(there, both);
    }

    #[test]
    fn shares_are_told_of_enough_occasions() {
        let known = Acquaintance {
            chances: 20,
            objections: 4,
            withdrawals: 1,
            insists: 4,
            bluffs: 3,
            ..BEGUN
        };
        let said = [
            Remark::Objections(4, 20),
            Remark::Bluffs(3, 8),
            Remark::Withdrawals(1, 5),
        ];
        assert_eq!(known.remarks(), said);
    }

    #[test]
    fn personas_of_later_programs_and_their_numbers_are_kept() {
        let text = r#"{"version":1,"games":[7],"known":{"zoltan":{"games":2,"exiles":3}}}"#;
        let known = Acquaintances::read(text).unwrap();
        assert_eq!(Acquaintances::read(&known.write()).unwrap(), known);
        assert!(known.write().contains("zoltan"));
        let later = text.replace("\"version\":1", "\"version\":2");
        assert!(matches!(Acquaintances::read(&later), Err(VersionedError::Version(2))));
    }
}

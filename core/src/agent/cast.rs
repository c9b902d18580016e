//! The cast: computer players with a name, a home and a manner that can be learned. They are nobody who has lived.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::map::City;
use super::players::{Character, Habit, Level, Temperament};

/// A computer player who is somebody: met again, and known by what they did.
///
/// ```
/// use agon_core::agent::Persona;
/// use agon_core::agent::players::{Habit, Level};
///
/// let otto = Persona::with_id("otto").expect("he is in the cast");
/// assert_eq!((otto.full_name(), otto.called()), ("Otto Brandhorst", "Otto"));
/// assert_eq!((otto.level(), otto.character().habit), (Level::Runner, Some(Habit::OftenObject)));
/// assert!(Persona::of_level(Level::Runner).any(|persona| persona == otto));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is called by the name")]
pub enum Persona {
    Moira,
    Tomas,
    Binta,
    Percy,
    Nieves,
    Ubaldo,
    Karima,
    Halldor,
    Leyla,
    Otto,
    Dolores,
    Idriss,
    Xiomara,
    Yuklan,
    Farid,
    Wanda,
    Giulia,
    Rauf,
    Josse,
    Zohra,
    Sol,
    Sarojini,
    Arkadi,
    Edward,
    Blaise,
    Traute,
    Daryush,
    Vera,
    Wenying,
    Everett,
    Esther,
    Gurdial,
    Colette,
    Quiteria,
    Osman,
}

struct Entry {
    id: &'static str,
    full_name: &'static str,
    called: &'static str,
    home: &'static str,
    character: Character,
}

const fn entry(
    id: &'static str,
    (full_name, called): (&'static str, &'static str),
    home: &'static str,
    character: Character,
) -> Entry {
    Entry {
        id,
        full_name,
        called,
        home,
        character,
    }
}

const fn even(level: Level) -> Character {
    Character::even(level)
}

const fn with_temperament(level: Level, temperament: Temperament) -> Character {
    Character {
        temperament,
        ..Character::even(level)
    }
}

const fn with_habit(level: Level, habit: Habit) -> Character {
    Character {
        habit: Some(habit),
        ..Character::even(level)
    }
}

/// In the order of [`Persona::ALL`]. Saves have the ids, and notes on people too.
static CAST: [Entry; Persona::ALL.len()] = [
    entry("moira", ("Moira Kinsella", "Moira"), "DUB", even(Level::Novice)),
    entry(
        "tomas",
        ("Tomás Arruda", "Tomás"),
        "AZO",
        with_habit(Level::Novice, Habit::AlwaysObject),
    ),
    entry(
        "binta",
        ("Binta Sarr", "Binta"),
        "DAK",
        with_habit(Level::Novice, Habit::Spread),
    ),
    entry(
        "percy",
        ("Percy Outerbridge", "Percy"),
        "BMU",
        with_habit(Level::Novice, Habit::NeverObject),
    ),
    entry(
        "nieves",
        ("Nieves Cifuentes", "Nieves"),
        "MAD",
        with_habit(Level::Novice, Habit::WithdrawOnce),
    ),
    entry(
        "ubaldo",
        ("Ubaldo Betancor", "Ubaldo"),
        "PAL",
        with_habit(Level::Novice, Habit::OftenObject),
    ),
    entry(
        "karima",
        ("Karima Shenouda", "Karima"),
        "CAI",
        with_habit(Level::Novice, Habit::AlwaysWithdraw),
    ),
    entry("halldor", ("Halldór Vífilsson", "Halldór"), "REY", even(Level::Runner)),
    entry(
        "leyla",
        ("Leyla Demiray", "Leyla"),
        "IST",
        with_habit(Level::Runner, Habit::WithdrawOnce),
    ),
    entry(
        "otto",
        ("Otto Brandhorst", "Otto"),
        "HAM",
        with_habit(Level::Runner, Habit::OftenObject),
    ),
    entry(
        "dolores",
        ("Dolores Quintero", "Dolores"),
        "PAN",
        with_habit(Level::Runner, Habit::NeverObject),
    ),
    entry(
        "idriss",
        ("Idriss Temsamani", "Idriss"),
        "TAN",
        with_habit(Level::Runner, Habit::Spread),
    ),
    entry(
        "xiomara",
        ("Xiomara Pedroso", "Xiomara"),
        "HAV",
        with_habit(Level::Runner, Habit::Racer),
    ),
    entry(
        "yuklan",
        ("Cheung Yuk-lan", "Yuk-lan"),
        "HKG",
        with_habit(Level::Runner, Habit::AlwaysObject),
    ),
    entry(
        "farid",
        ("Farid Naceri", "Farid"),
        "ALG",
        with_temperament(Level::Broker, Temperament::Banker),
    ),
    entry(
        "wanda",
        ("Wanda Zielińska", "Wanda"),
        "WAR",
        with_habit(Level::Broker, Habit::NeverAttack),
    ),
    entry(
        "giulia",
        ("Giulia Morandini", "Giulia"),
        "ROM",
        with_temperament(Level::Broker, Temperament::Hunter),
    ),
    entry(
        "rauf",
        ("Rauf Sadıqov", "Rauf"),
        "BAK",
        with_temperament(Level::Broker, Temperament::Gambler),
    ),
    entry(
        "josse",
        ("Josse Claessens", "Josse"),
        "BRU",
        with_habit(Level::Broker, Habit::OftenObject),
    ),
    entry(
        "zohra",
        ("Zohra Lamrani", "Zohra"),
        "CAS",
        with_habit(Level::Broker, Habit::WithdrawOnce),
    ),
    entry("sol", ("Sol Grubman", "Sol"), "NYC", even(Level::Broker)),
    entry(
        "sarojini",
        ("Sarojini Kelkar", "Sarojini"),
        "BOM",
        with_temperament(Level::Agent, Temperament::Gambler),
    ),
    entry(
        "arkadi",
        ("Arkadi Lebedin", "Arkadi"),
        "MOS",
        with_temperament(Level::Agent, Temperament::Hunter),
    ),
    entry("edward", ("Edward Pell", "Edward"), "LON", even(Level::Agent)),
    entry(
        "blaise",
        ("Blaise Duperrex", "Blaise"),
        "GEN",
        with_temperament(Level::Agent, Temperament::Banker),
    ),
    entry(
        "traute",
        ("Traute Lüdtke", "Traute"),
        "BER",
        with_habit(Level::Agent, Habit::PlainClaims),
    ),
    entry(
        "daryush",
        ("Daryush Farahmand", "Daryush"),
        "TEH",
        with_habit(Level::Agent, Habit::WithdrawOnce),
    ),
    entry(
        "vera",
        ("Vera Ptitsyna", "Vera"),
        "MOS",
        with_habit(Level::Agent, Habit::NeverObject),
    ),
    entry(
        "wenying",
        ("Su Wenying", "Wenying"),
        "PEK",
        with_temperament(Level::Master, Temperament::Banker),
    ),
    entry("everett", ("Everett Coles", "Everett"), "WAS", even(Level::Master)),
    entry(
        "esther",
        ("Esther Wanjiru", "Esther"),
        "NAI",
        with_temperament(Level::Master, Temperament::Gambler),
    ),
    entry(
        "gurdial",
        ("Gurdial Sandhu", "Gurdial"),
        "NAI",
        with_temperament(Level::Master, Temperament::Hunter),
    ),
    entry(
        "colette",
        ("Colette Maréchal", "Colette"),
        "PAR",
        with_habit(Level::Master, Habit::OftenObject),
    ),
    entry(
        "quiteria",
        ("Quitéria Valadão", "Quitéria"),
        "LIS",
        with_habit(Level::Master, Habit::WithdrawOnce),
    ),
    entry(
        "osman",
        ("Osman Abdelmajid", "Osman"),
        "KHA",
        with_habit(Level::Master, Habit::PlainClaims),
    ),
];

impl Persona {
    /// The whole cast, the weakest first.
    pub const ALL: [Self; 35] = [
        Self::Moira,
        Self::Tomas,
        Self::Binta,
        Self::Percy,
        Self::Nieves,
        Self::Ubaldo,
        Self::Karima,
        Self::Halldor,
        Self::Leyla,
        Self::Otto,
        Self::Dolores,
        Self::Idriss,
        Self::Xiomara,
        Self::Yuklan,
        Self::Farid,
        Self::Wanda,
        Self::Giulia,
        Self::Rauf,
        Self::Josse,
        Self::Zohra,
        Self::Sol,
        Self::Sarojini,
        Self::Arkadi,
        Self::Edward,
        Self::Blaise,
        Self::Traute,
        Self::Daryush,
        Self::Vera,
        Self::Wenying,
        Self::Everett,
        Self::Esther,
        Self::Gurdial,
        Self::Colette,
        Self::Quiteria,
        Self::Osman,
    ];

    const fn entry(self) -> &'static Entry {
        &CAST[self as usize]
    }

    /// The id, which saves have and which never changes.
    pub const fn id(self) -> &'static str {
        self.entry().id
    }

    /// The persona with an id; `None` if it is of no program known here.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|persona| persona.id() == id)
    }

    /// The personas of a level.
    pub fn of_level(level: Level) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |persona| persona.level() == level)
    }

    /// The whole name, as in papers. Names are the same in every language.
    pub const fn full_name(self) -> &'static str {
        self.entry().full_name
    }

    /// The name at the table.
    pub const fn called(self) -> &'static str {
        self.entry().called
    }

    /// Where they live.
    pub fn home(self) -> City {
        self.entry().home.parse().expect("it is on the map")
    }

    /// How they play.
    pub const fn character(self) -> Character {
        self.entry().character
    }

    /// How well they play.
    pub const fn level(self) -> Level {
        self.character().level
    }
}

impl Serialize for Persona {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Reads the id of a persona. One that is known only to a later program is nobody.
pub(super) fn known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Persona>, D::Error> {
    Ok(Persona::with_id(&String::deserialize(deserializer)?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::agent::pieces::Player;

    #[test]
    fn everybody_has_an_own_name_and_id_and_stands_at_their_place() {
        let ids: BTreeSet<_> = Persona::ALL.iter().map(|persona| persona.id()).collect();
        let called: BTreeSet<_> = Persona::ALL.iter().map(|persona| persona.called()).collect();
        assert_eq!((ids.len(), called.len()), (Persona::ALL.len(), Persona::ALL.len()));
        for persona in Persona::ALL {
            assert_eq!(Persona::with_id(persona.id()), Some(persona));
            assert_eq!(format!("{persona:?}").to_lowercase(), persona.id());
            assert!(persona.full_name().contains(persona.called()), "{persona:?}");
            assert_eq!(persona.home().code(), persona.entry().home);
        }
        assert!(Persona::ALL.is_sorted_by_key(|persona| persona.level()));
    }

    #[test]
    fn every_level_has_seven_who_differ_in_manner() {
        for level in Level::ALL {
            let all: Vec<_> = Persona::of_level(level).collect();
            assert_eq!(all.len(), Player::MOST - 1, "one for each rival of {level:?}");
            for (number, one) in all.iter().enumerate() {
                let differ = |other: &Persona| other.character() != one.character();
                assert!(all[..number].iter().all(differ), "{one:?}");
            }
        }
    }
}

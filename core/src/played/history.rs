//! All games that somebody has played against the computer, and how what is remembered of them is written down.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::distinction::Distinction;
use super::game::PlayedGame;
use crate::engine::Level;
use crate::notation::{VersionedError, read_versioned};
use crate::rules::{Preset, RuleSet};

/// Incremented when older programs would misread newer texts.
const VERSION: u32 = 1;

/// Entries of the games, by their numbers. An entry stays when its game is deleted from the saved games.
///
/// ```
/// use agon_core::engine::Level;
/// use agon_core::played::game::{End, PlayedGame};
/// use agon_core::played::history::History;
/// use agon_core::rules::RuleSet;
///
/// let game = PlayedGame {
///     ended: "2026.11.21-094355".into(),
///     level: Level::Casual,
///     rules: RuleSet::default(),
///     end: End::Won,
///     turns: 51,
///     helped: false,
///     distinctions: Vec::new(),
/// };
/// let mut history = History::default();
/// history.put(0xa90, game);
/// assert!(history.has(0xa90, "2026.11.21-094355") && history.is_beaten(Level::Casual));
/// assert_eq!(History::read(&history.write())?, history);
/// # Ok::<(), agon_core::notation::VersionedError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    games: BTreeMap<u64, PlayedGame>,
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    games: BTreeMap<u64, PlayedGame>,
}

impl History {
    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, VersionedError> {
        let Written { games, .. } = read_versioned(text, VERSION..=VERSION)?;
        Ok(Self { games })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let written = Written {
            version: VERSION,
            games: self.games.clone(),
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether the game of this number that ended then is in it. After its last moves were taken back a game ends again.
    pub fn has(&self, number: u64, ended: &str) -> bool {
        self.games.get(&number).is_some_and(|game| game.ended == ended)
    }

    /// Adds a game, in place of an earlier end of the same one.
    pub fn put(&mut self, number: u64, game: PlayedGame) {
        self.games.insert(number, game);
    }

    /// Adds what was played elsewhere. Of two ends of a game the later one counts.
    pub fn add(&mut self, other: &Self) {
        for (&number, theirs) in &other.games {
            let ours = self.games.entry(number).or_insert_with(|| theirs.clone());
            if theirs.ended > ours.ended {
                ours.clone_from(theirs);
            }
        }
    }

    /// The games that are meant, the earliest first.
    fn in_order(&self, is_meant: impl Fn(&PlayedGame) -> bool) -> Vec<&PlayedGame> {
        let mut games: Vec<_> = self.games.values().filter(|game| is_meant(game)).collect();
        games.sort_by_key(|game| &game.ended);
        games
    }

    /// The games against a level, the earliest first.
    pub fn against(&self, level: Level) -> Vec<&PlayedGame> {
        self.in_order(|game| game.level == level)
    }

    /// The games under a preset, or under rules that are none, the earliest first.
    pub fn under(&self, preset: Option<Preset>) -> Vec<&PlayedGame> {
        self.in_order(|game| game.rules.preset() == preset)
    }

    /// Whether a level was beaten without help.
    pub fn is_beaten(&self, level: Level) -> bool {
        self.games.values().any(|game| game.level == level && game.is_own_win())
    }

    /// Whether a game under these rules was won without help.
    pub fn is_won_under(&self, rules: &RuleSet) -> bool {
        self.games
            .values()
            .any(|game| game.rules == *rules && game.is_own_win())
    }

    /// The game in which a distinction was earned first, with its number.
    pub fn first(&self, distinction: Distinction) -> Option<(u64, &PlayedGame)> {
        let with = self
            .games
            .iter()
            .filter(|(_, game)| game.distinctions.contains(&distinction));
        let first = with.min_by_key(|(_, game)| &game.ended);
        first.map(|(&number, game)| (number, game))
    }

    /// The best games with their numbers: those won without help, against the strongest level first, then the shortest,
    /// then the latest.
    pub fn best(&self) -> Vec<(u64, &PlayedGame)> {
        let own = self.games.iter().filter(|(_, game)| game.is_own_win());
        let mut best: Vec<_> = own.map(|(&number, game)| (number, game)).collect();
        best.sort_by_key(|(_, game)| (Reverse(game.level), game.turns, Reverse(&game.ended)));
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::game::End;

    fn played(ended: &str, level: Level, end: End, turns: u32) -> PlayedGame {
        PlayedGame {
            ended: ended.to_owned(),
            level,
            rules: Preset::Modern.rules(),
            end,
            turns,
            helped: false,
            distinctions: Vec::new(),
        }
    }

    #[test]
    fn the_best_games_are_those_won_against_the_strongest_and_soonest() {
        let mut history = History::default();
        let helped = PlayedGame {
            helped: true,
            ..played("2026.11.20-120000", Level::Master, End::Won, 30)
        };
        let games = [
            played("2026.11.20-120000", Level::Casual, End::Won, 60),
            played("2026.11.21-120000", Level::Casual, End::Won, 50),
            played("2026.11.22-120000", Level::Steady, End::Won, 90),
            played("2026.11.23-120000", Level::Expert, End::Lost, 50),
            helped,
            played("2026.11.25-120000", Level::Casual, End::Won, 50),
        ];
        (0..).zip(games).for_each(|(number, game)| history.put(number, game));
        let best: Vec<_> = history.best().into_iter().map(|(number, _)| number).collect();
        assert_eq!(best, [2, 5, 1, 0]);
        let beaten: Vec<_> = Level::ALL
            .into_iter()
            .filter(|&level| history.is_beaten(level))
            .collect();
        assert_eq!(beaten, [Level::Casual, Level::Steady], "neither a loss nor with help");
        assert!(history.is_won_under(&Preset::Modern.rules()) && !history.is_won_under(&Preset::Ludii.rules()));
    }

    #[test]
    fn games_come_in_the_order_in_which_they_ended() {
        let mut history = History::default();
        let won = |ended| PlayedGame {
            distinctions: vec![Distinction::Win],
            ..played(ended, Level::Casual, End::Won, 60)
        };
        history.put(1, won("2026.11.22-120000"));
        history.put(2, played("2026.11.20-120000", Level::Casual, End::Lost, 60));
        history.put(3, won("2026.11.21-120000"));
        history.put(4, played("2026.11.21-120000", Level::Strong, End::Lost, 60));
        let ends: Vec<_> = history.against(Level::Casual).iter().map(|game| game.end).collect();
        assert_eq!(ends, [End::Lost, End::Won, End::Won]);
        assert_eq!(history.under(Some(Preset::Modern)).len(), 4);
        assert!(history.under(None).is_empty());
        assert_eq!(history.first(Distinction::Win).map(|(number, _)| number), Some(3));
        assert_eq!(history.first(Distinction::Short), None);
    }

    #[test]
    fn a_game_that_was_taken_back_and_ended_again_counts_once() {
        let mut history = History::default();
        history.put(1, played("2026.11.20-120000", Level::Casual, End::Lost, 60));
        let mut other = history.clone();
        other.put(1, played("2026.11.20-120500", Level::Casual, End::Won, 64));
        other.put(2, played("2026.11.21-120000", Level::Casual, End::Drawn, 60));
        assert!(!history.has(1, "2026.11.20-120500"));
        let mut both = other.clone();
        both.add(&history);
        assert_eq!(both, other);
        history.add(&other);
        assert_eq!(history, other);
    }

    #[test]
    fn texts_of_other_programs_are_not_misread() {
        let later = History::read(r#"{"version":2,"games":[]}"#);
        assert!(matches!(later, Err(VersionedError::Version(2))), "{later:?}");
        let game = r#"{"ended":"","level":"casual","rules":"sideways","end":"won","turns":1,"helped":false,"distinctions":[]}"#;
        let unknown = format!(r#"{{"version":1,"games":{{"7":{game}}}}}"#);
        for damaged in ["", "{}", "[1]", r#"{"version":1,"games":[]}"#, &unknown] {
            assert!(History::read(damaged).is_err(), "{damaged}");
        }
        assert!(History::read(&unknown.replace("sideways", "globe")).is_ok());
    }
}

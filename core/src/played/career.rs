//! Somebody's finished games of Agent: what came of each, and how they played. All of it is public at the end of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::game_of_day::day_of;
use super::season::{EVENINGS, Season, place, points};
use crate::agent::players::{Character, Level, Reputation};
use crate::agent::{Action, Conduct, Persona, Player, Referee, Replay, known_by};
use crate::notation::{VersionedError, read_versioned};

/// Incremented when older programs would misread newer texts.
const VERSION: u32 = 1;

/// How a game ended for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// They won.
    Won,
    /// Nobody won.
    Drawn,
    /// Another won.
    Lost,
}

/// The occasion of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Occasion {
    /// A game as any other.
    Table,
    /// The game of a day, counted from 1 January 1970.
    Day(u64),
    /// An evening, from 0, of a season with this number.
    Evening(u32, usize),
}

/// A rival in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rival {
    /// The id of the persona, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub persona: Option<String>,
    /// How they played.
    pub character: Character,
    /// Whether they won.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub won: bool,
}

/// A finished game against computer players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// When it ended.
    pub ended: String,
    /// Its occasion.
    pub occasion: Occasion,
    /// How it ended.
    pub end: End,
    /// The rounds it took.
    pub rounds: u32,
    /// The points that it would be worth on an evening.
    pub points: u32,
    /// The others at the table.
    pub rivals: Vec<Rival>,
    /// How the player played.
    pub deeds: Deeds,
}

/// How somebody played, in one game or in several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    /// How often they were asked whether they object.
    pub chances: u32,
    /// How often they did.
    pub objections: u32,
    /// How often they withdrew after an objection.
    pub withdrawals: u32,
    /// How often they insisted.
    pub insists: u32,
    /// Objections and insists with nothing on the agent.
    pub stands_with_nothing: u32,
    /// Claims in contests.
    pub claims: u32,
    /// Deeds of agents on whom they had nothing and another had money, and objections with nothing.
    pub bluffs: u32,
    /// Those that worked.
    pub worked: u32,
    /// Agents whom they sent to the Bahamas.
    pub exiles: u32,
}

impl Deeds {
    fn of(conduct: &Conduct, replay: &Replay, player: Player) -> Self {
        let deeds = replay.steps().iter().enumerate().filter(|(number, step)| {
            let is_own = matches!(step.decision(), Some((who, Action::Announce(_))) if *who == player);
            is_own && replay.truth(*number).is_some_and(|truth| truth.is_bluff)
        });
        let worked = replay.bluffs().iter().filter(|(_, bluff)| bluff.player == player);
        Self {
            chances: conduct.chances,
            objections: conduct.objections,
            withdrawals: conduct.withdrawals,
            insists: conduct.insists,
            stands_with_nothing: conduct.bluffs(),
            claims: conduct.claims,
            bluffs: deeds.count() as u32 + conduct.bluffed_objections,
            worked: worked.count() as u32,
            exiles: conduct.exiles,
        }
    }

    fn add(&mut self, other: &Self) {
        let sums = [
            (&mut self.chances, other.chances),
            (&mut self.objections, other.objections),
            (&mut self.withdrawals, other.withdrawals),
            (&mut self.insists, other.insists),
            (&mut self.stands_with_nothing, other.stands_with_nothing),
            (&mut self.claims, other.claims),
            (&mut self.bluffs, other.bluffs),
            (&mut self.worked, other.worked),
            (&mut self.exiles, other.exiles),
        ];
        for (sum, more) in sums {
            *sum = sum.saturating_add(more);
        }
    }
}

impl PlayedGame {
    /// The game of the only person at a table; `None` before its end, and with several persons or none.
    fn of(game: &Referee, ended: &str, occasion: Occasion) -> Option<Self> {
        let mut persons = game.persons();
        let player = persons.next().filter(|_| persons.next().is_none())?;
        let (outcome, replay) = (game.outcome()?, game.replay()?);
        let conduct = game.conduct()?;
        let seats = game.options().seats().zip(game.seats());
        let rivals = seats.filter_map(|(other, seat)| {
            Some(Rival {
                persona: seat.persona.map(|persona| persona.id().to_owned()),
                character: seat.computer?,
                won: outcome.winner == Some(other),
            })
        });
        Some(Self {
            ended: ended.to_owned(),
            occasion,
            end: match outcome.winner {
                None => End::Drawn,
                Some(winner) if winner == player => End::Won,
                Some(_) => End::Lost,
            },
            rounds: game.table().round(),
            points: points(place(game, player)),
            rivals: rivals.collect(),
            deeds: Deeds::of(&conduct[player.index()], &replay, player),
        })
    }

    fn is_won(&self) -> bool {
        self.end == End::Won
    }

    /// The strength of the strongest rival.
    pub fn strongest(&self) -> Option<Level> {
        self.rivals.iter().map(|rival| rival.character.level).max()
    }
}

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games.
    pub games: usize,
    /// Those won.
    pub won: usize,
}

/// Games with a persona.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// All games.
    pub games: usize,
    /// Those that the player won.
    pub won: usize,
    /// Those that the persona won.
    pub lost: usize,
}

/// How a season stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The evenings that are over.
    pub evenings: usize,
    /// Their points.
    pub points: u32,
}

impl Standing {
    /// Whether all evenings are over.
    pub const fn is_over(self) -> bool {
        self.evenings >= EVENINGS
    }
}

/// All games, by the numbers by which they are [known](known_by), and the season.
///
/// ```
/// use agon_core::agent::Player;
/// use agon_core::played::career::Career;
/// use agon_core::played::season::game_of_evening;
///
/// let mut career = Career::default();
/// let game = game_of_evening(career.next_evening(), Player::ALL[0], 7);
/// career.begin_evening(&game);
/// assert_eq!(career.standing().evenings, 0, "it is not over yet");
/// assert_eq!(Career::read(&career.write())?, career);
/// # Ok::<(), agon_core::notation::VersionedError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Career {
    games: BTreeMap<u64, PlayedGame>,
    season: Season,
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    games: BTreeMap<u64, PlayedGame>,
    #[serde(default)]
    season: Season,
}

impl Career {
    /// The name of the entry in which programs keep it.
    pub const ENTRY: &str = "career-agent";

    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, VersionedError> {
        let Written { games, season, .. } = read_versioned(text, VERSION..=VERSION)?;
        Ok(Self { games, season })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let written = Written {
            version: VERSION,
            games: self.games.clone(),
            season: self.season,
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// Adds what another program has written.
    pub fn add(&mut self, other: &Self) {
        for (&number, game) in &other.games {
            self.games.entry(number).or_insert_with(|| game.clone());
        }
        if other.season.number > self.season.number {
            self.season = other.season;
        }
    }

    /// Adds a game that has ended, on this day or before. Returns whether it counts: no game does so twice.
    pub fn add_game(&mut self, game: &Referee, ended: &str, today: u64) -> bool {
        let number = known_by(game.seed());
        if self.games.contains_key(&number) {
            return false;
        }
        let played = PlayedGame::of(game, ended, self.occasion(game, today));
        let counts = played.is_some();
        self.games.extend(played.map(|played| (number, played)));
        counts
    }

    fn occasion(&self, game: &Referee, today: u64) -> Occasion {
        if self.is_evening(game.seed()) {
            return Occasion::Evening(self.season.number, self.standing().evenings);
        }
        day_of(game.seed(), today).map_or(Occasion::Table, Occasion::Day)
    }

    /// What came of a game; `None` if it is not over, or does not count.
    pub fn of_game(&self, seed: u64) -> Option<&PlayedGame> {
        self.games.get(&known_by(seed))
    }

    fn in_order(&self, is_meant: impl Fn(&PlayedGame) -> bool) -> Vec<&PlayedGame> {
        let mut games: Vec<_> = self.games.values().filter(|game| is_meant(game)).collect();
        games.sort_by_key(|game| &game.ended);
        games
    }

    /// The game of a day, as it was played first.
    pub fn day(&self, day: u64) -> Option<&PlayedGame> {
        self.in_order(|game| game.occasion == Occasion::Day(day))
            .first()
            .copied()
    }

    fn season_games(&self, season: u32) -> Vec<&PlayedGame> {
        self.in_order(|game| matches!(game.occasion, Occasion::Evening(number, _) if number == season))
    }

    /// The evenings of the season, in their order.
    pub fn evenings(&self) -> Vec<&PlayedGame> {
        self.season_games(self.season.number)
    }

    fn standing_of(&self, season: u32) -> Standing {
        let games = self.season_games(season);
        Standing {
            evenings: games.len().min(EVENINGS),
            points: games.iter().take(EVENINGS).map(|game| game.points).sum(),
        }
    }

    /// How the season stands.
    pub fn standing(&self) -> Standing {
        self.standing_of(self.season.number)
    }

    /// The most points of a season that is over.
    pub fn best_season(&self) -> Option<u32> {
        let seasons = (0..=self.season.number).map(|season| self.standing_of(season));
        let over = seasons.filter(|standing| standing.is_over());
        over.map(|standing| standing.points).max()
    }

    /// The evening to be played next, from 0: after the last one, the first of another season.
    pub fn next_evening(&self) -> usize {
        self.standing().evenings % EVENINGS
    }

    /// Notes that a game is the next evening. After a whole season another begins.
    pub fn begin_evening(&mut self, game: &Referee) {
        if self.standing().is_over() {
            self.season.number = self.season.number.saturating_add(1);
        }
        self.season.game = Some(known_by(game.seed()));
    }

    /// Whether the game of a seed is the evening that was begun last.
    pub fn is_evening(&self, seed: u64) -> bool {
        self.season.game == Some(known_by(seed))
    }

    /// What the rivals of the season know of the player from its earlier evenings; `None` on the first.
    pub fn reputation(&self) -> Option<Reputation> {
        let games = self.evenings();
        let deeds = sum(games.iter().copied());
        (!games.is_empty()).then_some(Reputation {
            chances: deeds.chances,
            objections: deeds.objections,
            withdrawals: deeds.withdrawals,
            insists: deeds.insists,
            bluffs: deeds.stands_with_nothing,
        })
    }

    /// Whether no game is over yet, and no season begun.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// All games.
    pub fn tally(&self) -> Tally {
        tally(self.games.values())
    }

    /// The games with so many players.
    pub fn with_players(&self, players: usize) -> Tally {
        tally(self.games.values().filter(|game| game.rivals.len() + 1 == players))
    }

    /// The games whose strongest rival was of this level.
    pub fn against(&self, level: Level) -> Tally {
        tally(self.games.values().filter(|game| game.strongest() == Some(level)))
    }

    /// How the player played in all games.
    pub fn deeds(&self) -> Deeds {
        sum(self.games.values())
    }

    /// The personas who were met, the one met most often first.
    pub fn meetings(&self) -> Vec<(Persona, Meetings)> {
        let mut met: Vec<_> = Persona::ALL
            .into_iter()
            .map(|persona| (persona, self.with(persona)))
            .filter(|(_, met)| met.games > 0)
            .collect();
        met.sort_by_key(|(_, met)| std::cmp::Reverse(met.games));
        met
    }

    fn with(&self, persona: Persona) -> Meetings {
        let mut met = Meetings::default();
        for game in self.games.values() {
            let is_meant = |rival: &&Rival| rival.persona.as_deref() == Some(persona.id());
            if let Some(rival) = game.rivals.iter().find(is_meant) {
                met.games += 1;
                met.won += usize::from(game.is_won());
                met.lost += usize::from(rival.won);
            }
        }
        met
    }
}

fn tally<'a>(games: impl Iterator<Item = &'a PlayedGame>) -> Tally {
    games.fold(Tally::default(), |tally, game| Tally {
        games: tally.games + 1,
        won: tally.won + usize::from(game.is_won()),
    })
}

fn sum<'a>(games: impl Iterator<Item = &'a PlayedGame>) -> Deeds {
    games.fold(Deeds::default(), |mut all, game| {
        all.add(&game.deeds);
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::Seat;
    use crate::agent::players::{Habit, Question};
    use crate::played::game_of_day::game_of_day;

    const TODAY: u64 = 20_785;

    /// Plays a game to its end. The computer players object to everything, and the person withdraws each time.
    fn played(mut game: Referee) -> Referee {
        let with = |habit, character| Character {
            habit: Some(habit),
            ..character
        };
        let meek = with(Habit::AlwaysWithdraw, Character::even(Level::Broker));
        while let Some(asked) = game.asked() {
            let question = game.question().map(|question| Question {
                character: with(Habit::AlwaysObject, question.character),
                ..question
            });
            let question = question.unwrap_or_else(|| Question {
                character: meek,
                seed: game.seed(),
                known: None,
                view: game.view(asked),
                events: game.events().to_vec(),
            });
            game.play(asked, &question.answer().unwrap().action).unwrap();
        }
        game
    }

    /// A short game of Ann with two of the cast.
    fn short(seed: u64) -> Referee {
        let mut seats = vec![Seat::person("Ann"), Seat::person(""), Seat::person("")];
        seats[1].take_persona(Persona::Otto);
        seats[2].take_persona(Persona::Moira);
        played(Referee::new(
            "3,round-limit=3".parse().unwrap(),
            Player::ALL[0],
            &seats,
            seed,
        ))
    }

    #[test]
    fn a_game_counts_once_and_only_when_it_is_over() {
        let mut career = Career::default();
        let begun = game_of_day(TODAY);
        assert!(!career.add_game(&begun, "2026.11.28-100000", TODAY));
        let game = short(7);
        assert!(career.add_game(&game, "2026.11.28-100000", TODAY));
        assert!(!career.add_game(&game, "2026.11.28-110000", TODAY));
        assert_eq!(
            (
                career.tally().games,
                career.with_players(3).games,
                career.with_players(4).games
            ),
            (1, 1, 0)
        );
        assert_eq!(career.against(Level::Runner).games, 1, "the courier is the strongest");
        let deeds = career.deeds();
        assert_eq!(deeds.insists, 0);
        assert!(deeds.withdrawals > 0 && deeds.chances > 0, "{deeds:?}");
        let met: Vec<_> = career
            .meetings()
            .into_iter()
            .map(|(persona, met)| (persona, met.games))
            .collect();
        assert_eq!(met, [(Persona::Moira, 1), (Persona::Otto, 1)]);
        assert_eq!(Career::read(&career.write()).unwrap(), career);
    }

    #[test]
    fn games_of_several_persons_are_nobody_s() {
        let seats = [Seat::person("Ann"), Seat::person("Ben")];
        let game = played(Referee::new(
            "2,round-limit=2".parse().unwrap(),
            Player::ALL[0],
            &seats,
            3,
        ));
        assert!(!Career::default().add_game(&game, "2026.11.28-100000", TODAY));
    }

    #[test]
    fn the_game_of_a_day_is_kept_for_its_day_even_when_it_ends_the_next() {
        let mut career = Career::default();
        assert_eq!(career.day(TODAY), None);
        let game = played(game_of_day(TODAY));
        assert!(career.add_game(&game, "2026.11.29-000500", TODAY + 1));
        let day = career.day(TODAY).unwrap();
        assert_eq!(day.rounds, game.table().round());
        assert_eq!(
            career.of_game(game.seed()).map(|game| game.occasion),
            Some(Occasion::Day(TODAY))
        );
        assert_eq!((career.day(TODAY + 1), career.standing().evenings), (None, 0));
    }

    #[test]
    fn a_season_has_five_evenings_in_which_the_rivals_learn() {
        let mut career = Career::default();
        for number in 0..EVENINGS as u64 + 1 {
            let ended = format!("2026.11.28-10000{number}");
            // Another game between two evenings is no part of the season.
            career.add_game(&short(100 + number), &ended, TODAY);
            let evening = number as usize % EVENINGS;
            assert_eq!(
                (career.next_evening(), career.reputation().is_some()),
                (evening, number > 0)
            );
            let game = short(number);
            career.begin_evening(&game);
            assert!(career.is_evening(game.seed()));
            assert_eq!(
                career.reputation().is_some(),
                evening > 0,
                "a season begins among strangers"
            );
            assert!(career.add_game(&game, &ended, TODAY));
        }
        assert_eq!((career.standing().evenings, career.next_evening()), (1, 1));
        let known = career.reputation().unwrap();
        assert!(known.withdrawals > 0 && known.insists == 0, "{known:?}");
        let best = career.best_season().unwrap();
        assert!((EVENINGS as u32..=5 * EVENINGS as u32).contains(&best), "{best}");
    }

    #[test]
    fn what_two_programs_wrote_comes_together() {
        let (mut one, mut other) = (Career::default(), Career::default());
        one.add_game(&short(1), "2026.11.28-100000", TODAY);
        other.add_game(&short(2), "2026.11.28-110000", TODAY);
        other.add(&one);
        assert_eq!(other.tally().games, 2);
    }

    #[test]
    fn texts_of_later_programs_are_not_misread() {
        let later = Career::read(r#"{"version":2,"games":[]}"#);
        assert!(matches!(later, Err(VersionedError::Version(2))), "{later:?}");
        for damaged in ["", "{}", r#"{"version":1,"games":[]}"#] {
            assert!(Career::read(damaged).is_err(), "{damaged}");
        }
    }
}

//! The choices for the last game, offered again for the next: opponent, colour, rules and terms.

use agon_core::engine::Level;
use agon_core::notation::GameTree;
use agon_core::rules::{Game, Handicap, Preset, RuleSet, Side};
use agon_core::session::conditions::{Terms, TimeControl, TimeOdds};
use agon_core::session::players::Players;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::agon::saves::start_game::GameWanted;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::read_with_game;

/// The entry for the choices in the store.
const ENTRY: &str = "choices";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGON, read);
    app.add_systems(OnExit(AgonScreen(Screen::NewGame)), save).add_systems(
        Last,
        save.run_if(in_state(AgonScreen(Screen::NewGame)).and_then(on_message::<AppExit>)),
    );
}

/// The choices made last.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The kind of opponent.
    pub opponent: Opponent,
    /// The computer's level.
    pub level: Level,
    /// The colour of the player, or of the first of two.
    pub colour: Colour,
    /// The names of the two players.
    pub names: [String; 2],
    /// The preset rules.
    #[serde(with = "preset_by_name")]
    pub preset: Preset,
    /// Number of first turns that the computer gives up as a handicap.
    pub handicap: u8,
    /// Custom rules, replacing the preset they are based on.
    pub own_rules: Option<RuleSet>,
    /// The other agreed conditions. Who has less time is said by `less_time`, as sides are not known yet.
    pub terms: Terms,
    /// Who has less time.
    pub less_time: LessTime,
    /// What their time is divided by.
    pub time_divisor: u8,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            opponent: Opponent::default(),
            level: Level::default(),
            colour: Colour::default(),
            names: Default::default(),
            preset: Preset::NEW_GAME,
            handicap: 0,
            own_rules: None,
            terms: Terms::default(),
            less_time: LessTime::default(),
            time_divisor: DIVISORS[0],
        }
    }
}

/// What the time of a player who has less can be divided by.
pub(super) const DIVISORS: [u8; 5] = [2, 3, 4, 5, 10];

/// Who has less time than the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessTime {
    /// Both have the same.
    #[default]
    Nobody,
    /// The single player, or the first of two.
    First,
    /// The computer, or the second of two people.
    Second,
}

/// The kind of opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The computer.
    #[default]
    Computer,
    /// Another player at the same screen.
    Person,
    /// Another player elsewhere, who answers by link.
    Afar,
}

/// The colour of the single player, or of the first of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The side that moves first.
    #[default]
    White,
    /// The side that moves second.
    Black,
    /// Drawn by lot.
    Lot,
}

mod preset_by_name {
    //! (De)serialises a preset by its name.

    use agon_core::rules::Preset;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(preset: &Preset, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(preset.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Preset, D::Error> {
        let name = String::deserialize(deserializer)?;
        let mut presets = Preset::ALL.into_iter();
        presets
            .find(|preset| preset.name() == name)
            .ok_or_else(|| D::Error::custom("no such preset"))
    }
}

impl Choices {
    /// The chosen rules.
    pub fn rules(&self) -> RuleSet {
        self.own_rules.unwrap_or_else(|| self.preset.rules())
    }

    /// The chosen game; `lot` supplies the randomness where it is needed.
    pub fn game(&self, lot: u64) -> GameWanted {
        self.game_from(Game::new(self.rules()).into(), lot)
    }

    /// A game started elsewhere, or only set up, with the chosen players and terms.
    pub fn game_from(&self, tree: GameTree, lot: u64) -> GameWanted {
        let side = match self.colour {
            Colour::White => Side::White,
            Colour::Black => Side::Black,
            Colour::Lot => Side::ALL[usize::from(lot % 2 == 1)],
        };
        let players = match self.opponent {
            Opponent::Computer => Players::against_computer(side, self.level),
            Opponent::Person | Opponent::Afar => {
                let mut names = self.names.each_ref().map(|name| name.trim().to_owned());
                if side == Side::Black {
                    names.reverse();
                }
                match self.opponent {
                    Opponent::Afar => Players::by_link(side, names),
                    _ => {
                        let [white, black] = names;
                        Players::two_people(white, black)
                    }
                }
            }
        };
        let handicap = match self.opponent {
            Opponent::Computer => Handicap::new(side.opponent(), self.handicap),
            Opponent::Person | Opponent::Afar => None,
        };
        let odds = match self.less_time {
            LessTime::Nobody => None,
            LessTime::First => Some(side),
            LessTime::Second => Some(side.opponent()),
        };
        let odds = odds.map(|side| TimeOdds {
            side,
            divisor: self.time_divisor,
        });
        let odds = odds.filter(|_| self.terms.time != TimeControl::None);
        let is_begun = tree.main_line().next().is_some();
        let tree = match handicap {
            // A handicap applies only at the beginning.
            Some(_) if !is_begun => tree.line().clone().with_handicap(handicap).into(),
            _ => tree,
        };
        GameWanted {
            tree,
            players,
            terms: match self.opponent {
                // There is neither a clock nor a touch that both could see.
                Opponent::Afar => Terms::default(),
                Opponent::Computer | Opponent::Person => Terms { odds, ..self.terms },
            },
            tags: Vec::new(),
            by_lot: self.colour == Colour::Lot,
        }
    }

    /// The game for a first start: the easiest opponent and the rules of a new game.
    pub fn first_game() -> GameWanted {
        GameWanted {
            tree: Game::new(Preset::NEW_GAME.rules()).into(),
            players: Players::against_computer(Side::White, Level::ALL[0]),
            terms: Terms::default(),
            tags: Vec::new(),
            by_lot: false,
        }
    }
}

/// Unreadable choices are no great loss: the defaults replace them.
fn read(world: &mut World) -> Choices {
    let stored = world.resource::<Store>().get(ENTRY).ok().flatten();
    stored
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn save(choices: Res<Choices>, mut store: ResMut<Store>, mut failures: MessageWriter<StoreFailed>) {
    let text = serde_json::to_string_pretty(&*choices).expect("choices are plain fields");
    if let Err(error) = store.put(ENTRY, &text) {
        failures.write(StoreFailed(error));
    }
}

#[cfg(test)]
mod tests {
    use agon_core::session::players::Player;

    use super::*;

    #[test]
    fn choices_come_back_as_they_were() {
        let choices = Choices {
            opponent: Opponent::Person,
            level: Level::Strong,
            colour: Colour::Lot,
            names: ["Zoë".to_owned(), String::new()],
            preset: Preset::RingEntry,
            handicap: 3,
            own_rules: Some("ring,custody=forbidden".parse().unwrap()),
            terms: Terms {
                time: TimeControl::PerMove { seconds: 30 },
                touch_move: true,
                odds: None,
            },
            less_time: LessTime::First,
            time_divisor: 5,
        };
        let text = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<Choices>(&text).unwrap(), choices);
        assert_eq!(serde_json::from_str::<Choices>("{}").unwrap(), Choices::default());
        assert!(serde_json::from_str::<Choices>(r#"{"preset":"chess"}"#).is_err());
    }

    #[test]
    fn the_player_has_the_colour_that_was_chosen() {
        let against_computer = |colour, lot| {
            let choices = Choices {
                colour,
                level: Level::Casual,
                ..default()
            };
            choices.game(lot).players
        };
        let white = Players::against_computer(Side::White, Level::Casual);
        let black = Players::against_computer(Side::Black, Level::Casual);
        for lot in 0..4 {
            assert_eq!(against_computer(Colour::White, lot), white);
            assert_eq!(against_computer(Colour::Black, lot), black);
        }
        assert_ne!(against_computer(Colour::Lot, 0), against_computer(Colour::Lot, 1));
    }

    #[test]
    fn only_the_computer_gives_turns_away() {
        let handicap = |opponent| {
            let choices = Choices {
                opponent,
                handicap: 2,
                ..default()
            };
            choices.game(0).tree.line().handicap()
        };
        assert_eq!(handicap(Opponent::Computer), Handicap::new(Side::Black, 2));
        assert_eq!(handicap(Opponent::Person), None);
    }

    #[test]
    fn whoever_has_less_time_has_it_on_either_side() {
        let odds = |opponent, less_time, time| {
            let choices = Choices {
                opponent,
                colour: Colour::Black,
                terms: Terms { time, ..default() },
                less_time,
                time_divisor: 3,
                ..default()
            };
            choices.game(0).terms.odds
        };
        let time = TimeControl::PerMove { seconds: 30 };
        for opponent in [Opponent::Computer, Opponent::Person] {
            let of = |side| Some(TimeOdds { side, divisor: 3 });
            assert_eq!(odds(opponent, LessTime::First, time), of(Side::Black));
            assert_eq!(odds(opponent, LessTime::Second, time), of(Side::White));
            assert_eq!(odds(opponent, LessTime::Nobody, time), None);
            assert_eq!(odds(opponent, LessTime::First, TimeControl::None), None);
        }
    }

    #[test]
    fn two_people_keep_their_names_on_either_side() {
        let choices = Choices {
            opponent: Opponent::Person,
            colour: Colour::Black,
            names: [" Anna ".to_owned(), "Bo".to_owned()],
            preset: Preset::Bell,
            ..default()
        };
        let GameWanted { tree, players, .. } = choices.game(0);
        assert_eq!(tree.line().rules(), &Preset::Bell.rules());
        assert_eq!(
            players.of(Side::Black),
            &Player::Human {
                name: "Anna".to_owned()
            }
        );
        assert_eq!(players.of(Side::White), &Player::Human { name: "Bo".to_owned() });
    }
}

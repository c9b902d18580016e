//! The entry of one game that somebody has played against the computer.

use serde::{Deserialize, Serialize};

use super::distinction::Distinction;
use crate::engine::Level;
use crate::rules::{Outcome, Position, RuleSet, Side};
use crate::session::saved_game::{SavedGame, hints_in};

/// End of a game, for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The player won.
    Won,
    /// Nobody won.
    Drawn,
    /// The computer won.
    Lost,
}

/// Entry of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The time of the end, such as `2026.11.21-094355`; of old games the day alone.
    pub ended: String,
    /// The computer's level.
    pub level: Level,
    /// The rules.
    #[serde(with = "rules_as_text")]
    pub rules: RuleSet,
    /// The end.
    pub end: End,
    /// The number of turns played.
    pub turns: u32,
    /// Whether the player had help: hints, turns that the computer gave away, or a start in the middle of a game.
    pub helped: bool,
    /// The distinctions earned; none if the player had help.
    pub distinctions: Vec<Distinction>,
}

impl PlayedGame {
    /// The entry of a game that ended at this time; `None` if it is not over, is an analysis, or was not played by one
    /// person against the computer.
    ///
    /// ```
    /// use agon_core::engine::Level;
    /// use agon_core::played::distinction::Distinction;
    /// use agon_core::played::game::{End, PlayedGame};
    /// use agon_core::rules::{Game, RuleSet, Side, WinReason};
    /// use agon_core::session::conditions::Terms;
    /// use agon_core::session::players::Players;
    /// use agon_core::session::saved_game::SavedGame;
    ///
    /// let mut game = Game::new(RuleSet::default());
    /// game.lose(Side::Black, WinReason::Resignation);
    /// let game = SavedGame {
    ///     tree: game.into(),
    ///     players: Players::against_computer(Side::White, Level::Casual),
    ///     terms: Terms::default(),
    ///     times: None,
    ///     tags: Vec::new(),
    ///     seed: 1,
    /// };
    /// let played = PlayedGame::of(&game, "2026.11.21-094355").unwrap();
    /// assert_eq!((played.level, played.end, played.helped), (Level::Casual, End::Won, false));
    /// assert!(played.distinctions.contains(&Distinction::Win));
    /// ```
    pub fn of(game: &SavedGame, ended: &str) -> Option<Self> {
        let player = game.players.single_human()?;
        let level = game.players.level(player.opponent())?;
        let result = game.tree.result().filter(|_| !game.is_analysis())?;
        let mut main = game.tree.main_game();
        // An end that is not on the board belongs to the tree.
        if let (None, Outcome::Win { winner, reason }) = (main.outcome(), result) {
            main.lose(winner.opponent(), reason);
        }
        let helped = hints_in(&game.tags) > 0
            || *main.start() != Position::start(main.rules())
            || main.handicap().is_some_and(|handicap| handicap.side() != player);
        let earned = Distinction::ALL
            .into_iter()
            .filter(|distinction| !helped && distinction.is_in(&main, player));
        Some(Self {
            ended: ended.to_owned(),
            level,
            rules: *main.rules(),
            end: end(result, player),
            turns: game.turns(),
            helped,
            distinctions: earned.collect(),
        })
    }

    /// Whether it was won without help.
    pub fn is_own_win(&self) -> bool {
        self.end == End::Won && !self.helped
    }

    /// The day on which it ended, such as `2026.11.21`.
    pub fn day(&self) -> &str {
        self.ended.split('-').next().unwrap_or_default()
    }
}

fn end(result: Outcome, player: Side) -> End {
    match result {
        Outcome::Win { winner, .. } if winner == player => End::Won,
        Outcome::Win { .. } => End::Lost,
        Outcome::Draw(_) => End::Drawn,
    }
}

mod rules_as_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use crate::rules::RuleSet;

    pub(super) fn serialize<S: Serializer>(rules: &RuleSet, serializer: S) -> Result<S::Ok, S::Error> {
        rules.to_string().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RuleSet, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

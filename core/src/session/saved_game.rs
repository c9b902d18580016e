//! A game as it is saved, from which it starts or resumes.

use super::clock::Times;
use super::conditions::Terms;
use super::players::{Player, Players};
use crate::notation::{ANSWERS, DRAW_OFFER, GameTree, Record};
use crate::rules::Side;

/// The tag that counts the moves.
const PLY_COUNT: &str = "PlyCount";

/// The tag of an analysis, and its value.
const ANALYSIS: (&str, &str) = ("Mode", "analysis");

/// Marks the tags of a game as those of an analysis: both sides' moves are tried, and nobody plays.
///
/// ```
/// use agon_core::session::saved_game::{are_of_analysis, mark_analysis, unmark_analysis};
///
/// let mut tags = vec![("Date".to_owned(), "1872.01.05".to_owned())];
/// mark_analysis(&mut tags);
/// assert!(are_of_analysis(&tags));
/// unmark_analysis(&mut tags);
/// assert!(!are_of_analysis(&tags) && tags.len() == 1);
/// ```
pub fn mark_analysis(tags: &mut Vec<(String, String)>) {
    set_tag(tags, ANALYSIS.0, ANALYSIS.1);
}

/// The opposite of [`mark_analysis`]: somebody plays a game that was opened from an analysis.
pub fn unmark_analysis(tags: &mut Vec<(String, String)>) {
    tags.retain(|(name, value)| (name.as_str(), value.as_str()) != ANALYSIS);
}

/// Whether tags are those of an analysis.
pub fn are_of_analysis(tags: &[(String, String)]) -> bool {
    tags.iter()
        .any(|(name, value)| (name.as_str(), value.as_str()) == ANALYSIS)
}

/// The tag that counts the hints given in the game.
pub const HINTS: &str = "Hints";

/// The tag with the title of a game: what it was played for, or what its player calls it.
pub const TITLE: &str = "Event";

/// The tag of a game by link with the number of plies in the link that the player has taken last.
pub const SENT: &str = "Sent";

/// The tag with the folder in which a player keeps a game.
pub const FOLDER: &str = "Folder";

/// The value of a tag; empty if there is none.
///
/// ```
/// use agon_core::session::saved_game::{FOLDER, TITLE, set_tag, value_in};
///
/// let mut tags = vec![(TITLE.to_owned(), "Final".to_owned())];
/// set_tag(&mut tags, FOLDER, " Club ");
/// assert_eq!([value_in(&tags, TITLE), value_in(&tags, FOLDER)], ["Final", "Club"]);
/// set_tag(&mut tags, FOLDER, "");
/// assert_eq!(tags.len(), 1);
/// ```
pub fn value_in<'a>(tags: &'a [(String, String)], name: &str) -> &'a str {
    let value = tags.iter().find(|(other, _)| other == name);
    value.map_or("", |(_, value)| value)
}

/// Gives a tag this value, without the spaces around it; nothing removes the tag.
pub fn set_tag(tags: &mut Vec<(String, String)>, name: &str, value: &str) {
    tags.retain(|(other, _)| other != name);
    let value = value.trim();
    if !value.is_empty() {
        tags.push((name.to_owned(), value.to_owned()));
    }
}

/// The number of hints given in a game with these tags.
///
/// ```
/// use agon_core::session::saved_game::{HINTS, hints_in};
///
/// assert_eq!(hints_in(&[(HINTS.to_owned(), "3".to_owned())]), 3);
/// assert_eq!(hints_in(&[]), 0);
/// ```
pub fn hints_in(tags: &[(String, String)]) -> u32 {
    value_in(tags, HINTS).parse().unwrap_or(0)
}

/// A game with its players, terms and clock times.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, with the plies played so far.
    pub tree: GameTree,
    /// The players.
    pub players: Players,
    /// The agreed terms.
    pub terms: Terms,
    /// The clock times to resume with; `None` if they are those of the terms.
    pub times: Option<Times>,
    /// The tags of its record, by name, without those that follow from the rest. A game begun here has its date; an
    /// opened one keeps those that it came with.
    pub tags: Vec<(String, String)>,
    /// The seed for the computer's random choices. It also identifies the game.
    pub seed: u64,
}

impl SavedGame {
    /// The number of turns played.
    pub fn turns(&self) -> u32 {
        let last = self.tree.main_line().last();
        last.map_or(0, |last| self.tree.before(last).turn())
    }

    /// Whether it is worth keeping: it was begun, or set up by hand.
    pub fn is_begun(&self) -> bool {
        self.tree.main_line().next().is_some() || !self.tree.line().is_fresh()
    }

    /// The side that chooses the next move, if it is a game by link that is not over.
    pub fn chooser_by_link(&self) -> Option<Side> {
        let is_running = self.players.are_by_link() && self.tree.result().is_none();
        is_running.then(|| self.tree.main_game().chooser())
    }

    /// Whether nobody plays it: both sides' moves are tried.
    pub fn is_analysis(&self) -> bool {
        are_of_analysis(&self.tags)
    }

    /// The record of the game, with its tags, the players' names and the time control.
    ///
    /// ```
    /// use agon_core::rules::{Game, RuleSet};
    /// use agon_core::session::conditions::Terms;
    /// use agon_core::session::players::Players;
    /// use agon_core::session::saved_game::SavedGame;
    ///
    /// let game = SavedGame {
    ///     tree: Game::new(RuleSet::default()).into(),
    ///     players: Players::two_people("Ada", ""),
    ///     terms: Terms::default(),
    ///     times: None,
    ///     tags: vec![("Annotator".into(), "Cy".into())],
    ///     seed: 1,
    /// };
    /// let record = game.record();
    /// let tags = ["White", "Black", "Annotator", "Date"].map(|name| record.tag(name));
    /// assert_eq!(tags, [Some("Ada"), Some("?"), Some("Cy"), Some("????.??.??")]);
    /// ```
    pub fn record(&self) -> Record {
        let names = Side::ALL.map(|side| name_in_record(&self.players, side));
        let has_result = self.tree.result().is_some();
        // The tags about the end follow from the game, whatever they said earlier.
        let is_outdated = |name: &str, value: &str| {
            name == "Termination" && (value == "time forfeit" || (value == "unterminated" && has_result))
        };
        // What is prepared is for nobody else to read, and what was sent or offered tells them nothing.
        let is_secret = |name: &str| [ANSWERS, DRAW_OFFER, SENT].contains(&name);
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .filter(|(name, value)| !is_outdated(name, value) && !is_secret(name));
        let tags: Vec<_> = tags.chain([("White", &*names[0]), ("Black", &*names[1])]).collect();
        let mut record = self.tree.to_record(&tags);
        for (name, value) in self.terms.tags() {
            record.set_tag(name, &value);
        }
        if record.tag(PLY_COUNT).is_some() {
            record.set_tag(PLY_COUNT, &record.line.nodes.len().to_string());
        }
        record
    }

    /// The tags to keep of a record that is opened: all with a known value, but for the players' names.
    ///
    /// ```
    /// use agon_core::notation::read_records;
    /// use agon_core::session::saved_game::SavedGame;
    ///
    /// let records = read_records(r#"[White "Ada"] [Date "1872.??.??"] [ECO "x"] 1. Gb1-c2 *"#).whole()?;
    /// let kept = SavedGame::tags_of(&records[0]);
    /// assert_eq!(kept, [("Date".into(), "1872.??.??".into()), ("ECO".into(), "x".into())]);
    /// # Ok::<(), agon_core::notation::RecordError>(())
    /// ```
    pub fn tags_of(record: &Record) -> Vec<(String, String)> {
        let tags = record
            .known_tags()
            .filter(|(name, _)| !["White", "Black"].contains(name));
        tags.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }
}

fn name_in_record(players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { level } => format!("Agon ({})", level.name()),
        Player::Human { name } | Player::Afar { name } if name.is_empty() => "?".into(),
        Player::Human { name } | Player::Afar { name } => name.clone(),
    }
}

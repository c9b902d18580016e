//! Finished games in files: saves, which have everything, and records as other programs write them.

use super::save::{SaveError, read_save, read_summary};
use super::seal::fingerprint;
use super::seat::Seat;
use super::whole_game::Referee;
use crate::agent::text::{RecordError, RecordFault, read_record};

/// Beginning of every record.
const RECORD: &str = "agent ";

/// Why there is no finished game in a file.
#[derive(Debug, thiserror::Error)]
pub enum GameFileError {
    /// It is neither a save nor a record of this game, or the text is cut off.
    #[error("there is no game of Agent in it")]
    NoGame,
    /// A later version of this program has written it.
    #[error("it was written in version {0} of the format")]
    Later(u32),
    /// The game was not over: its sheets are still secret.
    #[error("the game is not over")]
    NotOver,
    /// The save is damaged, or has a game that the rules do not allow.
    #[error(transparent)]
    Save(SaveError),
    /// The record is damaged, or has a game that the rules do not allow.
    #[error(transparent)]
    Record(RecordError),
}

/// A finished game from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The game.
    pub referee: Referee,
    /// The time of saving, as the writer wrote it; `None` if the file does not have it.
    pub saved: Option<String>,
}

/// Reads a finished game from the text of a file: a [save](Referee::save) or a [record](Referee::record).
///
/// ```
/// use agon_core::agent::{GameFileError, Options, Player, Referee, read_action, read_game_file};
///
/// let options: Options = "2,agents=1,map=short,round-limit=1".parse()?;
/// let mut referee = Referee::new(options, Player::ALL[0], &[], 7);
/// for (player, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC"), (1, "let"), (1, "B1-HAM")] {
///     referee.play(Player::ALL[player], &read_action(text)?)?;
/// }
/// assert!(matches!(read_game_file(&referee.save("now")), Err(GameFileError::NotOver)));
/// assert!(matches!(read_game_file(&referee.record().to_string()), Err(GameFileError::NotOver)));
/// referee.play(Player::ALL[0], &read_action("let")?)?;
/// assert_eq!(read_game_file(&referee.save("now"))?.referee, referee);
/// let record = read_game_file(&referee.record().to_string())?.referee;
/// assert_eq!(record.history(), referee.history());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why there is none.
pub fn read_game_file(text: &str) -> Result<GameFile, GameFileError> {
    // Some editors put a mark before a text.
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let file = if text.starts_with(RECORD) {
        GameFile {
            referee: from_record(text)?,
            saved: None,
        }
    } else {
        let fault = |error| match error {
            SaveError::Foreign { game, version } if game == "agent" => GameFileError::Later(version),
            SaveError::Unreadable(_) | SaveError::Foreign { .. } => GameFileError::NoGame,
            error => GameFileError::Save(error),
        };
        let summary = read_summary(text).map_err(fault)?;
        GameFile {
            referee: read_save(text).map_err(fault)?,
            saved: Some(summary.saved),
        }
    };
    match file.referee.outcome() {
        Some(_) => Ok(file),
        None => Err(GameFileError::NotOver),
    }
}

/// Whether a text is meant as a game of Agent in a file, finished and whole or not.
///
/// ```
/// use agon_core::agent::{Player, Referee, is_game_file};
///
/// let referee = Referee::new("3".parse()?, Player::ALL[0], &[], 7);
/// assert!(is_game_file(&referee.save("now")), "also one that is not over");
/// assert!(!is_game_file("[Game \"Agon\"]"));
/// # Ok::<(), agon_core::agent::OptionsError>(())
/// ```
pub fn is_game_file(text: &str) -> bool {
    !matches!(read_game_file(text), Err(GameFileError::NoGame))
}

fn from_record(text: &str) -> Result<Referee, GameFileError> {
    let fault = |error: RecordError| match error.fault {
        RecordFault::HiddenMoney(_) => GameFileError::NotOver,
        _ => GameFileError::Record(error),
    };
    let record = read_record(text).map_err(fault)?;
    let actions = record.actions().map_err(fault)?;
    // A player without a name has the number of the seat in a record.
    let seats: Vec<Seat> = (0..)
        .zip(record.names())
        .map(|(seat, name): (usize, _)| Seat::person(if *name == seat.to_string() { "" } else { name }))
        .collect();
    let mut referee = Referee::new(*record.options(), record.start(), &seats, fingerprint(text));
    for (player, action) in actions {
        referee.play(player, &action).expect("the record was replayed");
    }
    Ok(referee)
}

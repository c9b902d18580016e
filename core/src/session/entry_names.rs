//! The names of the entries of saved games, which tell finished games from those that can be continued.

/// What the names of entries begin with. The number of the game follows.
pub const UNFINISHED: &str = "game-";
/// The same of finished games and analyses. The time of the end, or when the analysis began, follows, then the number of
/// the game.
pub const FINISHED: &str = "past-";

/// The name of an unfinished game's entry.
///
/// ```
/// use agon_core::session::entry_names::{number_of, unfinished_entry};
///
/// let name = unfinished_entry(0xa90);
/// assert_eq!(name, "game-0000000000000a90");
/// assert_eq!(number_of(&name), Some(0xa90));
/// ```
pub fn unfinished_entry(number: u64) -> String {
    format!("{UNFINISHED}{number:016x}")
}

/// The name of the entry of a game that ended at this time.
///
/// ```
/// use agon_core::session::entry_names::{finished_entry, number_of};
///
/// let name = finished_entry("2026.11.21-094355", 0xa90);
/// assert_eq!(name, "past-2026.11.21-094355-0000000000000a90");
/// assert_eq!(number_of(&name), Some(0xa90));
/// ```
pub fn finished_entry(time: &str, number: u64) -> String {
    format!("{FINISHED}{time}-{number:016x}")
}

/// The name of the entry with the review of a finished game.
///
/// ```
/// use agon_core::session::entry_names::{number_of, review_entry};
///
/// let name = review_entry(0xa90);
/// assert_eq!(name, "review-0000000000000a90");
/// assert_eq!(number_of(&name), None, "it is no game");
/// ```
pub fn review_entry(number: u64) -> String {
    format!("review-{number:016x}")
}

/// The number of the game in an entry; `None` if the name is not that of a game.
pub fn number_of(name: &str) -> Option<u64> {
    let rest = name.strip_prefix(UNFINISHED).or_else(|| {
        let (_, number) = name.strip_prefix(FINISHED)?.rsplit_once('-')?;
        Some(number)
    })?;
    (rest.len() == 16).then(|| u64::from_str_radix(rest, 16).ok()).flatten()
}

/// The time of the end, or when the analysis began, in the name of the entry of a finished game or an analysis.
///
/// ```
/// use agon_core::session::entry_names::time_in;
///
/// assert_eq!(time_in("past-2026.11.21-094355-0000000000000a90"), Some("2026.11.21-094355"));
/// assert_eq!(time_in("game-0000000000000a90"), None);
/// ```
pub fn time_in(name: &str) -> Option<&str> {
    let (time, _) = name.strip_prefix(FINISHED)?.rsplit_once('-')?;
    Some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_not_of_games_have_no_number() {
        for name in [
            "game",
            "game-2",
            "past-",
            "past-2026.11.21-094355",
            "settings",
            "game-000000000000zzzz",
        ] {
            assert_eq!(number_of(name), None, "{name}");
        }
    }
}

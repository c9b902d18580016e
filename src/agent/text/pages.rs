//! The pages of Agent by name, so that code leading to a page need not know the code that draws it.

use agon_core::agent::Phase;

use crate::shell::system::language::key;
use crate::shell::ui::navigation::Page;

/// What the main menu has besides.
pub const MORE: Page = Page::with_address("agent-more", key("more-title"));
/// The menu of the current game.
pub const MENU: Page = Page::new("agent-menu", key("agent-menu"));
/// The pad on which money is staked before the first turn.
pub const MONEY: Page = Page::new("agent-money", key("agent-money"));
/// As [`MONEY`], for a bribe.
pub const BRIBE: Page = Page::new("agent-bribe", key("agent-bribe"));

/// The pad for a phase in which money may be staked.
pub const fn money_page(phase: &Phase) -> Page {
    match phase {
        Phase::Act => BRIBE,
        _ => MONEY,
    }
}
/// Conclusions from public events.
pub const NOTEBOOK: Page = Page::new("agent-notebook", key("agent-notebook"));
/// What is known of the computer players at the table.
pub const DOSSIERS: Page = Page::new("agent-dossiers", key("agent-dossiers"));
/// The lessons.
pub const LESSONS: Page = Page::with_address("agent-lessons", key("agent-lessons"));
/// The game of the day.
pub const DAY: Page = Page::with_address("agent-day", key("agent-day"));
/// The season.
pub const SEASON: Page = Page::with_address("agent-season", key("agent-season"));
/// What came of the player's finished games.
pub const RECORD: Page = Page::with_address("agent-record", key("agent-record"));
/// Announcements that the holder of the device lets pass by default.
pub const OBJECTIONS: Page = Page::new("agent-objections", key("agent-objections"));
/// Saved games.
pub const MY_GAMES: Page = Page::with_address("agent-my-games", key("agent-my-games"));
/// The rules in brief.
pub const RULES: Page = Page::with_address("agent-rules", key("agent-rules"));

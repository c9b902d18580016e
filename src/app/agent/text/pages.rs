//! The pages of Agent by name, so that code leading to a page need not know what draws it.

use crate::app::shell::system::language::key;
use crate::app::shell::ui::navigation::Page;

/// The menu of the current game.
pub const MENU: Page = Page::new("agent-menu", key("agent-menu"));
/// The pad on which money is staked.
pub const MONEY: Page = Page::new("agent-money", key("agent-money"));
/// What follows from what everybody heard.
pub const NOTEBOOK: Page = Page::new("agent-notebook", key("agent-notebook"));
/// The lessons.
pub const LESSONS: Page = Page::new("agent-lessons", key("agent-lessons"));
/// What the person who has the device lets pass by default.
pub const OBJECTIONS: Page = Page::new("agent-objections", key("agent-objections"));
/// Saved games.
pub const MY_GAMES: Page = Page::new("agent-my-games", key("agent-my-games"));
/// How Agent is played.
pub const RULES: Page = Page::new("agent-rules", key("agent-rules"));

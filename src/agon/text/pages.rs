//! The pages of Agon by name, so that code leading to a page need not know what draws it.

use crate::shell::input::context::InputContext;
use crate::shell::system::language::key;
use crate::shell::ui::navigation::Page;

/// What the main menu has besides.
pub const MORE: Page = Page::with_address("more", key("more-title"));
/// The menu of the current game.
pub const MENU: Page = Page::new("pause", key("panel-menu"));
/// Ways to share the game on the board.
pub const SHARE: Page = Page::new("share", key("share-title"));
/// A moving picture of the game on the board.
pub const MOVING_PICTURE: Page = Page::new("moving-picture", key("moving-title"));
/// Games from outside.
pub const OPEN: Page = Page::with_address("open", key("open-title"));
/// The rule book.
pub const RULES: Page = Page::with_address("rules", key("rules-title"));
/// The museum of rules.
pub const MUSEUM: Page = Page::with_address("museum", key("museum-title"));
/// The lessons.
pub const LEARN: Page = Page::with_address("learn", key("learn-title"));
/// The puzzles.
pub const PUZZLES: Page = Page::with_address("puzzles", key("puzzles-title"));
/// The missed puzzles, and the mistakes of games, that come back.
pub const MISTAKES: Page = Page::with_address("mistakes", key("mistakes-title"));
/// Progress in lessons, puzzles and games.
pub const PROGRESS: Page = Page::with_address("progress", key("progress-title"));
/// The position editor.
pub const EDITOR: Page = Page::with_address("editor", key("editor-title"));
/// Finished games.
pub const MY_GAMES: Page = Page::with_address("my-games", key("my-games-title"));
/// The folder for chosen games.
pub const FOLDER: Page = Page::new("folder", key("my-games-folder"));
/// Another name for a game, or for a folder.
pub const RENAME: Page = Page::new("rename", key("my-games-rename"));
/// Games by link.
pub const BY_LINK: Page = Page::with_address("by-link", key("by-link-title"));
/// The moves that were played in a position, with results.
pub const OPENINGS: Page = Page {
    context: InputContext::Moves,
    ..Page::with_address("openings", key("openings-title"))
};
/// The story of the game on the board.
pub const STORY: Page = Page::new("story", key("story-title"));
/// The lines of the analysis, and its settings.
pub const ANALYSIS: Page = Page {
    context: InputContext::Moves,
    ..Page::new("analysis", key("analysis-title"))
};
/// A note on the move before the position shown.
pub const NOTE: Page = Page {
    context: InputContext::Moves,
    ..Page::new("note", key("notes-title"))
};
/// What one says about the game on the board, and the answers.
pub const IN_WORDS: Page = Page::new("in-words", key("in-words-title"));
/// The moves of the game on the board, with variations.
pub const MOVES: Page = Page {
    context: InputContext::Moves,
    ..Page::new("moves", key("moves-title"))
};

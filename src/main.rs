//! The game: opens the window and starts the app.
fn main() {}

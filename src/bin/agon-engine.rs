//! The engine as text.
fn main() {}

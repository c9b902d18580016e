//! Input that is quoted in a fault, which it must not fill.

/// The characters that are quoted.
const LONGEST: usize = 20;

/// The beginning of a text, with `…` if that is not all of it.
pub(super) fn beginning(text: &str) -> String {
    let mut characters = text.chars();
    let mut beginning: String = characters.by_ref().take(LONGEST).collect();
    if characters.next().is_some() {
        beginning.push('…');
    }
    beginning
}

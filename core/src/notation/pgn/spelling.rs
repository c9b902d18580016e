//! Moves in records as people spell them, in the spelling that is read everywhere.

/// A move that is none, in records of chess.
const NO_MOVES: [&str; 5] = ["--", "Z0", "null", "0000", "@@@@"];

/// Spells a move as usual where it can only mean one thing: small letters of cells and capitals of pieces, one dash or
/// none. A `g` before a number is a file, before a letter or an `@` it is a guard.
pub(super) fn usual(word: &str) -> String {
    if NO_MOVES.contains(&word) || word.eq_ignore_ascii_case("pass") {
        return "pass".to_owned();
    }
    let mut usual = String::with_capacity(word.len());
    let mut chars = word.chars().peekable();
    while let Some(c) = chars.next() {
        let next = chars.peek().copied();
        let is_before_number = next.is_some_and(|next| next.is_ascii_digit());
        let is_before_cell = next.is_some_and(|next| next.is_ascii_alphabetic() || next == '@');
        match c {
            'q' | 'g' if is_before_cell => usual.push(c.to_ascii_uppercase()),
            'X' => usual.push('x'),
            '-' if next == Some('-') => {}
            '→' => {}
            _ if is_before_number => usual.push(c.to_ascii_lowercase()),
            _ => usual.push(c),
        }
    }
    usual
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_spelt_as_usual() {
        for (word, spelt) in [
            ("Gb1-c2", "Gb1-c2"),
            ("gb1--c2", "Gb1-c2"),
            ("gG1G2", "Gg1g2"),
            ("g1g2", "g1g2"),
            ("QF6>C4", "Qf6>c4"),
            ("ge4-e5Xd5xqf6", "Ge4-e5xd5xQf6"),
            ("g@b1", "G@b1"),
            ("b1→c2", "b1c2"),
            ("Z0", "pass"),
            ("good", "Good"),
            ("é1", "é1"),
        ] {
            assert_eq!(usual(word), spelt, "{word}");
        }
    }
}

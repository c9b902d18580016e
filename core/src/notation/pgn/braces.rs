//! Braces inside comments. By the standard a comment ends at the first `}`; but where a game has as many `}` as are
//! needed, people have put comments into one another.

use std::collections::HashMap;

use super::tag::begins_game;

/// The pairs of braces of the present game.
#[derive(Default)]
pub(super) struct Braces {
    pairs: HashMap<usize, usize>,
    /// The end of the game, up to which they were looked for.
    end: usize,
}

impl Braces {
    /// The `}` that belongs to the `{` at `open` if each belongs to the last one before it. Over all calls, each part
    /// of a text is searched only once.
    pub(super) fn closing(&mut self, text: &str, open: usize) -> Option<usize> {
        if open >= self.end {
            self.find_pairs(text, open);
        }
        self.pairs.get(&open).copied()
    }

    fn find_pairs(&mut self, text: &str, from: usize) {
        self.pairs.clear();
        self.end = text.len();
        let mut open = Vec::new();
        for (at, sign) in text[from..].match_indices(['{', '}', '[']) {
            let at = from + at;
            match sign {
                "{" => open.push(at),
                "}" => drop(open.pop().and_then(|opened| self.pairs.insert(opened, at))),
                _ if begins_game(text, at) => {
                    self.end = at;
                    return;
                }
                _ => {}
            }
        }
    }
}

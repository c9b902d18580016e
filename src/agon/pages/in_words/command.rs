//! What a typed or dictated sentence asks for: a word that the language knows, or cells.

use agon_core::board::CellId;
use agon_core::rules::Kind;

use crate::shell::system::language::{Language, key};

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// To move from one cell to another.
    Go(CellId, CellId),
    /// What is on a cell and what it can do; with a piece in hand, to place it there.
    Cell(CellId),
    /// Where these pieces are.
    Where(Sought),
    /// Which of the own pieces are under threat.
    Threats,
    /// What has happened, and whose turn it is.
    Turn,
    /// So many moves back in the game.
    Back(usize),
    /// So many moves forward.
    Forward(usize),
    /// To the start.
    First,
    /// To the end.
    Last,
    /// The last move is to be undone.
    Undo,
    /// A hint is wanted.
    Hint,
    /// What there is to say about the last move, or of an analysis its lines.
    Verdict,
    /// How far each side is from winning.
    Race,
}

/// The pieces that a sentence is about: all of them, or fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sought {
    /// Only those of who asks.
    pub(super) mine: bool,
    /// Only those of this kind.
    pub(super) kind: Option<Kind>,
}

/// The words of a command without cells, separated by commas, the usual one first; and the command with its number, and the
/// pieces that it is about.
type Word = (&'static str, fn(usize, Sought) -> Command);

/// Those that say more come first: "back to the start", "are my pieces under threat".
const WORDS: [Word; 11] = [
    (key("in-words-undo"), |_, _| Command::Undo),
    (key("in-words-threats"), |_, _| Command::Threats),
    (key("in-words-first"), |_, _| Command::First),
    (key("in-words-last"), |_, _| Command::Last),
    (key("in-words-back"), |count, _| Command::Back(count)),
    (key("in-words-forward"), |count, _| Command::Forward(count)),
    (key("in-words-hint"), |_, _| Command::Hint),
    (key("in-words-verdict"), |_, _| Command::Verdict),
    (key("in-words-race"), |_, _| Command::Race),
    (key("in-words-where"), |_, sought| Command::Where(sought)),
    (key("in-words-turn"), |_, _| Command::Turn),
];

/// The usual word of each command.
pub(super) fn usual_words(language: &Language) -> Vec<String> {
    let first = |words: String| words.split(',').next().unwrap_or_default().trim().to_owned();
    WORDS.iter().map(|(words, _)| first(language.tr(words))).collect()
}

/// What a sentence asks for; `None` if it is not understood. Words that no command has are passed over: "guard b1 to c2",
/// "where are my guards". Cells count for more than words.
pub(super) fn understood(sentence: &str, language: &Language) -> Option<Command> {
    let sentence = lowered(sentence);
    let tokens = || words(&sentence);
    let mut cells = tokens().flat_map(cells);
    let number = tokens().find_map(|token| token.parse().ok());
    match (cells.next(), cells.next(), cells.next()) {
        (Some(from), Some(to), None) => return Some(Command::Go(from, to)),
        // A number beside it is what is left of another cell.
        (Some(cell), None, _) => return number.is_none().then_some(Command::Cell(cell)),
        (Some(_), ..) => return None,
        (None, ..) => {}
    }
    let said: Vec<_> = tokens().collect();
    let has = |known: &str| {
        let known = lowered(&language.tr(known));
        known.split(',').any(|phrase| {
            let phrase: Vec<_> = words(phrase).collect();
            !phrase.is_empty() && said.windows(phrase.len()).any(|part| part == phrase)
        })
    };
    let kind = match [key("in-words-guards"), key("in-words-queens")].map(has) {
        [true, false] => Some(Kind::Guard),
        [false, true] => Some(Kind::Queen),
        _ => None,
    };
    let sought = Sought {
        mine: has(key("in-words-mine")),
        kind,
    };
    let known = WORDS.iter().find(|(known, _)| has(known));
    let command = known.map(|(_, command)| command(number.unwrap_or(1), sought));
    command.or_else(|| kind.map(|_| Command::Where(sought)))
}

/// In small letters. The dot over a Turkish İ would stand alone.
fn lowered(text: &str) -> String {
    text.to_lowercase().replace('\u{307}', "")
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}

/// The cells in a word: `b1`, `b1c2`, or `gb1` as in a record. Other words have none.
fn cells(word: &str) -> Vec<CellId> {
    let read = |word: &str| {
        let second = word.rfind(|sign: char| sign.is_ascii_alphabetic())?;
        let names = match second {
            0 => vec![word],
            _ => vec![&word[..second], &word[second..]],
        };
        let cells = names.into_iter().map(|name| name.parse().ok());
        cells.collect::<Option<Vec<_>>>()
    };
    let of_piece = || read(word.strip_prefix(['g', 'q'])?);
    read(word).or_else(of_piece).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    #[test]
    fn moves_and_cells_are_understood_however_they_are_said() {
        let language = Language::new(Locale::EN);
        let go = Some(Command::Go(cell("b1"), cell("c2")));
        for text in [
            "b1 c2",
            "b1c2",
            "Gb1-c2",
            "guard b1 c2",
            "Guard B1 to C2.",
            "the guard from b1, to c2",
        ] {
            assert_eq!(understood(text, &language), go, "{text}");
        }
        let queen = Some(Command::Go(cell("f11"), cell("g10")));
        assert_eq!(understood("Qf11xg10", &language), None, "x is no cell");
        assert_eq!(understood("Qf11-g10", &language), queen);
        for text in ["e4", "what can e4 do?", "Ge4"] {
            assert_eq!(understood(text, &language), Some(Command::Cell(cell("e4"))), "{text}");
        }
        for text in ["", "castle", "b1 c2 d3", "j5", "b99", "é1", "1 f2"] {
            assert_eq!(understood(text, &language), None, "{text}");
        }
    }

    #[test]
    fn words_are_understood_among_others_and_numbers_with_them() {
        let language = Language::new(Locale::EN);
        for (text, command) in [
            ("where are the pieces", Command::Where(Sought::default())),
            ("how far am I", Command::Race),
            ("Threats", Command::Threats),
            ("back", Command::Back(1)),
            ("3 moves back", Command::Back(3)),
            ("go forward 2", Command::Forward(2)),
            ("back 99999999999999999999999", Command::Back(1)),
            ("back to the start", Command::First),
            ("are my pieces under threat?", Command::Threats),
            ("undo that", Command::Undo),
            ("why was that a mistake", Command::Verdict),
            ("take me back", Command::Back(1)),
        ] {
            assert_eq!(understood(text, &language), Some(command), "{text}");
        }
    }

    #[test]
    fn pieces_are_sought_by_owner_and_kind() {
        let language = Language::new(Locale::EN);
        let sought = |mine, kind| Some(Command::Where(Sought { mine, kind }));
        let [guards, queen] = [Kind::Guard, Kind::Queen].map(Some);
        assert_eq!(understood("Where are my guards?", &language), sought(true, guards));
        assert_eq!(understood("the queens", &language), sought(false, queen));
        assert_eq!(
            understood("where are my queen and guards", &language),
            sought(true, None)
        );
    }

    #[test]
    fn capitals_of_any_language_are_understood() {
        let turkish = Language::new(Locale::from_tag("tr").unwrap());
        assert_eq!(understood("İleri 2", &turkish), Some(Command::Forward(2)));
        assert_eq!(understood("Geri al", &turkish), Some(Command::Undo));
    }

    #[test]
    fn every_language_has_a_word_of_its_own_for_each_command() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            let usual = usual_words(&language);
            for (word, (name, command)) in usual.iter().zip(WORDS) {
                assert_eq!(
                    understood(word, &language),
                    Some(command(1, Sought::default())),
                    "{name} in {locale:?}: {word}"
                );
            }
        }
    }
}

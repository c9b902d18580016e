//! How texts are worded: one word for one thing, grammatical with every number, names as the screen has them, and set
//! as a printer would.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use agon::shell::system::language::{Language, Locale};
use fluent_bundle::FluentValue as Value;
use fluent_syntax::ast::{Expression, Pattern, PatternElement, VariantKey};

use crate::language::{entries, keys, messages, root};

/// The words that the glossary of a language rules out in every text, because another stands for the same thing. Of those
/// in its tables, only words that mean nothing else.
fn ruled_out(locale: Locale) -> Vec<String> {
    let file = match locale {
        Locale::EN => "docs/words.md".to_owned(),
        _ => format!("docs/words/{}.md", locale.tag()),
    };
    let glossary = fs::read_to_string(root().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let (tables, rest) = glossary
        .split_once("**In no text:** ")
        .unwrap_or_else(|| panic!("{file} rules out nothing"));
    let list = rest.trim_end().trim_end_matches('.').replace('\n', " ");
    let tables = tables.to_lowercase();
    let in_tables: BTreeSet<_> = tables
        .split(|letter| "|,;()\n".contains(letter))
        .map(str::trim)
        .collect();
    for word in list.split(", ") {
        assert!(
            in_tables.contains(word),
            "the tables of {file} do not rule out {word:?}"
        );
    }
    list.split(", ").map(str::to_owned).collect()
}

/// A text without the names of the texts, values and programs that stand in it.
fn without_references(text: &str) -> String {
    let is_name = |inside: &str| {
        let inside = inside.trim();
        let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || "-$".contains(letter);
        inside.starts_with("\"agon-engine ") || inside.chars().all(is_of_name)
    };
    let parts = text.split('{').map(|part| match part.split_once('}') {
        Some((inside, after)) if is_name(inside) => after,
        _ => part,
    });
    parts.collect()
}

#[test]
fn words_that_the_glossary_rules_out_are_in_no_text() {
    for locale in Locale::offered() {
        let ruled_out = ruled_out(locale);
        assert!(ruled_out.len() >= 5, "{locale:?}: {ruled_out:?}");
        for (key, text) in entries(locale) {
            let lower = without_references(&text).to_lowercase();
            let words: Vec<_> = lower.split(|letter: char| !letter.is_alphabetic()).collect();
            let words = format!(" {} ", words.join(" "));
            for word in &ruled_out {
                assert!(
                    !words.contains(&format!(" {word} ")),
                    "{key} in {locale:?} says {word:?}: {text}"
                );
            }
        }
    }
}

/// The names by which choices call plural forms.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// The plural form of each number from 0 to 30, as Fluent chooses it in a language.
fn plurals_in(locale: Locale) -> Vec<(i64, String)> {
    let variants = PLURALS.map(|form| format!("    [{form}] {form}\n")).concat();
    let text = format!("form = {{ $count ->\n{variants}   *[other] other\n}}\n");
    let language = Language::fetched(locale, text);
    let form = |number: i64| language.tr_with("form", &[("count", number.into())]);
    (0..=30).map(|number| (number, form(number))).collect()
}

/// Calls back with the names of the variants of every choice in a text.
fn visit_choices(pattern: &Pattern<String>, look: &mut impl FnMut(&[&str])) {
    for element in &pattern.elements {
        if let PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } = element
        {
            let names: Vec<_> = variants
                .iter()
                .map(|variant| match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name.as_str(),
                })
                .collect();
            look(&names);
            variants.iter().for_each(|variant| visit_choices(&variant.value, look));
        }
    }
}

#[test]
fn a_text_that_has_plural_forms_has_all_of_its_language() {
    for locale in Locale::offered() {
        let needed = plurals_in(locale);
        let mut choices = 0;
        for message in messages(locale) {
            let key = &message.id.name;
            visit_choices(&message.value.unwrap(), &mut |names| {
                if names.iter().any(|name| PLURALS.contains(name)) {
                    choices += 1;
                    for (number, form) in &needed {
                        let has = names.contains(&form.as_str()) || names.contains(&number.to_string().as_str());
                        assert!(
                            has,
                            "{key} in {locale:?} has {names:?}, but nothing for {number} ({form})"
                        );
                    }
                }
            });
        }
        assert!(choices > 20, "{locale:?}: {choices}");
    }
}

#[test]
fn texts_are_set_as_a_printer_would() {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        for key in keys() {
            let text = language.tr(&key);
            for mark in ["'", "\"", "...", "  ", " \n"] {
                assert!(!text.contains(mark), "{mark:?} in {key} in {locale:?}: {text}");
            }
        }
    }
    let french = Language::new(Locale::FR);
    for key in keys() {
        let text: Vec<char> = french.tr(&key).chars().collect();
        for pair in text.windows(2) {
            assert!(
                !":;?!»%".contains(pair[1]) || pair[0] == '\u{a0}',
                "before {:?} in {key}",
                pair[1]
            );
            assert!(pair[0] != '«' || pair[1] == '\u{a0}', "after « in {key}");
        }
    }
}

/// The names of the values that are put into a text.
fn values(text: &str) -> BTreeSet<&str> {
    let names = text.split('$').skip(1);
    names
        .filter_map(|rest| {
            rest.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'))
                .next()
        })
        .collect()
}

/// Values that are numbers, as their names have it. They are the same in every text.
const NUMBERS: [&str; 14] = [
    "black", "column", "cost", "count", "day", "hand", "left", "line", "month", "percent", "turn", "turns", "white",
    "year",
];

/// Texts in which `white` and `black` are players' names.
const NAMED_WHITE: [&str; 2] = ["open-players", "title-continue-people"];

/// How a sentence may speak of a player.
const ROLES: [&str; 5] = ["you", "computer", "white", "black", "name"];

/// Every wording of a text with a number: as a number and a player's role go through all their values, and names begin
/// with a vowel.
fn wordings(language: &Language, key: &str, text: &str, number: i64) -> Vec<String> {
    let wording = |role: &'static str| {
        let values = values(text).into_iter().map(|name| -> (&'static str, Value<'_>) {
            let known = |names: &[&'static str]| names.iter().find(|known| **known == name).copied();
            if let Some(name) = known(&NUMBERS).filter(|_| !NAMED_WHITE.contains(&key)) {
                (name, number.into())
            } else if let Some(name) = known(&["by", "side", "whom", "winner"]) {
                (name, role.into())
            } else if let Some(name) = known(&["cell", "cells", "from", "to"]) {
                (name, "e4".into())
            } else {
                (name.to_owned().leak(), "Anneau".into())
            }
        });
        language.tr_with(key, &values.collect::<Vec<_>>())
    };
    ROLES.map(wording).into()
}

/// The nouns that texts count, each in the forms for one, for a few and for many, as far as its language tells them apart.
/// In Turkish it never does; there the second form is the plural that no number has.
const COUNTED: [(&str, &[&[&str]]); 10] = [
    (
        "de",
        &[
            &["partie", "partien"],
            &["minute", "minuten"],
            &["runde", "runden"],
            &["sekunde", "sekunden"],
            &["stein", "steine"],
            &["zug", "züge"],
        ],
    ),
    (
        "en",
        &[
            &["game", "games"],
            &["minute", "minutes"],
            &["move", "moves"],
            &["piece", "pieces"],
            &["second", "seconds"],
            &["turn", "turns"],
        ],
    ),
    (
        "es",
        &[
            &["jugada", "jugadas"],
            &["minuto", "minutos"],
            &["partida", "partidas"],
            &["pieza", "piezas"],
            &["segundo", "segundos"],
            &["turno", "turnos"],
        ],
    ),
    (
        "fr",
        &[
            &["coup", "coups"],
            &["minute", "minutes"],
            &["partie", "parties"],
            &["pièce", "pièces"],
            &["seconde", "secondes"],
            &["tour", "tours"],
        ],
    ),
    (
        "it",
        &[
            &["minuto", "minuti"],
            &["mossa", "mosse"],
            &["partita", "partite"],
            &["pezzo", "pezzi"],
            &["secondo", "secondi"],
            &["turno", "turni"],
        ],
    ),
    (
        "nl",
        &[
            &["beurt", "beurten"],
            &["minuut", "minuten"],
            &["partij", "partijen"],
            &["seconde", "seconden"],
            &["stuk", "stukken"],
            &["zet", "zetten"],
        ],
    ),
    (
        "pl",
        &[
            &["minuta", "minuty", "minut"],
            &["ruch", "ruchy", "ruchów"],
            &["sekunda", "sekundy", "sekund"],
        ],
    ),
    (
        "pt-BR",
        &[
            &["lance", "lances"],
            &["minuto", "minutos"],
            &["partida", "partidas"],
            &["peça", "peças"],
            &["segundo", "segundos"],
        ],
    ),
    (
        "ru",
        &[
            &["партия", "партии", "партий"],
            &["минута", "минуты", "минут"],
            &["секунда", "секунды", "секунд"],
            &["ход", "хода", "ходов"],
        ],
    ),
    (
        "tr",
        &[
            &["dakika", "dakikalar"],
            &["hamle", "hamleler"],
            &["oyun", "oyunlar"],
            &["saniye", "saniyeler"],
            &["taş", "taşlar"],
        ],
    ),
];

/// Which of a noun's forms a number has.
fn form(locale: Locale, number: i64) -> usize {
    let (last, last_two) = (number % 10, number % 100);
    let are_few = (2..=4).contains(&last) && !(12..=14).contains(&last_two);
    match locale.tag() {
        "tr" => 0,
        "fr" | "pt-BR" => usize::from(number > 1),
        "ru" if last == 1 && last_two != 11 => 0,
        "ru" | "pl" if are_few => 1,
        "ru" => 2,
        "pl" if number != 1 => 2,
        _ => usize::from(number != 1),
    }
}

/// Words that may stand between a number and what it counts.
const BETWEEN: [&str; 6] = ["more", "first", "last", "derniers", "premiers", "autres"];

/// What is wrong with the grammar of a text that counts to `number`, if anything.
fn bad_grammar(locale: Locale, text: &str, number: i64) -> Option<String> {
    let nouns = COUNTED.into_iter().find(|(of, _)| *of == locale.tag());
    let (_, nouns) = nouns.expect("what the texts of each language count is known");
    let lower = text.to_lowercase();
    let is_mark = |letter: char| "()«».,;:…".contains(letter);
    let parts: Vec<&str> = lower.split_whitespace().collect();
    for (at, part) in parts.iter().enumerate() {
        // A number with a mark after it counts nothing. Brazilians write 0 lances and 0 lance.
        if part.trim_start_matches(is_mark).parse() != Ok(number) || (number == 0 && locale.tag() == "pt-BR") {
            continue;
        }
        let mut after = parts[at + 1..].iter().map(|part| part.trim_matches(is_mark));
        let counted = after.find(|word| !BETWEEN.contains(word));
        let right = form(locale, number);
        let is_wrong = |forms: &&&[&str]| {
            let place = counted.and_then(|word| forms.iter().position(|form| *form == word));
            place.is_some_and(|place| match forms.len() {
                // In the genitive, one takes the form for a few, and a few take that for many.
                3 => place < right || place > right + 1,
                _ => place != right,
            })
        };
        if let Some(forms) = nouns.iter().find(is_wrong) {
            return Some(format!("{number} of {}", forms[0]));
        }
    }
    if locale != Locale::FR {
        return None;
    }
    let words = lower.split(|letter: char| letter.is_whitespace() || is_mark(letter));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // Before the name of a cell, which is spelled out, nothing is elided: « de e4 ».
    let is_cell = |word: &str| word.ends_with(|last: char| last.is_ascii_digit());
    let is_open = |word: &str| word.starts_with(|first: char| "aeiouéèêh".contains(first)) && !is_cell(word);
    // Before a verb, it is a pronoun: « un tour à le replacer ».
    let is_verb = |word: &&str| word.ends_with("er") || word.ends_with("ir");
    (1..words.len()).find_map(|at| {
        let pair = [words[at - 1], words[at]];
        let elided = ["de", "le", "que", "ne", "se", "ce"].contains(&pair[0]) && is_open(pair[1]);
        let contracted = matches!(pair, ["à" | "de", "le" | "les"]) && !words.get(at + 1).is_some_and(is_verb);
        (elided || contracted).then(|| pair.join(" "))
    })
}

/// Texts with the sign of dollars.
const SUMS: [&str; 2] = ["agent-dollars", "agent-dollars-thousands"];

#[test]
fn every_text_with_a_number_is_grammatical_from_0_to_30() {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        let mut counted = 0;
        for (key, text) in entries(locale) {
            let is_counting = values(&text).iter().any(|value| NUMBERS.contains(value));
            let numbers = if is_counting { 0..=30 } else { 0..=0 };
            for number in numbers {
                for wording in wordings(&language, &key, &text, number) {
                    let signs: &[char] = if SUMS.contains(&key.as_str()) {
                        &['{']
                    } else {
                        &['{', '$']
                    };
                    assert!(!wording.contains(signs), "{key} lacks a value: {wording}");
                    let bad = bad_grammar(locale, &wording, number);
                    assert!(bad.is_none(), "{key} in {locale:?}: {bad:?} in {wording:?}");
                }
            }
            counted += usize::from(is_counting);
        }
        assert!(counted > 20, "there are texts with numbers: {counted}");
    }
}

#[test]
fn bad_grammar_is_noticed() {
    let [german, russian] = ["de", "ru"].map(|tag| Locale::offered().find(|locale| locale.tag() == tag).unwrap());
    for (locale, text, number) in [
        (Locale::EN, "That costs 1 moves.", 1),
        (Locale::EN, "White needs 2 more move", 2),
        (Locale::EN, "The last 0 turn", 0),
        (Locale::FR, "Encore 0 coups", 0),
        (Locale::FR, "Les 2 derniers coup", 2),
        (Locale::FR, "Les Noirs mènent de un coup.", 1),
        (Locale::FR, "À partir de « Anneau »", 1),
        (Locale::FR, "coûte à les Blancs", 1),
        (german, "Noch 2 Zug", 2),
        (russian, "ещё 21 ходов", 21),
        (russian, "ещё 12 хода", 12),
    ] {
        assert!(bad_grammar(locale, text, number).is_some(), "{text}");
    }
    for (locale, text, number) in [
        (Locale::EN, "12 more moves, and turn 1 begins", 12),
        (Locale::FR, "Encore 0 coup", 0),
        (Locale::FR, "Les Noirs mènent d’un coup, et de 2 tours.", 2),
        (Locale::FR, "Ils perdent un tour à le replacer.", 1),
        (german, "nach 2 Zügen", 2),
        (russian, "ещё 22 хода", 22),
    ] {
        assert_eq!(bad_grammar(locale, text, number), None, "{text}");
    }
}

/// The words between quotation marks, whichever a language has.
fn quoted(text: &str) -> Vec<&str> {
    let mut quoted = Vec::new();
    let mut rest = text;
    while let Some((at, mark)) = rest.char_indices().find(|(_, mark)| "„“«‘".contains(*mark)) {
        let close: &[char] = match mark {
            '„' => &['“', '”'],
            '“' => &['”'],
            '«' => &['»'],
            _ => &['’'],
        };
        rest = &rest[at + mark.len_utf8()..];
        if let Some(end) = rest.find(close) {
            quoted.push(rest[..end].trim());
            rest = rest[end..].trim_start_matches(close);
        }
    }
    quoted
}

/// Texts whose quotation marks hold what stands in a record or is typed, not the name of a button.
const QUOTES_WRITING: [&str; 2] = ["record-handicap", "in-words-help"];

#[test]
fn what_a_text_quotes_is_the_name_that_a_button_has() {
    for locale in Locale::offered() {
        let entries = entries(locale);
        let texts: BTreeMap<_, _> = entries.iter().map(|(key, text)| (key.as_str(), text)).collect();
        let mut references = 0;
        for (key, text) in &entries {
            for words in quoted(text)
                .into_iter()
                .filter(|_| !QUOTES_WRITING.contains(&key.as_str()))
            {
                let inside = words.strip_prefix('{').and_then(|words| words.strip_suffix('}'));
                let inside = inside.map(str::trim);
                let is_value = inside.is_some_and(|inside| inside.starts_with('$'));
                let is_key = inside.is_some_and(|inside| texts.contains_key(inside));
                assert!(
                    is_value || is_key,
                    "{key} in {locale:?} quotes {words:?} instead of a key"
                );
                references += usize::from(is_key);
            }
        }
        assert!(references >= 3, "{locale:?} quotes buttons");
    }
}

#[test]
fn the_manual_names_buttons_and_pages_as_the_program_does() {
    let english = Language::new(Locale::EN);
    let texts: BTreeSet<_> = keys().iter().map(|key| english.tr(key)).collect();
    for (manual, least) in [("README.md", 0), ("docs/playing.md", 20)] {
        // Bold words are headings; what is in italics is a name on the screen.
        let plain = fs::read_to_string(root().join(manual)).unwrap().replace("**", "");
        let named: Vec<_> = plain.split('*').skip(1).step_by(2).collect();
        assert!(named.len() >= least, "{manual}: {named:?}");
        for name in named {
            assert!(texts.contains(name), "{manual} speaks of {name:?}");
        }
    }
}

#[test]
fn a_refusal_names_the_button_that_the_banner_has() {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        let text = language.tr("refused-looking-back");
        assert_eq!(quoted(&text), [language.tr("banner-go-on-here")], "{text}");
    }
}

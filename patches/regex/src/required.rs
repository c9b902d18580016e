//! What a text must contain to match a pattern.

use std::iter::Peekable;
use std::str::Chars;

/// Texts of which every match contains one. `None` where that is not known.
pub fn texts(pattern: &str) -> Option<Vec<String>> {
    let mut rest = pattern.chars().peekable();
    let texts = alternatives(&mut rest).ok()?;
    // What is left was not understood.
    rest.next().is_none().then_some(texts).flatten()
}

/// A pattern with something that is not understood here, such as flags.
struct Unknown;

/// What every match of a part of a pattern contains, one of them.
type Required = Option<Vec<String>>;

/// Up to the end of the pattern or the group.
fn alternatives(rest: &mut Peekable<Chars<'_>>) -> Result<Required, Unknown> {
    let mut all = sequence(rest)?;
    while rest.next_if_eq(&'|').is_some() {
        let more = sequence(rest)?;
        all = all.zip(more).map(|(all, more)| [all, more].concat());
    }
    Ok(all)
}

fn sequence(rest: &mut Peekable<Chars<'_>>) -> Result<Required, Unknown> {
    let mut best: Required = None;
    let mut run = String::new();
    while let Some(&next) = rest.peek() {
        if matches!(next, '|' | ')') {
            break;
        }
        rest.next();
        let mut letter = None;
        let mut group = None;
        match next {
            '(' => {
                opened(rest)?;
                group = alternatives(rest)?;
                rest.next_if_eq(&')').ok_or(Unknown)?;
            }
            '[' => class(rest)?,
            '\\' => letter = escaped(rest)?,
            '.' | '^' | '$' => {}
            _ => letter = Some(next),
        }
        let quantifier = rest.next_if(|next| matches!(next, '?' | '*' | '+' | '{'));
        let is_there = matches!(quantifier, None | Some('+'));
        if quantifier == Some('{') {
            rest.find(|&next| next == '}').ok_or(Unknown)?;
        }
        if quantifier.is_some() {
            // Lazy.
            rest.next_if_eq(&'?');
        }
        if let (Some(letter), true) = (letter, is_there) {
            run.push(letter);
        }
        if letter.is_none() || quantifier.is_some() {
            best = better(best, Some(vec![std::mem::take(&mut run)]));
        }
        if is_there {
            best = better(best, group);
        }
    }
    Ok(better(best, Some(vec![run])))
}

/// The one that fewer texts contain: of which the shortest is longer.
fn better(one: Required, other: Required) -> Required {
    let length = |required: &Required| {
        let shortest = required.as_ref().and_then(|texts| texts.iter().map(String::len).min());
        shortest.unwrap_or(0)
    };
    let longer = if length(&other) > length(&one) { other } else { one };
    // Any text contains the empty one.
    longer.filter(|texts| texts.iter().all(|text| !text.is_empty()))
}

/// What may follow an opened parenthesis: a name, or that it is no group to be captured.
fn opened(rest: &mut Peekable<Chars<'_>>) -> Result<(), Unknown> {
    if rest.next_if_eq(&'?').is_none() {
        return Ok(());
    }
    match rest.next() {
        Some(':') => return Ok(()),
        Some('P') if rest.next() == Some('<') => {}
        Some('<') => {}
        _ => return Err(Unknown),
    }
    rest.find(|&next| next == '>').map(|_| ()).ok_or(Unknown)
}

/// The rest of a class in brackets.
fn class(rest: &mut Peekable<Chars<'_>>) -> Result<(), Unknown> {
    rest.next_if_eq(&'^');
    // As the first, it is a member.
    rest.next_if_eq(&']');
    loop {
        match rest.next() {
            Some(']') => return Ok(()),
            Some('\\') => _ = rest.next(),
            // Classes within classes.
            Some('[') | None => return Err(Unknown),
            Some(_) => {}
        }
    }
}

/// The letter after a backslash, or `None` for a class or a place.
fn escaped(rest: &mut Peekable<Chars<'_>>) -> Result<Option<char>, Unknown> {
    match rest.next() {
        Some('s' | 'S' | 'd' | 'D' | 'w' | 'W' | 'b' | 'B' | 'A' | 'z') => Ok(None),
        Some(letter) if letter.is_ascii_punctuation() => Ok(Some(letter)),
        _ => Err(Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Regex;

    #[test]
    fn the_longest_text_that_every_match_contains() {
        for (pattern, required) in [
            (r"^\s*#version\s+([0-9]+)", Some(&["#version"][..])),
            (r"^\s*#\s*(else\s+)?\s*ifdef\s+([\w|\d|_]+)", Some(&["ifdef"])),
            (r"#\s*\{([\w|\d|_]+)\}", Some(&["#"])),
            (r#"(//|/\*|\")"#, Some(&["//", "/*", "\""])),
            (r"(?P<lead>\s*virtual\s+fn\s+)(?P<name>[^\s]+)\(", Some(&["virtual"])),
            (r"@binding\(auto\)", Some(&["@binding(auto)"])),
            (r"ab?c{2}d*e+f", Some(&["a"])),
            (r"a|b*", None),
            (r"(a?)", None),
            (r"(?i)a", None),
            (r"[[:alpha:]]a", None),
            (r"\x41", None),
        ] {
            let required = required.map(|texts| texts.iter().map(|&text| text.to_owned()).collect());
            assert_eq!(texts(pattern), required, "{pattern}");
        }
    }

    #[test]
    fn nothing_that_matches_is_passed_over() {
        let lines = [
            "",
            "a",
            "b",
            "aacce",
            "ac",
            "aef",
            "abccef",
            "ccef",
            "#version 300",
            "  # else ifdef A|B",
            "#else",
            "x // y",
            "/* z",
            "\"",
            "@binding(auto)",
            "virtual fn f()",
            "#{DEF}",
            "enable f16;",
            "A",
            "αa",
            "e",
            "aeef",
            "acf",
        ];
        for pattern in [
            r"^\s*#version\s+([0-9]+)",
            r"^\s*#\s*(else\s+)?\s*ifdef\s+([\w|\d|_]+)",
            r"#\s*\{([\w|\d|_]+)\}",
            r#"(//|/\*|\")"#,
            r"ab?c{2}d*e+f",
            r"ab?c{0}e",
            r"a|b*",
            r"(a?)",
            r"(?i)a",
            r"\x41",
            r"a+?e",
            r"(ab|c)+e",
            r"(a|)e",
            r"^\s*enable\s+([^;]+)\s*;",
            r"[]a]e",
            r"[^]]",
            r"x{2,}|y",
        ] {
            let (ours, lite) = (Regex::new(pattern).unwrap(), regex_lite::Regex::new(pattern).unwrap());
            for line in lines {
                assert_eq!(ours.is_match(line), lite.is_match(line), "{pattern} {line}");
                assert_eq!(ours.replace(line, "-"), lite.replace(line, "-"), "{pattern} {line}");
                assert_eq!(
                    ours.replace_all(line, "-"),
                    lite.replace_all(line, "-"),
                    "{pattern} {line}"
                );
                let range = |captures: crate::Captures<'_>| captures.get(0).map(|all| all.range());
                assert_eq!(ours.captures(line).and_then(range), lite.captures(line).and_then(range));
                assert!(
                    ours.captures_iter(line)
                        .map(range)
                        .eq(lite.captures_iter(line).map(range))
                );
                assert_eq!(
                    ours.find(line).map(|found| found.range()),
                    lite.find(line).map(|found| found.range())
                );
            }
        }
    }
}

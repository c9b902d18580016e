//! Signs that word processors, web pages and mail programs put in the place of those on a keyboard.

use std::borrow::Cow;

/// The first sign of a text as it is typed, and its length in bytes. `None` in its place for one that takes no room, such
/// as a soft hyphen. A character reference of HTML is one sign.
pub(super) fn first_sign(text: &str) -> Option<(Option<char>, usize)> {
    let first = text.chars().next()?;
    let (sign, length) = match first {
        '&' => reference(text),
        _ => (first, first.len_utf8()),
    };
    Some(((!is_invisible(sign)).then(|| typed(sign)), length))
}

/// A text with all its signs as they are typed.
pub(super) fn as_typed(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| byte.is_ascii() && byte != b'&') {
        return text.into();
    }
    let mut rest = text;
    let mut typed = String::new();
    while let Some((sign, length)) = first_sign(rest) {
        typed.extend(sign);
        rest = &rest[length..];
    }
    typed.into()
}

/// Whether a sign opens or closes a quotation.
pub(super) const fn is_quote(sign: char) -> bool {
    matches!(
        sign,
        '"' | '\'' | '`' | '‘' | '’' | '‚' | '“' | '”' | '„' | '‟' | '′' | '″' | '«' | '»'
    )
}

/// Whether a character takes no room: a mark for direction, joining or a possible break.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}

/// The sign on a keyboard for which another stands.
const fn typed(sign: char) -> char {
    match sign {
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '\u{2025}' | '\u{2026}' | '\u{3002}' => '.',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{2039}' => '<',
        '\u{203a}' => '>',
        '×' => 'x',
        // The forms as wide as Chinese characters.
        '\u{ff01}'..='\u{ff5e}' => match char::from_u32(sign as u32 - 0xfee0) {
            Some(narrow) => narrow,
            None => sign,
        },
        _ => sign,
    }
}

/// The character that a reference at the beginning of a text stands for, and the length of the reference; `&` itself if
/// it is none. An ampersand that was itself escaped, even twice, counts as one.
fn reference(text: &str) -> (char, usize) {
    const LONGEST: usize = 8;
    let mut rest = &text[1..];
    while let Some(after) = rest.strip_prefix("amp;") {
        rest = after;
    }
    let name = rest.bytes().take(LONGEST).position(|byte| byte == b';');
    let named = name.and_then(|end| Some((referred(&rest[..end])?, end + 1)));
    let (sign, length) = named.unwrap_or(('&', 0));
    (sign, text.len() - rest.len() + length)
}

fn referred(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let number = match number.strip_prefix(['x', 'X']) {
            Some(number) => u32::from_str_radix(number, 16),
            None => number.parse(),
        };
        return char::from_u32(number.ok()?);
    }
    Some(match name {
        "gt" => '>',
        "lt" => '<',
        "quot" => '"',
        "apos" => '\'',
        "num" => '#',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "shy" => '\u{ad}',
        "zwj" | "zwnj" | "lrm" | "rlm" => '\u{200b}',
        "dash" | "hyphen" | "minus" | "ndash" | "mdash" => '-',
        "hellip" => '.',
        "half" | "frac12" => '½',
        "times" => 'x',
        "plusmn" => '±',
        "infin" => '∞',
        "rarr" => '→',
        "ldquo" | "rdquo" | "bdquo" | "laquo" | "raquo" => '"',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_other_programs_are_those_of_a_keyboard() {
        for (text, typed) in [
            ("Gb1‑c2", "Gb1-c2"),
            ("b1–c2—d3−e4", "b1-c2-d3-e4"),
            ("\u{200e}G\u{ad}b1\u{2060}-c2\u{feff}", "Gb1-c2"),
            (
                "Gd1&gt;a3 Gd1&#62;a3 Gd1&#x3e;a3 Gd1&amp;gt;a3",
                "Gd1>a3 Gd1>a3 Gd1>a3 Gd1>a3",
            ),
            ("Ｇｂ１－ｃ２", "Gb1-c2"),
            ("e4×d5…", "e4xd5."),
            ("&lt;&quot;&apos;&num;&half;&plusmn;&infin;&rarr;&ldquo;", "<\"'#½±∞→\""),
            ("a&nbsp;b&shy;c&zwj;d&minus;e&hellip;&times;", "a bcd-e.x"),
            ("a & b &nothing; &", "a & b &nothing; &"),
            ("&#xffffffff;&#1114112;&amp;amp;", "&#xffffffff;&#1114112;&"),
        ] {
            assert_eq!(as_typed(text), typed, "{text}");
        }
    }
}

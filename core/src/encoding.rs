//! Bytes from outside as text, from any program.

/// The characters of the bytes 0x80 to 0x9f in Windows-1252, which has those of Latin-1 elsewhere. Five bytes have no
/// character.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Reads text in UTF-8 or UTF-16, of either byte order. Bytes that are not UTF-8 in the midst of other text are taken
/// for Windows-1252, so that a file joined from several is read whole. A byte order mark at the beginning is dropped.
///
/// ```
/// use agon_core::encoding::decode;
///
/// assert_eq!(decode("Zoë".as_bytes()), "Zoë");
/// assert_eq!(decode(b"Zo\xeb \x96 Bo"), "Zoë – Bo");
/// assert_eq!(decode(b"\xff\xfeA\0d\0a\0"), "Ada");
/// assert_eq!(decode(b"\xef\xbb\xbfAda"), "Ada");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    let text = match bytes {
        // Nothing but a zero byte is the other half of a character of ASCII.
        [0xff, 0xfe, ..] | [1..=0xff, 0, ..] => utf_16(bytes, u16::from_le_bytes),
        [0xfe, 0xff, ..] | [0, 1..=0xff, ..] => utf_16(bytes, u16::from_be_bytes),
        _ => utf_8(bytes),
    };
    match text.strip_prefix('\u{feff}') {
        Some(text) => text.to_owned(),
        None => text,
    }
}

fn utf_16(bytes: &[u8], unit: impl Fn([u8; 2]) -> u16) -> String {
    let (units, _) = bytes.as_chunks();
    let units = units.iter().map(|&bytes| unit(bytes));
    let chars = char::decode_utf16(units);
    chars.map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn utf_8(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
            _ => char::from(byte),
        }));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_in_utf_16_is_read_with_its_mark_and_without() {
        let written = "[White \"Ωμ 😀\"]\r\n";
        for (mark, big) in [("\u{feff}", true), ("\u{feff}", false), ("", true), ("", false)] {
            let units = mark.encode_utf16().chain(written.encode_utf16());
            let bytes: Vec<u8> = units
                .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
                .collect();
            assert_eq!(decode(&bytes), written);
        }
        assert_eq!(
            decode(b"\xff\xfeA\0\x00\xd8B\0!"),
            "A\u{fffd}B",
            "half a pair and half a unit"
        );
    }

    #[test]
    fn a_file_joined_from_two_encodings_is_read_whole() {
        let joined = ["Zoë „Ada“\n".as_bytes(), b"Zo\xeb \x84Ada\x93 \x81\n"].concat();
        assert_eq!(decode(&joined), "Zoë „Ada“\nZoë „Ada“ \u{81}\n");
    }

    #[test]
    fn any_bytes_are_text() {
        for first in 0..=u8::MAX {
            for second in 0..=u8::MAX {
                let text = decode(&[first, second, 0x80, 0xff, 0]);
                assert!(text.chars().count() <= 5, "{first} {second}");
            }
        }
        assert_eq!(decode(b""), "");
        assert_eq!(decode(&[0; 4]), "\0\0\0\0");
    }
}

//! Dates as the player writes them.

use super::language::Language;

/// A date of a game record, such as `2026.11.22`, as it is written in the player's language. A date known in
/// part is reduced to its year, if that is known.
pub fn date(language: &Language, recorded: &str) -> String {
    let mut parts = recorded.split('.');
    let mut next = || parts.next().and_then(|part| part.parse::<u16>().ok());
    match (next(), next(), next()) {
        (Some(year), Some(month @ 1..=12), Some(day @ 1..=31)) => {
            let args = [
                ("day", day.into()),
                ("month", month.into()),
                ("year", year.to_string().into()),
            ];
            language.tr_with("date", &args)
        }
        (Some(year), _, _) => year.to_string(),
        (None, _, _) => language.tr("date-unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn dates_are_written_as_the_reader_writes_them() {
        let (english, french) = (Language::new(Locale::EN), Language::new(Locale::FR));
        for (recorded, in_english, in_french) in [
            ("2026.11.22", "22 Nov 2026", "22 nov. 2026"),
            ("1872.01.01", "1 Jan 1872", "1er janv. 1872"),
            ("1842.??.??", "1842", "1842"),
            ("1842.13.01", "1842", "1842"),
            ("????.??.??", "undated", "sans date"),
            ("", "undated", "sans date"),
        ] {
            assert_eq!(date(&english, recorded), in_english);
            assert_eq!(date(&french, recorded), in_french);
        }
    }
}

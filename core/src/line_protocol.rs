//! Lines of text between programs, and whole files for them: read with a bound on their length, and written whole.

use std::io::{self, BufRead, Read, Write};

use crate::encoding::decode;

/// The length of the longest line that is read, in bytes: that of a game of 200,000 plies.
const LONGEST_LINE: usize = 1 << 20;

/// The most that is read at once, in mebibytes: the samples of 40,000 games. A device such as `/dev/zero` has no end.
const LONGEST_INPUT: u64 = 256;

/// Reads an input to its end.
///
/// # Errors
/// If the input fails, or has more than 256 MiB (`FileTooLarge`).
///
/// ```
/// use std::io::{ErrorKind, repeat};
/// use agon_core::line_protocol::read_whole;
///
/// assert_eq!(read_whole(&mut &b"ugi"[..])?, b"ugi");
/// assert_eq!(read_whole(&mut repeat(0)).unwrap_err().kind(), ErrorKind::FileTooLarge);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read_whole(input: &mut dyn Read) -> io::Result<Vec<u8>> {
    let most = LONGEST_INPUT << 20;
    let mut bytes = Vec::new();
    if input.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        return Err(too_long());
    }
    Ok(bytes)
}

fn too_long() -> io::Error {
    io::Error::new(
        io::ErrorKind::FileTooLarge,
        format!("there are more than {LONGEST_INPUT} MiB to read"),
    )
}

/// Reads a line without its line break (`\n` or `\r\n`); `None` at the end of the input. A line longer than a mebibyte is
/// an inner error with a message, and the input goes on after it. Any encoding that [`decode`] knows will do.
///
/// # Errors
/// If the input itself fails, or has no line break in 256 MiB (`FileTooLarge`).
///
/// ```
/// use agon_core::line_protocol::read_line;
///
/// let input = ["[".repeat(2_000_000), "ugi".into()].join("\n");
/// let mut input = input.as_bytes();
/// let too_long = read_line(&mut input)?.expect("there is a line");
/// assert_eq!(too_long, Err("the line is longer than 1048576 bytes".into()));
/// assert_eq!(read_line(&mut input)?, Some(Ok("ugi".into())));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read_line(mut input: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if Read::take(&mut input, LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST_LINE && bytes.last() != Some(&b'\n') {
        let most = LONGEST_INPUT << 20;
        if input.take(most).skip_until(b'\n')? as u64 == most {
            return Err(too_long());
        }
        return Ok(Some(Err(format!("the line is longer than {LONGEST_LINE} bytes"))));
    }
    // Half a line break in UTF-16, or the ^Z with which some programs end a file.
    if matches!(bytes[..], [0 | 0x1a]) {
        return Ok(None);
    }
    let mut line = decode(&bytes);
    line.truncate(line.trim_end_matches(['\n', '\r', '\u{1a}']).len());
    Ok(Some(Ok(line)))
}

/// Writes a line in one piece, so that lines of several threads never mix, and flushes it.
///
/// # Errors
/// If the output fails.
pub fn write_line(out: &mut dyn Write, line: &str) -> io::Result<()> {
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()
}

/// Length of the longest text that is quoted whole, in bytes: about a screen.
const LONGEST_TOLD: usize = 1_600;

/// A text that quotes what it is about, without its middle if it is longer than a screen.
pub fn shortened(text: &str) -> String {
    if text.len() <= LONGEST_TOLD {
        return text.into();
    }
    let half = LONGEST_TOLD / 2;
    let (beginning, end) = (
        text.floor_char_boundary(half),
        text.ceil_char_boundary(text.len() - half),
    );
    format!("{} … {}", &text[..beginning], &text[end..])
}

/// Writes the answer to a line that could not be understood, [shortened].
///
/// # Errors
/// If the output fails.
pub fn write_fault(out: &mut dyn Write, fault: &str) -> io::Result<()> {
    write_line(out, &format!("error: {}", shortened(fault)))
}

//! Lines of text between programs: read with a bound on their length, and written whole.

use std::io::{self, BufRead, Read, Write};

use crate::encoding::decode;

/// The length of the longest line that is read, in bytes: that of a game of 200,000 plies.
const LONGEST_LINE: usize = 1 << 20;

/// Reads a line without its line break (`\n` or `\r\n`); `None` at the end of the input. A line longer than a mebibyte is
/// an inner error with a message, and the input goes on after it. Any encoding that [`decode`] knows will do.
///
/// # Errors
/// If the input itself fails.
///
/// ```
/// use agon::line_protocol::read_line;
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
        input.skip_until(b'\n')?;
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

/// The length of the longest fault that is told whole, in characters: about a screen.
const LONGEST_FAULT: usize = 1_600;

/// Writes the answer to a line that could not be understood. Of a fault longer than a screen, since it quotes what it is
/// about, the middle is left out.
///
/// # Errors
/// If the output fails.
pub fn write_fault(out: &mut dyn Write, fault: &str) -> io::Result<()> {
    let length = fault.chars().count();
    if length <= LONGEST_FAULT {
        return write_line(out, &format!("error: {fault}"));
    }
    let part = |from: usize, most: usize| fault.chars().skip(from).take(most).collect::<String>();
    let half = LONGEST_FAULT / 2;
    write_line(
        out,
        &format!("error: {} … {}", part(0, half), part(length - half, half)),
    )
}

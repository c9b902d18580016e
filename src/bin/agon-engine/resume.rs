//! Files that can be resumed: a title that says what is in them, then the finished results one by one.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use agon::line_protocol::write_line;

/// Opens a file of results to add to it, or creates it with the title. `read` returns the results in its bytes and the
/// number of bytes that they take; what follows was cut off while it was written, and is removed.
///
/// # Errors
/// Says why the file cannot be used.
pub fn open<T, E: Display>(
    path: &Path,
    title: &str,
    read: impl FnOnce(&[u8]) -> Result<(T, usize), E>,
) -> Result<(File, T), String> {
    let fault = |error: &dyn Display| format!("{}: {error}", path.display());
    let mut open = OpenOptions::new();
    let mut file = open
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(|error| fault(&error))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(|error| fault(&error))?;
    let (finished, whole) = read(&bytes).map_err(|error| fault(&error))?;
    make_ready(&mut file, whole, title).map_err(|error| fault(&error))?;
    Ok((file, finished))
}

fn make_ready(file: &mut File, whole: usize, title: &str) -> io::Result<()> {
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    if whole == 0 {
        write_line(file, title)?;
    }
    Ok(())
}

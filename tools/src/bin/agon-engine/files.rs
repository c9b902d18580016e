//! Files that are read whole, and files that are written when long work is done.

use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use agon_core::engine::Net;
use agon_core::line_protocol::read_whole;

/// A fault of a file, with its path.
pub fn named(path: &Path, fault: &dyn Display) -> String {
    format!("{}: {fault}", path.display())
}

/// Adds the path to an error of the system.
pub fn naming(path: &Path) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), named(path, &error))
}

/// Reads a file.
///
/// # Errors
/// If it cannot be read, or is too long.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_whole(&mut File::open(path)?)
}

/// Reads a file of text.
///
/// # Errors
/// Says which file cannot be read, and why.
pub fn read_text(path: &Path) -> Result<String, String> {
    let bytes = read(path).map_err(|error| named(path, &error))?;
    String::from_utf8(bytes).map_err(|_| named(path, &"this is not UTF-8 text"))
}

/// Creates a file for game records, in place of earlier ones.
///
/// # Errors
/// Says why it cannot be written, or that it holds something else.
pub fn create_records(path: &Path) -> Result<File, String> {
    if path.metadata().is_ok_and(|found| found.is_file()) {
        let mut head = Vec::new();
        let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut head));
        let head = head.trim_ascii_start();
        if read.is_err() || !head.is_empty() && !head.starts_with(b"[") {
            return Err(named(path, &"this file holds no game records; name another"));
        }
    }
    File::create(path).map_err(|error| named(path, &error))
}

/// A file to be written as a whole. It is opened before the work begins, so that nobody waits for what cannot be saved, and
/// keeps what it holds until then.
pub struct Output {
    path: PathBuf,
    file: File,
    is_new: bool,
}

impl Output {
    /// Opens a file to be written, which must not be one of the inputs.
    ///
    /// # Errors
    /// Says why it cannot be written.
    pub fn open(path: &Path, inputs: &[PathBuf]) -> Result<Self, String> {
        let found = fs::canonicalize(path);
        let is_input = |input: &PathBuf| matches!((fs::canonicalize(input), &found), (Ok(a), Ok(b)) if a == *b);
        if inputs.iter().any(is_input) {
            return Err(named(
                path,
                &"this file is read, and would be overwritten; name another",
            ));
        }
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        Ok(Self {
            file: file.map_err(|error| named(path, &error))?,
            path: path.into(),
            is_new: found.is_err(),
        })
    }

    /// Writes the whole file, and returns its path.
    ///
    /// # Errors
    /// If that fails.
    pub fn write(mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        let mut replace = || {
            if self.file.metadata()?.is_file() {
                self.file.set_len(0)?;
            }
            self.file.write_all(bytes)
        };
        replace().map_err(naming(&self.path))?;
        self.is_new = false;
        Ok(self.path.clone())
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if self.is_new {
            // It is empty: the work came to nothing.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Loads a net from a file.
///
/// # Errors
/// Says why there is none.
pub fn load_net(path: &str) -> Result<Net, String> {
    let bytes = read(path.as_ref()).map_err(|error| error.to_string())?;
    Net::from_bytes(&bytes).map_err(|error| error.to_string())
}

//! Files that can be resumed: a title that says what is in them, then the finished results one by one.

use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use agon_core::line_protocol::read_whole;

use crate::files::{named, naming};

/// A file to which results are added.
pub struct Results {
    path: PathBuf,
    file: File,
}

impl Results {
    /// Opens a file to add to it, or creates it with the title. `read` returns the results in its bytes and the number of
    /// bytes that they take; what follows was cut off while it was written, and is removed. A device or a pipe, which keeps
    /// nothing, is only written to.
    ///
    /// # Errors
    /// Says why the file cannot be used.
    pub fn open<T, E: Display>(
        path: &Path,
        title: &str,
        read: impl FnOnce(&[u8]) -> Result<(T, usize), E>,
    ) -> Result<(Self, T), String> {
        let fault = |error: &dyn Display| named(path, error);
        let keeps = path.metadata().map_or(true, |found| found.is_file());
        let mut open = OpenOptions::new();
        let opened = open.read(keeps).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(|error| fault(&error))?;
        let bytes = if keeps { read_whole(&mut file) } else { Ok(Vec::new()) };
        let (finished, whole) = read(&bytes.map_err(|error| fault(&error))?).map_err(|error| fault(&error))?;
        if keeps {
            let cut = file.set_len(whole as u64);
            cut.and_then(|()| file.seek(SeekFrom::End(0)))
                .map_err(|error| fault(&error))?;
        }
        let mut results = Self {
            path: path.into(),
            file,
        };
        if whole == 0 {
            results
                .add(format!("{title}\n").as_bytes())
                .map_err(|error| error.to_string())?;
        }
        Ok((results, finished))
    }

    /// Adds results, in one piece.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, results: &[u8]) -> io::Result<()> {
        self.file.write_all(results).map_err(naming(&self.path))
    }
}

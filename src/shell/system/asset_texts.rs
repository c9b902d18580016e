//! Files of the assets folder that are read when they are first needed. In the browser they are fetched.

use std::error::Error;
use std::path::Path;

use bevy::asset::AssetServer;
use bevy::asset::io::AssetSourceId;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};

/// Why a file was not read.
pub type ReadError = Box<dyn Error + Send + Sync>;

/// Files that are being read. To give up, drop it.
#[derive(Debug)]
pub struct Reading(Vec<File>);

#[derive(Debug)]
enum File {
    Awaited(Task<Result<String, ReadError>>),
    Read(String),
}

impl Reading {
    /// Begins to read the files at these paths in the assets folder, all at once.
    pub fn begin(server: &AssetServer, paths: impl Iterator<Item = &'static str>) -> Self {
        let begun = paths.map(|path| {
            let server = server.clone();
            File::Awaited(IoTaskPool::get().spawn(async move { read(&server, Path::new(path)).await }))
        });
        Self(begun.collect())
    }

    /// Their contents, in the order of the paths; `None` while they are being read. Once it has told them, there is
    /// nothing left to tell.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn look(&mut self) -> Option<Result<Vec<String>, ReadError>> {
        for file in &mut self.0 {
            if let File::Awaited(task) = file {
                match check_ready(task)? {
                    Ok(text) => *file = File::Read(text),
                    Err(error) => return Some(Err(error)),
                }
            }
        }
        let text = |file| match file {
            File::Read(text) => Some(text),
            File::Awaited(_) => None,
        };
        Some(Ok(self.0.drain(..).filter_map(text).collect()))
    }
}

async fn read(server: &AssetServer, path: &Path) -> Result<String, ReadError> {
    let source = server.get_source(AssetSourceId::Default)?;
    let mut bytes = Vec::new();
    source.reader().read(path).await?.read_to_end(&mut bytes).await?;
    Ok(String::from_utf8(bytes)?)
}

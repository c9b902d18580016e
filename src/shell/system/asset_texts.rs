//! Files of the assets folder that are read when they are first needed. In the browser they are fetched.

use std::error::Error;
use std::path::PathBuf;
use std::time::Duration;

use bevy::asset::AssetServer;
use bevy::asset::io::AssetSourceId;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};

use super::redraw::Wake;

/// Polling interval for whether they have arrived.
pub const LOOK_AGAIN: Duration = Duration::from_millis(30);
/// A host that has not sent them after this long will not send them.
const LATE: Duration = Duration::from_secs(20);

/// Why a file was not read.
pub type ReadError = Box<dyn Error + Send + Sync>;

/// Files that are being read. To give up, drop it.
#[derive(Debug)]
pub struct Reading {
    files: Vec<File>,
    since: Duration,
}

#[derive(Debug)]
enum File {
    Awaited(Task<Result<String, ReadError>>),
    Read(String),
}

impl Reading {
    /// Begins to read the files at these paths in the assets folder, all at once. The time is any that goes on.
    pub fn begin<P: Into<PathBuf>>(server: &AssetServer, paths: impl IntoIterator<Item = P>, now: Duration) -> Self {
        let begun = paths.into_iter().map(|path| {
            let (server, path) = (server.clone(), path.into());
            File::Awaited(IoTaskPool::get().spawn(async move { read_text(&server, path).await }))
        });
        Self {
            files: begun.collect(),
            since: now,
        }
    }

    /// Their contents, in the order of the paths; `None` while they are being read, in which case another frame is
    /// requested to look again. They are returned only once.
    ///
    /// # Errors
    /// If one of them cannot be read, or does not arrive in time.
    pub fn look(&mut self, now: Duration, wake: &mut Wake) -> Option<Result<Vec<String>, ReadError>> {
        for file in &mut self.files {
            let File::Awaited(task) = file else {
                continue;
            };
            match check_ready(task) {
                Some(Ok(text)) => *file = File::Read(text),
                Some(Err(error)) => return Some(Err(error)),
                None if now.saturating_sub(self.since) < LATE => {
                    wake.within(LOOK_AGAIN);
                    return None;
                }
                None => return Some(Err("nothing has arrived".into())),
            }
        }
        let text = |file| match file {
            File::Read(text) => Some(text),
            File::Awaited(_) => None,
        };
        Some(Ok(self.files.drain(..).filter_map(text).collect()))
    }
}

async fn read_text(server: &AssetServer, path: PathBuf) -> Result<String, ReadError> {
    Ok(String::from_utf8(read(server, path).await?)?)
}

/// Reads a file of any kind.
///
/// # Errors
/// If it cannot be read.
pub async fn read(server: &AssetServer, path: PathBuf) -> Result<Vec<u8>, ReadError> {
    let source = server.get_source(AssetSourceId::Default)?;
    let mut bytes = Vec::new();
    source.reader().read(&path).await?.read_to_end(&mut bytes).await?;
    Ok(bytes)
}

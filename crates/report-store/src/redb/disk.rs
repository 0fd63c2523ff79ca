//! Opens the database file, repeatedly if necessary.

use std::{
    fs::{File, OpenOptions},
    io,
    path::PathBuf,
};

use redb::{Builder, Database, DatabaseError};

/// Something that can be opened as a database; redb must be reopened after a failure.
pub(super) trait Disk: Send {
    /// Opens the database, or makes one where there is none.
    fn open(&self, cache_bytes: usize) -> Result<Database, DatabaseError>;

    /// How many bytes it takes up, if that can be told.
    fn bytes(&self) -> Option<u64>;
}

/// A file of the file system.
pub(super) struct FileDisk(pub(super) PathBuf);

#[expect(clippy::disallowed_methods, reason = "the store is this file")]
impl Disk for FileDisk {
    fn open(&self, cache_bytes: usize) -> Result<Database, DatabaseError> {
        let file = match File::options().read(true).write(true).open(&self.0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.create()?,
            opened => opened?,
        };
        Builder::new().set_cache_size(cache_bytes).create_file(file)
    }

    fn bytes(&self) -> Option<u64> {
        Some(self.0.metadata().ok()?.len())
    }
}

#[expect(clippy::disallowed_methods, reason = "the store is this file")]
impl FileDisk {
    /// Creates the file, readable by its owner only, and flushes the directory entry.
    fn create(&self) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&self.0)?;
        // Without a flush of the folder, a power cut could lose the file with everything that was acknowledged.
        #[cfg(unix)]
        {
            let folder = self.0.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(std::path::Path::new(".")))?.sync_all()?;
        }
        Ok(file)
    }
}

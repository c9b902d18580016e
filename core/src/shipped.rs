//! Content that comes with the program. On the desktop it is part of it; in the browser, where a visitor waits for every
//! byte of the program, it arrives when it is first opened.

use std::fmt::Debug;
use std::sync::OnceLock;

/// The text of a file, whose path starts at the folder of the package; none in the browser.
macro_rules! embedded {
    ($path:literal) => {
        if cfg!(target_arch = "wasm32") {
            None
        } else {
            Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path)))
        }
    };
}

/// Content that is read once. Until it has arrived, something empty stands in its place.
///
/// ```
/// use agon_core::shipped::Shipped;
///
/// static NUMBERS: Shipped<Vec<u8>> = Shipped::new(None, Vec::new());
///
/// let read = |text: &str| text.split(' ').map(str::parse).collect();
/// assert!(NUMBERS.get(read).is_empty());
/// NUMBERS.arrive(vec![1, 2]);
/// NUMBERS.arrive(vec![3]);
/// assert_eq!(*NUMBERS.get(read), [1, 2]);
/// ```
#[derive(Debug)]
pub struct Shipped<T> {
    text: Option<&'static str>,
    there: OnceLock<T>,
    nothing: T,
}

impl<T> Shipped<T> {
    /// Content with its text, if that is part of the program, and what stands in its place otherwise.
    pub const fn new(text: Option<&'static str>, nothing: T) -> Self {
        Self {
            text,
            there: OnceLock::new(),
            nothing,
        }
    }

    /// The content. A text that is part of the program is read at the first call.
    ///
    /// # Panics
    /// If such a text cannot be read.
    pub fn get<E: Debug>(&self, read: impl FnOnce(&str) -> Result<T, E>) -> &T {
        match self.text {
            Some(text) => self
                .there
                .get_or_init(|| read(text).expect("it is tested that what is part of the program can be read")),
            None => self.there.get().unwrap_or(&self.nothing),
        }
    }

    /// The content has arrived. Content that was there before stays.
    pub fn arrive(&self, content: T) {
        _ = self.there.set(content);
    }
}

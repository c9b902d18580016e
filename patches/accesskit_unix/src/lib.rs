//! The newer release under the older one's number.

pub use newer::*;

//! What comes by itself after a while, such as the answer to a move in a lesson.

use std::time::Duration;

use crate::shell::system::redraw::Wake;

/// Something that comes by itself at a time since the program's start.
#[derive(Clone, Copy, Debug)]
pub struct Due<T>(Option<(Duration, T)>);

impl<T: Copy> Due<T> {
    /// Nothing comes.
    pub const NOTHING: Self = Self(None);

    /// This comes at a time.
    pub const fn at(time: Duration, what: T) -> Self {
        Self(Some((time, what)))
    }

    /// What has come, once. Until then a frame is asked for when it will.
    pub fn take(&mut self, now: Duration, wake: &mut Wake) -> Option<T> {
        let (time, what) = self.0?;
        let left = time.saturating_sub(now);
        if !left.is_zero() {
            wake.within(left);
            return None;
        }
        *self = Self::NOTHING;
        wake.keep_drawing();
        Some(what)
    }
}

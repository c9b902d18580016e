//! Screenshots and films of the program, for documentation and tests.

pub(super) mod film;
pub(super) mod gallery;
pub(super) mod screenshot;

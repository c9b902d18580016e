//! Screenshots, films and moving pictures of the program, for documentation and tests.

pub(super) mod film;
pub(super) mod gallery;
pub(super) mod moving_picture;
pub(super) mod screenshot;

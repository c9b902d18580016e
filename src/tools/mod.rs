//! Screenshots, films and moving pictures of the program, for documentation and tests. A program of their own takes them;
//! the players' knows nothing of it.

pub(super) mod arguments;
mod film;
mod gallery;
mod moving_picture;
mod screenshot;

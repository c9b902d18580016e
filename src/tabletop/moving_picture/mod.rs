//! Moving pictures of the table: a camera of their own, and the file made of its pictures. The game decides when and at
//! what it looks.

pub mod camera;
pub(crate) mod encoder;
mod palette;

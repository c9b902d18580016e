//! A small net that corrects the plain evaluation. Integers only, so that it gives the same value on every machine.
//!
//! Each side looks at the board with its own eyes: own and enemy queen, guards and captured pieces, 546 inputs in all. One
//! layer, the same for both, makes 32 numbers of each view; what comes out is added to the plain value. The first layer's
//! sums are kept up from position to position by what has changed between them.

mod accumulator;
mod format;
mod network;

pub(super) use accumulator::Accumulator;
#[cfg(test)]
pub(super) use accumulator::planes;
pub use format::NetError;
pub use network::Net;
pub(super) use network::{HIDDEN, INPUTS, ONE, OUT_ONE, Planes, input, seen};

//! A small neural net that corrects the plain evaluation. Integers only, so that it gives the same value on every
//! machine.
//!
//! The board is seen from either side: its own and the enemy's queen, guards and captured pieces, 546 inputs per view.
//! One layer, shared by both views, makes 32 numbers of each; the output is added to the plain value. The first layer's
//! sums are an accumulator, updated by the differences between positions (an efficiently updatable net, NNUE).

mod accumulator;
mod format;
mod network;

pub(super) use accumulator::Accumulator;
#[cfg(test)]
pub(super) use accumulator::planes;
pub use format::NetError;
pub use network::Net;
pub(super) use network::{HIDDEN, INPUTS, ONE, OUT_ONE, Planes, input, seen};

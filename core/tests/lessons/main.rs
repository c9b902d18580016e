//! Every lesson, played through against the rules.

mod reading;
mod shipped;
mod solving;

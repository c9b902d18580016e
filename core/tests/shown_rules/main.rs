//! The rule book and the museum: what boards show, what differs between rules, and what cannot be read.

mod comparing;
mod reading;
mod shipped;

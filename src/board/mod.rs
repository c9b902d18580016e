//! The 91 cells.

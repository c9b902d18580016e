//! The living rule book: chapters whose sentences are shown on small boards, the rooms of the museum of rules, and what
//! two rule sets do differently.
//!
//! A [`RuleBook`](book::RuleBook) is data (`assets/rule_book`, whose README describes the format). The claims about a
//! board are proven by the ordinary rules while the book is read, so that no board can be wrong unnoticed.
//!
//! ```
//! use agon_core::rule_book::book::RuleBook;
//! use agon_core::rule_book::comparison::compare;
//! use agon_core::rules::Preset;
//!
//! let book = RuleBook::agon();
//! let differences = compare([Preset::Globe, Preset::Escale].map(Preset::rules), book.contrasts());
//! let [capture] = &differences[..] else { panic!("they differ in one rule") };
//! assert_eq!((capture.axis, &capture.values[1][..]), ("capture", "straight-or-bent"));
//! ```

pub mod board;
pub mod book;
pub mod comparison;
pub mod error;

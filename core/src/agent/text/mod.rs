//! Actions, events, states and views as text (`docs/agent.md` §8). Every text that is read is written the same way
//! again.

pub(super) mod actions;
pub(super) mod events;
mod fault;
mod phases;
mod places;
pub(super) mod record;
mod scanner;
pub(super) mod states;

pub use actions::read_action;
pub use events::read_event;
pub use fault::{TextError, TextFault};
pub(super) use record::read_decision;
pub use record::{Record, RecordError, RecordFault, read_record};
pub use states::{read_state, read_view};

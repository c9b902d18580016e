//! Options that several commands share.

use std::time::Duration;

use agon_core::engine::arena::{Contestant, ContestantError};
use agon_core::rules::RuleSet;
use clap::Args;

use crate::files::load_net;

/// Options that all series of games share.
#[derive(Args)]
pub struct Series {
    /// The seed of everything random
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played side by side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

#[derive(Args)]
pub struct Under {
    /// A preset, axes over one (ludii,repetition=off), or axes over globe; a line may begin with its own: R | …
    #[arg(long, value_name = "R", default_value = "globe")]
    pub rules: RuleSet,
}

/// How long programs may be silent.
#[derive(Args)]
pub struct Patience {
    /// How many seconds a program may be silent, in addition to its time limit
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    patience: u32,
}

impl From<Patience> for Duration {
    fn from(given: Patience) -> Self {
        Self::from_secs(given.patience.into())
    }
}

/// Reads a player of a match.
pub fn contestant(text: &str) -> Result<Contestant, ContestantError> {
    Contestant::read(text, &load_net)
}

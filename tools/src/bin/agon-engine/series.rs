//! What all series of games are started with.

/// Options that all series of games share.
#[derive(clap::Args)]
pub struct Series {
    /// The seed of everything random
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played side by side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

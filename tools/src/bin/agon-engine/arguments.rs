//! The arguments of the program.

use std::path::PathBuf;
use std::time::Duration;

use agon_core::engine::arena::{Contestant, ContestantError, Sprt};
use agon_core::engine::learning::Recipe;
use agon_core::engine::protocol::BENCH_DEPTH;
use agon_core::engine::{Evaluation, Net, REVIEW_NODES};
use agon_core::rules::RuleSet;
use clap::{Parser, Subcommand};

use crate::files;
use crate::openings::OpeningsCommand;
use crate::print::PrintCommand;
use crate::puzzles::PuzzleCommand;
use crate::ranges::{longest, openings, positive_share, share, threads};
use crate::series::Series;

/// The engine of Agon, without the game: plays over the Universal Game Interface, and answers batches of positions.
#[derive(Parser)]
#[command(name = "agon-engine", version = agon_core::VERSION)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Speak the Universal Game Interface (the default)
    Ugi,
    /// Count the paths of N legal plies
    Perft {
        /// How many plies
        #[arg(value_parser = clap::value_parser!(u32).range(..=64))]
        n: u32,
        #[command(flatten)]
        under: Under,
        /// Where to begin, as position text
        #[arg(long, default_value = "startpos")]
        position: String,
        /// Also write the count of each move
        #[arg(long)]
        divide: bool,
    },
    /// For each line, a position: its legal moves
    Legal {
        #[command(flatten)]
        under: Under,
    },
    /// For each line, a position or startpos, and moves: the position they lead to and the result
    Play {
        #[command(flatten)]
        under: Under,
    },
    /// For each line, a position or startpos, and moves: the reasons for and against the last one
    Why {
        #[command(flatten)]
        under: Under,
    },
    /// Review the games of a file: each move gets its value, and what stands out a mark and a comment
    Review {
        /// Game records, one after the other
        file: PathBuf,
        /// Nodes with which the best move is looked for; the chances were fitted for the default
        #[arg(long, value_name = "N", default_value_t = REVIEW_NODES, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        /// How many moves are judged side by side
        #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: u16,
        /// Instead of the records, write a table of the marks that each player got
        #[arg(long)]
        table: bool,
        /// Instead of the records, write a table of what each player lost, and of the levels estimated from it; these
        /// were measured with 10,000 nodes
        #[arg(long, conflicts_with = "table")]
        losses: bool,
    },
    /// Check the lessons of a file, and list each with its goal, its moves and its enemy
    Lessons {
        /// A course of lessons, as core/assets/lessons/README.md describes it
        file: PathBuf,
    },
    /// Find puzzles in seeded games, collect them, and prove them anew
    Puzzles {
        #[command(subcommand)]
        command: PuzzleCommand,
    },
    /// Make the atlas of openings
    Openings {
        #[command(subcommand)]
        command: OpeningsCommand,
    },
    /// Print the games on paper, and their pieces with a printer of solids
    Print {
        #[command(subcommand)]
        command: PrintCommand,
    },
    /// Search a fixed list of positions and count the nodes
    Bench {
        /// Plies to look ahead
        #[arg(long, default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u32).range(1..=64))]
        depth: u32,
        /// Threads that search together; with more than one, the number of nodes depends on their timing
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
        threads: usize,
    },
    /// Let two players play games in pairs: random openings, each twice with sides changed
    Match {
        /// The player whose results are told: random, oneply, a level, settings (nodes=5000, depth=4, movetime=100), or
        /// settings and a program (nodes=5000,ugi:COMMAND)
        #[arg(value_parser = contestant)]
        a: Contestant,
        /// The other player
        #[arg(value_parser = contestant)]
        b: Contestant,
        /// The most games that are played: an even number
        #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
        games: u32,
        /// Stop as soon as one of two differences in Elo is found to be the right one
        #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
        sprt: Option<Sprt>,
        #[command(flatten)]
        under: Under,
        /// Random plies before the players take over
        #[arg(long, value_name = "K", default_value_t = 8, value_parser = openings())]
        openings: u32,
        /// Plies after which a game is given up as drawn
        #[arg(long, value_name = "N", default_value_t = 500, value_parser = longest())]
        longest: u32,
        #[command(flatten)]
        patience: Patience,
        #[command(flatten)]
        series: Series,
        /// Keep each finished pair in a file, and go on from there
        #[arg(long, value_name = "FILE")]
        record: Option<PathBuf>,
    },
    /// Let players play against themselves or all against one, and write a table of what games are like under each rule set
    Survey {
        /// A player as in a match; may be given several times
        #[arg(long = "player", value_name = "P", default_values = ["nodes=500", "nodes=5000"])]
        players: Vec<Contestant>,
        /// Let each player play against this one instead, who is White in every other game
        #[arg(long, value_name = "P", value_parser = contestant)]
        against: Option<Contestant>,
        /// The rules; may be given several times [default: every preset]
        #[arg(long, value_name = "R")]
        rules: Vec<RuleSet>,
        /// How many games each player plays under each rule set
        #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
        games: u32,
        /// Random plies with which a game begins
        #[arg(long, value_name = "K", default_value_t = 6, value_parser = openings())]
        openings: u32,
        /// Plies after which a game is given up as drawn
        #[arg(long, value_name = "N", default_value_t = 500, value_parser = longest())]
        longest: u32,
        #[command(flatten)]
        patience: Patience,
        #[command(flatten)]
        series: Series,
        /// Also write the records of all games into a file
        #[arg(long, value_name = "FILE")]
        records: Option<PathBuf>,
    },
    /// Let the engine play against itself, and keep samples of the games to train on
    Gen {
        /// The file of the samples; if it has some with the same settings, it is continued
        file: PathBuf,
        /// How many games the file shall have
        #[arg(long, value_name = "N", default_value_t = 1000)]
        games: u32,
        /// Nodes a move
        #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        /// The rules; given several times, they are played by turns
        #[arg(long, value_name = "R", default_value = "globe")]
        rules: Vec<RuleSet>,
        /// The most random plies with which a game begins
        #[arg(long, value_name = "K", default_value_t = 24, value_parser = openings())]
        openings: u32,
        /// Plies after which a game is broken off; its result is then not learned from
        #[arg(long, value_name = "N", default_value_t = 2000, value_parser = longest())]
        longest: u32,
        /// The evaluation of the search
        #[arg(long, value_name = "E", default_value = "net")]
        eval: Evaluation,
        /// A file with a net to use as the evaluation
        #[arg(long, value_name = "FILE", conflicts_with = "eval", value_parser = load_net)]
        net: Option<Net>,
        #[command(flatten)]
        series: Series,
    },
    /// Train a net on samples
    Train {
        /// Where the net is written
        net: PathBuf,
        /// The samples, as gen keeps them
        #[arg(required = true)]
        samples: Vec<PathBuf>,
        /// The number of passes through the samples
        #[arg(long, value_name = "N", default_value_t = Recipe::default().epochs, value_parser = clap::value_parser!(u32).range(1..))]
        epochs: u32,
        /// The initial learning rate, above 0 and at most 1
        #[arg(long, value_name = "X", default_value_t = Recipe::default().rate, value_parser = positive_share, allow_hyphen_values = true)]
        rate: f32,
        /// How much the result of a game counts against the value of the search, from 0 to 1
        #[arg(long, value_name = "X", default_value_t = Recipe::default().result_share, value_parser = share, allow_hyphen_values = true)]
        result_share: f32,
        /// By how much the target counts less for each ply that the game went on, above 0 and at most 1
        #[arg(long, value_name = "X", default_value_t = Recipe::default().discount, value_parser = positive_share, allow_hyphen_values = true)]
        discount: f32,
        /// A file with a net to begin with, instead of random weights
        #[arg(long, value_name = "FILE")]
        from: Option<String>,
        /// The seed of the initial weights and of the order of the samples
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
    },
    /// Fit the chances of winning, drawing and losing to how the games of samples turned out
    Chances {
        /// The samples, as gen keeps them
        #[arg(required = true)]
        samples: Vec<PathBuf>,
    },
}

#[derive(clap::Args)]
pub struct Under {
    /// A preset, axes over one (ludii,repetition=off), or axes over globe; a line may begin with its own: R | …
    #[arg(long, value_name = "R", default_value = "globe")]
    pub rules: RuleSet,
}

/// How long programs may be silent.
#[derive(clap::Args)]
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
fn contestant(text: &str) -> Result<Contestant, ContestantError> {
    Contestant::read(text, &load_net)
}

/// Loads a net from a file.
pub fn load_net(path: &str) -> Result<Net, String> {
    let bytes = files::read(path.as_ref()).map_err(|error| error.to_string())?;
    Net::from_bytes(&bytes).map_err(|error| error.to_string())
}

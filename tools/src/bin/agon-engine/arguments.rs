//! The arguments of the program.

use std::path::PathBuf;

use agon_core::engine::protocol::BENCH_DEPTH;
use clap::{Parser, Subcommand};

use crate::generation::GenerationArguments;
use crate::openings::OpeningsCommand;
use crate::options::Under;
use crate::print::PrintCommand;
use crate::puzzles::PuzzleCommand;
use crate::ranges::threads;
use crate::review::ReviewArguments;
use crate::survey::SurveyArguments;
use crate::tournament::MatchArguments;
use crate::training::TrainingArguments;

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
    Review(ReviewArguments),
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
    Match(MatchArguments),
    /// Let players play against themselves or all against one, and write a table of what games are like under each rule set
    Survey(SurveyArguments),
    /// Let the engine play against itself, and keep samples of the games to train on
    Gen(GenerationArguments),
    /// Train a net on samples
    Train(TrainingArguments),
    /// Fit the chances of winning, drawing and losing to how the games of samples turned out
    Chances {
        /// The samples, as gen keeps them
        #[arg(required = true)]
        samples: Vec<PathBuf>,
    },
}

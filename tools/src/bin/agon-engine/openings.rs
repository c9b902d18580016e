//! Openings: the atlas, made from games of the engine against itself.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use agon_core::engine::Level;
use agon_core::line_protocol::write_line;
use agon_core::openings::self_play::SelfPlay;
use agon_core::openings::tree::Tree;
use agon_core::openings::tree_file::write_tree;
use agon_core::rules::{Game, Position, Preset, RuleSet};
use clap::{Args, Subcommand};

use crate::files::Output;
use crate::options::Series;
use crate::workers;
use crate::wrong;

#[derive(Subcommand)]
pub enum OpeningsCommand {
    /// Play games of a level against itself, and write the tree of their first moves
    Make {
        /// The file of the tree
        file: PathBuf,
        #[command(flatten)]
        atlas: AtlasArguments,
        #[command(flatten)]
        series: Series,
    },
}

#[derive(Args)]
pub struct AtlasArguments {
    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The level of both sides
    #[arg(long, value_name = "L", default_value = "formidable", value_parser = level)]
    level: Level,
    /// The rules [default: those of a new game]
    #[arg(long, value_name = "R", default_value_t = Preset::NEW_GAME.rules())]
    rules: RuleSet,
    /// Leave out the moves of positions that fewer games have reached
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    least: u32,
}

/// Reads a level by its name.
fn level(text: &str) -> Result<Level, String> {
    Level::from_name(text).ok_or_else(|| format!("there are {}", Level::ALL.map(Level::name).join(", ")))
}

impl OpeningsCommand {
    /// Carries out the command.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<()> {
        let Self::Make { file, atlas, series } = self;
        make(&file, &atlas, &series, out)
    }
}

fn make(path: &Path, atlas: &AtlasArguments, series: &Series, out: &mut dyn Write) -> io::Result<()> {
    let file = Output::open(path, &[]).unwrap_or_else(|fault| wrong(&fault));
    let play = SelfPlay {
        rules: atlas.rules,
        level: atlas.level,
        seed: series.seed,
    };
    let mut tree = Tree::new(atlas.rules);
    let next = AtomicU32::new(0);
    let (sender, games) = mpsc::channel::<Game>();
    thread::scope(|scope| {
        workers::start(scope, series.threads, || {
            let (sender, next) = (sender.clone(), &next);
            move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= atlas.games || sender.send(play.game(number)).is_err() {
                        return;
                    }
                }
            }
        })?;
        drop(sender);
        // The order of the games makes no difference.
        for game in games {
            tree.add(&game);
        }
        io::Result::Ok(())
    })?;
    let text = write_tree(&tree, atlas.least);
    file.write(text.as_bytes())?;
    let counted = tree.results(&Position::start(&atlas.rules)).games();
    write_line(
        out,
        &format!("{counted} of {} games were finished; {} bytes", atlas.games, text.len()),
    )
}

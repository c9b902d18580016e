//! Puzzles: mined into a file that can be resumed, collected from such files, and proven anew.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

use agon_core::line_protocol::write_line;
use agon_core::puzzles::attempt::{Attempt, Event};
use agon_core::puzzles::collection::{Collection, read_puzzle, write_puzzle};
use agon_core::puzzles::grading::grade;
use agon_core::puzzles::image::name;
use agon_core::puzzles::mining::Mine;
use agon_core::puzzles::obvious::is_obvious;
use agon_core::puzzles::proof::prove;
use agon_core::puzzles::puzzle::{Puzzle, Rating, Task};
use agon_core::puzzles::stepping_back::StepBack;
use agon_core::puzzles::theme::themes;
use agon_core::rules::{Preset, RuleSet};
use clap::{Args, Subcommand};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::files::{named, read_text};
use crate::resume::Results;
use crate::wrong;

#[derive(Subcommand)]
pub enum PuzzleCommand {
    /// Play games of the levels against each other, and keep the puzzles found in them
    Mine {
        /// The file of the puzzles; if it has some with the same settings, it is continued
        file: PathBuf,
        /// How many games are played in all
        #[arg(long, value_name = "N", default_value_t = 1000)]
        games: u32,
        #[command(flatten)]
        mine: MineArguments,
    },
    /// Step back from the wins in so many moves, and keep the wins in one more that are found, one for each
    Extend {
        /// The file of the longer wins; if it has some with the same settings, it is continued
        file: PathBuf,
        /// Files that mine has written, or collections
        #[arg(required = true)]
        from: Vec<PathBuf>,
        /// The moves of the wins that are stepped back from
        #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(2..=5))]
        moves: u32,
        /// The seed of the order in which positions are looked at
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// How many positions before each win are looked at
        #[arg(long, value_name = "N", default_value_t = 400)]
        tries: usize,
        /// Nodes with which each is looked at
        #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        /// Positions that each proof may visit
        #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..))]
        limit: u64,
    },
    /// Grade puzzles, and write a collection of them
    Collect {
        /// Files that mine or extend has written, or collections, whose puzzles keep their ratings
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The most puzzles of the same rules, task and number of moves
        #[arg(long, value_name = "N", default_value_t = 60)]
        most: usize,
    },
    /// Play games as mine does, and write a collection of positions in which nothing is hidden, one of each game
    Quiet {
        /// The number of the first game, and that after the last one
        #[arg(long, value_name = "N..M", value_parser = games_between)]
        games: Range<u32>,
        #[command(flatten)]
        mine: MineArguments,
    },
    /// Prove the puzzles of a collection anew
    Check {
        /// A collection
        file: PathBuf,
        /// Prove only so many, drawn at random
        #[arg(long, value_name = "N")]
        sample: Option<usize>,
        /// The seed of the sample
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// Positions that each proof may visit
        #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
        limit: u64,
    },
}

/// The games in which puzzles are looked for.
#[derive(Args)]
pub struct MineArguments {
    /// The rules; given several times, they are played by turns [default: those of a new game]
    #[arg(long, value_name = "R")]
    rules: Vec<RuleSet>,
    /// The seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Nodes with which each position is looked at
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Positions that each proof may visit
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
}

impl From<MineArguments> for Mine {
    fn from(given: MineArguments) -> Self {
        let mut rules = given.rules;
        if rules.is_empty() {
            rules.push(Preset::NEW_GAME.rules());
        }
        Self {
            rules,
            seed: given.seed,
            nodes: given.nodes,
            limit: given.limit,
        }
    }
}

impl PuzzleCommand {
    /// Runs the command; returns whether all was well.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<bool> {
        match self {
            Self::Mine { file, games, mine } => dig(&mine.into(), games, &file, out).map(|()| true),
            Self::Extend {
                file,
                from,
                moves,
                seed,
                tries,
                nodes,
                limit,
            } => {
                let step = StepBack {
                    seed,
                    tries,
                    nodes,
                    limit,
                };
                extend(step, moves, &from, &file, out).map(|()| true)
            }
            Self::Quiet { games, mine } => {
                let mine = Mine::from(mine);
                let quiet = games.filter_map(|number| mine.quiet(number));
                out.write_all(Collection::of(quiet).write().as_bytes()).map(|()| true)
            }
            Self::Collect { files, most } => collect(&files, most, out).map(|()| true),
            Self::Check {
                file,
                sample,
                seed,
                limit,
            } => {
                let text = read(&file);
                let collection = Collection::read(&text).unwrap_or_else(|error| wrong(&named(&file, &error)));
                check(&collection, sample, seed, limit, out)
            }
        }
    }
}

/// A range of games as it is given: `0..100`.
fn games_between(text: &str) -> Result<Range<u32>, String> {
    let ends = text.split_once("..").map(|(from, to)| (from.parse(), to.parse()));
    match ends {
        Some((Ok(from), Ok(to))) if from < to => Ok(from..to),
        _ => Err("two numbers with two dots between them are expected, the smaller one first".into()),
    }
}

fn read(path: &Path) -> String {
    read_text(path).unwrap_or_else(|fault| wrong(&fault))
}

/// The first line of a mined file: all that its puzzles depend on.
fn title(mine: &Mine) -> String {
    let rules: Vec<_> = mine.rules.iter().map(RuleSet::to_string).collect();
    format!(
        "{}seed={} nodes={} limit={} rules={}",
        TITLES[0],
        mine.seed,
        mine.nodes,
        mine.limit,
        rules.join(" ")
    )
}

/// How the titles of mined files begin, and of those with longer wins.
const TITLES: [&str; 2] = ["puzzles ", "longer wins "];

/// The line that ends a game in a mined file.
const GAME: &str = "game ";

/// The number of games in a mined file, and the bytes that they take.
fn games_mined(bytes: &[u8], title: &str) -> Result<(u32, usize), String> {
    let text = str::from_utf8(bytes).map_err(|error| error.to_string())?;
    if text.is_empty() {
        return Ok((0, 0));
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let (mut games, mut used, mut at) = (0, 0, 0);
    for (number, line) in text[..whole].split_inclusive('\n').enumerate() {
        at += line.len();
        let line = line.trim_end();
        if number == 0 {
            if line != title {
                return Err("it has puzzles that were mined with other settings".into());
            }
            used = at;
        } else if line.starts_with(GAME) {
            (games, used) = (games + 1, at);
        }
    }
    Ok((games, used))
}

/// Mines the games that the file does not have yet.
fn dig(mine: &Mine, games: u32, path: &Path, out: &mut dyn Write) -> io::Result<()> {
    let title = title(mine);
    let opened = Results::open(path, &title, |bytes| games_mined(bytes, &title));
    let (mut file, done) = opened.unwrap_or_else(|fault| wrong(&fault));
    let mut found = 0;
    for number in done..games {
        let mut text = String::new();
        for puzzle in mine.puzzles(number) {
            text.push_str(&write_puzzle(&puzzle));
            text.push('\n');
            found += 1;
        }
        // A game is written at once, so that a stop loses no more than the game that is being played.
        file.add(format!("{text}{GAME}{number}\n").as_bytes())?;
    }
    write_line(out, &format!("{title}\n{games} games, {found} new puzzles"))
}

/// The puzzles of mined files, and of collections.
fn puzzles_in(files: &[PathBuf]) -> impl Iterator<Item = Puzzle> {
    files.iter().flat_map(|path| {
        let text = read(path);
        if text.trim_start().starts_with('[') {
            let collection = Collection::read(&text).unwrap_or_else(|error| wrong(&named(path, &error)));
            return collection.puzzles().to_vec();
        }
        let mut lines = text.lines();
        let title = lines.next().unwrap_or_default();
        if !TITLES.iter().any(|begins| title.starts_with(begins)) {
            wrong(&named(
                path,
                &"this is no collection, and no file that mine or extend has written",
            ));
        }
        let lines = lines.filter(|line| !line.starts_with(GAME));
        let puzzle = |line| read_puzzle(line).unwrap_or_else(|error| wrong(&named(path, &error)));
        lines.map(puzzle).collect::<Vec<_>>()
    })
}

/// Steps back from those wins in so many moves from which that was not done yet.
fn extend(step: StepBack, moves: u32, from: &[PathBuf], path: &Path, out: &mut dyn Write) -> io::Result<()> {
    let wins: Vec<_> = puzzles_in(from)
        .filter(|puzzle| puzzle.task() == Task::Win && puzzle.moves() == moves)
        .collect();
    let StepBack {
        seed,
        tries,
        nodes,
        limit,
    } = step;
    let title = format!(
        "{}moves={moves} seed={seed} tries={tries} nodes={nodes} limit={limit} wins={}",
        TITLES[1],
        wins.len()
    );
    let opened = Results::open(path, &title, |bytes| games_mined(bytes, &title));
    let (mut file, done) = opened.unwrap_or_else(|fault| wrong(&fault));
    let mut found = 0;
    for (number, win) in wins.iter().enumerate().skip(done as usize) {
        let longer = step.longer(win);
        found += u32::from(longer.is_some());
        let line = longer.map_or_else(String::new, |puzzle| write_puzzle(&puzzle) + "\n");
        file.add(format!("{line}{GAME}{number}\n").as_bytes())?;
    }
    write_line(out, &format!("{title}\n{found} new puzzles"))
}

/// Grades what was mined and writes the collection: rules in the order of the presets, then tasks, then moves. What every
/// level always solves is left out.
fn collect(files: &[PathBuf], most: usize, out: &mut dyn Write) -> io::Result<()> {
    let mut kept: BTreeMap<(usize, Task, u32), Vec<Puzzle>> = BTreeMap::new();
    let (mut names, mut easy) = (BTreeSet::new(), 0);
    for puzzle in puzzles_in(files) {
        let preset = Preset::ALL
            .into_iter()
            .position(|preset| preset.rules() == *puzzle.rules());
        let place = (preset.unwrap_or(usize::MAX), puzzle.task(), puzzle.moves());
        let like = kept.entry(place).or_default();
        if like.len() < most && names.insert(puzzle.id().to_owned()) {
            if puzzle.rating() != Rating::NONE {
                like.push(puzzle);
                continue;
            }
            match grade(&puzzle) {
                Some(rating) => like.push(puzzle.rated(rating)),
                None => easy += 1,
            }
        }
    }
    for ((preset, task, moves), like) in &kept {
        let preset = Preset::ALL.get(*preset).map_or("custom", |preset| preset.name());
        writeln!(io::stderr(), "{preset}\t{}\t{moves}\t{}", task.name(), like.len())?;
    }
    writeln!(io::stderr(), "left out, since every level solves them: {easy}")?;
    out.write_all(Collection::of(kept.into_values().flatten()).write().as_bytes())
}

/// Proves all puzzles or a sample, and writes a line for each: name, task, moves, rating, what the proof visited, and
/// milliseconds. Faults go to standard error. Returns whether there was none.
fn check(
    collection: &Collection,
    sample: Option<usize>,
    seed: u64,
    limit: u64,
    out: &mut dyn Write,
) -> io::Result<bool> {
    let mut puzzles: Vec<_> = collection.puzzles().iter().collect();
    if let Some(sample) = sample {
        puzzles.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        puzzles.truncate(sample);
    }
    let mut good = true;
    for puzzle in puzzles {
        let begun = Instant::now();
        match examine(puzzle, limit) {
            Ok(visited) => {
                let told = format!(
                    "{}\t{}\t{}\t{}\t{visited}\t{}",
                    puzzle.id(),
                    puzzle.task().name(),
                    puzzle.moves(),
                    puzzle.rating().value,
                    begun.elapsed().as_millis()
                );
                write_line(out, &told)?;
            }
            Err(fault) => {
                writeln!(io::stderr(), "error: the puzzle {:?}: {fault}", puzzle.id())?;
                good = false;
            }
        }
    }
    Ok(good)
}

/// Proves a puzzle and whatever else its data says; what the proof visited.
fn examine(puzzle: &Puzzle, limit: u64) -> Result<u64, String> {
    let (start, rules) = (puzzle.start(), puzzle.rules());
    if puzzle.id() != name(start, rules) {
        return Err(format!("its name should be {:?}", name(start, rules)));
    }
    if puzzle.themes() != themes(&puzzle.game(), &puzzle.solution()) {
        return Err("its themes are others".into());
    }
    if is_obvious(start, rules, puzzle.task(), puzzle.line()) {
        return Err("there is nothing to see in it".into());
    }
    if puzzle.task() == Task::Nothing {
        return prove(puzzle, limit).map_err(|doubt| doubt.to_string());
    }
    let mut game = puzzle.game();
    for answer in puzzle.line() {
        game.play(answer.mv).map_err(|error| error.to_string())?;
    }
    if Attempt::new(puzzle).follow(&game) != (Event::Solved { soonest: true }) {
        return Err("its line does not solve it".into());
    }
    prove(puzzle, limit).map_err(|doubt| doubt.to_string())
}

//! The games on paper and from the printer: what is printed, and into which files.

mod agent;
mod agon;
mod counters;
mod drawing;
mod fonts;
mod leaflet;
mod paper;
mod pdf;
mod solid;
mod svg;
mod texts;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use agon_core::agent::Map;
use agon_core::line_protocol::write_line;
use agon_core::rules::{Kind, Piece, RuleSet, Side};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand, ValueEnum};

use crate::files::{Output, named};
use crate::{read_start, wrong};
use agent::{map, sheet};
use agon::palette::Palette;
use agon::{board, diagram, models};
use drawing::{Page, Point};
use paper::{Amount, Paper, Poster, on_its_side};
use texts::Texts;

#[derive(Subcommand)]
pub enum PrintCommand {
    /// Agon's board on two sheets, its cells 24 mm apart
    Board {
        #[command(flatten)]
        to: Document,
        #[command(flatten)]
        on: Sheet,
    },
    /// A position of Agon as a figure for a text
    Diagram {
        #[command(flatten)]
        to: Document,
        /// The position, as position text
        #[arg(long, value_name = "P", default_value = "startpos")]
        position: String,
        /// The rules of the position, for pieces in hand
        #[arg(long, value_name = "R", default_value = "globe")]
        rules: RuleSet,
        /// The width of the figure, in millimetres
        #[arg(long, value_name = "MM", default_value_t = 80, value_parser = clap::value_parser!(u16).range(30..=400))]
        width: u16,
        /// How much ink it takes: colours as on the screen, or lines and light greys
        #[arg(long, default_value = "colour")]
        ink: Amount,
    },
    /// Agon's pieces as counters of 18 mm to fold, with a queen and two guards more for each side
    Counters {
        #[command(flatten)]
        to: Document,
        #[command(flatten)]
        on: Sheet,
    },
    /// One of Agon's pieces as a solid, for a printer of solids
    Piece {
        /// A file named .stl
        file: PathBuf,
        /// The piece, by its letter in positions: Q or G for White's queen or guard, q or g for Black's
        #[arg(long, value_name = "LETTER", default_value = "G", value_parser = piece)]
        piece: Piece,
    },
    /// Agent's map on four sheets
    Map {
        #[command(flatten)]
        to: Document,
        #[command(flatten)]
        on: Sheet,
        /// The map without the four inner cities
        #[arg(long)]
        short: bool,
        #[command(flatten)]
        language: Language,
    },
    /// Agent's players' sheets, two on a page
    Sheets {
        #[command(flatten)]
        to: Document,
        #[command(flatten)]
        on: Sheet,
        #[command(flatten)]
        language: Language,
    },
    /// Agent's agents and case as counters of 18 mm to fold
    Agents {
        #[command(flatten)]
        to: Document,
        #[command(flatten)]
        on: Sheet,
    },
    /// The rules of a game as a leaflet of two pages
    Rules {
        #[command(flatten)]
        to: Document,
        /// The game
        #[arg(long, default_value = "agon")]
        game: Game,
        #[command(flatten)]
        on: Sheet,
        #[command(flatten)]
        language: Language,
    },
}

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Game {
    Agon,
    Agent,
}

/// The piece of a letter, as positions have it.
fn piece(letter: &str) -> Result<Piece, String> {
    let (side, kind) = match letter {
        "Q" => (Side::White, Kind::Queen),
        "G" => (Side::White, Kind::Guard),
        "q" => (Side::Black, Kind::Queen),
        "g" => (Side::Black, Kind::Guard),
        _ => return Err("a piece is Q, G, q or g".into()),
    };
    Ok(Piece { side, kind })
}

/// Where a document goes.
#[derive(Args)]
pub struct Document {
    /// A file named .pdf, or .svg; of several pages as SVG, each has a file with its number
    file: PathBuf,
}

/// What it is printed on, and how.
#[derive(Args)]
pub struct Sheet {
    /// The paper in the printer; board and map can also be one whole sheet, as large as they need
    #[arg(long, default_value = "a4")]
    paper: Paper,
    /// How much ink it takes: colours as on the screen, or lines and light greys
    #[arg(long, default_value = "colour")]
    ink: Amount,
}

impl Sheet {
    /// The size of a page, upright in millimetres.
    fn size(&self) -> Point {
        let size = self.paper.size();
        size.unwrap_or_else(|| wrong("--paper: only the board and the map can be one whole sheet; name a4 or letter"))
    }

    /// The sheets of a poster, laid as they fit, or one as large as it.
    fn sheets(&self, poster: &Poster, laid: impl Fn(Point) -> Point) -> Vec<Page> {
        match self.paper.size() {
            Some(size) => poster.sheets(laid(size)),
            None => vec![poster.whole()],
        }
    }
}

/// The language of what is printed.
#[derive(Args)]
pub struct Language {
    /// The reader's language
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = PossibleValuesParser::new(texts::tags()))]
    lang: String,
}

impl Language {
    fn texts(&self) -> Texts {
        Texts::of(&self.lang)
    }
}

impl PrintCommand {
    /// Runs the command: writes its files and names them.
    ///
    /// # Errors
    /// If that fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Board { to, on } => {
                let board = board::poster(&Palette::of(on.ink));
                to.write("Agon", &on.sheets(&board, on_its_side), out)
            }
            Self::Diagram {
                to,
                position,
                rules,
                width,
                ink,
            } => {
                let position = read_start(&position, &rules);
                let page = diagram::page(&position, &Palette::of(ink), width.into());
                to.write("Agon", &[page], out)
            }
            Self::Counters { to, on } => {
                let page = counters::page(agon::pieces::strips(&Palette::of(on.ink)), on.size());
                to.write("Agon", &[page], out)
            }
            Self::Piece { file, piece } => {
                if file.extension().is_none_or(|ending| ending != "stl") {
                    wrong(&named(&file, &"the name of a solid must end with .stl"));
                }
                write_file(&file, &models::model(piece).stl(), out)
            }
            Self::Map {
                to,
                on,
                short,
                language,
            } => {
                let map = if short { Map::Short } else { Map::Long };
                let map = map::poster(map, &agent::palette::Palette::of(on.ink), &language.texts());
                to.write("Agent", &on.sheets(&map, |size| size), out)
            }
            Self::Sheets { to, on, language } => {
                let palette = agent::palette::Palette::of(on.ink);
                let page = sheet::page(&palette, &language.texts(), on_its_side(on.size()));
                to.write("Agent", &[page], out)
            }
            Self::Agents { to, on } => {
                let strips = agent::pieces::strips(&agent::palette::Palette::of(on.ink));
                to.write("Agent", &[counters::page(strips, on.size())], out)
            }
            Self::Rules { to, game, on, language } => {
                let (texts, size) = (language.texts(), on.size());
                let (title, pages) = match game {
                    Game::Agon => ("Agon", agon::rules::leaflet(&Palette::of(on.ink), &texts, size)),
                    Game::Agent => {
                        let palette = agent::palette::Palette::of(on.ink);
                        ("Agent", agent::rules::leaflet(&palette, &texts, size))
                    }
                };
                to.write(title, &pages, out)
            }
        }
    }
}

impl Document {
    /// Writes pages in the format that the file's name ends with.
    fn write(&self, title: &str, pages: &[Page], out: &mut dyn Write) -> io::Result<()> {
        match self.file.extension().and_then(|ending| ending.to_str()) {
            Some("pdf") => write_file(&self.file, &pdf::write(title, pages), out),
            Some("svg") => pages.iter().enumerate().try_for_each(|(number, page)| {
                let path = if pages.len() == 1 {
                    self.file.clone()
                } else {
                    numbered(&self.file, number + 1)
                };
                write_file(&path, svg::write(page).as_bytes(), out)
            }),
            _ => wrong(&named(
                &self.file,
                &"the name must end with .pdf or .svg, which says what is written",
            )),
        }
    }
}

/// The path with a number before its ending: `board-2.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}-{number}.svg"))
}

fn write_file(path: &Path, bytes: &[u8], out: &mut dyn Write) -> io::Result<()> {
    let file = Output::open(path, &[]).unwrap_or_else(|fault| wrong(&fault));
    let path = file.write(bytes)?;
    write_line(out, &path.display().to_string())
}

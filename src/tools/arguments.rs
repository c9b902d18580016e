//! The arguments of the program that takes pictures, and the app they configure.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use agon_core::board::CellId;
use agon_core::notation::read_move;
use agon_core::rules::{Game, Move};
use bevy::prelude::*;
use clap::{ArgGroup, CommandFactory, Parser};

use super::screenshot::Shot;
use super::{film, gallery, moving_picture, screenshot};
use crate::agon::gameplay::analysis::arrows::{Arrow, Label};
use crate::agon::gameplay::settings::{CellNames, Orientation};
use crate::command_line::{self, play, read, wrong};
use crate::graphics_failures::native;
use crate::shell::system::store::Store;

#[derive(Parser, Debug)]
#[command(name = "agon-pictures", version)]
#[command(group = ArgGroup::new("taken").args(["screenshot", "gallery", "gif", "film"]).required(true))]
struct Arguments {
    #[command(flatten)]
    start: command_line::Arguments,
    /// Save a picture of the window as a PNG file
    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,
    /// Also write the pixel position of each cell's centre to this file
    #[arg(long, value_name = "FILE", requires = "screenshot")]
    cells: Option<PathBuf>,
    /// Pick up the piece on this cell before the picture is taken
    #[arg(long, value_name = "CELL", requires = "screenshot")]
    pick: Option<CellId>,
    /// Turn the board so that it faces the side to move
    #[arg(long, requires = "screenshot")]
    turned: bool,
    /// Name every cell
    #[arg(long)]
    named: bool,
    /// Save a picture of each line of this file, which has arguments like these, separated by tabs. The names of the files
    /// are numbered
    #[arg(long, value_name = "FILE", requires = "screenshot")]
    shots: Option<PathBuf>,
    /// Draw the arrows of an analysis whose best moves are these, the best one first
    #[arg(long, value_name = "MOVES", default_value = "", requires = "screenshot")]
    arrows: String,
    /// Save pictures of every screen to a folder
    #[arg(long, value_name = "FOLDER")]
    gallery: Option<PathBuf>,
    /// Save only the gallery pictures whose names contain this text ("game-phone")
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "",
        requires = "gallery",
        allow_hyphen_values = true
    )]
    only: String,
    /// Leave the edges in these pictures as they are, which takes less time
    #[arg(long, requires = "gallery")]
    unsmoothed: bool,
    /// Save the moves of the game as a moving picture (GIF)
    #[arg(long, value_name = "FILE")]
    gif: Option<PathBuf>,
    /// Play the moves of --scene on screen, and save 25 pictures a second to a folder
    #[arg(long, value_name = "FOLDER")]
    film: Option<PathBuf>,
    /// Moves to film, separated by spaces ("f1f2 f11f10")
    #[arg(long, value_name = "MOVES", default_value = "", requires = "film")]
    scene: String,
}

/// The command line. It would otherwise be described as the game's, whose arguments it has.
fn command() -> clap::Command {
    Arguments::command().about("Takes pictures of the game, for documents and tests, and quits.")
}

impl Arguments {
    /// The requested game, or one that begins.
    fn game(&self) -> Result<Game, String> {
        let game = self.start.agon_game()?;
        Ok(game.unwrap_or_else(|| Game::new(self.start.rules())))
    }

    /// The picture that these arguments describe.
    fn shot(&self) -> Result<Shot, String> {
        let game = self.game()?;
        Ok(Shot {
            arrows: arrows(&game, &self.arrows)?,
            game,
            pick: self.pick,
            view: self.start.view(),
            theme: self.start.theme(),
            orientation: if self.turned {
                Orientation::Mover
            } else {
                Orientation::Fixed
            },
            cell_names: if self.named {
                CellNames::Cells
            } else {
                CellNames::default()
            },
            locale: self.start.locale(),
        })
    }

    /// All pictures: those of the file, or the one of these arguments.
    fn shots(&self) -> Result<Vec<Shot>, String> {
        let Some(file) = &self.shots else {
            return Ok(vec![self.shot()?]);
        };
        let wrong = |reason: String| format!("--shots: {}: {reason}", file.display());
        let lines = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
        let shot = |line: &str| {
            let arguments = ["agon-pictures", "--screenshot", "-"]
                .into_iter()
                .chain(line.split('\t'));
            let arguments = Self::try_parse_from(arguments).map_err(|error| wrong(error.to_string()))?;
            arguments.shot().map_err(wrong)
        };
        lines.lines().map(shot).collect()
    }

    /// The game with which the program begins. Shots bring their own.
    fn first_game(&self) -> Result<Option<Game>, String> {
        let game = match self.film {
            Some(_) => Some(self.game()?),
            None => self.start.agon_game()?,
        };
        if self.gif.is_some() && game.as_ref().is_none_or(|game| game.plies().is_empty()) {
            return Err("--gif: there are no moves to show; give them with --moves, or a link".to_owned());
        }
        Ok(game.filter(|_| self.screenshot.is_none()))
    }

    /// The moves to film.
    fn scene(&self) -> Result<Vec<Move>, String> {
        play(&mut self.game()?, &self.scene).map_err(|error| format!("--scene: {error}"))
    }
}

/// The arrows of moves that can be played in a game, in the order of their ranks.
fn arrows(game: &Game, moves: &str) -> Result<Vec<Arrow>, String> {
    let read = |(rank, text)| match read_move(text, game.position(), game.rules()) {
        Ok(mv) => Ok(Arrow::of(mv, Label::Rank(rank))),
        Err(error) => Err(format!("--arrows: {text}: {error}")),
    };
    let arrows: Result<Vec<_>, _> = moves.split_whitespace().enumerate().map(read).collect();
    arrows.map(|arrows| arrows.into_iter().flatten().collect())
}

/// Builds the app requested on the command line.
///
/// # Errors
/// The exit status, after reporting the problem to the user: 2 for wrong arguments, 3 without a display.
pub(crate) fn app() -> Result<App, ExitCode> {
    let arguments: Arguments = read(command())?;
    let wrong = |message| wrong(command(), message);
    let game = arguments.first_game().map_err(wrong)?;
    let scene = arguments.scene().map_err(wrong)?;
    let shots = arguments.shots().map_err(wrong)?;
    let mut app = App::new();
    // A picture must not depend on this player's settings or unfinished game.
    app.insert_resource(Store::memory());
    arguments.start.add_program(&mut app, game, true)?;
    if let Some(file) = arguments.screenshot {
        screenshot::take(&mut app, file, arguments.cells, shots);
    }
    if let Some(folder) = arguments.gallery {
        make_folder(&folder)?;
        gallery::take(&mut app, folder, &arguments.only, !arguments.unsmoothed);
    }
    if let Some(folder) = arguments.film {
        make_folder(&folder)?;
        film::take(&mut app, folder, scene);
    }
    if let Some(file) = arguments.gif {
        moving_picture::take(&mut app, file);
    }
    Ok(app)
}

fn make_folder(folder: &Path) -> Result<(), ExitCode> {
    std::fs::create_dir_all(folder).map_err(|error| {
        native::tell(&format!("{}: {error}", folder.display()));
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use agon_core::rules::RuleSet;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        command().debug_assert();
        assert!(command().render_help().to_string().starts_with("Takes pictures"));
    }

    #[test]
    fn one_thing_is_taken_at_a_time() {
        let read = |arguments: &[&str]| Arguments::try_parse_from([&["agon-pictures"], arguments].concat());
        assert!(read(&["--gallery", "pictures"]).is_ok());
        assert!(read(&[]).is_err());
        assert!(read(&["--gallery", "pictures", "--gif", "game.gif"]).is_err());
    }

    #[test]
    fn moves_that_cannot_be_played_are_named() {
        let film = ["--film", "frames", "--moves", "f1f2", "--scene", "f11f10 f1f2"];
        let film = Arguments::parse_from(["agon-pictures"].into_iter().chain(film));
        assert!(film.scene().is_err_and(|error| error.contains("--scene: f1f2")));
        let game = Game::new(RuleSet::default());
        assert_eq!(arrows(&game, "f1f2 f1g1").unwrap().len(), 2);
        assert!(arrows(&game, "f1f3").is_err_and(|error| error.contains("--arrows: f1f3")));
    }
}

//! Command-line arguments, and the app they configure.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use agon_core::board::CellId;
use agon_core::notation::{parse_position, read_link, read_move, read_moves};
use agon_core::rules::{Game, Move, Position, Preset, RuleSet};
use bevy::prelude::*;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser, ValueEnum, error::ErrorKind};

use super::agent::gameplay::agent_screen::AGENT;
use super::agon::gameplay::agon_screen::AGON;
use super::agon::gameplay::analysis::arrows::{Arrow, Label};
use super::agon::gameplay::settings::AgonSettings;
use super::agon::text::words::preset_key;
use super::graphics_failures::native;
use super::program::{WINDOW, add_game};
use super::shell::system::language::{Language, Locale};
use super::shell::system::store::Store;
use super::tabletop::active_game::ActiveGame;
use super::tabletop::view_settings::{ViewChoice, ViewSettings};
use super::tools::screenshot::Shot;
use super::tools::{film, gallery, moving_picture, screenshot};
use crate::agon::gameplay::settings::{Orientation, Theme};

/// Allowed window sizes, in pixels per side.
const SIZES: std::ops::RangeInclusive<u32> = 120..=7680;

/// Agon, the oldest board game on hexagons.
#[derive(Parser, Debug)]
#[command(name = "agon", version, about)]
struct Arguments {
    /// A shared link, or the part of it after the #: starts that game
    #[arg(value_name = "LINK", conflicts_with_all = ["rules", "position", "moves"])]
    link: Option<String>,
    /// Start a game by these rules: one of the sets below, or one with changes ("ludii,repetition=off")
    #[arg(long, value_name = "RULES")]
    rules: Option<RuleSet>,
    /// Start from this position, in Agon's position text; by the rules globe, unless --rules names others
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Play these moves first, as in a record or separated by spaces ("f1f2 f11f10"); by the rules globe, unless --rules
    /// names others
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Save a picture of the window as a PNG file, then quit
    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,
    /// Also write the pixel position of each cell's centre to this file
    #[arg(long, value_name = "FILE", requires = "screenshot", hide = true)]
    cells: Option<PathBuf>,
    /// Pick up the piece on this cell before the picture is taken
    #[arg(long, value_name = "CELL", requires = "screenshot", hide = true)]
    pick: Option<CellId>,
    /// Turn the board so that it faces the side to move
    #[arg(long, requires = "screenshot", hide = true)]
    turned: bool,
    /// Save a picture of each line of this file, which has arguments like these, separated by tabs. The names of the files
    /// are numbered
    #[arg(long, value_name = "FILE", requires = "screenshot", hide = true)]
    shots: Option<PathBuf>,
    /// Draw the arrows of an analysis whose best moves are these, the best one first
    #[arg(long, value_name = "MOVES", default_value = "", requires = "screenshot", hide = true)]
    arrows: String,
    /// Save pictures of every screen to a folder, then quit
    #[arg(long, value_name = "FOLDER", conflicts_with = "screenshot")]
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
    #[arg(long, requires = "gallery", hide = true)]
    unsmoothed: bool,
    /// Save the moves of the game as a moving picture (GIF), then quit
    #[arg(long, value_name = "FILE", conflicts_with_all = ["screenshot", "gallery", "film"])]
    gif: Option<PathBuf>,
    /// Play the moves of --scene on screen, save 25 pictures a second to a folder, then quit
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["screenshot", "gallery"])]
    film: Option<PathBuf>,
    /// Moves to film, separated by spaces ("f1f2 f11f10")
    #[arg(long, value_name = "MOVES", default_value = "", requires = "film")]
    scene: String,
    /// The size of the window, in pixels; without it, the window opens as it was left
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    size: Option<UVec2>,
    /// Begin with the main menu of this game, in place of the one that was on the table last
    #[arg(long, value_name = "GAME")]
    game: Option<GameName>,
    /// The language of the game
    #[arg(long, value_name = "LANGUAGE", value_parser = locale_parser())]
    lang: Option<Locale>,
    /// The view of the board
    #[arg(long, value_name = "VIEW")]
    view: Option<ViewName>,
    /// The material of the board
    #[arg(long, value_name = "THEME")]
    theme: Option<ThemeName>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum GameName {
    Agon,
    Agent,
}

impl From<GameName> for ActiveGame {
    fn from(name: GameName) -> Self {
        match name {
            GameName::Agon => AGON,
            GameName::Agent => AGENT,
        }
    }
}

/// Reads the name of a language; the one that only checks whether texts fit is not told of.
fn locale_parser() -> impl TypedValueParser<Value = Locale> {
    let names = Locale::all().map(|locale| PossibleValue::new(locale.id()).hide(locale == Locale::PSEUDO));
    PossibleValuesParser::new(names).map(|id| Locale::from_id(&id).unwrap_or(Locale::EN))
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ViewName {
    #[value(name = "3d")]
    ThreeD,
    #[value(name = "2d")]
    TwoD,
}

impl From<ViewName> for ViewChoice {
    fn from(name: ViewName) -> Self {
        match name {
            ViewName::ThreeD => Self::ThreeD,
            ViewName::TwoD => Self::TwoD,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ThemeName {
    Parlour,
    Marble,
    Contrast,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Self {
        match name {
            ThemeName::Parlour => Self::Parlour,
            ThemeName::Marble => Self::Marble,
            ThemeName::Contrast => Self::Contrast,
        }
    }
}

fn parse_size(text: &str) -> Result<UVec2, String> {
    let wrong = || {
        format!(
            "a size is WIDTHxHEIGHT, each from {} to {} pixels",
            SIZES.start(),
            SIZES.end()
        )
    };
    let (width, height) = text.split_once(['x', '×']).ok_or_else(wrong)?;
    let side = |text: &str| text.parse().ok().filter(|side| SIZES.contains(side)).ok_or_else(wrong);
    Ok(UVec2::new(side(width)?, side(height)?))
}

/// The command line, with the names of all rule sets, by which the screen calls them, after the help.
fn command(locale: Locale) -> clap::Command {
    let language = Language::new(locale);
    let sets = Preset::ALL.map(|preset| format!("  {:<11} {}", preset.name(), language.tr(preset_key(preset))));
    Arguments::command().after_help(format!(
        "Rules, by their names here and on the screen:\n{}",
        sets.join("\n")
    ))
}

impl Arguments {
    /// Reads the arguments of the program.
    fn read() -> Result<Self, clap::Error> {
        Self::from_arg_matches(&command(Locale::system()).try_get_matches()?)
    }

    /// The rules of the game, and of a position or moves without any.
    fn rules(&self) -> RuleSet {
        self.rules.unwrap_or_default()
    }

    /// The requested game, if any.
    fn agon_game(&self) -> Result<Option<Game>, String> {
        if let Some(link) = &self.link {
            return read_link(link).map(Some).map_err(|error| error.to_string());
        }
        let asked = self.position.is_some() || !self.moves.is_empty() || self.rules.is_some();
        if !asked && self.screenshot.is_none() && self.film.is_none() {
            return Ok(None);
        }
        let rules = self.rules();
        let start = match &self.position {
            Some(text) => parse_position(text, &rules).map_err(|error| format!("--position: {error}"))?,
            None => Position::start(&rules),
        };
        let mut game = Game::from_position(rules, start);
        play(&mut game, &self.moves).map_err(|error| format!("--moves: {error}"))?;
        Ok(Some(game))
    }

    /// What is shown in the picture.
    fn shot(&self) -> Result<Shot, String> {
        let game = self.agon_game()?.unwrap_or_else(|| Game::new(self.rules()));
        Ok(Shot {
            arrows: arrows(&game, &self.arrows)?,
            game,
            pick: self.pick,
            view: self.view.map_or_else(ViewChoice::default, Into::into),
            theme: self.theme.map_or(Theme::Parlour, Into::into),
            orientation: if self.turned {
                Orientation::Mover
            } else {
                Orientation::Fixed
            },
            locale: self.lang.unwrap_or_else(Locale::system),
        })
    }

    /// What to take pictures of.
    fn shots(&self) -> Result<Vec<Shot>, String> {
        if self.screenshot.is_none() {
            return Ok(Vec::new());
        }
        let Some(file) = &self.shots else {
            return Ok(vec![self.shot()?]);
        };
        let wrong = |reason: String| format!("--shots: {}: {reason}", file.display());
        let lines = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
        let shot = |line: &str| {
            let arguments = ["agon", "--screenshot", "-"].into_iter().chain(line.split('\t'));
            let arguments = Self::try_parse_from(arguments).map_err(|error| wrong(error.to_string()))?;
            arguments.shot().map_err(wrong)
        };
        lines.lines().map(shot).collect()
    }

    /// The moves to film.
    fn scene(&self, game: Option<&Game>) -> Result<Vec<Move>, String> {
        let mut game = game.cloned().unwrap_or_else(|| Game::new(self.rules()));
        play(&mut game, &self.scene).map_err(|error| format!("--scene: {error}"))
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

/// Plays moves in a game and returns them.
fn play(game: &mut Game, moves: &str) -> Result<Vec<Move>, String> {
    let played = read_moves(moves, game).map_err(|error| error.fault.to_string())?;
    for &mv in &played {
        game.play(mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    Ok(played)
}

/// Reports invalid arguments together with the usage, or prints the help that was asked for.
fn refuse(error: clap::Error) -> ExitCode {
    let _ = error.print();
    if error.use_stderr() {
        native::tell(&Arguments::command().render_usage().to_string());
    }
    ExitCode::from(error.exit_code() as u8)
}

/// Builds the app requested on the command line.
///
/// # Errors
/// The exit status, after reporting the problem to the player: 2 for wrong arguments, 3 without a display.
pub(super) fn app() -> Result<App, ExitCode> {
    let arguments = Arguments::read().map_err(refuse)?;
    let wrong = |message| refuse(Arguments::command().error(ErrorKind::ValueValidation, message));
    let game = arguments.agon_game().map_err(wrong)?;
    if arguments.gif.is_some() && game.as_ref().is_none_or(|game| game.plies().is_empty()) {
        return Err(wrong(
            "--gif: there are no moves to show; give them with --moves, or a link".to_owned(),
        ));
    }
    let scene = arguments.scene(game.as_ref()).map_err(wrong)?;
    let shots = arguments.shots().map_err(wrong)?;
    let locale = arguments.lang;
    let spoken = locale.unwrap_or_else(Locale::system);
    native::speak_plainly(spoken);
    native::probe_display(spoken)?;

    let mut app = App::new();
    let files = [
        &arguments.screenshot,
        &arguments.gallery,
        &arguments.film,
        &arguments.gif,
    ];
    let takes_picture = files.into_iter().any(Option::is_some);
    if takes_picture {
        // A picture must not depend on this player's settings or unfinished game.
        app.insert_resource(Store::memory());
    }
    if let Some(locale) = locale {
        app.insert_resource(Language::new(locale));
    }
    let size = arguments.size.or(takes_picture.then_some(WINDOW));
    add_game(&mut app, size, takes_picture);
    // Pictures are taken, and links, positions and moves given, of Agon alone.
    let on_table = arguments.game.map(ActiveGame::from);
    if let Some(on_table) = on_table.or((takes_picture || game.is_some()).then_some(AGON)) {
        app.insert_state(on_table);
    }
    if let Some(view) = arguments.view {
        app.world_mut().resource_mut::<ViewSettings>().view = view.into();
    }
    if let Some(theme) = arguments.theme {
        app.world_mut().resource_mut::<AgonSettings>().board = theme.into();
    }
    if let Some(file) = arguments.screenshot {
        screenshot::take(&mut app, file, arguments.cells, shots);
    } else if let Some(game) = game {
        // An unfinished game is not discarded without asking.
        app.world_mut().write_message(screenshot::between_two_people(game));
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
    use super::*;

    #[test]
    fn sizes_are_read() {
        assert_eq!(parse_size("1280x800"), Ok(UVec2::new(1280, 800)));
        for wrong in ["", "x", "1280", "0x0", "1280x", "-1x5", "99999x99999"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn rules_that_are_named_start_a_game_by_them() {
        let game = |arguments: &[&str]| {
            Arguments::parse_from([&["agon"], arguments].concat())
                .agon_game()
                .unwrap()
        };
        for preset in Preset::ALL {
            let started = game(&["--rules", preset.name()]).expect("a game was asked for");
            assert_eq!((started.rules(), started.plies().len()), (&preset.rules(), 0));
        }
        assert!(game(&[]).is_none());
        let unnamed = game(&["--moves", "f1f2"]).unwrap();
        assert_eq!(*unnamed.rules(), Preset::Globe.rules(), "as the help says");
    }

    #[test]
    fn the_help_names_all_rules_as_they_are_called_here_and_on_the_screen() {
        let help = |locale| command(locale).render_help().to_string();
        for preset in Preset::ALL {
            let line = |text: &str| {
                text.lines()
                    .any(|line| line.split_whitespace().next() == Some(preset.name()))
            };
            assert!(line(&help(Locale::EN)) && line(&help(Locale::FR)), "{}", preset.name());
        }
        let has_line =
            |text: String, line: &str| text.lines().any(|found| found.split_whitespace().eq(line.split(' ')));
        assert!(has_line(help(Locale::EN), "globe Traditional"));
        assert!(has_line(help(Locale::FR), "modern Moderne"));
    }

    #[test]
    fn a_link_is_a_game_or_refused() {
        let game = |link: &str| Arguments::parse_from(["agon", link]).agon_game();
        let thirteen = game("https://example.org/#A27wOHOgKoLdk8tuUrR");
        assert!(thirteen.is_ok_and(|game| game.is_some_and(|game| game.plies().len() == 13)));
        assert!(game("A27wOHOgKoLdk8tuUrS").is_err_and(|error| error.contains("damaged")));
        assert!(Arguments::try_parse_from(["agon", "AC5000", "--moves", "f1f2"]).is_err());
    }

    #[test]
    fn moves_that_cannot_be_played_are_named() {
        let arguments = |moves: &str| Arguments::parse_from(["agon", "--moves", moves]);
        assert!(arguments("").agon_game().is_ok_and(|game| game.is_none()));
        assert!(
            arguments("f1f2 f11f10")
                .agon_game()
                .is_ok_and(|game| game.is_some_and(|game| game.plies().len() == 2))
        );
        assert!(
            arguments("f1f2 f1f3")
                .agon_game()
                .is_err_and(|error| error.contains("f1f3"))
        );
        let film = Arguments::parse_from(["agon", "--moves", "f1f2", "--film", "frames", "--scene", "f11f10 f1f2"]);
        let game = film.agon_game().unwrap();
        assert!(
            film.scene(game.as_ref())
                .is_err_and(|error| error.contains("--scene: f1f2"))
        );
        let game = Game::new(RuleSet::default());
        assert_eq!(arrows(&game, "f1f2 f1g1").unwrap().len(), 2);
        assert!(arrows(&game, "f1f3").is_err_and(|error| error.contains("--arrows: f1f3")));
    }
}

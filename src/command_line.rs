//! Command-line arguments, and the app they configure.

use std::path::Path;
use std::process::ExitCode;

use agon_core::notation::{parse_position, read_linked, read_moves};
use agon_core::rules::{Game, Move, Position, Preset, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use bevy::prelude::*;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser, ValueEnum, error::ErrorKind};

use super::agon::gameplay::agon_screen::AGON;
use super::agon::gameplay::settings::{AgonSettings, Theme};
use super::agon::saves::start_game::GameWanted;
use super::agon::text::words::preset_key;
use super::games::GAMES;
use super::graphics_failures::native;
use super::program::{WINDOW, add_game};
use super::shell::system::exchange::events::{Arrived, Exchange, Origin};
use super::shell::system::language::{Language, Locale};
use super::tabletop::active_game::ActiveGame;
use super::tabletop::game::Games;
use super::tabletop::view_settings::{ViewChoice, ViewSettings};

/// Allowed window sizes, in pixels per side.
const SIZES: std::ops::RangeInclusive<u32> = 120..=7680;

/// Agon, the oldest board game on hexagons.
#[derive(Parser, Debug)]
#[command(name = "agon", version = agon_core::VERSION, about)]
pub(crate) struct Arguments {
    /// A shared link, or the part of it after the #: starts that game. Or a file: opens what is in it
    #[arg(value_name = "LINK | FILE", conflicts_with_all = ["rules", "position", "moves"])]
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
    /// The size of the window, in pixels; without it, the window opens as it was left
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    size: Option<UVec2>,
    /// Begin with the main menu of this game, in place of the one that was on the table last
    #[arg(long, value_name = "GAME", value_parser = game_parser())]
    game: Option<ActiveGame>,
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

/// Reads the name of a game.
fn game_parser() -> impl TypedValueParser<Value = ActiveGame> {
    let names = GAMES.iter().filter_map(|game| game.id.name());
    PossibleValuesParser::new(names).map(|name| Games(GAMES).named(&name))
}

/// Reads the name of a language. The one that only checks whether texts fit is not listed.
fn locale_parser() -> impl TypedValueParser<Value = Locale> {
    let locales = Locale::all().chain([Locale::KEYS]);
    let names = locales.map(|locale| PossibleValue::new(locale.id()).hide(locale == Locale::PSEUDO));
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

/// A command line, with the names of all rule sets, by which the screen calls them, after the help.
fn with_rules(command: clap::Command, locale: Locale) -> clap::Command {
    let language = Language::new(locale);
    let sets = Preset::ALL.map(|preset| format!("  {:<11} {}", preset.name(), language.tr(preset_key(preset))));
    command.after_help(format!(
        "Rules, by their names here and on the screen:\n{}",
        sets.join("\n")
    ))
}

/// Reads the arguments of a program.
///
/// # Errors
/// The exit status, after reporting what is wrong or printing the help that was asked for.
pub(crate) fn read<A: FromArgMatches>(command: clap::Command) -> Result<A, ExitCode> {
    let matches = with_rules(command.clone(), Locale::system()).try_get_matches();
    let arguments = matches.and_then(|matches| A::from_arg_matches(&matches));
    arguments.map_err(|error| refuse(command, error))
}

/// Reports arguments that cannot be meant, together with the usage, and returns the exit status.
pub(crate) fn wrong(mut command: clap::Command, message: String) -> ExitCode {
    let error = command.error(ErrorKind::ValueValidation, message);
    refuse(command, error)
}

/// Reports invalid arguments together with the usage, or prints the help that was asked for.
fn refuse(mut command: clap::Command, error: clap::Error) -> ExitCode {
    let _ = error.print();
    if error.use_stderr() {
        native::tell(&command.render_usage().to_string());
    }
    ExitCode::from(error.exit_code() as u8)
}

impl Arguments {
    /// The rules of the game, and of a position or moves without any.
    pub(crate) fn rules(&self) -> RuleSet {
        self.rules.unwrap_or_default()
    }

    /// The requested file, if any.
    fn file(&self) -> Option<&Path> {
        self.link.as_deref().map(Path::new).filter(|path| path.is_file())
    }

    /// The link to a game, if one was given.
    fn link(&self) -> Option<&str> {
        self.link.as_deref().filter(|_| self.file().is_none())
    }

    /// The link of a game by link, which goes on as its players do: it is opened like one that is pasted.
    fn letter(&self) -> Option<&str> {
        self.link()
            .filter(|link| read_linked(link).is_ok_and(|linked| linked.letter.is_some()))
    }

    /// The requested game, if any, unless it is one by link.
    pub(crate) fn agon_game(&self) -> Result<Option<Game>, String> {
        if let Some(link) = self.link() {
            let linked = read_linked(link).map_err(|error| error.to_string())?;
            return Ok(linked.letter.is_none().then_some(linked.game));
        }
        if self.position.is_none() && self.moves.is_empty() && self.rules.is_none() {
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

    /// Adds the program to an app, and has it begin with a game. Without one, `exact` pictures are of Agon as well; the
    /// window then does not open as it was left.
    ///
    /// # Errors
    /// The exit status, after telling the player that there is no display.
    pub(crate) fn add_program(&self, app: &mut App, game: Option<Game>, exact: bool) -> Result<(), ExitCode> {
        let spoken = self.locale();
        native::speak_plainly(spoken);
        native::probe_display(spoken)?;
        if let Some(locale) = self.lang {
            app.insert_resource(Language::new(locale));
        }
        add_game(app, self.size.or(exact.then_some(WINDOW)), exact);
        let letter = self.letter();
        // Links, positions and moves are of Agon alone.
        let is_of_agon = exact || game.is_some() || letter.is_some();
        if let Some(on_table) = self.game.or(is_of_agon.then_some(AGON)) {
            app.insert_state(on_table);
        }
        if self.view.is_some() {
            app.world_mut().resource_mut::<ViewSettings>().view = self.view();
        }
        if self.theme.is_some() {
            app.world_mut().resource_mut::<AgonSettings>().board = self.theme();
        }
        if let Some(file) = self.file() {
            app.world().resource::<Exchange>().read_file(file);
        }
        app.world_mut().write_message_batch(letter.map(|link| Arrived {
            text: link.to_owned(),
            from: Origin::Address,
        }));
        // An unfinished game is not discarded without asking.
        app.world_mut().write_message_batch(game.map(between_two_people));
        Ok(())
    }

    /// The view that was asked for, or the usual one.
    pub(crate) fn view(&self) -> ViewChoice {
        self.view.map_or_else(ViewChoice::default, Into::into)
    }

    /// The material that was asked for, or the usual one.
    pub(crate) fn theme(&self) -> Theme {
        self.theme.map_or(Theme::Parlour, Into::into)
    }

    /// The language that was asked for, or the system's.
    pub(crate) fn locale(&self) -> Locale {
        self.lang.unwrap_or_else(Locale::system)
    }
}

/// Plays moves in a game and returns them.
pub(crate) fn play(game: &mut Game, moves: &str) -> Result<Vec<Move>, String> {
    let played = read_moves(moves, game).map_err(|error| error.fault.to_string())?;
    for &mv in &played {
        game.play(mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    Ok(played)
}

/// A game between two people without names, as it comes on the board.
pub(crate) fn between_two_people(game: Game) -> GameWanted {
    GameWanted {
        tree: game.into(),
        players: Players::two_people("", ""),
        terms: Terms::default(),
        tags: Vec::new(),
        by_lot: false,
    }
}

/// Builds the app requested on the command line.
///
/// # Errors
/// The exit status, after reporting the problem to the player: 2 for wrong arguments, 3 without a display.
pub(super) fn app() -> Result<App, ExitCode> {
    let arguments: Arguments = read(Arguments::command())?;
    let game = arguments.agon_game();
    let game = game.map_err(|message| wrong(Arguments::command(), message))?;
    let mut app = App::new();
    arguments.add_program(&mut app, game, false)?;
    Ok(app)
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
    fn the_games_of_the_house_are_called_by_their_names() {
        for game in GAMES {
            let name = game.id.name().unwrap();
            assert_eq!(Arguments::parse_from(["agon", "--game", name]).game, Some(game.id));
        }
        assert!(Arguments::try_parse_from(["agon", "--game", "chess"]).is_err());
    }

    #[test]
    fn players_are_not_offered_picture_arguments() {
        let help = Arguments::command().render_long_help().to_string();
        for option in ["--gallery", "--film", "--gif", "--screenshot", "--scene"] {
            assert!(!help.contains(option), "{option}");
        }
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
        let help = |locale| with_rules(Arguments::command(), locale).render_help().to_string();
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
    fn a_file_is_no_link() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let arguments = Arguments::parse_from(["agon", file]);
        assert_eq!(arguments.file(), Some(Path::new(file)));
        assert!(arguments.agon_game().is_ok_and(|game| game.is_none()));
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
    }
}

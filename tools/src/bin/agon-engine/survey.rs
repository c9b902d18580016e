//! Surveys: players against themselves, or all against one, under one rule set after another, as a table.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use agon_core::engine::arena::{Contestant, Ending, Fault, Pairing, Player, Survey, SurveyedGame};
use agon_core::line_protocol::write_line;
use agon_core::notation::Record;
use agon_core::rules::{Game, Preset, RuleSet};
use clap::Args;

use crate::external::{Faults, Program};
use crate::files::create_records;
use crate::options::{Patience, Series, contestant};
use crate::ranges::{check_lengths, longest, openings};
use crate::watch::Watch;
use crate::workers;
use crate::wrong;

#[derive(Args)]
pub struct SurveyArguments {
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
}

impl SurveyArguments {
    /// Makes the survey. Returns whether no program lost by a fault.
    ///
    /// # Errors
    /// If the output or the file of the records fails.
    pub fn run(mut self, out: &mut dyn Write) -> io::Result<bool> {
        check_lengths(self.openings, self.longest);
        if self.rules.is_empty() {
            self.rules.extend(Preset::ALL.map(Preset::rules));
        }
        let create = |path: PathBuf| create_records(&path).unwrap_or_else(|fault| wrong(&fault));
        let request = SurveyRequest {
            players: self.players,
            against: self.against,
            games: self.games,
            pairing: Pairing {
                rules: self.rules[0],
                openings: self.openings,
                longest: self.longest,
                seed: self.series.seed,
            },
            rules: self.rules,
            threads: self.series.threads,
            patience: self.patience.into(),
            records: self.records.map(create),
        };
        request.run(out)
    }
}

/// A request for a survey.
pub struct SurveyRequest {
    pub players: Vec<Contestant>,
    /// The enemy of all of them, who is White in every other game; without one, each plays against itself.
    pub against: Option<Contestant>,
    pub rules: Vec<RuleSet>,
    /// The number of games for each player and rule set.
    pub games: u32,
    /// The other settings; its rules are replaced by those of the survey.
    pub pairing: Pairing,
    pub threads: u16,
    /// How long a program may be silent, in addition to its time limit.
    pub patience: Duration,
    /// Where the records of the games are written, in the order of their numbers.
    pub records: Option<File>,
}

impl SurveyRequest {
    /// Plays all games and writes the table row by row. Returns whether no program lost by a fault; if one always does, the
    /// survey is given up.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(&self, out: &mut dyn Write) -> io::Result<bool> {
        let mut faults = Faults::default();
        write_line(out, Survey::HEADING)?;
        for &rules in &self.rules {
            for player in &self.players {
                let pairing = Pairing {
                    rules,
                    ..self.pairing.clone()
                };
                let survey = self.survey(player, &pairing, &mut faults)?;
                write_line(out, &survey.row(&rules, player).to_string())?;
                if faults.are_too_many() {
                    return faults.tell();
                }
            }
        }
        faults.tell()
    }

    /// White and Black of the game with this number.
    fn sides<'a>(&'a self, player: &'a Contestant, number: u32) -> [&'a Contestant; 2] {
        let enemy = self.against.as_ref().unwrap_or(player);
        if number.is_multiple_of(2) {
            [player, enemy]
        } else {
            [enemy, player]
        }
    }

    fn survey(&self, player: &Contestant, pairing: &Pairing, faults: &mut Faults) -> io::Result<Survey> {
        let (next, stop) = (AtomicU32::new(0), Arc::new(AtomicBool::new(false)));
        let (sender, games) = mpsc::channel::<(u32, Result<(SurveyedGame, Game), Fault>)>();
        let mut survey = Survey::default();
        let mut records = BTreeMap::new();
        thread::scope(|scope| {
            workers::start(scope, self.threads, || {
                let (sender, stop, next) = (sender.clone(), &stop, &next);
                move || {
                    // In the order of the first game's sides.
                    let mut players = self.sides(player, 0).map(|player| -> Box<dyn Player> {
                        let player = player.player();
                        player.unwrap_or_else(|external| Box::new(Program::new(external, pairing.rules, self.patience)))
                    });
                    let mut is_swapped = false;
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        if is_swapped == number.is_multiple_of(2) {
                            players.swap(0, 1);
                            is_swapped = !is_swapped;
                        }
                        let mut faulty = |fault| {
                            // The receiver is gone only when the survey is over.
                            let _ = sender.send((number, Err(fault)));
                        };
                        let watch = || Watch::new(stop);
                        let game = pairing.play_for_survey(number, &mut players, &watch, &mut faulty);
                        let Some(game) = game else { return };
                        if sender.send((number, Ok(game))).is_err() {
                            return;
                        }
                    }
                }
            })?;
            drop(sender);
            let result: io::Result<()> = games.iter().try_for_each(|(number, game)| {
                let sides = self.sides(player, number);
                match game {
                    // A game that was begun before it was given up.
                    _ if faults.are_too_many() => {}
                    Ok((surveyed, game)) => {
                        if surveyed.result.ending != Ending::Fault {
                            faults.end_row();
                        }
                        survey.add(&surveyed);
                        if self.records.is_some() {
                            records.insert(number, record(sides, number, &game));
                        }
                    }
                    Err(fault) => {
                        writeln!(io::stderr(), "{} as {fault}", sides[fault.contestant])?;
                        faults.add();
                    }
                }
                if faults.are_too_many() {
                    stop.store(true, Ordering::Relaxed);
                }
                Ok(())
            });
            stop.store(true, Ordering::Relaxed);
            result
        })?;
        if let Some(mut file) = self.records.as_ref() {
            records.values().try_for_each(|record| writeln!(file, "{record}"))?;
        }
        Ok(survey)
    }
}

/// The record of a game between White and Black.
fn record(sides: [&Contestant; 2], number: u32, game: &Game) -> Record {
    let [white, black] = sides.map(ToString::to_string);
    let round = (number + 1).to_string();
    Record::from_game(game, &[("Round", &round), ("White", &white), ("Black", &black)])
}

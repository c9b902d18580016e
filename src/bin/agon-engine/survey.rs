//! Surveys: players against themselves under one rule set after another, as a table.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use agon::engine::arena::{Contestant, Fault, Pairing, Player, Survey, SurveyedGame};
use agon::line_protocol::write_line;
use agon::rules::RuleSet;

use crate::external::Program;
use crate::watch::Watch;

/// A request for a survey.
pub struct SurveyRequest {
    pub players: Vec<Contestant>,
    pub rules: Vec<RuleSet>,
    /// The number of games for each player and rule set.
    pub games: u32,
    /// The other settings; its rules are replaced by those of the survey.
    pub pairing: Pairing,
    pub threads: u16,
}

impl SurveyRequest {
    /// Plays all games and writes the table row by row.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        write_line(out, Survey::HEADING)?;
        for &rules in &self.rules {
            for player in &self.players {
                let pairing = Pairing {
                    rules,
                    ..self.pairing.clone()
                };
                let survey = self.survey(player, &pairing)?;
                write_line(out, &survey.row(&rules, player).to_string())?;
            }
        }
        Ok(())
    }

    fn survey(&self, player: &Contestant, pairing: &Pairing) -> io::Result<Survey> {
        let (next, stop) = (AtomicU32::new(0), Arc::new(AtomicBool::new(false)));
        let (sender, games) = mpsc::channel::<Result<SurveyedGame, Fault>>();
        let mut survey = Survey::default();
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let (sender, stop, next) = (sender.clone(), &stop, &next);
                scope.spawn(move || {
                    let mut players = [(); 2].map(|()| -> Box<dyn Player> {
                        let player = player.player();
                        player.unwrap_or_else(|external| Box::new(Program::new(external, pairing.rules)))
                    });
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let mut faulty = |fault| {
                            // The receiver is gone only when the survey is over.
                            let _ = sender.send(Err(fault));
                        };
                        let watch = || Watch::new(stop);
                        let game = pairing.play_for_survey(number, &mut players, &watch, &mut faulty);
                        let Some(game) = game else { return };
                        if sender.send(Ok(game)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let result: io::Result<()> = games.iter().try_for_each(|game| {
                match game {
                    Ok(game) => survey.add(&game),
                    Err(fault) => writeln!(io::stderr(), "{player} as {fault}")?,
                }
                Ok(())
            });
            stop.store(true, Ordering::Relaxed);
            result
        })?;
        Ok(survey)
    }
}

//! The engine as a program: the Universal Game Interface, perft and batches that prove the rules, matches, and
//! training.
//!
//! It owns what the library must not know: threads, the clock, files, standard input and output.

#![warn(clippy::unwrap_used)]

mod arguments;
mod external;
mod files;
mod generation;
mod lessons;
mod openings;
mod print;
mod puzzles;
mod ranges;
mod resume;
mod review;
mod series;
mod survey;
mod tournament;
mod training;
mod ugi;
mod watch;
mod workers;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use agon_core::engine::Evaluation;
use agon_core::engine::arena::Pairing;
use agon_core::engine::learning::{Recipe, SelfPlay};
use agon_core::engine::protocol::{answer_legal, answer_play, answer_why, bench, run_batch, write_perft};
use agon_core::notation::parse_position;
use agon_core::rules::{Position, Preset, RuleSet};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use arguments::{Cli, Command, Under, load_net};
use files::{Output, create_records};
use generation::Generation;
use review::{Form, Review};
use series::Series;
use survey::SurveyRequest;
use tournament::Tournament;
use training::Training;

fn main() -> ExitCode {
    let out = &mut io::stdout();
    let begun = Instant::now();
    let clock = || begun.elapsed();
    let batch = |answer, under: Under, out| run_batch(&mut io::stdin().lock(), &under.rules, answer, out);
    let good = match Cli::parse().command {
        None | Some(Command::Ugi) => ugi::speak(out),
        Some(Command::Legal { under }) => batch(answer_legal, under, out),
        Some(Command::Play { under }) => batch(answer_play, under, out),
        Some(Command::Why { under }) => batch(answer_why, under, out),
        Some(Command::Review {
            file,
            nodes,
            threads,
            table,
            losses,
        }) => {
            let form = match (table, losses) {
                (true, _) => Form::Table,
                (_, true) => Form::Losses,
                _ => Form::Records,
            };
            match Review::read(&file) {
                Ok(review) => review.run(nodes, threads, form, out),
                Err(fault) => writeln!(io::stderr(), "error: {fault}").map(|()| false),
            }
        }
        Some(Command::Lessons { file }) => lessons::list(&file, out),
        Some(Command::Puzzles { command }) => command.run(out),
        Some(Command::Openings { command }) => command.run(out).map(|()| true),
        Some(Command::Print { command }) => command.run(out).map(|()| true),
        Some(Command::Bench { depth, threads }) => bench(depth, threads, &clock, out).map(|()| true),
        Some(Command::Perft {
            n,
            under: Under { rules },
            position,
            divide,
        }) => write_perft(&read_start(&position, &rules), &rules, n, divide, &clock, out).map(|()| true),
        Some(Command::Match {
            a,
            b,
            games,
            sprt,
            under: Under { rules },
            openings,
            longest,
            patience,
            series: Series { seed, threads },
            record,
        }) => {
            check_lengths(openings, longest);
            let tournament = Tournament {
                contestants: [a, b],
                pairing: Pairing {
                    rules,
                    openings,
                    longest,
                    seed,
                },
                pairs: games / 2,
                sprt,
                threads,
                patience: patience.into(),
            };
            if games % 2 != 0 {
                wrong("--games: games are played in pairs, so their number is even");
            }
            let kept = record.map(|path| tournament.open(&path).unwrap_or_else(|fault| wrong(&fault)));
            tournament.run(kept, out)
        }
        Some(Command::Survey {
            players,
            against,
            mut rules,
            games,
            openings,
            longest,
            patience,
            series: Series { seed, threads },
            records,
        }) => {
            check_lengths(openings, longest);
            if rules.is_empty() {
                rules.extend(Preset::ALL.map(Preset::rules));
            }
            let pairing = Pairing {
                rules: rules[0],
                openings,
                longest,
                seed,
            };
            let request = SurveyRequest {
                players,
                against,
                rules,
                games,
                pairing,
                threads,
                patience: patience.into(),
                records: records.map(|path| create_records(&path).unwrap_or_else(|fault| wrong(&fault))),
            };
            request.run(out)
        }
        Some(Command::Gen {
            file,
            games,
            nodes,
            rules,
            openings,
            longest,
            eval,
            net,
            series: Series { seed, threads },
        }) => {
            check_lengths(openings, longest);
            let generation = Generation {
                selfplay: SelfPlay {
                    rules,
                    nodes,
                    openings,
                    longest,
                    seed,
                    evaluation: net.map_or(eval, |net| Evaluation::Net(Arc::new(net))),
                },
                games,
                threads,
            };
            let store = generation.open(&file).unwrap_or_else(|fault| wrong(&fault));
            generation.run(store, out).map(|()| true)
        }
        Some(Command::Train {
            net,
            samples,
            epochs,
            rate,
            result_share,
            discount,
            from,
            seed,
        }) => {
            let recipe = Recipe {
                epochs,
                rate,
                result_share,
                discount,
                seed,
            };
            let load = |path| load_net(path).unwrap_or_else(|fault| wrong(&format!("{path}: {fault}")));
            let begun = from.as_deref().map(load);
            let training = Training::read(&samples).unwrap_or_else(|fault| wrong(&fault));
            let inputs: Vec<_> = samples.into_iter().chain(from.map(PathBuf::from)).collect();
            let file = Output::open(&net, &inputs).unwrap_or_else(|fault| wrong(&fault));
            training.run(&recipe, begun.as_ref(), file, out)
        }
        Some(Command::Chances { samples }) => {
            let training = Training::read(&samples).unwrap_or_else(|fault| wrong(&fault));
            training.fit_chances(out)
        }
    };
    match good {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Nobody reads the output any more.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(error) => {
            // If this fails too, the exit status still tells.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The position of `--position`.
fn read_start(text: &str, rules: &RuleSet) -> Position {
    match text {
        "startpos" => Position::start(rules),
        text => parse_position(text, rules).unwrap_or_else(|error| wrong(&format!("--position: {error}"))),
    }
}

/// Refuses games that are too long before they begin.
fn check_lengths(openings: u32, longest: u32) {
    if openings >= longest {
        wrong(&format!(
            "--openings: a game of at most {longest} plies cannot begin with {openings} random ones"
        ));
    }
}

/// Ends the program as clap does for wrong arguments.
fn wrong(fault: &str) -> ! {
    Cli::command().error(ErrorKind::ValueValidation, fault).exit()
}

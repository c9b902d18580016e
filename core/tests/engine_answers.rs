//! The engine's answers are the same natively and in a browser, down to the node counts; the browser's test reads the same
//! record.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use agon_core::engine::Monitor;
use agon_core::engine::protocol::{Host, Job, Session};
use agon_core::line_protocol::write_line;

/// Questions, their lines after `> `, and the answers without times.
const RECORD: &str = include_str!("answers.txt");

/// The seed of each session.
const SEED: u64 = 7;

/// Runs searches at once, with a clock that stands still.
struct Here(Vec<u8>);

struct NoClock;

impl Monitor for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

impl Host for Here {
    fn start(&mut self, job: Job) {
        let answer = job.run(&mut NoClock, &mut self.0);
        write_line(&mut self.0, &answer).unwrap();
    }

    fn stop(&mut self) {}
}

/// A line without what depends on the machine.
fn without_times(line: &str) -> String {
    let mut words = line.split(' ');
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "nps" | "time" => {
                words.next();
            }
            _ => kept.push(word),
        }
    }
    kept.join(" ")
}

fn answers(session: &mut Session, line: &str) -> String {
    let (mut host, mut out) = (Here(Vec::new()), Vec::new());
    session.line(line, &mut host, &mut out).unwrap();
    out.extend(host.0);
    String::from_utf8(out)
        .unwrap()
        .lines()
        .map(|line| without_times(line) + "\n")
        .collect()
}

/// The engine's answer to each question of the record. Each paragraph is a session of its own.
fn record() -> String {
    let mut said = String::new();
    let mut session = Session::new(SEED);
    for line in RECORD.lines() {
        if line.is_empty() {
            session = Session::new(SEED);
            said += "\n";
        } else if line.starts_with('#') {
            said += &format!("{line}\n");
        } else if let Some(question) = line.strip_prefix("> ") {
            said += &format!("{line}\n{}", answers(&mut session, question));
        }
    }
    said
}

#[test]
fn recorded_questions_are_answered_as_ever() {
    let now = record();
    assert!(now.matches("\nbestmove ").count() >= 8);
    if now != RECORD {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("answers.txt");
        std::fs::File::create(&file).unwrap().write_all(now.as_bytes()).unwrap();
        panic!(
            "the engine answers otherwise than core/tests/answers.txt says; if it should, take {}",
            file.display()
        );
    }
}

//! Laws of a session of the engine with arbitrary lines. Also called by the targets in `fuzz/`.

use std::cell::Cell;
use std::time::Duration;

use agon_core::engine::Monitor;
use agon_core::engine::protocol::{Answered, Host, Job, Session};

/// Runs each search at once, and stops it early.
#[derive(Default)]
struct Impatient {
    answers: Vec<String>,
}

/// Stops the search when first asked. The clock advances each time it is read.
#[derive(Default)]
struct Stop(Cell<u64>);

impl Monitor for Stop {
    fn elapsed(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }

    fn stopped(&self) -> bool {
        true
    }
}

impl Host for Impatient {
    fn start(&mut self, job: Job) {
        let mut info = Vec::new();
        self.answers.push(job.run(&mut Stop::default(), &mut info));
        let info = String::from_utf8(info).unwrap();
        assert!(info.lines().all(|line| line.starts_with("info ")), "{info}");
    }

    fn stop(&mut self) {}
}

/// Sends the lines to a session, and checks that each is answered as the interface demands.
pub fn speak(text: &str) {
    let (mut session, mut host) = (Session::new(1), Impatient::default());
    // A table of many megabytes is allowed, and far too slow to make a thousand times a second.
    let small = session.line("setoption name Hash value 1", &mut host, &mut Vec::new());
    assert_eq!(small.unwrap(), Answered::Well);
    for line in text.lines() {
        if line.contains("Hash") {
            continue;
        }
        let mut out = Vec::new();
        let answered = session.line(line, &mut host, &mut out).unwrap();
        let answer = String::from_utf8(out).unwrap();
        assert!(answer.is_empty() || answer.ends_with('\n'), "{line:?}: {answer:?}");
        assert_eq!(
            answer.starts_with("error: "),
            answered == Answered::Badly,
            "{line:?}: {answer:?}"
        );
        let known = [
            "id ",
            "option ",
            "ugiok",
            "readyok",
            "response ",
            "error: ",
            "info string ",
        ];
        let understood = |said: &str| known.iter().any(|start| said.starts_with(start));
        assert!(answer.lines().all(understood), "{line:?}: {answer:?}");
        let asked = usize::from(line.split_whitespace().next() == Some("go"));
        assert_eq!(host.answers.len(), asked, "{line:?}");
        for best in host.answers.drain(..) {
            assert!(best.starts_with("bestmove "), "{line:?}: {best:?}");
        }
        if answered == Answered::Quit {
            break;
        }
    }
}

//! External programs as players, over pipes and the Universal Game Interface.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use agon::engine::arena::{External, Player};
use agon::engine::{Limits, Monitor};
use agon::notation::read_move;
use agon::rules::{Game, Move, RuleSet};

/// The time a program may take to answer, in addition to its time limit.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A program as a player; started when it is first asked, and again after it had to be killed.
pub struct Program {
    external: External,
    rules: RuleSet,
    running: Option<Running>,
    new_game: bool,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// The program that plays under these rules.
    pub fn new(external: &External, rules: RuleSet) -> Self {
        Self {
            external: external.clone(),
            rules,
            running: None,
            new_game: true,
        }
    }

    fn start(&self, monitor: &dyn Monitor) -> Result<Running, String> {
        let mut words = self.external.command.split_whitespace();
        let child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| format!("cannot be started: {error}"))?;
        let input = child.stdin.take().expect("its input is piped");
        let output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let (sender, lines) = mpsc::channel();
        // Ends when the program closes its output, at the latest when it is killed.
        thread::spawn(move || {
            output
                .lines()
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        let mut running = Running { child, input, lines };
        running.say("ugi")?;
        let mut knows_rules = false;
        running.hear(monitor, TIMEOUT, |line| {
            knows_rules |= line.starts_with("option name Rules ");
            (line == "ugiok").then_some(())
        })?;
        if knows_rules {
            running.say(&format!("setoption name Rules value {}", self.rules))?;
        } else if self.rules != RuleSet::default() {
            return Err(format!("has no option Rules, so it cannot play {}", self.rules));
        }
        Ok(running)
    }

    fn ask(&mut self, game: &Game, monitor: &dyn Monitor) -> Result<Move, String> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.start(monitor)?,
        };
        if std::mem::take(&mut self.new_game) {
            running.say("uginewgame")?;
            running.say("isready")?;
            running.hear(monitor, TIMEOUT, |line| (line == "readyok").then_some(()))?;
        }
        let moves: String = game.plies().iter().map(|ply| format!(" {}", ply.mv)).collect();
        running.say(&format!("position fen {} moves{moves}", game.start()))?;
        running.say(&go(&self.external.limits))?;
        let timeout = TIMEOUT + self.external.limits.time.unwrap_or_default();
        let best = running.hear(monitor, timeout, |line| {
            line.strip_prefix("bestmove ").map(String::from)
        })?;
        let mv = read_move(best.trim(), game.position(), game.rules())
            .map_err(|reason| format!("answered {best:?} to {}: {reason}", game.position()))?;
        // After a fault, the program is killed by dropping it.
        self.running = Some(running);
        Ok(mv)
    }
}

impl Player for Program {
    fn begin(&mut self, _: u64) {
        self.new_game = true;
    }

    fn pick(&mut self, game: &Game, monitor: &mut dyn Monitor) -> Result<Move, String> {
        self.ask(game, monitor)
    }
}

impl Running {
    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").map_err(|_| DIED.into())
    }

    /// Waits for a line from which `wanted` returns something.
    fn hear<T>(
        &self,
        monitor: &dyn Monitor,
        timeout: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, String> {
        let begun = Instant::now();
        loop {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => {
                    if let Some(found) = wanted(line.trim_end()) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(DIED.into()),
                Err(RecvTimeoutError::Timeout) if monitor.stopped() => return Err("was stopped".into()),
                Err(RecvTimeoutError::Timeout) if begun.elapsed() > timeout => {
                    return Err(format!("said nothing for {} seconds", timeout.as_secs()));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

const DIED: &str = "ended in the middle of a game";

impl Drop for Running {
    fn drop(&mut self) {
        // The program may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn go(limits: &Limits) -> String {
    let mut line = String::from("go");
    if let Some(nodes) = limits.nodes {
        line += &format!(" nodes {nodes}");
    }
    if let Some(depth) = limits.depth {
        line += &format!(" depth {depth}");
    }
    if let Some(time) = limits.time {
        line += &format!(" movetime {}", time.as_millis());
    }
    line
}

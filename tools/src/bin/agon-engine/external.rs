//! External programs as players, over pipes and the Universal Game Interface.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use agon_core::engine::arena::{External, Player};
use agon_core::engine::{Limits, Monitor};
use agon_core::line_protocol::read_line;
use agon_core::notation::read_move;
use agon_core::rules::{Game, Move, RuleSet};

/// How many times as long as it may be silent a program may talk without an answer.
const TALK: u32 = 10;
/// The most lines that a program may write without an answer.
const MOST_LINES: u32 = 100_000;
/// After so many games in a row that programs lost without a legal move, no more are played.
const MOST_FAULTS: u32 = 3;

/// Counts the games that programs lost without a legal move.
#[derive(Default)]
pub struct Faults {
    all: u32,
    in_a_row: u32,
    are_too_many: bool,
}

impl Faults {
    /// Counts one.
    pub fn add(&mut self) {
        self.all += 1;
        self.in_a_row += 1;
        self.are_too_many |= self.in_a_row >= MOST_FAULTS;
    }

    /// A game was played to its end.
    pub fn end_row(&mut self) {
        self.in_a_row = 0;
    }

    /// Whether it is hopeless to play on.
    pub const fn are_too_many(&self) -> bool {
        self.are_too_many
    }

    /// Tells of them on standard error at the end. Returns whether there were none.
    ///
    /// # Errors
    /// If standard error fails.
    pub fn tell(&self) -> io::Result<bool> {
        if self.are_too_many {
            writeln!(
                io::stderr(),
                "error: given up, since {MOST_FAULTS} games in a row were lost by faults"
            )?;
        } else if self.all > 0 {
            writeln!(io::stderr(), "error: games lost by faults: {}", self.all)?;
        }
        Ok(self.all == 0)
    }
}

/// A program as a player; started when it is first asked, and again after it had to be killed.
pub struct Program {
    external: External,
    rules: RuleSet,
    /// How long it may be silent, in addition to its time limit.
    patience: Duration,
    running: Option<Running>,
    new_game: bool,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// The program that plays under these rules, and may be silent for so long.
    pub fn new(external: &External, rules: RuleSet, patience: Duration) -> Self {
        Self {
            external: external.clone(),
            rules,
            patience,
            running: None,
            new_game: true,
        }
    }

    fn start(&self, monitor: &dyn Monitor) -> Result<Running, String> {
        let mut words = self.external.command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that the programs that it starts can be killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn();
        let mut child = child.map_err(|error| format!("cannot be started: {error}"))?;
        let input = child.stdin.take().expect("its input is piped");
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        // Bounded, so that a program that writes faster than it is read has to wait.
        let (sender, lines) = mpsc::sync_channel(1_000);
        let mut running = Running { child, input, lines };
        // Ends when the program closes its output, at the latest when it is killed.
        let listen = move || {
            while let Ok(Some(line)) = read_line(&mut output) {
                if sender.send(line.unwrap_or_default()).is_err() {
                    return;
                }
            }
        };
        let listener = Builder::new().spawn(listen);
        listener.map_err(|error| format!("cannot be heard: {error}"))?;
        running.say("ugi")?;
        let mut knows_rules = false;
        running.hear(monitor, self.patience, |line| {
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
            running.hear(monitor, self.patience, |line| (line == "readyok").then_some(()))?;
        }
        let moves: String = game.plies().iter().map(|ply| format!(" {}", ply.mv)).collect();
        running.say(&format!("position fen {} moves{moves}", game.start()))?;
        running.say(&go(&self.external.limits))?;
        let patience = self.patience + self.external.limits.time.unwrap_or_default();
        let best = running.hear(monitor, patience, |line| {
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
        &mut self,
        monitor: &dyn Monitor,
        patience: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, String> {
        let begun = Instant::now();
        let (mut last, mut lines) = (begun, 0);
        while lines < MOST_LINES && begun.elapsed() < patience * TALK {
            if monitor.stopped() {
                return Err("was stopped".into());
            }
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => {
                    if let Some(found) = wanted(line.trim_end()) {
                        return Ok(found);
                    }
                    (last, lines) = (Instant::now(), lines + 1);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(DIED.into()),
                // A program that it left behind may keep its output open.
                Err(RecvTimeoutError::Timeout) if matches!(self.child.try_wait(), Ok(Some(_))) => {
                    return Err(DIED.into());
                }
                Err(RecvTimeoutError::Timeout) if last.elapsed() > patience => {
                    return Err(format!("said nothing for {} seconds", patience.as_secs()));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(format!(
            "wrote {lines} lines in {} seconds, and no answer",
            begun.elapsed().as_secs()
        ))
    }
}

const DIED: &str = "ended in the middle of a game";

impl Drop for Running {
    fn drop(&mut self) {
        // Any of this fails if the program has ended already.
        #[cfg(unix)]
        let _ = Command::new("sh")
            .args(["-c", "kill -s KILL -- \"-$0\"", &self.child.id().to_string()])
            .stderr(Stdio::null())
            .status();
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

//! A finished game, walked through step by step with all sheets open.

use std::ops::Range;

use super::bluff::Bluff;
use super::whole_game::Referee;
use crate::agent::action::{Action, Call};
use crate::agent::game::Game;
use crate::agent::money::Sheet;
use crate::agent::pieces::Player;
use crate::agent::table::Table;

/// All steps of a finished game, and the bluffs that worked.
///
/// ```
/// use agon_core::agent::{Options, Player, Referee, read_action};
///
/// let options: Options = "2,agents=1,map=short,round-limit=1".parse()?;
/// let mut referee = Referee::new(options, Player::ALL[0], &[], 7);
/// for (player, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC"), (1, "let"), (1, "B1-HAM")] {
///     referee.play(Player::ALL[player], &read_action(text)?)?;
/// }
/// assert_eq!(referee.replay(), None, "the sheets are secret before the end");
/// referee.play(Player::ALL[0], &read_action("let")?)?;
///
/// let replay = referee.replay().expect("the only round is over");
/// // The beginning, two sheets and two moves: that a move is let pass is no step of its own.
/// assert_eq!(replay.steps().len(), 5);
/// assert_eq!(replay.steps()[1].sheet(Player::ALL[0]).staked(), 1000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    steps: Vec<Step>,
    bluffs: Vec<(usize, Bluff)>,
}

/// A decision and what came of it. Those who let an announcement pass belong to the step of the announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    decision: Option<(Player, Action)>,
    round: u32,
    heard: Range<usize>,
    after: Game,
}

impl Step {
    /// The player and their decision, with the money; `None` at the beginning of the game.
    pub const fn decision(&self) -> Option<&(Player, Action)> {
        self.decision.as_ref()
    }

    /// The round in which it was decided, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The numbers of the public events that it caused.
    pub fn heard(&self) -> Range<usize> {
        self.heard.clone()
    }

    /// The table afterwards.
    pub const fn table(&self) -> &Table {
        self.after.table()
    }

    /// A player's sheet afterwards.
    pub const fn sheet(&self, player: Player) -> &Sheet {
        self.after.sheet(player)
    }
}

impl Replay {
    /// The steps; the first is the beginning of the game, before anybody decided anything.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The bluffs that worked, oldest first, each with the number of its step.
    pub fn bluffs(&self) -> &[(usize, Bluff)] {
        &self.bluffs
    }
}

impl Referee {
    /// The game step by step; `None` before the end, when the sheets are secret.
    pub fn replay(&self) -> Option<Replay> {
        let history = self.history()?;
        let mut game = Game::new(*self.options(), self.table().start());
        let mut steps = vec![Step {
            decision: None,
            round: game.table().round(),
            heard: 0..0,
            after: game.clone(),
        }];
        let (mut heard, mut step_of) = (Vec::new(), Vec::with_capacity(history.len()));
        for &(player, action) in history {
            let (before, round) = (heard.len(), game.table().round());
            let played = game.play(&action, &mut heard);
            played.expect("every action was legal when it was played");
            match steps.last_mut() {
                Some(last) if action == Action::Call(Call::Let) => {
                    last.heard.end = heard.len();
                    last.after.clone_from(&game);
                }
                _ => steps.push(Step {
                    decision: Some((player, action)),
                    round,
                    heard: before..heard.len(),
                    after: game.clone(),
                }),
            }
            step_of.push(steps.len() - 1);
        }
        let bluffs = self.bluffs().into_iter();
        let bluffs = bluffs.map(|bluff| (step_of[bluff.decision], bluff)).collect();
        Some(Replay { steps, bluffs })
    }
}

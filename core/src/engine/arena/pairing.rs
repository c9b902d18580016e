//! A pair of games: one random opening, played twice with sides changed.

use std::fmt;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::player::Player;
use super::simple::random_move;
use crate::engine::limits::Monitor;
use crate::rules::{DrawReason, Game, Outcome, RuleSet, Side, WinReason};

/// The settings that all games of a match share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The rules.
    pub rules: RuleSet,
    /// The number of random plies before the players take over, placements included; fewer where games end sooner.
    pub openings: u32,
    /// The number of plies, opening included, after which a game counts as drawn.
    pub longest: u32,
    /// The seed of the openings and of all randomness in the play.
    pub seed: u64,
}

/// The points that a game brings the first contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// 0 points.
    Lost,
    /// ½ point.
    Drawn,
    /// 1 point.
    Won,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner's queen was on the throne with six guards round her.
    Enthroned,
    /// The loser's guards closed round an empty throne.
    EmptyThrone,
    /// The queen or the last guard was captured, and left the board.
    Captured,
    /// A position occurred for the third time.
    Repetition,
    /// Both players had to pass.
    BothStuck,
    /// The progress limit of the rules was reached.
    Progress,
    /// The match's own limit of plies was reached.
    TooLong,
    /// A player did not give a legal move.
    Fault,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 8] = [
        Self::Enthroned,
        Self::EmptyThrone,
        Self::Captured,
        Self::Repetition,
        Self::BothStuck,
        Self::Progress,
        Self::TooLong,
        Self::Fault,
    ];

    /// The name in records and summaries.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enthroned => "enthroned",
            Self::EmptyThrone => "empty-throne",
            Self::Captured => "captured",
            Self::Repetition => "repetition",
            Self::BothStuck => "stuck",
            Self::Progress => "progress",
            Self::TooLong => "too-long",
            Self::Fault => "fault",
        }
    }

    const fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win { reason, .. } => match reason {
                WinReason::Enthroned => Self::Enthroned,
                WinReason::EmptyThrone => Self::EmptyThrone,
                WinReason::Repetition => Self::Repetition,
                WinReason::QueenCaptured | WinReason::GuardsCaptured => Self::Captured,
                WinReason::Resignation | WinReason::Time => Self::Fault,
            },
            Outcome::Draw(reason) => match reason {
                DrawReason::Repetition => Self::Repetition,
                DrawReason::BothStuck => Self::BothStuck,
                DrawReason::Progress | DrawReason::Agreement => Self::Progress,
            },
        }
    }
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The points for the first contestant.
    pub points: Points,
    /// The reason for the end.
    pub ending: Ending,
    /// The length in plies, opening included.
    pub plies: u32,
}

/// A finished pair: the first contestant had White in the first game and Black in the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairResult {
    /// The pair's number, from 0.
    pub pair: u32,
    /// The two games.
    pub games: [GameResult; 2],
}

/// A player's failure to give a legal move, which lost a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The contestant at fault: 0 for the first, 1 for the second.
    pub contestant: usize,
    /// What happened, as the rest of a sentence that begins with the player's name.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", ["A", "B"][self.contestant], self.sentence)
    }
}

/// An undecided game after a number of random plies; after fewer where games end sooner.
pub(in crate::engine) fn random_opening(rules: RuleSet, plies: u32, rng: &mut Xoshiro256PlusPlus) -> Game {
    const TRIES: u32 = 100;
    for _ in 1..TRIES {
        let game = random_game(rules, plies, rng);
        if game.outcome().is_none() {
            return game;
        }
    }
    let mut game = random_game(rules, plies, rng);
    while game.outcome().is_some() && game.undo() {}
    game
}

/// A game of random plies, up to its end.
fn random_game(rules: RuleSet, plies: u32, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let mv = random_move(rng, &game.position().legal_moves(&rules));
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

impl Pairing {
    pub(super) fn rng(&self, pair: u32) -> Xoshiro256PlusPlus {
        let step = (u64::from(pair) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(step))
    }

    /// Plays a pair; `None` if it was stopped. `watch` makes a monitor for each move, and `faulty` is told of players
    /// that lost because they gave no legal move.
    pub fn play<M: Monitor>(
        &self,
        pair: u32,
        players: &mut [Box<dyn Player>; 2],
        watch: &dyn Fn() -> M,
        faulty: &mut dyn FnMut(Fault),
    ) -> Option<PairResult> {
        let mut rng = self.rng(pair);
        let opening = random_opening(self.rules, self.openings, &mut rng);
        let mut play = |first: Side| self.play_game(&mut opening.clone(), first, players, &mut rng, watch, faulty);
        Some(PairResult {
            pair,
            games: [play(Side::White)?, play(Side::Black)?],
        })
    }

    /// Plays a game to its end, with the first contestant on the side `first`.
    pub(super) fn play_game<M: Monitor>(
        &self,
        game: &mut Game,
        first: Side,
        players: &mut [Box<dyn Player>; 2],
        rng: &mut Xoshiro256PlusPlus,
        watch: &dyn Fn() -> M,
        faulty: &mut dyn FnMut(Fault),
    ) -> Option<GameResult> {
        players.iter_mut().for_each(|player| player.begin(rng.random()));
        let mut fault = None;
        while game.outcome().is_none() && game.plies().len() < self.longest as usize {
            let mut monitor = watch();
            if monitor.stopped() {
                return None;
            }
            let chooser = game.chooser();
            let contestant = usize::from(chooser != first);
            let picked = players[contestant].pick(game, &mut monitor);
            if monitor.stopped() {
                return None;
            }
            let played = picked.and_then(|mv| match game.play(mv) {
                Ok(_) => Ok(()),
                Err(reason) => Err(format!("played {mv} in {}: {reason}", game.position())),
            });
            if let Err(sentence) = played {
                game.lose(chooser, WinReason::Resignation);
                fault = Some(Fault { contestant, sentence });
            }
        }
        let outcome = game.outcome();
        let result = GameResult {
            points: match outcome.and_then(Outcome::winner) {
                None => Points::Drawn,
                Some(winner) if winner == first => Points::Won,
                Some(_) => Points::Lost,
            },
            ending: outcome.map_or(Ending::TooLong, Ending::of),
            plies: game.plies().len() as u32,
        };
        fault.map(faulty);
        Some(result)
    }
}

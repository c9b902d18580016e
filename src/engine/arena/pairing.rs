//! A pair of games: one random opening, played twice with sides changed.

use std::fmt;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::player::Player;
use super::simple::any_of;
use crate::engine::limits::Monitor;
use crate::rules::{DrawReason, Game, Outcome, RuleSet, Side, WinReason};

/// What all games of a match have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The rules.
    pub rules: RuleSet,
    /// How many plies are played at random before the players take over, placements among them.
    pub openings: u32,
    /// After how many plies, those of the opening included, a game is given up as drawn.
    pub longest: u32,
    /// Where the openings and all chance in the play come from.
    pub seed: u64,
}

/// What a game brought the first of the two contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// Nothing.
    Lost,
    /// Half a point.
    Drawn,
    /// A point.
    Won,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A queen was enthroned.
    Enthroned,
    /// Guards closed round an empty throne.
    EmptyThrone,
    /// A position stood for the third time.
    Repetition,
    /// Nobody could move.
    BothStuck,
    /// The progress limit was reached.
    Progress,
    /// The match's own limit was reached.
    TooLong,
    /// A player gave no legal move.
    Fault,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Enthroned,
        Self::EmptyThrone,
        Self::Repetition,
        Self::BothStuck,
        Self::Progress,
        Self::TooLong,
        Self::Fault,
    ];

    /// Its name in records and summaries.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enthroned => "enthroned",
            Self::EmptyThrone => "empty-throne",
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
    /// What it brought the first contestant.
    pub points: Points,
    /// How it ended.
    pub ending: Ending,
    /// Its length in plies, the opening included.
    pub plies: u32,
}

/// A finished pair: the first contestant had White in the first game, Black in the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairResult {
    /// The pair's number, from 0.
    pub pair: u32,
    /// Its games.
    pub games: [GameResult; 2],
}

/// Why a pair was not finished, or a game ended before its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Whose fault, 0 for the first contestant.
    pub contestant: usize,
    /// What happened, as a sentence that goes on from the player's name.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", ["A", "B"][self.contestant], self.sentence)
    }
}

/// A game that began with so many random plies, and goes on.
pub(in crate::engine) fn random_opening(rules: RuleSet, plies: u32, rng: &mut Xoshiro256PlusPlus) -> Game {
    loop {
        let mut game = Game::new(rules);
        for _ in 0..plies {
            let mv = any_of(rng, &game.position().legal_moves(&rules));
            if game.play(mv).is_err() {
                break;
            }
        }
        // Chance may have ended the game already: then another.
        if game.outcome().is_none() {
            return game;
        }
    }
}

impl Pairing {
    pub(super) fn rng(&self, pair: u32) -> Xoshiro256PlusPlus {
        let step = (u64::from(pair) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(step))
    }

    /// Plays a pair; `None` if it was stopped. `watch` gives each move its monitor, and `faulty` hears of players that
    /// lost because they gave no legal move.
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

    /// Plays a game to its end. The first contestant has the side `first`.
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

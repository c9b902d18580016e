//! Random games under random rules, also from odd positions, by players with preferences, so that everything occurs.
//!
//! `AGON_RANDOM_GAMES=100000 cargo test --release --no-default-features --test laws` plays more of them.

use std::sync::atomic::{AtomicU64, Ordering};

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{
    Capture, Custody, EmptyThrone, GUARDS, Game, GuardRelocation, Hand, Kind, Move, Piece, Position, PositionParts,
    QueenChooser, QueenRelocation, RelocationBan, Repetition, RuleSet, Setup, Side,
};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of games, unless the environment variable gives another.
const GAMES: u64 = 4_000;
/// The number of plies after which a game is left unfinished.
const LONGEST: usize = 100;

/// Checks a law on each random game, on all cores. The law gets a random generator of the game's own.
pub fn each_random_game(law: impl Fn(&Game, &mut Xoshiro256PlusPlus) + Sync) {
    each_seed("AGON_RANDOM_GAMES", GAMES, |rng| law(&random_game(rng), rng));
}

/// Checks a law with one random generator per seed, on all cores. The environment variable can set the number of seeds.
pub fn each_seed(variable: &str, seeds: u64, law: impl Fn(&mut Xoshiro256PlusPlus) + Sync) {
    let seeds = std::env::var(variable).map_or(seeds, |text| text.parse().expect("a number of games"));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds {
                        break;
                    }
                    let _named = NameOnPanic(seed);
                    law(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
                }
            });
        }
    });
}

/// Reports which game broke the law.
struct NameOnPanic(u64);

impl Drop for NameOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the random game with seed {}", self.0);
        }
    }
}

/// Each position of a game in which a move was played, with its place in the game.
pub fn positions(game: &Game) -> impl Iterator<Item = (usize, &Position)> {
    game.positions().take(game.plies().len()).enumerate()
}

fn random_game(rng: &mut Xoshiro256PlusPlus) -> Game {
    let rules = random_rules(rng);
    let start = match rng.random_range(0..10) {
        0..3 => Position::start(&rules),
        3..8 => odd_position(rng, &rules),
        _ => closing_position(rng, &rules),
    };
    let mut game = Game::from_position(rules, start);
    let tastes = [Taste::random(rng), Taste::random(rng)];
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let mv = tastes[game.chooser().index()].choose(&game, rng);
        game.play(mv).expect("a generated move is legal");
    }
    game
}

/// A random combination of values, or a preset.
pub fn random_rules(rng: &mut Xoshiro256PlusPlus) -> RuleSet {
    fn any<T: Copy>(values: &[T], rng: &mut Xoshiro256PlusPlus) -> T {
        *values.choose(rng).expect("an axis has values")
    }
    if rng.random_bool(0.2) {
        return any(&agon_core::rules::Preset::ALL, rng).rules();
    }
    RuleSet {
        setup: any(Setup::ALL, rng),
        capture: any(Capture::ALL, rng),
        custody: any(Custody::ALL, rng),
        guard_relocation: any(GuardRelocation::ALL, rng),
        queen_relocation: any(QueenRelocation::ALL, rng),
        queen_chooser: any(QueenChooser::ALL, rng),
        relocation_capture: any(RelocationBan::ALL, rng),
        relocation_custody: any(RelocationBan::ALL, rng),
        relocation_costs_turn: rng.random(),
        empty_throne: any(EmptyThrone::ALL, rng),
        repetition: any(Repetition::ALL, rng),
        progress_limit: any(&[0, 0, 8, 9, 20, 40, 100, 100], rng),
    }
}

/// Some of the pieces of a side.
fn some_pieces(rng: &mut Xoshiro256PlusPlus) -> Hand {
    Hand {
        queen: rng.random_bool(0.9),
        guards: if rng.random_bool(0.5) {
            GUARDS
        } else {
            rng.random_range(0..=GUARDS)
        },
    }
}

/// Pieces at random on the inner rings or the whole board, some of them captured, some still in hand.
fn odd_position(rng: &mut Xoshiro256PlusPlus, rules: &RuleSet) -> Position {
    let outermost = rng.random_range(1..=5);
    let mut cells: Vec<CellId> = CellId::ALL
        .into_iter()
        .filter(|cell| cell.ring() <= outermost)
        .collect();
    cells.shuffle(rng);
    let mut parts = empty_board(rng);
    let placing = rules.setup != Setup::Standard && rng.random_bool(0.4);
    for side in Side::ALL {
        let all = some_pieces(rng);
        let mut in_hand = Hand::default();
        if placing {
            in_hand.guards = rng.random_range(0..=all.guards);
            in_hand.queen = all.queen && in_hand.guards == GUARDS;
        }
        parts.hand[side.index()] = in_hand;
        put(
            &mut parts,
            &mut cells,
            side,
            all.queen && !in_hand.queen,
            all.guards - in_hand.guards,
        );
    }
    if rng.random_bool(0.4) {
        parts.captured = parts
            .pieces
            .iter()
            .map(|&(cell, _)| cell)
            .filter(|_| rng.random_bool(0.2))
            .collect();
        keep_only_waiting(&mut parts, rules);
    }
    position(&parts, rules)
}

/// Five or six guards of one side round the throne, with either queen on it or none; now and then the queen is captured
/// already, or the last pieces are still in hand.
fn closing_position(rng: &mut Xoshiro256PlusPlus, rules: &RuleSet) -> Position {
    let closing = *Side::ALL.choose(rng).expect("there are sides");
    let mut parts = empty_board(rng);
    let mut around: Vec<CellId> = Bitboard::ring(1).into_iter().collect();
    let mut near: Vec<CellId> = Bitboard::ring(2).into_iter().collect();
    let mut far: Vec<CellId> = CellId::ALL.into_iter().filter(|cell| cell.ring() > 2).collect();
    [&mut around, &mut near, &mut far]
        .into_iter()
        .for_each(|cells| cells.shuffle(rng));
    let closed = rng.random_range(GUARDS - 1..=GUARDS);
    put(&mut parts, &mut around, closing, false, closed);
    put(&mut parts, &mut near, closing, false, GUARDS - closed);
    let enthroned = Side::ALL.choose(rng).filter(|_| rng.random_bool(0.8));
    for side in Side::ALL {
        let mut throne = vec![CellId::THRONE];
        let seats = if enthroned == Some(&side) {
            &mut throne
        } else {
            &mut far
        };
        put(&mut parts, seats, side, true, 0);
    }
    if enthroned.is_some() && rng.random_bool(0.3) {
        parts.captured.insert(CellId::THRONE);
        keep_only_waiting(&mut parts, rules);
    }
    let mut others = rng.random_range(0..=GUARDS);
    if rules.setup != Setup::Standard && others > 0 && rng.random_bool(0.7) {
        others -= 1;
        parts.hand[closing.opponent().index()].guards = 1;
    }
    put(&mut parts, &mut far, closing.opponent(), false, others);
    position(&parts, rules)
}

/// Where captured pieces leave the board, none waits on it.
fn keep_only_waiting(parts: &mut PositionParts, rules: &RuleSet) {
    let leave = parts.pieces.iter().filter(|(_, piece)| rules.removes(piece.kind));
    parts.captured = leave.fold(parts.captured, |captured, (cell, _)| captured.without(*cell));
}

fn empty_board(rng: &mut Xoshiro256PlusPlus) -> PositionParts {
    PositionParts {
        pieces: Vec::new(),
        hand: [Hand::default(); 2],
        side: *Side::ALL.choose(rng).expect("there are sides"),
        captured: Bitboard::EMPTY,
        clock: rng.random_range(0..9),
        turn: rng.random_range(1..200),
    }
}

/// Puts pieces on cells taken off the list; guards leave the throne to others, and stay away if there is no room.
fn put(parts: &mut PositionParts, cells: &mut Vec<CellId>, side: Side, queen: bool, guards: u8) {
    if queen && let Some(cell) = cells.pop() {
        let kind = Kind::Queen;
        parts.pieces.push((cell, Piece { side, kind }));
    }
    for _ in 0..guards {
        if let Some(i) = cells.iter().position(|&cell| cell != CellId::THRONE) {
            let kind = Kind::Guard;
            parts.pieces.push((cells.remove(i), Piece { side, kind }));
        }
    }
}

fn position(parts: &PositionParts, rules: &RuleSet) -> Position {
    Position::new(parts, rules).expect("the pieces were counted")
}

/// The preference of a random player.
#[derive(Clone, Copy)]
enum Taste {
    Anything,
    Captures,
    StepsInwards,
    /// Moves to and fro, so that positions recur.
    TheWayBack,
}

impl Taste {
    fn random(rng: &mut Xoshiro256PlusPlus) -> Self {
        let tastes = [
            Self::Anything,
            Self::Captures,
            Self::Captures,
            Self::StepsInwards,
            Self::TheWayBack,
        ];
        *tastes.choose(rng).expect("there are tastes")
    }

    fn choose(self, game: &Game, rng: &mut Xoshiro256PlusPlus) -> Move {
        let moves = game.position().legal_moves(game.rules());
        *moves
            .choose_weighted(rng, |&mv| self.weight(game, mv))
            .expect("there is always a move")
    }

    fn weight(self, game: &Game, mv: Move) -> u32 {
        let Move::Board { from, to } = mv else { return 1 };
        let liked = match self {
            Self::Anything => 0,
            Self::Captures => {
                let made = game.position().make(game.rules(), mv);
                made.captured.len().pow(3) + u32::from(made.trapped)
            }
            Self::StepsInwards => u32::from(to.ring() < from.ring()),
            Self::TheWayBack => {
                let last = game.plies().iter().rev().nth(1);
                u32::from(last.is_some_and(|ply| (ply.mv.from(), ply.mv.to()) == (Some(to), Some(from))))
            }
        };
        1 + 40 * liked
    }
}

//! The speed of Agent's rules and of its computer players, on one core.
//!
//! The rules play random games without belief or search. Each round plays games from the opening, copying the state
//! back as a search does. The best of many short rounds counts, so that other work on the machine disturbs little. For
//! the players, the figure is the slowest reply of whole games, with a player made anew for every decision as in a
//! program with a screen.
//!
//!     cargo bench --no-default-features --bench agent

use std::time::Instant;

use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Game, Legal, Lots, Money, Options, Phase, Player, Referee, Seat};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const ROUNDS: usize = 60;
const ACTIONS: usize = 20_000;

fn main() {
    println!("thousand actions a second, best of {ROUNDS} rounds");
    for options in ["2", "4", "8", "4,map=short,held-case=snatch,bribe-cap=1000"] {
        let options: Options = options.parse().expect("these options can be read");
        let rate = (0..ROUNDS).map(|seed| round(options, seed as u64)).fold(0.0, f64::max);
        println!("{options:44} {:8.0}", rate / 1e3);
    }
    println!("the slowest reply in a game, in milliseconds, and the mean");
    for (options, level) in [
        ("2", Level::Master),
        ("4", Level::Master),
        ("6", Level::Master),
        ("8,bribe-cap=1000", Level::Master),
        ("8", Level::Agent),
        ("8", Level::Master),
    ] {
        let options: Options = options.parse().expect("these options can be read");
        let (slowest, mean) = replies(options, Character::even(level));
        println!("{:44} {slowest:8.1} {mean:8.1}", format!("{options} {}", level.name()));
    }
}

/// The slowest reply in a game, and the mean, in milliseconds.
fn replies(options: Options, character: Character) -> (f64, f64) {
    let seats: Vec<Seat> = options.seats().map(|_| Seat::computer("", character)).collect();
    let mut referee = Referee::new(options, Player::ALL[0], &seats, 1);
    let (mut slowest, mut all, mut replies) = (0.0, 0.0, 0.0);
    while let Some(question) = referee.question() {
        let begun = Instant::now();
        let choice = question.answer().expect("the player is asked");
        let took = 1e3 * begun.elapsed().as_secs_f64();
        slowest = f64::max(slowest, took);
        all += took;
        replies += 1.0;
        let seat = question.view.seat();
        referee.play(seat, &choice.action).expect("the choice is legal");
    }
    (slowest, all / replies)
}

/// Actions a second.
fn round(options: Options, seed: u64) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let opening = Game::new(options, Player::ALL[0]);
    let (mut game, mut legal, mut heard) = (opening.clone(), Legal::default(), Vec::new());
    let begun = Instant::now();
    for _ in 0..ACTIONS {
        if game.outcome().is_some() {
            game.clone_from(&opening);
        }
        game.legal_into(&mut legal);
        let action = pick(&game, &legal, &mut rng);
        heard.clear();
        game.play(&action, &mut heard).expect("the action is legal");
    }
    ACTIONS as f64 / begun.elapsed().as_secs_f64()
}

fn pick(game: &Game, legal: &Legal, rng: &mut Xoshiro256PlusPlus) -> Action {
    let stakes = legal.may_stake() && (legal.is_empty() || rng.random_range(0..10_u32) == 0);
    if !stakes {
        let place = rng.random_range(0..legal.len() as u32) as usize;
        return legal.get(place).expect("the place is in the list");
    }
    let asked = game.table().asked().expect("the game goes on");
    let most = if matches!(game.table().phase(), Phase::Stake { .. }) {
        8
    } else {
        1
    };
    let cap = game.table().options().bribe_cap().unwrap_or(u16::MAX);
    let (mut money, mut left) = (Money::NONE, game.sheet(asked).lots().counts());
    let living = game.table().living().count() as u32;
    for size in (0..6).filter(|&size| most > 1 || Lots::SIZES[size] <= cap) {
        if left[size] > 0 && money.dollars() < 200 * most {
            left[size] -= 1;
            let place = rng.random_range(0..living) as usize;
            let (agent, _) = game.table().living().nth(place).expect("they are alive");
            money.add(agent, size);
        }
    }
    Action::Stake(money)
}

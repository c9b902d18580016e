//! The loop that a search runs asks for no memory: copying a state into another, listing what is legal, playing it.

use agon_core::agent::{Action, Call, Event, Game, Legal, Money, Options, Phase, Player};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Memory that a search keeps from one game to the next.
struct Kept {
    game: Game,
    legal: Legal,
    heard: Vec<Event>,
}

impl Kept {
    /// Plays a random game, of at most so many decisions, and returns how many were played.
    fn play(&mut self, opening: &Game, most: u32, rng: &mut Xoshiro256PlusPlus) -> u32 {
        self.game.clone_from(opening);
        for played in 0..most {
            let Some(asked) = self.game.table().asked() else {
                return played;
            };
            self.game.legal_into(&mut self.legal);
            self.heard.clear();
            let objection = matches!(self.game.table().phase(), Phase::Object { .. }) && rng.random_range(0..3_u32) > 0;
            let action = if objection {
                Call::Let.into()
            } else if self.legal.is_empty() || self.legal.may_stake() && rng.random_range(0..8_u32) == 0 {
                let mut money = Money::NONE;
                let lots = self.game.sheet(asked).lots().counts();
                if let Some(size) = (0..6).find(|&size| lots[size] > 0) {
                    let (agent, _) = self.game.table().living().next().unwrap();
                    money.add(agent, size);
                }
                Action::Stake(money)
            } else {
                let place = rng.random_range(0..self.legal.len() as u32);
                self.legal.get(place as usize).unwrap()
            };
            self.game.play(&action, &mut self.heard).unwrap();
        }
        most
    }
}

#[test]
fn random_games_ask_for_no_memory_once_the_lists_have_grown() {
    for options in [
        "2",
        "4,held-case=snatch",
        "6,map=short,lost-objection=turn",
        "8,attempts=3,victory=claim",
    ] {
        let options: Options = options.parse().unwrap();
        let opening = Game::new(options, Player::ALL[0]);
        let mut kept = Kept {
            game: opening.clone(),
            legal: Legal::default(),
            heard: Vec::new(),
        };
        let games = |kept: &mut Kept| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            (0..50).map(|_| kept.play(&opening, 400, &mut rng)).sum::<u32>()
        };
        let grown = games(&mut kept);
        let mut played = 0;
        let asked = allocation_counter::measure(|| played = games(&mut kept)).count_total;
        assert_eq!((played, asked), (grown, 0), "{options}");
        assert!(played > 5_000, "{played}");
    }
}

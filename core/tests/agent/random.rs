//! Random options, games and sheets, from seeds.

use agon_core::agent::{
    Action, Agent, Announcement, CAPITAL, Call, Event, FEE, Game, Legal, Lots, Money, Options, Phase, Player, Sheet,
    Table, UNIT,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub type Rng = Xoshiro256PlusPlus;

pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

pub fn below(rng: &mut Rng, n: usize) -> usize {
    rng.random_range(0..n as u32) as usize
}

/// Every option with every value, and numbers of players from 2 to 8.
pub fn options(rng: &mut Rng) -> Options {
    const VALUES: [(&str, &[&str]); 9] = [
        ("agents", &["2", "1"]),
        ("map", &["long", "short"]),
        ("contest", &["all", "duel"]),
        ("lost-objection", &["free", "turn"]),
        ("held-case", &["safe", "snatch"]),
        ("victory", &["sheets", "claim"]),
        ("bribe-cap", &["0", "100", "500", "1000", "10000"]),
        ("attempts", &["0", "1", "3"]),
        ("round-limit", &["40", "0", "1", "7"]),
    ];
    let mut text = (2 + below(rng, 7)).to_string();
    for (name, values) in VALUES {
        text += &format!(",{name}={}", values[below(rng, values.len())]);
    }
    text.parse().unwrap()
}

pub fn start(options: &Options, rng: &mut Rng) -> Player {
    Player::ALL[below(rng, options.players())]
}

/// Money that the player who is asked may stake: some lots within the cap, each on some living agent.
pub fn money(table: &Table, sheet: &Sheet, rng: &mut Rng) -> Money {
    let opening = matches!(table.phase(), Phase::Stake { .. });
    let cap = table.options().bribe_cap().filter(|_| !opening).unwrap_or(CAPITAL);
    let living: Vec<_> = table.living().map(|(agent, _)| agent).collect();
    let mut money = Money::NONE;
    let mut left = sheet.lots().counts();
    let wanted = below(rng, if opening { 25 } else { 6 });
    for _ in 0..wanted {
        let fits = |&size: &usize| left[size] > 0 && money.dollars() + u32::from(Lots::SIZES[size]) <= cap.into();
        let sizes: Vec<_> = (0..6).filter(fits).collect();
        if sizes.is_empty() {
            break;
        }
        let size = sizes[below(rng, sizes.len())];
        left[size] -= 1;
        money.add(living[below(rng, living.len())], size);
    }
    if money.is_empty() && !opening {
        let size = (0..6).rev().find(|&size| left[size] > 0).unwrap();
        money.add(living[below(rng, living.len())], size);
    }
    money
}

/// A legal action. Most announcements are let pass, so that games get somewhere.
pub fn action(game: &Game, rng: &mut Rng) -> Action {
    let legal: Legal = game.legal();
    let asked = game.table().asked().unwrap();
    let stakes = legal.is_empty() || legal.may_stake() && below(rng, 4) == 0;
    if stakes {
        return Action::Stake(money(game.table(), game.sheet(asked), rng));
    }
    if matches!(game.table().phase(), Phase::Object { .. }) && below(rng, 3) > 0 {
        return Call::Let.into();
    }
    // The case and attacks more often than by chance.
    let pick = |rng: &mut Rng| legal.get(below(rng, legal.len())).unwrap();
    let eager = |action: &Action| matches!(action, Action::Announce(announced) if announced.with_case());
    let first = pick(rng);
    if eager(&first) { first } else { pick(rng) }
}

/// Plays a random game, of at most so many decisions, and shows each state to `visit` with the events that led to it.
pub fn play(seed: u64, most: usize, mut visit: impl FnMut(&Game, &[Event], &mut Rng)) -> Game {
    let mut rng = rng(seed);
    let options = options(&mut rng);
    let mut game = Game::new(options, start(&options, &mut rng));
    visit(&game, &[], &mut rng);
    for _ in 0..most {
        if game.outcome().is_some() {
            break;
        }
        let action = action(&game, &mut rng);
        let mut heard = Vec::new();
        game.play(&action, &mut heard).unwrap();
        visit(&game, &heard, &mut rng);
    }
    game
}

/// A sheet that a player can have by all that is public.
pub fn sheet(table: &Table, player: Player, rng: &mut Rng) -> Sheet {
    let mut stakes = Agent::ALL.map(|agent| table.minimum(player, agent));
    if let Some(Announcement::Attack { attacker, .. }) = table.pending()
        && player == table.turn()
    {
        stakes[attacker.index()] = stakes[attacker.index()].max(FEE);
    }
    let open = CAPITAL - table.fees(player) - stakes.iter().sum::<u16>();
    let mut lots = Lots::NONE;
    for size in 0..6 {
        for _ in 0..below(rng, 5) {
            let mut more = lots;
            more.add(size);
            if more.dollars() <= open.into() {
                lots = more;
            }
        }
    }
    let living: Vec<_> = table.living().map(|(agent, _)| agent).collect();
    for _ in 0..(u32::from(open) - lots.dollars()) / u32::from(UNIT) {
        stakes[living[below(rng, living.len())].index()] += UNIT;
    }
    Sheet::new(stakes, lots)
}

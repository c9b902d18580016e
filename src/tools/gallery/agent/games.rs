//! The games shown in the pictures of Agent, decision by decision.

use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Call, Options, Phase, Player, Referee, Seat, read_action};

use crate::shell::system::store::Store;

/// The sheets of four players, and three rounds. Every announcement passes.
pub(super) const BEGINNING: &str = "0:$A1=1000+500,R2=400 1:$B1=1000+500,C1=300 2:$A1=500+100,C2=1000 3:$B2=200,R1=500+300 \
     0:A1-NYC 1:B1-DUB 2:C2-BOM 3:R1-WAR 0:A1-BMU 1:B1-REY 2:C2-NAI 3:R1-IST 0:R2-BAK 1:B1-AZO 2:C2-KHA 3:R1-ROM";
/// An exile, and how the case is reached.
pub(super) const EXILE: &str = "0:A1xB1 1:B2-HAM 2:C2-CAI 3:R1-BER";
pub(super) const CASE: &str = "0:A1-LIS 1:B2-BRU 2:C2-TEH 3:R1-WAR 0:A1-TAN+ 1:B2-HAM 2:C2-BOM 3:R1-BER";
/// The sheets of eight players, and two rounds.
pub(super) const EIGHT: &str = "0:$A1=1000+500,R2=400 1:$B1=1000 2:$C2=1000 3:$A1=500 4:$A2=400 5:$B2=300 6:$C1=500 7:$R2=200 \
     0:A1-NYC 1:B1-DUB 2:C2-BOM 3:R1-WAR 4:A2-HAV 5:B2-HAM 6:C1-HKG 7:R2-BAK \
     0:A1-BMU 1:B1-REY 2:C2-NAI 3:R1-IST 4:A2-PAN 5:B2-BRU 6:C1-NAI 7:R2-TEH";
pub(super) const HOME: &str = "0:A1-LIS+ 1:B2-BRU 2:C2-TEH 3:R1-WAR 0:A1-AZO+ 1:B2-HAM 2:C2-BOM 3:R1-BER \
     0:A1-BMU+ 1:B2-BRU 2:C2-TEH 3:R1-WAR 0:A1-NYC+ 1:B2-HAM 2:C2-BOM 3:R1-BER 0:A1-WAS+";

/// All let the announcement pass, until it is this player's turn to answer, or nobody is left to ask.
fn let_pass(game: &mut Referee, until: Option<Player>) {
    while let (Some(asked), Phase::Object { .. }) = (game.asked(), *game.table().phase()) {
        if Some(asked) == until {
            return;
        }
        play(game, asked, Call::Let.into());
    }
}

fn play(game: &mut Referee, player: Player, action: Action) {
    game.play(player, &action).expect("the decisions are of this program");
}

/// Plays what is written as `player:action`, with blanks between.
fn play_all(game: &mut Referee, script: &str) {
    for step in script.split_whitespace() {
        let (player, action) = step.split_once(':').expect("a player decides");
        let player = Player::ALL[player.parse::<usize>().expect("players are numbered")];
        let action = read_action(action).expect("the decisions are of this program");
        let is_answer = matches!(action, Action::Call(Call::Object | Call::Let));
        let_pass(game, is_answer.then_some(player));
        claim_until(game, player);
        play(game, player, action);
    }
}

/// The first player claims the victory, and nobody else does.
fn end(game: &mut Referee) {
    while let (Some(asked), Phase::Victory { .. }) = (game.asked(), game.table().phase()) {
        let call = if asked == Player::ALL[0] { Call::Win } else { Call::Let };
        play(game, asked, call.into());
    }
}

/// All others claim as little as they can, or nothing, until a player is asked.
fn claim_until(game: &mut Referee, player: Player) {
    while let (Some(asked), Phase::Claim(_)) = (game.asked(), *game.table().phase()) {
        if asked == player {
            return;
        }
        let call = game
            .legal(asked)
            .claims()
            .map_or(Call::GiveUp, |(least, _)| Call::Claim(least));
        play(game, asked, call.into());
    }
}

/// A game of so many, one of whom is a person, or all of four.
fn table(people: bool, count: usize, seed: u64) -> Referee {
    let options: Options = format!("{count},bribe-cap=1000")
        .parse()
        .expect("the options are of this program");
    let mut seats = vec![Seat::computer("", Character::even(Level::Runner)); count];
    seats[0] = Seat::person("");
    if people {
        seats = ["Ada", "Marguerite", "Grace", "Jean-Baptiste"].map(Seat::person).into();
    }
    Referee::new(options, Player::ALL[0], &seats, seed)
}

/// A game after the written actions.
pub(super) fn game(seed: u64, people: bool, parts: &[&str]) -> Referee {
    let count = if parts.first() == Some(&EIGHT) { 8 } else { 4 };
    let mut game = table(people, count, seed);
    for part in parts {
        play_all(&mut game, part);
    }
    game
}

/// The game once the announcement has passed.
pub(super) fn settled(mut game: Referee) -> Referee {
    let_pass(&mut game, None);
    end(&mut game);
    game
}

/// In a contest all but the first player have claimed.
pub(super) fn claimed(game: Referee) -> Referee {
    let mut game = settled(game);
    claim_until(&mut game, Player::ALL[0]);
    game
}

/// Saves an unfinished game and two that are over.
pub(super) fn save(store: &mut Store) {
    for (number, (people, parts)) in [
        (false, &[BEGINNING, EXILE][..]),
        (true, &[BEGINNING][..]),
        (false, &[BEGINNING, EXILE, CASE, HOME][..]),
    ]
    .into_iter()
    .enumerate()
    {
        let game = settled(game(number as u64, people, parts));
        let time = format!("2026.11.{:02}-120000", 24 - number);
        // A picture without it shows that it failed.
        let _ = store.put(&format!("agent-{number:016x}"), &game.save(&time));
    }
}

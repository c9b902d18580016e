//! The games shown in the pictures of Agent, decision by decision.

use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Call, Options, Persona, Phase, Player, Referee, Seat, known_by, read_action};
use agon_core::played::career::Career;

use crate::shell::system::store::Store;

/// The sheets of four players, and three rounds. Every announcement passes.
pub(super) const BEGINNING: &str = "0:$A1=1000+500,R2=400 1:$B1=1000+500,C1=300 2:$A1=500+100,C2=1000 3:$B2=200,R1=500+300 \
     0:A1-NYC 1:B1-DUB 2:C2-BOM 3:R1-WAR 0:A1-BMU 1:B1-REY 2:C2-NAI 3:R1-IST 0:R2-BAK 1:B1-AZO 2:C2-KHA 3:R1-ROM";
/// An exile, and how the case is reached.
pub(super) const EXILE: &str = "0:A1xB1 1:B2-HAM 2:C2-CAI 3:R1-BER";
pub(super) const CASE: &str = "0:A1-LIS 1:B2-BRU 2:C2-TEH 3:R1-WAR 0:A1-TAN+ 1:B2-HAM 2:C2-BOM 3:R1-BER";
/// A contest over a move, in which the first player has the last word.
pub(super) const PALMA: &str = "0:R2-MOS 1:A1-PAL 0:object 1:insist 0:claim=1500";
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

/// Who the computer players are, by seat; nobody on the first.
const CAST: [Persona; Player::MOST] = [
    Persona::Moira,
    Persona::Otto,
    Persona::Leyla,
    Persona::Halldor,
    Persona::Esther,
    Persona::Farid,
    Persona::Wanda,
    Persona::Edward,
];

/// What is known of some of them.
pub(super) const KNOWN: &str = r#"{"version":1,"games":[1],"known":{
    "otto":{"games":4,"won":1,"chances":61,"objections":61,"withdrawals":2,"insists":9,"bluffs":38,"claims":12,"exiles":3},
    "leyla":{"games":2,"won":0,"chances":23,"objections":6,"withdrawals":11,"insists":0,"bluffs":2,"claims":3,"exiles":1}}}"#;

/// A game of so many, one of whom is a person, or all of four.
fn table(people: bool, count: usize, seed: u64) -> Referee {
    let options: Options = format!("{count},bribe-cap=1000")
        .parse()
        .expect("the options are of this program");
    let mut seats = vec![Seat::computer("", Character::even(Level::Runner)); count];
    for (seat, persona) in seats.iter_mut().zip(CAST) {
        seat.take_persona(persona);
    }
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

/// Finished games: of yesterday, and of two evenings.
pub(super) fn career(today: u64) -> Career {
    let rival = |persona: &str, character: &str, won: bool| {
        format!(r#"{{"persona":"{persona}","character":"{character}","won":{won}}}"#)
    };
    let first = ["moira", "halldor", "otto"].map(|id| rival(id, "runner", id == "otto"));
    let second = ["leyla", "farid", "giulia"].map(|id| rival(id, "broker", false));
    let game = |number: u64, day: u64, occasion: &str, (end, points): (&str, u32), rivals: &[String; 3]| {
        format!(
            r#""{number}":{{"ended":"2026.11.{day}-203000","occasion":{occasion},"end":"{end}","rounds":{rounds},
            "points":{points},"rivals":[{rivals}],"deeds":{{"chances":41,"objections":9,"withdrawals":4,"insists":3,
            "stands_with_nothing":3,"claims":17,"bluffs":8,"worked":5,"exiles":1}}}}"#,
            rounds = 10 + day,
            rivals = rivals.join(","),
        )
    };
    let games = [
        game(1, 24, &format!(r#"{{"day":{}}}"#, today - 1), ("lost", 2), &second),
        game(2, 25, r#"{"evening":[0,0]}"#, ("lost", 3), &first),
        game(known_by(123), 26, r#"{"evening":[0,1]}"#, ("won", 5), &second),
    ];
    let text = format!(r#"{{"version":1,"games":{{{}}}}}"#, games.join(","));
    Career::read(&text).expect("it is in the format of this program")
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

//! The referee: who may do what, who is shown what, and saves that come back and keep the secrets.

use agon_core::agent::players::{Character, Level};
use agon_core::agent::{
    Action, Agent, Bluff, BluffKind, Call, EndReason, IllegalAction, Mark, Marks, Money, Options, Player, Referee,
    Refusal, Seat, Sheet, read_action, read_save, read_state, read_summary,
};

use crate::random::{self, below};
use crate::texts::{damaged, readers};

const NOW: &str = "now";

/// Persons with a name, and a computer player on every third seat.
fn seats(options: &Options) -> Vec<Seat> {
    let seat = |player: Player| match player.index() % 3 {
        2 => Seat::computer("Bo", Character::even(Level::Runner)),
        _ => Seat::person("Anna"),
    };
    options.seats().map(seat).collect()
}

/// Plays a random game and shows the referee to `visit` before every decision, and after the last.
fn play(seed: u64, most: usize, mut visit: impl FnMut(&mut Referee, &mut random::Rng)) {
    let mut rng = random::rng(seed);
    let options = random::options(&mut rng);
    let mut referee = Referee::new(options, random::start(&options, &mut rng), &seats(&options), seed);
    for _ in 0..most {
        visit(&mut referee, &mut rng);
        let Some(asked) = referee.asked() else { return };
        // Only the sheet of the player to decide matters to the action; the others' may be any.
        let mut sheets = [Sheet::FRESH; Player::MOST];
        for player in referee.options().seats().filter(|&player| player != asked) {
            sheets[player.index()] = random::sheet(referee.table(), player, &mut rng);
        }
        let game = referee.view(asked).supposing(&sheets).unwrap();
        let action = random::action(&game, &mut rng);
        let before = referee.events().len();
        let heard = referee.play(asked, &action).unwrap().to_vec();
        assert_eq!(referee.events()[before..], heard);
    }
}

#[test]
fn saves_come_back_and_show_no_money_before_the_end() {
    let (mut over, mut hidden) = (0, 0);
    for seed in 0..80 {
        play(seed, 2_000, |referee, rng| {
            if referee.outcome().is_none() && below(rng, 20) > 0 {
                return;
            }
            if below(rng, 2) == 0 {
                referee.mark_shown(random::start(referee.options(), rng), usize::MAX);
            }
            let text = referee.save(NOW);
            let read = read_save(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(read, *referee);
            let summary = read_summary(&text).unwrap();
            assert_eq!(
                (summary.saved.as_str(), summary.seats.as_slice()),
                (NOW, referee.seats())
            );
            assert_eq!(
                (summary.round, summary.outcome),
                (referee.table().round(), referee.outcome())
            );
            let decisions = &text[text.find("\"decisions\"").unwrap()..];
            if referee.outcome().is_some() {
                assert!(!decisions.contains("\"hidden\"") && !decisions.contains("$?"));
                over += 1;
            } else {
                let staked = decisions.split('"').filter(|text| text.contains('$'));
                assert!(staked.clone().all(|text| text.ends_with(":$?")), "{text}");
                hidden += u32::from(decisions.contains("\"hidden\""));
            }
        });
    }
    assert!(over > 40 && hidden > 80, "{over} {hidden}");
}

#[test]
fn a_save_of_a_running_game_has_its_stakes_in_no_plain_form() {
    let mut referee = Referee::new("2".parse().unwrap(), Player::ALL[0], &[], 99);
    let opening = "$A1=1000+500,C2=400";
    referee.play(Player::ALL[0], &read_action(opening).unwrap()).unwrap();
    let text = referee.save(NOW);
    for plain in [opening, "A1", "C2", "1000", "500", "400", "1900"] {
        let bytes: String = plain.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!text.contains(plain) && !text.contains(&bytes), "{plain} is in {text}");
    }
    let sheet = *read_save(&text).unwrap().view(Player::ALL[0]).sheet();
    assert_eq!((sheet.staked(), sheet.lots().counts()), (1_900, [3, 3, 3, 4, 4, 4]));
}

#[test]
fn damaged_saves_are_read_or_refused_but_never_misread() {
    for seed in 0..60 {
        play(seed, 400, |referee, rng| {
            if below(rng, 10) == 0 {
                let text = referee.save(NOW);
                (0..4).for_each(|_| readers::read_as_save(&damaged(&text, rng)));
                let half = text.char_indices().nth(below(rng, text.chars().count())).unwrap().0;
                readers::read_as_save(&text[..half]);
            }
        });
    }
}

#[test]
fn refused_saves_get_a_reason() {
    let mut referee = Referee::new("2,agents=1".parse().unwrap(), Player::ALL[0], &[], 7);
    for (seat, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC"), (1, "let")] {
        referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    let good = referee.save(NOW);
    assert!(read_save(&good).is_ok());
    for (from, to, said) in [
        ("\"agent\"", "\"agon\"", "it is a game of \"agon\", version 3"),
        (
            "\"version\": 3",
            "\"version\": 4",
            "it is a game of \"agent\", version 4",
        ),
        (
            "2,agents=1",
            "9",
            "its rules: column 1: the options begin with the number of players, from 2 to 8",
        ),
        ("2,agents=1", "3,agents=1", "its seats do not fit its 3 players"),
        ("\"start\": 0", "\"start\": 5", "its seats do not fit its 2 players"),
        ("0:A1-NYC", "1:A1-NYC", "decision 3: player 1 is not asked here"),
        (
            "0:A1-NYC",
            "0:A1-LON",
            "decision 3: the action is not legal: no link leads from WAS to LON",
        ),
        (
            "1:let",
            "1:lat",
            "decision 4: the action: column 3: an action should stand here, not \"lat\"",
        ),
        (NOW, "another time", "the money that it hides is damaged"),
        ("1:$?", "1:$", "the money that it hides is damaged"),
        (
            "\"round\": 1",
            "\"round\": 3",
            "it tells another round or result than its game has",
        ),
    ] {
        assert!(good.contains(from), "{good}");
        let error = read_save(&good.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.to_string(), said, "{from} to {to}");
    }
    for text in ["", "{}", "[]", "agent", &good[1..], "{\"game\":\"agent\"}"] {
        assert!(
            read_save(text)
                .unwrap_err()
                .to_string()
                .starts_with("it cannot be read: "),
            "{text}"
        );
    }
}

#[test]
fn only_the_player_asked_may_decide_and_a_refusal_changes_nothing() {
    let mut referee = Referee::new("3".parse().unwrap(), Player::ALL[1], &[], 1);
    let nothing = Action::Stake(Money::NONE);
    let before = referee.clone();
    assert_eq!(
        referee.play(Player::ALL[1], &nothing),
        Err(Refusal::NotAsked(Player::ALL[0]))
    );
    let illegal = referee.play(Player::ALL[0], &Call::Let.into());
    assert!(matches!(illegal, Err(Refusal::Illegal(_))));
    assert_eq!(referee, before);
    assert!(referee.legal(Player::ALL[0]).may_stake());
    assert!(!referee.legal(Player::ALL[1]).may_stake());
    for seat in 0..3 {
        referee.play(Player::ALL[seat], &nothing).unwrap();
    }
    assert_eq!(referee.asked(), Some(Player::ALL[1]));
}

#[test]
fn nobody_decides_after_the_end() {
    let options: Options = "2,agents=1,round-limit=1".parse().unwrap();
    let mut referee = Referee::new(options, Player::ALL[0], &[], 1);
    for (seat, text) in [(0, "$"), (1, "$"), (0, "A1-NYC"), (1, "let"), (1, "A1-WAS"), (0, "let")] {
        referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    assert_eq!(referee.outcome().unwrap().reason, EndReason::RoundLimit);
    let late = referee.play(Player::ALL[0], &Call::Let.into());
    assert_eq!(late, Err(Refusal::Illegal(IllegalAction::GameOver)));
    assert_eq!((referee.asked(), referee.question()), (None, None));
}

#[test]
fn each_player_gets_the_events_since_their_last_look() {
    let mut referee = Referee::new("2".parse().unwrap(), Player::ALL[0], &[], 1);
    let [first, second] = [Player::ALL[0], Player::ALL[1]];
    let nothing = Action::Stake(Money::NONE);
    referee.play(first, &nothing).unwrap();
    assert_eq!((referee.unseen(first).len(), referee.unseen(second).len()), (1, 1));
    referee.mark_shown(first, usize::MAX);
    referee.play(second, &nothing).unwrap();
    let read = read_save(&referee.save(NOW)).unwrap();
    assert_eq!(read.unseen(first), &referee.events()[1..]);
    assert_eq!(read.unseen(second), referee.events());
}

#[test]
fn a_computer_player_takes_over_a_persons_seat_as_it_is() {
    let options: Options = "3,bribe-cap=1000".parse().unwrap();
    let mut referee = Referee::new(options, Player::ALL[0], &[Seat::person("Anna"), Seat::person("Bo")], 5);
    assert_eq!(referee.persons().count(), 3);
    let opening = read_action("$A1=1000+1000+1000").unwrap();
    referee.play(Player::ALL[0], &opening).unwrap();
    assert_eq!(referee.question(), None);
    for player in options.seats() {
        referee.reseat(player, Seat::computer("", Character::even(Level::Agent)));
    }
    assert_eq!(referee.persons().count(), 0);
    while let Some(question) = referee.question() {
        let seat = question.view.seat();
        assert_eq!(question.view, referee.view(seat));
        // Nothing in it that the seat may not know, in its text either.
        let text = question.view.to_string();
        assert_eq!(text.matches('?').count(), 2, "{text}");
        assert!(read_state(&text, &options).is_err());
        let choice = question.answer().unwrap();
        referee.play(seat, &choice.action).unwrap();
    }
    assert!(referee.outcome().is_some());
    let record = referee.record().to_string();
    assert!(
        record.contains("player 0 0\nplayer 1 1\n") && record.contains("0:$A1=1000+1000+1000\n"),
        "{record}"
    );
}

#[test]
fn garbled_questions_are_answered_by_the_rules_or_refused() {
    let mut answered = 0;
    for seed in 0..40 {
        play(seed, 200, |referee, rng| {
            for player in referee.options().seats() {
                referee.reseat(player, Seat::computer("", Character::even(Level::Agent)));
            }
            let Some(question) = referee.question().filter(|_| below(rng, 8) == 0) else {
                return;
            };
            let text = question.to_string();
            assert!(question.answer().is_some());
            readers::read_as_question(&damaged(&text, rng));
            // Events that no game could have led to.
            let (head, events) = text.rsplit_once("| ").unwrap_or((&text, ""));
            let mut events: Vec<&str> = events.split(';').collect();
            for _ in 0..events.len() {
                let (from, to) = (below(rng, events.len()), below(rng, events.len()));
                events[to] = events[from];
            }
            readers::read_as_question(&format!("{head}| {}", events.join(";")));
            answered += 1;
        });
    }
    assert!(answered > 300, "{answered}");
}

#[test]
fn successful_bluffs_are_revealed_after_the_end() {
    let options: Options = "2,agents=1,round-limit=2".parse().unwrap();
    let mut referee = Referee::new(options, Player::ALL[0], &[], 1);
    for (seat, text) in [
        (0, "$A1=1000"),
        (1, "$B1=1000"),
        // Moved by the player who has nothing on B1.
        (0, "B1-DUB"),
        (1, "let"),
        // The objector has nothing on B1 either, and the mover believes them.
        (1, "B1-LON"),
        (0, "object"),
        (1, "withdraw"),
        // On these nobody has anything, or the mover has: no bluffs.
        (1, "R1-WAR"),
        (0, "let"),
        (0, "A1-NYC"),
        (1, "object"),
        (0, "insist"),
        (1, "give-up"),
    ] {
        assert_eq!((referee.history(), referee.bluffs()), (None, Vec::new()));
        referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    // This one was believed by nobody.
    for (seat, text) in [
        (1, "A1-WAS"),
        (0, "object"),
        (1, "insist"),
        (0, "claim=100"),
        (1, "give-up"),
        (0, "refuse"),
    ] {
        referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    for (seat, text) in [(1, "C1-BOM"), (0, "let")] {
        referee.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    assert_eq!(referee.history().unwrap().len(), 21);
    let agent = options.agents().nth(1).unwrap();
    let bluff = |decision, kind| Bluff {
        decision,
        player: Player::ALL[0],
        agent,
        kind,
    };
    assert_eq!(
        referee.bluffs(),
        [bluff(2, BluffKind::Deed), bluff(5, BluffKind::Objection)]
    );
}

#[test]
fn own_marks_are_saved_for_their_owner_and_can_be_read_nowhere_else() {
    let [anna, bo] = [0, 1].map(|number| Player::ALL[number]);
    let mut referee = Referee::new("2,agents=1,round-limit=1".parse().unwrap(), anna, &[], 3);
    let marks = referee.marks_mut(anna).unwrap();
    for (agent, mark) in Agent::ALL.into_iter().step_by(2).zip(Mark::ALL) {
        marks.set(bo, agent, Some(mark));
    }
    marks.set_note(bo, "bluffs with Russians\nand more");
    assert_eq!(marks.note(bo), "bluffs with Russians");
    let long = "x".repeat(500);
    marks.set_note(anna, &long);
    assert_eq!(marks.note(anna).len(), Marks::LONGEST_NOTE);
    marks.set_note(anna, "");
    let text = referee.save(NOW);
    assert_eq!(read_save(&text).unwrap(), referee);
    for plain in ["bluffs", "Russians", "?!×"] {
        let bytes: String = plain.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!text.contains(plain) && !text.contains(&bytes), "{plain} is in {text}");
    }
    // Nothing that others are given has anything of it.
    let before = referee.clone();
    *referee.marks_mut(anna).unwrap() = Marks::default();
    for player in [anna, bo] {
        assert_eq!(before.view(player), referee.view(player));
    }
    assert_eq!(before.record(), referee.record());
    assert_eq!(before.question(), referee.question());
    let mut over = before.clone();
    for (seat, text) in [(0, "$"), (1, "$"), (0, "A1-NYC"), (1, "let"), (1, "B1-HAM"), (0, "let")] {
        over.play(Player::ALL[seat], &read_action(text).unwrap()).unwrap();
    }
    assert!(!over.marks(anna).unwrap().is_empty());
    assert_eq!(over.marks(anna), read_save(&over.save(NOW)).unwrap().marks(anna));
    assert!(!over.file(NOW).unwrap().contains("marks"));
    // The next player on the seat does not find them.
    let mut left = before.clone();
    left.reseat(anna, Seat::computer("", Character::even(Level::Runner)));
    assert!(left.marks(anna).unwrap().is_empty());
    let digits = text.split("\"marks\": \"").nth(1).unwrap().split('"').next().unwrap();
    for damaged in [&digits[2..], "", "00"] {
        let error = read_save(&text.replace(digits, damaged)).unwrap_err();
        assert_eq!(error.to_string(), "the marks that it hides are damaged");
    }
}

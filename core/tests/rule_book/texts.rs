//! Texts of rules, positions and moves (`docs/rules.md` §6 to §8).

use agon_core::notation::{parse_move, parse_position, write_move};
use agon_core::rules::{Effect, Kind, Outcome, Piece, Position, RuleSet, Side, WinReason};

use crate::cell;

fn rules(text: &str) -> RuleSet {
    text.parse().unwrap()
}

#[test]
fn of_an_axis_named_twice_the_last_value_counts() {
    assert_eq!(
        rules("ring,repetition=off,repetition=loses"),
        rules("ring,repetition=loses")
    );
    assert_eq!(rules("progress-limit=7,progress-limit=100"), rules("globe"));
}

#[test]
fn limits_are_as_large_as_their_numbers() {
    assert_eq!(rules("progress-limit=65535").progress_limit, u16::MAX);
    assert!("progress-limit=65536".parse::<RuleSet>().is_err());
    let text = |clock: &str, turn: &str| format!("6/7/8/9/10/Q9q/10/9/8/7/6 b - {clock} {turn}");
    let most = text("4294967295", "4294967295");
    let position = parse_position(&most, &rules("globe")).unwrap();
    let after = position
        .make(&rules("globe"), position.legal_moves(&rules("globe"))[0])
        .position;
    assert_eq!(after.turn(), u32::MAX);
    assert!(parse_position(&text("4294967296", "1"), &rules("globe")).is_err());
    assert!(parse_position(&text("0", "4294967296"), &rules("globe")).is_err());
}

#[test]
fn a_position_is_read_in_a_few_more_forms_than_it_is_written_in() {
    let read = |text: &str| parse_position(text, &rules("parlett")).map(|position| position.to_string());
    let hand = "6/7/8/9/10/11/10/9/8/7/g5[QGqg] b - 3 7";
    for text in [
        "6/7/8/9/10/11/10/9/8/7/g5[gGqQ] b - 3 7",
        "  6/7/8/9/10/11/10/9/8/7/g5[QGqg]   b -  003   07 ",
    ] {
        assert_eq!(read(text).as_deref(), Ok(hand), "{text}");
    }
    let board = "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w a1,f2 3 7";
    for text in [
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5[] w a1,f2 3 7",
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w f2,a1 3 7",
    ] {
        assert_eq!(read(text).as_deref(), Ok(board), "{text}");
    }
    for wrong in [
        "G5/7/8/9/010/1Q8q/10/9/8/7/g5 w a1,f2 3 7",
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w a1,,f2 3 7",
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w a1,a1 3 7",
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w a1,f2 +3 7",
        "G5/7/8/9/10/1Q8q/10/9/8/7/g5 w a1,f2 3 0",
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn marks_at_the_end_of_a_move_are_read_and_not_checked() {
    let (rules, start) = (rules("globe"), Position::start(&rules("globe")));
    let step = parse_move("b1c2", &start, &rules);
    for text in ["Gb1-c2#", "b1c2##", "Gb1-c2~", "b1-c2~##"] {
        assert_eq!(parse_move(text, &start, &rules), step, "{text}");
    }
    assert!(parse_move("Gb1-c2xd3", &start, &rules).is_err());
}

#[test]
fn a_move_is_marked_for_its_owner_and_not_its_chooser() {
    let piece = Piece {
        side: Side::White,
        kind: Kind::Queen,
    };
    let relocated = Effect::Relocated {
        piece,
        from: cell("f6"),
        to: cell("c4"),
    };
    let won_by = |winner| {
        let reason = WinReason::Repetition;
        write_move(&[relocated, Effect::Ended(Outcome::Win { winner, reason })])
    };
    assert_eq!(
        won_by(Side::White),
        "Qf6>c4#",
        "Black chose the cell, and repeated the position"
    );
    assert_eq!(won_by(Side::Black), "Qf6>c4##");
}

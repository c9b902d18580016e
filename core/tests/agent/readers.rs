//! The laws of the readers, which tests and fuzz targets share: what is read writes a text that reads back the same, and
//! what is refused is refused in one line with its place.

use agon_core::agent::players::read_question;
use agon_core::agent::protocol::{Answered, Session, answer_choose, answer_legal, answer_play};
use agon_core::agent::{
    Options, Player, read_action, read_event, read_record, read_save, read_state, read_summary, read_view,
};

fn is_one_line(error: &dyn std::fmt::Display, place: &str) {
    let text = error.to_string();
    assert!(!text.contains('\n') && text.starts_with(place), "{text}");
}

pub fn read_as_options(text: &str) {
    match text.parse::<Options>() {
        Ok(options) => assert_eq!(options.to_string().parse(), Ok(options)),
        Err(error) => is_one_line(&error, "column "),
    }
}

pub fn read_as_action(text: &str) {
    match read_action(text) {
        Ok(action) => assert_eq!(action.to_string(), text),
        Err(error) => is_one_line(&error, "column "),
    }
}

pub fn read_as_event(text: &str, options: &Options) {
    match read_event(text, options) {
        Ok(event) => assert_eq!(event.in_game(options).to_string(), text),
        Err(error) => is_one_line(&error, "column "),
    }
}

/// A state that can be read can also be looked at and played on.
pub fn read_as_state(text: &str, options: &Options) {
    match read_state(text, options) {
        Ok(mut game) => {
            assert_eq!(game.to_string(), text);
            for seat in options.seats() {
                let view = game.view(seat);
                let read = read_view(&view.to_string(), options, seat);
                assert_eq!(read.as_ref(), Ok(&view), "{text}");
                for player in options.seats() {
                    options
                        .agents()
                        .for_each(|agent| assert!(game.table().maximum(player, agent) <= 10_000));
                }
            }
            let legal = game.legal();
            if let Some(action) = legal.get(text.len() % legal.len().max(1)) {
                game.play(&action, &mut Vec::new()).unwrap();
                let after = game.to_string();
                assert_eq!(read_state(&after, options).as_ref(), Ok(&game), "{action} after {text}");
            }
        }
        Err(error) => is_one_line(&error, "column "),
    }
}

pub fn read_as_view(text: &str, options: &Options, seat: Player) {
    match read_view(text, options, seat) {
        Ok(view) => {
            assert_eq!(view.to_string(), text);
            for action in view.legal().iter() {
                assert_eq!(view.check(&action), Ok(()), "{action} in {text}");
            }
        }
        Err(error) => is_one_line(&error, "column "),
    }
}

pub fn read_as_record(text: &str) {
    match read_record(text) {
        Ok(record) => {
            assert_eq!(read_record(&record.to_string()).as_ref(), Ok(&record));
            if let Err(error) = record.replay() {
                is_one_line(&error, "line ");
            }
        }
        Err(error) => is_one_line(&error, "line "),
    }
}

/// A save that can be read is written and read again.
pub fn read_as_save(text: &str) {
    match read_save(text) {
        Ok(game) => {
            let summary = read_summary(text).expect("a save that can be read has a summary");
            let written = game.save(&summary.saved);
            assert_eq!(read_summary(&written).as_ref().ok(), Some(&summary));
            assert_eq!(read_save(&written).as_ref().ok(), Some(&game));
        }
        Err(error) => is_one_line(&error, ""),
    }
}

/// Every question is answered by the rules, even if no game could have led to it.
pub fn read_as_question(text: &str) {
    match read_question(text) {
        Ok(question) => {
            assert_eq!(read_question(&question.to_string()).as_ref(), Ok(&question));
            match question.answer() {
                Some(choice) => assert_eq!(question.view.check(&choice.action), Ok(())),
                None => assert!(answer_choose(text).is_err()),
            }
        }
        Err(error) => is_one_line(&error, ""),
    }
}

/// A line of a batch is answered in one line, or refused in one.
pub fn answer(line: &str) {
    for answered in [answer_legal(line), answer_play(line)] {
        let text = answered.unwrap_or_else(|fault| fault);
        assert!(!text.contains('\n'), "{text:?}");
    }
}

/// Each line of a session but an empty one is answered, with an error if it cannot be understood.
pub fn speak(text: &str) {
    let mut session = Session::default();
    for line in text.lines() {
        let mut out = Vec::new();
        let answered = session.line(line, &mut out).expect("memory takes everything");
        let out = String::from_utf8(out).expect("answers are text");
        match answered {
            Answered::Quit => return,
            Answered::Badly => assert!(out.starts_with("error: ") && out.ends_with('\n')),
            Answered::Well => assert_eq!(out.is_empty(), line.split_whitespace().next().is_none(), "{line:?}"),
        }
    }
}

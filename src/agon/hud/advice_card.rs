//! Advice as a note card beside the board.

use agon_core::board::Bitboard;
use agon_core::engine::{Judgement, Score};
use agon_core::rules::{Kind, Move};

use super::note_card::{NoteCard, UNDERSTOOD, ends};
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::advice::{Advice, Found, Step, Topic};
use crate::agon::gameplay::current_game::Match;
use crate::agon::text::explanations::{Explained, telling, verdict_on};
use crate::agon::text::words::way;
use crate::shell::system::language::{Language, key};
use fluent_bundle::FluentValue as Value;

/// Number of moves named of a line.
const NAMED: usize = 3;

/// The card with the advice on this position, if any was given.
pub(crate) fn card(advice: &Advice, current: &Match, language: &Language) -> Option<NoteCard> {
    let (topic, found) = advice.given(current)?;
    let (text, cells, more) = match (topic, found) {
        (Topic::Hint(_), Found::Awaited) => (language.tr("advice-thinking"), Bitboard::EMPTY, None),
        (Topic::Why(mv), Found::Awaited) => (language.tr("advice-thinking-why"), ends(mv), None),
        (_, Found::Nothing) => (language.tr("advice-none"), Bitboard::EMPTY, None),
        (Topic::Why(mv), Found::Judgement(judgement)) => {
            let said = verdict_on(language, current.players(), current.game(), judgement);
            (said.join(" "), ends(mv), Some(key("advice-again")))
        }
        (Topic::Hint(step), Found::Judgement(judgement)) => {
            let mv = judgement.best.mv;
            let (cells, more) = match step {
                Step::Idea if mv.from().is_none() => (Bitboard::EMPTY, key("advice-next-cell")),
                Step::Idea => (Bitboard::EMPTY, key("advice-next-piece")),
                Step::Piece => (mv.from().into_iter().collect(), key("advice-next-cell")),
                Step::Cell => (ends(mv), key("advice-next-line")),
                Step::Line => (ends(mv), key("advice-again")),
            };
            (hint(language, current, judgement, step), cells, Some(more))
        }
    };
    Some(NoteCard {
        text,
        cells,
        more: more.map(|more| (Icon::Bulb, more)),
        done: UNDERSTOOD,
    })
}

/// The text of a hint at this step.
fn hint(language: &Language, current: &Match, judgement: &Judgement, step: Step) -> String {
    let mv = judgement.best.mv;
    match step {
        Step::Idea => idea(language, current, judgement),
        Step::Piece => piece(language, current, mv),
        Step::Cell => cell(language, current, mv),
        Step::Line => {
            let later = judgement.best.pv.iter().skip(1).take(NAMED);
            let later: Vec<_> = later.map(|&mv| way(language, mv)).collect();
            let cell = cell(language, current, mv);
            if later.is_empty() {
                return cell;
            }
            let line = language.tr_with("advice-line", &[("moves", later.join(", ").into())]);
            format!("{cell} {line}")
        }
    }
}

/// The purpose of the best move, without naming it.
fn idea(language: &Language, current: &Match, judgement: &Judgement) -> String {
    if current.position().legal_moves(current.rules()).len() == 1 {
        return language.tr("advice-only-move");
    }
    if matches!(judgement.best.score, Score::LossIn(_)) {
        return language.tr("advice-lost");
    }
    let explained = Explained {
        language,
        players: current.players(),
        game: current.game(),
        mv: judgement.best.mv,
    };
    explained.sentence(key("advice-idea"), &telling(judgement)[..1])
}

/// A piece as a Fluent selector.
const fn kind_role(kind: Kind) -> &'static str {
    match kind {
        Kind::Queen => "queen",
        Kind::Guard => "guard",
    }
}

fn kind_of(current: &Match, mv: Move) -> Kind {
    match mv {
        Move::Place { kind, .. } => kind,
        _ => mv
            .from()
            .and_then(|from| current.position().piece_at(from))
            .map_or(Kind::Guard, |piece| piece.kind),
    }
}

fn is_put_back(current: &Match, mv: Move) -> bool {
    mv.from().is_some_and(|from| current.position().due().contains(from))
}

fn values(current: &Match, mv: Move) -> Vec<(&'static str, Value<'static>)> {
    let mut values = vec![("piece", Value::from(kind_role(kind_of(current, mv))))];
    values.extend(mv.to().map(|to| ("to", Value::from(to.to_string()))));
    for name in ["from", "cell"] {
        values.extend(mv.from().map(|from| (name, Value::from(from.to_string()))));
    }
    values
}

/// Names the piece to move.
fn piece(language: &Language, current: &Match, mv: Move) -> String {
    let text = match is_put_back(current, mv) {
        true => key("advice-piece-back"),
        false => key("advice-piece-step"),
    };
    language.tr_with(text, &values(current, mv))
}

/// Names the piece to move and its destination.
fn cell(language: &Language, current: &Match, mv: Move) -> String {
    let is_sent = current.chooser() != Some(current.position().side());
    let text = match mv {
        Move::Place { .. } => key("advice-cell-place"),
        _ if is_sent => key("advice-cell-send"),
        _ if is_put_back(current, mv) => key("advice-cell-back"),
        _ => key("advice-cell-step"),
    };
    language.tr_with(text, &values(current, mv))
}

#[cfg(test)]
mod tests {
    use agon_core::engine::{Findings, Level, Line};
    use agon_core::notation::read_move;
    use agon_core::rules::Side;
    use agon_core::session::players::Players;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{GUARDS, QUEEN_AND_GUARD, at};

    /// White's k7 to i8 captures the guard on h9.
    const CAPTURE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

    /// A game against the computer, and a judgement that takes `line` for the best.
    fn advised(rules: &str, position: Option<&str>, person: Side, line: &[&str]) -> (Match, Judgement) {
        let current = at(rules, position, Players::against_computer(person, Level::Casual));
        let mut game = current.game().clone();
        let play = |text: &&str| {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            game.play(mv).unwrap();
            mv
        };
        let pv: Vec<_> = line.iter().map(play).collect();
        let best = Line {
            mv: pv[0],
            score: Score::Race(300),
            pv,
        };
        let findings = Findings {
            played: best.clone(),
            best,
            second: None,
            is_doubtful: false,
        };
        let judgement = Judgement::new(current.game(), findings).unwrap();
        (current, judgement)
    }

    fn steps(locale: Locale, (current, judgement): &(Match, Judgement)) -> [String; 4] {
        [Step::Idea, Step::Piece, Step::Cell, Step::Line]
            .map(|step| hint(&Language::new(locale), current, judgement, step))
    }

    #[test]
    fn each_step_of_a_hint_tells_more() {
        let capture = advised("modern", Some(CAPTURE), Side::White, &["k7i8", "h9a3", "g10g9"]);
        assert_eq!(
            steps(Locale::EN, &capture),
            [
                "Look for a move that captures the guard on h9 (costs the computer 1 move).",
                "Move the guard on k7.",
                "Move the guard from k7 to i8.",
                "Move the guard from k7 to i8. The game could go on: h9\u{a0}→\u{a0}a3, g10\u{a0}→\u{a0}g9.",
            ]
        );
        assert_eq!(
            steps(Locale::FR, &capture),
            [
                "Cherchez un coup qui capture le garde en h9 (coûte 1 coup à l’ordinateur).",
                "C’est le garde en k7 qui doit jouer.",
                "Jouez le garde de k7 en i8.",
                "Jouez le garde de k7 en i8. Suite possible\u{a0}: h9\u{a0}→\u{a0}a3, g10\u{a0}→\u{a0}g9.",
            ]
        );
    }

    #[test]
    fn putting_back_sending_and_placing_are_told_as_what_they_are() {
        let cell = |rules, position, person, line: &[&str]| {
            let (current, judgement) = advised(rules, position, person, line);
            cell(&Language::new(Locale::EN), &current, judgement.best.mv)
        };
        let first = |rules: &str, position: Option<&str>| {
            let current = at(rules, position, Players::two_people("", ""));
            current.position().legal_moves(current.rules())[0].to_string()
        };
        let guard = first("globe", Some(GUARDS));
        let told = cell("globe", Some(GUARDS), Side::White, &[&guard]);
        assert!(
            told.starts_with("Put the guard captured on ") && told.contains(" back on "),
            "{told}"
        );
        let queen = first("captor", Some(QUEEN_AND_GUARD));
        let told = cell("captor", Some(QUEEN_AND_GUARD), Side::Black, &[&queen]);
        assert!(told.starts_with("Send the captured queen to "), "{told}");
        let placed = first("parlett", None);
        let told = cell("parlett", None, Side::White, &[&placed]);
        assert!(told.starts_with("Place your queen on "), "{told}");
    }
}

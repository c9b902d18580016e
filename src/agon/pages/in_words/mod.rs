//! The game in words: what one types or dictates is done or answered in sentences, without the board.

mod command;

use agon_core::board::CellId;
use agon_core::notation::NodeId;
use agon_core::rules::{Kind, Move, Piece, Side};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use crate::agon::gameplay::advice::Advice;
use crate::agon::gameplay::analysis::{Analysis, passed_on};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::SAY;
use crate::agon::gameplay::messages::{AdviceWanted, HistoryAction, MoveRequested};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::review::Review;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::hud::analysis::words::lines_spoken;
use crate::agon::hud::{advice_card, banner, race};
use crate::agon::pages::content::add_page;
use crate::agon::scene::selection_marks::threatened;
use crate::agon::text::pages::IN_WORDS;
use crate::agon::text::refusals;
use crate::agon::text::review::verdict;
use crate::agon::text::words::{cell_told, enumeration, pieces_on, side_name, spoken, way};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::ui::prelude::*;
use crate::shell::ui::text_input::is_entered;
use crate::shell::ui::widgets::sheet::is_for_typing;
use command::{Command, Sought, understood, usual_words};

/// The most characters of a sentence, and the number of answers that stay in sight.
const LONGEST: usize = 200;
const KEPT: usize = 6;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.in_set(InputSystems::InWords).run_if(resource_exists::<Match>),
    );
    add_page(app, IN_WORDS, show);
}

fn open(mut pressed: MessageReader<ActionPressed>, mut next: ResMut<NextState<Overlay>>) {
    let is_meant = |pressed: &ActionPressed| pressed.action == SAY && !pressed.repeat;
    if pressed.read().any(is_meant) {
        next.set(Overlay::Page(IN_WORDS));
    }
}

/// What was said, and what is being typed.
#[derive(Debug, Default)]
struct Talk {
    typed: String,
    /// Sentences and their answers, the last one at the end.
    said: Vec<[String; 2]>,
}

fn show(
    In(ctx): In<egui::Context>,
    (current, language): (Option<Res<Match>>, Res<Language>),
    (review, analysis, advice): (Res<Review>, Res<Analysis>, Res<Advice>),
    mut talk: Local<Talk>,
) -> Option<Do> {
    let Some(current) = current else {
        // A page about nothing is closed.
        return Some(Do::Close);
    };
    let known = Known {
        current: &current,
        review: &review,
        analysis: &analysis,
        advice: &advice,
    };
    page(&ctx, known, &mut talk, &language)
}

/// What is known of the game on the board.
#[derive(Clone, Copy)]
struct Known<'a> {
    current: &'a Match,
    review: &'a Review,
    analysis: &'a Analysis,
    advice: &'a Advice,
}

fn page(ctx: &egui::Context, known: Known, talk: &mut Talk, language: &Language) -> Option<Do> {
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        // Together they count as one, so that the field stays the same while their number grows.
        ui.vertical(|ui| {
            for [sentence, answer] in &talk.said {
                hint(ui, sentence);
                ui.label(answer);
            }
        });
        ui.label(now(known.current, language));
        if let Some(advice) = advice_card::card(known.advice, known.current, language) {
            ui.label(advice.text);
        }
        let label = language.tr("in-words-field");
        let field = Field {
            name: &label,
            hint: &language.tr("in-words-example"),
            longest: LONGEST,
            lines: 1,
        };
        let label = hint(ui, &label);
        let typed = text_field(ui, &mut talk.typed, &field, &label);
        let is_entered = is_entered(ui, &typed);
        if is_for_typing(ui) {
            typed.request_focus();
        }
        take_first_focus(ui, &typed);
        let is_sent = justified(ui, |ui| primary_button(ui, language.tr("in-words-send"))).clicked() || is_entered;
        let words = enumeration(language, &usual_words(language));
        hint(ui, language.tr_with("in-words-help", &[("words", words.into())]));
        if !is_sent || talk.typed.trim().is_empty() {
            return None;
        }
        typed.request_focus();
        let sentence = std::mem::take(&mut talk.typed);
        let (answer, asked) = answered(&sentence, known, language);
        talk.said.push([sentence, answer.clone()]);
        let surplus = talk.said.len().saturating_sub(KEPT);
        talk.said.drain(..surplus);
        let said = Do::send(Spoken(answer));
        Some(match asked {
            Some(asked) => asked.and(said),
            None => said,
        })
    };
    page_sheet(ctx, IN_WORDS, language, contents)
}

/// The answer to a sentence, and what it asks for.
fn answered(sentence: &str, known: Known, language: &Language) -> (String, Option<Do>) {
    let current = known.current;
    let Some(command) = understood(sentence, language) else {
        let said = [("said", sentence.trim().into())];
        return (language.tr_with("in-words-unknown", &said), None);
    };
    let (tree, position, rules) = (current.tree(), current.position(), current.rules());
    let done = || language.tr("in-words-done");
    let shown = |node| (done(), Some(Do::send(HistoryAction::Show(node))));
    let may_roam = current.rights().roams;
    match command {
        Command::Go(from, to) => go(Move::Board { from, to }, current, language),
        Command::Cell(to) => match position.hand(position.side()).next() {
            Some(kind) if current.human_chooser().is_some() => go(Move::Place { kind, to }, current, language),
            _ => (about_cell(to, current, language), None),
        },
        Command::Where(sought) => (whereabouts(sought, current, language), None),
        Command::Threats => {
            let cells = threatened(position, rules, Selection::Nothing);
            let answer = match cells.is_empty() {
                true => language.tr("in-words-no-threats"),
                false => language.tr_with(
                    "in-words-threatened",
                    &[("pieces", pieces_on(language, position, cells).into())],
                ),
            };
            (answer, None)
        }
        Command::Turn => (now(current, language), None),
        Command::Back(count) if may_roam => {
            let earlier = tree.way_back(tree.here()).nth(count);
            shown(earlier.unwrap_or(NodeId::START))
        }
        Command::Forward(count) if may_roam => {
            let last = tree.places().len();
            let next = (current.game().plies().len().saturating_add(count)).min(last);
            shown(next.checked_sub(1).map_or(NodeId::START, |last| tree.places()[last]))
        }
        Command::First if may_roam => (done(), Some(Do::send(HistoryAction::ShowFirst))),
        Command::Last if may_roam => (done(), Some(Do::send(HistoryAction::ShowLast))),
        Command::Undo if may_roam => (done(), Some(Do::send(TakeBackWanted::Last))),
        // The hint comes when it is found, in sight of the answer.
        Command::Hint if current.may_have_advice() => {
            (language.tr("advice-thinking"), Some(Do::send(AdviceWanted::Hint)))
        }
        Command::Verdict => {
            let none = match current.is_analysed() {
                // It is not yet analysed.
                true => key("in-words-not-now"),
                false => key("in-words-no-review"),
            };
            (verdict_here(known, language).unwrap_or_else(|| language.tr(none)), None)
        }
        Command::Race => {
            let told = Side::ALL.map(|side| race::in_words(position, rules, side, language));
            match told {
                [Some(white), Some(black)] => (format!("{white} {black}"), None),
                _ => (language.tr("in-words-not-now"), None),
            }
        }
        _ => (language.tr("in-words-not-now"), None),
    }
}

/// Where the pieces are that are sought.
fn whereabouts(sought: Sought, current: &Match, language: &Language) -> String {
    let position = current.position();
    let asks = current.players().single_human();
    let asks = asks.unwrap_or_else(|| position.chooser(current.rules()));
    let of_side = |side: Side| {
        let pieces = match sought.kind {
            Some(Kind::Queen) => position.queens(side),
            Some(Kind::Guard) => position.guards(side),
            None => position.pieces(side),
        };
        let pieces = pieces_on(language, position, pieces);
        let args = [("who", side_name(language, side).into()), ("what", pieces.into())];
        language.tr_with("spoken-to-whom", &args)
    };
    let sides = Side::ALL.into_iter().filter(|&side| !sought.mine || side == asks);
    format!("{}.", sides.map(of_side).collect::<Vec<_>>().join(". "))
}

/// The lines of an analysis; elsewhere what the review says of the last move. `None` if there is neither.
fn verdict_here(known: Known, language: &Language) -> Option<String> {
    let Known {
        current,
        review,
        analysis,
        ..
    } = known;
    if current.is_analysed() {
        return analysis.found().map(|found| lines_spoken(language, analysis, found));
    }
    let here = current.tree().here();
    let judgement = review.of(here).filter(|_| current.rights().reviews)?;
    let said = verdict(
        language,
        current.players(),
        &current.tree().game_before(here),
        judgement,
    );
    Some(said.unwrap_or_else(|| language.tr("in-words-no-verdict")))
}

/// The last move, and whose turn it is.
fn now(current: &Match, language: &Language) -> String {
    let [news, now] = banner::in_words(current, language);
    format!("{news} {now}").trim().to_owned()
}

/// Asks for a move, or says why it is refused.
fn go(mv: Move, current: &Match, language: &Language) -> (String, Option<Do>) {
    if current.human_chooser().is_none() {
        return (no_turn(current, language), None);
    }
    match current.position().check(current.rules(), mv) {
        Ok(()) => (
            spoken(language, &way(language, mv)),
            Some(Do::send(MoveRequested::new(mv, current))),
        ),
        Err(reason) => (refusals::sentence(language, reason), None),
    }
}

/// Why nobody at this screen can move.
fn no_turn(current: &Match, language: &Language) -> String {
    let why = match current.mode() {
        Mode::LookingBack => language.tr("refused-looking-back"),
        _ if current.result().is_some() => language.tr("refused-game-over"),
        _ => {
            let [_, now] = banner::in_words(current, language);
            now
        }
    };
    format!("{} {why}", language.tr("in-words-not-now"))
        .trim_end()
        .to_owned()
}

/// What is on a cell, and where the piece on it can go; one of the side that waits, if it were that side's turn.
fn about_cell(cell: CellId, current: &Match, language: &Language) -> String {
    let (position, rules) = (current.position(), current.rules());
    let told = cell_told(language, cell, position.piece_at(cell), position.due().contains(cell));
    let waits = |piece: &Piece| piece.side != position.chooser(rules);
    let passed = position.piece_at(cell).filter(waits).and_then(|_| passed_on(current));
    let position = passed.as_ref().map_or(position, |passed| passed.position());
    let targets = Selection::Piece(cell).targets(position, rules);
    let targets: Vec<_> = targets.into_iter().map(|to| to.to_string()).collect();
    if targets.is_empty() {
        return told;
    }
    let cells = [("cells", enumeration(language, &targets).into())];
    format!("{told}. {}", language.tr_with("in-words-can-go", &cells))
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use agon_core::engine::{Level, Score};
    use agon_core::rules::WinReason;
    use agon_core::session::players::Players;
    use bevy_egui::egui::Key;

    use super::*;
    use crate::agon::gameplay::analysis::tests::found_after;
    use crate::agon::gameplay::current_game::Purpose;
    use crate::agon::gameplay::review::tests::reviewed;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{at, two_people};
    use crate::testing::screens::{assert_fits, context, draw_frame};

    static NO_REVIEW: LazyLock<Review> = LazyLock::new(Review::default);
    static NO_ANALYSIS: LazyLock<Analysis> = LazyLock::new(Analysis::default);
    static NO_ADVICE: LazyLock<Advice> = LazyLock::new(Advice::default);

    /// A game of which nothing else is known.
    fn only(current: &Match) -> Known<'_> {
        Known {
            current,
            review: &NO_REVIEW,
            analysis: &NO_ANALYSIS,
            advice: &NO_ADVICE,
        }
    }

    /// The answer, and whether something is to be done.
    fn said(sentence: &str, current: &Match) -> (String, bool) {
        let (answer, asked) = answered(sentence, only(current), &Language::new(Locale::EN));
        (answer, asked.is_some())
    }

    #[test]
    fn it_fits() {
        let current = at("globe", None, two_people());
        assert_fits(|ctx, language| {
            let mut talk = Talk::default();
            for sentence in ["b1 c2", "where", "castle the king as soon as it can be done"] {
                let (answer, _) = answered(sentence, only(&current), language);
                talk.said.push([sentence.to_owned(), answer]);
            }
            drop(page(ctx, only(&current), &mut talk, language));
        });
    }

    /// A finger comes to the screen, and goes.
    fn touch(ctx: &egui::Context) {
        for phase in [egui::TouchPhase::Start, egui::TouchPhase::End] {
            let touch = egui::Event::Touch {
                device_id: egui::TouchDeviceId(1),
                id: egui::TouchId(1),
                phase,
                pos: egui::Pos2::ZERO,
                force: None,
            };
            let input = egui::RawInput {
                events: vec![touch],
                ..egui::RawInput::default()
            };
            ctx.run_ui(input, |_| {}).textures_delta.clear();
        }
    }

    #[test]
    fn without_a_touch_screen_the_field_has_the_focus_at_once() {
        let current = at("globe", None, two_people());
        let language = Language::new(Locale::EN);
        let ctx = context();
        let mut talk = Talk::default();
        for typed in ["", "where"] {
            talk.typed += typed;
            let key = (!typed.is_empty()).then_some(Key::Enter);
            draw_frame(&ctx, key, |ctx| page(ctx, only(&current), &mut talk, &language));
        }
        assert_eq!(talk.said.len(), 1);
    }

    #[test]
    fn enter_sends_what_was_typed_and_the_field_keeps_the_focus() {
        let current = at("globe", None, two_people());
        let language = Language::new(Locale::EN);
        let ctx = context();
        touch(&ctx);
        let mut talk = Talk::default();
        let mut frame = |key: Option<Key>, typed: &str| {
            talk.typed += typed;
            draw_frame(&ctx, key, |ctx| page(ctx, only(&current), &mut talk, &language));
            talk.said.len()
        };
        for _ in 0..3 {
            frame(None, "");
        }
        assert_eq!(frame(Some(Key::Enter), "where"), 0, "this shows where the focus is");
        frame(None, "");
        assert_eq!(frame(Some(Key::Enter), ""), 1);
        frame(None, "");
        assert_eq!(frame(None, "e4"), 1);
        assert_eq!(frame(Some(Key::Enter), ""), 2);
        assert_eq!(frame(Some(Key::Enter), ""), 2, "nothing was said");
    }

    #[test]
    fn questions_are_answered_in_sentences() {
        let current = at("globe", None, two_people());
        let [white, black] = ["a5, b1, d9, h9, k1 and l5", "a2, b7, d1, h1, k7 and l2"];
        let (answer, _) = said("Where are the pieces?", &current);
        assert!(
            answer.starts_with("White: ") && answer.contains(white) && answer.contains(black),
            "{answer}"
        );
        let (answer, _) = said("Where are my guards?", &current);
        assert!(
            answer.contains(white) && !answer.contains("Black") && !answer.contains("queen"),
            "{answer}"
        );
        let black = Players::against_computer(Side::Black, Level::Casual);
        assert_eq!(
            said("my queen", &at("globe", None, black)).0,
            "Black: the queen on f11."
        );
        assert!(said("how far am I?", &current).0.contains("29"));
        assert_eq!(
            said("what can b1 do", &current),
            ("b1, White guard. It can go to a1, b2, c1 and c2.".to_owned(), false)
        );
        assert_eq!(
            said("what can l2 do", &current),
            ("l2, Black guard. It can go to k2, k3, l1 and l3.".to_owned(), false),
            "though it is not Black's turn"
        );
        assert_eq!(said("e4", &current).0, "e4, empty");
        assert_eq!(said("threats", &current).0, "Nothing is under threat.");
        assert_eq!(said("please castle", &current).0, "“please castle” was not understood.");
    }

    #[test]
    fn a_move_is_made_or_refused_with_its_reason() {
        let current = at("globe", None, two_people());
        assert_eq!(said("guard b1 c2", &current), ("b1 to c2".to_owned(), true));
        let (answer, is_done) = said("b1 b3", &current);
        assert!(!is_done && answer.len() > 10, "{answer}");
        let waits = at("globe", None, Players::against_computer(Side::Black, Level::Casual));
        let (answer, is_done) = said("b1 c2", &waits);
        assert!(!is_done && answer.starts_with("That is not possible now. "), "{answer}");
        let mut over = at("globe", None, two_people());
        let mv = over.game().legal_moves()[0];
        over.tree.play(mv).unwrap();
        over.tree.back();
        assert!(said("b1 c2", &over).0.contains("earlier position"));
        over.tree.jump_to_end();
        over.tree.lose(Side::White, WinReason::Resignation);
        assert_eq!(said("b1 c2", &over).0, "That is not possible now. The game is over.");
    }

    #[test]
    fn one_goes_back_and_forward_by_numbers() {
        let mut current = at("globe", None, two_people());
        for _ in 0..5 {
            let mv = current.game().legal_moves()[0];
            current.tree.play(mv).unwrap();
        }
        current.tree.lose(Side::White, WinReason::Resignation);
        let shown = |sentence: &str, current: &Match| answered(sentence, only(current), &Language::new(Locale::EN)).1;
        let place = |number: usize| current.tree().places()[number - 1];
        let show = |node| Some(Do::send(HistoryAction::Show(node)));
        assert_eq!(shown("back 3", &current), show(place(2)));
        assert_eq!(shown("back 30", &current), show(NodeId::START));
        current.tree.jump(NodeId::START);
        let place = |number: usize| current.tree().places()[number - 1];
        assert_eq!(shown("forward 2", &current), show(place(2)));
        assert_eq!(shown("forward 20", &current), show(place(5)));
    }

    #[test]
    fn the_review_says_why_a_move_was_bad_and_an_analysis_what_is_best() {
        let language = Language::new(Locale::EN);
        let mut current = at("globe", None, two_people());
        for _ in 0..4 {
            let mv = current.game().legal_moves()[0];
            current.tree.play(mv).unwrap();
        }
        assert!(said("why", &current).0.contains("once the game is over"));
        current.tree.lose(Side::White, WinReason::Resignation);
        let review = reviewed(&current, &[3]);
        let why = |current: &Match| {
            let known = Known {
                review: &review,
                ..only(current)
            };
            answered("why", known, &language).0
        };
        let bad = why(&current);
        assert!(bad.contains("Better: "), "{bad}");
        current.tree.back();
        assert_eq!(why(&current), "Nothing stands out about this move.");
        current.purpose = Purpose::Analysis;
        let analysis = found_after(&current, &[Score::Race(150)]);
        let known = Known {
            analysis: &analysis,
            ..only(&current)
        };
        let best = answered("what is best", known, &language).0;
        assert!(best.contains("Line 1. "), "{best}");
    }
}

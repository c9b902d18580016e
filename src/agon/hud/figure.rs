//! The small board on the card of a lesson, a puzzle or a mistake: the rule in question, or the position at its start.

use agon_core::learn::lesson::Lesson;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::rule_book::book::RuleBook;
use agon_core::rules::{Move, Position, Side};
use bevy_egui::egui::{Align, Layout, RichText, TextStyle, Ui, vec2};

use super::panel_view::PanelView;
use crate::agon::drawings::diagram::{Marks, Plane, diagram_seen_by};
use crate::agon::gameplay::try_again::{Reply, Tries};
use crate::agon::text::lessons::cells_to_reach;
use crate::agon::text::rule_book::sentence_text;
use crate::agon::text::words::way;
use crate::shell::ui::prelude::*;

/// Least and greatest height of the board, in points.
const LEAST: f32 = 120.0;
const MOST: f32 = 236.0;

/// A board and the words below it.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    near: Side,
    position: Position,
    marks: Marks,
    caption: String,
}

impl Figure {
    /// The rule that a lesson teaches, or its start with the cells to reach.
    pub(super) fn of_lesson(lesson: &Lesson, language: &Language) -> Self {
        let sentence = lesson.figure().and_then(|id| RuleBook::agon().sentence(id));
        let rule = sentence.and_then(|sentence| Some((sentence, sentence.board()?)));
        match rule {
            Some((sentence, board)) => Self {
                near: Side::White,
                position: *board.start(),
                marks: Marks::of(board),
                caption: sentence_text(language, sentence),
            },
            None => Self {
                near: lesson.player(),
                position: *lesson.game().start(),
                marks: Marks {
                    targets: cells_to_reach(lesson).collect(),
                    ..Marks::default()
                },
                caption: language.tr("figure-start"),
            },
        }
    }

    /// The start of a puzzle, once it is solved with the answer's first move; of a mistake, with the move that was played.
    pub(super) fn of_puzzle(puzzle: &Puzzle, is_solved: bool, language: &Language) -> Self {
        let answer = puzzle.line().first().filter(|_| is_solved).map(|answer| answer.mv);
        let text = match puzzle.task() {
            Task::Better => key("figure-better"),
            _ => key("figure-answer"),
        };
        let answer = answer.map(|mv| (text, mv));
        let shown = answer.or(puzzle.instead().map(|mv| (key("figure-played"), mv)));
        Self::with_move(puzzle.player(), puzzle.start(), shown, language)
    }

    /// The position of a mistake with the move that was played, or the best one once it is found or shown.
    pub(super) fn of_mistake(tries: &Tries, scene: &PanelView) -> Self {
        let (mistake, ..) = tries.mistake();
        let judgement = &mistake.judgement;
        let shown = match tries.reply() {
            Reply::Right(_) | Reply::Shown => (key("figure-better"), judgement.best.mv),
            _ => (key("figure-played"), judgement.played.mv),
        };
        Self::with_move(scene.near, scene.current.position(), Some(shown), scene.language)
    }

    fn with_move(near: Side, position: &Position, shown: Option<(&str, Move)>, language: &Language) -> Self {
        let mut marks = Marks::default();
        marks.arrows[0] = shown.and_then(|(_, mv)| mv.from().zip(mv.to()));
        Self {
            near,
            position: *position,
            marks,
            caption: match shown {
                Some((text, mv)) => language.tr_with(text, &[("move", way(language, mv).into())]),
                None => language.tr("figure-start"),
            },
        }
    }

    /// Draws it in the middle, if there is room for it in this height.
    pub(super) fn show(&self, ui: &mut Ui, scene: &PanelView, height: f32) {
        let muted = Palette::of(ui.ctx()).muted;
        let font = TextStyle::Small.resolve(ui.style());
        let width = ui.available_width();
        let caption = ui.painter().layout(self.caption.clone(), font, muted, width);
        let room = height - caption.size().y - 3.0 * space::S;
        let board = Plane::height_within(ui, room.min(MOST));
        if board < LEAST {
            return;
        }
        ui.add_space(space::S);
        let caption = RichText::new(&self.caption).small().color(muted);
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
            diagram_seen_by(
                ui,
                self.near,
                board,
                &self.position,
                self.marks,
                scene.board,
                &self.caption,
            );
            ui.label(caption);
        });
    }
}

#[cfg(test)]
mod tests {
    use agon_core::learn::course::Course;

    use super::*;

    #[test]
    fn every_figure_of_a_lesson_is_a_board_of_the_rule_book() {
        let figures: Vec<_> = Course::agon().lessons().filter_map(Lesson::figure).collect();
        assert!(figures.len() > 12, "{figures:?}");
        for id in figures {
            let sentence = RuleBook::agon().sentence(id);
            assert!(sentence.is_some_and(|sentence| sentence.board().is_some()), "{id}");
        }
    }
}

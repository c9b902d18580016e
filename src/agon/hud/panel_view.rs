//! The data from which the parts of the panel are drawn.

use std::time::Duration;

use agon_core::puzzles::skill::Skill;
use agon_core::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use super::exercises::Exercises;
use super::frame::HudLayout;
use super::hints::state::HintState;
use super::layout::Layout;
use super::moves::sheet::List;
use super::note_card::NoteCard;
use super::panel_actions::{PanelAction, Possible};
use super::puzzle_words::Series;
use super::review::graph::Graph;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::advice::Advice;
use crate::agon::gameplay::analysis::Analysis;
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::lessons::Running;
use crate::agon::gameplay::messages::{AdviceWanted, PreparationAction};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::opponent::Thinking;
use crate::agon::gameplay::puzzles::running::Running as RunningPuzzle;
use crate::agon::gameplay::review::{Review, ReviewWanted};
use crate::agon::gameplay::settings::{AgonSettings, Theme};
use crate::agon::gameplay::try_again::Tries;
use crate::agon::scene::entities::Facing;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::SHARE;
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::word_card::{Onward, Room, word_card, word_sheet};
use crate::tabletop::view::View;

/// Minimum height of a panel with a portrait, in points.
const LEAST_PORTRAYED: f32 = 640.0;

/// Everything needed to draw the panel.
pub(crate) struct PanelView<'a> {
    pub(crate) current: &'a Match,
    pub(crate) language: &'a Language,
    pub(crate) possible: Possible,
    pub(crate) thinking: bool,
    pub(crate) clocks: Option<Clocks>,
    /// The side at the bottom of the board.
    pub(crate) near: Side,
    pub(crate) view: View,
    pub(crate) tones: Tones,
    pub(crate) board: &'a BoardPalette,
    /// The theme of the board, which the panel follows.
    pub(crate) theme: Theme,
    /// Whether there is room for the computer's portrait.
    pub(crate) has_portraits: bool,
    /// Whether the race to the throne is shown.
    pub(crate) race: bool,
    /// Whether this is a player's first game, with a panel reduced to the essentials.
    pub(crate) is_first_game: bool,
    /// The analysis, while nobody plays.
    pub(crate) analysis: Option<&'a Analysis>,
    /// The review of the game, if it is over.
    pub(crate) reviewed: Option<&'a Review>,
    /// The mistakes being tried again.
    pub(crate) tries: Option<&'a Tries>,
    /// The lesson being played.
    pub(crate) lesson: Option<&'a Running>,
    /// The puzzle being solved.
    pub(crate) puzzle: Option<Puzzled<'a>>,
    pub(crate) hint: Option<&'a NoteCard>,
    /// Height left free above the buttons for those of the banner, in points; 0 if it has none there.
    pub(crate) answers: f32,
    /// The area of the result card while it covers the panel.
    pub(crate) end: Option<egui::Rect>,
}

/// What the panel is drawn from.
#[derive(SystemParam)]
pub(super) struct PanelSources<'w> {
    possible: Res<'w, Possible>,
    thinking: Res<'w, Thinking>,
    clock: Res<'w, GameClock>,
    time: Res<'w, Time<Watched>>,
    facing: Res<'w, Facing>,
    view: Res<'w, View>,
    board: Res<'w, BoardPalette>,
    settings: Res<'w, AgonSettings>,
    analysis: Res<'w, Analysis>,
    review: Res<'w, Review>,
    exercises: Exercises<'w>,
    advice: Res<'w, Advice>,
    hints: Res<'w, HintState>,
}

impl PanelSources<'_> {
    /// What is drawn now.
    pub(super) fn view<'a>(
        &'a self,
        current: &'a Match,
        language: &'a Language,
        hud: &'a HudLayout,
        layout: Layout,
    ) -> PanelView<'a> {
        let (exercises, settings, now) = (&self.exercises, &self.settings, self.time.elapsed());
        let puzzle = exercises.puzzle(current).map(|running| {
            let (series, solved, puzzle) = (&exercises.series, &exercises.solved, running.puzzle());
            let is_rated = settings.show_puzzle_rating && series.is_rated() && !puzzle.is_composed();
            Puzzled {
                running,
                is_advised: self.advice.given(current).is_some(),
                rating: is_rated.then(|| (solved.progress().skill(), solved.change_of(puzzle))),
                at: exercises.at(),
                counts: series.counts(puzzle, solved),
                now,
            }
        });
        PanelView {
            current,
            language,
            possible: *self.possible,
            thinking: self.thinking.0,
            clocks: self.clock.shown(current, now).map(|left| Clocks {
                left,
                running: self.clock.running(),
            }),
            near: self.facing.0,
            view: *self.view,
            tones: Tones::of(&self.board),
            board: &self.board,
            theme: settings.board,
            has_portraits: layout.panel.height() >= LEAST_PORTRAYED,
            race: settings.show_race,
            is_first_game: self.hints.is_of_first_game(current, settings),
            analysis: current.is_analysed().then_some(&*self.analysis),
            reviewed: (!self.review.moves().is_empty()).then_some(&*self.review),
            tries: exercises.tries(current),
            lesson: exercises.lesson(current),
            puzzle,
            hint: hud.hint.as_ref(),
            answers: layout
                .slot
                .filter(|_| hud.has_answers)
                .map_or(0.0, |slot| slot.height() + space::S),
            end: hud.end_card,
        }
    }
}

/// The card of an exercise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordCard {
    /// The height it may have, in points.
    pub(crate) height: f32,
    /// Whether it has a frame; otherwise it is drawn on a surface that is a card.
    pub(crate) has_frame: bool,
}

impl WordCard {
    /// Draws its words, then the buttons. Returns the effect of a press.
    pub(crate) fn show(
        self,
        ui: &mut Ui,
        onward: Option<Onward>,
        words: impl FnOnce(&mut Ui, Room) -> Option<Do>,
    ) -> Option<Do> {
        match self.has_frame {
            true => word_card(ui, self.height, onward, words),
            false => word_sheet(ui, self.height, onward, words),
        }
    }
}

/// The puzzle on the board, and its surroundings.
#[derive(Clone, Copy)]
pub(crate) struct Puzzled<'a> {
    pub(crate) running: &'a RunningPuzzle,
    /// Whether the card shows a hint the player asked for.
    pub(crate) is_advised: bool,
    /// The player's rating and its change by this puzzle, if ratings are shown.
    pub(crate) rating: Option<(Skill, Option<i32>)>,
    pub(crate) at: Series<'a>,
    /// Whether the result of the first try is recorded.
    pub(crate) counts: bool,
    /// Time since the start of the program.
    pub(crate) now: Duration,
}

impl PanelView<'_> {
    /// The data for the move list.
    pub(crate) fn list(&self) -> List<'_> {
        List {
            language: self.language,
            tones: &self.tones,
            tree: self.current.tree(),
            players: self.current.players(),
            terms: self.current.terms(),
            review: self.reviewed,
            has_stops: false,
        }
    }

    /// The graph of the game, where its review is shown.
    pub(crate) fn graph(&self) -> Option<Graph<'_>> {
        let review = self.reviewed.filter(|_| self.current.rights().reviews)?;
        Some(Graph {
            language: self.language,
            current: self.current,
            review,
            tones: &self.tones,
        })
    }

    /// The request of the button on the note card: more of the hint; for a viewed move, the better one; in a game by link,
    /// what is to be done next.
    pub(crate) fn more_of_hint(&self) -> Do {
        match self.current.rights().reviews {
            _ if self.current.waits_for_link() => Do::Open(SHARE),
            true => Do::send(ReviewWanted::Better),
            false => Do::send(AdviceWanted::More),
        }
    }

    /// The request of the ✓ on the note card.
    pub(crate) fn done_with_hint(&self) -> Do {
        match self.current.mode() {
            // They go with the link, which has become another one.
            Mode::Preparing => Do::send(PreparationAction::End).and(Do::Open(SHARE)),
            _ => Do::send(PanelAction::DismissHint),
        }
    }

    /// Whether the next button would be visible: the keyboard must not stop at a hidden one.
    pub(crate) fn has_sight(&self, ui: &Ui, width: f32) -> bool {
        self.has_sight_of(ui, egui::vec2(width, size::TOUCH))
    }

    /// As [`Self::has_sight`], for any size.
    pub(crate) fn has_sight_of(&self, ui: &Ui, size: egui::Vec2) -> bool {
        let next = egui::Rect::from_min_size(ui.cursor().min, size);
        self.end.is_none_or(|end| !end.intersects(next))
    }
}

/// The display of the clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    /// Time remaining for White and for Black.
    pub(crate) left: [Duration; 2],
    pub(crate) running: Option<Side>,
}

//! A finished game walked through step by step: the public news and the truth, every sheet as it stood, and a list of
//! all events, in which the bluffs that worked are marked.

use agon_core::agent::{Action, Context};
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Painter, RichText, ScrollArea, Stroke, TextStyle, Ui, vec2};

use super::icons::paint_mask;
use super::replay_list::{List, Row};
use super::result::{Columns, SheetLine};
use super::view::TableView;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{ReplayAction, ReplayStepped};
use crate::agent::gameplay::replay::Walk;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::hud::news::is_told;
use crate::agent::text::endings::{bluff_words, truth_words};
use crate::agent::text::words::event_heard;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::language::Locale;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::drawn_button;
use crate::shell::ui::widgets::cards::accented_card;
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::tabletop::schedule::TableSystems;

/// Panels lower than this have no room for the step above the list, in points.
const LOW: f32 = 440.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read_step
            .run_if(resource_exists::<Walk>.and_then(resource_exists::<CurrentGame>))
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

/// Each step is read out to players who cannot see the screen.
fn read_step(
    mut stepped: MessageReader<ReplayStepped>,
    (walk, current, language): (Res<Walk>, Res<CurrentGame>, Res<Language>),
    mut spoken: MessageWriter<Spoken>,
) {
    if stepped.read().count() > 0 {
        let contexts = current.contexts();
        let step = StepWords::new(walk.here(), &walk, (&current, &contexts), &language);
        spoken.write(Spoken(step.all(&language)));
    }
}

/// A step in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StepWords {
    /// The public news.
    pub(super) heard: String,
    /// The truth, which only the player knew.
    pub(super) truth: Option<String>,
    /// The bluff that worked.
    pub(super) bluff: Option<String>,
}

impl StepWords {
    pub(super) fn new(
        number: usize,
        walk: &Walk,
        (current, contexts): (&CurrentGame, &[Context]),
        language: &Language,
    ) -> Self {
        let company = current.company();
        let step = &walk.steps()[number];
        let Some(decision) = step.decision() else {
            return Self {
                heard: language.tr("agent-replay-beginning"),
                ..Self::default()
            };
        };
        let told = step.heard().filter(|&event| is_told(&current.events()[event]));
        let sentence = |event: usize| {
            Some(event_heard(
                &current.events()[event],
                contexts.get(event)?,
                &company,
                language,
            ))
        };
        let heard: Vec<String> = told.filter_map(sentence).collect();
        let mover = walk.steps()[number - 1].table().turn();
        let bluff = walk.bluff(number);
        // A bluff that worked says as much.
        let truth = walk.truth(number).filter(|_| bluff.is_none());
        Self {
            heard: heard.join(" "),
            truth: truth_words(decision, truth, &company, language),
            bluff: bluff.map(|bluff| bluff_words(bluff, mover, &company, language)),
        }
    }

    /// Everything, for screen readers.
    fn all(&self, language: &Language) -> String {
        let bluff = self.bluff.as_ref();
        let bluff = bluff.map(|bluff| format!("{}. {bluff}", language.tr("agent-bluff")));
        let parts = std::iter::once(self.heard.clone())
            .chain(self.truth.clone())
            .chain(bluff);
        parts.collect::<Vec<_>>().join(" ")
    }
}

/// Views of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Sheets,
    Course,
    Bluffs,
}

/// The panel's state during a walk.
#[derive(Debug, Default)]
pub(super) struct ReplayPanel {
    tab: Tab,
    /// The game and the language of the lists.
    of: Option<(u64, Locale)>,
    course: List,
    bluffs: List,
    /// The step that was drawn last.
    here: usize,
}

impl ReplayPanel {
    fn follow(&mut self, scene: &TableView, walk: &Walk) {
        let of = (scene.current.seed(), scene.language.locale());
        if self.of == Some(of) {
            return;
        }
        let words = |number| StepWords::new(number, walk, (scene.current, scene.contexts), scene.language);
        let mut course = Vec::new();
        let mut round = 0;
        for (number, step) in walk.steps().iter().enumerate() {
            if number > 0 && step.round() != round {
                round = step.round();
                course.push(Row::heading(
                    scene.language.tr_with("agent-round", &[("count", round.into())]),
                ));
            }
            let player = step.decision().map(|&(player, _)| player);
            let words = words(number);
            // Stakes are not in the news otherwise.
            let is_money = matches!(step.decision(), Some((_, Action::Stake(_))));
            let text = match words.truth.filter(|_| is_money) {
                Some(truth) => format!("{} {truth}", words.heard),
                None => words.heard,
            };
            course.push(Row::step(number, player, text, words.bluff.is_some()));
        }
        let bluffs = walk.bluffs().iter().map(|&(number, bluff)| {
            let words = words(number).bluff.unwrap_or_default();
            Row::step(number, Some(bluff.player), words, true)
        });
        self.bluffs = List::new(bluffs.collect());
        self.course = List::new(course);
        self.of = Some(of);
    }
}

/// Draws the walk in so much height.
pub(super) fn replay(
    ui: &mut Ui,
    height: f32,
    (scene, walk): (&TableView, &Walk),
    panel: &mut ReplayPanel,
) -> Option<Do> {
    let top = ui.cursor().top();
    let language = scene.language;
    panel.follow(scene, walk);
    ui.spacing_mut().item_spacing.y = space::S;
    let action = buttons(ui, walk, language);
    let is_low = height < LOW;
    if !is_low {
        step(ui, walk, scene);
    }
    let tabs = [
        (Tab::Sheets, language.tr("agent-replay-sheets")),
        (Tab::Course, language.tr("agent-replay-course")),
        (
            Tab::Bluffs,
            language.tr_with("agent-replay-bluffs", &[("count", walk.bluffs().len().into())]),
        ),
    ];
    segmented(ui, &language.tr("agent-replay-show"), &mut panel.tab, &tabs);
    let rest = (height - (ui.cursor().top() - top)).max(2.0 * size::TOUCH);
    let shown = match panel.tab {
        Tab::Sheets => {
            let mut area = ScrollArea::vertical();
            // The words of a step are above the sheets.
            if is_low && panel.here != walk.here() {
                area = area.vertical_scroll_offset(0.0);
            }
            area.id_salt("replay sheets")
                .max_height(rest)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    describe_scrolled(ui);
                    if is_low {
                        step(ui, walk, scene);
                    }
                    sheets(ui, walk, scene);
                });
            None
        }
        Tab::Course => panel.course.show(ui, "replay course", rest, walk.here(), language),
        Tab::Bluffs if walk.bluffs().is_empty() => {
            hint(ui, language.tr("agent-replay-no-bluffs"));
            None
        }
        Tab::Bluffs => panel.bluffs.show(ui, "replay bluffs", rest, walk.here(), language),
    };
    panel.here = walk.here();
    action.or(shown.map(ReplayAction::Show)).map(Do::send)
}

/// The step: the public news, the truth, and the bluff that worked.
fn step(ui: &mut Ui, walk: &Walk, scene: &TableView) {
    let palette = Palette::of(ui.ctx());
    let (here, language) = (walk.here(), scene.language);
    let words = StepWords::new(here, walk, (scene.current, scene.contexts), language);
    accented_card(ui, |ui| {
        let values = [
            ("round", walk.step().round().into()),
            ("number", here.into()),
            ("count", (walk.steps().len() - 1).into()),
        ];
        hint(ui, language.tr_with("agent-replay-round", &values));
        ui.label(words.heard);
        if let Some(truth) = words.truth {
            ui.label(RichText::new(truth).text_style(TextStyle::Small).color(palette.muted));
        }
        if let Some(bluff) = words.bluff {
            ui.label(RichText::new(bluff).text_style(TextStyle::Small).color(palette.accent));
        }
    });
}

/// Every sheet as it stood after the step. Changes made by the step stand out.
fn sheets(ui: &mut Ui, walk: &Walk, scene: &TableView) {
    let (step, before) = (walk.step(), walk.before());
    ui.spacing_mut().item_spacing.y = space::S;
    let seats = || scene.current.table().options().seats();
    let columns = Columns::of(ui, seats(), scene);
    for player in seats() {
        let line = SheetLine {
            player,
            sheet: step.sheet(player),
            before: Some(before.unwrap_or(step).sheet(player)),
            is_winner: step.decision().is_some_and(|(who, _)| *who == player),
            deciding: None,
            columns,
        };
        line.show(ui, step.table(), scene);
    }
}

/// Signs on the buttons.
#[derive(Clone, Copy)]
enum Sign {
    /// To an end, and to which side: -1 is back.
    End(f32),
    Step(f32),
    Bluff(f32),
}

/// The buttons that lead through the game.
fn buttons(ui: &mut Ui, walk: &Walk, language: &Language) -> Option<ReplayAction> {
    let all = [
        (ReplayAction::First, key("agent-replay-first"), Sign::End(-1.0)),
        (ReplayAction::Previous, key("agent-replay-previous"), Sign::Step(-1.0)),
        (ReplayAction::Next, key("agent-replay-next"), Sign::Step(1.0)),
        (ReplayAction::Last, key("agent-replay-last"), Sign::End(1.0)),
        (
            ReplayAction::PreviousBluff,
            key("agent-replay-previous-bluff"),
            Sign::Bluff(-1.0),
        ),
        (
            ReplayAction::NextBluff,
            key("agent-replay-next-bluff"),
            Sign::Bluff(1.0),
        ),
    ];
    let per_row = if ui.available_width() >= 6.0 * (size::TOUCH + space::XS) {
        6
    } else {
        4
    };
    let mut pressed = None;
    for row in all.chunks(per_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            let gaps = (per_row - 1) as f32 * space::XS;
            let width = ((ui.available_width() - gaps) / per_row as f32).clamp(size::TOUCH, 1.6 * size::TOUCH);
            for &(action, meaning, sign) in row {
                let is_possible = walk.led_to(action).is_some();
                let meaning = language.tr(meaning);
                let button = ui.add_enabled_ui(is_possible, |ui| {
                    drawn_button(ui, width, meaning, |painter, rect, ink| {
                        let ink = if is_possible { ink } else { ink.gamma_multiply(0.4) };
                        paint_sign(painter, rect.center(), sign, ink);
                    })
                });
                if button.inner.clicked() {
                    pressed = Some(action);
                }
            }
        });
    }
    pressed
}

fn paint_sign(painter: &Painter, centre: egui::Pos2, sign: Sign, ink: Color32) {
    let triangle = |at: egui::Pos2, side: f32, half: f32| {
        let points = vec![
            at + vec2(side * half, 0.0),
            at + vec2(-side * half * 0.75, -half),
            at + vec2(-side * half * 0.75, half),
        ];
        painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
    };
    match sign {
        Sign::Step(side) => triangle(centre, side, 8.0),
        Sign::End(side) => {
            triangle(centre - vec2(side * 2.0, 0.0), side, 8.0);
            let bar = egui::Rect::from_center_size(centre + vec2(side * 9.0, 0.0), vec2(3.0, 16.0));
            painter.rect_filled(bar, 0.0, ink);
        }
        Sign::Bluff(side) => {
            triangle(centre + vec2(side * 11.0, 0.0), side, 5.0);
            paint_mask(painter, centre - vec2(side * 4.0, 0.0), 9.0, ink);
        }
    }
}

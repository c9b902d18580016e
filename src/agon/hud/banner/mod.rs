//! The banner above the board: who must do what next, the last move or a notice, and other news.

use std::f32::consts::PI;
use std::sync::Arc;

use agon_core::rules::{Kind, Move, Piece, Ply, Side};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, FontSelection, Galley, Rect, RichText, Stroke, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
    epaint::TextShape, pos2, text::LayoutJob, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{HudLayout, HudSystems, while_playing};
use super::icons;
use super::icons::Tones;
use super::layout::{BANNER, Layout, banner_margin};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction, HistoryAction, ResultAction};
use crate::agon::gameplay::opponent::Thinking;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::{Puzzles, Running};
use crate::agon::gameplay::selection::{AsksWhy, CellChosen, Selection, SelectionCleared, Unconfirmed};
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::scene::entities::AcrossTable;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::{move_spoken, move_told};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::notice::{Notices, Tone};
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style;
use crate::shell::ui::widgets::buttons::{button_width, icon_button};

mod last_move_line;
pub(crate) mod prompt;

use prompt::{Progress, Prompt};

/// Seconds before the banner says that the computer is thinking; shorter searches would only flicker.
const PATIENCE: f64 = 0.7;

/// Seconds for which a player looks at the targets of a piece before the banner offers to explain them.
const HESITATION: f64 = 1.5;

/// The gap between lines.
const LINE_GAP: f32 = 2.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).after(HudSystems).run_if(while_playing),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, preview, thinking, across): (Res<Match>, Res<Preview>, Res<Thinking>, Res<AcrossTable>),
    (selection, unconfirmed, mut asks_why): (Res<Selection>, Res<Unconfirmed>, ResMut<AsksWhy>),
    (language, board, settings): (Res<Language>, Res<BoardPalette>, Res<AgonSettings>),
    (notices, puzzles, series): (Res<Notices>, Res<Puzzles>, Res<PuzzleSeries>),
    (mut history, mut results, mut take_backs, mut chosen, mut cleared, mut analyses, mut games): (
        MessageWriter<HistoryAction>,
        MessageWriter<ResultAction>,
        MessageWriter<TakeBackWanted>,
        MessageWriter<CellChosen>,
        MessageWriter<SelectionCleared>,
        MessageWriter<AnalysisAction>,
        MessageWriter<GameAction>,
    ),
    (mut thinks_since, mut picked_since): (Local<Option<f64>>, Local<Option<f64>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    *thinks_since = thinking.0.then(|| thinks_since.unwrap_or(now));
    let thinks_long = thinks_since.is_some_and(|since| now - since >= PATIENCE);
    let progress = match (unconfirmed.0, *selection) {
        (Some(_), _) => Progress::Chosen,
        (None, _) if asks_why.0 => Progress::Asking,
        (None, Selection::Piece(_)) => Progress::Picked,
        (None, Selection::Nothing | Selection::Hand(_)) => Progress::Nothing,
    };
    let may_ask = current.may_have_advice() && *selection != Selection::Nothing;
    *picked_since = may_ask.then(|| picked_since.unwrap_or(now));
    let hesitates_for = picked_since.map(|since| now - since);
    if let Some(left) = hesitates_for.map(|gone| HESITATION - gone).filter(|left| *left > 0.0) {
        ctx.request_repaint_after_secs(left as f32);
    }
    let Some(layout) = hud.layout else {
        return Ok(());
    };
    let scene = Scene {
        current: &current,
        language: &language,
        tones: Tones::of(&board),
        across: across.0,
        costs: settings.show_race && layout.banner.width() >= size::NARROW,
        notice: notices.latest_brief(),
        offers_why: hesitates_for.is_some_and(|gone| gone >= HESITATION),
        has_hint: hud.hint.is_some() && current.rights().roams,
        preview: preview.ply(&current),
    };
    let mut prompts = match scene.preview {
        Some(_) => vec![Prompt::Preview { asked: asks_why.0 }],
        None => Prompt::all(&current, thinks_long, progress),
    };
    let told = puzzles.running(&current).map(Running::told);
    if told.is_some_and(|told| series.is_asking(told)) {
        // Whether there is a move to look for is what the card beside the board asks.
        prompts.retain(|prompt| !matches!(prompt, Prompt::Step { picked: false, .. }));
    }
    if hud.end_card.is_some() {
        // The result card says it.
        prompts.retain(|prompt| !matches!(prompt, Prompt::Ended(_)));
    }
    if prompts.is_empty() && scene.notice.is_none() {
        hud.banner_height = 0.0;
        hud.has_answers = false;
        return Ok(());
    }
    let shown = banner(ctx, layout, &prompts, &scene);
    hud.banner_height = shown.height;
    if hud.has_answers != shown.is_answered_below {
        hud.has_answers = shown.is_answered_below;
        ctx.request_repaint();
    }
    match shown.answer {
        Some(Answer::History(action)) => drop(history.write(action)),
        Some(Answer::Result(action)) => drop(results.write(action)),
        // Choosing the target again confirms the move.
        Some(Answer::Confirm) => drop(chosen.write_batch(unconfirmed.0.and_then(Move::to).map(CellChosen))),
        Some(Answer::TakeBack) => drop(cleared.write(SelectionCleared)),
        Some(Answer::PlayFromHere) => drop(games.write(GameAction::PlayFromHere)),
        Some(Answer::PlayOn) => drop(analyses.write(AnalysisAction::PlayOn(None))),
        Some(Answer::AskWhy(asks)) => asks_why.0 = asks,
        Some(Answer::GoOnHere) => drop(take_backs.write(TakeBackWanted::AllAfterThis)),
        None => {}
    }
    Ok(())
}

/// The last move and what to do next, as sentences for a screen reader.
pub(crate) fn in_words(current: &Match, language: &Language) -> [String; 2] {
    let news = last_move_line::last_move(current)
        .and_then(|(ply, cost)| move_spoken(language, current.rules(), current.players(), ply, cost));
    let prompts = Prompt::all(current, false, Progress::Nothing);
    let now: Vec<_> = prompts
        .into_iter()
        .map(|prompt| prompt.in_words(current, language))
        .collect();
    [news.unwrap_or_default(), now.join(" ")]
}

/// What the lines are built from.
struct Scene<'a> {
    current: &'a Match,
    language: &'a Language,
    tones: Tones,
    /// Whether messages for Black face Black, who sits opposite.
    across: bool,
    /// Whether the cost of captures is shown, which takes some space.
    costs: bool,
    /// The latest notice, for the time being in place of the last move.
    notice: Option<&'a Notice>,
    /// Whether the targets of the selected piece can be explained.
    offers_why: bool,
    /// Whether there is a hint, which buttons that are merely offered must leave its place.
    has_hint: bool,
    /// The move on the board, if a line is played out there.
    preview: Option<&'a Ply>,
}

struct Shown {
    height: f32,
    answer: Option<Answer>,
    /// Whether the buttons are in the slot of the panel below the board.
    is_answered_below: bool,
}

/// The meaning of a banner button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    History(HistoryAction),
    Result(ResultAction),
    /// Confirm the chosen move.
    Confirm,
    /// Discard it.
    TakeBack,
    /// Continue the game from the position shown.
    GoOnHere,
    /// Play another game from the position shown.
    PlayFromHere,
    /// Continue an analysis from where the game ended by word.
    PlayOn,
    /// Have the targets explained, or move to them again.
    AskWhy(bool),
}

impl Answer {
    /// A sign that says the same where there is little room.
    const fn sign(self) -> Option<&'static str> {
        match self {
            Self::Result(ResultAction::AcceptDraw) | Self::Confirm => Some("✓"),
            Self::Result(ResultAction::DeclineDraw) | Self::TakeBack | Self::AskWhy(false) => Some("×"),
            _ => None,
        }
    }
}

/// Draws the banner: a bar across the window above a panel below the board, otherwise a card.
fn banner(ctx: &egui::Context, layout: Layout, prompts: &[Prompt], scene: &Scene) -> Shown {
    let palette = Palette::of(ctx);
    let is_bar = !layout.shape.is_beside();
    let margin = if is_bar { 0.0 } else { space::S };
    let above = banner_margin(layout.shape);
    let frame = if is_bar {
        egui::Frame::new().fill(palette.panel)
    } else {
        theme::card_frame(palette).fill(palette.panel)
    };
    let frame = frame.inner_margin(egui::Margin::symmetric(space::M as i8, 6));
    // A window may be smaller than its margins.
    let widest = (layout.banner.width() - 2.0 * margin - frame.total_margin().sum().x).max(0.0);
    let mut below: &[Choice] = &[];
    let shown = egui::Area::new(egui::Id::new("banner"))
        .fixed_pos(layout.banner.center_top() + vec2(0.0, above))
        .pivot(egui::Align2::CENTER_TOP)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = LINE_GAP;
            // Across the table, messages for Black are turned as a whole.
            let upside_down = scene.across && prompts.iter().any(|prompt| prompt.is_for() == Some(Side::Black));
            let lines = prompts
                .iter()
                .map(|prompt| Line::new(ui, *prompt, scene, widest, false));
            let mut lines: Vec<_> = lines.collect();
            let indent = lines.iter().map(|line| line.indent).fold(0.0, f32::max);
            if let Some(notice) = scene.notice {
                let line = Line::notice(ui, notice, indent, widest);
                if line.text.rows.len() > 1 {
                    // The banner keeps its height, or the board would jump.
                    lines.clear();
                }
                lines.push(line);
            } else if !prompts.is_empty() {
                let last = match scene.preview {
                    Some(ply) => Some((ply, 0)),
                    None => last_move_line::last_move(scene.current),
                };
                let news = last.and_then(|(ply, cost)| {
                    let cost = if scene.costs { cost } else { 0 };
                    move_told(
                        scene.language,
                        scene.current.rules(),
                        scene.current.players(),
                        ply,
                        cost,
                    )
                });
                lines.extend(news.map(|text| Line::news(ui, &text, indent, widest)));
            }
            let mut answers = answers(prompts, scene.current, scene.offers_why);
            let gaps = space::M + ui.spacing().item_spacing.x * answers.len().saturating_sub(1) as f32;
            let offered = answers;
            let room_of_buttons = |are_signs: bool| {
                let width = |(text, _): &Choice| match are_signs {
                    true => size::TOUCH,
                    false => button_width(ui, scene.language.tr(text)),
                };
                gaps + offered.iter().map(width).sum::<f32>()
            };
            let mut are_signs = false;
            let mut beside = room_of_buttons(are_signs);
            // By a line, not by the fraction of a pixel to which lines are rounded.
            if lines_height(&lines) + frame.inner_margin.sum().y > BANNER + space::S {
                // Rather than the board moves, a notice stands alone, and what was done goes unsaid.
                match scene.notice {
                    Some(_) => drop(lines.drain(..lines.len() - 1)),
                    None => {
                        // First what is asked is set smaller.
                        let line = |prompt: &Prompt| Line::new(ui, *prompt, scene, widest, true);
                        let mut small: Vec<_> = prompts.iter().map(line).collect();
                        small.extend(lines.drain(prompts.len()..));
                        let fits = lines_height(&small) + frame.inner_margin.sum().y <= BANNER;
                        if fits && small.len() > prompts.len() {
                            lines = small;
                        }
                    }
                }
            }
            if scene.notice.is_none()
                && layout.slot.is_some()
                && lines_height(&lines) + frame.inner_margin.sum().y > BANNER + space::S
            {
                // The same if what is asked takes more lines than there is room for.
                let line = |prompt: &Prompt| Line::new(ui, *prompt, scene, widest, true);
                lines = prompts.iter().map(line).collect();
            }
            let text_width = |lines: &[Line]| lines.iter().map(Line::width).fold(0.0, f32::max);
            let has_slot = layout.slot.is_some();
            if !answers.is_empty() && !has_slot && text_width(&lines) + beside > widest {
                // Rather than the board moves, what is asked takes several lines beside the buttons.
                let narrow = |is_small, room| match scene.notice {
                    Some(notice) => vec![Line::notice(ui, notice, 0.0, room)],
                    None => {
                        let line = |prompt: &Prompt| Line::new(ui, *prompt, scene, room, is_small);
                        prompts.iter().map(line).collect()
                    }
                };
                let have_signs = offered.iter().all(|(_, answer)| answer.sign().is_some());
                for (signs, is_small) in [(false, false), (false, true), (true, false), (true, true)] {
                    let room = widest - room_of_buttons(signs);
                    let narrow = narrow(is_small, room);
                    let height = lines_height(&narrow) + frame.inner_margin.sum().y;
                    if (have_signs || !signs) && height <= BANNER + 1.0 && text_width(&narrow) <= room {
                        (lines, are_signs, beside) = (narrow, signs, room_of_buttons(signs));
                        break;
                    }
                }
            }
            if upside_down {
                lines.reverse();
            }
            let text = text_width(&lines);
            // Beside the text they take no space from the board.
            let are_beside = !answers.is_empty() && text + beside <= widest;
            if answers == OFFER_WHY && !are_beside && (!has_slot || scene.has_hint) {
                // It is not worth moving the board for, or hiding a hint.
                answers = &[];
            }
            if has_slot && !are_beside {
                below = std::mem::take(&mut answers);
            }
            let draw = |ui: &mut Ui, width: f32| {
                ui.set_width(width);
                lines.iter().for_each(|line| line.draw(ui, &scene.tones, upside_down));
            };
            frame
                .show(ui, |ui| {
                    if are_beside {
                        ui.set_width(if is_bar { widest } else { text + beside });
                        ui.with_layout(egui::Layout::left_to_right(Align::TOP), |ui| {
                            ui.vertical(|ui| {
                                ui.add_space(((size::TOUCH - lines_height(&lines)) / 2.0).max(0.0));
                                draw(ui, if is_bar { widest - beside } else { text });
                            });
                            ui.add_space(space::M - ui.spacing().item_spacing.x);
                            buttons(ui, answers, are_signs, scene.language)
                        })
                        .inner
                    } else {
                        let in_a_row = if answers.is_empty() { 0.0 } else { beside - space::M };
                        let card = text.max(in_a_row).min(widest);
                        draw(ui, if is_bar { widest } else { card });
                        if answers.is_empty() {
                            return None;
                        }
                        ui.add_space(space::XS);
                        ui.horizontal_wrapped(|ui| buttons(ui, answers, are_signs, scene.language))
                            .inner
                    }
                })
                .inner
        });
    let rect = shown.response.rect;
    if is_bar {
        let line = Stroke::new(1.0, palette.line);
        ctx.layer_painter(shown.response.layer_id)
            .line_segment([rect.left_bottom(), rect.right_bottom()], line);
    }
    let in_slot = layout.slot.filter(|_| !below.is_empty());
    let pressed = in_slot.and_then(|slot| answers_below(ctx, slot, below, scene.language));
    Shown {
        height: rect.height() + 2.0 * above,
        answer: shown.inner.or(pressed),
        is_answered_below: in_slot.is_some(),
    }
}

/// Draws the buttons in the slot of the panel, in its middle. If they are too wide for a line, the others are above.
fn answers_below(ctx: &egui::Context, slot: Rect, answers: &[Choice], language: &Language) -> Option<Answer> {
    let area = egui::Area::new(egui::Id::new("banner answers"))
        .fixed_pos(slot.min)
        .constrain(false)
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        let gap = ui.spacing().item_spacing.x;
        let widths = answers.iter().map(|(text, _)| button_width(ui, language.tr(text)));
        let wanted = widths.sum::<f32>() + gap * answers.len().saturating_sub(1) as f32;
        let is_line = wanted <= slot.width();
        let lines = if is_line { 1 } else { answers.len() };
        let height = lines as f32 * (size::TOUCH + space::S) - space::S;
        let top = (slot.center().y - height / 2.0).min(slot.bottom() - height);
        let rect = Rect::from_x_y_ranges(slot.x_range(), top..=top + height);
        ui.painter().rect_filled(slot.union(rect), 0.0, Palette::of(ctx).panel);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        ui.spacing_mut().item_spacing.y = space::S;
        let add = |ui: &mut Ui| buttons(ui, answers, false, language);
        match is_line {
            true => ui.horizontal(add).inner,
            false => ui.vertical(add).inner,
        }
    });
    shown.inner
}

/// One line of the banner: an icon of the side concerned, and the text.
struct Line {
    side: Option<Side>,
    /// The distance from the left edge to the text.
    indent: f32,
    text: Arc<Galley>,
}

impl Line {
    /// The space for the icon.
    const ICON: Vec2 = vec2(32.0, 26.0);

    /// What to do, in at most this width.
    fn new(ui: &Ui, prompt: Prompt, scene: &Scene, widest: f32, is_small: bool) -> Self {
        let (current, language) = (scene.current, scene.language);
        let palette = Palette::of(ui.ctx());
        // "You win" beside the computer's queen would be contradictory.
        let about_person = matches!(prompt, Prompt::Ended(_)) && current.players().single_human().is_some();
        let side = prompt.side().filter(|_| !about_person);
        let mut job = LayoutJob::default();
        let mut add = |text: RichText| text.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        if let Some(name) = prompt.addressee(current, language) {
            add(RichText::new(format!("{name}  "))
                .text_style(style::strong_style())
                .color(palette.accent));
        }
        let text = RichText::new(prompt.text(current, language));
        add(match prompt {
            Prompt::Ended(_) => text.text_style(style::subheading_style()).color(palette.accent),
            _ if is_small => text.small().color(palette.ink),
            _ => text.color(palette.ink),
        });
        let indent = if side.is_some() { Self::ICON.x } else { 0.0 };
        job.wrap.max_width = (widest - indent).max(0.0);
        let text = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
        Self { side, indent, text }
    }

    /// What has happened, in smaller type below what to do.
    fn news(ui: &Ui, text: &str, indent: f32, widest: f32) -> Self {
        Self::small(ui, text, Palette::of(ui.ctx()).muted, indent, widest)
    }

    /// What the program has to say, in the same place.
    fn notice(ui: &Ui, notice: &Notice, indent: f32, widest: f32) -> Self {
        let palette = Palette::of(ui.ctx());
        let ink = match notice.tone {
            Tone::Info => palette.accent,
            Tone::Warning => palette.warning,
        };
        Self::small(ui, &notice.text, ink, indent, widest)
    }

    fn small(ui: &Ui, text: &str, ink: egui::Color32, indent: f32, widest: f32) -> Self {
        let text = RichText::new(text).small().color(ink);
        let wrap = Some(egui::TextWrapMode::Wrap);
        let text = egui::WidgetText::from(text).into_galley(ui, wrap, (widest - indent).max(0.0), TextStyle::Small);
        Self {
            side: None,
            indent,
            text,
        }
    }

    fn width(&self) -> f32 {
        self.indent + self.text.size().x
    }

    fn height(&self) -> f32 {
        match self.side {
            Some(_) => self.text.size().y.max(Self::ICON.y),
            None => self.text.size().y,
        }
    }

    fn draw(&self, ui: &mut Ui, tones: &Tones, upside_down: bool) {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), self.height()), egui::Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.text.text()));
        let (edge, direction) = if upside_down {
            (rect.right(), -1.0)
        } else {
            (rect.left(), 1.0)
        };
        if let Some(side) = self.side {
            let middle = pos2(edge + direction * 10.0, rect.center().y);
            let icon = Rect::from_center_size(middle, vec2(20.0, Self::ICON.y));
            let kind = Kind::Queen;
            let draw = if upside_down {
                icons::piece_upside_down
            } else {
                icons::piece
            };
            draw(ui.painter(), icon, Piece { side, kind }, tones);
        }
        let left = edge + direction * self.indent;
        let top = rect.center().y - direction * self.text.size().y / 2.0;
        let ink = Palette::of(ui.ctx()).ink;
        let angle = if upside_down { PI } else { 0.0 };
        ui.painter()
            .add(TextShape::new(pos2(left, top), self.text.clone(), ink).with_angle(angle));
    }
}

fn lines_height(lines: &[Line]) -> f32 {
    let gaps = LINE_GAP * lines.len().saturating_sub(1) as f32;
    lines.iter().map(Line::height).sum::<f32>() + gaps
}

/// A button's text key and its meaning.
type Choice = (&'static str, Answer);

const TO_THE_END: Choice = (key("banner-to-the-end"), Answer::History(HistoryAction::ShowLast));
const TO_AN_OFFER: [Choice; 2] = [
    (key("banner-accept"), Answer::Result(ResultAction::AcceptDraw)),
    (key("banner-decline"), Answer::Result(ResultAction::DeclineDraw)),
];
const TO_A_MOVE: [Choice; 2] = [
    (key("banner-confirm-yes"), Answer::Confirm),
    (key("banner-confirm-no"), Answer::TakeBack),
];
const AT_THE_END: [Choice; 1] = [(key("banner-go-on-here"), Answer::PlayOn)];
const OFFER_WHY: [Choice; 1] = [(key("banner-why"), Answer::AskWhy(true))];
const DONE_ASKING: [Choice; 1] = [(key("banner-why-done"), Answer::AskWhy(false))];
const REVIEWING: [Choice; 1] = [(key("banner-go-on-here"), Answer::PlayFromHere)];
const LOOKING_BACK: [Choice; 2] = [TO_THE_END, (key("banner-go-on-here"), Answer::GoOnHere)];

/// The answers available to what the banner says.
fn answers(prompts: &[Prompt], current: &Match, offers_why: bool) -> &'static [Choice] {
    let asked = prompts.iter().find_map(|prompt| match prompt {
        Prompt::DrawOffered { answerable: true, .. } => Some(TO_AN_OFFER.as_slice()),
        Prompt::Confirm(_) => Some(TO_A_MOVE.as_slice()),
        Prompt::LookingBack => Some(LOOKING_BACK.as_slice()),
        Prompt::Reviewing if current.rights().reviews => Some(REVIEWING.as_slice()),
        Prompt::Ended(_) if current.could_be_played_on() => Some(AT_THE_END.as_slice()),
        Prompt::AskWhy(_) | Prompt::Preview { asked: true } => Some(DONE_ASKING.as_slice()),
        Prompt::Step { picked: true, .. }
        | Prompt::Relocate { .. }
        | Prompt::SendQueen { .. }
        | Prompt::Place { .. } => offers_why.then_some(OFFER_WHY.as_slice()),
        _ => None,
    });
    asked.unwrap_or(if current.rights().replaces { &[TO_THE_END] } else { &[] })
}

/// Draws the buttons, with their texts or with signs, and returns the answer pressed.
fn buttons(ui: &mut Ui, answers: &[Choice], are_signs: bool, language: &Language) -> Option<Answer> {
    let mut pressed = None;
    for &(text, answer) in answers {
        let button = match answer.sign().filter(|_| are_signs) {
            Some(sign) => icon_button(ui, sign, language.tr(text)),
            None => secondary_button(ui, language.tr(text)),
        };
        if button.clicked() {
            pressed = Some(answer);
        }
    }
    pressed
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::NodeId;
    use agon_core::rules::WinReason;
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::hud::layout::Extras;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{GUARDS, QUEEN_AND_GUARD, at, two_people};
    use crate::testing::screens::{WINDOWS, cut_off_texts, texts_in_sight};

    /// Everything the banner may have to say, with the row of buttons and without.
    fn matches() -> [Match; 9] {
        let mut offered = at("globe", None, Players::two_people("Ada", "Grace"));
        offered.draw_offered_by = Some(Side::Black);
        let mut resigned = at("globe", None, Players::two_people("Ada", "Grace"));
        resigned.tree.lose(Side::White, WinReason::Resignation);
        let played = |players| {
            let mut current = at("globe", None, players);
            for _ in 0..2 {
                let mv = current.position().legal_moves(current.rules())[0];
                current.tree.play(mv).unwrap();
            }
            current
        };
        let looking_back = |players| {
            let mut current = played(players);
            current.tree.jump(NodeId::START);
            current
        };
        [
            offered,
            resigned,
            played(Players::against_computer(Side::White, Level::Casual)),
            looking_back(Players::two_people("Ada", "Grace")),
            looking_back(Players::against_computer(Side::White, Level::Casual)),
            at("globe", Some(QUEEN_AND_GUARD), two_people()),
            at("globe", Some(GUARDS), two_people()),
            at("captor", Some(QUEEN_AND_GUARD), two_people()),
            at("parlett", None, two_people()),
        ]
    }

    const EXTRAS: Extras = Extras {
        race: true,
        clocks: true,
        hint: 0.0,
    };

    /// Draws the banner in a window where it had a height in the last frame; returns its height now.
    fn draw(ctx: &egui::Context, last: f32, current: &Match, progress: Progress, language: &Language) -> f32 {
        let layout = Layout::new(ctx.content_rect(), last, EXTRAS);
        let scene = Scene {
            current,
            language,
            tones: Tones::of(&BoardPalette::default()),
            across: false,
            costs: true,
            notice: None,
            offers_why: current.may_have_advice(),
            has_hint: false,
            preview: None,
        };
        banner(ctx, layout, &Prompt::all(current, false, progress), &scene).height
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        let matches = matches();
        for locale in Locale::all() {
            let language = Language::new(locale);
            for (window, current) in WINDOWS
                .into_iter()
                .flat_map(|window| matches.iter().map(move |one| (window, one)))
            {
                let mut height = 0.0;
                let cut_off = cut_off_texts(window, |ctx| {
                    height = draw(ctx, height, current, Progress::Chosen, &language);
                    let layout = Layout::new(ctx.content_rect(), height, EXTRAS);
                    assert!(layout.board.height() > 100.0, "{locale:?} in {window}: {layout:?}");
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }

    #[test]
    fn a_phone_tells_what_the_computer_did_beside_what_to_do() {
        let [_, _, current, ..] = matches();
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let computer = language.tr("player-computer");
            for progress in [Progress::Nothing, Progress::Picked] {
                let mut height = 0.0;
                let seen = texts_in_sight(vec2(360.0, 640.0), |ctx| {
                    height = draw(ctx, height, &current, progress, &language);
                });
                assert!(
                    seen.iter().any(|text| text.starts_with(&computer)),
                    "{locale:?}: {seen:?}"
                );
            }
        }
    }

    #[test]
    fn the_board_stays_where_it_is_whatever_there_is_to_say() {
        let matches = matches();
        let upright = [vec2(360.0, 640.0), vec2(390.0, 844.0), vec2(768.0, 1024.0)];
        let windows = upright.into_iter().chain([vec2(640.0, 400.0), vec2(1280.0, 800.0)]);
        for window in windows {
            let usual = Layout::new(Rect::from_min_size(egui::Pos2::ZERO, window), 0.0, EXTRAS);
            for (locale, current) in Locale::offered().flat_map(|locale| matches.iter().map(move |one| (locale, one))) {
                let language = Language::new(locale);
                for progress in [Progress::Nothing, Progress::Picked, Progress::Chosen, Progress::Asking] {
                    let prompts = Prompt::all(current, false, progress);
                    // Beside a panel there may be no room for the buttons of who looks back.
                    if usual.shape.is_beside() && answers(&prompts, current, false).contains(&TO_THE_END) {
                        continue;
                    }
                    let mut height = 0.0;
                    cut_off_texts(window, |ctx| height = draw(ctx, height, current, progress, &language));
                    let board = Layout::new(Rect::from_min_size(egui::Pos2::ZERO, window), height, EXTRAS).board;
                    assert_eq!(board, usual.board, "{locale:?} in {window}: {prompts:?}, {height}");
                }
            }
        }
    }
}

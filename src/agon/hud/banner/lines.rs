//! The lines of the banner: their text, typesetting, and arrangement with the buttons.

use std::f32::consts::PI;
use std::sync::Arc;

use agon_core::rules::{Kind, Piece, Ply, Side};
use bevy_egui::egui::{
    self, Align, FontSelection, Galley, Rect, RichText, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, epaint::TextShape,
    pos2, text::LayoutJob, vec2,
};

use super::answers::Choice;
use super::last_move_line::{last_move, movers};
use super::prompt::Prompt;
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::hud::layout::BANNER;
use crate::agon::text::words::move_told;
use crate::shell::ui::notice::Tone;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style;

/// Gap between lines, in points.
pub(super) const LINE_GAP: f32 = 2.0;

/// Maximum height of lines that do not move the board, in points. The slack absorbs rounding, not another line.
const HIGHEST: f32 = BANNER + space::S;

/// The data for building the lines.
pub(super) struct BannerView<'a> {
    pub(super) current: &'a Match,
    pub(super) language: &'a Language,
    pub(super) tones: Tones,
    /// Whether messages for Black are upside down, as Black sits opposite.
    pub(super) across: bool,
    /// Whether the last move includes the cost of its captures.
    pub(super) costs: bool,
    /// The latest notice, shown for a while in place of the last move.
    pub(super) notice: Option<&'a Notice>,
    /// Whether the targets of the selected piece can be explained.
    pub(super) offers_why: bool,
    /// Whether a hint is shown, to which optional buttons give way.
    pub(super) has_hint: bool,
    /// The move on the board while a line is played out there.
    pub(super) preview: Option<&'a Ply>,
}

impl BannerView<'_> {
    /// The last move as text, if any.
    fn news(&self) -> Option<String> {
        let (ply, cost) = match self.preview {
            Some(ply) => (ply, 0),
            None => last_move(self.current)?,
        };
        let cost = if self.costs { cost } else { 0 };
        move_told(self.language, self.current.rules(), &movers(self.current), ply, cost)
    }
}

/// The space for the lines, in points.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// Maximum width.
    pub(super) widest: f32,
    /// Padding above and below.
    pub(super) padding: f32,
    /// Whether the buttons have a slot below the board.
    pub(super) has_slot: bool,
}

/// The lines, and the buttons that may stand beside them.
pub(super) struct Arrangement {
    pub(super) lines: Vec<Line>,
    /// Whether the buttons show signs instead of texts.
    pub(super) are_signs: bool,
    /// The width of the buttons with their gaps, in points.
    pub(super) beside: f32,
}

impl Arrangement {
    pub(super) fn new(ui: &Ui, prompts: &[Prompt], scene: &BannerView, answers: &[Choice], room: Room) -> Self {
        let widest = room.widest;
        let gaps = space::M + ui.spacing().item_spacing.x * answers.len().saturating_sub(1) as f32;
        let beside = |are_signs| {
            let width = |answer: &Choice| answer.width(ui, are_signs, scene.language);
            gaps + answers.iter().map(width).sum::<f32>()
        };
        let usual = Self {
            lines: at_full_width(ui, prompts, scene, room),
            are_signs: false,
            beside: beside(false),
        };
        if answers.is_empty() || room.has_slot || usual.text_width() + usual.beside <= widest {
            return usual;
        }
        // To keep the board in place, prompts wrap beside the buttons.
        let narrow = |(are_signs, is_small)| {
            let beside = beside(are_signs);
            let lines = match scene.notice {
                Some(notice) => vec![Line::notice(ui, notice, 0.0, widest - beside)],
                None => prompt_lines(ui, prompts, scene, widest - beside, is_small).collect(),
            };
            Self {
                lines,
                are_signs,
                beside,
            }
        };
        let fits = |narrow: &Self| {
            let height = lines_height(&narrow.lines) + room.padding;
            height <= BANNER + 1.0 && narrow.text_width() <= widest - narrow.beside
        };
        let have_signs = answers.iter().all(|answer| answer.sign.is_some());
        let ladder = [(false, false), (false, true), (true, false), (true, true)];
        let possible = ladder.into_iter().filter(|(are_signs, _)| have_signs || !are_signs);
        possible.map(narrow).find(fits).unwrap_or(usual)
    }

    pub(super) fn text_width(&self) -> f32 {
        self.lines.iter().map(Line::width).fold(0.0, f32::max)
    }
}

/// The prompts, with a notice or the last move in small type below. To keep the board in place, a notice stands alone,
/// prompts are set smaller, or the last move is left out.
fn at_full_width(ui: &Ui, prompts: &[Prompt], scene: &BannerView, room: Room) -> Vec<Line> {
    let mut lines: Vec<_> = prompt_lines(ui, prompts, scene, room.widest, false).collect();
    let indent = lines.iter().map(|line| line.indent).fold(0.0, f32::max);
    if let Some(notice) = scene.notice {
        let line = Line::notice(ui, notice, indent, room.widest);
        let is_long = line.text.rows.len() > 1;
        lines.push(line);
        if is_long || lines_height(&lines) + room.padding > HIGHEST {
            lines.drain(..lines.len() - 1);
        }
        return lines;
    }
    let news = scene.news().map(|text| Line::news(ui, &text, indent, room.widest));
    let has_news = news.is_some();
    lines.extend(news.clone());
    let fits = |lines: &[Line], highest: f32| lines_height(lines) + room.padding <= highest;
    if fits(&lines, HIGHEST) {
        return lines;
    }
    let set = |is_small| prompt_lines(ui, prompts, scene, room.widest, is_small);
    let small: Vec<_> = set(true).chain(news).collect();
    if has_news && fits(&small, BANNER) {
        return small;
    }
    let alone: Vec<_> = set(false).collect();
    match room.has_slot && !fits(&alone, HIGHEST) {
        true => set(true).collect(),
        false => alone,
    }
}

fn prompt_lines(
    ui: &Ui,
    prompts: &[Prompt],
    scene: &BannerView,
    widest: f32,
    is_small: bool,
) -> impl Iterator<Item = Line> {
    let line = move |prompt: &Prompt| Line::new(ui, *prompt, scene, widest, is_small);
    prompts.iter().map(line)
}

/// One line of the banner: an icon of the side concerned, and the text.
#[derive(Clone)]
pub(super) struct Line {
    side: Option<Side>,
    /// Distance from the left edge to the text, in points.
    indent: f32,
    text: Arc<Galley>,
}

impl Line {
    /// Space for the icon, in points.
    const ICON: Vec2 = vec2(32.0, 26.0);

    /// A prompt, in at most this width.
    fn new(ui: &Ui, prompt: Prompt, scene: &BannerView, widest: f32, is_small: bool) -> Self {
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

    /// The last move, in small type below the prompts.
    fn news(ui: &Ui, text: &str, indent: f32, widest: f32) -> Self {
        Self::small(ui, text, Palette::of(ui.ctx()).muted, indent, widest)
    }

    /// A notice, in the same position.
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

    pub(super) fn draw(&self, ui: &mut Ui, tones: &Tones, upside_down: bool) {
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

pub(super) fn lines_height(lines: &[Line]) -> f32 {
    let gaps = LINE_GAP * lines.len().saturating_sub(1) as f32;
    lines.iter().map(Line::height).sum::<f32>() + gaps
}

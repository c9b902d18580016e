//! The news in short sentences, with the latest last.

use agon_core::agent::{Agent, Call, Event, Heard, Part, Player};
use bevy_egui::egui::{
    self, Align, Color32, Painter, Pos2, RichText, ScrollArea, Sense, Separator, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, style::ScrollAnimation,
};

use super::icons::{paint_agent, paint_player};
use super::view::TableView;
use crate::agent::text::words::{begins_words, deed_button, event_heard, reason_words};
use crate::shell::ui::theme::style::strong_style;
use crate::shell::ui::theme::tokens::{Palette, space};
use crate::shell::ui::widgets::controls::describe_scrolled;

/// The most lines that are worked out for a frame.
const MOST: usize = 60;

/// Whether an event is worth a line of its own: that nobody minds is not.
pub(super) fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Shown { .. }
            | Event::Decided {
                heard: Heard::Called(Call::Let),
                ..
            }
    )
}

/// A line of the list.
struct Line {
    /// Whose it is: signs in place of names.
    player: Option<Player>,
    agent: Option<Agent>,
    text: String,
    /// The sentence that is read out.
    told: String,
    begins_round: bool,
}

impl Line {
    /// A sentence about what a player did, after the player's sign.
    fn of(player: Option<Player>, told: String, scene: &TableView) -> Self {
        let named = player.filter(|&player| scene.company().you != Some(player));
        let rest = named.and_then(|player| told.strip_prefix(&scene.name(player)));
        Self {
            player,
            agent: None,
            text: rest.unwrap_or(&told).trim_start().to_owned(),
            told,
            begins_round: false,
        }
    }
}

/// The lines about all events, at most the last [`MOST`], after one that names the starter.
fn lines(scene: &TableView) -> Vec<Line> {
    let (company, language) = (scene.company(), scene.language);
    let start = scene.current.table().start();
    let events = scene.current.events();
    let told = events.iter().enumerate().filter(|(_, event)| {
        let is_held_back = scene.is_end_open && matches!(event, Event::Over(_));
        is_told(event) && !is_held_back
    });
    let late = told.clone().count().saturating_sub(MOST);
    // At the opening it stands above the prompt.
    let is_from_start = late == 0 && !scene.is_opening() && scene.current.lesson().is_none();
    let begins = is_from_start.then(|| Line::of(Some(start), begins_words(start, &company, language), scene));
    let mut lines: Vec<Line> = begins.into_iter().collect();
    let mut turn = None;
    let mut silent = 0;
    for (number, event) in told.skip(late) {
        let Some(context) = scene.contexts.get(number) else {
            continue;
        };
        let (player, deed) = match *event {
            Event::Decided { player, heard } => match heard {
                Heard::Announced(deed) => (Some(player), Some(deed)),
                _ => (Some(player), None),
            },
            Event::Missed(player) => (Some(player), None),
            _ => (None, None),
        };
        let is_silent = is_give_up(event) && !context.is_claimed;
        let is_over = is_silent && context.settles;
        if is_over {
            // That nobody has claimed anything takes a single line.
            lines.truncate(lines.len().saturating_sub(silent));
        }
        silent = if is_silent { silent + 1 } else { 0 };
        let player = player.filter(|_| !is_over);
        let mut line = Line::of(player, event_heard(event, context, &company, language), scene);
        if let Some(deed) = deed {
            line.agent = Some(deed.agent());
            line.text = deed_button(deed, &context.board, &company, language);
        }
        if !follows(event) && context.part != Part::Opening {
            line.begins_round = player == Some(start) && turn.is_some_and(|turn| turn != player);
            turn = Some(player);
        }
        let reason = scene.current.reason(number).filter(|_| scene.settings.show_reasons);
        if let Some(reason) = reason.and_then(|reason| reason_words(reason, &company, language)) {
            let reason = format!(" ({reason})");
            line.text += &reason;
            line.told += &reason;
        }
        lines.push(line);
    }
    lines
}

/// The events from the number `from` on, in a line for each action: the announcement, the objector, the claims and the
/// outcome. An action that began before is given from its beginning. The filling in of sheets before the first turn is
/// left out: everybody has done so.
pub(super) fn digest(scene: &TableView, from: usize) -> Vec<String> {
    let events = scene.current.events();
    let company = scene.company();
    let is_opening = |number: usize| {
        scene
            .contexts
            .get(number)
            .is_some_and(|context| context.part == Part::Opening)
    };
    let is_in_the_midst = events.get(from).is_some_and(follows);
    let begun = events[..from].iter().rposition(|event| !follows(event));
    let from = begun.filter(|_| is_in_the_midst).unwrap_or(from);
    let mut actions: Vec<Vec<usize>> = Vec::new();
    for (number, event) in events.iter().enumerate().skip(from) {
        let is_held_back = scene.is_end_open && matches!(event, Event::Over(_));
        if !is_told(event) || is_held_back || (is_opening(number) && !scene.is_opening()) {
            continue;
        }
        match actions.last_mut() {
            Some(last) if follows(event) => last.push(number),
            _ => actions.push(vec![number]),
        }
    }
    let told = |numbers: &Vec<usize>| {
        // Who gives up says something where there are claims, and the last one to do so lets the action go ahead.
        let counts = |number: &&usize| {
            let context = scene.contexts.get(**number);
            !is_give_up(&events[**number]) || context.is_some_and(|context| context.settles || context.is_claimed)
        };
        let sentence = |&number: &usize| {
            Some(event_heard(
                &events[number],
                scene.contexts.get(number)?,
                &company,
                scene.language,
            ))
        };
        let sentences: Vec<String> = numbers.iter().filter(counts).filter_map(sentence).collect();
        sentences.join(" ")
    };
    actions.iter().map(told).filter(|line| !line.is_empty()).collect()
}

const fn is_give_up(event: &Event) -> bool {
    matches!(
        event,
        Event::Decided {
            heard: Heard::Called(Call::GiveUp),
            ..
        }
    )
}

/// Whether an event belongs to the action that was announced before.
const fn follows(event: &Event) -> bool {
    match event {
        Event::Decided { heard, .. } => match heard {
            Heard::Called(call) => !matches!(call, Call::Skip),
            Heard::Announced(_) | Heard::Staked => false,
        },
        Event::TakenBack | Event::Exiled { .. } | Event::Over(_) => true,
        Event::Missed(_) | Event::Shown { .. } => false,
    }
}

/// Draws them in a list of the height that is left, which stays at its end.
pub(super) fn news(ui: &mut Ui, scene: &TableView, height: f32) {
    let palette = Palette::of(ui.ctx());
    // Whatever is new leads back to the end.
    let (id, count) = (egui::Id::new("news read"), scene.current.events().len());
    let is_new = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, count), count)) != count;
    let list = ScrollArea::vertical()
        .id_salt("news")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            describe_scrolled(ui);
            let drawn_at = ui.clip_rect().top() - ui.min_rect().top();
            ui.spacing_mut().item_spacing = Vec2::new(space::XS, space::XS / 2.0);
            ui.spacing_mut().interact_size.y = 0.0;
            let mut lines = lines(scene).into_iter().peekable();
            while let Some(line) = lines.next() {
                let style = match lines.peek() {
                    None => (strong_style(), palette.ink),
                    Some(_) => (TextStyle::Small, palette.muted),
                };
                draw(ui, line, style);
            }
            if is_new {
                ui.scroll_to_cursor_animation(Some(Align::BOTTOM), ScrollAnimation::none());
            }
            drawn_at
        });
    // Further lines, or another height, move the end only in the next frame.
    if (list.state.offset.y - list.inner).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
}

/// Draws a line after its signs, which the edges of the list do not cut, and a rule before a new round.
fn draw(ui: &mut Ui, line: Line, (style, colour): (TextStyle, Color32)) {
    /// The radius of a sign.
    const SIGN: f32 = 10.0;
    if line.begins_round {
        ui.add(Separator::default().spacing(space::XS));
    }
    ui.horizontal_top(|ui| {
        let mut sign = |paint: &dyn Fn(&Painter, Pos2)| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN + 2.0), Sense::hover());
            if ui.clip_rect().expand(2.5).contains_rect(rect) {
                paint(ui.painter(), rect.center());
            }
        };
        if let Some(player) = line.player {
            sign(&|painter, at| paint_player(painter, at, SIGN, player.index()));
        }
        if let Some(agent) = line.agent {
            sign(&|painter, at| paint_agent(painter, at, SIGN, agent, false));
        }
        ui.vertical(|ui| {
            ui.add_space((2.0 * SIGN + 2.0 - ui.text_style_height(&style)) / 2.0);
            whole_rows(ui, RichText::new(line.text).text_style(style).color(colour), &line.told);
        });
    });
}

/// Draws a text in a list that scrolls, read out as `told`. Rows that the edges of the list would cut are left out.
pub(super) fn whole_rows(ui: &mut Ui, text: RichText, told: &str) {
    let (at, galley, response) = egui::Label::new(text).wrap().layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, ui.is_enabled(), told));
    let seen = ui.clip_rect();
    let whole = galley.rows.iter().map(|row| row.rect().translate(at.to_vec2()));
    let mut whole = whole.filter(|row| row.top() >= seen.top() - 0.5 && row.bottom() <= seen.bottom() + 0.5);
    let Some(first) = whole.next() else {
        return;
    };
    let last = whole.next_back().unwrap_or(first);
    let rows = seen.with_min_y(first.top()).with_max_y(last.bottom());
    let ink = Palette::of(ui.ctx()).ink;
    ui.painter().with_clip_rect(rows).galley(at, galley, ink);
}

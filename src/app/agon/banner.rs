//! One line above the board: who must do what next, where that is not simply to move, and what else is to be known.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, CornerRadius, FontSelection, Galley, Rect, RichText, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
    epaint::TextShape, pos2, text::LayoutJob, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::components::AcrossTable;
use super::game::Match;
use super::hud::icons::{self, Tones};
use super::hud::{HudLayout, HudSystems, while_playing};
use super::messages::PlayerAction;
use super::opponent::Thinking;
use super::theme::Palette as BoardPalette;
use crate::app::shell::Draw;
use crate::app::shell::language::Language;
use crate::app::shell::theme::{self, Palette, space};
use crate::app::shell::widgets::secondary_button;
use crate::rules::{Kind, Piece, Side};

mod saying;

use saying::Saying;

/// How long the computer thinks before that is said, in seconds: shorter thoughts would only flicker.
const PATIENCE: f64 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).after(HudSystems).run_if(while_playing),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, thinking, across): (Res<Match>, Res<Thinking>, Res<AcrossTable>),
    (language, board): (Res<Language>, Res<BoardPalette>),
    mut actions: MessageWriter<PlayerAction>,
    mut thinks_since: Local<Option<f64>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    *thinks_since = thinking.0.then(|| thinks_since.unwrap_or(now));
    let thinks_long = thinks_since.is_some_and(|since| now - since >= PATIENCE);
    let sayings = Saying::all(&current, thinks_long);
    let Some(layout) = hud.layout.filter(|_| !sayings.is_empty()) else {
        hud.banner_height = 0.0;
        return Ok(());
    };
    let scene = Scene {
        current: &current,
        language: &language,
        tones: Tones::of(&board),
        across: across.0,
    };
    let said = banner(ctx, layout.banner, &sayings, &scene);
    hud.banner_height = said.height + 2.0 * space::S;
    actions.write_batch(said.answer);
    Ok(())
}

/// What lines are made from.
struct Scene<'a> {
    current: &'a Match,
    language: &'a Language,
    tones: Tones,
    /// What is for Black faces Black, who sits opposite.
    across: bool,
}

struct Said {
    height: f32,
    answer: Option<PlayerAction>,
}

fn banner(ctx: &egui::Context, room: egui::Rect, sayings: &[Saying], scene: &Scene) -> Said {
    let palette = Palette::of(ctx);
    let frame = theme::card_frame(palette)
        .stroke(Stroke::new(1.5, palette.accent))
        .corner_radius(CornerRadius::same(theme::radius::CARD))
        .inner_margin(egui::Margin::symmetric(16, 8));
    let widest = room.width() - 2.0 * space::S - frame.total_margin().sum().x;
    let shown = egui::Area::new(egui::Id::new("banner"))
        .fixed_pos(room.center_top() + vec2(0.0, space::S))
        .pivot(egui::Align2::CENTER_TOP)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let lines: Vec<_> = sayings
                .iter()
                .map(|saying| Line::new(ui, *saying, scene, widest))
                .collect();
            let answerable = |saying: &Saying| matches!(saying, Saying::DrawOffered { answerable: true, .. });
            frame
                .show(ui, |ui| {
                    ui.set_width(lines.iter().map(Line::width).fold(0.0, f32::max));
                    lines.iter().for_each(|line| line.draw(ui, &scene.tones));
                    if sayings.iter().any(answerable) {
                        answer(ui, scene.language)
                    } else {
                        None
                    }
                })
                .inner
        });
    Said {
        height: shown.response.rect.height(),
        answer: shown.inner,
    }
}

/// One thing that is said: whose it is, as a drawing, and the text.
struct Line {
    side: Option<Side>,
    text: Arc<Galley>,
    upside_down: bool,
}

impl Line {
    /// The room of the drawing.
    const ICON: Vec2 = vec2(28.0, 26.0);

    fn new(ui: &Ui, saying: Saying, scene: &Scene, widest: f32) -> Self {
        let (current, language) = (scene.current, scene.language);
        let palette = Palette::of(ui.ctx());
        // "You win" beside the computer's queen would say two things.
        let about_person = matches!(saying, Saying::Ended(_)) && current.players().single_human().is_some();
        let side = saying.side().filter(|_| !about_person);
        let mut job = LayoutJob::default();
        let mut add = |text: RichText| text.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        if let Some(name) = saying.addressee(current, language) {
            add(RichText::new(format!("{name}  "))
                .text_style(theme::strong_style())
                .color(palette.accent));
        }
        let text = RichText::new(saying.text(current, language));
        add(match saying {
            Saying::Ended(_) => text.text_style(theme::subheading_style()).color(palette.accent),
            _ => text.color(palette.ink),
        });
        job.wrap.max_width = widest - if side.is_some() { Self::ICON.x } else { 0.0 };
        let text = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
        let upside_down = scene.across && saying.is_for() == Some(Side::Black);
        Self {
            side,
            text,
            upside_down,
        }
    }

    fn size(&self) -> Vec2 {
        match self.side {
            Some(_) => vec2(Self::ICON.x + self.text.size().x, self.text.size().y.max(Self::ICON.y)),
            None => self.text.size(),
        }
    }

    fn width(&self) -> f32 {
        self.size().x
    }

    fn draw(&self, ui: &mut Ui, tones: &Tones) {
        let (rect, response) = ui.allocate_exact_size(self.size(), egui::Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.text.text()));
        let (mut left, direction) = if self.upside_down {
            (rect.right(), -1.0)
        } else {
            (rect.left(), 1.0)
        };
        if let Some(side) = self.side {
            let icon = Rect::from_center_size(pos2(left + direction * 10.0, rect.center().y), vec2(20.0, Self::ICON.y));
            icons::piece(
                ui.painter(),
                icon,
                Piece {
                    side,
                    kind: Kind::Queen,
                },
                tones,
            );
            left += direction * Self::ICON.x;
        }
        let top = rect.center().y - direction * self.text.size().y / 2.0;
        let ink = Palette::of(ui.ctx()).ink;
        let angle = if self.upside_down { PI } else { 0.0 };
        ui.painter()
            .add(TextShape::new(pos2(left, top), self.text.clone(), ink).with_angle(angle));
    }
}

/// The two answers to an offer.
fn answer(ui: &mut Ui, language: &Language) -> Option<PlayerAction> {
    ui.horizontal_wrapped(|ui| {
        let accepted = secondary_button(ui, language.tr("banner-accept")).clicked();
        let declined = secondary_button(ui, language.tr("banner-decline")).clicked();
        match (accepted, declined) {
            (true, _) => Some(PlayerAction::AcceptDraw),
            (_, true) => Some(PlayerAction::DeclineDraw),
            _ => None,
        }
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::saying::tests::{GUARDS, QUEEN_AND_GUARD, at, two_people};
    use super::*;
    use crate::app::agon::hud::layout::Layout;
    use crate::app::agon::players::Players;
    use crate::app::shell::language::Locale;
    use crate::app::shell::widgets::testing::{WINDOWS, cut_off_texts};
    use crate::rules::WinReason;

    #[test]
    fn no_language_runs_out_of_any_window() {
        let mut offered = at("globe", None, Players::two_people("Ada", "Grace"));
        offered.draw_offered_by = Some(Side::Black);
        let mut resigned = at("globe", None, Players::two_people("Ada", "Grace"));
        resigned.game.lose(Side::White, WinReason::Resignation);
        let matches = [
            offered,
            resigned,
            at("globe", Some(QUEEN_AND_GUARD), two_people()),
            at("globe", Some(GUARDS), two_people()),
            at("captor", Some(QUEEN_AND_GUARD), two_people()),
            at("parlett", None, two_people()),
        ];
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for (window, current) in WINDOWS
                .into_iter()
                .flat_map(|window| matches.iter().map(move |one| (window, one)))
            {
                let mut height = 0.0;
                let cut_off = cut_off_texts(window, |ctx| {
                    let layout = Layout::new(ctx.content_rect(), height);
                    let sayings = Saying::all(current, false);
                    let scene = Scene {
                        current,
                        language: &language,
                        tones: Tones::of(&BoardPalette::default()),
                        across: false,
                    };
                    height = banner(ctx, layout.banner, &sayings, &scene).height;
                    assert!(layout.board.height() > 100.0, "{locale:?} in {window}: {layout:?}");
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}

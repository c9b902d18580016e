//! Brief notices to the player: each is shown for a few seconds, or until it is closed, above everything else, with a
//! limited number at a time.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::theme;
use crate::app::shell::system::language::Language;
use crate::app::shell::system::redraw;
use crate::app::shell::system::redraw::Wake;
use crate::app::shell::system::resources::AddResource;
use crate::app::shell::ui::theme::tokens::{Palette, motion, size, space};
use crate::app::shell::ui::widgets::controls::icon_button;

/// Maximum number of notices at once; the rest are queued.
const SHOWN_AT_ONCE: usize = 3;

/// How many of these may be notices that stay, so that the brief ones always find a place.
const STAYING_AT_ONCE: usize = SHOWN_AT_ONCE - 1;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_resource::<Notices>()
        .add_resource::<NoticePlace>()
        .add_systems(Last, (collect, expire).chain().before(redraw::Rest))
        .add_systems(EguiPrimaryContextPass, show.in_set(super::draw_order::Draw::Notices));
}

/// Shows the player one line for a few seconds: `notices.write(Notice::info(language.tr("…")))`.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The text, in the player's language.
    pub text: String,
    /// Its appearance.
    pub tone: Tone,
    /// Whether it stays until the player closes it.
    pub stays: bool,
}

/// Appearance of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// For information.
    Info,
    /// Something does not work as it should.
    Warning,
}

impl Notice {
    /// A notice for information.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            tone: Tone::Info,
            stays: false,
        }
    }

    /// A notice that something does not work as it should.
    pub fn warning(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            tone: Tone::Warning,
            stays: false,
        }
    }

    /// The same, but it stays until the player closes it: for a path or an address, which is to be copied or noted down.
    #[must_use]
    pub fn until_closed(self) -> Self {
        Self { stays: true, ..self }
    }

    /// Time to read it twice at a leisurely 15 characters a second.
    fn duration(&self) -> Duration {
        motion::NOTICE + Duration::from_secs_f32(self.text.chars().count() as f32 * 2.0 / 15.0)
    }
}

/// The notices on screen and those queued, with the time left for each.
#[derive(Resource, Default)]
pub struct Notices(VecDeque<(Notice, Duration)>);

impl Notices {
    /// The notices on screen, oldest first.
    pub fn shown(&self) -> impl Iterator<Item = &Notice> {
        self.places().into_iter().map(|place| &self.0[place].0)
    }

    /// The places in the queue of the notices on screen.
    fn places(&self) -> Vec<usize> {
        let mut staying = 0;
        let is_next = |(_, (notice, _)): &(usize, &(Notice, Duration))| {
            staying += usize::from(notice.stays);
            !notice.stays || staying <= STAYING_AT_ONCE
        };
        let next = self.0.iter().enumerate().filter(is_next);
        next.take(SHOWN_AT_ONCE).map(|(place, _)| place).collect()
    }
}

/// The area of the window, in points, at whose top notices are shown so that they cover nothing important; `None` means
/// the whole window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct NoticePlace(pub Option<egui::Rect>);

fn collect(mut messages: MessageReader<Notice>, mut notices: ResMut<Notices>) {
    for notice in messages.read() {
        // The same refusal on every click extends the existing notice.
        match notices.0.iter_mut().find(|(shown, _)| shown == notice) {
            Some((_, left)) => *left = notice.duration(),
            None => notices.0.push_back((notice.clone(), notice.duration())),
        }
    }
}

fn expire(mut notices: ResMut<Notices>, time: Res<Time<Real>>, mut wake: ResMut<Wake>) {
    if notices.0.is_empty() {
        return;
    }
    for place in notices.places() {
        let (notice, left) = &mut notices.0[place];
        if !notice.stays {
            *left = left.saturating_sub(time.delta());
        }
    }
    notices.0.retain(|(_, left)| !left.is_zero());
    let shown = notices.places().into_iter().map(|place| &notices.0[place]);
    if let Some(next) = shown.filter(|(notice, _)| !notice.stays).map(|(_, left)| *left).min() {
        wake.within(next);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    place: Res<NoticePlace>,
    language: Res<Language>,
) -> Result {
    if notices.0.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let palette = Palette::of(ctx);
    let (room, margin) = match place.0 {
        Some(room) => (room, space::S),
        None => (ctx.content_rect(), space::M),
    };
    let width = (room.width() - 2.0 * margin).min(size::NOTICE_WIDTH);
    let mut dismissed = None;
    egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Tooltip)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(room.center_top() + egui::vec2(0.0, margin))
        .show(ctx, |ui| {
            ui.set_max_width(width);
            for place in notices.places() {
                let notice = &notices.0[place].0;
                let (stroke, ink) = match notice.tone {
                    Tone::Info => (palette.accent, palette.ink),
                    Tone::Warning => (palette.warning, palette.warning),
                };
                let frame = theme::card_frame(palette)
                    .fill(palette.panel)
                    .stroke(egui::Stroke::new(1.5, stroke));
                let shown = frame.show(ui, |ui| {
                    let width = width - frame.total_margin().sum().x;
                    ui.set_width(width);
                    let text = egui::RichText::new(&notice.text).color(ink);
                    if !notice.stays {
                        ui.label(text);
                        return false;
                    }
                    ui.horizontal_top(|ui| {
                        ui.vertical(|ui| {
                            ui.set_width(width - size::TOUCH - space::S);
                            ui.label(text);
                        });
                        icon_button(ui, "×", language.tr("close")).clicked()
                    })
                    .inner
                });
                if shown.inner || shown.response.interact(egui::Sense::CLICK).clicked() {
                    dismissed = Some(place);
                }
                ui.add_space(space::S);
            }
        });
    if let Some(place) = dismissed {
        notices.0.remove(place);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_message::<Notice>()
            .add_resource::<Notices>()
            .add_resource::<Wake>()
            .add_resource::<Time<Real>>()
            .add_systems(Last, (collect, expire).chain());
        app
    }

    fn wait(app: &mut App, seconds: f32) {
        app.world_mut()
            .resource_mut::<Time<Real>>()
            .advance_by(Duration::from_secs_f32(seconds));
        app.update();
        app.world_mut().resource_mut::<Time<Real>>().advance_by(Duration::ZERO);
    }

    fn texts(app: &App) -> Vec<String> {
        app.world()
            .resource::<Notices>()
            .shown()
            .map(|notice| notice.text.clone())
            .collect()
    }

    #[test]
    fn a_line_goes_by_itself_and_the_next_takes_its_place() {
        let mut app = app();
        for text in ["one", "two", "three", "four"] {
            app.world_mut().write_message(Notice::info(text));
        }
        wait(&mut app, 0.0);
        assert_eq!(texts(&app), ["one", "two", "three"]);
        wait(&mut app, 60.0);
        assert_eq!(texts(&app), ["four"], "who waited has its full time still to come");
        wait(&mut app, 60.0);
        assert!(texts(&app).is_empty());
    }

    #[test]
    fn a_line_that_stays_waits_to_be_closed_and_leaves_room_for_brief_ones() {
        let mut app = app();
        for text in ["a path", "another path", "a third path"] {
            app.world_mut().write_message(Notice::info(text).until_closed());
        }
        app.world_mut().write_message(Notice::info("brief"));
        wait(&mut app, 0.0);
        assert_eq!(texts(&app), ["a path", "another path", "brief"]);
        wait(&mut app, 3600.0);
        assert_eq!(texts(&app), ["a path", "another path"]);
        app.world_mut().resource_mut::<Notices>().0.remove(0);
        wait(&mut app, 3600.0);
        assert_eq!(texts(&app), ["another path", "a third path"]);
    }

    #[test]
    fn the_same_line_is_not_shown_twice() {
        let mut app = app();
        for _ in 0..3 {
            app.world_mut().write_message(Notice::warning("no"));
            wait(&mut app, 0.1);
        }
        assert_eq!(texts(&app), ["no"]);
    }
}

//! Brief notices to the player: each is shown for a few seconds, or until it is closed, with a limited number at a time,
//! where it covers nothing that the player may be reading. While a question is open, all of them wait.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::question::Questions;
use super::theme;
use crate::shell::system::language::Language;
use crate::shell::system::redraw;
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::theme::tokens::{Palette, motion, size, space};
use crate::shell::ui::widgets::buttons::icon_button;

/// Maximum number of notices at once; the rest are queued.
const SHOWN_AT_ONCE: usize = 3;

/// Maximum of lasting notices among these, so that a brief one always finds a place.
const STAYING_AT_ONCE: usize = SHOWN_AT_ONCE - 1;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_message::<NoticeOutdated>()
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
    /// Whether it stays until the player closes it, or the page on which it came up.
    pub stays: bool,
}

/// Withdraws a notice before its time, because what it says no longer matters.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct NoticeOutdated(pub Notice);

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

    /// Keeps it until the player closes it or the page on which it came up: for a path or an address to be copied or
    /// noted down.
    #[must_use]
    pub fn until_closed(self) -> Self {
        Self { stays: true, ..self }
    }

    /// Time to read it twice at a leisurely 15 characters a second.
    fn duration(&self) -> Duration {
        motion::NOTICE + Duration::from_secs_f32(self.text.chars().count() as f32 * 2.0 / 15.0)
    }
}

/// The notices on screen and those queued.
#[derive(Resource, Default)]
pub struct Notices(VecDeque<Queued>);

/// A notice that is shown, or will be.
struct Queued {
    notice: Notice,
    /// The time left for it.
    left: Duration,
    /// Whether it came up on a page; `None` before it is drawn for the first time.
    is_of_page: Option<bool>,
}

impl Queued {
    fn new(notice: Notice) -> Self {
        Self {
            left: notice.duration(),
            notice,
            is_of_page: None,
        }
    }
}

impl Notices {
    /// The notices on screen, oldest first.
    pub fn shown(&self) -> impl Iterator<Item = &Notice> {
        self.places().into_iter().map(|place| &self.0[place].notice)
    }

    /// The latest of those that go by themselves.
    pub fn latest_brief(&self) -> Option<&Notice> {
        self.shown().filter(|notice| !notice.stays).last()
    }

    /// The places in the queue of the notices on screen.
    fn places(&self) -> Vec<usize> {
        let mut staying = 0;
        let is_next = |(_, queued): &(usize, &Queued)| {
            let stays = queued.notice.stays;
            staying += usize::from(stays);
            !stays || staying <= STAYING_AT_ONCE
        };
        let next = self.0.iter().enumerate().filter(is_next);
        next.take(SHOWN_AT_ONCE).map(|(place, _)| place).collect()
    }
}

/// Where notices are shown while no page is open. A [page](super::widgets::sheet) has a place of its own for them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum NoticePlace {
    /// At the top of the window.
    #[default]
    Window,
    /// At the top of a part of the window, in points.
    Part(egui::Rect),
    /// On the screen, which shows the latest brief one itself; those that stay, at the top of the window.
    Screen,
}

/// The room that a page leaves for notices.
#[derive(Clone, Copy, Debug)]
struct PageRoom {
    /// The pass in which the page was drawn.
    pass: u64,
    /// The height left in that pass, which is that of the notices in the last one.
    rect: egui::Rect,
}

impl PageRoom {
    fn id() -> egui::Id {
        egui::Id::new("room for notices")
    }

    /// The height of the notices in the last pass.
    fn height_id() -> egui::Id {
        egui::Id::new("height of notices")
    }
}

/// Returns the height that notices take on a page, in points.
pub(crate) fn height(ctx: &egui::Context) -> f32 {
    ctx.data(|data| data.get_temp(PageRoom::height_id())).unwrap_or(0.0)
}

/// Leaves that height on a page, at the cursor.
pub(crate) fn leave_room(ui: &mut egui::Ui) {
    let height = height(ui.ctx());
    let rect = egui::Rect::from_min_size(ui.cursor().min, egui::vec2(ui.available_width(), height));
    ui.advance_cursor_after_rect(rect);
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.insert_temp(PageRoom::id(), PageRoom { pass, rect }));
}

fn collect(
    mut messages: MessageReader<Notice>,
    mut outdated: MessageReader<NoticeOutdated>,
    mut notices: ResMut<Notices>,
) {
    for notice in messages.read() {
        // The same refusal on every click extends the existing notice.
        match notices.0.iter_mut().find(|queued| queued.notice == *notice) {
            Some(queued) => queued.left = notice.duration(),
            None => notices.0.push_back(Queued::new(notice.clone())),
        }
    }
    for NoticeOutdated(notice) in outdated.read() {
        notices.0.retain(|queued| queued.notice != *notice);
    }
}

fn expire(mut notices: ResMut<Notices>, questions: Res<Questions>, time: Res<Time<Watched>>, mut wake: ResMut<Wake>) {
    if notices.0.is_empty() || questions.is_open() {
        return;
    }
    for place in notices.places() {
        let queued = &mut notices.0[place];
        if !queued.notice.stays {
            queued.left = queued.left.saturating_sub(time.delta());
        }
    }
    notices.0.retain(|queued| !queued.left.is_zero());
    let shown = notices.places().into_iter().map(|place| &notices.0[place]);
    let brief = shown.filter(|queued| !queued.notice.stays);
    if let Some(next) = brief.map(|queued| queued.left).min() {
        // Watched time passes only between frames that come often.
        wake.within(next.min(Duration::from_secs(1)));
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    place: Res<NoticePlace>,
    questions: Res<Questions>,
    language: Res<Language>,
) -> Result {
    // They would lie over a question, or over its buttons. Their time goes on once it is answered.
    if questions.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    if !notices.0.is_empty() {
        go_with_page(ctx, &mut notices);
    }
    let dismissed = draw(ctx, &notices, *place, &language);
    if let Some(index) = dismissed {
        notices.0.remove(index);
    }
    Ok(())
}

/// The room on the page that is drawn in this pass, if one is.
fn page_room(ctx: &egui::Context) -> Option<PageRoom> {
    let pass = ctx.cumulative_pass_nr();
    let page = ctx.data(|data| data.get_temp::<PageRoom>(PageRoom::id()));
    page.filter(|page| page.pass == pass)
}

/// Removes the notices of a page when it closes: the player has read them, and wants to see the screen below.
fn go_with_page(ctx: &egui::Context, notices: &mut Notices) {
    let is_page = page_room(ctx).is_some();
    for place in notices.places() {
        notices.0[place].is_of_page.get_or_insert(is_page);
    }
    if !is_page {
        notices
            .0
            .retain(|queued| !(queued.notice.stays && queued.is_of_page == Some(true)));
    }
}

/// Draws the notices where there is a place for them. Returns the index of one that was clicked.
fn draw(ctx: &egui::Context, notices: &Notices, place: NoticePlace, language: &Language) -> Option<usize> {
    let page = page_room(ctx);
    let mut places = notices.places();
    if page.is_none() && place == NoticePlace::Screen {
        // It shows the others itself.
        places.retain(|&place| notices.0[place].notice.stays);
    }
    if (page.is_none() || places.is_empty()) && height(ctx) > 0.0 {
        ctx.data_mut(|data| data.remove::<f32>(PageRoom::height_id()));
    }
    if places.is_empty() {
        return None;
    }
    let palette = Palette::of(ctx);
    let (room, margin) = match page {
        Some(page) => (page.rect, 0.0),
        None => match place {
            NoticePlace::Part(part) => (part, space::M),
            NoticePlace::Window | NoticePlace::Screen => (ctx.content_rect(), space::M),
        },
    };
    let width = (room.width() - 2.0 * margin).min(size::NOTICE_WIDTH);
    let mut dismissed = None;
    let shown = egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Tooltip)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(room.center_top() + egui::vec2(0.0, margin))
        .show(ctx, |ui| {
            ui.set_max_width(width);
            if page.is_some_and(|page| page.rect.height() == 0.0) {
                // The page makes room in the next pass.
                ui.set_invisible();
            }
            for place in places {
                let notice = &notices.0[place].notice;
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
    if page.is_some() {
        let high = shown.response.rect.height();
        if (height(ctx) - high).abs() > 0.5 {
            ctx.data_mut(|data| data.insert_temp(PageRoom::height_id(), high));
            ctx.request_repaint();
        }
    }
    dismissed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::shell::ui::question::{self, Question};
    use crate::shell::ui::widgets::sheet::{Ways, sheet_with_footer};
    use crate::testing::screens::context;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(question::plugin)
            .add_message::<Notice>()
            .add_message::<NoticeOutdated>()
            .add_resource::<Notices>()
            .add_resource::<Wake>()
            .add_resource::<Time<Watched>>()
            .add_systems(Last, (collect, expire).chain());
        app
    }

    fn wait(app: &mut App, seconds: f32) {
        app.world_mut()
            .resource_mut::<Time<Watched>>()
            .advance_by(Duration::from_secs_f32(seconds));
        app.update();
        app.world_mut()
            .resource_mut::<Time<Watched>>()
            .advance_by(Duration::ZERO);
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
    fn a_line_has_its_whole_time_after_a_question() {
        let mut app = app();
        app.world_mut().spawn(Question::default());
        app.world_mut().write_message(Notice::info("saved"));
        wait(&mut app, 60.0);
        assert_eq!(texts(&app), ["saved"]);
        app.world_mut().resource_mut::<Questions>().answer(true);
        wait(&mut app, 1.0);
        assert_eq!(texts(&app), ["saved"]);
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

    #[test]
    fn a_notice_that_no_longer_matters_goes_before_its_time() {
        let mut app = app();
        for text in ["refused", "saved"] {
            app.world_mut().write_message(Notice::info(text));
        }
        wait(&mut app, 0.1);
        app.world_mut().write_message(NoticeOutdated(Notice::info("refused")));
        wait(&mut app, 0.1);
        assert_eq!(texts(&app), ["saved"]);
    }

    #[test]
    fn a_screen_shows_the_latest_brief_notice_and_leaves_those_that_stay_to_the_window() {
        let language = Language::new(Locale::EN);
        for (staying, brief) in [(false, true), (true, false), (true, true)] {
            let mut notices = Notices::default();
            let stays = staying.then(|| Notice::info("stays").until_closed());
            for notice in stays.into_iter().chain(brief.then(|| Notice::info("brief"))) {
                notices.0.push_back(Queued::new(notice));
            }
            assert_eq!(notices.latest_brief().is_some(), brief);
            let ctx = context();
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                draw(ui.ctx(), &notices, NoticePlace::Screen, &language);
            });
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
            assert_eq!(ctx.memory(|memory| memory.area_rect("notices")).is_some(), staying);
        }
    }

    /// Where the contents and the button of a page lie before a notice comes, with it, and the notice.
    fn page_with_notice(high: f32) -> ([(egui::Rect, egui::Rect); 2], egui::Rect) {
        let (ctx, language) = (context(), Language::new(Locale::EN));
        let mut notices = Notices::default();
        let mut places = Vec::new();
        for pass in 0..12 {
            if pass == 6 {
                let notice = Notice::info("Copied");
                notices.0.push_back(Queued::new(notice));
            }
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(360.0, 640.0))),
                ..egui::RawInput::default()
            };
            let mut at = (egui::Rect::NOTHING, egui::Rect::NOTHING);
            let mut output = ctx.run_ui(input, |ui| {
                let contents = |ui: &mut egui::Ui| {
                    ui.set_height(high);
                    at.0 = ui.clip_rect();
                };
                let footer = |ui: &mut egui::Ui| at.1 = ui.button("Copy").rect;
                sheet_with_footer(ui.ctx(), "page", "Page", &Ways::new(&language), contents, footer);
                draw(ui.ctx(), &notices, NoticePlace::Screen, &language);
            });
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
            places.push(at);
        }
        let notice = ctx.memory(|memory| memory.area_rect("notices")).unwrap();
        assert!(notice.height() > 20.0 && (height(&ctx) - notice.height()).abs() < 1.0);
        // In the first passes sizes settle.
        ([places[5], places[11]], notice)
    }

    #[test]
    fn on_a_page_a_notice_lies_between_the_contents_and_the_buttons() {
        for high in [100.0, 2000.0] {
            let ([before, (contents, button)], notice) = page_with_notice(high);
            assert!(
                contents.bottom() <= notice.top() && notice.bottom() <= button.top(),
                "{contents} {notice} {button}"
            );
            assert!(
                (contents.top() - before.0.top()).abs() < 1.0,
                "the contents have not moved"
            );
            if high > 640.0 {
                assert_eq!(button, before.1, "nor has the button of a page that fills the window");
            }
        }
    }

    #[test]
    fn a_notice_that_stays_goes_with_the_page_on_which_it_came_up() {
        let (ctx, language) = (context(), Language::new(Locale::EN));
        let stays = |text| Queued::new(Notice::info(text).until_closed());
        let mut notices = Notices(VecDeque::from([stays("at the start")]));
        for pass in 0..9 {
            if pass == 4 {
                notices.0.push_back(stays("on the page"));
            }
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                if (3..6).contains(&pass) {
                    sheet_with_footer(ui.ctx(), "page", "Page", &Ways::new(&language), |_| {}, |_| {});
                }
                go_with_page(ui.ctx(), &mut notices);
                draw(ui.ctx(), &notices, NoticePlace::Screen, &language);
            });
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
            let shown: Vec<&str> = notices.shown().map(|notice| notice.text.as_str()).collect();
            match pass {
                4 | 5 => assert_eq!(shown, ["at the start", "on the page"]),
                _ => assert_eq!(shown, ["at the start"], "{pass}"),
            }
        }
    }

    #[test]
    fn notices_keep_to_the_part_of_the_window_that_is_theirs() {
        let (ctx, language) = (context(), Language::new(Locale::EN));
        let notices = Notices(VecDeque::from([Queued::new(Notice::info(
            "No line joins these two cities.",
        ))]));
        let part = egui::Rect::from_min_max(egui::pos2(0.0, 40.0), egui::pos2(300.0, 400.0));
        for _ in 0..3 {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                draw(ui.ctx(), &notices, NoticePlace::Part(part), &language);
            });
            // egui insists that somebody takes the textures.
            output.textures_delta.clear();
        }
        let shown = ctx.memory(|memory| memory.area_rect("notices")).unwrap();
        assert!(part.contains_rect(shown), "{shown}");
    }
}

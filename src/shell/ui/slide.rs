//! Pages and cards slide into their places: what is new on the screen comes from a little further off, and fades in. It is
//! drawn where it is pressed, and once it is in its place no frame is drawn for it.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use egui::{Align2, AsId, Context, Frame, Id, Ui, UiBuilder, Vec2, vec2};

use super::draw_order::Draw;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::theme::tokens::{Palette, motion};

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<SlideSpeed>().add_systems(
        EguiPrimaryContextPass,
        note_speed
            .run_if(resource_exists_and_changed::<SlideSpeed>)
            .in_set(Draw::Theme),
    );
}

/// How fast things slide in: 1 is normal, 0 at once. Set by what has the setting for motion.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct SlideSpeed(pub f32);

impl SlideSpeed {
    fn id() -> Id {
        Id::new("speed of slides")
    }

    /// Without a program around it, such as in a test of a layout, everything is in its place at once.
    fn of(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Self::id())).unwrap_or_default()
    }

    fn note(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Self::id(), self));
    }
}

fn note_speed(speed: Res<SlideSpeed>, mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>) {
    speed.note(context.get_mut());
}

/// Where something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whence {
    /// From below: something new over what was there.
    Below,
    /// From the right: one level deeper.
    Right,
    /// From the left: one level up again.
    Left,
}

impl Whence {
    /// The whole way, in points.
    const fn offset(self) -> Vec2 {
        match self {
            Self::Below => vec2(0.0, motion::SLIDE_WAY),
            Self::Right => vec2(motion::SLIDE_WAY, 0.0),
            Self::Left => vec2(-motion::SLIDE_WAY, 0.0),
        }
    }
}

/// How far something still is from its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// In points.
    pub offset: Vec2,
    /// From 0 to 1.
    pub opacity: f32,
    /// The opacity of a sheet under what slides in. From page to page, fading in would let the screen below flash up.
    sheet: f32,
}

impl Shift {
    /// In its place.
    pub const NONE: Self = Self {
        offset: Vec2::ZERO,
        opacity: 1.0,
        sheet: 1.0,
    };

    /// After this share of the way's time: fast at first, and gently into its place.
    fn after(share: f32, whence: Whence) -> Self {
        let left = (1.0 - share.clamp(0.0, 1.0)).powi(3);
        let opacity = 1.0 - left;
        Self {
            // Whole points, so that letters keep their shapes.
            offset: (whence.offset() * left).round(),
            opacity,
            sheet: if whence == Whence::Below { opacity } else { 1.0 },
        }
    }
}

/// When something came.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    key: Id,
    since: f64,
    /// The frame in which it was drawn last.
    drawn: u64,
}

/// The share of so many seconds that have passed since something is on the screen: since it was not drawn in the frame
/// before, or had another key. Until they are over, further frames are asked for. Without motion they are over at once.
pub fn share_since_arrival(ctx: &Context, id: Id, key: impl AsId, seconds: f32) -> f32 {
    let key = Id::new(key);
    let now = ctx.input(|input| input.time);
    let frame = ctx.cumulative_frame_nr();
    let since = ctx.data_mut(|data| {
        let before = data.get_temp::<Arrival>(id);
        let kept = before.filter(|before| before.key == key && before.drawn + 1 >= frame);
        let since = kept.map_or(now, |before| before.since);
        let drawn = frame;
        data.insert_temp(id, Arrival { key, since, drawn });
        since
    });
    share(ctx, since, seconds)
}

/// The share of so many seconds that have passed since a time.
fn share(ctx: &Context, since: f64, seconds: f32) -> f32 {
    let SlideSpeed(speed) = SlideSpeed::of(ctx);
    if speed <= 0.0 {
        return 1.0;
    }
    let passed = ctx.input(|input| input.time) - since;
    let share = passed as f32 * speed / seconds;
    if share < 1.0 {
        ctx.request_repaint();
    }
    share.min(1.0)
}

/// The way left to something that slides in when it is new on the screen, as [`share_since_arrival`] has it.
pub fn shift(ctx: &Context, id: Id, key: impl AsId) -> Shift {
    Shift::after(share_since_arrival(ctx, id, key, motion::SLIDE), Whence::Below)
}

/// Draws something that slides in when it is new on the screen: when it was not there before, or is about another
/// subject. The salt tells it from others in the same place.
pub fn slide_in<R>(ui: &mut Ui, salt: &str, subject: impl AsId, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shift = shift(ui.ctx(), ui.id().with(("slide", salt)), subject);
    let room = ui.available_rect_before_wrap().translate(shift.offset);
    // In its place, too, so that what is within has the same ids throughout.
    let within = UiBuilder::new()
        .id_salt(("slide", salt))
        .max_rect(room)
        .layout(*ui.layout());
    let mut within = ui.new_child(within);
    within.multiply_opacity(shift.opacity);
    let result = contents(&mut within);
    ui.advance_cursor_after_rect(within.min_rect().translate(-shift.offset));
    result
}

/// The coming of a sheet that takes the place of another, or of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coming {
    since: f64,
    whence: Whence,
}

impl Coming {
    /// It comes now.
    pub fn now(ctx: &Context, whence: Whence) -> Self {
        let since = ctx.input(|input| input.time);
        Self { since, whence }
    }

    /// The way left.
    pub fn shift(self, ctx: &Context) -> Shift {
        Shift::after(share(ctx, self.since, motion::SLIDE), self.whence)
    }
}

/// Shows a sheet over everything else, with so much room around its contents, which slide in. It lies so many points
/// below the middle.
pub fn sheet_over<R>(
    ctx: &Context,
    id: &str,
    (frame, padding): (Frame, f32),
    below: f32,
    shift: Shift,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new(id);
    let Vec2 { x, y } = shift.offset;
    let margin = egui::Margin {
        left: (padding + x) as i8,
        right: (padding - x) as i8,
        top: (padding + y) as i8,
        bottom: (padding - y) as i8,
    };
    egui::Modal::new(id)
        .area(
            egui::Modal::default_area(id)
                .anchor(Align2::CENTER_CENTER, vec2(0.0, below))
                .fade_in(false),
        )
        .backdrop_color(Palette::of(ctx).scrim.gamma_multiply(shift.sheet))
        .frame(frame.inner_margin(margin).multiply_with_opacity(shift.sheet))
        .show(ctx, |ui| {
            ui.multiply_opacity(shift.opacity);
            contents(ui)
        })
        .inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::context;

    /// Draws a frame at a time. Returns whether another one is asked for at once.
    fn frame(ctx: &Context, time: f64, mut draw: impl FnMut(&mut Ui)) -> bool {
        let input = egui::RawInput {
            time: Some(time),
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(400.0, 600.0))),
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| draw(ui));
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        output.viewport_output[&egui::ViewportId::ROOT].repaint_delay.is_zero()
    }

    #[test]
    fn it_comes_fast_slows_down_and_ends_in_its_place() {
        let ways: Vec<_> = (0..=8).map(|i| Shift::after(i as f32 / 8.0, Whence::Right)).collect();
        assert_eq!(ways[0].offset.x, motion::SLIDE_WAY);
        assert!(
            ways.windows(2).all(|pair| pair[1].offset.x <= pair[0].offset.x),
            "{ways:?}"
        );
        assert!(ways[4].offset.x < motion::SLIDE_WAY / 4.0, "{ways:?}");
        assert!(
            ways.windows(2).all(|pair| pair[1].opacity > pair[0].opacity),
            "{ways:?}"
        );
        assert_eq!(ways[8], Shift::NONE);
    }

    /// The places of a card's button in frames 20 ms apart, and whether another frame was asked for after each.
    fn places(speed: f32) -> Vec<(f32, bool)> {
        let ctx = context();
        SlideSpeed(speed).note(&ctx);
        let mut places = Vec::new();
        for number in 0..60 {
            let mut top = None;
            // It comes after a while, and has other contents later.
            let asks = frame(&ctx, f64::from(number) * 0.02, |ui| {
                if number >= 10 {
                    slide_in(ui, "card", number >= 40, |ui| top = Some(ui.button("Next").rect.top()));
                }
            });
            places.extend(top.map(|top| (top, asks)));
        }
        places
    }

    #[test]
    fn a_card_slides_in_when_it_is_new_and_then_nothing_is_drawn() {
        let places = places(1.0);
        let home = places[25].0;
        for (first, is_there) in [(0, 12), (30, 42)] {
            assert_eq!(places[first].0, home + motion::SLIDE_WAY);
            assert!(places[first].1, "it goes on");
            let at_rest = &places[is_there..first + 29.min(places.len() - first)];
            assert!(at_rest.iter().all(|&(top, asks)| top == home && !asks), "{places:?}");
        }
    }

    #[test]
    fn without_motion_everything_is_in_its_place_at_once() {
        let places = places(0.0);
        assert!(places.iter().all(|&(top, _)| top == places[25].0), "{places:?}");
    }

    #[test]
    fn what_slides_in_is_pressed_where_it_is_drawn() {
        let ctx = context();
        SlideSpeed(1.0).note(&ctx);
        let mut drawn = egui::Rect::NOTHING;
        frame(&ctx, 0.0, |ui| {
            slide_in(ui, "card", 0, |ui| drawn = ui.button("Next").rect)
        });
        let home = drawn.translate(-Whence::Below.offset());
        let beneath = egui::pos2(drawn.center().x, drawn.bottom() - 1.0);
        assert!(!home.contains(beneath));
        let mut is_hovered = false;
        let input = |events| egui::RawInput {
            time: Some(0.001),
            events,
            ..egui::RawInput::default()
        };
        for events in [vec![egui::Event::PointerMoved(beneath)], Vec::new()] {
            let mut output = ctx.run_ui(input(events), |ui| {
                slide_in(ui, "card", 0, |ui| is_hovered = ui.button("Next").hovered());
            });
            output.textures_delta.clear();
        }
        assert!(is_hovered);
    }
}

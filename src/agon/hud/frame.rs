//! Divides the window between the board and the parts around it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::layout::{Extras, Layout, bottom_width};
use super::note_card::NoteCard;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::settings::AgonSettings;
use crate::shell::system::resources::AddResource;
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::notice::NoticePlace;
use crate::shell::ui::prelude::*;
use crate::tabletop::view::BoardViewport;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<HudLayout>()
        .add_systems(
            EguiPrimaryContextPass,
            share_window
                .in_set(Draw::Screen)
                .after(BeforeLayout)
                .before(HudSystems)
                .run_if(while_playing),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), free_window);
}

/// The systems that draw the panel; anything else around the board is drawn afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HudSystems;

/// The systems that decide which parts need room in the layout.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BeforeLayout;

/// Run condition: a game is on the screen.
pub(crate) fn while_playing(screen: Res<State<Screen>>, current: Option<Res<Match>>) -> bool {
    *screen.get() == Screen::Playing && current.is_some()
}

/// The layout of the current frame; `None` while no game is on the screen.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct HudLayout {
    pub(crate) layout: Option<Layout>,
    /// The note card beside the board, if any.
    pub(crate) hint: Option<NoteCard>,
    /// Height of the banner in the last frame, in points.
    pub(crate) banner_height: f32,
    /// Whether the banner had buttons in the panel in the last frame.
    pub(crate) has_answers: bool,
    /// The area of the result card while it is shown.
    pub(crate) end_card: Option<egui::Rect>,
    /// Height of the near player's card or the buttons, visible below the result card, in points.
    pub(crate) near_card: f32,
}

impl HudLayout {
    /// Height of the result card in points, or 0 if it is not shown.
    pub(crate) fn end_height(&self) -> f32 {
        self.end_card.map_or(0.0, |card| card.height())
    }
}

fn share_window(
    mut contexts: EguiContexts,
    (settings, current): (Res<AgonSettings>, Res<Match>),
    (clock, time): (Res<GameClock>, Res<Time<Watched>>),
    mut hud: ResMut<HudLayout>,
    mut viewport: ResMut<BoardViewport>,
    mut notices: ResMut<NoticePlace>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    // Elsewhere it has room of its own, or takes that of players and race.
    let hint = hud.hint.as_ref().filter(|_| current.rights().roams);
    let hint = hint.map(|hint| hint.height(ctx, bottom_width(window)));
    let extras = Extras {
        // The analysis or an exercise needs as much room as the players with their race.
        race: settings.show_race || current.rights().moves_all || !current.rights().roams,
        clocks: clock.shown(&current, time.elapsed()).is_some(),
        hint: hint.unwrap_or(0.0),
    };
    let mut layout = Layout::new(window, hud.banner_height, extras);
    if !layout.shape.is_beside() && hud.end_card.is_some() {
        if hud.banner_height == 0.0 {
            // The card says what the banner would.
            layout.board.min.y = layout.banner.min.y;
        }
        let above_panel = hud.end_height() + hud.near_card + 2.0 * space::S - layout.panel.height();
        layout.board.max.y -= above_panel.clamp(0.0, layout.board.height() * 0.5);
    }
    hud.layout = Some(layout);
    notices.set_if_neq(NoticePlace::Screen);
    viewport.set_if_neq(BoardViewport::of(ctx, layout.board));
    Ok(())
}

fn free_window(mut hud: ResMut<HudLayout>, mut viewport: ResMut<BoardViewport>, mut notices: ResMut<NoticePlace>) {
    *notices = NoticePlace::Window;
    *hud = HudLayout::default();
    *viewport = BoardViewport(None);
}

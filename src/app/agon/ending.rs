//! The end of a game: who won and why, and what can follow. The card lies over the panel, and the board makes room where
//! it is higher than that.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Stroke, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::animate::Hurry;
use super::ceremony::Ceremony;
use super::game::Match;
use super::hud::layout::Layout;
use super::hud::{HudLayout, HudSystems, while_playing};
use super::messages::{GameEnded, GameStarted, PlayerAction};
use super::sets::AgonSystems;
use crate::app::shell::Draw;
use crate::app::shell::language::Language;
use crate::app::shell::screens::Overlay;
use crate::app::shell::theme::{self, Palette, size, space};
use crate::app::shell::widgets::{icon_button, pair, primary_button, take_focus_by_key};
use crate::rules::Outcome;

mod verdict;

pub(super) use verdict::{headline, reason};

/// How long the last move is left to itself, in seconds: about as long as its animation. What is to be seen of the end on
/// the board is waited for too.
const PAUSE: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EndCard>()
        .add_systems(
            Update,
            follow_end.in_set(AgonSystems::Present).run_if(resource_exists::<Match>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            // What lies over the screen is not to be mixed up with it.
            show.in_set(Draw::Screen)
                .after(HudSystems)
                .run_if(while_playing)
                .run_if(in_state(Overlay::None)),
        );
}

/// Where the announcement of the end stands.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) enum EndCard {
    /// The game goes on.
    #[default]
    None,
    /// The last move is still to be seen.
    Soon(Timer),
    /// On the screen.
    Open,
    /// Put away to look at the board.
    Dismissed,
}

impl EndCard {
    /// Shows the card again.
    pub(super) fn show(&mut self) {
        *self = Self::Open;
    }
}

fn follow_end(
    current: Res<Match>,
    time: Res<Time<Real>>,
    ceremony: Res<Ceremony>,
    (mut started, mut ended): (MessageReader<GameStarted>, MessageReader<GameEnded>),
    mut hurry: MessageReader<Hurry>,
    mut card: ResMut<EndCard>,
) {
    let hurried = hurry.read().count() > 0;
    let is_news = started.read().count() + ended.read().count() > 0;
    if current.outcome().is_none() || is_news {
        card.set_if_neq(EndCard::None);
    }
    if current.outcome().is_none() {
        return;
    }
    match &mut *card {
        // Who only comes back to the end of a game knows how it ended.
        EndCard::None if !is_news => *card = EndCard::Dismissed,
        EndCard::None => *card = EndCard::Soon(Timer::from_seconds(PAUSE, TimerMode::Once)),
        EndCard::Soon(timer) => {
            if (timer.tick(time.delta()).is_finished() && !ceremony.is_on()) || hurried {
                *card = EndCard::Open;
            }
        }
        EndCard::Open | EndCard::Dismissed => {}
    }
}

/// What a button of the card means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Look,
    Share,
    Story,
    Action(PlayerAction),
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, language): (Res<Match>, Res<Language>),
    (mut end, mut overlay): (ResMut<EndCard>, ResMut<NextState<Overlay>>),
    mut actions: MessageWriter<PlayerAction>,
) -> Result {
    if *end != EndCard::Open {
        hud.end_card = None;
    }
    let (Some(layout), Some(outcome)) = (hud.layout, current.outcome()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    if let EndCard::Soon(timer) = &*end {
        ctx.request_repaint_after(timer.remaining());
    }
    if *end != EndCard::Open {
        return Ok(());
    }
    let (next, place) = card(ctx, layout, hud.near_card, &current, outcome, &language);
    hud.end_card = Some(place);
    match next {
        Some(Next::Look) => *end = EndCard::Dismissed,
        Some(Next::Share) => overlay.set(Overlay::Share),
        Some(Next::Story) => overlay.set(Overlay::Story),
        Some(Next::Action(action)) => {
            actions.write(action);
        }
        None => {}
    }
    Ok(())
}

/// Draws the card over the panel, so far above its lower end. Returns what was pressed, and where the card is.
fn card(
    ctx: &egui::Context,
    layout: Layout,
    above: f32,
    current: &Match,
    outcome: Outcome,
    language: &Language,
) -> (Option<Next>, egui::Rect) {
    let palette = Palette::of(ctx);
    let frame = theme::sheet_frame(palette)
        .fill(palette.card)
        .stroke(Stroke::new(1.5, palette.accent))
        .inner_margin(space::M);
    let outer = layout.panel.width() - 2.0 * space::S;
    let outer = if layout.shape.is_beside() {
        outer
    } else {
        outer.min(size::QUESTION_WIDTH)
    };
    // A window may be smaller than its margins.
    let width = (outer - frame.total_margin().sum().x).max(0.0);
    let height = (ctx.content_rect().height() - above - 2.0 * space::S - frame.total_margin().sum().y).max(0.0);
    let shown = egui::Area::new(egui::Id::new("end"))
        .order(egui::Order::Foreground)
        .fixed_pos(layout.panel.center_bottom() - egui::vec2(0.0, above + space::S))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain(false)
        .show(ctx, |ui| {
            frame
                .show(ui, |ui| {
                    ui.set_width(width);
                    // In a window that has become narrower it is higher than the frame before knows.
                    ui.set_max_height(height);
                    egui::ScrollArea::vertical()
                        .max_height(height)
                        .min_scrolled_height(height)
                        .show(ui, |ui| contents(ui, current, outcome, language))
                        .inner
                })
                .inner
        });
    (shown.inner, shown.response.rect)
}

fn contents(ui: &mut egui::Ui, current: &Match, outcome: Outcome, language: &Language) -> Option<Next> {
    let palette = Palette::of(ui.ctx());
    let mut next = None;
    ui.with_layout(Flow::right_to_left(Align::Min), |ui| {
        if icon_button(ui, "×", language.tr("end-look")).clicked() {
            next = Some(Next::Look);
        }
        ui.with_layout(Flow::top_down(Align::Min), |ui| {
            let title = headline(language, current.players(), outcome);
            // A name that does not fit into the line beside the button is better smaller than in two lines.
            let style = if ui.available_width() < size::QUESTION_WIDTH * 0.7 {
                theme::subheading_style()
            } else {
                TextStyle::Heading
            };
            ui.label(RichText::new(title).text_style(style).color(palette.accent));
            ui.label(reason(language, current.players(), current.rules(), outcome));
        });
    });
    ui.add_space(space::S);
    ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
        let rematch = primary_button(ui, language.tr("end-rematch"));
        take_focus_by_key(ui, &rematch);
        let (swap, story) = pair(ui, language.tr("end-swap"), language.tr("end-story"));
        let (share, leave) = pair(ui, language.tr("share-title"), language.tr("end-title"));
        for (button, meant) in [
            (rematch, Next::Action(PlayerAction::Rematch)),
            (swap, Next::Action(PlayerAction::SwapSides)),
            (story, Next::Story),
            (share, Next::Share),
            (leave, Next::Action(PlayerAction::Leave)),
        ] {
            if button.clicked() {
                next = Some(meant);
            }
        }
    });
    next
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::game::KeptGame;
    use super::verdict::tests::outcomes;
    use super::*;
    use crate::app::agon::hud::layout::Extras;
    use crate::app::agon::players::Players;
    use crate::app::agon::terms::Terms;
    use crate::app::shell::language::Locale;
    use crate::app::shell::widgets::testing::{WINDOWS, cut_off_texts};
    use crate::rules::{Game, RuleSet};

    fn fresh(players: Players) -> Match {
        Match {
            tree: Game::new(RuleSet::default()).into(),
            players,
            terms: Terms::default(),
            seed: 0,
            draw_offered_by: None,
        }
    }

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<EndCard>()
            .init_resource::<Time<Real>>()
            .init_resource::<Ceremony>()
            .add_message::<GameStarted>()
            .add_message::<GameEnded>()
            .add_message::<Hurry>()
            .insert_resource(fresh(Players::two_people("", "")))
            .add_systems(Update, follow_end);
        app
    }

    /// The players agree to a draw.
    fn agree_draw(app: &mut App) {
        let mut current = app.world_mut().resource_mut::<Match>();
        current.tree.agree_draw();
        let outcome = current.outcome().unwrap();
        app.world_mut().write_message(GameEnded { outcome });
    }

    fn wait(app: &mut App, seconds: f32) -> EndCard {
        let wait = Duration::from_secs_f32(seconds);
        app.world_mut().resource_mut::<Time<Real>>().advance_by(wait);
        app.update();
        app.world().resource::<EndCard>().clone()
    }

    #[test]
    fn the_card_waits_for_the_last_move_and_goes_with_the_game() {
        let mut app = app();
        assert_eq!(wait(&mut app, 5.0), EndCard::None);
        agree_draw(&mut app);
        assert!(matches!(wait(&mut app, 0.0), EndCard::Soon(_)));
        assert!(matches!(wait(&mut app, PAUSE / 2.0), EndCard::Soon(_)));
        assert_eq!(wait(&mut app, PAUSE), EndCard::Open);
        *app.world_mut().resource_mut::<EndCard>() = EndCard::Dismissed;
        assert_eq!(wait(&mut app, 5.0), EndCard::Dismissed);
        app.world_mut().resource_mut::<Match>().tree.undo();
        assert_eq!(wait(&mut app, 0.0), EndCard::None);
    }

    #[test]
    fn the_card_does_not_come_again_for_who_looks_back_and_forth() {
        let mut app = app();
        let mut current = app.world_mut().resource_mut::<Match>();
        let mv = current.position().legal_moves(current.rules())[0];
        current.tree.play(mv).unwrap();
        agree_draw(&mut app);
        assert!(matches!(wait(&mut app, 0.0), EndCard::Soon(_)));
        app.world_mut().resource_mut::<Match>().tree.back();
        assert_eq!(wait(&mut app, 0.0), EndCard::None);
        app.world_mut().resource_mut::<Match>().tree.forward();
        assert_eq!(wait(&mut app, PAUSE * 2.0), EndCard::Dismissed);
    }

    #[test]
    fn the_card_does_not_hide_what_decided_the_game_but_comes_at_a_press() {
        let mut app = app();
        app.insert_resource(Ceremony::crowning());
        agree_draw(&mut app);
        wait(&mut app, 0.0);
        assert!(matches!(wait(&mut app, PAUSE * 2.0), EndCard::Soon(_)));
        app.world_mut().write_message(Hurry);
        assert_eq!(wait(&mut app, 0.0), EndCard::Open);
    }

    #[test]
    fn a_game_that_is_over_when_it_is_opened_is_announced_too() {
        let mut app = app();
        let players = Players::two_people("", "");
        app.world_mut().resource_mut::<Match>().tree.agree_draw();
        *app.world_mut().resource_mut::<EndCard>() = EndCard::Dismissed;
        let tree = app.world().resource::<Match>().tree.clone();
        app.world_mut().write_message(GameStarted(KeptGame {
            tree,
            players,
            terms: Terms::default(),
            times: None,
            seed: 0,
        }));
        assert!(matches!(wait(&mut app, 0.0), EndCard::Soon(_)));
        assert_eq!(wait(&mut app, PAUSE * 2.0), EndCard::Open);
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for (window, outcome) in WINDOWS
                .into_iter()
                .flat_map(|window| outcomes().into_iter().map(move |outcome| (window, outcome)))
            {
                let current = fresh(Players::two_people("Ada", "Grace"));
                let cut_off = cut_off_texts(window, |ctx| {
                    let extras = Extras {
                        race: true,
                        clocks: true,
                    };
                    let layout = Layout::new(ctx.content_rect(), 0.0, extras);
                    card(ctx, layout, 0.0, &current, outcome, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}

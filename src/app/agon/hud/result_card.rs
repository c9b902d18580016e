//! The result card: who won and why, and what to do next. It covers the panel, and the board makes room if the card is
//! higher.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Stroke, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{HudLayout, HudSystems, while_playing};
use super::layout::Layout;
use super::result_state::ResultCard;
use super::review::summary::{SummaryPress, summary};
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::{AnalysisAction, GameAction, HistoryAction};
use crate::app::agon::gameplay::mistakes::first_mistake;
use crate::app::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::app::agon::gameplay::try_again::{TryAgainWanted, first_choice};
use crate::app::agon::saves::autosave::CurrentEntry;
use crate::app::agon::text::pages::{SHARE, STORY};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::Overlay;
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::style;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::buttons::{icon_button, primary_button, row, secondary_button};
use crate::app::shell::ui::widgets::controls::{describe_scrolled, take_focus_by_key};
use crate::engine::Level;
use crate::rules::Outcome;

use crate::app::agon::text::verdict::{headline, reason};
use crate::app::agon::text::words::level_key;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        // Kept apart from anything drawn over the screen.
        show.in_set(Draw::Screen)
            .after(HudSystems)
            .run_if(while_playing)
            .run_if(in_state(Overlay::None)),
    );
}

/// The meaning of a button on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Look,
    Share,
    Story,
    Analyse,
    Review(SummaryPress),
    Action(GameAction),
}

/// What the main button of the card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    /// To play against a stronger opponent: the computer at this level. Its last one was beaten.
    NextLevel(Level),
    /// To play again. The game was played here.
    Rematch,
    /// To choose another of the saved games.
    MyGames,
    /// To see how the game went. It was opened when it was over.
    Story,
}

impl Offer {
    fn of(current: &Match, entry: &CurrentEntry) -> Self {
        let players = current.players();
        let is_won = current
            .outcome()
            .and_then(Outcome::winner)
            .is_some_and(|winner| players.single_human() == Some(winner));
        match (current.is_looked_at(), entry.is_saved()) {
            (false, _) => players
                .next_level()
                .filter(|_| is_won)
                .map_or(Self::Rematch, Self::NextLevel),
            (true, true) => Self::MyGames,
            (true, false) => Self::Story,
        }
    }
}

/// What the card is drawn from.
#[derive(Clone, Copy)]
struct Scene<'a> {
    current: &'a Match,
    review: &'a Review,
    offer: Offer,
    outcome: Outcome,
    language: &'a Language,
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, entry, review, language): (Res<Match>, Res<CurrentEntry>, Res<Review>, Res<Language>),
    (mut end, mut overlay): (ResMut<ResultCard>, ResMut<NextState<Overlay>>),
    (mut actions, mut switches): (MessageWriter<GameAction>, MessageWriter<AnalysisAction>),
    (mut reviews, mut tries, mut history): (
        MessageWriter<ReviewWanted>,
        MessageWriter<TryAgainWanted>,
        MessageWriter<HistoryAction>,
    ),
) -> Result {
    if *end != ResultCard::Open {
        hud.end_card = None;
    }
    let (Some(layout), Some(outcome)) = (hud.layout, current.outcome()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    if let ResultCard::Soon(timer) = &*end {
        ctx.request_repaint_after(timer.remaining());
    }
    if *end != ResultCard::Open {
        return Ok(());
    }
    if review.activity() == Activity::Nothing && !review.moves().is_empty() {
        // While the card is read, the moves are judged.
        reviews.write(ReviewWanted::Begin);
    }
    let scene = Scene {
        current: &current,
        review: &review,
        offer: Offer::of(&current, &entry),
        outcome,
        language: &language,
    };
    let (next, place) = card(ctx, layout, hud.near_card, &scene);
    hud.end_card = Some(place);
    match next {
        Some(Next::Look) => *end = ResultCard::Dismissed,
        Some(Next::Share) => overlay.set(Overlay::Page(SHARE)),
        Some(Next::Story) => overlay.set(Overlay::Page(STORY)),
        Some(Next::Analyse) => drop(switches.write(AnalysisAction::Begin)),
        Some(Next::Review(SummaryPress::Begin)) => drop(reviews.write(ReviewWanted::Begin)),
        Some(Next::Review(SummaryPress::Cancel)) => drop(reviews.write(ReviewWanted::Cancel)),
        Some(Next::Review(SummaryPress::See)) => {
            *end = ResultCard::Dismissed;
            history.write_batch(first_mistake(&review).map(HistoryAction::Show));
        }
        Some(Next::Review(SummaryPress::TryAgain)) => {
            *end = ResultCard::Dismissed;
            tries.write(TryAgainWanted::Begin(first_choice(&review, &current)));
        }
        Some(Next::Action(action)) => {
            actions.write(action);
        }
        None => {}
    }
    Ok(())
}

/// Draws the card over the panel, at the given distance above its lower end. Returns the button pressed and the card's
/// area.
fn card(ctx: &egui::Context, layout: Layout, above: f32, scene: &Scene) -> (Option<Next>, egui::Rect) {
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
                    // If the window has become narrower, the card is higher than it was in the last frame.
                    ui.set_max_height(height);
                    egui::ScrollArea::vertical()
                        .max_height(height)
                        .min_scrolled_height(height)
                        .show(ui, |ui| {
                            describe_scrolled(ui);
                            contents(ui, scene)
                        })
                        .inner
                })
                .inner
        });
    (shown.inner, shown.response.rect)
}

fn contents(ui: &mut egui::Ui, scene: &Scene) -> Option<Next> {
    let Scene {
        current,
        review,
        offer,
        outcome,
        language,
    } = *scene;
    let palette = Palette::of(ui.ctx());
    let mut next = None;
    ui.with_layout(Flow::right_to_left(Align::Min), |ui| {
        if icon_button(ui, "×", language.tr("end-look")).clicked() {
            next = Some(Next::Look);
        }
        ui.with_layout(Flow::top_down(Align::Min), |ui| {
            let title = headline(language, current.players(), outcome);
            // A name that does not fit beside the button is better set smaller than on two lines.
            let style = if ui.available_width() < size::QUESTION_WIDTH * 0.7 {
                style::subheading_style()
            } else {
                TextStyle::Heading
            };
            ui.label(RichText::new(title).text_style(style).color(palette.accent));
            ui.label(reason(language, current.players(), current.rules(), outcome));
        });
    });
    ui.add_space(space::S);
    if let Some(pressed) = summary(ui, language, current, review) {
        next = Some(Next::Review(pressed));
    }
    ui.add_space(space::S);
    ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
        let leave = (key("end-title"), Next::Action(GameAction::Leave));
        let (share, story) = ((key("share-title"), Next::Share), (key("end-story"), Next::Story));
        let rematch = (key("end-rematch"), Next::Action(GameAction::Rematch));
        let swap = (key("end-swap"), Next::Action(GameAction::SwapSides));
        let analyse = (key("analysis-begin"), Next::Analyse);
        let mut last = None;
        let (first, pairs) = match offer {
            Offer::NextLevel(level) => {
                let level = language.tr(level_key(level)).into();
                let text = language.tr_with("end-next-level", &[("level", level)]);
                (
                    (text, Next::Action(GameAction::NextLevel)),
                    vec![[rematch, swap], [story, analyse], [share, leave]],
                )
            }
            Offer::Rematch => {
                last = Some(leave);
                let main = (language.tr(rematch.0), rematch.1);
                (main, vec![[swap, story], [analyse, share]])
            }
            // A rematch would be one between people who may not be here.
            Offer::MyGames => {
                last = Some(share);
                (
                    (language.tr("end-my-games"), Next::Action(GameAction::BackToMyGames)),
                    vec![[story, analyse]],
                )
            }
            Offer::Story => {
                last = Some(leave);
                ((language.tr(story.0), story.1), vec![[analyse, share]])
            }
        };
        let main = primary_button(ui, first.0);
        take_focus_by_key(ui, &main);
        let mut buttons = vec![(main, first.1)];
        for [(one, meant), (other, otherwise)] in pairs {
            let [left, right] = row(ui, [language.tr(one), language.tr(other)]);
            buttons.extend([(left, meant), (right, otherwise)]);
        }
        if let Some((text, meant)) = last {
            buttons.push((secondary_button(ui, language.tr(text)), meant));
        }
        for (button, meant) in buttons {
            if button.clicked() {
                next = Some(meant);
            }
        }
    });
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::hud::layout::Extras;
    use crate::app::agon::text::language::language;
    use crate::app::agon::text::verdict::tests::outcomes;
    use crate::app::shell::system::language::Locale;
    use crate::app::testing::matches::match_of;
    use crate::app::testing::screens::{WINDOWS, cut_off_texts};
    use crate::rules::{Game, RuleSet, Side, WinReason};

    use crate::session::players::Players;

    fn fresh(players: Players) -> Match {
        match_of(Game::new(RuleSet::default()), players)
    }

    #[test]
    fn who_has_beaten_a_level_is_offered_the_next_one() {
        let entry = CurrentEntry::default();
        let offer = |level, loser| {
            let mut current = fresh(Players::against_computer(Side::White, level));
            current.tree.lose(loser, WinReason::Resignation);
            Offer::of(&current, &entry)
        };
        assert_eq!(offer(Level::Beginner, Side::Black), Offer::NextLevel(Level::Learner));
        assert_eq!(offer(Level::Beginner, Side::White), Offer::Rematch);
        assert_eq!(offer(Level::Master, Side::Black), Offer::Rematch, "there is none above");
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            let offers = [
                Offer::NextLevel(Level::Learner),
                Offer::Rematch,
                Offer::MyGames,
                Offer::Story,
            ];
            let offers = offers.into_iter().cycle();
            for ((window, outcome), offer) in WINDOWS
                .into_iter()
                .flat_map(|window| outcomes().into_iter().map(move |outcome| (window, outcome)))
                .zip(offers)
            {
                let current = fresh(Players::two_people("Ada", "Grace"));
                let cut_off = cut_off_texts(window, |ctx| {
                    let extras = Extras {
                        race: true,
                        clocks: true,
                        hint: 0.0,
                    };
                    let layout = Layout::new(ctx.content_rect(), 0.0, extras);
                    let scene = Scene {
                        current: &current,
                        review: &Review::default(),
                        offer,
                        outcome,
                        language: &language,
                    };
                    card(ctx, layout, 0.0, &scene);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}

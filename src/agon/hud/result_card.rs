//! The result card: the winner, the reason, and next steps. It covers the panel; the board makes room for a higher
//! card.

use agon_core::engine::Level;
use agon_core::rules::Outcome;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Stroke, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{HudLayout, HudSystems, while_playing};
use super::layout::{Layout, Shape};
use super::panel_actions::PanelAction;
use super::result_state::ResultCard;
use super::review::summary::{Room, summary};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction};
use crate::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::agon::text::pages::{SHARE, STORY};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style;
use crate::shell::ui::widgets::buttons::{icon_button, line_of_choices};
use crate::shell::ui::widgets::controls::{describe_scrolled, take_focus_by_key};
use crate::tabletop::saves::current_entry::CurrentEntry;

use crate::agon::text::verdict::{headline, reason};
use crate::agon::text::words::level_key;

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

/// Whether the panel or its menu has a button for it too.
fn is_in_panel(asked: &Do) -> bool {
    [
        Do::Open(SHARE),
        Do::send(AnalysisAction::Begin),
        Do::send(GameAction::Leave),
    ]
    .contains(asked)
}

/// Maximum number of buttons in a low window besides the main one.
const MOST_IN_LOW: usize = 5;

/// The action of the card's main button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    /// Play the computer at this level, after beating a lower one.
    NextLevel(Level),
    /// Play again, after a game played here.
    Rematch,
    /// Back to the saved games, after one of them.
    MyGames,
    /// Show how the game went, after a finished one was opened.
    Story,
}

impl Offer {
    fn of(current: &Match, entry: &CurrentEntry) -> Self {
        let players = current.players();
        let is_won = current
            .outcome()
            .and_then(Outcome::winner)
            .is_some_and(|winner| players.single_human() == Some(winner));
        match (current.is_looked_at(), entry.name().is_some()) {
            (false, _) => players
                .next_level()
                .filter(|_| is_won)
                .map_or(Self::Rematch, Self::NextLevel),
            (true, true) => Self::MyGames,
            (true, false) => Self::Story,
        }
    }
}

/// The data for drawing the card.
#[derive(Clone, Copy)]
struct ResultView<'a> {
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
    end: Res<ResultCard>,
    mut reviews: MessageWriter<ReviewWanted>,
    mut commands: Commands,
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
        // The moves are judged while the card is read.
        reviews.write(ReviewWanted::Begin);
    }
    let scene = ResultView {
        current: &current,
        review: &review,
        offer: Offer::of(&current, &entry),
        outcome,
        language: &language,
    };
    let (asked, place) = card(ctx, layout, hud.near_card, &scene);
    hud.end_card = Some(place);
    if let Some(asked) = asked {
        asked.queue(&mut commands);
    }
    Ok(())
}

/// Draws the card over the panel, at the given distance above its lower end. Returns the action chosen and the card's
/// area.
fn card(ctx: &egui::Context, layout: Layout, above: f32, scene: &ResultView) -> (Option<Do>, egui::Rect) {
    let palette = Palette::of(ctx);
    let frame = theme::sheet_frame(palette)
        .fill(palette.card)
        .stroke(Stroke::new(1.5, palette.accent))
        .inner_margin(if layout.shape == Shape::Side {
            space::M
        } else {
            space::S
        });
    let outer = layout.panel.width() - 2.0 * space::S;
    // In a low window it also takes the free space beside the board.
    let free = match layout.shape {
        Shape::LowSide => ((layout.board.width() - layout.board.height()) / 2.0 - space::S).max(0.0),
        Shape::Side | Shape::Bottom | Shape::LowBottom => 0.0,
    };
    let outer = outer + free;
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
        .fixed_pos(layout.panel.center_bottom() - egui::vec2(free / 2.0, above + space::S))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain(false)
        .show(ctx, |ui| {
            frame
                .show(ui, |ui| {
                    ui.set_width(width);
                    // In a window that became narrower, the card is higher than in the last frame.
                    ui.set_max_height(height);
                    egui::ScrollArea::vertical()
                        .max_height(height)
                        .min_scrolled_height(height)
                        .show(ui, |ui| {
                            describe_scrolled(ui);
                            contents(ui, scene, layout.shape)
                        })
                        .inner
                })
                .inner
        });
    (shown.inner, shown.response.rect)
}

fn contents(ui: &mut egui::Ui, scene: &ResultView, shape: Shape) -> Option<Do> {
    let ResultView {
        current,
        review,
        offer,
        outcome,
        language,
    } = *scene;
    let palette = Palette::of(ui.ctx());
    let is_tight = shape != Shape::Side;
    let gap = if is_tight { space::XS } else { space::S };
    if is_tight {
        ui.spacing_mut().item_spacing.y = 0.0;
    }
    let mut asked = None;
    ui.with_layout(Flow::right_to_left(Align::Min), |ui| {
        if icon_button(ui, "×", language.tr("end-look")).clicked() {
            asked = Some(Do::send(PanelAction::DismissResult));
        }
        ui.with_layout(Flow::top_down(Align::Min), |ui| {
            let title = headline(language, current.players(), outcome);
            // A long name beside the button is better set smaller than on two lines.
            let style = if is_tight || ui.available_width() < size::QUESTION_WIDTH * 0.7 {
                style::subheading_style()
            } else {
                TextStyle::Heading
            };
            ui.label(RichText::new(title).text_style(style).color(palette.accent));
            let reason = RichText::new(reason(language, current.players(), current.rules(), outcome));
            ui.label(if is_tight { reason.small() } else { reason });
        });
    });
    let room = match shape {
        Shape::Side => Room::Ample,
        Shape::Bottom => Room::Little,
        Shape::LowSide | Shape::LowBottom => Room::Least,
    };
    if room != Room::Least {
        ui.add_space(gap);
    }
    asked = summary(ui, language, current, review, room).or(asked);
    ui.add_space(gap);
    ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        let ((main, text), others) = offers(offer, language);
        let button = primary_button(ui, text);
        take_focus_by_key(ui, &button);
        if button.clicked() {
            asked = Some(main);
        }
        // Six would be too narrow for their texts; sharing is in the menu too.
        let is_full = others.len() > MOST_IN_LOW;
        let is_left_out = |asked: &Do| match shape {
            Shape::Side => false,
            // The panel's own buttons stay visible.
            Shape::Bottom => is_in_panel(asked),
            Shape::LowSide | Shape::LowBottom => is_full && *asked == Do::Open(SHARE),
        };
        let on_line = match shape {
            Shape::Side => 2,
            Shape::Bottom => others.len(),
            Shape::LowSide | Shape::LowBottom => 3,
        };
        let mut left = others.into_iter().filter(|(other, _)| !is_left_out(other)).peekable();
        while left.peek().is_some() {
            let line = left.by_ref().take(on_line).collect();
            // One below the other, they would make the card cover the other player's clock.
            asked = line_of_choices(ui, line, is_tight, language).or(asked.take());
        }
    });
    asked
}

/// The main button with its text, and the others with the keys of theirs.
fn offers(offer: Offer, language: &Language) -> ((Do, String), Vec<(Do, &'static str)>) {
    let action = |action: GameAction, text| (Do::send(action), text);
    let leave = action(GameAction::Leave, key("end-title"));
    let rematch = action(GameAction::Rematch, key("end-rematch"));
    let swap = action(GameAction::SwapSides, key("end-swap"));
    let (share, story) = (
        (Do::Open(SHARE), key("share-title")),
        (Do::Open(STORY), key("end-story")),
    );
    let analyse = (Do::send(AnalysisAction::Begin), key("analysis-begin"));
    let named = |(asked, text): (Do, &'static str)| (asked, language.tr(text));
    match offer {
        Offer::NextLevel(level) => {
            let level = language.tr(level_key(level)).into();
            let text = language.tr_with("end-next-level", &[("level", level)]);
            let main = (Do::send(GameAction::NextLevel), text);
            (main, vec![rematch, swap, story, analyse, share, leave])
        }
        Offer::Rematch => (named(rematch), vec![swap, story, analyse, share, leave]),
        // The opponents in a saved game may not be here for a rematch.
        Offer::MyGames => {
            let main = action(GameAction::BackToMyGames, key("end-my-games"));
            (named(main), vec![story, analyse, share])
        }
        Offer::Story => (named(story), vec![analyse, share, leave]),
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Game, RuleSet, Side, WinReason};

    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::review::tests::{reviewed, searching};
    use crate::agon::hud::layout::{Extras, buttons_height, inside};
    use crate::agon::text::verdict::tests::outcomes;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::screens::{WINDOWS, cut_off_texts, texts_in_sight};

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

    /// A game won by a person, with mistakes of both sides, and its review.
    fn won() -> (Match, Review) {
        let mut current = fresh(Players::against_computer(Side::White, Level::Strong));
        for _ in 0..8 {
            let mv = current.position().legal_moves(current.rules())[0];
            current.tree.play(mv).unwrap();
        }
        current.tree.lose(Side::Black, WinReason::Resignation);
        let review = reviewed(&current, &[1, 2, 4]);
        (current, review)
    }

    /// Draws the card for this game as the program does. Returns its area.
    fn draw(ctx: &egui::Context, (current, review): (&Match, &Review), language: &Language) -> egui::Rect {
        let extras = Extras {
            race: true,
            clocks: false,
            hint: 0.0,
        };
        let layout = Layout::new(ctx.content_rect(), 0.0, extras);
        let scene = ResultView {
            current,
            review,
            offer: Offer::NextLevel(Level::Formidable),
            outcome: current.outcome().unwrap(),
            language,
        };
        let above = match layout.shape {
            Shape::Bottom => buttons_height(inside(layout.panel, layout.shape).width()) + space::S,
            _ => 0.0,
        };
        card(ctx, layout, above, &scene).1
    }

    #[test]
    fn a_phone_shows_most_of_the_board_above_the_card_and_all_of_the_card_beside_it() {
        let (current, review) = won();
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let mut above = 0.0;
            cut_off_texts(egui::vec2(360.0, 640.0), |ctx| {
                above = draw(ctx, (&current, &review), &language).top();
            });
            assert!(above >= 270.0, "{locale:?}: {above}");
            let seen = texts_in_sight(egui::vec2(640.0, 360.0), |ctx| {
                draw(ctx, (&current, &review), &language);
            });
            let others = offers(Offer::NextLevel(Level::Formidable), &language).1;
            for (_, text) in others.into_iter().filter(|(asked, _)| *asked != Do::Open(SHARE)) {
                assert!(seen.contains(&language.tr(text)), "{locale:?}: {text} of {seen:?}");
            }
        }
    }

    #[test]
    fn the_card_keeps_its_height_when_the_review_is_done() {
        let (current, done) = won();
        let running = searching(&current, &[1, 2, 4]);
        for (locale, window) in Locale::offered()
            .flat_map(|locale| WINDOWS.map(|window| (locale, window)))
            // In the smallest ones some buttons need three lines.
            .filter(|(_, window)| window.x > 300.0)
        {
            let language = Language::new(locale);
            let height = |review: &Review| {
                let mut height = 0.0;
                cut_off_texts(window, |ctx| height = draw(ctx, (&current, review), &language).height());
                height
            };
            let [before, after] = [&running, &done].map(height);
            assert_eq!(before, after, "{locale:?} in {window}");
        }
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
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
                    let scene = ResultView {
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

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
use super::review::graph::{Graph, course};
use super::review::summary::{Room, TEXTS_OF_FIRST_WAY, summary, ways_on};
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction, HistoryAction};
use crate::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{SHARE, STORY};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style;
use crate::shell::ui::widgets::buttons::{Cell, grid, icon_button};
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::shell::ui::{slide, theme};
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
    /// Send the far player the link with the end.
    Send,
}

impl Offer {
    fn of(current: &Match, entry: &CurrentEntry) -> Self {
        let players = current.players();
        let is_won = current
            .outcome()
            .and_then(Outcome::winner)
            .is_some_and(|winner| players.single_human() == Some(winner));
        match (current.is_looked_at(), entry.name().is_some()) {
            _ if current.has_link_to_send() && !current.is_link_sent() => Self::Send,
            _ if players.are_by_link() => Self::Rematch,
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
    tones: Tones,
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, entry, review, language): (Res<Match>, Res<CurrentEntry>, Res<Review>, Res<Language>),
    board: Res<BoardPalette>,
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
        tones: Tones::of(&board),
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
    let shift = slide::shift(ctx, egui::Id::new("end slides"), scene.current.seed());
    let shown = egui::Area::new(egui::Id::new("end"))
        .order(egui::Order::Foreground)
        .fixed_pos(layout.panel.center_bottom() - egui::vec2(free / 2.0, above + space::S) + shift.offset)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.multiply_opacity(shift.opacity);
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
    (shown.inner, shown.response.rect.translate(-shift.offset))
}

fn contents(ui: &mut egui::Ui, scene: &ResultView, shape: Shape) -> Option<Do> {
    let ResultView {
        current,
        review,
        outcome,
        language,
        ..
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
    if room == Room::Ample && ui.ctx().content_rect().height() >= LEAST_WITH_GRAPH {
        asked = graph(ui, scene).or(asked);
    }
    summary(ui, language, current, review, room);
    ui.add_space(gap);
    grid(ui, COLUMNS, cells(scene)).or(asked)
}

/// Buttons side by side.
const COLUMNS: usize = 3;
/// Height of the graph, and the least height of a window in which the card has one, in points.
const GRAPH: f32 = 156.0;
const LEAST_WITH_GRAPH: f32 = 720.0;

/// The graph of the review once it is done; until then, the race.
fn graph(ui: &mut egui::Ui, scene: &ResultView) -> Option<Do> {
    let ResultView {
        current,
        review,
        language,
        tones,
        ..
    } = *scene;
    let size = egui::vec2(ui.available_width(), GRAPH);
    if review.activity() != Activity::Done {
        if !review.moves().is_empty() {
            course(ui, size, current, &tones, language);
        }
        return None;
    }
    let graph = Graph {
        language,
        current,
        review,
        tones: &tones,
    };
    let (node, _) = graph.show(ui, size);
    node.map(|node| Do::send(PanelAction::DismissResult).and(Do::send(HistoryAction::Show(node))))
}

/// The buttons, always in the same order. Those of the first row are for a game that was played here.
fn cells(scene: &ResultView) -> Vec<Cell<Do>> {
    let ResultView {
        current,
        review,
        offer,
        language,
        ..
    } = *scene;
    let cell = |asked: Option<Do>, text: String, is_primary: bool| Cell {
        asked,
        text,
        at_other_times: Vec::new(),
        is_primary,
    };
    let action = |action: GameAction, text: &'static str, is_primary| {
        cell(Some(Do::send(action)), language.tr(text), is_primary)
    };
    let other = |(asked, text): (Option<Do>, &'static str)| cell(asked, language.tr(text), false);
    let games = |text, is_primary| action(GameAction::BackToMyGames, text, is_primary);
    let again = [
        action(GameAction::Rematch, key("end-rematch"), offer == Offer::Rematch),
        action(GameAction::SwapSides, key("end-swap"), false),
        match offer {
            Offer::NextLevel(level) => {
                let level = [("level", language.tr(level_key(level)).into())];
                let text = language.tr_with("end-next-level", &level);
                cell(Some(Do::send(GameAction::NextLevel)), text, true)
            }
            _ => games(key("my-games-title"), false),
        },
    ];
    let [mut see, retry] = ways_on(review, current).map(other);
    see.at_other_times = TEXTS_OF_FIRST_WAY.map(|text| language.tr(text)).to_vec();
    let analyse = (Some(Do::send(AnalysisAction::Begin)), key("analysis-begin"));
    let story = cell(Some(Do::Open(STORY)), language.tr("end-story"), offer == Offer::Story);
    let leave = match offer {
        // The opponents in a saved game may not be here for a rematch.
        Offer::MyGames => games(key("end-my-games"), true),
        _ => action(GameAction::Leave, key("end-title"), false),
    };
    let others = [
        see,
        retry,
        other(analyse),
        story,
        match offer {
            Offer::Send => cell(Some(Do::Open(SHARE)), language.tr("by-link-send"), true),
            _ => other((Some(Do::Open(SHARE)), key("share-title"))),
        },
        leave,
    ];
    // By link, a game may be over with the link that was opened.
    let may_be_here = !current.is_looked_at() || current.players().are_by_link();
    let again = again.into_iter().filter(|_| may_be_here);
    again.chain(others).collect()
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Game, RuleSet, Side, WinReason};

    use agon_core::session::by_link::mark_sent;
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::review::tests::{reviewed, searching};
    use crate::agon::hud::layout::Extras;
    use crate::agon::text::verdict::tests::outcomes;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::screens::{WINDOWS, drawn};

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
    fn the_end_of_a_game_by_link_is_sent_and_then_another_is_offered() {
        let mut current = fresh(Players::by_link(Side::White, Default::default()));
        current.tree.lose(Side::White, WinReason::Resignation);
        let offer = |current: &Match| Offer::of(current, &CurrentEntry::default());
        assert_eq!(offer(&current), Offer::Send);
        mark_sent(&mut current.tags, 0);
        assert_eq!(offer(&current), Offer::Rematch);
        current.is_looked_at = true;
        assert_eq!(offer(&current), Offer::Rematch, "it came with a link");
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
            tones: Tones::of(&BoardPalette::default()),
        };
        let above = match layout.shape {
            Shape::Bottom => layout.buttons_height() + space::S,
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
            drawn(egui::vec2(360.0, 640.0), |ctx| {
                above = draw(ctx, (&current, &review), &language).top();
            })
            .cut_off();
            assert!(above >= 270.0, "{locale:?}: {above}");
            let seen = drawn(egui::vec2(640.0, 360.0), |ctx| {
                draw(ctx, (&current, &review), &language);
            })
            .in_sight();
            for text in [
                "end-rematch",
                "end-swap",
                "review-see",
                "analysis-begin",
                "end-story",
                "end-title",
            ] {
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
                drawn(window, |ctx| height = draw(ctx, (&current, review), &language).height()).cut_off();
                height
            };
            let [before, after] = [&running, &done].map(height);
            assert_eq!(before, after, "{locale:?} in {window}");
        }
    }

    #[test]
    fn the_buttons_fill_their_rows_and_one_is_the_main_one() {
        let (played, review) = won();
        let mut looked_at = played.clone();
        looked_at.is_looked_at = true;
        let language = Language::new(Locale::EN);
        for (current, offer, main, count) in [
            (
                &played,
                Offer::NextLevel(Level::Formidable),
                "Next level: Formidable",
                9,
            ),
            (&played, Offer::Rematch, "Rematch", 9),
            (&looked_at, Offer::MyGames, "Back to My games", 6),
            (&looked_at, Offer::Story, "Key moments", 6),
        ] {
            let cells = cells(&ResultView {
                current,
                review: &review,
                offer,
                outcome: current.outcome().unwrap(),
                language: &language,
                tones: Tones::of(&BoardPalette::default()),
            });
            assert_eq!(cells.len(), count, "{offer:?}");
            let primary: Vec<_> = cells
                .iter()
                .filter(|cell| cell.is_primary)
                .map(|cell| &cell.text)
                .collect();
            assert_eq!(primary, [main]);
            assert!(cells.iter().all(|cell| cell.asked.is_some()), "{cells:?}");
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
                let cut_off = drawn(window, |ctx| {
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
                        tones: Tones::of(&BoardPalette::default()),
                    };
                    card(ctx, layout, 0.0, &scene);
                })
                .cut_off();
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}

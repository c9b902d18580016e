//! The banner above the board: prompts, the last move or a notice, and buttons.

use agon_core::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Rect, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::exercises::Exercises;
use super::frame::{HudLayout, HudSystems, while_playing};
use super::layout::{Layout, banner_margin};
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::opponent::Thinking;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::puzzles::running::Running;
use crate::agon::gameplay::selection::{AsksWhy, Selection, Unconfirmed};
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::scene::entities::AcrossTable;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::move_spoken;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::notice::Notices;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;

mod answers;
mod last_move_line;
mod lines;
pub(crate) mod prompt;

use answers::{Choice, GivesWay, answers, buttons};
use last_move_line::{last_move, movers};
use lines::{Arrangement, BannerView, LINE_GAP, Room, lines_height};
use prompt::{Progress, Prompt};

/// Seconds before the banner says that the computer is thinking; shorter searches would only flicker.
const PATIENCE: f64 = 0.7;

/// Seconds a piece stays selected before the banner offers to explain its targets.
const HESITATION: f64 = 1.5;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen).after(HudSystems).run_if(while_playing),
    );
}

/// What the player, or the computer, is about to do, and since when.
#[derive(SystemParam)]
struct Turn<'w, 's> {
    thinking: Res<'w, Thinking>,
    selection: Res<'w, Selection>,
    unconfirmed: Res<'w, Unconfirmed>,
    asks_why: Res<'w, AsksWhy>,
    thinks_since: Local<'s, Option<f64>>,
    picked_since: Local<'s, Option<f64>>,
}

impl Turn<'_, '_> {
    fn progress(&self) -> Progress {
        match (self.unconfirmed.0, *self.selection) {
            (Some(_), _) => Progress::Chosen,
            (None, _) if self.asks_why.0 => Progress::Asking,
            (None, Selection::Piece(_)) => Progress::Picked,
            (None, Selection::Nothing | Selection::Hand(_)) => Progress::Nothing,
        }
    }

    /// Whether the computer has been thinking for long; to be asked in every frame.
    fn thinks_long(&mut self, now: f64) -> bool {
        *self.thinks_since = self.thinking.0.then(|| self.thinks_since.unwrap_or(now));
        self.thinks_since.is_some_and(|since| now - since >= PATIENCE)
    }

    /// For how many seconds the player has hesitated to move what they chose; to be asked in every frame.
    fn hesitates_for(&mut self, current: &Match, now: f64) -> Option<f64> {
        let may_ask = current.may_have_advice() && *self.selection != Selection::Nothing;
        *self.picked_since = may_ask.then(|| self.picked_since.unwrap_or(now));
        self.picked_since.map(|since| now - since)
    }
}

fn show(
    mut contexts: EguiContexts,
    mut hud: ResMut<HudLayout>,
    (current, preview, across): (Res<Match>, Res<Preview>, Res<AcrossTable>),
    mut turn: Turn,
    (language, board, settings): (Res<Language>, Res<BoardPalette>, Res<AgonSettings>),
    (notices, exercises): (Res<Notices>, Exercises),
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    let thinks_long = turn.thinks_long(now);
    let hesitates_for = turn.hesitates_for(&current, now);
    if let Some(left) = hesitates_for.map(|gone| HESITATION - gone).filter(|left| *left > 0.0) {
        ctx.request_repaint_after_secs(left as f32);
    }
    let Some(layout) = hud.layout else {
        return Ok(());
    };
    let scene = BannerView {
        current: &current,
        language: &language,
        tones: Tones::of(&board),
        across: across.0,
        costs: settings.show_race && layout.banner.width() >= size::NARROW,
        notice: notices.latest_brief(),
        offers_why: hesitates_for.is_some_and(|gone| gone >= HESITATION),
        has_hint: hud.hint.is_some() && current.rights().roams,
        preview: preview.ply(&current),
    };
    let mut prompts = match scene.preview {
        Some(_) => vec![Prompt::Preview { asked: turn.asks_why.0 }],
        None => Prompt::all(&current, thinks_long, turn.progress()),
    };
    let told = exercises.puzzle(&current).map(Running::status);
    if told.is_some_and(|told| exercises.series.is_asking(told)) {
        // The card beside the board asks whether there is a move to find.
        prompts.retain(|prompt| !matches!(prompt, Prompt::Step { picked: false, .. }));
    }
    if hud.end_card.is_some() {
        // The result card says it.
        prompts.retain(|prompt| !matches!(prompt, Prompt::Ended(_)));
    }
    if prompts.is_empty() && scene.notice.is_none() {
        hud.banner_height = 0.0;
        hud.has_answers = false;
        return Ok(());
    }
    let shown = banner(ctx, layout, &prompts, &scene);
    hud.banner_height = shown.height;
    if hud.has_answers != shown.is_answered_below {
        hud.has_answers = shown.is_answered_below;
        ctx.request_repaint();
    }
    if let Some(asked) = shown.asked {
        asked.queue(&mut commands);
    }
    Ok(())
}

/// The last move and the prompts, as sentences for a screen reader.
pub(crate) fn in_words(current: &Match, language: &Language) -> [String; 2] {
    let movers = movers(current);
    let news = last_move(current).and_then(|(ply, cost)| move_spoken(language, current.rules(), &movers, ply, cost));
    let prompts = Prompt::all(current, false, Progress::Nothing);
    let now: Vec<_> = prompts
        .into_iter()
        .map(|prompt| prompt.in_words(current, language))
        .collect();
    [news.unwrap_or_default(), now.join(" ")]
}

struct Shown {
    height: f32,
    asked: Option<Do>,
    /// Whether the buttons are in the panel's slot below the board.
    is_answered_below: bool,
}

/// Draws the banner: a bar across the window above a bottom panel, otherwise a card.
fn banner(ctx: &egui::Context, layout: Layout, prompts: &[Prompt], scene: &BannerView) -> Shown {
    let palette = Palette::of(ctx);
    let is_bar = !layout.shape.is_beside();
    let margin = if is_bar { 0.0 } else { space::S };
    let above = banner_margin(layout.shape);
    let frame = if is_bar {
        egui::Frame::new().fill(palette.panel)
    } else {
        theme::card_frame(palette).fill(palette.panel)
    };
    let frame = frame.inner_margin(egui::Margin::symmetric(space::M as i8, 6));
    // A window may be smaller than its margins.
    let widest = (layout.banner.width() - 2.0 * margin - frame.total_margin().sum().x).max(0.0);
    let mut answers = answers(prompts, scene.current, scene.offers_why);
    let mut below = Vec::new();
    let shown = egui::Area::new(egui::Id::new("banner"))
        .fixed_pos(layout.banner.center_top() + vec2(0.0, above))
        .pivot(egui::Align2::CENTER_TOP)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = LINE_GAP;
            // Messages for Black are turned as a whole.
            let upside_down = scene.across && prompts.iter().any(|prompt| prompt.is_for() == Some(Side::Black));
            let room = Room {
                widest,
                padding: frame.inner_margin.sum().y,
                has_slot: layout.slot.is_some(),
            };
            let arranged = Arrangement::new(ui, prompts, scene, &answers, room);
            let text = arranged.text_width();
            let Arrangement {
                mut lines,
                are_signs,
                beside,
            } = arranged;
            if upside_down {
                lines.reverse();
            }
            // Beside the text they take no space from the board.
            let are_beside = !answers.is_empty() && text + beside <= widest;
            if !answers.is_empty() && !are_beside && (!room.has_slot || scene.has_hint) {
                answers.retain(|answer| match answer.gives_way {
                    GivesWay::Never => true,
                    GivesWay::ToHint => !room.has_slot,
                    GivesWay::ToBoard => false,
                });
            }
            if room.has_slot && !are_beside {
                below = std::mem::take(&mut answers);
            }
            let draw = |ui: &mut Ui, width: f32| {
                ui.set_width(width);
                lines.iter().for_each(|line| line.draw(ui, &scene.tones, upside_down));
            };
            frame
                .show(ui, |ui| {
                    if are_beside {
                        ui.set_width(if is_bar { widest } else { text + beside });
                        ui.with_layout(egui::Layout::left_to_right(Align::TOP), |ui| {
                            ui.vertical(|ui| {
                                ui.add_space(((size::TOUCH - lines_height(&lines)) / 2.0).max(0.0));
                                draw(ui, if is_bar { widest - beside } else { text });
                            });
                            ui.add_space(space::M - ui.spacing().item_spacing.x);
                            buttons(ui, answers, are_signs, scene.language)
                        })
                        .inner
                    } else {
                        let in_a_row = if answers.is_empty() { 0.0 } else { beside - space::M };
                        let card = text.max(in_a_row).min(widest);
                        draw(ui, if is_bar { widest } else { card });
                        if answers.is_empty() {
                            return None;
                        }
                        ui.add_space(space::XS);
                        ui.horizontal_wrapped(|ui| buttons(ui, answers, are_signs, scene.language))
                            .inner
                    }
                })
                .inner
        });
    let rect = shown.response.rect;
    if is_bar {
        let line = Stroke::new(1.0, palette.line);
        ctx.layer_painter(shown.response.layer_id)
            .line_segment([rect.left_bottom(), rect.right_bottom()], line);
    }
    let in_slot = layout.slot.filter(|_| !below.is_empty());
    let asked = in_slot.and_then(|slot| answers_below(ctx, slot, below, scene.language));
    Shown {
        height: rect.height() + 2.0 * above,
        asked: shown.inner.or(asked),
        is_answered_below: in_slot.is_some(),
    }
}

/// Draws the buttons in the middle of the panel's slot; if too wide for a line, stacked.
fn answers_below(ctx: &egui::Context, slot: Rect, answers: Vec<Choice>, language: &Language) -> Option<Do> {
    let area = egui::Area::new(egui::Id::new("banner answers"))
        .fixed_pos(slot.min)
        .constrain(false)
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        let gap = ui.spacing().item_spacing.x;
        let widths = answers.iter().map(|answer| answer.width(ui, false, language));
        let wanted = widths.sum::<f32>() + gap * answers.len().saturating_sub(1) as f32;
        let is_line = wanted <= slot.width();
        let lines = if is_line { 1 } else { answers.len() };
        let height = lines as f32 * (size::TOUCH + space::S) - space::S;
        let top = (slot.center().y - height / 2.0).min(slot.bottom() - height);
        let rect = Rect::from_x_y_ranges(slot.x_range(), top..=top + height);
        ui.painter().rect_filled(slot.union(rect), 0.0, Palette::of(ctx).panel);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        ui.spacing_mut().item_spacing.y = space::S;
        let add = |ui: &mut Ui| buttons(ui, answers, false, language);
        match is_line {
            true => ui.horizontal(add).inner,
            false => ui.vertical(add).inner,
        }
    });
    shown.inner
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::NodeId;
    use agon_core::rules::WinReason;
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::messages::HistoryAction;
    use crate::agon::hud::layout::Extras;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{GUARDS, QUEEN_AND_GUARD, at, two_people};
    use crate::testing::screens::{WINDOWS, drawn};

    /// Games that produce every kind of banner, with and without buttons.
    fn matches() -> [Match; 9] {
        let mut offered = at("globe", None, Players::two_people("Ada", "Grace"));
        offered.draw_offered_by = Some(Side::Black);
        let mut resigned = at("globe", None, Players::two_people("Ada", "Grace"));
        resigned.tree.lose(Side::White, WinReason::Resignation);
        let played = |players| {
            let mut current = at("globe", None, players);
            for _ in 0..2 {
                let mv = current.position().legal_moves(current.rules())[0];
                current.tree.play(mv).unwrap();
            }
            current
        };
        let looking_back = |players| {
            let mut current = played(players);
            current.tree.jump(NodeId::START);
            current
        };
        [
            offered,
            resigned,
            played(Players::against_computer(Side::White, Level::Casual)),
            looking_back(Players::two_people("Ada", "Grace")),
            looking_back(Players::against_computer(Side::White, Level::Casual)),
            at("globe", Some(QUEEN_AND_GUARD), two_people()),
            at("globe", Some(GUARDS), two_people()),
            at("captor", Some(QUEEN_AND_GUARD), two_people()),
            at("parlett", None, two_people()),
        ]
    }

    const EXTRAS: Extras = Extras {
        race: true,
        clocks: true,
        hint: 0.0,
    };

    /// Draws the banner in a window, given its height in the last frame; returns its new height.
    fn draw(ctx: &egui::Context, last: f32, current: &Match, progress: Progress, language: &Language) -> f32 {
        let layout = Layout::new(ctx.content_rect(), last, EXTRAS);
        let scene = BannerView {
            current,
            language,
            tones: Tones::of(&BoardPalette::default()),
            across: false,
            costs: true,
            notice: None,
            offers_why: current.may_have_advice(),
            has_hint: false,
            preview: None,
        };
        banner(ctx, layout, &Prompt::all(current, false, progress), &scene).height
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        let matches = matches();
        for locale in Locale::all() {
            let language = Language::new(locale);
            for (window, current) in WINDOWS
                .into_iter()
                .flat_map(|window| matches.iter().map(move |one| (window, one)))
            {
                let mut height = 0.0;
                let cut_off = drawn(window, |ctx| {
                    height = draw(ctx, height, current, Progress::Chosen, &language);
                    let layout = Layout::new(ctx.content_rect(), height, EXTRAS);
                    assert!(layout.board.height() > 100.0, "{locale:?} in {window}: {layout:?}");
                })
                .cut_off();
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }

    #[test]
    fn a_phone_tells_what_the_computer_did_beside_what_to_do() {
        let [_, _, current, ..] = matches();
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let computer = language.tr("player-computer");
            for progress in [Progress::Nothing, Progress::Picked] {
                let mut height = 0.0;
                let seen = drawn(vec2(360.0, 640.0), |ctx| {
                    height = draw(ctx, height, &current, progress, &language);
                })
                .in_sight();
                assert!(
                    seen.iter().any(|text| text.starts_with(&computer)),
                    "{locale:?}: {seen:?}"
                );
            }
        }
    }

    #[test]
    fn the_board_stays_where_it_is_whatever_there_is_to_say() {
        let matches = matches();
        let upright = [vec2(360.0, 640.0), vec2(390.0, 844.0), vec2(768.0, 1024.0)];
        let windows = upright.into_iter().chain([vec2(640.0, 400.0), vec2(1280.0, 800.0)]);
        for window in windows {
            let usual = Layout::new(Rect::from_min_size(egui::Pos2::ZERO, window), 0.0, EXTRAS);
            for (locale, current) in Locale::offered().flat_map(|locale| matches.iter().map(move |one| (locale, one))) {
                let language = Language::new(locale);
                for progress in [Progress::Nothing, Progress::Picked, Progress::Chosen, Progress::Asking] {
                    let prompts = Prompt::all(current, false, progress);
                    // Beside a panel there may be no room for the buttons of an earlier position.
                    let answers = answers(&prompts, current, false);
                    let to_the_end = Do::send(HistoryAction::ShowLast);
                    if usual.shape.is_beside() && answers.iter().any(|answer| answer.asked == to_the_end) {
                        continue;
                    }
                    let mut height = 0.0;
                    drawn(window, |ctx| height = draw(ctx, height, current, progress, &language)).cut_off();
                    let board = Layout::new(Rect::from_min_size(egui::Pos2::ZERO, window), height, EXTRAS).board;
                    assert_eq!(board, usual.board, "{locale:?} in {window}: {prompts:?}, {height}");
                }
            }
        }
    }
}

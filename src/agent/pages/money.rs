//! The pad on which notes are put on agents: the opening stakes, and bribes.

use agon_core::agent::{Action, Agent, Lots, Money, Phase, View};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, Response, RichText, Sense, TextStyle, Ui, Vec2};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Moment, Waiting};
use crate::agent::gameplay::messages::ActionRequested;
use crate::agent::hud::icons::paint_agent;
use crate::agent::text::pages::{BRIBE, MONEY, money_page};
use crate::agent::text::words::{Company, dollars};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{button_width, placeholder_button, row};
use crate::shell::ui::widgets::controls::{font_within, touchable};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Pad>(app, AGENT);
    for page in [MONEY, BRIBE] {
        add_game_page(app, AGENT, page, show);
        app.add_systems(OnExit(Overlay::Page(page)), close);
    }
}

/// Notes being put on agents.
#[derive(Resource, Clone, Debug, Default)]
struct Pad {
    /// The agents who are given the notes on it, and the places of their sizes, in order.
    put: Vec<(Agent, usize)>,
    /// The agent who is given the next note.
    on: Option<Agent>,
    meant_for: Option<Moment>,
    /// Whether it has not been seen yet: it begins at its top, wherever the last one was left.
    is_new: bool,
    /// Whether the keyboard goes on to the button that stakes: there is nothing more to put down.
    is_complete: bool,
    /// Whether it goes on to the notes: an agent was chosen with it.
    is_agent_chosen: bool,
}

impl Pad {
    /// What each agent is given.
    fn money(&self) -> Money {
        let mut money = Money::NONE;
        self.put.iter().for_each(|&(agent, place)| money.add(agent, place));
        money
    }
}

/// Notes stay on it until the decision that it is meant for: only the player who has the device finds them again.
fn close(pad: Option<ResMut<Pad>>) {
    if let Some(mut pad) = pad {
        pad.is_new = true;
    }
}

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<CurrentGame>>,
    language: Res<Language>,
    mut pad: ResMut<Pad>,
) -> Option<Do> {
    let (Waiting::Secret(player), Some(view)) = (current.waiting(), current.view()) else {
        return Some(Do::Close);
    };
    if pad.meant_for != Some(current.moment()) {
        *pad = Pad {
            meant_for: Some(current.moment()),
            is_new: true,
            on: view
                .table()
                .options()
                .agents()
                .find(|&agent| view.table().place(agent).is_some()),
            ..Pad::default()
        };
    }
    let company = current.company();
    let stake = |money| ActionRequested::by_person(player, Action::Stake(money), &current);
    page(&ctx, &mut pad, &view, &company, &stake, &language)
}

/// The notes that are neither staked nor on the pad.
fn left(pad: &Pad, view: &View) -> Lots {
    let money = pad.money();
    let placed = Agent::ALL.into_iter().map(|agent| money.on(agent));
    placed.fold(view.sheet().lots(), |left, on| left.without(on).unwrap_or(Lots::NONE))
}

/// The highest value of one more note.
fn room(pad: &Pad, view: &View) -> u32 {
    let is_bribe = *view.table().phase() == Phase::Act;
    match view.table().options().bribe_cap().filter(|_| is_bribe) {
        Some(cap) => u32::from(cap).saturating_sub(pad.money().dollars()),
        None => u32::MAX,
    }
}

fn page(
    ctx: &egui::Context,
    pad: &mut Pad,
    view: &View,
    company: &Company,
    stake: &dyn Fn(Money) -> ActionRequested,
    language: &Language,
) -> Option<Do> {
    let is_bribe = *view.table().phase() == Phase::Act;
    let page = money_page(view.table().phase());
    let (footer_pad, is_complete) = (pad.money(), std::mem::take(&mut pad.is_complete));
    let may_stake = view.check(&Action::Stake(footer_pad)).is_ok();
    page_sheet_with_footer(
        ctx,
        page,
        language,
        |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            if std::mem::take(&mut pad.is_new) {
                ui.scroll_to_cursor(Some(Align::TOP));
            }
            hint(
                ui,
                match (is_bribe, view.table().options().bribe_cap()) {
                    (true, Some(cap)) => {
                        language.tr_with("agent-bribe-line-cap", &[("amount", dollars(cap, language).into())])
                    }
                    (true, None) => language.tr("agent-bribe-line"),
                    (false, _) => language.tr("agent-money-line"),
                },
            );
            agents(ui, pad, view, company, language);
            notes(ui, pad, view, language);
            None
        },
        |ui| {
            ui.add_space(space::S);
            let text = match footer_pad.is_empty() {
                true if !is_bribe => language.tr("agent-money-nothing"),
                _ => {
                    let text = if is_bribe {
                        key("agent-bribe-with")
                    } else {
                        key("agent-money-stake")
                    };
                    language.tr_with(text, &[("amount", dollars(footer_pad.dollars(), language).into())])
                }
            };
            // A player may mean to keep everything, but the page is not for that.
            let button = ui.add_enabled_ui(may_stake, |ui| match footer_pad.is_empty() {
                true if !is_bribe => placeholder_button(ui, text),
                _ => primary_button(ui, text),
            });
            let button = button.inner;
            if is_complete {
                button.request_focus();
            }
            button.clicked().then(|| Do::Close.and(Do::send(stake(footer_pad))))
        },
    )
}

/// A row for each agent: their name, the stake on them, and the notes being put on them.
fn agents(ui: &mut Ui, pad: &mut Pad, view: &View, company: &Company, language: &Language) {
    let palette = Palette::of(ui.ctx());
    // On a narrow screen the signs identify the agents, so that the notes need no scrolling.
    let has_names = ui.available_width() > size::NARROW - 2.0 * space::L;
    let agents: Vec<Agent> = view.table().options().agents().collect();
    let money = pad.money();
    let first = agents
        .iter()
        .find(|&&agent| view.table().place(agent).is_some())
        .copied();
    for pair in agents.chunks(2) {
        ui.columns(2, |cells| {
            for (ui, &agent) in cells.iter_mut().zip(pair) {
                let is_exiled = view.table().is_exiled(agent);
                let is_chosen = pad.on == Some(agent);
                let (rect, response) = touchable(ui, egui::vec2(ui.available_width(), size::TOUCH), Sense::click());
                let name = company.agent(agent, language);
                let added = money.on(agent).dollars();
                let staked = view.sheet().stake(agent);
                let told = match added {
                    0 => format!("{name}, {}", dollars(staked, language)),
                    _ => format!("{name}, {} + {}", dollars(staked, language), dollars(added, language)),
                };
                response.widget_info(|| {
                    egui::WidgetInfo::selected(egui::WidgetType::RadioButton, !is_exiled, is_chosen, &told)
                });
                let line = if is_chosen { palette.accent } else { palette.line };
                let fill = if is_chosen { palette.card } else { palette.panel };
                let stroke = egui::Stroke::new(if is_chosen { 2.0 } else { 1.0 }, line);
                let corner = egui::CornerRadius::same(radius::CONTROL);
                ui.painter().rect(rect, corner, fill, stroke, egui::StrokeKind::Inside);
                let at = egui::pos2(rect.left() + 24.0, rect.center().y);
                paint_agent(ui.painter(), at, 14.0, agent, is_exiled);
                let ink = if is_exiled { palette.muted } else { palette.ink };
                let right = egui::pos2(rect.right() - space::S, rect.center().y);
                let amount = match added {
                    0 => dollars(staked, language),
                    _ if staked == 0 => dollars(added, language),
                    _ => format!("{} + {}", dollars(staked, language), dollars(added, language)),
                };
                if has_names {
                    let left = egui::pos2(rect.left() + 48.0, rect.center().y);
                    let write = |text: &str, style: TextStyle| {
                        let font = style.resolve(ui.style());
                        ui.painter().layout_no_wrap(text.to_owned(), font, ink)
                    };
                    let (name, whole) = (write(&name, TextStyle::Body), write(&amount, strong_style()));
                    // The amount matters more, where they have no room side by side.
                    if left.x + name.size().x + space::S + whole.size().x <= right.x {
                        ui.painter()
                            .galley(left - egui::vec2(0.0, name.size().y / 2.0), name, ink);
                    }
                }
                let ink = if added > 0 { palette.accent } else { ink };
                // Beside the sign, at least.
                let room = right.x - at.x - 18.0;
                let font = font_within(ui, std::iter::once(&*amount), strong_style(), room);
                ui.painter().text(right, egui::Align2::RIGHT_CENTER, amount, font, ink);
                focus_ring(ui, &response, rect, corner);
                if first == Some(agent) {
                    take_first_focus(ui, &response);
                }
                if response.clicked() && !is_exiled {
                    pad.on = Some(agent);
                    pad.is_agent_chosen = response.has_focus();
                }
            }
        });
    }
}

/// The remaining notes, each a button that puts one on the chosen agent.
fn notes(ui: &mut Ui, pad: &mut Pad, view: &View, language: &Language) {
    let left = left(pad, view);
    let most = room(pad, view);
    hint(ui, language.tr("agent-notes"));
    let gap = space::XS;
    let text = |place: usize| {
        let (amount, count) = (dollars(Lots::SIZES[place], language), left.counts()[place]);
        language.tr_with("agent-note", &[("amount", amount.into()), ("count", count.into())])
    };
    let sizes: Vec<(usize, String)> = (0..Lots::SIZES.len()).map(|place| (place, text(place))).collect();
    let widest = sizes
        .iter()
        .map(|(_, text)| button_width(ui, text.as_str()))
        .fold(0.0, f32::max);
    // On a phone fewer stand side by side, so that each text has one line.
    let columns: u8 = if 3.0 * widest + 2.0 * gap <= ui.available_width() {
        3
    } else {
        2
    };
    let width = (ui.available_width() - f32::from(columns - 1) * gap) / f32::from(columns);
    let mut buttons: Vec<Response> = Vec::new();
    let mut pressed = None;
    for line in sizes.chunks(columns.into()) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (place, text) in line {
                let place = *place;
                let may = left.counts()[place] > 0 && u32::from(Lots::SIZES[place]) <= most && pad.on.is_some();
                let button = ui
                    .allocate_ui_with_layout(
                        Vec2::new(width, size::TOUCH),
                        Flow::top_down_justified(Align::Center),
                        |ui| ui.add_enabled_ui(may, |ui| secondary_button(ui, text.as_str())).inner,
                    )
                    .inner;
                if button.clicked() {
                    pressed = Some(place);
                }
                buttons.push(button);
            }
        });
    }
    if std::mem::take(&mut pad.is_agent_chosen)
        && let Some(next) = buttons.iter().find(|button| button.enabled())
    {
        next.request_focus();
    }
    if let (Some(place), Some(agent)) = (pressed, pad.on) {
        pad.put.push((agent, place));
        // A note that is used up loses the focus, which goes on to the next.
        if buttons[place].has_focus() {
            let (left, most) = (self::left(pad, view), room(pad, view));
            let may = |place: usize| left.counts()[place] > 0 && u32::from(Lots::SIZES[place]) <= most;
            match (may(place), (0..buttons.len()).find(|&place| may(place))) {
                (true, _) => {}
                (false, Some(next)) => buttons[next].request_focus(),
                (false, None) => pad.is_complete = true,
            }
        }
    }
    let total = RichText::new(language.tr_with(
        "agent-notes-sum",
        &[("amount", dollars(left.dollars(), language).into())],
    ));
    ui.label(total.text_style(TextStyle::Small));
    // It is there from the start: otherwise the first note would move all buttons away from under the pointer.
    let texts = [language.tr("agent-undo"), language.tr("agent-money-clear")];
    let [undo, clear] = ui.add_enabled_ui(!pad.put.is_empty(), |ui| row(ui, texts)).inner;
    if undo.clicked() {
        pad.put.pop();
    } else if clear.clicked() {
        pad.put.clear();
    }
}

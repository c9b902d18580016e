//! The choice of what to announce: an agent, a city, and what to do there; on the map, or with buttons.

use agon_core::agent::{Agent, Announcement, Call, City, Dollars, FEE, Player};
use bevy_egui::egui::{self, Align, Layout as Flow, Ui, Vec2};

use super::draft::{Draft, decide, money, to_foot};
use super::icons::paint_agent;
use super::view::TableView;
use crate::agent::gameplay::map_cursor::Spot;
use crate::agent::gameplay::messages::{DeedChosen, MapPressed};
use crate::agent::gameplay::selection::Announcing;
use crate::agent::text::words::{city_name, deed_button, deed_heard, dollars};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{button_width, drawn_button};
use crate::shell::ui::widgets::controls::take_focus_by_key;
/// The choice of an action: on the map, then among those possible there.
pub(super) fn act(ui: &mut Ui, (player, is_low): (Player, bool), scene: &TableView, draft: &mut Draft) -> Option<Do> {
    if let Some(announcing) = scene.selection.announcing() {
        return take_back(ui, player, announcing, scene);
    }
    if let Some(agent) = scene.selection.agent() {
        return chosen(ui, agent, scene, draft);
    }
    let language = scene.language;
    let legal = scene.current.legal();
    let justified = Flow::top_down_justified(Align::Center);
    let bribe = legal.may_stake().then(|| language.tr("agent-bribe"));
    // Beside the agents it takes no height, of which a low panel has little.
    let (beside, below) = match bribe {
        Some(text) if is_low && has_room_beside_agents(ui, &text, scene) => (Some(text), None),
        bribe => (None, bribe),
    };
    let press = match beside {
        None => agents(ui, scene, draft),
        Some(text) => {
            let row = ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                let agents = ui.vertical(|ui| agents(ui, scene, draft)).inner;
                let height = ui.min_rect().height();
                let bribe = ui.with_layout(justified, |ui| {
                    ui.add_space((height - size::TOUCH) / 2.0);
                    secondary_button(ui, text).clicked()
                });
                agents.or(bribe.inner.then(|| money(scene)))
            });
            row.inner
        }
    };
    if press.is_some() {
        return press;
    }
    if below.is_some() {
        to_foot(ui, size::TOUCH);
    }
    ui.with_layout(justified, |ui| {
        if below.is_some_and(|text| secondary_button(ui, text).clicked()) {
            return Some(money(scene));
        }
        let is_stuck = legal.calls().contains(&Call::Skip);
        let skip = is_stuck.then(|| primary_button(ui, language.tr("agent-skip")))?;
        take_focus_by_key(ui, &skip);
        skip.clicked().then(|| decide(player, Call::Skip, scene))
    })
    .inner
}

/// What is announced, and the button that takes it back, with the time left for it.
fn take_back(ui: &mut Ui, player: Player, announcing: Announcing, scene: &TableView) -> Option<Do> {
    let (language, board) = (scene.language, scene.current.table().board());
    hint(
        ui,
        deed_heard(announcing.deed, player, &board, &scene.company(), language),
    );
    to_foot(ui, size::TOUCH);
    let justified = Flow::top_down_justified(Align::Center);
    let button = ui.with_layout(justified, |ui| secondary_button(ui, language.tr("agent-undo")));
    let rect = button.inner.rect.shrink2(Vec2::new(radius::CONTROL.into(), 3.0));
    let left = egui::lerp(rect.x_range(), announcing.left(scene.now));
    let line = egui::Stroke::new(2.0, Palette::of(ui.ctx()).accent);
    ui.painter().hline(rect.left()..=left, rect.bottom(), line);
    take_focus_by_key(ui, &button.inner);
    button.inner.clicked().then(|| Do::send(MapPressed::Back))
}

/// Whether a button has room beside the agents, where these are shown and stand in two rows.
fn has_room_beside_agents(ui: &Ui, text: &str, scene: &TableView) -> bool {
    let room = ui.available_width() - agents_width(NATIONS) - space::S;
    scene.selection.is_open() && columns(ui, scene) == NATIONS && button_width(ui, text) <= room
}

/// The agents of a game with two of each nation, in two rows.
const NATIONS: usize = Agent::COUNT / 2;

/// The width of so many agents side by side.
fn agents_width(columns: usize) -> f32 {
    columns as f32 * (size::TOUCH + space::XS) - space::XS
}

/// The number of agents side by side: all, or one of each nation with the other below them, or fewer.
fn columns(ui: &Ui, scene: &TableView) -> usize {
    let count = scene.current.table().options().agents().count();
    let fits = |&columns: &usize| agents_width(columns) <= ui.available_width();
    [count, NATIONS, 2].into_iter().find(fits).unwrap_or(1)
}

/// The choices of the chosen agent: first destinations, then actions there.
fn chosen(ui: &mut Ui, agent: Agent, scene: &TableView, draft: &mut Draft) -> Option<Do> {
    let (current, language, company) = (scene.current, scene.language, scene.company());
    let options = scene.selection.options(current);
    let mut press = match scene.selection.city() {
        None => cities(ui, agent, scene, draft),
        Some(_) => None,
    };
    let board = current.table().board();
    // Where the sheets of several people are covered, what is left is a secret.
    let stake = current
        .only_person()
        .and(current.view())
        .map(|view| view.sheet().stake(agent));
    let text = |deed| {
        let text = deed_button(deed, &board, &company, language);
        let text = match current.table().ends_unopposed(deed) {
            true => language.tr_with("agent-do-end", &[("deed", text.into())]),
            false => text,
        };
        match deed {
            Announcement::Attack { .. } => price(text, stake.map(|stake| stake - FEE), language),
            _ => text,
        }
    };
    let justified = Flow::top_down_justified(Align::Center);
    ui.with_layout(justified, |ui| {
        for (number, deed) in options.into_iter().enumerate() {
            let button = secondary_button(ui, text(deed));
            if number == 0 {
                take_first_focus(ui, &button);
            }
            if button.clicked() {
                press = Some(Do::send(DeedChosen(deed)));
            }
        }
    });
    to_foot(ui, size::TOUCH);
    ui.with_layout(justified, |ui| {
        let put_down = secondary_button(ui, language.tr("agent-put-down"));
        if put_down.clicked() {
            draft.goes_back_to = put_down.has_focus().then_some(agent);
            press = Some(Do::send(MapPressed::Nothing));
        }
    });
    press
}

/// The label of a button that costs the fee of an attack, and leaves so much, unless that is a secret.
fn price(deed: String, left: Option<Dollars>, language: &Language) -> String {
    let left = left.map_or_else(|| "none".to_owned(), |left| dollars(left, language));
    let values = [
        ("deed", deed.into()),
        ("amount", dollars(FEE, language).into()),
        ("left", left.into()),
    ];
    language.tr_with("agent-do-price", &values)
}

/// The agents, as on the map: for players without a pointer, and where the map is small. The cursor on the map follows
/// the keyboard focus. Agents who may not act keep their places, so that the others stay in theirs.
fn agents(ui: &mut Ui, scene: &TableView, draft: &mut Draft) -> Option<Do> {
    if !scene.selection.is_open() {
        return None;
    }
    let (company, table) = (scene.company(), scene.current.table());
    let agents: Vec<Agent> = table.options().agents().collect();
    let columns = columns(ui, scene);
    let mut pressed = None;
    ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
    for row in agents.chunks(columns) {
        ui.horizontal(|ui| {
            for &agent in row {
                let (name, is_exiled) = (company.agent(agent, scene.language), table.is_exiled(agent));
                let name = match is_exiled {
                    true => scene
                        .language
                        .tr_with("agent-refused-exiled", &[("agent", name.into())]),
                    false => name,
                };
                let draw = |ui: &mut Ui| {
                    drawn_button(ui, size::TOUCH, name, |painter, rect, _| {
                        paint_agent(painter, rect.center(), 15.0, agent, is_exiled);
                    })
                };
                // An area of its own takes memory in every frame, so agents get one only if they need it.
                let button = match scene.selection.may_act(agent) {
                    true => draw(ui),
                    false => ui.add_enabled_ui(false, draw).inner,
                };
                if draft.goes_back_to.take_if(|back| *back == agent).is_some() {
                    button.request_focus();
                }
                if button.has_focus() {
                    draft.pointed = Some(Spot::Agent(agent));
                }
                if button.clicked() {
                    draft.goes_to_city = button.has_focus();
                    pressed = Some(agent);
                }
            }
        });
    }
    pressed.map(|agent| Do::send(MapPressed::Agent(agent)))
}

/// The cities where the chosen agent may act, and apart from them what is done with the case where the agent stands.
fn cities(ui: &mut Ui, agent: Agent, scene: &TableView, draft: &mut Draft) -> Option<Do> {
    let table = scene.current.table();
    let mut pressed = None;
    let mut offer = |ui: &mut Ui, text: String, city: City, spot: Spot| {
        let button = secondary_button(ui, text);
        if std::mem::take(&mut draft.goes_to_city) {
            button.request_focus();
        }
        if button.has_focus() {
            draft.pointed = Some(spot);
        }
        if button.clicked() {
            pressed = Some(Do::send(MapPressed::City(city)));
        }
    };
    let here = table.place(agent);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
        let targets = scene.selection.targets(scene.current);
        for city in targets.into_iter().filter(|city| Some(*city) != here) {
            offer(ui, city_name(city, scene.language), city, Spot::City(city));
        }
    });
    if let (Some(here), Some(deed)) = (here, scene.selection.deed_here()) {
        let text = deed_button(deed, &table.board(), &scene.company(), scene.language);
        ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
            offer(ui, text, here, Spot::Agent(agent));
        });
    }
    pressed
}

//! What is asked now, and the buttons that answer it.

use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Slider, Ui};

use super::icons::paint_agent;
use super::players;
use super::view::TableView;
use crate::agent::{Action, Agent, Call, Contest, Dollars, Phase, Player, UNIT};
use crate::app::agent::gameplay::current_game::Waiting;
use crate::app::agent::gameplay::messages::MapPressed;
use crate::app::agent::text::words::{city_name, deed_button, dollars};
use crate::app::shell::system::language::key;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::buttons::{drawn_button, primary_button, row, secondary_button};
use crate::app::shell::ui::widgets::controls::hint;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PromptPress {
    /// An action of the player who is asked.
    Decide(Player, Action),
    /// An answer in the objection window.
    Answer(Player, bool),
    /// Money is to be staked.
    Money,
    /// Something on the map is chosen, or put down again.
    Choose(MapPressed),
}

/// The claim that is being considered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClaimDraft(pub(crate) Option<Dollars>);

/// Draws what is asked, unless the device is to be passed on first.
pub(super) fn prompt(ui: &mut Ui, scene: &TableView, draft: &mut ClaimDraft) -> Option<PromptPress> {
    ui.spacing_mut().item_spacing.y = space::S;
    let language = scene.language;
    let waiting = scene.current.waiting();
    let phase = scene.current.table().phase();
    if !matches!(phase, Phase::Claim(_)) {
        *draft = ClaimDraft::default();
    }
    if let Phase::Object { .. } = phase
        && scene.window.unanswered(scene.current).next().is_some()
    {
        return objection(ui, scene);
    }
    match waiting {
        Waiting::Nobody | Waiting::Device(_) => None,
        Waiting::Computer(player) => {
            say(
                ui,
                language.tr_with("agent-thinking", &[("name", scene.name(player).into())]),
            );
            None
        }
        Waiting::Secret(player) => match phase {
            Phase::Stake { .. } => stake(ui, scene),
            Phase::Act => act(ui, player, scene),
            Phase::Claim(contest) => claim(ui, player, contest, scene, draft),
            Phase::Victory { action, .. } => {
                let agent = scene.company().agent(action.agent(), language);
                say(ui, language.tr_with("agent-ask-victory", &[("agent", agent.into())]));
                two(
                    ui,
                    player,
                    [(Call::Win, key("agent-win")), (Call::Let, key("agent-let-win"))],
                    scene,
                )
            }
            _ => None,
        },
        Waiting::PublicAnswer(player) => answer(ui, player, phase, scene),
    }
}

fn say(ui: &mut Ui, text: impl Into<String>) {
    let ink = Palette::of(ui.ctx()).ink;
    ui.label(RichText::new(text).text_style(strong_style()).color(ink));
}

fn two(ui: &mut Ui, player: Player, calls: [(Call, &'static str); 2], scene: &TableView) -> Option<PromptPress> {
    let texts = calls.map(|(_, key)| scene.language.tr(key));
    let buttons = row(ui, texts);
    let pressed = calls.into_iter().zip(buttons).find(|(_, button)| button.clicked());
    pressed.map(|((call, _), _)| PromptPress::Decide(player, call.into()))
}

fn stake(ui: &mut Ui, scene: &TableView) -> Option<PromptPress> {
    say(ui, scene.language.tr("agent-ask-stakes"));
    hint(ui, scene.language.tr("agent-ask-stakes-line"));
    let justified = Flow::top_down_justified(Align::Center);
    let button = ui.with_layout(justified, |ui| primary_button(ui, scene.language.tr("agent-fill-in")));
    button.inner.clicked().then_some(PromptPress::Money)
}

/// The choice of an action: on the map, then from what can be done there.
fn act(ui: &mut Ui, player: Player, scene: &TableView) -> Option<PromptPress> {
    let (current, language, company) = (scene.current, scene.language, scene.company());
    let legal = current.legal();
    let justified = Flow::top_down_justified(Align::Center);
    if let Some(agent) = scene.selection.agent() {
        let name = company.agent(agent, language);
        let options = scene.selection.options(current);
        let mut press = None;
        match scene.selection.city() {
            None => {
                say(ui, language.tr_with("agent-choose-city", &[("agent", name.into())]));
                press = cities(ui, scene);
            }
            Some(city) => {
                let values = [("agent", name.into()), ("city", city_name(city, language).into())];
                say(ui, language.tr_with("agent-choose-deed", &values));
            }
        }
        let board = current.table().board();
        ui.with_layout(justified, |ui| {
            for deed in options {
                if secondary_button(ui, deed_button(deed, &board, &company, language)).clicked() {
                    press = Some(PromptPress::Decide(player, deed.into()));
                }
            }
            if secondary_button(ui, language.tr("agent-put-down")).clicked() {
                press = Some(PromptPress::Choose(MapPressed::Nothing));
            }
        });
        return press;
    }
    let has_deeds = !legal.announcements().is_empty();
    let text = match (has_deeds, legal.may_stake(), current.only_person()) {
        (false, false, _) => language.tr("agent-turn-stuck"),
        (false, true, _) => language.tr("agent-turn-bribe"),
        (true, _, Some(_)) => language.tr("agent-turn-only"),
        (true, _, None) => language.tr_with("agent-turn", &[("name", scene.name(player).into())]),
    };
    say(ui, text);
    if let Some(press) = agents(ui, scene) {
        return Some(press);
    }
    ui.with_layout(justified, |ui| {
        if legal.may_stake() && secondary_button(ui, language.tr("agent-bribe")).clicked() {
            return Some(PromptPress::Money);
        }
        let is_stuck = legal.calls().contains(&Call::Skip);
        (is_stuck && primary_button(ui, language.tr("agent-skip")).clicked())
            .then_some(PromptPress::Decide(player, Call::Skip.into()))
    })
    .inner
}

/// The agents who may act, as on the map: for whoever has no pointer, and where the map is small.
fn agents(ui: &mut Ui, scene: &TableView) -> Option<PromptPress> {
    let company = scene.company();
    let acting = scene.current.table().options().agents();
    let acting: Vec<Agent> = acting.filter(|&agent| scene.selection.may_act(agent)).collect();
    // All in one row, or the two of each nation below each other.
    let width = size::TOUCH + space::XS;
    let fits = |columns: usize| columns as f32 * width - space::XS <= ui.available_width();
    let columns = [Agent::COUNT, Agent::COUNT / 2, 2]
        .into_iter()
        .find(|&columns| fits(columns));
    let mut pressed = None;
    ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
    for row in acting.chunks(columns.unwrap_or(1)) {
        ui.horizontal(|ui| {
            for &agent in row {
                let name = company.agent(agent, scene.language);
                let button = drawn_button(ui, size::TOUCH, name, |painter, rect, _| {
                    paint_agent(painter, rect.center(), 15.0, agent, false);
                });
                if button.clicked() {
                    pressed = Some(agent);
                }
            }
        });
    }
    pressed.map(|agent| PromptPress::Choose(MapPressed::Agent(agent)))
}

/// The cities where the chosen agent may do something.
fn cities(ui: &mut Ui, scene: &TableView) -> Option<PromptPress> {
    let targets = scene.selection.targets(scene.current);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
        let pressed = targets
            .into_iter()
            .find(|&city| secondary_button(ui, city_name(city, scene.language)).clicked());
        pressed.map(|city| PromptPress::Choose(MapPressed::City(city)))
    })
    .inner
}

/// The objection window: a row for each person who has not answered.
fn objection(ui: &mut Ui, scene: &TableView) -> Option<PromptPress> {
    let (current, language) = (scene.current, scene.language);
    let is_alone = current.only_person().is_some();
    say(
        ui,
        match is_alone {
            true => language.tr("agent-ask-object-only"),
            false => language.tr("agent-ask-object"),
        },
    );
    if let Some(left) = scene.window.left(current, scene.settings, scene.now) {
        let seconds = left.as_secs_f32().ceil() as u32;
        hint(ui, language.tr_with("agent-seconds", &[("count", seconds.into())]));
    }
    let mut press = None;
    for player in scene.window.unanswered(current) {
        if !is_alone {
            players::name_line(ui, player, scene);
        }
        let [let_pass, object] = row(ui, [language.tr("agent-let"), language.tr("agent-object")]);
        if let_pass.clicked() || object.clicked() {
            press = Some(PromptPress::Answer(player, object.clicked()));
        }
    }
    press
}

fn answer(ui: &mut Ui, player: Player, phase: &Phase, scene: &TableView) -> Option<PromptPress> {
    let (language, is_alone) = (scene.language, scene.current.only_person().is_some());
    match phase {
        Phase::Answer { objector, .. } => {
            let objector = ("objector", scene.name(*objector).into());
            say(
                ui,
                match is_alone {
                    true => language.tr_with("agent-ask-answer-only", &[objector]),
                    false => language.tr_with("agent-ask-answer", &[objector, ("name", scene.name(player).into())]),
                },
            );
            let calls = [
                (Call::Insist, key("agent-insist")),
                (Call::Withdraw, key("agent-withdraw")),
            ];
            two(ui, player, calls, scene)
        }
        Phase::Decide(_) => {
            say(
                ui,
                match is_alone {
                    true => language.tr("agent-ask-decide-only"),
                    false => language.tr_with("agent-ask-decide", &[("name", scene.name(player).into())]),
                },
            );
            let calls = [(Call::Allow, key("agent-allow")), (Call::Refuse, key("agent-refuse"))];
            two(ui, player, calls, scene)
        }
        _ => None,
    }
}

/// A claim on the covered pad, whose limits only the person with the device sees.
fn claim(
    ui: &mut Ui,
    player: Player,
    contest: &Contest,
    scene: &TableView,
    draft: &mut ClaimDraft,
) -> Option<PromptPress> {
    let (current, language) = (scene.current, scene.language);
    let agent = scene.company().agent(contest.action.agent(), language);
    say(ui, language.tr_with("agent-ask-claim", &[("agent", agent.into())]));
    let highest = contest.highest();
    hint(
        ui,
        match highest {
            0 => language.tr("agent-ask-claim-none"),
            _ => language.tr_with(
                "agent-ask-claim-highest",
                &[
                    ("name", scene.name(contest.leader(current.table().turn())).into()),
                    ("amount", dollars(highest, language).into()),
                ],
            ),
        },
    );
    let legal = current.legal();
    let justified = Flow::top_down_justified(Align::Center);
    ui.with_layout(justified, |ui| {
        let mut press = None;
        if let Some((least, most)) = legal.claims() {
            let mut amount = draft.0.unwrap_or(least).clamp(least, most);
            if least < most {
                ui.spacing_mut().slider_width = ui.available_width();
                let slider = Slider::new(&mut amount, least..=most)
                    .step_by(f64::from(UNIT))
                    .show_value(false);
                ui.add(slider);
            }
            draft.0 = Some(amount);
            let text = language.tr_with("agent-claim", &[("amount", dollars(amount, language).into())]);
            if primary_button(ui, text).clicked() {
                press = Some(PromptPress::Decide(player, Call::Claim(amount).into()));
            }
        }
        if secondary_button(ui, language.tr("agent-give-up")).clicked() {
            press = Some(PromptPress::Decide(player, Call::GiveUp.into()));
        }
        press
    })
    .inner
}

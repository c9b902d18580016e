//! The current prompt and its buttons.

use std::mem::discriminant;

use agon_core::agent::{Call, Contest, Dollars, Phase, Player, UNIT};
use bevy_egui::egui::{Align, Id, Layout as Flow, Response, RichText, Ui, Vec2, WidgetInfo, WidgetType};

use super::deeds::act;
use super::draft::{Draft, decide, money, to_foot};
use super::players;
use super::question::question;
use super::view::TableView;
use crate::agent::gameplay::current_game::Waiting;
use crate::agent::gameplay::messages::{LetsPassWanted, ObjectionAnswered};
use crate::agent::gameplay::settings::LetsPass;
use crate::agent::text::words::{dollars, stake_of};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{row, unbroken_row};
use crate::shell::ui::widgets::controls::{slider, take_focus_by_key};

/// Draws the prompt, unless the device is to be passed on first. In a low panel it takes as little room as it can.
pub(super) fn prompt(ui: &mut Ui, is_low: bool, scene: &TableView, draft: &mut Draft) -> Option<Do> {
    ui.spacing_mut().item_spacing.y = if is_low { space::XS } else { space::S };
    let language = scene.language;
    let waiting = scene.current.waiting();
    let phase = scene.current.table().phase();
    let asked = question(scene.current, scene.selection, scene.window, language);
    let asked = asked.filter(|_| !matches!(waiting, Waiting::Device(_)));
    if let Phase::Object { .. } = phase
        && scene.window.unanswered(scene.current).next().is_some()
    {
        return objection(ui, asked, is_low, scene);
    }
    // In a lesson the prompt is its task, and there is no room in a low panel for both.
    let is_task = is_low && scene.current.lesson().is_some() && scene.selection.agent().is_none();
    let is_told = is_task && matches!(phase, Phase::Act | Phase::Claim(_));
    if let Some(asked) = asked.filter(|_| !is_told) {
        say(ui, asked);
    }
    let player = match waiting {
        Waiting::Nobody | Waiting::Device(_) => return None,
        Waiting::Computer(player) => {
            let name = [("name", scene.name(player).into())];
            say(ui, language.tr_with("agent-thinking", &name));
            return None;
        }
        Waiting::Secret(player) | Waiting::PublicAnswer(player) => player,
    };
    // The buttons of each step take the place of those before, and are not to have their focus by chance. A scope of their
    // own would take memory in every frame.
    let selection = scene.selection;
    let is_announcing = selection.announcing().is_some();
    let step = Id::new((
        player.index(),
        discriminant(phase),
        selection.agent(),
        selection.city(),
        is_announcing,
    ));
    ui.skip_ahead_auto_ids(step.value() as usize);
    match phase {
        Phase::Stake { .. } => stake(ui, scene),
        Phase::Act => act(ui, (player, is_low), scene, draft),
        Phase::Claim(contest) => claim(ui, (player, is_low), contest, scene, draft),
        Phase::Victory { .. } => {
            let calls = [(Call::Let, key("agent-let-win")), (Call::Win, key("agent-win"))];
            two(ui, player, calls, scene)
        }
        _ => answer(ui, player, phase, scene),
    }
}

fn say(ui: &mut Ui, text: impl Into<String>) {
    let ink = Palette::of(ui.ctx()).ink;
    ui.label(RichText::new(text).text_style(strong_style()).color(ink));
}

/// The second stands firm, as objecting does: a press too many does not give in, as it does not take the other's place.
fn two(ui: &mut Ui, player: Player, calls: [(Call, &'static str); 2], scene: &TableView) -> Option<Do> {
    let texts = calls.map(|(_, key)| scene.language.tr(key));
    to_foot(ui, size::TOUCH);
    let buttons = row(ui, texts);
    take_focus_by_key(ui, &buttons[1]);
    let pressed = calls.into_iter().zip(buttons).find(|(_, button)| button.clicked());
    pressed.map(|((call, _), _)| decide(player, call, scene))
}

fn stake(ui: &mut Ui, scene: &TableView) -> Option<Do> {
    hint(ui, scene.language.tr("agent-ask-stakes-line"));
    let justified = Flow::top_down_justified(Align::Center);
    let button = ui.with_layout(justified, |ui| primary_button(ui, scene.language.tr("agent-fill-in")));
    take_focus_by_key(ui, &button.inner);
    button.inner.clicked().then(|| money(scene))
}

/// The objection window: a row for each person, which keeps its place once they have answered.
fn objection(ui: &mut Ui, asked: Option<String>, is_low: bool, scene: &TableView) -> Option<Do> {
    let (current, language) = (scene.current, scene.language);
    let is_alone = current.only_person().is_some();
    let left = scene.window.left(current, scene.settings, scene.now);
    let seconds = left.map(|left| left.as_secs_f32().ceil() as u32);
    match (asked, seconds) {
        (Some(asked), Some(seconds)) if is_low => {
            let line = Vec2::new(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(line, Flow::left_to_right(Align::Center), |ui| {
                ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                    hint(
                        ui,
                        language.tr_with("agent-seconds-short", &[("count", seconds.into())]),
                    );
                    ui.with_layout(Flow::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                        say(ui, asked)
                    });
                });
            });
        }
        (asked, seconds) => {
            if let Some(asked) = asked {
                say(ui, asked);
            }
            if let Some(seconds) = seconds {
                hint(ui, language.tr_with("agent-seconds", &[("count", seconds.into())]));
            }
        }
    }
    let names =
        |players: &mut dyn Iterator<Item = Player>| players.map(|player| scene.name(player)).collect::<Vec<_>>();
    let passing = names(&mut scene.window.passing(current));
    if let Some(left) = scene.window.left_to_speak_up(scene.now).filter(|_| !passing.is_empty()) {
        let seconds = left.as_secs_f32().ceil() as u32;
        let values = [("count", seconds.into()), ("names", passing.join(", ").into())];
        hint(ui, language.tr_with("agent-passes-soon", &values));
    }
    let objecting = names(&mut scene.window.objecting(current));
    if !objecting.is_empty() {
        let values = [
            ("count", objecting.len().into()),
            ("names", objecting.join(", ").into()),
        ];
        hint(ui, language.tr_with("agent-objecting", &values));
    }
    let mut press = None;
    let offers = scene.settings.lets_pass == LetsPass::Nothing && current.may_always_pass();
    let always = |ui: &mut Ui| {
        let justified = Flow::top_down_justified(Align::Center);
        let button = ui.with_layout(justified, |ui| secondary_button(ui, language.tr("agent-let-always")));
        button
            .inner
            .clicked()
            .then(|| Do::send(LetsPassWanted(LetsPass::WithoutStake)))
    };
    // It takes the place of no button pressed before.
    if offers && !is_low {
        press = always(ui);
    }
    if is_alone {
        to_foot(ui, size::TOUCH);
    }
    let is_close = is_low || scene.window.asked(current).count() > FEW;
    for player in scene.window.asked(current) {
        let texts = [language.tr("agent-let"), language.tr("agent-object")];
        let is_open = scene.window.answer(player).is_none();
        let buttons = ui.add_enabled_ui(is_open, |ui| match is_alone {
            true => row(ui, texts.clone()),
            false => answers_of(ui, player, texts.clone(), is_close, scene),
        });
        let buttons = buttons.inner;
        if !is_alone {
            for (button, text) in buttons.iter().zip(texts) {
                name_button(button, player, text, scene);
            }
        }
        if is_open {
            take_focus_by_key(ui, &buttons[0]);
        }
        let [let_pass, object] = buttons;
        if let_pass.clicked() || object.clicked() {
            let answered = |announcement| ObjectionAnswered {
                player,
                objects: object.clicked(),
                announcement,
            };
            press = scene.window.announcement().map(answered).map(Do::send);
        }
    }
    if offers && is_low {
        press = press.or(always(ui));
    }
    press
}

/// The most people whose buttons stand below their names, where there is room.
const FEW: usize = 2;

/// The buttons of one of several people, below the name, or close beside it in a panel that is wide enough.
fn answers_of(ui: &mut Ui, player: Player, texts: [String; 2], is_close: bool, scene: &TableView) -> [Response; 2] {
    /// The least width of a name with its buttons beside it, and the share of the buttons.
    const BESIDE: (f32, f32) = (210.0, 0.62);
    let width = ui.available_width();
    if !is_close || width < BESIDE.0 {
        players::name_line(ui, player, scene);
        return row(ui, texts);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let buttons = Vec2::new(width * BESIDE.1, size::TOUCH);
        let name = Vec2::new(width - buttons.x - space::XS, size::TOUCH);
        ui.allocate_ui_with_layout(name, Flow::left_to_right(Align::Center), |ui| {
            ui.set_min_width(name.x);
            players::name_line(ui, player, scene);
        });
        ui.allocate_ui(buttons, |ui| unbroken_row(ui, texts)).inner
    })
    .inner
}

/// Tells screen readers whose button it is.
fn name_button(button: &Response, player: Player, text: String, scene: &TableView) {
    let values = [("name", scene.name(player).into()), ("what", text.into())];
    let told = scene.language.tr_with("agent-of-player", &values);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, button.enabled(), &told));
}

fn answer(ui: &mut Ui, player: Player, phase: &Phase, scene: &TableView) -> Option<Do> {
    let (allow, refuse) = ((Call::Allow, key("agent-allow")), (Call::Refuse, key("agent-refuse")));
    let calls = match phase {
        Phase::Answer { .. } => [
            (Call::Withdraw, key("agent-withdraw")),
            (Call::Insist, key("agent-insist")),
        ],
        Phase::Decide(_) if player == scene.current.table().turn() => [refuse, allow],
        Phase::Decide(_) => [allow, refuse],
        _ => return None,
    };
    two(ui, player, calls, scene)
}

/// A claim on the covered pad, whose limits only the person with the device sees.
fn claim(
    ui: &mut Ui,
    (player, is_low): (Player, bool),
    contest: &Contest,
    scene: &TableView,
    draft: &mut Draft,
) -> Option<Do> {
    let (current, language) = (scene.current, scene.language);
    let legal = current.legal();
    let limits = legal.claims();
    let claims = current.table().options().seats().filter_map(|player| {
        let claim = contest.claim(player);
        let claim = claim.map(|claim| stake_of(player, claim, &scene.company(), language));
        if !contest.out().contains(player) {
            return claim;
        }
        let claim = claim.unwrap_or_else(|| scene.name(player));
        Some(language.tr_with("agent-claim-out", &[("claim", claim.into())]))
    });
    let claims = claims.collect::<Vec<_>>().join(", ");
    let has_claims = !claims.is_empty();
    let so_far = match has_claims {
        false => language.tr("agent-ask-claim-none"),
        true => language.tr_with("agent-ask-claims", &[("list", claims.into())]),
    };
    // Where there is little room, a lack of claims is left unsaid, and the task of a lesson has them.
    if !is_low || (has_claims && current.lesson().is_none()) {
        hint(ui, so_far);
    }
    if limits.is_none() {
        let agent = contest.action.agent();
        let stake = current.view().map_or(0, |view| view.sheet().stake(agent));
        let why = match stake {
            0 => key("agent-claim-nothing"),
            _ => key("agent-claim-too-little"),
        };
        let agent = scene.company().agent(agent, language);
        hint(ui, language.tr_with(why, &[("agent", agent.into())]));
    }
    let value = |amount: Dollars| [("amount", dollars(amount, language).into())];
    let amount = limits.map(|(least, most)| {
        let mut amount = draft.claim_at(current.moment(), (least, most));
        if least < most {
            let name = language.tr_with("agent-your-claim", &value(amount));
            slider(ui, name, &mut amount, least..=most, UNIT.into());
        }
        amount
    });
    draft.claim = amount.map(|amount| (current.moment(), amount));
    let claim_text = |amount: Dollars| language.tr_with("agent-claim", &value(amount));
    let give_up_text = language.tr("agent-give-up");
    to_foot(ui, size::TOUCH);
    let (claim, give_up) = match amount {
        Some(amount) => {
            let [give_up, claim] = unbroken_row(ui, [give_up_text, claim_text(amount)]);
            (Some(claim), give_up)
        }
        None => {
            let justified = Flow::top_down_justified(Align::Center);
            let give_up = ui.with_layout(justified, |ui| secondary_button(ui, give_up_text));
            (None, give_up.inner)
        }
    };
    for button in claim.iter().chain([&give_up]) {
        take_focus_by_key(ui, button);
    }
    match (amount, claim.is_some_and(|claim| claim.clicked())) {
        (Some(amount), true) => Some(decide(player, Call::Claim(amount), scene)),
        _ => give_up.clicked().then(|| decide(player, Call::GiveUp, scene)),
    }
}

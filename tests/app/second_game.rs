//! A second game brings a setting, a key, a page and its texts, and no file of the shell changes for it.

use agon::shell::input::context::InputContext;
use agon::shell::input::shortcuts::{Action, ActionGroup, ActionId, ActionPressed, add_actions};
use agon::shell::pages::settings::{SETTINGS, add_card, edit};
use agon::shell::pages::shortcuts::KEYS;
use agon::shell::system::language::{Language, Locale, key};
use agon::shell::system::settings::section::{Section, add_section};
use agon::shell::system::store::Store;
use agon::shell::ui::draw_order::Draw;
use agon::shell::ui::navigation::{Overlay, Page, Screen, on_page};
use agon::shell::ui::widgets::cards::card;
use agon::shell::ui::widgets::controls::{subheading, toggle};
use agon::shell::ui::widgets::sheet::{Ways, sheet};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::{Deserialize, Serialize};

use crate::whole::{Whole, nothing_drawn};

const TEXTS: [(Locale, &str); 2] = [
    (
        Locale::EN,
        "dice = Dice\ndice-loaded = Loaded dice\ndice-rolled = You rolled a six.",
    ),
    (
        Locale::FR,
        "dice = Dés\ndice-loaded = Dés pipés\ndice-rolled = Vous avez fait six.",
    ),
];

const ROLL: ActionId = ActionId("roll");
const DICE: Page = Page::new("dice", key("dice"));

#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct DiceSettings {
    loaded: bool,
}

impl Section for DiceSettings {
    const NAME: &'static str = "dice";
}

fn plugin(app: &mut App) {
    let mut language = app.world_mut().resource_mut::<Language>();
    for (locale, texts) in TEXTS {
        language.add(locale, texts.to_owned());
    }
    add_section::<DiceSettings>(app);
    add_card(app, 9, |ui, world| {
        edit(world, |settings: &mut DiceSettings, language| {
            card(ui, |ui| {
                subheading(ui, language.tr("dice"));
                toggle(ui, &mut settings.loaded, &language.tr("dice-loaded"));
            });
        });
    });
    let group = ActionGroup {
        heading: key("dice"),
        rank: 9,
    };
    add_actions(
        app,
        &[Action::new(ROLL, key("dice"), group, InputContext::Screens).with_keys(&["X"])],
    );
    app.add_systems(Update, roll)
        .add_systems(EguiPrimaryContextPass, show.run_if(on_page(DICE)).in_set(Draw::Overlay));
}

fn roll(mut pressed: MessageReader<ActionPressed>, mut next: ResMut<NextState<Overlay>>) {
    if pressed.read().any(|pressed| pressed.action == ROLL) {
        next.set(Overlay::Page(DICE));
    }
}

fn show(mut contexts: EguiContexts, language: Res<Language>, mut next: ResMut<NextState<Overlay>>) -> Result {
    let (title, ways) = (language.tr("dice"), Ways::new(&language));
    let left = sheet(contexts.ctx_mut()?, "dice", &title, &ways, |ui| {
        ui.label(language.tr("dice-rolled"));
    });
    if left.is_some() {
        next.set(Overlay::None);
    }
    Ok(())
}

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), plugin)
}

fn is_told(whole: &Whole, text: &str) -> bool {
    whole
        .nodes()
        .iter()
        .any(|(_, node)| [node.label(), node.value()].contains(&Some(text)))
}

#[test]
fn its_key_opens_its_page_in_both_languages() {
    let mut whole = start(Store::memory());
    whole.press(KeyCode::KeyX, Key::Character("x".into()));
    whole.settle();
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(DICE)));
    assert!(is_told(&whole, "You rolled a six."));
    whole.app.world_mut().resource_mut::<Language>().switch(Locale::FR);
    whole.settle();
    assert!(is_told(&whole, "Vous avez fait six."));
}

#[test]
fn its_key_is_in_the_list_of_keys() {
    let mut whole = start(Store::memory());
    whole.go(Screen::Title, Overlay::Page(KEYS));
    assert!(
        whole
            .nodes()
            .iter()
            .any(|(_, node)| node.label().is_some_and(|name| name.contains("Dice")))
    );
}

#[test]
fn its_setting_is_on_the_page_of_settings_and_kept() {
    let mut whole = start(Store::memory());
    whole.go(Screen::Title, Overlay::Page(SETTINGS));
    whole.act("Loaded dice", accesskit::Action::Click);
    assert!(whole.app.world().resource::<DiceSettings>().loaded);
    let again = start(whole.end());
    assert!(again.app.world().resource::<DiceSettings>().loaded);
}

//! The settings page, made of cards; games add their own. Every setting takes effect immediately.

use bevy::prelude::*;
use bevy_egui::egui;

use super::shortcuts::{KEYS, keys_in_words};
use crate::shell::input::mute::MUTE;
use crate::shell::input::shortcuts::{Actions, Bindings};
use crate::shell::system::language::Locale;
use crate::shell::system::resources::AddResource;
use crate::shell::system::settings::language_choice::LanguageChoice;
use crate::shell::system::settings::program::{Appearance, Percent, Settings, TextSize};
use crate::shell::system::settings::section::{Section, SettingsReset};
use crate::shell::system::sound_device::SoundDevice;
use crate::shell::system::window::{full_screen, set_full_screen};
use crate::shell::ui::page::add_page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::disclosure;
use crate::shell::ui::widgets::controls::{offer_first_focus, slider, toggle_with_hint};
use crate::shell::ui::widgets::sheet::{Ways, is_new_visit, sheet};

/// The settings page.
pub const SETTINGS: Page = Page::with_address("settings", key("settings-title"));

/// Rank of the shell's first card.
const FIRST: u8 = 0;
const LAST: u8 = u8::MAX;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, SETTINGS, page);
    add_card(app, FIRST, |ui, world| {
        edit(world, |settings, language| appearance(ui, settings, language));
        fill_screen(ui, world);
    });
    add_card(app, LAST, sound);
}

/// Draws related settings and writes what is chosen to their sections.
type DrawCard = fn(&mut egui::Ui, &mut World);

/// Whether a card is on the page now.
type IsShown = Box<dyn Fn(&World) -> bool + Send + Sync>;

/// The cards on the page, with their ranks.
#[derive(Resource, Default)]
struct Cards(Vec<(u8, DrawCard, IsShown)>);

/// Adds a card to the page. The shell's first card has rank 0, its last 255.
pub fn add_card(app: &mut App, rank: u8, draw: DrawCard) {
    add_card_if(app, rank, |_| true, draw);
}

/// Adds a card that is on the page only at times, such as while its game is on the table.
pub fn add_card_if(app: &mut App, rank: u8, is_shown: impl Fn(&World) -> bool + Send + Sync + 'static, draw: DrawCard) {
    let world = app.world_mut().add_resource::<Cards>();
    let mut cards = world.resource_mut::<Cards>();
    cards.0.push((rank, draw, Box::new(is_shown)));
    cards.0.sort_by_key(|&(rank, ..)| rank);
}

/// Lets a section be edited. It is marked as changed only if its value differs.
pub fn edit<S: Section, R>(world: &mut World, draw: impl FnOnce(&mut S, &Language) -> R) -> R {
    let mut edited = world.resource::<S>().clone();
    let drawn = draw(&mut edited, world.resource::<Language>());
    world.resource_mut::<S>().set_if_neq(edited);
    drawn
}

fn page(In(ctx): In<egui::Context>, world: &mut World) -> Option<Do> {
    let language = world.resource::<Language>();
    let (title, ways) = (language.tr(SETTINGS.title), Ways::new(language));
    let mut pressed = None;
    let left = sheet(&ctx, SETTINGS.id, &title, &ways, |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        offer_first_focus(ui);
        world.resource_scope(|world, cards: Mut<Cards>| {
            for (_, draw, is_shown) in &cards.0 {
                if is_shown(world) {
                    card(ui, |ui| draw(ui, world));
                }
            }
        });
        let language = world.resource::<Language>();
        justified(ui, |ui| {
            if secondary_button(ui, language.tr("keys-title")).clicked() {
                pressed = Some(Do::Open(KEYS));
            }
            if secondary_button(ui, language.tr("settings-defaults")).clicked() {
                pressed = Some(Do::ask(defaults_question(language), Do::send(SettingsReset)));
            }
        });
    });
    left.or(pressed)
}

fn defaults_question(language: &Language) -> Question {
    Question {
        title: language.tr("settings-defaults-title"),
        body: language.tr("settings-defaults-body"),
        yes: language.tr("settings-defaults-yes"),
        no: language.tr("cancel"),
        is_grave: true,
    }
}

fn appearance(ui: &mut egui::Ui, edited: &mut Settings, language: &Language) {
    subheading(ui, language.tr("settings-appearance"));
    languages(ui, &mut edited.language, language);
    choice(
        ui,
        language,
        key("settings-colours"),
        &mut edited.appearance,
        &[
            (Appearance::System, key("settings-colours-system")),
            (Appearance::Dark, key("settings-colours-dark")),
            (Appearance::Light, key("settings-colours-light")),
        ],
    );
    choice(
        ui,
        language,
        key("settings-size"),
        &mut edited.text_size,
        &[
            (TextSize::Normal, key("settings-size-normal")),
            (TextSize::Large, key("settings-size-large")),
            (TextSize::Huge, key("settings-size-huge")),
        ],
    );
}

/// The choice of the language: a line, below which all of them are once it is pressed.
fn languages(ui: &mut egui::Ui, chosen: &mut LanguageChoice, language: &Language) {
    let languages = Locale::offered().map(|locale| (LanguageChoice::Is(locale), locale.name().to_owned()));
    let system = (LanguageChoice::System, language.tr("settings-language-system"));
    let languages: Vec<_> = [system].into_iter().chain(languages).collect();
    let name = language.tr("settings-language");
    let value = languages.iter().find(|(choice, _)| choice == chosen);
    let value = value.map_or("", |(_, text)| text);
    let id = ui.id().with("languages");
    let mut is_open = !is_new_visit(ui) && ui.data(|data| data.get_temp(id)).unwrap_or(false);
    // Whoever cannot read the language finds the way to another.
    let title = match language.locale() {
        Locale::EN => name.clone(),
        _ => format!("{name} / Language"),
    };
    if disclosure(ui, is_open, &title, value).clicked() {
        is_open = !is_open;
    }
    ui.data_mut(|data| data.insert_temp(id, is_open));
    if is_open {
        segmented(ui, &name, chosen, &languages);
    }
}

/// Only where the window can fill the screen.
fn fill_screen(ui: &mut egui::Ui, world: &mut World) {
    let Some(mut is_full) = full_screen(world) else {
        return;
    };
    let name = world.resource::<Language>().tr("settings-full-screen");
    if toggle(ui, &mut is_full, &name) {
        set_full_screen(world, is_full);
    }
}

fn sound(ui: &mut egui::Ui, world: &mut World) {
    if world.get_resource() == Some(&SoundDevice::Absent) {
        let language = world.resource::<Language>();
        subheading(ui, language.tr("settings-sound"));
        hint(ui, language.tr("settings-sound-none"));
        return;
    }
    let (bindings, actions) = (world.resource::<Bindings>(), world.resource::<Actions>());
    let keys = actions
        .get(MUTE)
        .map_or_else(String::new, |mute| keys_in_words(bindings, mute, world.resource()));
    edit(world, |settings, language| volumes(ui, settings, &keys, language));
}

fn volumes(ui: &mut egui::Ui, edited: &mut Settings, keys: &str, language: &Language) {
    subheading(ui, language.tr("settings-sound"));
    let volumes = [
        (key("settings-sound-effects"), &mut edited.sound_volume),
        (key("settings-sound-music"), &mut edited.music_volume),
        (key("settings-sound-ambience"), &mut edited.ambience_volume),
    ];
    for (name, volume) in volumes {
        ui.add_enabled_ui(!edited.muted, |ui| percent(ui, language, name, volume));
    }
    toggle_with_hint(
        ui,
        &mut edited.muted,
        &language.tr("settings-sound-muted"),
        language.tr_with("settings-sound-muted-hint", &[("key", keys.into())]),
    );
}

/// A slider from 0 to 100 per cent, with its name (given by text key) and value above it.
fn percent(ui: &mut egui::Ui, language: &Language, name: &'static str, value: &mut Percent) {
    let mut number = value.number();
    let text = language.tr_with(name, &[("percent", number.into())]);
    if slider(ui, text, &mut number, 0..=100, 5.0) {
        *value = Percent::new(number);
    }
}

/// A setting shown as a name above its values, all given by text key. Returns whether another value was chosen.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    language: &Language,
    name: &'static str,
    chosen: &mut T,
    values: &[(T, &'static str)],
) -> bool {
    let values: Vec<_> = values.iter().map(|&(value, key)| (value, language.tr(key))).collect();
    let name = language.tr(name);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(egui::RichText::new(&name).text_style(strong_style()));
        segmented(ui, &name, chosen, &values)
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::shell::system::window::desktop::WindowSettings;
    use crate::testing::screens::{assert_fits, drawn};

    #[test]
    fn without_a_sound_device_the_page_says_so_in_place_of_volumes() {
        let mut app = App::new();
        app.add_plugins(plugin)
            .add_resource::<Settings>()
            .add_resource::<WindowSettings>()
            .add_resource::<Bindings>()
            .add_resource::<Actions>()
            .insert_resource(Language::new(Locale::EN));
        for (device, is_silent) in [
            (SoundDevice::Unknown, false),
            (SoundDevice::Present, false),
            (SoundDevice::Absent, true),
        ] {
            app.insert_resource(device);
            let texts = drawn(egui::vec2(1280.0, 3000.0), |ctx| {
                page(In(ctx.clone()), app.world_mut());
            })
            .placed();
            let reads = |start: &str| texts.iter().any(|(text, _)| text.starts_with(start));
            assert_eq!(reads("There is no sound"), is_silent, "{device:?}: {texts:?}");
            assert_eq!(reads("Music"), !is_silent, "{device:?}");
        }
    }

    #[test]
    fn it_fits() {
        let mut app = App::new();
        app.add_plugins(plugin)
            .add_resource::<Settings>()
            .add_resource::<WindowSettings>()
            .add_resource::<Bindings>()
            .add_resource::<Actions>();
        assert_fits(|ctx, language| {
            app.insert_resource(Language::new(language.locale()));
            drop(page(In(ctx.clone()), app.world_mut()));
        });
    }
}

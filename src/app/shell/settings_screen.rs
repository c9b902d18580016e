//! The settings on the screen. Each is in effect as soon as it is touched.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Draw;
use super::keys_screen::in_words;
use super::language::{Language, key};
use super::question::{Answer, Question};
use super::screens::Overlay;
use super::settings::{Animation, Appearance, Board, LanguageChoice, Orientation, Percent, Settings, TextSize, View};
use super::shortcuts::Shortcut;
use super::theme::{radius, space, strong_style};
use super::widgets::{card, focus_ring, hint, keep_in_sight, secondary_button, segmented, sheet, subheading, toggle};

const RESET: &str = "reset-settings";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Settings)).in_set(Draw::Overlay),
    )
    .add_systems(PreUpdate, reset);
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut questions: MessageWriter<Question>,
) -> Result {
    let mut edited = settings.clone();
    let Pressed { close, defaults, keys } = page(contexts.ctx_mut()?, &mut edited, &language);
    settings.set_if_neq(edited);
    if keys {
        overlay.set(Overlay::Keys);
    }
    if close {
        overlay.set(Overlay::None);
    }
    if defaults {
        questions.write(Question {
            id: RESET,
            title: language.tr("settings-defaults-title"),
            body: language.tr("settings-defaults-body"),
            yes: language.tr("settings-defaults-yes"),
            no: language.tr("cancel"),
        });
    }
    Ok(())
}

struct Pressed {
    close: bool,
    defaults: bool,
    keys: bool,
}

fn page(ctx: &egui::Context, edited: &mut Settings, language: &Language) -> Pressed {
    let (mut defaults, mut keys) = (false, false);
    let close = sheet(
        ctx,
        "settings",
        &language.tr("settings-title"),
        &language.tr("close"),
        |ui| {
            ui.spacing_mut().item_spacing.y = space::M;
            card(ui, |ui| appearance(ui, edited, language));
            card(ui, |ui| board(ui, edited, language));
            card(ui, |ui| playing(ui, edited, language));
            card(ui, |ui| sound(ui, edited, language));
            ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
                keys = secondary_button(ui, language.tr("keys-title")).clicked();
                defaults = secondary_button(ui, language.tr("settings-defaults")).clicked();
            });
        },
    );
    Pressed { close, defaults, keys }
}

fn appearance(ui: &mut egui::Ui, edited: &mut Settings, language: &Language) {
    subheading(ui, language.tr("settings-appearance"));
    choice(
        ui,
        language,
        key("settings-language"),
        &mut edited.language,
        &[
            (LanguageChoice::System, key("settings-language-system")),
            (LanguageChoice::En, key("settings-language-en")),
            (LanguageChoice::Fr, key("settings-language-fr")),
        ],
    );
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

fn board(ui: &mut egui::Ui, edited: &mut Settings, language: &Language) {
    subheading(ui, language.tr("settings-board"));
    choice(
        ui,
        language,
        key("settings-view"),
        &mut edited.view,
        &[
            (View::Auto, key("settings-view-auto")),
            (View::ThreeD, key("settings-view-3d")),
            (View::TwoD, key("settings-view-2d")),
        ],
    );
    choice(
        ui,
        language,
        key("settings-theme"),
        &mut edited.board,
        &[
            (Board::Parlour, key("settings-theme-parlour")),
            (Board::Marble, key("settings-theme-marble")),
            (Board::Contrast, key("settings-theme-contrast")),
        ],
    );
    let turned = choice(
        ui,
        language,
        key("settings-orientation"),
        &mut edited.orientation,
        &[
            (Orientation::Fixed, key("settings-orientation-fixed")),
            (Orientation::Mover, key("settings-orientation-mover")),
            (Orientation::Table, key("settings-orientation-table")),
        ],
    );
    if turned && edited.orientation == Orientation::Table {
        // What lies flat is seen from straight above.
        edited.view = View::TwoD;
    }
    hint(
        ui,
        match edited.orientation {
            Orientation::Fixed => language.tr("settings-orientation-fixed-hint"),
            Orientation::Mover => language.tr("settings-orientation-mover-hint"),
            Orientation::Table => language.tr("settings-orientation-table-hint"),
        },
    );
    toggle(ui, &mut edited.cell_names, &language.tr("settings-names"));
}

fn playing(ui: &mut egui::Ui, edited: &mut Settings, language: &Language) {
    subheading(ui, language.tr("settings-playing"));
    choice(
        ui,
        language,
        key("settings-animation"),
        &mut edited.animation,
        &[
            (Animation::System, key("settings-animation-system")),
            (Animation::Normal, key("settings-animation-normal")),
            (Animation::Fast, key("settings-animation-fast")),
            (Animation::Off, key("settings-animation-off")),
        ],
    );
    toggle(ui, &mut edited.show_targets, &language.tr("settings-targets"));
    toggle(ui, &mut edited.show_threats, &language.tr("settings-threats"));
    hint(ui, language.tr("settings-threats-hint"));
    toggle(ui, &mut edited.show_race, &language.tr("settings-race"));
    toggle(ui, &mut edited.confirm_moves, &language.tr("settings-confirm"));
    hint(ui, language.tr("settings-confirm-hint"));
}

fn sound(ui: &mut egui::Ui, edited: &mut Settings, language: &Language) {
    subheading(ui, language.tr("settings-sound"));
    let volumes = [
        (key("settings-sound-effects"), &mut edited.sound_volume),
        (key("settings-sound-music"), &mut edited.music_volume),
        (key("settings-sound-ambience"), &mut edited.ambience_volume),
    ];
    for (name, volume) in volumes {
        ui.add_enabled_ui(!edited.muted, |ui| percent(ui, language, name, volume));
    }
    toggle(ui, &mut edited.muted, &language.tr("settings-sound-muted"));
    let key = in_words(&edited.keys, Shortcut::Mute, language);
    hint(
        ui,
        language.tr_with("settings-sound-muted-hint", &[("key", key.into())]),
    );
}

/// A setting from 0 to 100 percent, with its name and number over it. The name is given by its key.
fn percent(ui: &mut egui::Ui, language: &Language, name: &'static str, value: &mut Percent) {
    let mut number = value.number();
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let text = language.tr_with(name, &[("percent", number.into())]);
        let label = ui.label(egui::RichText::new(text).text_style(strong_style()));
        ui.spacing_mut().slider_width = ui.available_width();
        let slider = egui::Slider::new(&mut number, 0..=100).step_by(5.0).show_value(false);
        let slider = ui.add(slider).labelled_by(label.id);
        keep_in_sight(&slider);
        focus_ring(ui, &slider, slider.rect, egui::CornerRadius::same(radius::CONTROL));
        if slider.changed() {
            *value = Percent::new(number);
        }
    });
}

/// A setting with a name over its values, all given by their keys. Returns whether another was chosen.
fn choice<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    language: &Language,
    name: &'static str,
    chosen: &mut T,
    values: &[(T, &'static str)],
) -> bool {
    let values: Vec<_> = values.iter().map(|&(value, key)| (value, language.tr(key))).collect();
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let name = language.tr(name);
        ui.label(egui::RichText::new(&name).text_style(strong_style()));
        segmented(ui, &name, chosen, &values)
    })
    .inner
}

fn reset(mut answers: MessageReader<Answer>, mut settings: ResMut<Settings>) {
    if answers.read().any(|answer| answer.id == RESET && answer.yes) {
        // Whoever has played before is no beginner again.
        let defaults = Settings {
            first_run: settings.first_run,
            ..default()
        };
        settings.set_if_neq(defaults);
    }
}

#[cfg(test)]
mod tests {
    use super::super::language::Locale;
    use super::super::widgets::testing::{WINDOWS, cut_off_texts};
    use super::*;

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, &mut Settings::default(), &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}

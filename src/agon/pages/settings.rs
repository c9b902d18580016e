//! The settings of Agon on their page.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::settings::{AgonSettings, CellNames, Orientation, Theme};
use crate::shell::pages::settings::{choice, edit};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::toggle_with_hint;
use crate::tabletop::settings::{add_game_card, choose_animation, choose_slope, choose_view};
use crate::tabletop::view_settings::{ViewChoice, ViewSettings};

pub(crate) fn plugin(app: &mut App) {
    add_game_card(app, AGON, 10, |ui, world| edit_both(ui, world, board));
    add_game_card(app, AGON, 20, |ui, world| edit_both(ui, world, playing));
}

/// Lets the settings of the table and the game be edited together.
fn edit_both(
    ui: &mut egui::Ui,
    world: &mut World,
    draw: fn(&mut egui::Ui, &mut ViewSettings, &mut AgonSettings, &Language),
) {
    let mut view = world.resource::<ViewSettings>().clone();
    edit(world, |settings, language| draw(ui, &mut view, settings, language));
    world.resource_mut::<ViewSettings>().set_if_neq(view);
}

/// The display settings.
fn board(ui: &mut egui::Ui, view: &mut ViewSettings, edited: &mut AgonSettings, language: &Language) {
    subheading(ui, language.tr("settings-board"));
    choose_view(ui, &mut view.view, language);
    if view.view != ViewChoice::TwoD {
        choose_slope(ui, &mut view.slope, language);
    }
    choice(
        ui,
        language,
        key("settings-theme"),
        &mut edited.board,
        &[
            (Theme::Parlour, key("settings-theme-parlour")),
            (Theme::Marble, key("settings-theme-marble")),
            (Theme::Contrast, key("settings-theme-contrast")),
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
        // The flat board is seen from straight above.
        view.view = ViewChoice::TwoD;
    }
    hint(
        ui,
        match edited.orientation {
            Orientation::Fixed => language.tr("settings-orientation-fixed-hint"),
            Orientation::Mover => language.tr("settings-orientation-mover-hint"),
            Orientation::Table => language.tr("settings-orientation-table-hint"),
        },
    );
    choice(
        ui,
        language,
        key("settings-names"),
        &mut edited.cell_names,
        &[
            (CellNames::Frame, key("settings-names-frame")),
            (CellNames::Cells, key("settings-names-cells")),
            (CellNames::Off, key("settings-names-off")),
        ],
    );
}

/// The playing settings.
fn playing(ui: &mut egui::Ui, view: &mut ViewSettings, edited: &mut AgonSettings, language: &Language) {
    subheading(ui, language.tr("settings-playing"));
    choose_animation(ui, &mut view.animation, language);
    toggle(ui, &mut edited.show_targets, &language.tr("settings-targets"));
    toggle_with_hint(
        ui,
        &mut edited.show_threats,
        &language.tr("settings-threats"),
        language.tr("settings-threats-hint"),
    );
    toggle(ui, &mut edited.show_race, &language.tr("settings-race"));
    toggle_with_hint(
        ui,
        &mut edited.confirm_moves,
        &language.tr("settings-confirm"),
        language.tr("settings-confirm-hint"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::shell::ui::widgets::sheet::{Ways, sheet};
    use crate::testing::screens::{assert_fits, drawn, place_of};

    #[test]
    fn an_explanation_is_closer_to_its_switch_than_to_the_next() {
        let language = Language::new(Locale::EN);
        let (mut view, mut settings) = (ViewSettings::default(), AgonSettings::default());
        let texts = drawn(egui::vec2(1280.0, 2000.0), |ctx| {
            _ = sheet(ctx, "settings", "", &Ways::new(&language), |ui| {
                card(ui, |ui| playing(ui, &mut view, &mut settings, &language));
            });
        })
        .placed();
        let place = |key: &str| place_of(&texts, &language.tr(key));
        let hint = place("settings-threats-hint");
        let before = hint.top() - place("settings-threats").bottom();
        let after = place("settings-race").top() - hint.bottom();
        assert!(before < 0.6 * after, "{before} before, {after} after");
    }

    #[test]
    fn it_fits() {
        let (mut view, mut settings) = (ViewSettings::default(), AgonSettings::default());
        assert_fits(|ctx, language| {
            _ = sheet(ctx, "settings", "", &Ways::new(language), |ui| {
                card(ui, |ui| board(ui, &mut view, &mut settings, language));
                card(ui, |ui| playing(ui, &mut view, &mut settings, language));
            });
        });
    }
}

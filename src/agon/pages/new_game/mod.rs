//! The page of choices before a game. They are remembered for the next.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::OPEN;
use crate::agon::text::words::LONGEST_NAME;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::toggle_with_hint;
use crate::shell::ui::widgets::sheet::{Ways, sheet_with_footer};
use choices::{Choices, Colour, Opponent};

pub(crate) mod axes;
pub mod choices;
mod clocks;
mod examples;
pub mod levels;
pub mod rules;

use rules::Opened;

pub(crate) fn plugin(app: &mut App) {
    add_screen(app, in_state(AgonScreen(Screen::NewGame)), show);
    app.add_resource::<Opened>()
        .add_systems(OnEnter(AgonScreen(Screen::NewGame)), tell)
        .add_systems(OnExit(AgonScreen(Screen::NewGame)), close_all);
}

fn tell(choices: Res<Choices>, language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write(Spoken(title(choices.opponent, &language)));
}

/// The title of the page.
fn title(opponent: Opponent, language: &Language) -> String {
    language.tr(match opponent {
        Opponent::Computer => key("title-computer"),
        Opponent::Person | Opponent::Afar => key("title-people"),
    })
}

fn close_all(mut opened: ResMut<Opened>) {
    opened.close();
}

fn show(
    In(ctx): In<egui::Context>,
    (mut choices, mut opened): (ResMut<Choices>, ResMut<Opened>),
    (language, colours): (Res<Language>, Res<BoardPalette>),
) -> Option<Do> {
    let mut edited = choices.clone();
    let asked = page(&ctx, &mut edited, &mut opened, &colours, &language);
    choices.set_if_neq(edited);
    asked
}

fn page(
    ctx: &egui::Context,
    edited: &mut Choices,
    opened: &mut Opened,
    board: &BoardPalette,
    language: &Language,
) -> Option<Do> {
    let title = title(edited.opponent, language);
    let page = opened.page();
    let mut pastes = false;
    let contents = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        match edited.opponent {
            Opponent::Computer => {
                levels::levels(ui, &mut edited.level, language);
                levels::usual_length(ui, edited.level, &edited.rules(), language);
            }
            Opponent::Person | Opponent::Afar => {
                place(ui, &mut edited.opponent, language);
                names(ui, edited, language);
            }
        }
        colours(ui, edited, language);
        if edited.opponent == Opponent::Computer {
            handicap(ui, &mut edited.handicap, language);
        }
        if edited.opponent != Opponent::Afar {
            clocks::clocks(ui, edited, language);
            ui.add_space(space::S);
            toggle_with_hint(
                ui,
                &mut edited.terms.touch_move,
                &language.tr("new-game-touch-move"),
                language.tr("new-game-touch-move-hint"),
            );
        }
        rules::rules(ui, edited, opened, board, language);
        ui.add_space(space::M);
        subheading(ui, language.tr("new-game-position"));
        hint(ui, language.tr("new-game-position-line"));
        justified(ui, |ui| {
            pastes = secondary_button(ui, language.tr("new-game-position-paste")).clicked();
        });
    };
    let (left, starts) = sheet_with_footer(ctx, &page, &title, &Ways::new(language), contents, |ui| {
        ui.add_space(space::M);
        let start = primary_button(ui, language.tr("new-game-start"));
        take_first_focus(ui, &start);
        start.clicked()
    });
    left.or(starts.then(|| Do::send(edited.game(fresh_seed()))))
        .or(pastes.then_some(Do::Open(OPEN)))
}

/// The choice of where the other player is.
fn place(ui: &mut egui::Ui, opponent: &mut Opponent, language: &Language) {
    let places = [
        (Opponent::Person, key("new-game-here")),
        (Opponent::Afar, key("by-link-afar")),
    ];
    let places = places.map(|(place, name)| (place, language.tr(name)));
    segmented(ui, &language.tr("new-game-where"), opponent, &places);
    if *opponent == Opponent::Afar {
        hint(ui, language.tr("by-link-how"));
    }
    ui.add_space(space::S);
}

fn names(ui: &mut egui::Ui, edited: &mut Choices, language: &Language) {
    subheading(ui, language.tr("new-game-names"));
    let columns = if ui.available_width() < size::NARROW - 2.0 * space::L {
        1
    } else {
        2
    };
    let labels = match edited.opponent {
        Opponent::Afar => [key("new-game-own-name"), key("new-game-other-name")],
        Opponent::Computer | Opponent::Person => [key("new-game-first"), key("new-game-second")],
    };
    let labels = labels.map(|label| language.tr(label));
    ui.columns(columns, |columns| {
        for (index, (name, label)) in edited.names.iter_mut().zip(labels).enumerate() {
            let ui = &mut columns[index % columns.len()];
            ui.spacing_mut().item_spacing.y = space::XS;
            let field = Field {
                name: &label,
                hint: &language.tr("new-game-name-hint"),
                longest: LONGEST_NAME,
                lines: 1,
            };
            let label = hint(ui, &label);
            text_field(ui, name, &field, &label);
        }
    });
}

fn colours(ui: &mut egui::Ui, edited: &mut Choices, language: &Language) {
    ui.add_space(space::M);
    let first = edited.names[0].trim();
    let heading = match edited.opponent {
        Opponent::Computer | Opponent::Afar => language.tr("new-game-colour"),
        Opponent::Person if first.is_empty() => language.tr("new-game-colour-first"),
        Opponent::Person => language.tr_with("new-game-colour-of", &[("name", first.into())]),
    };
    subheading(ui, &heading);
    let choices = [
        (Colour::White, key("side-white")),
        (Colour::Black, key("side-black")),
        (Colour::Lot, key("new-game-lot")),
    ];
    let choices = choices.map(|(colour, name)| (colour, language.tr(name)));
    segmented(ui, &heading, &mut edited.colour, &choices);
}

/// The choice of how many of its first turns the computer gives up.
fn handicap(ui: &mut egui::Ui, turns: &mut u8, language: &Language) {
    ui.add_space(space::M);
    let name = language.tr("new-game-handicap");
    subheading(ui, &name);
    let offered = [0, 1, 2, 3, 4, 5].map(|turns: u8| (turns, turns.to_string()));
    segmented(ui, &name, turns, &offered);
    hint(
        ui,
        language.tr_with("new-game-handicap-line", &[("turns", (*turns).into())]),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::rules::Preset;
    use agon_core::session::conditions::{Terms, TimeControl};

    use super::choices::LessTime;
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, assert_fits, assert_fits_but, drawn};

    #[test]
    fn it_fits() {
        let name = "W".repeat(LONGEST_NAME);
        for (opponent, time) in [
            (Opponent::Computer, TimeControl::None),
            (Opponent::Computer, TimeControl::PerMove { seconds: 30 }),
            (
                Opponent::Person,
                TimeControl::Fischer {
                    minutes: 10,
                    increment: 5,
                },
            ),
            (Opponent::Person, TimeControl::Bronstein { minutes: 3, delay: 2 }),
            (Opponent::Afar, TimeControl::None),
        ] {
            assert_fits_but(&name, |ctx, language| {
                let mut choices = Choices {
                    opponent,
                    names: [name.clone(), String::new()],
                    terms: Terms { time, ..default() },
                    less_time: LessTime::First,
                    ..default()
                };
                let mut opened = Opened::default();
                drop(page(ctx, &mut choices, &mut opened, &BoardPalette::default(), language));
            });
        }
    }

    #[test]
    fn choosing_rules_of_ones_own_brings_their_heading_into_sight() {
        let language = Language::new(Locale::EN);
        for window in WINDOWS {
            let mut choices = Choices {
                own_rules: Some(Preset::Escale.rules()),
                ..default()
            };
            let mut opened = Opened::default();
            opened.settle_on_choice();
            let seen = drawn(window, |ctx| {
                page(ctx, &mut choices, &mut opened, &BoardPalette::default(), &language);
            })
            .in_sight();
            assert!(seen.contains(&language.tr("own-rules")), "{window}: {seen:?}");
        }
    }

    #[test]
    fn rules_of_ones_own_fit() {
        for axis in &axes::AXES {
            let mut opened = Opened::at(axis.name);
            let mut choices = Choices {
                own_rules: Some("parlett".parse().unwrap()),
                ..default()
            };
            assert_fits(|ctx, language| {
                drop(page(ctx, &mut choices, &mut opened, &BoardPalette::default(), language));
            });
        }
    }
}

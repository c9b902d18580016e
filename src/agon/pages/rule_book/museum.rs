//! The museum of rules: a room for each known rule set, and what any two of them do differently.

use agon_core::rule_book::book::{Room, RuleBook};
use agon_core::rule_book::comparison::{Difference, Shown, compare};
use agon_core::rules::{Move, Preset};
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{RichText, Ui};

use crate::agon::drawings::diagram::{Marks, Plane, diagram};
use crate::agon::drawings::icons::egui_color;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::pages::content::add_page;
use crate::agon::pages::new_game::axes::{AXES, Axis};
use crate::agon::pages::new_game::choices::Choices;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::MUSEUM;
use crate::agon::text::rule_book::{consequences, ended, measured, names, room_text, sources};
use crate::agon::text::words::{preset_key, preset_line_key, side_role, way};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::{Trail, UpWanted, note_level};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::link_card;
use crate::shell::ui::widgets::controls::scroll_by_page_keys;
use crate::shell::ui::widgets::sheet::{Ways, sheet};

/// The height of a diagram, in points; it is lower where there is no room.
const HEIGHT: f32 = 340.0;
/// As many moves of a kind are named; the others are on the board.
const NAMED: usize = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<Place>()
        .add_message::<RulesPlayed>()
        .add_message::<UpWanted>()
        .add_systems(
            Update,
            (
                play.in_set(MenuSystems::Begin),
                (
                    go_up.run_if(on_message::<UpWanted>),
                    begin_anew.run_if(resource_exists_and_changed::<Trail>),
                )
                    .chain(),
            ),
        );
    add_page(app, MUSEUM, show);
}

/// Where in the museum the visitor is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Where the rooms are listed.
    #[default]
    Hall,
    /// The room of a rule set.
    Room(Preset),
    /// Two rule sets side by side.
    Between(Preset, Preset),
}

impl Place {
    /// The place one level up; the hall has none.
    const fn up(self) -> Option<Self> {
        match self {
            Self::Hall => None,
            Self::Room(_) => Some(Self::Hall),
            Self::Between(one, _) => Some(Self::Room(one)),
        }
    }
}

fn go_up(trail: Res<Trail>, mut place: ResMut<Place>) {
    if let Some(up) = place.up().filter(|_| trail.has(MUSEUM)) {
        *place = up;
    }
}

/// Whoever leaves begins in the hall the next time.
fn begin_anew(trail: Res<Trail>, mut place: ResMut<Place>) {
    if !trail.has(MUSEUM) {
        place.set_if_neq(Place::Hall);
    }
}

fn show(
    In(ctx): In<egui::Context>,
    (language, colours): (Res<Language>, Res<BoardPalette>),
    (mut place, mut trail): (ResMut<Place>, ResMut<Trail>),
) -> Option<Do> {
    let mut next = *place;
    let pressed = page(&ctx, &mut next, &colours, &language);
    place.set_if_neq(next);
    note_level(&mut trail, next.up().is_some());
    pressed
}

/// A rule set is to be played.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
struct RulesPlayed(Preset);

fn play(
    mut played: MessageReader<RulesPlayed>,
    mut choices: ResMut<Choices>,
    screen: Res<State<Screen>>,
    mut wanted: MessageWriter<GameWanted>,
    (mut next_screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
) {
    for &RulesPlayed(preset) in played.read() {
        choices.preset = preset;
        choices.own_rules = None;
        match screen.get() {
            // The game on the board stays saved.
            Screen::Playing => drop(wanted.write(choices.game(fresh_seed()))),
            Screen::Title | Screen::NewGame => {
                NextState::set_if_neq(&mut next_screen, Screen::NewGame);
                overlay.set(Overlay::None);
            }
        }
    }
}

fn page(ctx: &egui::Context, place: &mut Place, colours: &BoardPalette, language: &Language) -> Option<Do> {
    let mut pressed = None;
    // Each place is a sheet of its own, so that it begins at its top.
    let (id, title) = match *place {
        Place::Hall => (MUSEUM.id.to_owned(), language.tr("museum-title")),
        Place::Room(preset) => (format!("museum {}", preset.name()), language.tr(preset_key(preset))),
        Place::Between(one, other) => {
            let [first, second] = names(language, [one, other]);
            let values = [("one", first.into()), ("other", second.into())];
            let id = format!("museum {} {}", one.name(), other.name());
            (id, language.tr_with("museum-between", &values))
        }
    };
    let left = sheet(ctx, &id, &title, &Ways::new(language), |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        match *place {
            Place::Hall => hall(ui, place, language),
            Place::Room(preset) => pressed = room(ui, preset, place, language),
            Place::Between(one, other) => between(ui, [one, other], place, colours, language),
        }
    });
    left.or(pressed)
}

fn paragraphs(ui: &mut Ui, text: &str) {
    for paragraph in text.split("\n\n") {
        ui.label(RichText::new(paragraph).line_height(Some(size::BODY * 1.5)));
    }
}

/// Facts about the game, and the doors of the rooms.
fn hall(ui: &mut Ui, place: &mut Place, language: &Language) {
    scroll_by_page_keys(ui);
    for (heading, text) in [
        (key("museum-origin"), key("museum-origin-text")),
        (key("museum-names"), key("museum-names-text")),
        (key("museum-rooms"), key("museum-rooms-text")),
        (key("museum-told"), key("museum-told-text")),
        (key("museum-paper"), key("museum-paper-text")),
    ] {
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            subheading(ui, language.tr(heading));
            paragraphs(ui, &language.tr(text));
        });
    }
    ui.spacing_mut().item_spacing.y = space::S;
    for room in RuleBook::agon().rooms() {
        let preset = room.preset();
        let line = language.tr(preset_line_key(preset));
        let door = link_card(ui, &language.tr(preset_key(preset)), &line);
        if door.clicked() {
            *place = Place::Room(preset);
        }
    }
}

fn room_of(preset: Preset) -> &'static Room {
    let mut rooms = RuleBook::agon().rooms().iter();
    rooms
        .find(|room| room.preset() == preset)
        .expect("it is tested that every preset has a room")
}

/// Facts about a rule set, a description of its games, and actions.
fn room(ui: &mut Ui, preset: Preset, place: &mut Place, language: &Language) -> Option<Do> {
    let mut pressed = None;
    let room = room_of(preset);
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        paragraphs(ui, &language.tr(preset_line_key(preset)));
        paragraphs(ui, &room_text(language, room));
    });
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        subheading(ui, language.tr("museum-sources"));
        for source in sources(language, room) {
            paragraphs(ui, &source);
        }
    });
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        subheading(ui, language.tr("museum-games"));
        paragraphs(ui, &measured(language, room.measured()));
        let player = match preset {
            Preset::Modern => key("museum-measured-strong"),
            _ => key("museum-measured-plain"),
        };
        hint(ui, language.tr(player));
    });
    justified(ui, |ui| {
        let play = primary_button(ui, language.tr("museum-play"));
        take_first_focus(ui, &play);
        if play.clicked() {
            pressed = Some(Do::send(RulesPlayed(preset)));
        }
        if secondary_button(ui, language.tr("museum-back")).clicked() {
            *place = Place::Hall;
        }
    });
    subheading(ui, language.tr("museum-compare"));
    ui.spacing_mut().item_spacing.y = space::S;
    for other in Preset::ALL.into_iter().filter(|&other| other != preset) {
        let count = compare([preset, other].map(Preset::rules), &[]).len();
        let line = language.tr_with("museum-count", &[("count", count.into())]);
        if link_card(ui, &language.tr(preset_key(other)), &line).clicked() {
            *place = Place::Between(preset, other);
        }
    }
    pressed
}

/// The differences of two rule sets, rule by rule.
fn between(ui: &mut Ui, pair: [Preset; 2], place: &mut Place, colours: &BoardPalette, language: &Language) {
    let names = names(language, pair);
    for difference in compare(pair.map(Preset::rules), RuleBook::agon().contrasts()) {
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            if let Some(axis) = AXES.iter().find(|axis| axis.name == difference.axis) {
                subheading(ui, language.tr(axis.title));
                for (name, value) in names.iter().zip(&difference.values) {
                    let line = value_line(axis, value, language);
                    paragraphs(
                        ui,
                        &language.tr_with("museum-says", &[("name", name.into()), ("line", line.into())]),
                    );
                }
            }
            if let Some(shown) = &difference.shown {
                boards(ui, shown, colours, &names, language);
                for line in lines(&difference, shown, &names, language) {
                    hint(ui, line);
                }
            }
        });
    }
    justified(ui, |ui| {
        for (preset, name) in pair.into_iter().zip(&names) {
            let text = language.tr_with("museum-to-room", &[("name", name.into())]);
            let back = secondary_button(ui, text);
            take_first_focus(ui, &back);
            if back.clicked() {
                *place = Place::Room(preset);
            }
        }
    });
}

fn value_line(axis: &Axis, value: &str, language: &Language) -> String {
    let value = axis.values.iter().find(|known| known.name == value);
    value.map_or_else(String::new, |value| {
        format!("{}. {}", language.tr(value.label), language.tr(value.line))
    })
}

/// One board with the cells that are reached under one of the rules alone: dots for the first, and frames for the other.
/// Where games begin differently, both beginnings.
fn boards(ui: &mut Ui, shown: &Shown, colours: &BoardPalette, names: &[String; 2], language: &Language) {
    let height = Plane::height_within(ui, HEIGHT);
    ui.vertical_centered(|ui| {
        if !shown.is_of_one_position() {
            for (game, name) in shown.games.iter().zip(names) {
                ui.label(name);
                diagram(ui, height, game.position(), Marks::default(), colours, name);
            }
            return;
        }
        let cells = |moves: &[Move]| moves.iter().filter_map(|mv| mv.to()).collect();
        let mut marks = Marks {
            targets: cells(&shown.only[0]),
            ..Marks::default()
        };
        // Those that do something else are shown by arrows, unless they are too many to be told apart.
        if shown.otherwise.len() <= marks.arrows.len() {
            for (arrow, (mv, _)) in marks.arrows.iter_mut().zip(&shown.otherwise) {
                *arrow = mv.from().zip(mv.to());
            }
        }
        let meaning = language.tr("museum-board");
        let drawn = diagram(ui, height, shown.games[0].position(), marks, colours, &meaning);
        let plane = Plane::within(drawn.rect, agon_core::rules::Side::White);
        let framed: agon_core::board::Bitboard = cells(&shown.only[1]);
        for cell in framed {
            plane.frame(ui.painter(), cell, egui_color(colours.target));
        }
    });
}

/// The board in sentences.
fn lines(difference: &Difference, shown: &Shown, names: &[String; 2], language: &Language) -> Vec<String> {
    let mut lines = Vec::new();
    if !shown.is_of_one_position() {
        return lines;
    }
    for (index, name) in names.iter().enumerate() {
        let moves = &shown.only[index];
        if moves.is_empty() {
            continue;
        }
        let named: Vec<_> = moves.iter().take(NAMED).map(|&mv| way(language, mv)).collect();
        let values = [
            ("name", name.into()),
            ("moves", named.join(", ").into()),
            ("more", moves.len().saturating_sub(NAMED).into()),
            ("mark", if index == 0 { "dots" } else { "frames" }.into()),
        ];
        lines.push(language.tr_with("museum-only", &values));
    }
    // Many moves differ in the same way, as all cells on which a piece is put back.
    let mut told: Vec<String> = Vec::new();
    for (mv, pair) in &shown.otherwise {
        let [one, other] = consequences(language, pair);
        let values = [
            ("first", names[0].as_str().into()),
            ("one", one.as_str().into()),
            ("second", names[1].as_str().into()),
            ("other", other.as_str().into()),
        ];
        let same = language.tr_with("museum-otherwise", &values);
        if told.contains(&same) || told.len() >= NAMED {
            continue;
        }
        told.push(same.clone());
        lines.push(format!("{}. {same}", way(language, *mv)));
    }
    if let Some(outcomes) = shown.outcomes() {
        for (name, outcome) in names.iter().zip(outcomes) {
            let how = ended(language, outcome);
            lines.push(language.tr_with("museum-says", &[("name", name.into()), ("line", how.into())]));
        }
    }
    if let Some(choosers) = shown.choosers()
        && difference.axis == "queen-chooser"
    {
        for (name, side) in names.iter().zip(choosers) {
            let who = language.tr_with("museum-chooses", &[("side", side_role(side).into())]);
            lines.push(language.tr_with("museum-says", &[("name", name.into()), ("line", who.into())]));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered};

    fn places() -> Vec<Place> {
        let rooms = Preset::ALL.map(Place::Room);
        let between = [
            Place::Between(Preset::Globe, Preset::Neto),
            Place::Between(Preset::Ludii, Preset::Fromager),
            Place::Between(Preset::Parlett, Preset::RingEntry),
        ];
        [Place::Hall].into_iter().chain(rooms).chain(between).collect()
    }

    #[test]
    fn it_fits() {
        for mut place in places() {
            assert_fits(|ctx, language| drop(page(ctx, &mut place, &BoardPalette::default(), language)));
        }
    }

    #[test]
    fn a_room_is_entered_and_its_rules_are_played_with_the_keyboard_alone() {
        let language = Language::new(Locale::EN);
        // In the hall the keyboard begins above what is to be read, at the way back.
        for (from, ways, to, asked) in [
            (Place::Hall, 1, Place::Room(Preset::Modern), None),
            (
                Place::Room(Preset::Neto),
                0,
                Place::Room(Preset::Neto),
                Some(Do::send(RulesPlayed(Preset::Neto))),
            ),
        ] {
            let mut place = from;
            let pressed = entered(ways, |ctx| page(ctx, &mut place, &BoardPalette::default(), &language));
            assert_eq!(pressed, asked);
            assert_eq!(place, to);
        }
    }

    #[test]
    fn whatever_differs_between_two_rule_sets_is_told_in_sentences() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for one in Preset::ALL {
                for other in Preset::ALL {
                    let pair = [one, other];
                    let names = names(&language, pair);
                    for difference in compare(pair.map(Preset::rules), RuleBook::agon().contrasts()) {
                        let shown = difference.shown.as_ref().unwrap();
                        let lines = lines(&difference, shown, &names, &language);
                        let is_of_beginning = difference.axis == "setup";
                        assert!(is_of_beginning || !lines.is_empty(), "{pair:?}: {}", difference.axis);
                        assert!(lines.iter().all(|line| !line.contains("museum-")), "{lines:?}");
                        let axis = AXES.iter().find(|axis| axis.name == difference.axis).unwrap();
                        let values = difference
                            .values
                            .each_ref()
                            .map(|value| value_line(axis, value, &language));
                        assert!(values[0] != values[1] && !values[0].is_empty(), "{pair:?}: {values:?}");
                    }
                }
            }
        }
    }
}

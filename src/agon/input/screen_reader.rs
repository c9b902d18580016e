//! The game for screen readers: each move and its consequences, and what is on each cell.

use std::array;

use agon_core::board::{Bitboard, CellId};
use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::NoteAction;
use crate::agon::gameplay::notes::Drawing;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::hud::{banner, crosses};
use crate::agon::scene::selection_marks::threatened;
use crate::agon::text::words::{cell_told, move_spoken};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;
use crate::tabletop::schedule::TableSystems;

/// The description of each cell, by [`CellId`]; empty before the first game.
#[derive(Resource, Clone, Debug)]
pub struct CellWords(pub [String; CellId::COUNT]);

/// Describes each cell: its name, what stands on it and what can be done there.
fn cells_in_words(
    current: &Match,
    selection: Selection,
    show_threats: bool,
    drawing: &Drawing,
    language: &Language,
) -> [String; CellId::COUNT] {
    let (position, rules) = (current.position(), current.rules());
    let is_for_person = current.human_chooser().is_some();
    let targets = selection.targets(position, rules);
    let meaningful = selection.meaningful(position, rules);
    let threatened = if is_for_person && show_threats {
        threatened(position, rules, selection)
    } else {
        Bitboard::EMPTY
    };
    CellId::ALL.map(|cell| {
        let told = cell_told(language, cell, position.piece_at(cell), position.due().contains(cell));
        let mut words = vec![told];
        if is_for_person && selection == Selection::Piece(cell) {
            words.push(language.tr("spoken-picked"));
        } else if is_for_person && targets.contains(cell) {
            words.push(language.tr("spoken-target"));
        } else if is_for_person && meaningful.contains(cell) {
            words.push(language.tr("spoken-movable"));
        }
        if threatened.contains(cell) {
            words.push(language.tr("spoken-threatened"));
        }
        let here = drawing.shapes().filter(|shape| shape.from == cell);
        words.extend(here.map(|shape| match shape.to {
            Some(to) => language.tr_with("spoken-arrow-to", &[("cell", to.to_string().into())]),
            None => language.tr("spoken-coloured"),
        }));
        let why = || crosses::why(language, position, rules, selection, cell);
        if let Some(why) = is_for_person.then(why).flatten() {
            words.push(language.tr_with("spoken-barred", &[("why", why.into())]));
        }
        words.join(", ")
    })
}

/// Announces the last move and what to do next whenever they change. A move is announced only once, whatever is offered
/// or decided after it.
fn tell(current: Res<Match>, language: Res<Language>, mut told: Local<[String; 2]>, mut spoken: MessageWriter<Spoken>) {
    let [news, now] = banner::in_words(&current, &language);
    let is_stepping = current.outcome().is_none() && !current.rights().goes_on;
    let text = match (news == told[0], now == told[1]) {
        (true, true) => return,
        (true, false) => now.clone(),
        // A player stepping through a game wants to hear the moves.
        (false, true) if is_stepping && !news.is_empty() => news.clone(),
        (false, _) if news.is_empty() => now.clone(),
        (false, _) => format!("{news} {now}"),
    };
    *told = [news, now];
    spoken.write(Spoken(text));
}

/// Announces what has been selected.
fn tell_picked(selection: Res<Selection>, words: Res<CellWords>, mut spoken: MessageWriter<Spoken>) {
    if let Selection::Piece(cell) = *selection {
        spoken.write(Spoken(words.0[cell.index()].clone()));
    }
}

/// Announces each move of a line that is played out, and that it was taken back.
fn tell_preview(
    (preview, current, language): (Res<Preview>, Res<Match>, Res<Language>),
    mut was_running: Local<bool>,
    mut spoken: MessageWriter<Spoken>,
) {
    // What is directed goes on faster than anybody could listen.
    let ply = preview.ply(&current).filter(|_| !preview.is_directed());
    let was_running = std::mem::replace(&mut *was_running, ply.is_some());
    match ply {
        Some(ply) => {
            let told = move_spoken(&language, current.rules(), current.players(), ply, 0);
            spoken.write_batch(told.map(Spoken));
        }
        None if was_running => drop(spoken.write(Spoken(language.tr("spoken-taken-back")))),
        None => {}
    }
}

/// Announces what has been drawn or taken away.
fn tell_drawn(
    (drawing, language): (Res<Drawing>, Res<Language>),
    mut drawn: MessageReader<NoteAction>,
    mut spoken: MessageWriter<Spoken>,
) {
    for action in drawn.read() {
        let sentence = match action {
            NoteAction::Draw(shape) if drawing.shapes().any(|other| other == *shape) => {
                let from = ("from", shape.from.to_string().into());
                match shape.to {
                    Some(to) => language.tr_with("spoken-drawn-arrow", &[from, ("to", to.to_string().into())]),
                    None => language.tr_with("spoken-drawn-cell", &[from]),
                }
            }
            NoteAction::Draw(_) | NoteAction::Erase => language.tr("spoken-erased"),
            NoteAction::Write(_) | NoteAction::Entitle(_) | NoteAction::Judge(_) => continue,
        };
        spoken.write(Spoken(sentence));
    }
}

fn describe_cells(
    (current, drawing): (Res<Match>, Res<Drawing>),
    selection: Res<Selection>,
    settings: Res<AgonSettings>,
    language: Res<Language>,
    mut words: ResMut<CellWords>,
) {
    words.0 = cells_in_words(&current, *selection, settings.show_threats, &drawing, &language);
}

fn playing(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|screen| *screen.get() == Screen::Playing)
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(CellWords(array::from_fn(|_| String::new())))
        .add_systems(
            Update,
            (
                tell.run_if(playing.and_then(resource_exists_and_changed::<Match>)),
                describe_cells.run_if(
                    resource_exists::<Match>.and_then(
                        resource_changed::<Match>
                            .or_else(resource_changed::<Selection>)
                            .or_else(resource_changed::<Drawing>)
                            .or_else(resource_changed::<AgonSettings>)
                            .or_else(resource_changed::<Language>),
                    ),
                ),
                tell_picked.run_if(playing.and_then(resource_exists_and_changed::<Selection>)),
                tell_drawn.run_if(resource_exists::<Match>),
                tell_preview.run_if(resource_exists::<Match>.and_then(resource_exists_and_changed::<Preview>)),
            )
                .chain()
                .in_set(TableSystems::Present),
        );
    app.add_plugins(cells::plugin);
}

mod cells {
    //! The cells in the accessibility tree, for screen readers.

    use bevy::a11y::AccessibilityRequested;
    use bevy::prelude::*;
    use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

    use super::*;
    use crate::agon::gameplay::schedule::{AgonSystems, InputSystems};
    use crate::agon::gameplay::selection::CellChosen;
    use crate::agon::input::keyboard::CellFocus;
    use crate::agon::scene::board::{CELL_CORNER, cell_centre};
    use crate::shell::accessibility::screen_reader::{Scenery, Thing, ThingWanted};
    use crate::shell::input::context::board_has_keys;
    use crate::tabletop::camera::marker::BoardCamera;

    /// Where a cell appears, in points.
    fn place(cell: CellId, camera: &(&Camera, &GlobalTransform), zoom: f32) -> Option<egui::Rect> {
        let corners = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
        let mut place = egui::Rect::NOTHING;
        for corner in corners {
            let point = cell_centre(cell) + CELL_CORNER * corner;
            let seen = camera.0.world_to_viewport(camera.1, point).ok()? / zoom;
            place.extend_with(egui::pos2(seen.x, seen.y));
        }
        Some(place)
    }

    fn describe_board(
        In(board_has_keys): In<bool>,
        requested: Res<AccessibilityRequested>,
        (words, focus, language): (Res<CellWords>, Res<CellFocus>, Res<Language>),
        camera: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
        mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
        mut scenery: ResMut<Scenery>,
    ) {
        if !(board_has_keys && requested.get()) {
            scenery.set_if_neq(Scenery::default());
            return;
        }
        let zoom = panels
            .iter_mut()
            .next()
            .map_or(1.0, |mut panel| panel.get_mut().zoom_factor());
        let camera = camera.single().ok();
        let things = CellId::ALL.into_iter().zip(&words.0).map(|(cell, name)| Thing {
            name: name.clone(),
            place: camera.as_ref().and_then(|camera| place(cell, camera, zoom)),
        });
        scenery.set_if_neq(Scenery {
            name: language.tr("settings-board"),
            things: things.collect(),
            focus: focus.cell().map(CellId::index),
        });
    }

    fn obey(
        mut wanted: MessageReader<ThingWanted>,
        mut focus: ResMut<CellFocus>,
        mut choices: MessageWriter<CellChosen>,
    ) {
        for &wanted in wanted.read() {
            match wanted {
                ThingWanted::Focused(number) => *focus = CellFocus::on(CellId::ALL[number]),
                ThingWanted::Pressed(number) => drop(choices.write(CellChosen(CellId::ALL[number]))),
            }
        }
    }

    pub(crate) fn plugin(app: &mut App) {
        app.add_systems(
            Update,
            (
                obey.in_set(InputSystems::ScreenReader),
                board_has_keys
                    .pipe(describe_board)
                    .in_set(TableSystems::Present)
                    .in_set(AgonSystems)
                    .after(describe_cells),
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::read_move;
    use agon_core::rules::Side;
    use agon_core::session::players::Players;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{GUARDS, at, two_people};

    fn on(current: &Match, selection: Selection, cell: &str) -> String {
        let cell: CellId = cell.parse().unwrap();
        cells_in_words(
            current,
            selection,
            true,
            &Drawing::default(),
            &Language::new(Locale::EN),
        )[cell.index()]
        .clone()
    }

    #[test]
    fn a_cell_is_told_with_its_piece_and_what_can_be_done_there() {
        let current = at("globe", None, two_people());
        let on = |selection, cell| on(&current, selection, cell);
        assert_eq!(on(Selection::Nothing, "f6"), "f6, throne, empty");
        assert_eq!(on(Selection::Nothing, "f1"), "f1, White queen, can be moved");
        assert_eq!(on(Selection::Nothing, "f11"), "f11, Black queen");
        let picked = Selection::Piece("f1".parse().unwrap());
        assert_eq!(on(picked, "f1"), "f1, White queen, chosen");
        assert_eq!(on(picked, "f2"), "f2, empty, can be reached");
        assert_eq!(on(picked, "b1"), "b1, White guard, can be moved");
    }

    #[test]
    fn a_cross_is_told_with_its_reason() {
        // Black's guards on g8 and i6 have h7 between them.
        let current = at("globe", Some("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1"), two_people());
        let on = |selection| on(&current, selection, "h7");
        assert_eq!(on(Selection::Nothing), "h7, empty");
        let told = on(Selection::Piece("i7".parse().unwrap()));
        assert_eq!(
            told,
            "h7, empty, cross: The piece may not go there: the cell is between two black pieces."
        );
    }

    #[test]
    fn captured_pieces_are_told() {
        let current = at("globe", Some(GUARDS), two_people());
        let told = on(&current, Selection::Nothing, "c3");
        assert_eq!(told, "c3, White guard, captured, can be moved");
    }

    #[test]
    fn while_the_computer_chooses_nothing_can_be_done() {
        let players = Players::against_computer(Side::Black, Level::Beginner);
        let current = at("globe", None, players);
        assert_eq!(on(&current, Selection::Nothing, "f1"), "f1, White queen");
    }

    #[test]
    fn a_move_is_told_with_what_is_to_be_done_next() {
        let mut current = at("globe", None, two_people());
        let tell = |current: &Match| banner::in_words(current, &Language::new(Locale::EN));
        assert_eq!(tell(&current), ["", "White: To move."]);
        let mv = read_move("f1f2", current.position(), current.rules()).unwrap();
        current.tree.play(mv).unwrap();
        assert_eq!(tell(&current), ["White: queen f1 to f2.", "Black: To move."]);
    }
}

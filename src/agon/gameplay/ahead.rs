//! A move chosen ahead: while the computer thinks, the player chooses the next move. It is shown as an arrow, and played
//! when the computer has moved, if it is legal then.

use agon_core::board::CellId;
use agon_core::notation::{Brush, Shape};
use agon_core::rules::{Move, Side, can_step};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::current_game::{Match, PositionKey};
use super::messages::MoveRequested;
use super::mode_rights::Mode;
use super::notes::Drawing;
use super::schedule::InputSystems;
use super::selection::{CellChosen, Selection, SelectionCleared, movable};
use super::settings::AgonSettings;
use crate::agon::text::words::{spoken, way};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MoveAhead>(app, AGON);
    app.add_message::<Spoken>().add_message::<Notice>().add_systems(
        Update,
        (choose, play)
            .chain()
            .in_set(InputSystems::MoveAhead)
            .run_if(resource_exists::<Match>),
    );
}

/// The move chosen ahead, or the piece for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveAhead(Option<Chosen>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Chosen {
    /// The position on the board.
    key: PositionKey,
    /// The game, by its seed, and the number of its plies.
    game: (u64, usize),
    from: CellId,
    to: Option<CellId>,
}

impl MoveAhead {
    /// Whether anything is chosen.
    pub(crate) const fn is_some(&self) -> bool {
        self.0.is_some()
    }

    fn shape(self) -> Option<Shape> {
        let Chosen { from, to, .. } = self.0?;
        let brush = Brush::Blue;
        Some(Shape { brush, from, to })
    }
}

/// The player who may choose a move ahead: a person who waits for the computer. In a first game a move that is played
/// by itself would be a riddle.
fn waiting(current: &Match, settings: &AgonSettings) -> Option<Side> {
    let person = current.players().single_human().filter(|_| !settings.first_run)?;
    // Against a far player answers are prepared.
    current.players().level(person.opponent())?;
    (current.mode() == Mode::Playing && current.chooser() == Some(person.opponent())).then_some(person)
}

/// Chooses a piece and then its cell, which may still be taken by the enemy. Any other cell takes the choice back.
fn choose(
    (mut choices, mut cleared): (MessageReader<CellChosen>, MessageReader<SelectionCleared>),
    (current, settings, language): (Res<Match>, Res<AgonSettings>, Res<Language>),
    (mut ahead, mut drawing): (ResMut<MoveAhead>, ResMut<Drawing>),
    mut told: MessageWriter<Spoken>,
) {
    let Some(person) = waiting(&current, &settings) else {
        choices.clear();
        cleared.clear();
        return;
    };
    let mut next = ahead.0.filter(|_| cleared.read().count() == 0);
    for &CellChosen(cell) in choices.read() {
        let position = current.position();
        let own = |cell| position.piece_at(cell).filter(|piece| piece.side == person);
        // Captured pieces are put back before anything else can move.
        let puts_back = !(position.captured() & position.pieces(person)).is_empty();
        let goes_there = next.is_some_and(|Chosen { from, to, .. }| {
            to.is_none() && own(cell).is_none() && own(from).is_some_and(|piece| can_step(piece.kind, from, cell))
        });
        next = match next {
            Some(chosen) if goes_there => Some(Chosen {
                to: Some(cell),
                ..chosen
            }),
            Some(chosen) if chosen.from == cell => None,
            _ => own(cell).filter(|_| !puts_back).map(|_| Chosen {
                key: current.key(),
                game: (current.seed(), current.game().plies().len()),
                from: cell,
                to: None,
            }),
        };
        if let Some(Chosen { from, to: Some(to), .. }) = next {
            let mv = spoken(&language, &way(&language, Move::Board { from, to }));
            told.write(Spoken(language.tr_with("ahead-chosen", &[("move", mv.into())])));
        }
    }
    if ahead.set_if_neq(MoveAhead(next)) {
        drawing.show_ahead(ahead.shape());
    }
}

/// Plays the move once the computer has moved. A piece without a cell to go to is then selected.
fn play(
    (current, language): (Res<Match>, Res<Language>),
    (mut ahead, mut drawing): (ResMut<MoveAhead>, ResMut<Drawing>),
    mut selection: ResMut<Selection>,
    (mut moves, mut notices): (MessageWriter<MoveRequested>, MessageWriter<Notice>),
) {
    let Some(chosen) = ahead.0.filter(|chosen| chosen.key != current.key()) else {
        return;
    };
    let (game, plies) = (current.seed(), current.game().plies().len());
    let goes_on = current.mode() == Mode::Playing && chosen.game.0 == game && chosen.game.1 < plies;
    let is_players = current.human_chooser().is_some() && !current.game().must_pass();
    if goes_on && !is_players && current.outcome().is_none() {
        // The computer moves again.
        let key = current.key();
        *ahead = MoveAhead(Some(Chosen { key, ..chosen }));
        return;
    }
    *ahead = MoveAhead::default();
    drawing.show_ahead(None);
    if !(goes_on && is_players) {
        return;
    }
    let (position, rules, from) = (current.position(), current.rules(), chosen.from);
    match chosen.to.map(|to| Move::Board { from, to }) {
        Some(mv) if position.check(rules, mv).is_ok() => drop(moves.write(MoveRequested::new(mv, &current))),
        Some(_) => drop(notices.write(Notice::info(language.tr("ahead-impossible")))),
        None if movable(position, rules).contains(from) => *selection = Selection::Piece(from),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::read_move;
    use agon_core::rules::Kind;
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::messages::HistoryAction;
    use crate::agon::gameplay::{notes, selection};
    use crate::shell::system::store::Store;
    use crate::testing::matches::{GUARDS, at};
    use crate::testing::programs::{referee, tell};

    /// A person as White, who has just moved, and the computer, which thinks for as long as the test wants.
    fn app() -> App {
        let mut app = referee(Store::memory());
        app.add_plugins((selection::plugin, notes::plugin, plugin));
        app.world_mut().resource_mut::<AgonSettings>().first_run = false;
        app.insert_resource(at("globe", None, Players::against_computer(Side::White, Level::Casual)));
        app.update();
        play(&mut app, "b1c2");
        app
    }

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    fn play(app: &mut App, text: &str) {
        let current = app.world().resource::<Match>();
        let mv = read_move(text, current.position(), current.rules()).unwrap();
        let request = MoveRequested::new(mv, current);
        tell(app, request);
    }

    fn choose(app: &mut App, cells: &[&str]) {
        for name in cells {
            tell(app, CellChosen(cell(name)));
        }
    }

    fn drawn(app: &App) -> Vec<String> {
        let drawing = app.world().resource::<Drawing>();
        drawing.shapes().map(|shape| shape.to_string()).collect()
    }

    fn plies(app: &App) -> usize {
        app.world().resource::<Match>().game().plies().len()
    }

    #[test]
    fn a_move_chosen_ahead_is_played_after_the_computers() {
        let mut app = app();
        choose(&mut app, &["a5"]);
        assert_eq!(drawn(&app), ["Ba5"]);
        choose(&mut app, &["b6"]);
        assert_eq!((drawn(&app), plies(&app)), (vec!["Ba5b6".to_owned()], 1));
        play(&mut app, "k7i8");
        assert_eq!(plies(&app), 3);
        assert!(drawn(&app).is_empty());
        let last = app.world().resource::<Match>().game().plies()[2].mv;
        assert_eq!((last.from(), last.to()), (Some(cell("a5")), Some(cell("b6"))));
    }

    /// A White piece and a cell that it could step to, and that Black can take with a quiet move.
    fn contested(app: &App) -> Option<(CellId, Move)> {
        let current = app.world().resource::<Match>();
        let (position, rules) = (current.position(), current.rules());
        let own = |cell: &CellId| position.piece_at(*cell).is_some_and(|piece| piece.side == Side::White);
        let moves = position.legal_moves(rules);
        moves.iter().copied().find_map(|mv| {
            let to = mv.to()?;
            let mut pieces = CellId::ALL.into_iter().filter(own);
            let from = pieces.find(|&from| can_step(Kind::Guard, from, to))?;
            let is_quiet = position
                .play(rules, mv)
                .is_ok_and(|(made, _)| made.position.captured().is_empty());
            is_quiet.then_some((from, mv))
        })
    }

    #[test]
    fn a_move_that_has_become_illegal_is_dropped_and_the_player_is_told() {
        let mut app = app();
        let (from, answer) = (0..30)
            .find_map(|number| {
                contested(&app).or_else(|| {
                    for _ in 0..2 {
                        let current = app.world().resource::<Match>();
                        let moves = current.game().legal_moves();
                        let request = MoveRequested::new(moves[(number * 11) % moves.len()], current);
                        tell(&mut app, request);
                    }
                    None
                })
            })
            .expect("the sides meet");
        let before = plies(&app);
        tell(&mut app, CellChosen(from));
        tell(&mut app, CellChosen(answer.to().unwrap()));
        assert_eq!(drawn(&app), [format!("B{from}{}", answer.to().unwrap())]);
        let mut notices = app.world().resource::<Messages<Notice>>().get_cursor_current();
        let request = MoveRequested::new(answer, app.world().resource());
        tell(&mut app, request);
        let told = notices.read(app.world().resource::<Messages<Notice>>()).count();
        assert_eq!((plies(&app), told), (before + 1, 1));
        assert!(drawn(&app).is_empty());
    }

    #[test]
    fn a_choice_is_taken_back_by_the_same_piece_or_any_other_cell() {
        let mut app = app();
        for (cells, left) in [
            (vec!["a5", "a5"], vec![]),
            (vec!["a5", "d6"], vec![]),
            (vec!["a5", "b6", "d6"], vec![]),
            (vec!["a5", "f1"], vec!["Bf1"]),
            (vec!["g1"], vec!["Bf1g1"]),
            (vec!["d9"], vec!["Bd9"]),
        ] {
            choose(&mut app, &cells);
            assert_eq!(drawn(&app), left, "{cells:?}");
        }
        tell(&mut app, SelectionCleared);
        assert!(drawn(&app).is_empty());
        choose(&mut app, &["k7"]);
        assert!(drawn(&app).is_empty(), "that is the computer's");
    }

    #[test]
    fn guards_choose_no_throne_and_nobody_steps_outwards() {
        let throne = CellId::THRONE;
        assert!(can_step(Kind::Queen, cell("f5"), throne));
        assert!(!can_step(Kind::Guard, cell("f5"), throne));
        assert!(!can_step(Kind::Guard, cell("f4"), cell("f3")));
        assert!(!can_step(Kind::Guard, cell("f1"), cell("f3")));
    }

    #[test]
    fn a_piece_that_waits_for_its_cell_is_selected_and_an_undone_move_ends_it() {
        let mut app = app();
        choose(&mut app, &["a5"]);
        play(&mut app, "k7i8");
        assert_eq!(*app.world().resource::<Selection>(), Selection::Piece(cell("a5")));
        play(&mut app, "a5b6");
        choose(&mut app, &["f1", "f2"]);
        tell(&mut app, HistoryAction::Undo);
        assert!(drawn(&app).is_empty());
        assert_eq!(plies(&app), 2, "nothing was played");
    }

    #[test]
    fn nothing_is_chosen_ahead_while_a_piece_is_still_to_be_put_back() {
        let mut app = app();
        let players = Players::against_computer(Side::White, Level::Casual);
        app.insert_resource(at("globe", Some(GUARDS), players));
        app.update();
        play(&mut app, "b1l1");
        // Another guard is still captured while Black thinks.
        for cells in [["c3", "d3"], ["g5", "g4"]] {
            choose(&mut app, &cells);
            assert!(drawn(&app).is_empty(), "{cells:?}");
        }
    }

    #[test]
    fn in_a_first_game_nothing_is_chosen_ahead() {
        let mut app = app();
        app.world_mut().resource_mut::<AgonSettings>().first_run = true;
        choose(&mut app, &["a5", "b6"]);
        assert!(drawn(&app).is_empty());
    }
}

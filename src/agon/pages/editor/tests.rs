use agon_core::rules::Preset;
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2};

use super::*;
use crate::shell::system::language::{Language, Locale};
use crate::testing::screens::{assert_fits_but, context};

/// As many faults as a position can have, and more pieces in hand than there is room for.
const IMPOSSIBLE: &str = "GGGGGG/Q6/8/9/10/Q4g4q/10/9/8/7/5g[QGGGqggggggg] b a2,a3,b2 99 0";

fn editor(text: &str) -> Editor {
    let draft = Draft::read(text, Preset::Modern.rules()).unwrap();
    Editor {
        drawing: Some(Drawing::new(draft)),
        desk: Desk::default(),
    }
}

fn scene<'a>(language: &'a Language, colours: &'a BoardPalette) -> EditorView<'a> {
    EditorView {
        language,
        colours,
        address: Some("https://example.org/agon/"),
    }
}

#[test]
fn it_fits() {
    let colours = BoardPalette::default();
    for text in [IMPOSSIBLE, "6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1"] {
        let mut editor = editor(text);
        assert_fits_but(text, |ctx, language| {
            drop(page(ctx, &mut editor, &scene(language, &colours)))
        });
    }
}

/// The page in a window, driven by a pointer.
struct Desktop {
    ctx: egui::Context,
    editor: Editor,
    time: f64,
}

impl Desktop {
    const WINDOW: Vec2 = vec2(1280.0, 800.0);

    fn new(text: &str) -> Self {
        let mut desktop = Self {
            ctx: context(),
            editor: editor(text),
            time: 0.0,
        };
        for _ in 0..4 {
            desktop.frame(Vec::new());
        }
        desktop
    }

    fn frame(&mut self, events: Vec<Event>) {
        let language = Language::new(Locale::EN);
        let colours = BoardPalette::default();
        // Slowly enough for no click to be a double one.
        self.time += 1.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Self::WINDOW)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let editor = &mut self.editor;
        let mut output = self.ctx.run_ui(input, |ui| {
            page(ui.ctx(), editor, &scene(&language, &colours));
        });
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
    }

    fn button(&mut self, pos: Pos2, pressed: bool) {
        self.frame(vec![
            Event::PointerMoved(pos),
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            },
        ]);
    }

    fn click(&mut self, pos: Pos2) {
        self.button(pos, true);
        self.button(pos, false);
        self.frame(Vec::new());
    }

    fn drag(&mut self, from: Pos2, to: Pos2) {
        self.button(from, true);
        self.frame(vec![Event::PointerMoved(from + (to - from) / 2.0)]);
        self.frame(vec![Event::PointerMoved(to)]);
        self.button(to, false);
        self.frame(Vec::new());
    }

    /// Where a control is.
    fn place(&self, id: egui::Id) -> Pos2 {
        self.ctx.read_response(id).unwrap().rect.center()
    }

    fn cell(&self, name: &str) -> Pos2 {
        self.place(board::cell_id(name.parse().unwrap()))
    }

    fn drawn(&self) -> String {
        self.editor.drawing.as_ref().unwrap().draft().to_string()
    }
}

#[test]
fn pieces_are_dragged_from_cell_to_cell_and_off_the_board() {
    let mut desktop = Desktop::new("6/7/8/9/10/Q9q/10/9/8/7/6 w f1 3 5");
    let (f1, f4, f11) = (desktop.cell("f1"), desktop.cell("f4"), desktop.cell("f11"));
    desktop.drag(f1, f4);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q6q/10/9/8/7/6 w f4 3 5");
    desktop.drag(f11, pos2(2.0, 2.0));
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q7/10/9/8/7/6 w f4 3 5");
    // From an empty cell there is nothing to drag.
    desktop.drag(f1, f11);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q7/10/9/8/7/6 w f4 3 5");
}

#[test]
fn a_piece_is_moved_by_two_clicks_until_something_else_is_chosen() {
    let mut desktop = Desktop::new("6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1");
    let (f1, f2, f4) = (desktop.cell("f1"), desktop.cell("f2"), desktop.cell("f4"));
    desktop.click(f1);
    desktop.click(f4);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q6q/10/9/8/7/6 w - 0 1");
    desktop
        .editor
        .desk
        .hand
        .take(board::Tool::Draw(agon_core::session::draft::Tool::Captured));
    desktop.click(f4);
    desktop.click(f2);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q6q/10/9/8/7/6 w f2,f4 0 1");
    desktop.click(f2);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/3Q6q/10/9/8/7/6 w f4 0 1");
}

#[test]
fn the_corner_of_a_cell_belongs_to_it_even_beside_the_cell_that_has_the_keyboard() {
    let mut desktop = Desktop::new("6/7/8/9/10/5Q5/10/9/8/7/6 w - 0 1");
    let (f6, f7) = (desktop.cell("f6"), desktop.cell("f7"));
    desktop.drag(f6 + (f7 - f6) * 0.4, f7 + (f7 - f6) * 0.4);
    assert_eq!(desktop.drawn(), "6/7/8/9/10/6Q4/10/9/8/7/6 w - 0 1");
}

#[test]
fn what_has_been_drawn_is_undone_by_keys_but_not_while_a_text_is_written() {
    let mut desktop = Desktop::new("6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1");
    let key = |key, modifiers| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    let (f1, f4) = (desktop.cell("f1"), desktop.cell("f4"));
    let before = desktop.drawn();
    desktop.drag(f1, f4);
    let after = desktop.drawn();
    desktop.frame(vec![key(Key::Z, Modifiers::COMMAND)]);
    assert_eq!(desktop.drawn(), before);
    desktop.frame(vec![key(Key::Z, Modifiers::COMMAND | Modifiers::SHIFT)]);
    assert_eq!(desktop.drawn(), after);
    desktop.frame(vec![key(Key::Z, Modifiers::COMMAND)]);
    desktop.frame(vec![key(Key::Y, Modifiers::COMMAND)]);
    assert_eq!(desktop.drawn(), after);
}

#[test]
fn letters_place_pieces_and_only_shift_makes_them_whites() {
    let mut desktop = Desktop::new("6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1");
    let cell = board::cell_id("f6".parse().unwrap());
    desktop.ctx.memory_mut(|memory| memory.request_focus(cell));
    desktop.frame(Vec::new());
    // Caps Lock makes capitals of all letters, and small ones with Shift. The text is not what counts.
    for (text, modifiers, drawn) in [
        ("G", Modifiers::NONE, "6/7/8/9/10/Q4g4q/10/9/8/7/6 w - 0 1"),
        ("g", Modifiers::SHIFT, "6/7/8/9/10/Q4G4q/10/9/8/7/6 w - 0 1"),
        ("g", Modifiers::COMMAND, "6/7/8/9/10/Q4G4q/10/9/8/7/6 w - 0 1"),
        ("п", Modifiers::NONE, "6/7/8/9/10/Q4g4q/10/9/8/7/6 w - 0 1"),
    ] {
        let key = |pressed| Event::Key {
            key: Key::G,
            physical_key: Some(Key::G),
            pressed,
            repeat: false,
            modifiers,
        };
        desktop.frame(vec![Event::Text(text.to_owned()), key(true), key(false)]);
        assert_eq!(desktop.drawn(), drawn, "{text} with {modifiers:?}");
    }
}

#[test]
fn a_link_and_a_record_are_drawn_as_they_end_and_a_fault_keeps_what_was_written() {
    let language = Language::new(Locale::EN);
    let mut game = Game::new(Preset::Escale.rules());
    for _ in 0..5 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    let record = agon_core::notation::Record::from_game(&game, &[]).to_string();
    for text in [write_link(&game).unwrap(), record] {
        let mut editor = editor(IMPOSSIBLE);
        editor.draw_text(&text, &language);
        let draft = editor.drawing.as_ref().unwrap().draft();
        assert_eq!(draft.position().as_ref(), Ok(game.position()));
        assert_eq!(draft.rules(), game.rules());
    }
    let mut editor = editor(IMPOSSIBLE);
    editor.draw_text("6/7/8/9 w - 0 1", &language);
    assert_eq!(editor.desk.text.text, "6/7/8/9 w - 0 1");
    assert!(editor.desk.text.fault.is_some());
    assert_eq!(
        editor.drawing.unwrap().draft().to_string(),
        Draft::read(IMPOSSIBLE, game.rules().to_owned()).unwrap().to_string()
    );
}

#[test]
fn rules_that_came_with_a_position_are_the_ones_shown() {
    let mut chosen = RulesChosen::default();
    let own: RuleSet = "ring,custody=forbidden".parse().unwrap();
    for rules in [Preset::Bell.rules(), own, Preset::Modern.rules()] {
        chosen.follow(&rules);
        assert_eq!(chosen.rules(), rules);
    }
}

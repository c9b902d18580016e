//! Lines played beside their rows, by pointing and by tapping.

use agon_core::engine::Score;
use agon_core::rules::{Game, RuleSet};

use super::*;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::analysis::tests::found_after;
use crate::agon::hud::analysis::line_row::{Rows, line_row};
use crate::agon::hud::layout::Extras;
use crate::shell::system::language::{Language, Locale};
use crate::testing::matches::{at, two_people};
use crate::testing::screens::context;

const WINDOW: egui::Vec2 = vec2(1280.0, 800.0);

/// The lines of an analysis in the panel, with the board beside them.
struct Panel {
    ctx: egui::Context,
    analysis: Analysis,
    playing: Option<Playing>,
    /// The rectangles of the rows and of the button beside them.
    rows: Vec<Rect>,
    /// The lines whose first move was chosen: in a row, and on the board beside it.
    chosen: (Vec<usize>, Vec<usize>),
}

impl Panel {
    fn new() -> Self {
        let current = at("modern", None, two_people());
        let scores = [Score::Race(300), Score::Race(100)];
        let mut panel = Self {
            ctx: context(),
            analysis: found_after(&current, &scores),
            playing: None,
            rows: Vec::new(),
            chosen: (Vec::new(), Vec::new()),
        };
        // The first frame only measures; from the second on, rows can be hovered.
        (0..3).for_each(|_| panel.draw(Vec::new()));
        panel
    }

    fn draw(&mut self, events: Vec<egui::Event>) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, WINDOW);
        let input = egui::RawInput {
            screen_rect: Some(window),
            events,
            ..egui::RawInput::default()
        };
        let (language, colours) = (Language::new(Locale::EN), BoardPalette::default());
        let layout = Layout::new(window, 0.0, Extras::default());
        let found = self.analysis.found().unwrap();
        let rows = Rows {
            language: &language,
            tones: &Tones::of(&colours),
            found,
            wraps: false,
        };
        let scene = PeekView {
            layout,
            analysis: &self.analysis,
            language: &language,
            colours: &colours,
            near: Side::White,
        };
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let ctx = ui.ctx().clone();
            self.rows.clear();
            egui::Area::new(egui::Id::new("panel"))
                .fixed_pos(layout.panel.min)
                .show(&ctx, |ui| {
                    ui.set_width(layout.panel.width());
                    for (rank, line) in found.lines.iter().enumerate() {
                        let row = line_row(ui, &rows, rank, line, false);
                        self.rows.push(row.rect);
                        if note(ui, &row, found, rank) {
                            self.chosen.0.push(rank);
                        }
                    }
                });
            self.chosen.1.extend(play(&ctx, &scene, &mut self.playing));
        });
        output.textures_delta.clear();
    }

    /// Presses and releases at a point, by finger or mouse.
    fn press(&mut self, at: egui::Pos2, by_finger: bool) {
        for (phase, pressed) in [(egui::TouchPhase::Start, true), (egui::TouchPhase::End, false)] {
            let touch = egui::Event::Touch {
                device_id: egui::TouchDeviceId(0),
                id: egui::TouchId(0),
                phase,
                pos: at,
                force: None,
            };
            let button = egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            };
            let mut events = vec![egui::Event::PointerMoved(at), button];
            if by_finger {
                events.insert(0, touch);
                if !pressed {
                    events.push(egui::Event::PointerGone);
                }
            }
            self.draw(events);
        }
        self.draw(Vec::new());
    }

    /// The rank of the line being played.
    fn played(&self) -> Option<usize> {
        self.playing.map(|playing| playing.rank)
    }

    /// The rectangle of the board beside the rows.
    fn card(&self) -> Rect {
        let id = egui::Id::new(("line played", true));
        self.ctx.memory(|memory| memory.area_rect(id)).expect("it is shown")
    }
}

#[test]
fn a_finger_sees_a_line_before_it_plays_its_move() {
    let mut panel = Panel::new();
    assert_eq!(panel.played(), None);
    panel.press(panel.rows[1].center(), true);
    assert_eq!((panel.played(), &panel.chosen), (Some(1), &(Vec::new(), Vec::new())));
    panel.press(panel.rows[0].center(), true);
    assert_eq!(panel.played(), Some(0), "the other line takes its place");
    // Presses on the board itself, on the row, and elsewhere.
    panel.press(panel.card().center_top() + vec2(0.0, 40.0), true);
    assert_eq!(panel.played(), Some(0));
    panel.press(panel.rows[0].center(), true);
    assert_eq!(panel.played(), None);
    panel.press(panel.rows[0].center(), true);
    panel.press(egui::pos2(100.0, 700.0), true);
    assert_eq!(panel.played(), None);
    // The button below the board.
    panel.press(panel.rows[1].center(), true);
    let card = panel.card();
    panel.press(card.center_bottom() - vec2(0.0, space::S + size::PRIMARY / 2.0), true);
    assert_eq!((panel.played(), &panel.chosen), (None, &(Vec::new(), vec![1])));
}

#[test]
fn a_mouse_sees_a_line_by_pointing_and_plays_its_move_by_a_click() {
    let mut panel = Panel::new();
    let at = panel.rows[1].center();
    panel.draw(vec![egui::Event::PointerMoved(at)]);
    panel.draw(Vec::new());
    assert_eq!(panel.played(), Some(1));
    panel.press(at, false);
    assert_eq!(panel.chosen, (vec![1], Vec::new()));
    panel.draw(vec![egui::Event::PointerMoved(egui::pos2(100.0, 700.0))]);
    panel.draw(Vec::new());
    assert_eq!(panel.played(), None);
}

#[test]
fn a_line_is_played_move_by_move_rests_at_its_end_and_begins_again() {
    let mut game = Game::new(RuleSet::default());
    for _ in 0..3 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    let line = FoundLine {
        score: Score::Race(0),
        plies: game.plies().to_vec(),
    };
    let found = Found {
        rules: *game.rules(),
        position: *game.start(),
        depth: 3,
        nodes: 9,
        time: Duration::ZERO,
        lines: vec![line.clone()],
    };
    let playing = Playing::go_on(None, &found, 0, &line, 100.0);
    let shown = |step: u32| {
        let (position, last, next) = playing.at(&found, &line, 100.1 + f64::from(step) * STEP);
        assert!(next.is_none_or(|next| !next.is_zero() && next.as_secs_f64() <= STEP));
        let place = line.plies.iter().position(|ply| ply.position == *position);
        assert_eq!(last, place.map(|place| line.plies[place].mv));
        place
    };
    let seen: Vec<_> = (0..7).map(shown).collect();
    assert_eq!(seen, [None, Some(0), Some(1), Some(2), Some(2), Some(2), None]);
    // At the end nothing moves.
    let (position, _, next) = playing.at(&found, &line, 100.0 + 1_000.0 * STEP);
    assert_eq!((*position, next), (line.plies[2].position, None));
    assert!(playing.at(&found, &line, 100.0 + 12.0 * STEP).2.is_some());
    // Changed later moves do not restart it; another line does.
    let mut longer = line.clone();
    longer.plies.pop();
    assert_eq!(Playing::go_on(Some(playing), &found, 0, &longer, 101.0), playing);
    assert_ne!(Playing::go_on(Some(playing), &found, 1, &line, 101.0), playing);
}

//! The list of moves: numbered by turn, White left and Black right. What has been undone is kept, in frames.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, CornerRadius, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, WidgetText, WidgetType,
    scroll_area::ScrollBarVisibility, vec2,
};

use crate::app::agon::game::Match;
use crate::app::shell::theme::{Palette, radius, space};
use crate::notation::write_move;
use crate::rules::{Game, Move, Ply, Position, Side};

/// The moves of the game in writing, those undone too. Each is written once, when it is played.
#[derive(Resource, Debug, Default)]
pub(crate) struct MoveSheet {
    entries: Vec<Entry>,
    /// How many of them stand.
    played: usize,
    /// In how many more frames the list is to be moved so that the last of these is seen: a list that is drawn for the
    /// first time does not know its length.
    stale: u8,
}

/// One move in writing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    turn: u32,
    side: Side,
    text: String,
    /// By these it is known whether the ply is still the same.
    mv: Move,
    key: u64,
}

impl MoveSheet {
    /// Brings the sheet up to date. Only plies that are not on it yet are written.
    pub(super) fn follow(&mut self, game: &Game) {
        let plies = || game.plies().iter().chain(game.undone());
        let befores = std::iter::once(game.start()).chain(plies().map(|ply| &ply.position));
        let played = || befores.clone().zip(plies());
        let same = |(entry, (before, ply)): &(&Entry, (&Position, &Ply))| {
            let written = (entry.turn, entry.side, entry.mv, entry.key);
            written == (before.turn(), before.side(), ply.mv, ply.position.key())
        };
        let kept = self.entries.iter().zip(played()).take_while(same).count();
        self.entries.truncate(kept);
        self.entries.extend(played().skip(kept).map(|(before, ply)| Entry {
            turn: before.turn(),
            side: before.side(),
            text: write_move(&ply.effects),
            mv: ply.mv,
            key: ply.position.key(),
        }));
        self.played = game.plies().len();
        self.stale = 3;
    }

    fn take_stale(&mut self) -> bool {
        let stale = self.stale > 0;
        self.stale = self.stale.saturating_sub(1);
        stale
    }

    /// The entries turn by turn, each with its place on the sheet.
    fn turns(&self) -> impl Iterator<Item = (u32, &[Entry], usize)> {
        let mut first = 0;
        self.entries
            .chunk_by(|one, other| one.turn == other.turn)
            .map(move |entries| {
                let place = first;
                first += entries.len();
                (entries[0].turn, entries, place)
            })
    }
}

pub(super) fn follow_moves(current: Res<Match>, mut sheet: ResMut<MoveSheet>) {
    sheet.follow(current.game());
}

/// Draws the sheet as a table in what room there is.
pub(super) fn table(ui: &mut Ui, sheet: &mut MoveSheet) {
    let stale = sheet.take_stale();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, 2.0);
        let muted = Palette::of(ui.ctx()).muted;
        // The scroll bar floats over the margin at the right.
        let column = ((ui.available_width() - NUMBER - space::S) / 2.0 - space::XS).max(40.0);
        for (turn, entries, first) in sheet.turns() {
            ui.horizontal_top(|ui| {
                ui.allocate_ui_with_layout(vec2(NUMBER, LINE), egui::Layout::left_to_right(Align::Center), |ui| {
                    ui.set_width(NUMBER);
                    ui.label(
                        RichText::new(format!("{turn}."))
                            .text_style(TextStyle::Small)
                            .color(muted),
                    );
                });
                for side in Side::ALL {
                    ui.vertical(|ui| {
                        ui.set_width(column);
                        for (entry, place) in entries.iter().zip(first..).filter(|(entry, _)| entry.side == side) {
                            written(ui, entry, sheet.standing(place), stale);
                        }
                    });
                }
            });
        }
    });
}

/// Draws the sheet as one line after a `title`.
pub(super) fn line(ui: &mut Ui, sheet: &mut MoveSheet, title: String) {
    let stale = sheet.take_stale();
    let bar = ScrollBarVisibility::AlwaysHidden;
    ScrollArea::horizontal()
        .auto_shrink(false)
        .scroll_bar_visibility(bar)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(space::XS, 0.0);
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            let muted = Palette::of(ui.ctx()).muted;
            ui.horizontal_centered(|ui| {
                ui.label(RichText::new(title).text_style(TextStyle::Small).color(muted));
                ui.add_space(space::S);
                for (turn, entries, first) in sheet.turns() {
                    let dots = if entries[0].side == Side::White { "." } else { "…" };
                    ui.label(
                        RichText::new(format!("{turn}{dots}"))
                            .text_style(TextStyle::Small)
                            .color(muted),
                    );
                    for (entry, place) in entries.iter().zip(first..) {
                        written(ui, entry, sheet.standing(place), stale);
                    }
                    ui.add_space(space::XS);
                }
            });
        });
}

/// The room for a turn's number, and the least height of a line of the table.
const NUMBER: f32 = 32.0;
const LINE: f32 = 22.0;

/// How a move stands in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Played,
    Last,
    Undone,
}

impl MoveSheet {
    fn standing(&self, place: usize) -> Standing {
        match place + 1 {
            number if number == self.played => Standing::Last,
            number if number < self.played => Standing::Played,
            _ => Standing::Undone,
        }
    }
}

fn written(ui: &mut Ui, entry: &Entry, standing: Standing, stale: bool) {
    const PADDING: egui::Vec2 = vec2(5.0, 2.0);
    let palette = Palette::of(ui.ctx());
    let ink = match standing {
        Standing::Played => palette.ink,
        Standing::Last => palette.on_accent,
        Standing::Undone => palette.muted,
    };
    let widest = ui.available_width() - 2.0 * PADDING.x;
    let text = WidgetText::from(entry.text.as_str()).into_galley(ui, None, widest, TextStyle::Small);
    let (rect, response) = ui.allocate_exact_size(text.size() + 2.0 * PADDING, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &entry.text));
    let corner = CornerRadius::same(radius::CONTROL / 2);
    match standing {
        Standing::Last => drop(ui.painter().rect_filled(rect, corner, palette.accent)),
        Standing::Undone => {
            let line = egui::Stroke::new(1.0, palette.line);
            ui.painter().rect_stroke(rect, corner, line, egui::StrokeKind::Inside);
        }
        Standing::Played => {}
    }
    ui.painter().galley(rect.min + PADDING, text, ink);
    if stale && standing == Standing::Last {
        response.scroll_to_me(Some(Align::Center));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    fn game(rules: RuleSet, plies: usize) -> Game {
        let mut game = Game::new(rules);
        for index in 0..plies {
            let moves = game.position().legal_moves(&rules);
            game.play(moves[(index * 7) % moves.len()]).unwrap();
        }
        game
    }

    impl MoveSheet {
        /// Whether a text is one of the sheet's: a move or a turn's number.
        pub(in super::super) fn says(&self, text: &str) -> bool {
            self.entries
                .iter()
                .any(|entry| entry.text == text || text.trim_end_matches(['.', '…']) == entry.turn.to_string())
        }
    }

    fn sheet(game: &Game) -> MoveSheet {
        let mut sheet = MoveSheet::default();
        sheet.follow(game);
        sheet
    }

    fn texts(sheet: &MoveSheet) -> Vec<&str> {
        sheet.entries.iter().map(|entry| entry.text.as_str()).collect()
    }

    #[test]
    fn every_ply_is_on_the_sheet_under_its_turn() {
        for rules in ["globe", "fromager", "parlett"] {
            let game = game(rules.parse().unwrap(), 60);
            let sheet = sheet(&game);
            let written: Vec<_> = game.plies().iter().map(|ply| write_move(&ply.effects)).collect();
            assert_eq!(texts(&sheet), written);
            let mut position = game.start();
            let flat = sheet
                .turns()
                .flat_map(|(turn, entries, _)| entries.iter().map(move |entry| (turn, entry.side)));
            for ((turn, side), ply) in flat.zip(game.plies()) {
                assert_eq!((turn, side), (position.turn(), position.side()), "{rules}");
                position = &ply.position;
            }
        }
    }

    #[test]
    fn undone_moves_stay_until_another_is_played() {
        let mut game = game(RuleSet::default(), 9);
        let mut sheet = sheet(&game);
        let before: Vec<_> = texts(&sheet).into_iter().map(str::to_owned).collect();
        for _ in 0..4 {
            game.undo();
        }
        sheet.follow(&game);
        assert_eq!(texts(&sheet), before);
        assert_eq!(sheet.standing(3), Standing::Played);
        assert_eq!(sheet.standing(4), Standing::Last);
        assert_eq!(sheet.standing(5), Standing::Undone);
        let other = *game.position().legal_moves(game.rules()).last().unwrap();
        game.play(other).unwrap();
        sheet.follow(&game);
        assert_eq!(texts(&sheet)[..5], before[..5]);
        assert_eq!(sheet.entries.len(), 6);
        assert_eq!(sheet.standing(5), Standing::Last);
    }

    #[test]
    fn black_may_begin() {
        let rules = RuleSet::default();
        let mut parts = Position::start(&rules).parts();
        (parts.side, parts.turn) = (Side::Black, 7);
        let mut game = Game::from_position(rules, Position::new(&parts, &rules).unwrap());
        for _ in 0..2 {
            let mv = game.position().legal_moves(&rules)[0];
            game.play(mv).unwrap();
        }
        let sheet = sheet(&game);
        let turns: Vec<_> = sheet
            .turns()
            .map(|(turn, entries, _)| (turn, entries[0].side))
            .collect();
        assert_eq!(turns, [(7, Side::Black), (8, Side::White)]);
    }

    #[test]
    fn another_game_begins_on_an_empty_sheet() {
        let mut sheet = sheet(&game(RuleSet::default(), 12));
        sheet.follow(&Game::new(RuleSet::default()));
        assert!(sheet.entries.is_empty() && sheet.played == 0);
    }
}

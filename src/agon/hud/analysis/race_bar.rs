//! The value of a position as a race: a bar with White's queen at the left and Black's at the right. Their colours meet
//! in the middle when both need equally many moves, and farther away per move of lead.

use agon_core::engine::Score;
use agon_core::rules::{Kind, Piece, Side};
use bevy_egui::egui::{
    CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, lerp, pos2, vec2,
};

use crate::agon::drawings::icons::{self, Tones, egui_color};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::side_role;
use crate::shell::ui::prelude::*;

/// Lead, in moves, at which the bar is nearly all one colour.
const FULL: f32 = 10.0;
/// Share of the bar left to a side until its loss is certain.
const KEPT: f32 = 0.04;
/// Heights of the bar and of the queens at its ends, in points.
const BAR: f32 = 12.0;
const QUEEN: f32 = 20.0;
/// Minimum distance between lines on the bar, in points.
const BETWEEN: f32 = 5.0;

/// The state of the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Even,
    /// Side, and its lead in moves.
    Ahead(Side, u32),
    /// This side wins unless it errs; the number of moves is unknown.
    Winning(Side),
    /// Side, and the number of its own moves to the win; 0 if the other side's next move ends the game.
    Wins(Side, u32),
}

impl Standing {
    /// Converts a score for `side`, which chooses next.
    fn of(side: Side, score: Score) -> Self {
        let other = side.opponent();
        let of_leader = |is_ahead: bool| if is_ahead { side } else { other };
        match (score, score.lead(), score.moves()) {
            (Score::WinIn(_), _, moves) => Self::Wins(side, moves.unwrap_or_default()),
            (Score::LossIn(_), _, moves) => Self::Wins(other, moves.unwrap_or_default()),
            (Score::Race(value), None, _) => Self::Winning(of_leader(value > 0)),
            (Score::Race(_), Some(lead), _) => match (lead.unsigned_abs() + 50) / 100 {
                0 => Self::Even,
                moves => Self::Ahead(of_leader(lead > 0), moves),
            },
        }
    }
}

/// White's share of the bar, 0 … 1.
fn share_of_white(side: Side, score: Score) -> f32 {
    let share = match (score, score.lead()) {
        (Score::WinIn(_), _) => 1.0,
        (Score::LossIn(_), _) => 0.0,
        (Score::Race(value), None) => 0.5 + value.signum() as f32 * (0.5 - KEPT),
        (Score::Race(_), Some(lead)) => (0.5 + lead as f32 / 200.0 / FULL).clamp(KEPT, 1.0 - KEPT),
    };
    match side {
        Side::White => share,
        Side::Black => 1.0 - share,
    }
}

/// The value of a position as text, to show or speak. `side` chooses next, and the score is from its point of view.
pub fn value_told(language: &Language, side: Side, score: Score) -> String {
    let role = |side| ("side", side_role(side).into());
    match Standing::of(side, score) {
        Standing::Even => lead_told(language, 0),
        Standing::Ahead(Side::White, moves) => lead_told(language, moves as i32),
        Standing::Ahead(Side::Black, moves) => lead_told(language, -(moves as i32)),
        Standing::Winning(side) => language.tr_with("value-winning", &[role(side)]),
        Standing::Wins(side, 0) => language.tr_with("value-wins-at-once", &[role(side)]),
        Standing::Wins(side, moves) => language.tr_with("value-wins", &[role(side), ("count", moves.into())]),
    }
}

/// White's lead in moves as text; Black's is negative.
pub(crate) fn lead_told(language: &Language, lead: i32) -> String {
    let side = if lead > 0 { Side::White } else { Side::Black };
    match lead.unsigned_abs() {
        0 => language.tr("value-even"),
        count => language.tr_with(
            "value-lead",
            &[("side", side_role(side).into()), ("count", count.into())],
        ),
    }
}

/// Draws the bar at full width, with its meaning below it, also for screen readers. `told` is from [`value_told`]; the
/// caller keeps it while the value is unchanged.
pub fn value_bar(ui: &mut Ui, side: Side, score: Score, told: &str, colours: &BoardPalette) -> Response {
    let width = ui.available_width();
    let words = WidgetText::from(told).into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small);
    let height = QUEEN + space::XS + words.size().y;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    let (race, below) = rect.split_top_bottom_at_y(rect.top() + QUEEN);
    let ends = [race.left() + QUEEN / 2.0, race.right() - QUEEN / 2.0];
    let tones = Tones::of(colours);
    for (side, x) in Side::ALL.into_iter().zip(ends) {
        let at = Rect::from_center_size(pos2(x, race.center().y), vec2(QUEEN, QUEEN));
        let kind = Kind::Queen;
        icons::piece(ui.painter(), at, Piece { side, kind }, &tones);
    }
    let bar = race.shrink2(vec2(QUEEN + space::XS, (QUEEN - BAR) / 2.0));
    draw_bar(
        ui.painter(),
        bar,
        share_of_white(side, score),
        colours,
        Palette::of(ui.ctx()),
    );
    let at = pos2(below.center().x - words.size().x / 2.0, below.top() + space::XS);
    ui.painter().galley(at, words, Palette::of(ui.ctx()).ink);
    response
}

fn draw_bar(painter: &Painter, bar: Rect, white: f32, colours: &BoardPalette, palette: &Palette) {
    let meet = lerp(bar.x_range(), white);
    let corner = CornerRadius::same((BAR / 2.0) as u8);
    let [ivory, ebony] = Side::ALL.map(|side| egui_color(colours.side(side)));
    for (part, colour) in [(bar.with_max_x(meet), ivory), (bar.with_min_x(meet), ebony)] {
        // Only the ends of the bar are round, wherever the colours meet.
        painter.with_clip_rect(part).rect_filled(bar, corner, colour);
    }
    // A line per move, or per two or five where space is short.
    let pitch = bar.width() / (2.0 * FULL);
    let step = [1.0, 2.0, 5.0].into_iter().find(|step| step * pitch >= BETWEEN);
    for moves in (1..FULL as u8).map(f32::from) {
        if step.is_none_or(|step| moves % step != 0.0) {
            continue;
        }
        for x in [bar.center().x - moves * pitch, bar.center().x + moves * pitch] {
            let ink = if x < meet { ebony } else { ivory };
            let room = bar.y_range().shrink(BAR * 0.3);
            painter.vline(x, room, Stroke::new(1.0, ink.gamma_multiply(0.45)));
        }
    }
    painter.rect_stroke(bar, corner, Stroke::new(1.0, palette.muted), StrokeKind::Outside);
    painter.vline(
        bar.center().x,
        bar.y_range().expand(3.0),
        Stroke::new(2.0, palette.accent),
    );
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, drawn};

    fn draw(ctx: &egui::Context, window: egui::Vec2, side: Side, score: Score, language: &Language) {
        egui::Area::new(egui::Id::new("value"))
            .fixed_pos(pos2(space::M, space::M))
            .show(ctx, |ui| {
                ui.set_width(window.x - 2.0 * space::M);
                let told = value_told(language, side, score);
                value_bar(ui, side, score, &told, &BoardPalette::default());
            });
    }

    #[test]
    fn the_value_is_told_as_a_race_for_whoever_is_ahead() {
        let (english, french) = (Language::new(Locale::EN), Language::new(Locale::FR));
        let (white, black) = (Side::White, Side::Black);
        for (side, score, in_english, in_french) in [
            (white, Score::Race(0), "Even", "À égalité"),
            (black, Score::Race(49), "Even", "À égalité"),
            (
                white,
                Score::Race(401),
                "White is 4 moves ahead",
                "Les Blancs ont 4 coups d’avance",
            ),
            (
                white,
                Score::Race(-50),
                "Black is 1 move ahead",
                "Les Noirs ont 1 coup d’avance",
            ),
            (
                black,
                Score::Race(-230),
                "White is 2 moves ahead",
                "Les Blancs ont 2 coups d’avance",
            ),
            (
                white,
                Score::WinIn(5),
                "White wins in 3 moves",
                "Les Blancs gagnent en 3 coups",
            ),
            (
                black,
                Score::LossIn(2),
                "White wins in 1 move",
                "Les Blancs gagnent en 1 coup",
            ),
            (
                black,
                Score::LossIn(1),
                "White wins at once",
                "Les Blancs gagnent aussitôt",
            ),
            (black, Score::Race(12_000), "Black is winning", "Les Noirs vont gagner"),
        ] {
            assert_eq!(value_told(&english, side, score), in_english);
            assert_eq!(value_told(&french, side, score), in_french);
        }
    }

    #[test]
    fn a_lead_is_told_in_whole_moves_up_to_30_and_so_is_the_way_to_a_win() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let counts = |told: &str, moves: usize| told.split_whitespace().any(|word| word == moves.to_string());
            for side in Side::ALL {
                // Clear leads count double, so this reaches 30 moves.
                let values = (0..=6_000).step_by(50).map(Score::Race);
                let mut leads: Vec<_> = values.map(|score| value_told(&language, side, score)).collect();
                leads.dedup();
                assert_eq!(leads.len(), 31, "{leads:?}");
                for (moves, told) in leads.iter().enumerate().skip(1) {
                    assert!(counts(told, moves), "{moves}: {told}");
                }
                for moves in 1..=30 {
                    let told = value_told(&language, side, Score::WinIn(2 * moves - 1));
                    assert!(counts(&told, moves as usize) && told != leads[moves as usize], "{told}");
                }
            }
        }
    }

    #[test]
    fn the_bar_grows_with_the_lead_and_is_full_only_when_the_end_is_certain() {
        let scores = [
            Score::LossIn(2),
            Score::Race(-20_000),
            Score::Race(-300),
            Score::Race(0),
            Score::Race(300),
            Score::Race(700),
            Score::Race(20_000),
            Score::WinIn(3),
        ];
        for side in Side::ALL {
            let shares = scores.map(|score| match side {
                Side::White => share_of_white(side, score),
                Side::Black => 1.0 - share_of_white(side, score),
            });
            assert_eq!((shares[0], shares[3], shares[7]), (0.0, 0.5, 1.0));
            assert!(shares.windows(2).all(|pair| pair[0] < pair[1]), "{shares:?}");
        }
        let ahead = share_of_white(Side::White, Score::Race(300)) - 0.5;
        assert!((ahead - 3.0 / (2.0 * FULL)).abs() < 1e-6, "three of the lines: {ahead}");
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for score in [Score::Race(0), Score::Race(1_400), Score::WinIn(25), Score::LossIn(1)] {
                    let draw = |ctx: &egui::Context| draw(ctx, window, Side::White, score, &language);
                    let drawn = drawn(window, draw);
                    drawn.assert_uncut(&format!("{locale:?} in {window}"));
                    let told = value_told(&language, Side::White, score);
                    assert_eq!(drawn.in_sight(), [told], "{locale:?} in {window}");
                }
            }
        }
    }
}

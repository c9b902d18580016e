//! Hints for first-time players: each appears once, when it is relevant, and disappears with the next move.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use serde::{Deserialize, Serialize};

use super::frame::HudLayout;
use crate::app::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::selection::Selection;
use crate::app::agon::gameplay::settings::AgonSettings;
use crate::app::shell::accessibility::speech::{Speak, Spoken};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::StoreFailed;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::{Overlay, Screen};
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::controls::icon_button;
use crate::app::tabletop::active_game::read_with_game;
use crate::app::tabletop::schedule::TableSystems;
use crate::board::{Bitboard, CellId};
use crate::rules::{Position, Side};

/// The store entry for the hints already shown.
const ENTRY: &str = "hints";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        follow_game
            .in_set(TableSystems::Present)
            .run_if(resource_exists::<Match>),
    )
    // After the news of the frame.
    .add_systems(
        PostUpdate,
        tell.before(Speak).run_if(resource_exists_and_changed::<HintState>),
    )
    .add_systems(OnExit(AgonScreen(Screen::Playing)), fall_silent)
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AgonScreen(Screen::Playing)).and_then(in_state(Overlay::None)))
            .in_set(Draw::Notices),
    );
}

/// What a beginner should know, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Hint {
    /// One of their pieces must be relocated.
    Relocate,
    /// They captured a piece.
    Captured,
    /// Their guards are about to surround the throne without their queen.
    EmptyThrone,
    /// Their queen is next to the throne.
    QueenNear,
    /// The selected piece can go to the highlighted cells.
    Targets,
    /// The aim of the game.
    Aim,
}

impl Hint {
    const ALL: [Self; 6] = [
        Self::Relocate,
        Self::Captured,
        Self::EmptyThrone,
        Self::QueenNear,
        Self::Targets,
        Self::Aim,
    ];

    /// Whether the hint is relevant now, with the beginner to choose.
    fn matters(self, position: &Position, me: Side, selection: Selection) -> bool {
        let me_captured = !(position.captured() & position.pieces(me)).is_empty();
        let enemy_captured = !(position.captured() & position.pieces(me.opponent())).is_empty();
        let before_throne = |cells: Bitboard| (cells & Bitboard::ring(1)).len();
        let throne_is_mine = position.queens(me).contains(CellId::THRONE);
        match self {
            Self::Relocate => me_captured,
            Self::Captured => enemy_captured,
            Self::EmptyThrone => before_throne(position.guards(me)) >= 4 && !throne_is_mine,
            Self::QueenNear => before_throne(position.queens(me)) > 0 && !position.occupied().contains(CellId::THRONE),
            Self::Targets => matches!(selection, Selection::Piece(_)),
            Self::Aim => true,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Relocate => key("hints-relocate"),
            Self::Captured => key("hints-captured"),
            Self::EmptyThrone => key("hints-empty-throne"),
            Self::QueenNear => key("hints-queen-near"),
            Self::Targets => key("hints-targets"),
            Self::Aim => key("hints-aim"),
        }
    }
}

/// The current hint and those already shown.
#[derive(Resource, Debug, Default)]
pub struct HintState {
    /// Kept across restarts.
    shown: Vec<Hint>,
    /// The hint and the number of plies played when it appeared.
    current: Option<(Hint, usize)>,
}

/// Unreadable records are no great loss: the hints are shown again.
fn read(world: &mut World) -> HintState {
    let shown = world.resource::<Store>().get(ENTRY).ok().flatten();
    let shown = shown.and_then(|text| serde_json::from_str(&text).ok());
    HintState {
        shown: shown.unwrap_or_default(),
        current: None,
    }
}

impl HintState {
    /// Chooses the hint for the current state and returns whether it changed. A hint stays until the beginner has
    /// moved; the one about the aim, until a piece is selected.
    fn follow(&mut self, current: &Match, me: Side, selection: Selection) -> bool {
        let plies = current.game().plies().len();
        let is_my_choice = current.chooser() == Some(me);
        let is_over = |(hint, since): (Hint, usize)| {
            plies != since || (hint == Hint::Aim && Hint::Targets.matters(current.position(), me, selection))
        };
        if self.current.is_some_and(is_over) {
            self.current = None;
        }
        // Captures are explained at once, while the computer thinks.
        let mut pressing = Hint::ALL
            .into_iter()
            .filter(|hint| is_my_choice || *hint == Hint::Captured);
        if self.current.is_none() {
            let hint =
                pressing.find(|hint| !self.shown.contains(hint) && hint.matters(current.position(), me, selection));
            self.shown.extend(hint);
            self.current = hint.map(|hint| (hint, plies));
            return hint.is_some();
        }
        false
    }
}

fn follow_game(
    current: Res<Match>,
    selection: Res<Selection>,
    settings: Res<AgonSettings>,
    mut hints: ResMut<HintState>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let beginner = current
        .players()
        .single_human()
        .filter(|_| settings.first_run && current.outcome().is_none());
    match beginner {
        Some(me) if hints.follow(&current, me, *selection) => {
            let text = serde_json::to_string(&hints.shown).expect("hints are plain names");
            failures.write_batch(store.put(ENTRY, &text).err().map(StoreFailed));
        }
        None if hints.current.is_some() => hints.current = None,
        Some(_) | None => {}
    }
}

/// Announces a new hint to screen readers.
fn tell(
    hints: Res<HintState>,
    language: Res<Language>,
    mut told: Local<Option<Hint>>,
    mut spoken: MessageWriter<Spoken>,
) {
    let hint = hints.current.map(|(hint, _)| hint);
    if hint != *told {
        spoken.write_batch(hint.map(|hint| Spoken(language.tr(hint.key()))));
        *told = hint;
    }
}

fn fall_silent(mut hints: ResMut<HintState>) {
    hints.current = None;
}

fn show(
    mut contexts: EguiContexts,
    mut hints: ResMut<HintState>,
    hud: Res<HudLayout>,
    language: Res<Language>,
) -> Result {
    let (Some((hint, _)), Some(layout)) = (hints.current, hud.layout) else {
        return Ok(());
    };
    if card(contexts.ctx_mut()?, layout.notices(), hint, &language) {
        hints.current = None;
    }
    Ok(())
}

/// Draws a hint at the top of the given area. Returns whether the player has dismissed it.
fn card(ctx: &egui::Context, room: egui::Rect, hint: Hint, language: &Language) -> bool {
    let palette = Palette::of(ctx);
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .inner_margin(egui::Margin {
            left: space::M as i8,
            right: space::S as i8,
            top: space::S as i8,
            bottom: space::S as i8,
        })
        .shadow(egui::Shadow::NONE);
    let widest = room.width() - 2.0 * space::S;
    let width = widest.min(size::NOTICE_WIDTH) - frame.total_margin().sum().x;
    let shown = egui::Area::new(egui::Id::new("hints"))
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(room.center_top() + egui::vec2(0.0, space::XS))
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            frame
                .show(ui, |ui| {
                    ui.set_width(width);
                    let text = language.tr(hint.key());
                    let beside = width - size::TOUCH - space::S;
                    // If there is not enough room above the buttons, the text is smaller.
                    let around = frame.total_margin().sum().y + 2.0 * (space::XS + space::S);
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let high = ui.fonts_mut(|fonts| fonts.layout(text.clone(), font, palette.ink, beside).size().y);
                    let text = egui::RichText::new(text);
                    let text = if high + around > room.height() {
                        text.small()
                    } else {
                        text
                    };
                    ui.horizontal_top(|ui| {
                        ui.vertical(|ui| {
                            ui.set_width(beside);
                            ui.add_space(space::XS);
                            ui.label(text.color(palette.ink));
                            ui.add_space(space::XS);
                        });
                        icon_button(ui, "✓", language.tr("hints-understood")).clicked()
                    })
                    .inner
                })
                .inner
        });
    shown.inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::app::testing::matches::match_of;
    use crate::app::testing::screens::{WINDOWS, cut_off_texts};
    use crate::engine::Level;
    use crate::notation::{parse_position, read_move};
    use crate::rules::{Game, RuleSet};

    use crate::session::players::Players;

    fn beginner(position: &str) -> Match {
        let rules = RuleSet::default();
        match_of(
            Game::from_position(rules, parse_position(position, &rules).unwrap()),
            Players::against_computer(Side::White, Level::Beginner),
        )
    }

    fn opening() -> Match {
        beginner(&Position::start(&RuleSet::default()).to_string())
    }

    fn play(current: &mut Match, text: &str) {
        let mv = read_move(text, current.position(), current.rules()).unwrap();
        current.tree.play(mv).unwrap();
    }

    fn told(hints: &mut HintState, current: &Match, selection: Selection) -> Option<Hint> {
        let _ = hints.follow(current, Side::White, selection);
        hints.current.map(|(hint, _)| hint)
    }

    #[test]
    fn the_first_turn_explains_what_for_and_how_to_move() {
        let (mut hints, mut current) = (HintState::default(), opening());
        let picked = Selection::Piece("b1".parse().unwrap());
        assert_eq!(told(&mut hints, &current, Selection::Nothing), Some(Hint::Aim));
        assert_eq!(told(&mut hints, &current, picked), Some(Hint::Targets));
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing),
            Some(Hint::Targets),
            "until the move"
        );
        play(&mut current, "b1c2");
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing),
            None,
            "the computer's turn"
        );
        play(&mut current, "f11f10");
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing),
            None,
            "each is shown once"
        );
    }

    #[test]
    fn what_was_put_away_does_not_come_back() {
        let (mut hints, current) = (HintState::default(), opening());
        assert_eq!(told(&mut hints, &current, Selection::Nothing), Some(Hint::Aim));
        hints.current = None;
        assert_eq!(told(&mut hints, &current, Selection::Nothing), None);
    }

    #[test]
    fn an_obligation_comes_before_everything_else() {
        let captured = beginner("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w b1 0 9");
        assert_eq!(captured.position().due().len(), 1);
        assert_eq!(
            told(&mut HintState::default(), &captured, Selection::Nothing),
            Some(Hint::Relocate)
        );
    }

    #[test]
    fn guards_about_to_close_round_an_empty_throne_are_warned_of() {
        let mut parts = Position::start(&RuleSet::default()).parts();
        parts.pieces.retain(|(_, piece)| piece.side == Side::Black);
        let white = |kind| crate::rules::Piece {
            side: Side::White,
            kind,
        };
        let before_throne = Bitboard::ring(1).into_iter().take(4);
        parts
            .pieces
            .extend(before_throne.map(|cell| (cell, white(crate::rules::Kind::Guard))));
        parts.turn = 20;
        parts
            .pieces
            .push(("f1".parse().unwrap(), white(crate::rules::Kind::Queen)));
        let position = Position::new(&parts, &RuleSet::default()).unwrap();
        let mut hints = HintState::default();
        assert_eq!(
            told(&mut hints, &beginner(&position.to_string()), Selection::Nothing),
            Some(Hint::EmptyThrone)
        );
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            for window in WINDOWS {
                for hint in Hint::ALL {
                    let room = egui::Rect::from_min_size(egui::Pos2::ZERO, window);
                    let cut_off = cut_off_texts(window, |ctx| {
                        card(ctx, room, hint, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}

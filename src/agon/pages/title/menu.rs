//! The main menu: what is offered first, and the choices below it.

use agon_core::rules::Side;
use agon_core::session::players::Player;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::Message;
use bevy_egui::egui::{self, Align, Layout, TextStyle, Ui, vec2};

use crate::agon::hud::analysis::small_board::{self, small_board};
use crate::agon::pages::new_game::choices::Opponent;
use crate::agon::scene::theme::Palette;
use crate::agon::text::pages::{EDITOR, LEARN, MY_GAMES, OPEN, PROGRESS, PUZZLES, RULES};
use crate::agon::text::words::{level_key, shortened, side_name};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{choices, compact_row, pressed};
use crate::tabletop::title::{Choice, last_lines, to_page};

/// The height of the picture of the game to continue where the board is not shown, in points. Telephones have no room for
/// a larger one.
const PICTURE: f32 = small_board::LEAST;

/// The purpose of the main button.
#[derive(Clone, Copy, Debug)]
pub(super) enum Offer<'a> {
    Continue(&'a SavedGame),
    FirstGame,
    NewGame,
}

/// The requests of the title's own buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleAction {
    Continue,
    FirstGame,
    /// A game is chosen against such an opponent.
    Against(Opponent),
    Analyse,
}

impl Offer<'_> {
    /// The main button, and a line about it.
    fn main(self, language: &Language) -> (Choice, Option<String>) {
        match self {
            Self::Continue(saved) => {
                let about = which_game(saved, language);
                (own(TitleAction::Continue, key("title-continue")), Some(about))
            }
            Self::FirstGame => {
                let about = language.tr("title-play-hint");
                (own(TitleAction::FirstGame, key("title-play")), Some(about))
            }
            Self::NewGame => (computer(), None),
        }
    }

    /// The choices below the main button, in lines of one or two. Where room is short, the kinds of games share a line.
    fn others(self, is_short: bool) -> Vec<Vec<Choice>> {
        let people = own(TitleAction::Against(Opponent::Person), key("title-people"));
        let practice = || vec![to_page(LEARN), to_page(PUZZLES)];
        let mut lines = match self {
            Self::Continue(_) if is_short => vec![vec![computer(), people]],
            Self::Continue(_) => vec![vec![computer()], vec![people]],
            Self::FirstGame => vec![practice(), vec![computer(), people]],
            Self::NewGame => vec![vec![people]],
        };
        lines.extend([
            vec![to_page(MY_GAMES), to_page(PROGRESS)],
            vec![
                (Do::Open(OPEN), key("open-read")),
                own(TitleAction::Analyse, key("analysis-begin")),
            ],
            vec![to_page(EDITOR)],
        ]);
        // Who plays for the first time was offered to learn above.
        if !matches!(self, Self::FirstGame) {
            lines.push(practice());
        }
        lines.extend(last_lines(&[RULES, SETTINGS, CREDITS]));
        lines
    }
}

fn own(action: TitleAction, text: &'static str) -> Choice {
    (Do::send(action), text)
}

fn computer() -> Choice {
    own(TitleAction::Against(Opponent::Computer), key("title-computer"))
}

/// The menu. With `picture`, the game to continue is drawn in these colours, as nothing else shows it.
pub(super) fn menu(
    ui: &mut Ui,
    offer: Offer,
    picture: Option<&Palette>,
    language: &Language,
    is_low: bool,
) -> Option<Do> {
    justified(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let ((first, text), about) = offer.main(language);
        let main = |ui: &mut Ui| {
            let button = main_button(ui, language.tr(text));
            about.iter().for_each(|about| remark(ui, about.clone()));
            button.clicked()
        };
        // Beside it the button must have room.
        let has_room = ui.available_width() >= 2.5 * PICTURE;
        let picture = picture.and_then(|colours| match offer {
            Offer::Continue(saved) if has_room => Some((saved, colours)),
            _ => None,
        });
        let is_pressed = match picture {
            Some((saved, colours)) => beside_picture(ui, saved, colours, language, main),
            None => main(ui),
        };
        // A telephone has no room for more space below a picture.
        if about.is_some() && !is_low && picture.is_none() {
            ui.add_space(space::S);
        }
        let mut pressed = is_pressed.then_some(first);
        for line in offer.others(is_low || picture.is_some()) {
            pressed = choices(ui, line, language).or(pressed);
        }
        pressed
    })
}

/// The last position of a game, with something at its right.
fn beside_picture<T>(
    ui: &mut Ui,
    saved: &SavedGame,
    colours: &Palette,
    language: &Language,
    add: impl FnOnce(&mut Ui) -> T,
) -> T {
    let game = saved.tree.line();
    let near = match saved.players.level(Side::White) {
        Some(_) => Side::Black,
        None => Side::White,
    };
    let last = game.plies().last().map(|ply| ply.mv);
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        small_board(
            ui,
            PICTURE,
            near,
            game.position(),
            last,
            colours,
            &which_game(saved, language),
        );
        justified(ui, add)
    });
    row.inner
}

/// The menu in so low a window that it would run out of sight: three small buttons on a line, and the line about the
/// main button only if there is room in at most this height.
pub(super) fn low_menu(ui: &mut Ui, offer: Offer, language: &Language, most: f32) -> Option<Do> {
    const ON_A_LINE: usize = 3;
    ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
    let ((first, text), about) = offer.main(language);
    let (others, texts): (Vec<Do>, Vec<String>) = offer
        .others(true)
        .into_iter()
        .flatten()
        .map(|(asked, text)| (asked, language.tr(text)))
        .unzip();
    let main = justified(ui, |ui| main_button(ui, language.tr(text)));
    let lines = others.len().div_ceil(ON_A_LINE) as f32 * (size::TOUCH + space::XS);
    let used = main.rect.bottom() - ui.min_rect().top();
    let two_lines = 3.0 * TextStyle::Small.resolve(ui.style()).size;
    if let Some(about) = about.filter(|_| used + space::XS + two_lines + lines <= most) {
        remark(ui, about);
    }
    let buttons: Vec<_> = texts.chunks(ON_A_LINE).flat_map(|line| compact_row(ui, line)).collect();
    main.clicked().then_some(first).or(pressed(others, buttons))
}

fn main_button(ui: &mut Ui, text: String) -> egui::Response {
    let button = primary_button(ui, text);
    take_first_focus(ui, &button);
    button
}

/// A line about the button above it.
fn remark(ui: &mut Ui, text: String) {
    ui.with_layout(Layout::top_down(Align::Center), |ui| hint(ui, text));
}

/// Describes the game that would be continued.
pub(super) fn which_game(saved: &SavedGame, language: &Language) -> String {
    let turn = saved.tree.line().position().turn().into();
    let players = &saved.players;
    let level = Side::ALL.into_iter().find_map(|side| players.level(side));
    match level {
        Some(level) => {
            let level = language.tr(level_key(level)).into();
            language.tr_with("title-continue-computer", &[("level", level), ("turn", turn)])
        }
        None => {
            let name = |side| match players.of(side) {
                Player::Human { name } if !name.is_empty() => shortened(name),
                _ => side_name(language, side),
            };
            let (white, black) = (name(Side::White).into(), name(Side::Black).into());
            let args = [("white", white), ("black", black), ("turn", turn)];
            language.tr_with("title-continue-people", &args)
        }
    }
}

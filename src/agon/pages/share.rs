//! Sharing a game: as a link (text and, if it is an address, QR code), a record, a position or a picture.

use agon_core::engine::write_review;
use agon_core::notation::{GameTree, Letter, LinkTooLong, Linked, MoveTimes, write_link};
use agon_core::rules::Game;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::{Align, Layout as Flow, RichText};

use super::board_picture::PictureWanted;
use crate::agon::gameplay::by_link::letter;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{LinkSent, PreparationAction};
use crate::agon::gameplay::review::Review;
use crate::agon::pages::content::add_page;
use crate::agon::text::pages::{MOVING_PICTURE, SHARE};
use crate::shell::system::exchange::events::{Exchange, ExchangeWanted};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;
use crate::shell::ui::qr::Code;
use crate::shell::ui::widgets::buttons::row;

/// The width and height of the QR code, in points.
const CODE: f32 = 280.0;

/// The number of characters of a link shown, enough to recognise it; the button copies all of it.
const SHOWN: usize = 160;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Sharing>();
    add_page(app, SHARE, show);
}

/// The part of the game that is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Extent {
    /// The start and all moves; of a game by link, with what the other player needs to go on.
    #[default]
    Game,
    /// The same, and how long the moves took.
    Times,
    /// The current position.
    Position,
}

/// The state of the page.
#[derive(Resource, Debug, Default)]
struct Sharing {
    extent: Extent,
    /// The last link made; `None` if the game is too long for one.
    link: Option<Link>,
}

/// A link to a game, as it is shown.
#[derive(Debug)]
pub(super) struct Link {
    /// The full address, or just the encoded game if there is no address.
    text: String,
    /// Its QR code; `None` if it would be too fine to scan, or is no address that a telephone could open.
    code: Option<Code>,
}

impl Sharing {
    /// Renews the link if the game, or the extent shared, has changed.
    fn follow(&mut self, tree: &GameTree, letter: Option<Letter>, address: Option<&str>) {
        // The position being viewed is not part of the game.
        let word = match self.extent {
            Extent::Game => Linked {
                letter,
                ..tree.whole_game().into()
            }
            .write(),
            Extent::Times => Linked {
                times: times(tree).collect(),
                ..tree.whole_game().into()
            }
            .write(),
            Extent::Position => {
                let game = tree.line();
                write_link(&Game::from_position(*game.rules(), *game.position()))
            }
        };
        Link::follow(&mut self.link, word, address);
    }
}

/// The times of the moves of the game.
fn times(tree: &GameTree) -> impl Iterator<Item = MoveTimes> {
    tree.main_line().map(|node| tree.times(node))
}

impl Link {
    /// Renews a link if the game has changed that it leads to, which is `word`.
    pub(super) fn follow(link: &mut Option<Self>, word: Result<String, LinkTooLong>, address: Option<&str>) {
        let text = word.map(|word| match address {
            Some(address) => format!("{address}#{word}"),
            None => word,
        });
        let Ok(text) = text else {
            *link = None;
            return;
        };
        if link.as_ref().is_none_or(|link| link.text != text) {
            let code = address.and_then(|_| Code::new(&text));
            *link = Some(Self { text, code });
        }
    }

    /// The full address, or just the encoded game if there is no address.
    pub(super) fn text(&self) -> &str {
        &self.text
    }
}

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<Match>>,
    (review, language, exchange): (Res<Review>, Res<Language>, Res<Exchange>),
    mut sharing: ResMut<Sharing>,
) -> Option<Do> {
    let address = exchange.address();
    let letter = letter(&current);
    let prepared = letter.as_ref().filter(|_| current.waits_for_link());
    let prepared = prepared.map(|letter| letter.answers.lines().len());
    let is_letter = letter.is_some();
    sharing.follow(current.tree(), letter, address.as_deref());
    let shared = Shared {
        position: &|| current.position().to_string(),
        record: &|| record(&current, &review),
        is_address: address.is_some(),
        has_moves: current.tree().main_line().next().is_some(),
        has_times: times(current.tree()).any(|times| times != MoveTimes::default()),
        is_letter,
        prepared,
    };
    page(&ctx, &mut sharing, &shared, &language)
}

/// The record of the current game as text, with its review once that is complete.
fn record(current: &Match, review: &Review) -> String {
    let mut record = current.saved_game(None).record();
    if let Some(judgements) = review.judgements() {
        write_review(&mut record, &current.tree().main_game(), &judgements);
    }
    record.to_string()
}

/// The data to share.
struct Shared<'a> {
    position: &'a dyn Fn() -> String,
    record: &'a dyn Fn() -> String,
    /// Whether the link is a web address.
    is_address: bool,
    /// Whether there is more to share than a position.
    has_moves: bool,
    /// Whether it is known how long moves took.
    has_times: bool,
    /// Whether the link is for the other player of a game by link.
    is_letter: bool,
    /// The number of answers prepared, while that player's link is awaited.
    prepared: Option<usize>,
}

fn page(ctx: &egui::Context, sharing: &mut Sharing, shared: &Shared, language: &Language) -> Option<Do> {
    let copy = |text: String| Some(Do::send(ExchangeWanted::Copy(text)));
    let has_moves = shared.has_moves;
    let Sharing { extent, link } = sharing;
    page_sheet(ctx, SHARE, language, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing.y = space::S;
        if has_moves {
            let extents = [
                (Extent::Game, key("share-game")),
                (Extent::Times, key("share-times")),
                (Extent::Position, key("share-position")),
            ];
            let offered = extents
                .into_iter()
                .filter(|(extent, _)| *extent != Extent::Times || shared.has_times);
            let offered: Vec<_> = offered.map(|(extent, name)| (extent, language.tr(name))).collect();
            segmented(ui, &language.tr("share-title"), extent, &offered);
        }
        match link {
            Some(link) => {
                let is_letter = shared.is_letter && *extent == Extent::Game;
                let said = match is_letter {
                    true => [key("share-by-link"), key("share-by-code")],
                    false => FOR_ANYBODY,
                };
                if show_link(ui, (link, said), shared.is_address, primary_button, language) {
                    pressed = match is_letter {
                        true => {
                            copy(message(link, shared.is_address, language)).map(|copy| copy.and(Do::send(LinkSent)))
                        }
                        false => copy(link.text.clone()),
                    };
                }
            }
            None => drop(hint(ui, language.tr("share-too-long"))),
        }
        if let Some(count) = shared.prepared.filter(|_| *extent == Extent::Game) {
            pressed = prepare(ui, count, language).or(pressed);
        }
        ui.add_space(space::S);
        if has_moves && *extent != Extent::Position {
            subheading(ui, language.tr("share-record"));
            hint(ui, language.tr("share-record-hint"));
            justified(ui, |ui| {
                let [save, copy_text] = row(ui, [language.tr("share-save"), language.tr("share-copy-text")]);
                if save.clicked() {
                    let record = ExchangeWanted::save_today("agon", "pgn", (shared.record)());
                    pressed = Some(Do::send(record));
                }
                if copy_text.clicked() {
                    pressed = copy((shared.record)());
                }
            });
        } else {
            subheading(ui, language.tr("share-letters"));
            hint(ui, language.tr("share-letters-hint"));
            justified(ui, |ui| {
                if secondary_button(ui, language.tr("share-copy-text")).clicked() {
                    pressed = copy((shared.position)());
                }
            });
        }
        ui.add_space(space::S);
        subheading(ui, language.tr("share-picture"));
        hint(ui, language.tr("share-picture-hint"));
        justified(ui, |ui| {
            if !has_moves {
                if secondary_button(ui, language.tr("share-save-picture")).clicked() {
                    pressed = Some(Do::send(PictureWanted));
                }
                return;
            }
            let [save, moving] = row(
                ui,
                [language.tr("share-save-picture"), language.tr("share-moving-picture")],
            );
            if save.clicked() {
                pressed = Some(Do::send(PictureWanted));
            }
            if moving.clicked() {
                pressed = Some(Do::Open(MOVING_PICTURE));
            }
        });
        pressed
    })
}

/// What is sent to the other player of a game by link: the address, or a code with what to do with it.
fn message(link: &Link, is_address: bool, language: &Language) -> String {
    match is_address {
        true => link.text.clone(),
        false => format!("{}\n\n{}", language.tr("share-by-message"), link.text),
    }
}

/// The answers prepared for the other player's moves, and the button to prepare more.
fn prepare(ui: &mut egui::Ui, count: usize, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("by-link-prepare"));
    hint(ui, language.tr_with("by-link-prepared", &[("count", count.into())]));
    let begin = justified(ui, |ui| secondary_button(ui, language.tr("by-link-prepare-begin")));
    begin
        .clicked()
        .then(|| Do::Close.and(Do::send(PreparationAction::Begin)))
}

/// What a link and a code are good for, if they are for anybody.
pub(super) const FOR_ANYBODY: [&str; 2] = [key("share-link-hint"), key("share-code-hint")];

/// The link as text with its button, what it is good for as a link and as a code and, beside or above them, its QR code. Returns whether the link is to be
/// copied.
pub(super) fn show_link(
    ui: &mut egui::Ui,
    (link, said): (&Link, [&'static str; 2]),
    is_address: bool,
    button: fn(&mut egui::Ui, String) -> egui::Response,
    language: &Language,
) -> bool {
    let [as_link, as_code] = said;
    let (copy, said) = match is_address {
        true => (key("share-copy-link"), as_link),
        false => (key("share-copy-code"), as_code),
    };
    let letters = |ui: &mut egui::Ui| {
        card(ui, |ui| {
            let text = RichText::new(beginning(&link.text)).color(Palette::of(ui.ctx()).ink);
            ui.add(egui::Label::new(text).wrap());
        });
        let copy = justified(ui, |ui| button(ui, language.tr(copy)));
        take_first_focus(ui, &copy);
        hint(ui, language.tr(said));
        if is_address && link.code.is_none() {
            hint(ui, language.tr("share-no-qr"));
        }
        copy.clicked()
    };
    let Some(code) = &link.code else {
        return letters(ui);
    };
    let meaning = language.tr("share-qr");
    // Even in a low window it must be entirely visible, or no phone can scan it.
    let room = CODE
        .min(ui.available_width())
        .min(ui.ctx().content_rect().height() * 0.45);
    if ui.available_width() >= room + size::NARROW / 3.0 {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            code.show(ui, room, &meaning);
            ui.vertical(letters).inner
        })
        .inner
    } else {
        ui.with_layout(Flow::top_down(Align::Center), |ui| code.show(ui, room, &meaning));
        letters(ui)
    }
}

fn beginning(text: &str) -> String {
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::{read_link, read_linked, read_records};
    use agon_core::rules::{Preset, RuleSet, Side};

    use agon_core::session::players::Players;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::matches::random_game;
    use crate::testing::screens::assert_fits;

    const ADDRESS: &str = "https://example.org/games/agon/";

    #[test]
    fn it_fits() {
        let tree = GameTree::from(random_game(RuleSet::default(), 90, 5));
        for (address, extent) in [(None, Extent::Game), (Some(ADDRESS), Extent::Position)] {
            let mut sharing = Sharing { extent, link: None };
            sharing.follow(&tree, None, address);
            let shared = Shared {
                position: &String::new,
                record: &String::new,
                is_address: address.is_some(),
                has_moves: true,
                has_times: true,
                is_letter: true,
                prepared: Some(3),
            };
            assert_fits(|ctx, language| drop(page(ctx, &mut sharing, &shared, language)));
        }
    }

    #[test]
    fn the_link_is_that_of_the_game_or_of_its_position() {
        let game = random_game(Preset::Escale.rules(), 30, 6);
        let mut tree = GameTree::from(game.clone());
        // A player is looking at a variation.
        let earlier = tree.main_line().nth(4).unwrap();
        tree.jump(earlier);
        let played = game.plies()[5].mv;
        let moves = tree.line().legal_moves();
        let other = moves.iter().copied().find(|&mv| mv != played).unwrap();
        tree.play(other).unwrap();
        tree.promote(*tree.replies(earlier).iter().find(|&&node| node != tree.here()).unwrap());
        let position = *tree.line().position();
        let mut sharing = Sharing::default();
        let mut read = |extent, address| {
            sharing.extent = extent;
            sharing.follow(&tree, None, address);
            let link = sharing.link.as_ref().unwrap();
            assert_eq!(
                link.code.is_some(),
                address.is_some(),
                "a telephone opens addresses only"
            );
            assert_eq!(link.text.starts_with(ADDRESS), address.is_some());
            read_link(&link.text).unwrap()
        };
        for address in [None, Some(ADDRESS)] {
            assert_eq!(read(Extent::Game, address).plies(), game.plies());
            let alone = read(Extent::Position, address);
            assert_eq!((alone.start(), alone.plies()), (&position, &[][..]));
        }
    }

    #[test]
    fn the_code_is_found_in_the_message_around_it() {
        let game = random_game(RuleSet::default(), 12, 7);
        let mut sharing = Sharing::default();
        let letter = Letter {
            number: 7,
            ..Letter::default()
        };
        sharing.follow(&game.into(), Some(letter.clone()), None);
        for locale in Locale::offered() {
            let message = message(sharing.link.as_ref().unwrap(), false, &Language::new(locale));
            assert_eq!(
                read_linked(&message).unwrap().letter.as_ref(),
                Some(&letter),
                "{message}"
            );
        }
    }

    #[test]
    fn the_record_tells_who_played() {
        let mut current = match_of(
            random_game(RuleSet::default(), 12, 7),
            Players::two_people("Zoë \"Q\"", ""),
        );
        let read = |current: &Match| {
            read_records(&record(current, &Review::default()))
                .whole()
                .unwrap()
                .remove(0)
        };
        let people = read(&current);
        assert_eq!(
            (people.tag("White"), people.tag("Black")),
            (Some("Zoë \"Q\""), Some("?"))
        );
        assert_eq!(people.to_game().unwrap().plies(), current.game().plies());
        current.players = Players::against_computer(Side::Black, Level::Casual);
        assert_eq!(read(&current).tag("White"), Some("Agon (casual)"));
    }
}

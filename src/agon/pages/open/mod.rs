//! Opens games from outside: from a link, a file or the clipboard. The game is shown, and started as the player
//! chooses.

use agon_core::engine::Level;
use agon_core::notation::read_linked;
use agon_core::progress_file::ProgressFile;
use agon_core::rules::{Game, RuleSet, Side};
use agon_core::session::found::{Findings, Found};
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::{RichText, Ui};

use super::new_game::choices::Choices;
use super::new_game::levels::levels;
use crate::agon::gameplay::messages::EditorWanted;
use crate::agon::gameplay::schedule::{AgonSystems, MenuSystems};
use crate::agon::pages::content::add_page;
use crate::agon::saves::saved_games::SavedGames;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{EDITOR, OPEN};
use crate::agon::text::words::{level_key, side_name};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::exchange::events::{Arrived, ExchangeWanted, LARGEST, Origin};
use crate::shell::system::exchange::takes_drops;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::ui::browser_history::PageLink;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{choices, row};
use crate::shell::ui::widgets::sheet::{Ways, sheet_with_footer};
use crate::tabletop::schedule::TableSystems;

#[cfg(test)]
mod exchange;
pub(crate) mod faults;
mod found;
mod listing;

use faults::no_game;
use found::{ByLink, analysis_of, by_link, continuation_of};
use listing::Listing;

/// The height of the input field, in lines.
const LINES: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, OPEN, show);
    app.add_resource::<Opening>()
        .add_message::<OpenAction>()
        .add_systems(
            Update,
            (
                (receive, act.run_if(on_message::<OpenAction>))
                    .chain()
                    .in_set(MenuSystems::Arrive),
                tell_link.run_if(resource_changed::<Opening>).after(MenuSystems::Edit),
                speak_problem
                    .run_if(resource_changed::<Opening>)
                    .in_set(TableSystems::Present)
                    .in_set(AgonSystems),
            ),
        )
        .add_systems(OnExit(Overlay::Page(OPEN)), forget);
}

/// The progress of opening a game.
#[derive(Resource, Debug, Default)]
pub struct Opening {
    /// The text typed or pasted.
    text: String,
    /// Its fault.
    problem: Option<String>,
    /// The games found in it.
    findings: Option<Findings>,
    /// The link that it came by.
    link: Option<String>,
    listing: Listing,
    /// The choices for a game against the computer.
    level: Option<Level>,
    human: Option<Side>,
    /// Whether the game was not opened, but begins with a position from the editor.
    is_drawn: bool,
    /// What it is, if it is the only one and goes on by link.
    by_link: Option<ByLink>,
}

impl Opening {
    /// The games found, waiting to be started.
    pub fn found(&self) -> impl Iterator<Item = &Game> {
        self.findings
            .iter()
            .flat_map(|findings| &findings.games)
            .map(|found| found.tree.line())
    }

    /// Offers a game that begins with a position from the editor.
    pub(super) fn offer_drawn(&mut self, game: Game) {
        *self = Self {
            findings: Some(Findings::of(game)),
            is_drawn: true,
            ..default()
        };
    }

    /// Looks for games in a text; a position without rules is read under the given ones. Returns whether there are any.
    fn look(&mut self, text: &str, rules: &RuleSet, language: &Language) -> bool {
        match Findings::read(text, rules) {
            Ok(findings) => {
                *self = Self {
                    findings: Some(findings),
                    ..default()
                };
                true
            }
            Err(error) => {
                self.problem = Some(no_game(language, &error));
                false
            }
        }
    }
}

/// Shows what has arrived, or what is wrong with it.
fn receive(
    mut arrived: MessageReader<Arrived>,
    mut opening: ResMut<Opening>,
    (language, choices): (Res<Language>, Res<Choices>),
    (games, store): (Res<SavedGames>, Res<Store>),
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut next: ResMut<NextState<Overlay>>,
    mut notices: MessageWriter<Notice>,
) {
    for Arrived { text, from } in arrived.read() {
        let is_drawn = *overlay.get() == Overlay::Page(EDITOR) && *from != Origin::Address;
        // What is no game is taken in elsewhere.
        if is_drawn || ProgressFile::is_meant(text) {
            continue;
        }
        if opening.look(text, &rules_of_positions(&screen, &choices), &language) {
            opening.by_link = opening
                .findings
                .as_ref()
                .and_then(|found| ByLink::of_only(found, (&games, &store), &language));
            if *from == Origin::Address {
                opening.link = read_linked(text).ok().and_then(|linked| linked.write().ok());
            }
            NextState::set_if_neq(&mut next, Overlay::Page(OPEN));
        } else if *overlay.get() == Overlay::Page(OPEN) && opening.findings.is_none() {
            if *from == Origin::Clipboard {
                opening.text.clone_from(text);
            }
        } else {
            notices.write_batch(opening.problem.take().map(Notice::warning));
        }
    }
}

fn tell_link(opening: Res<Opening>, mut link: ResMut<PageLink>) {
    link.set_if_neq(PageLink(opening.link.clone()));
}

/// Announces what is wrong with a text.
fn speak_problem(opening: Res<Opening>, mut said: Local<Option<String>>, mut spoken: MessageWriter<Spoken>) {
    if opening.problem != *said {
        said.clone_from(&opening.problem);
        spoken.write_batch(opening.problem.clone().map(Spoken));
    }
}

/// The rules for a position given without any: on the page of choices, the ones chosen there.
fn rules_of_positions(screen: &Screen, choices: &Choices) -> RuleSet {
    match screen {
        Screen::NewGame => choices.rules(),
        Screen::Title | Screen::Playing => RuleSet::default(),
    }
}

fn forget(mut opening: ResMut<Opening>) {
    *opening = Opening::default();
}

fn show(
    In(ctx): In<egui::Context>,
    (language, choices, colours): (Res<Language>, Res<Choices>, Res<BoardPalette>),
    screen: Res<State<Screen>>,
    mut opening: ResMut<Opening>,
) -> Option<Do> {
    let offer = match screen.get() {
        _ if let Some(by_link) = &opening.by_link => Offer::ByLink(by_link.clone()),
        Screen::NewGame => Offer::AsChosen,
        Screen::Title | Screen::Playing => Offer::Opponents(choices.level),
    };
    page(&ctx, &mut opening, &offer, &colours, &language)
}

/// An action on the text, or on the chosen game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum OpenAction {
    Read,
    Begin(How),
    Edit,
}

fn act(
    mut actions: MessageReader<OpenAction>,
    (language, choices, screen): (Res<Language>, Res<Choices>, Res<State<Screen>>),
    (games, store): (Res<SavedGames>, Res<Store>),
    mut opening: ResMut<Opening>,
    (mut wanted, mut edited): (MessageWriter<GameWanted>, MessageWriter<EditorWanted>),
    mut arrived: MessageWriter<Arrived>,
) {
    for &action in actions.read() {
        match (action, opening.chosen()) {
            (OpenAction::Read, _) if ProgressFile::is_meant(&opening.text) => {
                let text = std::mem::take(&mut opening.text);
                let from = Origin::Clipboard;
                arrived.write(Arrived { text, from });
            }
            (OpenAction::Read, _) => {
                let text = opening.text.clone();
                opening.look(&text, &rules_of_positions(&screen, &choices), &language);
                opening.by_link = opening
                    .findings
                    .as_ref()
                    .and_then(|found| ByLink::of_only(found, (&games, &store), &language));
            }
            (OpenAction::Edit, Some(found)) => drop(edited.write(EditorWanted::of(found.tree.line()))),
            (OpenAction::Begin(how), Some(found)) => {
                let before = games
                    .continued_by(&store, found.tree.line())
                    .map(|before| before.players);
                wanted.write(match how {
                    How::Analysis => analysis_of(found),
                    How::ByLink => by_link(found),
                    How::AsChosen => GameWanted {
                        tags: found.played_tags(),
                        ..choices.game_from(found.tree.clone(), fresh_seed())
                    },
                    How::People => continuation_of(found, None, before),
                    How::Computer => {
                        let level = opening.level.unwrap_or(choices.level);
                        let human = opening.human.unwrap_or(found.tree.line().chooser());
                        continuation_of(found, Some((human, level)), before)
                    }
                });
            }
            (OpenAction::Edit | OpenAction::Begin(_), None) => {}
        }
    }
}

/// The way to continue an opened game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// Between two humans, or only viewed.
    People,
    /// Against the computer.
    Computer,
    /// With the choices of the page from which it was opened.
    AsChosen,
    /// Not at all: it is analysed.
    Analysis,
    /// With the player who sent it.
    ByLink,
}

/// The options offered for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Offer {
    /// To continue it between two humans, or against the computer, at this level unless another is chosen.
    Opponents(Level),
    /// To start with the choices already made.
    AsChosen,
    /// To play it by link.
    ByLink(ByLink),
}

impl Opening {
    fn chosen(&self) -> Option<&Found> {
        self.findings.as_ref()?.games.get(self.listing.chosen)
    }
}

/// Draws what was found, or the input field.
fn page(
    ctx: &egui::Context,
    opening: &mut Opening,
    offer: &Offer,
    colours: &BoardPalette,
    language: &Language,
) -> Option<Do> {
    let title = language.tr(match offer {
        _ if opening.is_drawn => key("editor-play"),
        Offer::Opponents(_) => key("open-title"),
        Offer::ByLink(_) => key("by-link-title"),
        Offer::AsChosen => key("new-game-position-paste"),
    });
    let mut pressed = None;
    let (left, at_foot) = match &opening.findings {
        Some(findings) => {
            let listing = &mut opening.listing;
            let game = findings.games[listing.chosen].tree.line();
            let (is_over, chooser) = (game.outcome().is_some(), game.chooser());
            let (level, human) = (&mut opening.level, &mut opening.human);
            let offer = &match offer {
                Offer::Opponents(usual) => Offer::Opponents(level.unwrap_or(*usual)),
                Offer::AsChosen | Offer::ByLink(_) => offer.clone(),
            };
            let contents = |ui: &mut Ui| {
                listing.show(ui, findings, colours, language);
                if let Offer::ByLink(by_link) = offer {
                    ui.add_space(space::S);
                    ui.vertical_centered(|ui| ui.label(by_link.said(language)));
                }
                if let (Offer::Opponents(usual), false) = (offer, is_over) {
                    let level = level.get_or_insert(*usual);
                    // Another game has another side to choose.
                    let mut own = human.unwrap_or(chooser);
                    if against_computer(ui, level, &mut own, language) {
                        *human = Some(own);
                    }
                }
            };
            sheet_with_footer(ctx, OPEN.id, &title, &Ways::new(language), contents, |ui| {
                begin_buttons(ui, is_over, offer, language)
            })
        }
        None => {
            let is_empty = opening.text.trim().is_empty();
            let contents = |ui: &mut Ui| pressed = place_to_paste(ui, opening, language);
            sheet_with_footer(ctx, OPEN.id, &title, &Ways::new(language), contents, |ui| {
                ui.add_space(space::M);
                ui.add_enabled_ui(!is_empty, |ui| {
                    let open = primary_button(ui, language.tr("open-read"));
                    take_first_focus(ui, &open);
                    open.clicked().then(|| Do::send(OpenAction::Read))
                })
                .inner
            })
        }
    };
    left.or(pressed).or(at_foot)
}

/// The field to type or paste into, and the other sources.
fn place_to_paste(ui: &mut Ui, opening: &mut Opening, language: &Language) -> Option<Do> {
    ui.spacing_mut().item_spacing.y = space::S;
    take_long_paste(ui.ctx(), &mut opening.text);
    let (text, name) = (&mut opening.text, language.tr("open-hint"));
    let label = ui.label(&name);
    if text.len() > MOST_SHOWN {
        let count = [("count", text.chars().count().into())];
        hint(ui, language.tr_with("open-long-text", &count));
        justified(ui, |ui| {
            if secondary_button(ui, language.tr("open-clear")).clicked() {
                text.clear();
            }
        });
        return sources(ui, opening, language);
    }
    let field = Field {
        name: &name,
        hint: &language.tr("open-field"),
        longest: LARGEST,
        lines: LINES,
    };
    let field = egui::ScrollArea::vertical()
        .id_salt("open-field")
        .max_height(220.0)
        .show(ui, |ui| text_field(ui, text, &field, &label))
        .inner;
    if field.changed() {
        opening.problem = None;
    }
    sources(ui, opening, language)
}

/// Longer texts are taken as they are, in bytes: to lay them out for the field would take seconds.
const MOST_SHOWN: usize = 20_000;

/// Takes a long text that is pasted, before the field does.
fn take_long_paste(ctx: &egui::Context, text: &mut String) {
    let is_long = |event: &egui::Event| matches!(event, egui::Event::Paste(pasted) if pasted.len() > MOST_SHOWN);
    let pasted = ctx.input_mut(|input| input.events.extract_if(.., |event| is_long(event)).last());
    if let Some(egui::Event::Paste(pasted)) = pasted {
        *text = pasted;
    }
}

/// The fault of the text, and other sources of games.
fn sources(ui: &mut Ui, opening: &mut Opening, language: &Language) -> Option<Do> {
    if let Some(problem) = &opening.problem {
        ui.label(RichText::new(problem).color(Palette::of(ui.ctx()).warning));
    }
    let others = vec![
        (Do::send(ExchangeWanted::Paste), key("open-paste")),
        (Do::send(ExchangeWanted::Open), key("open-file")),
    ];
    let pressed = justified(ui, |ui| choices(ui, others, language));
    if takes_drops() {
        hint(ui, language.tr("open-drop"));
    }
    pressed
}

/// The computer's level and the player's colour. Returns whether the colour has changed.
fn against_computer(ui: &mut Ui, level: &mut Level, human: &mut Side, language: &Language) -> bool {
    ui.add_space(space::S);
    levels(ui, level, language);
    let heading = language.tr("new-game-colour");
    subheading(ui, &heading);
    let sides = Side::ALL.map(|side| (side, side_name(language, side)));
    segmented(ui, &heading, human, &sides)
}

fn begin_buttons(ui: &mut Ui, is_over: bool, offer: &Offer, language: &Language) -> Option<Do> {
    ui.add_space(space::M);
    ui.spacing_mut().item_spacing.y = space::S;
    let (text, how) = match offer {
        Offer::ByLink(by_link) => (language.tr(by_link.key()), How::ByLink),
        _ if is_over => (language.tr("open-look"), How::People),
        Offer::Opponents(_) => (language.tr("open-people"), How::People),
        Offer::AsChosen => (language.tr("new-game-start"), How::AsChosen),
    };
    let first = primary_button(ui, text);
    take_first_focus(ui, &first);
    if first.clicked() {
        return Some(Do::send(OpenAction::Begin(how)));
    }
    // Who plays it is not to be helped.
    if matches!(offer, Offer::ByLink(_)) {
        let cancel = secondary_button(ui, language.tr("cancel"));
        return cancel.clicked().then_some(Do::Close);
    }
    let edit = language.tr("editor-edit");
    let Offer::Opponents(level) = offer else {
        return secondary_button(ui, edit).clicked().then(|| Do::send(OpenAction::Edit));
    };
    let analyse = language.tr("analysis-begin");
    let computer = (!is_over).then(|| {
        let level = language.tr(level_key(*level)).into();
        secondary_button(ui, language.tr_with("open-computer", &[("level", level)]))
    });
    let [analyse, edit] = row(ui, [analyse, edit]);
    if analyse.clicked() {
        return Some(Do::send(OpenAction::Begin(How::Analysis)));
    }
    if edit.clicked() {
        return Some(Do::send(OpenAction::Edit));
    }
    let computer = computer.filter(egui::Response::clicked);
    computer.map(|_| Do::send(OpenAction::Begin(How::Computer)))
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{Record, write_link, write_records};
    use agon_core::rules::Preset;

    use super::listing::SHARE;
    use super::*;
    use crate::agon::text::words::LONGEST_NAME;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::random_game;
    use crate::testing::screens::{assert_fits, context, drawn};

    /// Records of two games, the second damaged.
    fn records() -> String {
        let long = "W".repeat(2 * LONGEST_NAME);
        let [first, second] = [1, 2].map(|seed| {
            let game = random_game(Preset::RingEntry.rules(), 40, seed);
            Record::from_game(&game, &[("White", &long), ("Black", &long)])
        });
        write_records(&[first, second]).replace(" 20. ", " 20. nonsense ")
    }

    #[test]
    fn it_fits() {
        let link = write_link(&random_game(RuleSet::default(), 90, 5)).unwrap();
        for text in ["", "nothing", &link, &records()] {
            let by_link = [
                ByLink::New(Side::Black),
                ByLink::GoesOn("Qf1-f2, Qf11-f10".to_owned()),
                ByLink::Known,
                ByLink::Other {
                    turn: 9,
                    moves: [Some("Qa1-b2".into()), Some("Gf1-f2".into())],
                },
            ];
            let offers = [Offer::Opponents(Level::Beginner), Offer::AsChosen];
            for offer in offers.into_iter().chain(by_link.map(Offer::ByLink)) {
                let mut opening = Opening::default();
                if text == "nothing" {
                    opening.text = text.repeat(MOST_SHOWN);
                }
                assert_fits(|ctx, language| {
                    if !text.is_empty() {
                        opening.look(text, &RuleSet::default(), language);
                    }
                    drop(page(ctx, &mut opening, &offer, &BoardPalette::default(), language));
                });
            }
        }
    }

    #[test]
    fn of_many_games_a_few_are_listed_and_the_others_are_looked_for() {
        let language = Language::new(Locale::EN);
        let game = |number| format!("[White \"Ada {number}\"]\n\n1. Gb1-c2 *\n\n");
        let text: String = (0..3 * SHARE).map(game).collect();
        let mut opening = Opening::default();
        assert!(opening.look(&text, &RuleSet::default(), &language));
        let listed = |opening: &mut Opening| {
            let offer = Offer::Opponents(Level::Beginner);
            let seen = drawn(egui::vec2(900.0, 4_000.0), |ctx| {
                page(ctx, opening, &offer, &BoardPalette::default(), &language);
            })
            .in_sight();
            let is_game = |text: &&String| text.starts_with("Ada ") && text.contains('–');
            seen.iter().filter(is_game).count()
        };
        assert_eq!(listed(&mut opening), SHARE);
        opening.listing.more = SHARE;
        assert_eq!(listed(&mut opening), 2 * SHARE);
        (opening.listing.wanted, opening.listing.matching) = ("ADA 57".to_owned(), None);
        assert_eq!(listed(&mut opening), 1);
        assert_eq!(opening.listing.chosen, 57, "what can be begun is what is listed");
    }

    #[test]
    fn a_long_text_is_taken_without_being_laid_out() {
        let long = "nonsense ".repeat(MOST_SHOWN);
        let ctx = context();
        let mut text = String::new();
        let input = egui::RawInput {
            events: vec![egui::Event::Paste("short".to_owned()), egui::Event::Paste(long.clone())],
            ..default()
        };
        let _ = ctx.run_ui(input, |ui| {
            take_long_paste(ui.ctx(), &mut text);
            assert_eq!(
                ui.ctx().input(|input| input.events.len()),
                1,
                "a short one is the field's"
            );
        });
        assert!(text == long);
        let mut opening = Opening { text, ..default() };
        let language = Language::new(Locale::FR);
        let seen = drawn(egui::vec2(360.0, 640.0), |ctx| {
            page(ctx, &mut opening, &Offer::AsChosen, &BoardPalette::default(), &language);
        })
        .in_sight();
        assert!(!seen.iter().any(|text| text.contains("nonsense")));
        assert!(seen.contains(&language.tr("open-clear")));
    }
}

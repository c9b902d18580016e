//! The page of the saved games: those that can be continued, then the finished ones.

use std::cmp::Reverse;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Color32, Layout as Flow, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::agon::gameplay::messages::GameStarted;
use crate::app::agon::gameplay::schedule::AgonSystems;
use crate::app::agon::hud::diagram::{Marks, diagram};
use crate::app::agon::hud::icons::egui_color;
use crate::app::agon::saves::saved_games::{SavedGames, game_in};
use crate::app::agon::scene::theme::Palette as BoardPalette;
use crate::app::agon::text::pages::MY_GAMES;
use crate::app::agon::text::verdict::{headline, reason};
use crate::app::agon::text::words::{date, player_detail, player_name, rules_name};
use crate::app::shell::system::exchange::events::Exchange;
use crate::app::shell::system::exchange::today;
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::system::resources::AddResource;
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::StoreFailed;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::Overlay;
use crate::app::shell::ui::navigation::on_page;
use crate::app::shell::ui::notice::Notice;
use crate::app::shell::ui::question::{Answered, Question};
use crate::app::shell::ui::text_input::Field;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::controls::{
    Mark, hint, marked_card, primary_button, row_enabled, secondary_button, segmented, take_first_focus, text_field,
};
use crate::app::shell::ui::widgets::sheet::sheet_with_footer;
use crate::rules::{Outcome, Side};
use crate::session::game_list::ListedGame;
use crate::session::players::Player;
use crate::session::saved_game::SavedGame;
use crate::session::summary::Summary;

/// The height of a game's diagram, as a fraction of the window's, and its maximum in points. In a narrow window the list
/// needs the room more.
const DIAGRAM: (f32, f32) = (0.22, 220.0);
const NARROW_DIAGRAM: f32 = 0.13;
/// Windows lower than this, in points, have no room for it.
const LOW: f32 = 700.0;
/// This many games can be seen at a glance, without sorting or search.
const FEW: usize = 4;
/// The number of games shown at first, and added each time more are requested.
const SHARE: usize = 20;

/// The maximum length of a search text, in letters.
const LONGEST_SEARCH: usize = 100;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Browsing>()
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(on_page(MY_GAMES)).in_set(Draw::Overlay).in_set(AgonSystems),
        )
        .add_systems(OnExit(Overlay::Page(MY_GAMES)), look_up_anew);
}

/// The order in which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Newest,
    /// By number of turns.
    Longest,
    /// The computer by its levels, then people by name.
    Opponent,
}

impl Order {
    const ALL: [Self; 3] = [Self::Newest, Self::Longest, Self::Opponent];

    const fn key(self) -> &'static str {
        match self {
            Self::Newest => key("library-newest"),
            Self::Longest => key("library-longest"),
            Self::Opponent => key("library-by-opponent"),
        }
    }
}

/// The state of search and selection.
#[derive(Resource, Debug, Default)]
struct Browsing {
    wanted: String,
    order: Order,
    /// The matching games in order, as indices into the library; `None` until they are looked up.
    found: Option<Vec<usize>>,
    /// How many more are shown than at first.
    more: usize,
    /// The first of those just added.
    revealed: Option<usize>,
    /// The chosen game, with the name of its entry.
    chosen: Option<(String, Option<SavedGame>)>,
}

impl Browsing {
    /// Whether there is enough to search or sort, or a search is active.
    const fn is_search_offered(&self, games: usize) -> bool {
        games > FEW || !self.wanted.is_empty()
    }

    /// Finds the matching games.
    fn find(&self, games: &[ListedGame], language: &Language) -> Vec<usize> {
        let wanted = self.wanted.to_lowercase();
        let mut found: Vec<_> = (0..games.len())
            .filter(|&place| is_called(&games[place], &wanted, language))
            .collect();
        // They come unfinished games first and latest first, and remain so among equals.
        match self.order {
            Order::Newest => {}
            Order::Longest => found.sort_by_key(|&place| {
                let game = &games[place];
                (!game.is_unfinished(), Reverse(game.summary.turns))
            }),
            Order::Opponent => found.sort_by_cached_key(|&place| {
                let game = &games[place];
                (!game.is_unfinished(), opponents(game))
            }),
        }
        found
    }
}

/// A player returning from a game finds the list as it was, plus any games added since.
fn look_up_anew(mut browsing: ResMut<Browsing>) {
    browsing.found = None;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MyGamesAction {
    Close,
    Look,
    Remove,
    Export,
}

fn show(
    mut contexts: EguiContexts,
    (library, store): (Res<SavedGames>, Res<Store>),
    (language, colours): (Res<Language>, Res<BoardPalette>),
    mut browsing: ResMut<Browsing>,
    exchange: Res<Exchange>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut started: MessageWriter<GameStarted>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) -> Result {
    if library.is_changed() || language.is_changed() {
        browsing.found = None;
    }
    let read = |name: &str| game_in(&store, name);
    let ctx = contexts.ctx_mut()?;
    match page(ctx, &library, &read, &mut browsing, &colours, &language) {
        None => {}
        Some(MyGamesAction::Close) => overlay.set(Overlay::None),
        Some(MyGamesAction::Look) => match &browsing.chosen {
            Some((name, Some(game))) => {
                store.note_loaded(Some(name));
                started.write(GameStarted(game.clone()));
            }
            _ => drop(notices.write(Notice::warning(language.tr("library-unreadable")))),
        },
        Some(MyGamesAction::Remove) => {
            let chosen = browsing.chosen.as_ref().and_then(|(name, _)| library.of_entry(name));
            let Some(game) = chosen else {
                return Ok(());
            };
            let [names, line] = lines(game, &language);
            let question = Question {
                title: language.tr("library-remove-title"),
                body: format!("{names}\n{line}\n{}", language.tr("library-remove-body")),
                yes: language.tr("library-remove"),
                no: language.tr("cancel"),
            };
            let name = game.name.clone();
            commands.spawn(question).observe(
                move |answer: On<Answered>,
                      mut library: ResMut<SavedGames>,
                      mut store: ResMut<Store>,
                      mut failures: MessageWriter<StoreFailed>| {
                    if answer.yes
                        && let Err(error) = library.remove(&mut store, &name)
                    {
                        failures.write(StoreFailed(error));
                    }
                },
            );
        }
        Some(MyGamesAction::Export) => {
            let name = format!("agon-games-{}.pgn", today().replace('.', "-"));
            let (records, left_out) = library.records(&store);
            if left_out > 0 {
                let count = [("count", left_out.into())];
                notices.write(Notice::warning(language.tr_with("library-left-out", &count)));
            }
            exchange.save(&name, records);
        }
    }
    Ok(())
}

/// Draws the list and the chosen game's final position. Returns the button pressed.
fn page(
    ctx: &egui::Context,
    library: &SavedGames,
    read: &dyn Fn(&str) -> Option<SavedGame>,
    browsing: &mut Browsing,
    colours: &BoardPalette,
    language: &Language,
) -> Option<MyGamesAction> {
    let games = library.games();
    let found = browsing.found.take().unwrap_or_else(|| browsing.find(games, language));
    // A game must be listed to be viewed or deleted.
    let shown = SHARE + browsing.more;
    let is_found = |name: &str| found.iter().take(shown).any(|&place| games[place].name == name);
    if browsing.chosen.as_ref().is_none_or(|(name, _)| !is_found(name)) {
        let first = found.first().map(|&place| &games[place]);
        browsing.chosen = first.map(|game| (game.name.clone(), read(&game.name)));
    }
    let mut is_other = false;
    let is_any = browsing.chosen.is_some();
    let chosen = browsing.chosen.as_ref().and_then(|(name, _)| library.of_entry(name));
    let is_unfinished = chosen.is_some_and(ListedGame::is_unfinished);
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        if games.is_empty() {
            hint(ui, language.tr("library-empty"));
        } else if browsing.is_search_offered(games.len()) {
            // However few are found, the field stays in its place.
            ui.set_min_height(ui.clip_rect().height());
            let is_narrow = is_narrow(ui.ctx());
            is_other = search(ui, &mut browsing.wanted, is_narrow, language).changed();
            let orders = Order::ALL.map(|order| (order, language.tr(order.key())));
            let order = language.tr("library-order");
            if !is_narrow {
                hint(ui, &order);
            }
            is_other |= segmented(ui, &order, &mut browsing.order, &orders);
        }
        if library.unreadable > 0 {
            let text = language.tr_with("library-damaged", &[("count", library.unreadable.into())]);
            ui.label(RichText::new(text).color(Palette::of(ui.ctx()).warning));
        }
        if !games.is_empty() && found.is_empty() {
            hint(ui, language.tr("library-none-found"));
        }
        let height = ui.ctx().content_rect().height();
        if height >= LOW
            && let Some((name, Some(game))) = &browsing.chosen
        {
            let meaning = library
                .of_entry(name)
                .map_or_else(String::new, |game| told(game, language));
            let position = game.tree.line().position();
            ui.with_layout(Flow::top_down(Align::Center), |ui| {
                let (share, most) = DIAGRAM;
                let share = if is_narrow(ui.ctx()) { NARROW_DIAGRAM } else { share };
                let size = (share * height).min(most);
                diagram(ui, size, position, Marks::default(), colours, &meaning);
            });
        }
        for (index, game) in found.iter().map(|&place| &games[place]).take(shown).enumerate() {
            let is_chosen = browsing.chosen.as_ref().is_some_and(|(name, _)| *name == game.name);
            let [names, line] = lines(game, language);
            let mark = mark(game, Palette::of(ui.ctx()), colours, language);
            let card = marked_card(ui, is_chosen, &names, Some(&mark), &line);
            if card.clicked() {
                browsing.chosen = Some((game.name.clone(), read(&game.name)));
            }
            if browsing.revealed == Some(index) {
                // The keyboard continues from the first of the games just added.
                card.request_focus();
                browsing.revealed = None;
            }
        }
        let rest = found.len().saturating_sub(shown);
        if rest > 0 {
            let more = language.tr_with("library-more", &[("count", rest.min(SHARE).into())]);
            ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
                if secondary_button(ui, more).clicked() {
                    browsing.more += SHARE;
                    browsing.revealed = Some(shown);
                }
            });
        }
    };
    let (title, close) = (language.tr("library-title"), language.tr("close"));
    let (closed, at_foot) = sheet_with_footer(ctx, "library", &title, &close, contents, |ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        let look = match is_unfinished {
            true => key("library-continue"),
            false => key("library-look"),
        };
        let look = ui.add_enabled_ui(is_any, |ui| {
            let look = primary_button(ui, language.tr(look));
            take_first_focus(ui, &look);
            look
        });
        let (remove, export) = (language.tr("library-remove"), language.tr("library-export"));
        // All games are saved to a file, whichever are found.
        let [remove, export] = row_enabled(ui, [(remove, is_any), (export, !games.is_empty())]);
        [
            (look.inner, MyGamesAction::Look),
            (remove, MyGamesAction::Remove),
            (export, MyGamesAction::Export),
        ]
        .into_iter()
        .find_map(|(button, meant)| button.clicked().then_some(meant))
    });
    if is_other {
        browsing.more = 0;
    } else {
        browsing.found = Some(found);
    }
    if closed {
        pressed = Some(MyGamesAction::Close);
    }
    pressed.or(at_foot)
}

/// Whether the labels of search and order are for screen readers only, as the controls can be understood without.
fn is_narrow(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() < size::NARROW
}

/// The search field for names or dates.
fn search(ui: &mut Ui, wanted: &mut String, is_narrow: bool, language: &Language) -> egui::Response {
    let name = language.tr("library-search");
    let label = match is_narrow {
        false => hint(ui, &name),
        true => {
            let (_, label) = ui.allocate_exact_size(egui::Vec2::ZERO, egui::Sense::hover());
            label.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
            label
        }
    };
    let field = Field {
        name: &name,
        hint: &language.tr("library-search-hint"),
        longest: LONGEST_SEARCH,
        lines: 1,
    };
    text_field(ui, wanted, &field, &label)
}

/// The players, and what else identifies the game.
fn lines(game: &ListedGame, language: &Language) -> [String; 2] {
    let players = &game.summary.players;
    let name = |side| match (players.single_human(), player_detail(language, players, side)) {
        (Some(human), level) if human != side => format!("{} ({level})", player_name(language, players, side)),
        _ => player_name(language, players, side),
    };
    let [white, black] = Side::ALL.map(name);
    let line = [
        ("date", date(language, game.day()).into()),
        ("rules", rules_name(language, &game.summary.rules).into()),
        ("turns", game.summary.turns.into()),
    ];
    let mut line = language.tr_with("library-line", &line);
    if game.summary.hints > 0 {
        line += " · ";
        line += &language.tr_with("library-hints", &[("count", game.summary.hints.into())]);
    }
    [
        language.tr_with("open-players", &[("white", white.into()), ("black", black.into())]),
        line,
    ]
}

/// How a game ended for the player at the screen, or between two people, at a glance.
fn mark(game: &ListedGame, palette: &Palette, colours: &BoardPalette, language: &Language) -> Mark {
    let players = &game.summary.players;
    let filled = |word, colour| Mark {
        word,
        fill: colour,
        edge: colour,
    };
    let Some(result) = game.summary.result else {
        return Mark {
            word: language.tr("library-unfinished"),
            fill: Color32::TRANSPARENT,
            edge: palette.accent,
        };
    };
    match (result.winner(), players.single_human()) {
        (None, _) => filled(language.tr("library-drawn"), palette.muted),
        (Some(winner), Some(person)) if winner == person => filled(language.tr("library-won"), palette.success),
        (Some(_), Some(_)) => filled(language.tr("library-lost"), palette.warning),
        (Some(winner), None) => Mark {
            word: headline(language, players, result),
            fill: egui_color(colours.side(winner)),
            edge: palette.muted,
        },
    }
}

/// Everything that is told of a game: for screen readers, and to be searched.
fn told(game: &ListedGame, language: &Language) -> String {
    let Summary {
        players, rules, result, ..
    } = &game.summary;
    let end = |outcome: Outcome| {
        let reason = reason(language, players, rules, outcome);
        format!("{}. {reason}", headline(language, players, outcome))
    };
    let end = result.map_or_else(|| language.tr("library-unfinished"), end);
    format!("{}. {end}", lines(game, language).join(". "))
}

/// The sort key by opponent: a computer's level, or people's names whichever colour they had.
fn opponents(game: &ListedGame) -> (u8, [String; 2]) {
    let players = &game.summary.players;
    let mut names = Side::ALL.map(|side| match players.of(side) {
        Player::Human { name } => name.to_lowercase(),
        Player::Computer { .. } => String::new(),
    });
    names.sort();
    let level = Side::ALL.into_iter().find_map(|side| players.level(side));
    (level.map_or(u8::MAX, |level| level.number()), names)
}

/// Whether all search words, in lower case, occur in the description of the game, in a name too long to be shown, or in
/// its date written as 2026-11-22.
fn is_called(game: &ListedGame, wanted: &str, language: &Language) -> bool {
    let date = game.day().replace('.', "-");
    let (_, names) = opponents(game);
    let told = format!("{} {date} {}", told(game, language), names.join(" ")).to_lowercase();
    wanted.split_whitespace().all(|word| told.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::app::shell::ui::theme::tokens::DARK;
    use crate::app::testing::screens::{WINDOWS, cut_off_texts, texts_in_sight};
    use crate::engine::Level;
    use crate::rules::{Preset, RuleSet, WinReason};
    use crate::session::game_list::{finished_entry, unfinished_entry};
    use crate::session::players::Players;
    use crate::session::save_format;
    use crate::session::save_format::tests::{plain, random_game};
    use crate::session::saved_game::HINTS;

    /// So many games, of which each fourth is unfinished.
    fn library(count: u64) -> (SavedGames, Store) {
        let mut store = Store::memory();
        for seed in 0..count {
            let rules = Preset::ALL[seed as usize % Preset::ALL.len()].rules();
            let mut game = random_game(rules, 12 + seed as usize % 4, seed);
            let is_unfinished = seed % 4 == 3;
            if !is_unfinished {
                game.lose(Side::Black, WinReason::Resignation);
            }
            let players = match seed % 2 {
                0 => Players::against_computer(Side::White, Level::Expert),
                _ => Players::two_people("W".repeat(40), "Grace"),
            };
            let kept = SavedGame {
                players,
                seed,
                ..plain(game)
            };
            let time = format!("2026.11.{:02}-120000", 1 + seed % 28);
            let entry = match is_unfinished {
                true => unfinished_entry(seed),
                false => finished_entry(&time, seed),
            };
            store.put(&entry, &save_format::write(&kept, &time)).unwrap();
        }
        let mut library = SavedGames::default();
        library.read(&store).unwrap();
        (library, store)
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            for window in WINDOWS {
                for count in [0, 3, 70] {
                    let ((library, store), mut browsing) = (library(count), Browsing::default());
                    let read = |name: &str| game_in(&store, name);
                    let colours = BoardPalette::default();
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, &library, &read, &mut browsing, &colours, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }

    #[test]
    fn on_a_telephone_at_least_three_games_are_in_sight() {
        let ((library, store), mut browsing) = (library(12), Browsing::default());
        let read = |name: &str| game_in(&store, name);
        for locale in Locale::OFFERED {
            let language = language(locale);
            let seen = texts_in_sight(egui::vec2(390.0, 844.0), |ctx| {
                page(ctx, &library, &read, &mut browsing, &BoardPalette::default(), &language);
            });
            let games = seen.iter().filter(|text| text.contains(" · ")).count();
            assert!(games >= 3, "{locale:?}: {seen:?}");
        }
    }

    #[test]
    fn what_is_looked_for_can_be_cleared_when_few_games_are_left() {
        let mut browsing = Browsing::default();
        assert!(browsing.is_search_offered(FEW + 1) && !browsing.is_search_offered(FEW));
        browsing.wanted = "Grace".to_owned();
        assert!(browsing.is_search_offered(FEW));
    }

    #[test]
    fn games_are_sorted_as_one_likes_unfinished_ones_first() {
        let ((library, _), language) = (library(16), language(Locale::En));
        let found = |order| {
            let browsing = Browsing { order, ..default() };
            let found = browsing.find(library.games(), &language);
            let found: Vec<_> = found.into_iter().map(|place| &library.games()[place]).collect();
            assert!(found[..4].iter().all(|game| game.is_unfinished()), "{order:?}");
            assert_eq!(found.len(), 16, "none is lost");
            [found[..4].to_vec(), found[4..].to_vec()]
        };
        for games in found(Order::Newest) {
            assert!(games.is_sorted_by(|one, next| one.day() > next.day()));
        }
        for games in found(Order::Longest) {
            assert!(games.is_sorted_by(|one, next| one.summary.turns >= next.summary.turns));
        }
        for games in found(Order::Opponent) {
            let is_own = |game: &&ListedGame| game.summary.players.single_human().is_some();
            assert!(games.is_sorted_by_key(|game| !is_own(game)), "the computer first");
            for own in [true, false] {
                let alike: Vec<_> = games.iter().filter(|game| is_own(game) == own).collect();
                assert!(
                    alike.is_sorted_by(|one, next| one.day() > next.day()),
                    "of equal ones the latest first"
                );
            }
        }
    }

    #[test]
    fn games_are_found_by_names_level_rules_and_date() {
        let ((library, _), language) = (library(12), language(Locale::En));
        let found = |wanted: &str| {
            let games = library.games().iter();
            games.filter(|game| is_called(game, wanted, &language)).count()
        };
        assert_eq!(found(""), 12);
        assert_eq!(found("grace"), 6);
        assert_eq!(found(&"w".repeat(40)), 6, "though such a name is not shown in full");
        assert_eq!(found("2026-11-03"), 1);
        assert_eq!(found("grace 2026-11-03"), 0);
        assert_eq!(found("resign"), 9);
        assert_eq!(found("unfinished"), 3);
        assert_eq!(found("expert"), 6);
        assert_eq!(found("nobody"), 0);
    }

    #[test]
    fn a_game_with_hints_says_so() {
        let line = |hints: &str| {
            let mut game = plain(random_game(RuleSet::default(), 6, 1));
            game.tags.push((HINTS.to_owned(), hints.to_owned()));
            let listed = ListedGame {
                name: String::new(),
                summary: Summary::of(&game, "2026.11.22-120000"),
            };
            lines(&listed, &language(Locale::En))[1].clone()
        };
        assert_eq!(line("2"), "22 Nov 2026 · Traditional · 3 turns · 2 hints");
        assert_eq!(line("1"), "22 Nov 2026 · Traditional · 3 turns · 1 hint");
        assert_eq!(line("some"), "22 Nov 2026 · Traditional · 3 turns");
    }

    #[test]
    fn a_game_is_marked_as_it_ended_for_the_player() {
        let marks = |players: Players| {
            let mut won = random_game(RuleSet::default(), 6, 1);
            let unfinished = won.clone();
            let (mut lost, mut drawn) = (won.clone(), won.clone());
            won.lose(Side::Black, WinReason::Resignation);
            lost.lose(Side::White, WinReason::Time);
            drawn.agree_draw();
            [won, lost, drawn, unfinished].map(|game| {
                let game = SavedGame {
                    players: players.clone(),
                    ..plain(game)
                };
                let listed = ListedGame {
                    name: String::new(),
                    summary: Summary::of(&game, ""),
                };
                mark(&listed, &DARK, &BoardPalette::default(), &language(Locale::En)).word
            })
        };
        let own = Players::against_computer(Side::White, Level::Casual);
        assert_eq!(marks(own.clone()), ["Won", "Lost", "Draw", "Unfinished"]);
        assert_eq!(marks(own.swapped()), ["Lost", "Won", "Draw", "Unfinished"]);
        let people = marks(Players::two_people("Ada", ""));
        assert_eq!(people, ["Ada wins", "Black wins", "Draw", "Unfinished"]);
    }
}

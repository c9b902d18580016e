//! The page of the saved games: those that can be continued, then the finished ones.

use std::collections::BTreeSet;

use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Ui};

use crate::agon::drawings::diagram::{Marks, diagram};
use crate::agon::pages::content::add_page;
use crate::agon::saves::saved_games::{ListedGame, SavedGameWanted, SavedGames, game_in};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{MY_GAMES, RENAME};
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::shell::ui::text_input::Field;
use crate::shell::ui::widgets::buttons::unbroken_row;
use crate::shell::ui::widgets::cards::{Pick, disclosure, marked_card};
use crate::shell::ui::widgets::controls::text_field;

mod folder;
pub(super) mod list;
mod rename;
mod requests;
mod several;

use list::{Order, Wanted, folders, lines, mark, told};
use rename::{NameAsked, Named, Renaming};
use requests::removal;
use several::several_buttons;

/// The height of a game's diagram, as a fraction of the window's, and its maximum in points. In a narrow window the list
/// needs the room more.
const DIAGRAM: (f32, f32) = (0.22, 220.0);
const NARROW_DIAGRAM: f32 = 0.13;
/// Windows lower than this, in points, have no room for it.
const LOW: f32 = 700.0;
/// Windows lower than this, in points, have room for little beside the games.
const LOWEST: f32 = 480.0;
/// This many games can be seen at a glance, without sorting or search.
const FEW: usize = 4;
/// The number of games shown at first, and added each time more are requested.
const SHARE: usize = 20;

/// The maximum length of a search text, in letters.
const LONGEST_SEARCH: usize = 100;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Browsing>()
        .add_systems(OnExit(Overlay::Page(MY_GAMES)), look_up_anew);
    add_page(app, MY_GAMES, show);
    folder::plugin(app);
    rename::plugin(app);
}

/// The state of search and selection.
#[derive(Resource, Debug, Default)]
struct Browsing {
    wanted: Wanted,
    order: Order,
    /// Whether the list of folders is open.
    folders: bool,
    /// The matching games in order, as indices into the list; `None` until they are looked up.
    found: Option<Vec<usize>>,
    /// Number of games shown beyond the first.
    more: usize,
    /// The first of those just added.
    revealed: Option<usize>,
    /// The chosen game, with the name of its entry.
    chosen: Option<(String, Option<SavedGame>)>,
    /// The games chosen, by the names of their entries, while several can be.
    several: Option<BTreeSet<String>>,
}

impl Browsing {
    /// Whether there is enough to search or sort, or a search is active.
    const fn is_search_offered(&self, games: usize) -> bool {
        games > FEW || !self.wanted.words.is_empty() || self.wanted.folder.is_some()
    }

    /// Whether a game is chosen.
    fn has(&self, name: &str) -> bool {
        match (&self.several, &self.chosen) {
            (Some(several), _) => several.contains(name),
            (None, Some((chosen, _))) => chosen == name,
            (None, None) => false,
        }
    }

    /// A game was pressed: it is chosen, or one more or less of several.
    fn press(&mut self, name: &str, read: &dyn Fn(&str) -> Option<SavedGame>) {
        match &mut self.several {
            Some(several) => {
                if !several.remove(name) {
                    several.insert(name.to_owned());
                }
            }
            None => self.chosen = Some((name.to_owned(), read(name))),
        }
    }
}

/// A player returning from a game finds the list as it was, plus any games added since.
fn look_up_anew(mut browsing: ResMut<Browsing>) {
    browsing.found = None;
}

fn show(
    In(ctx): In<egui::Context>,
    (saved, store): (Res<SavedGames>, Res<Store>),
    (language, colours): (Res<Language>, Res<BoardPalette>),
    (mut browsing, mut renaming): (ResMut<Browsing>, ResMut<Renaming>),
) -> Option<Do> {
    if saved.is_changed() || language.is_changed() {
        browsing.found = None;
    }
    if let Some([before, now]) = renaming.folder.take()
        && browsing.wanted.folder.as_ref() == Some(&before)
    {
        // It stays the one that is listed.
        browsing.wanted.folder = Some(now);
    }
    let read = |name: &str| game_in(&store, name);
    page(&ctx, &saved, &read, &mut browsing, &colours, &language)
}

/// Draws the list and the chosen game's final position.
fn page(
    ctx: &egui::Context,
    saved: &SavedGames,
    read: &dyn Fn(&str) -> Option<SavedGame>,
    browsing: &mut Browsing,
    colours: &BoardPalette,
    language: &Language,
) -> Option<Do> {
    let games = saved.games();
    if browsing
        .wanted
        .folder
        .as_deref()
        .is_some_and(|folder| !folders(games).contains(folder))
    {
        // Its last game has left it.
        (browsing.wanted.folder, browsing.found) = (None, None);
    }
    let found = browsing
        .found
        .take()
        .unwrap_or_else(|| browsing.order.find(games, &browsing.wanted, language));
    // A game must be listed to be viewed or deleted.
    let shown: Vec<_> = found
        .iter()
        .map(|&place| &games[place])
        .take(SHARE + browsing.more)
        .collect();
    let is_shown = |name: &str| shown.iter().any(|game| game.name == name);
    if browsing.chosen.as_ref().is_none_or(|(name, _)| !is_shown(name)) {
        browsing.chosen = shown.first().map(|game| (game.name.clone(), read(&game.name)));
    }
    if games.is_empty() {
        browsing.several = None;
    }
    if let Some(several) = &mut browsing.several {
        several.retain(|name| is_shown(name));
    }
    // What is pressed in the list counts from the next frame on.
    let chosen: Vec<_> = shown.iter().copied().filter(|game| browsing.has(&game.name)).collect();
    let (mut several, mut others) = (browsing.several.is_some(), None);
    let sought = (browsing.wanted.clone(), browsing.order);
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let asked = above_list(ui, saved, browsing, language);
        if !games.is_empty() && found.is_empty() {
            hint(ui, language.tr("my-games-none-found"));
        }
        if browsing.several.is_none() {
            chosen_diagram(ui, saved, browsing, colours, language);
        }
        list(ui, &shown, found.len(), read, browsing, (colours, language));
        asked
    };
    let foot = |ui: &mut Ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        match several {
            true => {
                let pressed = several_buttons(ui, &chosen, &shown, language);
                others = pressed.chosen;
                several = !pressed.ends;
                pressed.asked
            }
            false => one_buttons(ui, chosen.first().copied(), &mut several, language),
        }
    };
    let pressed = page_sheet_with_footer(ctx, MY_GAMES, language, contents, foot);
    if several != browsing.several.is_some() {
        browsing.several = several.then(BTreeSet::new);
    }
    if let (Some(several), Some(others)) = (&mut browsing.several, others) {
        *several = others;
    }
    if sought == (browsing.wanted.clone(), browsing.order) {
        browsing.found = Some(found);
    } else {
        browsing.more = 0;
    }
    pressed
}

/// Search, order and folders, and what is wrong with the games.
fn above_list(ui: &mut Ui, saved: &SavedGames, browsing: &mut Browsing, language: &Language) -> Option<Do> {
    let games = saved.games();
    let mut asked = None;
    if games.is_empty() {
        hint(ui, language.tr("my-games-empty"));
    } else if browsing.is_search_offered(games.len()) {
        // However few are found, the field stays in its place.
        ui.set_min_height(ui.clip_rect().height());
        let is_narrow = is_narrow(ui.ctx()) || is_low(ui.ctx());
        search(ui, &mut browsing.wanted.words, is_narrow, language);
        let orders = Order::ALL.map(|order| (order, language.tr(order.key())));
        let order = language.tr("my-games-order");
        if !is_narrow {
            hint(ui, &order);
        }
        segmented(ui, &order, &mut browsing.order, &orders);
    }
    let folders = folders(games);
    if !folders.is_empty() {
        asked = folder_choice(ui, &folders, browsing, language);
    }
    if saved.unreadable() > 0 {
        let text = language.tr_with("saved-games-unreadable", &[("count", saved.unreadable().into())]);
        ui.label(RichText::new(text).color(Palette::of(ui.ctx()).warning));
    }
    if saved.may_be_deleted && !games.is_empty() {
        hint(ui, language.tr("my-games-may-be-deleted"));
    }
    asked
}

/// The choice of the folder whose games are listed, and a button for another name of it.
fn folder_choice(ui: &mut Ui, folders: &BTreeSet<&str>, browsing: &mut Browsing, language: &Language) -> Option<Do> {
    let all = language.tr("my-games-all");
    let chosen = browsing.wanted.folder.as_deref().unwrap_or(&all);
    if disclosure(ui, browsing.folders, &language.tr("my-games-folder"), chosen).clicked() {
        browsing.folders = !browsing.folders;
    }
    if !browsing.folders {
        return None;
    }
    let listed = browsing.wanted.folder.clone();
    let choices = std::iter::once(None).chain(folders.iter().map(|folder| Some((*folder).to_owned())));
    for folder in choices
        .filter(|folder| *folder != browsing.wanted.folder)
        .collect::<Vec<_>>()
    {
        let name = folder.as_deref().unwrap_or(&all);
        if justified(ui, |ui| secondary_button(ui, name)).clicked() {
            (browsing.wanted.folder, browsing.folders) = (folder, false);
        }
    }
    let folder = listed?;
    let rename = |ui: &mut Ui| secondary_button(ui, language.tr("my-games-folder-rename"));
    justified(ui, rename).clicked().then(|| {
        browsing.folders = false;
        renaming(Named::Folder(folder.clone()), &folder)
    })
}

/// Opens the page on which something is called otherwise than so.
fn renaming(of: Named, before: &str) -> Do {
    let before = before.to_owned();
    Do::send(NameAsked { of, before }).and(Do::Open(RENAME))
}

/// The final position of the chosen game, where there is room for it.
fn chosen_diagram(ui: &mut Ui, saved: &SavedGames, browsing: &Browsing, colours: &BoardPalette, language: &Language) {
    let height = ui.ctx().content_rect().height();
    let Some((name, Some(game))) = browsing.chosen.as_ref().filter(|_| height >= LOW) else {
        return;
    };
    let known = saved.of_entry(name);
    let meaning = known.map_or_else(String::new, |game| told(game, language));
    let position = game.tree.line().position();
    ui.with_layout(Flow::top_down(Align::Center), |ui| {
        let (share, most) = DIAGRAM;
        let share = if is_narrow(ui.ctx()) { NARROW_DIAGRAM } else { share };
        let size = (share * height).min(most);
        diagram(ui, size, position, Marks::default(), colours, &meaning);
    });
}

/// The games shown, of so many found, and the button for more.
fn list(
    ui: &mut Ui,
    shown: &[&ListedGame],
    found: usize,
    read: &dyn Fn(&str) -> Option<SavedGame>,
    browsing: &mut Browsing,
    (colours, language): (&BoardPalette, &Language),
) {
    let pick = match browsing.several {
        Some(_) => Pick::Multiple,
        None => Pick::Single,
    };
    for (index, game) in shown.iter().enumerate() {
        let [names, line] = lines(game, language);
        let mark = mark(game, Palette::of(ui.ctx()), colours, language);
        let card = marked_card(ui, (pick, browsing.has(&game.name)), &names, Some(&mark), &line);
        if card.clicked() {
            browsing.press(&game.name, read);
        }
        if browsing.revealed == Some(index) {
            // The keyboard continues from the first of the games just added.
            card.request_focus();
            browsing.revealed = None;
        }
    }
    let rest = found.saturating_sub(shown.len());
    if rest > 0 {
        let more = language.tr_with("my-games-more", &[("count", rest.min(SHARE).into())]);
        ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
            if secondary_button(ui, more).clicked() {
                browsing.more += SHARE;
                browsing.revealed = Some(shown.len());
            }
        });
    }
}

/// The buttons for the chosen game, and the one to choose several.
fn one_buttons(ui: &mut Ui, chosen: Option<&ListedGame>, several: &mut bool, language: &Language) -> Option<Do> {
    let look = match chosen.is_some_and(|game| game.is_unfinished) {
        true => key("my-games-continue"),
        false => key("my-games-look"),
    };
    let is_any = chosen.is_some();
    let look = |ui: &mut Ui| {
        let look = ui.add_enabled_ui(is_any, |ui| primary_button(ui, language.tr(look)));
        take_first_focus(ui, &look.inner);
        look.inner
    };
    let others = [key("my-games-rename"), key("my-games-remove"), key("my-games-several")];
    let others = |ui: &mut Ui| {
        let texts = others.map(|text| language.tr(text));
        ui.add_enabled_ui(is_any, |ui| unbroken_row(ui, texts)).inner
    };
    let (look, [rename, remove, choose]) = match is_low(ui.ctx()) && !is_narrow(ui.ctx()) {
        // One line of buttons leaves room for the games. In a narrow window it would break words.
        true => ui.columns_const(|[left, right]| {
            let justified = Flow::top_down_justified(Align::Center);
            right.add_space((size::PRIMARY - size::TOUCH) / 2.0);
            (left.with_layout(justified, look).inner, others(right))
        }),
        false => (look(ui), others(ui)),
    };
    *several |= choose.clicked();
    let chosen = chosen?;
    if rename.clicked() {
        return Some(renaming(Named::Game(chosen.name.clone()), &chosen.summary.title));
    }
    if remove.clicked() {
        return Some(removal(&[chosen], language));
    }
    let open = Do::send(SavedGameWanted::Open(chosen.name.clone()));
    look.clicked().then_some(open)
}

/// Whether the window has hardly enough height for the games.
fn is_low(ctx: &egui::Context) -> bool {
    ctx.content_rect().height() < LOWEST
}

/// Whether the window has hardly enough width for buttons side by side. There the labels of search and order are for screen
/// readers only, as the controls can be understood without.
fn is_narrow(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() < size::NARROW
}

/// The search field for names or dates.
fn search(ui: &mut Ui, wanted: &mut String, is_narrow: bool, language: &Language) -> egui::Response {
    let name = language.tr("my-games-search");
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
        hint: &language.tr("my-games-search-hint"),
        longest: LONGEST_SEARCH,
        lines: 1,
    };
    text_field(ui, wanted, &field, &label)
}

#[cfg(test)]
mod tests {
    use super::list::tests::saved_games;
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, drawn};

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for count in [0, 3, 70] {
                    let ((mut saved, store), mut browsing) = (saved_games(count), Browsing::default());
                    saved.may_be_deleted = true;
                    let read = |name: &str| game_in(&store, name);
                    let colours = BoardPalette::default();
                    let cut_off = drawn(window, |ctx| {
                        page(ctx, &saved, &read, &mut browsing, &colours, &language);
                    })
                    .cut_off();
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }

    #[test]
    fn on_a_telephone_at_least_three_games_are_in_sight() {
        let ((saved, store), mut browsing) = (saved_games(12), Browsing::default());
        let read = |name: &str| game_in(&store, name);
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let seen = drawn(egui::vec2(390.0, 844.0), |ctx| {
                page(ctx, &saved, &read, &mut browsing, &BoardPalette::default(), &language);
            })
            .in_sight();
            let games = seen.iter().filter(|text| text.contains(" · ")).count();
            assert!(games >= 3, "{locale:?}: {seen:?}");
        }
    }

    #[test]
    fn what_is_looked_for_can_be_cleared_when_few_games_are_left() {
        let mut browsing = Browsing::default();
        assert!(browsing.is_search_offered(FEW + 1) && !browsing.is_search_offered(FEW));
        browsing.wanted.words = "Grace".to_owned();
        assert!(browsing.is_search_offered(FEW));
    }
}

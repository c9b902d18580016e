//! The page behind *More* in a main menu: all else that can be done, in groups.

use bevy::prelude::*;
use bevy_egui::egui;

use super::menu::MenuEntry;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::ui::navigation::CAN_QUIT;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::entries::{entry_height, fit_entries};
use crate::shell::ui::widgets::icons::Icon;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};

/// Entries below a heading, given by its text key.
#[derive(Debug)]
pub struct Group {
    /// Text key of the heading.
    pub heading: &'static str,
    /// The entries.
    pub entries: Vec<MenuEntry>,
}

impl Group {
    /// Draws its entries in columns; one that is left over has its line to itself. Of the first group, the first entry takes
    /// the focus.
    fn show(self, ui: &mut egui::Ui, columns: usize, is_first: bool, language: &Language) -> Option<Do> {
        let (mut pressed, mut is_first) = (None, is_first);
        let mut entries = self.entries.into_iter().peekable();
        while entries.peek().is_some() {
            let row: Vec<_> = entries.by_ref().take(columns).collect();
            let gaps = (row.len() - 1) as f32 * space::S;
            let width = (ui.available_width() - gaps) / row.len() as f32;
            let names: Vec<_> = row.iter().map(|entry| language.tr(entry.name)).collect();
            let height = entry_height(ui, names.iter().map(String::as_str), width);
            ui.columns(row.len(), |columns| {
                for (ui, entry) in columns.iter_mut().zip(row) {
                    let (shown, asked) = justified(ui, |ui| entry.show(ui, height, language));
                    if std::mem::take(&mut is_first) {
                        take_first_focus(ui, &shown);
                    }
                    pressed = asked.or(pressed.take());
                }
            });
        }
        pressed
    }
}

/// What every game offers last: the program's pages, the other games, and the way out.
fn program() -> Group {
    let others = Do::send(GameExchanged(ActiveGame::None));
    let quit = CAN_QUIT.then(|| MenuEntry::new(Do::send(AppExit::Success), Icon::Quit, key("quit")));
    let entries = [
        MenuEntry::page(Icon::Settings, SETTINGS),
        MenuEntry::page(Icon::Keyboard, KEYS),
        MenuEntry::page(Icon::About, CREDITS),
        MenuEntry::new(others, Icon::Shelf, key("other-games")),
    ];
    Group {
        heading: key("more-program"),
        entries: entries.into_iter().chain(quit).collect(),
    }
}

/// Draws the page with a game's groups, and the program's below them.
pub fn more_page(
    ctx: &egui::Context,
    page: Page,
    groups: impl IntoIterator<Item = Group>,
    language: &Language,
) -> Option<Do> {
    page_sheet(ctx, page, language, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::S, space::S);
        let groups: Vec<_> = groups.into_iter().chain([program()]).collect();
        let entries = groups.iter().flat_map(|group| &group.entries);
        let names: Vec<_> = entries.map(|entry| language.tr(entry.name)).collect();
        let half = (ui.available_width() - space::S) / 2.0;
        let fits = fit_entries(ui, names.iter().map(String::as_str), half);
        let columns = if fits { 2 } else { 1 };
        let mut pressed = None;
        for (number, group) in groups.into_iter().enumerate() {
            ui.add_space(if number > 0 { space::S } else { 0.0 });
            subheading(ui, language.tr(group.heading));
            let asked = group.show(ui, columns, number == 0, language);
            pressed = asked.or(pressed);
        }
        pressed
    })
}

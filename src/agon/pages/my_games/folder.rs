//! The page on which games are put into a folder.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui;

use super::list::folders;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::pages::content::add_page;
use crate::agon::saves::saved_games::{SavedGameWanted, SavedGames};
use crate::agon::text::pages::FOLDER;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;

/// The longest name of a folder, in letters.
pub(super) const LONGEST: usize = 30;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<Filing>()
        .add_message::<FolderAsked>()
        .add_systems(Update, begin.in_set(MenuSystems::Arrive));
    add_page(app, FOLDER, show);
}

/// A player is about to put these games, by the names of their entries, into a folder.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(super) struct FolderAsked(pub(super) Vec<String>);

/// The games, and the name typed.
#[derive(Resource, Clone, Debug, Default)]
struct Filing {
    games: Vec<String>,
    name: String,
}

fn begin(mut asked: MessageReader<FolderAsked>, mut filing: ResMut<Filing>) {
    if let Some(FolderAsked(games)) = asked.read().last() {
        *filing = Filing {
            games: games.clone(),
            name: String::new(),
        };
    }
}

fn show(
    In(ctx): In<egui::Context>,
    (saved, language): (Res<SavedGames>, Res<Language>),
    mut filing: ResMut<Filing>,
) -> Option<Do> {
    if filing.games.is_empty() {
        // A page about nothing is closed.
        return Some(Do::Close);
    }
    page(&ctx, &folders(saved.games()), &mut filing, &language)
}

fn page(ctx: &egui::Context, folders: &BTreeSet<&str>, filing: &mut Filing, language: &Language) -> Option<Do> {
    let Filing { games, name } = filing;
    let put = |folder: &str| {
        let wanted = SavedGameWanted::PutInFolder(games.clone(), folder.to_owned());
        Some(Do::send(wanted).and(Do::Back))
    };
    let (typed, mut pressed) = (name.trim().to_owned(), None);
    let contents = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        for folder in folders {
            if justified(ui, |ui| secondary_button(ui, *folder)).clicked() {
                pressed = put(folder);
            }
        }
        let label = language.tr("my-games-folder-new");
        let field = Field {
            name: &label,
            hint: "",
            longest: LONGEST,
            lines: 1,
        };
        let label = hint(ui, &label);
        text_field(ui, name, &field, &label);
        None
    };
    let asked = page_sheet_with_footer(ctx, FOLDER, language, contents, |ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        let done = ui
            .add_enabled_ui(!typed.is_empty(), |ui| {
                primary_button(ui, language.tr("my-games-folder-put"))
            })
            .inner;
        take_first_focus(ui, &done);
        let out = justified(ui, |ui| secondary_button(ui, language.tr("my-games-folder-out")));
        if done.clicked() {
            put(&typed)
        } else if out.clicked() {
            put("")
        } else {
            None
        }
    });
    asked.or(pressed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits_but;

    #[test]
    fn it_fits() {
        let name = "W".repeat(LONGEST);
        let mut filing = Filing {
            games: vec![String::new()],
            name: name.clone(),
        };
        let folders = BTreeSet::from([&*name, "Club"]);
        assert_fits_but(&name, |ctx, language| drop(page(ctx, &folders, &mut filing, language)));
    }
}

//! The page on which a game, or a folder, gets another name.

use bevy::prelude::*;
use bevy_egui::egui;

use super::folder::LONGEST;
use super::requests::names_of;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::pages::content::add_page;
use crate::agon::pages::note::LONGEST_TITLE;
use crate::agon::saves::saved_games::{ListedGame, SavedGameWanted, SavedGames};
use crate::agon::text::pages::RENAME;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<Renaming>()
        .add_message::<NameAsked>()
        .add_systems(Update, begin.in_set(MenuSystems::Arrive));
    add_page(app, RENAME, show);
}

/// What has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// A game, by the name of its entry.
    Game(String),
    /// A folder, with its games.
    Folder(String),
}

/// A player is about to change a name.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(super) struct NameAsked {
    pub(super) of: Named,
    /// The name so far; empty if there is none.
    pub(super) before: String,
}

/// What gets another name, and the name typed.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Renaming {
    of: Option<Named>,
    name: String,
    /// The folder renamed last: its name before, and now.
    pub(super) folder: Option<[String; 2]>,
}

fn begin(mut asked: MessageReader<NameAsked>, mut renaming: ResMut<Renaming>) {
    if let Some(NameAsked { of, before }) = asked.read().last() {
        *renaming = Renaming {
            of: Some(of.clone()),
            name: before.clone(),
            folder: None,
        };
    }
}

fn show(
    In(ctx): In<egui::Context>,
    (saved, language): (Res<SavedGames>, Res<Language>),
    mut renaming: ResMut<Renaming>,
) -> Option<Do> {
    page(&ctx, saved.games(), &mut renaming, &language)
}

fn page(ctx: &egui::Context, games: &[ListedGame], renaming: &mut Renaming, language: &Language) -> Option<Do> {
    let Renaming {
        of: Some(of),
        name,
        folder: renamed,
    } = renaming
    else {
        // A page about nothing is closed.
        return Some(Do::Close);
    };
    let of = &*of;
    let (label, longest, may_be_empty) = match of {
        Named::Game(_) => (key("notes-game-title"), LONGEST_TITLE, true),
        Named::Folder(_) => (key("my-games-folder"), LONGEST, false),
    };
    let typed = name.trim().to_owned();
    let contents = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let label = language.tr(label);
        let field = Field {
            name: &label,
            hint: "",
            longest,
            lines: 1,
        };
        let label = hint(ui, &label);
        text_field(ui, name, &field, &label);
        None
    };
    page_sheet_with_footer(ctx, RENAME, language, contents, |ui| {
        ui.add_space(space::M);
        let done = ui
            .add_enabled_ui(may_be_empty || !typed.is_empty(), |ui| {
                primary_button(ui, language.tr("my-games-done"))
            })
            .inner;
        take_first_focus(ui, &done);
        if !done.clicked() {
            return None;
        }
        let wanted = match of {
            Named::Game(game) => SavedGameWanted::Rename(game.clone(), typed),
            Named::Folder(folder) => {
                let games: Vec<_> = games.iter().filter(|game| game.summary.folder == *folder).collect();
                *renamed = Some([folder.clone(), typed.clone()]);
                SavedGameWanted::PutInFolder(names_of(&games), typed)
            }
        };
        Some(Do::send(wanted).and(Do::Back))
    })
}

#[cfg(test)]
mod tests {
    use agon_core::rules::RuleSet;
    use agon_core::session::summary::Summary;

    use super::*;
    use crate::agon::saves::saved_games::listed;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{plain, random_game};
    use crate::testing::screens::{assert_fits_but, entered};

    #[test]
    fn it_fits() {
        let name = "W".repeat(LONGEST);
        for of in [Named::Game(String::new()), Named::Folder(name.clone())] {
            let mut renaming = Renaming {
                of: Some(of),
                name: name.clone(),
                folder: None,
            };
            assert_fits_but(&name, |ctx, language| drop(page(ctx, &[], &mut renaming, language)));
        }
    }

    #[test]
    fn all_games_of_a_folder_get_its_new_name() {
        let games = [("one", "Club"), ("other", ""), ("third", "Club")].map(|(name, folder)| {
            let game = plain(random_game(RuleSet::default(), 4, 1));
            let folder = folder.to_owned();
            listed(
                name,
                Summary {
                    folder,
                    ..Summary::of(&game, "")
                },
            )
        });
        let club = || "Club".to_owned();
        let mut renaming = Renaming {
            of: Some(Named::Folder(club())),
            name: " Old club ".to_owned(),
            folder: None,
        };
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| page(ctx, &games, &mut renaming, &language));
        let names = ["one", "third"].map(str::to_owned).to_vec();
        let put = SavedGameWanted::PutInFolder(names, "Old club".to_owned());
        assert_eq!(asked, Some(Do::send(put).and(Do::Back)));
        assert_eq!(renaming.folder, Some([club(), "Old club".to_owned()]));
    }

    #[test]
    fn a_game_may_lose_its_name_and_a_folder_not() {
        let language = Language::new(Locale::EN);
        for (of, may_be_empty) in [
            (Named::Game("one".to_owned()), true),
            (Named::Folder("Club".to_owned()), false),
        ] {
            let mut renaming = Renaming {
                of: Some(of),
                name: " ".to_owned(),
                folder: None,
            };
            let asked = entered(0, |ctx| page(ctx, &[], &mut renaming, &language));
            let rename = SavedGameWanted::Rename("one".to_owned(), String::new());
            // Where the button cannot be pressed, only the way back can.
            let expected = match may_be_empty {
                true => Do::send(rename).and(Do::Back),
                false => Do::Back,
            };
            assert_eq!(asked, Some(expected));
        }
    }
}

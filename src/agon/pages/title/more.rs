//! What Agon has behind *More* in its main menu.

use bevy::prelude::*;
use bevy_egui::egui;

use super::menu::{TitleAction, answer_due};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::pages::new_game::choices::Opponent;
use crate::agon::saves::saved_games::SavedGames;
use crate::agon::text::pages::{BY_LINK, EDITOR, MORE, MUSEUM, MY_GAMES, OPEN, OPENINGS, PROGRESS, RULES};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::icons::Icon;
use crate::tabletop::pages::add_game_page;
use crate::tabletop::title::menu::MenuEntry;
use crate::tabletop::title::more::{Group, more_page};

pub(super) fn plugin(app: &mut App) {
    add_game_page(app, AGON, MORE, show);
}

fn show(In(ctx): In<egui::Context>, (games, language): (Res<SavedGames>, Res<Language>)) -> Option<Do> {
    page(&ctx, games.has_other_turn_by_link(), &language)
}

fn page(ctx: &egui::Context, is_answer_due: bool, language: &Language) -> Option<Do> {
    let own = |action, icon, name| MenuEntry::new(Do::send(action), icon, name);
    let against_computer = TitleAction::Against(Opponent::Computer);
    let groups = [
        Group {
            heading: key("more-games"),
            entries: vec![
                own(against_computer, Icon::New, key("title-computer")),
                MenuEntry::page(Icon::List, MY_GAMES),
                MenuEntry {
                    news: answer_due(is_answer_due, language),
                    ..MenuEntry::page(Icon::Send, BY_LINK)
                },
                MenuEntry::page(Icon::Bars, PROGRESS),
            ],
        },
        Group {
            heading: key("rules"),
            entries: vec![
                MenuEntry::page(Icon::Book, RULES),
                MenuEntry::page(Icon::Museum, MUSEUM),
            ],
        },
        Group {
            heading: key("more-positions"),
            entries: vec![
                own(TitleAction::Analyse, Icon::Lens, key("analysis-begin")),
                MenuEntry::page(Icon::Branches, OPENINGS),
                MenuEntry::page(Icon::Pencil, EDITOR),
                MenuEntry::page(Icon::Folder, OPEN),
            ],
        },
    ];
    more_page(ctx, MORE, groups, language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered};

    #[test]
    fn it_fits() {
        assert_fits(|ctx, language| drop(page(ctx, true, language)));
    }

    #[test]
    fn the_keyboard_begins_at_a_new_game() {
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| page(ctx, false, &language));
        assert_eq!(asked, Some(Do::send(TitleAction::Against(Opponent::Computer))));
    }
}

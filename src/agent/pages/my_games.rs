//! The page of the saved games: those that can be continued, then the finished ones.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::saves::game_files::SavedGameWanted;
use crate::agent::saves::saved_games::{SavedGame, SavedGames};
use crate::agent::text::pages::MY_GAMES;
use crate::agent::text::words::{Company, outcome_heard};
use crate::shell::system::dates::date;
use crate::shell::system::exchange::events::ExchangeWanted;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::row_enabled;
use crate::shell::ui::widgets::cards::{Mark, Pick, marked_card};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Chosen>(app, AGENT);
    add_game_page(app, AGENT, MY_GAMES, show);
}

/// The entry of the chosen game.
#[derive(Resource, Clone, Debug, Default)]
struct Chosen(Option<String>);

fn show(
    In(ctx): In<egui::Context>,
    (games, language): (Res<SavedGames>, Res<Language>),
    mut chosen: ResMut<Chosen>,
) -> Option<Do> {
    let is_there = |entry: &String| games.of_entry(entry).is_some();
    if !chosen.0.as_ref().is_some_and(is_there) {
        chosen.0 = games.games().first().map(|game| game.name.clone());
    }
    page(&ctx, &games, &mut chosen.0, &language)
}

fn deletion(entry: String, language: &Language) -> Do {
    let question = Question {
        title: language.tr("agent-delete-title"),
        body: language.tr("agent-delete-body"),
        yes: language.tr("agent-delete"),
        no: language.tr("cancel"),
        is_grave: true,
    };
    Do::ask(question, Do::send(SavedGameWanted::Delete(entry)))
}

/// The players, in a line.
fn names(game: &SavedGame, language: &Language) -> String {
    let company = company(game);
    let names = game
        .summary
        .options
        .seats()
        .map(|player| company.name(player, language));
    names.collect::<Vec<_>>().join(", ")
}

fn company(game: &SavedGame) -> Company<'_> {
    let mut people = game.summary.options.seats().zip(&game.summary.seats);
    let you = people
        .find(|(_, seat)| seat.computer.is_none())
        .map(|(player, _)| player);
    let is_alone = people.all(|(_, seat)| seat.computer.is_some());
    Company {
        seats: &game.summary.seats,
        you: you.filter(|_| is_alone),
        options: &game.summary.options,
    }
}

/// The date, and the round or the result.
fn line(game: &SavedGame, language: &Language) -> String {
    let end = match game.summary.outcome {
        Some(outcome) => outcome_heard(outcome, &company(game), language),
        None => language.tr_with("agent-unfinished", &[("count", game.summary.round.into())]),
    };
    let values = [("date", date(language, game.day()).into()), ("end", end.into())];
    language.tr_with("agent-my-games-line", &values)
}

/// The result for a person who plays alone, at a glance.
fn mark(game: &SavedGame, palette: &Palette, language: &Language) -> Option<Mark> {
    let filled = |word, colour| Mark {
        word,
        fill: colour,
        edge: colour,
    };
    let Some(outcome) = game.summary.outcome else {
        return Some(Mark {
            word: language.tr("agent-my-games-unfinished"),
            fill: egui::Color32::TRANSPARENT,
            edge: palette.accent,
        });
    };
    match (outcome.winner, company(game).you) {
        (None, _) => Some(filled(language.tr("agent-drawn"), palette.muted)),
        (Some(winner), Some(you)) if winner == you => Some(filled(language.tr("agent-won"), palette.success)),
        (Some(_), Some(_)) => Some(filled(language.tr("agent-lost"), palette.warning)),
        (Some(_), None) => None,
    }
}

fn page(ctx: &egui::Context, saved: &SavedGames, chosen: &mut Option<String>, language: &Language) -> Option<Do> {
    let games = saved.games();
    let mut marked = chosen.clone();
    let shown = chosen.as_ref().and_then(|name| saved.of_entry(name));
    let pressed = page_sheet_with_footer(
        ctx,
        MY_GAMES,
        language,
        |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            if games.is_empty() {
                hint(ui, language.tr("agent-no-games"));
            }
            if saved.unreadable > 0 {
                let text = language.tr_with("saved-games-unreadable", &[("count", saved.unreadable.into())]);
                ui.label(RichText::new(text).color(Palette::of(ui.ctx()).warning));
            }
            for game in games {
                let is_chosen = marked.as_ref() == Some(&game.name);
                let mark = mark(game, Palette::of(ui.ctx()), language);
                let (names, line) = (names(game, language), line(game, language));
                let card = marked_card(ui, (Pick::Single, is_chosen), &names, mark.as_ref(), &line);
                if card.clicked() {
                    marked = Some(game.name.clone());
                }
            }
            None
        },
        |ui| {
            ui.add_space(space::S);
            ui.spacing_mut().item_spacing.y = space::S;
            let justified = Flow::top_down_justified(Align::Center);
            ui.with_layout(justified, |ui| {
                let open_file = language.tr("agent-file-open");
                let Some(shown) = shown else {
                    let open_file = secondary_button(ui, open_file);
                    take_first_focus(ui, &open_file);
                    return open_file.clicked().then(|| Do::send(ExchangeWanted::Open));
                };
                let (entry, is_unfinished) = (shown.name.clone(), shown.is_unfinished);
                let text = match is_unfinished {
                    true => language.tr("agent-continue"),
                    false => language.tr("agent-view-game"),
                };
                let open = primary_button(ui, text);
                take_first_focus(ui, &open);
                let others = [
                    (language.tr("agent-file-save"), !is_unfinished),
                    (open_file, true),
                    (language.tr("agent-delete"), true),
                ];
                let [save, open_file, delete] = row_enabled(ui, others);
                if open.clicked() {
                    Some(Do::send(SavedGameWanted::Open(entry)))
                } else if save.clicked() {
                    Some(Do::send(SavedGameWanted::Export(entry)))
                } else if open_file.clicked() {
                    Some(Do::send(ExchangeWanted::Open))
                } else {
                    delete.clicked().then(|| deletion(entry, language))
                }
            })
            .inner
        },
    );
    *chosen = marked;
    pressed
}

#[cfg(test)]
mod tests {
    use agon_core::agent::players::{Character, Level};
    use agon_core::agent::{Options, Player, Referee, Seat, read_action};

    use super::*;
    use crate::agent::saves::saved_games;
    use crate::shell::system::language::Locale;
    use crate::shell::system::store::Store;
    use crate::testing::screens::assert_fits;

    fn save(seats: &[Seat]) -> String {
        let options: Options = "4,bribe-cap=1000".parse().unwrap();
        let mut referee = Referee::new(options, Player::ALL[0], seats, 7);
        referee.play(Player::ALL[0], &read_action("$").unwrap()).unwrap();
        referee.save("2026.11.25-080000")
    }

    fn saved(seats: &[Seat]) -> SavedGame {
        let mut store = Store::memory();
        store.put("agent-7", &save(seats)).unwrap();
        saved_games::read(&store).unwrap().games()[0].clone()
    }

    #[test]
    fn a_person_who_plays_alone_is_addressed() {
        let language = Language::new(Locale::EN);
        let computer = Seat::computer("", Character::even(Level::Novice));
        let alone = saved(&[computer.clone(), Seat::person(""), computer.clone(), computer.clone()]);
        assert_eq!(
            names(&alone, &language),
            "Player\u{a0}1, You, Player\u{a0}3, Player\u{a0}4"
        );
        let two = saved(&[Seat::person("Ann"), Seat::person(""), computer.clone(), computer]);
        assert_eq!(
            names(&two, &language),
            "Ann, Player\u{a0}2, Player\u{a0}3, Player\u{a0}4"
        );
    }

    #[test]
    fn it_fits() {
        let mut store = Store::memory();
        for (entry, seats) in [("agent-1", vec![]), ("agent-2", vec![Seat::person("W".repeat(24))])] {
            store.put(entry, &save(&seats)).unwrap();
        }
        store.put("agent-3", "of a later version").unwrap();
        let games = saved_games::read(&store).unwrap();
        let mut chosen = Some("agent-2".to_owned());
        assert_fits(|ctx, language| drop(page(ctx, &games, &mut chosen, language)));
    }
}

//! The notebook: conclusions from public events, for each player and agent (`docs/agent.md` §7.6), and the marks made
//! by the person who has the device.

use agon_core::agent::{Agent, Announcement, Call, Dollars, Event, Heard, Mark, Marks, Player, Table};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, RichText, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2,
    WidgetInfo, WidgetText, WidgetType, vec2,
};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::MarksChanged;
use crate::agent::hud::icons::{paint_agent, paint_player};
use crate::agent::text::pages::NOTEBOOK;
use crate::agent::text::words::{Company, dollars};
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::strong_family;
use crate::shell::ui::widgets::controls::{keep_in_sight, scroll_by_keys, scroll_by_page_keys, touchable};
use crate::tabletop::pages::add_game_page;

/// Width of an agent with a player's stake on them, and of their sign and a mark, in points.
const ENTRY: f32 = 132.0;
const SIGN: f32 = 28.0;
const MARK: f32 = 20.0;
/// The cards of more players than these would be a wall: one is shown at a time.
const MOST_CARDS: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, NOTEBOOK, show);
}

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<CurrentGame>>,
    language: Res<Language>,
    mut changed: MessageWriter<MarksChanged>,
) -> Option<Do> {
    let notebook = Notebook {
        table: current.table(),
        claims: claims(current.events()),
        company: current.company(),
        language: &language,
        is_over: current.table().outcome().is_some(),
    };
    let own = current.own_marks();
    let mut marks = own.map(|(owner, marks)| (owner, marks.clone()));
    let pressed = page(&ctx, &notebook, &mut marks);
    if let (Some((owner, marks)), Some((_, before))) = (marks, own)
        && marks != *before
    {
        changed.write(MarksChanged { owner, marks });
    }
    pressed
}

/// The data of the notebook: public facts only.
struct Notebook<'a> {
    table: &'a Table,
    claims: Vec<(Player, Agent, Dollars)>,
    company: Company<'a>,
    language: &'a Language,
    is_over: bool,
}

/// All claims, oldest first.
fn claims(events: &[Event]) -> Vec<(Player, Agent, Dollars)> {
    let mut about: Option<Announcement> = None;
    let mut claims = Vec::new();
    for event in events {
        match *event {
            Event::Decided {
                heard: Heard::Announced(deed),
                ..
            } => about = Some(deed),
            Event::Decided {
                player,
                heard: Heard::Called(Call::Claim(amount)),
            } => claims.extend(about.map(|deed| (player, deed.agent(), amount))),
            _ => {}
        }
    }
    claims
}

/// Draws the page, with the marks of its reader.
fn page(ctx: &egui::Context, notebook: &Notebook, own: &mut Option<(Player, Marks)>) -> Option<Do> {
    let language = notebook.language;
    let may_mark = own.is_some() && !notebook.is_over;
    page_sheet(ctx, NOTEBOOK, language, |ui| {
        if may_mark {
            scroll_by_page_keys(ui);
        } else {
            scroll_by_keys(ui);
        }
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("agent-notebook-line"));
        if may_mark {
            hint(ui, language.tr("agent-notebook-marks"));
        }
        // Its reader wants to know about the others.
        let reader = own.as_ref().map(|(owner, _)| *owner);
        let others = notebook
            .company
            .options
            .seats()
            .filter(|player| Some(*player) != reader);
        let players: Vec<Player> = others.chain(reader).collect();
        let shown = match players.len() > MOST_CARDS {
            true => vec![turned_to(ui, &players, notebook)],
            false => players,
        };
        for player in shown {
            card(ui, |ui| of_player(ui, player, notebook, own.as_mut()));
        }
        None
    })
}

/// The signs of many players in a line, of whom one is turned to. Returns that one, at first the first.
fn turned_to(ui: &mut Ui, players: &[Player], notebook: &Notebook) -> Player {
    let palette = Palette::of(ui.ctx());
    let id = egui::Id::new("notebook turned to");
    let kept = ui.data(|data| data.get_temp::<Player>(id));
    let mut shown = kept.filter(|kept| players.contains(kept)).unwrap_or(players[0]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        for &player in players {
            let (rect, response) = touchable(ui, Vec2::splat(size::TOUCH), Sense::click());
            let is_shown = player == shown;
            response.widget_info(|| {
                let name = notebook.company.name(player, notebook.language);
                WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, name)
            });
            let corner = CornerRadius::same(radius::CONTROL);
            if is_shown {
                let stroke = Stroke::new(1.5, palette.accent);
                ui.painter()
                    .rect(rect, corner, palette.card, stroke, StrokeKind::Inside);
            }
            paint_player(ui.painter(), rect.center(), 12.0, player.index());
            focus_ring(ui, &response, rect, corner);
            if response.clicked() {
                shown = player;
                ui.data_mut(|data| data.insert_temp(id, player));
            }
        }
    });
    shown
}

/// The number of agents side by side in this width: the two of a nation stand together.
fn columns(width: f32) -> usize {
    match (width + space::XS) / (ENTRY + space::XS) {
        4.0.. => 4,
        2.0.. => 2,
        _ => 1,
    }
}

fn of_player(ui: &mut Ui, player: Player, notebook: &Notebook, own: Option<&mut (Player, Marks)>) {
    let (table, company, language) = (notebook.table, &notebook.company, notebook.language);
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        paint_player(ui.painter(), rect.center(), 11.0, player.index());
        let name = RichText::new(company.name(player, language)).text_style(strong_style());
        ui.add(egui::Label::new(name).wrap());
    });
    if own.as_ref().is_some_and(|(owner, _)| *owner == player) {
        hint(ui, language.tr("agent-notebook-own"));
    }
    facts(ui, player, notebook);
    // Nobody marks their own stakes.
    let mut own = own.filter(|(owner, _)| *owner != player).map(|(_, marks)| marks);
    let columns = columns(ui.available_width());
    let agents: Vec<_> = table.options().agents().collect();
    ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
    for row in agents.chunks(columns) {
        ui.columns(columns, |cells| {
            for (ui, &agent) in cells.iter_mut().zip(row) {
                let mark = own.as_ref().and_then(|marks| marks.on(player, agent));
                let is_marked = own.is_some() && !notebook.is_over;
                // Exiles are as high as those beside them.
                ui.set_min_height(if is_marked { size::TOUCH } else { SIGN });
                let may_mark = is_marked && !table.is_exiled(agent);
                if entry(ui, player, agent, (mark, may_mark), notebook)
                    && let Some(marks) = &mut own
                {
                    marks.set(player, agent, next(mark));
                }
            }
        });
    }
    if let Some(marks) = own {
        note(ui, player, marks, notebook);
    }
}

/// The sum proven on all agents together, fees, bribes, the possible rest to stake, and all claims.
fn facts(ui: &mut Ui, player: Player, notebook: &Notebook) {
    let (table, company, language) = (notebook.table, &notebook.company, notebook.language);
    let agents = table.options().agents();
    let proven: u32 = agents.map(|agent| u32::from(table.minimum(player, agent))).sum();
    let facts = language.tr_with(
        "agent-notebook-facts",
        &[
            ("proven", dollars(proven, language).into()),
            ("fees", dollars(table.fees(player), language).into()),
            ("count", table.bribes(player).into()),
        ],
    );
    let unplaced = dollars(table.most_unplaced(player), language);
    let unplaced = language.tr_with("agent-notebook-unplaced", &[("amount", unplaced.into())]);
    hint(ui, format!("{facts} {unplaced}"));
    let own = notebook.claims.iter().filter(|(claimer, ..)| *claimer == player);
    let list: Vec<String> = own
        .map(|&(_, agent, amount)| {
            let values = [
                ("name", company.agent(agent, language).into()),
                ("amount", dollars(amount, language).into()),
            ];
            language.tr_with("agent-list-item", &values)
        })
        .collect();
    if !list.is_empty() {
        hint(
            ui,
            language.tr_with("agent-notebook-claims", &[("list", list.join(", ").into())]),
        );
    }
}

/// The mark after this one.
fn next(mark: Option<Mark>) -> Option<Mark> {
    match mark {
        None => Some(Mark::ALL[0]),
        Some(mark) => {
            let place = Mark::ALL.iter().position(|other| *other == mark)?;
            Mark::ALL.get(place + 1).copied()
        }
    }
}

/// A player's least and greatest stake on an agent, with the reader's own mark. Returns whether it was pressed.
fn entry(
    ui: &mut Ui,
    player: Player,
    agent: Agent,
    (mark, may_mark): (Option<Mark>, bool),
    notebook: &Notebook,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let (table, language) = (notebook.table, notebook.language);
    let (least, most) = (table.minimum(player, agent), table.maximum(player, agent));
    let range = match least == most {
        true => dollars(least, language),
        false => language.tr_with(
            "agent-notebook-range",
            &[
                ("least", dollars(least, language).into()),
                ("most", dollars(most, language).into()),
            ],
        ),
    };
    let colour = if least > 0 { palette.ink } else { palette.muted };
    let width = ui.available_width();
    let sense = if may_mark { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, ui.min_rect().height()), sense);
    response.widget_info(|| {
        let name = ("agent", notebook.company.agent(agent, language).into());
        let range = ("range", range.as_str().into());
        let text = match mark {
            None => language.tr_with("agent-notebook-cell", &[name, range]),
            Some(mark) => {
                let mark = match mark {
                    Mark::Suspected => "suspected",
                    Mark::Sure => "sure",
                    Mark::None => "nothing",
                };
                language.tr_with("agent-notebook-cell-marked", &[name, range, ("mark", mark.into())])
            }
        };
        let kind = if may_mark {
            WidgetType::Button
        } else {
            WidgetType::Label
        };
        WidgetInfo::labeled(kind, true, text)
    });
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let corner = CornerRadius::same(radius::CONTROL);
    if may_mark {
        keep_in_sight(&response);
        let fill = if response.hovered() {
            palette.control_hovered
        } else {
            palette.card
        };
        let line = if mark.is_some() { palette.accent } else { palette.line };
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    let at = egui::pos2(rect.left() + SIGN / 2.0, rect.center().y);
    paint_agent(ui.painter(), at, 9.5, agent, table.is_exiled(agent));
    let room = width - SIGN - if mark.is_some() { MARK } else { space::S };
    let text = WidgetText::from(range.as_str());
    let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Small);
    let at = egui::pos2(rect.left() + SIGN, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, colour);
    if let Some(mark) = mark {
        let at = egui::pos2(rect.right() - MARK / 2.0, rect.center().y);
        let font = FontId::new(size::BODY, strong_family());
        ui.painter()
            .text(at, Align2::CENTER_CENTER, mark.sign(), font, palette.accent);
    }
    focus_ring(ui, &response, rect, corner);
    response.clicked()
}

/// The own note on a player.
fn note(ui: &mut Ui, player: Player, marks: &mut Marks, notebook: &Notebook) {
    let (language, name) = (notebook.language, notebook.company.name(player, notebook.language));
    let label = language.tr_with("agent-notebook-note", &[("name", name.into())]);
    if notebook.is_over {
        if !marks.note(player).is_empty() {
            hint(
                ui,
                language.tr_with("agent-notebook-noted", &[("note", marks.note(player).into())]),
            );
        }
        return;
    }
    let under = hint(ui, &label);
    let mut text = marks.note(player).to_owned();
    let field = Field {
        name: &label,
        hint: &language.tr("agent-notebook-note-hint"),
        longest: Marks::LONGEST_NOTE,
        lines: 1,
    };
    ui.push_id(player.index(), |ui| text_field(ui, &mut text, &field, &under));
    if text != marks.note(player) {
        marks.set_note(player, &text);
    }
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Options, Referee, Seat, read_action};

    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let options: Options = "4,bribe-cap=1000".parse().unwrap();
        let seats = ["Ann".to_owned(), "W".repeat(12)].map(Seat::person);
        let mut referee = Referee::new(options, Player::ALL[0], &seats, 1);
        for player in options.seats() {
            referee.play(player, &read_action("$A1=1000,B1=500").unwrap()).unwrap();
        }
        for (player, text) in [
            (0, "A1-NYC"),
            (1, "object"),
            (0, "insist"),
            (1, "claim=300"),
            (0, "claim=1000"),
            (2, "give-up"),
            (3, "give-up"),
            (1, "give-up"),
        ] {
            referee.play(Player::ALL[player], &read_action(text).unwrap()).unwrap();
        }
        let claimed = claims(referee.events());
        let agent = Agent::ALL[0];
        assert_eq!(claimed, [(Player::ALL[1], agent, 300), (Player::ALL[0], agent, 1000)]);
        let mut marks = Marks::default();
        for (agent, mark) in Agent::ALL.into_iter().zip(Mark::ALL) {
            marks.set(Player::ALL[1], agent, Some(mark));
        }
        for is_over in [false, true] {
            let mut own = Some((Player::ALL[0], marks.clone()));
            assert_fits(|ctx, language| {
                let notebook = Notebook {
                    table: referee.table(),
                    claims: claimed.clone(),
                    company: Company {
                        seats: referee.seats(),
                        you: Some(Player::ALL[0]),
                        options: &options,
                    },
                    language,
                    is_over,
                };
                drop(page(ctx, &notebook, &mut own));
            });
        }
    }

    #[test]
    fn eight_players_fit_as_well() {
        let options: Options = "8".parse().unwrap();
        let referee = Referee::new(options, Player::ALL[0], &[], 1);
        assert_fits(|ctx, language| {
            let notebook = Notebook {
                table: referee.table(),
                claims: Vec::new(),
                company: Company {
                    seats: referee.seats(),
                    you: Some(Player::ALL[0]),
                    options: &options,
                },
                language,
                is_over: false,
            };
            drop(page(ctx, &notebook, &mut Some((Player::ALL[0], Marks::default()))));
        });
    }

    #[test]
    fn the_two_of_a_nation_stand_together_at_any_width() {
        for width in 100..900_u16 {
            let columns = columns(f32::from(width));
            assert!(columns == 1 || columns.is_multiple_of(2), "{columns} at {width}");
        }
        // As on a sheet of full width, and on a telephone.
        assert_eq!([554.0, 290.0].map(columns), [4, 2]);
    }

    #[test]
    fn marks_come_one_after_the_other_and_go_again() {
        let mut mark = None;
        let mut seen = Vec::new();
        for _ in 0..4 {
            mark = next(mark);
            seen.push(mark.map(Mark::sign));
        }
        assert_eq!(seen, [Some('?'), Some('!'), Some('×'), None]);
    }
}

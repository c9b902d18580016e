//! The page before a game: the players and the agreed options.

use agon_core::agent::players::{Character, Level};
use agon_core::agent::{ContestBetween, HeldCase, LostObjection, Map, Options, Player, Seat, Victory};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Rect, Response, Sense, Ui, Vec2};

use super::objections;
use crate::agent::gameplay::agent_screen::{AGENT, AgentScreen};
use crate::agent::gameplay::colours::of_seats;
use crate::agent::hud::icons::{paint_player, set_player_colours};
use crate::agent::saves::acquaintances::Known;
use crate::agent::text::words::{dollars, level_words};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;
use crate::shell::ui::text_input::is_entered;
use crate::shell::ui::widgets::cards::disclosure;
use crate::shell::ui::widgets::controls::slider;
use crate::shell::ui::widgets::sheet::{Ways, sheet_with_footer};
use crate::tabletop::active_game::init_with_game;
use choices::{Choices, LONGEST_NAME, Sitting, suggested};

pub mod choices;
mod colours;
mod sitting;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Opened>(app, AGENT);
    add_screen(app, in_state(AgentScreen(Screen::NewGame)), show);
    app.add_systems(OnEnter(AgentScreen(Screen::NewGame)), (begin_at_top, tell));
}

/// Which seat is being changed, and whether the rules are open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Opened {
    seat: Option<usize>,
    rules: bool,
    /// A part just opened, to be scrolled into view.
    new: Option<Part>,
}

/// Parts that can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Page,
    Seat(usize),
    Rules,
}

impl Opened {
    /// Brings a part that has just been opened, from its heading down, to the top of the page.
    fn bring_into_sight(&mut self, part: Part, ui: &Ui, heading: Rect) {
        if self.new.take_if(|new| *new == part).is_some() {
            ui.scroll_to_rect(heading, Some(Align::TOP));
        }
    }
}

/// Each visit begins with the players, wherever the page was left.
fn begin_at_top(mut opened: ResMut<Opened>) {
    *opened = Opened {
        new: Some(Part::Page),
        ..Opened::default()
    };
}

fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write(Spoken(language.tr("agent-setup")));
}

fn show(
    In(ctx): In<egui::Context>,
    (mut choices, mut opened): (ResMut<Choices>, ResMut<Opened>),
    (known, language): (Res<Known>, Res<Language>),
) -> Option<Do> {
    let mut edited = choices.clone();
    let asked = page(&ctx, &mut edited, (&mut opened, &known), &language);
    choices.set_if_neq(edited);
    asked
}

fn page(
    ctx: &egui::Context,
    choices: &mut Choices,
    (opened, known): (&mut Opened, &Known),
    language: &Language,
) -> Option<Do> {
    let title = language.tr("agent-setup");
    set_player_colours(ctx, of_seats(&choices.seats));
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        opened.bring_into_sight(Part::Page, ui, Rect::from_pos(ui.cursor().min));
        let mut options = choices.options;
        count(ui, &mut options, language);
        let computer = Seat::computer("", Character::even(Level::Runner));
        choices.seats.resize(Player::MOST, computer);
        for player in options.seats() {
            // Open parts above must not change the identity of those below: they would lose the keyboard focus.
            ui.push_id(player.index(), |ui| {
                seat(ui, player, choices, (opened, known), language)
            });
        }
        ui.add_space(space::S);
        let name = language.tr("agent-setup-rules");
        let value = match options == suggested(options.players()) {
            true => language.tr("agent-setup-suggested"),
            false => language.tr("agent-setup-own"),
        };
        let heading = disclosure(ui, opened.rules, &name, &value);
        if opened.rules {
            rules(ui, &mut options, language);
            opened.bring_into_sight(Part::Rules, ui, heading.rect);
        }
        if heading.clicked() {
            opened.rules = !opened.rules;
            opened.new = opened.rules.then_some(Part::Rules);
        }
        choices.options = options;
    };
    let (left, starts) = sheet_with_footer(ctx, "agent set-up", &title, &Ways::new(language), contents, |ui| {
        ui.add_space(space::M);
        let start = primary_button(ui, language.tr("agent-setup-start"));
        take_first_focus(ui, &start);
        start.clicked()
    });
    left.or(starts.then(|| Do::send(choices.game())))
}

fn count(ui: &mut Ui, options: &mut Options, language: &Language) {
    let mut players = options.players();
    let name = language.tr_with("agent-setup-count", &[("count", players.into())]);
    if slider(ui, name, &mut players, 2..=Player::MOST, 1.0) {
        *options = for_count(options, players);
    }
}

/// The options for so many players: those suggested for the former number give way to those suggested for this one.
fn for_count(options: &Options, players: usize) -> Options {
    if *options == suggested(options.players()) {
        suggested(players)
    } else {
        with(options, "", &players.to_string())
    }
}

/// The options with one changed; its name is empty for the number of players. An impossible change has no effect.
fn with(options: &Options, name: &str, value: &str) -> Options {
    let text = options.to_string();
    let (players, rest) = text.split_once(',').unwrap_or((&text, ""));
    let own = |part: &&str| !part.is_empty() && !part.starts_with(&format!("{name}="));
    let mut parts: Vec<String> = rest.split(',').filter(own).map(str::to_owned).collect();
    let players = if name.is_empty() { value } else { players };
    if !name.is_empty() {
        parts.push(format!("{name}={value}"));
    }
    let text = std::iter::once(players.to_owned()).chain(parts).collect::<Vec<_>>();
    text.join(",").parse().unwrap_or(*options)
}

/// A seat: a line that says who sits there, and below it, if it is open, its settings.
fn seat(
    ui: &mut Ui,
    player: Player,
    choices: &mut Choices,
    (opened, known): (&mut Opened, &Known),
    language: &Language,
) {
    let index = player.index();
    let chosen = &choices.seats[index];
    let name = match (chosen.persona, chosen.name.trim()) {
        (Some(persona), _) => persona.full_name().to_owned(),
        (None, "") => language.tr_with("agent-player", &[("number", (index + 1).into())]),
        (None, name) => name.to_owned(),
    };
    let value = match chosen.computer {
        None => language.tr("agent-setup-person"),
        Some(character) => {
            let [level, _] = level_words(character.level, language);
            language.tr_with("agent-setup-computer-level", &[("level", level.into())])
        }
    };
    let among_several = count_people(choices) > 1;
    let is_open = opened.seat == Some(index);
    let heading = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::new(30.0, size::TOUCH), Sense::hover());
        paint_player(ui.painter(), rect.center(), 13.0, index);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            disclosure(ui, is_open, &name, &value)
        })
        .inner
    });
    let heading = heading.inner;
    sitting::paint_in_line(ui, index, heading.rect, choices);
    if is_open {
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            kind(ui, index, choices, language);
            if choices.seats[index].computer.is_none() || choices.sitting(index) == Sitting::Nobody {
                let name = name_field(ui, &mut choices.seats[index], language);
                if is_entered(ui, &name) {
                    // From there Enter closes the seat, and arrows lead to the next.
                    heading.request_focus();
                }
            }
            colours::choose(ui, index, &mut choices.seats, language);
            if choices.seats[index].computer.is_some() {
                sitting::level(ui, index, choices, language);
                sitting::choose(ui, index, choices, known, language);
            } else if among_several {
                objections::choose(ui, &mut choices.seats[index].passes, language);
            }
        });
        opened.bring_into_sight(Part::Seat(index), ui, heading.rect);
    }
    if heading.clicked() {
        opened.seat = (!is_open).then_some(index);
        opened.new = (!is_open).then_some(Part::Seat(index));
    }
}

/// The number of people.
fn count_people(choices: &Choices) -> usize {
    let seats = choices.seats.iter().take(choices.options.players());
    seats.filter(|seat| seat.computer.is_none()).count()
}

fn name_field(ui: &mut Ui, chosen: &mut Seat, language: &Language) -> Response {
    let label = language.tr("agent-setup-name");
    let field = Field {
        name: &label,
        hint: &language.tr("agent-setup-name-hint"),
        longest: LONGEST_NAME,
        lines: 1,
    };
    let under = hint(ui, &label);
    text_field(ui, &mut chosen.name, &field, &under)
}

/// Whether a person or a computer player sits there.
fn kind(ui: &mut Ui, place: usize, choices: &mut Choices, language: &Language) {
    let mut is_person = choices.seats[place].computer.is_none();
    let kinds = [
        (true, language.tr("agent-setup-person")),
        (false, language.tr("agent-setup-computer")),
    ];
    if segmented(ui, &language.tr("agent-setup-who"), &mut is_person, &kinds) {
        choices.set_sitting(place, Level::Runner, Sitting::Drawn);
        if is_person {
            choices.seats[place].computer = None;
        }
    }
}

/// The options, each with a sentence.
fn rules(ui: &mut Ui, options: &mut Options, language: &Language) {
    let caps = [0_u16, 500, 1000].map(|cap| {
        let text = match cap {
            0 => language.tr("agent-option-none"),
            _ => dollars(cap, language),
        };
        (cap, text)
    });
    let mut cap = options.bribe_cap().unwrap_or(0);
    let words = [key("agent-option-cap"), key("agent-option-cap-line")];
    if option(ui, words, &mut cap, &caps, language) {
        *options = with(options, "bribe-cap", &cap.to_string());
    }
    if options.players() == 2 {
        hint(ui, language.tr("agent-option-cap-two"));
    }
    let limits = [
        (0_u32, language.tr("agent-option-none")),
        (20, "20".to_owned()),
        (40, "40".to_owned()),
    ];
    let mut limit = options.round_limit().unwrap_or(0);
    let words = [key("agent-option-limit"), key("agent-option-limit-line")];
    if option(ui, words, &mut limit, &limits, language) {
        *options = with(options, "round-limit", &limit.to_string());
    }
    let maps = [
        (Map::Long, language.tr("agent-option-map-long")),
        (Map::Short, language.tr("agent-option-map-short")),
    ];
    let words = [key("agent-option-map"), key("agent-option-map-line")];
    option(ui, words, &mut options.map, &maps, language);
    let mut per_nation = if options.agents().any(|agent| agent.number() == 2) {
        2_u8
    } else {
        1
    };
    let counts = [(2_u8, "2".to_owned()), (1, "1".to_owned())];
    let words = [key("agent-option-agents"), key("agent-option-agents-line")];
    if option(ui, words, &mut per_nation, &counts, language) {
        *options = with(options, "agents", &per_nation.to_string());
    }
    let contests = [
        (ContestBetween::All, language.tr("agent-option-contest-all")),
        (ContestBetween::Duel, language.tr("agent-option-contest-duel")),
    ];
    let words = [key("agent-option-contest"), key("agent-option-contest-line")];
    option(ui, words, &mut options.contest, &contests, language);
    let costs = [
        (LostObjection::Free, language.tr("agent-option-free")),
        (LostObjection::Turn, language.tr("agent-option-turn")),
    ];
    let words = [key("agent-option-lost"), key("agent-option-lost-line")];
    option(ui, words, &mut options.lost_objection, &costs, language);
    let held = [
        (HeldCase::Safe, language.tr("agent-option-safe")),
        (HeldCase::Snatch, language.tr("agent-option-snatch")),
    ];
    let words = [key("agent-option-held"), key("agent-option-held-line")];
    option(ui, words, &mut options.held_case, &held, language);
    let victories = [
        (Victory::Sheets, language.tr("agent-option-sheets")),
        (Victory::Claim, language.tr("agent-option-claim")),
    ];
    let words = [key("agent-option-victory"), key("agent-option-victory-line")];
    option(ui, words, &mut options.victory, &victories, language);
}

/// One option. Returns whether it was changed.
fn option<T: Copy + PartialEq>(
    ui: &mut Ui,
    [name, line]: [&'static str; 2],
    value: &mut T,
    choices: &[(T, String)],
    language: &Language,
) -> bool {
    ui.add_space(space::XS);
    let name = language.tr(name);
    subheading(ui, &name);
    let changed = segmented(ui, &name, value, choices);
    hint(ui, language.tr(line));
    changed
}

#[cfg(test)]
mod tests {
    use agon_core::agent::Persona;
    use bevy_egui::egui::Key;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, context, draw_frame};

    #[test]
    fn it_fits() {
        for seat in [None, Some(0), Some(1), Some(2), Some(3)] {
            let mut choices = Choices {
                options: suggested(if seat.is_some() { 4 } else { 2 }),
                ..Choices::default()
            };
            choices.set_sitting(2, Level::Agent, Sitting::Persona(Persona::Sarojini));
            choices.set_sitting(3, Level::Master, Sitting::Nobody);
            let mut opened = Opened {
                seat,
                rules: true,
                new: None,
            };
            let known = Known::default();
            assert_fits(|ctx, language| drop(page(ctx, &mut choices, (&mut opened, &known), language)));
        }
    }

    #[test]
    fn suggested_rules_follow_the_number_of_players_and_own_ones_stay() {
        let for_count = |options: &str, players| for_count(&options.parse().unwrap(), players).to_string();
        assert_eq!(for_count("4,bribe-cap=1000", 2), "2,bribe-cap=500");
        assert_eq!(for_count("2,bribe-cap=500", 3), "3,bribe-cap=1000");
        assert_eq!(for_count("4", 2), "2");
        assert_eq!(for_count("3,map=short,bribe-cap=1000", 2), "2,map=short,bribe-cap=1000");
    }

    #[test]
    fn a_seat_that_is_opened_by_key_keeps_the_focus() {
        let (ctx, language) = (context(), Language::new(Locale::EN));
        let (mut choices, known) = (Choices::default(), Known::default());
        let last = choices.options.players() - 1;
        let mut opened = Opened {
            seat: Some(0),
            ..Opened::default()
        };
        let mut press = |keys: &[Key], opened: &mut Opened| {
            // Sizes settle between two presses.
            for key in keys.iter().flat_map(|&key| [None, None, Some(key), None]) {
                let asked = draw_frame(&ctx, key, |ctx| {
                    page(ctx, &mut choices, (&mut *opened, &known), &language)
                });
                assert_eq!(asked, None);
            }
        };
        // The first shows where the focus is, on the main button; from there up to the last seat.
        press(&[Key::Enter, Key::ArrowUp, Key::ArrowUp, Key::Enter], &mut opened);
        assert_eq!(opened.seat, Some(last), "the first is closed");
        press(&[Key::Enter], &mut opened);
        assert_eq!(opened.seat, None);
    }

    #[test]
    fn one_option_changes_and_the_others_stay() {
        let options: Options = "3,map=short,bribe-cap=1000".parse().unwrap();
        assert_eq!(with(&options, "", "5").to_string(), "5,map=short,bribe-cap=1000");
        assert_eq!(with(&options, "bribe-cap", "0").to_string(), "3,map=short");
        assert_eq!(
            with(&options, "agents", "1").to_string(),
            "3,agents=1,map=short,bribe-cap=1000"
        );
        assert_eq!(with(&options, "agents", "9"), options);
    }
}

//! Settings through the whole game: each takes effect in the next frames and is there at the next start, and one button
//! leads back to the usual ones.

use agon::agent::gameplay::settings::AgentSettings;
use agon::agent::pages::set_up::choices::Choices;
use agon::agon::gameplay::selection::Unconfirmed;
use agon::agon::gameplay::settings::{AgonSettings, CellNames, LineCount, Orientation, Theme};
use agon::agon::saves::last_draft::LastDraft;
use agon::agon::scene::entities::{Cell, Facing, LegalTarget, Threatened};
use agon::shelf::remembered::LastGame;
use agon::shell::input::mute::MUTE;
use agon::shell::input::shortcuts::{Actions, Bindings};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::settings::language_choice::LanguageChoice;
use agon::shell::system::settings::program::{Appearance, Percent, Settings, TextSize};
use agon::shell::system::store::Store;
use agon::shell::system::window::desktop::WindowSettings;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::shell::ui::notice::Notices;
use agon::tabletop::motion::AnimationSpeed;
use agon::tabletop::view::View;
use agon::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};
use agon_core::notation::parse_position;
use agon_core::rules::{Game, RuleSet, Side};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Role};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use serde_json::{Value, json};

use crate::whole::Whole;

/// Black to move; White's guard on k7 threatens the one on h9 from i8.
const THREAT: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 b - 0 1";

fn egui_context(whole: &mut Whole) -> egui::Context {
    let world = whole.app.world_mut();
    let mut panels = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    panels.single_mut(world).unwrap().get_mut().clone()
}

fn cells<M: Component>(whole: &mut Whole) -> Vec<String> {
    let world = whole.app.world_mut();
    let mut marked = world.query_filtered::<&Cell, With<M>>();
    marked.iter(world).map(|cell| cell.0.to_string()).collect()
}

fn is<R: Resource + PartialEq>(whole: &Whole, wanted: &R) -> bool {
    whole.app.world().resource::<R>() == wanted
}

/// Everything that can be chosen.
#[derive(Clone, Debug, Default, PartialEq)]
struct Chosen {
    program: Settings,
    agon: AgonSettings,
    view: ViewSettings,
    keys: Bindings,
    agent: AgentSettings,
    agent_choices: Choices,
    shelf: LastGame,
    editor: LastDraft,
}

impl Chosen {
    fn of(whole: &Whole) -> Self {
        let world = whole.app.world();
        Self {
            program: world.resource::<Settings>().clone(),
            agon: world.resource::<AgonSettings>().clone(),
            view: world.resource::<ViewSettings>().clone(),
            keys: world.resource::<Bindings>().clone(),
            agent: world.resource::<AgentSettings>().clone(),
            agent_choices: world.resource::<Choices>().clone(),
            shelf: world.resource::<LastGame>().clone(),
            editor: world.resource::<LastDraft>().clone(),
        }
    }

    /// Chooses it in a game.
    fn put(self, whole: &mut Whole) {
        let world = whole.app.world_mut();
        world.resource_mut::<Settings>().set_if_neq(self.program);
        world.resource_mut::<AgonSettings>().set_if_neq(self.agon);
        world.resource_mut::<ViewSettings>().set_if_neq(self.view);
        world.resource_mut::<Bindings>().set_if_neq(self.keys);
        world.resource_mut::<AgentSettings>().set_if_neq(self.agent);
        world.resource_mut::<Choices>().set_if_neq(self.agent_choices);
        world.resource_mut::<LastGame>().set_if_neq(self.shelf);
        world.resource_mut::<LastDraft>().set_if_neq(self.editor);
    }
}

type Change = fn(&mut Chosen);
type Effect = fn(&mut Whole) -> bool;

/// What is chosen, and whether it is seen, in a game in which Black's guard on h9 is picked up.
const CHOICES: [(&str, Change, Effect); 11] = [
    (
        "language",
        |chosen| chosen.program.language = LanguageChoice::Is(Locale::FR),
        |whole| whole.app.world().resource::<Language>().locale() == Locale::FR,
    ),
    (
        "colours",
        |chosen| chosen.program.appearance = Appearance::Light,
        |whole| egui_context(whole).theme() == egui::Theme::Light,
    ),
    (
        "size of text",
        |chosen| chosen.program.text_size = TextSize::Huge,
        |whole| egui_context(whole).zoom_factor() > 1.4,
    ),
    (
        "view",
        |chosen| chosen.view.view = ViewChoice::TwoD,
        |whole| is(whole, &View::TwoD),
    ),
    (
        "material",
        |chosen| chosen.agon.board = Theme::Marble,
        |whole| is(whole, &Theme::Marble),
    ),
    (
        "names of cells",
        |chosen| chosen.agon.cell_names = CellNames::Cells,
        |whole| is(whole, &CellNames::Cells),
    ),
    (
        "direction",
        |chosen| chosen.agon.orientation = Orientation::Mover,
        |whole| is(whole, &Facing(Side::Black)),
    ),
    (
        "speed",
        |chosen| chosen.view.animation = Animation::Fast,
        |whole| is(whole, &AnimationSpeed(2.5)),
    ),
    (
        "targets",
        |chosen| chosen.agon.show_targets = false,
        |whole| cells::<LegalTarget>(whole).is_empty(),
    ),
    (
        "threats",
        |chosen| chosen.agon.show_threats = true,
        |whole| cells::<Threatened>(whole).contains(&"h9".to_owned()),
    ),
    (
        "volume",
        |chosen| chosen.program.sound_volume = Percent::new(5),
        |whole| whole.app.world().resource::<Settings>().sound() < 0.06,
    ),
];

fn begin(whole: &mut Whole) {
    let rules = RuleSet::default();
    let start = parse_position(THREAT, &rules).unwrap();
    whole.play(Game::from_position(rules, start));
    let guard = whole
        .nodes()
        .into_iter()
        .find_map(|(_, node)| node.label().filter(|name| name.starts_with("h9,")).map(str::to_owned));
    whole.act(&guard.unwrap(), Action::Click);
}

#[test]
fn each_setting_takes_effect_at_once_and_is_there_at_the_next_start() {
    for (name, change, is_seen) in CHOICES {
        let mut whole = Whole::start(Store::memory());
        begin(&mut whole);
        assert!(!is_seen(&mut whole), "{name}: seen before it is chosen");
        let mut chosen = Chosen::of(&whole);
        change(&mut chosen);
        chosen.clone().put(&mut whole);
        whole.app.update();
        whole.app.update();
        assert!(is_seen(&mut whole), "{name}: not seen at once");

        // In these tests nothing moves, so that is chosen anew.
        let mut next = Whole::start(whole.end());
        let mut kept = Chosen::of(&next);
        kept.view.animation = chosen.view.animation;
        assert_eq!(kept, chosen, "{name}: not kept");
        if name != "speed" {
            next.go(Screen::Title, Overlay::None);
            begin(&mut next);
            assert!(is_seen(&mut next), "{name}: not seen at the next start");
        }
    }
}

#[test]
fn moves_wait_to_be_confirmed_as_soon_as_that_is_chosen() {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    whole.app.world_mut().resource_mut::<AgonSettings>().confirm_moves = true;
    whole.act("f1, White queen, can be moved", Action::Click);
    whole.act("f2, empty, can be reached", Action::Click);
    assert!(whole.app.world().resource::<Unconfirmed>().0.is_some());
    whole.act("f2, empty, can be reached", Action::Click);
    whole.node("f2, White queen");
}

#[test]
fn one_button_leads_back_to_the_usual_settings() {
    let mut whole = Whole::start(Store::memory());
    let mut chosen = Chosen::of(&whole);
    for (_, change, _) in CHOICES {
        change(&mut chosen);
    }
    chosen.program.language = LanguageChoice::Is(Locale::EN);
    chosen.program.muted = true;
    chosen.put(&mut whole);
    whole.go(Screen::Title, Overlay::Page(SETTINGS));
    whole.act("Restore default settings", Action::Click);
    assert_eq!(whole.focus().label(), Some("Cancel"), "it is asked first");
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    whole.press(KeyCode::Enter, Key::Enter);
    let mut usual = Chosen::default();
    usual.agon.first_run = false;
    assert_eq!(Chosen::of(&whole), usual);
}

#[test]
fn a_key_shows_threats_and_a_screen_reader_hears_of_them() {
    let mut whole = Whole::start(Store::memory());
    begin(&mut whole);
    whole.type_sign("t");
    let nodes = whole.nodes();
    let names: Vec<_> = nodes.iter().filter_map(|(_, node)| node.label()).collect();
    assert!(names.contains(&"h9, Black guard, chosen, under threat"), "{names:?}");
}

/// The settings' name in the store.
const ENTRY: &str = "settings";

/// The game with settings as a text.
fn start_with(settings: &str) -> Whole {
    let mut store = Store::memory();
    store.put(ENTRY, settings).unwrap();
    Whole::start(store)
}

fn kept(whole: &Whole, name: &str) -> Option<String> {
    whole.app.world().resource::<Store>().get(name).unwrap()
}

fn notices(whole: &Whole) -> usize {
    whole.app.world().resource::<Notices>().shown().count()
}

/// What holds in these tests when nothing was chosen.
fn at_the_start() -> Chosen {
    let mut chosen = Chosen::default();
    chosen.program.language = LanguageChoice::Is(Locale::EN);
    chosen.agon.first_run = false;
    chosen.view.animation = Animation::Off;
    chosen
}

/// What there was in version 1, where all fields lay side by side, each other than usual but for the animation, which
/// these tests switch off.
const VERSION_1: &str = r#"{
    "version": 1,
    "language": "fr", "appearance": "light", "sound_volume": 5, "music_volume": 6, "ambience_volume": 7, "muted": true,
    "text_size": "huge", "view": "two_d", "animation": "off", "board": "marble", "cell_names": false,
    "orientation": "table", "show_targets": false, "show_race": false, "show_threats": true, "confirm_moves": true,
    "first_run": false, "keys": {"mute": ["X"], "make_tea": ["T"]}
}"#;

#[test]
fn what_was_chosen_in_version_1_still_holds_and_stays_when_something_else_is_chosen() {
    let mut first = start_with(VERSION_1);
    let chosen = Chosen::of(&first);
    let program = Settings {
        language: LanguageChoice::Is(Locale::FR),
        appearance: Appearance::Light,
        sound_volume: Percent::new(5),
        music_volume: Percent::new(6),
        ambience_volume: Percent::new(7),
        muted: true,
        text_size: TextSize::Huge,
    };
    assert_eq!(chosen.program, program);
    let agon = AgonSettings {
        board: Theme::Marble,
        cell_names: CellNames::Off,
        orientation: Orientation::Table,
        show_targets: false,
        show_race: false,
        show_threats: true,
        confirm_moves: true,
        // What there was not then is as usual.
        show_puzzle_rating: true,
        analysis_lines: LineCount::new(3),
        first_run: false,
    };
    assert_eq!(chosen.agon, agon);
    let view = ViewSettings {
        view: ViewChoice::TwoD,
        animation: Animation::Off,
        ..default()
    };
    assert_eq!(chosen.view, view);
    let actions = first.app.world().resource::<Actions>();
    let mute = actions.get(MUTE).unwrap();
    assert_eq!(chosen.keys.keys(mute), ["X".parse().unwrap()]);
    assert_eq!(notices(&first), 0);

    let mut other = chosen.clone();
    other.program.muted = false;
    other.clone().put(&mut first);
    first.settle();
    let text = kept(&first, ENTRY).unwrap();
    assert!(text.contains("\"version\": 2"), "{text}");
    assert!(
        text.contains("make_tea"),
        "keys of actions that are not known are kept: {text}"
    );
    let next = Whole::start(first.end());
    assert_eq!(Chosen::of(&next), other);
}

#[test]
fn fields_that_are_missing_or_not_known_do_no_harm() {
    for text in [
        r#"{"version":1,"view":"two_d","tea":"Assam"}"#,
        r#"{"version":2,"sections":{"tabletop":{"view":"two_d","tea":"Assam"},"go":{"komi":7}}}"#,
    ] {
        let whole = start_with(text);
        let mut expected = at_the_start();
        expected.view.view = ViewChoice::TwoD;
        assert_eq!(Chosen::of(&whole), expected, "{text}");
        assert_eq!(notices(&whole), 0, "{text}");
    }
}

/// All settings as they are stored.
fn in_sections(chosen: Chosen, window: WindowSettings) -> Value {
    json!({
        "shell": chosen.program,
        "agon": chosen.agon,
        "tabletop": chosen.view,
        "keys": chosen.keys,
        "agent": chosen.agent,
        "agent_choices": chosen.agent_choices,
        "shelf": chosen.shelf,
        "editor": chosen.editor,
        "window": window,
    })
}

/// The sections as they are stored, with every field other than usual.
fn sections() -> Value {
    let mut whole = start_with(VERSION_1);
    whole.app.world_mut().resource_mut::<Settings>().muted = false;
    whole.settle();
    whole.app.world_mut().resource_mut::<Settings>().muted = true;
    whole.settle();
    let text: Value = serde_json::from_str(&kept(&whole, ENTRY).unwrap()).unwrap();
    text["sections"].clone()
}

#[test]
fn a_field_that_is_not_understood_takes_its_default_and_all_others_are_kept() {
    let sections = sections();
    let usual = in_sections(at_the_start(), WindowSettings::default());
    let mut fields = 0;
    // The shelf may remember a game that only a later version has.
    let of_program = sections
        .as_object()
        .unwrap()
        .iter()
        .filter(|(name, _)| *name != "shelf");
    for (section, values) in of_program {
        for field in values.as_object().unwrap().keys() {
            fields += 1;
            let mut stored = sections.clone();
            stored[section][field] = json!("cheese");
            let text = json!({ "version": 2, "sections": stored }).to_string();
            let whole = start_with(&text);
            let mut expected = stored;
            match usual[section].get(field) {
                Some(value) => expected[section][field] = value.clone(),
                None => drop(expected[section].as_object_mut().unwrap().remove(field)),
            }
            let window = whole.app.world().resource::<WindowSettings>().clone();
            let chosen = in_sections(Chosen::of(&whole), window);
            assert_eq!(chosen, expected, "{section}, {field}");
            assert_eq!(kept(&whole, "settings.damaged-1"), Some(text), "{section}, {field}");
            assert_eq!(notices(&whole), 1, "{section}, {field}");
        }
    }
    assert!(fields > 15, "{sections}");
}

#[test]
fn a_game_that_only_a_later_version_has_stays_remembered() {
    let text = r#"{"version":2,"sections":{"shelf":{"game":"chess"}}}"#;
    let mut whole = start_with(text);
    whole.app.world_mut().resource_mut::<Settings>().muted = true;
    whole.settle();
    let stored: Value = serde_json::from_str(&kept(&whole, ENTRY).unwrap()).unwrap();
    assert_eq!(stored["sections"]["shelf"]["game"], json!("chess"));
    assert_eq!(notices(&whole), 0);
}

#[test]
fn settings_that_cannot_be_understood_are_set_aside_and_the_player_told() {
    for text in [
        "",
        "{",
        r#"{"version":99,"sections":{}}"#,
        r#"{"version":1,"sound_volume":101}"#,
        r#"{"version":1,"view":"four_d"}"#,
        r#"{"version":2,"sections":{"agon":{"board":"cheese"}}}"#,
    ] {
        let whole = start_with(text);
        assert_eq!(Chosen::of(&whole), at_the_start(), "{text}");
        assert_eq!(kept(&whole, "settings.damaged-1").as_deref(), Some(text));
        assert_eq!(notices(&whole), 1, "{text}");
    }
}

#[test]
fn by_keys_the_first_control_has_the_focus() {
    let mut whole = Whole::start(Store::memory());
    whole.press(KeyCode::ArrowDown, Key::ArrowDown);
    whole.go(Screen::Title, Overlay::Page(SETTINGS));
    let first = whole.focus();
    assert_eq!((first.role(), first.label()), (Role::Button, Some("Language: English")));
}

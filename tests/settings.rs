//! Settings through the whole game: each takes effect in the next frames and is there at the next start, and one button
//! leads back to the usual ones.
#![cfg(feature = "game")]

use agon::app::agon::components::{AnimationSpeed, Cell, CellNames, Facing, LegalTarget, Theme, Threatened, View};
use agon::app::agon::selection::Unconfirmed;
use agon::app::shell::language::{Language, Locale};
use agon::app::shell::screens::{Overlay, Screen};
use agon::app::shell::settings::{
    self, Animation, Appearance, Board, LanguageChoice, Orientation, Percent, Settings, TextSize,
};
use agon::app::shell::store::Store;
use agon::notation::parse_position;
use agon::rules::{Game, RuleSet, Side};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use whole::Whole;

mod whole;

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

type Change = fn(&mut Settings);
type Effect = fn(&mut Whole) -> bool;

/// What is chosen, and whether it is seen, in a game in which Black's guard on h9 is picked up.
const SETTINGS: [(&str, Change, Effect); 11] = [
    (
        "language",
        |settings| settings.language = LanguageChoice::Fr,
        |whole| whole.app.world().resource::<Language>().locale() == Locale::Fr,
    ),
    (
        "colours",
        |settings| settings.appearance = Appearance::Light,
        |whole| egui_context(whole).theme() == egui::Theme::Light,
    ),
    (
        "size of text",
        |settings| settings.text_size = TextSize::Huge,
        |whole| egui_context(whole).zoom_factor() > 1.4,
    ),
    (
        "view",
        |settings| settings.view = settings::View::TwoD,
        |whole| is(whole, &View::TwoD),
    ),
    (
        "material",
        |settings| settings.board = Board::Marble,
        |whole| is(whole, &Theme::Marble),
    ),
    (
        "names of cells",
        |settings| settings.cell_names = false,
        |whole| is(whole, &CellNames(false)),
    ),
    (
        "direction",
        |settings| settings.orientation = Orientation::Mover,
        |whole| is(whole, &Facing(Side::Black)),
    ),
    (
        "speed",
        |settings| settings.animation = Animation::Fast,
        |whole| is(whole, &AnimationSpeed(2.5)),
    ),
    (
        "targets",
        |settings| settings.show_targets = false,
        |whole| cells::<LegalTarget>(whole).is_empty(),
    ),
    (
        "threats",
        |settings| settings.show_threats = true,
        |whole| cells::<Threatened>(whole).contains(&"h9".to_owned()),
    ),
    (
        "volume",
        |settings| settings.sound_volume = Percent::new(5),
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
    for (name, change, is_seen) in SETTINGS {
        let mut whole = Whole::start(Store::memory());
        begin(&mut whole);
        assert!(!is_seen(&mut whole), "{name}: seen before it is chosen");
        change(&mut whole.app.world_mut().resource_mut::<Settings>());
        whole.app.update();
        whole.app.update();
        assert!(is_seen(&mut whole), "{name}: not seen at once");
        let chosen = whole.app.world().resource::<Settings>().clone();

        // In these tests nothing moves, so that is chosen anew.
        let mut next = Whole::start(whole.end());
        let kept = next.app.world().resource::<Settings>().clone();
        let animation = chosen.animation;
        assert_eq!(Settings { animation, ..kept }, chosen, "{name}: not kept");
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
    whole.app.world_mut().resource_mut::<Settings>().confirm_moves = true;
    whole.act("f1, White queen, can be moved", Action::Click);
    whole.act("f2, empty, can be moved to", Action::Click);
    assert!(whole.app.world().resource::<Unconfirmed>().0.is_some());
    whole.act("f2, empty, can be moved to", Action::Click);
    whole.node("f2, White queen");
}

#[test]
fn one_button_leads_back_to_the_usual_settings() {
    let mut whole = Whole::start(Store::memory());
    {
        let mut settings = whole.app.world_mut().resource_mut::<Settings>();
        for (_, change, _) in SETTINGS {
            change(&mut settings);
        }
        settings.language = LanguageChoice::En;
        settings.muted = true;
    }
    whole.go(Screen::Title, Overlay::Settings);
    whole.act("Back to the usual settings", Action::Click);
    assert_eq!(whole.focus().label(), Some("Cancel"), "it is asked first");
    whole.press(KeyCode::ArrowUp, Key::ArrowUp);
    whole.press(KeyCode::Enter, Key::Enter);
    let settings = whole.app.world().resource::<Settings>();
    let usual = Settings {
        first_run: false,
        ..Settings::default()
    };
    assert_eq!(*settings, usual);
}

#[test]
fn a_key_shows_threats_and_a_screen_reader_hears_of_them() {
    let mut whole = Whole::start(Store::memory());
    begin(&mut whole);
    whole.type_sign("t");
    let nodes = whole.nodes();
    let names: Vec<_> = nodes.iter().filter_map(|(_, node)| node.label()).collect();
    assert!(names.contains(&"h9, Black guard, picked up, under threat"), "{names:?}");
}

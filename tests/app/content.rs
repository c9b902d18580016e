//! Content that is fetched when its page is opened, as in the browser: from a host that sends nothing, refuses, sends a
//! part of it, or all.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use agon::agon::gameplay::content::{Content, Part};
use agon::agon::text::pages::{LEARN, MISTAKES, MUSEUM, OPENINGS, PROGRESS, PUZZLES, RULES};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::settings::language_choice::LanguageChoice;
use agon::shell::system::settings::language_switch::END;
use agon::shell::system::settings::program::Settings;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Page, Screen};
use bevy::asset::io::{
    AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader, VecReader,
};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::accesskit::Action;

use crate::whole::{Whole, nothing_drawn};

/// What a host does when it is asked for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    SendNothing,
    Refuse,
    SendHalf,
    Send,
}

#[derive(Clone)]
struct Host {
    does: Arc<Mutex<Does>>,
    /// How many files were asked for.
    asked: Arc<AtomicUsize>,
}

impl Host {
    fn now(&self, does: Does) {
        *self.does.lock().unwrap() = does;
    }
}

impl AssetReader for Host {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let mut file = contents(path)?;
        let does = *self.does.lock().unwrap();
        match does {
            Does::SendNothing => std::future::pending::<()>().await,
            Does::Refuse => return Err(AssetReaderError::HttpError(404)),
            // Between two lines: the rest can be read.
            Does::SendHalf => {
                let half = file.len() / 2;
                let line = file[..half].iter().rposition(|&byte| byte == b'\n');
                file.truncate(line.map_or(half, |end| end + 1));
            }
            Does::Send => {}
        }
        Ok(VecReader::new(file))
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        Err::<VecReader, _>(AssetReaderError::NotFound(path.to_owned()))
    }

    async fn read_directory<'a>(&'a self, path: &'a Path) -> Result<Box<PathStream>, AssetReaderError> {
        Err(AssetReaderError::NotFound(path.to_owned()))
    }

    async fn is_directory<'a>(&'a self, _: &'a Path) -> Result<bool, AssetReaderError> {
        Ok(false)
    }
}

/// What the host has at a path: the assets of the game and of the library, and the texts of each language in one file.
fn contents(path: &Path) -> Result<Vec<u8>, std::io::Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let assets = root.join("assets");
    match path.extension() {
        Some(extension) if extension == "ftl" => {
            let folder = fs::read_dir(assets.join(path.with_extension("")))?;
            let files = folder.map(|file| fs::read_to_string(file?.path()));
            Ok((files.collect::<Result<String, _>>()? + END).into_bytes())
        }
        _ => fs::read(assets.join(path)).or_else(|_| fs::read(root.join("core/assets").join(path))),
    }
}

/// The game as in the browser, and the host it came from.
fn visit(does: Does) -> (Whole, Host) {
    let host = Host {
        does: Arc::new(Mutex::new(does)),
        asked: Arc::default(),
    };
    let reader = host.clone();
    let before = move |app: &mut App| {
        let source = AssetSourceBuilder::new(move || Box::new(reader.clone()));
        let texts = contents(Path::new("lang/en.ftl")).unwrap();
        app.register_asset_source(AssetSourceId::Default, source)
            .insert_resource(Content::unread())
            .insert_resource(Language::fetched(Locale::EN, String::from_utf8(texts).unwrap()));
    };
    let whole = Whole::start_prepared(Store::memory(), nothing_drawn(), before, |_| ());
    (whole, host)
}

/// Whether something on the screen begins so.
fn reads(whole: &Whole, text: &str) -> bool {
    let begins_so = |told: Option<&str>| told.is_some_and(|told| told.starts_with(text));
    let nodes = whole.nodes();
    let is_written = nodes
        .iter()
        .any(|(_, node)| begins_so(node.label()) || begins_so(node.value()));
    is_written || whole.said().iter().any(|said| said.starts_with(text))
}

/// Waits until this is written on the screen.
fn wait_for(whole: &mut Whole, text: &str) {
    for _ in 0..2_000 {
        if reads(whole, text) {
            return;
        }
        whole.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    let told: Vec<_> = whole
        .nodes()
        .into_iter()
        .filter_map(|(_, node)| node.label().or(node.value()).map(str::to_owned))
        .collect();
    panic!("{text:?} never came: {told:?}");
}

/// Lets everything that was asked for arrive or fail: a page may need several files. All have when none was asked for in
/// so many frames.
fn let_arrive(whole: &mut Whole, host: &Host) {
    let (mut before, mut still) = (0, 0);
    while still < 20 {
        whole.app.update();
        std::thread::sleep(Duration::from_millis(5));
        let asked = host.asked.load(Ordering::Relaxed);
        still = if asked == before { still + 1 } else { 0 };
        before = asked;
    }
}

const FAILED: &str = "This page could not be loaded. Check your connection, then try again.";

/// The pages, each with something that it says only if its content is there.
const PAGES: [(Page, &str); 7] = [
    (LEARN, "1. First steps"),
    (PUZZLES, "Solve a puzzle"),
    (MISTAKES, "Nothing comes back yet."),
    (PROGRESS, "No puzzle tried yet."),
    (RULES, "The museum of rules"),
    (MUSEUM, "Where Agon comes from"),
    (OPENINGS, "Games of the computer against itself"),
];

#[test]
fn a_page_says_that_its_content_is_loaded_then_that_it_failed_and_loads_it_when_asked_again() {
    for (page, content) in PAGES {
        let (mut whole, host) = visit(Does::Refuse);
        whole.go(Screen::Title, Overlay::None);
        assert!(
            Part::ALL
                .iter()
                .all(|&part| whole.app.world().resource::<Content>().is_unread(part))
        );
        whole.show(Screen::Title, Overlay::Page(page));
        wait_for(&mut whole, FAILED);
        let_arrive(&mut whole, &host);
        assert!(!reads(&whole, content));
        assert_eq!(whole.said().last().unwrap(), FAILED);
        whole.press(KeyCode::ArrowDown, Key::ArrowDown);
        assert_eq!(whole.focus().label(), Some("Try again"), "for whoever comes by keys");
        host.now(Does::SendNothing);
        whole.act("Try again", Action::Click);
        wait_for(&mut whole, "Loading…");
        assert!(!reads(&whole, "Try again"), "{page:?}");
        // It is left, and failed meanwhile.
        whole.act("Back", Action::Click);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    }
}

#[test]
fn what_broke_off_is_read_again() {
    for (page, content) in PAGES {
        let (mut whole, host) = visit(Does::SendHalf);
        whole.show(Screen::Title, Overlay::Page(page));
        wait_for(&mut whole, FAILED);
        let_arrive(&mut whole, &host);
        host.now(Does::Send);
        whole.act("Try again", Action::Click);
        wait_for(&mut whole, content);
    }
}

#[test]
fn a_host_that_sends_nothing_is_given_up() {
    let (mut whole, host) = visit(Does::SendNothing);
    whole.show(Screen::Title, Overlay::Page(RULES));
    assert!(reads(&whole, "Loading…"));
    let after = |seconds| TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds));
    whole.app.insert_resource(after(25));
    whole.settle();
    whole.app.insert_resource(after(0));
    wait_for(&mut whole, FAILED);
    host.now(Does::Send);
    whole.act("Try again", Action::Click);
    wait_for(&mut whole, "The museum of rules");
}

/// Chooses a language on the page of settings, by the name of the choice.
fn choose(whole: &mut Whole, name: &str) {
    whole.show(Screen::Title, Overlay::Page(SETTINGS));
    if !reads(whole, name) {
        whole.act("Language: English", Action::Click);
        whole.settle();
    }
    whole.act(name, Action::Click);
}

const FRENCH_FAILED: &str = "Français could not be loaded. Check your connection, then choose it again.";

#[test]
fn another_language_is_fetched_once_when_it_is_chosen() {
    let (mut whole, host) = visit(Does::Send);
    choose(&mut whole, "Language, Français");
    wait_for(&mut whole, "Réglages");
    choose(&mut whole, "Langue, English");
    assert!(reads(&whole, "Settings"), "at once");
    choose(&mut whole, "Language, Français");
    assert!(reads(&whole, "Réglages"), "at once");
    assert_eq!(host.asked.load(Ordering::Relaxed), 1);
}

#[test]
fn a_language_that_cannot_be_fetched_is_not_chosen_until_it_is_chosen_again() {
    for does in [Does::Refuse, Does::SendHalf] {
        let (mut whole, host) = visit(does);
        choose(&mut whole, "Language, Français");
        wait_for(&mut whole, FRENCH_FAILED);
        let chosen = whole.app.world().resource::<Settings>().language;
        assert_eq!(chosen, LanguageChoice::Is(Locale::EN), "{does:?}");
        host.now(Does::Send);
        choose(&mut whole, "Language, Français");
        wait_for(&mut whole, "Réglages");
    }
}

#[test]
fn a_language_that_does_not_arrive_is_given_up_unless_another_was_chosen_meanwhile() {
    for changes_mind in [false, true] {
        let (mut whole, _) = visit(Does::SendNothing);
        choose(&mut whole, "Language, Français");
        assert!(reads(&whole, "Settings"));
        if changes_mind {
            choose(&mut whole, "Language, English");
        }
        let after = |seconds| TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds));
        whole.app.insert_resource(after(25));
        whole.app.update();
        whole.app.insert_resource(after(0));
        whole.settle();
        assert_eq!(reads(&whole, FRENCH_FAILED), !changes_mind);
    }
}

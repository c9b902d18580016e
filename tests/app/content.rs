//! Content that is fetched when its page is opened, as in the browser: from a host that sends nothing, refuses, sends a
//! part of it, or all.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use agon::agon::gameplay::content::{Content, Part};
use agon::agon::text::pages::{LEARN, MISTAKES, MUSEUM, PROGRESS, PUZZLES, RULES};
use agon::shell::system::language::{Language, Locale};
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
    /// Texts that break off between two of them, and everything else.
    SendHalfTheTexts,
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
        let mut file = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path))?;
        let does = *self.does.lock().unwrap();
        match does {
            Does::SendNothing => std::future::pending::<()>().await,
            Does::Refuse => return Err(AssetReaderError::HttpError(404)),
            // Between two letters.
            Does::SendHalf => file.truncate(file.len() / 2 - file.len() / 2 % 2),
            Does::SendHalfTheTexts if path.extension().is_some_and(|end| end == "ftl") => {
                let half = &file[..file.len() / 2];
                let mut ends = half
                    .windows(2)
                    .enumerate()
                    .filter(|(_, two)| two[0] == b'\n' && two[1].is_ascii_lowercase());
                let end = ends.next_back().map_or(0, |(at, _)| at + 1);
                assert!(end > 0, "{path:?} has more than one text");
                file.truncate(end);
            }
            Does::Send | Does::SendHalfTheTexts => {}
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

/// The game as in the browser, and the host it came from.
fn visit(does: Does) -> (Whole, Host) {
    let host = Host {
        does: Arc::new(Mutex::new(does)),
        asked: Arc::default(),
    };
    let reader = host.clone();
    let before = move |app: &mut App| {
        let source = AssetSourceBuilder::new(move || Box::new(reader.clone()));
        app.register_asset_source(AssetSourceId::Default, source)
            .insert_resource(Content::unread());
    };
    let whole = Whole::start_prepared(Store::memory(), nothing_drawn(), before, |_| ());
    (whole, host)
}

/// Whether something on the screen begins so.
fn reads(whole: &Whole, text: &str) -> bool {
    let begins_so = |told: Option<&str>| told.is_some_and(|told| told.starts_with(text));
    let nodes = whole.nodes();
    nodes
        .iter()
        .any(|(_, node)| begins_so(node.label()) || begins_so(node.value()))
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
const PAGES: [(Page, &str); 6] = [
    (LEARN, "1. First steps"),
    (PUZZLES, "Solve a puzzle"),
    (MISTAKES, "Nothing comes back yet."),
    (PROGRESS, "No puzzle tried yet."),
    (RULES, "The museum of rules"),
    (MUSEUM, "Where Agon comes from"),
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
        whole.act("Close", Action::Click);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    }
}

#[test]
fn texts_that_break_off_are_not_taken_for_all_of_them() {
    for (page, content) in PAGES {
        let (mut whole, host) = visit(Does::SendHalfTheTexts);
        whole.show(Screen::Title, Overlay::Page(page));
        wait_for(&mut whole, FAILED);
        let_arrive(&mut whole, &host);
        assert!(!reads(&whole, content), "{page:?}");
        host.now(Does::Send);
        whole.act("Try again", Action::Click);
        wait_for(&mut whole, content);
    }
}

#[test]
fn what_is_read_is_shown_in_either_language() {
    for (page, content) in PAGES {
        let (mut whole, host) = visit(Does::SendHalf);
        whole.show(Screen::Title, Overlay::Page(page));
        wait_for(&mut whole, FAILED);
        let_arrive(&mut whole, &host);
        host.now(Does::Send);
        whole.act("Try again", Action::Click);
        wait_for(&mut whole, content);
        let mut language = whole.app.world_mut().resource_mut::<Language>();
        language.switch(Locale::Fr);
        whole.settle();
        assert!(!reads(&whole, content), "{page:?} in French");
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

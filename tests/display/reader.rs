//! The game as a screen reader of the desktop meets it, over the bus that both are on.
//!
//! Needs `Xvfb`, `dbus-daemon` and `at-spi2-core`: each test has a screen and a session of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use zbus::zvariant::{DynamicType, OwnedObjectPath, OwnedValue, Type, Value};
use zbus::{Connection, block_on, connection};

use crate::desktop::Desktop;

/// Something on the accessibility bus: whose it is, and its path there.
type Object = (String, OwnedObjectPath);

/// A session bus, as a desktop has it; it ends with this value.
struct Session {
    daemon: Child,
    sockets: PathBuf,
    address: String,
}

impl Session {
    /// Starts one for the programs on a display. It finds no settings of the person who runs the test, and changes none.
    fn start(display: &str) -> Self {
        // The path of a socket has to be short, and without a colon.
        let sockets = std::env::temp_dir().join(format!("agon-{}", display.trim_start_matches(':')));
        std::fs::create_dir_all(&sockets).unwrap();
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("DISPLAY", display)
            .env("GSETTINGS_BACKEND", "memory")
            .env("XDG_RUNTIME_DIR", &sockets)
            .env_remove("AT_SPI_BUS_ADDRESS")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon must be installed");
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().unwrap())
            .read_line(&mut address)
            .unwrap();
        let address = address.trim().to_owned();
        Self {
            daemon,
            sockets,
            address,
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
        let _ = std::fs::remove_dir_all(&self.sockets);
    }
}

/// A screen reader, as far as the game can tell.
struct Reader {
    session: Connection,
    accessibility: Connection,
}

/// Calls a method. Whoever does not answer in good time fails the test.
fn call<T>(
    bus: &Connection,
    (name, path): (&str, &str),
    interface: &str,
    method: &str,
    body: &(impl Serialize + DynamicType),
) -> zbus::Result<T>
where
    T: DeserializeOwned + Type,
{
    block_on(async {
        let answer = bus.call_method(Some(name), path, Some(interface), method, body).await?;
        answer.body().deserialize()
    })
}

fn connect(address: &str) -> Connection {
    let connection = connection::Builder::address(address)
        .unwrap()
        .method_timeout(Duration::from_secs(30));
    block_on(connection.build()).unwrap()
}

/// Roles by their numbers in the protocol of accessibility: `FRAME` and `BUTTON`.
const WINDOW: u32 = 23;
const BUTTON: u32 = 43;

const STATUS: (&str, &str) = ("org.a11y.Bus", "/org/a11y/bus");

impl Reader {
    fn new(session: &Session) -> Self {
        let session = connect(&session.address);
        let address: String =
            call(&session, STATUS, "org.a11y.Bus", "GetAddress", &()).expect("at-spi2-core must be installed");
        let accessibility = connect(&address);
        Self { session, accessibility }
    }

    /// Says that a reader has come, as today's say it: by this property alone.
    fn come(&self) {
        let property = ("org.a11y.Status", "IsEnabled", Value::from(true));
        let () = call(
            &self.session,
            STATUS,
            "org.freedesktop.DBus.Properties",
            "Set",
            &property,
        )
        .unwrap();
    }

    fn children(&self, name: &str, path: &str) -> Vec<Object> {
        // What has just gone has none.
        let accessible = "org.a11y.atspi.Accessible";
        call(&self.accessibility, (name, path), accessible, "GetChildren", &()).unwrap_or_default()
    }

    fn applications(&self) -> Vec<Object> {
        self.children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    }

    fn name(&self, (name, path): &Object) -> Option<String> {
        let property = ("org.a11y.atspi.Accessible", "Name");
        let properties = "org.freedesktop.DBus.Properties";
        let value: OwnedValue = call(&self.accessibility, (name, path), properties, "Get", &property).ok()?;
        value.try_into().ok()
    }

    fn role(&self, (name, path): &Object) -> Option<u32> {
        let accessible = "org.a11y.atspi.Accessible";
        call(&self.accessibility, (name, path), accessible, "GetRole", &()).ok()
    }

    /// What has this role and this name.
    fn find(&self, role: u32, name: &str) -> Option<Object> {
        let mut left = self.applications();
        while let Some(object) = left.pop() {
            if self.name(&object).as_deref() == Some(name) && self.role(&object) == Some(role) {
                return Some(object);
            }
            left.extend(self.children(&object.0, &object.1));
        }
        None
    }

    fn press(&self, (name, path): &Object) {
        let pressed: bool = call(
            &self.accessibility,
            (name, path),
            "org.a11y.atspi.Action",
            "DoAction",
            &0,
        )
        .unwrap();
        assert!(pressed);
    }
}

/// The game on the title, with a session.
fn start(test: &str, before: impl FnOnce(&Reader)) -> (Desktop, Session, Reader) {
    let mut found = None;
    let settings = r#"{"version":1,"view":"two_d","animation":"off","first_run":false}"#;
    let desktop = Desktop::start_where(test, "agon", &[("settings.txt", settings)], |display| {
        let session = Session::start(display);
        let reader = Reader::new(&session);
        before(&reader);
        let address = session.address.clone();
        found = Some((session, reader));
        vec![("DBUS_SESSION_BUS_ADDRESS", address)]
    });
    let (session, reader) = found.unwrap();
    (desktop, session, reader)
}

fn play(desktop: &Desktop, reader: &Reader) {
    desktop.wait_for("the window on the bus", |_| reader.find(WINDOW, "Agon").is_some());
    for (button, next) in [
        ("More", "Play the computer"),
        ("Play the computer", "Start"),
        ("Start", "Menu"),
    ] {
        desktop.wait_for(button, |_| reader.find(BUTTON, button).is_some());
        reader.press(&reader.find(BUTTON, button).unwrap());
        desktop.wait_for(next, |_| reader.find(BUTTON, next).is_some());
    }
}

#[test]
fn a_reader_that_only_enables_accessibility_finds_the_game_and_plays() {
    let (mut desktop, _session, reader) = start("reader-before", Reader::come);
    play(&desktop, &reader);
    assert!(desktop.close().success());
}

#[test]
fn a_reader_that_comes_later_finds_the_game_too() {
    let (mut desktop, _session, reader) = start("reader-after", |_| ());
    desktop.wait_until_still();
    assert_eq!(reader.applications(), []);
    reader.come();
    play(&desktop, &reader);
    assert!(desktop.close().success());
}

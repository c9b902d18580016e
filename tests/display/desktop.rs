//! A virtual screen of one's own, on which the game is played with mouse and keys as a person would.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use agon_core::session::entry_names::{FINISHED, UNFINISHED};
use image::{Rgb, RgbImage};

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt, EventMask};

/// How long is waited at most for what a slow and busy machine can do.
const PATIENCE: Duration = Duration::from_secs(180);

/// The size of the screen, and of the game's window on it: small, because without a graphics card every pixel costs.
const SIZE: (u32, u32) = (800, 500);

/// The dark theme's accent, the colour of each screen's first button.
pub const ACCENT: [u8; 3] = [0xd8, 0xaa, 0x52];

/// A screen with the game on it; both end with this value.
pub struct Desktop {
    screen: Child,
    name: String,
    game: Child,
    folder: PathBuf,
}

impl Desktop {
    /// Starts Agon on a screen of its own, with a folder for its data that holds these files, each with its name.
    pub fn start(test: &str, files: &[(&str, &str)]) -> Self {
        Self::start_game(test, "agon", files)
    }

    /// The same with a game by its name.
    pub fn start_game(test: &str, game: &str, files: &[(&str, &str)]) -> Self {
        Self::start_where(test, game, files, |_| vec![])
    }

    /// The same with these variables in the game's environment, given the name of the display.
    pub fn start_where(
        test: &str,
        game: &str,
        files: &[(&str, &str)],
        variables: impl FnOnce(&str) -> Vec<(&'static str, String)>,
    ) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        // What an earlier run has left behind, if anything.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(folder.join("data")).unwrap();
        for (name, text) in files {
            std::fs::write(folder.join("data").join(name), text).unwrap();
        }
        // Between two clients it would reset otherwise, and refuse whoever comes then: the game, where the session's bus for
        // accessibility has just been to it.
        let mut screen = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{}x{}x24", SIZE.0, SIZE.1)])
            .args(["-noreset", "-nolisten", "tcp", "-fbdir"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb must be installed");
        let mut number = String::new();
        BufReader::new(screen.stdout.take().unwrap())
            .read_line(&mut number)
            .unwrap();
        let name = format!(":{}", number.trim());
        let game = Command::new(env!("CARGO_BIN_EXE_agon"))
            .args([
                "--game",
                game,
                "--lang",
                "en",
                "--size",
                &format!("{}x{}", SIZE.0, SIZE.1),
            ])
            .env("DISPLAY", &name)
            .env_remove("WAYLAND_DISPLAY")
            .env("AGON_DATA", folder.join("data"))
            .env("RUST_LOG", "error,agon::shell::system::redraw=trace")
            .envs(variables(&name))
            .stderr(File::create(folder.join("log")).unwrap())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self {
            screen,
            name,
            game,
            folder,
        }
    }

    /// How many frames the game has drawn.
    pub fn frames(&self) -> usize {
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap();
        log.lines().filter(|line| line.contains("a frame; wanted")).count()
    }

    /// Waits until no frame has been drawn for some seconds: on a busy machine one may take that long.
    pub fn wait_until_still(&self) {
        let start = Instant::now();
        let mut since = Instant::now();
        let mut frames = 0;
        while frames == 0 || since.elapsed() < Duration::from_secs(6) {
            assert!(start.elapsed() < PATIENCE, "the game never rests");
            std::thread::sleep(Duration::from_millis(100));
            let now = self.frames();
            if now != frames {
                (frames, since) = (now, Instant::now());
            }
        }
    }

    /// Waits until something has come about.
    pub fn wait_for(&self, what: &str, happened: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !happened(self) {
            if start.elapsed() > PATIENCE {
                let picture = self.folder.join("in-vain.png");
                self.picture().save(&picture).unwrap();
                panic!(
                    "waited in vain: {what}; see {} and the log beside it",
                    picture.display()
                );
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// What is on the screen: Xvfb keeps it in a file of the format XWD.
    pub fn picture(&self) -> RgbImage {
        let bytes = std::fs::read(self.folder.join("Xvfb_screen0")).unwrap();
        let word = |index: usize| u32::from_be_bytes(bytes[4 * index..][..4].try_into().unwrap()) as usize;
        let (header, line, colours) = (word(0), word(12), word(19));
        let pixels = &bytes[header + colours * 12..];
        RgbImage::from_fn(SIZE.0, SIZE.1, |x, y| {
            let pixel = &pixels[y as usize * line + x as usize * 4..];
            Rgb([pixel[2], pixel[1], pixel[0]])
        })
    }

    /// The middle of the largest area of one colour in the picture's rows.
    pub fn find(&self, colour: [u8; 3]) -> Option<(u32, u32)> {
        let picture = self.picture();
        let is = |x: u32, y: u32| {
            let pixel = picture.get_pixel(x, y).0;
            (0..3).all(|channel| pixel[channel].abs_diff(colour[channel]) <= 3)
        };
        let mut runs: Vec<(u32, u32, u32)> = Vec::new();
        for y in 0..SIZE.1 {
            let mut start = None;
            for x in 0..=SIZE.0 {
                match (x < SIZE.0 && is(x, y), start) {
                    (true, None) => start = Some(x),
                    (false, Some(from)) => {
                        runs.push((x - from, from, y));
                        start = None;
                    }
                    _ => {}
                }
            }
        }
        let (longest, from, top) = *runs.iter().max_by_key(|run| (run.0, u32::MAX - run.2))?;
        let bottom = (top..SIZE.1).take_while(|y| is(from + 4, *y)).last()?;
        (longest > 80).then_some((from + longest / 2, (top + bottom) / 2))
    }

    /// The saved games, finished or not, one after the other.
    pub fn saved_games(&self) -> String {
        let files = std::fs::read_dir(self.folder.join("data"))
            .into_iter()
            .flatten()
            .flatten();
        files
            .filter(|file| {
                let name = file.file_name().to_string_lossy().into_owned();
                [UNFINISHED, FINISHED].iter().any(|kind| name.starts_with(kind))
            })
            .filter_map(|file| std::fs::read_to_string(file.path()).ok())
            .collect()
    }

    /// The number of moves in the only game that is saved.
    pub fn moves(&self) -> usize {
        let saved = self.saved_games();
        let list = saved.split_once("\"moves\"").map_or("", |(_, rest)| rest);
        let list = list.split_once(']').map_or("", |(moves, _)| moves);
        list.matches('"').count() / 2
    }

    /// Presses and releases the left button at a place.
    pub fn click(&self, place: (u32, u32)) {
        self.click_with("1", place);
    }

    /// The same with the right button.
    pub fn right_click(&self, place: (u32, u32)) {
        self.click_with("3", place);
    }

    fn click_with(&self, button: &str, (x, y): (u32, u32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "click", button]);
    }

    /// Asks the window to close, as a window manager's button does.
    pub fn close(&mut self) -> ExitStatus {
        let window = self
            .xdotool(&["search", "--onlyvisible", "--class", "agon"])
            .trim()
            .parse()
            .unwrap();
        let (connection, _) = x11rb::connect(Some(&self.name)).unwrap();
        let atom = |name: &str| {
            connection
                .intern_atom(false, name.as_bytes())
                .unwrap()
                .reply()
                .unwrap()
                .atom
        };
        let data = [atom("WM_DELETE_WINDOW"), CURRENT_TIME, 0, 0, 0];
        let request = ClientMessageEvent::new(32, window, atom("WM_PROTOCOLS"), data);
        connection
            .send_event(false, window, EventMask::NO_EVENT, request)
            .unwrap();
        connection.flush().unwrap();
        let start = Instant::now();
        loop {
            if let Some(status) = self.game.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the window does not close");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn xdotool(&self, arguments: &[&str]) -> String {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .expect("xdotool must be installed");
        assert!(output.status.success(), "xdotool {arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        for process in [&mut self.game, &mut self.screen] {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

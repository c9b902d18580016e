//! The game as a program on a display: its pictures, and what it draws while nothing happens.
//!
//! Needs a display or `xvfb-run` to make one, and on Linux `Xvfb`, `xdotool`, `dbus-daemon` and `at-spi2-core`.

#[cfg(target_os = "linux")]
mod asking;
#[cfg(target_os = "linux")]
mod desktop;
#[cfg(target_os = "linux")]
mod idle;
mod legibility;
mod moving;
mod pictures;
mod program;
#[cfg(target_os = "linux")]
mod reader;

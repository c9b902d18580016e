//! The game with its real plugins, without a display: played by messages, keys, gamepads and a screen reader.
#![cfg(feature = "game")]

mod active_game;
mod addresses;
mod advice;
mod agent_files;
mod agent_game;
mod agent_keys;
mod agent_learn;
mod agent_low;
mod agent_notebook;
mod agent_people;
mod agent_reader;
mod agent_replay;
mod agent_secrets;
mod analysis;
mod content;
mod editor;
mod flow;
mod keys;
#[cfg(unix)]
mod killed;
mod language;
mod learn;
mod letters;
mod mistakes;
mod move_list;
mod my_games;
mod narrow;
mod pasted;
mod pipelines;
mod played;
mod progress;
mod puzzles;
mod puzzles_in_series;
mod reader;
mod review;
mod rule_book;
mod second_game;
mod settings;
mod share;
mod try_again;
mod waking;
mod whole;
mod wording;

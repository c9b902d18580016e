//! What would come of a move is asked with the mouse, in a window as players have it.
//!
//! Needs `Xvfb` and `xdotool`. They have neither touch screen nor gamepad, which the tests without a display stand in for.

use crate::desktop::{ACCENT, Desktop};
use crate::program::cell;

/// A game against the computer in which both have moved.
const BEGUN: &str = r#"{
    "game": "agon", "version": 1, "rules": "modern", "seed": 1,
    "players": {"white": {"human": {"name": ""}}, "black": {"computer": {"level": "casual"}}},
    "terms": {"time": "none", "touch_move": false},
    "start": "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    "moves": ["f1f2", "f11f10"]
}"#;

#[test]
fn a_right_click_on_a_target_asks_about_the_move_and_does_not_play_it() {
    let settings = r#"{"version":1,"view":"two_d","animation":"off","first_run":false}"#;
    let files = [("settings.txt", settings), ("game.txt", BEGUN)];
    let (queen, target) = (cell("f2"), cell("f3"));
    let mut desktop = Desktop::start("asking", &files);
    // The title's first button continues the game.
    desktop.wait_for("the title", |desktop| {
        desktop.frames() > 5 && desktop.find(ACCENT).is_some()
    });
    desktop.wait_until_still();
    desktop.click(desktop.find(ACCENT).unwrap());
    desktop.wait_until_still();
    // On a piece that could only be picked up there is nothing to ask.
    desktop.right_click(queen);
    desktop.wait_until_still();
    assert!(!desktop.saved_games().contains("Hints"));
    desktop.click(queen);
    desktop.wait_until_still();
    desktop.right_click(target);
    // Whoever asks has had a hint.
    desktop.wait_for("an explanation", |desktop| desktop.saved_games().contains("Hints"));
    desktop.wait_until_still();
    assert_eq!(desktop.moves(), 2);
    // The first press ends the line that is played out; then the target is still to be had.
    desktop.click(target);
    desktop.wait_until_still();
    desktop.click(target);
    desktop.wait_for("the move", |desktop| desktop.moves() > 2);
    assert!(desktop.close().success());
}

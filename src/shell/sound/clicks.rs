//! Clicks for everything pressed on the screen.

use bevy::prelude::*;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::shell::sound::effect::{MENU, PlayEffect};
use crate::shell::ui::draw_order::Draw;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, hear_clicks.after(Draw::Notices));
}

fn hear_clicks(mut contexts: EguiContexts, mut play: MessageWriter<PlayEffect>) -> Result {
    let clicked = contexts.ctx_mut()?.output(|output| {
        let is_click = |event: &OutputEvent| matches!(event, OutputEvent::Clicked(_) | OutputEvent::DoubleClicked(_));
        output.events.iter().any(is_click)
    });
    if clicked {
        play.write(PlayEffect::of(&MENU));
    }
    Ok(())
}

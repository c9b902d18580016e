//! The page on which a moving picture of the game is chosen, and on which one sees it come about.

mod captions;
pub(crate) mod choices;
pub(crate) mod recording;
mod script;

use std::cell::Cell;

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{ProgressBar, RichText, Ui, WidgetInfo, WidgetType, vec2};

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::pages::content::add_page;
use crate::agon::text::pages::MOVING_PICTURE;
use crate::shell::pages::settings::choice;
use crate::shell::system::exchange::events::ExchangeWanted;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::slider;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::View;
use choices::{Choices, Extent, LAST, Size, Speed};
use recording::{Failure, Progress, Recording, RecordingEnded, RecordingWanted};
use script::{move_told, moves};

/// Maximum size of the preview, in points, and as a share of the window's height.
const SEEN: f32 = 280.0;
const SEEN_SHARE: f32 = 0.42;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Chosen>(app, AGON);
    app.add_plugins(recording::plugin)
        .add_systems(Update, save.in_set(TableSystems::Menu));
    add_page(app, MOVING_PICTURE, show);
}

/// The player's choices; none before the page is first opened.
#[derive(Resource, Debug, Default)]
struct Chosen(Option<Choices>);

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<Match>>,
    (language, view, recording): (Res<Language>, Res<View>, Res<Recording>),
    mut chosen: ResMut<Chosen>,
) -> Option<Do> {
    let usual = || Choices {
        view: *view,
        ..Choices::default()
    };
    let choices = chosen.0.get_or_insert_with(usual);
    page(&ctx, &current, choices, recording.progress(), &language)
}

/// Saves what is complete, or says why it is not.
fn save(
    mut ended: MessageReader<RecordingEnded>,
    language: Res<Language>,
    (mut exchange, mut notices): (MessageWriter<ExchangeWanted>, MessageWriter<Notice>),
) {
    for RecordingEnded(file) in ended.read() {
        let told = match file {
            Ok(file) => {
                exchange.write(ExchangeWanted::save_today("agon", "gif", file.clone()));
                continue;
            }
            Err(Failure::NoMoves) => key("moving-nothing"),
            Err(Failure::NoPicture) => key("moving-failed"),
            Err(Failure::GameWentOn) => key("moving-game-went-on"),
        };
        notices.write(Notice::warning(language.tr(told)));
    }
}

fn page(
    ctx: &egui::Context,
    current: &Match,
    choices: &mut Choices,
    progress: Option<Progress>,
    language: &Language,
) -> Option<Do> {
    let moves = moves(current);
    // The foot tells of what has just been chosen above it.
    let edited = Cell::new(*choices);
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        match progress {
            Some(progress) => come_about(ui, progress, language),
            None => {
                let mut choices = edited.get();
                choose(ui, current, &mut choices, moves, language);
                edited.set(choices);
            }
        }
        None
    };
    let pressed = page_sheet_with_footer(ctx, MOVING_PICTURE, language, contents, |ui| {
        ui.add_space(space::S);
        if progress.is_some() {
            let cancel = secondary_button(ui, language.tr("cancel"));
            take_first_focus(ui, &cancel);
            return cancel.clicked().then(|| Do::send(RecordingWanted::Cancel));
        }
        let shown = edited.get().stretch(moves).count();
        if shown > 0 {
            let length = edited.get().length(shown).as_secs();
            let args = [("moves", shown.into()), ("seconds", length.into())];
            hint(ui, language.tr_with("moving-length", &args));
        }
        let save = ui.add_enabled_ui(shown > 0, |ui| primary_button(ui, language.tr("moving-save")));
        take_first_focus(ui, &save.inner);
        save.inner
            .clicked()
            .then(|| Do::send(RecordingWanted::Begin(edited.get())))
    });
    *choices = edited.get();
    pressed
}

/// Which moves, and how they are shown.
fn choose(ui: &mut Ui, current: &Match, choices: &mut Choices, moves: usize, language: &Language) {
    if moves == 0 {
        hint(ui, language.tr("moving-nothing"));
        return;
    }
    hint(ui, language.tr("moving-hint"));
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let name = language.tr("moving-moves");
        ui.label(RichText::new(&name).text_style(strong_style()));
        let last = language.tr_with("moving-last", &[("count", LAST.min(moves).into())]);
        let extents = [
            (Extent::Last, last),
            (Extent::Whole, language.tr("moving-whole")),
            (Extent::Chosen, language.tr("moving-chosen")),
        ];
        segmented(ui, &name, &mut choices.extent, &extents);
    });
    if choices.extent == Extent::Chosen {
        let (from, to) = choices.stretch(moves).into_inner();
        (choices.from, choices.to) = (from, to);
        let told = |name, number| {
            let told = move_told(current, number, language);
            language.tr_with(name, &[("move", told.into())])
        };
        // Each end pushes the other along.
        if slider(ui, told(key("moving-from"), from), &mut choices.from, 1..=moves, 1.0) {
            choices.to = choices.to.max(choices.from);
        }
        if slider(ui, told(key("moving-to"), to), &mut choices.to, 1..=moves, 1.0) {
            choices.from = choices.from.min(choices.to);
        }
    }
    choice(
        ui,
        language,
        key("settings-view"),
        &mut choices.view,
        &[
            (View::TwoD, key("settings-view-2d")),
            (View::ThreeD, key("settings-view-3d")),
        ],
    );
    choice(
        ui,
        language,
        key("moving-size"),
        &mut choices.size,
        &[
            (Size::Small, key("moving-size-small")),
            (Size::Medium, key("moving-size-medium")),
            (Size::Large, key("moving-size-large")),
        ],
    );
    choice(
        ui,
        language,
        key("moving-speed"),
        &mut choices.speed,
        &[
            (Speed::Slow, key("moving-speed-slow")),
            (Speed::Normal, key("moving-speed-normal")),
            (Speed::Fast, key("moving-speed-fast")),
        ],
    );
    toggle(ui, &mut choices.captions, &language.tr("moving-captions"));
}

/// The camera's picture, and the progress.
fn come_about(ui: &mut Ui, progress: Progress, language: &Language) {
    let args = [("number", progress.shown.into()), ("count", progress.moves.into())];
    let told = language.tr_with("moving-progress", &args);
    let side = SEEN
        .min(ui.available_width())
        .min(ui.ctx().content_rect().height() * SEEN_SHARE);
    ui.vertical_centered(|ui| {
        // The room is there before the picture is.
        let (rect, seen) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
        if let Some(texture) = progress.seen {
            egui::Image::new((texture, rect.size())).paint_at(ui, rect);
        }
        seen.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, language.tr("moving-title")));
        ui.label(told);
    });
    ui.add(ProgressBar::new(progress.shown as f32 / progress.moves.max(1) as f32));
}

#[cfg(test)]
mod tests;

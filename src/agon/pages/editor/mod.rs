//! The position editor: anything can be drawn, and what is possible can be analysed, played and shared. The draft stays
//! when the page is closed, and when the program ends.

use agon_core::board::{Bitboard, CellId};
use agon_core::notation::{is_position, write_link};
use agon_core::progress_file::ProgressFile;
use agon_core::puzzles::composing::compose;
use agon_core::rules::{Game, RuleSet};
use agon_core::session::draft::Draft;
use agon_core::session::drawing::Drawing;
use agon_core::session::found::Findings;
use agon_core::session::players::Players;
use agon_core::session::problem::Problem;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, Ui, Vec2, vec2};

use super::new_game::choices::Choices;
use super::open::Opening;
use super::open::faults::no_game;
use super::share::{FOR_ANYBODY, Link, show_link};
use crate::agon::drawings::diagram::Plane;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::kept;
use crate::agon::gameplay::messages::EditorWanted;
use crate::agon::gameplay::puzzles::messages::PuzzleWanted;
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::pages::content::add_page;
use crate::agon::saves::last_draft::LastDraft;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{EDITOR, OPEN};
use crate::agon::text::verdict::reason;
use crate::agon::text::words::cell_told;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::exchange::events::{Arrived, Exchange, ExchangeWanted, LARGEST, Origin};
use crate::shell::ui::navigation::on_page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{main_row, row_enabled};
use crate::shell::ui::widgets::sheet::{Ways, sheet_beside, sheet_with_footer};
use crate::tabletop::active_game::init_with_game;
use board::{Hand, board, follow_drag, obey_undo_keys};
use palette::palette;
use problems::{problems, sentence};
use settings::{RulesChosen, counters, rules_and_hands, side, whole};
use view::EditorView;

mod board;
mod palette;
mod problems;
mod puzzle;
mod settings;
mod view;

/// The height of board and palette where they scroll with the page, as a part of the window's.
const UPRIGHT: f32 = 0.7;
/// The width at which the whole palette has room in one row, in points.
const PALETTE: f32 = 316.0;
/// The height of the field for the position's text, in lines.
const TEXT_LINES: usize = 2;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Editor>(app, AGON);
    add_page(app, EDITOR, show);
    app.add_message::<EditorAction>()
        .add_systems(
            Update,
            (
                open,
                receive,
                act.run_if(on_message::<EditorAction>),
                (tell, keep).run_if(on_page(EDITOR)),
            )
                .chain()
                .in_set(MenuSystems::Edit),
        )
        .add_systems(OnEnter(Overlay::Page(EDITOR)), begin.run_if(resource_exists::<Editor>));
}

/// The position drawn, and how the player goes about it.
#[derive(Resource, Debug, Default)]
pub(crate) struct Editor {
    /// `None` until the page is opened for the first time.
    drawing: Option<Drawing>,
    desk: Desk,
}

/// The tools around the draft.
#[derive(Debug, Default)]
struct Desk {
    hand: Hand,
    rules: RulesChosen,
    text: PositionText,
    /// The link to a game that begins in the position; `None` if there is no such game.
    link: Option<Link>,
    /// A draft that was to be a puzzle, and why it is none.
    no_puzzle: Option<(Draft, String)>,
}

/// The position as text, as it stands in its field.
#[derive(Clone, Debug, Default)]
struct PositionText {
    text: String,
    /// The draft whose text it was at first. The text of another draft takes its place.
    of: Option<Draft>,
    /// The fault of the text.
    fault: Option<String>,
}

impl Editor {
    /// Draws a position in the place of the one before.
    fn draw(&mut self, draft: Draft) {
        match &mut self.drawing {
            Some(drawing) => drop(drawing.change(|drawn| *drawn = draft)),
            None => self.drawing = Some(Drawing::new(draft)),
        }
    }

    /// Draws what a text has: a position, possible or not, or else the last position of a link or record.
    fn draw_text(&mut self, text: &str, language: &Language) {
        let drawn = self.drawing.as_ref().map(Drawing::draft);
        let rules = drawn.map_or_else(RuleSet::default, |draft| *draft.rules());
        match read_draft(text, &rules, language) {
            Ok(draft) => {
                self.draw(draft);
                self.desk.text = PositionText::default();
            }
            Err(fault) => {
                text.clone_into(&mut self.desk.text.text);
                self.desk.text.fault = Some(fault);
            }
        }
    }
}

impl Desk {
    /// Takes over what has been drawn.
    fn follow(&mut self, draft: &Draft, game: Option<&Game>, scene: &EditorView) {
        self.rules.follow(draft.rules());
        if self.text.of.as_ref() != Some(draft) {
            self.text = PositionText {
                text: draft.to_string(),
                of: Some(draft.clone()),
                fault: None,
            };
        }
        match game {
            Some(game) => Link::follow(&mut self.link, write_link(game), scene.address),
            None => self.link = None,
        }
    }

    /// Why this draft is no puzzle, if that was tried.
    fn no_puzzle(&self, draft: &Draft) -> Option<&str> {
        let (_, fault) = self.no_puzzle.as_ref().filter(|(of, _)| of == draft)?;
        Some(fault)
    }
}

fn read_draft(text: &str, rules: &RuleSet, language: &Language) -> Result<Draft, String> {
    let trimmed = text.trim();
    if is_position(trimmed)
        && let Ok(draft) = Draft::read(trimmed, *rules)
    {
        return Ok(draft);
    }
    let findings = Findings::read(text, rules).map_err(|error| no_game(language, &error))?;
    let first = findings.games.first().map(|found| found.tree.line());
    let draft = first.map(|game| Draft::of(game.position(), *game.rules()));
    draft.ok_or_else(|| language.tr("open-nothing"))
}

/// A draft to begin with: the last one, or the opening of the rules chosen last.
fn begin(mut editor: ResMut<Editor>, (last, choices): (Res<LastDraft>, Res<Choices>)) {
    if editor.drawing.is_none() {
        let draft = last.draft().unwrap_or_else(|| Draft::opening(choices.rules()));
        editor.drawing = Some(Drawing::new(draft));
    }
}

fn keep(editor: Res<Editor>, mut kept: Local<Option<Draft>>, mut last: ResMut<LastDraft>) {
    let drawn = editor.drawing.as_ref().map(Drawing::draft);
    if let Some(draft) = drawn
        && kept.as_ref() != Some(draft)
    {
        last.set_if_neq(LastDraft::of(draft));
        *kept = Some(draft.clone());
    }
}

/// Opens the page with a position.
fn open(mut wanted: MessageReader<EditorWanted>, mut editor: ResMut<Editor>, mut overlay: ResMut<NextState<Overlay>>) {
    if let Some(EditorWanted { position, rules }) = wanted.read().last() {
        editor.draw(Draft::of(position, *rules));
        overlay.set(Overlay::Page(EDITOR));
    }
}

/// Draws what was pasted or comes from a file while the page is open.
fn receive(
    mut arrived: MessageReader<Arrived>,
    (language, overlay): (Res<Language>, Res<State<Overlay>>),
    mut editor: ResMut<Editor>,
) {
    for Arrived { text, from } in arrived.read() {
        let is_drawn = *overlay.get() == Overlay::Page(EDITOR) && *from != Origin::Address;
        if is_drawn && !ProgressFile::is_meant(text) {
            editor.draw_text(text, &language);
        }
    }
}

/// Tells screen readers what has changed on the board, and what is impossible since.
fn tell(
    (editor, language): (Res<Editor>, Res<Language>),
    mut told: Local<Option<(Draft, Vec<Problem>, Option<String>)>>,
    mut spoken: MessageWriter<Spoken>,
) {
    /// Of more cells nobody would hear the end.
    const MOST: usize = 3;
    let Some(draft) = editor.drawing.as_ref().map(Drawing::draft) else {
        return;
    };
    let desk = &editor.desk;
    let fault = desk.text.fault.as_deref().or(desk.no_puzzle(draft));
    let is_told = |(before, _, said): &(Draft, _, Option<String>)| before == draft && said.as_deref() == fault;
    if told.as_ref().is_some_and(is_told) {
        return;
    }
    let problems = draft.problems();
    let Some((before, known, said)) = told.replace((draft.clone(), problems.clone(), fault.map(str::to_owned))) else {
        return;
    };
    let on = |draft: &Draft, cell| (draft.piece_at(cell), draft.captured().contains(cell));
    let changed: Vec<CellId> = CellId::ALL
        .into_iter()
        .filter(|&cell| on(&before, cell) != on(draft, cell))
        .collect();
    if changed.len() <= MOST {
        let cells = changed.into_iter().map(|cell| {
            let (piece, is_captured) = on(draft, cell);
            Spoken(cell_told(&language, cell, piece, is_captured))
        });
        spoken.write_batch(cells);
    }
    let new = problems.iter().filter(|problem| !known.contains(problem));
    spoken.write_batch(new.map(|problem| Spoken(sentence(&language, problem))));
    let new_fault = fault.filter(|_| said.as_deref() != fault);
    spoken.write_batch(new_fault.map(|fault| Spoken(fault.to_owned())));
}

fn show(
    In(ctx): In<egui::Context>,
    (language, colours, exchange): (Res<Language>, Res<BoardPalette>, Res<Exchange>),
    mut editor: ResMut<Editor>,
) -> Option<Do> {
    let address = exchange.address();
    let scene = EditorView {
        language: &language,
        colours: &colours,
        address: address.as_deref(),
    };
    page(&ctx, &mut editor, &scene)
}

/// An action on the position.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum EditorAction {
    Analyse,
    Play,
    /// The text in the field is drawn.
    Read,
    MakePuzzle,
}

fn act(
    mut actions: MessageReader<EditorAction>,
    language: Res<Language>,
    (mut editor, mut opening): (ResMut<Editor>, ResMut<Opening>),
    mut overlay: ResMut<NextState<Overlay>>,
    (mut wanted, mut solving): (MessageWriter<GameWanted>, MessageWriter<PuzzleWanted>),
) {
    for &action in actions.read() {
        let Some(drawing) = &editor.drawing else {
            continue;
        };
        let draft = drawing.draft();
        let game = draft.position().ok();
        let game = game.map(|position| Game::from_position(*draft.rules(), position));
        match (action, game) {
            (EditorAction::Read, _) => {
                let text = editor.desk.text.text.clone();
                editor.draw_text(&text, &language);
            }
            (EditorAction::Analyse, Some(game)) => {
                let players = Players::two_people("", "");
                wanted.write(GameWanted::analysis(game.into(), players, Vec::new()));
            }
            (EditorAction::Play, Some(game)) => {
                opening.offer_drawn(game);
                overlay.set(Overlay::Page(OPEN));
            }
            (EditorAction::MakePuzzle, Some(game)) => match compose(game.position(), game.rules()) {
                Ok(puzzle) => drop(solving.write(PuzzleWanted::Begin(kept(puzzle)))),
                Err(fault) => editor.desk.no_puzzle = Some((draft.clone(), puzzle::sentence(&language, &fault))),
            },
            (_, None) => {}
        }
    }
}

/// The data on which the parts of the page work.
struct Work<'a> {
    drawing: &'a mut Drawing,
    desk: &'a mut Desk,
    scene: &'a EditorView<'a>,
    /// The cells that are to be repaired.
    faulty: Bitboard,
    /// Whether a game can begin in the position.
    is_playable: bool,
    asked: Option<Do>,
}

/// Draws the page: the board with its palette beside the settings in a wide window, above them in a narrow one.
fn page(ctx: &egui::Context, editor: &mut Editor, scene: &EditorView) -> Option<Do> {
    let Editor { drawing, desk } = editor;
    let drawing = drawing.as_mut()?;
    let before = (drawing.draft().clone(), desk.hand.clone());
    obey_undo_keys(ctx, drawing);
    let draft = drawing.draft();
    let found = draft.problems();
    let faulty = found.iter().map(|problem| draft.cells_repaired(problem)).collect();
    let game = draft.position().ok();
    let game = game.map(|position| Game::from_position(*draft.rules(), position));
    desk.follow(draft, game.as_ref(), scene);
    let title = scene.language.tr("editor-title");
    let mut work = Work {
        drawing,
        desk,
        scene,
        faulty,
        is_playable: game.as_ref().is_some_and(|game| game.outcome().is_none()),
        asked: None,
    };
    let window = ctx.content_rect();
    let mut repaired = None;
    let is_beside = window.width() > 1.2 * window.height();
    let foot = |ui: &mut Ui| footer(ui, is_beside, game.as_ref(), &found, &mut repaired, scene);
    let (left, at_foot) = if is_beside {
        let beside = |work: &mut Work, ui: &mut Ui, most: Vec2| work.board(ui, most);
        let contents = |work: &mut Work, ui: &mut Ui| work.settings(ui);
        sheet_beside(
            ctx,
            EDITOR.id,
            &title,
            &Ways::new(scene.language),
            &mut work,
            beside,
            contents,
            foot,
        )
    } else {
        let contents = |ui: &mut Ui| {
            // It does not follow the footer, whose height changes with what is drawn.
            let most = vec2(ui.available_width(), UPRIGHT * window.height());
            work.board(ui, most);
            ui.add_space(space::S);
            work.settings(ui);
        };
        sheet_with_footer(ctx, EDITOR.id, &title, &Ways::new(scene.language), contents, foot)
    };
    let asked = work.asked;
    if let Some(problem) = repaired {
        drawing.change(|draft| draft.repair(&problem));
    }
    if (drawing.draft(), &desk.hand) != (&before.0, &before.1) {
        // Parts of the page were drawn before it happened.
        ctx.request_repaint();
    }
    left.or(asked).or(at_foot)
}

impl Work<'_> {
    /// The greatest board that has room, and below it the palette.
    fn board(&mut self, ui: &mut Ui, most: Vec2) {
        let room = vec2(most.x, most.y - space::S - palette::height(most.x)).max(Vec2::ZERO);
        let width = room.x.min(Plane::size(room.y).x);
        let height = width / Plane::size(1.0).x;
        let (rect, _) = ui.allocate_exact_size(vec2(width.max(most.x.min(PALETTE)), height), Sense::hover());
        let hand = &mut self.desk.hand;
        let plane = board(ui, rect, self.drawing, hand, self.faulty, self.scene);
        ui.add_space(space::S);
        ui.scope(|ui| {
            ui.set_width(rect.width());
            palette(ui, hand, self.scene);
        });
        follow_drag(ui, &plane, self.drawing, hand, self.scene);
    }

    /// Everything else.
    fn settings(&mut self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = space::S;
        let Self { drawing, scene, .. } = self;
        justified(ui, |ui| whole(ui, drawing, scene));
        side(ui, drawing, scene);
        counters(ui, drawing, scene);
        ui.add_space(space::S);
        self.asked = self.text(ui);
        ui.add_space(space::S);
        let fault = self.desk.no_puzzle(self.drawing.draft());
        if puzzle::section(ui, self.is_playable, fault, self.scene.language) {
            self.asked = Some(Do::send(EditorAction::MakePuzzle));
        }
        ui.add_space(space::S);
        rules_and_hands(ui, &mut self.desk.rules, self.drawing, self.scene);
    }

    /// The position as text, to be written and read, and the link to it.
    fn text(&mut self, ui: &mut Ui) -> Option<Do> {
        let language = self.scene.language;
        let written = &mut self.desk.text;
        let name = language.tr("editor-text");
        subheading(ui, &name);
        let label = hint(ui, language.tr("editor-text-hint"));
        let field = Field {
            name: &name,
            hint: &language.tr("open-field"),
            longest: LARGEST,
            lines: TEXT_LINES,
        };
        if text_field(ui, &mut written.text, &field, &label).changed() {
            written.fault = None;
        }
        if let Some(fault) = &written.fault {
            ui.label(RichText::new(fault).color(Palette::of(ui.ctx()).warning));
        }
        let is_new = written.of.as_ref().is_some_and(|of| of.to_string() != written.text);
        let buttons = [
            (language.tr("editor-read"), is_new),
            (language.tr("open-paste"), true),
            (language.tr("share-copy-text"), true),
        ];
        let [read, paste, copy] = justified(ui, |ui| row_enabled(ui, buttons));
        let copied = |text: &str| Do::send(ExchangeWanted::Copy(text.to_owned()));
        let pressed = if read.clicked() {
            Some(Do::send(EditorAction::Read))
        } else if paste.clicked() {
            Some(Do::send(ExchangeWanted::Paste))
        } else {
            copy.clicked().then(|| copied(&self.drawing.draft().to_string()))
        };
        subheading(ui, language.tr("share-title"));
        let link = self.desk.link.as_ref();
        if link.is_none() {
            hint(ui, language.tr("editor-no-link"));
        }
        let link = link.filter(|link| {
            show_link(
                ui,
                (link, FOR_ANYBODY),
                self.scene.address.is_some(),
                secondary_button,
                language,
            )
        });
        pressed.or(link.map(|link| copied(link.text())))
    }
}

/// Repairs, or the reason why nobody can play, and actions on the position.
fn footer(
    ui: &mut Ui,
    is_beside: bool,
    game: Option<&Game>,
    found: &[Problem],
    repaired: &mut Option<Problem>,
    scene: &EditorView,
) -> Option<Do> {
    let language = scene.language;
    ui.add_space(space::S);
    ui.spacing_mut().item_spacing.y = space::S;
    if let (false, Some(first)) = (is_beside, found.first()) {
        // Above it is the board: there is room for one thing at a time, and nothing else can be done.
        *repaired = problems(ui, std::slice::from_ref(first), scene);
        return None;
    }
    *repaired = problems(ui, found, scene);
    let outcome = game.and_then(Game::outcome);
    if let Some((game, outcome)) = game.zip(outcome) {
        let players = Players::two_people("", "");
        hint(ui, reason(language, &players, game.rules(), outcome));
    }
    let texts = [language.tr("analysis-begin"), language.tr("editor-play")];
    let [analyse, play] = main_row(ui, texts, [game.is_some(), game.is_some() && outcome.is_none()]);
    if analyse.clicked() {
        Some(Do::send(EditorAction::Analyse))
    } else {
        play.clicked().then(|| Do::send(EditorAction::Play))
    }
}

#[cfg(test)]
mod tests;

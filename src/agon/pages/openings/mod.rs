//! The openings: the moves that were played in a position, by the player or in the atlas, with how the games ended. Over
//! an analysis the page shows its position and plays its moves; elsewhere it has a line of its own.

mod browsing;
mod row;

use agon_core::openings::atlas::atlas;
use agon_core::puzzles::opening_line::OpeningLine;
use agon_core::puzzles::progress::Progress;
use agon_core::rules::{Game, Move, Position, Preset, Side};
use agon_core::session::players::Players;
use bevy::prelude::*;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Align, Layout as Flow, Response, Ui};

use self::browsing::{Browsing, Found, Source};
use self::row::{move_in_words, results_told, row};
use crate::agon::drawings::diagram::{Marks, Plane, diagram_seen_by};
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, HistoryAction, MoveRequested};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::solved::Solved;
use crate::agon::pages::content::add_page;
use crate::agon::pages::new_game::choices::Choices;
use crate::agon::saves::puzzles::LineWanted;
use crate::agon::saves::saved_games::SavedGames;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::scene::entities::Facing;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{MISTAKES, OPENINGS};
use crate::agon::text::words::{move_written, rules_name, side_role, turn_number};
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{button_line, button_width};

/// The height of the board, as a fraction of the window's, and its maximum in points.
const BOARD: (f32, f32) = (0.28, 320.0);
/// Windows lower than this, in points, have no room for it.
const LOW: f32 = 500.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Browsing>();
    add_page(app, OPENINGS, show);
}

fn show(
    In(ctx): In<egui::Context>,
    current: Option<Res<Match>>,
    (saved, store): (Res<SavedGames>, Res<Store>),
    (choices, solved, language): (Res<Choices>, Res<Solved>, Res<Language>),
    (colours, facing): (Res<BoardPalette>, Res<Facing>),
    mut browsing: ResMut<Browsing>,
) -> Option<Do> {
    let current = current.filter(|current| current.mode() == Mode::Analysing);
    let rules = current
        .as_ref()
        .map(|current| *current.rules())
        .or(browsing.chosen)
        .unwrap_or_else(|| choices.rules());
    if saved.is_changed() || *browsing.own.rules() != rules {
        browsing.begin(&saved, rules, choices.rules());
    }
    if browsing.read_on(&store) {
        ctx.request_repaint();
    }
    let view = OpeningsView {
        current: current.as_deref(),
        progress: solved.progress(),
        language: &language,
        colours: &colours,
        near: facing.0,
    };
    page(&ctx, &view, &mut browsing)
}

/// The data of the page, besides the player's place.
#[derive(Clone, Copy)]
struct OpeningsView<'a> {
    /// The analysis on the board, if there is one.
    current: Option<&'a Match>,
    progress: &'a Progress,
    language: &'a Language,
    colours: &'a BoardPalette,
    near: Side,
}

/// What is pressed on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Play(Move),
    First,
    Back,
    Forward,
}

impl Step {
    /// Takes the step in the analysis on the board.
    fn on_board(self, current: &Match) -> Do {
        match self {
            Self::Play(mv) if current.could_be_played_on() => Do::send(AnalysisAction::PlayOn(Some(mv))),
            Self::Play(mv) => Do::send(MoveRequested::new(mv, current)),
            Self::First => Do::send(HistoryAction::ShowFirst),
            Self::Back => Do::send(HistoryAction::ShowPrevious),
            Self::Forward => Do::send(HistoryAction::ShowNext),
        }
    }

    /// Takes it in the page's own line, in which it is possible.
    fn in_line(self, line: &mut Game) {
        match self {
            Self::Play(mv) => drop(line.play(mv).is_ok()),
            Self::First => while line.undo() {},
            Self::Back => drop(line.undo()),
            Self::Forward => drop(line.redo()),
        }
    }
}

fn page(ctx: &egui::Context, view: &OpeningsView, browsing: &mut Browsing) -> Option<Do> {
    let language = view.language;
    let game = match view.current {
        Some(current) => current.game().clone(),
        None => browsing.line.clone(),
    };
    let has_moved = browsing
        .found
        .as_ref()
        .is_some_and(|found| found.position != *game.position());
    let found = browsing.find(&game);
    let (mut step, mut at_foot, mut pointed) = (None, None, None);
    let (mut by_row, was_by_row) = (false, browsing.by_row);
    let (mut source, before) = (browsing.source, browsing.pointed);
    let mut rules = *game.rules();
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        if has_moved {
            // Another position begins at its board.
            ui.scroll_to_cursor_animation(Some(Align::TOP), ScrollAnimation::none());
        }
        if view.current.is_none() && browsing.rules.len() > 1 {
            let choices: Vec<_> = browsing
                .rules
                .iter()
                .map(|rules| (*rules, rules_name(language, rules)))
                .collect();
            segmented(ui, &language.tr("rules"), &mut rules, &choices);
        }
        board(ui, view, &game, before);
        let offered = learning(&game, view);
        // Only from a line that is learned does a button lead elsewhere.
        if offered.iter().any(|(asked, _)| matches!(asked, Do::Open(_))) {
            hint(ui, language.tr("openings-learned"));
        }
        let learns = match offered.is_empty() {
            true => None,
            false => justified(ui, |ui| button_line(ui, offered)),
        };
        let choices = Source::ALL.map(|source| (source, language.tr(source.key())));
        segmented(ui, &language.tr("openings-source"), &mut source, &choices);
        hint(ui, summary(browsing, &found, language));
        for (index, listed) in found.moves.iter().enumerate() {
            let meaning = move_in_words(&listed.ply, game.rules(), language);
            let row = row(ui, &found.position, listed, (language, view.colours), meaning);
            if has_moved && was_by_row && index == 0 {
                row.request_focus();
            }
            if row.hovered() || row.has_focus() {
                pointed = Some(listed.ply.mv);
            }
            if row.clicked() {
                by_row = row.has_focus();
                step = Some(Step::Play(listed.ply.mv));
            }
        }
        if source != Source::Mine {
            let games = atlas().map_or(0, |atlas| atlas.results(&Position::start(atlas.rules())).games());
            hint(
                ui,
                language.tr_with("openings-note", &[("count", games.to_string().into())]),
            );
        }
        learns
    };
    let left = page_sheet_with_footer(ctx, OPENINGS, language, contents, |ui| {
        ui.add_space(space::M);
        let (text, asked) = match view.current {
            Some(_) => (key("moves-to-board"), Do::Close),
            None => (key("analysis-begin"), analysis(&game)),
        };
        let (main, stepped) = footer(ui, &game, language.tr(text), language);
        at_foot = stepped;
        take_first_focus(ui, &main);
        main.clicked().then_some(asked)
    });
    if pointed != before {
        ctx.request_repaint();
    }
    browsing.pointed = pointed;
    browsing.by_row = by_row || (was_by_row && !has_moved);
    if source == browsing.source {
        browsing.found = Some(found);
    }
    browsing.source = source;
    if rules != *game.rules() {
        browsing.chosen = Some(rules);
        // There are only one's own games by rules that the atlas does not have.
        if atlas().is_none_or(|atlas| *atlas.rules() != rules) {
            browsing.source = Source::Mine;
        }
        ctx.request_repaint();
    }
    let stepped = step.or(at_foot).and_then(|step| match view.current {
        Some(current) => Some(step.on_board(current)),
        None => {
            step.in_line(&mut browsing.line);
            ctx.request_repaint();
            None
        }
    });
    left.or(stepped)
}

/// The line up to here, which the side of its last move can learn.
fn line_here(game: &Game) -> Option<OpeningLine> {
    OpeningLine::of(&game.here())
}

/// The buttons for the line here: to learn it; or, if it is learned, to where it comes back and to forget it.
fn learning(game: &Game, view: &OpeningsView) -> Vec<(Do, String)> {
    let language = view.language;
    match line_here(game) {
        None => Vec::new(),
        Some(line) if view.progress.learns(&line) => vec![
            (Do::Open(MISTAKES), language.tr(MISTAKES.title)),
            (Do::send(LineWanted::Forget(line)), language.tr("openings-forget")),
        ],
        Some(line) => {
            let side = [("side", side_role(line.player()).into())];
            let text = language.tr_with("openings-learn", &side);
            vec![(Do::send(LineWanted::Learn(line)), text)]
        }
    }
}

/// The request to analyse a line on the board.
fn analysis(line: &Game) -> Do {
    let tree = line.here().into();
    Do::send(GameWanted::analysis(tree, Players::two_people("", ""), Vec::new()))
}

/// The position on a small board, if there is room for it, with the move that is pointed at; otherwise the line alone.
fn board(ui: &mut Ui, view: &OpeningsView, game: &Game, pointed: Option<Move>) {
    let line = line_written(game);
    let window = ui.ctx().content_rect().height();
    if window >= LOW {
        let ends = game.plies().last().map(|ply| [ply.mv.from(), ply.mv.to()]);
        let mut marks = Marks {
            last_move: ends.into_iter().flatten().flatten().collect(),
            ..Marks::default()
        };
        marks.arrows[0] = pointed.and_then(|mv| mv.from().zip(mv.to()));
        let meaning = match game.plies().last() {
            Some(ply) => move_in_words(ply, game.rules(), view.language),
            None => view.language.tr("openings-start"),
        };
        ui.with_layout(Flow::top_down(Align::Center), |ui| {
            let height = Plane::height_within(ui, (BOARD.0 * window).min(BOARD.1));
            diagram_seen_by(ui, view.near, height, game.position(), marks, view.colours, &meaning);
        });
    }
    if line.is_empty() {
        let rules = rules_name(view.language, game.rules());
        hint(ui, view.language.tr_with("panel-rules", &[("name", rules.into())]));
    } else {
        ui.label(line);
    }
}

/// The main button, and those that go through the line: before it where there is room, otherwise above it.
fn footer(ui: &mut Ui, game: &Game, text: String, language: &Language) -> (Response, Option<Step>) {
    let gap = space::XS;
    let width = ui.available_width();
    let beside = width - button_width(ui, text.as_str()) - 3.0 * gap;
    if beside < 3.0 * size::TOUCH {
        ui.spacing_mut().item_spacing.y = space::S;
        let step = ui.horizontal(|ui| steps(ui, game, (width - 2.0 * gap) / 3.0, language));
        return (justified(ui, |ui| primary_button(ui, text)), step.inner);
    }
    ui.horizontal(|ui| {
        let step = steps(ui, game, size::TOUCH, language);
        (justified(ui, |ui| primary_button(ui, text)), step)
    })
    .inner
}

/// The buttons that go through the line, side by side and each of this width.
fn steps(ui: &mut Ui, game: &Game, width: f32, language: &Language) -> Option<Step> {
    let (can_go_back, can_go_on) = (!game.plies().is_empty(), !game.undone().is_empty());
    let buttons = [
        (Icon::Again, key("keys-first"), can_go_back, Step::First),
        (Icon::Undo, key("keys-previous"), can_go_back, Step::Back),
        (Icon::Redo, key("keys-following"), can_go_on, Step::Forward),
    ];
    let mut asked = None;
    ui.spacing_mut().item_spacing.x = space::XS;
    for (icon, meaning, is_possible, step) in buttons {
        ui.add_enabled_ui(is_possible, |ui| {
            if icons::button(ui, width, icon, language.tr(meaning)).clicked() {
                asked = Some(step);
            }
        });
    }
    asked
}

/// The moves of a line, with the numbers of their turns.
fn line_written(game: &Game) -> String {
    let plies = game.plies().iter().zip(game.positions());
    let moves = plies.enumerate().map(|(number, (ply, before))| {
        let text = move_written(&ply.effects);
        match before.side() {
            Side::Black if number > 0 => text,
            side => format!("{}\u{a0}{text}", turn_number(before.turn(), side)),
        }
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// What is known of the position, before the moves.
fn summary(browsing: &Browsing, found: &Found, language: &Language) -> String {
    let is_of_other_rules = atlas().is_some_and(|atlas| atlas.rules() != browsing.own.rules());
    match browsing.source {
        Source::Mine | Source::Both if !browsing.unread.is_empty() => language.tr("openings-reading"),
        Source::Atlas if is_of_other_rules => {
            let rules = rules_name(language, &Preset::NEW_GAME.rules());
            language.tr_with("openings-other-rules", &[("name", rules.into())])
        }
        Source::Mine if browsing.own.is_empty() => language.tr("openings-none-own"),
        _ if found.moves.is_empty() => language.tr("openings-none"),
        _ => results_told(found.results, language),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use agon_core::notation::play_words;
    use agon_core::openings::tree::Tree;
    use agon_core::rules::{RuleSet, WinReason};
    use bevy_egui::egui::Key;

    use super::*;
    use crate::agon::gameplay::current_game::Purpose;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{match_of, random_game, two_people};
    use crate::testing::screens::{assert_fits, context, draw_frame, entered};

    const RULES: RuleSet = Preset::NEW_GAME.rules();

    fn line(moves: &str) -> Game {
        let mut game = Game::new(RULES);
        play_words(&mut game, moves).unwrap();
        game
    }

    /// Somebody who has won, drawn and lost with these moves, and looks at their own games.
    fn browsing(moves: &str) -> Browsing {
        let mut browsing = Browsing {
            source: Source::Mine,
            ..Browsing::default()
        };
        let ends: [fn(&mut Game); 3] = [
            |game| game.lose(Side::Black, WinReason::Resignation),
            |game| game.agree_draw(),
            |game| game.lose(Side::White, WinReason::Resignation),
        ];
        for end in ends {
            let mut game = line(moves);
            end(&mut game);
            browsing.own.add(&game);
        }
        browsing
    }

    /// Somebody who learns nothing.
    static NOTHING: LazyLock<Progress> = LazyLock::new(Progress::default);

    fn view<'a>(language: &'a Language, colours: &'a BoardPalette, current: Option<&'a Match>) -> OpeningsView<'a> {
        OpeningsView {
            current,
            progress: &NOTHING,
            language,
            colours,
            near: Side::White,
        }
    }

    #[test]
    fn it_fits() {
        let long = random_game(RULES, 40, 3);
        let mut analysed = match_of(line("f1f2"), two_people());
        analysed.purpose = Purpose::Analysis;
        let of_other_rules = Browsing {
            own: Tree::new(Preset::Globe.rules()),
            ..Browsing::default()
        };
        let far = Browsing {
            line: long,
            source: Source::Both,
            ..Browsing::default()
        };
        let reading = Browsing {
            unread: vec![String::new()],
            rules: Preset::ALL.iter().map(|preset| preset.rules()).take(6).collect(),
            ..browsing("f1f2")
        };
        let states = [
            Browsing::default(),
            browsing("f1f2 f11f10"),
            of_other_rules,
            far,
            reading,
        ];
        for mut browsing in states {
            for current in [None, Some(&analysed)] {
                assert_fits(|ctx, language| {
                    let colours = BoardPalette::default();
                    drop(page(ctx, &view(language, &colours, current), &mut browsing));
                });
            }
        }
    }

    #[test]
    fn the_keyboard_goes_on_with_a_move_and_back() {
        let (language, colours) = (Language::new(Locale::EN), BoardPalette::default());
        let mut browsing = browsing("f1f2 f11f10");
        assert_eq!(browsing.find(&browsing.line.clone()).moves.len(), 1);
        let mv = line("f1f2").plies()[0].mv;
        Step::Play(mv).in_line(&mut browsing.line);
        let found = browsing.find(&browsing.line.clone());
        assert_eq!((found.moves.len(), found.results.games()), (1, 3));
        assert_eq!(
            line_written(&line("f1f2 f11f10 b1c2")),
            "1.\u{a0}Qf1-f2 Qf11-f10 2.\u{a0}Gb1-c2"
        );
        let asked = entered(0, |ctx| page(ctx, &view(&language, &colours, None), &mut browsing));
        assert_eq!(asked, Some(analysis(&line("f1f2"))));
        Step::Back.in_line(&mut browsing.line);
        assert_eq!(browsing.line.undone().len(), 1);
        Step::Forward.in_line(&mut browsing.line);
        assert_eq!(browsing.line.plies().len(), 1);
    }

    #[test]
    fn by_keys_the_focus_goes_from_a_move_to_the_first_answer() {
        let (language, colours) = (Language::new(Locale::EN), BoardPalette::default());
        let mut browsing = browsing("f1f2 f11f10");
        let mut other = line("b1c2 k7i8");
        other.agree_draw();
        browsing.own.add(&other);
        let last = line("b1c2").plies()[0].mv;
        let ctx = context();
        let frame = |key, browsing: &mut Browsing| {
            draw_frame(&ctx, key, |ctx| page(ctx, &view(&language, &colours, None), browsing));
        };
        for _ in 0..20 {
            if browsing.pointed != Some(last) {
                frame(Some(Key::Tab), &mut browsing);
                frame(None, &mut browsing);
            }
        }
        for _ in 0..2 {
            frame(Some(Key::Enter), &mut browsing);
            frame(None, &mut browsing);
            frame(None, &mut browsing);
        }
        assert_eq!(line_written(&browsing.line), "1.\u{a0}Gb1-c2 Gk7-i8");
    }

    #[test]
    fn a_line_is_learned_by_the_side_of_its_last_move_until_it_is_forgotten() {
        let (language, colours) = (Language::new(Locale::EN), BoardPalette::default());
        let view = view(&language, &colours, None);
        let learned = OpeningLine::of(&line("f1f2 f11f10")).unwrap();
        let learn = (
            Do::send(LineWanted::Learn(learned.clone())),
            "Learn as Black".to_owned(),
        );
        assert_eq!(learning(&line("f1f2 f11f10"), &view), [learn]);
        assert_eq!(learning(&line(""), &view), [], "there is nothing to learn");
        let mut progress = Progress::default();
        progress.learn(learned.clone(), 100);
        let view = OpeningsView {
            progress: &progress,
            ..view
        };
        let comes_back = (Do::Open(MISTAKES), "Learn from mistakes".to_owned());
        let forget = (Do::send(LineWanted::Forget(learned)), "Forget this line".to_owned());
        assert_eq!(learning(&line("f1f2 f11f10"), &view), [comes_back, forget]);
        let mut browsing = Browsing {
            line: line("f1f2 f11f10"),
            ..Browsing::default()
        };
        assert_fits(|ctx, language| drop(page(ctx, &OpeningsView { language, ..view }, &mut browsing)));
    }

    #[test]
    fn over_an_analysis_steps_are_those_of_its_board() {
        let mut analysed = match_of(line("f1f2"), two_people());
        analysed.purpose = Purpose::Analysis;
        let mv = line("f1f2 f11f10").plies()[1].mv;
        let asked = Step::Play(mv).on_board(&analysed);
        assert_eq!(asked, Do::send(MoveRequested::new(mv, &analysed)));
        analysed.tree.lose(Side::Black, WinReason::Resignation);
        let asked = Step::Play(mv).on_board(&analysed);
        assert_eq!(asked, Do::send(AnalysisAction::PlayOn(Some(mv))));
        let mut browsing = browsing("f1f2 f11f10");
        assert_eq!(
            browsing.find(analysed.game()).moves.len(),
            1,
            "what could have been played"
        );
    }
}

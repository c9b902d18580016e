//! Notices about refusals and their reasons: of a move, a choice or a draw offer.

use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{DrawDeclined, MoveRejected, PositionChanged};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::{ChoiceRefused, Selection};
use crate::agon::text::refusals::sentence;
use crate::agon::text::words::{player_name, player_role};
use crate::shell::ui::notice::NoticeOutdated;
use crate::shell::ui::prelude::*;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    let tell = (tell_refusals, tell_declined_draw.run_if(resource_exists::<Match>));
    app.add_message::<ChoiceRefused>()
        .add_systems(Update, tell.chain().in_set(TableSystems::Present).in_set(AgonSystems));
}

/// Shows why a move or choice is refused, until another piece is chosen or the board shows another position.
fn tell_refusals(
    (mut rejections, mut refusals): (MessageReader<MoveRejected>, MessageReader<ChoiceRefused>),
    mut changes: MessageReader<PositionChanged>,
    (selection, preview): (Res<Selection>, Res<Preview>),
    mut seen: Local<(Selection, bool)>,
    language: Res<Language>,
    mut told: Local<Vec<Notice>>,
    (mut notices, mut outdated): (MessageWriter<Notice>, MessageWriter<NoticeOutdated>),
) {
    let now = (*selection, preview.is_running());
    let is_past = changes.read().count() > 0 || *seen != now;
    *seen = now;
    let moves = rejections.read().map(|rejection| sentence(&language, rejection.reason));
    let choices = refusals.read().last().map(|refused| match refused {
        ChoiceRefused::MustMove => language.tr("refused-touched"),
        ChoiceRefused::LookingBack => language.tr("refused-looking-back"),
    });
    let now: Vec<_> = moves.chain(choices).map(Notice::info).collect();
    if is_past {
        // The same refusal anew stays.
        let past = told.extract_if(.., |notice| !now.contains(notice));
        outdated.write_batch(past.map(NoticeOutdated));
    }
    for notice in now {
        if !told.contains(&notice) {
            told.push(notice.clone());
        }
        notices.write(notice);
    }
}

fn tell_declined_draw(
    mut declined: MessageReader<DrawDeclined>,
    (current, language): (Res<Match>, Res<Language>),
    mut notices: MessageWriter<Notice>,
) {
    for &DrawDeclined { by } in declined.read() {
        let players = current.players();
        let text = if players.is_human(by) {
            let args = [
                ("by", player_role(players, by).into()),
                ("name", player_name(&language, players, by).into()),
            ];
            language.tr_with("draw-declined-by", &args)
        } else {
            language.tr("draw-declined")
        };
        notices.write(Notice::info(text));
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{IllegalMove, Move, Position, RuleSet, Side};

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::shell::system::resources::AddResource;

    fn app() -> App {
        let mut app = App::new();
        app.add_message::<MoveRejected>()
            .add_message::<DrawDeclined>()
            .add_message::<PositionChanged>()
            .add_message::<Notice>()
            .add_message::<NoticeOutdated>()
            .add_resource::<Selection>()
            .add_resource::<Preview>()
            .insert_resource(Language::new(Locale::EN))
            .add_plugins(plugin);
        app
    }

    fn refuse(app: &mut App) {
        let (mv, reason) = (Move::Pass, IllegalMove::InCustody(Side::White));
        app.world_mut().write_message(MoveRejected { mv, reason });
        app.update();
    }

    #[test]
    fn a_refused_move_is_explained_in_one_line() {
        let mut app = app();
        refuse(&mut app);
        let notices = app.world().resource::<Messages<Notice>>();
        let texts: Vec<_> = notices
            .iter_current_update_messages()
            .map(|notice| notice.text.as_str())
            .collect();
        assert_eq!(
            texts,
            ["The piece may not go there: the cell is between two white pieces."]
        );
    }

    fn outdated(app: &App) -> usize {
        let outdated = app.world().resource::<Messages<NoticeOutdated>>();
        outdated.iter_current_update_messages().count()
    }

    #[test]
    fn a_refusal_goes_with_the_next_choice_unless_that_is_refused_alike() {
        let mut app = app();
        let choose = |app: &mut App, cell: &str| {
            app.insert_resource(Selection::Piece(cell.parse().unwrap()));
        };
        choose(&mut app, "f1");
        refuse(&mut app);
        choose(&mut app, "g1");
        refuse(&mut app);
        assert_eq!(outdated(&app), 0, "it is still so");
        choose(&mut app, "f1");
        app.update();
        assert_eq!(outdated(&app), 1);
        app.update();
        assert_eq!(outdated(&app), 0, "once");
    }

    #[test]
    fn a_refusal_goes_when_the_position_is_another() {
        let mut app = app();
        refuse(&mut app);
        refuse(&mut app);
        assert_eq!(outdated(&app), 0);
        let next = Position::start(&RuleSet::default());
        app.world_mut().write_message(PositionChanged { next, by_move: true });
        app.update();
        assert_eq!(outdated(&app), 1);
    }
}

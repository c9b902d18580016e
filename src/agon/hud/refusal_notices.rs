//! Notices about refusals and their reasons: of a move, a choice or a draw offer.

use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{DrawDeclined, MoveRejected, PositionChanged};
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::ChoiceRefused;
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

/// Shows why a move or choice is refused, until the position changes.
fn tell_refusals(
    (mut rejections, mut refusals): (MessageReader<MoveRejected>, MessageReader<ChoiceRefused>),
    mut changes: MessageReader<PositionChanged>,
    language: Res<Language>,
    mut told: Local<Vec<Notice>>,
    (mut notices, mut outdated): (MessageWriter<Notice>, MessageWriter<NoticeOutdated>),
) {
    if changes.read().count() > 0 {
        outdated.write_batch(told.drain(..).map(NoticeOutdated));
    }
    let moves = rejections.read().map(|rejection| sentence(&language, rejection.reason));
    let choices = refusals.read().last().map(|refused| match refused {
        ChoiceRefused::MustMove => language.tr("refused-touched"),
        ChoiceRefused::LookingBack => language.tr("refused-looking-back"),
    });
    for notice in moves.chain(choices).map(Notice::info) {
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

    fn app() -> App {
        let mut app = App::new();
        app.add_message::<MoveRejected>()
            .add_message::<DrawDeclined>()
            .add_message::<PositionChanged>()
            .add_message::<Notice>()
            .add_message::<NoticeOutdated>()
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

    #[test]
    fn a_refusal_goes_when_the_position_is_another() {
        let mut app = app();
        refuse(&mut app);
        refuse(&mut app);
        let outdated = |app: &App| app.world().resource::<Messages<NoticeOutdated>>().len();
        assert_eq!(outdated(&app), 0);
        let next = Position::start(&RuleSet::default());
        app.world_mut().write_message(PositionChanged { next, by_move: true });
        app.update();
        assert_eq!(outdated(&app), 1);
    }
}

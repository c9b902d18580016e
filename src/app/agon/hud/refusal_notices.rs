//! Tells the player in one line what was refused and why: a move, a choice or a draw offer.

use bevy::prelude::*;

use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::{DrawDeclined, MoveRejected};
use crate::app::agon::gameplay::schedule::AgonSystems;
use crate::app::agon::gameplay::selection::ChoiceRefused;
use crate::app::agon::text::refusals::sentence;
use crate::app::agon::text::words::{player_name, player_role};
use crate::app::shell::system::language::Language;
use crate::app::shell::ui::notice::Notice;
use crate::app::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    let tell = (
        tell,
        tell_refused_choice,
        tell_declined_draw.run_if(resource_exists::<Match>),
    );
    app.add_message::<ChoiceRefused>()
        .add_systems(Update, tell.chain().in_set(TableSystems::Present).in_set(AgonSystems));
}

fn tell(mut rejections: MessageReader<MoveRejected>, language: Res<Language>, mut notices: MessageWriter<Notice>) {
    for rejection in rejections.read() {
        notices.write(Notice::info(sentence(&language, rejection.reason)));
    }
}

fn tell_refused_choice(
    mut refusals: MessageReader<ChoiceRefused>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
) {
    let said = refusals.read().last().map(|refused| match refused {
        ChoiceRefused::MustMove => language.tr("refused-touched"),
        ChoiceRefused::LookingBack => language.tr("refused-looking-back"),
    });
    notices.write_batch(said.map(Notice::info));
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
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::rules::{IllegalMove, Side};

    #[test]
    fn a_refused_move_is_explained_in_one_line() {
        let mut app = App::new();
        app.add_message::<MoveRejected>()
            .add_message::<DrawDeclined>()
            .add_message::<Notice>()
            .insert_resource(language(Locale::En))
            .add_plugins(plugin);
        let mv = crate::rules::Move::Pass;
        let reason = IllegalMove::InCustody(Side::White);
        app.world_mut().write_message(MoveRejected { mv, reason });
        app.update();
        let notices = app.world().resource::<Messages<Notice>>();
        let texts: Vec<_> = notices
            .iter_current_update_messages()
            .map(|notice| notice.text.as_str())
            .collect();
        assert_eq!(texts, ["That cell is between two white pieces."]);
    }
}

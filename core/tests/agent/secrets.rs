//! A player's view does not depend on the others' sheets.

use agon_core::agent::{Announcement, Game, IllegalAction, Player, Sheet};

use crate::random;

/// The game with other sheets for all players but one, as far as public knowledge allows.
fn with_other_sheets(game: &Game, seat: Player, rng: &mut random::Rng) -> Game {
    let table = game.table();
    let sheets = Player::ALL.map(|player| random::sheet(table, player, rng));
    game.view(seat)
        .supposing(&sheets)
        .unwrap_or_else(|error| panic!("{game}: {error}"))
}

#[test]
fn other_sheets_change_neither_views_nor_legal_actions() {
    let mut different = 0;
    for seed in 0..400 {
        random::play(seed, 300, |game, _, rng| {
            if game.outcome().is_some() || random::below(rng, 10) > 0 {
                return;
            }
            for seat in game.table().options().seats() {
                let other = with_other_sheets(game, seat, rng);
                different += u32::from(&other != game);
                let (view, same) = (game.view(seat), other.view(seat));
                assert_eq!(view, same);
                assert_eq!(view.to_string(), same.to_string());
                assert_eq!(view.legal(), same.legal());
            }
        });
    }
    assert!(different > 1_000, "{different}");
}

#[test]
fn a_view_lists_legal_actions_only_for_its_own_seat() {
    for seed in 0..100 {
        random::play(seed, 300, |game, _, rng| {
            let Some(asked) = game.table().asked() else { return };
            for seat in game.table().options().seats() {
                let (view, action) = (game.view(seat), random::action(game, rng));
                if seat == asked {
                    assert_eq!((view.legal(), view.check(&action)), (game.legal(), Ok(())));
                } else {
                    assert!(view.legal().is_empty() && !view.legal().may_stake());
                    assert_eq!(view.check(&action), Err(IllegalAction::NotAsked(asked)));
                }
            }
        });
    }
}

#[test]
fn a_view_shows_other_sheets_only_after_the_end() {
    for seed in 0..100 {
        random::play(seed, 2_000, |game, _, _| {
            for seat in game.table().options().seats() {
                let view = game.view(seat);
                let hidden = view.to_string().matches('?').count();
                let others = game.table().options().players() - 1;
                assert_eq!(hidden, if game.outcome().is_some() { 0 } else { others });
                assert_eq!(view.shown(seat).is_some(), game.outcome().is_some());
            }
        });
    }
}

#[test]
fn no_supposed_world_contradicts_public_knowledge() {
    let mut refused = 0;
    for seed in 0..100 {
        random::play(seed, 300, |game, _, rng| {
            if game.outcome().is_some() || random::below(rng, 10) > 0 {
                return;
            }
            let fresh = [Sheet::FRESH; Player::MOST];
            let seat = Player::ALL[0];
            let known = game.table().options().seats().skip(1).any(|player| {
                let minima = game
                    .table()
                    .options()
                    .agents()
                    .any(|agent| game.table().minimum(player, agent) > 0);
                minima || game.table().fees(player) > 0
            });
            let attacked = matches!(game.table().pending(), Some(Announcement::Attack { .. }));
            let ruled_out = game.view(seat).supposing(&fresh).is_err();
            assert!(ruled_out || !known || attacked, "{game}");
            assert!(!ruled_out || known || attacked, "{game}");
            refused += u32::from(ruled_out);
        });
    }
    assert!(refused > 100, "{refused}");
}

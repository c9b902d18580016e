//! Finished games walked through step by step, and why they were won.

use agon_core::agent::{
    Action, Call, Event, GameFileError, Heard, Player, Referee, Verdict, contexts, read_action, read_game_file,
};

use crate::random::{self, below};
use crate::texts::damaged;

/// A random game played to its end, or as far as `most` decisions lead.
pub fn played(seed: u64, most: usize) -> Referee {
    let mut rng = random::rng(seed);
    let options = random::options(&mut rng);
    let start = random::start(&options, &mut rng);
    let mut referee = Referee::new(options, start, &[], seed);
    let mut game = agon_core::agent::Game::new(options, start);
    for _ in 0..most {
        let Some(asked) = referee.asked() else { break };
        let action = random::action(&game, &mut rng);
        referee.play(asked, &action).unwrap();
        game.play(&action, &mut Vec::new()).unwrap();
        // Nobody may look into a game that is not over.
        assert!(referee.outcome().is_some() || below(&mut rng, 8) > 0 || referee.replay().is_none());
    }
    referee
}

#[test]
fn the_steps_of_a_game_lead_from_its_beginning_to_its_end() {
    let mut over = 0;
    for seed in 0..60 {
        let referee = played(seed, 2_000);
        let Some(replay) = referee.replay() else {
            assert_eq!((referee.outcome(), referee.verdict()), (None, None));
            continue;
        };
        over += 1;
        let (first, last) = (&replay.steps()[0], replay.steps().last().unwrap());
        assert_eq!((first.decision(), first.heard()), (None, 0..0));
        assert_eq!(last.table(), referee.table());
        assert_eq!(last.heard().end, referee.events().len());
        let view = referee.view(Player::ALL[0]);
        let boards = contexts(referee.table(), referee.events());
        for steps in replay.steps().windows(2) {
            let [before, step] = steps else { unreachable!() };
            assert_eq!(step.heard().start, before.heard().end, "every event belongs to a step");
            let (player, action) = *step.decision().unwrap();
            assert_eq!(Some(player), before.table().asked());
            let heard = action.heard();
            assert_eq!(referee.events()[step.heard().start], Event::Decided { player, heard });
            assert_eq!(boards[step.heard().start].board, before.table().board());
            for event in &referee.events()[step.heard()][1..] {
                let is_answer = |heard: Heard| matches!(heard, Heard::Called(Call::Let));
                assert!(!matches!(event, Event::Decided { heard, .. } if !is_answer(*heard)));
            }
            for player in referee.options().seats() {
                let sheet = step.sheet(player);
                let is_staked = matches!(step.decision(), Some((who, Action::Stake(_))) if *who == player);
                assert!(is_staked || sheet.lots() == before.sheet(player).lots());
            }
        }
        for player in referee.options().seats() {
            assert_eq!(view.shown(player), Some(last.sheet(player)));
        }
        let bluffs: Vec<_> = replay.bluffs().iter().map(|(_, bluff)| *bluff).collect();
        assert_eq!(bluffs, referee.bluffs());
        for (step, bluff) in replay.bluffs() {
            assert_eq!(replay.steps()[*step].decision().unwrap().0, bluff.player);
            assert_eq!(replay.steps()[step - 1].sheet(bluff.player).stake(bluff.agent), 0);
        }
    }
    assert!(over > 30, "{over}");
}

#[test]
fn the_verdict_names_the_winner_and_the_margin() {
    let mut seen = [0; 8];
    for seed in 0..400 {
        let referee = played(seed, 2_000);
        let (Some(outcome), Some(verdict)) = (referee.outcome(), referee.verdict()) else {
            continue;
        };
        let view = referee.view(Player::ALL[0]);
        let stake = |player: Player| outcome.agent.map(|agent| view.shown(player).unwrap().stake(agent));
        let stakes: Vec<_> = referee.options().seats().map(stake).collect();
        let highest = stakes.iter().copied().max().unwrap();
        let with_highest = stakes.iter().filter(|stake| **stake == highest).count();
        let (kind, winner, agent) = match verdict {
            Verdict::Most {
                winner,
                agent,
                amount,
                is_among_claimants,
            } => {
                assert_eq!(stake(winner), Some(amount));
                assert_eq!(is_among_claimants, highest > Some(amount));
                (0, Some(winner), Some(agent))
            }
            Verdict::TiedAndBrought { winner, agent, amount } => {
                assert_eq!((stake(winner), highest), (Some(amount), Some(amount)));
                assert_eq!(winner, referee.table().turn());
                (1, Some(winner), Some(agent))
            }
            Verdict::TiedAndNext {
                winner,
                mover,
                agent,
                amount,
            } => {
                assert_eq!((stake(winner), highest), (Some(amount), Some(amount)));
                assert_eq!(mover, referee.table().turn());
                assert_ne!(winner, mover);
                (2, Some(winner), Some(agent))
            }
            Verdict::NobodyStaked { winner, agent } => {
                assert_eq!((highest, winner), (Some(0), referee.table().turn()));
                (3, Some(winner), Some(agent))
            }
            Verdict::Unclaimed { winner, agent } => (4, Some(winner), Some(agent)),
            Verdict::DrawnByTie { agent, amount } => {
                assert!(highest == Some(amount) && with_highest > 1);
                (5, None, Some(agent))
            }
            Verdict::DrawnUnstaked { agent } => {
                assert_eq!(highest, Some(0));
                (6, None, Some(agent))
            }
            Verdict::DrawnFreeCase => (7, None, None),
        };
        seen[kind] += 1;
        assert_eq!((winner, agent), (outcome.winner, outcome.agent));
    }
    assert!(seen[0] > 0 && seen[6] + seen[7] > 0, "{seen:?}");
}

#[test]
fn on_a_tie_the_player_who_brought_the_agent_home_wins() {
    // Both on the same agent with the same amount, and player 1 brings the agent home.
    let mut referee = Referee::new(
        "2,agents=1,map=short,held-case=safe".parse().unwrap(),
        Player::ALL[1],
        &[],
        1,
    );
    let ways = [
        "A1-NYC", "A1-BMU", "A1-AZO", "A1-TAN+", "A1-AZO+", "A1-BMU+", "A1-NYC+", "A1-WAS+",
    ];
    let mut play = |player: usize, text: &str| {
        referee.play(Player::ALL[player], &read_action(text).unwrap()).unwrap();
    };
    play(0, "$A1=1000");
    play(1, "$A1=1000");
    for (number, way) in ways.into_iter().enumerate() {
        play(1, way);
        // Nobody can object to the last step.
        if number + 1 < ways.len() {
            play(0, "let");
            play(0, ["B1-HAM", "B1-LON"][number % 2]);
            play(1, "let");
        }
    }
    let agent = agon_core::agent::Agent::ALL[0];
    let winner = Player::ALL[1];
    assert_eq!(
        referee.verdict(),
        Some(Verdict::TiedAndBrought {
            winner,
            agent,
            amount: 1000
        })
    );
}

#[test]
fn finished_games_come_back_from_files_and_bad_files_are_refused() {
    let (mut over, mut refused) = (0, 0);
    for seed in 0..60 {
        let referee = played(seed, 2_000);
        let (save, record) = (referee.save("2026.11.25-120000"), referee.record().to_string());
        if referee.outcome().is_none() {
            for text in [&save, &record] {
                assert!(matches!(read_game_file(text), Err(GameFileError::NotOver)), "{text}");
            }
            continue;
        }
        over += 1;
        let file = read_game_file(&format!("\u{feff}\n{save}")).unwrap();
        assert_eq!(
            (file.referee, file.saved.as_deref()),
            (referee.clone(), Some("2026.11.25-120000"))
        );
        let file = read_game_file(&record).unwrap();
        assert_eq!((file.referee.history(), file.saved), (referee.history(), None));
        assert_eq!(file.referee.seats(), referee.seats());
        let mut rng = random::rng(seed);
        for text in [&save, &record] {
            for _ in 0..4 {
                // The result is a finished game or a reason.
                match read_game_file(&damaged(text, &mut rng)) {
                    Ok(file) => assert!(file.referee.outcome().is_some()),
                    Err(error) => {
                        assert!(!error.to_string().is_empty());
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(over > 30 && refused > 100, "{over} {refused}");
    let reason = |text: &str| read_game_file(text).unwrap_err();
    for text in ["", "nothing", "{}", r#"{"game": "agon", "version": 1}"#, "1. Gb1-c2 *"] {
        assert!(matches!(reason(text), GameFileError::NoGame), "{text}");
    }
    assert!(matches!(
        reason(r#"{"game": "agent", "version": 9}"#),
        GameFileError::Later(9)
    ));
    assert!(matches!(reason("agent 1\noptions 2\n"), GameFileError::Record(_)));
}

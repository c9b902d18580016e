//! A symmetry of the map changes nothing but names.

use agon_core::agent::{Action, Agent, Announcement, Call, Event, Game, MapSymmetry, Money, Nation, Phase};

use crate::random;

fn agent(symmetry: MapSymmetry, agent: Agent) -> Agent {
    let nation = Nation::at_home_in(symmetry.apply(agent.home())).unwrap();
    Agent::new(nation, agent.number()).unwrap()
}

fn announcement(symmetry: MapSymmetry, announcement: Announcement) -> Announcement {
    let image = |of| agent(symmetry, of);
    match announcement {
        Announcement::Move { agent, to, with_case } => Announcement::Move {
            agent: image(agent),
            to: symmetry.apply(to),
            with_case,
        },
        Announcement::Take(agent) => Announcement::Take(image(agent)),
        Announcement::LayDown(agent) => Announcement::LayDown(image(agent)),
        Announcement::Attack {
            attacker,
            victim,
            with_case,
        } => Announcement::Attack {
            attacker: image(attacker),
            victim: image(victim),
            with_case,
        },
    }
}

fn action(symmetry: MapSymmetry, action: Action) -> Action {
    match action {
        Action::Announce(announced) => announcement(symmetry, announced).into(),
        Action::Call(call) => call.into(),
        Action::Stake(money) => {
            let mut image = Money::NONE;
            for of in Agent::ALL {
                image.set(agent(symmetry, of), money.on(of));
            }
            Action::Stake(image)
        }
    }
}

/// A state's text, with agents and cities replaced by their images.
fn told(game: &Game, symmetry: MapSymmetry) -> String {
    let table = game.table();
    let mut agents: Vec<_> = table
        .options()
        .agents()
        .map(|of| {
            let place = table.place(of).map(|city| symmetry.apply(city));
            let minima: Vec<_> = table
                .options()
                .seats()
                .map(|player| table.minimum(player, of))
                .collect();
            let stakes: Vec<_> = table
                .options()
                .seats()
                .map(|player| game.sheet(player).stake(of))
                .collect();
            (agent(symmetry, of), place, table.holder() == Some(of), minima, stakes)
        })
        .collect();
    agents.sort();
    let phase = match table.phase() {
        Phase::Claim(contest) => format!("{:?} {:?}", contest.leader(table.turn()), contest.highest()),
        Phase::Over(outcome) => format!("{:?} {:?}", outcome.winner, outcome.agent.map(|of| agent(symmetry, of))),
        _ => format!("{:?}", table.pending().map(|pending| announcement(symmetry, pending))),
    };
    format!(
        "{agents:?} {:?} {} {:?} {:?} {phase}",
        symmetry.apply(table.case()),
        table.round(),
        table.turn(),
        table.asked()
    )
}

fn listed(game: &Game, symmetry: MapSymmetry) -> Vec<String> {
    let images = game.legal();
    let mut images: Vec<_> = images.iter().map(|of| action(symmetry, of).to_string()).collect();
    images.sort();
    images
}

#[test]
fn a_game_on_the_turned_or_mirrored_map_is_the_same_game() {
    let same = MapSymmetry::ALL[0];
    for seed in 0..160 {
        let symmetry = MapSymmetry::ALL[seed as usize % 8];
        let mut rng = random::rng(seed);
        let options = random::options(&mut rng);
        let start = random::start(&options, &mut rng);
        let (mut game, mut image) = (Game::new(options, start), Game::new(options, start));
        for _ in 0..300 {
            assert_eq!(told(&game, symmetry), told(&image, same));
            assert_eq!(listed(&game, symmetry), listed(&image, same));
            if game.outcome().is_some() {
                break;
            }
            let next = random::action(&game, &mut rng);
            let (mut one, mut other) = (Vec::new(), Vec::new());
            game.play(&next, &mut one).unwrap();
            image.play(&action(symmetry, next), &mut other).unwrap();
            let kinds = |events: &[Event]| events.iter().map(std::mem::discriminant).collect::<Vec<_>>();
            assert_eq!(kinds(&one), kinds(&other));
        }
    }
}

#[test]
fn words_and_claims_have_no_image_but_themselves() {
    for call in [Call::Object, Call::Claim(700), Call::Win] {
        for symmetry in MapSymmetry::ALL {
            assert_eq!(action(symmetry, call.into()), call.into());
        }
    }
}

//! The legal actions once more, plainly: from the text of a state and the table of the map in `docs/agent.md`, by the
//! rule book, without anything of the library.

use std::collections::{BTreeMap, BTreeSet};

const RULES: &str = include_str!("../../../docs/agent.md");
const INNER: [&str; 4] = ["LIS", "MAD", "ALG", "CAS"];
const OUTER: [&str; 8] = ["AZO", "PAL", "PAR", "GEN", "ROM", "CAI", "KHA", "DAK"];

/// The cities in board order, and the links of each in board order.
struct Network {
    order: Vec<&'static str>,
    links: BTreeMap<&'static str, BTreeSet<usize>>,
}

impl Network {
    fn new(short: bool) -> Self {
        let rows: Vec<Vec<&str>> = RULES
            .lines()
            .filter(|line| line.starts_with("| ") && line.split('|').count() == 6)
            .map(|line| line.split('|').map(str::trim).collect())
            .filter(|cells: &Vec<&str>| cells[1].len() == 3 && cells[1].chars().all(|c| c.is_ascii_uppercase()))
            .collect();
        let order: Vec<_> = rows.iter().map(|cells| cells[1]).collect();
        let place = |code: &str| order.iter().position(|city| *city == code).unwrap();
        let mut links: BTreeMap<_, BTreeSet<usize>> = BTreeMap::new();
        for cells in &rows {
            for other in cells[4].split(' ') {
                if !short || !INNER.contains(&cells[1]) && !INNER.contains(&other) {
                    links.entry(cells[1]).or_default().insert(place(other));
                }
            }
        }
        if short {
            for city in OUTER {
                links.entry("TAN").or_default().insert(place(city));
                links.entry(city).or_default().insert(place("TAN"));
            }
        }
        Self { order, links }
    }
}

struct Piece<'a> {
    name: String,
    city: &'a str,
    holds: bool,
}

fn home(name: &str) -> &'static str {
    match &name[..1] {
        "A" => "WAS",
        "B" => "LON",
        "R" => "MOS",
        _ => "PEK",
    }
}

/// The value of an option in a text with all that differs from the default.
fn option<'a>(options: &'a str, name: &str, default: &'a str) -> &'a str {
    let found = options
        .split(',')
        .find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
    found.unwrap_or(default)
}

/// The legal actions of the player to decide, as `agent-engine legal` writes them.
pub fn legal(options: &str, state: &str) -> String {
    let fields: Vec<_> = state.split(' ').collect();
    let [places, case, turn, phase, _, sheets] = fields[..] else {
        panic!("{state} has not six fields");
    };
    let mover: usize = turn.rsplit('.').next().unwrap().parse().unwrap();
    let mut back = phase.split('!');
    let phase: Vec<_> = back.next().unwrap().split(':').collect();
    let back: Vec<_> = back.collect();
    let names: Vec<_> = ["A", "B", "R", "C"]
        .iter()
        .flat_map(|nation| ["1", "2"].map(|number| format!("{nation}{number}")))
        .filter(|name| option(options, "agents", "2") == "2" || name.ends_with('1'))
        .collect();
    let stake = |player: usize, agent: &str| -> u32 {
        let sheet = sheets.split('/').nth(player).unwrap();
        let place = names.iter().position(|name| name == agent).unwrap();
        sheet
            .split(';')
            .next()
            .unwrap()
            .split(',')
            .nth(place)
            .unwrap()
            .parse()
            .unwrap()
    };
    match phase[0] {
        "stake" => " money".into(),
        "over" => String::new(),
        "object" => "let object".into(),
        "answer" => "insist withdraw".into(),
        "decide" => "allow refuse".into(),
        "victory" => "let win".into(),
        "claim" => {
            let asked: usize = phase[1].parse().unwrap();
            let made = phase[4].split(',').filter_map(|claim| claim.split_once('='));
            let highest = made.map(|(_, claim)| claim.parse().unwrap()).max().unwrap_or(0);
            let least = if asked == mover && highest > 0 {
                highest
            } else {
                highest + 100
            };
            let most = stake(asked, &phase[3][..2]);
            if least <= most {
                format!("give-up claim={least}..{most}")
            } else {
                "give-up".into()
            }
        }
        _ => {
            let pieces: Vec<_> = names
                .iter()
                .zip(places.split(','))
                .filter(|(_, place)| *place != "x")
                .map(|(name, place)| Piece {
                    name: name.clone(),
                    city: &place[..3],
                    holds: place.ends_with('*'),
                })
                .collect();
            let network = Network::new(option(options, "map", "long") == "short");
            let snatch = option(options, "held-case", "safe") == "snatch";
            let mut actions = deeds(&network, &pieces, case, snatch, &|agent| stake(mover, agent) >= 500);
            actions.retain(|action| !back.contains(&action.as_str()));
            let attempts: usize = option(options, "attempts", "0").parse().unwrap();
            if attempts > 0 && back.len() >= attempts {
                actions.clear();
            }
            let cap: u32 = option(options, "bribe-cap", "0").parse().unwrap();
            let lots = sheets.split('/').nth(mover).unwrap().split(';').nth(1).unwrap();
            let sizes = [1000, 500, 400, 300, 200, 100].into_iter().zip(lots.chars());
            let fits = |(size, left)| left != '0' && (cap == 0 || size <= cap);
            let money = !pieces.is_empty() && sizes.into_iter().any(fits);
            if actions.is_empty() && !money {
                return "skip".into();
            }
            actions.join(" ") + if money { " money" } else { "" }
        }
    }
}

fn deeds(
    network: &Network,
    pieces: &[Piece],
    case: &str,
    snatch: bool,
    may_attack: &dyn Fn(&str) -> bool,
) -> Vec<String> {
    let free = !pieces.iter().any(|piece| piece.holds);
    let mut all = Vec::new();
    for piece in pieces {
        let name = &piece.name;
        let is_open = free || snatch;
        if piece.holds {
            all.push(format!("{name}-"));
        } else if piece.city == case && is_open {
            all.push(format!("{name}+"));
        }
        for &to in &network.links[piece.city] {
            let to = network.order[to];
            let on_it = piece.holds || to == case && is_open;
            all.push(format!("{name}-{to}"));
            if on_it {
                all.push(format!("{name}-{to}+"));
            }
            for victim in pieces.iter().filter(|victim| victim.city == to) {
                if !may_attack(name) || home(&victim.name) == to {
                    continue;
                }
                all.push(format!("{name}x{}", victim.name));
                if on_it || victim.holds {
                    all.push(format!("{name}x{}+", victim.name));
                }
            }
        }
    }
    all
}

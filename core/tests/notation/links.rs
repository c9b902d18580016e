//! Links: every game reads back from its link, and a link with an error is refused.

use std::time::Duration;

use agon_core::notation::{
    Answers, Letter, LinkError, LinkTooLong, Linked, MoveTimes, parse_position, play_words, read_link, read_linked,
    write_link,
};
use agon_core::rules::{Game, Preset, RuleSet};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::random::{Random, declare, game, random, rules};
use crate::readers::read_as_link;

fn assert_same(read: &Game, game: &Game) {
    assert_eq!(read.rules(), game.rules());
    assert_eq!(read.start(), game.start());
    assert_eq!(read.plies(), game.plies());
    assert_eq!(read.outcome(), game.outcome());
}

#[test]
fn a_game_comes_back_from_its_link() {
    let mut random = random(20);
    let (mut set_up, mut custom, mut declared) = (0, 0, 0);
    for _ in 0..1_000 {
        let mut game = game(&mut random, 150);
        declare(&mut random, &mut game);
        let link = write_link(&game).unwrap();
        assert_same(&read_link(&link).unwrap(), &game);
        set_up += usize::from(*game.start() != *Game::new(*game.rules()).start());
        custom += usize::from(game.rules().preset().is_none());
        let by_move = game.plies().last().is_some_and(|ply| ply.outcome().is_some());
        declared += usize::from(game.outcome().is_some() && !by_move);
    }
    assert!(
        set_up > 100 && custom > 100 && declared > 100,
        "{set_up}, {custom}, {declared}"
    );
}

#[test]
fn a_position_comes_back_from_its_link() {
    let mut random = random(21);
    for _ in 0..1_000 {
        let game = game(&mut random, 80);
        let position = Game::from_position(*game.rules(), *game.position());
        let link = write_link(&position).unwrap();
        assert_same(&read_link(&link).unwrap(), &position);
        assert!(link.len() <= 50, "{link}");
    }
    let rules = RuleSet::default();
    for text in [
        "6/7/8/9/10/11/10/9/8/7/6 b - 4294967295 4294967295",
        "GGGGGG/Q6/8/9/10/5q5/10/9/8/7/gggggg b a1,f6 0 1",
    ] {
        let game = Game::from_position(rules, parse_position(text, &rules).unwrap());
        assert_same(&read_link(&write_link(&game).unwrap()).unwrap(), &game);
    }
}

#[test]
fn moves_taken_back_are_not_in_the_link() {
    let mut random = random(22);
    let mut game = game(&mut random, 30);
    while game.plies().len() > 3 {
        game.undo();
    }
    let link = write_link(&game).unwrap();
    let read = read_link(&link).unwrap();
    assert_same(&read, &game);
    assert!(read.undone().is_empty());
}

/// Links stay readable: these were written when the format was new.
#[test]
fn links_of_old_are_read() {
    for (link, rules, moves, position) in OLD {
        let game = read_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(game.rules().to_string(), rules);
        assert_eq!(game.plies().len(), moves);
        assert_eq!(game.position().to_string(), position);
        assert_eq!(write_link(&game).as_deref(), Ok(link));
    }
}

const OLD: [(&str, &str, usize, &str); 9] = [
    (
        "AC5000",
        "globe",
        0,
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    ),
    (
        "A27wOHOgKoLdk8tuUrR",
        "globe",
        13,
        "1g2G1/G1q2g1/8/g8/10/2Q4G3/10/g6G1/8/Gg3g1/4G1 b - 0 7",
    ),
    (
        "A7DZEoSDhK",
        "ring-entry",
        2,
        "Q5/7/8/9/10/11/10/9/8/7/5q[GGGGGGgggggg] w - 0 2",
    ),
    (
        "A5MAXPVKxtQ",
        "ring-entry,guard-relocation=next-ring,queen-relocation=edge,queen-chooser=captor,relocation-capture=no-effect,\
         relocation-custody=no-effect,relocation-costs-turn=false,empty-throne=own-queen-absent,repetition=loses,\
         progress-limit=7",
        1,
        "Q5/7/8/9/10/11/10/9/8/7/6[GGGGGGqgggggg] b - 0 1",
    ),
    (
        "A72xdLEe56sOAajC9DFW9CicEe8k1H",
        "fromager",
        2,
        "1G2g1/g5G/8/G7g/q9/11/9Q/G7g/8/g5G/1G2g1 w - 5 19",
    ),
    ("AtRTvhbJRZYWJ519Y", "globe", 1, "q5/7/8/9/10/11/9Q/8g/7G/7/6 b h9 0 1"),
    // Written axis by axis: these rules had no name then.
    (
        "AFtjTDocDr6",
        "modern",
        0,
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    ),
    // Written axis by axis, with values that came later.
    (
        "AlcW4buBP7k",
        "home",
        0,
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    ),
    (
        "AlcWRpUCR7k",
        "home,guard-relocation=removed",
        0,
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    ),
];

/// The letters and digits of links.
fn alphabet() -> impl Iterator<Item = char> {
    ('0'..='9').chain('A'..='Z').chain('a'..='z')
}

/// Links of all kinds, some short, some long.
fn links(random: &mut Random, count: usize) -> Vec<String> {
    let games = (0..count).map(|_| {
        let mut game = game(random, 120);
        declare(random, &mut game);
        write_link(&game).unwrap()
    });
    games.collect()
}

#[test]
fn a_link_that_was_cut_is_refused() {
    for link in links(&mut random(23), 300) {
        for end in 0..link.len() {
            assert!(!read_as_link(&link[..end]), "{link} up to {end}");
        }
        for start in 1..link.len() {
            assert!(!read_as_link(&link[start..]), "{link} from {start}");
        }
    }
}

#[test]
fn a_link_with_one_wrong_character_is_refused() {
    for link in links(&mut random(24), 60) {
        for place in 0..link.len() {
            for wrong in alphabet().filter(|c| !link[place..].starts_with(*c)) {
                let mut damaged = link.clone();
                damaged.replace_range(place..=place, &wrong.to_string());
                assert_eq!(
                    read_link(&damaged).unwrap_err(),
                    LinkError::Damaged,
                    "{link}: {damaged}"
                );
            }
        }
    }
}

#[test]
fn a_link_with_two_characters_swapped_is_refused() {
    for link in links(&mut random(25), 200) {
        for place in 1..link.len() {
            let mut chars: Vec<_> = link.chars().collect();
            chars.swap(place - 1, place);
            let damaged: String = chars.into_iter().collect();
            assert!(damaged == link || !read_as_link(&damaged), "{link}: {damaged}");
        }
    }
}

#[test]
fn a_link_reads_with_any_text_around_it() {
    let mut random = random(26);
    let game = game(&mut random, 60);
    let link = write_link(&game).unwrap();
    let (front, back) = link.split_at(link.len() / 2);
    for text in [
        format!("https://example.org/agon/#{link}"),
        format!("  http://localhost:8080/index.html?x=1#{link}\n"),
        format!("My move: <https://example.org/agon/#{link}>. Your turn!"),
        format!("#{link}"),
        format!("“{link}”"),
        format!("{front}\r\n{back}"),
    ] {
        assert_same(
            &read_link(&text).unwrap_or_else(|error| panic!("{text}: {error}")),
            &game,
        );
    }
}

#[test]
fn a_link_survives_chat_and_mail() {
    let mut random = random(28);
    let game = game(&mut random, 60);
    let link = write_link(&game).unwrap();
    let (front, back) = link.split_at(link.len() / 2);
    for text in [
        format!("https://example.org/agon/%23{link}"),
        format!("https://out.example/?url=https%3A%2F%2Fexample.org%2F%2523{link}&data=05%7C01"),
        format!("https://example.org/agon/&#35;{link}"),
        format!("https://example.org/?fbclid=IwAR0xY#{link}"),
        format!("https://example.org/#{link}?fbclid=IwAR0xY"),
        format!("https://example.org/#{link}&utm_source=mail&utm_medium=A1b2C3d4"),
        format!("https://example.org/#{link}:~:text=Agon"),
        format!("https://example.org/#{link}#:~:text=Agon,b1c2"),
        format!("<https://example.org/#{link}|Agon, move 30>"),
        format!("[our game](https://example.org/#{link})"),
        format!("*https://example.org/#{link}* is #1!"),
        format!("https://example.org/#{front}\n> {back}\n> Yours, Bo"),
        format!("> > https://example.org/#{front}\r\n> > {back} ok?"),
        format!("https://example.org/#{front}=\r\n{back}"),
        format!("https://example.org/#\n{front}-\n{back}"),
        format!("https://example.org/#{front}\u{200b}{back}\u{200e}"),
        format!("https://example.org/#{front}\u{ad}\n{back}\u{feff}"),
        format!("Here is my code: {link}, do you like it?"),
        format!("The code ({front}\n{back}) is for Ada.\nAlso for Bo"),
        format!("Yesterday: https://example.org/#AC5000 Today: https://example.org/#{link}"),
    ] {
        let read = read_link(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_same(&read, &game);
        assert!(read_as_link(&text));
    }
}

#[test]
fn a_damaged_link_is_never_no_link() {
    let mut random = random(29);
    for link in links(&mut random, 50) {
        let damaged = link[..link.len() - 1].to_owned();
        for text in [
            damaged.clone(),
            format!("https://example.org/#{damaged}"),
            format!("https://example.org/%23{damaged}&utm_source=mail"),
            format!("https://example.org/#{}", &damaged[..3]),
            format!("<https://example.org/#{damaged}|Agon>"),
            format!("{}\n> {}", &damaged[..4], &damaged[4..]),
        ] {
            assert_eq!(read_link(&text).unwrap_err(), LinkError::Damaged, "{text:?}");
        }
    }
}

#[test]
fn texts_without_a_link_are_no_damaged_links() {
    for text in [
        "",
        "https://example.org/#",
        "https://example.org/agon/#rules",
        "https://example.org/",
        "hello",
        "Another",
        "hello there, Agon",
        "how-are-you",
        "We are #1",
        "1. Gf8-f7# 1-0",
    ] {
        assert_eq!(read_link(text).unwrap_err(), LinkError::NoLink, "{text:?}");
    }
    for text in ["A".repeat(10_000), "A1 ".repeat(100_000), "#A1".repeat(20_000)] {
        assert!(read_link(&text).is_err());
    }
}

#[test]
fn a_hundred_moves_fit_a_small_code() {
    let mut random = random(27);
    let mut longest = 0;
    for round in 0..200 {
        // Under rules that let it last.
        let rules = RuleSet {
            progress_limit: 0,
            ..if round % 2 == 0 {
                rules(&mut random)
            } else {
                Preset::ALL.choose(&mut random).unwrap().rules()
            }
        };
        let mut game = Game::new(rules);
        while game.plies().len() < 100 && game.outcome().is_none() {
            let moves = game.position().legal_moves(game.rules());
            let mv = moves[random.random_range(0..moves.len())];
            game.play(mv).unwrap();
        }
        longest = longest.max(write_link(&game).unwrap().len());
    }
    assert!((80..110).contains(&longest), "{longest}");
}

#[test]
fn a_game_without_end_has_no_link() {
    let rules: RuleSet = "globe,repetition=off,progress-limit=0".parse().unwrap();
    let start = parse_position("6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 1", &rules).unwrap();
    let mut game = Game::from_position(rules, start);
    // Each queen walks round the edge.
    let walk = |game: &mut Game| {
        let moves = game.position().legal_moves(&rules);
        let stays = moves
            .iter()
            .find(|mv| mv.to().is_some_and(|to| to.ring() == 5))
            .copied();
        game.play(stays.expect("the edge is free")).unwrap();
    };
    while game.plies().len() < 4096 {
        walk(&mut game);
    }
    let link = write_link(&game).unwrap();
    assert_eq!(read_link(&link).unwrap().plies().len(), 4096);
    walk(&mut game);
    assert_eq!(write_link(&game), Err(LinkTooLong));
}

/// The moves of a text, after a game.
fn answers(game: &Game, text: &str) -> Answers {
    Answers::read(text, game, game.chooser().opponent())
}

#[test]
fn a_letter_has_the_number_the_names_and_the_answers() {
    let mut game = Game::new(RuleSet::default());
    play_words(&mut game, "b1c2").unwrap();
    let letter = Letter {
        number: 0xfedc_ba98,
        names: ["Zoë".to_owned(), String::new()],
        answers: answers(&game, "k7i8 a5b6, l2k2 a5b6 k7i8 b6b5"),
        offers_draw: true,
    };
    assert_eq!(letter.answers.lines().len(), 2);
    let linked = Linked {
        letter: Some(letter),
        ..game.clone().into()
    };
    let link = linked.write().unwrap();
    assert!(link.starts_with('B'));
    let read = read_linked(&format!("Your move: https://example.org/#{link}.")).unwrap();
    assert_eq!(read.letter, linked.letter);
    assert_same(&read.game, &game);
    assert_same(&read_link(&link).unwrap(), &game);
    for end in 1..link.len() {
        assert!(read_linked(&link[..end]).is_err());
    }
}

#[test]
fn of_a_name_too_long_the_beginning_is_written() {
    let long = "é".repeat(60);
    let letter = Letter {
        names: [long.clone(), long.clone()],
        ..Letter::default()
    };
    let linked = Linked {
        letter: Some(letter),
        ..Game::new(RuleSet::default()).into()
    };
    let read = read_linked(&linked.write().unwrap()).unwrap().letter.unwrap();
    assert_eq!(read.names[0], long[..96]);
}

#[test]
fn times_go_with_the_moves() {
    let mut game = Game::new(RuleSet::default());
    play_words(&mut game, "b1c2 k7i8 a5b6").unwrap();
    let time = |tenths: u64| Some(Duration::from_millis(100 * tenths));
    let times = vec![
        MoveTimes {
            left: time(5_983),
            taken: time(17),
        },
        MoveTimes::default(),
        MoveTimes {
            left: None,
            taken: time(0),
        },
    ];
    let linked = Linked {
        times: times.clone(),
        ..game.clone().into()
    };
    let read = read_linked(&linked.write().unwrap()).unwrap();
    assert_eq!((read.times, read.letter), (times, None));
    let none = Linked {
        times: vec![MoveTimes::default(); 3],
        ..game.clone().into()
    };
    assert_eq!(none.write(), write_link(&game), "nothing but a game");
}

#[test]
fn whatever_a_link_holds_it_is_written_the_same_or_refused() {
    let mut random = random(28);
    for _ in 0..300 {
        let mut game = game(&mut random, 20);
        declare(&mut random, &mut game);
        let mut line = Vec::new();
        let mut later = game.clone();
        while later.outcome().is_none() && line.len() < 5 {
            let moves = later.legal_moves().to_vec();
            let mv = moves[random.random_range(0..moves.len())];
            later.play(mv).unwrap();
            line.push(mv);
        }
        let letter = Letter {
            number: random.random(),
            names: Default::default(),
            answers: Answers::new([line], &game, game.chooser().opponent()),
            offers_draw: game.outcome().is_none() && random.random(),
        };
        let linked = Linked {
            letter: Some(letter),
            ..game.into()
        };
        let link = linked.write().unwrap();
        let read = read_linked(&link).unwrap();
        assert_eq!(read.letter, linked.letter);
        assert_eq!(read.write().as_deref(), Ok(&*link));
    }
}

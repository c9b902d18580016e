//! All ways to play a lesson, up to a number of moves.

use agon_core::learn::enemy::Reply;
use agon_core::learn::lesson::{Lesson, Standing};
use agon_core::rules::{Game, Move};

/// The results of a lesson within some moves of the player.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// The first moves from which it can be done in so few moves.
    pub solving: Vec<Move>,
    /// The first moves from which it cannot.
    pub failing: Vec<Move>,
}

/// Plays on until it is the player's move or the lesson is over; only for enemies that the lesson itself plays.
pub fn answered(lesson: &Lesson, mut game: Game) -> Game {
    loop {
        let mv = match lesson.standing(&game) {
            Standing::Theirs(Reply::Move(mv)) => mv,
            Standing::Passing => Move::Pass,
            Standing::Theirs(Reply::Computer(_)) => panic!("{}: the computer plays", lesson.id()),
            Standing::Yours | Standing::Done(_) | Standing::Failed(_) => return game,
        };
        game.play(mv).expect("the enemy plays by the rules");
    }
}

fn after(lesson: &Lesson, game: &Game, mv: Move) -> Game {
    let mut next = game.clone();
    next.play(mv).expect("it is one of the legal moves");
    answered(lesson, next)
}

/// Whether the lesson can be done in at most so many more moves.
pub fn can_be_done(lesson: &Lesson, game: &Game, moves: usize) -> bool {
    match lesson.standing(game) {
        Standing::Done(_) => true,
        Standing::Yours if moves > 0 => {
            let legal = game.legal_moves();
            legal
                .iter()
                .any(|&mv| can_be_done(lesson, &after(lesson, game, mv), moves - 1))
        }
        _ => false,
    }
}

/// The ways to do the lesson in at most so many moves.
pub fn ways(lesson: &Lesson, moves: usize) -> Ways {
    let game = lesson.game();
    let mut ways = Ways::default();
    for &mv in game.legal_moves().iter() {
        let solves = can_be_done(lesson, &after(lesson, &game, mv), moves - 1);
        if solves { &mut ways.solving } else { &mut ways.failing }.push(mv);
    }
    ways
}

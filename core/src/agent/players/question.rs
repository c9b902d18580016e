//! A request to a computer player, as one value and as one line of text.

use std::fmt;

use super::level::{Character, UnknownCharacter};
use super::reputation::{Reputation, UnknownReputation};
use super::thinker::{Choice, Thinker};
use crate::agent::action::Event;
use crate::agent::options::{Options, OptionsError};
use crate::agent::pieces::Player;
use crate::agent::text::{TextError, read_event, read_view};
use crate::agent::view::View;

/// All that a computer player is given for a decision: who it is, its view, the public events and a seed. The same
/// question is answered alike on every machine, however often it is asked.
///
/// Its text is one line, `OPTIONS | SEAT CHARACTER SEED | VIEW | EVENTS`, with `;` between events, and reads back. After
/// the seed may follow `SEAT:REPUTATION` of a player who is known from earlier games.
///
/// ```
/// use agon_core::agent::players::{Character, Level, Question, read_question};
/// use agon_core::agent::{Game, Options, Player, read_action};
///
/// let options: Options = "2,agents=1".parse()?;
/// let mut game = Game::new(options, Player::ALL[0]);
/// let mut events = Vec::new();
/// game.play(&read_action("$")?, &mut events)?;
/// let view = game.view(Player::ALL[1]);
/// let question = Question { character: Character::even(Level::Broker), seed: 7, known: None, view, events };
/// assert_eq!(
///     question.to_string(),
///     "2,agents=1 | 1 broker 7 \
///      | WAS,LON,MOS,PEK TAN 0.1.0 stake:1 0,0,0,0;0;0/0,0,0,0;0;0 ?/0,0,0,0;444444 | 0:$?"
/// );
/// assert_eq!(read_question(&question.to_string())?, question);
/// assert_eq!(question.answer(), question.clone().answer());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The player's strength and manner.
    pub character: Character,
    /// The seed of the game, which is the same for all its computer players.
    pub seed: u64,
    /// A player who is known from earlier games.
    pub known: Option<(Player, Reputation)>,
    /// The player's view.
    pub view: View,
    /// All public events of the game so far.
    pub events: Vec<Event>,
}

/// The text of a question cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// There are not four parts.
    #[error("a question is OPTIONS | SEAT CHARACTER SEED | VIEW | EVENTS")]
    Parts,
    /// The options cannot be read.
    #[error("the options: {0}")]
    Options(#[source] OptionsError),
    /// The second part is not a seat, a character and a seed, and perhaps a seat with a reputation.
    #[error("a seat from 0, a character and a seed should stand between the first two bars")]
    Player,
    /// The reputation cannot be read.
    #[error(transparent)]
    Reputation(UnknownReputation),
    /// There is no such computer player.
    #[error(transparent)]
    Character(UnknownCharacter),
    /// The view cannot be read.
    #[error("the view: {0}")]
    View(#[source] TextError),
    /// An event, counted from 1, cannot be read.
    #[error("event {0}: {1}")]
    Event(usize, #[source] TextError),
}

impl Question {
    /// The player's decision; `None` if they are not asked.
    pub fn answer(&self) -> Option<Choice> {
        let (options, seat) = (self.view.table().options(), self.view.seat());
        let thinker = Thinker::new(options, seat, self.character, self.seed);
        let mut thinker = match self.known {
            Some((player, reputation)) => thinker.knowing(player, reputation),
            None => thinker,
        };
        thinker.decide(&self.view, &self.events)
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            character,
            seed,
            known,
            view,
            events,
        } = self;
        let options = view.table().options();
        write!(f, "{options} | {} {character} {seed}", view.seat())?;
        if let Some((player, reputation)) = known {
            write!(f, " {player}:{reputation}")?;
        }
        write!(f, " | {view} |")?;
        for (event, before) in events.iter().zip([" "].into_iter().chain(std::iter::repeat(";"))) {
            write!(f, "{before}{}", event.in_game(options))?;
        }
        Ok(())
    }
}

/// Reads the text of a question.
///
/// # Errors
/// Says what cannot be read, and where.
pub fn read_question(text: &str) -> Result<Question, QuestionError> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [options, player, view, events] = parts[..] else {
        return Err(QuestionError::Parts);
    };
    let options: Options = options.parse().map_err(QuestionError::Options)?;
    let words: Vec<&str> = player.split_whitespace().collect();
    let (seat, character, seed, known) = match words[..] {
        [seat, character, seed] => (seat, character, seed, None),
        [seat, character, seed, known] => (seat, character, seed, Some(known)),
        _ => return Err(QuestionError::Player),
    };
    let player = |text: &str| options.seats().find(|player| player.to_string() == text);
    let known = known.map(|known| {
        let (who, reputation) = known.split_once(':').ok_or(QuestionError::Player)?;
        let reputation = reputation.parse().map_err(QuestionError::Reputation)?;
        Ok((player(who).ok_or(QuestionError::Player)?, reputation))
    });
    let seat: Option<Player> = player(seat);
    let (seat, seed) = seat.zip(seed.parse().ok()).ok_or(QuestionError::Player)?;
    let character = character.parse().map_err(QuestionError::Character)?;
    let view = read_view(view, &options, seat).map_err(QuestionError::View)?;
    let events = events.split(';').filter(|text| !text.is_empty()).zip(1..);
    let events =
        events.map(|(text, number)| read_event(text, &options).map_err(|error| QuestionError::Event(number, error)));
    Ok(Question {
        character,
        seed,
        known: known.transpose()?,
        view,
        events: events.collect::<Result<_, _>>()?,
    })
}

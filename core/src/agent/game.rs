//! The whole truth of a game, which only the referee has, and what actions do to it (`docs/agent.md` §4, §5).

use super::action::{Action, Announcement, Call, EndReason, Event, Outcome};
use super::contest::Contest;
use super::illegal::IllegalAction;
use super::legal::Legal;
use super::money::{Dollars, FEE, Sheet};
use super::options::{LostObjection, Options, Victory};
use super::pieces::{Agent, Player, Players};
use super::table::{Phase, Table};

/// The full state of a game: the table and every player's sheet. It stays with the referee; a player is given a
/// [`View`](super::View).
///
/// ```
/// use agon_core::agent::{Game, Options, Player, read_action};
///
/// let options: Options = "2".parse()?;
/// let mut game = Game::new(options, Player::ALL[0]);
/// let mut heard = Vec::new();
/// for text in ["$A1=1000+500", "$", "A1-NYC", "let"] {
///     game.play(&read_action(text)?, &mut heard)?;
/// }
/// let heard: Vec<_> = heard.iter().map(|event| event.in_game(&options).to_string()).collect();
/// assert_eq!(heard, ["0:$?", "1:$?", "0:A1-NYC", "1:let"]);
/// assert_eq!(game.table().asked(), Some(Player::ALL[1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) table: Table,
    /// Those beyond the last player are never used.
    pub(super) sheets: [Sheet; Player::MOST],
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            ..*self
        }
    }

    /// As `clone`, but keeps the memory that the game has.
    fn clone_from(&mut self, other: &Self) {
        self.table.clone_from(&other.table);
        self.sheets = other.sheets;
    }
}

impl Game {
    /// A game before the opening stakes. The caller draws the start player by lot; seats are counted round the table,
    /// so with four players 5 is player 1.
    pub fn new(options: Options, start: Player) -> Self {
        Self {
            table: Table::new(options, start),
            sheets: [Sheet::FRESH; Player::MOST],
        }
    }

    /// The public part of the game.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// A player's sheet.
    pub const fn sheet(&self, player: Player) -> &Sheet {
        &self.sheets[player.index()]
    }

    /// The outcome, once the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// The legal actions of the player to decide; none when the game is over.
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::default();
        self.legal_into(&mut legal);
        legal
    }

    /// As [`legal`](Self::legal), in a list whose memory is used again.
    pub fn legal_into(&self, legal: &mut Legal) {
        let asked = self.table.asked().unwrap_or(Player::ALL[0]);
        self.table.legal_into(self.sheet(asked), legal);
    }

    /// The dollars of each player on the agent on whom the game was decided, from player 0; `None` before the end, and
    /// if there is no such agent.
    pub fn scores(&self) -> Option<Vec<Dollars>> {
        let agent = self.outcome()?.agent?;
        let seats = self.table.options.seats();
        Some(seats.map(|player| self.sheet(player).stake(agent)).collect())
    }

    /// Plays an action of the player to decide, and appends the events that all players hear.
    ///
    /// # Errors
    /// Says why the action is illegal; nothing has changed then.
    pub fn play(&mut self, action: &Action, heard: &mut Vec<Event>) -> Result<(), IllegalAction> {
        let asked = self.table.asked().ok_or(IllegalAction::GameOver)?;
        self.table.check(self.sheet(asked), action)?;
        heard.push(Event::Decided {
            player: asked,
            heard: action.heard(),
        });
        match *action {
            Action::Stake(ref money) => {
                self.sheets[asked.index()].place(money);
                self.staked(heard);
            }
            Action::Announce(announcement) => self.announce(announcement, heard),
            Action::Call(call) => self.call(asked, call, heard),
        }
        Ok(())
    }

    /// After the opening stakes of a player, or a bribe.
    fn staked(&mut self, heard: &mut Vec<Event>) {
        let table = &mut self.table;
        if let Phase::Stake { asked } = table.phase {
            let next = asked.next(table.options.players());
            let last = next == Player::ALL[0];
            table.phase = if last { Phase::Act } else { Phase::Stake { asked: next } };
        } else {
            let bribes = &mut table.bribes[table.turn.index()];
            *bribes = bribes.saturating_add(1);
            self.end_turn(heard);
        }
    }

    fn announce(&mut self, action: Announcement, heard: &mut Vec<Event>) {
        let table = &mut self.table;
        let mover = table.turn;
        if let Announcement::Attack { attacker, .. } = action {
            table.raise_minimum(mover, attacker, FEE);
        }
        if table.ends_unopposed(action) {
            table.board.carry_out(action);
            self.come_home(action, heard);
        } else {
            let asked = mover.next(table.options.players());
            table.phase = Phase::Object { asked, action };
        }
    }

    fn call(&mut self, asked: Player, call: Call, heard: &mut Vec<Event>) {
        let players = self.table.options.players();
        match (self.table.phase, call) {
            (_, Call::Skip) => self.end_turn(heard),
            (Phase::Object { action, .. }, Call::Object) => {
                self.table.phase = Phase::Answer {
                    objector: asked,
                    action,
                };
            }
            (Phase::Object { action, .. }, _) => {
                let next = asked.next(players);
                if next == self.table.turn {
                    self.stand(action, None, heard);
                } else {
                    self.table.phase = Phase::Object { asked: next, action };
                }
            }
            (Phase::Answer { objector, action }, Call::Insist) => {
                self.table.phase = Phase::Claim(Contest {
                    asked: objector,
                    objector,
                    action,
                    claims: [0; Player::MOST],
                    out: Players::NONE,
                });
            }
            (Phase::Answer { action, .. }, _) => self.take_back(action, heard),
            (Phase::Claim(mut contest), _) => {
                if let Call::Claim(dollars) = call {
                    contest.claims[asked.index()] = dollars;
                    self.table.raise_minimum(asked, contest.action.agent(), dollars);
                } else {
                    contest.out.insert(asked);
                }
                self.go_round(contest, heard);
            }
            (Phase::Decide(contest), Call::Allow) => self.stand(contest.action, Some(contest.objector), heard),
            (Phase::Decide(contest), _) => self.take_back(contest.action, heard),
            (
                Phase::Victory {
                    action, mut claimants, ..
                },
                _,
            ) => {
                if call == Call::Win {
                    claimants.insert(asked);
                }
                self.ask_for_victory(asked, action, claimants, heard);
            }
            (Phase::Stake { .. } | Phase::Act | Phase::Over(_), _) => {}
        }
    }

    /// Asks the next in a contest, or ends it when all but the leader have given up.
    fn go_round(&mut self, contest: Contest, heard: &mut Vec<Event>) {
        let table = &mut self.table;
        let mover = table.turn;
        if let Some(asked) = contest.next_asked(table.rivals(contest.objector), mover) {
            table.phase = Phase::Claim(Contest { asked, ..contest });
            return;
        }
        let leader = contest.leader(mover);
        if leader == mover {
            self.stand(contest.action, Some(contest.objector), heard);
        } else {
            table.phase = Phase::Decide(Contest {
                asked: leader,
                ..contest
            });
        }
    }

    fn take_back(&mut self, action: Announcement, heard: &mut Vec<Event>) {
        self.table.taken_back.push(action);
        self.table.phase = Phase::Act;
        heard.push(Event::TakenBack);
    }

    /// The announcement takes effect. `objector` is the player whose objection failed, if there was one.
    fn stand(&mut self, action: Announcement, objector: Option<Player>, heard: &mut Vec<Event>) {
        let table = &mut self.table;
        if let Some(objector) = objector
            && table.options.lost_objection == LostObjection::Turn
        {
            table.missing.insert(objector);
        }
        table.board.carry_out(action);
        let agent = action.agent();
        if let Announcement::Attack { victim, .. } = action {
            let mover = table.turn.index();
            table.fees[mover] += FEE;
            let minimum = &mut table.minima[mover][agent.index()];
            *minimum = minimum.saturating_sub(FEE);
            self.sheets[mover].stakes[agent.index()] -= FEE;
            self.exile(victim, heard);
        }
        if self.table.holder() == Some(agent) && self.table.case() == agent.home() {
            self.come_home(action, heard);
        } else {
            self.end_turn(heard);
        }
    }

    /// Everybody announces the stake on an exile.
    fn exile(&mut self, agent: Agent, heard: &mut Vec<Event>) {
        let mut stakes = [0; Player::MOST];
        for player in self.table.options.seats() {
            let stake = self.sheet(player).stake(agent);
            stakes[player.index()] = stake;
            self.table.minima[player.index()][agent.index()] = stake;
        }
        heard.push(Event::Exiled { agent, stakes });
    }

    /// The agent of this deed is at home with the case.
    fn come_home(&mut self, action: Announcement, heard: &mut Vec<Event>) {
        self.table.taken_back.clear();
        match self.table.options.victory {
            Victory::Sheets => {
                let compared = self.table.options.seats().collect();
                self.win_at_home(action.agent(), compared, heard);
            }
            Victory::Claim => self.ask_for_victory(self.table.turn, action, Players::NONE, heard),
        }
    }

    /// Asks the player after `last` whether they claim the victory, or compares the sheets when all were asked.
    fn ask_for_victory(&mut self, last: Player, action: Announcement, claimants: Players, heard: &mut Vec<Event>) {
        let asked = last.next(self.table.options.players());
        if asked == self.table.turn {
            self.win_at_home(action.agent(), claimants, heard);
        } else {
            self.table.phase = Phase::Victory {
                asked,
                action,
                claimants,
            };
        }
    }

    fn win_at_home(&mut self, agent: Agent, compared: Players, heard: &mut Vec<Event>) {
        let winner = self
            .table
            .winner_at_home(&self.sheets, agent, |player| compared.contains(player));
        let (winner, agent) = (Some(winner), Some(agent));
        let reason = EndReason::Home;
        self.end(Outcome { winner, reason, agent }, heard);
    }

    fn end_at_limit(&mut self, heard: &mut Vec<Event>) {
        let agent = self.table.holder();
        let winner = self.table.winner_at_limit(&self.sheets);
        let reason = EndReason::RoundLimit;
        self.end(Outcome { winner, reason, agent }, heard);
    }

    fn end(&mut self, outcome: Outcome, heard: &mut Vec<Event>) {
        self.table.phase = Phase::Over(outcome);
        heard.push(Event::Over(outcome));
        for player in self.table.options.seats() {
            let stakes = self.sheet(player).stakes;
            heard.push(Event::Shown { player, stakes });
        }
    }

    fn end_turn(&mut self, heard: &mut Vec<Event>) {
        let table = &mut self.table;
        table.taken_back.clear();
        table.phase = Phase::Act;
        loop {
            table.turn = table.turn.next(table.options.players());
            if table.turn == table.start {
                if table.options.round_limit().is_some_and(|limit| table.round >= limit) {
                    return self.end_at_limit(heard);
                }
                table.round = table.round.saturating_add(1);
            }
            if !table.missing.remove(table.turn) {
                return;
            }
            heard.push(Event::Missed(table.turn));
        }
    }
}

impl Table {
    /// The highest stake on the agent who came home wins among the mover and those who are `compared` with them; on a
    /// tie the mover, then the first clockwise from the mover.
    pub(super) fn winner_at_home(
        &self,
        sheets: &[Sheet; Player::MOST],
        agent: Agent,
        compared: impl Fn(Player) -> bool,
    ) -> Player {
        let stake = |player: Player| sheets[player.index()].stake(agent);
        let mut winner = self.turn;
        for player in self.options.clockwise_after(self.turn) {
            if compared(player) && stake(player) > stake(winner) {
                winner = player;
            }
        }
        winner
    }

    /// At the round limit the one highest stake on the holder wins; otherwise nobody does.
    pub(super) fn winner_at_limit(&self, sheets: &[Sheet; Player::MOST]) -> Option<Player> {
        let stakes = |player: Player| Some(sheets[player.index()].stake(self.holder()?));
        let highest = self.options.seats().max_by_key(|&player| stakes(player))?;
        let tied = self.options.seats().filter(|&player| stakes(player) == stakes(highest));
        (stakes(highest) > Some(0) && tied.count() == 1).then_some(highest)
    }
}

# The texts of Agent in English. French is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Names

agent-name = Agent
agent-line = Bluff and bribery for two to eight
agent-american = American{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Briton{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Russian{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chinese{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tangier
agent-city-lis = Lisbon
agent-city-mad = Madrid
agent-city-alg = Algiers
agent-city-cas = Casablanca
agent-city-azo = Azores
agent-city-pal = Las Palmas
agent-city-par = Paris
agent-city-gen = Geneva
agent-city-rom = Rome
agent-city-cai = Cairo
agent-city-kha = Khartoum
agent-city-dak = Dakar
agent-city-bmu = Bermuda
agent-city-bru = Brussels
agent-city-ist = Istanbul
agent-city-nai = Nairobi
agent-city-rey = Reykjavik
agent-city-ber = Berlin
agent-city-teh = Tehran
agent-city-pan = Panama
agent-city-hav = Havana
agent-city-nyc = New York
agent-city-dub = Dublin
agent-city-ham = Hamburg
agent-city-war = Warsaw
agent-city-bak = Baku
agent-city-bom = Bombay
agent-city-hkg = Hong Kong
agent-city-was = Washington
agent-city-lon = London
agent-city-mos = Moscow
agent-city-pek = Peking
agent-to-tan = to Tangier
agent-to-lis = to Lisbon
agent-to-mad = to Madrid
agent-to-alg = to Algiers
agent-to-cas = to Casablanca
agent-to-azo = to the Azores
agent-to-pal = to Las Palmas
agent-to-par = to Paris
agent-to-gen = to Geneva
agent-to-rom = to Rome
agent-to-cai = to Cairo
agent-to-kha = to Khartoum
agent-to-dak = to Dakar
agent-to-bmu = to Bermuda
agent-to-bru = to Brussels
agent-to-ist = to Istanbul
agent-to-nai = to Nairobi
agent-to-rey = to Reykjavik
agent-to-ber = to Berlin
agent-to-teh = to Tehran
agent-to-pan = to Panama
agent-to-hav = to Havana
agent-to-nyc = to New York
agent-to-dub = to Dublin
agent-to-ham = to Hamburg
agent-to-war = to Warsaw
agent-to-bak = to Baku
agent-to-bom = to Bombay
agent-to-hkg = to Hong Kong
agent-to-was = to Washington
agent-to-lon = to London
agent-to-mos = to Moscow
agent-to-pek = to Peking
agent-player = Player { $number }
agent-you = You
agent-dollars = ${ $amount }
agent-dollars-thousands = ${ $thousands },{ $amount }
agent-level-novice = Novice
agent-level-novice-line = Stays true to the agents it has bribed and hardly ever objects.
agent-level-runner = Courier
agent-level-runner-line = Races for the case with whoever is near it.
agent-level-broker = Broker
agent-level-broker-line = Keeps money for the end and objects to what hurts.
agent-level-agent = Secret agent
agent-level-agent-line = Draws conclusions from all that you do, and bluffs.
agent-level-master = Spymaster
agent-level-master-line = Thinks ahead as well.
agent-temperament-even = Even
agent-temperament-even-line = No manner of its own.
agent-temperament-banker = Banker
agent-temperament-banker-line = Holds its money back and tells little of it.
agent-temperament-gambler = Gambler
agent-temperament-gambler-line = Bluffs whenever it can.
agent-temperament-hunter = Hunter
agent-temperament-hunter-line = Likes to send agents to the Bahamas.

## What can be done

agent-do-move = Go { $to }
agent-do-move-with = Go { $to } with the case
agent-do-move-without = Go { $to }, leave the case here
agent-do-move-onto = Go { $to } and pick up the case
agent-do-move-beside = Go { $to }, leave the case there
agent-do-take = Pick up the case
agent-do-lay-down = Put down the case
agent-do-attack = Send { $victim } to the Bahamas
agent-do-attack-with = Send { $victim } to the Bahamas and have the case
agent-do-attack-without = Send { $victim } to the Bahamas, without the case
agent-bribe = Bribe
agent-object = Object
agent-let = Let it pass
agent-insist = Insist
agent-withdraw = Withdraw
agent-allow = Allow it
agent-refuse = Refuse it
agent-claim = Claim { $amount }
agent-give-up = Give up
agent-win = Claim the victory
agent-let-win = Leave it to the others
agent-skip = Miss the turn

## What is happening

agent-turn = Your turn, { $name }: choose an agent, or bribe.
agent-turn-only = Your turn: choose an agent, or bribe.
agent-turn-bribe = Your turn: you can only bribe.
agent-turn-stuck = There is nothing that you can do.
agent-choose-city = Where is { $agent } to go?
agent-choose-deed = { $city }: what is { $agent } to do?
agent-thinking = { $name } is thinking
agent-ask-object-only = Do you object?
agent-ask-object = Does anybody object?
agent-ask-answer = { $objector } objects. Do you insist, { $name }?
agent-ask-answer-only = { $objector } objects. Do you insist?
agent-ask-claim = How much do you claim to have on { $agent }?
agent-ask-claim-highest = { $name } has claimed { $amount }, the most so far.
agent-ask-claim-none = Nobody has claimed anything yet.
agent-ask-decide = { $name } has claimed the most and decides.
agent-ask-decide-only = You have claimed the most. Is it allowed?
agent-ask-victory = { $agent } is home. Do you claim the victory?
agent-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
agent-round = Round { $count }

## What was heard

agent-heard-staked = { $who ->
    [you] You have filled in your sheet.
   *[name] { $name } has filled in a sheet.
}
agent-heard-bribe = { $who ->
    [you] You bribe.
   *[name] { $name } bribes.
}
agent-heard-move = { $who ->
    [you] You send { $agent } { $to }.
   *[name] { $name } sends { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] You send { $agent } { $to } with the case.
   *[name] { $name } sends { $agent } { $to } with the case.
}
agent-heard-move-without = { $who ->
    [you] You send { $agent } { $to } without the case.
   *[name] { $name } sends { $agent } { $to } without the case.
}
agent-heard-move-onto = { $who ->
    [you] You send { $agent } { $to } for the case.
   *[name] { $name } sends { $agent } { $to } for the case.
}
agent-heard-take = { $who ->
    [you] You let { $agent } pick up the case.
   *[name] { $name } lets { $agent } pick up the case.
}
agent-heard-lay-down = { $who ->
    [you] You let { $agent } put down the case.
   *[name] { $name } lets { $agent } put down the case.
}
agent-heard-attack = { $who ->
    [you] You attack { $victim } with { $agent }: “{ agent-rules-attack }”
   *[name] { $name } attacks { $victim } with { $agent }: “{ agent-rules-attack }”
}
agent-heard-attack-with = { $who ->
    [you] You attack { $victim } with { $agent }, who is to have the case: “{ agent-rules-attack }”
   *[name] { $name } attacks { $victim } with { $agent }, who is to have the case: “{ agent-rules-attack }”
}
agent-heard-object = { $who ->
    [you] You object.
   *[name] { $name } objects.
}
agent-heard-let = { $who ->
    [you] You let it pass.
   *[name] { $name } lets it pass.
}
agent-heard-insist = { $who ->
    [you] You insist.
   *[name] { $name } insists.
}
agent-heard-withdraw = { $who ->
    [you] You withdraw.
   *[name] { $name } withdraws.
}
agent-heard-claim = { $who ->
    [you] You claim { $amount }.
   *[name] { $name } claims { $amount }.
}
agent-heard-give-up = { $who ->
    [you] You give up.
   *[name] { $name } gives up.
}
agent-heard-allow = { $who ->
    [you] You allow it.
   *[name] { $name } allows it.
}
agent-heard-refuse = { $who ->
    [you] You refuse it.
   *[name] { $name } refuses it.
}
agent-heard-win = { $who ->
    [you] You claim the victory.
   *[name] { $name } claims the victory.
}
agent-heard-let-win = { $who ->
    [you] You leave the victory to the others.
   *[name] { $name } leaves the victory to the others.
}
agent-heard-skip = { $who ->
    [you] There is nothing that you can do.
   *[name] There is nothing that { $name } can do.
}
agent-heard-back = So it is not done.
agent-heard-exile = { $agent } is off to the Bahamas.
agent-heard-exile-stakes = Staked on { $agent }: { $list }.
agent-heard-exile-nothing = Nobody had money on { $agent }.
agent-list-item = { $name } { $amount }
agent-heard-missed = { $who ->
    [you] You miss a turn.
   *[name] { $name } misses a turn.
}
agent-heard-won-home = { $who ->
    [you] { $agent } is home with the case. You win!
   *[name] { $agent } is home with the case. { $name } wins.
}
agent-heard-won-limit = { $who ->
    [you] The last round is over, and { $agent } has the case. You win!
   *[name] The last round is over, and { $agent } has the case. { $name } wins.
}
agent-heard-drawn = The last round is over, and nobody wins.

## Why computer players do something

agent-reason-brings-home = brings the case home
agent-reason-gets-case = goes for the case
agent-reason-advances = comes nearer
agent-reason-holds-back = holds { $agent } back
agent-reason-threatens = threatens { $other }
agent-reason-stops-holder = keeps the case from { $agent }
agent-reason-shows-strength = shows strength with { $agent }
agent-reason-waits = waits
agent-reason-bribes = stakes money
agent-reason-stops = stops { $agent }
agent-reason-tests = tests what { $name } has on { $agent }
agent-reason-lets-pass = sees no harm in it
agent-reason-stands-by = stands by { $agent }
agent-reason-yields = looks for something else
agent-reason-outbids = outbids the others on { $agent }
agent-reason-keeps-quiet = tells no more
agent-reason-claims-victory = has hopes of the victory
agent-reason-leaves-victory = has no hopes of the victory

## Why something cannot be done

agent-refused-over = The game is over.
agent-refused-not-asked = It is for somebody else to decide.
agent-refused-not-now = That cannot be done now.
agent-refused-not-in-game = This agent does not play.
agent-refused-exiled = { $agent } is in the Bahamas.
agent-refused-no-link = No line joins { $from } and { $to }.
agent-refused-holds = { $agent } has the case already.
agent-refused-holds-not = { $agent } does not have the case.
agent-refused-case-elsewhere = The case is somewhere else.
agent-refused-case-held = { $agent } has the case, and only an attack frees it.
agent-refused-own-victim = An agent cannot attack himself.
agent-refused-too-near = { $agent } is in the same city. An attack comes from the next one.
agent-refused-at-home = { $agent } is safe at home.
agent-refused-unpaid = An attack needs { $amount } staked on { $agent }.
agent-refused-taken-back = That was refused in this turn already.
agent-refused-only-bribe = So much was refused in this turn that you can only bribe.
agent-refused-no-note = A bribe takes at least one note.
agent-refused-notes-missing = You do not have that many notes of { $amount }.
agent-refused-over-cap = A bribe can be { $amount } at most.
agent-refused-hundreds = Claims are in hundreds.
agent-refused-claim-low = The claim must be at least { $amount }.
agent-refused-claim-high = You cannot claim more than you have staked.
agent-refused-may-not-skip = There is still something that you can do.
agent-refused-must-skip = There is nothing that you can do.

## The panel

agent-bribes = { $count ->
    [one] { $count } bribe
   *[other] { $count } bribes
}
agent-misses = misses a turn
agent-notes-none = No notes left
agent-notes-left = { $count ->
    [one] { $amount } left in one note
   *[other] { $amount } left in { $count } notes
}
agent-show-sheet = Show my sheet
agent-cover-sheet = Cover my sheet
agent-put-down = Choose something else
agent-notebook = Notebook
agent-menu = Menu
agent-resume = Back to the game
agent-seat = { $name } leaves: the computer plays on
agent-seat-title = Does { $name } leave for good?
agent-seat-body = A computer player takes the seat, with the sheet as it is.
agent-seat-yes = The computer plays on
agent-leave = Main menu
agent-again = Play again

## Passing the device

agent-pass-title = Pass the device to { $name }.
agent-pass-line = Nobody else looks.
agent-pass-news = Since { $name } last looked:
agent-pass-hold = Hold: I am { $name }
agent-pass-again = Press again: I am { $name }

## Money

agent-money = Your sheet
agent-ask-stakes = Fill in your sheet: on whom do you stake?
agent-ask-stakes-line = Whoever has the most money on the agent that brings the case home wins.
agent-fill-in = Fill in the sheet
agent-money-line = Choose an agent, then notes. What is staked stays there; what you keep can be staked later as bribes. Nobody sees it before the end.
agent-bribe-line = Choose an agent, then notes. The others hear that you bribe, but not whom, nor how much.
agent-bribe-line-cap = Choose an agent, then notes, { $amount } at most. The others hear that you bribe, but not whom, nor how much.
agent-notes = Your notes
agent-note = { $amount } × { $count }
agent-notes-sum = { $amount } stay with you.
agent-money-clear = Start over
agent-money-nothing = Keep all the money
agent-money-stake = Stake { $amount }

## The notebook

agent-notebook-line = What each player has at least and at most on each agent, by what everybody heard.
agent-notebook-facts = { $count ->
    [0] Proven: { $proven }. Fees: { $fees }. No bribes.
    [one] Proven: { $proven }. Fees: { $fees }. One bribe.
   *[other] Proven: { $proven }. Fees: { $fees }. { $count } bribes.
}
agent-notebook-range = { $least } – { $most }

## The main menu and the page before a game

agent-continue = Continue
agent-my-games = My games
agent-no-games = No game is saved yet.
agent-unfinished = Unfinished, round { $count }
agent-view-game = View
agent-delete = Delete
agent-delete-title = Delete this game?
agent-delete-body = It cannot be brought back.
agent-game-damaged = This game cannot be opened: its entry is damaged.
agent-play = Play
agent-play-line = Against three easy opponents
agent-setup = Set up a game
agent-other-games = Other games
agent-setup-count = { $count } players
agent-setup-person = A person
agent-setup-computer = The computer
agent-setup-who = Who plays?
agent-setup-name = Name
agent-setup-name-hint = Optional
agent-setup-level = Strength
agent-setup-temperament = Manner
agent-setup-rules = Rules
agent-setup-suggested = As suggested
agent-setup-own = Your own
agent-setup-start = Draw lots and begin
agent-option-none = None
agent-option-cap = Limit for a bribe
agent-option-cap-line = With a limit, nobody can wait and then outbid all others at once. The printed rules have none.
agent-option-limit = Last round
agent-option-limit-line = After it, whoever has the most money on the agent with the case wins.
agent-option-map = Map
agent-option-map-long = 33 cities
agent-option-map-short = 29 cities
agent-option-map-line = Without the four cities next to Tangier, every way home is one step shorter.
agent-option-agents = Agents of each nation
agent-option-agents-line = With one of each, games are shorter and fewer secrets are hidden.
agent-option-contest = Who claims after an objection
agent-option-contest-all = Everybody
agent-option-contest-duel = The two
agent-option-contest-line = Everybody, or only who acts and who objects.
agent-option-lost = An objection that fails
agent-option-free = Costs nothing
agent-option-turn = Costs a turn
agent-option-lost-line = If it costs a turn, objections are rarer and mean more.
agent-option-held = The case in an agent’s hand
agent-option-safe = Is safe
agent-option-snatch = Can be snatched
agent-option-held-line = Only an attack frees it, or any agent who comes to the city can have it.
agent-option-victory = Who is compared at the end
agent-option-sheets = Everybody
agent-option-claim = Who claims it
agent-option-victory-line = All sheets, or only those of players who claim the victory.

## How to play

agent-rules = How to play
agent-rules-aim = The aim
agent-rules-aim-text =
    Eight agents of four nations are after a case in Tangier. They belong to nobody: everybody moves all of them. When an agent is home with the case, whoever has the most money on him wins.
agent-rules-stakes = The stakes
agent-rules-stakes-text =
    You begin with 10,000 dollars in notes: four each of 1,000, 500, 400, 300, 200 and 100. Before the first turn everybody stakes in secret on as many agents as they like, or on none.

    Staked money stays where it is. What you keep can be staked later.
agent-rules-turn = A turn
agent-rules-turn-text =
    In your turn you send one agent along a line to the next city, or let one pick up or put down the case, or attack, or bribe.

    An agent who comes to the case can pick it up or leave it. Whoever has it can take it along or leave it behind.

    Bribing puts more notes on agents. The others hear that you bribe, but not whom, nor how much.
agent-rules-attack = Off to the Bahamas!
agent-rules-attack-text =
    With 500 dollars on an agent you can send him to the next city against an agent there. The victim is out for good, and everybody tells what they had staked on him. It costs you 500 dollars of your stake on the attacker.

    Nobody is attacked at home, nor from within the same city.
agent-rules-objection = Objections
agent-rules-objection-text =
    Whatever you announce, another player can object. Then you withdraw and do something else, or you insist.

    If you insist, players claim in turn how much they have on the agent, never more than the truth. Whoever claims the most allows it or not; with equal claims you do.

    So every claim tells something, and keeping quiet does too.
agent-rules-end = The end
agent-rules-end-text =
    When an agent is in his home city with the case, all sheets are shown. The highest stake on him wins; if it is shared, whoever brought him home comes first, then the next clockwise.

    If a last round was agreed and is over, the one highest stake on the agent with the case wins, or nobody.
agent-rules-origin = Where it comes from
agent-rules-origin-text =
    Eric Solomon’s Agent was published in France by Pelikan in 1975. The printed map is lost to us; ours has the same idea and our own cities.

## Lessons

agent-lessons = Lessons
agent-lessons-line = Eight short lessons, about a minute each.
agent-lessons-count = { $done } of { $count } done
agent-lessons-done = Done
agent-lessons-open = Not done yet
agent-lesson-number = Lesson { $number } of { $count }
agent-lesson-opponent = Ben
agent-lesson-right = Well done! { $why }
agent-lesson-wrong = Not quite. { $why }
agent-lesson-else = That is something else. Try it again.
agent-lesson-again = Try again
agent-lesson-next = Next lesson
agent-lesson-skip = Skip
agent-lesson-leave = Leave the lessons
agent-lesson-end = To the main menu
agent-lessons-set-aside = What you had learned in Agent could not be read. It was set aside, and the lessons begin anew.
agent-lesson-case-name = The case
agent-lesson-case-1 = Everybody is after the case in Tangier. Choose American 1, then Tangier, and let him pick it up.
agent-lesson-case-beside = He is in Tangier, but he did not pick up the case.
agent-lesson-case-away = That leads away from the case in Tangier.
agent-lesson-case-2 = It is your turn again. Take the case along to Lisbon, one city nearer to his home in Washington.
agent-lesson-case-without = The case stayed in Tangier. Go to Lisbon with the case.
agent-lesson-case-elsewhere = That is not the way to Washington. Go to Lisbon.
agent-lesson-case-put-down = He put the case down. Take it along to Lisbon.
agent-lesson-case-done = In each turn you send one agent to the next city. You say whether he takes the case.
agent-lesson-home-name = Home
agent-lesson-home-1 = American 1 has the case and is one city away from his home. You have 2,000 dollars on him. Take the case to Washington.
agent-lesson-home-without = The case has to come home with him.
agent-lesson-home-2 = Now Briton 1 is one city away from London, and you have no money on him. You may send any agent: see to it that he does not come home.
agent-lesson-home-ben-wins = He is home, and Ben wins: Ben has 3,000 dollars on him, you have none.
agent-lesson-home-too-late = You left Briton 1 with the case next to London. Ben sent him home and won.
agent-lesson-home-done = The game ends when an agent is home with the case. Whoever has the most money on him wins, no matter who sent him.
agent-lesson-objection-name = Objections
agent-lesson-objection-1 = Ben sends Briton 1 for the case. You have no money on that agent. Object!
agent-lesson-objection-let = Now Briton 1 has the case. To object would have cost you nothing.
agent-lesson-objection-2 = Ben withdrew, and did something else. Now it is your turn: send American 1 for the case.
agent-lesson-objection-beside = He did not pick up the case.
agent-lesson-objection-other = American 1 is in Lisbon. From there he can get the case.
agent-lesson-objection-3 = Now Ben objects to your move. You have a lot on American 1, so insist.
agent-lesson-objection-withdraw = You withdrew, and American 1 stayed in Lisbon.
agent-lesson-objection-done = An objection asks: how much do you have on this agent? The next lesson shows the answer.
agent-lesson-claim-name = Claims
agent-lesson-claim-1 = You insisted, and Ben claims to have 500 dollars on American 1. It is your move, so the same amount is enough: claim 500.
agent-lesson-claim-more = Less was enough, and now Ben knows how much you have on him at least.
agent-lesson-claim-give-up = You gave up. So Ben decided, and he refused.
agent-lesson-claim-2 = Ben sends Russian 1 for the case. You have 800 dollars on him, but more on American 1. Object!
agent-lesson-claim-let = Now Russian 1 has the case.
agent-lesson-claim-3 = Ben insists. Claim as much as you like, up to the 800 dollars that you have.
agent-lesson-claim-gave-up = You gave up, so Ben’s move stands: Russian 1 has the case.
agent-lesson-claim-4 = Ben gave up. You claimed the most, so you decide. Refuse it.
agent-lesson-claim-allow = You allowed it, and Russian 1 has the case.
agent-lesson-claim-done = The highest claim decides. Nobody can claim more than they have, so every claim tells the others something.
agent-lesson-attack-name = Off to the Bahamas!
agent-lesson-attack-1 = Briton 1 has the case. Only an attack takes it from him. Choose American 1, then Brussels, attack him, and have the case.
agent-lesson-attack-beside = Briton 1 is gone, but American 1 did not pick up the case.
agent-lesson-attack-moved = Briton 1 still has the case, and nobody can attack from within the same city.
agent-lesson-attack-only-attack = Briton 1 still has the case. American 1 can attack him.
agent-lesson-attack-2 = Russian 1 is one city away from Moscow. To attack, you need 500 dollars on the agent you send. Who can do it?
agent-lesson-attack-ben-wins = He is home, and Ben wins: Ben has 3,000 dollars on him, you have none.
agent-lesson-attack-sent-away = He can come back. After an attack he never does.
agent-lesson-attack-too-late = Ben sent Russian 1 home with the case and won.
agent-lesson-attack-done = An attack costs 500 dollars of your stake on the attacker. Everybody tells what they had on the victim. At home, agents are safe.
agent-lesson-bribe-name = Bribes
agent-lesson-bribe-1 = Russian 1 is almost home. Ben has claimed 2,500 dollars on him, and you have only 1,000. Bribe: put at least 1,600 more on Russian 1.
agent-lesson-bribe-too-little = Ben sent Russian 1 home. With 2,500 dollars he had at least as much on him as you.
agent-lesson-bribe-too-early = Ben has more on Russian 1, so he wins. Bribe first.
agent-lesson-bribe-too-late = Ben sent Russian 1 home and won with 2,500 dollars.
agent-lesson-bribe-done = A bribe takes your whole turn. The others hear of it, but not whom you bribed: Ben himself sent him home.
agent-lesson-notebook-name = The notebook
agent-lesson-notebook-1 = Russian 1 is almost home, and you have 1,600 dollars on him. How much can Ben have at most? Look in the notebook. If it is more, send Russian 1 away.
agent-lesson-notebook-had-more = Ben could have up to 3,500 dollars on him. He had 2,000, and wins.
agent-lesson-notebook-left-there = Ben sent Russian 1 home and won with 2,000 dollars.
agent-lesson-notebook-2 = Some turns later, Ben has claimed 5,000 dollars on American 1. What is left for Russian 1? Look again, and decide.
agent-lesson-notebook-sure = Ben can have 1,500 dollars on him at most, and you have 1,600. Send him home: you win for certain.
agent-lesson-notebook-done = The notebook adds up what everybody has heard: claims, attacks, and the money on agents off to the Bahamas.
agent-lesson-bluff-name = Bluffing
agent-lesson-bluff-1 = Ben sends Chinese 1 for the case. You have nothing on him, but Ben does not know that. Object all the same!
agent-lesson-bluff-let = Now Chinese 1 has the case. Ben would have believed you.
agent-lesson-bluff-2 = Ben withdrew. You have nothing on Briton 1 either: send him for the case as if you had.
agent-lesson-bluff-beside = He did not pick up the case.
agent-lesson-bluff-other = Briton 1 is in Madrid. From there he can get the case.
agent-lesson-bluff-3 = Ben objects. Insist all the same!
agent-lesson-bluff-withdraw = You withdrew, and Ben guesses that you have nothing on Briton 1.
agent-lesson-bluff-done = Ben was afraid of your claim, and gave up. Had he claimed anything, you could only have given up yourself.

## Settings

agent-settings-map = Map
agent-settings-names = Show the names of the cities
agent-settings-playing = Playing
agent-settings-reasons = Say why the computer players do something
agent-settings-reasons-hint = Only what anybody at the table could think of.
agent-settings-timer = Objections within 20 seconds
agent-settings-timer-hint = When several people play, whoever has not answered by then lets it pass.
agent-settings-pass = Let pass without asking me
agent-settings-pass-nothing = Nothing
agent-settings-pass-stake = Agents I have no money on
agent-settings-pass-quiet = All but attacks and the case
agent-settings-pass-hint = It is told all the same.

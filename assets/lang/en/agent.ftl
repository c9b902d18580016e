# The texts of Agent in English. The other languages are beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Names

agent-name = Agent
agent-line = Bluff and bribery for two to eight
agent-american = American{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Briton{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Russian{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chinese{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
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
agent-bahamas = Bahamas
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
agent-player = Player { $number }
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
agent-do-move-without = Go { $to }, leave the case behind
agent-do-move-onto = Go { $to } and pick up the case
agent-do-move-beside = Go { $to }, leave the case there
agent-do-take = Pick up the case
agent-do-lay-down = Put down the case
agent-do-attack = Attack { $victim }
agent-do-attack-with = Attack { $victim } and take the case
agent-do-attack-without = Attack { $victim } without the case
agent-do-price = { $deed }: costs { $amount }{ $left ->
    [none] {""}
   *[other] , leaves { $left }
}
agent-do-end = { $deed }: the game ends
agent-bribe = Bribe
agent-object = Object
agent-let = Let it pass
agent-let-always = Don’t ask about agents I have no money on
agent-insist = Insist
agent-withdraw = Withdraw
agent-allow = Allow it
agent-refuse = Refuse it
agent-your-claim = Your claim: { $amount }
agent-claim = Claim { $amount }
agent-give-up = Drop out
agent-win = Claim victory
agent-let-win = Leave it to the others
agent-skip = Miss the turn

## What is happening

agent-turn = Your turn, { $name }: choose an agent, or bribe.
agent-turn-only = Your turn: choose an agent, or bribe.
agent-turn-bribe = Your turn: you can only bribe.
agent-turn-stuck = There is nothing you can do.
agent-choose-city = Where should { $agent } go?
agent-choose-deed = { $city }: what should { $agent } do?
agent-thinking = { $name } is thinking
agent-ask-object-only = Do you object?
agent-ask-object = Does anybody object?
agent-ask-answer = { $objector } objects. Do you insist, { $name }?
agent-ask-answer-only = { $objector } objects. Do you insist?
agent-ask-claim = How much do you claim on { $agent }?
agent-ask-claims = Claims so far: { $list }
agent-claim-out = { $claim } – out
agent-ask-claim-none = Nobody has claimed anything yet.
agent-claim-nothing = You have nothing on { $agent }, so there is nothing you could claim.
agent-claim-too-little = You do not have enough on { $agent } to claim more.
agent-ask-decide = { $name } has claimed the most and decides.
agent-ask-decide-only = You have claimed the most. Do you allow it?
agent-ask-victory = { $agent } is home. Do you claim victory?
agent-seconds = Letting it pass in { $count } s
agent-seconds-short = { $count } s
agent-passes-soon = Letting it pass in { $count } s: { $names }
agent-objecting = { $count ->
    [one] { $names } objects.
   *[other] { $names } object.
}
agent-round = Round { $count }
agent-round-of = Round { $count } of { $last }
agent-moment-case = The case is taken!
agent-moment-home = Home with the case!
agent-stamp-allowed = ALLOWED
agent-stamp-refused = REFUSED
agent-lot = The lot decides who begins…

## What was heard

agent-lot-falls = { $who ->
    [you] The lot falls on you: you begin.
   *[name] The lot falls on { $name }, who begins.
}
agent-begins = { $who ->
    [you] You begin.
   *[name] { $name } begins.
}
agent-heard-staked = { $who ->
    [you] You have placed your stakes.
   *[name] { $name } has placed the opening stakes.
}
agent-heard-bribe = { $who ->
    [you] You pay a bribe.
   *[name] { $name } pays a bribe.
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
    [you] You tell { $agent } to pick up the case.
   *[name] { $name } tells { $agent } to pick up the case.
}
agent-heard-lay-down = { $who ->
    [you] You tell { $agent } to put down the case.
   *[name] { $name } tells { $agent } to put down the case.
}
agent-heard-attack = { $who ->
    [you] You attack { $victim } with { $agent }: “{ agent-rules-attack }”
   *[name] { $name } attacks { $victim } with { $agent }: “{ agent-rules-attack }”
}
agent-heard-attack-with = { $who ->
    [you] You attack { $victim } with { $agent }, who is to take the case: “{ agent-rules-attack }”
   *[name] { $name } attacks { $victim } with { $agent }, who is to take the case: “{ agent-rules-attack }”
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
    [you] You drop out.
   *[name] { $name } drops out.
}
agent-heard-claim-nothing = { $who ->
    [you] You claim nothing.
   *[name] { $name } claims nothing.
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
    [you] You claim victory.
   *[name] { $name } claims victory.
}
agent-heard-let-win = { $who ->
    [you] You leave victory to the others.
   *[name] { $name } leaves victory to the others.
}
agent-heard-skip = { $who ->
    [you] There is nothing you can do.
   *[name] There is nothing { $name } can do.
}
agent-heard-back = It is taken back.
agent-heard-stands = It goes ahead.
agent-heard-no-claims = Nobody names a sum: it goes ahead.
agent-heard-exile = { $agent } is off to the Bahamas.
agent-heard-exile-stakes = Staked on { $agent }: { $list }.
agent-heard-exile-nothing = Nobody had money on { $agent }.
agent-of-player = { $name }: { $what }
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
agent-reason-near-home = { $steps ->
    [one] 1 step from { $home }
   *[other] { $steps } steps from { $home }
}
agent-reason-holds-back = holds { $agent } back
agent-reason-threatens = threatens { $other }
agent-reason-stops-holder = takes the case from { $agent }
agent-reason-stops-nearest = { $agent } was nearest to winning
agent-reason-keeps-case = keeps the case from { $agent }
agent-reason-keeps-away = { $steps ->
    [0] { $agent } would win in { $home }
    [one] { $agent } would be 1 step from { $home }
   *[other] { $agent } would be { $steps } steps from { $home }
}
agent-reason-protects = protects { $agent }
agent-reason-stands-by = stands by { $agent }
agent-reason-tests = { $who ->
    [you] tests what you have on { $agent }
   *[name] tests what { $name } has on { $agent }
}

## Why something cannot be done

agent-refused-over = The game is over.
agent-refused-not-asked = It is somebody else’s decision.
agent-refused-not-now = That cannot be done now.
agent-refused-not-in-game = This agent does not play.
agent-refused-exiled = { $agent } is in the Bahamas.
agent-refused-no-link = No line joins { $from } and { $to }.
agent-refused-holds = { $agent } has the case already.
agent-refused-holds-not = { $agent } does not have the case.
agent-refused-case-elsewhere = The case is somewhere else.
agent-refused-case-held = { $agent } has the case, and only an attack frees it.
agent-refused-own-victim = Agents cannot attack themselves.
agent-refused-too-near = { $agent } is in the same city. An attack comes from the next one.
agent-refused-at-home = { $agent } is safe at home.
agent-refused-unpaid = An attack needs { $amount } staked on { $agent }.
agent-refused-taken-back = That was taken back in this turn already.
agent-refused-only-bribe = So much was taken back in this turn that you can only bribe.
agent-refused-no-note = A bribe takes at least one note.
agent-refused-notes-missing = You do not have that many notes of { $amount }.
agent-refused-over-cap = A bribe can be { $amount } at most.
agent-refused-hundreds = Claims are in hundreds.
agent-refused-claim-low = The claim must be at least { $amount }.
agent-refused-claim-high = You cannot claim more than you have staked.
agent-refused-may-not-skip = There is still something you can do.
agent-refused-must-skip = There is nothing you can do.

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
agent-hold-sheet = Hold to see my sheet
agent-show-sheet = Show my sheet
agent-cover-sheet = Cover my sheet
agent-look-first = Look at a sheet first
agent-put-down = Choose something else
agent-ask-undo = You can still undo it.
agent-undo = Undo
agent-notebook = Notebook
agent-menu = Menu
agent-resume = Back to the game
agent-seat = { $name } is leaving: the computer takes over
agent-seat-title = Is { $name } leaving for good?
agent-seat-body = A computer player takes over the seat, and the sheet as it is.
agent-seat-yes = The computer takes over
agent-seat-taken = The computer now plays for { $name }.
agent-leave = Main menu
agent-again = Play again

## The end of a game, and the walk through it

agent-end-home = { $agent } is home with the case. The sheets are turned over.
agent-end-limit = The last round is over. The sheets are turned over.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: nothing on anybody.
agent-end-map = Show the map
agent-end-turn-all = Turn over all sheets
agent-why-most = { $who ->
    [you] You have the most money on { $agent }: { $amount }.
   *[name] { $name } has the most money on { $agent }: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] You have { $amount } on { $agent }, and nobody with more claimed victory.
   *[name] { $name } has { $amount } on { $agent }, and nobody with more claimed victory.
}
agent-why-tied-brought = { $who ->
    [you] Nobody has more than { $amount } on { $agent }, and you brought the case home.
   *[name] Nobody has more than { $amount } on { $agent }, and { $name } brought the case home.
}
agent-why-tied-next = { $who ->
    [you] Nobody has more than { $amount } on { $agent }. Of those who have that much, you sit next after { $other }, who brought the case home.
   *[name] Nobody has more than { $amount } on { $agent }. Of those who have that much, { $name } sits next after { $other_who ->
        [you] you
       *[name] { $other }
    }, who brought the case home.
}
agent-why-nobody-staked = { $who ->
    [you] Nobody has money on { $agent }, and you brought the case home.
   *[name] Nobody has money on { $agent }, and { $name } brought the case home.
}
agent-why-unclaimed = Nobody else claimed victory.
agent-why-drawn-tie = Several players have the most money on { $agent }: { $amount }.
agent-why-drawn-unstaked = Nobody has money on { $agent }, who has the case.
agent-why-drawn-free = No agent has the case.
agent-replay = Replay the game
agent-replay-round = Round { $round }, step { $number } of { $count }
agent-replay-beginning = The game begins.
agent-replay-first = To the beginning
agent-replay-previous = One step back
agent-replay-next = One step on
agent-replay-last = To the end
agent-replay-previous-bluff = The bluff before
agent-replay-next-bluff = The next bluff
agent-replay-close = Result
agent-replay-show = What is shown
agent-replay-sheets = Sheets
agent-replay-course = Steps
agent-replay-bluffs = Bluffs ({ $count })
agent-replay-no-bluffs = No bluff worked in this game.
agent-replay-in-hand = { $amount } in hand
agent-truth-staked = In truth: { $list }.
agent-truth-staked-nothing = In truth: nothing on anybody.
agent-truth-alone = { $who ->
    [you] In truth you alone have money on { $agent }: { $amount }.
   *[name] In truth { $name } alone has money on { $agent }: { $amount }.
}
agent-truth-most = { $who ->
    [you] In truth you have the most on { $agent }: { $amount }.
   *[name] In truth { $name } has the most on { $agent }: { $amount }.
}
agent-truth-shared = { $who ->
    [you] In truth you have { $amount } on { $agent }, and nobody has more.
   *[name] In truth { $name } has { $amount } on { $agent }, and nobody has more.
}
agent-truth-less = { $who ->
    [you] In truth you have { $amount } on { $agent }; { $other } has { $most }.
   *[name] In truth { $name } has { $amount } on { $agent }; { $other_who ->
        [you] you have
       *[name] { $other } has
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] In truth you have nothing on { $agent }; { $other } has { $most }.
   *[name] In truth { $name } has nothing on { $agent }; { $other_who ->
        [you] you have
       *[name] { $other } has
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] A bluff: you have nothing on { $agent }; { $other } has { $most }.
   *[name] A bluff: { $name } has nothing on { $agent }; { $other_who ->
        [you] you have
       *[name] { $other } has
    } { $most }.
}
agent-truth-nobody = In truth nobody has money on { $agent }.
agent-bluff = A bluff that worked
agent-bluff-deed = { $who ->
    [you] You had no money on { $agent } but acted anyway, and nobody stopped you.
   *[name] { $name } had no money on { $agent } but acted anyway, and nobody stopped them.
}
agent-bluff-objection = { $who ->
    [you] You objected with nothing on { $agent }, and { $other } withdrew.
   *[name] { $name } objected with nothing on { $agent }, and { $other_who ->
        [you] you
       *[name] { $other }
    } withdrew.
}

## Passing the device

agent-pass-title = Pass the device to { $name }.
agent-pass-line = Everyone else, look away.
agent-pass-news = Since { $name } last looked:
agent-pass-hold = Hold: I am { $name }
agent-pass-again = Press again: I am { $name }

## What a person among several lets pass

agent-objections = My objections
agent-passes = Let pass by default
agent-passes-nothing = Nothing
agent-passes-attacks = All but attacks
agent-passes-case = All but attacks and the case
agent-passes-hint = { $count ->
    [one] It passes after { $count } second unless you object. The time is always the same and tells nobody what you hold.
   *[other] It passes after { $count } seconds unless you object. The time is always the same and tells nobody what you hold.
}

## Money

agent-money = Your sheet
agent-ask-stakes = Before the first turn: which agents do you back?
agent-ask-stakes-line = Whoever has the most money on the agent that brings the case home wins.
agent-fill-in = Place your stakes
agent-money-line = Choose an agent, then notes. What is staked stays there; what you keep can be staked later as bribes. It stays secret until the end, or until the agent is sent to the Bahamas.
agent-bribe-line = Choose an agent, then notes. The others hear that you bribe, but not whom, nor how much.
agent-bribe-line-cap = Choose an agent, then notes, { $amount } at most. The others hear that you bribe, but not whom, nor how much.
agent-notes = Your notes
agent-note = { $amount } × { $count }
agent-notes-sum = You keep { $amount }.
agent-money-clear = Start over
agent-money-nothing = Keep all the money
agent-money-stake = Stake { $amount }
agent-bribe-with = Bribe with { $amount }

## The notebook

agent-notebook-line = What each player has at least and at most on each agent, by what everybody heard.
agent-notebook-own = What the others can know about you:
agent-notebook-facts = { $count ->
    [0] Proven: { $proven }. Fees: { $fees }. No bribes.
    [one] Proven: { $proven }. Fees: { $fees }. One bribe.
   *[other] Proven: { $proven }. Fees: { $fees }. { $count } bribes.
}
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = At most { $amount } not staked yet.
agent-notebook-claims = Claims: { $list }.
agent-notebook-marks = Press an agent to mark what you think the player has there: ? suspected, ! sure, × nothing. Only you see your marks and notes.
agent-notebook-note = Note on { $name }
agent-notebook-note-hint = Private
agent-notebook-noted = Note: { $note }
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Suspected
    [sure] Sure
   *[nothing] Nothing
}

## The cast

agent-persona-moira = Lets rooms by the harbour and never forgets whom she has paid.
agent-persona-tomas = Forecasts the weather. Says no first, and looks out of the window later.
agent-persona-binta = Interpreter. Has a kind word, and a little money, for everybody.
agent-persona-percy = Keeps the lighthouse. Waves to everything that passes.
agent-persona-nieves = Prompter at the theatre. One cough from the stalls, and she falls silent.
agent-persona-ubaldo = Referee on Sundays. His whistle has a will of its own.
agent-persona-karima = Feeds the cats of the whole quarter. If one wants the chair, she stands up.
agent-persona-halldor = Flies the mail in any weather, by the shortest way.
agent-persona-leyla = Photographs ships. One objection, and she is after the next picture.
agent-persona-otto = Customs officer. Has let nothing pass since 1951.
agent-persona-dolores = Breeds racehorses. Lets everybody run.
agent-persona-idriss = Guide in the old town. Has a cousin in every consulate, and a gift for each.
agent-persona-xiomara = Leads a dance band. Plays for whoever dances fastest.
agent-persona-yuklan = Proofreader. So far she has found something in every line.
agent-persona-farid = Does the accounts of three ministries. His own are closed.
agent-persona-wanda = Choir conductor. Nobody was ever sent away from her rehearsals.
agent-persona-giulia = Travel agent. One-way tickets to the Bahamas.
agent-persona-rauf = Drills for oil, now and then where he knows that there is none.
agent-persona-josse = Sits on nine committees. Has a point of order for every occasion.
agent-persona-zohra = Carpet dealer. Lowers the price once, with a sigh, and never again.
agent-persona-sol = Drives a taxi at night. Saves the big notes for the end of the shift.
agent-persona-sarojini = Professor of statistics. Bluffs more often than chance would have it.
agent-persona-arkadi = Clockmaker. Knows whose time has come.
agent-persona-edward = Sets crosswords. Remembers all that was said, and by whom.
agent-persona-blaise = Notary. Knows every sum, and names none.
agent-persona-traute = Bids at auctions for others, exactly as high as a thing is worth.
agent-persona-daryush = Poet. Crosses out the first draft, and stands by the second.
agent-persona-vera = Watches birds. Counts them all, and disturbs none.
agent-persona-wenying = Teaches the violin. The silences are part of the piece.
agent-persona-everett = Draws maps for an office that has no address.
agent-persona-esther = Rally driver. Smiles in the bends, too.
agent-persona-gurdial = Draws up railway timetables. Knows where the others have to get off.
agent-persona-colette = Restaurant critic. Every third plate goes back to the kitchen.
agent-persona-quiteria = Sings fado. Breaks off, sighs, and begins in earnest.
agent-persona-osman = Weighs gold at the market. Says what it weighs, to the grain.
agent-dossiers = Dossiers
agent-dossiers-set-aside = What you knew of the computer players could not be read. It was set aside, and you meet them anew.
agent-dossiers-none = Nobody at this table has a dossier.
agent-dossier-open = Dossier of { $name }
agent-dossier-new = You are meeting for the first time.
agent-dossier-met = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}{ $won ->
    [0] , none of them won by { $name }.
   *[other] , { $won } of them won by { $name }.
}
agent-remark-always-objects = Objects to everything.
agent-remark-never-objects = Never objects.
agent-remark-objections = Objected on { $count } of { $of } occasions.
agent-remark-always-withdraws = Withdraws after every objection.
agent-remark-never-withdraws = Never withdraws.
agent-remark-withdrawals = Withdrew after { $count } of { $of } objections.
agent-remark-never-bluffs = Never objects or insists without money on the agent.
agent-remark-bluffs = { $count } of { $of } objections or insistences were bluffs.
agent-remark-never-exiles = Has never sent an agent to the Bahamas.
agent-remark-exiles = { $count ->
    [one] Has sent { $count } agent to the Bahamas.
   *[other] Has sent { $count } agents to the Bahamas.
}

## The main menu and the page before a game

agent-continue = Continue
agent-continue-line = { $players } players, round { $round }
agent-my-games = My games
agent-no-games = No game is saved yet.
agent-unfinished = Round { $count }
agent-view-game = View
agent-delete = Delete
agent-delete-title = Delete this game?
agent-delete-body = It cannot be brought back.
agent-game-damaged = This game cannot be opened: its entry is damaged.
agent-file-open = Open a file
agent-file-save = Save as a file
agent-file-none = There is no game of Agent in this file, or a part of it is missing.
agent-file-later = A later version of the program has written this file.
agent-file-not-over = The game in this file is not over. Only finished games can be opened from files.
agent-file-damaged = The game in this file is damaged.
agent-file-damaged-decision = The game in this file is damaged: decision { $number } cannot have been made.
agent-file-damaged-line = The game in this file is damaged: line { $number } cannot be read, or cannot have been played.
agent-won = Won
agent-lost = Lost
agent-drawn = Draw
agent-my-games-unfinished = Unfinished
agent-my-games-line = { $date } · { $end }
agent-play = Play
agent-play-line = Against three easy opponents
agent-play-first = A first game, explained as you play
agent-first-game = A first game
agent-setup = Set up a game
agent-setup-count = { $count } players
agent-setup-person = A person
agent-setup-computer = The computer
agent-setup-computer-level = Computer: { $level }
agent-setup-who = Who plays?
agent-setup-name = Name
agent-setup-name-hint = Optional
agent-setup-colour = Colour
agent-colour-ivory = Ivory
agent-colour-violet = Violet
agent-colour-orange = Orange
agent-colour-teal = Teal
agent-colour-pink = Pink
agent-colour-brown = Brown
agent-colour-grey = Grey
agent-colour-black = Black
agent-setup-level = Strength
agent-setup-temperament = Manner
agent-setup-sits = Who sits here
agent-setup-lot = By lot
agent-setup-lot-line = Drawn by lot when the game begins.
agent-setup-by-hand = Anonymous
agent-setup-by-hand-line = Nobody in particular: you choose the name and the manner.
agent-setup-rules = Rules
agent-setup-suggested = As suggested
agent-setup-own = Your own
agent-setup-start = Draw lots and begin
agent-option-none = None
agent-option-cap = Limit for a bribe
agent-option-cap-line = With a limit, nobody can wait and then outbid all others at once. The printed rules have none.
agent-option-cap-two = With two players and no limit, whoever begins wins less often.
agent-option-limit = Last round
agent-option-limit-line = After it, whoever has the most money on the agent with the case wins. If several have, it is a draw.
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
agent-option-held-line = Only an agent who attacks can get it, or any agent who is in the city or comes there.
agent-option-victory = Who is compared at the end
agent-option-sheets = Everybody
agent-option-claim = Who claims it
agent-option-victory-line = All sheets, or only those of players who claim victory.

## Games on an occasion, and the record

agent-rivals = Against { $names }
agent-ended-after = { $count ->
    [one] { $end } after 1 round
   *[other] { $end } after { $count } rounds
}
agent-day = Game of the day
agent-day-hint = The same table and the same chance for everybody, and a new game every day. Only the first try counts.
agent-day-earlier = Earlier days
agent-day-none = You have played none yet.
agent-day-result = Game of the day: { $result }.
agent-season = Season
agent-season-hint = Five evenings, against stronger and stronger rivals. From evening to evening they remember how you play.
agent-season-scoring = The winner gets 5 points; the others get 3, 2 and 1 by their money on the agent who decided the game. If nobody wins, everybody gets 2.
agent-season-evening = Evening { $number } of { $count }
agent-season-evening-short = Evening { $number }
agent-season-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
agent-season-standing = So far: { $points } of { $most } points
agent-season-over = The season is over: { $points } of { $most } points
agent-season-best = Best season: { $points } of { $most } points
agent-season-new = Another season
agent-season-played = { $evening } · { $end } · { $points }
agent-season-result = { $evening }: { $points }
agent-season-known = What they remember of you
agent-season-objections = You objected to { $count } of { $of } announcements.
agent-season-withdrawals = You withdrew after { $count } of { $of } objections.
agent-season-bluffs = With nothing on the agent you objected or insisted { $count } of { $of } times.
agent-record = Record
agent-record-none = Every game that you finish against computer players is counted here.
agent-record-set-aside = Your record in Agent could not be read. It was set aside, and a new one begins.
agent-record-won = { $count ->
    [one] { $won } of 1 game won
   *[other] { $won } of { $count } games won
}
agent-record-won-of = { $won } of { $count } won
agent-record-players = By number of players
agent-record-levels = By the strongest rival
agent-record-play = How you play
agent-record-objections = Objections
agent-record-withdrawals = Withdrawals
agent-record-claims = Claims
agent-record-bluffs = Bluffs
agent-record-exiles = Sent to the Bahamas
agent-record-of = { $count } of { $of }
agent-record-worked = { $count } of { $of } worked
agent-record-rivals = Who beat whom
agent-record-met = { $count ->
    [one] 1 game: you { $won }, { $name } { $lost }
   *[other] { $count } games: you { $won }, { $name } { $lost }
}

## How to play

agent-rules = How to play
agent-rules-aim = The aim
agent-rules-aim-text =
    Eight agents of four nations are after a case in Tangier. They belong to nobody: everybody moves all of them. When an agent is home with the case, whoever has the most money on them wins.
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
    With at least 500 dollars on an agent you can send them against another in the next city. If the attack stands, the victim is out for good, everybody tells what they had on the victim, and you lose 500 dollars of your stake on the attacker.

    Nobody is attacked at home, nor from within the same city.
agent-rules-objection = Objections
agent-rules-objection-text =
    Whatever an agent is to do, another player can object, but not to bringing the case home without an attack. Then you withdraw and do something else, or you insist.

    If you insist, players claim in turn how much they have on the agent, never more than the truth. Whoever claims the most allows it or not; with equal claims you do.

    So every claim tells something, and keeping quiet does too.
agent-rules-end = The end
agent-rules-end-text =
    When an agent is home with the case, all sheets are shown. The highest stake on that agent wins; if it is shared, whoever brought the case home comes first, then the next clockwise. If nobody has money on the agent, whoever brought the case home wins.

    If a last round was agreed and is over, the one highest stake on the agent with the case wins, or nobody.

    If it was agreed that only those who claim victory are compared, their sheets alone count, and that of whoever brought the case home.
agent-rules-keys = With keys or a gamepad
agent-rules-keys-text =
    Arrows or the stick go over the map, and Enter or A chooses. Tab or RB goes through the agents who may act, then through the buttons. Backspace, Escape or B takes a choice back.

    All keys are in the menu, and most of them can be changed.
agent-rules-origin = Where it comes from
agent-rules-origin-text =
    Eric Solomon’s Agent was published in France by Pelikan in 1975. The printed map is lost to us; ours has the same idea and our own cities.

## What screen readers are told of the map

agent-told-map = Map
agent-told-home = home of { $nation ->
    [american] the Americans
    [british] the British
    [russian] the Russians
   *[chinese] the Chinese
}
agent-told-case = the case
agent-told-empty = nobody
agent-told-exile = in the Bahamas
agent-told-holds = has the case
agent-told-may-act = can be chosen
agent-told-chosen = chosen
agent-told-target = can be reached
agent-told-attack = somebody can be sent to the Bahamas

## Keys and gamepads

agent-keys-game = Game
agent-keys-back = Choose something else
agent-keys-bribe = Bribe, or place your stakes
agent-keys-sheet = Show my sheet while held
agent-keys-let = Let it pass (alone against the computer)
agent-keys-object = Object (alone against the computer)
agent-keys-notebook = Notebook
agent-keys-gamepads = Any gamepad plays for whoever is asked.

## Lessons

agent-lessons = Lessons
agent-lessons-line = Eight short lessons, about a minute each.
agent-lessons-count = { $done } of { $count } done
agent-lessons-done = Done
agent-lessons-open = Not done yet
agent-lessons-set-aside = What you had learned in Agent could not be read. It was set aside, and the lessons begin anew.
agent-lesson-number = Lesson { $number } of { $count }: { $name }
agent-lesson-opponent = Ben
agent-lesson-well-done = Well done!
agent-lesson-right = Well done! { $why }
agent-lesson-wrong = Not quite. { $why }
agent-lesson-else = Not quite. That was not the task.
agent-lesson-again = Try again
agent-lesson-next = Next lesson
agent-lesson-skip = Skip
agent-lesson-leave = Main menu

## Hints in a first game

agent-hint-dismiss = Got it
agent-hint-off = No more hints
agent-hint-stakes = Stake some money on two or three agents, and keep the rest for bribes. Who has staked what stays secret.
agent-hint-turn = Send an agent you have money on one city nearer to the case. Or send another agent away from it.
agent-hint-object = This is not done yet. Let it pass, or object if it hurts you.
agent-hint-answer = If you withdraw, you do something else instead. If you insist, everybody may claim money on this agent, and the highest claim decides.
agent-hint-claim = Claim just enough to be ahead, or drop out. Others remember what you claim.
agent-hint-decide = You have the last word. If you refuse, it is taken back, and the same player does something else.
agent-hint-near-home = { $agent } is almost home with the case. If somebody else may have more on this agent than you, stake more or stop the agent.
agent-hint-case = { $agent } has the case now. To take it, attack from the next city with an agent on whom you have at least 500 dollars.
agent-hint-exile = Whoever is sent to the Bahamas is out of the game. Everybody tells what they had on the victim, and the notebook remembers.
agent-hint-bribe = Whoever bribes puts more money on agents, in place of a move. Nobody else learns on whom, or how much. You can do it too.
agent-hint-taken-back = Whatever an objection stops is taken back. The same player then does something else.

## Settings

agent-settings-map = Map
agent-settings-names = Show the names of the cities
agent-settings-contrast = High contrast
agent-settings-contrast-hint = A plain, pale map, on which agents, ways and names stand out.
agent-settings-playing = Playing
agent-settings-reasons = Say why the computer players do something
agent-settings-reasons-hint = Only what anybody at the table could think of.
agent-settings-hints = Hints
agent-settings-hints-hint = Each comes up once, when something is new. “{ agent-first-game }” shows all of them again.
agent-settings-timer = Objections within 20 seconds
agent-settings-timer-hint = When several people play, whoever has not answered by then lets it pass.
agent-settings-sheet = Show my sheet with a press
agent-settings-sheet-hint = When several people play: one press shows it, the next covers it. Otherwise the button or key is held.
agent-settings-pass = Let pass without asking me
agent-settings-pass-nothing = Nothing
agent-settings-pass-stake = Agents I have no money on
agent-settings-pass-quiet = All but attacks and the case
agent-settings-pass-hint = When you play alone. It is told all the same.

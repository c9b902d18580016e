# The texts of Agent in Dutch. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Names

# As in English.
agent-name = Agent
agent-line = Bluf en smeergeld voor 2 tot 8 spelers
agent-american = Amerikaan{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Brit{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Rus{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chinees{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tanger
agent-city-lis = Lissabon
# As in English.
agent-city-mad = Madrid
# As in English.
agent-city-alg = Algiers
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Azoren
# As in English.
agent-city-pal = Las Palmas
agent-city-par = Parijs
agent-city-gen = Genève
# As in English.
agent-city-rom = Rome
agent-city-cai = Caïro
agent-city-kha = Khartoem
# As in English.
agent-city-dak = Dakar
# As in English.
agent-city-bmu = Bermuda
agent-city-bru = Brussel
agent-city-ist = Istanboel
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
agent-city-ber = Berlijn
agent-city-teh = Teheran
# As in English.
agent-city-pan = Panama
# As in English.
agent-city-hav = Havana
# As in English.
agent-city-nyc = New York
# As in English.
agent-city-dub = Dublin
# As in English.
agent-city-ham = Hamburg
agent-city-war = Warschau
agent-city-bak = Bakoe
# As in English.
agent-city-bom = Bombay
agent-city-hkg = Hongkong
# As in English.
agent-city-was = Washington
agent-city-lon = Londen
agent-city-mos = Moskou
# As in English.
agent-city-pek = Peking
agent-bahamas = Bahama’s
agent-to-tan = naar Tanger
agent-to-lis = naar Lissabon
agent-to-mad = naar Madrid
agent-to-alg = naar Algiers
agent-to-cas = naar Casablanca
agent-to-azo = naar de Azoren
agent-to-pal = naar Las Palmas
agent-to-par = naar Parijs
agent-to-gen = naar Genève
agent-to-rom = naar Rome
agent-to-cai = naar Caïro
agent-to-kha = naar Khartoem
agent-to-dak = naar Dakar
agent-to-bmu = naar Bermuda
agent-to-bru = naar Brussel
agent-to-ist = naar Istanboel
agent-to-nai = naar Nairobi
agent-to-rey = naar Reykjavik
agent-to-ber = naar Berlijn
agent-to-teh = naar Teheran
agent-to-pan = naar Panama
agent-to-hav = naar Havana
agent-to-nyc = naar New York
agent-to-dub = naar Dublin
agent-to-ham = naar Hamburg
agent-to-war = naar Warschau
agent-to-bak = naar Bakoe
agent-to-bom = naar Bombay
agent-to-hkg = naar Hongkong
agent-to-was = naar Washington
agent-to-lon = naar Londen
agent-to-mos = naar Moskou
agent-to-pek = naar Peking
agent-player = Speler { $number }
agent-you = Jij
agent-dollars = $ { $amount }
agent-dollars-thousands = $ { $thousands }.{ $amount }
agent-level-novice = Groentje
agent-level-novice-line = Blijft trouw aan omgekochte agenten en maakt bijna nooit bezwaar.
agent-level-runner = Koerier
agent-level-runner-line = Holt naar het koffertje met wie er maar in de buurt is.
agent-level-broker = Makelaar
agent-level-broker-line = Houdt geld over voor het eind en maakt bezwaar tegen wat slecht uitkomt.
agent-level-agent = Geheim agent
agent-level-agent-line = Trekt conclusies uit alles wat je doet, en bluft.
agent-level-master = Meesterspion
agent-level-master-line = Denkt daarbij ook nog vooruit.
agent-temperament-even = Gewoon
agent-temperament-even-line = Geen bijzondere stijl.
agent-temperament-banker = Bankier
agent-temperament-banker-line = Houdt de hand op de knip en laat weinig los.
agent-temperament-gambler = Gokker
agent-temperament-gambler-line = Bluft zodra het maar kan.
agent-temperament-hunter = Jager
agent-temperament-hunter-line = Stuurt graag agenten naar de Bahama’s.

## What can be done

agent-do-move = Ga { $to }
agent-do-move-with = Ga { $to } met het koffertje
agent-do-move-without = Ga { $to }, laat het koffertje achter
agent-do-move-onto = Ga { $to } en pak het koffertje op
agent-do-move-beside = Ga { $to }, laat het koffertje staan
agent-do-take = Pak het koffertje op
agent-do-lay-down = Zet het koffertje neer
agent-do-attack = Val { $victim } aan
agent-do-attack-with = Val { $victim } aan en neem het koffertje
agent-do-attack-without = Val { $victim } aan, laat het koffertje staan
agent-do-price = { $deed }: kost { $amount }{ $left ->
    [none] {""}
   *[other] , dan nog { $left } over
}
agent-do-end = { $deed }: het spel is uit
agent-bribe = Omkopen
agent-object = Bezwaar
agent-let = Geen bezwaar
agent-let-always = Niet vragen bij agenten waar ik geen geld op heb
agent-insist = Doorzetten
agent-withdraw = Intrekken
agent-allow = Toestaan
agent-refuse = Weigeren
agent-your-claim = Jouw melding: { $amount }
agent-claim = { $amount } melden
agent-give-up = Passen
agent-win = Winst opeisen
agent-let-win = Ervan afzien
agent-skip = Beurt overslaan

## What is happening

agent-turn = Jouw beurt, { $name }: kies een agent of koop om.
agent-turn-only = Jouw beurt: kies een agent of koop om.
agent-turn-bribe = Jouw beurt: je kunt alleen omkopen.
agent-turn-stuck = Je kunt niets doen.
agent-choose-city = Waar moet { $agent } heen?
agent-choose-deed = { $city }: wat moet { $agent } daar doen?
agent-thinking = { $name } denkt na
agent-ask-object-only = Maak je bezwaar?
agent-ask-object = Maakt er iemand bezwaar?
agent-ask-answer = { $objector } maakt bezwaar. Zet je door, { $name }?
agent-ask-answer-only = { $objector } maakt bezwaar. Zet je door?
agent-ask-claim = Hoeveel meld je op { $agent }?
agent-ask-claims = Gemeld tot nu toe: { $list }
agent-claim-out = { $claim } – past
agent-ask-claim-none = Er is nog niets gemeld.
agent-claim-nothing = Je hebt niets op { $agent }, dus je kunt niets melden.
agent-claim-too-little = Je hebt niet genoeg op { $agent } om meer te melden.
agent-ask-decide = { $name } heeft het meest gemeld en beslist.
agent-ask-decide-only = Jij hebt het meest gemeld. Sta je het toe?
agent-ask-victory = { $agent } is thuis. Eis je de winst op?
agent-seconds = Over { $count } s geen bezwaar
# As in English.
agent-seconds-short = { $count } s
agent-passes-soon = Over { $count } s geen bezwaar: { $names }
agent-objecting = { $count ->
    [one] { $names } maakt bezwaar.
   *[other] { $names } maken bezwaar.
}
agent-round = Ronde { $count }
agent-round-of = Ronde { $count } van { $last }
agent-moment-case = Iemand heeft het koffertje!
agent-moment-home = Thuis met het koffertje!
agent-stamp-allowed = TOEGESTAAN
agent-stamp-refused = GEWEIGERD
agent-lot = Het lot bepaalt wie begint…

## What was heard

agent-lot-falls = { $who ->
    [you] Het lot valt op jou: jij begint.
   *[name] Het lot valt op { $name }: die begint.
}
agent-begins = { $who ->
    [you] Jij begint.
   *[name] { $name } begint.
}
agent-heard-staked = { $who ->
    [you] Je hebt ingezet.
   *[name] { $name } heeft ingezet.
}
agent-heard-bribe = { $who ->
    [you] Je betaalt smeergeld.
   *[name] { $name } betaalt smeergeld.
}
agent-heard-move = { $who ->
    [you] Je stuurt { $agent } { $to }.
   *[name] { $name } stuurt { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Je stuurt { $agent } { $to } met het koffertje.
   *[name] { $name } stuurt { $agent } { $to } met het koffertje.
}
agent-heard-move-without = { $who ->
    [you] Je stuurt { $agent } { $to } zonder het koffertje.
   *[name] { $name } stuurt { $agent } { $to } zonder het koffertje.
}
agent-heard-move-onto = { $who ->
    [you] Je stuurt { $agent } { $to } om het koffertje te halen.
   *[name] { $name } stuurt { $agent } { $to } om het koffertje te halen.
}
agent-heard-take = { $who ->
    [you] Je laat { $agent } het koffertje oppakken.
   *[name] { $name } laat { $agent } het koffertje oppakken.
}
agent-heard-lay-down = { $who ->
    [you] Je laat { $agent } het koffertje neerzetten.
   *[name] { $name } laat { $agent } het koffertje neerzetten.
}
agent-heard-attack = { $who ->
    [you] Je valt { $victim } aan met { $agent }: “{ agent-rules-attack }”
   *[name] { $name } valt { $victim } aan met { $agent }: “{ agent-rules-attack }”
}
agent-heard-attack-with = { $who ->
    [you] Je valt { $victim } aan met { $agent }, die daarna het koffertje moet hebben: “{ agent-rules-attack }”
   *[name] { $name } valt { $victim } aan met { $agent }, die daarna het koffertje moet hebben: “{ agent-rules-attack }”
}
agent-heard-object = { $who ->
    [you] Je maakt bezwaar.
   *[name] { $name } maakt bezwaar.
}
agent-heard-let = { $who ->
    [you] Je hebt geen bezwaar.
   *[name] { $name } heeft geen bezwaar.
}
agent-heard-insist = { $who ->
    [you] Je zet door.
   *[name] { $name } zet door.
}
agent-heard-withdraw = { $who ->
    [you] Je trekt je plan in.
   *[name] { $name } trekt het plan in.
}
agent-heard-claim = { $who ->
    [you] Je meldt { $amount }.
   *[name] { $name } meldt { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Je past.
   *[name] { $name } past.
}
agent-heard-claim-nothing = { $who ->
    [you] Je meldt niets.
   *[name] { $name } meldt niets.
}
agent-heard-allow = { $who ->
    [you] Je staat het toe.
   *[name] { $name } staat het toe.
}
agent-heard-refuse = { $who ->
    [you] Je weigert.
   *[name] { $name } weigert.
}
agent-heard-win = { $who ->
    [you] Je eist de winst op.
   *[name] { $name } eist de winst op.
}
agent-heard-let-win = { $who ->
    [you] Je eist de winst niet op.
   *[name] { $name } eist de winst niet op.
}
agent-heard-skip = { $who ->
    [you] Je kunt niets doen.
   *[name] { $name } kan niets doen.
}
agent-heard-back = Het gaat niet door.
agent-heard-stands = Het gaat door.
agent-heard-no-claims = Niemand noemt een bedrag: het gaat door.
agent-heard-exile = { $agent } is naar de Bahama’s.
agent-heard-exile-stakes = Ingezet op { $agent }: { $list }.
agent-heard-exile-nothing = Niemand had geld op { $agent }.
# As in English.
agent-of-player = { $name }: { $what }
agent-list-item = { $name } ({ $amount })
agent-heard-missed = { $who ->
    [you] Je slaat een beurt over.
   *[name] { $name } slaat een beurt over.
}
agent-heard-won-home = { $who ->
    [you] { $agent } is thuis met het koffertje. Jij wint!
   *[name] { $agent } is thuis met het koffertje. { $name } wint.
}
agent-heard-won-limit = { $who ->
    [you] De laatste ronde is voorbij en { $agent } heeft het koffertje. Jij wint!
   *[name] De laatste ronde is voorbij en { $agent } heeft het koffertje. { $name } wint.
}
agent-heard-drawn = De laatste ronde is voorbij en niemand wint.

## Why computer players do something

agent-reason-brings-home = brengt het koffertje thuis
agent-reason-near-home = { $steps ->
    [one] 1 stap van { $home }
   *[other] { $steps } stappen van { $home }
}
agent-reason-holds-back = houdt { $agent } tegen
agent-reason-threatens = bedreigt { $other }
agent-reason-stops-holder = neemt het koffertje af van { $agent }
agent-reason-stops-nearest = { $agent } was het dichtst bij de winst
agent-reason-keeps-case = houdt het koffertje bij { $agent } vandaan
agent-reason-keeps-away = { $steps ->
    [0] { $agent } zou winnen in { $home }
    [one] { $agent } zou 1 stap van { $home } zijn
   *[other] { $agent } zou { $steps } stappen van { $home } zijn
}
agent-reason-protects = beschermt { $agent }
agent-reason-stands-by = blijft achter { $agent } staan
agent-reason-tests = { $who ->
    [you] wil weten wat jij op { $agent } hebt
   *[name] wil weten wat { $name } op { $agent } heeft
}

## Why something cannot be done

agent-refused-over = De partij is afgelopen.
agent-refused-not-asked = Daarover beslist nu iemand anders.
agent-refused-not-now = Dat kan nu niet.
agent-refused-not-in-game = Deze agent doet niet mee.
agent-refused-exiled = { $agent } zit op de Bahama’s.
agent-refused-no-link = Er loopt geen lijn tussen { $from } en { $to }.
agent-refused-holds = { $agent } heeft het koffertje al.
agent-refused-holds-not = { $agent } heeft het koffertje niet.
agent-refused-case-elsewhere = Het koffertje is ergens anders.
agent-refused-case-held = { $agent } heeft het koffertje, en alleen een aanval maakt het vrij.
agent-refused-own-victim = Een agent kan zichzelf niet aanvallen.
agent-refused-too-near = { $agent } is in dezelfde stad. Een aanval komt uit een stad ernaast.
agent-refused-at-home = { $agent } is thuis en dus veilig.
agent-refused-unpaid = Voor een aanval moet je { $amount } op { $agent } hebben.
agent-refused-taken-back = Dat ging deze beurt al niet door.
agent-refused-only-bribe = Er ging deze beurt al zoveel niet door dat je alleen nog kunt omkopen.
agent-refused-no-note = Voor omkopen heb je minstens één biljet nodig.
agent-refused-notes-missing = Zoveel biljetten van { $amount } heb je niet.
agent-refused-over-cap = Een omkoping mag hoogstens { $amount } zijn.
agent-refused-hundreds = Meldingen gaan in stappen van 100 dollar.
agent-refused-claim-low = Je moet minstens { $amount } melden.
agent-refused-claim-high = Je kunt niet meer melden dan je hebt ingezet.
agent-refused-may-not-skip = Je kunt nog iets doen.
agent-refused-must-skip = Je kunt niets doen.

## The panel

agent-bribes = { $count ->
    [one] { $count } omkoping
   *[other] { $count } omkopingen
}
agent-misses = slaat een beurt over
agent-notes-none = Geen biljetten meer
agent-notes-left = { $count ->
    [one] Nog { $amount } in één biljet
   *[other] Nog { $amount } in { $count } biljetten
}
agent-hold-sheet = Houd ingedrukt voor mijn blad
agent-show-sheet = Mijn blad tonen
agent-cover-sheet = Mijn blad afdekken
agent-look-first = Eerst een blad bekijken
agent-put-down = Iets anders kiezen
agent-ask-undo = Je kunt je nog bedenken.
agent-undo = Toch niet
agent-notebook = Notities
# As in English.
agent-menu = Menu
agent-resume = Terug naar de partij
agent-seat = Computer in plaats van { $name }
agent-seat-title = Stopt { $name } voorgoed?
agent-seat-body = Een computerspeler neemt de plaats over, met het blad zoals het is.
agent-seat-yes = Laten overnemen
agent-seat-taken = De computer speelt nu voor { $name }.
agent-leave = Hoofdmenu
agent-again = Nog een keer

## The end of a game, and the walk through it

agent-end-home = { $agent } is thuis met het koffertje. De bladen worden omgedraaid.
agent-end-limit = De laatste ronde is voorbij. De bladen worden omgedraaid.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: geen geld op agenten.
agent-end-map = De kaart tonen
agent-end-turn-all = Alle bladen omdraaien
agent-why-most = { $who ->
    [you] Jij hebt het meeste geld op { $agent }: { $amount }.
   *[name] { $name } heeft het meeste geld op { $agent }: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Jij hebt { $amount } op { $agent }. Wie meer heeft, eiste de winst niet op.
   *[name] { $name } heeft { $amount } op { $agent }. Wie meer heeft, eiste de winst niet op.
}
agent-why-tied-brought = { $who ->
    [you] Niemand heeft meer dan { $amount } op { $agent }, en jij bracht het koffertje thuis.
   *[name] Niemand heeft meer dan { $amount } op { $agent }, en { $name } bracht het koffertje thuis.
}
agent-why-tied-next = { $who ->
    [you] Niemand heeft meer dan { $amount } op { $agent }. Van de spelers met dat bedrag kom jij het eerst na { $other }, die het koffertje thuisbracht.
   *[name] Niemand heeft meer dan { $amount } op { $agent }. Van de spelers met dat bedrag komt { $name } het eerst na { $other_who ->
        [you] jou, want jij bracht het koffertje thuis
       *[name] { $other }, die het koffertje thuisbracht
    }.
}
agent-why-nobody-staked = { $who ->
    [you] Niemand heeft geld op { $agent }, en jij bracht het koffertje thuis.
   *[name] Niemand heeft geld op { $agent }, en { $name } bracht het koffertje thuis.
}
agent-why-unclaimed = Verder eiste niemand de winst op.
agent-why-drawn-tie = Meerdere spelers hebben het meeste geld op { $agent }: { $amount }.
agent-why-drawn-unstaked = { $agent } heeft het koffertje, maar niemand heeft geld op deze agent.
agent-why-drawn-free = Geen agent heeft het koffertje.
agent-replay = De partij terugkijken
agent-replay-round = Ronde { $round }, stap { $number } van { $count }
agent-replay-beginning = De partij begint.
agent-replay-first = Naar het begin
agent-replay-previous = Eén stap terug
agent-replay-next = Eén stap verder
agent-replay-last = Naar het eind
agent-replay-previous-bluff = Vorige bluf
agent-replay-next-bluff = Volgende bluf
agent-replay-close = Uitslag
agent-replay-show = Wat je ziet
agent-replay-sheets = Bladen
agent-replay-course = Stappen
agent-replay-bluffs = Bluf ({ $count })
agent-replay-no-bluffs = In deze partij is geen bluf geslaagd.
agent-replay-in-hand = { $amount } in de hand
agent-truth-staked = In werkelijkheid: { $list }.
agent-truth-staked-nothing = In werkelijkheid: niets ingezet.
agent-truth-alone = { $who ->
    [you] In werkelijkheid heb alleen jij geld op { $agent }: { $amount }.
   *[name] In werkelijkheid heeft alleen { $name } geld op { $agent }: { $amount }.
}
agent-truth-most = { $who ->
    [you] In werkelijkheid heb jij het meest op { $agent }: { $amount }.
   *[name] In werkelijkheid heeft { $name } het meest op { $agent }: { $amount }.
}
agent-truth-shared = { $who ->
    [you] In werkelijkheid heb jij { $amount } op { $agent }, en niemand heeft meer.
   *[name] In werkelijkheid heeft { $name } { $amount } op { $agent }, en niemand heeft meer.
}
agent-truth-less = { $who ->
    [you] In werkelijkheid heb je { $amount } op { $agent }; { $other } heeft { $most }.
   *[name] In werkelijkheid heeft { $name } { $amount } op { $agent }; { $other_who ->
        [you] jij hebt
       *[name] { $other } heeft
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] In werkelijkheid heb je niets op { $agent }; { $other } heeft { $most }.
   *[name] In werkelijkheid heeft { $name } niets op { $agent }; { $other_who ->
        [you] jij hebt
       *[name] { $other } heeft
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Bluf: je hebt niets op { $agent }; { $other } heeft { $most }.
   *[name] Bluf: { $name } heeft niets op { $agent }; { $other_who ->
        [you] jij hebt
       *[name] { $other } heeft
    } { $most }.
}
agent-truth-nobody = In werkelijkheid heeft niemand geld op { $agent }.
agent-bluff = Een geslaagde bluf
agent-bluff-deed = { $who ->
    [you] Je had geen geld op { $agent } maar deed het toch, en niemand hield je tegen.
   *[name] { $name } had geen geld op { $agent } maar deed het toch, en niemand stak er een stokje voor.
}
agent-bluff-objection = { $who ->
    [you] Je maakte bezwaar met niets op { $agent }, en { $other } trok het plan in.
   *[name] { $name } maakte bezwaar met niets op { $agent }, en { $other_who ->
        [you] jij
       *[name] { $other }
    } trok het plan in.
}

## Passing the device

agent-pass-title = Geef het apparaat aan { $name }.
agent-pass-line = De anderen kijken even weg.
agent-pass-news = Wat { $name } nog niet heeft gezien:
agent-pass-hold = Houd ingedrukt: ik ben { $name }
agent-pass-again = Druk nog eens: ik ben { $name }

## What a person among several lets pass

agent-objections = Mijn bezwaren
agent-passes = Zonder vragen goedvinden
agent-passes-nothing = Niets
agent-passes-attacks = Alles behalve aanvallen
agent-passes-case = Alles behalve aanvallen en het koffertje
agent-passes-hint = { $count ->
    [one] Na { $count } seconde gaat het door, tenzij je bezwaar maakt. De tijd is altijd even lang en verraadt aan niemand wat je hebt.
   *[other] Na { $count } seconden gaat het door, tenzij je bezwaar maakt. De tijd is altijd even lang en verraadt aan niemand wat je hebt.
}

## Money

agent-money = Jouw blad
agent-ask-stakes = Voor de eerste beurt: op welke agenten zet je in?
agent-ask-stakes-line = Wie het meeste geld heeft op de agent die het koffertje thuisbrengt, wint.
agent-fill-in = Mijn geld inzetten
agent-money-line = Kies een agent en dan biljetten. Wat is ingezet, blijft daar staan; wat je houdt, kan later als smeergeld dienen. Het blijft geheim tot het eind, of tot de agent naar de Bahama’s gaat.
agent-bribe-line = Kies een agent en dan biljetten. De anderen horen dat je omkoopt, maar niet wie, en niet voor hoeveel.
agent-bribe-line-cap = Kies een agent en dan biljetten, hoogstens { $amount }. De anderen horen dat je omkoopt, maar niet wie, en niet voor hoeveel.
agent-notes = Jouw biljetten
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Je houdt { $amount } over.
agent-money-clear = Opnieuw beginnen
agent-money-nothing = Alles houden
agent-money-stake = { $amount } inzetten
agent-bribe-with = Omkopen met { $amount }

## The notebook

agent-notebook-line = Wat elke speler minstens en hoogstens op elke agent heeft, volgens alles wat iedereen heeft gehoord.
agent-notebook-own = Wat de anderen van jou kunnen weten:
agent-notebook-facts = { $count ->
    [0] Bewezen: { $proven }. Kosten: { $fees }. Geen omkopingen.
    [one] Bewezen: { $proven }. Kosten: { $fees }. Eén omkoping.
   *[other] Bewezen: { $proven }. Kosten: { $fees }. { $count } omkopingen.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Hoogstens { $amount } nog niet ingezet.
agent-notebook-claims = Meldingen: { $list }.
agent-notebook-marks = Druk op een agent en geef aan wat de speler volgens jou op hem heeft: ? vermoedelijk iets, ! zeker iets, × niets. Alleen jij ziet je tekens en aantekeningen.
agent-notebook-note = Aantekening over { $name }
agent-notebook-note-hint = Privé
agent-notebook-noted = Aantekening: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Vermoedelijk
    [sure] Zeker
   *[nothing] Niets
}

## The cast

agent-persona-moira = Verhuurt kamers bij de haven en vergeet nooit wie ze heeft betaald.
agent-persona-tomas = Weerman. Zegt eerst nee en kijkt dan pas uit het raam.
agent-persona-binta = Tolk. Heeft voor iedereen een goed woord, en een beetje geld.
agent-persona-percy = Vuurtorenwachter. Zwaait naar elk schip en laat het varen.
agent-persona-nieves = Souffleuse. Eén kuchje in de zaal, en ze valt stil.
agent-persona-ubaldo = Fluit op zondag wedstrijden. Zijn fluitje heeft een eigen wil.
agent-persona-karima = Voert de katten van de hele buurt. Wil er een op de stoel, dan staat zij op.
agent-persona-halldor = Vliegt de post door weer en wind, langs de kortste weg.
agent-persona-leyla = Fotografeert schepen. Eén bezwaar, en ze is alweer bij het volgende plaatje.
agent-persona-otto = Douanier. Laat al sinds 1951 niets door.
agent-persona-dolores = Fokt renpaarden. Laat iedereen lopen.
agent-persona-idriss = Gids in de oude stad. Heeft in elk consulaat een neef, en voor elke neef een cadeau.
agent-persona-xiomara = Leidt een dansorkest. Speelt voor wie het snelst danst.
agent-persona-yuklan = Corrector. Heeft tot nu toe in elke regel iets gevonden.
agent-persona-farid = Houdt de boeken van drie ministeries bij. Die van hemzelf blijven dicht.
agent-persona-wanda = Dirigeert een koor. Van haar repetities is nog nooit iemand weggestuurd.
agent-persona-giulia = Heeft een reisbureau. Enkeltjes naar de Bahama’s.
agent-persona-rauf = Boort naar olie, soms waar hij weet dat er niets zit.
agent-persona-josse = Zit in negen commissies. Heeft voor elke gelegenheid een punt van orde.
agent-persona-zohra = Handelt in tapijten. Zakt één keer met de prijs, zuchtend, en dan nooit meer.
agent-persona-sol = Rijdt ’s nachts taxi. Houdt de grote biljetten voor het eind van de dienst.
agent-persona-sarojini = Hoogleraar statistiek. Bluft vaker dan het toeval wil.
agent-persona-arkadi = Klokkenmaker. Weet wiens uur geslagen heeft.
agent-persona-edward = Maakt kruiswoordraadsels. Onthoudt alles wat is gezegd, en door wie.
agent-persona-blaise = Notaris. Kent elk bedrag en noemt er geen.
agent-persona-traute = Koopt op veilingen voor anderen, voor precies wat iets waard is.
agent-persona-daryush = Dichter. Streept de eerste versie door en staat achter de tweede.
agent-persona-vera = Kijkt naar vogels. Telt ze allemaal en stoort er niet één.
agent-persona-wenying = Geeft vioolles. De stiltes horen bij de muziek.
agent-persona-everett = Tekent kaarten voor een kantoor zonder adres.
agent-persona-esther = Rijdt rally’s. Lacht ook in de bochten.
agent-persona-gurdial = Maakt dienstregelingen. Weet waar de anderen moeten uitstappen.
agent-persona-colette = Restaurantrecensent. Elk derde bord gaat terug naar de keuken.
agent-persona-quiteria = Zingt fado. Breekt af, zucht en begint dan echt.
agent-persona-osman = Weegt goud op de markt. Zegt wat het weegt, geen korrel meer of minder.
# As in English.
agent-dossiers = Dossiers
agent-dossiers-set-aside = Wat je van de computerspelers wist, kon niet worden gelezen. Het is apart gezet, en jullie maken opnieuw kennis.
agent-dossiers-none = Over niemand aan deze tafel is er een dossier.
agent-dossier-open = Dossier van { $name }
agent-dossier-new = Jullie ontmoeten elkaar voor het eerst.
agent-dossier-met = { $count ->
    [one] { $count } partij samen
   *[other] { $count } partijen samen
}{ $won ->
    [0] , geen daarvan gewonnen door { $name }.
   *[other] , waarvan { $won } gewonnen door { $name }.
}
agent-remark-always-objects = Maakt tegen alles bezwaar.
agent-remark-never-objects = Maakt nooit bezwaar.
agent-remark-objections = Maakte { $count } van de { $of } keer bezwaar.
agent-remark-always-withdraws = Trekt na elk bezwaar het plan in.
agent-remark-never-withdraws = Trekt nooit iets in.
agent-remark-withdrawals = Trok na een bezwaar { $count } van de { $of } keer het plan in.
agent-remark-never-bluffs = Maakt nooit bezwaar en zet nooit door zonder geld op de agent.
agent-remark-bluffs = Maakte { $of } keer bezwaar of zette door, en blufte daarbij { $count } keer.
agent-remark-never-exiles = Heeft nog nooit een agent naar de Bahama’s gestuurd.
agent-remark-exiles = { $count ->
    [one] Heeft { $count } agent naar de Bahama’s gestuurd.
   *[other] Heeft { $count } agenten naar de Bahama’s gestuurd.
}

## The main menu and the page before a game

agent-continue = Doorgaan
agent-continue-line = { $players } spelers, ronde { $round }
agent-my-games = Mijn partijen
agent-no-games = Er is nog geen partij opgeslagen.
agent-unfinished = Ronde { $count }
agent-view-game = Bekijken
agent-delete = Verwijderen
agent-delete-title = Deze partij verwijderen?
agent-delete-body = De partij wordt voorgoed verwijderd.
agent-game-damaged = Deze partij kan niet worden geopend: wat ervan is opgeslagen, is beschadigd.
agent-file-open = Een bestand openen
agent-file-save = Opslaan als bestand
agent-file-none = In dit bestand zit geen partij Agent, of een deel ervan ontbreekt.
agent-file-later = Dit bestand is geschreven door een nieuwere versie van het programma.
agent-file-not-over = De partij in dit bestand is nog niet afgelopen. Alleen afgelopen partijen kunnen uit een bestand worden geopend.
agent-file-damaged = De partij in dit bestand is beschadigd.
agent-file-damaged-decision = De partij in dit bestand is beschadigd: beslissing { $number } kan niet zo zijn genomen.
agent-file-damaged-line = De partij in dit bestand is beschadigd: regel { $number } is niet te lezen, of kan niet zo zijn gespeeld.
agent-won = Gewonnen
agent-lost = Verloren
agent-drawn = Onbeslist
agent-my-games-unfinished = Loopt nog
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Spelen
agent-play-line = Tegen drie makkelijke tegenstanders
agent-play-first = Een eerste partij, met uitleg onderweg
agent-first-game = Een eerste partij
agent-setup = Een partij opzetten
agent-setup-count = { $count } spelers
agent-setup-person = Een mens
agent-setup-computer = De computer
# As in English.
agent-setup-computer-level = Computer: { $level }
agent-setup-who = Wie spelen er?
agent-setup-name = Naam
agent-setup-name-hint = Hoeft niet
agent-setup-colour = Kleur
agent-colour-ivory = Ivoor
agent-colour-violet = Paars
agent-colour-orange = Oranje
agent-colour-teal = Turkoois
agent-colour-pink = Roze
agent-colour-brown = Bruin
agent-colour-grey = Grijs
agent-colour-black = Zwart
agent-setup-level = Sterkte
agent-setup-temperament = Stijl
agent-setup-sits = Wie hier zit
agent-setup-lot = Door het lot
agent-setup-lot-line = Het lot beslist aan het begin van de partij.
agent-setup-by-hand = Anoniem
agent-setup-by-hand-line = Niemand in het bijzonder: jij kiest de naam en de stijl.
agent-setup-rules = Regels
agent-setup-suggested = Aanbevolen
agent-setup-own = Eigen regels
agent-setup-start = Loten en beginnen
agent-option-none = Geen
agent-option-cap = Grens aan een omkoping
agent-option-cap-line = Met een grens kan niemand afwachten en dan in één keer iedereen overtroeven. In de gedrukte regels is er geen grens.
agent-option-cap-two = Met twee spelers en zonder grens is beginnen een nadeel.
agent-option-limit = Laatste ronde
agent-option-limit-line = Daarna wint wie het meeste geld heeft op de agent met het koffertje. Bij gelijke inzet eindigt het onbeslist.
agent-option-map = Kaart
agent-option-map-long = 33 steden
agent-option-map-short = 29 steden
agent-option-map-line = Zonder de vier steden naast Tanger is elke weg naar huis één stap korter.
agent-option-agents = Agenten per land
agent-option-agents-line = Met één per land zijn de partijen korter en is er minder geheim.
agent-option-contest = Wie meldt na een bezwaar
agent-option-contest-all = Iedereen
agent-option-contest-duel = Die twee
agent-option-contest-line = Iedereen, of alleen wie het plan heeft en wie bezwaar maakt.
agent-option-lost = Een mislukt bezwaar
agent-option-free = Kost niets
agent-option-turn = Kost een beurt
agent-option-lost-line = Als het een beurt kost, is bezwaar zeldzamer en zegt het meer.
agent-option-held = Het koffertje bij een agent
agent-option-safe = Is veilig
agent-option-snatch = Is af te pakken
agent-option-held-line = Alleen wie aanvalt, kan het krijgen, of elke agent die in dezelfde stad is of er komt.
agent-option-victory = Wie aan het eind meetelt
agent-option-sheets = Iedereen
agent-option-claim = Wie de winst opeist
agent-option-victory-line = Alle bladen, of alleen die van wie de winst opeist.

## Games on an occasion, and the record

agent-rivals = Tegen { $names }
agent-ended-after = { $count ->
    [one] { $end } na 1 ronde
   *[other] { $end } na { $count } rondes
}
agent-day = Partij van de dag
agent-day-hint = Voor iedereen dezelfde tafel en hetzelfde toeval, en elke dag een nieuwe partij. Alleen de eerste poging telt.
agent-day-earlier = Eerdere dagen
agent-day-none = Je hebt er nog geen gespeeld.
agent-day-result = Partij van de dag: { $result }.
agent-season = Seizoen
agent-season-hint = Vijf avonden, telkens tegen sterkere rivalen. Van avond tot avond onthouden ze hoe je speelt.
agent-season-scoring = De winnaar krijgt 5 punten; de anderen krijgen er 3, 2 en 1, op volgorde van hun geld op de agent die de partij besliste. Als niemand wint, krijgt iedereen er 2.
agent-season-evening = Avond { $number } van { $count }
agent-season-evening-short = Avond { $number }
agent-season-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
agent-season-standing = Tot nu toe: { $points } van { $most } punten
agent-season-over = Het seizoen is voorbij: { $points } van { $most } punten
agent-season-best = Beste seizoen: { $points } van { $most } punten
agent-season-new = Nog een seizoen
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Wat ze van je onthouden
agent-season-objections = Je maakte { $count } van de { $of } keer bezwaar.
agent-season-withdrawals = Na een bezwaar trok je { $count } van de { $of } keer je plan in.
agent-season-bluffs = Je maakte { $of } keer bezwaar of zette door, waarvan { $count } keer met niets op de agent.
agent-record = Resultaten
agent-record-none = Elke partij die je tegen computerspelers uitspeelt, telt hier mee.
agent-record-set-aside = Je resultaten in Agent konden niet worden gelezen. Ze zijn apart gezet, en het tellen begint opnieuw.
agent-record-won = { $count ->
    [one] { $won } van 1 partij gewonnen
   *[other] { $won } van { $count } partijen gewonnen
}
agent-record-won-of = { $won } van { $count } gewonnen
agent-record-players = Naar aantal spelers
agent-record-levels = Naar de sterkste rivaal
agent-record-play = Hoe je speelt
agent-record-objections = Bezwaren
agent-record-withdrawals = Plannen ingetrokken
agent-record-claims = Meldingen
agent-record-bluffs = Bluf
agent-record-exiles = Naar de Bahama’s gestuurd
agent-record-of = { $count } van { $of }
agent-record-worked = { $count } van { $of } geslaagd
agent-record-rivals = Wie won van wie
agent-record-met = { $count ->
    [one] 1 partij: jij { $won }, { $name } { $lost }
   *[other] { $count } partijen: jij { $won }, { $name } { $lost }
}

## How to play

agent-rules = Speluitleg
agent-rules-aim = Het doel
agent-rules-aim-text =
    Acht agenten uit vier landen zitten achter een koffertje in Tanger aan. Ze zijn van niemand: iedereen mag ze allemaal sturen. Is een agent thuis met het koffertje, dan wint wie het meeste geld op hem heeft.
agent-rules-stakes = De inzet
agent-rules-stakes-text =
    Je begint met 10.000 dollar in biljetten van 1.000, 500, 400, 300, 200 en 100: vier van elk. Voor de eerste beurt zet iedereen in het geheim in op zoveel agenten als hij wil, of op geen enkele.

    Ingezet geld blijft staan waar het staat. Wat je houdt, kun je later inzetten.
agent-rules-turn = Een beurt
agent-rules-turn-text =
    In je beurt stuur je één agent langs een lijn naar de volgende stad, of laat je er een het koffertje oppakken of neerzetten, of val je aan, of koop je om.

    Een agent die bij het koffertje komt, kan het oppakken of laten staan. Wie het heeft, kan het meenemen of achterlaten.

    Met omkopen zet je biljetten bij op agenten. De anderen horen dat je omkoopt, maar niet wie, en niet voor hoeveel.
agent-rules-attack = Naar de Bahama’s!
agent-rules-attack-text =
    Met minstens 500 dollar op een agent kun je hem afsturen op een agent in een stad ernaast. Gaat de aanval door, dan doet het slachtoffer niet meer mee, wordt ieders inzet daarop bekend en verlies je 500 dollar van je inzet op de aanvaller.

    Thuis is een agent veilig, en vanuit dezelfde stad kan niemand aanvallen.
agent-rules-objection = Bezwaar
agent-rules-objection-text =
    Tegen alles wat je een agent laat doen, kan een andere speler bezwaar maken, behalve als het zonder aanval de partij beëindigt. Dan trek je je plan in en doe je iets anders, of je zet door.

    Zet je door, dan melden de spelers om de beurt hoeveel ze op de agent hebben, nooit meer dan de waarheid. Wie het meest meldt, beslist of het doorgaat; bij gelijke meldingen ben jij dat.

    Elke melding verraadt dus iets, en zwijgen ook.
agent-rules-end = Het eind
agent-rules-end-text =
    Is een agent thuis met het koffertje, dan worden alle bladen getoond. De hoogste inzet op die agent wint. Hebben meerdere spelers die, dan gaat wie het koffertje thuisbracht voor, en anders de eerste na die speler met de klok mee. Heeft niemand geld op die agent, dan wint wie het koffertje thuisbracht.

    Is er een laatste ronde afgesproken, dan wint na die ronde wie als enige het meeste geld heeft op de agent met het koffertje. Is er zo iemand niet, dan wint niemand.

    Is afgesproken dat alleen meetelt wie de winst opeist, dan tellen alleen die bladen, en het blad van wie het koffertje thuisbracht.
agent-rules-keys = Met toetsen of gamepad
agent-rules-keys-text =
    Met de pijltjes of de stick ga je over de kaart, met Enter of A kies je. Tab of RB gaat langs de agenten die iets kunnen doen, en dan langs de knoppen. Met Backspace, Esc of B neem je een keuze terug.

    Alle toetsen staan in het menu, en de meeste kun je veranderen.
agent-rules-origin = Waar het vandaan komt
agent-rules-origin-text =
    Agent, van Eric Solomon, verscheen in 1975 in Frankrijk bij Pelikan. De gedrukte kaart hebben wij niet; de onze heeft hetzelfde idee en eigen steden.

## What screen readers are told of the map

agent-told-map = Kaart
agent-told-home = thuisstad van { $nation ->
    [american] de Amerikanen
    [british] de Britten
    [russian] de Russen
   *[chinese] de Chinezen
}
agent-told-case = het koffertje
agent-told-empty = niemand
agent-told-exile = op de Bahama’s
agent-told-holds = heeft het koffertje
agent-told-may-act = kan worden gekozen
agent-told-chosen = gekozen
agent-told-target = bereikbaar
agent-told-attack = hier kan iemand naar de Bahama’s worden gestuurd

## Keys and gamepads

agent-keys-game = Partij
agent-keys-back = Iets anders kiezen
agent-keys-bribe = Omkopen, of geld inzetten
agent-keys-sheet = Mijn blad tonen (ingedrukt houden)
agent-keys-let = Geen bezwaar (als je alleen speelt)
agent-keys-object = Bezwaar (als je alleen speelt)
agent-keys-notebook = Notities
agent-keys-gamepads = Elke gamepad speelt voor wie op dat moment moet kiezen.

## Lessons

agent-lessons = Lessen
agent-lessons-line = Acht korte lessen van ongeveer een minuut.
agent-lessons-count = { $done } van { $count } gedaan
agent-lessons-done = Gedaan
agent-lessons-open = Nog niet gedaan
agent-lessons-set-aside = Je voortgang in de lessen van Agent kon niet worden gelezen. Die is apart gezet, en de lessen beginnen opnieuw.
agent-lesson-number = Les { $number } van { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Goed zo!
agent-lesson-right = Goed zo! { $why }
agent-lesson-wrong = Net niet. { $why }
agent-lesson-else = Net niet. Dat was niet de opdracht.
agent-lesson-again = Opnieuw proberen
agent-lesson-next = Volgende les
agent-lesson-skip = Overslaan
agent-lesson-leave = Hoofdmenu

## Hints in a first game

agent-hint-dismiss = Begrepen
agent-hint-off = Geen tips meer
agent-hint-stakes = Zet wat geld in op twee of drie agenten, en houd de rest achter de hand als smeergeld. Wie wat heeft ingezet, blijft geheim.
agent-hint-turn = Stuur een agent waar je geld op hebt een stad dichter bij het koffertje. Of stuur een andere agent er juist van weg.
agent-hint-object = Dit is nog niet gebeurd. Kies “{ agent-let }”, of maak bezwaar als het je slecht uitkomt.
agent-hint-answer = Trek je je plan in, dan doe je iets anders. Zet je door, dan mag iedereen melden wat hij op deze agent heeft, en de hoogste melding beslist.
agent-hint-claim = Meld net genoeg om voor te staan, of pas. De anderen onthouden wat je meldt.
agent-hint-decide = Jij hebt het laatste woord. Weiger je, dan gaat het niet door en doet dezelfde speler iets anders.
agent-hint-near-home = { $agent } is bijna thuis met het koffertje. Kan een ander meer op deze agent hebben dan jij, zet dan bij of houd de agent tegen.
agent-hint-case = { $agent } heeft nu het koffertje. Wil je het hebben, val dan aan vanuit een stad ernaast, met een agent waar je minstens 500 dollar op hebt.
agent-hint-exile = Wie naar de Bahama’s wordt gestuurd, doet niet meer mee. Ieders inzet op het slachtoffer wordt bekend, en je vindt alles terug in je notities.
agent-hint-bribe = Wie omkoopt, zet geld bij op agenten in plaats van er een te sturen. Niemand anders hoort op wie, of hoeveel. Jij kunt het ook.
agent-hint-taken-back = Wat een bezwaar tegenhoudt, gaat niet door. Dezelfde speler doet dan iets anders.

## Settings

agent-settings-map = Kaart
agent-settings-names = De namen van de steden tonen
agent-settings-contrast = Hoog contrast
agent-settings-contrast-hint = Een effen, lichte kaart, waarop agenten, wegen en namen goed uitkomen.
agent-settings-playing = Spelen
agent-settings-reasons = Zeggen waarom computerspelers iets doen
agent-settings-reasons-hint = Alleen wat iedereen aan tafel zelf kan bedenken.
agent-settings-hints = Tips
agent-settings-hints-hint = Elke tip komt één keer, als er iets nieuws is. Met “{ agent-first-game }” komen ze allemaal terug.
agent-settings-timer = Bezwaar binnen 20 seconden
agent-settings-timer-hint = Met meer spelers: wie dan niet heeft geantwoord, heeft geen bezwaar.
agent-settings-sheet = Mijn blad met één druk tonen
agent-settings-sheet-hint = Met meer spelers: één druk toont het, de volgende dekt het af. Anders houd je de knop of toets ingedrukt.
agent-settings-pass = Zonder mij te vragen goedvinden
agent-settings-pass-nothing = Niets
agent-settings-pass-stake = Agenten waar ik niets op heb
agent-settings-pass-quiet = Alles behalve aanval en koffertje
agent-settings-pass-hint = Als je alleen speelt. Wat er gebeurt, krijg je wel te horen.

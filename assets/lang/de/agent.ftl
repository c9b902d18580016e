# The texts of Agent in German. English is beside them, with the same keys in the same order. A paragraph is one line; an empty line
# separates paragraphs. Quotation marks are „ and “; before … and between a number and its unit stands a no-break space (U+00A0).

## Names

# As in English.
agent-name = Agent
agent-line = Bluff und Bestechung für zwei bis acht
agent-american = Amerikaner{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Brite{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Russe{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
# As in English.
agent-chinese = Chinese{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tanger
agent-city-lis = Lissabon
# As in English.
agent-city-mad = Madrid
agent-city-alg = Algier
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Azoren
# As in English.
agent-city-pal = Las Palmas
# As in English.
agent-city-par = Paris
agent-city-gen = Genf
agent-city-rom = Rom
agent-city-cai = Kairo
agent-city-kha = Khartum
# As in English.
agent-city-dak = Dakar
# As in English.
agent-city-bmu = Bermuda
agent-city-bru = Brüssel
# As in English.
agent-city-ist = Istanbul
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
# As in English.
agent-city-ber = Berlin
agent-city-teh = Teheran
# As in English.
agent-city-pan = Panama
agent-city-hav = Havanna
# As in English.
agent-city-nyc = New York
# As in English.
agent-city-dub = Dublin
# As in English.
agent-city-ham = Hamburg
agent-city-war = Warschau
# As in English.
agent-city-bak = Baku
# As in English.
agent-city-bom = Bombay
agent-city-hkg = Hongkong
# As in English.
agent-city-was = Washington
# As in English.
agent-city-lon = London
agent-city-mos = Moskau
# As in English.
agent-city-pek = Peking
# As in English.
agent-bahamas = Bahamas
agent-to-tan = nach Tanger
agent-to-lis = nach Lissabon
agent-to-mad = nach Madrid
agent-to-alg = nach Algier
agent-to-cas = nach Casablanca
agent-to-azo = auf die Azoren
agent-to-pal = nach Las Palmas
agent-to-par = nach Paris
agent-to-gen = nach Genf
agent-to-rom = nach Rom
agent-to-cai = nach Kairo
agent-to-kha = nach Khartum
agent-to-dak = nach Dakar
agent-to-bmu = nach Bermuda
agent-to-bru = nach Brüssel
agent-to-ist = nach Istanbul
agent-to-nai = nach Nairobi
agent-to-rey = nach Reykjavik
agent-to-ber = nach Berlin
agent-to-teh = nach Teheran
agent-to-pan = nach Panama
agent-to-hav = nach Havanna
agent-to-nyc = nach New York
agent-to-dub = nach Dublin
agent-to-ham = nach Hamburg
agent-to-war = nach Warschau
agent-to-bak = nach Baku
agent-to-bom = nach Bombay
agent-to-hkg = nach Hongkong
agent-to-was = nach Washington
agent-to-lon = nach London
agent-to-mos = nach Moskau
agent-to-pek = nach Peking
agent-player = Spieler { $number }
agent-you = Du
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands }.{ $amount } $
agent-level-novice = Neuling
agent-level-novice-line = Hält bestochenen Agenten die Treue und erhebt fast nie Einspruch.
agent-level-runner = Kurier
agent-level-runner-line = Hetzt zum Koffer, wer gerade in der Nähe ist.
agent-level-broker = Makler
agent-level-broker-line = Hebt Geld für den Schluss auf und erhebt Einspruch, wo es wehtut.
agent-level-agent = Geheimagent
agent-level-agent-line = Zieht Schlüsse aus allem, was du tust, und blufft.
agent-level-master = Meisterspion
agent-level-master-line = Denkt auch noch voraus.
agent-temperament-even = Ausgeglichen
agent-temperament-even-line = Ohne besondere Neigung.
agent-temperament-banker = Bankier
agent-temperament-banker-line = Hält Geld zurück und verrät wenig davon.
agent-temperament-gambler = Zocker
agent-temperament-gambler-line = Blufft, wo es nur geht.
agent-temperament-hunter = Jäger
agent-temperament-hunter-line = Schickt Agenten gern auf die Bahamas.

## What can be done

agent-do-move = Geh { $to }
agent-do-move-with = Geh mit dem Koffer { $to }
agent-do-move-without = Geh { $to }, lass den Koffer zurück
agent-do-move-onto = Geh { $to } und nimm den Koffer
agent-do-move-beside = Geh { $to }, lass den Koffer dort stehen
agent-do-take = Nimm den Koffer
agent-do-lay-down = Stell den Koffer ab
agent-do-attack = Greif { $victim } an
agent-do-attack-with = Greif { $victim } an und nimm den Koffer
agent-do-attack-without = Greif { $victim } an, lass den Koffer stehen
agent-do-price = { $deed }: kostet { $amount }{ $left ->
    [none] {""}
   *[other] , bleiben { $left }
}
agent-do-end = { $deed }: Das Spiel endet
agent-bribe = Bestechen
agent-object = Einspruch
agent-let = Durchwinken
agent-let-always = Bei Agenten ohne meinen Einsatz nicht fragen
agent-insist = Beharren
agent-withdraw = Nachgeben
agent-allow = Genehmigen
agent-refuse = Ablehnen
agent-your-claim = Deine Ansage: { $amount }
agent-claim = { $amount } ansagen
agent-give-up = Aussteigen
agent-win = Beanspruchen
agent-let-win = Verzichten
agent-skip = Aussetzen

## What is happening

agent-turn = Du bist dran, { $name }: Wähle einen Agenten oder bestich jemanden.
agent-turn-only = Du bist dran: Wähle einen Agenten oder bestich jemanden.
agent-turn-bribe = Du bist dran: Du kannst nur noch bestechen.
agent-turn-stuck = Du kannst nichts tun.
agent-choose-city = Wohin soll { $agent } gehen?
agent-choose-deed = { $city }: Was soll { $agent } tun?
agent-thinking = { $name } überlegt
agent-ask-object-only = Erhebst du Einspruch?
agent-ask-object = Erhebt jemand Einspruch?
agent-ask-answer = { $objector } erhebt Einspruch. Beharrst du darauf, { $name }?
agent-ask-answer-only = { $objector } erhebt Einspruch. Beharrst du darauf?
agent-ask-claim = Wie viel sagst du auf { $agent } an?
agent-ask-claims = Ansagen bisher: { $list }
agent-claim-out = { $claim } – ausgestiegen
agent-ask-claim-none = Noch hat niemand etwas angesagt.
agent-claim-nothing = Du hast nichts auf { $agent } gesetzt, also kannst du nichts ansagen.
agent-claim-too-little = Du hast nicht genug auf { $agent } gesetzt, um mehr anzusagen.
agent-ask-decide = { $name } hat am meisten angesagt und entscheidet.
agent-ask-decide-only = Du hast am meisten angesagt. Genehmigst du es?
agent-ask-victory = { $agent } ist zu Hause. Beanspruchst du den Sieg?
agent-seconds = Durchwinken in { $count } s
agent-seconds-short = { $count } s
agent-passes-soon = Durchwinken in { $count } s: { $names }
agent-objecting = { $count ->
    [one] { $names } erhebt Einspruch.
   *[other] { $names } erheben Einspruch.
}
agent-round = Runde { $count }
agent-round-of = Runde { $count } von { $last }
agent-moment-case = Der Koffer ist weg!
agent-moment-home = Mit dem Koffer zu Hause!
agent-stamp-allowed = GENEHMIGT
agent-stamp-refused = ABGELEHNT
agent-lot = Das Los entscheidet, wer beginnt …

## What was heard

agent-lot-falls = { $who ->
    [you] Das Los hat entschieden: Du beginnst.
   *[name] Das Los hat entschieden: { $name } beginnt.
}
agent-begins = { $who ->
    [you] Du beginnst.
   *[name] { $name } beginnt.
}
agent-heard-staked = { $who ->
    [you] Du hast gesetzt.
   *[name] { $name } hat gesetzt.
}
agent-heard-bribe = { $who ->
    [you] Du bestichst jemanden.
   *[name] { $name } besticht jemanden.
}
agent-heard-move = { $who ->
    [you] Du schickst { $agent } { $to }.
   *[name] { $name } schickt { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Du schickst { $agent } mit dem Koffer { $to }.
   *[name] { $name } schickt { $agent } mit dem Koffer { $to }.
}
agent-heard-move-without = { $who ->
    [you] Du schickst { $agent } ohne den Koffer { $to }.
   *[name] { $name } schickt { $agent } ohne den Koffer { $to }.
}
agent-heard-move-onto = { $who ->
    [you] Du schickst { $agent } { $to } zum Koffer.
   *[name] { $name } schickt { $agent } { $to } zum Koffer.
}
agent-heard-take = { $who ->
    [you] Du lässt { $agent } den Koffer nehmen.
   *[name] { $name } lässt { $agent } den Koffer nehmen.
}
agent-heard-lay-down = { $who ->
    [you] Du lässt { $agent } den Koffer abstellen.
   *[name] { $name } lässt { $agent } den Koffer abstellen.
}
agent-heard-attack = { $who ->
    [you] Du greifst { $victim } mit { $agent } an: „{ agent-rules-attack }“
   *[name] { $name } greift { $victim } mit { $agent } an: „{ agent-rules-attack }“
}
agent-heard-attack-with = { $who ->
    [you] Du greifst { $victim } mit { $agent } an und willst den Koffer: „{ agent-rules-attack }“
   *[name] { $name } greift { $victim } mit { $agent } an und will den Koffer: „{ agent-rules-attack }“
}
agent-heard-object = { $who ->
    [you] Du erhebst Einspruch.
   *[name] { $name } erhebt Einspruch.
}
agent-heard-let = { $who ->
    [you] Du winkst es durch.
   *[name] { $name } winkt es durch.
}
agent-heard-insist = { $who ->
    [you] Du beharrst darauf.
   *[name] { $name } beharrt darauf.
}
agent-heard-withdraw = { $who ->
    [you] Du gibst nach.
   *[name] { $name } gibt nach.
}
agent-heard-claim = { $who ->
    [you] Du sagst { $amount } an.
   *[name] { $name } sagt { $amount } an.
}
agent-heard-give-up = { $who ->
    [you] Du steigst aus.
   *[name] { $name } steigt aus.
}
agent-heard-claim-nothing = { $who ->
    [you] Du sagst nichts an.
   *[name] { $name } sagt nichts an.
}
agent-heard-allow = { $who ->
    [you] Du genehmigst es.
   *[name] { $name } genehmigt es.
}
agent-heard-refuse = { $who ->
    [you] Du lehnst ab.
   *[name] { $name } lehnt ab.
}
agent-heard-win = { $who ->
    [you] Du beanspruchst den Sieg.
   *[name] { $name } beansprucht den Sieg.
}
agent-heard-let-win = { $who ->
    [you] Du verzichtest auf den Sieg.
   *[name] { $name } verzichtet auf den Sieg.
}
agent-heard-skip = { $who ->
    [you] Du kannst nichts tun.
   *[name] { $name } kann nichts tun.
}
agent-heard-back = Daraus wird nichts.
agent-heard-stands = Es bleibt dabei.
agent-heard-no-claims = Niemand nennt eine Summe: Es bleibt dabei.
agent-heard-exile = { $agent } muss auf die Bahamas.
agent-heard-exile-stakes = Einsätze auf { $agent }: { $list }.
agent-heard-exile-nothing = Niemand hatte etwas auf { $agent } gesetzt.
# As in English.
agent-of-player = { $name }: { $what }
# As in English.
agent-list-item = { $name } { $amount }
agent-heard-missed = { $who ->
    [you] Du setzt eine Runde aus.
   *[name] { $name } setzt eine Runde aus.
}
agent-heard-won-home = { $who ->
    [you] { $agent } ist mit dem Koffer zu Hause. Du gewinnst!
   *[name] { $agent } ist mit dem Koffer zu Hause. { $name } gewinnt.
}
agent-heard-won-limit = { $who ->
    [you] Die letzte Runde ist vorbei, und { $agent } hat den Koffer. Du gewinnst!
   *[name] Die letzte Runde ist vorbei, und { $agent } hat den Koffer. { $name } gewinnt.
}
agent-heard-drawn = Die letzte Runde ist vorbei, und niemand gewinnt.

## Why computer players do something

agent-reason-brings-home = bringt den Koffer nach Hause
agent-reason-near-home = { $steps ->
    [one] noch 1 Schritt bis { $home }
   *[other] noch { $steps } Schritte bis { $home }
}
agent-reason-holds-back = hält { $agent } zurück
agent-reason-threatens = bedroht { $other }
agent-reason-stops-holder = nimmt { $agent } den Koffer ab
agent-reason-stops-nearest = { $agent } war dem Sieg am nächsten
agent-reason-keeps-case = lässt { $agent } nicht an den Koffer
agent-reason-keeps-away = { $steps ->
    [0] { $agent } würde in { $home } gewinnen
    [one] { $agent } hätte noch 1 Schritt bis { $home }
   *[other] { $agent } hätte noch { $steps } Schritte bis { $home }
}
agent-reason-protects = schützt { $agent }
agent-reason-stands-by = hält zu { $agent }
agent-reason-tests = { $who ->
    [you] will wissen, was du auf { $agent } gesetzt hast
   *[name] will wissen, was { $name } auf { $agent } gesetzt hat
}

## Why something cannot be done

agent-refused-over = Die Partie ist zu Ende.
agent-refused-not-asked = Das entscheidet jemand anders.
agent-refused-not-now = Das geht jetzt nicht.
agent-refused-not-in-game = Dieser Agent spielt nicht mit.
agent-refused-exiled = { $agent } ist auf den Bahamas.
agent-refused-no-link = Keine Linie verbindet { $from } und { $to }.
agent-refused-holds = { $agent } hat den Koffer schon.
agent-refused-holds-not = { $agent } hat den Koffer nicht.
agent-refused-case-elsewhere = Der Koffer ist woanders.
agent-refused-case-held = { $agent } hat den Koffer, und nur ein Angriff macht ihn frei.
agent-refused-own-victim = Kein Agent kann sich selbst angreifen.
agent-refused-too-near = { $agent } ist in derselben Stadt. Angegriffen wird aus einer Nachbarstadt.
agent-refused-at-home = { $agent } ist zu Hause und damit sicher.
agent-refused-unpaid = Für einen Angriff müssen { $amount } auf { $agent } gesetzt sein.
agent-refused-taken-back = Das ist in diesem Zug schon gescheitert.
agent-refused-only-bribe = In diesem Zug ist schon so viel gescheitert, dass du nur noch bestechen kannst.
agent-refused-no-note = Eine Bestechung braucht mindestens einen Schein.
agent-refused-notes-missing = So viele Scheine zu { $amount } hast du nicht.
agent-refused-over-cap = Eine Bestechung darf höchstens { $amount } betragen.
agent-refused-hundreds = Angesagt wird in vollen Hundertern.
agent-refused-claim-low = Die Ansage muss mindestens { $amount } betragen.
agent-refused-claim-high = Du kannst nicht mehr ansagen, als du gesetzt hast.
agent-refused-may-not-skip = Du kannst noch etwas tun.
agent-refused-must-skip = Du kannst nichts tun.

## The panel

agent-bribes = { $count ->
    [one] { $count } Bestechung
   *[other] { $count } Bestechungen
}
agent-misses = setzt aus
agent-notes-none = Keine Scheine mehr
agent-notes-left = { $count ->
    [one] Noch { $amount } in einem Schein
   *[other] Noch { $amount } in { $count } Scheinen
}
agent-hold-sheet = Zettel zeigen (halten)
agent-show-sheet = Zettel zeigen
agent-cover-sheet = Zettel verdecken
agent-look-first = Erst auf einen Zettel schauen
agent-put-down = Etwas anderes wählen
agent-ask-undo = Noch kannst du es zurücknehmen.
agent-undo = Zurücknehmen
agent-notebook = Notizbuch
agent-menu = Menü
agent-resume = Zurück zur Partie
agent-seat = { $name } geht: Der Computer übernimmt
agent-seat-title = Geht { $name } endgültig?
agent-seat-body = Ein Computergegner übernimmt den Platz mit dem Zettel, wie er ist.
agent-seat-yes = Ja, endgültig
agent-seat-taken = Der Computer spielt jetzt für { $name }.
agent-leave = Hauptmenü
agent-again = Noch einmal

## The end of a game, and the walk through it

agent-end-home = { $agent } ist mit dem Koffer zu Hause. Die Zettel werden aufgedeckt.
agent-end-limit = Die letzte Runde ist vorbei. Die Zettel werden aufgedeckt.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: kein einziger Einsatz.
agent-end-map = Karte zeigen
agent-end-turn-all = Alle Zettel aufdecken
agent-why-most = { $who ->
    [you] Du hast am meisten auf { $agent } gesetzt: { $amount }.
   *[name] { $name } hat am meisten auf { $agent } gesetzt: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Du hast { $amount } auf { $agent } gesetzt. Wer mehr gesetzt hat, hat den Sieg nicht beansprucht.
   *[name] { $name } hat { $amount } auf { $agent } gesetzt. Wer mehr gesetzt hat, hat den Sieg nicht beansprucht.
}
agent-why-tied-brought = { $who ->
    [you] Niemand hat mehr als { $amount } auf { $agent } gesetzt, und du hast den Koffer nach Hause gebracht.
   *[name] Niemand hat mehr als { $amount } auf { $agent } gesetzt, und { $name } hat den Koffer nach Hause gebracht.
}
agent-why-tied-next = { $who ->
    [you] Niemand hat mehr als { $amount } auf { $agent } gesetzt. Von denen, die so viel haben, folgst du als Nächstes auf { $other }.
   *[name] Niemand hat mehr als { $amount } auf { $agent } gesetzt. Von denen, die so viel haben, folgt { $name } als Nächstes auf { $other_who ->
        [you] dich
       *[name] { $other }
    }.
}
agent-why-nobody-staked = { $who ->
    [you] Niemand hat etwas auf { $agent } gesetzt, und du hast den Koffer nach Hause gebracht.
   *[name] Niemand hat etwas auf { $agent } gesetzt, und { $name } hat den Koffer nach Hause gebracht.
}
agent-why-unclaimed = Sonst hat niemand den Sieg beansprucht.
agent-why-drawn-tie = Mehrere haben am meisten auf { $agent } gesetzt: je { $amount }.
agent-why-drawn-unstaked = { $agent } hat den Koffer, aber niemand hat auf diesen Agenten gesetzt.
agent-why-drawn-free = Kein Agent hat den Koffer.
agent-replay = Partie nachspielen
agent-replay-round = Runde { $round }, Schritt { $number } von { $count }
agent-replay-beginning = Die Partie beginnt.
agent-replay-first = Zum Anfang
agent-replay-previous = Einen Schritt zurück
agent-replay-next = Einen Schritt vor
agent-replay-last = Zum Ende
agent-replay-previous-bluff = Voriger Bluff
agent-replay-next-bluff = Nächster Bluff
agent-replay-close = Ergebnis
agent-replay-show = Was zu sehen ist
agent-replay-sheets = Zettel
agent-replay-course = Schritte
# As in English.
agent-replay-bluffs = Bluffs ({ $count })
agent-replay-no-bluffs = In dieser Partie ist kein Bluff geglückt.
agent-replay-in-hand = { $amount } in der Hand
agent-truth-staked = In Wahrheit: { $list }.
agent-truth-staked-nothing = In Wahrheit: kein einziger Einsatz.
agent-truth-alone = { $who ->
    [you] In Wahrheit hast nur du auf { $agent } gesetzt: { $amount }.
   *[name] In Wahrheit hat nur { $name } auf { $agent } gesetzt: { $amount }.
}
agent-truth-most = { $who ->
    [you] In Wahrheit hast du am meisten auf { $agent } gesetzt: { $amount }.
   *[name] In Wahrheit hat { $name } am meisten auf { $agent } gesetzt: { $amount }.
}
agent-truth-shared = { $who ->
    [you] In Wahrheit hast du { $amount } auf { $agent } gesetzt, und niemand hat mehr.
   *[name] In Wahrheit hat { $name } { $amount } auf { $agent } gesetzt, und niemand hat mehr.
}
agent-truth-less = { $who ->
    [you] In Wahrheit hast du { $amount } auf { $agent } gesetzt; { $other } hat { $most }.
   *[name] In Wahrheit hat { $name } { $amount } auf { $agent } gesetzt; { $other_who ->
        [you] du hast
       *[name] { $other } hat
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] In Wahrheit hast du nichts auf { $agent } gesetzt; { $other } hat { $most }.
   *[name] In Wahrheit hat { $name } nichts auf { $agent } gesetzt; { $other_who ->
        [you] du hast
       *[name] { $other } hat
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Ein Bluff: Du hast nichts auf { $agent } gesetzt; { $other } hat { $most }.
   *[name] Ein Bluff: { $name } hat nichts auf { $agent } gesetzt; { $other_who ->
        [you] du hast
       *[name] { $other } hat
    } { $most }.
}
agent-truth-nobody = In Wahrheit hat niemand etwas auf { $agent } gesetzt.
agent-bluff = Ein geglückter Bluff
agent-bluff-deed = { $who ->
    [you] Du hattest nichts auf { $agent } gesetzt, hast es trotzdem getan, und niemand hat es verhindert.
   *[name] { $name } hatte nichts auf { $agent } gesetzt, hat es trotzdem getan, und niemand hat es verhindert.
}
agent-bluff-objection = { $who ->
    [you] Du hast Einspruch erhoben, ohne etwas auf { $agent } gesetzt zu haben, und { $other } hat nachgegeben.
   *[name] { $name } hat Einspruch erhoben, ohne etwas auf { $agent } gesetzt zu haben, und { $other_who ->
        [you] du hast
       *[name] { $other } hat
    } nachgegeben.
}

## Passing the device

agent-pass-title = Das Gerät geht an { $name }.
agent-pass-line = Alle anderen schauen weg.
agent-pass-news = Seit { $name } zuletzt geschaut hat:
agent-pass-hold = Halten: Ich bin { $name }
agent-pass-again = Noch einmal drücken: Ich bin { $name }

## What a person among several lets pass

agent-objections = Meine Einsprüche
agent-passes = Von selbst durchwinken
agent-passes-nothing = Nichts
agent-passes-attacks = Alles außer Angriffen
agent-passes-case = Alles außer Angriffen und Koffer
agent-passes-hint = { $count ->
    [one] Nach { $count } Sekunde ist es durchgewinkt, wenn du keinen Einspruch erhebst. Die Zeit ist immer gleich und verrät niemandem, was du gesetzt hast.
   *[other] Nach { $count } Sekunden ist es durchgewinkt, wenn du keinen Einspruch erhebst. Die Zeit ist immer gleich und verrät niemandem, was du gesetzt hast.
}

## Money

agent-money = Dein Zettel
agent-ask-stakes = Vor der ersten Runde: Auf welche Agenten setzt du?
agent-ask-stakes-line = Wer am meisten auf den Agenten gesetzt hat, der den Koffer nach Hause bringt, gewinnt.
agent-fill-in = Einsätze machen
agent-money-line = Wähle einen Agenten, dann Scheine. Was gesetzt ist, bleibt dort; was du behältst, ist später zum Bestechen da. Geheim bleibt es bis zum Ende, oder bis der Agent auf die Bahamas muss.
agent-bribe-line = Wähle einen Agenten, dann Scheine. Die anderen hören, dass du bestichst, aber nicht, wen und mit wie viel.
agent-bribe-line-cap = Wähle einen Agenten, dann Scheine, höchstens { $amount }. Die anderen hören, dass du bestichst, aber nicht, wen und mit wie viel.
agent-notes = Deine Scheine
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Du behältst { $amount }.
agent-money-clear = Von vorn
agent-money-nothing = Alles Geld behalten
agent-money-stake = { $amount } setzen
agent-bribe-with = Mit { $amount } bestechen

## The notebook

agent-notebook-line = Wie viel jeder mindestens und höchstens auf jeden Agenten gesetzt hat, nach allem, was am Tisch zu hören war.
agent-notebook-own = Was die anderen über dich wissen können:
agent-notebook-facts = { $count ->
    [0] Bewiesen: { $proven }. Kosten: { $fees }. Keine Bestechung.
    [one] Bewiesen: { $proven }. Kosten: { $fees }. Eine Bestechung.
   *[other] Bewiesen: { $proven }. Kosten: { $fees }. { $count } Bestechungen.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Höchstens { $amount } noch nicht gesetzt.
agent-notebook-claims = Ansagen: { $list }.
agent-notebook-marks = Drück auf einen Agenten, um zu vermerken, was dort deiner Meinung nach gesetzt ist: ? vermutet, ! sicher, × nichts. Nur du siehst deine Zeichen und Notizen.
agent-notebook-note = Notiz zu { $name }
agent-notebook-note-hint = Nur für dich
agent-notebook-noted = Notiz: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Vermutet
    [sure] Sicher
   *[nothing] Nichts
}

## The cast

agent-persona-moira = Vermietet Zimmer am Hafen und vergisst nie, wen sie bezahlt hat.
agent-persona-tomas = Sagt das Wetter voraus. Sagt erst einmal Nein und schaut später aus dem Fenster.
agent-persona-binta = Dolmetscherin. Hat für alle ein gutes Wort und ein wenig Geld.
agent-persona-percy = Leuchtturmwärter. Winkt jedem zu und alles durch.
agent-persona-nieves = Souffleuse. Einmal Husten im Parkett, und sie verstummt.
agent-persona-ubaldo = Sonntags Schiedsrichter. Seine Pfeife hat ihren eigenen Kopf.
agent-persona-karima = Füttert die Katzen im ganzen Viertel. Will eine auf den Stuhl, steht sie auf.
agent-persona-halldor = Fliegt die Post bei jedem Wetter, auf dem kürzesten Weg.
agent-persona-leyla = Fotografiert Schiffe. Ein Einspruch, und schon ist sie beim nächsten Bild.
agent-persona-otto = Zollbeamter. Hat seit 1951 nichts durchgewinkt.
agent-persona-dolores = Züchtet Rennpferde. Lässt alle laufen.
agent-persona-idriss = Fremdenführer. Hat in jedem Konsulat einen Vetter und jedem etwas mitgebracht.
agent-persona-xiomara = Leitet eine Tanzkapelle. Spielt für den, der gerade am schnellsten tanzt.
agent-persona-yuklan = Korrektorin. Hat bisher noch in jeder Zeile etwas gefunden.
agent-persona-farid = Führt die Bücher dreier Ministerien. Die eigenen bleiben zu.
agent-persona-wanda = Chorleiterin. Aus ihren Proben wurde noch nie jemand weggeschickt.
agent-persona-giulia = Reisekauffrau. Einfache Fahrt auf die Bahamas.
agent-persona-rauf = Bohrt nach Öl. Manchmal auch da, wo er weiß, dass keines ist.
agent-persona-josse = Sitzt in neun Ausschüssen. Hat zu allem einen Antrag zur Geschäftsordnung.
agent-persona-zohra = Handelt mit Teppichen. Gibt einmal nach, mit einem Seufzer, und dann nie wieder.
agent-persona-sol = Fährt nachts Taxi. Hebt die großen Scheine für das Ende der Schicht auf.
agent-persona-sarojini = Professorin für Statistik. Blufft öfter, als der Zufall es täte.
agent-persona-arkadi = Uhrmacher. Weiß, wessen Stunde geschlagen hat.
agent-persona-edward = Denkt sich Kreuzworträtsel aus. Merkt sich alles, was gesagt wurde, und von wem.
agent-persona-blaise = Notar. Kennt jede Summe und nennt keine.
agent-persona-traute = Bietet auf Auktionen für andere, genau so hoch, wie eine Sache wert ist.
agent-persona-daryush = Dichter. Streicht den ersten Entwurf und steht zum zweiten.
agent-persona-vera = Beobachtet Vögel. Zählt alle und stört keinen.
agent-persona-wenying = Gibt Geigenunterricht. Die Pausen gehören zum Stück.
agent-persona-everett = Zeichnet Karten für ein Büro, das keine Adresse hat.
agent-persona-esther = Rallyefahrerin. Lächelt auch in den Kurven.
agent-persona-gurdial = Schreibt Fahrpläne für die Bahn. Weiß, wo die anderen aussteigen müssen.
agent-persona-colette = Restaurantkritikerin. Jeder dritte Teller geht zurück in die Küche.
agent-persona-quiteria = Singt Fado. Bricht ab, seufzt und fängt dann richtig an.
agent-persona-osman = Wiegt Gold auf dem Markt. Sagt, was es wiegt, aufs Gran genau.
agent-dossiers = Akten
agent-dossiers-set-aside = Was du von den Computergegnern wusstest, war nicht lesbar. Es wurde beiseitegelegt, und ihr lernt euch neu kennen.
agent-dossiers-none = Über niemanden an diesem Tisch gibt es eine Akte.
agent-dossier-open = Akte: { $name }
agent-dossier-new = Ihr trefft euch zum ersten Mal.
agent-dossier-met = { $count ->
    [one] { $count } gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}{ $won ->
    [0] ; { $name } hat keine gewonnen.
    [one] ; { $name } hat { $won } gewonnen.
   *[other] ; { $name } hat { $won } gewonnen.
}
agent-remark-always-objects = Erhebt gegen alles Einspruch.
agent-remark-never-objects = Erhebt nie Einspruch.
agent-remark-objections = Einspruch bei { $count } von { $of } Gelegenheiten.
agent-remark-always-withdraws = Gibt bei jedem Einspruch nach.
agent-remark-never-withdraws = Gibt nie nach.
agent-remark-withdrawals = Nachgegeben bei { $count } von { $of } Einsprüchen.
agent-remark-never-bluffs = Erhebt nie Einspruch und beharrt nie, ohne auf den Agenten gesetzt zu haben.
agent-remark-bluffs = Hat beim Einspruch oder beim Beharren in { $count } von { $of } Fällen geblufft.
agent-remark-never-exiles = Hat noch nie einen Agenten auf die Bahamas geschickt.
agent-remark-exiles = { $count ->
    [one] Hat { $count } Agenten auf die Bahamas geschickt.
   *[other] Hat { $count } Agenten auf die Bahamas geschickt.
}

## The main menu and the page before a game

agent-continue = Fortsetzen
agent-continue-line = { $players } Spieler, Runde { $round }
agent-my-games = Meine Partien
agent-no-games = Noch ist keine Partie gespeichert.
agent-unfinished = Runde { $count }
agent-view-game = Ansehen
agent-delete = Löschen
agent-delete-title = Diese Partie löschen?
agent-delete-body = Sie ist dann endgültig weg.
agent-game-damaged = Diese Partie lässt sich nicht öffnen: Ihr Eintrag ist beschädigt.
agent-file-open = Datei öffnen
agent-file-save = Als Datei speichern
agent-file-none = In dieser Datei ist keine Partie Agent, oder ein Teil davon fehlt.
agent-file-later = Diese Datei stammt von einer neueren Version des Programms.
agent-file-not-over = Die Partie in dieser Datei ist nicht zu Ende. Aus Dateien lassen sich nur beendete Partien öffnen.
agent-file-damaged = Die Partie in dieser Datei ist beschädigt.
agent-file-damaged-decision = Die Partie in dieser Datei ist beschädigt: Entscheidung { $number } kann nicht gefallen sein.
agent-file-damaged-line = Die Partie in dieser Datei ist beschädigt: Zeile { $number } ist nicht lesbar oder kann nicht gespielt worden sein.
agent-won = Gewonnen
agent-lost = Verloren
agent-drawn = Remis
agent-my-games-unfinished = Läuft noch
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Spielen
agent-play-line = Gegen drei leichte Gegner
agent-play-first = Eine erste Partie, die sich beim Spielen erklärt
agent-first-game = Erste Partie
agent-setup = Partie vorbereiten
agent-setup-count = { $count } Spieler
agent-setup-person = Ein Mensch
agent-setup-computer = Der Computer
# As in English.
agent-setup-computer-level = Computer: { $level }
agent-setup-who = Wer spielt?
# As in English.
agent-setup-name = Name
agent-setup-name-hint = Freiwillig
agent-setup-colour = Farbe
agent-colour-ivory = Elfenbein
agent-colour-violet = Violett
# As in English.
agent-colour-orange = Orange
agent-colour-teal = Petrol
agent-colour-pink = Rosa
agent-colour-brown = Braun
agent-colour-grey = Grau
agent-colour-black = Schwarz
agent-setup-level = Stärke
agent-setup-temperament = Temperament
agent-setup-sits = Wer sitzt hier?
agent-setup-lot = Per Los
agent-setup-lot-line = Das Los entscheidet zu Beginn der Partie.
agent-setup-by-hand = Anonym
agent-setup-by-hand-line = Niemand Bestimmtes: Du wählst Name und Temperament.
agent-setup-rules = Regeln
agent-setup-suggested = Empfohlen
agent-setup-own = Eigene
agent-setup-start = Losen und beginnen
agent-option-none = Keine
agent-option-cap = Grenze für Bestechungen
agent-option-cap-line = Mit einer Grenze kann niemand abwarten und dann alle auf einen Schlag übertrumpfen. Die gedruckten Regeln kennen keine.
agent-option-cap-two = Zu zweit und ohne Grenze gewinnt seltener, wer beginnt.
agent-option-limit = Letzte Runde
agent-option-limit-line = Danach gewinnt, wer am meisten auf den Agenten mit dem Koffer gesetzt hat. Bei Gleichstand ist die Partie remis.
agent-option-map = Karte
agent-option-map-long = 33 Städte
agent-option-map-short = 29 Städte
agent-option-map-line = Ohne die vier Städte um Tanger ist jeder Heimweg einen Schritt kürzer.
agent-option-agents = Agenten je Nation
agent-option-agents-line = Mit je einem sind die Partien kürzer, und es gibt weniger Geheimnisse.
agent-option-contest = Wer nach einem Einspruch ansagt
agent-option-contest-all = Alle
agent-option-contest-duel = Die beiden
agent-option-contest-line = Entweder alle oder nur die beiden: wer handelt und wer Einspruch erhebt.
agent-option-lost = Ein Einspruch, der scheitert
agent-option-free = Kostet nichts
agent-option-turn = Kostet einen Zug
agent-option-lost-line = Kostet er einen Zug, sind Einsprüche seltener und verraten mehr.
agent-option-held = Der Koffer in der Hand
agent-option-safe = Ist sicher
agent-option-snatch = Ist zu entreißen
agent-option-held-line = Entweder kann ihn nur bekommen, wer angreift, oder jeder Agent, der in der Stadt ist oder hinkommt.
agent-option-victory = Wer am Ende verglichen wird
agent-option-sheets = Alle
agent-option-claim = Nur wer will
agent-option-victory-line = Entweder alle Zettel oder nur die von Spielern, die den Sieg beanspruchen.

## Games on an occasion, and the record

agent-rivals = Gegen { $names }
agent-ended-after = { $count ->
    [one] { $end } nach 1 Runde
   *[other] { $end } nach { $count } Runden
}
agent-day = Partie des Tages
agent-day-hint = Für alle derselbe Tisch und derselbe Zufall, und jeden Tag eine neue Partie. Nur der erste Versuch zählt.
agent-day-earlier = Frühere Tage
agent-day-none = Du hast noch keine gespielt.
agent-day-result = Partie des Tages: { $result }.
agent-season = Saison
agent-season-hint = Fünf Abende, gegen immer stärkere Gegner. Von Abend zu Abend erinnern sie sich, wie du spielst.
agent-season-scoring = Der Sieg bringt 5 Punkte; die anderen bekommen 3, 2 und 1, je nach ihrem Geld auf dem Agenten, der die Partie entschieden hat. Gewinnt niemand, bekommen alle 2.
agent-season-evening = Abend { $number } von { $count }
agent-season-evening-short = Abend { $number }
agent-season-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
agent-season-standing = Bisher: { $points } von { $most } Punkten
agent-season-over = Die Saison ist vorbei: { $points } von { $most } Punkten
agent-season-best = Beste Saison: { $points } von { $most } Punkten
agent-season-new = Noch eine Saison
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Was sie von dir wissen
agent-season-objections = Du hast bei { $count } von { $of } Gelegenheiten Einspruch erhoben.
agent-season-withdrawals = Du hast bei { $count } von { $of } Einsprüchen nachgegeben.
agent-season-bluffs = Du hast beim Einspruch oder beim Beharren in { $count } von { $of } Fällen geblufft.
agent-record = Bilanz
agent-record-none = Hier zählt jede Partie, die du gegen Computergegner zu Ende spielst.
agent-record-set-aside = Deine Bilanz in Agent war nicht lesbar. Sie wurde beiseitegelegt, und eine neue beginnt.
agent-record-won = { $count ->
    [one] { $won } von 1 Partie gewonnen
   *[other] { $won } von { $count } Partien gewonnen
}
agent-record-won-of = { $won } von { $count } gewonnen
agent-record-players = Nach Zahl der Spieler
agent-record-levels = Nach dem stärksten Gegner
agent-record-play = Wie du spielst
agent-record-objections = Einsprüche
agent-record-withdrawals = Nachgegeben
agent-record-claims = Ansagen
# As in English.
agent-record-bluffs = Bluffs
agent-record-exiles = Auf die Bahamas geschickt
agent-record-of = { $count } von { $of }
agent-record-worked = { $count } von { $of } geglückt
agent-record-rivals = Wer wen besiegt hat
agent-record-met = { $count ->
    [one] 1 Partie: du { $won }, { $name } { $lost }
   *[other] { $count } Partien: du { $won }, { $name } { $lost }
}

## How to play

agent-rules = So wird gespielt
agent-rules-aim = Das Ziel
agent-rules-aim-text =
    Acht Agenten aus vier Nationen sind hinter einem Koffer in Tanger her. Sie gehören niemandem: Jeder darf jeden schicken. Ist ein Agent mit dem Koffer zu Hause, gewinnt, wer am meisten auf ihn gesetzt hat.
agent-rules-stakes = Die Einsätze
agent-rules-stakes-text =
    Du beginnst mit 10.000 Dollar in Scheinen: je vier zu 1.000, 500, 400, 300, 200 und 100. Vor der ersten Runde setzen alle heimlich auf so viele Agenten, wie sie wollen, oder auf keinen.

    Was gesetzt ist, bleibt dort. Was du behältst, kannst du später setzen.
agent-rules-turn = Ein Zug
agent-rules-turn-text =
    Wenn du dran bist, schickst du einen Agenten auf einer Linie in die nächste Stadt, lässt einen den Koffer nehmen oder abstellen, greifst an oder bestichst.

    Ein Agent, der zum Koffer kommt, kann ihn nehmen oder stehen lassen. Wer ihn hat, kann ihn mitnehmen oder zurücklassen.

    Mit einer Bestechung setzt du weitere Scheine auf Agenten. Die anderen hören, dass du bestichst, aber nicht, wen und mit wie viel.
agent-rules-attack = Ab auf die Bahamas!
agent-rules-attack-text =
    Hast du mindestens 500 Dollar auf einen Agenten gesetzt, kannst du mit ihm einen anderen in einer Nachbarstadt angreifen. Bleibt es dabei, ist das Opfer endgültig aus dem Spiel, alle sagen, was sie darauf gesetzt hatten, und du verlierst 500 Dollar deines Einsatzes auf den Angreifer.

    Wer zu Hause ist, kann nicht angegriffen werden, und aus derselben Stadt heraus geht es auch nicht.
agent-rules-objection = Einsprüche
agent-rules-objection-text =
    Gegen alles, was ein Agent tun soll, können die anderen Einspruch erheben, nur nicht dagegen, dass der Agent den Koffer ohne Angriff nach Hause bringt. Dann gibst du nach und tust etwas anderes, oder du beharrst darauf.

    Beharrst du, sagen alle reihum an, wie viel sie auf den Agenten gesetzt haben, nie mehr als die Wahrheit. Wer am meisten ansagt, genehmigt es oder lehnt ab; bei gleichen Ansagen entscheidest du.

    So verrät jede Ansage etwas, und Schweigen auch.
agent-rules-end = Das Ende
agent-rules-end-text =
    Ist ein Agent mit dem Koffer zu Hause, werden alle Zettel aufgedeckt. Der höchste Einsatz auf ihn gewinnt; haben mehrere gleich viel, kommt zuerst, wer den Koffer nach Hause gebracht hat, dann die Nächsten im Uhrzeigersinn. Hat niemand auf den Agenten gesetzt, gewinnt, wer den Koffer nach Hause gebracht hat.

    Ist eine letzte Runde vereinbart und vorbei, gewinnt, wer allein am meisten auf den Agenten mit dem Koffer gesetzt hat, sonst niemand.

    Ist vereinbart, dass nur verglichen wird, wer den Sieg beansprucht, zählen allein deren Zettel und der Zettel dessen, der den Koffer nach Hause gebracht hat.
agent-rules-keys = Mit Tasten oder Gamepad
agent-rules-keys-text =
    Pfeiltasten oder Stick führen über die Karte, Enter oder A wählt. Tab oder RB geht durch die Agenten, die handeln können, dann durch die Knöpfe. Rücktaste, Esc oder B nimmt eine Wahl zurück.

    Alle Tasten stehen im Menü, und die meisten lassen sich ändern.
agent-rules-origin = Woher es kommt
agent-rules-origin-text =
    Eric Solomons Agent erschien 1975 in Frankreich bei Pelikan. Die gedruckte Karte ist für uns verloren; unsere folgt derselben Idee, mit eigenen Städten.

## What screen readers are told of the map

agent-told-map = Karte
agent-told-home = Heimat der { $nation ->
    [american] Amerikaner
    [british] Briten
    [russian] Russen
   *[chinese] Chinesen
}
agent-told-case = der Koffer
agent-told-empty = niemand
agent-told-exile = auf den Bahamas
agent-told-holds = hat den Koffer
agent-told-may-act = wählbar
agent-told-chosen = gewählt
agent-told-target = erreichbar
agent-told-attack = jemand kann auf die Bahamas geschickt werden

## Keys and gamepads

agent-keys-game = Partie
agent-keys-back = Etwas anderes wählen
agent-keys-bribe = Bestechen oder Einsätze machen
agent-keys-sheet = Zettel zeigen (gedrückt halten)
agent-keys-let = Durchwinken (allein gegen den Computer)
agent-keys-object = Einspruch (allein gegen den Computer)
agent-keys-notebook = Notizbuch
agent-keys-gamepads = Jedes Gamepad spielt für die Person, die gefragt ist.

## Lessons

agent-lessons = Lektionen
agent-lessons-line = Acht kurze Lektionen, je etwa eine Minute.
agent-lessons-count = { $done } von { $count } geschafft
agent-lessons-done = Geschafft
agent-lessons-open = Noch offen
agent-lessons-set-aside = Dein Lernstand in Agent war nicht lesbar. Er wurde beiseitegelegt, und die Lektionen beginnen von vorn.
agent-lesson-number = Lektion { $number } von { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Gut gemacht!
agent-lesson-right = Gut gemacht! { $why }
agent-lesson-wrong = Nicht ganz. { $why }
agent-lesson-else = Nicht ganz. Das war nicht gefragt.
agent-lesson-again = Noch einmal
agent-lesson-next = Nächste Lektion
agent-lesson-skip = Überspringen
agent-lesson-leave = Hauptmenü

## Hints in a first game

agent-hint-dismiss = Verstanden
agent-hint-off = Keine Tipps mehr
agent-hint-stakes = Setz etwas Geld auf zwei oder drei Agenten und behalte den Rest zum Bestechen. Wer was gesetzt hat, bleibt geheim.
agent-hint-turn = Schick einen Agenten, auf den du gesetzt hast, eine Stadt näher an den Koffer. Oder schick einen anderen vom Koffer weg.
agent-hint-object = Noch ist es nicht geschehen. Wink es durch, oder erheb Einspruch, wenn es dir schadet.
agent-hint-answer = Gibst du nach, tust du stattdessen etwas anderes. Beharrst du, dürfen alle ansagen, was sie auf diesen Agenten gesetzt haben, und die höchste Ansage entscheidet.
agent-hint-claim = Sag gerade so viel an, dass du vorn liegst, oder steig aus. Die anderen merken sich, was du ansagst.
agent-hint-decide = Du hast das letzte Wort. Lehnst du ab, wird nichts daraus, und wer dran war, tut etwas anderes.
agent-hint-near-home = { $agent } ist mit dem Koffer fast zu Hause. Könnte jemand mehr auf diesen Agenten gesetzt haben als du? Dann setz nach oder halt ihn auf.
agent-hint-case = { $agent } hat jetzt den Koffer. Willst du ihn haben, greif aus der Nachbarstadt an, mit einem Agenten, auf den du mindestens 500 Dollar gesetzt hast.
agent-hint-exile = Wer auf die Bahamas geschickt wird, ist aus dem Spiel. Alle sagen, was sie auf das Opfer gesetzt hatten, und das Notizbuch merkt es sich.
agent-hint-bribe = Wer besticht, setzt weiteres Geld auf Agenten, statt einen zu schicken. Auf wen und wie viel, erfährt sonst niemand. Du kannst das auch.
agent-hint-taken-back = Was ein Einspruch verhindert, geschieht nicht. Wer dran war, tut dann etwas anderes.

## Settings

agent-settings-map = Karte
agent-settings-names = Namen der Städte zeigen
agent-settings-contrast = Hoher Kontrast
agent-settings-contrast-hint = Eine schlichte, helle Karte, auf der Agenten, Wege und Namen hervortreten.
agent-settings-playing = Spielen
agent-settings-reasons = Sagen, warum Computergegner etwas tun
agent-settings-reasons-hint = Nur, worauf jeder am Tisch kommen könnte.
agent-settings-hints = Tipps
agent-settings-hints-hint = Jeder kommt einmal, wenn etwas neu ist. „{ agent-first-game }“ zeigt alle noch einmal.
agent-settings-timer = Einsprüche binnen 20 Sekunden
agent-settings-timer-hint = Wenn mehrere spielen: Wer bis dahin nicht antwortet, winkt durch.
agent-settings-sheet = Meinen Zettel mit einem Druck zeigen
agent-settings-sheet-hint = Wenn mehrere spielen: Ein Druck zeigt ihn, der nächste verdeckt ihn. Sonst hältst du Knopf oder Taste gedrückt.
agent-settings-pass = Durchwinken, ohne mich zu fragen
agent-settings-pass-nothing = Nichts
agent-settings-pass-stake = Ohne meinen Einsatz
agent-settings-pass-quiet = Alles außer Angriff und Koffer
agent-settings-pass-hint = Wenn du allein spielst. Gesagt wird es trotzdem.

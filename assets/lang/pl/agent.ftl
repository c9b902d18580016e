# The texts of Agent in Polish. English is beside them, with the same keys in the same order. A paragraph is one line; an
# empty line separates paragraphs. Quotation marks are „ ”; after a word of one letter stands a no-break space (U+00A0).

## Names

# As in English.
agent-name = Agent
agent-line = Blef i łapówki dla dwóch do ośmiu graczy
agent-american = Amerykanin{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
agent-british = Brytyjczyk{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
agent-russian = Rosjanin{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
agent-chinese = Chińczyk{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
agent-city-tan = Tanger
agent-city-lis = Lizbona
agent-city-mad = Madryt
agent-city-alg = Algier
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Azory
# As in English.
agent-city-pal = Las Palmas
agent-city-par = Paryż
agent-city-gen = Genewa
agent-city-rom = Rzym
agent-city-cai = Kair
agent-city-kha = Chartum
# As in English.
agent-city-dak = Dakar
agent-city-bmu = Bermudy
agent-city-bru = Bruksela
agent-city-ist = Stambuł
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
# As in English.
agent-city-ber = Berlin
agent-city-teh = Teheran
# As in English.
agent-city-pan = Panama
agent-city-hav = Hawana
agent-city-nyc = Nowy Jork
# As in English.
agent-city-dub = Dublin
# As in English.
agent-city-ham = Hamburg
agent-city-war = Warszawa
# As in English.
agent-city-bak = Baku
agent-city-bom = Bombaj
agent-city-hkg = Hongkong
agent-city-was = Waszyngton
agent-city-lon = Londyn
agent-city-mos = Moskwa
agent-city-pek = Pekin
agent-bahamas = Bahamy
agent-to-tan = do Tangeru
agent-to-lis = do Lizbony
agent-to-mad = do Madrytu
agent-to-alg = do Algieru
agent-to-cas = do Casablanki
agent-to-azo = na Azory
agent-to-pal = do Las Palmas
agent-to-par = do Paryża
agent-to-gen = do Genewy
agent-to-rom = do Rzymu
agent-to-cai = do Kairu
agent-to-kha = do Chartumu
agent-to-dak = do Dakaru
agent-to-bmu = na Bermudy
agent-to-bru = do Brukseli
agent-to-ist = do Stambułu
agent-to-nai = do Nairobi
agent-to-rey = do Reykjaviku
agent-to-ber = do Berlina
agent-to-teh = do Teheranu
agent-to-pan = do Panamy
agent-to-hav = do Hawany
agent-to-nyc = do Nowego Jorku
agent-to-dub = do Dublina
agent-to-ham = do Hamburga
agent-to-war = do Warszawy
agent-to-bak = do Baku
agent-to-bom = do Bombaju
agent-to-hkg = do Hongkongu
agent-to-was = do Waszyngtonu
agent-to-lon = do Londynu
agent-to-mos = do Moskwy
agent-to-pek = do Pekinu
agent-player = Gracz { $number }
agent-you = Ty
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands } { $amount } $
agent-level-novice = Nowicjusz
agent-level-novice-line = Wierny agentom, którym raz dał łapówkę; prawie nigdy nie zgłasza sprzeciwu.
agent-level-runner = Kurier
agent-level-runner-line = Pędzi po walizkę każdym agentem, który jest blisko.
agent-level-broker = Makler
agent-level-broker-line = Trzyma pieniądze na koniec i sprzeciwia się temu, co mu szkodzi.
agent-level-agent = Tajny agent
agent-level-agent-line = Wyciąga wnioski ze wszystkiego, co robisz, i blefuje.
agent-level-master = Szef wywiadu
agent-level-master-line = A do tego myśli naprzód.
agent-temperament-even = Zrównoważony
agent-temperament-even-line = Nic go nie wyróżnia.
agent-temperament-banker = Bankier
agent-temperament-banker-line = Oszczędza pieniądze i mało o nich mówi.
agent-temperament-gambler = Hazardzista
agent-temperament-gambler-line = Blefuje, kiedy tylko może.
agent-temperament-hunter = Łowca
agent-temperament-hunter-line = Lubi wysyłać agentów na Bahamy.

## What can be done

agent-do-move = Jedź { $to }
agent-do-move-with = Jedź { $to } z walizką
agent-do-move-without = Jedź { $to }, walizkę zostaw
agent-do-move-onto = Jedź { $to } i podnieś walizkę
agent-do-move-beside = Jedź { $to }, walizki nie podnoś
agent-do-take = Podnieś walizkę
agent-do-lay-down = Odłóż walizkę
agent-do-attack = Atakuj: { $victim }
agent-do-attack-with = Atakuj: { $victim }, zabierz walizkę
agent-do-attack-without = Atakuj: { $victim }, bez walizki
agent-do-price = { $deed } – kosztuje { $amount }{ $left ->
        [none] {""}
       *[other] , zostaje { $left }
    }
agent-do-end = { $deed }: koniec gry
agent-bribe = Daj łapówkę
agent-object = Sprzeciw
agent-let = Przepuść
agent-let-always = Nie pytaj o agentów bez mojej stawki
agent-insist = Upieraj się
agent-withdraw = Ustąp
agent-allow = Zgódź się
agent-refuse = Odmów
agent-your-claim = Twoja deklaracja: { $amount }
agent-claim = Zadeklaruj { $amount }
agent-give-up = Spasuj
agent-win = Zgłoś wygraną
agent-let-win = Zostaw ją innym
agent-skip = Oddaj turę

## What is happening

agent-turn = { $name }, twoja tura: wybierz agenta albo daj łapówkę.
agent-turn-only = Twoja tura: wybierz agenta albo daj łapówkę.
agent-turn-bribe = Twoja tura: możesz tylko dać łapówkę.
agent-turn-stuck = Nic nie możesz zrobić.
agent-choose-city = { $agent }: dokąd ma jechać?
agent-choose-deed = { $city }: co ma zrobić { $agent }?
agent-thinking = { $name } myśli
agent-ask-object-only = Zgłaszasz sprzeciw?
agent-ask-object = Czy ktoś zgłasza sprzeciw?
agent-ask-answer = { $objector } zgłasza sprzeciw. { $name }, upierasz się?
agent-ask-answer-only = { $objector } zgłasza sprzeciw. Upierasz się?
agent-ask-claim = { $agent }: ile deklarujesz?
agent-ask-claims = Deklaracje: { $list }
agent-claim-out = { $claim } – pas
agent-ask-claim-none = Nikt jeszcze nic nie deklaruje.
agent-claim-nothing = { $agent }: nic na nim nie masz, więc nie możesz nic zadeklarować.
agent-claim-too-little = { $agent }: masz na nim za mało, by zadeklarować więcej.
agent-ask-decide = { $name } deklaruje najwięcej i decyduje.
agent-ask-decide-only = Deklarujesz najwięcej. Zgadzasz się?
agent-ask-victory = { $agent } jest w domu. Zgłaszasz wygraną?
agent-seconds = Bez sprzeciwu za { $count } s
# As in English.
agent-seconds-short = { $count } s
agent-passes-soon = Bez sprzeciwu za { $count } s: { $names }
agent-objecting = { $count ->
        [one] Sprzeciw zgłasza { $names }.
        [few] Sprzeciw zgłaszają { $names }.
        [many] Sprzeciw zgłaszają { $names }.
       *[other] Sprzeciw zgłaszają { $names }.
    }
agent-round = Runda { $count }
agent-round-of = Runda { $count } z { $last }
agent-moment-case = Walizka zabrana!
agent-moment-home = W domu z walizką!
agent-stamp-allowed = ZGODA
agent-stamp-refused = ODMOWA
agent-lot = Los wskaże, kto zaczyna…

## What was heard

agent-lot-falls = { $who ->
        [you] Los pada na ciebie: zaczynasz.
       *[name] Los wskazuje: zaczyna { $name }.
    }
agent-begins = { $who ->
        [you] Zaczynasz.
       *[name] Zaczyna { $name }.
    }
agent-heard-staked = { $who ->
        [you] Twoje stawki są gotowe.
       *[name] { $name }: stawki gotowe.
    }
agent-heard-bribe = { $who ->
        [you] Dajesz łapówkę.
       *[name] { $name } daje łapówkę.
    }
agent-heard-move = { $who ->
        [you] Ty: { $agent } rusza { $to }.
       *[name] { $name }: { $agent } rusza { $to }.
    }
agent-heard-move-with = { $who ->
        [you] Ty: { $agent } rusza { $to } z walizką.
       *[name] { $name }: { $agent } rusza { $to } z walizką.
    }
agent-heard-move-without = { $who ->
        [you] Ty: { $agent } rusza { $to } bez walizki.
       *[name] { $name }: { $agent } rusza { $to } bez walizki.
    }
agent-heard-move-onto = { $who ->
        [you] Ty: { $agent } rusza { $to } po walizkę.
       *[name] { $name }: { $agent } rusza { $to } po walizkę.
    }
agent-heard-take = { $who ->
        [you] Ty: { $agent } podnosi walizkę.
       *[name] { $name }: { $agent } podnosi walizkę.
    }
agent-heard-lay-down = { $who ->
        [you] Ty: { $agent } odkłada walizkę.
       *[name] { $name }: { $agent } odkłada walizkę.
    }
agent-heard-attack = { $who ->
        [you] Ty: atakuje { $agent }, cel: { $victim } – „{ agent-rules-attack }”
       *[name] { $name }: atakuje { $agent }, cel: { $victim } – „{ agent-rules-attack }”
    }
agent-heard-attack-with = { $who ->
        [you] Ty: atakuje { $agent } i zabiera walizkę, cel: { $victim } – „{ agent-rules-attack }”
       *[name] { $name }: atakuje { $agent } i zabiera walizkę, cel: { $victim } – „{ agent-rules-attack }”
    }
agent-heard-object = { $who ->
        [you] Zgłaszasz sprzeciw.
       *[name] { $name } zgłasza sprzeciw.
    }
agent-heard-let = { $who ->
        [you] Przepuszczasz.
       *[name] { $name } przepuszcza.
    }
agent-heard-insist = { $who ->
        [you] Upierasz się.
       *[name] { $name } się upiera.
    }
agent-heard-withdraw = { $who ->
        [you] Ustępujesz.
       *[name] { $name } ustępuje.
    }
agent-heard-claim = { $who ->
        [you] Deklarujesz { $amount }.
       *[name] { $name } deklaruje { $amount }.
    }
agent-heard-give-up = { $who ->
        [you] Pasujesz.
       *[name] { $name } pasuje.
    }
agent-heard-claim-nothing = { $who ->
        [you] Nic nie deklarujesz.
       *[name] { $name } nic nie deklaruje.
    }
agent-heard-allow = { $who ->
        [you] Zgadzasz się.
       *[name] { $name } się zgadza.
    }
agent-heard-refuse = { $who ->
        [you] Odmawiasz.
       *[name] { $name } odmawia.
    }
agent-heard-win = { $who ->
        [you] Zgłaszasz wygraną.
       *[name] { $name } zgłasza wygraną.
    }
agent-heard-let-win = { $who ->
        [you] Zostawiasz wygraną innym.
       *[name] { $name } zostawia wygraną innym.
    }
agent-heard-skip = { $who ->
        [you] Nic nie możesz zrobić.
       *[name] { $name } nic nie może zrobić.
    }
agent-heard-back = Akcja zostaje cofnięta.
agent-heard-stands = Akcja dochodzi do skutku.
agent-heard-no-claims = Nikt nic nie deklaruje: akcja dochodzi do skutku.
agent-heard-exile = { $agent } leci na Bahamy.
agent-heard-exile-stakes = { $agent } – stawki na niego: { $list }.
agent-heard-exile-nothing = { $agent }: nikt nie miał na nim pieniędzy.
# As in English.
agent-of-player = { $name }: { $what }
# As in English.
agent-list-item = { $name } { $amount }
agent-heard-missed = { $who ->
        [you] Tracisz turę.
       *[name] { $name } traci turę.
    }
agent-heard-won-home = { $who ->
        [you] { $agent } jest w domu z walizką. Wygrywasz!
       *[name] { $agent } jest w domu z walizką. Wygrywa { $name }.
    }
agent-heard-won-limit = { $who ->
        [you] Ostatnia runda minęła, a walizkę ma { $agent }. Wygrywasz!
       *[name] Ostatnia runda minęła, a walizkę ma { $agent }. Wygrywa { $name }.
    }
agent-heard-drawn = Ostatnia runda minęła i nikt nie wygrywa.

## Why computer players do something

agent-reason-brings-home = dowozi walizkę do domu
agent-reason-near-home = { $steps ->
        [one] { $steps } krok do domu ({ $home })
        [few] { $steps } kroki do domu ({ $home })
        [many] { $steps } kroków do domu ({ $home })
       *[other] { $steps } kroku do domu ({ $home })
    }
agent-reason-holds-back = wstrzymuje agenta { $agent }
agent-reason-threatens = zagraża agentowi { $other }
agent-reason-stops-holder = zabiera walizkę agentowi { $agent }
agent-reason-stops-nearest = najbliżej wygranej był { $agent }
agent-reason-keeps-case = nie daje walizki agentowi { $agent }
agent-reason-keeps-away = { $steps ->
        [0] { $agent } wygrałby w domu ({ $home })
        [one] { $agent } miałby { $steps } krok do domu ({ $home })
        [few] { $agent } miałby { $steps } kroki do domu ({ $home })
        [many] { $agent } miałby { $steps } kroków do domu ({ $home })
       *[other] { $agent } miałby { $steps } kroku do domu ({ $home })
    }
agent-reason-protects = chroni agenta { $agent }
agent-reason-stands-by = trzyma z agentem { $agent }
agent-reason-tests = { $who ->
        [you] sprawdza, ile masz na agencie { $agent }
       *[name] sprawdza, ile { $name } ma na agencie { $agent }
    }

## Why something cannot be done

agent-refused-over = Partia jest skończona.
agent-refused-not-asked = O tym decyduje kto inny.
agent-refused-not-now = Teraz nie można tego zrobić.
agent-refused-not-in-game = Ten agent nie gra.
agent-refused-exiled = { $agent } jest na Bahamach.
agent-refused-no-link = Żadna linia nie łączy tych miast: { $from }, { $to }.
agent-refused-holds = { $agent } ma już walizkę.
agent-refused-holds-not = { $agent } nie ma walizki.
agent-refused-case-elsewhere = Walizka jest gdzie indziej.
agent-refused-case-held = Walizkę ma { $agent } i odebrać ją może tylko atak.
agent-refused-own-victim = Agent nie może zaatakować sam siebie.
agent-refused-too-near = { $agent } jest w tym samym mieście. Atakuje się z sąsiedniego.
agent-refused-at-home = { $agent } jest w domu, więc jest bezpieczny.
agent-refused-unpaid = { $agent } może zaatakować, jeśli masz na nim { $amount }.
agent-refused-taken-back = W tej turze to już nie doszło do skutku.
agent-refused-only-bribe = Po tylu nieudanych próbach możesz w tej turze już tylko dać łapówkę.
agent-refused-no-note = Łapówka to co najmniej jeden banknot.
agent-refused-notes-missing = Nie masz tylu banknotów po { $amount }.
agent-refused-over-cap = Łapówka może wynosić najwyżej { $amount }.
agent-refused-hundreds = Deklaruje się pełne setki.
agent-refused-claim-low = Zadeklarować trzeba co najmniej { $amount }.
agent-refused-claim-high = Nie można zadeklarować więcej, niż się ma na tym agencie.
agent-refused-may-not-skip = Możesz jeszcze coś zrobić.
agent-refused-must-skip = Nic nie możesz zrobić.

## The panel

agent-bribes = { $count ->
        [one] { $count } łapówka
        [few] { $count } łapówki
        [many] { $count } łapówek
       *[other] { $count } łapówki
    }
agent-misses = traci turę
agent-notes-none = Nie ma już banknotów
agent-notes-left = { $count ->
        [one] Zostało { $amount } w jednym banknocie
        [few] Zostało { $amount } w { $count } banknotach
        [many] Zostało { $amount } w { $count } banknotach
       *[other] Zostało { $amount } w { $count } banknotu
    }
agent-hold-sheet = Przytrzymaj: mój arkusz
agent-show-sheet = Pokaż mój arkusz
agent-cover-sheet = Zakryj mój arkusz
agent-look-first = Najpierw zajrzyj do arkusza
agent-put-down = Wybierz coś innego
agent-ask-undo = Możesz to jeszcze cofnąć.
agent-undo = Cofnij
agent-notebook = Notes
# As in English.
agent-menu = Menu
agent-resume = Wróć do partii
agent-seat = { $name } odchodzi: gra komputer
agent-seat-title = { $name } odchodzi na dobre?
agent-seat-body = Miejsce wraz z arkuszem przejmie gracz komputerowy.
agent-seat-yes = Niech gra komputer
agent-seat-taken = { $name }: teraz gra tu komputer.
agent-leave = Menu główne
agent-again = Zagraj znów

## The end of a game, and the walk through it

agent-end-home = { $agent } jest w domu z walizką. Pora odkryć arkusze.
agent-end-limit = Ostatnia runda minęła. Pora odkryć arkusze.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: żadnych stawek.
agent-end-map = Pokaż mapę
agent-end-turn-all = Odkryj wszystkie arkusze
agent-why-most = { $who ->
        [you] { $agent }: najwięcej pieniędzy masz na nim ty – { $amount }.
       *[name] { $agent }: najwięcej pieniędzy ma na nim { $name } – { $amount }.
    }
agent-why-most-claimed = { $who ->
        [you] { $agent }: masz na nim { $amount }, a nikt z wyższą stawką nie zgłasza wygranej.
       *[name] { $agent }: { $name } ma na nim { $amount }, a nikt z wyższą stawką nie zgłasza wygranej.
    }
agent-why-tied-brought = { $who ->
        [you] { $agent }: nikt nie ma na nim więcej niż { $amount }, a walizkę do domu dowozisz ty.
       *[name] { $agent }: nikt nie ma na nim więcej niż { $amount }, a walizkę do domu dowozi { $name }.
    }
agent-why-tied-next = { $who ->
        [you] { $agent }: nikt nie ma na nim więcej niż { $amount }. Walizkę do domu dowozi { $other }, a następną osobą przy stole, która tyle ma, jesteś ty.
       *[name] { $agent }: nikt nie ma na nim więcej niż { $amount }. Walizkę do domu { $other_who ->
            [you] dowozisz ty
           *[name] dowozi { $other }
        }, a następną osobą przy stole, która tyle ma, jest { $name }.
    }
agent-why-nobody-staked = { $who ->
        [you] { $agent }: nikt nie ma na nim pieniędzy, a walizkę do domu dowozisz ty.
       *[name] { $agent }: nikt nie ma na nim pieniędzy, a walizkę do domu dowozi { $name }.
    }
agent-why-unclaimed = Nikt inny nie zgłasza wygranej.
agent-why-drawn-tie = { $agent }: kilku graczy ma na nim najwięcej, po { $amount }.
agent-why-drawn-unstaked = Walizkę ma { $agent }, ale nikt nie ma na nim pieniędzy.
agent-why-drawn-free = Żaden agent nie ma walizki.
agent-replay = Przebieg partii
agent-replay-round = Runda { $round }, krok { $number } z { $count }
agent-replay-beginning = Partia się zaczyna.
agent-replay-first = Na początek
agent-replay-previous = Krok wstecz
agent-replay-next = Krok naprzód
agent-replay-last = Na koniec
agent-replay-previous-bluff = Poprzedni blef
agent-replay-next-bluff = Następny blef
agent-replay-close = Wynik
agent-replay-show = Co pokazać
agent-replay-sheets = Arkusze
agent-replay-course = Kroki
agent-replay-bluffs = Blefy ({ $count })
agent-replay-no-bluffs = W tej partii żaden blef się nie udał.
agent-replay-in-hand = { $amount } w ręce
agent-truth-staked = A tak naprawdę: { $list }.
agent-truth-staked-nothing = A tak naprawdę: żadnych stawek.
agent-truth-alone = { $who ->
        [you] { $agent }: tak naprawdę tylko ty masz na nim pieniądze – { $amount }.
       *[name] { $agent }: tak naprawdę tylko { $name } ma na nim pieniądze – { $amount }.
    }
agent-truth-most = { $who ->
        [you] { $agent }: tak naprawdę najwięcej masz na nim ty – { $amount }.
       *[name] { $agent }: tak naprawdę najwięcej ma na nim { $name } – { $amount }.
    }
agent-truth-shared = { $who ->
        [you] { $agent }: tak naprawdę masz na nim { $amount } i nikt nie ma więcej.
       *[name] { $agent }: tak naprawdę { $name } ma na nim { $amount } i nikt nie ma więcej.
    }
agent-truth-less = { $who ->
        [you] { $agent }: tak naprawdę masz na nim { $amount }; { $other } ma { $most }.
       *[name] { $agent }: tak naprawdę { $name } ma na nim { $amount }; { $other_who ->
            [you] ty masz
           *[name] { $other } ma
        } { $most }.
    }
agent-truth-nothing = { $who ->
        [you] { $agent }: tak naprawdę nic na nim nie masz; { $other } ma { $most }.
       *[name] { $agent }: tak naprawdę { $name } nic na nim nie ma; { $other_who ->
            [you] ty masz
           *[name] { $other } ma
        } { $most }.
    }
agent-truth-bluff = { $who ->
        [you] Blef. { $agent }: nic na nim nie masz; { $other } ma { $most }.
       *[name] Blef. { $agent }: { $name } nic na nim nie ma; { $other_who ->
            [you] ty masz
           *[name] { $other } ma
        } { $most }.
    }
agent-truth-nobody = { $agent }: tak naprawdę nikt nie ma na nim pieniędzy.
agent-bluff = Udany blef
agent-bluff-deed = { $who ->
        [you] { $agent }: nic na nim nie masz, a jednak działasz i nikt cię nie zatrzymuje.
       *[name] { $agent }: { $name } nic na nim nie ma, a jednak działa i nikt tego nie zatrzymuje.
    }
agent-bluff-objection = { $who ->
        [you] { $agent }: nic na nim nie masz, a jednak zgłaszasz sprzeciw i { $other } ustępuje.
       *[name] { $agent }: { $name } nic na nim nie ma, a jednak zgłasza sprzeciw i { $other_who ->
            [you] ustępujesz
           *[name] { $other } ustępuje
        }.
    }

## Passing the device

agent-pass-title = Urządzenie bierze { $name }.
agent-pass-line = Pozostali niech nie patrzą.
agent-pass-news = { $name }, tego jeszcze nie wiesz:
agent-pass-hold = Przytrzymaj: to ja, { $name }
agent-pass-again = Naciśnij znów: to ja, { $name }

## What a person among several lets pass

agent-objections = Moje sprzeciwy
agent-passes = Domyślnie przepuszczaj
agent-passes-nothing = Nic
agent-passes-attacks = Wszystko prócz ataków
agent-passes-case = Wszystko prócz ataków i walizki
agent-passes-hint = { $count ->
        [one] Akcja przejdzie po { $count } sekundzie, chyba że zgłosisz sprzeciw. Ten czas jest zawsze taki sam i nikomu nie zdradza, co masz.
        [few] Akcja przejdzie po { $count } sekundach, chyba że zgłosisz sprzeciw. Ten czas jest zawsze taki sam i nikomu nie zdradza, co masz.
        [many] Akcja przejdzie po { $count } sekundach, chyba że zgłosisz sprzeciw. Ten czas jest zawsze taki sam i nikomu nie zdradza, co masz.
       *[other] Akcja przejdzie po { $count } sekundy, chyba że zgłosisz sprzeciw. Ten czas jest zawsze taki sam i nikomu nie zdradza, co masz.
    }

## Money

agent-money = Twój arkusz
agent-ask-stakes = Przed pierwszą turą: na których agentów stawiasz?
agent-ask-stakes-line = Wygrywa, kto ma najwięcej pieniędzy na agencie, który dowiezie walizkę do domu.
agent-fill-in = Postaw pieniądze
agent-money-line = Wybierz agenta, potem banknoty. Postawionych pieniędzy już nie ruszysz; resztę możesz potem dać jako łapówki. Pozostaje to tajne do końca albo do wyjazdu agenta na Bahamy.
agent-bribe-line = Wybierz agenta, potem banknoty. Inni usłyszą, że dajesz łapówkę, ale nie komu ani ile.
agent-bribe-line-cap = Wybierz agenta, potem banknoty, najwyżej { $amount }. Inni usłyszą, że dajesz łapówkę, ale nie komu ani ile.
agent-notes = Twoje banknoty
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Zostaje ci { $amount }.
agent-money-clear = Od nowa
agent-money-nothing = Zatrzymaj wszystko
agent-money-stake = Postaw { $amount }
agent-bribe-with = Daj { $amount } łapówki

## The notebook

agent-notebook-line = Ile każdy gracz ma na każdym agencie – co najmniej i najwyżej – według tego, co wszyscy słyszeli.
agent-notebook-own = Co inni mogą wiedzieć o tobie:
agent-notebook-facts = { $count ->
        [0] Dowiedzione: { $proven }. Opłaty: { $fees }. Bez łapówek.
        [one] Dowiedzione: { $proven }. Opłaty: { $fees }. Jedna łapówka.
        [few] Dowiedzione: { $proven }. Opłaty: { $fees }. { $count } łapówki.
        [many] Dowiedzione: { $proven }. Opłaty: { $fees }. { $count } łapówek.
       *[other] Dowiedzione: { $proven }. Opłaty: { $fees }. { $count } łapówki.
    }
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Jeszcze nie postawione: najwyżej { $amount }.
agent-notebook-claims = Deklaracje: { $list }.
agent-notebook-marks = Naciśnij agenta, żeby zaznaczyć, co twoim zdaniem gracz na nim ma: ? podejrzenie, ! pewność, × nic. Znaki i notatki widzisz tylko ty.
agent-notebook-note = Notatka: { $name }
agent-notebook-note-hint = Prywatna
agent-notebook-noted = Notatka: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
        [suspected] Podejrzenie
        [sure] Pewność
       *[nothing] Nic
    }

## The cast

agent-persona-moira = Wynajmuje pokoje przy porcie i nie zapomina, komu zapłaciła.
agent-persona-tomas = Zapowiada pogodę. Najpierw mówi nie, a dopiero potem patrzy w okno.
agent-persona-binta = Tłumaczka. Dla każdego ma dobre słowo i trochę pieniędzy.
agent-persona-percy = Latarnik. Macha do wszystkiego, co przepływa, i wszystko przepuszcza.
agent-persona-nieves = Suflerka. Jedno kaszlnięcie na widowni i już milknie.
agent-persona-ubaldo = W niedziele sędziuje mecze. Jego gwizdek ma własne zdanie.
agent-persona-karima = Karmi koty z całej dzielnicy. Gdy któryś chce na krzesło, ona wstaje.
agent-persona-halldor = Lata z pocztą przy każdej pogodzie, najkrótszą drogą.
agent-persona-leyla = Fotografuje statki. Jeden sprzeciw i już goni za następnym zdjęciem.
agent-persona-otto = Celnik. Od 1951 roku nie przepuścił niczego.
agent-persona-dolores = Hoduje konie wyścigowe. Każdemu daje się wybiegać.
agent-persona-idriss = Przewodnik. W każdym konsulacie ma kuzyna, a dla każdego kuzyna prezent.
agent-persona-xiomara = Prowadzi orkiestrę taneczną. Gra temu, kto tańczy najszybciej.
agent-persona-yuklan = Korektorka. Jak dotąd w każdym wierszu coś znalazła.
agent-persona-farid = Prowadzi rachunki trzech ministerstw. Jego własne są zamknięte.
agent-persona-wanda = Dyrygentka chóru. Z jej prób nikogo jeszcze nie odesłano.
agent-persona-giulia = Ma biuro podróży. Na Bahamy sprzedaje bilety w jedną stronę.
agent-persona-rauf = Szuka ropy. Czasem wierci tam, gdzie na pewno jej nie ma.
agent-persona-josse = Zasiada w dziewięciu komisjach. Na każdą okazję ma wniosek formalny.
agent-persona-zohra = Handluje dywanami. Ustępuje raz, z westchnieniem, i nigdy więcej.
agent-persona-sol = Nocny taksówkarz. Grube banknoty trzyma na koniec zmiany.
agent-persona-sarojini = Profesorka statystyki. Blefuje częściej, niż wynikałoby z przypadku.
agent-persona-arkadi = Zegarmistrz. Wie, na kogo już pora.
agent-persona-edward = Układa krzyżówki. Pamięta, co kto powiedział.
agent-persona-blaise = Notariusz. Zna każdą sumę i żadnej nie wymienia.
agent-persona-traute = Kupuje na aukcjach dla innych, dokładnie za tyle, ile rzecz jest warta.
agent-persona-daryush = Poeta. Pierwszy szkic skreśla, za drugim stoi murem.
agent-persona-vera = Obserwuje ptaki. Liczy wszystkie i żadnego nie płoszy.
agent-persona-wenying = Uczy gry na skrzypcach. Cisza też należy do utworu.
agent-persona-everett = Rysuje mapy dla urzędu, który nie ma adresu.
agent-persona-esther = Jeździ w rajdach. Uśmiecha się nawet na zakrętach.
agent-persona-gurdial = Układa rozkłady jazdy. Wie, gdzie inni muszą wysiąść.
agent-persona-colette = Krytyczka kulinarna. Co trzeci talerz odsyła do kuchni.
agent-persona-quiteria = Śpiewa fado. Przerywa, wzdycha i zaczyna na dobre.
agent-persona-osman = Waży złoto na targu. Mówi, ile waży, co do ziarnka.
agent-dossiers = Teczki
agent-dossiers-set-aside = Nie udało się odczytać tego, co wiesz o graczach komputerowych. Dane są odłożone, a wy poznajecie się od nowa.
agent-dossiers-none = Nikt przy tym stole nie ma teczki.
agent-dossier-open = Teczka: { $name }
agent-dossier-new = To wasze pierwsze spotkanie.
agent-dossier-met = { $count ->
        [one] { $count } wspólna partia
        [few] { $count } wspólne partie
        [many] { $count } wspólnych partii
       *[other] { $count } wspólnej partii
    }{ $won ->
        [0] ; { $name } – ani jednej wygranej.
       *[other] ; { $name } – wygrane: { $won }.
    }
agent-remark-always-objects = Sprzeciwia się wszystkiemu.
agent-remark-never-objects = Nigdy nie zgłasza sprzeciwu.
agent-remark-objections = Zgłasza sprzeciw { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    } na { $of }.
agent-remark-always-withdraws = Ustępuje po każdym sprzeciwie.
agent-remark-never-withdraws = Nigdy nie ustępuje.
agent-remark-withdrawals = Po sprzeciwie ustępuje { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    } na { $of }.
agent-remark-never-bluffs = Bez pieniędzy na agencie nigdy się nie sprzeciwia ani nie upiera.
agent-remark-bluffs = Gdy się sprzeciwia lub upiera, blefuje { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    } na { $of }.
agent-remark-never-exiles = Nigdy nikogo nie wysyła na Bahamy.
agent-remark-exiles = Agenci wysłani na Bahamy: { $count }.

## The main menu and the page before a game

agent-continue = Graj dalej
agent-continue-line = { $players } graczy, runda { $round }
agent-my-games = Moje partie
agent-no-games = Nie ma jeszcze zapisanych partii.
agent-unfinished = Runda { $count }
agent-view-game = Zobacz
agent-delete = Usuń
agent-delete-title = Usunąć tę partię?
agent-delete-body = Nie da się jej odzyskać.
agent-game-damaged = Tej partii nie da się otworzyć: jej dane są uszkodzone.
agent-file-open = Otwórz plik
agent-file-save = Zapisz plik
agent-file-none = W tym pliku nie ma partii Agenta albo brakuje jej części.
agent-file-later = Ten plik zapisała nowsza wersja programu.
agent-file-not-over = Partia w tym pliku nie jest skończona. Z plików można otwierać tylko skończone partie.
agent-file-damaged = Partia w tym pliku jest uszkodzona.
agent-file-damaged-decision = Partia w tym pliku jest uszkodzona: decyzja { $number } jest niemożliwa.
agent-file-damaged-line = Partia w tym pliku jest uszkodzona: wiersz { $number } jest nieczytelny albo niemożliwy.
agent-won = Wygrana
agent-lost = Przegrana
agent-drawn = Remis
agent-my-games-unfinished = W toku
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Graj
agent-play-line = Z trzema łatwymi rywalami
agent-play-first = Pierwsza partia, z objaśnieniami
agent-first-game = Pierwsza partia
agent-setup = Przygotuj partię
agent-setup-count = { $count } graczy
agent-setup-person = Człowiek
agent-setup-computer = Komputer
agent-setup-computer-level = Komputer: { $level }
agent-setup-who = Kto gra?
agent-setup-name = Imię
agent-setup-name-hint = Opcjonalnie
agent-setup-colour = Kolor
agent-colour-ivory = Kość słoniowa
agent-colour-violet = Fioletowy
agent-colour-orange = Pomarańczowy
agent-colour-teal = Turkusowy
agent-colour-pink = Różowy
agent-colour-brown = Brązowy
agent-colour-grey = Szary
agent-colour-black = Czarny
agent-setup-level = Siła
agent-setup-temperament = Charakter
agent-setup-sits = Kto tu siedzi
agent-setup-lot = Losowo
agent-setup-lot-line = Los wskaże na początku partii.
agent-setup-by-hand = Anonim
agent-setup-by-hand-line = Nikt konkretny: imię i charakter wybierasz ty.
agent-setup-rules = Zasady
agent-setup-suggested = Zalecane
agent-setup-own = Własne
agent-setup-start = Losuj i zaczynaj
agent-option-none = Brak
agent-option-cap = Limit łapówki
agent-option-cap-line = Z limitem nikt nie może czekać, a potem naraz przebić wszystkich. W drukowanych zasadach go nie ma.
agent-option-cap-two = Przy dwóch graczach i bez limitu ten, kto zaczyna, wygrywa rzadziej.
agent-option-limit = Ostatnia runda
agent-option-limit-line = Po niej wygrywa, kto ma najwięcej pieniędzy na agencie z walizką. Równe stawki to remis.
agent-option-map = Mapa
agent-option-map-long = 33 miasta
agent-option-map-short = 29 miast
agent-option-map-line = Bez czterech miast obok Tangeru każda droga do domu jest o krok krótsza.
agent-option-agents = Agentów na kraj
agent-option-agents-line = Gdy jest po jednym, partie są krótsze i kryją mniej tajemnic.
agent-option-contest = Kto deklaruje po sprzeciwie
agent-option-contest-all = Wszyscy
agent-option-contest-duel = Tych dwoje
agent-option-contest-line = Wszyscy albo tylko dwie osoby: ta, która działa, i ta, która się sprzeciwia.
agent-option-lost = Nieudany sprzeciw
agent-option-free = Nic nie kosztuje
agent-option-turn = Kosztuje turę
agent-option-lost-line = Jeśli kosztuje turę, sprzeciwy są rzadsze i więcej znaczą.
agent-option-held = Walizka, którą ma agent
agent-option-safe = Jest bezpieczna
agent-option-snatch = Można ją wyrwać
agent-option-held-line = Odebrać ją może tylko atakujący agent albo każdy, który jest w mieście lub tam przyjedzie.
agent-option-victory = Kto liczy się na końcu
agent-option-sheets = Wszyscy
agent-option-claim = Kto się zgłosi
agent-option-victory-line = Wszystkie arkusze albo tylko tych, którzy zgłaszają wygraną.

## Games on an occasion, and the record

agent-rivals = Rywale: { $names }
agent-ended-after = { $count ->
        [one] { $end } po { $count } rundzie
        [few] { $end } po { $count } rundach
        [many] { $end } po { $count } rundach
       *[other] { $end } po { $count } rundy
    }
agent-day = Partia dnia
agent-day-hint = Dla wszystkich ten sam stół i ten sam los, a co dzień nowa partia. Liczy się tylko pierwsza próba.
agent-day-earlier = Poprzednie dni
agent-day-none = Jeszcze żadnej nie rozegrano.
agent-day-result = Partia dnia: { $result }.
agent-season = Sezon
agent-season-hint = Pięć wieczorów, każdy z silniejszymi rywalami. Z wieczoru na wieczór pamiętają, jak grasz.
agent-season-scoring = Zwycięzca dostaje 5 punktów; pozostali 3, 2 i 1, zależnie od pieniędzy na agencie, który rozstrzygnął partię. Jeśli nikt nie wygra, każdy dostaje 2.
agent-season-evening = Wieczór { $number } z { $count }
agent-season-evening-short = Wieczór { $number }
agent-season-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
agent-season-standing = Dotąd { $points } z { $most } punktów
agent-season-over = Koniec sezonu: { $points } z { $most } punktów
agent-season-best = Najlepszy sezon: { $points } z { $most } punktów
agent-season-new = Następny sezon
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Co o tobie pamiętają
agent-season-objections = Twoje sprzeciwy: { $count } na { $of } akcji innych.
agent-season-withdrawals = Ustępujesz po sprzeciwie: { $count } na { $of }.
agent-season-bluffs = Sprzeciw lub upór bez pieniędzy na agencie: { $count } na { $of }.
agent-record = Bilans
agent-record-none = Liczy się tu każda skończona partia z graczami komputerowymi.
agent-record-set-aside = Twojego bilansu w Agencie nie udało się odczytać. Jest odłożony, a zaczyna się nowy.
agent-record-won = wygrane: { $won } z { $count } partii
agent-record-won-of = wygrane: { $won } z { $count }
agent-record-players = Według liczby graczy
agent-record-levels = Według najsilniejszego rywala
agent-record-play = Jak grasz
agent-record-objections = Sprzeciwy
agent-record-withdrawals = Ustąpienia
agent-record-claims = Deklaracje
agent-record-bluffs = Blefy
agent-record-exiles = Wysłani na Bahamy
agent-record-of = { $count } z { $of }
agent-record-worked = udane: { $count } z { $of }
agent-record-rivals = Kto z kim wygrywał
agent-record-met = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }: ty { $won }, { $name } { $lost }

## How to play

agent-rules = Jak grać
agent-rules-aim = Cel
agent-rules-aim-text =
    Ośmiu agentów z czterech krajów poluje na walizkę w Tangerze. Nie należą do nikogo: każdy gracz może wysłać każdego z nich. Gdy któryś wróci z walizką do domu, wygrywa ten, kto ma na nim najwięcej pieniędzy.
agent-rules-stakes = Stawki
agent-rules-stakes-text =
    Zaczynasz z 10 000 dolarów w banknotach: po cztery o wartości 1 000, 500, 400, 300, 200 i 100. Przed pierwszą turą wszyscy w tajemnicy stawiają na tylu agentów, na ilu chcą, albo na żadnego.

    Postawionych pieniędzy nie można już przenieść. Co ci zostanie, możesz postawić później.
agent-rules-turn = Tura
agent-rules-turn-text =
    W swojej turze wysyłasz jednego agenta po linii do sąsiedniego miasta albo każesz któremuś podnieść lub odłożyć walizkę, albo atakujesz, albo dajesz łapówkę.

    Agent, który dotrze do walizki, może ją podnieść lub zostawić. Agent, który ją ma, może ją zabrać w dalszą drogę lub zostawić.

    Łapówka to kolejne banknoty na agentach. Inni usłyszą, że ją dajesz, ale nie komu ani ile.
agent-rules-attack = Na Bahamy!
agent-rules-attack-text =
    Jeśli masz na agencie co najmniej 500 dolarów, możesz go wysłać przeciw innemu w sąsiednim mieście. Jeśli atak dojdzie do skutku, ofiara wypada z gry na dobre, wszyscy mówią, ile na niej mieli, a ty tracisz 500 dolarów ze stawki na atakującego.

    Nikogo nie można zaatakować w domu ani w obrębie tego samego miasta.
agent-rules-objection = Sprzeciwy
agent-rules-objection-text =
    Cokolwiek agent ma zrobić, inny gracz może zgłosić sprzeciw, chyba że agent bez ataku dociera do domu z walizką. Wtedy ustępujesz i robisz coś innego albo się upierasz.

    Jeśli się upierasz, gracze po kolei deklarują, ile mają na tym agencie, nigdy więcej niż naprawdę. Kto zadeklaruje najwięcej, zgadza się lub odmawia; przy równych deklaracjach robisz to ty.

    Dlatego każda deklaracja coś zdradza, a milczenie też.
agent-rules-end = Koniec
agent-rules-end-text =
    Gdy agent jest w domu z walizką, odkrywa się wszystkie arkusze. Wygrywa najwyższa stawka na niego; przy równych pierwszeństwo ma ten, kto dowiózł walizkę do domu, potem następny zgodnie z ruchem wskazówek zegara. Gdy nikt nie ma pieniędzy na agencie, wygrywa ten, kto dowiózł walizkę do domu.

    Jeśli umówiono się na ostatnią rundę, po niej wygrywa najwyższa stawka na agenta z walizką; gdy nie ma jednej najwyższej, nie wygrywa nikt.

    Jeśli umówiono się porównywać tylko tych, którzy zgłaszają wygraną, liczą się wyłącznie ich arkusze i arkusz tego, kto dowiózł walizkę do domu.
agent-rules-keys = Klawiszami lub padem
agent-rules-keys-text =
    Strzałki lub gałka prowadzą po mapie, a Enter lub A wybiera. Tab lub RB przechodzi po agentach, którzy mogą działać, potem po przyciskach. Backspace, Escape lub B cofa wybór.

    Wszystkie klawisze są w menu i większość z nich można zmienić.
agent-rules-origin = Skąd wzięła się ta gra
agent-rules-origin-text =
    Agenta, grę Erica Solomona, wydał we Francji Pelikan w 1975 roku. Drukowanej mapy nie udało się nam zdobyć; nasza opiera się na tym samym pomyśle, ale miasta dobraliśmy sami.

## What screen readers are told of the map

agent-told-map = Mapa
agent-told-home = dom { $nation ->
        [american] Amerykanów
        [british] Brytyjczyków
        [russian] Rosjan
       *[chinese] Chińczyków
    }
agent-told-case = walizka
agent-told-empty = nikogo nie ma
agent-told-exile = na Bahamach
agent-told-holds = ma walizkę
agent-told-may-act = można wybrać
agent-told-chosen = wybrany
agent-told-target = można dotrzeć
agent-told-attack = można kogoś wysłać na Bahamy

## Keys and gamepads

agent-keys-game = Partia
agent-keys-back = Wybierz coś innego
agent-keys-bribe = Daj łapówkę lub postaw pieniądze
agent-keys-sheet = Pokaż mój arkusz (przytrzymaj)
agent-keys-let = Przepuść (w grze solo)
agent-keys-object = Sprzeciw (w grze solo)
agent-keys-notebook = Notes
agent-keys-gamepads = Każdy pad gra za tego, kogo gra pyta.

## Lessons

agent-lessons = Lekcje
agent-lessons-line = Osiem krótkich lekcji, po około minucie każda.
agent-lessons-count = Zaliczone: { $done } z { $count }
agent-lessons-done = Zaliczona
agent-lessons-open = Jeszcze przed tobą
agent-lessons-set-aside = Nie udało się odczytać twoich lekcji Agenta. Dane są odłożone, a lekcje zaczynają się od nowa.
agent-lesson-number = Lekcja { $number } z { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Brawo!
agent-lesson-right = Brawo! { $why }
agent-lesson-wrong = Nie całkiem. { $why }
agent-lesson-else = Nie całkiem. Nie o to chodziło.
agent-lesson-again = Jeszcze raz
agent-lesson-next = Następna lekcja
agent-lesson-skip = Pomiń
agent-lesson-leave = Menu główne

## Hints in a first game

agent-hint-dismiss = Jasne
agent-hint-off = Bez podpowiedzi
agent-hint-stakes = Postaw trochę pieniędzy na dwóch lub trzech agentów, a resztę zachowaj na łapówki. Kto ile postawił, to tajemnica.
agent-hint-turn = Wyślij agenta, na którym masz pieniądze, o jedno miasto bliżej walizki. Albo oddal od niej innego agenta.
agent-hint-object = To się jeszcze nie stało. Przepuść to albo zgłoś sprzeciw, jeśli ci szkodzi.
agent-hint-answer = Jeśli ustąpisz, zrobisz coś innego. Jeśli będziesz się upierać, każdy może zadeklarować pieniądze na tym agencie, a decyduje najwyższa deklaracja.
agent-hint-claim = Zadeklaruj tylko tyle, by prowadzić, albo spasuj. Inni zapamiętają, co deklarujesz.
agent-hint-decide = Ostatnie słowo należy do ciebie. Jeśli odmówisz, akcja zostanie cofnięta, a ten sam gracz zrobi coś innego.
agent-hint-near-home = { $agent } jest z walizką już prawie w domu. Jeśli ktoś inny może mieć na nim więcej niż ty, daj łapówkę albo zatrzymaj tego agenta.
agent-hint-case = { $agent } ma teraz walizkę. Żeby ją zabrać, zaatakuj z sąsiedniego miasta agentem, na którym masz co najmniej 500 dolarów.
agent-hint-exile = Kto leci na Bahamy, wypada z gry. Wszyscy mówią, ile na nim mieli, a notes to zapamięta.
agent-hint-bribe = Kto daje łapówkę, ten zamiast ruchu stawia na agentów kolejne pieniądze. Nikt inny nie wie, na których ani ile. Ty też tak możesz.
agent-hint-taken-back = Co zatrzyma sprzeciw, zostaje cofnięte. Ten sam gracz robi wtedy coś innego.

## Settings

agent-settings-map = Mapa
agent-settings-names = Pokazuj nazwy miast
agent-settings-contrast = Wysoki kontrast
agent-settings-contrast-hint = Prosta, jasna mapa, na której dobrze widać agentów, drogi i nazwy.
agent-settings-playing = Gra
agent-settings-reasons = Pokazuj, dlaczego komputer coś robi
agent-settings-reasons-hint = Tylko powody, które może odgadnąć każdy przy stole.
agent-settings-hints = Podpowiedzi
agent-settings-hints-hint = Każda pojawia się raz, przy czymś nowym. „{ agent-first-game }” pokaże wszystkie jeszcze raz.
agent-settings-timer = Sprzeciwy w ciągu 20 sekund
agent-settings-timer-hint = Gdy gra kilka osób: kto w tym czasie nie odpowie, ten przepuszcza.
agent-settings-sheet = Mój arkusz jednym naciśnięciem
agent-settings-sheet-hint = Gdy gra kilka osób: jedno naciśnięcie go pokazuje, następne zakrywa. W innym razie przycisk lub klawisz trzeba trzymać.
agent-settings-pass = Przepuszczaj bez pytania
agent-settings-pass-nothing = Nic
agent-settings-pass-stake = Agentów bez mojej stawki
agent-settings-pass-quiet = Prócz ataków i walizki
agent-settings-pass-hint = W grze solo. I tak o tym usłyszysz.

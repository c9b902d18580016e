# The texts of Agon in Dutch. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## When the program cannot go on

fault-display = Agon heeft een scherm nodig, maar er is geen beeldscherm gevonden. Start het vanaf een bureaublad.
fault-graphics = Agon kan op deze computer niet tekenen: er is geen bruikbaar grafisch stuurprogramma of beeldscherm gevonden.
fault-running = Agon is gestopt door een fout in het programma. Je partij is tot en met de laatste zet opgeslagen.
fault-lit-view = Op dit apparaat kan het bord niet in 3D worden getekend. Daarom zie je het van bovenaf.
content-reading = Laden…
content-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
content-again = Opnieuw proberen

## Settings

settings-board = Bord
settings-theme = Materiaal
settings-theme-parlour = Salonhout
settings-theme-marble = Marmer en messing
settings-theme-contrast = Hoog contrast
settings-orientation = Stand van het bord
settings-orientation-fixed = Vast
settings-orientation-mover = Wie aan zet is
settings-orientation-table = Plat op tafel
settings-orientation-fixed-hint = Het bord draait nooit.
settings-orientation-mover-hint = Het bord draait naar wie aan zet is.
settings-orientation-table-hint = Voor een scherm dat plat tussen twee spelers ligt: de stukken en berichten van Zwart zijn naar Zwart gekeerd.
settings-playing = Spelen
settings-targets = Tonen waar een stuk heen kan
settings-threats = Tonen welke stukken van je gevaar lopen
settings-threats-hint = Gemarkeerde hoeken: met de volgende zet kan je tegenstander daar je stuk slaan.
settings-confirm = Elke zet bevestigen
settings-confirm-hint = Tik nog eens op het veld om de zet te spelen. Dan kan een misgreep geen kwaad.
settings-race = Tonen hoeveel zetten er nog te gaan zijn
settings-names = Namen van de velden
settings-names-frame = Op het kader
settings-names-cells = In de velden
settings-names-off = Geen

## Keys and gamepads

keys-game = Partij
keys-put-down = Stuk weer loslaten
keys-undo = Zet terugnemen
keys-redo = Zet opnieuw doen
keys-ask-hint = Tip
keys-why-not = Wat als ik dit speel?
keys-previous = Vorige zet
keys-following = Volgende zet
keys-first = Begin van de partij
keys-last = Laatste zet
keys-moves = Alle zetten
keys-promote = Van deze variant de hoofdvariant maken
keys-remove = De variant vanaf hier verwijderen
keys-draw = Een pijl beginnen of afmaken
keys-erase = Pijlen en markeringen wissen
keys-note = Een aantekening bij de zet maken
keys-in-words = In woorden
keys-analyse = Analyse beginnen of beëindigen
keys-stand-still = Wat als ik niets doe? (analyse)
keys-previous-mistake = Vorige fout (nakijken)
keys-following-mistake = Volgende fout (nakijken)
keys-better = De betere zet tonen (nakijken)
keys-try-again = Fouten verbeteren, of daarmee stoppen
keys-threats = Dreigingen tonen of verbergen
keys-gamepads-two = Twee gamepads: de eerst aangesloten gamepad speelt met Wit.
gamepads-gone = Er is een gamepad losgekoppeld.
gamepads-two = Twee gamepads: de eerste speelt met Wit, de tweede met Zwart.

## How to play

rules-title = Speluitleg
museum-title = Het regelmuseum
book-board = Op een klein bord tonen: { $text }
book-show = Tonen
book-reset = Zelf proberen
book-turn = { $side ->
    [black] { $chooser ->
        [white] Wit kiest waar de geslagen zwarte koningin heen gaat.
       *[black] Zwart is aan zet.
    }
   *[white] { $chooser ->
        [black] Zwart kiest waar de geslagen witte koningin heen gaat.
       *[white] Wit is aan zet.
    }
}

## Who made what

credits-game = Het spel
credits-game-text =
    Agon is een traditioneel spel, misschien Frans, van omstreeks 1780, en is in 1842 in Londen gedrukt. Het is van niemand.

    De versies worden hier gespeeld zoals beschreven door Le Globe Joueur, Escale à jeux en Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett en het systeem Ludii.
credits-program = Het programma
credits-program-text =
    Versie { $version }.

    Vrije software, naar keuze onder de MIT-licentie of de Apache License 2.0. Bord, stukken, pictogrammen, geluiden en muziek zijn ervoor gemaakt en vallen onder dezelfde licenties.
credits-languages = Talen
credits-languages-text =
    Klinkt een zin verkeerd? Hij staat in de map { $folder } van het project, achter zijn sleutel. Stel daar een betere voor of verbeter hem zelf.

    Start het spel met --lang keys om te zien welke zin welke sleutel heeft.
credits-fonts = Lettertypen
credits-fonts-text =
    Inter, van The Inter Project Authors, en Vollkorn, van Friedrich Althausen en The Vollkorn Project Authors: beide onder de SIL Open Font License 1.1.
credits-libraries = Gemaakt met
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde, en de vrije bibliotheken waarop die bouwen, elk onder de vrije licentie van de makers.

## The computer player

opponent-alone = In deze browser kan de computer niet goed nadenken. Hij speelt daarom een makkelijke partij. Voor twee spelers verandert er niets.
opponent-random = De computer liep even vast en deed een willekeurige geldige zet. De partij gaat door.
warning-repetition-draw = Deze stelling staat voor de tweede keer op het bord. Bij de derde keer is het remise.
warning-repetition-loses = Deze stelling staat voor de tweede keer op het bord. Wie dat een derde keer laat gebeuren, verliest.
warning-progress = Nog { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } zonder slagzet of stap naar binnen, en het is remise.
draw-declined = De computer speelt liever door.
draw-declined-by = { $by ->
        [white] Wit weigert
        [black] Zwart weigert
       *[name] { $name } weigert
    } remise.

## Who and what

side-white = Wit
side-black = Zwart
player-you = Jij
# As in English.
player-computer = Computer
# As in English.
level-beginner = Beginner
level-learner = Leerling
level-casual = Liefhebber
level-steady = Degelijk
level-skilled = Bedreven
level-strong = Sterk
level-formidable = Geducht
# As in English.
level-expert = Expert
level-virtuoso = Virtuoos
level-master = Meester
# As in English.
preset-modern = Modern
preset-globe = Traditioneel
preset-escale = Hoeken
preset-fromager = Hoeken, zonder beurtverlies
# As in English.
preset-ring = Ring
preset-ring-entry = Ring, stukken plaatsen
preset-neto = Ring, één ring naar buiten
preset-classic = Klassiek
preset-bell = Klassiek, wachters plaatsen
preset-parlett = Klassiek, stukken plaatsen
preset-captor = Klassiek, wie slaat kiest
preset-home = Klassiek, terug naar af
preset-japan = Klassiek, voorgoed geslagen
preset-ludii = Klassiek, zoals Ludii
preset-custom = Eigen regels
enumeration = { $first } en { $last }

## Beside the board

panel-turn = Beurt { $turn }
panel-rules = Regels: { $name }
panel-to-move = { $by ->
        [you] Jouw beurt
       *[other] Aan zet
    }
panel-thinking = Denkt na…
panel-winner = Winnaar
panel-captured = Terug te zetten
panel-captured-sent = { $by ->
        [you] Jij stuurt haar weg
        [computer] De computer stuurt haar weg
        [white] Wit stuurt haar weg
        [black] Zwart stuurt haar weg
       *[name] { $name } stuurt haar weg
    }
panel-in-hand = In de hand
panel-off-board = Van het bord af
panel-undo = Zet terugnemen
panel-redo = Zet opnieuw doen
panel-hint = Tip
panel-offer-draw = Remise aanbieden
panel-resign = Opgeven
panel-result = Uitslag en revanche
panel-view-flat = Naar 2D
panel-view-space = Naar 3D
# As in English.
panel-menu = Menu
panel-leave = De partij verlaten
moves-pass = geen zet
moves-title = Zetten
moves-none = Er is nog geen zet gedaan.
moves-no-variations = Kies een zet om hem te bekijken. Speel je vandaar iets anders, dan komt dat hieronder te staan als variant.
moves-variations = Kies een zet om hem te bekijken. Varianten staan onder de zetten die ze vervangen.
moves-more = Meer
moves-took = { $seconds ->
        [one] Dat duurde één seconde.
       *[other] Dat duurde { $seconds } seconden.
    }
moves-to-board = Terug naar het bord
moves-promote = Als hoofdvariant
moves-remove = Vanaf hier verwijderen
moves-remove-title = Deze variant verwijderen?
moves-remove-body = { $move } en alles wat daarna is geprobeerd, wordt voorgoed verwijderd.
moves-remove-yes = Verwijderen
moves-is-game = Deze zet hoort bij de hoofdvariant.
moves-is-decided = De partij is afgelopen en de gespeelde zetten blijven zoals ze zijn. Alles wat je probeert, is een variant.
notes-title = Aantekening
notes-write = Aantekening maken
notes-game-title = Titel van de partij
notes-at-start = Voor de eerste zet
notes-mark = Teken
notes-hint = Wat je ervan vindt
notes-no-mark = Teken wissen
notes-good = goede zet
notes-mistake = fout
notes-brilliant = heel goede zet
# As in English.
notes-blunder = blunder
notes-interesting = interessante zet
notes-dubious = twijfelachtige zet
notes-erase = Pijlen en markeringen wissen
notes-how-to-draw = Pijlen tekenen en velden markeren doe je op het bord met de rechtermuisknop, het toetsenbord of een vinger die je eerst stilhoudt.
notes-done = Klaar
notes-later = Aantekeningen kun je pas na de partij of in een analyse maken.
in-words-title = In woorden
in-words-field = Een zet, een veld of een vraag
# As in English.
in-words-example = b1 c2
in-words-send = Zeg het
in-words-help = Bijvoorbeeld “b1 c2” voor een zet, “e4” voor een veld, of een van deze woorden: { $words }.
in-words-unknown = “{ $said }” is niet begrepen.
in-words-done = Klaar.
in-words-not-now = Dat kan nu niet.
in-words-no-review = Zetten worden beoordeeld na afloop van de partij of in een analyse.
in-words-no-verdict = Aan deze zet valt niets op.
in-words-no-threats = Er wordt niets bedreigd.
in-words-threatened = Bedreigd: { $pieces }.
in-words-can-go = Mogelijke velden: { $cells }.
in-words-where = waar, stukken
in-words-threats = dreigingen, dreiging, bedreigd, bedreigingen, bedreiging, gevaar
in-words-turn = stelling, beurt
in-words-undo = terugnemen, neem terug
in-words-back = terug
in-words-forward = vooruit, verder
in-words-first = begin, start
in-words-last = einde, eind, slot
in-words-hint = tip, hulp
in-words-verdict = waarom, oordeel, beste
in-words-race = race, ver, voorsprong
in-words-mine = mijn
in-words-guards = wachter, wachters
in-words-queens = koningin, koninginnen
# As in English.
clock-in-minutes = { $count } min
# As in English.
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: nog één minuut.
clock-ten-seconds = { $name }: nog tien seconden.
clock-stood-still = De klok stond stil terwijl je weg was.
clock-stands-still = De partij is opgeslagen. De klok staat stil tot je terugkomt.
clock-give = { $seconds } seconden geven: { $name }
clock-given = { $name }: { $seconds } seconden erbij.
ahead-chosen = Volgende zet: { $move }.
ahead-impossible = De vooraf gekozen zet is nu niet mogelijk.
take-back-title = { $count ->
        [one] De laatste zet terugnemen?
       *[other] De laatste { $count } zetten terugnemen?
    }
take-back-body = { $name }, vind je dat goed?
take-back-yes = Goed
take-back-no = Weigeren
take-back-result-title = Verder met deze partij?
take-back-result-body = De uitslag telt dan niet meer.
take-back-result-yes = Verderspelen
resign-title = Deze partij opgeven?
resign-body = De partij is dan afgelopen en { $winner ->
        [you] jij wint
        [computer] de computer wint
        [white] Wit wint
        [black] Zwart wint
       *[name] { $name } wint
    }.
resign-no = Verderspelen

## Above the board

banner-relocate-queen = Zet je geslagen koningin terug op een gemarkeerd veld.
banner-relocate-guard = Zet je geslagen wachter terug { $zone ->
        [edge] op de rand
       *[other] op een gemarkeerd veld
    }.
banner-relocate-one = Zet een van je geslagen wachters terug.
banner-send-white-queen = Kies waar de geslagen witte koningin heen gaat.
banner-send-black-queen = Kies waar de geslagen zwarte koningin heen gaat.
banner-place-queen = Plaats je koningin.
banner-place-guard = Plaats een wachter.
banner-your-turn = Jouw beurt
banner-step-pick = Kies een omcirkeld stuk.
banner-step-target = Kies een gemarkeerd veld.
banner-confirm = Deze zet spelen?
banner-confirm-yes = Spelen
banner-confirm-no = Annuleren
banner-why = Wat als…?
banner-why-target = Kies een veld en zie het gevolg, zonder te zetten.
banner-why-piece = Kies eerst een stuk. Dan kun je vragen wat een zet ervan oplevert.
banner-why-done = Klaar
banner-preview = Vooruitblik: er wordt niets gespeeld. Druk ergens om terug te gaan.
news-queen-steps = { $who }: koningin { $from } → { $to }
news-guard-steps = { $who }: wachter { $from } → { $to }
news-queen-relocated = { $who }: koningin van { $from } teruggezet op { $to }
news-guard-relocated = { $who }: wachter van { $from } teruggezet op { $to }
news-white-queen-sent = { $who }: witte koningin van { $from } naar { $to } gestuurd
news-black-queen-sent = { $who }: zwarte koningin van { $from } naar { $to } gestuurd
news-queen-placed = { $who }: koningin geplaatst op { $to }
news-guard-placed = { $who }: wachter geplaatst op { $to }
news-captured-queen = de koningin op { $cell }
news-captured-guards = { $count ->
        [one] de wachter op { $cells }
       *[other] de wachters op { $cells }
    }
news-captures = { "" }, slaat { $pieces }
news-cost = kost { $whom ->
        [you] jou
        [computer] de computer
        [white] Wit
        [black] Zwart
       *[name] { $name }
    } { $bound ->
        [least] minstens{ " " }
        [most] hoogstens{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
capture-pieces = Geslagen: { $pieces }
capture-turn = { $count ->
        [one] Terugzetten kost een beurt.
       *[other] Terugzetten kost { $count } beurten.
    }
news-trapped = { "" }, en wordt daar geslagen
banner-passed = Geen zet mogelijk: de beurt gaat voorbij.
race-count = { $count ->
        [0] 0 zetten
        [one] minstens 1 zet
       *[other] minstens { $count } zetten
    }
race-count-short = { $count ->
        [0] 0 zetten
       *[other] minstens { $count }
    }
race-least = minstens
race-to-go = zetten te gaan
race-left = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog minstens { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } nodig om te winnen.
race-cost = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog minstens { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } nodig om te winnen, waarvan { $cost } door geslagen stukken.
race-open = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog minstens { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } nodig om te winnen. De geslagen koningin telt vanaf waar ze nu staat; als ze naar de rand wordt gestuurd, loopt dat met hoogstens { $farther } op.
race-queen = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog minstens { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } nodig om te winnen. De geslagen koningin telt vanaf waar ze nu staat.
value-even = Gelijk
value-lead = { $side ->
        [white] Wit
       *[black] Zwart
    } staat { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } voor
value-wins = { $side ->
        [white] Wit
       *[black] Zwart
    } wint in { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
value-wins-at-once = { $side ->
        [white] Wit wint meteen
       *[black] Zwart wint meteen
    }
value-no-queen = { $side ->
        [white] Wit heeft geen koningin om mee te winnen
       *[black] Zwart heeft geen koningin om mee te winnen
    }
value-winning = { $side ->
        [white] Wit staat gewonnen
       *[black] Zwart staat gewonnen
    }
banner-looking-back = Je bekijkt een eerdere stelling.
banner-looking-aside = Je bekijkt een variant, die niet is gespeeld.
banner-earlier = Eerdere stelling: je zet vervangt wat erna kwam.
banner-reviewing = Je kijkt de partij na. Probeer gerust andere zetten.
banner-reviewing-aside = Je kijkt een variant na. Probeer gerust andere zetten.
banner-reviewing-only = Je kijkt de partij na.
banner-reviewing-aside-only = Je kijkt een variant na.
banner-analysing = Aan zet (analyse)
banner-analysing-aside = Aan zet (analyse, variant)
banner-retrying = Zoek een betere zet
banner-to-the-end = Laatste zet
banner-go-on-here = Hier verderspelen
banner-gave-away = Deze beurt wordt overgeslagen (voorgift).
banner-draw-offered = Er is remise aangeboden.
banner-draw-offered-to = { $by ->
        [white] Wit biedt
        [black] Zwart biedt
       *[name] { $name } biedt
    } remise aan. { $to }, neem je dat aan?
banner-draw-offered-to-you = Je tegenstander biedt remise aan. Neem je dat aan?
banner-accept = Aannemen
banner-decline = Weigeren
spoken-to = naar
spoken-throne = troon
spoken-empty = leeg
spoken-white-queen = Witte koningin
spoken-white-guard = Witte wachter
spoken-black-queen = Zwarte koningin
spoken-black-guard = Zwarte wachter
spoken-captured = geslagen
spoken-picked = gekozen
spoken-movable = kan worden verplaatst
spoken-target = bereikbaar
spoken-threatened = bedreigd
spoken-coloured = gemarkeerd
spoken-arrow-to = pijl naar { $cell }
spoken-drawn-arrow = Pijl van { $from } naar { $to }
spoken-drawn-cell = { $from } gemarkeerd
spoken-erased = Gewist
spoken-barred = kruis: { $why }
spoken-taken-back = De zetten zijn teruggenomen.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = De partij is afgelopen.
refused-no-piece = Op { $cell } staat geen stuk.
refused-not-yours = Het stuk op { $cell } is niet van jou.
refused-occupied = Op { $cell } staat al een stuk.
refused-not-adjacent = Een stuk gaat alleen naar een veld ernaast.
refused-outwards = Stukken gaan langs hun ring of naar binnen, nooit naar buiten.
refused-guard-on-throne = Op de troon mag alleen een koningin staan.
refused-in-white-custody = Het stuk mag daar niet heen: het veld ligt tussen twee witte stukken.
refused-in-black-custody = Het stuk mag daar niet heen: het veld ligt tussen twee zwarte stukken.
refused-relocate-first = Eerst moet het geslagen stuk op { $cells } worden teruggezet.
refused-relocate-one-first = Eerst moet een van je geslagen stukken worden teruggezet: { $cells }.
refused-queen-first = Eerst moet de geslagen koningin op { $cell } worden teruggezet.
refused-same-cell = Een geslagen stuk moet naar een ander veld.
refused-relocate-to-edge = Dit geslagen stuk kan alleen naar de rand.
refused-relocate-to-next-ring = Dit geslagen stuk kan alleen naar de volgende ring naar buiten.
refused-relocate-queen-to-start = Deze geslagen koningin kan alleen naar het veld waar ze begon.
refused-relocate-guard-to-start = Deze geslagen wachter kan alleen naar een veld waar een wachter van zijn kleur begon.
refused-relocate-to-throne = Een geslagen koningin kan niet naar de troon.
refused-relocation-captures = Het stuk mag daar niet heen: het zou een vijandelijk stuk slaan, en bij het terugzetten mag dat niet.
refused-relocation-in-white-custody = Het stuk mag daar niet heen: het zou tussen twee witte stukken staan.
refused-relocation-in-black-custody = Het stuk mag daar niet heen: het zou tussen twee zwarte stukken staan.
refused-place-queen-first = Plaats eerst de koningin.
refused-place-guards-first = Plaats eerst alle wachters.
refused-no-queen-in-hand = Er is geen koningin meer om te plaatsen.
refused-no-guard-in-hand = Er is geen wachter meer om te plaatsen.
refused-place-on-edge = De stukken worden op de rand geplaatst.
refused-place-opposite = De tweede koningin moet precies tegenover de eerste staan.
refused-place-on-throne = Op de troon mag niets worden geplaatst.
refused-looking-back = Je bekijkt een eerdere stelling. Om van hieruit te zetten, kies je “{ banner-go-on-here }”.
refused-touched = Aanraken is zetten: je moet zetten met het stuk dat je hebt aangeraakt.
refused-pass = Zolang je kunt zetten, kun je geen beurt overslaan.
refused-handicap = Deze beurt wordt overgeslagen: dat hoort bij de voorgift.
refused-must-pass = Er is geen zet mogelijk, dus de beurt gaat voorbij.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = wint de partij
reason-loses = verliest de partij
reason-loses-empty-throne = omringt de troon terwijl de koningin er niet op staat, en verliest zo de partij
reason-loses-repetition = laat de stelling voor de derde keer ontstaan, en verliest zo de partij
reason-draws = maakt er remise van
reason-lets-win = laat { $by ->
        [you] jou
        [computer] de computer
        [white] Wit
        [black] Zwart
       *[name] { $name }
    } winnen { $count ->
        [one] met de volgende zet
       *[other] in { $count } zetten
    }
reason-wins-in = { $count ->
        [one] wint, wat er ook op volgt
       *[other] wint in { $count } zetten, wat er ook op volgt
    }
reason-misses-win = mist { $count ->
        [one] een directe winst
       *[other] winst in { $count } zetten
    }
reason-prevents-win = voorkomt dat { $by ->
        [you] jij wint
        [computer] de computer wint
        [white] Wit wint
        [black] Zwart wint
       *[name] { $name } wint
    } met { $move }
reason-only-move = is de enige die kan
reason-captures = slaat { $pieces }
reason-trapped = zet het stuk tussen twee vijanden, waar het wordt geslagen
reason-would-be-captured = laat { $by ->
        [you] jou
        [computer] de computer
        [white] Wit
        [black] Zwart
       *[name] { $name }
    } { $pieces } slaan met { $move }
reason-saves = brengt { $pieces } in veiligheid
reason-threatens = dreigt { $pieces } te slaan
reason-traps-queen = laat voor de koningin op { $cell } geen veld over
reason-blocks-throne = houdt de koningin op { $cell } van de troon af
reason-occupies-throne = brengt de koningin op de troon
reason-blocks-guards = bezet een veld naast de troon dat vijandelijke wachters nog nodig hebben
reason-holds-up = verspert { $pieces } de weg naar binnen
reason-wins-race = geeft { $whom ->
        [you] jou
        [computer] de computer
        [white] Wit
        [black] Zwart
       *[name] { $name }
    } { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } voorsprong in de race naar de troon
reason-gives-away = { $count ->
        [0] verliest een beetje tijd
        [one] geeft ongeveer 1 zet weg
       *[other] geeft ongeveer { $count } zetten weg
    }
reason-nearest-cell = zet het stuk zo dicht mogelijk bij de troon
reason-farthest-cell = stuurt de koningin zo ver mogelijk van de troon
reason-keeps-away = houdt het stuk uit de buurt van de vijand
reason-inwards = brengt een stuk dichter bij de troon
reason-sideways = houdt een stuk op zijn ring
reason-quiet = verandert weinig
explained-move = Deze zet { $reason }.
explained-answer = { $by ->
        [you] Jij speelt dan
        [computer] De computer speelt dan
        [white] Wit speelt dan
        [black] Zwart speelt dan
       *[name] { $name } speelt dan
    } { $move }.
explained-answer-why = { $by ->
        [you] Jij speelt dan
        [computer] De computer speelt dan
        [white] Wit speelt dan
        [black] Zwart speelt dan
       *[name] { $name } speelt dan
    } { $move }, en die zet { $reason }.
explained-best = Beter kan niet: deze zet { $reason }.
explained-good = Het kost weinig: deze zet { $reason }.
explained-quiet = Een stille zet. Hij kost weinig.
explained-playable = Het kan, maar deze zet { $reason }.

## The end of a game

end-you-win = Je hebt gewonnen
end-you-lose = Je hebt verloren
end-white-wins = Wit wint
end-black-wins = Zwart wint
end-name-wins = { $name } wint
end-draw = Remise
end-white-enthroned = De witte koningin staat op de troon, met haar zes wachters om haar heen.
end-black-enthroned = De zwarte koningin staat op de troon, met haar zes wachters om haar heen.
end-white-enthroned-left = De witte koningin staat op de troon, met alle wachters die ze nog heeft om haar heen.
end-black-enthroned-left = De zwarte koningin staat op de troon, met alle wachters die ze nog heeft om haar heen.
end-white-empty-throne = De zes witte wachters omringden de troon terwijl hun koningin er niet op stond.
end-black-empty-throne = De zes zwarte wachters omringden de troon terwijl hun koningin er niet op stond.
end-white-queen-captured = De witte koningin werd geslagen.
end-black-queen-captured = De zwarte koningin werd geslagen.
end-white-guards-captured = De laatste witte wachter werd geslagen.
end-black-guards-captured = De laatste zwarte wachter werd geslagen.
end-white-repeated = Wit liet de stelling voor de derde keer ontstaan.
end-black-repeated = Zwart liet de stelling voor de derde keer ontstaan.
end-white-resigned = Wit heeft opgegeven.
end-black-resigned = Zwart heeft opgegeven.
end-you-resigned = Je hebt opgegeven.
end-name-resigned = { $name } heeft opgegeven.
end-white-out-of-time = De tijd van Wit is om.
end-black-out-of-time = De tijd van Zwart is om.
end-you-out-of-time = Je tijd is om.
end-name-out-of-time = De tijd van { $name } is om.
end-repetition = Dezelfde stelling stond voor de derde keer op het bord.
end-both-stuck = Geen van beide spelers kan zetten.
end-progress = { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } zonder slagzet of stap naar binnen.
end-agreement = De spelers zijn remise overeengekomen.
end-next-level = Volgend niveau: { $level }
end-rematch = Revanche
end-swap = Van kleur wisselen
end-my-games = Terug naar Mijn partijen
end-title = Hoofdmenu
end-look = Het bord bekijken

## The title

# As in English.
title-name = Agon
title-line = Een race naar de troon, op het oudste zeshoekige bord.
title-play = Spelen
title-play-first = Een eerste partij, met uitleg onderweg
title-play-computer = Tegen de computer ({ $level })
title-continue = Doorgaan
title-continue-computer = Tegen de computer ({ $level }), beurt { $turn }
title-continue-people = { $white } – { $black }, beurt { $turn }
title-computer = Tegen de computer
title-people = Twee spelers
title-daily = Puzzel van vandaag
more-positions = Stellingen
rules = Regels

## Before a game

new-game-level = Hoe sterk is je tegenstander?
level-beginner-line = Dwaalt wat rond en ziet geen dreigingen of kansen: ideaal om het spel te leren.
level-learner-line = Weet waar het heen moet, maar treuzelt en mist de meeste van je dreigingen.
level-casual-line = Koerst op de troon af en let zo nu en dan op jou.
level-steady-line = Ziet de meeste slagzetten en dreigingen, maar kijkt niet verder.
level-skilled-line = Mist weinig slagzetten en dreigingen, maar wordt slordig als er niets gebeurt.
level-strong-line = Beoordeelt stellingen goed en laat je boeten voor fouten.
level-formidable-line = Denkt meerdere zetten vooruit en trapt zelden ergens in.
level-expert-line = Plant ver vooruit; moeilijk te verslaan.
level-virtuoso-line = Ziet nog dieper en vergist zich bijna nooit.
level-master-line = Speelt op volle kracht.
level-beginner-voice = Ben ik nu al aan zet? Wat een mooi bord.
level-learner-voice = Eén stap vooruit zie ik. De tweede vergeet ik.
level-casual-voice = Op naar de troon! O, was jij er ook?
level-steady-voice = De ene wachter na de andere. Geen haast.
level-skilled-voice = Mij ontgaat weinig, behalve als ik me verveel.
level-strong-voice = Elke fout heeft zijn prijs.
level-formidable-voice = Die val? Die zag ik drie zetten geleden al.
level-expert-voice = Je volgende zetten horen bij mijn plan.
level-virtuoso-voice = Waarom haasten? De troon wacht wel op mij.
level-master-voice = Ga toch zitten. De troon is bijna van mij.
level-length = Een partij duurt ongeveer { $turns ->
        [one] 1 beurt.
       *[other] { $turns } beurten.
    }
new-game-names = Wie spelen er?
new-game-first = Eerste speler
new-game-second = Tweede speler
new-game-name-hint = Naam
new-game-colour = Jouw kleur
new-game-colour-first = De kleur van de eerste speler
new-game-colour-of = Kleur van { $name }
new-game-lot = Loten
lot-you-white = Jij speelt met Wit.
lot-you-black = Jij speelt met Zwart.
lot-name-white = { $name } speelt met Wit.
new-game-handicap = Voorgift
new-game-handicap-line = { $turns ->
        [0] Geen voorgift.
        [one] De computer slaat zijn eerste beurt over.
       *[other] De computer slaat zijn eerste { $turns } beurten over.
    }
new-game-clock = Klok
clock-none = Geen
clock-per-move = Per zet
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Onbeperkte bedenktijd.
clock-per-move-line = Elke zet moet binnen deze tijd worden gedaan; wat je overhoudt, vervalt.
clock-fischer-line = Tijd voor de hele partij, plus een paar seconden na elke zet.
clock-bronstein-line = Tijd voor de hele partij; de eerste seconden van elke zet tellen niet.
clock-for-a-move = Voor elke zet
clock-minutes = Minuten voor de hele partij
clock-increment = Seconden erbij na elke zet
clock-delay = Vrije seconden per zet
clock-less = Wie minder tijd heeft
clock-less-nobody = Niemand
clock-less-part = Deel van de tijd van de ander
clock-first-moves = De eerste zet van elke speler kost geen tijd. De klok staat stil zolang er een menu open is.
new-game-touch-move = Aanraken is zetten
new-game-touch-move-hint = Met een stuk dat je hebt aangeraakt, moet je zetten, als het kan.
new-game-other-rules = Andere regels kiezen
new-game-position = Beginstelling
new-game-position-line = Begin met deze spelers vanaf een stelling, link of notatie.
new-game-position-paste = Vanaf een stelling beginnen
new-game-start = Beginnen
own-rules = Je eigen regels
own-rules-line = Op basis van “{ $name }”; verander wat je wilt.
own-rules-known = Op dit moment zijn deze regels dezelfde als “{ $name }”.
own-rules-unknown = Deze regels zijn helemaal van jou.
axis-setup = Hoe de partij begint
setup-standard = Alle stukken op de rand
setup-standard-line = Koninginnen en wachters staan waar ze altijd hebben gestaan.
setup-bell = De wachters worden geplaatst
setup-bell-line = De koninginnen staan klaar. De spelers plaatsen om de beurt een wachter, overal behalve op de troon.
setup-parlett = Alle stukken worden geplaatst
setup-parlett-line = Eerst de koninginnen, dan om de beurt de wachters, overal behalve op de troon.
setup-edge = Alle stukken worden op de rand geplaatst
setup-edge-line = De spelers doen het om de beurt: eerst de koningin, dan de wachters, alleen op de rand.
setup-edge-opposite = Op de rand, koninginnen tegenover elkaar
setup-edge-opposite-line = Hetzelfde, maar de tweede koningin moet precies tegenover de eerste staan.
axis-capture = Wat wordt geslagen
capture-straight = Een stuk tussen twee vijanden in een rechte lijn
capture-straight-line = Het stuk dat zet en een ander van dezelfde kleur hebben een vijand tussen zich in, in een rechte lijn.
capture-bent = Ook onder een hoek
capture-bent-line = In een rechte lijn, of onder een hoek van 120° met de vijand op het hoekpunt.
capture-same-ring = Een stuk tussen twee vijanden op zijn ring
capture-same-ring-line = Drie stukken naast elkaar op één ring, ook om een hoek heen.
axis-custody = Tussen twee vijanden gaan staan
custody-forbidden = Nooit
custody-forbidden-line = Geen stuk mag tussen twee vijanden gaan staan, ook niet om te slaan.
custody-unless-capturing = Alleen om te slaan
custody-unless-capturing-line = Een stuk mag daar alleen heen als het met diezelfde zet slaat, en staat er dan veilig.
custody-trapped = Mag, maar het wordt geslagen
custody-trapped-line = Een stuk mag daarheen, maar wordt zelf geslagen, wat het ook slaat.
axis-guard = Waar een geslagen wachter heen gaat
guard-edge = Naar de rand
guard-edge-line = Naar elk leeg veld op de buitenste ring.
guard-next-ring = Eén ring naar buiten
guard-next-ring-line = Naar elk leeg veld op de volgende ring; vanaf de rand naar een ander veld op de rand.
guard-start = Naar waar hij begon
guard-start-line = Naar elk leeg veld waar een wachter van zijn kleur begon; is er geen, naar de rand.
guard-removed = Van het bord
guard-removed-line = Hij gaat meteen uit het spel. De koningin wint dan met alle wachters die nog over zijn om haar heen; wie er geen meer heeft, verliest.
axis-queen = Waar een geslagen koningin heen gaat
queen-not-throne = Overal, maar niet de troon
queen-not-throne-line = Naar elk leeg veld behalve dat in het midden.
queen-anywhere = Overal, ook de troon
queen-anywhere-line = Naar elk leeg veld, zelfs de troon.
queen-next-ring = Eén ring naar buiten
queen-next-ring-line = Naar elk leeg veld op de volgende ring; vanaf de rand naar een ander veld op de rand.
queen-edge = Naar de rand
queen-edge-line = Naar elk leeg veld op de buitenste ring.
queen-start = Naar waar ze begon
queen-start-line = Naar het veld waar ze begon; is het niet leeg, naar de rand.
queen-removed = Van het bord
queen-removed-line = Ze gaat meteen uit het spel, en haar kleur heeft verloren.
axis-chooser = Wie het veld van de geslagen koningin kiest
chooser-owner = De eigenaar
chooser-owner-line = Net als bij elk ander stuk.
chooser-captor = Wie haar slaat
chooser-captor-line = Wie haar sloeg, kiest haar nieuwe veld; toch telt dat als de beurt van de eigenaar.
axis-back-capture = Een stuk terugzetten waar het zou slaan
back-capture-forbidden = Mag niet
back-capture-forbidden-line = Niet naar een veld waar een vijand tussen dit stuk en een ander van dezelfde kleur zou staan.
back-capture-allowed = Mag, zonder te slaan
back-capture-allowed-line = Er mag dan een vijand tussen dit stuk en een ander van dezelfde kleur staan, maar die wordt niet geslagen.
axis-back-custody = Een stuk terugzetten tussen twee vijanden
back-custody-forbidden = Mag niet
back-custody-forbidden-line = Niet naar een veld tussen twee vijanden.
back-custody-allowed = Mag
back-custody-allowed-line = Het mag daarheen, en er gebeurt niets mee.
axis-cost = Wat terugzetten kost
cost-turn = De hele beurt
cost-turn-line = Een stuk terugzetten kost de hele beurt. Wie vaak achter elkaar slaat, wint dus tijd.
cost-nothing = Niets
cost-nothing-line = Wie geslagen stukken heeft, zet ze allemaal terug en doet dan nog een zet.
axis-empty-throne = Wie de troon omringt, verliest
empty-no-queen = Als er geen koningin op staat
empty-no-queen-line = Zes wachters mogen de vijandelijke koningin omringen.
empty-own-queen = Tenzij je eigen koningin erop staat
empty-own-queen-line = Ook wie de vijandelijke koningin omringt, verliest.
axis-repetition = Dezelfde stelling voor de derde keer
repetition-draw = Remise
repetition-draw-line = Niemand wint, wie er ook herhaalt.
repetition-loses = Verlies voor wie herhaalt
repetition-loses-line = Wie op het punt staat te herhalen, moet iets anders vinden.
repetition-off = Geen gevolg
repetition-off-line = De spelers maken zelf uit wanneer ze stoppen.
axis-progress = Remise na zetten zonder vooruitgang
axis-progress-line = Zetten van beide spelers, achter elkaar, zonder slagzet, geplaatst stuk of stap naar binnen.
progress-off = Nooit
preset-modern-line = Als “{ preset-globe }”, maar wie een koningin slaat, kiest waar ze heen gaat, en wie een stelling voor de derde keer laat ontstaan, verliest. Zo komt er aan elke partij een eind.
preset-globe-line = Naar Le Globe Joueur: slaan in een rechte lijn; geslagen wachters gaan terug naar de rand.
preset-escale-line = Als “{ preset-globe }”, maar twee stukken slaan ook onder een hoek van 120°. Naar Escale à jeux.
preset-fromager-line = Als “{ preset-escale }”, maar terugzetten kost geen beurt: je doet ook nog een zet. Naar Alain Fromager.
preset-ring-line = Alleen slaan langs een ring. Tussen twee vijanden gaan staan mag, maar dan wordt het stuk geslagen. Naar Board and Pieces.
preset-ring-entry-line = Als “{ preset-ring }”, maar eerst plaatsen de spelers om de beurt hun stukken op de rand.
preset-neto-line = Als “{ preset-ring }”, maar een geslagen stuk gaat maar één ring naar buiten. Naar João Pedro Neto.
preset-classic-line = Als “{ preset-globe }”, maar nooit tussen twee vijanden, ook niet om te slaan; een geslagen koningin mag naar de troon.
preset-bell-line = Als “{ preset-classic }”, maar eerst plaatsen de spelers om de beurt hun wachters. Naar R. C. Bell.
preset-parlett-line = Als “{ preset-classic }”, maar eerst plaatsen de spelers om de beurt al hun stukken. Naar David Parlett.
preset-captor-line = Als “{ preset-classic }”, maar wie een koningin slaat, kiest waar ze heen gaat.
preset-home-line = Als “{ preset-classic }”, maar een geslagen stuk gaat terug naar waar het begon.
preset-japan-line = Als “{ preset-classic }”, maar een geslagen stuk gaat uit het spel, en de koningin wint met de wachters die over zijn.
preset-ludii-line = Als “{ preset-classic }”, maar stukken mogen tussen twee vijanden worden teruggezet, en wie de vijandelijke koningin omringt, verliest.

## Analysis

analysis-title = Analyse
analysis-begin = Analysebord
analysis-end = Analyse beëindigen
analysis-all-lines = De hele analyse
analysis-play = Deze zet spelen
analysis-fewer = Minder lijnen
analysis-more = Meer lijnen
analysis-how-many = Aantal lijnen
analysis-stop = Stoppen met zoeken
analysis-go-on = Verderzoeken
analysis-stand-still = { $side ->
        [white] Wat als Wit niets doet?
       *[black] Wat als Zwart niets doet?
    }
analysis-move-again = Terug naar de beste zetten
analysis-if-still = { $side ->
        [white] Als Wit niets doet, kan Zwart spelen:
       *[black] Als Zwart niets doet, kan Wit spelen:
    }
analysis-no-standing-still = Eerst moet er een stuk worden teruggezet of geplaatst.
analysis-line = Lijn { $number }. { $move }
analysis-searching = Diepte { $depth }…
analysis-done = Diepte { $depth }
analysis-stopped = Diepte { $depth }, gestopt
analysis-hidden = Diepte { $depth }, wacht tot je weer kijkt
analysis-failed = De analyse werkt niet op dit apparaat.
analysis-over = Hier is de partij afgelopen.
analysis-effort = { $nodes } stellingen, { $speed } per seconde
# As in English.
analysis-thousands = { $thousands } k
analysis-millions = { $whole },{ $tenths } M
analysis-agree-title = Deze partij samen analyseren?
analysis-agree-body = { $name }, vind je dat goed? De partij zelf verandert niet, en jullie kunnen altijd verderspelen.
analysis-not-now = Een partij tegen de computer kun je pas na afloop analyseren.

## Openingen

openings-title = Openingen
openings-source = Partijen
openings-mine = Eigen
# As in English.
openings-atlas = Atlas
openings-both = Beide
openings-start = De stelling waarin partijen beginnen
openings-results = Partijen: { $count }. Wit won { $white }%, remise { $draws }%, Zwart won { $black }%.
# As in English.
openings-percent = { $percent }%
openings-none = Zo ver is nog geen partij gekomen.
openings-none-own = Je hebt met deze regels nog geen partij uitgespeeld.
openings-other-rules = De atlas heeft alleen partijen met deze regels: { $name }.
openings-reading = Je partijen worden gelezen…
openings-note = Partijen van de computer tegen zichzelf in de atlas: { $count }
openings-learn = { $side ->
        [white] Leren als Wit
       *[black] Leren als Zwart
    }
openings-forget = Deze lijn vergeten
openings-learned = Deze lijn komt terug bij “{ mistakes-title }”.

## The review of a game

review-offer = Een oordeel over elke zet: waar het misging, en wat beter was.
review-begin = De partij nakijken
review-running = Nakijken: zet { $done } van { $count }
review-cancel = Stoppen met nakijken
review-failed = Nakijken kan niet op dit apparaat.
review-previous = Vorige fout
review-next = Volgende fout
review-better = De betere zet tonen
review-see = De fouten bekijken
review-look = Bekijken wie er voorstond
review-graph = Wie er voorstond, zet voor zet
review-race-line = zetten voorsprong
review-chances = Kansen van Wit in %
review-turn = beurt
review-to-go = zetten te gaan
review-course = Zetten die elke speler nog te gaan had
review-start = Voor de eerste zet
review-point = Beurt { $turn }, { $side ->
        [white] Wit
       *[black] Zwart
    }, { $move }{ $mark ->
        [inaccuracy] : onnauwkeurigheid
        [mistake] : fout
        [blunder] : blunder
        [only] : de enige goede zet
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , kost ongeveer 1 zet
       *[other] , kost ongeveer { $count } zetten
    }
review-verdict = { $mark ->
        [inaccuracy] Onnauwkeurigheid
        [mistake] Fout
        [blunder] Blunder
       *[only] De enige goede zet
    }{ $count ->
        [0] { "" }
        [one] , kost ongeveer 1 zet
       *[other] , kost ongeveer { $count } zetten
    }
review-better-was = Beter: { $move }.
review-nearly-lost = De partij was al zo goed als verloren, dus dit maakte minder uit.
review-value = { $value }. Kansen van Wit: { $percent }%
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] 1 onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
    }
review-mistakes = { $count ->
        [one] 1 fout
       *[other] { $count } fouten
    }
# As in English.
review-blunders = { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
review-no-marks = geen duidelijke fouten
review-none = Geen duidelijke fouten: geen enkele zet verspeelde veel kans op winst.
review-level = { $who ->
        [you] Jij
       *[player] { $name }
    } speelde op niveau { $end ->
        [lowest] { $whole }
        [highest] { $whole } of hoger
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = De partij wordt na elke zet opgeslagen.
pause-resume = Terug naar de partij
pause-again = Opnieuw beginnen
pause-again-title = Deze partij opnieuw beginnen?
pause-again-body = De partij tot nu toe blijft in Mijn partijen staan.
pause-leave = Terug naar het hoofdmenu

## Sharing a game

# Games by link.
by-link-title = Partijen per link
by-link-afar = Per link
by-link-how = Je doet een zet en stuurt je tegenstander een link. Die opent hem, antwoordt en stuurt er een terug.
by-link-your-turn = Jouw beurt
by-link-their-turn = Beurt van de tegenstander
by-link-new = Nieuwe partij per link
by-link-answered = { $name } had al een antwoord klaar: { $move }.
by-link-moved = Stuur je tegenstander nu de link. Open de link die je terugkrijgt, en de partij gaat verder.
by-link-send = Link sturen
by-link-undo = Je hebt de link met deze zet al gekopieerd. Opent je tegenstander die, dan verschillen jullie partijen.
by-link-prepare = Als… dan…
by-link-prepared = { $count ->
        [0] Bereid je antwoorden voor. Past er een, dan wordt dat gespeeld zodra je tegenstander heeft gezet.
        [one] Er is één antwoord voorbereid. Het gaat mee met deze link, niet met een eerder gekopieerde, en wordt gespeeld zodra het past.
       *[other] Er zijn { $count } antwoorden voorbereid. Ze gaan mee met deze link, niet met een eerder gekopieerde, en worden gespeeld zodra ze passen.
    }
by-link-prepare-begin = Antwoorden voorbereiden
by-link-prepare-end = Deze antwoorden gebruiken
by-link-preparing = Speel een zet die je tegenstander kan doen, en dan jouw antwoord. Ga terug om een antwoord op een andere zet voor te bereiden. ✓ gebruikt de antwoorden.
banner-preparing-move = Een mogelijke zet
banner-preparing-answer = Jouw antwoord
new-game-where = Waar is je tegenstander?
new-game-here = Bij dit scherm
new-game-own-name = Jouw naam
new-game-other-name = Naam van je tegenstander
open-by-link-new = { $side ->
        [white] Een partij per link. Jij speelt met Wit.
       *[black] Een partij per link. Jij speelt met Zwart.
    }
open-by-link-goes-on = Het antwoord in een van je partijen per link: { $moves }.
open-by-link-known = Je hebt deze stelling van je partij per link al, of een latere.
open-by-link-other = Vanaf beurt { $turn } is dit niet de partij zoals jij die kent. Ga je met deze verder, dan wordt wat je vanaf daar hebt een variant.
open-by-link-differs = In beurt { $turn } heb jij { $own }, de link { $other }. Ga je met de partij van de link verder, dan wordt wat je vanaf daar hebt een variant.
open-by-link-play = Deze partij spelen
open-by-link-take = Verder met de partij uit de link
share-times = Met tijden
share-by-link = Deze link is alleen voor je tegenstander: jouw zet zit erin.
share-by-code = Alleen voor je tegenstander: geplakt onder “{ open-title }”, hier of in de browser, brengt dit jouw zet.
share-by-message = Onze partij Agon. Kopieer dit hele bericht en plak het in het programma onder “{ open-title }”.

share-title = Delen
share-game = De hele partij
share-position = Deze stelling
share-link-hint = Wie de link opent, ziet de partij en kan vanaf hier verderspelen: tegen jou, door links heen en weer te sturen, of tegen de computer.
share-code-hint = Wie dit plakt onder “{ open-title }”, hier of in de browser, kan verderspelen: tegen jou, door codes heen en weer te sturen, of tegen de computer.
share-qr = Hetzelfde als QR-code
share-no-qr = Het is te lang voor een QR-code.
share-picture = Een afbeelding
share-picture-hint = Het bord zoals je het nu ziet.
share-save-picture = Afbeelding opslaan
share-moving-picture = Animatie (GIF)…
share-no-picture = De afbeelding kon niet worden opgeslagen.
share-too-long = Deze partij is te lang voor een link. De stelling alleen, en de notatie, kun je wel delen.
share-copy-link = Link kopiëren
share-copy-code = Code kopiëren
share-record = De notatie
share-record-hint = Alle zetten in leesbare notatie (PGN), om op te slaan of weer te openen.
share-save = Opslaan als bestand
share-copy-text = Tekst kopiëren
share-letters = De stelling als tekst
share-letters-hint = Eén regel die zegt waar elk stuk staat. Plak hem onder “{ new-game-position-paste }”, voor een nieuwe partij.

## An animation of the game

moving-title = Animatie (GIF)
moving-hint = Het bord speelt deze zetten na in een korte animatie, die je kunt versturen of op een pagina kunt zetten.
moving-moves = Zetten
moving-last =
    { $count ->
        [one] De laatste zet
       *[other] De laatste { $count }
    }
moving-whole = De hele partij
moving-chosen = Kiezen…
moving-from = Van zet { $move }
moving-to = T/m zet { $move }
moving-size = Grootte
moving-size-small = Klein
moving-size-medium = Middel
moving-size-large = Groot
moving-speed = Snelheid
moving-speed-slow = Langzaam
moving-speed-normal = Normaal
moving-speed-fast = Snel
moving-captions = Namen en zetten boven en onder het bord tonen
moving-length =
    { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, ongeveer { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
moving-save = Animatie opslaan
moving-progress = Zet { $number } van { $count }
moving-nothing = Er zijn nog geen zetten om te tonen.
moving-failed = De animatie kon niet worden gemaakt.
moving-game-went-on = De partij is intussen verdergegaan. Sla de animatie opnieuw op.

## Opening a game

open-title = Een partij openen
open-hint = Plak een link, een code, een stelling of de notatie van een partij.
open-field = Link, code of notatie
open-paste = Plakken
open-file = Bestand kiezen
open-drop = Je kunt ook een bestand op het bord laten vallen.
open-long-text = Een tekst van { $count } tekens, te lang om hier te tonen.
open-clear = Leegmaken
open-read = Openen
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Wit aan zet
open-black-to-move = Zwart aan zet
open-rules = { $rules }, beurt { $turn }
open-standing = { $rules }, beurt { $turn }: { $standing }
open-kept = Tot zover was het te lezen.
open-people = Verder met twee spelers
open-computer = Tegen de computer ({ $level })
open-look = De partij bekijken
open-no-link = Dit is geen link naar een partij.
open-link-damaged = Deze link is beschadigd: er ontbreekt iets, of er is iets veranderd. Kopieer hem opnieuw, of vraag om een nieuwe.
open-link-other-version = Deze link is gemaakt door een andere versie van het programma.
open-link-impossible = De partij in deze link is onmogelijk.
open-position-fault = Deze stelling klopt niet vanaf teken { $column }.
open-nothing = Dit is geen link, code, stelling of notatie van een partij.
open-more-faults =
    { $count ->
        [one] En nog een fout.
       *[other] En nog { $count } fouten.
    }
open-record-fault = Regel { $line }, teken { $column }: { $reason }
record-unclosed-comment = het commentaar dat hier begint, wordt nergens afgesloten.
record-unclosed-variation = de variant die hier begint, wordt nergens afgesloten.
record-bad-tag = een tag moet een naam hebben, en een waarde tussen aanhalingstekens.
record-other-game = dit is een partij van { $game }, niet van Agon.
record-rules = er zijn geen regels met deze naam.
record-position = deze stelling is niet mogelijk.
record-missing-position = de partij begint niet zoals gewoonlijk, en de beginstelling ontbreekt.
record-handicap = een voorgift is “white” of “black” met 1 tot 5 beurten.
record-unknown-result = “{ $text }” is geen uitslag.
record-stray = “{ $sign }” betekent hier niets.
record-mark = dit teken hoort bij geen enkele zet.
record-variation-without-move = er is geen zet die deze variant kan vervangen.
record-too-deep = de varianten zitten te diep in elkaar.
record-no-move = { $move } is hier geen zet.
record-illegal = { $move } is tegen de regels. { $reason }
record-other-result = de uitslag is hier { $moves }, maar aan het begin { $tag }.
record-not-on-board = de uitslag is hier { $said }, maar op het bord { $board }.

## The position editor

editor-title = Stellingeditor
editor-edit = De stelling bewerken
editor-tool-move = Stuk verplaatsen
editor-tool-captured = Geslagen stuk
editor-tool-eraser = Gum
editor-undo = Terugnemen
editor-redo = Opnieuw doen
editor-opening = Beginopstelling
editor-empty = Leeg bord
editor-mirror = Spiegelen
editor-turn = 60° draaien
editor-swap = Kleuren omwisselen
editor-side = Wie is aan zet?
editor-progress = Zetten zonder vooruitgang
editor-turn-number = Beurt
# As in English.
editor-counter = { $name }: { $value }
editor-text = De stelling als tekst
editor-text-hint = Je kunt hier ook een link of een notatie plakken: dan wordt de laatste stelling ervan getekend.
editor-read = Tekenen
editor-no-link = Delen kan zodra de stelling mogelijk is.
editor-hands = Stukken in de hand
editor-hand-white-queen = De witte koningin is in de hand
editor-hand-white-guards = Witte wachters in de hand
editor-hand-black-queen = De zwarte koningin is in de hand
editor-hand-black-guards = Zwarte wachters in de hand
editor-puzzle = Als puzzel
editor-puzzle-hint = Wie hem oplost, moet de enige manier vinden om te winnen, in 2 tot 6 zetten tegen elke verdediging.
editor-puzzle-make = Er een puzzel van maken
editor-no-puzzle-in-hand = Een puzzel begint met alle stukken op het bord.
editor-no-puzzle-over = In deze stelling kan niets worden gespeeld.
editor-no-puzzle-win = Hier is geen winst af te dwingen in 6 zetten of minder.
editor-no-puzzle-at-once = Eén zet wint meteen: te makkelijk voor een puzzel.
editor-no-puzzle-ambiguous = Er is meer dan één manier: { $one } en { $other } winnen even snel.
editor-no-puzzle-later = De eerste zet is de enige, maar later winnen meerdere zetten even snel.
editor-no-puzzle-large = Het kost te veel tijd om hier winst te bewijzen. Breng de winst dichterbij.
editor-play = Vanaf hier spelen
editor-queens = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft { $count } koninginnen, en mag er maar één hebben.
editor-guards = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft { $count } wachters, en mag er maar zes hebben.
editor-guard-on-throne = Er staat een wachter op de troon. Daar mag alleen een koningin staan.
editor-marks = { $count ->
        [one] Op { $cells } staat geen geslagen stuk, alleen het teken.
       *[other] Op { $cells } staan geen geslagen stukken, alleen de tekens.
    }
editor-leaving = Met deze regels verlaten geslagen stukken het bord: { $cells }.
editor-in-hand = Er zijn stukken in de hand, maar met deze regels begint de partij met alle stukken op het bord.
editor-turn-zero = Beurt 0 bestaat niet: de eerste is beurt 1.
editor-repair-queens = Alleen de koningin op { $cell } laten staan
editor-repair-guards = { $count ->
        [one] De wachter op { $cells } weghalen
       *[other] De wachters op { $cells } weghalen
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Een wachter uit de hand weghalen
       *[other] { $hand } wachters uit de hand weghalen
    }
editor-repair-guards-both = { $hand ->
        [one] Een wachter uit de hand
       *[other] { $hand } wachters uit de hand
    } en { $count ->
        [one] die op { $cells } weghalen
       *[other] die op { $cells } weghalen
    }
editor-repair-throne = De wachter op de troon weghalen
editor-repair-marks = { $count ->
        [one] Het teken op { $cells } weghalen
       *[other] De tekens op { $cells } weghalen
    }
editor-repair-leaving = De geslagen stukken weghalen: { $cells }
editor-repair-in-hand = De stukken in de hand weghalen
editor-repair-turn-zero = Er beurt 1 van maken

## Hints in the first game

hints-understood = Begrepen
hints-targets = Dit stuk kan naar de gemarkeerde velden: langs zijn ring of naar binnen, nooit naar buiten.
hints-crosses = Niet op een kruis: daar zou het tussen twee vijanden staan.
hints-crosses-trap = Niet op een kruis: een stuk dat wordt teruggezet, mag niet slaan.
hints-cross-throne = Niet op de troon, waar een kruis op staat: een geslagen koningin mag daar niet heen.
hints-crosses-several = Niet op een kruis: druk op een kruis om te zien waarom.
hints-aim = Breng je koningin naar de troon in het midden, en je zes wachters om haar heen.
hints-can-capture = Je kunt het stuk op { $cells } slaan: zet zo dat het in een rechte lijn tussen twee stukken van jou komt te staan.
hints-captured = Geslagen! Het stuk stond tussen twee van jouw stukken (in rood). Je tegenstander moet het nu terugzetten{ $zone ->
        [edge] { " " }op de rand
        [next] { " " }op de volgende ring naar buiten
       *[other] { "" }
    }, en dat kost een beurt.
hints-captured-and-put-back = Geslagen! Het stuk stond tussen twee van jouw stukken. Je tegenstander moest het terugzetten{ $zone ->
        [edge] { " " }op de rand
        [next] { " " }op de volgende ring naar buiten
       *[other] { "" }
    }, en dat kostte een beurt: jij bent weer aan zet.
hints-send-queen = Je hebt de koningin geslagen, dus jij kiest het veld waar ze heen gaat. Dat telt als de beurt van je tegenstander.
hints-queen-sent = Je koningin is geslagen tussen twee vijanden (in rood). Je tegenstander kiest het veld waar ze heen gaat, en dat telt als jouw beurt.
hints-queen-was-sent = Je koningin is geslagen tussen twee vijanden. Je tegenstander koos het veld waar ze heen ging, en dat telde als jouw beurt.
hints-relocate-guard = Geslagen tussen twee vijanden (in rood)! Zet je wachter terug waar je maar wilt { $zone ->
        [edge] op de rand
        [start] op een gemarkeerd veld
       *[other] op de volgende ring naar buiten
    }: dat is je beurt.
hints-relocate-queen = Geslagen tussen twee vijanden (in rood)! Zet je koningin terug op een gemarkeerd veld naar keuze: dat is je beurt.
hints-empty-throne = Pas op: als je zes wachters de troon omringen voordat je koningin erop staat, verlies je. Breng haar eerst naar binnen.
hints-repetition-loses = Pas op: dezelfde stelling staat er weer. Wie dat een derde keer laat gebeuren, verliest, dus probeer een andere zet.
hints-repetition-draws = Pas op: dezelfde stelling staat er weer. Bij de derde keer is het remise.
hints-threatened = Pas op: met de volgende zet kan je tegenstander je stuk op { $cells } slaan, omdat het dan tussen twee vijanden staat.
hints-risk = Pas op: op { $cells } kan dit stuk hierna worden geslagen, tussen twee vijanden.
hints-queen-near = Je koningin staat naast de troon, waar alleen koninginnen op mogen. Ze gaat er alleen af als ze wordt geslagen.
hints-make-room = Voor je wachter op { $cells } is naar binnen geen veld vrij. Wachters naast de troon kunnen langs hun ring plaatsmaken: zulke zetten telt de race niet mee.
hints-race = De race telt de zetten die elke speler nog nodig heeft om te winnen: dat is het minimum, en vaak zijn er meer nodig. Met geslagen stukken komen er zetten bij.

## Advice in a game against the computer

advice-thinking = Even een goede zet zoeken…
advice-thinking-why = Even de zet proberen…
advice-none = Er is nu even geen tip te vinden.
advice-idea = De zet die je zoekt { $reason }.
advice-only-move = Er is maar één zet.
advice-lost = De computer wint, wat je ook doet. Houd het zo lang mogelijk vol.
advice-piece-step = Zet met de { $piece ->
        [queen] koningin
       *[guard] wachter
    } die op { $cell } staat.
advice-piece-back = Zet de { $piece ->
        [queen] koningin
       *[guard] wachter
    } terug die op { $cell } is geslagen.
advice-cell-step = Zet de { $piece ->
        [queen] koningin
       *[guard] wachter
    } van { $from } naar { $to }.
advice-cell-back = Zet de geslagen { $piece ->
        [queen] koningin
       *[guard] wachter
    } van { $from } terug op { $to }.
advice-cell-send = Stuur de geslagen koningin naar { $to }.
advice-cell-place = Plaats { $piece ->
        [queen] je koningin
       *[guard] een wachter
    } op { $to }.
advice-line = Zo kan het verdergaan: { $moves }.
advice-next-piece = Welk stuk?
advice-next-cell = Welk veld?
advice-next-line = Laat zien
advice-again = Nog eens zien

## Trying mistakes again

try-again-begin = De fouten verbeteren
try-again-end = Terug naar de partij
try-again-show = De beste zet tonen
try-again-next = Volgende fout
try-again-previous = Vorige fout
try-again-asked = Fout { $number } van { $count }: { $by ->
        [you] jij speelde
        [computer] de computer speelde
        [white] Wit speelde
        [black] Zwart speelde
       *[name] { $name } speelde
    } { $move }. Zoek iets beters.
try-again-wrong = { $verdict } Zoek iets beters.
try-again-right = Goed gevonden! { $verdict }
try-again-shown = De beste zet was { $move }. { $verdict }
try-again-failed = Op dit apparaat kunnen zetten niet worden beoordeeld.

## My games

my-games-title = Mijn partijen
my-games-empty = Nog geen partijen. Elke partij wordt hier opgeslagen, afgelopen of niet.
my-games-search = Een partij zoeken
my-games-search-hint = Naam, datum…
my-games-none-found = Geen partij gevonden.
my-games-order = Sorteren op
my-games-newest = Nieuwste
my-games-longest = Langste
my-games-by-opponent = Tegenstander
my-games-more = { $count ->
        [one] Nog 1 tonen
       *[other] Nog { $count } tonen
    }
my-games-left-out = { $count ->
        [one] 1 partij is niet te lezen en staat niet in het bestand.
       *[other] { $count } partijen zijn niet te lezen en staan niet in het bestand.
    }
my-games-unreadable = Deze partij is niet te lezen.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }
my-games-won = Gewonnen
my-games-lost = Verloren
my-games-drawn = Remise
my-games-unfinished = Loopt nog
my-games-analysis = Analyse
my-games-hints = { $count ->
        [one] 1 tip
       *[other] { $count } tips
    }
my-games-continue = Doorgaan
my-games-look = Deze partij bekijken
my-games-rename = Hernoemen
my-games-remove = Verwijderen
my-games-remove-title = { $count ->
        [one] Deze partij verwijderen?
       *[other] { $count } partijen verwijderen?
    }
my-games-remove-body = { $count ->
        [one] De partij wordt voorgoed verwijderd.
       *[other] De partijen worden voorgoed verwijderd.
    }
my-games-several = Meerdere kiezen
my-games-chosen = { $count ->
        [0] Kies partijen uit de lijst.
        [one] 1 partij gekozen
       *[other] { $count } partijen gekozen
    }
my-games-all = Alle
my-games-none = Geen
my-games-done = Klaar
my-games-save = Opslaan
my-games-put = Map
my-games-folder = Map
my-games-folder-new = Nieuwe map
my-games-folder-put = In deze map zetten
my-games-folder-out = Zonder map
my-games-folder-rename = Deze map hernoemen
my-games-may-be-deleted = Deze browser kan je partijen verwijderen als er te weinig ruimte is. Sla ze voor de zekerheid op als bestand: “{ my-games-several }”, daarna “{ my-games-all }”.

## The story of a game

end-story = Sleutelmomenten
story-title = Sleutelmomenten
story-lines = Hoeveel zetten elke speler nog nodig had, van de eerste beurt tot de laatste.
story-opening = De opening, beurt { $turn }
story-opening-text = Om te winnen heeft Wit nog minstens { $white ->
        [one] 1 zet
       *[other] { $white } zetten
    } nodig, en Zwart { $black }.
story-first-capture = De eerste slagzet, beurt { $turn }
story-turning-point = Het keerpunt, beurt { $turn }
story-lead-changes = De leiding wisselt, beurt { $turn }
story-blow = Een zware tegenslag, beurt { $turn }
story-finish = Het slot, beurt { $turn }
story-so-far = Tot nu toe, beurt { $turn }
story-white-queen = De witte koningin wordt geslagen op { $cells }.
story-black-queen = De zwarte koningin wordt geslagen op { $cells }.
story-white-loses = { $count ->
        [one] Zwart slaat op { $cells }.
       *[other] Zwart slaat stukken op { $cells }.
    }
story-black-loses = { $count ->
        [one] Wit slaat op { $cells }.
       *[other] Wit slaat stukken op { $cells }.
    }
story-cost = Dat kost { $bound ->
        [least] minstens{ " " }
        [most] hoogstens{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 zet.
       *[other] { $count } zetten.
    }
story-no-cost = Dat kost geen zet.
story-gain = Maar de koningin kan dichterbij worden teruggezet: dat scheelt { $count ->
        [one] 1 zet.
       *[other] { $count } zetten.
    }
story-even = Het staat dan gelijk.
story-white-leads = Wit staat dan { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } voor.
story-black-leads = Zwart staat dan { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } voor.
story-look = Bekijken

## Lessons

learn-title = Leren
learn-hint = Korte lessen op het bord, vanaf het allereerste begin.
learn-stars-hint = Drie sterren: in één keer goed, in hoogstens het genoemde aantal zetten. Twee: bij de tweede poging, of in één keer met meer zetten. Anders één.
learn-count = { $done } van { $count } lessen gedaan
learn-stars = { $count ->
        [one] 1 ster
       *[other] { $count } sterren
    }
learn-open = nog niet gedaan
learn-number = Les { $number } van { $count }
learn-moves = Zetten: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] nu hoogstens één ster
       *[other] nu hoogstens twee sterren
    }
learn-captured = Er is een stuk van je geslagen.
learn-lost = Je tegenstander heeft gewonnen.
learn-repeated = Je hebt dezelfde stelling voor de derde keer op het bord gebracht, en dan verlies je.
learn-drawn = Dat is remise.
learn-late = Zo heb je te veel zetten nodig.
learn-missed = Zo sla je niets.
learn-failed = { $why } Probeer het nog eens.
learn-done = { $stars ->
        [3] Perfect! Drie sterren.
        [2] Goed zo! Twee sterren.
       *[other] Gelukt! Eén ster.
    }
learn-again = Opnieuw beginnen
learn-skip = Deze les overslaan
learn-next = Volgende les
learn-leave = Terug naar de lessen
learn-set-aside = Je voortgang in de lessen kon niet worden gelezen. De lessen beginnen daarom opnieuw. De oude voortgang staat hier: { $place }
figure-start = De stelling aan het begin
figure-played = Gespeeld: { $move }
figure-better = Beter: { $move }
figure-answer = Sleutelzet: { $move }

## Puzzles

puzzles-title = Puzzels
puzzles-set-aside = De puzzels die je had opgelost, konden niet worden gelezen. Het tellen begint daarom opnieuw. Ze zijn hier opgeslagen: { $place }
puzzle-title = Puzzel
puzzle-win = { $side }: win in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
puzzle-right = Goed! Ga door.
puzzle-right-left = { $moves ->
        [one] Goed! Nog één zet.
       *[other] Goed! Nog { $moves } zetten.
    }
puzzle-weighing = Even kijken of dat ook wint…
puzzle-wrong = Dat is niet de oplossing: kijk wat er volgt. Probeer het dan nog eens.
puzzle-unclear = Dat wint misschien ook, maar niet snel. Zoek een snellere zet.
puzzle-unweighed = Op dit apparaat kunnen andere zetten dan de oplossing niet worden gecontroleerd. Zoek een andere zet.
puzzle-solved-at-once = In één keer opgelost!
puzzle-solved = Opgelost!
puzzle-solved-helped = Opgelost, met een tip.
puzzle-solved-late = Opgelost: dat wint ook, al kan het sneller.
puzzle-defending = Speel nu met de andere kleur. Vind je een verdediging?
puzzle-beaten = Dat helpt niet. Nog een verdediging proberen?
puzzle-held = Je hield stand, terwijl dat eigenlijk onmogelijk is!
puzzle-again = Opnieuw beginnen
puzzle-defend = Verdedigen
puzzle-skip = Deze puzzel overslaan
puzzle-next = Volgende puzzel
puzzle-leave = Terug naar de puzzels
puzzle-leave-to-editor = Terug naar de editor
mistakes-title = Leren van fouten

## Progress

progress-title = Voortgang
progress-set-aside = Je resultaten tegen de computer konden niet worden gelezen. Het tellen begint daarom opnieuw. Ze zijn hier opgeslagen: { $place }
progress-copy = Op een ander apparaat
progress-copy-hint = Sla lessen, puzzels, fouten en resultaten op in één bestand en voeg dat daar toe. Wat er al staat, blijft staan.
progress-copy-save = Voortgang opslaan
progress-copy-add = Bestand toevoegen
progress-copy-added = Toegevoegd aan je voortgang: { $parts }.
progress-copy-known = Dat staat hier allemaal al.
progress-copy-lessons = { $count ->
        [one] 1 les
       *[other] { $count } lessen
    }
progress-copy-puzzles = { $count ->
        [one] 1 puzzel
       *[other] { $count } puzzels
    }
progress-copy-mistakes = { $count ->
        [one] 1 fout
       *[other] { $count } fouten
    }
progress-copy-lines = { $count ->
        [one] 1 lijn
       *[other] { $count } lijnen
    }
progress-copy-games = { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
progress-copy-damaged = Dit voortgangsbestand is beschadigd, dus er is niets toegevoegd. Wat je hier hebt, is niet veranderd.
progress-copy-later = Dit voortgangsbestand komt uit een nieuwere versie van het programma, dus er is niets toegevoegd.

# The texts of Agent in Turkish. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Names

# As in English.
agent-name = Agent
agent-line = 2–8 kişilik blöf ve rüşvet oyunu
agent-american = Amerikalı{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = İngiliz{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Rus{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Çinli{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tanca
agent-city-lis = Lizbon
# As in English.
agent-city-mad = Madrid
agent-city-alg = Cezayir
agent-city-cas = Kazablanka
agent-city-azo = Azorlar
# As in English.
agent-city-pal = Las Palmas
# As in English.
agent-city-par = Paris
agent-city-gen = Cenevre
agent-city-rom = Roma
agent-city-cai = Kahire
agent-city-kha = Hartum
# As in English.
agent-city-dak = Dakar
# As in English.
agent-city-bmu = Bermuda
agent-city-bru = Brüksel
agent-city-ist = İstanbul
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
# As in English.
agent-city-ber = Berlin
agent-city-teh = Tahran
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
agent-city-war = Varşova
agent-city-bak = Bakü
# As in English.
agent-city-bom = Bombay
# As in English.
agent-city-hkg = Hong Kong
# As in English.
agent-city-was = Washington
agent-city-lon = Londra
agent-city-mos = Moskova
agent-city-pek = Pekin
agent-bahamas = Bahamalar
agent-to-tan = Tanca’ya
agent-to-lis = Lizbon’a
agent-to-mad = Madrid’e
agent-to-alg = Cezayir’e
agent-to-cas = Kazablanka’ya
agent-to-azo = Azorlar’a
agent-to-pal = Las Palmas’a
agent-to-par = Paris’e
agent-to-gen = Cenevre’ye
agent-to-rom = Roma’ya
agent-to-cai = Kahire’ye
agent-to-kha = Hartum’a
agent-to-dak = Dakar’a
agent-to-bmu = Bermuda’ya
agent-to-bru = Brüksel’e
agent-to-ist = İstanbul’a
agent-to-nai = Nairobi’ye
agent-to-rey = Reykjavik’e
agent-to-ber = Berlin’e
agent-to-teh = Tahran’a
agent-to-pan = Panama’ya
agent-to-hav = Havana’ya
agent-to-nyc = New York’a
agent-to-dub = Dublin’e
agent-to-ham = Hamburg’a
agent-to-war = Varşova’ya
agent-to-bak = Bakü’ye
agent-to-bom = Bombay’a
agent-to-hkg = Hong Kong’a
agent-to-was = Washington’a
agent-to-lon = Londra’ya
agent-to-mos = Moskova’ya
agent-to-pek = Pekin’e
agent-player = { $number }. oyuncu
agent-you = Sen
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands }.{ $amount } $
agent-level-novice = Çaylak
agent-level-novice-line = Rüşvet verdiği ajanlardan şaşmaz, neredeyse hiç itiraz etmez.
agent-level-runner = Kurye
agent-level-runner-line = Çantaya kim yakınsa onunla koşar.
agent-level-broker = Simsar
agent-level-broker-line = Parasını sona saklar, canını yakana itiraz eder.
agent-level-agent = Gizli ajan
agent-level-agent-line = Senin her yaptığından sonuç çıkarır, blöf de yapar.
agent-level-master = Şebeke reisi
agent-level-master-line = Bir de ilerisini düşünür.
agent-temperament-even = Dengeli
agent-temperament-even-line = Belirgin bir huyu yok.
agent-temperament-banker = Bankacı
agent-temperament-banker-line = Parasını elinde tutar, pek renk vermez.
agent-temperament-gambler = Kumarbaz
agent-temperament-gambler-line = Fırsat buldukça blöf yapar.
agent-temperament-hunter = Avcı
agent-temperament-hunter-line = Ajanları Bahamalar’a göndermeye bayılır.

## What can be done

agent-do-move = { $to } git
agent-do-move-with = Çantayla { $to } git
agent-do-move-without = Çantayı bırak, { $to } git
agent-do-move-onto = { $to } git, çantayı al
agent-do-move-beside = { $to } git, çantayı alma
agent-do-take = Çantayı al
agent-do-lay-down = Çantayı yere koy
agent-do-attack = Saldır: { $victim }
agent-do-attack-with = Saldır, çantayı al: { $victim }
agent-do-attack-without = Çantasız saldır: { $victim }
agent-do-price = { $deed } (bedeli { $amount }{ $left ->
    [none] {""}
   *[other] , kalan { $left }
})
agent-do-end = { $deed }: oyun biter
agent-bribe = Rüşvet ver
agent-object = İtiraz et
agent-let = Göz yum
agent-let-always = Para yatırmadığım ajanları bana sorma
agent-insist = Israr et
agent-withdraw = Vazgeç
agent-allow = İzin ver
agent-refuse = Reddet
agent-your-claim = Beyanın: { $amount }
agent-claim = Beyan et: { $amount }
agent-give-up = Çekil
agent-win = Zafere talip ol
agent-let-win = Başkalarına bırak
agent-skip = Sıranı geç

## What is happening

agent-turn = Sıra sende, { $name }: bir ajan seç ya da rüşvet ver.
agent-turn-only = Sıra sende: bir ajan seç ya da rüşvet ver.
agent-turn-bribe = Sıra sende: yalnızca rüşvet verebilirsin.
agent-turn-stuck = Yapabileceğin bir şey yok.
agent-choose-city = { $agent } nereye gitsin?
agent-choose-deed = { $city }: { $agent } ne yapsın?
agent-thinking = { $name } düşünüyor
agent-ask-object-only = İtiraz ediyor musun?
agent-ask-object = İtiraz eden var mı?
agent-ask-answer = { $objector } itiraz ediyor. Israr ediyor musun, { $name }?
agent-ask-answer-only = { $objector } itiraz ediyor. Israr ediyor musun?
agent-ask-claim = { $agent } için ne kadar beyan ediyorsun?
agent-ask-claims = Beyanlar: { $list }
agent-claim-out = { $claim } – çekildi
agent-ask-claim-none = Henüz kimse beyanda bulunmadı.
agent-claim-nothing = { $agent } için hiç para yatırmadın, beyan edecek bir şeyin yok.
agent-claim-too-little = { $agent } için daha fazlasını beyan edecek kadar para yatırmadın.
agent-ask-decide = En çok { $name } beyan etti, karar onun.
agent-ask-decide-only = En çok sen beyan ettin. İzin veriyor musun?
agent-ask-victory = { $agent } yurda döndü. Zafere talip misin?
agent-seconds = Göz yummaya { $count } sn kaldı
agent-seconds-short = { $count } sn
agent-passes-soon = Göz yummaya { $count } sn kaldı: { $names }
agent-objecting = { $count ->
    [one] { $names } itiraz ediyor.
   *[other] { $names } itiraz ediyor.
}
agent-round = { $count }. tur
agent-round-of = Tur { $count } / { $last }
agent-moment-case = Çanta alındı!
agent-moment-home = Çanta yurda vardı!
agent-stamp-allowed = İZİN VAR
agent-stamp-refused = İZİN YOK
agent-lot = Kim başlayacak? Kura çekiliyor…

## What was heard

agent-lot-falls = { $who ->
    [you] Kura sana çıktı: sen başlıyorsun.
   *[name] Kura { $name } dedi: oyuna o başlıyor.
}
agent-begins = { $who ->
    [you] Sen başlıyorsun.
   *[name] { $name } başlıyor.
}
agent-heard-staked = { $who ->
    [you] Paranı yatırdın.
   *[name] { $name } parasını yatırdı.
}
agent-heard-bribe = { $who ->
    [you] Rüşvet veriyorsun.
   *[name] { $name } rüşvet veriyor.
}
agent-heard-move = { $who ->
    [you] Sen: { $agent } { $to } gidiyor.
   *[name] { $name }: { $agent } { $to } gidiyor.
}
agent-heard-move-with = { $who ->
    [you] Sen: { $agent } çantayla { $to } gidiyor.
   *[name] { $name }: { $agent } çantayla { $to } gidiyor.
}
agent-heard-move-without = { $who ->
    [you] Sen: { $agent } çantasız { $to } gidiyor.
   *[name] { $name }: { $agent } çantasız { $to } gidiyor.
}
agent-heard-move-onto = { $who ->
    [you] Sen: { $agent } çantayı almaya { $to } gidiyor.
   *[name] { $name }: { $agent } çantayı almaya { $to } gidiyor.
}
agent-heard-take = { $who ->
    [you] Sen: { $agent } çantayı alıyor.
   *[name] { $name }: { $agent } çantayı alıyor.
}
agent-heard-lay-down = { $who ->
    [you] Sen: { $agent } çantayı yere koyuyor.
   *[name] { $name }: { $agent } çantayı yere koyuyor.
}
agent-heard-attack = { $who ->
    [you] Sen: { $agent } saldırıyor, hedef { $victim }. “{ agent-rules-attack }”
   *[name] { $name }: { $agent } saldırıyor, hedef { $victim }. “{ agent-rules-attack }”
}
agent-heard-attack-with = { $who ->
    [you] Sen: { $agent } saldırıp çantayı alacak, hedef { $victim }. “{ agent-rules-attack }”
   *[name] { $name }: { $agent } saldırıp çantayı alacak, hedef { $victim }. “{ agent-rules-attack }”
}
agent-heard-object = { $who ->
    [you] İtiraz ediyorsun.
   *[name] { $name } itiraz ediyor.
}
agent-heard-let = { $who ->
    [you] Göz yumuyorsun.
   *[name] { $name } göz yumuyor.
}
agent-heard-insist = { $who ->
    [you] Israr ediyorsun.
   *[name] { $name } ısrar ediyor.
}
agent-heard-withdraw = { $who ->
    [you] Vazgeçiyorsun.
   *[name] { $name } vazgeçiyor.
}
agent-heard-claim = { $who ->
    [you] { $amount } beyan ediyorsun.
   *[name] { $name } { $amount } beyan ediyor.
}
agent-heard-give-up = { $who ->
    [you] Çekiliyorsun.
   *[name] { $name } çekiliyor.
}
agent-heard-claim-nothing = { $who ->
    [you] Beyanda bulunmuyorsun.
   *[name] { $name } beyanda bulunmuyor.
}
agent-heard-allow = { $who ->
    [you] İzin veriyorsun.
   *[name] { $name } izin veriyor.
}
agent-heard-refuse = { $who ->
    [you] Reddediyorsun.
   *[name] { $name } reddediyor.
}
agent-heard-win = { $who ->
    [you] Zafere talip oluyorsun.
   *[name] { $name } zafere talip oluyor.
}
agent-heard-let-win = { $who ->
    [you] Zaferi başkalarına bırakıyorsun.
   *[name] { $name } zaferi başkalarına bırakıyor.
}
agent-heard-skip = { $who ->
    [you] Yapabileceğin bir şey yok.
   *[name] { $name } hiçbir şey yapamıyor.
}
agent-heard-back = Hamle geri alınıyor.
agent-heard-stands = Hamle geçerli.
agent-heard-no-claims = Kimse beyanda bulunmadı: hamle geçerli.
agent-heard-exile = { $agent } Bahamalar yolcusu.
agent-heard-exile-stakes = { $agent } için yatırılanlar: { $list }.
agent-heard-exile-nothing = { $agent } için kimse para yatırmamış.
# As in English.
agent-of-player = { $name }: { $what }
agent-list-item = { $name } ({ $amount })
agent-heard-missed = { $who ->
    [you] Sıranı kaybediyorsun.
   *[name] { $name } sırasını kaybediyor.
}
agent-heard-won-home = { $who ->
    [you] { $agent } çantayla yurda döndü. Kazandın!
   *[name] { $agent } çantayla yurda döndü. { $name } kazandı.
}
agent-heard-won-limit = { $who ->
    [you] Son tur bitti, çantayı { $agent } taşıyor. Kazandın!
   *[name] Son tur bitti, çantayı { $agent } taşıyor. { $name } kazandı.
}
agent-heard-drawn = Son tur bitti, kazanan yok.

## Why computer players do something

agent-reason-brings-home = çanta yurda varıyor
agent-reason-near-home = { $steps ->
    [one] { $home } 1 adım ötede
   *[other] { $home } { $steps } adım ötede
}
agent-reason-holds-back = { $agent } geri kalsın
agent-reason-threatens = { $other } tehdit altında
agent-reason-stops-holder = { $agent } çantadan oluyor
agent-reason-stops-nearest = zafere en yakın { $agent } idi
agent-reason-keeps-case = { $agent } çantayı alamasın
agent-reason-keeps-away = { $steps ->
    [0] { $agent } yurda dönüp kazanacaktı: { $home }
    [one] { $agent } için { $home } 1 adım ötede olacaktı
   *[other] { $agent } için { $home } { $steps } adım ötede olacaktı
}
agent-reason-protects = { $agent } korunuyor
agent-reason-stands-by = { $agent } yalnız kalmasın
agent-reason-tests = { $who ->
    [you] { $agent } için senin ne yatırdığını yokluyor
   *[name] { $name } yoklanıyor: { $agent } için ne yatırmış?
}

## Why something cannot be done

agent-refused-over = Oyun bitti.
agent-refused-not-asked = Bu karar başkasının.
agent-refused-not-now = Bu şimdi yapılamaz.
agent-refused-not-in-game = Bu ajan oyunda değil.
agent-refused-exiled = { $agent } Bahamalar’da.
agent-refused-no-link = { $from } ile { $to } arasında yol yok.
agent-refused-holds = Çantayı zaten { $agent } taşıyor.
agent-refused-holds-not = Çanta { $agent } üzerinde değil.
agent-refused-case-elsewhere = Çanta başka yerde.
agent-refused-case-held = Çantayı { $agent } taşıyor; onu ancak bir saldırı elinden alır.
agent-refused-own-victim = Bir ajan kendine saldıramaz.
agent-refused-too-near = { $agent } aynı şehirde. Saldırı komşu şehirden yapılır.
agent-refused-at-home = { $agent } yurdunda güvende.
agent-refused-unpaid = Saldırmak için { $amount } gerekir; { $agent } için o kadar yatırmadın.
agent-refused-taken-back = Bunu bu sıranda zaten denedin, geri alındı.
agent-refused-only-bribe = Bu sıranda o kadar çok hamlen geri alındı ki artık yalnızca rüşvet verebilirsin.
agent-refused-no-note = Rüşvet en az bir banknottur.
agent-refused-notes-missing = Elinde o kadar çok { $amount } banknotu yok.
agent-refused-over-cap = Bir rüşvet en çok { $amount } olabilir.
agent-refused-hundreds = Beyanlar yüzer yüzer artar.
agent-refused-claim-low = Beyan en az { $amount } olmalı.
agent-refused-claim-high = Yatırdığından fazlasını beyan edemezsin.
agent-refused-may-not-skip = Hâlâ yapabileceğin bir şey var.
agent-refused-must-skip = Yapabileceğin bir şey yok.

## The panel

agent-bribes = { $count ->
    [one] { $count } rüşvet
   *[other] { $count } rüşvet
}
agent-misses = sırasını kaybediyor
agent-notes-none = Banknot kalmadı
agent-notes-left = { $count ->
    [one] Kalan: { $amount }, tek banknot
   *[other] Kalan: { $amount }, { $count } banknot
}
agent-hold-sheet = Kâğıdım için basılı tut
agent-show-sheet = Kâğıdımı göster
agent-cover-sheet = Kâğıdımı kapat
agent-look-first = Önce bir kâğıda bak
agent-put-down = Başka bir şey seç
agent-ask-undo = Hâlâ geri alabilirsin.
agent-undo = Geri al
agent-notebook = Defter
agent-menu = Menü
agent-resume = Oyuna dön
agent-seat = { $name } ayrılıyor: yerine bilgisayar geçer
agent-seat-title = { $name } temelli mi ayrılıyor?
agent-seat-body = Yerine bir bilgisayar oyuncu geçer, kâğıdı olduğu gibi devralır.
agent-seat-yes = Bilgisayar geçsin
agent-seat-taken = Artık { $name } yerine bilgisayar oynuyor.
agent-leave = Ana menü
agent-again = Bir daha

## The end of a game, and the walk through it

agent-end-home = { $agent } çantayla yurda döndü. Kâğıtlar açılıyor.
agent-end-limit = Son tur bitti. Kâğıtlar açılıyor.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: yatırılan para yok.
agent-end-map = Haritayı göster
agent-end-turn-all = Bütün kâğıtları aç
agent-why-most = { $who ->
    [you] { $agent } için en çok parayı sen yatırdın: { $amount }.
   *[name] { $agent } için en çok parayı { $name } yatırmış: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] { $agent } için { $amount } yatırdın; daha çok yatıran kimse zafere talip olmadı.
   *[name] { $name }, { $agent } için { $amount } yatırmış; daha çok yatıran kimse zafere talip olmadı.
}
agent-why-tied-brought = { $who ->
    [you] { $agent } için en yüksek tutar { $amount }; çantayı yurda getiren de sensin.
   *[name] { $agent } için en yüksek tutar { $amount }; çantayı yurda getiren de { $name }.
}
agent-why-tied-next = { $who ->
    [you] { $agent } için en yüksek tutar { $amount }. O kadar yatıranlar içinde, çantayı yurda getiren { $other } ile başlayıp saat yönünde sayınca ilk sen geliyorsun.
   *[name] { $agent } için en yüksek tutar { $amount }. O kadar yatıranlar içinde, çantayı yurda getiren { $other_who ->
        [you] senden
       *[name] { $other } ile
    } başlayıp saat yönünde sayınca ilk { $name } geliyor.
}
agent-why-nobody-staked = { $who ->
    [you] { $agent } için kimse para yatırmamış; çantayı yurda getiren sensin.
   *[name] { $agent } için kimse para yatırmamış; çantayı yurda getiren { $name }.
}
agent-why-unclaimed = Zafere başka talip çıkmadı.
agent-why-drawn-tie = { $agent } için en yüksek tutarı birkaç oyuncu birden yatırmış: { $amount }.
agent-why-drawn-unstaked = Çantayı { $agent } taşıyor, ama onun için kimse para yatırmamış.
agent-why-drawn-free = Çanta hiçbir ajanda değil.
agent-replay = Oyunu baştan izle
agent-replay-round = { $round }. tur, adım { $number } / { $count }
agent-replay-beginning = Oyun başlıyor.
agent-replay-first = En başa
agent-replay-previous = Bir adım geri
agent-replay-next = Bir adım ileri
agent-replay-last = En sona
agent-replay-previous-bluff = Önceki blöf
agent-replay-next-bluff = Sonraki blöf
agent-replay-close = Sonuç
agent-replay-show = Gösterilen
agent-replay-sheets = Kâğıtlar
agent-replay-course = Adımlar
agent-replay-bluffs = Blöfler ({ $count })
agent-replay-no-bluffs = Bu oyunda tutan blöf olmadı.
agent-replay-in-hand = Elde { $amount }
agent-truth-staked = Aslında: { $list }.
agent-truth-staked-nothing = Aslında: yatırılan para yok.
agent-truth-alone = { $who ->
    [you] Aslında { $agent } için yalnız sen para yatırdın: { $amount }.
   *[name] Aslında { $agent } için yalnız { $name } para yatırmış: { $amount }.
}
agent-truth-most = { $who ->
    [you] Aslında { $agent } için en çok parayı sen yatırdın: { $amount }.
   *[name] Aslında { $agent } için en çok parayı { $name } yatırmış: { $amount }.
}
agent-truth-shared = { $who ->
    [you] Aslında { $agent } için { $amount } yatırdın; daha fazla yatıran yok.
   *[name] Aslında { $name }, { $agent } için { $amount } yatırmış; daha fazla yatıran yok.
}
agent-truth-less = { $who ->
    [you] Aslında { $agent } için { $amount } yatırdın; { $other } ise { $most } yatırmış.
   *[name] Aslında { $name }, { $agent } için { $amount } yatırmış; { $other_who ->
        [you] sen { $most } yatırdın
       *[name] { $other } ise { $most } yatırmış
    }.
}
agent-truth-nothing = { $who ->
    [you] Aslında { $agent } için hiç para yatırmadın; { $other } ise { $most } yatırmış.
   *[name] Aslında { $name }, { $agent } için hiç para yatırmamış; { $other_who ->
        [you] sen { $most } yatırdın
       *[name] { $other } ise { $most } yatırmış
    }.
}
agent-truth-bluff = { $who ->
    [you] Blöf: { $agent } için hiç para yatırmadın; { $other } ise { $most } yatırmış.
   *[name] Blöf: { $name }, { $agent } için hiç para yatırmamış; { $other_who ->
        [you] sen { $most } yatırdın
       *[name] { $other } ise { $most } yatırmış
    }.
}
agent-truth-nobody = Aslında { $agent } için kimse para yatırmamış.
agent-bluff = Tutan bir blöf
agent-bluff-deed = { $who ->
    [you] { $agent } için hiç para yatırmamıştın; yine de onunla hamle yaptın, kimse seni durdurmadı.
   *[name] { $name }, { $agent } için hiç para yatırmamıştı; yine de onunla hamle yaptı, kimse durdurmadı.
}
agent-bluff-objection = { $who ->
    [you] { $agent } için hiç para yatırmadan itiraz ettin, { $other } vazgeçti.
   *[name] { $name }, { $agent } için hiç para yatırmadan itiraz etti, { $other_who ->
        [you] sen vazgeçtin
       *[name] { $other } vazgeçti
    }.
}

## Passing the device

agent-pass-title = Cihazı şimdi { $name } alsın.
agent-pass-line = Diğerleri başka yere baksın.
agent-pass-news = { $name } en son baktığından beri:
agent-pass-hold = Basılı tut: ben { $name }
agent-pass-again = Yeniden bas: ben { $name }

## What a person among several lets pass

agent-objections = İtirazlarım
agent-passes = Kendiliğinden göz yum
agent-passes-nothing = Hiçbirine
agent-passes-attacks = Saldırılar hariç hepsine
agent-passes-case = Saldırı ve çanta hariç hepsine
agent-passes-hint = { $count ->
    [one] İtiraz etmezsen { $count } saniye sonra göz yummuş sayılırsın. Süre hep aynıdır, elinde ne olduğunu kimseye belli etmez.
   *[other] İtiraz etmezsen { $count } saniye sonra göz yummuş sayılırsın. Süre hep aynıdır, elinde ne olduğunu kimseye belli etmez.
}

## Money

agent-money = Kâğıdın
agent-ask-stakes = İlk hamleden önce: hangi ajanlara güveniyorsun?
agent-ask-stakes-line = Çantayı yurda getiren ajana en çok para yatıran kazanır.
agent-fill-in = Paranı yatır
agent-money-line = Bir ajan seç, sonra banknotlar. Yatırılan yerinde kalır; elinde kalanı sonra rüşvet olarak yatırabilirsin. Sona kadar ya da ajan Bahamalar’a gidene kadar gizli kalır.
agent-bribe-line = Bir ajan seç, sonra banknotlar. Diğerleri rüşvet verdiğini duyar, ama kime ve ne kadar olduğunu duymaz.
agent-bribe-line-cap = Bir ajan seç, sonra en çok { $amount } tutarında banknot. Diğerleri rüşvet verdiğini duyar, ama kime ve ne kadar olduğunu duymaz.
agent-notes = Banknotların
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Elinde kalan: { $amount }.
agent-money-clear = Baştan al
agent-money-nothing = Bütün para bende kalsın
agent-money-stake = Yatır: { $amount }
agent-bribe-with = { $amount } rüşvet ver

## The notebook

agent-notebook-line = Herkesin duyduklarına göre, her oyuncunun her ajana yatırmış olabileceği en az ve en çok para.
agent-notebook-own = Başkalarının senin hakkında bilebildikleri:
agent-notebook-facts = { $count ->
    [0] Kanıtlanan: { $proven }. Ücretler: { $fees }. Rüşvet yok.
    [one] Kanıtlanan: { $proven }. Ücretler: { $fees }. Bir rüşvet.
   *[other] Kanıtlanan: { $proven }. Ücretler: { $fees }. { $count } rüşvet.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Henüz yatırılmamış: en çok { $amount }.
agent-notebook-claims = Beyanlar: { $list }.
agent-notebook-marks = Bir ajana bas, oyuncunun ona para yatırıp yatırmadığına dair tahminini işaretle: ? belki, ! kesin, × yok. İşaretlerini ve notlarını yalnız sen görürsün.
agent-notebook-note = Not: { $name }
agent-notebook-note-hint = Gizli
agent-notebook-noted = Not: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Belki
    [sure] Kesin
   *[nothing] Yok
}

## The cast

agent-persona-moira = Limanda oda kiralar, kime para verdiğini hiç unutmaz.
agent-persona-tomas = Hava tahmincisi. Önce hayır der, pencereden sonra bakar.
agent-persona-binta = Tercüman. Herkese tatlı bir sözü ve biraz parası vardır.
agent-persona-percy = Fener bekçisi. Geçen her gemiye el sallar, hepsine göz yumar.
agent-persona-nieves = Tiyatroda suflör. Salondan bir öksürük gelsin, susuverir.
agent-persona-ubaldo = Pazar günleri hakem. Düdüğü canı isteyince öter.
agent-persona-karima = Mahallenin kedilerini besler. Kedi sandalyeye göz koyarsa o kalkar.
agent-persona-halldor = Her havada posta uçurur, hem de en kısa yoldan.
agent-persona-leyla = Gemi fotoğrafları çeker. Tek itirazda başka bir pozun peşine düşer.
agent-persona-otto = Gümrük memuru. 1951’den beri hiçbir şeye göz yummadı.
agent-persona-dolores = Yarış atı yetiştirir. Herkesi kendi hâline bırakır, koşsun.
agent-persona-idriss = Eski şehirde rehber. Her konsoloslukta bir kuzeni, her kuzenine bir hediyesi vardır.
agent-persona-xiomara = Dans orkestrası yönetir. En hızlı kim dans ediyorsa ona çalar.
agent-persona-yuklan = Düzeltmen. Şimdiye dek her satırda bir şey buldu.
agent-persona-farid = Üç bakanlığın hesabını tutar. Kendininkini kimse görmez.
agent-persona-wanda = Koro şefi. Provasından kimseyi kapı dışarı etmemiştir.
agent-persona-giulia = Seyahat acentesi. Bahamalar’a tek yön bilet keser.
agent-persona-rauf = Petrol arar. Bazen olmadığını bildiği yerde de kuyu açar.
agent-persona-josse = Dokuz komisyonda üye. Her konuda bir usul itirazı vardır.
agent-persona-zohra = Halı satar. Fiyatı bir kez, iç çekerek indirir, bir daha asla.
agent-persona-sol = Gece taksicisi. Büyük banknotları vardiyanın sonuna saklar.
agent-persona-sarojini = İstatistik profesörü. Rastlantının izin verdiğinden daha sık blöf yapar.
agent-persona-arkadi = Saatçi. Kimin vaktinin geldiğini bilir.
agent-persona-edward = Çapraz bulmaca hazırlar. Kim ne demiş, hepsini hatırlar.
agent-persona-blaise = Noter. Her rakamı bilir, hiçbirini söylemez.
agent-persona-traute = Müzayedede başkaları adına alır, değeri neyse tam o kadara.
agent-persona-daryush = Şair. İlk taslağın üstünü çizer, ikincisinin arkasında durur.
agent-persona-vera = Kuşları gözler. Hepsini sayar, hiçbirini ürkütmez.
agent-persona-wenying = Keman öğretmeni. Sessizlik de parçanın içindedir.
agent-persona-everett = Adresi olmayan bir daire için harita çizer.
agent-persona-esther = Ralli pilotu. Virajda da gülümser.
agent-persona-gurdial = Tren tarifesi hazırlar. Kimin nerede ineceğini bilir.
agent-persona-colette = Restoran eleştirmeni. Üç tabaktan biri mutfağa geri döner.
agent-persona-quiteria = Fado söyler. Susar, iç çeker, asıl ondan sonra başlar.
agent-persona-osman = Çarşıda altın tartar. Kaç gelirse onu söyler, zerresine kadar.
agent-dossiers = Siciller
agent-dossiers-set-aside = Bilgisayar oyuncular hakkında bildiklerin okunamadı. Kenara konuldu; onlarla yeniden tanışacaksın.
agent-dossiers-none = Bu masada kimsenin sicili yok.
agent-dossier-open = Sicil: { $name }
agent-dossier-new = İlk kez karşılaşıyorsunuz.
agent-dossier-met = { $count ->
    [one] Birlikte { $count } oyun
   *[other] Birlikte { $count } oyun
}{ $won ->
    [0] , hiçbirini { $name } kazanmadı.
    [one] , 1 tanesini { $name } kazandı.
   *[other] , { $won } tanesini { $name } kazandı.
}
agent-remark-always-objects = Her şeye itiraz eder.
agent-remark-never-objects = Hiç itiraz etmez.
agent-remark-objections = { $of } fırsatta { $count } kez itiraz etti.
agent-remark-always-withdraws = Her itirazdan sonra vazgeçer.
agent-remark-never-withdraws = Hiç vazgeçmez.
agent-remark-withdrawals = { $of } itirazda { $count } kez vazgeçti.
agent-remark-never-bluffs = Ajana para yatırmadan ne itiraz ne ısrar eder.
agent-remark-bluffs = { $of } kez itiraz veya ısrar etti, { $count } tanesi blöftü.
agent-remark-never-exiles = Hiçbir ajanı Bahamalar’a göndermedi.
agent-remark-exiles = { $count ->
    [one] Bahamalar’a { $count } ajan gönderdi.
   *[other] Bahamalar’a { $count } ajan gönderdi.
}

## The main menu and the page before a game

agent-continue = Devam et
agent-continue-line = { $players } oyuncu, { $round }. tur
agent-my-games = Oyunlarım
agent-no-games = Henüz kayıtlı oyun yok.
agent-unfinished = { $count }. tur
agent-view-game = Bak
agent-delete = Sil
agent-delete-title = Bu oyun silinsin mi?
agent-delete-body = Bir daha geri gelmez.
agent-game-damaged = Bu oyun açılamıyor: kaydı bozuk.
agent-file-open = Dosya aç
agent-file-save = Dosyaya kaydet
agent-file-none = Bu dosyada bir Agent oyunu yok ya da bir kısmı eksik.
agent-file-later = Bu dosyayı programın daha yeni bir sürümü yazmış.
agent-file-not-over = Bu dosyadaki oyun bitmemiş. Dosyadan yalnızca biten oyunlar açılır.
agent-file-damaged = Bu dosyadaki oyun bozuk.
agent-file-damaged-decision = Bu dosyadaki oyun bozuk: { $number }. karar verilmiş olamaz.
agent-file-damaged-line = Bu dosyadaki oyun bozuk: { $number }. satır okunamıyor ya da oynanmış olamaz.
agent-won = Kazandın
agent-lost = Kaybettin
agent-drawn = Berabere
agent-my-games-unfinished = Yarım
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Oyna
agent-play-line = Üç kolay rakibe karşı
agent-play-first = İlk oyun, oynarken anlatılır
agent-first-game = İlk oyun
agent-setup = Oyun kur
agent-setup-count = { $count } oyuncu
agent-setup-person = İnsan
agent-setup-computer = Bilgisayar
agent-setup-computer-level = Bilgisayar: { $level }
agent-setup-who = Kim oynuyor?
agent-setup-name = Ad
agent-setup-name-hint = İstersen
agent-setup-colour = Renk
agent-colour-ivory = Fildişi
agent-colour-violet = Mor
agent-colour-orange = Turuncu
agent-colour-teal = Camgöbeği
agent-colour-pink = Pembe
agent-colour-brown = Kahverengi
agent-colour-grey = Gri
agent-colour-black = Siyah
agent-setup-level = Güç
agent-setup-temperament = Huy
agent-setup-sits = Burada oturan
agent-setup-lot = Kurayla
agent-setup-lot-line = Oyun başlarken kura çekilir.
agent-setup-by-hand = Adsız
agent-setup-by-hand-line = Belli biri değil: adını ve huyunu sen seçersin.
agent-setup-rules = Kurallar
agent-setup-suggested = Önerilen
agent-setup-own = Özel
agent-setup-start = Kura çek ve başla
agent-option-none = Yok
agent-option-cap = Rüşvet sınırı
agent-option-cap-line = Sınır varsa kimse bekleyip herkesi bir kerede geçemez. Basılı kurallarda sınır yok.
agent-option-cap-two = İki oyuncuyla ve sınırsız, başlayan daha seyrek kazanır.
agent-option-limit = Son tur
agent-option-limit-line = Bu tur bitince, çantayı taşıyan ajana en çok para yatıran kazanır. Eşitlikte oyun berabere biter.
agent-option-map = Harita
agent-option-map-long = 33 şehir
agent-option-map-short = 29 şehir
agent-option-map-line = Tanca’ya komşu dört şehir olmayınca yurda giden her yol bir adım kısalır.
agent-option-agents = Ulus başına ajan
agent-option-agents-line = Birer ajanla oyun daha kısa, gizlenen daha azdır.
agent-option-contest = İtirazdan sonra kim beyan eder
agent-option-contest-all = Herkes
agent-option-contest-duel = Yalnız ikisi
agent-option-contest-line = Herkes ya da yalnız hamleyi yapan ile itiraz eden.
agent-option-lost = Sonuçsuz kalan itiraz
agent-option-free = Bedelsiz
agent-option-turn = Sıra kaybettirir
agent-option-lost-line = Sıra kaybettirirse itirazlar seyrekleşir, daha çok şey anlatır.
agent-option-held = Ajanın elindeki çanta
agent-option-safe = Güvendedir
agent-option-snatch = Alınabilir
agent-option-held-line = Onu ya yalnız saldıran ajan alabilir ya da o şehirde olan veya oraya gelen her ajan.
agent-option-victory = Sonda kime bakılır
agent-option-sheets = Herkes
agent-option-claim = Talip olanlar
agent-option-victory-line = Bütün kâğıtlar ya da yalnız zafere talip olanlarınki.

## Games on an occasion, and the record

agent-rivals = Rakipler: { $names }
agent-ended-after = { $count ->
    [one] { $end }, 1 tur
   *[other] { $end }, { $count } tur
}
agent-day = Günün oyunu
agent-day-hint = Herkese aynı masa ve aynı şans, her gün yeni bir oyun. Yalnız ilk deneme sayılır.
agent-day-earlier = Önceki günler
agent-day-none = Henüz hiç oynamadın.
agent-day-result = Günün oyunu: { $result }.
agent-season = Sezon
agent-season-hint = Beş akşam, her birinde daha güçlü rakipler. Nasıl oynadığını akşamdan akşama hatırlarlar.
agent-season-scoring = Kazanan 5 puan alır; diğerleri, oyunu belirleyen ajana yatırdıkları paraya göre 3, 2 ve 1. Kazanan yoksa herkes 2 alır.
agent-season-evening = Akşam { $number } / { $count }
agent-season-evening-short = { $number }. akşam
agent-season-points = { $count ->
    [one] 1 puan
   *[other] { $count } puan
}
agent-season-standing = Şimdilik: { $points } / { $most } puan
agent-season-over = Sezon bitti: { $points } / { $most } puan
agent-season-best = En iyi sezon: { $points } / { $most } puan
agent-season-new = Yeni sezon
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Senin hakkında hatırladıkları
agent-season-objections = { $of } hamlenin { $count } tanesine itiraz ettin.
agent-season-withdrawals = { $of } itirazda { $count } kez vazgeçtin.
agent-season-bluffs = { $of } kez itiraz veya ısrar ettin; { $count } tanesinde ajana hiç para yatırmamıştın.
agent-record = Karne
agent-record-none = Bilgisayar oyunculara karşı bitirdiğin her oyun burada sayılır.
agent-record-set-aside = Agent karnen okunamadı. Kenara konuldu, yenisi başlıyor.
agent-record-won = { $count ->
    [one] 1 oyunda { $won } kez kazandın
   *[other] { $count } oyunda { $won } kez kazandın
}
agent-record-won-of = { $count } oyunda { $won } kez
agent-record-players = Oyuncu sayısına göre
agent-record-levels = En güçlü rakibe göre
agent-record-play = Nasıl oynuyorsun
agent-record-objections = İtirazlar
agent-record-withdrawals = Vazgeçmeler
agent-record-claims = Beyanlar
agent-record-bluffs = Blöfler
agent-record-exiles = Bahamalar’a gönderilen
agent-record-of = { $count } / { $of }
agent-record-worked = { $of } blöften { $count } tanesi tuttu
agent-record-rivals = Kim kimi yendi
agent-record-met = { $count ->
    [one] 1 oyun: sen { $won }, { $name } { $lost }
   *[other] { $count } oyun: sen { $won }, { $name } { $lost }
}

## How to play

agent-rules = Nasıl oynanır?
agent-rules-aim = Amaç
agent-rules-aim-text =
    Dört ulustan sekiz ajan, Tanca’daki bir çantanın peşinde. Hiçbiri kimsenin değil: herkes hepsini gönderebilir. Bir ajan çantayla yurda dönünce, ona en çok para yatıran kazanır.
agent-rules-stakes = Yatırılan para
agent-rules-stakes-text =
    10.000 dolarlık banknotla başlarsın: 1.000, 500, 400, 300, 200 ve 100’lüklerden dörder tane. İlk hamleden önce herkes gizlice dilediği kadar ajana para yatırır ya da hiçbirine yatırmaz.

    Yatırılan para yerinde kalır. Elinde kalanı sonra yatırabilirsin.
agent-rules-turn = Sıra sende
agent-rules-turn-text =
    Sıran gelince bir ajanı bir yol boyunca komşu şehre gönderirsin, bir ajana çantayı aldırır veya yere koydurursun, saldırırsın ya da rüşvet verirsin.

    Çantanın bulunduğu şehre gelen ajan onu alabilir veya almayabilir. Çantayı taşıyan, onu yanında götürebilir veya geride bırakabilir.

    Rüşvet, ajanlara yeni banknotlar yatırmaktır. Diğerleri rüşvet verdiğini duyar, ama kime ve ne kadar olduğunu duymaz.
agent-rules-attack = Haydi Bahamalar’a!
agent-rules-attack-text =
    En az 500 dolar yatırdığın bir ajanla, komşu şehirdeki başka bir ajana saldırabilirsin. Saldırı gerçekleşirse kurban bir daha dönmez, herkes ona ne yatırdığını söyler; sen de saldıran ajana yatırdığın paradan 500 dolar kaybedersin.

    Kimseye yurdunda veya aynı şehrin içinden saldırılmaz.
agent-rules-objection = İtirazlar
agent-rules-objection-text =
    Bir ajanın yapacağı her şeye başka bir oyuncu itiraz edebilir; yalnız çantayı saldırmadan yurda getirmesine itiraz edilmez. İtiraz gelirse ya vazgeçip başka bir şey yaparsın ya da ısrar edersin.

    Israr edersen oyuncular sırayla o ajana ne kadar yatırdıklarını beyan eder; yatırılandan fazlası beyan edilemez. En çoğunu beyan eden izin verir veya vermez; beyanlar eşitse karar senindir.

    Yani her beyan bir şey ele verir; susmak da öyle.
agent-rules-end = Son
agent-rules-end-text =
    Bir ajan çantayla yurda dönünce bütün kâğıtlar açılır. O ajana en çok para yatıran kazanır; eşitlikte önce çantayı yurda getiren gelir, sonra saat yönünde sıradaki. Ajana kimse para yatırmamışsa çantayı yurda getiren kazanır.

    Son tur belirlenmişse ve o tur bittiyse, çantayı taşıyan ajana tek başına en çok yatıran kazanır; öyle biri yoksa kimse kazanmaz.

    Yalnız zafere talip olanların karşılaştırılması kararlaştırılmışsa, sadece onların kâğıtları ve çantayı yurda getirenin kâğıdı sayılır.
agent-rules-keys = Tuşlarla veya oyun koluyla
agent-rules-keys-text =
    Oklar veya çubuk haritada gezdirir, Enter veya A seçer. Tab veya RB, önce gönderilebilecek ajanları, sonra düğmeleri dolaşır. Backspace, Esc veya B seçimi geri alır.

    Bütün tuşlar menüde; çoğunu değiştirebilirsin.
agent-rules-origin = Nereden geliyor
agent-rules-origin-text =
    Eric Solomon’un Agent adlı oyununu 1975’te Fransa’da Pelikan yayımladı. Basılı haritası bize ulaşmadı; bizimki aynı fikirle, kendi şehirlerimizle çizildi.

## What screen readers are told of the map

agent-told-map = Harita
agent-told-home = { $nation ->
    [american] Amerikalıların
    [british] İngilizlerin
    [russian] Rusların
   *[chinese] Çinlilerin
} yurdu
agent-told-case = çanta
agent-told-empty = kimse yok
agent-told-exile = Bahamalar’da
agent-told-holds = çantayı taşıyor
agent-told-may-act = seçilebilir
agent-told-chosen = seçili
agent-told-target = gidilebilir
agent-told-attack = biri Bahamalar’a gönderilebilir

## Keys and gamepads

agent-keys-game = Oyun
agent-keys-back = Başka bir şey seç
agent-keys-bribe = Rüşvet ver veya paranı yatır
agent-keys-sheet = Basılıyken kâğıdımı göster
agent-keys-let = Göz yum (bilgisayara karşı tek başına)
agent-keys-object = İtiraz et (bilgisayara karşı tek başına)
agent-keys-notebook = Defter
agent-keys-gamepads = Her oyun kolu, kime sorulduysa onun için oynar.

## Lessons

agent-lessons = Dersler
agent-lessons-line = Her biri bir dakikalık sekiz kısa ders.
agent-lessons-count = { $done } / { $count } tamam
agent-lessons-done = Tamam
agent-lessons-open = Henüz yapılmadı
agent-lessons-set-aside = Agent derslerinde öğrendiklerin okunamadı. Kenara konuldu, dersler baştan başlıyor.
agent-lesson-number = Ders { $number } / { $count }: { $name }
agent-lesson-opponent = Cem
agent-lesson-well-done = Aferin!
agent-lesson-right = Aferin! { $why }
agent-lesson-wrong = Tam olmadı. { $why }
agent-lesson-else = Tam olmadı. Görev bu değildi.
agent-lesson-again = Yeniden dene
agent-lesson-next = Sonraki ders
agent-lesson-skip = Atla
agent-lesson-leave = Ana menü

## Hints in a first game

agent-hint-dismiss = Anladım
agent-hint-off = Başka ipucu gösterme
agent-hint-stakes = İki üç ajana biraz para yatır, gerisini rüşvete sakla. Kimin kime ne yatırdığı gizli kalır.
agent-hint-turn = Para yatırdığın bir ajanı çantaya bir şehir yaklaştır. Ya da başka bir ajanı çantadan uzaklaştır.
agent-hint-object = Bu henüz olmadı. Göz yum ya da sana zararı varsa itiraz et.
agent-hint-answer = Vazgeçersen başka bir şey yaparsın. Israr edersen herkes bu ajana yatırdığını beyan edebilir; en yüksek beyan karar verir.
agent-hint-claim = Öne geçmeye yetecek kadar beyan et ya da çekil. Beyanını herkes aklında tutar.
agent-hint-decide = Son söz senin. Reddedersen hamle geri alınır, aynı oyuncu başka bir şey yapar.
agent-hint-near-home = { $agent } çantayla yurda dönmek üzere. Başka biri ona senden çok yatırmış olabilirse, ya daha çok yatır ya da onu durdur.
agent-hint-case = Çantayı artık { $agent } taşıyor. Onu almak için, en az 500 dolar yatırdığın bir ajanla komşu şehirden saldır.
agent-hint-exile = Bahamalar’a giden oyundan çıkar. Herkes kurbana ne yatırdığını söyler, defter de bunu tutar.
agent-hint-bribe = Rüşvet veren, hamle yerine ajanlara yeni para yatırır. Kime ve ne kadar, başka kimse bilmez. Bunu sen de yapabilirsin.
agent-hint-taken-back = İtirazın durdurduğu hamle geri alınır. Aynı oyuncu bunun yerine başka bir şey yapar.

## Settings

agent-settings-map = Harita
agent-settings-names = Şehir adlarını göster
agent-settings-contrast = Yüksek kontrast
agent-settings-contrast-hint = Sade, açık renkli bir harita: ajanlar, yollar ve adlar öne çıkar.
agent-settings-playing = Oynarken
agent-settings-reasons = Bilgisayarın nedenlerini söyle
agent-settings-reasons-hint = Yalnızca masadaki herkesin akıl edebileceği kadarı.
agent-settings-hints = İpuçları
agent-settings-hints-hint = Her biri bir kez, yeni bir şey olunca çıkar. “{ agent-first-game }” hepsini yeniden gösterir.
agent-settings-timer = İtirazlar 20 saniye içinde
agent-settings-timer-hint = Birkaç kişi oynarken süreyi geçiren göz yummuş sayılır.
agent-settings-sheet = Kâğıdımı tek basışla göster
agent-settings-sheet-hint = Birkaç kişi oynarken: bir basış gösterir, ikincisi kapatır. Yoksa düğme veya tuş basılı tutulur.
agent-settings-pass = Bana sormadan göz yum
agent-settings-pass-nothing = Hiçbirine
agent-settings-pass-stake = Para yatırmadığım ajanlara
agent-settings-pass-quiet = Saldırı ve çanta hariç hepsine
agent-settings-pass-hint = Tek başına oynarken. Olan yine de anlatılır.

# The texts of Agon in Turkish. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## When the program cannot go on

fault-display = Agon için bir ekran gerekiyor, ama ekran bulunamadı. Oyunu masaüstünden başlat.
fault-graphics = Agon bu bilgisayarda görüntü çizemiyor: kullanılabilir bir grafik sürücüsü veya ekran bulunamadı.
fault-running = Agon, programdaki bir hata yüzünden durdu. Oyunun son hamleye kadar kayıtlı.
fault-lit-view = Bu cihaz tahtayı 3D çizemiyor. Tahta üstten gösteriliyor.
content-reading = Yükleniyor…
content-failed = Bu sayfa yüklenemedi. Bağlantını denetle, sonra yeniden dene.
content-again = Yeniden dene

## Settings

settings-board = Tahta
settings-theme = Malzeme
settings-theme-parlour = Salon ahşabı
settings-theme-marble = Mermer ve pirinç
settings-theme-contrast = Yüksek kontrast
settings-orientation = Tahtanın yönü
settings-orientation-fixed = Sabit
settings-orientation-mover = Oynayana dönük
settings-orientation-table = Masada yatık
settings-orientation-fixed-hint = Tahta hiç dönmez.
settings-orientation-mover-hint = Tahta, sıra kimdeyse ona döner.
settings-orientation-table-hint = Ekran iki oyuncunun arasında yatıyorsa: Siyah’ın taşları ve iletileri Siyah’a bakar.
settings-playing = Oynarken
settings-targets = Taşın gidebileceği haneleri göster
settings-threats = Esir düşebilecek taşlarımı göster
settings-threats-hint = İşaretli köşeler: rakibin bir sonraki hamlesi oradaki taşını esir alabilir.
settings-confirm = Her hamleyi onaylat
settings-confirm-hint = Hamle, haneye ikinci kez dokununca oynanır; parmağın kayarsa zararı olmaz.
settings-race = Yarışı göster: kalan hamleler
settings-names = Hane adları
settings-names-frame = Çerçevede
settings-names-cells = Hanelerde
settings-names-off = Kapalı

## Keys and gamepads

keys-game = Oyun
keys-put-down = Taşı bırak
keys-undo = Geri al
keys-redo = Yinele
keys-ask-hint = İpucu
keys-why-not = Ya oynarsam?
keys-previous = Önceki hamle
keys-following = Sonraki hamle
keys-first = Oyunun başı
keys-last = Son hamle
keys-moves = Bütün hamleler
keys-promote = Bu varyantı ana hat yap
keys-remove = Varyantı buradan itibaren sil
keys-draw = Ok çizmeye başla veya bitir
keys-erase = Okları ve hane işaretlerini sil
keys-note = Hamleye not yaz
keys-in-words = Sözle
keys-analyse = Analizi başlat veya bitir
keys-stand-still = Ya beklerse? (analiz)
keys-previous-mistake = Önceki hata (inceleme)
keys-following-mistake = Sonraki hata (inceleme)
keys-better = Daha iyi hamleyi göster (inceleme)
keys-try-again = Hataları yeniden dene veya bırak
keys-threats = Tehditleri göster veya gizle
keys-gamepads-two = İki oyun kolu varsa ilk bağlanan Beyaz’ı oynar.
gamepads-gone = Bir oyun kolunun bağlantısı kesildi.
gamepads-two = İki oyun kolu var: ilki Beyaz’ı, ikincisi Siyah’ı oynuyor.

## How to play

rules-title = Nasıl oynanır?
museum-title = Kurallar müzesi
book-board = Küçük tahtada göster: { $text }
book-show = Göster
book-reset = Kendin dene
book-turn = { $side ->
    [black] { $chooser ->
        [white] Esir siyah kraliçenin yerini Beyaz seçer.
       *[black] Sıra Siyah’ta.
    }
   *[white] { $chooser ->
        [black] Esir beyaz kraliçenin yerini Siyah seçer.
       *[white] Sıra Beyaz’da.
    }
}

## Who made what

credits-game = Oyun
credits-game-text =
    Agon geleneksel bir oyundur; belki Fransa’da, 1780 dolaylarında doğdu, 1842’de Londra’da basıldı. Kimsenin malı değildir.

    Buradaki sürümlerin kaynakları: Le Globe Joueur, Escale à jeux ve Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett ve Ludii sistemi.
credits-program = Program
credits-program-text =
    Sürüm { $version }.

    Özgür yazılım; MIT veya Apache License 2.0, hangisini istersen. Tahta, taşlar, simgeler, sesler ve müzik bu program için yapıldı, aynı lisanslarla sunuluyor.
credits-languages = Diller
credits-languages-text =
    Kulağa yanlış gelen bir cümle mi var? Projenin { $folder } klasöründe, anahtarının ardında duruyor. Orada daha iyisini öner ya da kendin düzelt.

    Hangi cümlenin hangi anahtarı olduğunu görmek için oyunu --lang keys ile başlat.
credits-fonts = Yazı tipleri
credits-fonts-text =
    Inter (The Inter Project Authors) ve Vollkorn (Friedrich Althausen ve The Vollkorn Project Authors): ikisi de SIL Open Font License 1.1 ile.
credits-libraries = Kullanılanlar
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde ve bunların dayandığı özgür kitaplıklar; her biri kendi yazarlarının özgür lisansıyla.

## The computer player

opponent-alone = Bilgisayar oyuncu bu tarayıcıda düzgün çalışamıyor, o yüzden kolay bir rakip. İki kişilik oyunlar bundan etkilenmez.
opponent-random = Bilgisayar oyuncu takıldı, kurallara uygun rastgele bir hamle oynadı. Oyun sürüyor.
warning-repetition-draw = Bu konum ikinci kez oluştu. Üçüncü kez oluşursa oyun berabere biter.
warning-repetition-loses = Bu konum ikinci kez oluştu. Üçüncü kez oluşturan kaybeder.
warning-progress = { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } daha esir alınmadan, içeri adım atılmadan geçerse oyun berabere biter.
draw-declined = Bilgisayar oyunu sürdürmek istiyor.
draw-declined-by = { $by ->
        [white] Beyaz
        [black] Siyah
       *[name] { $name }
    } beraberliği kabul etmedi.

## Who and what

side-white = Beyaz
side-black = Siyah
player-you = Sen
player-computer = Bilgisayar
level-beginner = Acemi
level-learner = Çırak
level-casual = Heveskâr
level-steady = Temkinli
level-skilled = Becerikli
level-strong = Güçlü
level-formidable = Çetin
level-expert = Uzman
level-virtuoso = Virtüöz
level-master = Usta
# As in English.
preset-modern = Modern
preset-globe = Geleneksel
preset-escale = Köşeli
preset-fromager = Köşeli, tur kaybı yok
preset-ring = Halka
preset-ring-entry = Halka, taş yerleştirmeli
preset-neto = Halka, bir halka geri
preset-classic = Klasik
preset-bell = Klasik, muhafız yerleştirmeli
preset-parlett = Klasik, taş yerleştirmeli
preset-captor = Klasik, esir alan seçer
preset-home = Klasik, başlangıca dönüş
preset-japan = Klasik, kalıcı esaret
preset-ludii = Klasik, Ludii usulü
preset-custom = Özel
enumeration = { $first } ve { $last }

## Beside the board

panel-turn = { $turn }. tur
panel-rules = Kurallar: { $name }
panel-to-move = { $by ->
        [you] Sıra sende
       *[other] Sıra onda
    }
panel-thinking = Düşünüyor…
panel-winner = Kazanan
panel-captured = Geri konulacak
panel-captured-sent = { $by ->
        [you] Sen göndereceksin
        [computer] Bilgisayar gönderecek
        [white] Beyaz gönderecek
        [black] Siyah gönderecek
       *[name] { $name } gönderecek
    }
panel-in-hand = Elde
panel-off-board = Tahtanın dışında
panel-undo = Geri al
panel-redo = Yinele
panel-hint = İpucu
panel-offer-draw = Beraberlik öner
panel-resign = Pes et
panel-result = Sonuç ve rövanş
panel-view-flat = 2D’ye geç
panel-view-space = 3D’ye geç
panel-menu = Menü
panel-leave = Oyundan çık
moves-pass = pas
moves-title = Hamleler
moves-none = Henüz hamle yapılmadı.
moves-no-variations = Bakmak için bir hamle seç. Oradan başka bir hamle oynarsan, aşağıda varyant olarak görünür.
moves-variations = Bakmak için bir hamle seç. Varyantlar, yerini aldıkları hamlenin altında durur.
moves-more = Daha fazla
moves-took = { $seconds ->
        [one] Bir saniye sürdü.
       *[other] { $seconds } saniye sürdü.
    }
moves-to-board = Tahtaya dön
moves-promote = Ana hat yap
moves-remove = Buradan itibaren sil
moves-remove-title = Bu varyant silinsin mi?
moves-remove-body = { $move } ve ardından denenen her şey geri gelmemek üzere silinecek.
moves-remove-yes = Sil
moves-is-game = Bu hamle varyantta değil, ana hatta.
moves-is-decided = Oyun bitti, hamleleri oynandığı gibi kalır. Denediğin her şey bir varyanttır.
notes-title = Not
notes-write = Not yaz
notes-game-title = Oyunun başlığı
notes-at-start = İlk hamleden önce
notes-mark = İşaret
notes-hint = Ne düşünüyorsun?
notes-no-mark = İşareti kaldır
notes-good = iyi hamle
notes-mistake = hata
notes-brilliant = çok iyi hamle
notes-blunder = vahim hata
notes-interesting = ilginç hamle
notes-dubious = şüpheli hamle
notes-erase = Okları ve hane işaretlerini sil
notes-how-to-draw = Tahtada ok çizmek ve hane işaretlemek için farenin sağ tuşunu, klavyeyi ya da parmağını kullan: parmağını önce yerinde beklet.
notes-done = Tamam
notes-later = Notlar ancak oyun bitince ya da analizde yazılabilir.
in-words-title = Sözle
in-words-field = Bir hamle, bir hane ya da bir soru
# As in English.
in-words-example = b1 c2
in-words-send = Gönder
in-words-help = Örneğin bir hamle için “b1 c2”, bir hane için “e4” ya da şu sözcüklerden biri: { $words }.
in-words-unknown = “{ $said }” anlaşılamadı.
in-words-done = Tamam.
in-words-not-now = Bu şimdi mümkün değil.
in-words-no-review = Hamleler, oyun bitince ya da analizde değerlendirilir.
in-words-no-verdict = Bu hamlede dikkat çeken bir şey yok.
in-words-no-threats = Tehdit altında taş yok.
in-words-threatened = Tehdit altında: { $pieces }.
in-words-can-go = Gidebileceği haneler: { $cells }.
in-words-where = nerede, taşlar, taslar
in-words-threats = tehditler, tehdit, tehlike
in-words-turn = konum, sıra, sira
in-words-undo = geri al, geri alma
in-words-back = geri
in-words-forward = ileri
in-words-first = baş, bas, başa, basa, başlangıç, baslangic
in-words-last = son, sona, sonu
in-words-hint = ipucu, yardım, yardim
in-words-verdict = neden, niçin, değerlendirme
in-words-race = yarış, yaris, uzak, önde
in-words-mine = benim, muhafızlarım, taşlarım, kraliçem
in-words-guards = muhafız, muhafızlar, muhafızlarım, muhafiz
in-words-queens = kraliçe, kraliçem, kralice
clock-in-minutes = { $count } dk
clock-in-seconds = { $count } sn
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: bir dakika kaldı.
clock-ten-seconds = { $name }: on saniye kaldı.
clock-stood-still = Sen yokken saat işlemedi.
clock-stands-still = Oyun kaydedildi. Sen dönene dek saat işlemez.
clock-give = { $seconds } saniye ver: { $name }
clock-given = { $name }: { $seconds } saniye daha.
ahead-chosen = Sonraki hamle: { $move }.
ahead-impossible = Önceden seçtiğin hamle artık oynanamıyor.
take-back-title = { $count ->
        [one] Son hamle geri alınsın mı?
       *[other] Son { $count } hamle geri alınsın mı?
    }
take-back-body = { $name }, kabul ediyor musun?
take-back-yes = Kabul
take-back-no = Reddet
take-back-result-title = Bu oyun sürdürülsün mü?
take-back-result-body = Sonuç artık sayılmayacak.
take-back-result-yes = Sürdür
resign-title = Pes ediyor musun?
resign-body = Oyun biter, { $winner ->
        [you] sen kazanırsın
        [computer] bilgisayar kazanır
        [white] Beyaz kazanır
        [black] Siyah kazanır
       *[name] { $name } kazanır
    }.
resign-no = Oyuna devam

## Above the board

banner-relocate-queen = Esir kraliçeni işaretli bir haneye geri koy.
banner-relocate-guard = Esir muhafızını { $zone ->
        [edge] kenara
       *[other] işaretli bir haneye
    } geri koy.
banner-relocate-one = Esir muhafızlarından birini geri koy.
banner-send-white-queen = Esir beyaz kraliçenin gideceği haneyi seç.
banner-send-black-queen = Esir siyah kraliçenin gideceği haneyi seç.
banner-place-queen = Kraliçeni yerleştir.
banner-place-guard = Bir muhafız yerleştir.
banner-your-turn = Sıra sende
banner-step-pick = Çemberli bir taş seç.
banner-step-target = İşaretli bir hane seç.
banner-confirm = Bu hamle oynansın mı?
banner-confirm-yes = Oyna
banner-confirm-no = İptal
banner-why = Ya oynarsam?
banner-why-target = İşaretli bir hane seç; hamle oynanmadan sonucunu görürsün.
banner-why-piece = Önce bir taş seç. Sonra hamlelerini sorabilirsin.
banner-why-done = Tamam
banner-preview = Önizleme: hiçbir şey oynanmadı. Dönmek için bir yere bas.
news-queen-steps = { $who }: kraliçe { $from } → { $to }
news-guard-steps = { $who }: muhafız { $from } → { $to }
news-queen-relocated = { $who }: kraliçe geri konuldu, { $from } → { $to }
news-guard-relocated = { $who }: muhafız geri konuldu, { $from } → { $to }
news-white-queen-sent = { $who }: beyaz kraliçe gönderildi, { $from } → { $to }
news-black-queen-sent = { $who }: siyah kraliçe gönderildi, { $from } → { $to }
news-queen-placed = { $who }: kraliçe { $to } hanesine yerleştirildi
news-guard-placed = { $who }: muhafız { $to } hanesine yerleştirildi
news-captured-queen = { $cell } hanesindeki kraliçe
news-captured-guards = { $count ->
        [one] { $cells } hanesindeki muhafız
       *[other] { $cells } hanelerindeki muhafızlar
    }
news-captures = { "" }, { $pieces } esir düştü
news-cost = { $whom ->
        [you] sen
        [computer] bilgisayar
        [white] Beyaz
        [black] Siyah
       *[name] { $name }
    } { $bound ->
        [least] en az{ " " }
        [most] en çok{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } { $whom ->
        [you] kaybedersin
       *[name] kaybeder
    }
capture-pieces = Esir: { $pieces }
capture-turn = { $count ->
        [one] Geri koymak bir tura mal olur.
       *[other] Geri koymak { $count } tura mal olur.
    }
news-trapped = { "" }, orada kendisi esir düştü
banner-passed = Oynanacak hamle yok: sıra geçiyor.
race-count = { $count ->
        [0] 0 hamle
        [one] en az 1 hamle
       *[other] en az { $count } hamle
    }
race-count-short = { $count ->
        [0] 0 hamle
        [one] en az { $count }
       *[other] en az { $count }
    }
race-least = en az
race-to-go = hamle kaldı
race-left = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } kazanmasına en az { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } var.
race-cost = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } kazanmasına en az { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } var; { $cost } tanesi esir taşlar yüzünden.
race-open = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } kazanmasına en az { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } var. Esir kraliçe şimdiki hanesinden sayıldı; kenara gönderilirse buna en çok { $farther } hamle eklenir.
race-queen = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } kazanmasına en az { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } var. Esir kraliçe şimdiki hanesinden sayıldı.
value-even = Başa baş
value-lead = { $side ->
        [white] Beyaz
       *[black] Siyah
    } { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } önde
value-wins = { $side ->
        [white] Beyaz
       *[black] Siyah
    } { $count ->
        [one] 1 hamlede
       *[other] { $count } hamlede
    } kazanır
value-wins-at-once = { $side ->
        [white] Beyaz hemen kazanır
       *[black] Siyah hemen kazanır
    }
value-no-queen = { $side ->
        [white] Beyaz kraliçesiz, kazanamaz
       *[black] Siyah kraliçesiz, kazanamaz
    }
value-winning = { $side ->
        [white] Beyaz kazanıyor
       *[black] Siyah kazanıyor
    }
banner-looking-back = Önceki bir konuma bakıyorsun.
banner-looking-aside = Oyunda oynanmamış bir varyanta bakıyorsun.
banner-earlier = Önceki konum: hamlen bundan sonrasının yerini alacak.
banner-reviewing = Oyun inceleniyor. İstersen başka hamleler dene.
banner-reviewing-aside = Varyant inceleniyor. İstersen başka hamleler dene.
banner-reviewing-only = Oyun inceleniyor.
banner-reviewing-aside-only = Varyant inceleniyor.
banner-analysing = Sıra onda (analiz)
banner-analysing-aside = Sıra onda (analiz, varyant)
banner-retrying = Daha iyi bir hamle bul
banner-to-the-end = Son hamle
banner-go-on-here = Buradan devam et
banner-gave-away = Bu tur oynanmıyor (avans).
banner-draw-offered = Beraberlik önerildi.
banner-draw-offered-to = { $by ->
        [white] Beyaz
        [black] Siyah
       *[name] { $name }
    } beraberlik öneriyor. { $to }, kabul ediyor musun?
banner-draw-offered-to-you = Rakibin beraberlik öneriyor. Kabul ediyor musun?
banner-accept = Kabul et
banner-decline = Reddet
spoken-to = hedef
spoken-throne = taht
spoken-empty = boş
spoken-white-queen = Beyaz kraliçe
spoken-white-guard = Beyaz muhafız
spoken-black-queen = Siyah kraliçe
spoken-black-guard = Siyah muhafız
spoken-captured = esir
spoken-picked = seçili
spoken-movable = oynanabilir
spoken-target = gidilebilir
spoken-threatened = tehdit altında
spoken-coloured = işaretli
spoken-arrow-to = { $cell } hanesine ok
spoken-drawn-arrow = { $from } hanesinden { $to } hanesine ok
spoken-drawn-cell = { $from } işaretlendi
spoken-erased = Silindi
spoken-barred = çarpı: { $why }
spoken-taken-back = Hamleler geri alındı.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = Oyun bitti.
refused-no-piece = { $cell } hanesinde taş yok.
refused-not-yours = { $cell } hanesindeki taş senin değil.
refused-occupied = { $cell } hanesinde zaten bir taş var.
refused-not-adjacent = Taşlar yalnızca komşu haneye gider.
refused-outwards = Taşlar kendi halkalarında veya içeri doğru gider, dışarı asla.
refused-guard-on-throne = Tahta yalnızca kraliçe çıkabilir.
refused-in-white-custody = Taş oraya gidemez: hane iki beyaz taşın arasında.
refused-in-black-custody = Taş oraya gidemez: hane iki siyah taşın arasında.
refused-relocate-first = Önce { $cells } hanesindeki esir taş geri konulmalı.
refused-relocate-one-first = Önce esir taşlarından biri geri konulmalı: { $cells }.
refused-queen-first = Önce { $cell } hanesindeki esir kraliçe geri konulmalı.
refused-same-cell = Esir taş başka bir haneye gitmeli.
refused-relocate-to-edge = Bu esir taş yalnızca kenara gidebilir.
refused-relocate-to-next-ring = Bu esir taş yalnızca bir dıştaki halkaya gidebilir.
refused-relocate-queen-to-start = Bu esir kraliçe yalnızca başladığı haneye gidebilir.
refused-relocate-guard-to-start = Bu esir muhafız yalnızca kendi tarafındaki bir muhafızın başladığı bir haneye gidebilir.
refused-relocate-to-throne = Esir kraliçe tahta çıkamaz.
refused-relocation-captures = Taş oraya konulamaz: rakip bir taşı esir alırdı, oysa geri konulan taş esir alamaz.
refused-relocation-in-white-custody = Taş oraya konulamaz: iki beyaz taşın arasında kalırdı.
refused-relocation-in-black-custody = Taş oraya konulamaz: iki siyah taşın arasında kalırdı.
refused-place-queen-first = Önce kraliçeyi yerleştir.
refused-place-guards-first = Önce bütün muhafızları yerleştir.
refused-no-queen-in-hand = Yerleştirilecek kraliçe kalmadı.
refused-no-guard-in-hand = Yerleştirilecek muhafız kalmadı.
refused-place-on-edge = Taşlar kenara yerleştirilir.
refused-place-opposite = İkinci kraliçe, birincinin tam karşısında durmalı.
refused-place-on-throne = Tahtın üzerine taş yerleştirilmez.
refused-looking-back = Önceki bir konuma bakıyorsun. Buradan oynamak için “{ banner-go-on-here }” düğmesini seç.
refused-touched = Dokunulan oynanır: dokunduğun taşı oynamalısın.
refused-pass = Hamlen varken pas geçemezsin.
refused-handicap = Bu tur oynanmıyor: avansın bir parçası.
refused-must-pass = Oynanacak hamle yok, sıra geçiyor.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = oyun kazanılır
reason-loses = oyun kaybedilir
reason-loses-empty-throne = altı muhafız, üzerinde kraliçeleri yokken tahtı çevreler ve oyun kaybedilir
reason-loses-repetition = konum üçüncü kez oluşur ve oyun kaybedilir
reason-draws = oyun berabere biter
reason-lets-win = { $by ->
        [you] sen
        [computer] bilgisayar
        [white] Beyaz
        [black] Siyah
       *[name] { $name }
    } { $count ->
        [one] hemen ardından
       *[other] { $count } hamlede
    } { $by ->
        [you] kazanabilirsin
       *[name] kazanabilir
    }
reason-wins-in = hangi cevap gelirse gelsin { $count ->
        [one] bir sonraki hamlede
       *[other] { $count } hamlede
    } kazanılır
reason-misses-win = { $count ->
        [one] hemen kazanma fırsatı
       *[other] { $count } hamlede kazanma fırsatı
    } kaçar
reason-prevents-win = { $by ->
        [you] sen artık { $move } ile kazanamazsın
        [computer] bilgisayar artık { $move } ile kazanamaz
        [white] Beyaz artık { $move } ile kazanamaz
        [black] Siyah artık { $move } ile kazanamaz
       *[name] { $name } artık { $move } ile kazanamaz
    }
reason-only-move = tek seçenek kullanılır
reason-captures = { $pieces } esir düşer
reason-trapped = taş iki rakip taşın arasına girer ve esir düşer
reason-would-be-captured = { $by ->
        [you] sen { $move } oynarsan
        [computer] bilgisayar { $move } oynarsa
        [white] Beyaz { $move } oynarsa
        [black] Siyah { $move } oynarsa
       *[name] { $name } { $move } oynarsa
    } { $pieces } esir düşer
reason-saves = { $pieces } esir düşmekten kurtulur
reason-threatens = { $pieces } esir düşme tehlikesine girer
reason-traps-queen = { $cell } hanesindeki kraliçe gidecek yer bulamaz
reason-blocks-throne = { $cell } hanesindeki kraliçe tahta çıkamaz
reason-occupies-throne = kraliçe tahta çıkar
reason-blocks-guards = tahtın yanında, rakip muhafızlara gereken bir hane tutulur
reason-holds-up = { $pieces } içeri ilerleyemez
reason-wins-race = taht yarışında { $whom ->
        [you] sen
        [computer] bilgisayar
        [white] Beyaz
        [black] Siyah
       *[name] { $name }
    } { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } öne { $whom ->
        [you] geçersin
       *[name] geçer
    }
reason-gives-away = { $count ->
        [0] biraz zaman kaybedilir
        [one] yaklaşık 1 hamle kaybedilir
       *[other] yaklaşık { $count } hamle kaybedilir
    }
reason-nearest-cell = taş tahtın olabildiğince yakınına gelir
reason-farthest-cell = kraliçe tahttan olabildiğince uzağa gider
reason-keeps-away = taş rakipten uzak durur
reason-inwards = bir taş tahtın daha yakınına gelir
reason-sideways = bir taş kendi halkasında kalır
reason-quiet = pek bir şey değişmez
explained-move = Bu hamleyle { $reason }.
explained-answer = { $by ->
        [you] Ardından sen { $move } oynarsın
        [computer] Ardından bilgisayar { $move } oynar
        [white] Ardından Beyaz { $move } oynar
        [black] Ardından Siyah { $move } oynar
       *[name] Ardından { $name } { $move } oynar
    }.
explained-answer-why = { $by ->
        [you] Ardından sen { $move } oynarsın
        [computer] Ardından bilgisayar { $move } oynar
        [white] Ardından Beyaz { $move } oynar
        [black] Ardından Siyah { $move } oynar
       *[name] Ardından { $name } { $move } oynar
    }: { $reason }.
explained-best = Daha iyisi yok: bu hamleyle { $reason }.
explained-good = Bedeli küçük: bu hamleyle { $reason }.
explained-quiet = Sakin bir hamle. Bedeli küçük.
explained-playable = Oynanabilir, ama bu hamleyle { $reason }.

## The end of a game

end-you-win = Kazandın
end-you-lose = Kaybettin
end-white-wins = Beyaz kazandı
end-black-wins = Siyah kazandı
end-name-wins = { $name } kazandı
end-draw = Berabere
end-white-enthroned = Beyaz kraliçe tahtta, altı muhafızı çevresinde.
end-black-enthroned = Siyah kraliçe tahtta, altı muhafızı çevresinde.
end-white-enthroned-left = Beyaz kraliçe tahtta, kalan bütün muhafızları çevresinde.
end-black-enthroned-left = Siyah kraliçe tahtta, kalan bütün muhafızları çevresinde.
end-white-empty-throne = Altı beyaz muhafız, üzerinde kraliçeleri yokken tahtı çevreledi.
end-black-empty-throne = Altı siyah muhafız, üzerinde kraliçeleri yokken tahtı çevreledi.
end-white-queen-captured = Beyaz kraliçe esir düştü.
end-black-queen-captured = Siyah kraliçe esir düştü.
end-white-guards-captured = Son beyaz muhafız esir düştü.
end-black-guards-captured = Son siyah muhafız esir düştü.
end-white-repeated = Beyaz aynı konumu üçüncü kez oluşturdu.
end-black-repeated = Siyah aynı konumu üçüncü kez oluşturdu.
end-white-resigned = Beyaz pes etti.
end-black-resigned = Siyah pes etti.
end-you-resigned = Pes ettin.
end-name-resigned = { $name } pes etti.
end-white-out-of-time = Beyaz’ın süresi doldu.
end-black-out-of-time = Siyah’ın süresi doldu.
end-you-out-of-time = Süren doldu.
end-name-out-of-time = Süre doldu: { $name }.
end-repetition = Aynı konum üçüncü kez oluştu.
end-both-stuck = İki taraf da oynayamıyor.
end-progress = { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } boyunca ne esir alındı ne içeri adım atıldı.
end-agreement = Oyuncular beraberlikte anlaştı.
end-next-level = Sonraki: { $level }
end-rematch = Rövanş
end-swap = Taraf değiştir
end-my-games = Oyunlarıma dön
end-title = Ana menü
end-look = Tahtaya bak

## The title

# As in English.
title-name = Agon
title-line = En eski altıgen tahtada taht yarışı.
title-play = Oyna
title-play-first = İlk oyun, oynarken anlatılır
title-play-computer = Bilgisayara karşı ({ $level })
title-continue = Devam et
title-continue-computer = Bilgisayara karşı ({ $level }), { $turn }. tur
title-continue-people = { $white } – { $black }, { $turn }. tur
title-computer = Bilgisayara karşı
title-people = İki oyuncu
title-daily = Günün bulmacası
more-positions = Konumlar
rules = Kurallar

## Before a game

new-game-level = Rakip ne kadar güçlü?
level-beginner-line = Ortalıkta gezinir, ne tehdidi görür ne fırsatı: oyunu öğrenmek için ideal.
level-learner-line = Nereye gideceğini bilir ama oyalanır, senin tehditlerinin çoğunu kaçırır.
level-casual-line = Gözü tahttadır, seni ancak arada bir fark eder.
level-steady-line = Çoğu esir almayı ve tehdidi görür, daha ötesine bakmaz.
level-skilled-line = Esir alma fırsatlarını ve tehditleri pek kaçırmaz, ama ortalık sakinken dikkati dağılır.
level-strong-line = Konumları iyi tartar, hataların bedelini ödetir.
level-formidable-line = Birkaç hamle sonrasını düşünür, oyuna kolay gelmez.
level-expert-line = Çok ilerisini planlar; yenmesi zor.
level-virtuoso-line = Daha da derini görür, neredeyse hiç yanılmaz.
level-master-line = Tüm gücüyle oynar.
level-beginner-voice = Sıra bana mı geldi? Ne güzel tahta.
level-learner-voice = Bir hamle sonrasını görürüm. İkincisini unuturum.
level-casual-voice = Hedef taht! A, sen de mi buradaydın?
level-steady-voice = Muhafızlar birer birer. Acelem yok.
level-skilled-voice = Gözümden az şey kaçar; canım sıkılmadıkça.
level-strong-voice = Her hatanın bir bedeli var.
level-formidable-voice = O tuzağı mı diyorsun? Üç hamle önce görmüştüm.
level-expert-voice = Sonraki hamlelerin planımın parçası.
level-virtuoso-voice = Acele niye? Taht beni bekler.
level-master-voice = Buyur, otur. Taht neredeyse benim.
level-length = Bir oyun yaklaşık { $turns ->
        [one] 1 tur
       *[other] { $turns } tur
    } sürer.
new-game-names = Kim oynuyor?
new-game-first = Birinci oyuncu
new-game-second = İkinci oyuncu
new-game-name-hint = Ad
new-game-colour = Rengin
new-game-colour-first = Birinci oyuncunun rengi
new-game-colour-of = Renk: { $name }
new-game-lot = Rastgele
lot-you-white = Beyaz’ı oynuyorsun.
lot-you-black = Siyah’ı oynuyorsun.
lot-name-white = { $name } Beyaz’ı oynuyor.
new-game-handicap = Avans
new-game-handicap-line = { $turns ->
        [0] Avans yok.
        [one] Bilgisayar ilk turunda oynamaz.
       *[other] Bilgisayar ilk { $turns } turunda oynamaz.
    }
new-game-clock = Saat
clock-none = Yok
clock-per-move = Hamle başına
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Süre sınırı yok.
clock-per-move-line = Her hamle bu süre içinde yapılmalı; artan süre devretmez.
clock-fischer-line = Bütün oyun için bir süre, üstüne her hamleden sonra birkaç saniye.
clock-bronstein-line = Bütün oyun için bir süre; her hamlenin ilk saniyeleri sayılmaz.
clock-for-a-move = Bir hamle için
clock-minutes = Bütün oyun için dakika
clock-increment = Her hamleden sonra eklenen saniye
clock-delay = Hamle başına sayılmayan saniye
clock-less = Süresi daha az olan
clock-less-nobody = Hiç kimse
clock-less-part = Ötekinin süresine oranı
clock-first-moves = Tarafların ilk hamlesinde süre işlemez. Menü açıkken saat durur.
new-game-touch-move = Dokunulan oynanır
new-game-touch-move-hint = Dokunduğun taşı, oynayabiliyorsa oynaman gerekir.
new-game-other-rules = Başka kurallar seç
new-game-position = Başlangıç konumu
new-game-position-line = Bu oyuncularla bir konumdan, bağlantıdan veya notasyondan başla.
new-game-position-paste = Bir konumdan başla
new-game-start = Başla
own-rules = Kendi kuralların
own-rules-line = “{ $name }” temel alındı; dilediğini değiştir.
own-rules-known = Bu kurallar şimdilik “{ $name }” ile aynı.
own-rules-unknown = Bu kurallar tamamen senin.
axis-setup = Oyunun başlangıcı
setup-standard = Bütün taşlar kenarda
setup-standard-line = Kraliçeler ve muhafızlar öteden beri durdukları yerde.
setup-bell = Muhafızlar yerleştirilir
setup-bell-line = Kraliçeler yerinde. Oyuncular sırayla muhafızlarını taht dışında her yere yerleştirir.
setup-parlett = Bütün taşlar yerleştirilir
setup-parlett-line = Sırayla önce kraliçeler, sonra muhafızlar; taht dışında her yere.
setup-edge = Bütün taşlar kenara yerleştirilir
setup-edge-line = Oyuncular sırayla: önce kraliçe, sonra muhafızlar, yalnızca kenara.
setup-edge-opposite = Kenara, kraliçeler karşılıklı
setup-edge-opposite-line = Aynısı; ayrıca ikinci kraliçe birincinin tam karşısında durmalı.
axis-capture = Neler esir düşer
capture-straight = Düz çizgide iki rakip arasındaki taş
capture-straight-line = Oynanan taş ile aynı taraftan bir taş, rakip bir taşı düz çizgide aralarına alır.
capture-bent = Köşede de
capture-bent-line = Düz çizgide ya da rakip taş köşede kalacak biçimde 120° açıyla.
capture-same-ring = Halkada iki rakip arasındaki taş
capture-same-ring-line = Aynı halkada art arda üç taş, halkanın köşelerinde de.
axis-custody = İki rakip arasına girmek
custody-forbidden = Asla
custody-forbidden-line = Hiçbir taş iki rakip taşın arasına giremez, esir almak için bile.
custody-unless-capturing = Yalnızca esir alırken
custody-unless-capturing-line = Taş oraya ancak o hamlede esir alıyorsa girebilir; o zaman güvendedir.
custody-trapped = Girebilir ama esir düşer
custody-trapped-line = Taş oraya girebilir; ama neyi esir alırsa alsın kendisi de esir düşer.
axis-guard = Esir muhafızın yeri
guard-edge = Kenar
guard-edge-line = En dış halkada herhangi bir boş hane.
guard-next-ring = Bir halka dışarı
guard-next-ring-line = Bir dıştaki halkada boş bir hane; kenardaysa kenarda başka bir hane.
guard-start = Başladığı yer
guard-start-line = Kendi tarafındaki bir muhafızın başladığı herhangi bir boş hane; yoksa kenar.
guard-removed = Tahtanın dışı
guard-removed-line = Hemen oyundan çıkar. Kraliçe o zaman, kalan bütün muhafızları çevresindeyken kazanır; hiç muhafızı kalmayan kaybeder.
axis-queen = Esir kraliçenin yeri
queen-not-throne = Taht dışında her yer
queen-not-throne-line = Ortadaki dışında herhangi bir boş hane.
queen-anywhere = Her yer, taht da
queen-anywhere-line = Herhangi bir boş hane, taht bile.
queen-next-ring = Bir halka dışarı
queen-next-ring-line = Bir dıştaki halkada boş bir hane; kenardaysa kenarda başka bir hane.
queen-edge = Kenar
queen-edge-line = En dış halkada herhangi bir boş hane.
queen-start = Başladığı yer
queen-start-line = Başladığı hane; boş değilse kenar.
queen-removed = Tahtanın dışı
queen-removed-line = Hemen oyundan çıkar ve tarafı kaybeder.
axis-chooser = Esir kraliçenin hanesini seçen
chooser-owner = Kendi tarafı
chooser-owner-line = Öbür taşlarda olduğu gibi.
chooser-captor = Esir alan
chooser-captor-line = Kraliçeyi esir alan, yeni hanesini seçer; bu yine kraliçenin sahibinin turu sayılır.
axis-back-capture = Esir alacağı yere geri koymak
back-capture-forbidden = Yasak
back-capture-forbidden-line = Taş, rakip bir taşı kendi tarafından bir taşla arasına alacağı haneye konulmaz.
back-capture-allowed = Serbest, esir almadan
back-capture-allowed-line = Rakip bir taş böylece iki taşın arasında kalabilir, ama esir düşmez.
axis-back-custody = İki rakip arasına geri koymak
back-custody-forbidden = Yasak
back-custody-forbidden-line = Taş, iki rakip taşın arasındaki haneye konulmaz.
back-custody-allowed = Serbest
back-custody-allowed-line = Taş oraya konulabilir ve başına bir şey gelmez.
axis-cost = Geri koymanın bedeli
cost-turn = Bütün tur
cost-turn-line = Taşı geri koymak bütün turu alır; art arda esir almak zaman kazandırır.
cost-nothing = Bedelsiz
cost-nothing-line = Bütün esir taşlar geri konulur, sonra aynı oyuncu bir de hamle yapar.
axis-empty-throne = Tahtı çevreleyen kaybeder
empty-no-queen = Üzerinde kraliçe yoksa
empty-no-queen-line = Altı muhafız rakip kraliçeyi çevreleyebilir.
empty-own-queen = Kendi kraliçesi üzerinde değilse
empty-own-queen-line = Rakip kraliçeyi çevreleyen de kaybeder.
axis-repetition = Aynı konum üçüncü kez
repetition-draw = Berabere
repetition-draw-line = Kim tekrarlarsa tekrarlasın kazanan olmaz.
repetition-loses = Tekrarlayan kaybeder
repetition-loses-line = Tekrarlayacak olan başka bir şey bulmalı.
repetition-off = Etkisi yok
repetition-off-line = Ne zaman duracaklarına oyuncular karar verir.
axis-progress = İlerlemesiz hamlelerden sonra beraberlik
axis-progress-line = İki tarafın art arda esir almadan, içeri adım atmadan ve taş yerleştirmeden yaptığı hamleler.
progress-off = Asla
preset-modern-line = “{ preset-globe }” gibi; ama esir kraliçenin yerini esir alan seçer ve bir konumu üçüncü kez oluşturan kaybeder. Oyunlar sonuca varır.
preset-globe-line = Le Globe Joueur’e göre: düz çizgide esir alınır, esir muhafızlar kenara geri konulur.
preset-escale-line = “{ preset-globe }” gibi; ama iki taş 120° açıyla da esir alır. Escale à jeux’ye göre.
preset-fromager-line = “{ preset-escale }” gibi; ama geri koymak tura mal olmaz, ayrıca hamle yaparsın. Alain Fromager’ye göre.
preset-ring-line = Yalnızca halka boyunca esir alınır. İki rakip taşın arasına girmek serbesttir, ama giren esir düşer. Board and Pieces’e göre.
preset-ring-entry-line = “{ preset-ring }” gibi; ama oyuncular önce taşlarını sırayla kenara yerleştirir.
preset-neto-line = “{ preset-ring }” gibi; ama esir taş yalnızca bir halka dışarı konulur. João Pedro Neto’ya göre.
preset-classic-line = “{ preset-globe }” gibi; ama iki rakip taşın arasına hiç girilmez, esir almak için bile; esir kraliçe tahta da çıkabilir.
preset-bell-line = “{ preset-classic }” gibi; ama oyuncular önce muhafızlarını sırayla yerleştirir. R. C. Bell’e göre.
preset-parlett-line = “{ preset-classic }” gibi; ama oyuncular önce bütün taşlarını sırayla yerleştirir. David Parlett’e göre.
preset-captor-line = “{ preset-classic }” gibi; ama esir kraliçenin yerini esir alan seçer.
preset-home-line = “{ preset-classic }” gibi; ama esir taş başladığı yere geri konulur.
preset-japan-line = “{ preset-classic }” gibi; ama esir taş oyundan çıkar ve kraliçe kalan muhafızlarla kazanır.
preset-ludii-line = “{ preset-classic }” gibi; ama taşlar iki rakip taşın arasına geri konulabilir ve rakip kraliçeyi çevreleyen kaybeder.

## Analysis

analysis-title = Analiz
analysis-begin = Analiz tahtası
analysis-end = Analizi bitir
analysis-all-lines = Bütün analiz
analysis-play = Bu hamleyi oyna
analysis-fewer = Daha az yol
analysis-more = Daha çok yol
analysis-how-many = Devam yolu sayısı
analysis-stop = Aramayı durdur
analysis-go-on = Aramayı sürdür
analysis-stand-still = { $side ->
        [white] Ya Beyaz beklerse?
       *[black] Ya Siyah beklerse?
    }
analysis-move-again = En iyi hamlelere dön
analysis-if-still = { $side ->
        [white] Beyaz beklerse Siyah şunu oynayabilir:
       *[black] Siyah beklerse Beyaz şunu oynayabilir:
    }
analysis-no-standing-still = Önce bir taşın geri konulması veya yerleştirilmesi gerek.
analysis-line = { $number }. yol: { $move }
analysis-searching = Derinlik { $depth }…
analysis-done = Derinlik { $depth }
analysis-stopped = Derinlik { $depth }, durduruldu
analysis-hidden = Derinlik { $depth }, pencere gizli: bekliyor
analysis-failed = Analiz bu cihazda çalışmıyor.
analysis-over = Oyun bu konumda bitti.
analysis-effort = { $nodes } konum, saniyede { $speed }
analysis-thousands = { $thousands } bin
analysis-millions = { $whole },{ $tenths } milyon
analysis-agree-title = Bu oyun birlikte analiz edilsin mi?
analysis-agree-body = { $name }, kabul ediyor musun? Oyun olduğu gibi kalır, istediğiniz zaman sürdürebilirsiniz.
analysis-not-now = Bilgisayara karşı oyun, ancak bitince analiz edilebilir.

## Açılışlar

openings-title = Açılışlar
openings-source = Oyunlar
openings-mine = Oyunlarım
# As in English.
openings-atlas = Atlas
openings-both = İkisi de
openings-start = Oyunların başladığı konum
openings-results = Oyun: { $count }. Beyaz kazandı: %{ $white }, berabere: %{ $draws }, Siyah kazandı: %{ $black }.
openings-percent = %{ $percent }
openings-none = Hiçbir oyun buraya kadar gelmedi.
openings-none-own = Bu kurallarla henüz bir oyun bitirmedin.
openings-other-rules = Atlasta yalnızca bu kurallarla oynanan oyunlar var: { $name }.
openings-reading = Oyunların okunuyor…
openings-note = Atlasta bilgisayarın kendisiyle oynadığı oyunlar: { $count }
openings-learn = { $side ->
        [white] Beyaz olarak öğren
       *[black] Siyah olarak öğren
    }
openings-forget = Bu yolu unut
openings-learned = Bu devam yolu “{ mistakes-title }” sayfasında yeniden karşına çıkar.

## The review of a game

review-offer = Her hamle tartılır: hatalar ve daha iyi hamleler.
review-begin = Oyunu incele
review-running = İnceleniyor: hamle { $done } / { $count }
review-cancel = İncelemeyi durdur
review-failed = İnceleme bu cihazda çalışmıyor.
review-previous = Önceki hata
review-next = Sonraki hata
review-better = Daha iyi hamleyi göster
review-see = Hatalara bak
review-look = Kim öndeydi?
review-graph = Hamle hamle kim öndeydi
review-race-line = hamle farkı
review-chances = Beyaz’ın şansı, %
review-turn = tur
review-to-go = kalan hamle
review-course = Tarafların kalan hamleleri
review-start = İlk hamleden önce
review-point = { $turn }. tur, { $side ->
        [white] Beyaz
       *[black] Siyah
    }, { $move }{ $mark ->
        [inaccuracy] : kusurlu hamle
        [mistake] : hata
        [blunder] : vahim hata
        [only] : tek iyi hamle
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , bedeli yaklaşık 1 hamle
       *[other] , bedeli yaklaşık { $count } hamle
    }
review-verdict = { $mark ->
        [inaccuracy] Kusurlu hamle
        [mistake] Hata
        [blunder] Vahim hata
       *[only] Tek iyi hamle
    }{ $count ->
        [0] { "" }
        [one] , bedeli yaklaşık 1 hamle
       *[other] , bedeli yaklaşık { $count } hamle
    }
review-better-was = Daha iyisi: { $move }.
review-nearly-lost = Oyun zaten kaybedilmek üzereydi, o yüzden pek bir şey değişmedi.
review-value = { $value }. Beyaz’ın şansı: %{ $percent }
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] 1 kusurlu hamle
       *[other] { $count } kusurlu hamle
    }
review-mistakes = { $count ->
        [one] 1 hata
       *[other] { $count } hata
    }
review-blunders = { $count ->
        [one] 1 vahim hata
       *[other] { $count } vahim hata
    }
review-no-marks = belirgin hata yok
review-none = Belirgin hata yok: hiçbir hamle kazanma şansını ciddi biçimde azaltmadı.
review-level = { $who ->
        [you] Oyununun seviyesi
       *[player] { $name }, oyun seviyesi
    }: { $end ->
        [lowest] { $whole }
        [highest] { $whole } veya üstü
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = Oyun her hamleden sonra kaydedilir.
pause-resume = Oyuna dön
pause-again = Baştan başla
pause-again-title = Oyuna baştan başlansın mı?
pause-again-body = Şimdiye kadarki oyun Oyunlarım’da kalır.
pause-leave = Ana menüye dön

## Sharing a game

# Games by link.
by-link-title = Bağlantıyla oyun
by-link-afar = Bağlantıyla
by-link-how = Hamleni yapar, rakibine bir bağlantı gönderirsin. Rakibin bağlantıyı açar, cevap verir ve sana bir bağlantı gönderir.
by-link-your-turn = Sıra sende
by-link-their-turn = Sıra rakipte
by-link-new = Bağlantıyla yeni oyun
by-link-answered = { $name } cevabını hazırlamıştı: { $move }.
by-link-moved = Şimdi bağlantıyı rakibine gönder. Sana geleni açınca oyun sürer.
by-link-send = Bağlantıyı gönder
by-link-undo = Bu hamleyi içeren bağlantıyı zaten kopyaladın. Rakibin onu açarsa oyunlarınız farklı olur.
by-link-prepare = Eğer… o zaman…
by-link-prepared = { $count ->
        [0] Cevaplarını hazırla. Uyan biri olursa, rakibinin hamlesinden hemen sonra oynanır.
        [one] Bir cevap hazır. Daha önce kopyaladığınla değil, bu bağlantıyla gider, uyarsa hemen oynanır.
       *[other] { $count } cevap hazır. Daha önce kopyaladığınla değil, bu bağlantıyla giderler, uyan olursa hemen oynanır.
    }
by-link-prepare-begin = Cevap hazırla
by-link-prepare-end = Bu cevapları onayla
by-link-preparing = Rakibinin oynayabileceği bir hamleyi, ardından kendi cevabını oyna. Başka bir hamleye cevap hazırlamak için geri dön. ✓ cevapları onaylar.
banner-preparing-move = Olası bir hamle
banner-preparing-answer = Cevabın
new-game-where = Rakibin nerede?
new-game-here = Bu ekranda
new-game-own-name = Adın
new-game-other-name = Rakibinin adı
open-by-link-new = { $side ->
        [white] Bağlantıyla oynanan bir oyun. Beyaz’ı oynuyorsun.
       *[black] Bağlantıyla oynanan bir oyun. Siyah’ı oynuyorsun.
    }
open-by-link-goes-on = Bağlantıyla oynadığın oyunlardan birine gelen cevap: { $moves }.
open-by-link-known = Bağlantıyla oynadığın oyunda bu konum ya da daha sonrası sende zaten var.
open-by-link-other = Bu oyun { $turn }. turdan itibaren bildiğin oyundan farklı. Bununla devam edersen, sende oradan sonraki hamleler varyant olur.
open-by-link-differs = { $turn }. turda sende { $own }, bağlantıda { $other } var. Bağlantıdaki oyunla devam edersen, sende oradan sonraki hamleler varyant olur.
open-by-link-play = Bu oyunu oyna
open-by-link-take = Bağlantıdaki oyunla devam et
share-times = Sürelerle
share-by-link = Bu bağlantı yalnız rakibin için: hamleni ona götürür.
share-by-code = Yalnız rakibin için: burada veya tarayıcıda “{ open-title }” sayfasına yapıştırınca hamleni görür.
share-by-message = Agon oyunumuz. Bu mesajın tamamını kopyalayıp programda “{ open-title }” sayfasına yapıştır.

share-title = Paylaş
share-game = Bütün oyun
share-position = Bu konum
share-link-hint = Bağlantıyı açan, oyunu görür ve buradan devam edebilir: bağlantıları karşılıklı göndererek seninle ya da bilgisayara karşı.
share-code-hint = Bunu burada veya tarayıcıda “{ open-title }” sayfasına yapıştıran, oyuna devam edebilir: kodları karşılıklı göndererek seninle ya da bilgisayara karşı.
share-qr = QR kodu olarak
share-no-qr = QR kodu için fazla uzun.
share-picture = Resim
share-picture-hint = Tahtanın şu anki görünüşü.
share-save-picture = Resmi kaydet
share-moving-picture = Animasyon (GIF)…
share-no-picture = Resim kaydedilemedi.
share-too-long = Bu oyun bağlantı için fazla uzun. Yalnız konumu veya notasyonu paylaşabilirsin.
share-copy-link = Bağlantıyı kopyala
share-copy-code = Kodu kopyala
share-record = Notasyon
share-record-hint = Bütün hamleler okunur biçimde (PGN); kaydetmek veya yeniden açmak için.
share-save = Dosyaya kaydet
share-copy-text = Metni kopyala
share-letters = Metin olarak konum
share-letters-hint = Her taşın yerini söyleyen tek satır. Yeni oyundan önce “{ new-game-position-paste }” bölümüne yapıştır.

## An animation of the game

moving-title = Animasyon (GIF)
moving-hint = Bu hamlelerden kısa bir animasyon yapılır; gönder veya bir sayfaya koy.
moving-moves = Hamleler
moving-last =
    { $count ->
        [one] Son hamle
       *[other] Son { $count }
    }
moving-whole = Bütün oyun
moving-chosen = Seç…
moving-from = İlk hamle: { $move }
moving-to = Son hamle: { $move }
moving-size = Boy
moving-size-small = Küçük
moving-size-medium = Orta
moving-size-large = Büyük
moving-speed = Hız
moving-speed-slow = Yavaş
# As in English.
moving-speed-normal = Normal
moving-speed-fast = Hızlı
moving-captions = Adları ve hamleleri tahtanın üstünde ve altında göster
moving-length =
    { $moves ->
        [one] { $moves } hamle
       *[other] { $moves } hamle
    }, yaklaşık { $seconds ->
        [one] { $seconds } saniye
       *[other] { $seconds } saniye
    }
moving-save = Animasyonu kaydet
moving-progress = Hamle { $number } / { $count }
moving-nothing = Henüz gösterilecek hamle yok.
moving-failed = Animasyon yapılamadı.
moving-game-went-on = Bu arada oyun ilerledi. Animasyonu yeniden kaydet.

## Opening a game

open-title = Oyun aç
open-hint = Bir bağlantı, kod, konum veya oyun notasyonu yapıştır.
open-field = Bağlantı, kod veya notasyon
open-paste = Yapıştır
open-file = Dosya seç
open-drop = Dosyayı tahtanın üzerine de bırakabilirsin.
open-long-text = { $count } karakterlik metin; burada gösterilemeyecek kadar uzun.
open-clear = Temizle
open-read = Aç
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Sıra Beyaz’da
open-black-to-move = Sıra Siyah’ta
open-rules = { $rules }, { $turn }. tur
open-standing = { $rules }, { $turn }. tur: { $standing }
open-kept = Bu kadarı okunabildi.
open-people = İki oyuncuyla sürdür
open-computer = Bilgisayara karşı ({ $level })
open-look = Oyuna bak
open-no-link = Bu bir oyun bağlantısı değil.
open-link-damaged = Bağlantı bozuk: bir kısmı eksik veya değişmiş. Yeniden kopyala ya da yenisini iste.
open-link-other-version = Bu bağlantı programın başka bir sürümüyle yapılmış.
open-link-impossible = Bu bağlantıdaki oyun mümkün değil.
open-position-fault = Bu konum { $column }. karakterden itibaren geçersiz.
open-nothing = Bu ne bağlantı, ne kod, ne konum, ne de oyun notasyonu.
open-more-faults =
    { $count ->
        [one] Ve bir hata daha.
       *[other] Ve { $count } hata daha.
    }
open-record-fault = { $line }. satır, { $column }. karakter: { $reason }
record-unclosed-comment = burada başlayan açıklama hiç kapanmıyor.
record-unclosed-variation = burada başlayan varyant hiç kapanmıyor.
record-bad-tag = etikette bir ad ve tırnak içinde bir değer olmalı.
record-other-game = bu bir Agon oyunu değil: { $game }.
record-rules = bu adda kurallar yok.
record-position = bu konum mümkün değil.
record-missing-position = oyun alışıldık biçimde başlamıyor ve başlangıç konumu eksik.
record-handicap = handikap “white” veya “black” ile 1–5 tur olmalı.
record-unknown-result = “{ $text }” bir sonuç değil.
record-stray = “{ $sign }” burada anlamsız.
record-mark = bu işaret hiçbir hamleye ait değil.
record-variation-without-move = bu varyantın yerini alacağı hamle yok.
record-too-deep = varyantlar fazla derin iç içe geçmiş.
record-no-move = { $move } burada bir hamle değil.
record-illegal = { $move } kurallara aykırı. { $reason }
record-other-result = sonuç burada { $moves }, başta ise { $tag }.
record-not-on-board = sonuç burada { $said }, tahtada ise { $board }.

## The position editor

editor-title = Konum düzenleyici
editor-edit = Konumu düzenle
editor-tool-move = Taş oynat
editor-tool-captured = Esir taş
editor-tool-eraser = Silgi
editor-undo = Geri al
editor-redo = Yinele
editor-opening = Açılış konumu
editor-empty = Boş tahta
editor-mirror = Aynala
editor-turn = 60° döndür
editor-swap = Renkleri değiştir
editor-side = Sıra kimde?
editor-progress = İlerlemesiz hamleler
editor-turn-number = Tur
# As in English.
editor-counter = { $name }: { $value }
editor-text = Metin olarak konum
editor-text-hint = Buraya bağlantı veya notasyon da yapıştırabilirsin: son konumu kurulur.
editor-read = Kur
editor-no-link = Konum ancak mümkün olunca paylaşılabilir.
editor-hands = Eldeki taşlar
editor-hand-white-queen = Beyaz kraliçe elde
editor-hand-white-guards = Eldeki beyaz muhafızlar
editor-hand-black-queen = Siyah kraliçe elde
editor-hand-black-guards = Eldeki siyah muhafızlar
editor-puzzle = Bulmaca olarak
editor-puzzle-hint = Çözen, her savunmaya karşı 2–6 hamlede kazandıran tek yolu bulmalı.
editor-puzzle-make = Bulmaca yap
editor-no-puzzle-in-hand = Bulmaca, bütün taşlar tahtadayken başlar.
editor-no-puzzle-over = Bu konumda oynanacak bir şey yok.
editor-no-puzzle-win = Burada en çok 6 hamlede kesin bir kazanç yok.
editor-no-puzzle-at-once = Bir hamle hemen kazandırıyor: bulmaca için fazla kolay.
editor-no-puzzle-ambiguous = Birden çok yol var: { $one } ve { $other } aynı çabuklukta kazandırıyor.
editor-no-puzzle-later = İlk hamle tek, ama sonra birkaç hamle aynı çabuklukta kazandırıyor.
editor-no-puzzle-large = Burada kazancı kanıtlamak çok uzun sürüyor. Kazanca daha yakın bir konum kur.
editor-play = Buradan oyna
editor-queens = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } { $count } kraliçesi var; yalnızca bir tane olabilir.
editor-guards = { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    } { $count } muhafızı var; en çok altı tane olabilir.
editor-guard-on-throne = Tahtta bir muhafız var. Orada yalnızca kraliçe durabilir.
editor-marks = { $count ->
        [one] { $cells } hanesinde esir taş yok, yalnızca işareti var.
       *[other] { $cells } hanelerinde esir taş yok, yalnızca işaretleri var.
    }
editor-leaving = Bu kurallarda esir taşlar tahtadan çıkar: { $cells }.
editor-in-hand = Elde taşlar var; oysa bu kurallarda oyun bütün taşlar tahtadayken başlar.
editor-turn-zero = 0. tur olmaz: ilki 1. turdur.
editor-repair-queens = Yalnız { $cell } hanesindeki kraliçeyi bırak
editor-repair-guards = { $count ->
        [one] { $cells } hanesindeki muhafızı kaldır
       *[other] { $cells } hanelerindeki muhafızları kaldır
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Elden bir muhafız kaldır
       *[other] Elden { $hand } muhafız kaldır
    }
editor-repair-guards-both = Elden { $hand ->
        [one] bir muhafızı
       *[other] { $hand } muhafızı
    } ve { $count ->
        [one] { $cells } hanesindekini
       *[other] { $cells } hanelerindekileri
    } kaldır
editor-repair-throne = Tahttaki muhafızı kaldır
editor-repair-marks = { $count ->
        [one] { $cells } hanesindeki işareti kaldır
       *[other] { $cells } hanelerindeki işaretleri kaldır
    }
editor-repair-leaving = Esir taşları kaldır: { $cells }
editor-repair-in-hand = Eldeki taşları kaldır
editor-repair-turn-zero = 1. tur yap

## Hints in the first game

hints-understood = Anladım
hints-targets = Bu taş işaretli hanelere gidebilir: kendi halkasında veya içeri doğru, dışarı asla.
hints-crosses = Çarpılı haneye gidemez: orada iki rakip taşın arasında kalırdı.
hints-crosses-trap = Çarpılı haneye konulamaz: orada esir alırdı, geri konulan taş ise esir alamaz.
hints-cross-throne = Tahtta çarpı var, oraya gidemez: esir kraliçe tahta çıkamaz.
hints-crosses-several = Çarpılı haneye gidemez: nedenini görmek için birine bas.
hints-aim = Kraliçeni ortaya, tahta çıkar; altı muhafızını çevresine topla.
hints-can-capture = { $cells } hanesindeki taşı esir alabilirsin: öyle oyna ki düz çizgide senin iki taşının arasında kalsın.
hints-captured = Esir aldın! Taş senin iki taşının arasında kaldı (kırmızıyla işaretli). Rakibin şimdi onu{ $zone ->
        [edge] { " " }kenara
        [next] { " " }bir halka dışarı
       *[other] { "" }
    } geri koymalı; bu da bir tura mal olur.
hints-captured-and-put-back = Esir aldın! Taş senin iki taşının arasında kaldı. Rakibin onu{ $zone ->
        [edge] { " " }kenara
        [next] { " " }bir halka dışarı
       *[other] { "" }
    } geri koymak zorundaydı ve turu böyle geçti: sıra yine sende.
hints-send-queen = Kraliçeyi esir aldın; gideceği haneyi sen seçersin. Bu, rakibin turu sayılır.
hints-queen-sent = Kraliçen iki rakip taşın arasında (kırmızı) esir düştü. Gideceği haneyi rakibin seçer; bu senin turun sayılır.
hints-queen-was-sent = Kraliçen iki rakip taşın arasında esir düştü. Gittiği haneyi rakibin seçti; bu senin turun sayıldı.
hints-relocate-guard = Muhafızın iki rakip taşın arasında (kırmızı) esir düştü! Onu { $zone ->
        [edge] kenarda istediğin yere
        [start] istediğin işaretli haneye
       *[other] bir dıştaki halkada istediğin yere
    } geri koy: turun budur.
hints-relocate-queen = Kraliçen iki rakip taşın arasında (kırmızı) esir düştü! Onu istediğin işaretli haneye geri koy: turun budur.
hints-empty-throne = Dikkat: kraliçen üzerinde değilken altı muhafızın tahtı çevrelerse kaybedersin. Önce kraliçeni içeri al.
hints-repetition-loses = Dikkat: aynı konum yine oluştu. Üçüncü kez oluşturan kaybeder; başka bir hamle dene.
hints-repetition-draws = Dikkat: aynı konum yine oluştu. Üçüncü kez oluşunca oyun berabere biter.
hints-threatened = Dikkat: { $cells } hanesindeki taşın, rakibin bir sonraki hamlesinde iki rakip taşın arasında kalıp esir düşebilir.
hints-risk = Dikkat: bu taş { $cells } hanesinde, rakibin bir sonraki hamlesiyle iki rakip taşın arasında kalıp esir düşebilir.
hints-queen-near = Kraliçen tahtın yanında; oraya yalnızca kraliçeler çıkabilir. Tahttan ancak esir düşerse iner.
hints-make-room = { $cells } hanesindeki muhafızının önünde boş hane yok. Tahtın yanındaki muhafızlar kendi halkalarında ilerleyip yer açabilir; yarış bu hamleleri saymaz.
hints-race = Yarış, her tarafın kazanmak için en az kaç hamle yapması gerektiğini gösterir; çoğu zaman daha fazlası gerekir. Esir taşlar sayıyı artırır.

## Advice in a game against the computer

advice-thinking = İyi bir hamle aranıyor…
advice-thinking-why = Hamle deneniyor…
advice-none = Şu anda ipucu bulunamıyor.
advice-idea = Aradığın hamleyle { $reason }.
advice-only-move = Tek bir hamle var.
advice-lost = Ne yaparsan yap bilgisayar kazanır. Oyunu elinden geldiğince uzat.
advice-piece-step = { $cell } hanesindeki { $piece ->
        [queen] kraliçeyi
       *[guard] muhafızı
    } oyna.
advice-piece-back = { $cell } hanesindeki esir { $piece ->
        [queen] kraliçeyi
       *[guard] muhafızı
    } geri koy.
advice-cell-step = { $piece ->
        [queen] Kraliçeyi
       *[guard] Muhafızı
    } oyna: { $from } → { $to }.
advice-cell-back = Esir { $piece ->
        [queen] kraliçeyi
       *[guard] muhafızı
    } geri koy: { $from } → { $to }.
advice-cell-send = Esir kraliçeyi { $to } hanesine gönder.
advice-cell-place = { $to } hanesine { $piece ->
        [queen] kraliçeni
       *[guard] bir muhafız
    } yerleştir.
advice-line = Oyun şöyle sürebilir: { $moves }.
advice-next-piece = Hangi taş?
advice-next-cell = Hangi hane?
advice-next-line = Göster
advice-again = Yine göster

## Trying mistakes again

try-again-begin = Hataları yeniden dene
try-again-end = Oyuna dön
try-again-show = En iyi hamleyi göster
try-again-next = Sonraki hata
try-again-previous = Önceki hata
try-again-asked = Hata { $number } / { $count }: { $by ->
        [you] { $move } oynadın
        [computer] bilgisayar { $move } oynadı
        [white] Beyaz { $move } oynadı
        [black] Siyah { $move } oynadı
       *[name] { $name } { $move } oynadı
    }. Daha iyisini bul.
try-again-wrong = { $verdict } Daha iyisini bul.
try-again-right = İyi buldun! { $verdict }
try-again-shown = En iyi hamle { $move } idi. { $verdict }
try-again-failed = Hamleler bu cihazda tartılamıyor.

## My games

my-games-title = Oyunlarım
my-games-empty = Henüz oyun yok. Bitsin bitmesin, her oyun burada kayıtlı durur.
my-games-search = Oyun bul
my-games-search-hint = Ad, tarih…
my-games-none-found = Uyan oyun yok.
my-games-order = Sıralama
my-games-newest = En yeni
my-games-longest = En uzun
my-games-by-opponent = Rakip
my-games-more = { $count ->
        [one] 1 tane daha göster
       *[other] { $count } tane daha göster
    }
my-games-left-out = { $count ->
        [one] 1 oyun okunamadığı için dosyaya konmadı.
       *[other] { $count } oyun okunamadığı için dosyaya konmadı.
    }
my-games-unreadable = Bu oyun okunamıyor.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] 1 tur
       *[other] { $turns } tur
    }
my-games-won = Kazandın
my-games-lost = Kaybettin
my-games-drawn = Berabere
my-games-unfinished = Yarım
my-games-analysis = Analiz
my-games-hints = { $count ->
        [one] 1 ipucu
       *[other] { $count } ipucu
    }
my-games-continue = Devam et
my-games-look = Bu oyuna bak
my-games-rename = Yeniden adlandır
my-games-remove = Sil
my-games-remove-title = { $count ->
        [one] Bu oyun silinsin mi?
       *[other] { $count } oyun silinsin mi?
    }
my-games-remove-body = { $count ->
        [one] Geri gelmemek üzere silinecek.
       *[other] Hepsi geri gelmemek üzere silinecek.
    }
my-games-several = Birkaçını seç
my-games-chosen = { $count ->
        [0] Listeden oyun seç.
        [one] 1 oyun seçildi
       *[other] { $count } oyun seçildi
    }
my-games-all = Hepsi
my-games-none = Hiçbiri
my-games-done = Tamam
my-games-save = Kaydet
my-games-put = Klasör
my-games-folder = Klasör
my-games-folder-new = Yeni klasör
my-games-folder-put = Bu klasöre koy
my-games-folder-out = Klasörsüz
my-games-folder-rename = Bu klasörü yeniden adlandır
my-games-may-be-deleted = Bu tarayıcı, yer azalınca oyunlarını silebilir. Güvende olmak için dosya olarak kaydet: önce “{ my-games-several }”, sonra “{ my-games-all }”.

## The story of a game

end-story = Kilit anlar
story-title = Kilit anlar
story-lines = İlk turdan sonuncuya, tarafların kalan hamleleri.
story-opening = Açılış, { $turn }. tur
story-opening-text = Kazanmak için Beyaz’a en az { $white ->
        [one] 1 hamle
       *[other] { $white } hamle
    }, Siyah’a en az { $black } hamle gerek.
story-first-capture = İlk esir, { $turn }. tur
story-turning-point = Dönüm noktası, { $turn }. tur
story-lead-changes = Öne geçiş, { $turn }. tur
story-blow = Ağır darbe, { $turn }. tur
story-finish = Bitiş, { $turn }. tur
story-so-far = Şimdilik, { $turn }. tur
story-white-queen = Beyaz kraliçe { $cells } hanesinde esir düşer.
story-black-queen = Siyah kraliçe { $cells } hanesinde esir düşer.
story-white-loses = { $count ->
        [one] Siyah, { $cells } hanesinde esir alır.
       *[other] Siyah, { $cells } hanelerinde esir alır.
    }
story-black-loses = { $count ->
        [one] Beyaz, { $cells } hanesinde esir alır.
       *[other] Beyaz, { $cells } hanelerinde esir alır.
    }
story-cost = Bunun bedeli { $bound ->
        [least] en az{ " " }
        [most] en çok{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 hamle.
       *[other] { $count } hamle.
    }
story-no-cost = Bu, hamle kaybettirmez.
story-gain = Ama kraliçe daha yakına geri konulabilir: bu { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } kazandırır.
story-even = Böylece iki taraf başa baş.
story-white-leads = Böylece Beyaz { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } önde.
story-black-leads = Böylece Siyah { $count ->
        [one] 1 hamle
       *[other] { $count } hamle
    } önde.
story-look = Bak

## Lessons

learn-title = Öğren
learn-hint = Tahtada, en baştan başlayan kısa dersler.
learn-stars-hint = Üç yıldız: ilk denemede, verilen hamle sayısını aşmadan. İki: ikinci denemede ya da ilkinde daha çok hamleyle. Yoksa bir.
learn-count = { $done } / { $count } ders tamam
learn-stars = { $count ->
        [one] 1 yıldız
       *[other] { $count } yıldız
    }
learn-open = henüz yapılmadı
learn-number = Ders { $number } / { $count }
learn-moves = Hamle: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] artık en çok bir yıldız
       *[other] artık en çok iki yıldız
    }
learn-captured = Taşlarından biri esir düştü.
learn-lost = Rakibin kazandı.
learn-repeated = Aynı konumu üçüncü kez oluşturdun; bu kaybettirir.
learn-drawn = Böyle berabere biter.
learn-late = Çok fazla hamle yaptın.
learn-missed = Bu hamleyle hiçbir taş esir düşmüyor.
learn-failed = { $why } Yeniden dene.
learn-done = { $stars ->
        [3] Kusursuz! Üç yıldız.
        [2] Aferin! İki yıldız.
        [one] Tamam! Bir yıldız.
       *[other] Tamam! Bir yıldız.
    }
learn-again = Baştan başla
learn-skip = Bu dersi atla
learn-next = Sonraki ders
learn-leave = Derslere dön
learn-set-aside = Öğrendiklerin okunamadı, dersler baştan başlıyor. Eskisi burada kayıtlı: { $place }
figure-start = Başlangıçtaki konum
figure-played = Oynanan: { $move }
figure-better = Daha iyisi: { $move }
figure-answer = Kilit hamle: { $move }

## Puzzles

puzzles-title = Bulmacalar
puzzles-set-aside = Çözdüğün bulmacalar okunamadı, sayım baştan başlıyor. Eskileri burada kayıtlı: { $place }
puzzle-title = Bulmaca
puzzle-win = { $side }: { $moves ->
        [one] 1 hamlede
       *[other] { $moves } hamlede
    } kazan.
puzzle-right = Doğru! Devam et.
puzzle-right-left = { $moves ->
        [one] Doğru! Bir hamle kaldı.
       *[other] Doğru! { $moves } hamle kaldı.
    }
puzzle-weighing = Bakalım bu da kazandırıyor mu…
puzzle-wrong = Cevap bu değil: bak ne geliyor. Sonra yeniden dene.
puzzle-unclear = Bu da kazandırabilir, ama çabuk değil. Daha hızlı bir yol bul.
puzzle-unweighed = Bu cihazda cevap dışındaki hamleler denetlenemiyor. Başka bir hamle bul.
puzzle-solved-at-once = İlk denemede çözüldü!
puzzle-solved = Çözüldü!
puzzle-solved-helped = İpucuyla çözüldü.
puzzle-solved-late = Çözüldü: bu da kazandırır, daha hızlısı da var.
puzzle-defending = Şimdi öbür tarafı oyna. Bir savunma bulabilir misin?
puzzle-beaten = Bu savunma tutmadı. Başka birini dener misin?
puzzle-held = Dayandın! Oysa bu mümkün olmamalıydı.
puzzle-again = Baştan başla
puzzle-defend = Savun
puzzle-skip = Bu bulmacayı atla
puzzle-next = Sonraki bulmaca
puzzle-leave = Bulmacalara dön
puzzle-leave-to-editor = Düzenleyiciye dön
mistakes-title = Hatalardan ders al

## Progress

progress-title = İlerleme
progress-set-aside = Bilgisayara karşı sonuçların okunamadı, sayım baştan başlıyor. Eskileri burada kayıtlı: { $place }
progress-copy = Başka cihazda
progress-copy-hint = Dersleri, bulmacaları, hataları ve sonuçları tek dosyaya kaydet, öbür cihazda ekle. Orada olan hiçbir şey kaybolmaz.
progress-copy-save = İlerlemeyi kaydet
progress-copy-add = Dosyadan ekle
progress-copy-added = İlerlemene eklendi: { $parts }.
progress-copy-known = Hepsi zaten burada.
progress-copy-lessons = { $count ->
        [one] 1 ders
       *[other] { $count } ders
    }
progress-copy-puzzles = { $count ->
        [one] 1 bulmaca
       *[other] { $count } bulmaca
    }
progress-copy-mistakes = { $count ->
        [one] 1 hata
       *[other] { $count } hata
    }
progress-copy-lines = { $count ->
        [one] 1 devam yolu
       *[other] { $count } devam yolu
    }
progress-copy-games = { $count ->
        [one] 1 oyun
       *[other] { $count } oyun
    }
progress-copy-damaged = Bu ilerleme dosyası bozuk, hiçbir şey eklenmedi. Buradakiler değişmedi.
progress-copy-later = Bu ilerleme dosyası programın daha yeni bir sürümünden, hiçbir şey eklenmedi.

# The texts in Turkish that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Everywhere

close = Kapat
back = Geri
cancel = İptal
more-title = Daha fazla
more-games = Oyunlar
more-program = Program
other-games = Diğer oyunlar
quit = Çık
date = { $day } { $month ->
        [1] Oca
        [2] Şub
        [3] Mart
        [4] Nis
        [5] May
        [6] Haz
        [7] Tem
        [8] Ağu
        [9] Eyl
        [10] Eki
        [11] Kas
       *[12] Ara
    } { $year }
date-unknown = tarihsiz

## Settings

settings-title = Ayarlar
settings-appearance = Görünüm
settings-language = Dil
settings-language-system = Sistem dili
language-not-fetched = { $language } yüklenemedi. Bağlantını denetle, sonra dili yeniden seç.
screen-kept-on = Bir oyun oynanıyor
settings-colours = Renkler
settings-colours-system = Otomatik
settings-colours-dark = Ceviz
settings-colours-light = Fildişi
settings-size = Yazı ve düğme boyu
settings-size-normal = Orta
settings-size-large = Büyük
settings-size-huge = Çok büyük
settings-full-screen = Tam ekran
settings-view = Bakış
settings-view-auto = Otomatik
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Kamera
settings-camera-low = Alçak
settings-camera-steep = Yüksek
settings-animation = Taşların hareketi
settings-animation-system = Otomatik
settings-animation-normal = Sakin
settings-animation-fast = Hızlı
settings-animation-off = Anında
settings-sound = Ses
settings-sound-effects = Taşlar ve düğmeler: %{ $percent }
settings-sound-music = Müzik: %{ $percent }
settings-sound-ambience = Şömine: %{ $percent }
settings-sound-none = Ses yok: burada ses çıkışı bulunamadı.
settings-sound-muted = Sesi kapat
settings-sound-muted-hint = Sesi { $key } ile kapatıp açabilirsin.
settings-defaults = İlk ayarlara dön
settings-defaults-title = İlk ayarlara dönülsün mü?
settings-defaults-body = Bu sayfadaki her şey ilk açılıştaki hâline döner.
settings-defaults-yes = Dön
settings-set-aside = Ayarların okunamadı; şimdi ilk ayarlar geçerli. Eskileri burada: { $place }
settings-partly-set-aside = Bazı ayarların okunamadı; onlar için ilk ayarlar geçerli. Eski ayarlar burada: { $place }

## Keys and gamepads

keys-title = Tuşlar ve oyun kolu
keys-hint = Bir satır seç, sonra yeni tuşa bas.
keys-press = Bir tuşa bas…
keys-or = { " veya " }
keys-gamepad = Oyun kolu: { $button }
keys-view = Bakış
keys-other-view = 3D ile 2D arasında geçiş yap
keys-camera = Kamerayı sıfırla
keys-everywhere = Her yerde
keys-mute = Sesi aç veya kapat
keys-full-screen = Tam ekran veya pencere
keys-list = Bu liste
keys-fixed = Değiştirilemez
keys-move = Tahtada ve düğmeler arasında gez
keys-move-keys = Ok tuşları
keys-move-buttons = Yön tuşları, sol çubuk
keys-choose = Seç
keys-choose-keys = Enter, boşluk
# As in English.
keys-choose-buttons = A
keys-next = Sonraki veya önceki düğme
# As in English.
keys-next-keys = Tab, Shift + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Geri
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Oyun menüsü
keys-menu-keys = Esc
keys-menu-buttons = Menü
keys-gamepads = Düğmeler Xbox kolundaki adlarıyla yazıldı; seninkinde farklı olabilir.
keys-refused = Bu tuş menülere, tarayıcıya veya sisteme ayrılmış. Başka bir tuş seç.
keys-swap-title = { $key } başka bir iş için kullanılsın mı?
keys-swap-body = { $key } şu anda “{ $owner }” için kullanılıyor. O da “{ $wanted }” için kullanılan tuşu alacak.
keys-swap-yes = Değiş tokuş et
keys-defaults = İlk tuşlara dön
keys-defaults-title = İlk tuşlara dönülsün mü?
keys-defaults-body = Bütün tuşlar ilk açılıştaki hâline döner.
keys-defaults-yes = Dön
# As in English.
key-ctrl = Ctrl
# As in English.
key-shift = Shift
# As in English.
key-backspace = Backspace
# As in English.
key-delete = Delete
# As in English.
key-insert = Insert
# As in English.
key-home = Home
# As in English.
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# As in English.
key-f11 = F11
# As in English.
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Hiçbir şey kaydedilemiyor: { $cause } Yine de oynayabilirsin.
store-not-read = Kayıtlı verilerin bir kısmı okunamıyor: { $cause }
store-not-written = Bu kaydedilemiyor: { $cause }
store-cause-nowhere = bunun için bir klasör yok.
store-cause-denied = erişim izni yok.
store-cause-full = yer kalmadı.
store-cause-damaged = veri bozulmuş.
store-cause-no-folder = klasörün yerinde bir dosya var.
store-cause-missing = veri artık yerinde değil.
store-cause-other = sistem bir hata bildiriyor.
saved-game-damaged = Kayıtlı bir oyun bozulmuş, açılamıyor. Geriye kalanı burada: { $place }
saved-games-unreadable = { $count ->
        [one] 1 oyun okunamıyor. Olduğu yerde duruyor.
       *[other] { $count } oyun okunamıyor. Oldukları yerde duruyorlar.
    }

## What goes out and comes in

exchange-copied = Kopyalandı
exchange-not-copied = Tarayıcın bu sayfanın panoyu kullanmasına izin vermiyor.
exchange-nothing-to-paste = Yapıştırılacak metin yok ya da pano okunamıyor. Metin alanında Ctrl+V veya uzun basış işe yarayabilir.
exchange-saved = Kaydedildi
exchange-saved-at = Kaydedildi: { $place }
exchange-not-saved = Dosya kaydedilemedi: { $cause }
exchange-too-large = { $name } bir oyunun notasyonu olamayacak kadar büyük.
exchange-one-at-a-time = Bu dosyalardan yalnız biri açılıyor: { $name }
exchange-folder = Klasör açılamaz. Bir dosya bırak.
exchange-not-read = { $name } okunamıyor: { $cause }
exchange-no-dialog = Dosya seçici burada açılamıyor. Dosyayı pencereye bırak ya da metnini yapıştır.
exchange-no-dialog-paste = Dosya seçici burada açılamıyor. Onun yerine dosyanın metnini yapıştır.

## Who made what

credits-title = Künye
credits-libraries-all = Tüm kitaplıklar ve lisansları

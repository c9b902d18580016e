# The page of what was learned, solved and played, in Turkish. English is beside it, with the same keys in the same order.

progress-lessons = Dersler
progress-stars = { $count ->
        [one] 1 yıldız
       *[other] { $count } yıldız
    }
progress-no-puzzles = Henüz bulmaca denenmedi.
progress-solved = { $solved ->
        [one] 1 bulmaca çözüldü
       *[other] { $solved } bulmaca çözüldü
    }, { $first } tanesi ilk denemede
progress-rating = Puan { $rating }, en yüksek { $highest }
progress-themes = Güçlü ve zayıf yanlar
progress-themes-hint = Sağda: puanına göre daha iyi. Solda: henüz o kadar iyi değil.
progress-themes-few = Birkaç bulmaca daha çözünce iyi olduğun konular burada görünür.
progress-stronger = Puanına göre daha iyi: { $themes }.
progress-weaker = Henüz o kadar iyi değil: { $themes }.
progress-levels = Seviyeye göre oyunlar
progress-rules = Kurallara göre oyunlar
progress-no-games = Bilgisayara karşı henüz biten oyun yok.
progress-legend = Son oyun sağda. Pirinç renginde: ipucusuz kazanılanlar.
progress-results = { $name }: { $won } kazanılan, { $drawn } berabere, { $lost } kaybedilen oyun.
progress-mastered = İpucusuz kazanıldı.
progress-unplayed = { $name }: henüz oyun yok.
progress-best = En iyi oyunlar
progress-best-hint = İpucusuz kazanılanlar, en güçlü rakipler başta.
progress-no-best = İpucusuz kazandığın oyunlar burada sıralanır.
progress-distinctions = Nişanlar
progress-distinctions-hint = Bilgisayara karşı ipucusuz oyunlar için.
progress-not-yet = Henüz değil
progress-win = Kazanılan bir oyun
progress-queen-capture = Kraliçeyi esir almak
progress-double-capture = Bir hamlede iki taşı esir almak
progress-triple-capture = Bir hamlede üç taşı esir almak
progress-captures-in-a-row = Art arda üç turda esir almak
progress-won-after-queen-capture = Kraliçen esir düştükten sonra kazanmak
progress-never-captured = Hiç esir vermeden kazanmak
progress-without-capture = Hiç esir almadan kazanmak
progress-short = En çok { $turns ->
        [one] 1 turda
       *[other] { $turns } turda
    } kazanmak
progress-head-start = Avans verip kazanmak
progress-empty-throne = Rakibin boş tahtı çevrelediği için kazanmak

# The page of the puzzles, and what only its puzzles say, in Turkish. English is beside it, with the same keys in the same order.

puzzles-hint = Tek bir hamlenin en iyi olduğu konumlar. O hamleyi bul ve tahtada oyna.
puzzles-count = Çözülen: { $solved } / { $count } (ilk denemede: { $first })
puzzles-rating = Puanın: { $rating } ± { $error }
puzzles-guess = Puanın: yaklaşık { $rating } (daha çok bulmacayla kesinleşir)
puzzles-show-rating = Puanımı göster
puzzles-solve = Bulmaca çöz
puzzles-themes = Hangi bulmacalar?
puzzles-theme-all = hepsi
puzzles-theme-capture = esir alma
puzzles-theme-queen-capture = kraliçeyi esir alma
puzzles-theme-double-capture = çifte esir
puzzles-theme-threat = tehdit
puzzles-theme-rescue = kurtarma
puzzles-theme-parry = savunma
puzzles-theme-block = engelleme
puzzles-theme-throne = taht
puzzles-theme-quiet = sakin hamle
puzzles-mistakes-due = bugün { $count }
puzzles-mistakes-none = bugün yok
puzzles-other = Başka oyun biçimleri
puzzles-spotting = Bulmaca mı, değil mi?
puzzles-spotting-line = öne çıkan bir hamle var mı?
puzzles-run = Üç dakika
puzzles-run-line = en çok üç hata
puzzles-run-best = rekorun: { $count }
puzzles-duel = İki oyuncu
puzzles-duel-line = aynı on bulmaca, sırayla
puzzles-daily = Günün bulmacası
puzzles-daily-hint = Herkese aynısı, her gün yenisi.
puzzles-today = Bugün
puzzles-earlier = Önceki günler
puzzles-more-days = Daha çok gün
puzzles-day-at-once = ilk denemede çözüldü
puzzles-day-solved = çözüldü
puzzles-day-tried = denendi
puzzles-day-open = henüz denenmedi

## While puzzles are solved

puzzle-spotting-question = { $side }: açıkça en iyi bir hamle var mı?
puzzle-something = Evet, var
puzzle-nothing-here = Hayır, yok
puzzle-nothing = { $side }: burada öne çıkan bir hamle yok.
puzzle-nothing-right = Doğru: öne çıkan bir hamle yok, birkaçı aynı derecede iyi.
puzzle-nothing-wrong = Burada öne çıkan bir hamle yok: birkaçı aynı derecede iyi.
puzzle-spotting-standing = Şimdilik doğru: { $right } / { $asked }
puzzle-run-standing = Kalan { $time } · çözülen: { $solved } · hata: { $mistakes } / { $most }
puzzle-run-time-up = Süre doldu.
puzzle-run-mistakes = Bu üçüncü hataydı.
puzzle-run-result = Çözülen: { $solved }. Rekorun: { $best }.
puzzle-run-record = Çözülen: { $solved }, yeni rekorun!
puzzle-duel-standing = { $player }. oyuncu: bulmaca { $number } / { $count }
puzzle-duel-hand-over = Şimdi ikinci oyuncu, aynı bulmacalarla.
puzzle-duel-won = { $player }. oyuncu kazandı: { $more } – { $less }.
puzzle-duel-drawn = Berabere: { $count } – { $count }.
puzzle-save = { $side }: kaybettirmeyen tek hamleyi bul.
puzzle-gain = { $side }: açıkça öne geçiren hamleyi bul.
puzzle-better = { $side }: bir oyununda burada { $played } oynamıştın. Daha iyi bir hamle bul.
puzzle-better-weighing = Bakalım bu ne kadar iyi…
puzzle-better-wrong = Daha iyisi var: bak ne geliyor. Sonra yeniden dene.
puzzle-better-found = İyi buldun!
puzzle-overlooked = Bir hamle açıkça daha iyi! Bulabilir misin?
puzzle-play-again = Bir daha
puzzle-rating = Puanın: { $rating }
puzzle-rating-changed = Puanın: { $rating } ({ $change })
puzzle-difficulty = Zorluk: { $rating }
puzzle-rating-unknown = Puanın birkaç bulmaca sonra görünecek
puzzle-rating-guess = Puanın: yaklaşık { $rating }
puzzle-hint-counts = İpucu hata sayılır.
puzzle-hint-counted = İpucu hata sayıldı.
puzzle-why-others-lose = Başka her hamle kaybettirir.
puzzle-why-others-lose-in = { $moves ->
        [one] Başka her hamle hemen kaybettirir.
       *[other] Başka her hamle en geç { $moves } hamlede kaybettirir.
    }
puzzle-why-captured = Tehdit { $threat } idi; artık { $reply } buna karşı { $pieces } esir alır.
puzzle-why-answered = Tehdit { $threat } idi; artık buna { $reply } ile cevap verilir.
puzzle-why-prevented = Tehdit { $threat } idi; bu artık mümkün değil.
puzzle-rules-globe = Esir kraliçeyi sahibi geri koyar.
puzzle-rules-escale = İki taş 120° açıyla da esir alır. Esir kraliçeyi sahibi geri koyar.
puzzle-rules-ring = Yalnızca halka boyunca esir alınır. İki rakip taşın arasına girilebilir, ama giren esir düşer. Esir kraliçeyi sahibi geri koyar, tahtın üzerine bile.
puzzle-rules-neto = Yalnızca halka boyunca esir alınır. İki rakip taşın arasına girilebilir, ama giren esir düşer. Esir taş bir halka dışarı konulur.
puzzle-rules-classic = İki rakip taşın arasına hiç girilmez, esir almak için bile. Esir kraliçeyi sahibi geri koyar, tahtın üzerine bile.
puzzle-rules-captor = İki rakip taşın arasına hiç girilmez, esir almak için bile. Esir kraliçe tahtın üzerine bile gönderilebilir.
puzzle-rules-ludii = İki rakip taşın arasına hiç girilmez, esir almak için bile. Esir kraliçeyi sahibi geri koyar, tahtın üzerine bile. Rakip kraliçeyi çevreleyen kaybeder.
mistakes-hint = Kaçan bulmacalar ve bilgisayara karşı oyunlarının incelenince ortaya çıkan en kötü hataları buraya gelir: önce ertesi gün, sonra iyi bir hamle buldukça daha seyrek. Günde en çok on tane.
mistakes-none = Henüz geri gelen bir şey yok. Bulmaca çöz ya da biten bir oyununu incele.
mistakes-begin = Başla: bugün { $count }
mistakes-next = Bugünlük bu kadar. Sonraki: { $date }
mistakes-missed = Kaçan bulmacalar: { $count }
mistakes-own = Kendi oyunlarından hatalar: { $count }
mistakes-to-come = Önümüzdeki iki hafta
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Bugün kalan: { $count }
mistakes-leave = Listeye dön

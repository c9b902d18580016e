# The texts of the shelf in Turkish. English is beside them, with the same keys in the same order.

shelf-title = Hangi oyun?
# As in English.
shelf-agon = Agon
shelf-agon-line = Kraliçeni tahta çıkar.
shelf-agon-about = 1842’de basıldı · 2 oyuncu · 20 dakika
# As in English.
shelf-agent = Agent
shelf-agent-line = Blöfle, rüşvetle çantaya ulaş.
shelf-agent-about = 1975 · 2–8 oyuncu · 60 dakika
shelf-file-unknown = Oyunların hiçbiri bu dosyayı okuyamıyor.
shelf-quit-title = Çıkılsın mı?
shelf-quit-body = Oyunların kayıtlı.

# The museum of rules, in Turkish. English is beside it, with the same keys in the same order.

museum-origin = Agon’un kökeni
museum-origin-text =
    Kesin olan: Agon’u 1842’de Londra’da Anthony Peacock bastı, ardından pek çok sürümü çıktı.

    Yalnızca öne sürülen: oyunun daha eski ve Fransız olduğu. Aralarında Adam Vaugeois’nın da bulunduğu bazı kaynaklar onu 1780 dolaylarında Fransa’ya dayandırır. Bu müzede bunu kanıtlayan bir şey yok.
museum-names = Adları
museum-names-text = Oyun şu adlarla da bilinir: Queen’s Guard veya Queen’s Guards, Royal Guards, Guard, Advance and Retreat, Tournament.
museum-rooms = Salonlar
museum-rooms-text = Basılı kurallar birbirini tutmaz; neyin esir düştüğünde bile. Her salonda bir sürüm var: nereden gelir, oyunlar nasıl geçer, ötekilerden nerede ayrılır. On üçü basılı veya yayımlanmış kaynaklardan, ilki bu programın kendisinden. Bir kaynak susuyorsa kararı biz verdik; salon bunu söyler.
museum-told = Kulaktan dolma kurallar
museum-told-text =
    İki sürüm daha biliyoruz; ama oynamaya yetecek kadar değil.

    Bir kural sayfasına göre aynı halkada esir alınır ve her esir taşın yerini esir alan seçer. Hangi hanelerin seçilebileceği yazmaz. Yalnız kraliçe için, kendi kurallarında ikisi birden olabilir: halka boyunca esir alma ve esir alanın seçimi.

    Bir başka sürümde taşlar başlangıçta başka yerlerdedir ve esir almadan sonra elde taşlar olur. Taşların nerede durduğunu, kimin elinde olduğunu, ne zaman ve nereye yerleştirildiğini bilmiyoruz.
museum-paper = Kendi masanda
museum-paper-text = İndirilenlerle birlikte gelen bir program ({ "agon-engine print" }) tahtayı iki A4 veya Letter kâğıdına, katlanan taşları, diyagramları ve kuralları kendi dilinde basar. Taşları 3B yazıcı için de hazırlar.
museum-sources = Kaynaklar
museum-games = Oyunlar nasıl geçiyor
museum-measured = Bir bilgisayar bu kurallarla kendine karşı { $games } oyun oynadı. Bir oyun, iki tarafın hamleleri birlikte sayılınca ortalama { $plies } hamle sürdü. { $drawn ->
        [0] Hiçbiri berabere bitmedi.
        [100] Oyunların hepsi berabere bitti ya da sonu gelmediği için bırakıldı.
        [one] Her 100 oyunun 1 tanesi berabere bitti ya da sonu gelmediği için bırakıldı.
       *[other] Her 100 oyunun { $drawn } tanesi berabere bitti ya da sonu gelmediği için bırakıldı.
    } Her 100 puanın { $white } tanesini Beyaz topladı: { $first ->
        [white] ilk oynamak işe yarıyor.
        [black] ikinci oynamak işe yarıyor.
       *[even] ilk oynamanın işe yaradığını söylemek için fark çok küçük.
    }
museum-measured-plain = Hızlı ve basit bir oyuncuyla ölçüldü. Daha güçlü oyunda sayılar değişir, ama kurallar karşılaştırılabilir.
museum-measured-strong = Öbür salonlardakinden çok daha güçlü bir oyuncuyla ölçüldü; bu sayılar onlarınkiyle karşılaştırılamaz.
museum-play = Bu kurallarla oyna
museum-back = Bütün salonlar
museum-to-room = Salona git: { $name }
museum-compare = Karşılaştır
museum-count = { $count ->
    [one] { $count } kural farklı
   *[other] { $count } kural farklı
}
museum-between = { $one } ve { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = İki kuralda da aynı konum
museum-only = Yalnızca “{ $name }” kurallarında ({ $mark ->
        [dots] noktalar
       *[frames] çerçeveler
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}ve { $more } hamle daha.
       *[other] {" "}ve { $more } hamle daha.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = { $cells } esir düşer
museum-captures-nothing = esir düşen olmaz
museum-trapped = oynayan taş esir düşer
museum-removed = esir düşen tahtadan çıkar
museum-next = { $side ->
    [black] sıra Siyah’a geçer
   *[white] sıra Beyaz’a geçer
}
museum-ended = { $how ->
    [white] Beyaz kazandı
    [black] Siyah kazandı
    [drawn] oyun berabere
   *[open] oyun sürüyor
}
museum-chooses = { $side ->
    [black] Kraliçenin hanesini Siyah seçer.
   *[white] Kraliçenin hanesini Beyaz seçer.
}

# The texts of the rule book and the museum in `core/assets/rule_book` in Turkish. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = Amaç
book-race-text = Agon, ortaya doğru bir yarıştır. Rakibinden önce davran: kraliçeni tahta çıkar, altı muhafızını çevresine topla.
book-board-chapter = Tahta
book-cells-text = Tahtada 91 hane var. Ortadaki tahttır. Çevresinde bir açık bir koyu beş halka uzanır; en dıştaki halka kenardır.
book-array-text = Her tarafın bir kraliçesi ve altı muhafızı vardır; hepsi kenarda başlar. İlk hamle Beyaz’ındır.
book-moving-chapter = Taşların gidişi
book-ways-text = Sıran gelince taşlarından birini komşu boş bir haneye oynarsın: kendi halkasında ya da içerideki halkaya doğru, dışarı asla.
book-jumps-text = Hiçbir taş başka taşın üzerinden geçmez.
book-throne-text = Tahta yalnızca kraliçe çıkabilir.
book-leaving-text = Oradan ancak esir düşerse iner.
book-between-text = İki rakip taşın tam arasındaki haneye giremezsin…
book-between-capture-text = …o hamlede bir taşı esir almıyorsan. Alıyorsan taşın orada güvendedir.
book-capturing-chapter = Esir almak
book-line-text = Öyle oyna ki rakip bir taş, oynadığın taşla başka bir taşının arasında, ikisine de bitişik ve düz bir çizgide kalsın: esir düşer.
book-angle-text = Köşe yapan taşlar esir alamaz.
book-several-text = Bir hamle birkaç taşı esir alabilir.
book-queens-text = Kraliçeler de muhafızlar gibi esir alır ve esir düşer.
book-free-text = Esir almak hiçbir zaman zorunlu değildir.
book-stays-text = Esir taş, sahibi onu geri koyana kadar hanesinde kalır. O zamana kadar yolu kapar; onunla başka bir rakip taşın arasına da giremezsin.
book-putting-back-chapter = Geri koymak
book-turn-text = Taşların esir düştüyse, sıran gelince birini geri koymak zorundasın; başka taş oynayamazsın.
book-queen-first-text = Önce kraliçe, sonra dilediğin sırayla muhafızlar; her turda bir tane.
book-edge-text = Muhafız, kenarda herhangi bir boş haneye konulur.
book-anywhere-text = Kraliçe, taht dışında herhangi bir boş haneye konulur. Haneyi rakip seçer.
book-not-there-text = İkisi de ne iki rakip taşın arasına ne de kendi tarafından bir taşla rakip bir taşı arasına alacağı yere konulabilir.
book-ending-chapter = Kazanmak, kaybetmek, berabere kalmak
book-winning-text = Kraliçen tahttayken altı muhafızının hepsi onu çevrelerse kazanırsın.
book-empty-throne-text = Ama dikkat: altı muhafızın, üzerinde hiç kraliçe yokken tahtı çevrelerse kaybedersin.
book-repeating-text = Aynı konumu üçüncü kez oluşturan kaybeder.
book-drawing-text = Art arda 100 hamlede kimse esir almaz ve içeri adım atmazsa ya da iki taraf da oynayamazsa oyun berabere biter. Oyuncular beraberlikte anlaşabilir; dileyen pes edebilir.
book-tips-chapter = Akılda tut
book-again-text = Esir kraliçe, bir sonraki hamlende onu yine esir alacağın yere konulabilir. Bu fırsatı kolla; rakibine de verme.
book-gap-text = Rakip, esir almadıkça iki taşının arasına giremez. İki muhafız bir aralığı doldurmadan da kapatabilir.
book-behind-text = Kenara geri konulan muhafız, rakibin arkasından yeniden başlar: orası çoğu zaman esir almak için en iyi yerdir.
book-corner-text = Tahtanın köşesindeki taş esir düşmez. Ama içeriye tek yolu vardır, kolayca kapatılır.
book-shut-in-text = Tahtın çevresindeki muhafızlar yalnızca o halkada gidebilir. Orada ne kadar çok olurlarsa o kadar az hamlen kalır; oynamak ise zorunludur.

## The museum

room-modern = Bu program için yapıldı. Geleneksel kurallarda denk oyuncular çoğu kez birbirini kilitler, oyun berabere biter. İki değişiklik bunu önler, ilki de eskidir: eski İngiliz kurallarındaki gibi esir alan, esir kraliçeyi gönderir; aynı konumu üçüncü kez oluşturan da kaybeder.
room-globe =
    Le Globe Joueur bu kuralları anlatır ve yalnızca düz çizgide esir almayı önerir. Escale à jeux okurlarından Thierry, o sitenin kurallarını aynı yönde düzeltir.

    Kesin olmayan: hiçbir taşın iki rakip taşın arasına geri konulamayacağını açıkça yazan Escale à jeux’dür; Le Globe Joueur o yerde basit hamlelerden söz eder.
room-escale = Le Globe Joueur kuralları, Escale à jeux’nün yayımladığı gibi köşeli esir almayla birlikte.
room-fromager = Alain Fromager’nin Escale à jeux’deki bir notundan. Notun nasıl anlaşılacağı bizim yorumumuz; gerisi “{ preset-escale }” gibi.
room-ring =
    Board and Pieces kuralları, Provenzo ile Botermans’a göre.

    Kesin olmayan: kaynak, halkanın köşesinde de esir alınıp alınmadığını sorar ve cevaplamaz. Burada alınır. Taşların esir alacağı veya esir düşeceği yere geri konulamaması da bizim kararımız.
room-ring-entry = Board and Pieces’teki bir çeşitleme: taşlar kenara birer birer gelir. Gerisi “{ preset-ring }” gibi, aynı açık sorularla.
room-neto = João Pedro Neto’nun Queen’s Guard sayfasındaki kurallar. Taşların nereye geri konulamayacağı bizim kararımız.
room-classic = Ansiklopediler ile David Parlett’in yazısının ortak anlatımı. Taşların nereye geri konulamayacağı bizim kararımız.
room-bell =
    R. C. Bell’in başlangıcı, João Pedro Neto’nun sayfasının aktardığı biçimde. Gerisi “{ preset-classic }” gibi.

    Kesin olmayan: Bell’in başlangıcını yalnızca o aktarımdan biliyoruz. Önce Beyaz’ın yerleştirmesi bizim kararımız.
room-parlett =
    David Parlett’in başlangıcı, João Pedro Neto’nun sayfasının aktardığı biçimde. Gerisi “{ preset-classic }” gibi.

    Kesin olmayan: bu başlangıcı yalnızca o aktarımdan biliyoruz.
room-captor = Esir kraliçenin yerini esir alanın seçtiği eski İngiliz kuralları. Taşların nereye geri konulamayacağı bizim kararımız.
room-home = Bir uygulamanın kuralları; haklarında yalnızca şunu biliyoruz: esir taş kendi başlangıç hanesine geri konulur. Muhafızlar birbirinin aynısı olduğu için her biri, kendi tarafındaki bir muhafızın başladığı herhangi bir haneye gidebilir. Böyle boş bir hane yoksa taşların nereye konulacağı ve geri kalan her şey bizim kararımız.
room-japan = Bir Japon baskısı; hakkında yalnızca şunu biliyoruz: esir taşlar oyundan çıkar ve kraliçe kalan muhafızlarla kazanır. Kraliçeyi ya da son muhafızı esir alan kazanır: bu da, geri kalan her şey gibi, bizim kararımız.
room-ludii = Ludii oyun sisteminin oynadığı Agon. Bunu Ludii’nin kendisi doğruluyor: iki program da bir oyunun beş hamleyle tam 11.662.533 türlü başlayabildiğini sayıyor.
source-agon = Bu program.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, okurlarının notlarıyla.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Board and Pieces’in izlediği Provenzo.
source-botermans = Board and Pieces’in izlediği Botermans.
source-neto = João Pedro Neto’nun Queen’s Guard sayfası.
source-encyclopaedias = Ansiklopediler.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, João Pedro Neto’nun aktardığı biçimde.
source-old-english = Eski İngiliz kuralları.
source-app = 2025 veya 2026 tarihli bir uygulama.
source-japan = 2025 tarihli bir Japon baskısı.
source-ludii = Ludii oyun sistemi.

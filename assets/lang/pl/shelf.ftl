# The texts of the shelf in Polish. English is beside them, with the same keys in the same order.

shelf-title = W co gramy?
# As in English.
shelf-agon = Agon
shelf-agon-line = Zaprowadź królową na tron.
shelf-agon-about = druk z 1842 roku · 2 graczy · 20 minut
# As in English.
shelf-agent = Agent
shelf-agent-line = Blefem i łapówkami po walizkę.
shelf-agent-about = 1975 · 2–8 graczy · 60 minut
shelf-file-unknown = Żadna z gier nie umie odczytać tego pliku.
shelf-quit-title = Zakończyć?
shelf-quit-body = Twoje partie są zapisane.

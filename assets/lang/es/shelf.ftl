# The texts of the shelf in Spanish. English is beside them, with the same keys in the same order.

shelf-title = ¿A qué jugamos?
# As in English.
shelf-agon = Agon
shelf-agon-line = Lleva a tu reina hasta el trono.
shelf-agon-about = impreso en 1842 · 2 jugadores · 20 minutos
# As in English.
shelf-agent = Agent
shelf-agent-line = Faroles y sobornos por un maletín.
shelf-agent-about = 1975 · de 2 a 8 jugadores · 60 minutos
shelf-file-unknown = Ninguno de los juegos puede leer este archivo.
shelf-quit-title = ¿Salir?
shelf-quit-body = Tus partidas están guardadas.

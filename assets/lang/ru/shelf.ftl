# The texts of the shelf in Russian. English is beside them, with the same keys in the same order.

shelf-title = Во что сыграем?
shelf-agon = Агон
shelf-agon-line = Приведите королеву на трон.
shelf-agon-about = издан в 1842 г. · 2 игрока · 20 минут
shelf-agent = Агент
shelf-agent-line = Блефом и подкупом — к чемоданчику.
shelf-agent-about = 1975 · 2–8 игроков · 60 минут
shelf-file-unknown = Ни одна из игр не может прочитать этот файл.
shelf-quit-title = Выйти?
shelf-quit-body = Ваши партии сохранены.

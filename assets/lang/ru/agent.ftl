# The texts of Agent in Russian. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « » and, inside them, „ “.

## Names

agent-name = Агент
agent-line = Блеф и взятки для компании от двух до восьми
agent-american = Американец{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Британец{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Русский{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Китаец{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Танжер
agent-city-lis = Лиссабон
agent-city-mad = Мадрид
agent-city-alg = Алжир
agent-city-cas = Касабланка
agent-city-azo = Азоры
agent-city-pal = Лас-Пальмас
agent-city-par = Париж
agent-city-gen = Женева
agent-city-rom = Рим
agent-city-cai = Каир
agent-city-kha = Хартум
agent-city-dak = Дакар
agent-city-bmu = Бермуды
agent-city-bru = Брюссель
agent-city-ist = Стамбул
agent-city-nai = Найроби
agent-city-rey = Рейкьявик
agent-city-ber = Берлин
agent-city-teh = Тегеран
agent-city-pan = Панама
agent-city-hav = Гавана
agent-city-nyc = Нью-Йорк
agent-city-dub = Дублин
agent-city-ham = Гамбург
agent-city-war = Варшава
agent-city-bak = Баку
agent-city-bom = Бомбей
agent-city-hkg = Гонконг
agent-city-was = Вашингтон
agent-city-lon = Лондон
agent-city-mos = Москва
agent-city-pek = Пекин
agent-bahamas = Багамы
agent-to-tan = в Танжер
agent-to-lis = в Лиссабон
agent-to-mad = в Мадрид
agent-to-alg = в Алжир
agent-to-cas = в Касабланку
agent-to-azo = на Азоры
agent-to-pal = в Лас-Пальмас
agent-to-par = в Париж
agent-to-gen = в Женеву
agent-to-rom = в Рим
agent-to-cai = в Каир
agent-to-kha = в Хартум
agent-to-dak = в Дакар
agent-to-bmu = на Бермуды
agent-to-bru = в Брюссель
agent-to-ist = в Стамбул
agent-to-nai = в Найроби
agent-to-rey = в Рейкьявик
agent-to-ber = в Берлин
agent-to-teh = в Тегеран
agent-to-pan = в Панаму
agent-to-hav = в Гавану
agent-to-nyc = в Нью-Йорк
agent-to-dub = в Дублин
agent-to-ham = в Гамбург
agent-to-war = в Варшаву
agent-to-bak = в Баку
agent-to-bom = в Бомбей
agent-to-hkg = в Гонконг
agent-to-was = в Вашингтон
agent-to-lon = в Лондон
agent-to-mos = в Москву
agent-to-pek = в Пекин
agent-player = Игрок { $number }
agent-you = Вы
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands } { $amount } $
agent-level-novice = Новичок
agent-level-novice-line = Верен подкупленным агентам и почти никогда не возражает.
agent-level-runner = Курьер
agent-level-runner-line = Гонит за чемоданчиком любого, кто к нему ближе.
agent-level-broker = Маклер
agent-level-broker-line = Бережёт деньги к концу и возражает, когда ему вредят.
agent-level-agent = Тайный агент
agent-level-agent-line = Делает выводы из всего, что делаете вы, и блефует.
agent-level-master = Резидент
agent-level-master-line = К тому же думает наперёд.
agent-temperament-even = Ровный
agent-temperament-even-line = Без особых привычек.
agent-temperament-banker = Банкир
agent-temperament-banker-line = Придерживает деньги и мало о них говорит.
agent-temperament-gambler = Азартный
agent-temperament-gambler-line = Блефует при каждом случае.
agent-temperament-hunter = Охотник
agent-temperament-hunter-line = Любит отправлять агентов на Багамы.

## What can be done

agent-do-move = Ехать { $to }
agent-do-move-with = Ехать { $to } с чемоданчиком
agent-do-move-without = Ехать { $to }, чемоданчик оставить
agent-do-move-onto = Ехать { $to } и взять чемоданчик
agent-do-move-beside = Ехать { $to }, чемоданчик не брать
agent-do-take = Взять чемоданчик
agent-do-lay-down = Положить чемоданчик
agent-do-attack = Напасть: { $victim }
agent-do-attack-with = Напасть и взять чемоданчик: { $victim }
agent-do-attack-without = Напасть без чемоданчика: { $victim }
agent-do-price = { $deed } — цена { $amount }{ $left ->
    [none] {""}
   *[other] , останется { $left }
}
agent-do-end = { $deed }: конец игры
agent-bribe = Дать взятку
agent-object = Возразить
agent-let = Не возражать
agent-let-always = Не спрашивать об агентах без моих денег
agent-insist = Настаивать
agent-withdraw = Отступить
agent-allow = Разрешить
agent-refuse = Запретить
agent-your-claim = Ваша заявка: { $amount }
agent-claim = Заявить { $amount }
agent-give-up = Спасовать
agent-win = Заявить о победе
agent-let-win = Уступить другим
agent-skip = Пропустить ход

## What is happening

agent-turn = Ваш ход, { $name }: выберите агента или дайте взятку.
agent-turn-only = Ваш ход: выберите агента или дайте взятку.
agent-turn-bribe = Ваш ход: можно только дать взятку.
agent-turn-stuck = Сделать ничего нельзя.
agent-choose-city = Куда едет { $agent }?
agent-choose-deed = { $city }: что делает { $agent }?
agent-thinking = { $name } думает
agent-ask-object-only = Возражаете?
agent-ask-object = Кто-нибудь возражает?
agent-ask-answer = { $objector } возражает. Вы настаиваете, { $name }?
agent-ask-answer-only = { $objector } возражает. Вы настаиваете?
agent-ask-claim = Сколько заявляете на агента «{ $agent }»?
agent-ask-claims = Заявки: { $list }
agent-claim-out = { $claim } — пас
agent-ask-claim-none = Никто ещё ничего не заявил.
agent-claim-nothing = На агенте «{ $agent }» нет ваших денег, и заявить вам нечего.
agent-claim-too-little = На агенте «{ $agent }» у вас слишком мало, чтобы заявить больше.
agent-ask-decide = Решает { $name }: заявка самая крупная.
agent-ask-decide-only = Ваша заявка — самая крупная. Разрешаете?
agent-ask-victory = { $agent } дома. Заявляете о победе?
agent-seconds = Через { $count } с без возражений
agent-seconds-short = { $count } с
agent-passes-soon = Через { $count } с без возражений: { $names }
agent-objecting = { $count ->
    [1] { $names } возражает.
    [one] { $names } возражают.
    [few] { $names } возражают.
    [many] { $names } возражают.
   *[other] { $names } возражают.
}
agent-round = Круг { $count }
agent-round-of = Круг { $count } из { $last }
agent-moment-case = Чемоданчик взят!
agent-moment-home = Дома с чемоданчиком!
agent-stamp-allowed = РАЗРЕШЕНО
agent-stamp-refused = ЗАПРЕЩЕНО
agent-lot = Жребий решает, кто начинает…

## What was heard

agent-lot-falls = { $who ->
    [you] Жребий пал на вас: вы начинаете.
   *[name] Жребий брошен: начинает { $name }.
}
agent-begins = { $who ->
    [you] Вы начинаете.
   *[name] { $name } начинает.
}
agent-heard-staked = { $who ->
    [you] Вы сделали ставки.
   *[name] { $name }: ставки сделаны.
}
agent-heard-bribe = { $who ->
    [you] Вы даёте взятку.
   *[name] { $name } даёт взятку.
}
agent-heard-move = { $who ->
    [you] Вы: { $agent } едет { $to }.
   *[name] { $name }: { $agent } едет { $to }.
}
agent-heard-move-with = { $who ->
    [you] Вы: { $agent } едет { $to } с чемоданчиком.
   *[name] { $name }: { $agent } едет { $to } с чемоданчиком.
}
agent-heard-move-without = { $who ->
    [you] Вы: { $agent } едет { $to } без чемоданчика.
   *[name] { $name }: { $agent } едет { $to } без чемоданчика.
}
agent-heard-move-onto = { $who ->
    [you] Вы: { $agent } едет { $to } за чемоданчиком.
   *[name] { $name }: { $agent } едет { $to } за чемоданчиком.
}
agent-heard-take = { $who ->
    [you] Вы: { $agent } берёт чемоданчик.
   *[name] { $name }: { $agent } берёт чемоданчик.
}
agent-heard-lay-down = { $who ->
    [you] Вы: { $agent } кладёт чемоданчик.
   *[name] { $name }: { $agent } кладёт чемоданчик.
}
agent-heard-attack = { $who ->
    [you] Вы: { $agent } нападает, жертва — { $victim }. «{ agent-rules-attack }»
   *[name] { $name }: { $agent } нападает, жертва — { $victim }. «{ agent-rules-attack }»
}
agent-heard-attack-with = { $who ->
    [you] Вы: { $agent } нападает и берёт чемоданчик, жертва — { $victim }. «{ agent-rules-attack }»
   *[name] { $name }: { $agent } нападает и берёт чемоданчик, жертва — { $victim }. «{ agent-rules-attack }»
}
agent-heard-object = { $who ->
    [you] Вы возражаете.
   *[name] { $name } возражает.
}
agent-heard-let = { $who ->
    [you] Вы не возражаете.
   *[name] { $name } не возражает.
}
agent-heard-insist = { $who ->
    [you] Вы настаиваете.
   *[name] { $name } настаивает.
}
agent-heard-withdraw = { $who ->
    [you] Вы отступаете.
   *[name] { $name } отступает.
}
agent-heard-claim = { $who ->
    [you] Вы заявляете { $amount }.
   *[name] { $name } заявляет { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Вы пасуете.
   *[name] { $name } пасует.
}
agent-heard-claim-nothing = { $who ->
    [you] Вы ничего не заявляете.
   *[name] { $name } ничего не заявляет.
}
agent-heard-allow = { $who ->
    [you] Вы разрешаете.
   *[name] { $name } разрешает.
}
agent-heard-refuse = { $who ->
    [you] Вы запрещаете.
   *[name] { $name } запрещает.
}
agent-heard-win = { $who ->
    [you] Вы заявляете о победе.
   *[name] { $name } заявляет о победе.
}
agent-heard-let-win = { $who ->
    [you] Вы уступаете победу другим.
   *[name] { $name } уступает победу другим.
}
agent-heard-skip = { $who ->
    [you] Сделать вы ничего не можете.
   *[name] { $name } ничего не может сделать.
}
agent-heard-back = Действие отменено.
agent-heard-stands = Действие состоялось.
agent-heard-no-claims = Никто не называет суммы: действие состоялось.
agent-heard-exile = { $agent } отправляется на Багамы.
agent-heard-exile-stakes = Ставки на агента «{ $agent }»: { $list }.
agent-heard-exile-nothing = На агенте «{ $agent }» ни у кого не было денег.
# As in English.
agent-of-player = { $name }: { $what }
# As in English.
agent-list-item = { $name } { $amount }
agent-heard-missed = { $who ->
    [you] Вы пропускаете ход.
   *[name] { $name } пропускает ход.
}
agent-heard-won-home = { $who ->
    [you] { $agent } дома с чемоданчиком. Вы победили!
   *[name] { $agent } дома с чемоданчиком. Победа: { $name }.
}
agent-heard-won-limit = { $who ->
    [you] Последний круг окончен, чемоданчик — у агента «{ $agent }». Вы победили!
   *[name] Последний круг окончен, чемоданчик — у агента «{ $agent }». Победа: { $name }.
}
agent-heard-drawn = Последний круг окончен, не победил никто.

## Why computer players do something

agent-reason-brings-home = доставляет чемоданчик домой
agent-reason-near-home = { $steps ->
    [one] до цели ({ $home }) { $steps } шаг
    [few] до цели ({ $home }) { $steps } шага
    [many] до цели ({ $home }) { $steps } шагов
   *[other] до цели ({ $home }) { $steps } шага
}
agent-reason-holds-back = задерживает агента «{ $agent }»
agent-reason-threatens = угрожает агенту «{ $other }»
agent-reason-stops-holder = отнимает чемоданчик у агента «{ $agent }»
agent-reason-stops-nearest = { $agent } был ближе всех к победе
agent-reason-keeps-case = не даёт чемоданчик агенту «{ $agent }»
agent-reason-keeps-away = { $steps ->
    [0] иначе { $agent } победил бы ({ $home })
    [one] иначе { $agent }: { $steps } шаг до цели ({ $home })
    [few] иначе { $agent }: { $steps } шага до цели ({ $home })
    [many] иначе { $agent }: { $steps } шагов до цели ({ $home })
   *[other] иначе { $agent }: { $steps } шага до цели ({ $home })
}
agent-reason-protects = защищает агента «{ $agent }»
agent-reason-stands-by = стоит за агента «{ $agent }»
agent-reason-tests = { $who ->
    [you] проверяет, сколько у вас на агенте «{ $agent }»
   *[name] проверяет ставку на агента «{ $agent }»: { $name }
}

## Why something cannot be done

agent-refused-over = Партия закончена.
agent-refused-not-asked = Сейчас решаете не вы.
agent-refused-not-now = Сейчас этого сделать нельзя.
agent-refused-not-in-game = Этот агент не играет.
agent-refused-exiled = { $agent } на Багамах.
agent-refused-no-link = Нет линии { $from } – { $to }.
agent-refused-holds = У агента «{ $agent }» чемоданчик уже есть.
agent-refused-holds-not = У агента «{ $agent }» нет чемоданчика.
agent-refused-case-elsewhere = Чемоданчик в другом месте.
agent-refused-case-held = Чемоданчик у агента «{ $agent }», отнять его можно только нападением.
agent-refused-own-victim = Агент не может напасть на себя.
agent-refused-too-near = { $agent } в том же городе. Нападают из соседнего.
agent-refused-at-home = { $agent } дома, там безопасно.
agent-refused-unpaid = Чтобы напасть, нужно { $amount } на агенте «{ $agent }».
agent-refused-taken-back = Это действие в этот ход уже отменено.
agent-refused-only-bribe = В этот ход отменено уже столько действий, что можно только дать взятку.
agent-refused-no-note = Для взятки нужна хотя бы одна купюра.
agent-refused-notes-missing = У вас нет столько купюр по { $amount }.
agent-refused-over-cap = Взятка — не больше { $amount }.
agent-refused-hundreds = Суммы заявляют сотнями.
agent-refused-claim-low = Заявить нужно минимум { $amount }.
agent-refused-claim-high = Нельзя заявить больше, чем вы поставили.
agent-refused-may-not-skip = Вы ещё можете что-то сделать.
agent-refused-must-skip = Сделать ничего нельзя.

## The panel

agent-bribes = { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
        [many] { $count } взяток
       *[other] { $count } взятки
    }
agent-misses = пропускает ход
agent-notes-none = Купюр не осталось
agent-notes-left = { $count ->
    [1] Осталось { $amount } одной купюрой
    [one] Осталось { $amount }, { $count } купюра
    [few] Осталось { $amount }, { $count } купюры
    [many] Осталось { $amount }, { $count } купюр
   *[other] Осталось { $amount }, { $count } купюры
}
agent-hold-sheet = Удерживайте: мой лист
agent-show-sheet = Показать мой лист
agent-cover-sheet = Закрыть мой лист
agent-look-first = Сначала заглянуть в лист
agent-put-down = Выбрать другое
agent-ask-undo = Ещё можно отменить.
agent-undo = Отменить
agent-notebook = Блокнот
agent-menu = Меню
agent-resume = Вернуться к партии
agent-seat = { $name } уходит: дальше играет компьютер
agent-seat-title = { $name } уходит насовсем?
agent-seat-body = Место займёт компьютерный игрок, лист останется как есть.
agent-seat-yes = Пусть играет компьютер
agent-seat-taken = { $name }: теперь здесь играет компьютер.
agent-leave = Главное меню
agent-again = Сыграть ещё

## The end of a game, and the walk through it

agent-end-home = { $agent } дома с чемоданчиком. Листы открываются.
agent-end-limit = Последний круг окончен. Листы открываются.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: ставок нет.
agent-end-map = Показать карту
agent-end-turn-all = Открыть все листы
agent-why-most = { $who ->
    [you] Самая крупная ставка на агента «{ $agent }» — ваша: { $amount }.
   *[name] Самая крупная ставка на агента «{ $agent }»: { $name }, { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Ваша ставка на агента «{ $agent }» — { $amount }. Никто с большей ставкой не заявил о победе.
   *[name] Ставка на агента «{ $agent }»: { $name }, { $amount }. Никто с большей ставкой не заявил о победе.
}
agent-why-tied-brought = { $who ->
    [you] Больше { $amount } на агенте «{ $agent }» нет ни у кого, а чемоданчик домой доставили вы.
   *[name] Больше { $amount } на агенте «{ $agent }» нет ни у кого, а чемоданчик домой доставляет { $name }.
}
agent-why-tied-next = { $who ->
    [you] Больше { $amount } на агенте «{ $agent }» нет ни у кого. Чемоданчик домой доставляет { $other }, а из тех, у кого столько же, следующее место по часовой стрелке — ваше.
   *[name] Больше { $amount } на агенте «{ $agent }» нет ни у кого. Чемоданчик домой { $other_who ->
        [you] доставили вы
       *[name] доставляет { $other }
    }, а из тех, у кого столько же, следующее место по часовой стрелке занимает { $name }.
}
agent-why-nobody-staked = { $who ->
    [you] На агенте «{ $agent }» ни у кого нет денег, а чемоданчик домой доставили вы.
   *[name] На агенте «{ $agent }» ни у кого нет денег, а чемоданчик домой доставляет { $name }.
}
agent-why-unclaimed = Больше никто не заявил о победе.
agent-why-drawn-tie = Самая крупная ставка на агента «{ $agent }» — сразу у нескольких игроков: { $amount }.
agent-why-drawn-unstaked = На агенте с чемоданчиком ({ $agent }) ни у кого нет денег.
agent-why-drawn-free = Чемоданчика нет ни у одного агента.
agent-replay = Просмотреть партию
agent-replay-round = Круг { $round }, шаг { $number } из { $count }
agent-replay-beginning = Партия начинается.
agent-replay-first = К началу
agent-replay-previous = Шаг назад
agent-replay-next = Шаг вперёд
agent-replay-last = К концу
agent-replay-previous-bluff = Предыдущий блеф
agent-replay-next-bluff = Следующий блеф
agent-replay-close = Итог
agent-replay-show = Что показано
agent-replay-sheets = Листы
agent-replay-course = Шаги
agent-replay-bluffs = Блефы ({ $count })
agent-replay-no-bluffs = Ни один блеф в этой партии не удался.
agent-replay-in-hand = { $amount } на руках
agent-truth-staked = На самом деле: { $list }.
agent-truth-staked-nothing = На самом деле: ставок нет.
agent-truth-alone = { $who ->
    [you] На самом деле деньги на агенте «{ $agent }» есть только у вас: { $amount }.
   *[name] На самом деле ставка на агента «{ $agent }» всего одна: { $name }, { $amount }.
}
agent-truth-most = { $who ->
    [you] На самом деле самая крупная ставка на агента «{ $agent }» — ваша: { $amount }.
   *[name] На самом деле самая крупная ставка на агента «{ $agent }»: { $name }, { $amount }.
}
agent-truth-shared = { $who ->
    [you] На самом деле на агенте «{ $agent }» у вас { $amount }, и больше нет ни у кого.
   *[name] На самом деле на агенте «{ $agent }»: { $name } — { $amount }, и больше нет ни у кого.
}
agent-truth-less = { $who ->
    [you] На самом деле на агенте «{ $agent }»: вы — { $amount }, { $other } — { $most }.
   *[name] На самом деле на агенте «{ $agent }»: { $name } — { $amount }, { $other_who ->
        [you] вы
       *[name] { $other }
    } — { $most }.
}
agent-truth-nothing = { $who ->
    [you] На самом деле на агенте «{ $agent }» у вас ничего; { $other } — { $most }.
   *[name] На самом деле на агенте «{ $agent }»: { $name } — ничего, { $other_who ->
        [you] вы
       *[name] { $other }
    } — { $most }.
}
agent-truth-bluff = { $who ->
    [you] Блеф! На агенте «{ $agent }» у вас ничего; { $other } — { $most }.
   *[name] Блеф! На агенте «{ $agent }»: { $name } — ничего, { $other_who ->
        [you] вы
       *[name] { $other }
    } — { $most }.
}
agent-truth-nobody = На самом деле на агенте «{ $agent }» ни у кого нет денег.
agent-bluff = Удачный блеф
agent-bluff-deed = { $who ->
    [you] Вы действуете без денег на агенте «{ $agent }», и никто не мешает.
   *[name] { $name } действует без денег на агенте «{ $agent }», и никто не мешает.
}
agent-bluff-objection = { $who ->
    [you] Вы возражаете без денег на агенте «{ $agent }», и { $other } отступает.
   *[name] { $name } возражает без денег на агенте «{ $agent }», и { $other_who ->
        [you] вы отступаете
       *[name] { $other } отступает
    }.
}

## Passing the device

agent-pass-title = Передайте устройство: { $name }.
agent-pass-line = Остальные, отвернитесь.
agent-pass-news = { $name }, с прошлого раза:
agent-pass-hold = Удерживайте: я — { $name }
agent-pass-again = Нажмите ещё раз: я — { $name }

## What a person among several lets pass

agent-objections = Мои возражения
agent-passes = По умолчанию не возражать
agent-passes-nothing = Спрашивать
agent-passes-attacks = Кроме нападений
agent-passes-case = Кроме нападений и чемоданчика
agent-passes-hint = { $count ->
    [one] Если вы не возразите, игра пойдёт дальше через { $count } секунду. Время всегда одно и то же и никому не говорит, что у вас есть.
    [few] Если вы не возразите, игра пойдёт дальше через { $count } секунды. Время всегда одно и то же и никому не говорит, что у вас есть.
    [many] Если вы не возразите, игра пойдёт дальше через { $count } секунд. Время всегда одно и то же и никому не говорит, что у вас есть.
   *[other] Если вы не возразите, игра пойдёт дальше через { $count } секунды. Время всегда одно и то же и никому не говорит, что у вас есть.
}

## Money

agent-money = Ваш лист
agent-ask-stakes = До первого хода: на каких агентов вы ставите?
agent-ask-stakes-line = Победит тот, у кого больше всего денег на агенте, который доставит чемоданчик домой.
agent-fill-in = Сделать ставки
agent-money-line = Выберите агента, затем купюры. Ставка остаётся на месте; что придержите, пригодится потом для взяток. Это тайна до конца партии или пока агент не отправится на Багамы.
agent-bribe-line = Выберите агента, затем купюры. Другие узнают, что вы даёте взятку, но не узнают ни кому, ни сколько.
agent-bribe-line-cap = Выберите агента, затем купюры, не больше { $amount }. Другие узнают, что вы даёте взятку, но не узнают ни кому, ни сколько.
agent-notes = Ваши купюры
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = У вас остаётся { $amount }.
agent-money-clear = Заново
agent-money-nothing = Придержать все деньги
agent-money-stake = Поставить { $amount }
agent-bribe-with = Дать взятку: { $amount }

## The notebook

agent-notebook-line = Сколько минимум и максимум у каждого игрока на каждом агенте, судя по тому, что слышали все.
agent-notebook-own = Что другие могут знать о вас:
agent-notebook-facts = { $count ->
    [0] Доказано: { $proven }. Расходы: { $fees }. Взяток нет.
    [one] Доказано: { $proven }. Расходы: { $fees }. { $count } взятка.
    [few] Доказано: { $proven }. Расходы: { $fees }. { $count } взятки.
    [many] Доказано: { $proven }. Расходы: { $fees }. { $count } взяток.
   *[other] Доказано: { $proven }. Расходы: { $fees }. { $count } взятки.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Ещё не поставлено: до { $amount }.
agent-notebook-claims = Заявки: { $list }.
agent-notebook-marks = Нажмите на агента и пометьте, что, по-вашему, есть на нём у игрока: ? подозрение, ! уверенность, × ничего. Пометки и заметки видите только вы.
agent-notebook-note = Заметка: { $name }
agent-notebook-note-hint = Личное
agent-notebook-noted = Заметка: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Подозрение
    [sure] Уверенность
   *[nothing] Ничего
}

## The cast

agent-persona-moira = Сдаёт комнаты у порта и никогда не забывает, кому заплатила.
agent-persona-tomas = Предсказывает погоду. Сначала скажет нет, потом выглянет в окно.
agent-persona-binta = Переводчица. Для каждого найдёт доброе слово и немного денег.
agent-persona-percy = Смотритель маяка. Машет всем, кто плывёт мимо, и никого не задерживает.
agent-persona-nieves = Суфлёр в театре. Кашлянут в зале — и она умолкает.
agent-persona-ubaldo = По воскресеньям судит футбол. У его свистка свой характер.
agent-persona-karima = Кормит кошек со всего квартала. Захочет кошка на стул — она встанет.
agent-persona-halldor = Возит почту самолётом в любую погоду, кратчайшим путём.
agent-persona-leyla = Фотографирует корабли. Одно возражение — и она уже ищет новый кадр.
agent-persona-otto = Таможенник. С 1951 года мимо него ничего не прошло.
agent-persona-dolores = Разводит скаковых лошадей. Пусть бегут все.
agent-persona-idriss = Гид. В каждом консульстве у него по кузену, и каждому он носит гостинцы.
agent-persona-xiomara = Держит танцевальный оркестр. Играет для тех, кто пляшет быстрее всех.
agent-persona-yuklan = Корректор. До сих пор находила что-нибудь в каждой строке.
agent-persona-farid = Ведёт счета трёх министерств. Собственные закрыты.
agent-persona-wanda = Руководит хором. С её репетиций никого ещё не выгоняли.
agent-persona-giulia = Держит турбюро. Билеты на Багамы — только в один конец.
agent-persona-rauf = Ищет нефть. Иногда бурит там, где её точно нет.
agent-persona-josse = Заседает в девяти комиссиях. На каждый случай есть замечание по процедуре.
agent-persona-zohra = Торгует коврами. Уступает один раз, со вздохом, и больше никогда.
agent-persona-sol = Водит ночное такси. Крупные купюры бережёт к концу смены.
agent-persona-sarojini = Профессор статистики. Блефует чаще, чем велит теория вероятностей.
agent-persona-arkadi = Часовщик. Знает, чей час пробил.
agent-persona-edward = Составляет кроссворды. Помнит, кто и что говорил.
agent-persona-blaise = Нотариус. Знает все суммы и не называет ни одной.
agent-persona-traute = Покупает на аукционах для других, ровно за столько, сколько вещь стоит.
agent-persona-daryush = Поэт. Первый вариант зачёркивает, за второй стоит горой.
agent-persona-vera = Наблюдает за птицами. Сочтёт всех и не спугнёт ни одной.
agent-persona-wenying = Учит играть на скрипке. Паузы — тоже часть пьесы.
agent-persona-everett = Чертит карты для конторы, у которой нет адреса.
agent-persona-esther = Автогонщица. Улыбается и на поворотах.
agent-persona-gurdial = Составляет расписание поездов. Знает, кому где сходить.
agent-persona-colette = Ресторанный критик. Каждую третью тарелку отсылает на кухню.
agent-persona-quiteria = Поёт фадо. Умолкнет, вздохнёт — и начнёт всерьёз.
agent-persona-osman = Взвешивает золото на базаре. Говорит, сколько есть, до крупинки.
agent-dossiers = Досье
agent-dossiers-set-aside = Ваши сведения о компьютерных игроках не читаются. Они отложены, и вы знакомитесь заново.
agent-dossiers-none = За этим столом ни на кого нет досье.
agent-dossier-open = Досье: { $name }
agent-dossier-new = Вы встречаетесь впервые.
agent-dossier-met = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
    [many] { $count } партий вместе
   *[other] { $count } партии вместе
}{ $won ->
    [0] , без единой победы ({ $name }).
    [one] , { $won } победа ({ $name }).
    [few] , { $won } победы ({ $name }).
    [many] , { $won } побед ({ $name }).
   *[other] , { $won } победы ({ $name }).
}
agent-remark-always-objects = Возражает против всего.
agent-remark-never-objects = Никогда не возражает.
agent-remark-objections = Возражения: { $count } из { $of } возможных.
agent-remark-always-withdraws = Отступает после каждого возражения.
agent-remark-never-withdraws = Никогда не отступает.
agent-remark-withdrawals = Отступления после возражений: { $count } из { $of }.
agent-remark-never-bluffs = Не возражает и не настаивает без денег на агенте.
agent-remark-bluffs = Возражая или настаивая, блефует: { $count } из { $of }.
agent-remark-never-exiles = На Багамы не отправлен ни один агент.
agent-remark-exiles = { $count ->
    [one] На Багамы отправлен { $count } агент.
    [few] На Багамы отправлены { $count } агента.
    [many] На Багамы отправлено { $count } агентов.
   *[other] На Багамы отправлено { $count } агента.
}

## The main menu and the page before a game

agent-continue = Продолжить
agent-continue-line = { $players ->
    [one] { $players } игрок, круг { $round }
    [few] { $players } игрока, круг { $round }
    [many] { $players } игроков, круг { $round }
   *[other] { $players } игрока, круг { $round }
}
agent-my-games = Мои партии
agent-no-games = Сохранённых партий ещё нет.
agent-unfinished = Круг { $count }
agent-view-game = Посмотреть
agent-delete = Удалить
agent-delete-title = Удалить эту партию?
agent-delete-body = Вернуть её будет нельзя.
agent-game-damaged = Эта партия не открывается: её запись повреждена.
agent-file-open = Открыть файл
agent-file-save = Сохранить файл
agent-file-none = В этом файле нет партии в Агента, или часть её потеряна.
agent-file-later = Этот файл записан более новой версией программы.
agent-file-not-over = Партия в этом файле не закончена. Из файлов открываются только законченные.
agent-file-damaged = Партия в этом файле повреждена.
agent-file-damaged-decision = Партия в этом файле повреждена: решение { $number } невозможно.
agent-file-damaged-line = Партия в этом файле повреждена: строка { $number } не читается или невозможна.
agent-won = Победа
agent-lost = Поражение
agent-drawn = Ничья
agent-my-games-unfinished = Не закончена
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Играть
agent-play-line = Против трёх лёгких соперников
agent-play-first = Первая партия с пояснениями по ходу игры
agent-first-game = Первая партия
agent-setup = Подготовить партию
agent-setup-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
agent-setup-person = Человек
agent-setup-computer = Компьютер
agent-setup-computer-level = Компьютер: { $level }
agent-setup-who = Кто играет?
agent-setup-name = Имя
agent-setup-name-hint = Необязательно
agent-setup-colour = Цвет
agent-colour-ivory = Кремовый
agent-colour-violet = Фиолетовый
agent-colour-orange = Оранжевый
agent-colour-teal = Бирюзовый
agent-colour-pink = Розовый
agent-colour-brown = Коричневый
agent-colour-grey = Серый
agent-colour-black = Чёрный
agent-setup-level = Сила
agent-setup-temperament = Манера
agent-setup-sits = Кто здесь сидит
agent-setup-lot = По жребию
agent-setup-lot-line = Решит жребий в начале партии.
agent-setup-by-hand = Без имени
agent-setup-by-hand-line = Просто компьютер: имя и манеру выбираете вы.
agent-setup-rules = Правила
agent-setup-suggested = Обычные
agent-setup-own = Свои
agent-setup-start = Бросить жребий и начать
agent-option-none = Нет
agent-option-cap = Предел взятки
agent-option-cap-line = С пределом нельзя выждать, а потом разом перекрыть всех. В печатных правилах его нет.
agent-option-cap-two = Вдвоём и без предела тот, кто начинает, побеждает реже.
agent-option-limit = Последний круг
agent-option-limit-line = После него побеждает тот, у кого больше всего денег на агенте с чемоданчиком. При равенстве — ничья.
agent-option-map = Карта
agent-option-map-long = 33 города
agent-option-map-short = 29 городов
agent-option-map-line = Без четырёх городов вокруг Танжера любая дорога домой на шаг короче.
agent-option-agents = Агентов у каждой страны
agent-option-agents-line = По одному — партии короче, а тайн меньше.
agent-option-contest = Кто заявляет после возражения
agent-option-contest-all = Все
agent-option-contest-duel = Двое
agent-option-contest-line = Все или только тот, кто действует, и тот, кто возражает.
agent-option-lost = Неудачное возражение
agent-option-free = Бесплатно
agent-option-turn = Стоит хода
agent-option-lost-line = Если оно стоит хода, возражают реже, зато всерьёз.
agent-option-held = Чемоданчик в руках
agent-option-safe = В безопасности
agent-option-snatch = Можно выхватить
agent-option-held-line = Отнять его может только нападающий — или любой агент, который уже в городе или приедет туда.
agent-option-victory = Кого сравнивают в конце
agent-option-sheets = Всех
agent-option-claim = Кто заявит
agent-option-victory-line = Все листы или только листы тех, кто заявит о победе.

## Games on an occasion, and the record

agent-rivals = Соперники: { $names }
agent-ended-after = { $count ->
    [one] { $end } после { $count } круга
    [few] { $end } после { $count } кругов
    [many] { $end } после { $count } кругов
   *[other] { $end } после { $count } круга
}
agent-day = Партия дня
agent-day-hint = Те же соперники и та же удача для всех, каждый день новая партия. Считается только первая попытка.
agent-day-earlier = Прошлые дни
agent-day-none = Вы ещё не сыграли ни одной.
agent-day-result = Партия дня: { $result }.
agent-season = Сезон
agent-season-hint = Пять вечеров, каждый раз соперники сильнее. Они помнят, как вы играли в прошлые вечера.
agent-season-scoring = Победитель получает 5 очков, остальные — 3, 2 и 1, смотря по деньгам на агенте, который решил партию. Если не победил никто, все получают по 2.
agent-season-evening = Вечер { $number } из { $count }
agent-season-evening-short = Вечер { $number }
agent-season-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
agent-season-standing = Пока очков: { $points } из { $most }
agent-season-over = Сезон окончен, очков: { $points } из { $most }
agent-season-best = Лучший сезон, очков: { $points } из { $most }
agent-season-new = Новый сезон
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Что они помнят о вас
agent-season-objections = Ваши возражения: { $count } из { $of } возможных.
agent-season-withdrawals = Ваши отступления после возражений: { $count } из { $of }.
agent-season-bluffs = Возражали или настаивали без денег на агенте: { $count } из { $of }.
agent-record = Итоги
agent-record-none = Здесь считаются все партии, которые вы доиграли с компьютерными игроками.
agent-record-set-aside = Ваши итоги в Агенте не читаются. Они отложены, и счёт начинается заново.
agent-record-won = { $count ->
    [one] Побед: { $won } из { $count } партии
    [few] Побед: { $won } из { $count } партий
    [many] Побед: { $won } из { $count } партий
   *[other] Побед: { $won } из { $count } партии
}
agent-record-won-of = Побед: { $won } из { $count }
agent-record-players = По числу игроков
agent-record-levels = По сильнейшему сопернику
agent-record-play = Как вы играете
agent-record-objections = Возражения
agent-record-withdrawals = Отступления
agent-record-claims = Заявки
agent-record-bluffs = Блефы
agent-record-exiles = Отправлено на Багамы
agent-record-of = { $count } из { $of }
agent-record-worked = Удалось { $count } из { $of }
agent-record-rivals = Кто кого
agent-record-met = { $count ->
    [one] { $count } партия: вы — { $won }, { $name } — { $lost }
    [few] { $count } партии: вы — { $won }, { $name } — { $lost }
    [many] { $count } партий: вы — { $won }, { $name } — { $lost }
   *[other] { $count } партии: вы — { $won }, { $name } — { $lost }
}

## How to play

agent-rules = Как играть
agent-rules-aim = Цель
agent-rules-aim-text =
    Восемь агентов четырёх стран охотятся за чемоданчиком в Танжере. Они ничьи: каждый игрок отправляет любого из них. Когда агент окажется дома с чемоданчиком, победит тот, у кого на этом агенте больше всего денег.
agent-rules-stakes = Ставки
agent-rules-stakes-text =
    Вначале у вас 10 000 долларов: по четыре купюры в 1 000, 500, 400, 300, 200 и 100. До первого хода каждый тайно ставит на скольких угодно агентов или ни на кого.

    Что поставлено, остаётся на месте. Что придержано, можно поставить потом.
agent-rules-turn = Ход
agent-rules-turn-text =
    В свой ход вы делаете что-то одно: отправляете агента по линии в соседний город, велите ему взять или положить чемоданчик, нападаете или даёте взятку.

    Агент, приехавший туда, где лежит чемоданчик, может взять его или не трогать. Тот, у кого чемоданчик, может увезти его или оставить.

    Взятка — это новые купюры на агентах. Другие узнают, что вы её даёте, но не узнают ни кому, ни сколько.
agent-rules-attack = На Багамы!
agent-rules-attack-text =
    Если на агенте у вас не меньше 500 долларов, можно напасть им на другого, в соседнем городе. Если нападение состоится, жертва выбывает навсегда, все говорят, сколько у них на ней, а вы теряете 500 долларов из ставки на нападающего.

    На агента дома нападать нельзя, на соседа по городу тоже.
agent-rules-objection = Возражения
agent-rules-objection-text =
    Против любого действия агента другой игрок может возразить, кроме одного: когда агент без нападения оказывается дома с чемоданчиком. Тогда вы отступаете и делаете что-то другое — или настаиваете.

    Если вы настаиваете, игроки по очереди заявляют, сколько у них на этом агенте, и никогда не больше правды. Кто заявит больше всех, тот разрешает или запрещает; при равных заявках решаете вы.

    Поэтому каждая заявка что-то выдаёт, и молчание тоже.
agent-rules-end = Конец
agent-rules-end-text =
    Когда агент дома с чемоданчиком, все листы открываются. Побеждает самая крупная ставка на него; если таких несколько, первым считается тот, кто доставил чемоданчик домой, за ним — следующий по часовой стрелке. Если денег на агенте ни у кого нет, побеждает тот, кто доставил чемоданчик домой.

    Если был назначен последний круг и он окончен, побеждает единственная самая крупная ставка на агента с чемоданчиком, а если её нет — никто.

    Если условлено сравнивать только тех, кто заявит о победе, в счёт идут лишь их листы и лист того, кто доставил чемоданчик домой.
agent-rules-keys = Клавиши и геймпад
agent-rules-keys-text =
    Стрелки или стик водят по карте, Enter или A выбирает. Tab или RB перебирает агентов, которые могут действовать, затем кнопки. Backspace, Esc или B отменяет выбор.

    Все клавиши — в меню, и большинство из них можно изменить.
agent-rules-origin = Откуда эта игра
agent-rules-origin-text =
    Игру придумал Eric Solomon; она вышла во Франции в издательстве Pelikan в 1975 году. Печатная карта до нас не дошла; наша следует тому же замыслу, а города выбрали мы.

## What screen readers are told of the map

agent-told-map = Карта
agent-told-home = дом { $nation ->
    [american] американцев
    [british] британцев
    [russian] русских
   *[chinese] китайцев
}
agent-told-case = чемоданчик
agent-told-empty = никого
agent-told-exile = на Багамах
agent-told-holds = с чемоданчиком
agent-told-may-act = можно выбрать
agent-told-chosen = выбран
agent-told-target = сюда можно поехать
agent-told-attack = здесь можно кого-то отправить на Багамы

## Keys and gamepads

agent-keys-game = Партия
agent-keys-back = Выбрать другое
agent-keys-bribe = Дать взятку или сделать ставки
agent-keys-sheet = Показать мой лист, пока нажато
agent-keys-let = Не возражать (только против компьютера)
agent-keys-object = Возразить (только против компьютера)
agent-keys-notebook = Блокнот
agent-keys-gamepads = Любой геймпад играет за того, кого спрашивают.

## Lessons

agent-lessons = Уроки
agent-lessons-line = Восемь коротких уроков, примерно по минуте.
agent-lessons-count = Пройдено { $done } из { $count }
agent-lessons-done = Пройден
agent-lessons-open = Ещё не пройден
agent-lessons-set-aside = Пройденные уроки Агента не читаются. Они отложены, и уроки начинаются заново.
agent-lesson-number = Урок { $number } из { $count }: { $name }
agent-lesson-opponent = Бен
agent-lesson-well-done = Отлично!
agent-lesson-right = Отлично! { $why }
agent-lesson-wrong = Не совсем. { $why }
agent-lesson-else = Не совсем. Задание было другим.
agent-lesson-again = Ещё раз
agent-lesson-next = Следующий урок
agent-lesson-skip = Пропустить
agent-lesson-leave = Главное меню

## Hints in a first game

agent-hint-dismiss = Понятно
agent-hint-off = Без подсказок
agent-hint-stakes = Поставьте часть денег на двух-трёх агентов, а остальное придержите для взяток. Кто на кого поставил — тайна.
agent-hint-turn = Отправьте агента, на которого вы поставили, на город ближе к чемоданчику. Или другого — подальше от него.
agent-hint-object = Это ещё не решено. Возразите, если вам это вредит, или не возражайте.
agent-hint-answer = Отступите — и сделаете что-нибудь другое. Будете настаивать — каждый сможет заявить деньги на этом агенте, и решит самая крупная заявка.
agent-hint-claim = Заявите ровно столько, чтобы быть впереди, или спасуйте. Другие запомнят вашу заявку.
agent-hint-decide = Последнее слово за вами. Запретите — действие отменится, и тот же игрок сделает что-то другое.
agent-hint-near-home = { $agent } почти дома с чемоданчиком. Если у кого-то на нём может быть больше, чем у вас, добавьте денег или остановите его.
agent-hint-case = Чемоданчик взял { $agent }. Чтобы отнять его, нападите из соседнего города агентом, на котором у вас минимум 500 долларов.
agent-hint-exile = Кто отправлен на Багамы, выбыл из игры. Все говорят, сколько у них на жертве, и блокнот это помнит.
agent-hint-bribe = Взятка — это ещё деньги на агентах вместо хода. На каких и сколько, больше никто не знает. Вы тоже так можете.
agent-hint-taken-back = Что остановлено возражением, отменяется. Тогда тот же игрок делает что-то другое.

## Settings

agent-settings-map = Карта
agent-settings-names = Показывать названия городов
agent-settings-contrast = Высокий контраст
agent-settings-contrast-hint = Простая светлая карта, на которой хорошо видны агенты, пути и названия.
agent-settings-playing = Игра
agent-settings-reasons = Объяснять действия компьютерных игроков
agent-settings-reasons-hint = Только то, о чём мог бы догадаться любой за столом.
agent-settings-hints = Подсказки
agent-settings-hints-hint = Каждая появляется один раз, когда встречается что-то новое. «{ agent-first-game }» покажет все снова.
agent-settings-timer = На возражение 20 секунд
agent-settings-timer-hint = Когда играет несколько человек: кто не ответил вовремя, тот не возражает.
agent-settings-sheet = Показывать лист одним нажатием
agent-settings-sheet-hint = Когда играет несколько человек: одно нажатие открывает лист, следующее закрывает. Иначе кнопку или клавишу надо удерживать.
agent-settings-pass = Не возражать без вопросов
agent-settings-pass-nothing = Спрашивать
agent-settings-pass-stake = Агенты без моих денег
agent-settings-pass-quiet = Кроме нападений и чемоданчика
agent-settings-pass-hint = Когда против вас только компьютер. О происходящем всё равно будет сказано.

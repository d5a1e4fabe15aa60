import { seeded } from "./seeded.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { otherLayout } from "#contract/keyboard-layout.ts";
import { buildSearchIndex, type SearchIndex } from "#api/search/search-index.ts";
import type { SearchDocument } from "#api/search/read-document.ts";

// node bench/search.ts — how long it takes to build the index and to answer a query, and the memory of both.
const WANTED_P95_MS = 20;
const QUERIES = 300;
const WORDS_PER_TEXT = 300;
const NAMES = 20_000;

const masculine = `диализ гемодиализ пациент врач нефролог центр аппарат фильтр раствор сеанс доступ катетер сосуд анализ
  результат осмотр приём курс метод способ препарат антибиотик витамин гормон белок натрий калий кальций фосфор магний
  креатинин гемоглобин альбумин глюкоз уровень показатель индекс объём вес рост возраст пол режим рацион напиток продукт
  стол завтрак обед ужин перекус суп салат хлеб сыр творог фрукт овощ орех сок чай отдых сон спорт бег шаг транспорт
  автобус поезд адрес этаж кабинет зал холл лифт телефон договор полис документ паспорт рецепт бланк запрос ответ вопрос
  совет отзыв рассказ журнал раздел список пункт день месяц год час график перерыв выход вход старт этап период срок
  стандарт протокол регламент контроль надзор аудит опыт навык подход специалист хирург терапевт кардиолог диетолог
  психолог администратор директор инженер техник донор трансплантат орган организм кровоток пульс ритм отёк зуд стресс
  страх диагноз симптом синдром рецидив приступ криз инфаркт инсульт диабет нефрит цистит пиелонефрит стеноз тромбоз
  сепсис шок обморок кашель насморк`;
const feminine = `почка кровь вода мембрана фистула игла трубка вена артерия процедура клиника больница палата койка смена
  сестра бригада служба группа норма доза таблетка капсула мазь диета пища соль жажда жидкость каша рыба курица ягода
  прогулка зарядка нагрузка усталость слабость боль тошнота рвота одышка судорога температура проба моча железа печень
  кость мышца кожа рука нога спина голова грудь шея стенка полость ткань клетка молекула частица система линия схема
  программа школа лекция беседа встреча поездка дорога карта заявка запись очередь оплата цена льгота квота страховка
  справка выписка жалоба просьба помощь поддержка семья мама жена дочь подруга соседка работа учёба пенсия жизнь надежда
  радость забота`;
const verbalNouns = `лечение очищение заболевание обследование исследование наблюдение повышение снижение нарушение
  осложнение воспаление кровотечение давление сердцебиение дыхание питание ограничение назначение направление отделение
  оборудование обеспечение обслуживание сопровождение обучение объяснение решение согласие заключение образование
  изменение улучшение ухудшение восстановление удаление введение применение хранение измерение взвешивание отравление
  самочувствие настроение состояние движение упражнение расписание отношение внимание уважение доверие путешествие`;
const abstractNouns = `терапия операция хирургия нефрология урология кардиология анемия гипертония инфекция аллергия
  реакция функция фильтрация концентрация консультация реабилитация госпитализация вакцинация трансплантация процессия
  станция линия комиссия лицензия организация компания территория лаборатория стерилизация дезинфекция ультрафильтрация
  гемодиафильтрация регистрация информация инструкция рекомендация презентация конференция ассоциация федерация`;
const adjectives = `почечный сосудистый артериальный венозный хронический острый тяжёлый лёгкий сложный простой важный
  нужный обычный редкий частый быстрый медленный высокий низкий нормальный опасный безопасный полезный вредный солёный
  свежий варёный жареный сухой чистый стерильный одноразовый современный новый старый опытный внимательный вежливый
  спокойный удобный светлый тёплый холодный утренний вечерний ночной дневной ежедневный недельный месячный годовой первый
  второй третий последний главный старший младший детский взрослый пожилой мужской женский семейный личный платный
  бесплатный страховой городской областной районный местный домашний выездной плановый срочный экстренный повторный
  перитонеальный программный амбулаторный стационарный лабораторный инструментальный ультразвуковой рентгеновский`;
const verbs = `проводит проводится помогает снижает повышает очищает удаляет контролирует наблюдает назначает измеряет
  получает приходит приезжает записывается обращается ожидает отдыхает читает смотрит рассказывает объясняет отвечает
  спрашивает выбирает решает подписывает оплачивает готовит соблюдает ограничивает исключает добавляет заменяет начинает
  продолжает заканчивает повторяет длится требует позволяет поддерживает сохраняет восстанавливает улучшает`;

type Lemma = { stem: string; endings: string[] };

const lemmas: Lemma[] = [
  ...lemmasOf(masculine, /ь$/, ["", "а", "у", "ом", "е", "ы", "ов", "ами"]),
  ...lemmasOf(feminine, /[аь]$/, ["а", "ы", "е", "у", "ой", "ам", "ами"]),
  ...lemmasOf(verbalNouns, /е$/, ["е", "я", "ю", "ем", "и", "ями"]),
  ...lemmasOf(abstractNouns, /я$/, ["я", "и", "ю", "ей", "ям"]),
  ...lemmasOf(adjectives, /(ый|ий|ой)$/, ["ый", "ая", "ое", "ого", "ому", "ым", "ой", "ые", "ых"]),
  ...lemmasOf(verbs, /$/, [""]),
];

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

console.log(`${lemmas.length} lemmas, ${NAMES} names; wanted: each p95 under ${WANTED_P95_MS} ms`);
await measure(1_000);
await measure(10_000);

async function measure(size: number): Promise<void> {
  const random = seeded(size);
  const names = Array.from({ length: NAMES }, () => nameBy(random));
  const documents = Array.from({ length: size }, (_, position) => documentBy(random, names, position));
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const turnsUntilNow = watchTurns();
  const start = performance.now();
  const index = await buildSearchIndex(documents);
  const buildMs = performance.now() - start;
  const turns = await turnsUntilNow();
  collectGarbage();
  const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;

  console.log(`\n${size} documents: built in ${Math.round(buildMs)} ms, the index takes ${Math.round(heapMb)} MB`);
  console.log(`event loop held, by the clock: ${longest(turns.map(({ wallMs }) => wallMs))}`);
  console.log(`event loop held, by this thread: ${longest(turns.map(({ cpuMs }) => cpuMs))}`);
  report("one word", index, () => wordBy(random));
  report("two words", index, () => `${wordBy(random)} ${wordBy(random)}`);
  report("twelve words", index, () => Array.from({ length: 12 }, () => wordBy(random)).join(" "));
  report("a name", index, () => pick(random, names));
  report("typo", index, () => misspell(random, longWordBy(random)));
  report("prefix", index, () => longWordBy(random).slice(0, 3 + Math.floor(random() * 3)));
  report("wrong layout", index, () => otherLayout(longWordBy(random)));
}

function report(name: string, index: SearchIndex, query: () => string): void {
  for (let warmUp = 0; warmUp < 20; warmUp++) index.search(query());
  let found = 0;
  const times = Array.from({ length: QUERIES }, () => {
    const text = query();
    const start = performance.now();
    found += index.search(text).length;
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * QUERIES)] ?? 0).toFixed(1).padStart(5);
  const verdict = Number(at(0.95)) < WANTED_P95_MS ? "" : "  TOO SLOW";
  const answers = `${Math.round(found / QUERIES)} found on average`;
  console.log(`${name.padEnd(13)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms  (${answers})${verdict}`);
}

type Turn = { wallMs: number; cpuMs: number };

/** How long each turn of the event loop takes; on a busy machine the clock also counts other programs. */
function watchTurns(): () => Promise<Turn[]> {
  const turns: Turn[] = [];
  let isWatching = true;
  let last = times();
  const turn = () => {
    const now = times();
    turns.push({ wallMs: now.wallMs - last.wallMs, cpuMs: now.cpuMs - last.cpuMs });
    last = now;
    if (isWatching) setImmediate(turn);
  };
  setImmediate(turn);
  return async () => {
    isWatching = false;
    await new Promise((resolve) => setImmediate(resolve));
    return turns;
  };
}

function times(): Turn {
  const { user, system } = process.threadCpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}

function longest(turns: number[]): string {
  const sorted = turns.toSorted((a, b) => b - a);
  const usual = (sorted[Math.floor(turns.length / 100)] ?? 0).toFixed(1);
  const worst = sorted.slice(0, 5).map((ms) => ms.toFixed(1));
  return `99 % of ${turns.length} turns under ${usual} ms, the longest ${worst.join(", ")} ms`;
}

function documentBy(random: () => number, names: string[], position: number): SearchDocument {
  const sentence = (length: number) => Array.from({ length }, () => wordBy(random)).join(" ");
  const sentences = Array.from({ length: WORDS_PER_TEXT / 10 }, () => `${sentence(9)} ${pick(random, names)}.`);
  return { key: `document-${position}`, title: sentence(4), keywords: sentence(3), text: sentences.join(" ") };
}

/** A few words are frequent and most are rare, as in any language. */
function wordBy(random: () => number): string {
  const lemma = lemmas[Math.floor(lemmas.length * random() ** 3)];
  return lemma ? lemma.stem + pick(random, lemma.endings) : "";
}

function longWordBy(random: () => number): string {
  const word = wordBy(random);
  return word.length >= 6 ? word : longWordBy(random);
}

function nameBy(random: () => number): string {
  const syllables = "ба ве го да жи за ки ла ме но па ро са ту фе хо ше яр ко ли ми сто кра гру".split(" ");
  const name = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, syllables)).join("");
  return name + pick(random, ["ов", "ова", "ин", "ина", "ский", "ская", "енко"]);
}

/** One letter replaced, left out, doubled or swapped with its neighbour. */
function misspell(random: () => number, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return before + pick(random, ["ъ" + next, next, letter + letter + next, next + letter]) + after;
}

function lemmasOf(list: string, dropped: RegExp, endings: string[]): Lemma[] {
  return list.split(/\s+/).map((word) => ({ stem: word.replace(dropped, ""), endings }));
}

function pick<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

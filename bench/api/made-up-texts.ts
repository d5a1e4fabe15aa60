import { type Random, seeded } from "../seeded.ts";

const COMMON = `диализ почка пациент врач центр аппарат фильтр сеанс доступ сосуд анализ приём курс препарат витамин белок
  натрий калий фосфор гемоглобин уровень режим рацион напиток завтрак отдых сон транспорт адрес кабинет договор полис
  документ рецепт вопрос совет отзыв журнал день месяц график стандарт контроль хирург кардиолог психолог донор орган
  диагноз симптом диабет нефрит вода фистула процедура клиника палата смена группа норма диета соль прогулка нагрузка
  слабость температура система программа школа поездка карта заявка запись справка помощь семья работа жизнь гемодиализ
  трансплантация консультация реабилитация лечение давление питание обследование наблюдение отделение оборудование`;
const PREFIXES = "по пере вы за на от при про под раз без до об над пред".split(" ");
const ROOTS = `ход вод лож бор мер каз пис говор смотр став ряд рез стро клад тяг держ вяз пад лет бег дел тек руч чит
  звон крыт прав вер сел мет нос вид слух рост ток гон`.split(/\s+/);
const ENDINGS: Record<string, string[]> = {
  "": ["", "а", "у", "ом", "е", "ы", "ов", "ами"],
  к: ["а", "и", "е", "у", "ой", "ам", "ами"],
  ник: ["", "а", "у", "ом", "и", "ов"],
  ени: ["е", "я", "ю", "ем", "и", "ями"],
  н: ["ый", "ая", "ое", "ого", "ому", "ым", "ой", "ые", "ых"],
  ость: [""],
  ива: ["ет", "ют", "ть", "л", "ли"],
  чик: ["", "а", "у", "ом", "и"],
};
const ENGLISH = `dialysis kidney patient doctor center machine filter session access vessel test course drug vitamin
  protein sodium level diet drink rest sleep transport address room contract policy document question advice review
  journal day month schedule standard control surgeon donor organ diagnosis symptom water fistula procedure clinic ward
  shift group norm salt walk weakness temperature system program school trip card request record help family work life`;

export type Word = (random: Random) => string;

type Lemma = { stem: string; endings: string[] };

const russian = lemmasOf(COMMON);
const english = ENGLISH.split(/\s+/).map((stem) => ({ stem, endings: ["", "s", "ed", "ing"] }));

export const russianWord = wordOf(russian);
export const englishWord = wordOf(english);

/** About `words` words, in sentences. */
export function textBy(random: Random, word: Word, words: number): string {
  const sentence = () => {
    const text = Array.from({ length: 10 }, () => word(random)).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return Array.from({ length: Math.ceil(words / 10) }, sentence).join(" ");
}

export function titleBy(random: Random, word: Word): string {
  return Array.from({ length: 4 }, () => word(random)).join(" ");
}

export function longWordBy(random: Random): string {
  const word = russianWord(random);
  return word.length >= 6 ? word : longWordBy(random);
}

/** One letter left out, or two swapped. */
export function misspelt(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return before + (random() < 0.5 ? next : next + letter) + after;
}

/** A few words are frequent and most are rare, as in any language. */
function wordOf(lemmas: Lemma[]): Word {
  return (random) => {
    const lemma = lemmas[Math.floor(lemmas.length * random() ** 3)];
    return lemma ? lemma.stem + (lemma.endings[Math.floor(random() * lemma.endings.length)] ?? "") : "";
  };
}

/** Real words first, because these are frequent; then made-up ones, up to the vocabulary of a language. */
function lemmasOf(common: string): Lemma[] {
  const madeUp = PREFIXES.flatMap((prefix) =>
    ROOTS.flatMap((root) =>
      Object.entries(ENDINGS).map(([suffix, endings]) => ({ stem: prefix + root + suffix, endings })),
    ),
  );
  const shuffle = seeded(1);
  const rare = madeUp.map((lemma) => ({ lemma, key: shuffle() })).toSorted((a, b) => a.key - b.key);
  const real = common.split(/\s+/).map((word) => ({
    stem: word.replace(/[аяеь]$/, ""),
    endings: /[аяеь]$/.test(word) ? ["а", "ы", "е", "у"] : ["", "а", "у", "ом", "ы"],
  }));
  return [...real, ...rare.map(({ lemma }) => lemma)];
}

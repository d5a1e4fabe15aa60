import type { Locale } from "#contract/locale.ts";

/** A number and the words that say it. */
export type NumberWord = readonly [value: number, word: RegExp];

const RU = {
  teens: "один две три четыр пят шест сем восем девят",
  units: [
    "од(?:ин|на|но|ного|ной|ному|ним|ном|ну)",
    "дв(?:а|е|ух|ум|умя)",
    "тр(?:и|ёх|ех|ём|ем|емя)",
    "четыр(?:е|ёх|ех|ём|ем|ьмя)",
    "пят(?:ь|и|ью)",
    "шест(?:ь|и|ью)",
    // «Семью» is a family too.
    "сем[ьи]",
    "вос(?:емь|ьми|емью|ьмью)",
    "девят(?:ь|и|ью)",
    "десят(?:ь|и|ью)",
  ],
  tens: [
    [20, "двадцат(?:ь|и|ью)"],
    [30, "тридцат(?:ь|и|ью)"],
    [40, "сорока?"],
    [50, "пят(?:ьдесят|идесяти|ьюдесятью)"],
    [60, "шест(?:ьдесят|идесяти|ьюдесятью)"],
    [70, "сем(?:ьдесят|идесяти|ьюдесятью)"],
    [80, "вос(?:емьдесят|ьмидесяти|емьюдесятью)"],
    [90, "девяност[оа]"],
    [100, "ст[оа]"],
    [200, "двести|двухсот"],
    [300, "триста|тр[её]хсот"],
    [400, "четыреста|четыр[её]хсот"],
    [500, "пят(?:ьсот|исот)"],
    [600, "шест(?:ьсот|исот)"],
    [700, "сем(?:ьсот|исот)"],
    [800, "вос(?:емьсот|ьмисот)"],
    [900, "девят(?:ьсот|исот)"],
  ],
} as const;

const EN = {
  units: (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen"
  ).split(" "),
  tens: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};

const strict: Record<Locale, (readonly [number, string])[]> = {
  ru: [
    ...RU.units.map((word, n) => [n + 1, word] as const),
    ...RU.teens.split(" ").map((stem, n) => [n + 11, `${stem}надцат(?:ь|и|ью)`] as const),
    ...RU.tens,
  ],
  en: [
    ...EN.units.map((word, n) => [n + 1, `${word}(?!\\s+hundred)`] as const),
    ...EN.units.map((word, n) => [(n + 1) * 100, `${word}\\s+hundred`] as const),
    ...EN.tens.map((word, n) => [(n + 2) * 10, word] as const),
  ],
};

const loose: Record<Locale, (readonly [number, string])[]> = {
  ru: [
    [1, "перв\\p{L}+|однажды|одн(?:и|их)"],
    [
      2,
      "втор\\p{L}+|дважды|вдвое\\p{L}*|двое|двоих|двоим|об[ае]|обеих|обоих|обоим|обеими|пар[ауы]|двойн\\p{L}+|двум\\p{L}*",
    ],
    [3, "трет\\p{L}+|трижды|втрое|трое|троих|тройн\\p{L}+"],
    [4, "четв[её]рт\\p{L}+|в?четвер(?:о|ых|ым|ом)"],
    [5, "в?пятер(?:о|ых|ым|ом)|пят(?:ый|ая|ое|ого|ой|ом|ую|ые|ых)"],
    [6, "в?шестер(?:о|ых|ым|ом)|полгода|полугоди\\p{L}+|шест(?:ой|ая|ое|ого|ом|ую|ые|ых)"],
    [7, "в?семер(?:о|ых|ым|ом)|недел\\p{L}+|седьм\\p{L}+"],
    [8, "восьм(?:ой|ая|ое|ого|ом|ую|ые|ых)"],
    [9, "девят(?:ый|ая|ое|ого|ой|ом|ую)"],
    [10, "десят(?:ый|ая|ое|ого|ой|ом|ую|ка|ки|ок)"],
    [12, "дюжин\\p{L}+"],
    [15, "четверт\\p{L}+ часа"],
    [24, "сут(?:ки|ок|кам|ках)|суточн\\p{L}+|круглосуточн\\p{L}*"],
    [30, "полчаса|получас\\p{L}+"],
    [50, "полсотни"],
    [100, "сот(?:ня|ни|ню|ен)"],
    [1000, "тысяч\\p{L}*"],
    [1_000_000, "миллион\\p{L}*"],
    [0.5, "пол\\p{L}*|половин\\p{L}+"],
    [1.5, "полтор\\p{L}+"],
  ],
  en: [
    [1, "first|once|an?|single"],
    [2, "second|twice|both|double\\p{L}*|pair|couple|halves|half"],
    [3, "third|thirds|triple"],
    [4, "fourth|quarter|quarters"],
    [5, "fifth"],
    [6, "sixth"],
    [7, "seventh|weekly|week"],
    [8, "eighth"],
    [9, "ninth"],
    [10, "tenth"],
    [12, "dozens?|noon|midday"],
    [14, "fortnight"],
    [15, "quarter"],
    [24, "midnight|day|daily"],
    [30, "half"],
    [100, "hundreds?"],
    [1000, "thousands?"],
    [1_000_000, "millions?"],
    [0.5, "half"],
    [1.5, "half"],
  ],
};

/** Number words in any form. */
export const numberWords = compiled(strict);
/** Words that express a number in passing: they may match a figure of the other language but do not require one. */
export const looseNumberWords = compiled(loose);

function compiled(words: Record<Locale, (readonly [number, string])[]>): Record<Locale, NumberWord[]> {
  const whole = ([value, word]: readonly [number, string]) =>
    [value, new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, "iu")] as const;
  return { ru: words.ru.map(whole), en: words.en.map(whole) };
}

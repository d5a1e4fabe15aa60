import { foldCase } from "#contract/fold-case.ts";
import { givenNames } from "./given-names.ts";

const PATRONYMIC = /(?:ович|евич|ьич|[аоиеё]вна|ична|инична|ovich|evich|ovna|evna|ichna)$/iu;
const SURNAME =
  /(?:[оеё]ва?|[иы]на?|[сц]к(?:ий|ая|ой)|[ыи]х|енко|[ую]к|чук|ян|дзе|швили|ova?|eva?|sk(?:y|iy|aya)|enko)$/iu;

/**
 * «Анна Петрова», «Петрова Анна Сергеевна» and «Anna Petrova» as readers see them: «Анна П.», «Анна Сергеевна П.»,
 * «Anna P.». Where it cannot be told which word is the surname, the last one is.
 */
export function shortName(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const surname = surnameIn(words);
  if (surname === undefined) return words.join(" ");
  const kept = words.filter((_, n) => n !== surname);
  return [...kept, `${initialOf(words[surname] ?? "")}.`].join(" ");
}

/** Index of the surname among the words; none if there is only a given name, with or without a patronymic. */
function surnameIn(words: string[]): number | undefined {
  const patronymic = words.findIndex((word) => PATRONYMIC.test(word));
  if (words.length < 2 || (words.length === 2 && patronymic === 1)) return isSurely(words[0]) ? 0 : undefined;
  // «Петрова Анна Сергеевна»: if the patronymic is last, the surname is first.
  if (patronymic === words.length - 1) return 0;
  if (patronymic > 0 || words.length > 2) return words.length - 1;
  const [first = "", second = ""] = words;
  const isTurned = isGiven(second) ? !isGiven(first) : !isGiven(first) && isSurely(first) && !isSurely(second);
  return isTurned ? 0 : 1;
}

function isGiven(word: string): boolean {
  return givenNames.has(foldCase(word));
}

function isSurely(word = ""): boolean {
  return SURNAME.test(word) && !isGiven(word);
}

function initialOf(word: string): string {
  return [...word.replace(/^[^\p{L}]+/u, "")][0]?.toUpperCase() ?? "";
}

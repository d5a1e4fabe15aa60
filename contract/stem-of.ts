import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as russianStem } from "@orama/stemmers/russian";

const CYRILLIC = /^[а-я]+$/;
const LATIN = /^[a-z]+$/;
// почек – почка, белок – белка, камень – камни, важен – важный, огурец – огурцы: the vowel is fleeting, the word is the
// same.
const FLEETING_VOWEL = /^(.{2,}[бвгджзйклмнпрстфхцчшщ])[ео]([кнц])$/;

// «Кровит» is «кровоточит»: who asks for bleeding does not mean a blood test.
const BLEEDS = /^кров(?=и[тл])/;

const MOST_KEPT = 30_000;
const stems = new Map<string, string>();

/** The stem that the forms of a word share. Memoized: highlighting asks for the same words again and again. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = findStem(word);
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  if (CYRILLIC.test(word)) return russianStem(word.replace(BLEEDS, "$&оточ")).replace(FLEETING_VOWEL, "$1$2");
  return LATIN.test(word) ? englishStem(inOneSpelling(word)) : word;
}

/** Haemodialysis is hemodialysis, a centre is a center: visitors write both. Also the plural of potato. */
function inOneSpelling(word: string): string {
  return word.replaceAll(/[ao]e(?!s?$)/g, "e").replace(/([bt])re(s?)$/, "$1er$2");
}

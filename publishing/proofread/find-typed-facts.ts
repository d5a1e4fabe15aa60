import { defaultLocale, forEachLocale, type Locale } from "#contract/locale.ts";
import { formatPhone, normalisePhone } from "#contract/phone.ts";
import { createFacts } from "../facts/facts.ts";
import type { Sources } from "../facts/read-sources.ts";
import type { Fault } from "../fault.ts";
import { faultAt } from "./find-in-text.ts";
import type { Text, TextFile, Texts } from "./texts.ts";

/** A fact of a record, and how a text quotes it. */
type Held = { kept: string; quote: string };
type Finding = { index: number; message: string };

const PHONE =
  /(?:\+7|(?<![\d\p{L}])8)[\s\u00a0(‑-]*\d{3}[\s\u00a0)‑-]*\d{3}[\s\u00a0‑-]*\d{2}[\s\u00a0‑-]*\d{2}(?!\d)/gu;
const PRICE = /(?<![\d,.])(\d{1,3}(?:[\s\u00a0,]\d{3})+|\d{3,6})[\s\u00a0]*(?:₽|руб|roubles|rubles)/gu;
const HOURS =
  /(?<!\d)\d{1,2}(?::\d{2})?(?: ?[ap]m)?(?:[\s\u00a0]*[–-][\s\u00a0]*|[\s\u00a0]+(?:до|to|till|until)[\s\u00a0]+)\d{1,2}(?::\d{2}|(?: ?[ap]m))/gu;
const COORDINATOR = /координатор|coordinator/i;

/** Finds facts of a record that a text repeats by hand: such a copy becomes outdated when the record changes. */
export function findTypedFacts({ files, sources }: Texts): Fault[] {
  const facts = createFacts(sources);
  const held = forEachLocale((locale) => heldIn(sources, locale));
  const coordinator = (locale: Locale) => {
    try {
      return facts.tell("facts.coordinator-hours", locale).text;
    } catch {
      return undefined;
    }
  };
  const hours = forEachLocale(coordinator);
  return files.flatMap((file) =>
    file.texts.flatMap((text) =>
      [
        ...typedPhones(text, held[text.locale].phones),
        ...(file.folder === "vacancies" ? [] : typedPrices(text, held[text.locale].prices)),
        ...(isAboutVisits(file) ? typedHours(text, hours[text.locale]) : []),
        ...(isAboutVisits(file) ? typedPhrases(text, held[text.locale].phrases) : []),
      ].map(({ index, message }) => faultAt(file, text, index, message)),
    ),
  );
}

function typedPhones({ text, field }: Text, phones: Held[]): Finding[] {
  return Array.from(text.matchAll(PHONE)).flatMap(({ 0: found, index }) => {
    const known = phones.find(({ kept }) => kept === normalisePhone(found));
    // If it is the whole field, it is the record itself and not a copy.
    if (!known || (field && found === text.replaceAll('"', ""))) return [];
    return [{ index, message: `the phone ${formatPhone(found) ?? found} is in a record: write ${known.quote}` }];
  });
}

function typedPrices({ text }: Text, prices: Held[]): Finding[] {
  return Array.from(text.matchAll(PRICE)).flatMap(({ 0: found, 1: amount = "", index }) => {
    const known = prices.find(({ kept }) => kept === amount.replaceAll(/\D/g, ""));
    return known ? [{ index, message: `the price ${found} is in a record: write ${known.quote}` }] : [];
  });
}

/** Hours, e-mail addresses and facts, compared word for word. */
function typedPhrases({ text, field }: Text, phrases: Held[]): Finding[] {
  const said = compared(text);
  return phrases.flatMap(({ kept, quote }) => {
    const index = said.indexOf(compared(kept));
    if (index < 0 || (field && said.replaceAll('"', "") === compared(kept))) return [];
    return [{ index, message: `“${kept}” is in a record: write ${quote}` }];
  });
}

/** The typographer changes dashes and spaces; every letter keeps its position. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[–—‑]/g, "-")
    .replaceAll(/[\s\u00a0]/g, " ");
}

/** In a sentence about the coordinator, hours are the coordinator's. */
function typedHours({ text }: Text, right: string | undefined): Finding[] {
  if (!right) return [];
  return Array.from(text.matchAll(/[^.!?\n]*(?:[.!?\n]|$)/g)).flatMap(({ 0: sentence, index: start }) =>
    COORDINATOR.test(sentence)
      ? Array.from(sentence.matchAll(HOURS)).map(({ 0: found, index }) => ({
          index: start + index,
          message: `the coordinator's hours (“${found.replaceAll(/\s+/g, " ")}”) are in a record, “${right}”: write {{facts.coordinator-hours}}`,
        }))
      : [],
  );
}

/** Vacancies and specialists have their own hours. */
function isAboutVisits({ folder }: TextFile): boolean {
  return !["vacancies", "specialists"].includes(folder);
}

function heldIn(sources: Sources, locale: Locale): { phones: Held[]; prices: Held[]; phrases: Held[] } {
  const values = [...sources].flatMap(([kind, records]) =>
    records.flatMap(({ name, values }) =>
      leaves({ ...values[defaultLocale], ...values[locale] }).map(([path, value]) => ({
        kind,
        name,
        kept: String(value),
        key: path.at(-1),
        quote: `{{${[...(kind === "variable" ? [] : [kind]), name, ...path].join(".")}}}`,
      })),
    ),
  );
  return {
    phones: values.filter(({ kept }) => /^\+7\d{10}$/.test(kept)),
    prices: values.filter(({ kind, key }) => kind === "price" && key === "price"),
    phrases: values.filter(
      ({ kind, name, key, kept }) =>
        (kind === "address" && key === "workHours" && /\d/.test(kept)) ||
        (kind !== "city" && /^[^\s@]+@[^\s@]+$/.test(kept)) ||
        (kind === "variable" && name === "facts" && isPhrase(kept)),
    ),
  };
}

/** Long enough to be unique. Emergency numbers belong to everybody. */
function isPhrase(kept: string): boolean {
  return kept.length > 6 && /\d/.test(kept) && /\p{L}/u.test(kept) && !/\b(103|112)\b/.test(kept);
}

/**
 * The single values of a record. Its fields appear a second time, by name only, because that is how they are quoted.
 */
function leaves(value: unknown, path: string[] = []): [string[], unknown][] {
  if (value === null || typeof value !== "object") return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) =>
    path.length === 0 &&
    (key === "fields" || (key === "value" && part !== null && typeof part === "object" && !Array.isArray(part)))
      ? []
      : leaves(part, [...path, key]),
  );
}

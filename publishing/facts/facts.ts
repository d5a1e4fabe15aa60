import { type Locale, withFallbacks } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { countSources } from "./counts.ts";
import { fillPlaceholders } from "./placeholders.ts";
import type { Sources } from "./read-sources.ts";

/** The value of a placeholder: as people read it, and as it is stored (a phone in a `tel:` link). */
export type Fact = { text: string; kept: string };
export type Facts = { tell(expression: string, locale: Locale): Fact };

/** Why a placeholder cannot be filled, explained to the editor. */
export class UnknownFact extends Error {}

/** Facts that are written once, in a record or as the number of records, and quoted by texts. */
export function createFacts(sources: Sources): Facts {
  const counts = countSources(sources);

  function tell(expression: string, locale: Locale, way: string[]): Fact {
    const [name = "", ...forms] = expression.split("|").map((part) => part.trim());
    if (way.includes(name)) throw new UnknownFact(`{{${name}}} leads back to itself: ${[...way, name].join(" → ")}`);
    const [kind = "", ...path] = name.split(".");
    const value = kind === "count" ? counts.get(path.join(".")) : find(kind, path, locale);
    if (value === undefined) throw new UnknownFact(`there is no {{${name}}}`);
    if (typeof value !== "string" && typeof value !== "number")
      throw new UnknownFact(`{{${name}}} is not a single value: name one of its parts`);
    const kept = fillPlaceholders(String(value), (inner) => tell(inner, locale, [...way, name]).text);
    if (forms.length > 0) return { kept, text: withNoun(name, Number(kept), forms, locale) };
    return { kept, text: path.at(-1) === "price" ? inRoubles(Number(kept), locale) : (asPhone(kept) ?? kept) };
  }

  function find(kind: string, path: string[], locale: Locale): unknown {
    const isRecord = kind !== "variable" && sources.has(kind);
    const [name, ...rest] = isRecord ? path : [kind, ...path];
    const record = sources.get(isRecord ? kind : "variable")?.find((source) => source.name === name);
    // A part that is not translated comes from the fallback language.
    const told = withFallbacks(locale).map((language) => step(record?.values[language], rest));
    return told.find((value) => value !== undefined && value !== null);
  }

  return { tell: (expression, locale) => tell(expression, locale, []) };
}

/** For a block that can do without the fact if nobody has written it. */
export function keptFact(facts: Facts, name: string, locale: Locale): string | undefined {
  try {
    return facts.tell(name, locale).kept;
  } catch (error) {
    if (error instanceof UnknownFact) return undefined;
    throw error;
  }
}

function step(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (part === null || typeof part !== "object") return undefined;
    if (Object.hasOwn(part, name)) return Reflect.get(part, name);
    // An entry of a list is named by its key, because its position may change.
    return Array.isArray(part) ? part.find((entry: { key?: unknown } | null) => entry?.key === name) : undefined;
  }, value);
}

/** The plural forms of a noun, in the order in which a text lists them. */
const NOUN_FORMS: Record<Locale, Intl.LDMLPluralRule[]> = { ru: ["one", "few", "many"], en: ["one", "other"] };

function withNoun(name: string, count: number, forms: string[], locale: Locale): string {
  const order = NOUN_FORMS[locale];
  if (!Number.isFinite(count)) throw new UnknownFact(`{{${name}}} is not a number, so it has no plural`);
  if (forms.length !== order.length)
    throw new UnknownFact(`{{${name}|…}} needs ${order.length} forms of the word here, and has ${forms.length}`);
  const form = forms[order.indexOf(new Intl.PluralRules(locale).select(count))] ?? forms.at(-1);
  return `${new Intl.NumberFormat(locale).format(count)}\u00a0${form}`;
}

function asPhone(text: string): string | null {
  return /^\+7\d{10}$/.test(text) ? formatPhone(text) : null;
}

function inRoubles(price: number, locale: Locale): string {
  return `${new Intl.NumberFormat(locale).format(price)}\u00a0₽`;
}

import type { z } from "zod";
import { leaveOut } from "../left-out.ts";
import { isLocale, type Locale } from "../locale.ts";
import { RecordLocale, Translations } from "../records/record.ts";
import { languageOfTitle } from "../text-language.ts";
import { createTimeSlices } from "../time-slices.ts";
import { asList, asMap } from "./as-written.ts";
import { bounds } from "./bounds.ts";
import { Fault, newReading, readLiberally } from "./read.ts";
import { defOf } from "./schema-parts.ts";

/** How long reading an answer may block the event loop at a time. */
const LONGEST_MS = 10;

/**
 * Reads the answer of another API by the call's output schema; `undefined` if the requested record does not exist.
 * Records are read one by one, so that a bad one does not affect the others. Throws if the answer cannot be read.
 */
export async function readAnswer(output: z.ZodType, data: unknown, locale: Locale): Promise<unknown> {
  const def = defOf(output);
  if (def.type !== "object") return whole(readLiberally(output, data, readingOf(data, locale)));
  const answer = unwrapped(def.shape, data);
  const made: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(def.shape)) {
    const inner = defOf(schema);
    const given = answer[key] ?? undefined;
    if (inner.type === "array")
      made[key] = given === undefined ? [] : await readList(key, inner.element, given, locale);
    else if (given === undefined && inner.type === "object") return undefined;
    else {
      const result = whole(readLiberally(schema, given, readingOf(given, locale), key));
      if (result !== undefined) made[key] = result;
    }
  }
  return made;
}

async function readList(key: string, element: z.core.$ZodType, value: unknown, locale: Locale): Promise<unknown[]> {
  const given = asList(value);
  if (!given) throw new Error(`The API's answer cannot be read: ${key} is not a list`);
  const made: unknown[] = [];
  const slices = createTimeSlices(LONGEST_MS);
  for (const record of given.slice(0, bounds.records)) {
    const result = readLiberally(element, record, readingOf(record, locale), `${key}[]`);
    if (result instanceof Fault) leaveOut(`a record of ${key}`, `${result.path} ${result.why}`, nameOf(record));
    else made.push(result);
    if (slices.isOver()) await slices.yieldToEventLoop();
  }
  if (given.length > bounds.records) leaveOut(`the rest of ${key}`, "there are too many records");
  return made;
}

/** Accepts the bare record instead of `{article: …}`, or the bare list instead of `{articles: […]}`. */
function unwrapped(shape: object, data: unknown): Record<string, unknown> {
  const [key = ""] = Object.keys(shape);
  if (Array.isArray(data) && data.length > 0) return { [key]: data };
  const map = whole(asMap(data ?? {}) ?? new Fault("data", "is not a record")) as Record<string, unknown>;
  const isWrapped = Object.keys(map).length === 0 || Object.keys(shape).some((one) => Object.hasOwn(map, one));
  return isWrapped ? map : { [key]: map };
}

function whole(result: unknown): unknown {
  if (!(result instanceof Fault)) return result;
  throw new Error(`The API's answer cannot be read: ${result.path} ${result.why}`.slice(0, 300));
}

/** A record that does not name its language is in the requested one, unless its script says otherwise. */
function readingOf(record: unknown, locale: Locale) {
  const localeOf = (saved: Record<string, unknown>): Locale => {
    const { locale: told, title } = saved;
    return isLocale(told) ? told : languageOfTitle(String(title ?? "").slice(0, 300), locale);
  };
  return newReading((schema, saved) => {
    if (schema === RecordLocale) return localeOf(saved);
    return schema === Translations ? [localeOf(saved)] : undefined;
  }, nameOf(record));
}

function nameOf(record: unknown): string {
  const { alias, slug, id } = asMap(record) ?? {};
  return (
    [alias, slug, id].flatMap((name) => (["string", "number"].includes(typeof name) ? [String(name)] : []))[0] ?? ""
  );
}

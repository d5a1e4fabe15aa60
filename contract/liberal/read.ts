import { z } from "zod";
import { InlineHtml, wordsAsHtml } from "../inline-html.ts";
import { leaveOut } from "../left-out.ts";
import { asList, asMap, asWritten } from "./as-written.ts";
import { bounds } from "./bounds.ts";
import { type Def, defOf, isLike, onceFor, optionsByKind, takesNull } from "./schema-parts.ts";

type Saved = Record<string, unknown>;

/** The state of reading one record: how much of it may still be read, and its defaults. */
export type Reading = {
  /** For fields whose default depends on their record; undefined if there is none. */
  absent: (schema: z.core.$ZodType, record: Saved) => unknown;
  parts: number;
  html: number;
  /** Called for each part that is left out. */
  leaveOut: (what: string, why: string) => void;
};

export function newReading(absent: Reading["absent"] = () => undefined, where = ""): Reading {
  const said = (what: string, why: string) => leaveOut(what, why, where);
  return { absent, parts: bounds.parts, html: bounds.recordHtml, leaveOut: said };
}

/** Why a value could not be read, and where in it. */
export class Fault {
  readonly path: string;
  readonly why: string;
  constructor(path: string, why: string) {
    this.path = path;
    this.why = why;
  }
}

/**
 * Reads a foreign value by a schema, liberally: null counts as absent, an id may be text, a bad item is dropped from
 * its list, and a bad optional field from its record. What cannot be read is a fault; nothing is thrown.
 */
export function readLiberally(schema: z.core.$ZodType, value: unknown, reading = newReading(), path = ""): unknown {
  try {
    return read(schema, value, reading, { path, depth: 0 });
  } catch (error) {
    // Stack overflow, or an unexpected value: the value is lost, not the page.
    return new Fault(path, error instanceof Error ? error.message : "cannot be read");
  }
}

type Place = { path: string; depth: number };

function read(schema: z.core.$ZodType, value: unknown, reading: Reading, place: Place): unknown {
  const def = defOf(schema);
  if (place.depth > bounds.depth) return new Fault(place.path, "lies too deep");
  switch (def.type) {
    case "optional":
      return value === null && takesNull(def.innerType) ? null : readOr(NOTHING, def, value, reading, place);
    case "nullable":
      return readOr(() => null, def, value, reading, place);
    case "default":
    case "prefault":
      return readOr(() => def.defaultValue, def, value, reading, place);
    case "catch":
      return readOr(() => z.safeParse(schema, NOBODY_TAKES).data, def, value, reading, place);
    case "lazy":
      return read(onceFor(schema, def.getter), value, reading, { ...place, depth: place.depth + 1 });
    case "object":
      return readObject(def, value, reading, place);
    case "array":
      return readArray(def, value, reading, place);
    case "record":
      return readRecord(def, value, reading, place);
    case "union":
      return readUnion(def, value, reading, place);
    case "pipe": {
      const given = read(def.in, value, reading, place);
      const result = given instanceof Fault ? given : read(def.out, given, reading, place);
      return result instanceof Fault ? result : checked(def, result, place.path);
    }
    case "transform":
      return def.transform(value, { value, issues: [] });
    default:
      return readLeaf(schema, def, value, reading, place);
  }
}

const NOBODY_TAKES = Symbol("nobody takes");
const NOTHING = () => undefined;

function readOr(
  fallback: () => unknown,
  { innerType }: { innerType: z.core.$ZodType },
  value: unknown,
  reading: Reading,
  place: Place,
): unknown {
  if (value === null || value === undefined || value === "") return fallback();
  const result = read(innerType, value, reading, place);
  if (!(result instanceof Fault)) return result;
  reading.leaveOut(result.path, result.why);
  return fallback();
}

function readObject(def: Def<"object">, value: unknown, reading: Reading, { path, depth }: Place): unknown {
  const saved = asMap(value);
  if (!saved) return new Fault(path, "is not a record");
  const found: Saved = {};
  for (const [key, schema] of Object.entries(def.shape)) {
    const given = Object.hasOwn(saved, key) ? saved[key] : undefined;
    const known = (given ?? "") === "" ? reading.absent(schema, saved) : undefined;
    const result = known ?? read(schema, given, reading, { path: path ? `${path}.${key}` : key, depth: depth + 1 });
    if (result instanceof Fault) return result;
    if (result !== undefined) found[key] = result;
  }
  return checked(def, found, path);
}

function readArray(def: Def<"array">, value: unknown, reading: Reading, { path, depth }: Place): unknown {
  const given = asList(value);
  if (!given) return new Fault(path, "is not a list");
  const found: unknown[] = [];
  for (const item of given) {
    // A value with parts costs more to read.
    reading.parts -= typeof item === "object" ? 2 : 1;
    if (reading.parts < 0) {
      reading.leaveOut(`the rest of ${path}`, "there is too much of it");
      break;
    }
    const result = read(def.element, item, reading, { path: `${path}[]`, depth: depth + 1 });
    if (result instanceof Fault) reading.leaveOut(nameOf(result.path, item), result.why);
    else found.push(result);
  }
  return checked(def, found, path);
}

function readRecord(def: Def<"record">, value: unknown, reading: Reading, { path, depth }: Place): unknown {
  const saved = asMap(value);
  if (!saved) return new Fault(path, "is not a record");
  const found: Saved = {};
  for (const [key, given] of Object.entries(saved)) {
    if (reading.parts-- <= 0) break;
    const inside = { path: `${path}.*`, depth: depth + 1 };
    const [name, result] = [read(def.keyType, key, reading, inside), read(def.valueType, given, reading, inside)];
    const fault = [name, result].find((one) => one instanceof Fault);
    if (fault) reading.leaveOut(fault.path, fault.why);
    else found[String(name)] = result;
  }
  return found;
}

/**
 * By the discriminator if there is one; otherwise the first option that fits. Parts that an option left out are
 * reported only if that option is chosen.
 */
function readUnion(def: Def<"union">, value: unknown, reading: Reading, place: Place): unknown {
  const key = "discriminator" in def ? String(def.discriminator) : undefined;
  if (key !== undefined) {
    const kind = asMap(value)?.[key];
    const option = onceFor(def, () => optionsByKind(def, key)).get(kind);
    return option ? read(option, value, reading, place) : new Fault(place.path, "there is no such kind");
  }
  const fitting = def.options.filter((option) => isLike(option, value));
  for (const option of fitting.length > 0 ? fitting : def.options) {
    const leftOut: [what: string, why: string][] = [];
    const attempt: Reading = { ...reading, leaveOut: (...said) => leftOut.push(said) };
    const result = read(option, value, attempt, place);
    // The work counts whether the option fits or not.
    [reading.parts, reading.html] = [attempt.parts, attempt.html];
    const isEmptied = Array.isArray(result) && result.length === 0 && Array.isArray(value) && value.length > 0;
    if (result instanceof Fault || isEmptied) continue;
    for (const said of leftOut) reading.leaveOut(...said);
    return result;
  }
  return new Fault(place.path, "is of no kind that is known");
}

function readLeaf(
  schema: z.core.$ZodType,
  { type }: { type: string },
  value: unknown,
  reading: Reading,
  { path }: Place,
): unknown {
  if (typeof value === "string" && value.length > bounds.text) return new Fault(path, "is too long");
  if (schema === InlineHtml && typeof value === "string" && value.includes("<")) {
    reading.html -= value.length;
    if (reading.html < 0) return wordsAsHtml(value);
  }
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  for (const other of asWritten(type, value)) {
    const again = z.safeParse(schema, other);
    if (again.success) return again.data;
  }
  return new Fault(path, value === undefined || value === null ? "is missing" : (error.issues[0]?.message ?? ""));
}

/** Checks of the whole value beyond its parts: `min(1)`, `refine(…)`. */
function checked({ checks = [] }: { checks?: z.core.$ZodCheck<never>[] | undefined }, value: unknown, path: string) {
  if (checks.length === 0) return value;
  const { success, data, error } = z
    .any()
    .check(...(checks as z.core.$ZodCheck<unknown>[]))
    .safeParse(value);
  return success ? data : new Fault(path, error.issues[0]?.message ?? "is not whole");
}

/** A part with a type is named by it. */
function nameOf(path: string, item: unknown): string {
  const type = asMap(item)?.["type"];
  return typeof type === "string" ? `${path} "${type.slice(0, 40)}"` : path;
}

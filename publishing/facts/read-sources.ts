import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { configList } from "#contract/entity-configs.ts";
import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { listSources } from "../list-sources.ts";
import { fillHidden, hidePlaceholders, mapStrings } from "./placeholders.ts";

/** A record in each language as written in the pack: not checked yet, placeholders not filled. */
export type SourceRecord = { name: string; values: Partial<Record<Locale, Values>> };
/** By kind: `address`, `center` …, `city`, and `variable`. */
export type Sources = Map<string, SourceRecord[]>;
type Values = Record<string, unknown>;

/**
 * Step 0 of publishing: the records that texts may quote. One that cannot be read is reported by the reader of its
 * kind.
 */
export async function readSources(root: string): Promise<Sources> {
  const sources: Sources = new Map([
    ["variable", await readFolder(root, "variables")],
    ["address", await readFolder(root, "addresses")],
    ["city", await readCities(root)],
  ]);
  for (const { name, folder } of configList) sources.set(name, await readFolder(root, folder));
  return sources;
}

async function readFolder(root: string, folder: string): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  for (const { name, files } of await listSources(root, folder, false, [])) {
    const values: SourceRecord["values"] = {};
    for (const locale of locales) {
      const file = files[locale];
      if (!file) continue;
      const [, front = ""] = /^---\r?\n(.*?)^---\s*$/ms.exec(await readFile(join(root, file), "utf8")) ?? [];
      const read = asValues(parseOrUndefined(front));
      // A variable is its value; the fields of an entity are on the same level as its other properties.
      values[locale] = { ...read, ...asValues(read["fields"]), ...asValues(read["value"]) };
    }
    if (values[defaultLocale]?.["active"] !== false) records.push({ name, values });
  }
  return records;
}

async function readCities(root: string): Promise<SourceRecord[]> {
  const list = parseOrUndefined(await readFile(join(root, "cities.yaml"), "utf8").catch(() => ""));
  return (Array.isArray(list) ? list : []).flatMap((city: unknown) => {
    const values = asValues(city);
    return values["active"] === false ? [] : [{ name: String(values["slug"]), values: { [defaultLocale]: values } }];
  });
}

function parseOrUndefined(yaml: string): unknown {
  const { text, uses } = hidePlaceholders(yaml);
  try {
    const show = (use: number) => `{{${uses[use]?.expression}}}`;
    return mapStrings(parse(text), (hidden) => fillHidden(hidden, show));
  } catch {
    return undefined;
  }
}

function asValues(value: unknown): Values {
  return value !== null && typeof value === "object" ? (value as Values) : {};
}

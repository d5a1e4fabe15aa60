import { defaultLocale } from "#contract/locale.ts";
import { endpointPaths, pathOf } from "#contract/paths.ts";
import { ArticleTable } from "#api/snapshot/article-table.ts";
import { PageIndex } from "#api/snapshot/page-index.ts";
import { packRecord } from "#api/packed-article.ts";
import { sortByKind } from "#api/snapshot/sort-by-kind.ts";
import type { Fault } from "./fault.ts";
import { servicesIn } from "./name-services.ts";
import type { ReadRecord } from "./read-record.ts";

/** Addresses of the site without a record. */
const SITE_ADDRESSES = new Set<string>([endpointPaths.feed, endpointPaths.sitemapXml]);
const SITE_FOLDERS = [pathOf("form", { name: "" }), "/media/"];

/** Checks that need all records: duplicate names, and references and links that lead nowhere. */
export async function checkPack(records: ReadRecord[]): Promise<Fault[]> {
  const rounds = circles(records);
  // Links are resolved through the category tree, so that must be valid first.
  return [
    ...doubles(records),
    ...missingNeeds(records),
    ...rounds,
    ...(rounds.length > 0 ? [] : await deadLinks(records)),
  ];
}

function doubles(records: ReadRecord[]): Fault[] {
  const seen = new Map<string, string>();
  return records.flatMap(({ kind, id, provides, file, line }) =>
    [`${kind} ${id}`, provides].flatMap((name, n) => {
      const key = `${n} ${name}`;
      const earlier = seen.get(key);
      if (!earlier) seen.set(key, file);
      if (!earlier) return [];
      return {
        file,
        line,
        message: n === 0 ? `id: ${id} is taken by ${earlier}` : `${name} is there already, in ${earlier}`,
      };
    }),
  );
}

function missingNeeds(records: ReadRecord[]): Fault[] {
  const services = servicesIn(records, defaultLocale).map(({ key }) => `service ${key}`);
  const provided = new Set([...records.map(({ provides }) => provides), ...services]);
  return records.flatMap((record) =>
    record.needs
      .filter(({ what }) => !provided.has(what))
      .map(({ field, what, line, file = record.file }) => ({
        file,
        line,
        message: `${field.join(".")}: there is no ${what}`,
      })),
  );
}

async function deadLinks(records: ReadRecord[]): Promise<Fault[]> {
  const sorted = sortByKind(records.map((record) => packRecord(record, "")));
  const pages = await PageIndex.build(sorted, new ArticleTable(sorted.article));
  return records.flatMap(({ links }) =>
    links
      .filter(({ path }) => !pages.find(path) && !isOfSite(path))
      .map(({ file, line, path }) => ({ file, line, message: `there is no page ${path}` })),
  );
}

function isOfSite(path: string): boolean {
  return SITE_ADDRESSES.has(path) || SITE_FOLDERS.some((folder) => path.startsWith(folder));
}

/** A record that depends on itself, directly or through others. */
function circles(records: ReadRecord[]): Fault[] {
  const byName = new Map(records.map((record) => [record.provides, record]));
  const leansOn = (record: ReadRecord, goal: string, seen = new Set<string>()): boolean =>
    record.needs.some(({ what }) => {
      if (what === goal) return true;
      const next = byName.get(what);
      if (!next || seen.has(what)) return false;
      return leansOn(next, goal, seen.add(what));
    });
  return records
    .filter((record) => leansOn(record, record.provides))
    .map(({ file, line, provides }) => ({ file, line, message: `${provides} is its own parent, by a way round` }));
}

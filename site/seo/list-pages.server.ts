import { articlePath, isOwnPath } from "#contract/article-path.ts";
import type { Locale } from "#contract/locale.ts";
import { type PageId, pathOf } from "#contract/paths.ts";
import type { SiteContext } from "../render/context.server.ts";
import { today } from "../i18n/format-date.ts";
import { date } from "../parts/records/fields.server.ts";
import { askForRecords } from "../parts/records/load-records.server.ts";
import { pages } from "../urls.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { lastChange } from "./things/article.server.ts";

/** A page for search engines, by its path without a prefix; `changed` is a date or a time. */
export type ListedPage = { path: string; id: PageId; title: string; changed: string | null; translations: Locale[] };

/** Every page of the table that exists and has something to show today, each once. */
export async function listPages(site: SiteContext): Promise<ListedPage[]> {
  const { api } = site;
  const day = today();
  const [{ articles }, centers, regions, vacancies] = await Promise.all([
    api.articles({ filters: { active: true }, with: ["parent"] }),
    askForRecords(site, "center"),
    askForRecords(site, "region"),
    askForRecords(site, "vacancy"),
  ]);
  const all = [
    ...articles.map((article) => ({
      path: articlePath(article),
      alias: article.alias,
      title: article.title,
      translations: article.translations,
      changed: lastChange(article),
    })),
    ...centers.map((center) => ({ ...center, path: pathOf("center", { item: center.alias }) })),
    ...regions.map((region) => ({ ...region, path: pathOf("region", { region: region.alias }) })),
    ...vacancies
      .filter((vacancy) => isOpenOn(vacancy, day))
      .map((vacancy) => ({
        ...vacancy,
        path: pathOf("vacancy", { item: vacancy.alias }),
        changed: date(vacancy, "postedAt") || null,
      })),
  ].filter(({ path, alias }) => isOwnPath(path, alias));
  const listed = all.flatMap(({ path, title, translations, ...rest }) => {
    const id = pageAt(path);
    return id ? { path, id, title, translations, changed: "changed" in rest ? rest.changed : null } : [];
  });
  return [...new Map(listed.map((page) => [page.path, page])).values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const table = Object.entries(pages).map(([id, page]) => ({
  id: id as PageId,
  path: page.path,
  isListed: !("isUnlisted" in page),
  isFixed: !page.path.includes(":"),
  pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, "[^/]+")}$`),
}));
// As the router ranks them: an address without params wins.
const ranked = [...table.filter(({ isFixed }) => isFixed), ...table.filter(({ isFixed }) => !isFixed)];

/** By the number of segments: there may be very many pages, and there are dozens of patterns. */
const byLength = Map.groupBy(ranked, ({ path }) => lengthOf(path));

function pageAt(path: string): PageId | undefined {
  const page = byLength.get(lengthOf(path))?.find(({ pattern }) => pattern.test(path));
  return page?.isListed ? page.id : undefined;
}

function lengthOf(path: string): number {
  return path.split("/").length;
}

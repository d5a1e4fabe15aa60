import { articlePath, isOwnPath } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import { type PageId, pathOf } from "#contract/paths.ts";
import { failPage } from "../../api/fail-page.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { pageTitles } from "../../parts/company/defaults.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { today } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { loadPlaces, placeOf } from "../../parts/records/places.server.ts";
import { pages } from "../../urls.ts";
import type { SitePage } from "./site-tree.ts";

/**
 * Every built page of the route table, and every article and record that has a page. `titles` names the pages without
 * an article.
 */
export async function loadSitePages(site: SiteContext, titles: Record<string, string>): Promise<SitePage[]> {
  const { api, locale } = site;
  const [{ articles }, centers, regions, vacancies, places] = await Promise.all([
    api.articles({ with: ["parent"], filters: { active: true } }).catch(failPage),
    loadRecordsWithFallback(site, "center"),
    loadRecordsWithFallback(site, "region"),
    loadRecordsWithFallback(site, "vacancy"),
    loadPlaces(site),
  ]);
  const open = vacancies.filter((vacancy) => isOpenOn(vacancy, today()));
  const found = [
    // A part of another page has no address.
    ...inCategories(articles).flatMap((article) => {
      const path = articlePath(article);
      return isOwnPath(path, article.alias) ? { path, record: article } : [];
    }),
    ...centers.map((record) => ({ path: pathOf("center", { item: record.alias }), record })),
    ...regions.map((record) => ({ path: pathOf("region", { region: record.alias }), record })),
    // Several have one title: the city tells them apart.
    ...open.map((record) => {
      const title = [record.title, placeOf(record, places).city?.title].filter(Boolean).join(", ");
      return { path: pathOf("vacancy", { item: record.alias }), record: { ...record, title } };
    }),
  ];
  const named = new Map<string, SitePage>();
  for (const { path, record } of found) {
    if (isPage(path) && !named.has(path))
      named.set(path, { path, title: record.title, ...langOf(record.locale, locale) });
  }
  const own = Object.entries(pages).flatMap(([id, page]): SitePage[] =>
    !page.path.includes(":") && !("isAnswer" in page)
      ? [
          named.get(page.path) ?? {
            path: page.path,
            title: titles[id] ?? pageTitles[id as PageId]?.[locale] ?? page.path,
          },
        ]
      : [],
  );
  const listed = new Set(own.map(({ path }) => path));
  return [...own, ...[...named.values()].filter(({ path }) => !listed.has(path))];
}

/** Several categories are shown under one page: people and documents are not mixed. The order is otherwise kept. */
function inCategories<Item extends Pick<Article, "category">>(articles: Item[]): Item[] {
  return [...Map.groupBy(articles, ({ category }) => category?.alias).values()].flat();
}

function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

const patterns = Object.values(pages).map((page) => new RegExp(`^${page.path.replaceAll(/:\w+/g, "[^/]+")}$`));

import { pathOf } from "#contract/paths.ts";
import { failPage } from "../../api/fail-page.server.ts";
import { loadArticleAt } from "../../api/load-article.server.ts";
import { ifNotFound } from "../../api/if-not-found.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { openingOf } from "../blocks/opening-of.server.ts";
import { readyBlocks } from "../blocks/ready-blocks.server.ts";
import { splitByHeadings } from "../blocks/split-by-headings.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { readPage } from "../records/paging.server.ts";
import { articleHead } from "../../seo/article-head.server.ts";
import { pagedHead } from "../../seo/paged-head.server.ts";
import { arrange } from "./arrange.server.ts";
import { type ByCity, filterByCity } from "./filter-by-city.server.ts";
import { type SectionId, sectionOf } from "./sections.ts";
import { toListItem } from "./to-list-item.server.ts";

export type SectionData = Awaited<ReturnType<typeof loadSection>>;

/** A section's list page: its text, the items in the section's style, and the metadata of this page of the list. */
export async function loadSection(site: SiteContext, request: Request, id: SectionId) {
  const { api, locale } = site;
  const section = sectionOf(id);
  const path = pathOf(section.list);
  const query = new URL(request.url).searchParams;
  const page = readPage(query);
  const [article, { articles }, { categories }] = await Promise.all([
    loadArticleAt(site, path),
    // In the order that the previous and next links follow.
    api
      .nestedArticles({
        category: section.category,
        with: ["parent"],
        filters: { active: true },
        order: { publishedAt: "desc" },
      })
      .catch(ifNotFound({ articles: [] }))
      .catch(failPage),
    section.hasTabs
      ? withFallback(site, api.categories({ filters: { parent: [section.category], active: true } }), {
          categories: [],
        })
      : { categories: [] },
  ]);
  const chosen: ByCity = section.hasCities
    ? await filterByCity(site, articles, query)
    : { articles, cities: null, city: "" };
  const list = arrange(chosen.articles, categories, { ...section, locale, page, tab: query.get("tab") });

  const [head, content] = await Promise.all([
    articleHead(site, article, path),
    // The section's text is shown only on the first page.
    page > 1 ? [] : readyBlocks(site, article.content),
  ]);
  const opening = openingOf(content);
  const { pageMeta, description, image } = article;
  return {
    section: id,
    look: section.look,
    isBrief: section.isBrief,
    head: pagedHead(head, locale, path, { page, isFiltered: Boolean(list.tab || chosen.city) }),
    article: { locale: article.locale, title: pageMeta.h1 ?? article.title, lead: description, image },
    ...opening,
    parts: splitByHeadings(opening.after),
    invitation: article.invitation ?? "dialysis",
    cities: chosen.cities,
    city: chosen.city,
    tabs: list.tabs,
    tab: list.tab,
    groups: list.groups.map((group) => ({
      ...group,
      items: group.items.map((one) => toListItem(one, locale, section)),
    })),
    page,
    pages: list.pages,
  };
}

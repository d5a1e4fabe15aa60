import { localePath } from "#contract/locale.ts";
import { type EntityOf, entityConfigs } from "#contract/entity-configs.ts";
import { FOUND_CATEGORIES, type Piece, type SearchMatch } from "#contract/search.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line } from "../../parts/records/fields.server.ts";
import { href } from "../../urls.ts";
import { type FoundItem, unmarked } from "./found.ts";
import { itemPath } from "./item-path.ts";
import { matchedFold } from "./matched-fold.server.ts";

type Bring = (ids: number[], matchOf: (id: number) => SearchMatch | undefined) => Promise<FoundItem[]>;

export function loadArticles(site: SiteContext): Bring {
  const { api, locale } = site;
  return async (ids, matchOf) => {
    const asked = api.articles({ with: ["category", "parent"], filters: { id: ids } });
    const { articles } = await withFallback(site, asked, { articles: [] });
    return inOrder(ids, articles).map((article) => ({
      href: localePath(locale, itemPath(article, matchedFold(article, matchOf(article.id)))),
      note: article.category?.locale === article.locale ? article.category.title : "",
      ...marked(article, matchOf(article.id)),
      ...langOf(article.locale, locale),
    }));
  };
}

export function loadCategories(site: SiteContext): Bring {
  const { api, locale } = site;
  return async (ids, matchOf) => {
    const asked = api.categories({ with: ["parent"], filters: { id: ids } });
    const { categories } = await withFallback(site, asked, { categories: [] });
    return inOrder(ids, categories)
      .filter(({ alias }) => FOUND_CATEGORIES.includes(alias))
      .map((category) => ({
        href: localePath(locale, itemPath({ alias: category.alias })),
        note: "",
        ...marked(category, matchOf(category.id)),
        ...langOf(category.locale, locale),
      }));
  };
}

export function loadCenters(site: SiteContext): Bring {
  const { api, locale } = site;
  return async (ids, matchOf) => {
    const asked = api.entities({ filters: { config: entityConfigs.center.id, ids } });
    const { entities } = await withFallback(site, asked, { entities: [] });
    return inOrder(ids, entities as EntityOf<"center">[]).map((center) => {
      const note = line(center, "address");
      const { title, text } = marked({ title: center.title, description: "" }, matchOf(center.id));
      return {
        href: href(locale, "center", { item: center.alias }),
        title,
        note,
        // Do not repeat what the address already says.
        text: text.some(({ isMatch }) => isMatch) && !note.includes(textOf(text)) ? text : [],
        ...langOf(center.locale, locale),
      };
    });
  };
}

export function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** If the API does not return the matched text, use the record's title and description. */
function marked({ title, description }: { title: string; description: string }, match: SearchMatch | undefined) {
  return {
    title: match?.title ?? unmarked(title),
    text: match?.text ?? unmarked(description),
    ...(match?.keyword && { keyword: match.keyword }),
  };
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

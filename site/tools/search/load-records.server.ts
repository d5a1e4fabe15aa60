import { aliasAt } from "#contract/article-path.ts";
import { localePath } from "#contract/locale.ts";
import { type EntityOf, entityConfigs } from "#contract/entity-configs.ts";
import { pathOf } from "#contract/paths.ts";
import { FOUND_CATEGORIES, type Piece, type SearchMatch } from "#contract/search.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line, services } from "../../parts/records/fields.server.ts";
import { href } from "../../urls.ts";
import { hoursLines, toHoursTable } from "../centers/hours-lines.server.ts";
import { loadAskedServices } from "../centers/load-network.server.ts";
import { momentIn, openNow } from "../centers/open-now.ts";
import { openWords } from "../centers/open-words.ts";
import { tagsOf } from "../centers/tags.server.ts";
import { type FoundItem, unmarked } from "./found.ts";
import { itemPath } from "./item-path.ts";
import { matchedFold } from "./matched-fold.server.ts";
import { searchWords } from "./search-words.ts";

type Bring = (ids: number[], matchOf: (id: number) => SearchMatch | undefined) => Promise<FoundItem[]>;

export function loadArticles(site: SiteContext): Bring {
  const { api, locale } = site;
  const meaning = searchWords[locale].meaning;
  return async (ids, matchOf) => {
    const asked = api.articles({ with: ["category", "parent"], filters: { id: ids } });
    const { articles } = await withFallback(site, asked, { articles: [] });
    return inOrder(ids, articles).map((article) => {
      const match = matchOf(article.id);
      const { title, ...found } = marked(article, match);
      const path = localePath(locale, itemPath(article, matchedFold(article, match)));
      // A page may have the same title as a term of the glossary.
      const isTerm = article.category?.alias === aliasAt(pathOf("glossary")) && article.locale === locale;
      return {
        href: path,
        note: unmarked(article.category?.locale === article.locale ? article.category.title : ""),
        title: isTerm ? [...title, ...unmarked(meaning)] : title,
        ...found,
        ...sectionOf(path, match),
        ...langOf(article.locale, locale),
      };
    });
  };
}

/** Of a page by itself: the address of a part of another page leads to it already. */
function sectionOf(path: string, match: SearchMatch | undefined): Pick<FoundItem, "section"> {
  const section = match?.section;
  if (!section || /[?#]/.test(path)) return {};
  return { section: { href: `${path}#${encodeURIComponent(section.anchor)}`, title: section.title } };
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
        note: [],
        ...marked(category, matchOf(category.id)),
        ...langOf(category.locale, locale),
      }));
  };
}

export function loadCenters(site: SiteContext): Bring {
  const { api, locale } = site;
  return async (ids, matchOf) => {
    const asked = api.entities({ filters: { config: entityConfigs.center.id, ids } });
    const [{ entities }, popular] = await Promise.all([
      withFallback(site, asked, { entities: [] }),
      loadAskedServices(site),
    ]);
    return inOrder(ids, entities as EntityOf<"center">[]).map((center) => {
      const address = line(center, "address");
      const { title, text } = marked({ title: center.title, description: "" }, matchOf(center.id));
      // What the address says too is marked there.
      const isInAddress = address.includes(textOf(text));
      return {
        href: href(locale, "center", { item: center.alias }),
        title,
        note: isInAddress ? within(address, text) : unmarked(address),
        text: text.some(({ isMatch }) => isMatch) && !isInAddress ? text : [],
        facts: factsOf(center, popular),
        ...langOf(center.locale, locale),
      };
    });
  };
}

/** Whether it is open now, and its most requested services. */
function factsOf(center: EntityOf<"center">, asked: AskedServices): string[] {
  const { rows, zone } = toHoursTable(hoursLines(center), line(center, "timezone"));
  const open = rows.flatMap(({ row }) => row ?? []);
  const today = zone && open.length > 0 ? openWords[center.locale](openNow(open, momentIn(zone, new Date()))) : "";
  const tags = tagsOf(services(center, "services"), asked).map(({ title }) => title);
  return [today, tags.slice(0, MOST_TAGS).join("\u00a0· ")].filter(Boolean);
}

const MOST_TAGS = 3;

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

/** A text that contains these pieces, with their marks. */
function within(text: string, pieces: Piece[]): Piece[] {
  const part = textOf(pieces);
  const at = text.indexOf(part);
  return [...unmarked(text.slice(0, at)), ...pieces, ...unmarked(text.slice(at + part.length))];
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

import type { Locale } from "#contract/locale.ts";
import { entityConfigs } from "#contract/entity-configs.ts";
import { asksForCategories, ROOT_CATEGORY } from "#contract/search.ts";
import type { CallInput } from "#contract/services.ts";

type Filters = CallInput<"search">["filters"];

/**
 * The parameters of a search: first all groups, in the default language also categories; further pages only articles.
 */
export function searchFilters(locale: Locale, { page, isBrief }: { page: number; isBrief: boolean }): Filters {
  const most = isBrief ? { limit: BRIEF } : {};
  const articles: Filters[number] = {
    id: "2.2",
    type: "default",
    conditions: { isActive: true },
    limit: isBrief ? BRIEF : PAGE_SIZE,
    page,
  };
  if (page > 1) return [articles];
  const categories: Filters[number] = {
    id: "2.1",
    type: "default",
    conditions: { parent: ROOT_CATEGORY, isActive: true },
    ...most,
  };
  const centers: Filters[number] = { id: entityConfigs.center.id, type: "config", ...most };
  return asksForCategories(locale) ? [categories, articles, centers] : [articles, centers];
}

export const PAGE_SIZE = 30;
/** The number per group in the dialog, while the visitor types. */
const BRIEF = 12;

import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { type SectionId, sectionOf } from "./sections.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The page of one item; an article of another section is a 404. */
export async function loadSectionItem(site: SiteContext, id: SectionId, item: string) {
  const { item: page, isTold = false } = sectionOf(id);
  return loadArticlePage(site, pathOf(page, { item }), { isTold });
}

import type { RouterContextProvider } from "react-router";
import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { type SectionId, sectionOf } from "./sections.ts";

/** The page of one item; an article of another section is not found here. */
export async function loadSectionItem(context: Readonly<RouterContextProvider>, id: SectionId, item: string) {
  const { item: page, isTold = false } = sectionOf(id);
  return loadArticlePage(context, pathOf(page, { item }), { isTold });
}

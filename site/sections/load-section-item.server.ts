import type { RouterContextProvider } from "react-router";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { href } from "../urls.ts";
import { type SectionId, sectionOf } from "./sections.ts";

/** The page of one item; an article of another section is not found here. */
export async function loadSectionItem(context: Readonly<RouterContextProvider>, id: SectionId, item: string) {
  const { item: page, isTold = false } = sectionOf(id);
  return loadArticlePage(context, item, href("ru", page, { item }), { isTold });
}

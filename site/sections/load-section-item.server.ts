import type { RouterContextProvider } from "react-router";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { href } from "../urls.ts";
import { type SectionId, sections } from "./sections.ts";

/** The page of one item; an article of another section is not found here. */
export async function loadSectionItem(context: Readonly<RouterContextProvider>, id: SectionId, item: string) {
  return loadArticlePage(context, item, href("ru", sections[id].item, { item }));
}

import type { RouterContextProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Article } from "#contract/records/article.ts";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { href } from "../urls.ts";

export type Query = { text: string; href: string; lang?: Locale };

/** What is searched for most, as the editors wrote it. */
export async function loadPopular(context: Readonly<RouterContextProvider>): Promise<Query[]> {
  const { api, locale } = context.get(siteContext);
  const asked = api.variable({ key: "popular-search", article: true });
  const answer = await quietly<Awaited<typeof asked> | null>(context, asked, null);
  return answer?.variable.article ? queriesIn(answer.variable.article, locale) : [];
}

/** Each paragraph is one query. */
export function queriesIn(article: Pick<Article, "content" | "locale">, locale: Locale): Query[] {
  const lines = article.content.flatMap((block) => (block.type === "paragraph" ? plainText(block.data.text) : []));
  return lines.map((text) => ({
    text,
    href: `${href(locale, "search")}?q=${encodeURIComponent(text.replaceAll("\u00a0", " "))}`,
    ...langOf(article.locale, locale),
  }));
}

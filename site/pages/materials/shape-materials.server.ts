import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { sheetQuery } from "../../parts/article/sheet-query.ts";
import { langOf } from "../../i18n/lang-of.ts";
import type { Theme } from "../../parts/themes/load-themes.server.ts";
import { href } from "../../urls.ts";
import { drawSheet } from "./draw-sheet.server.ts";

export type MaterialGroup = ReturnType<typeof shapeMaterials>[number];
export type Material = MaterialGroup["sheets"][number];

/** The leaflets grouped by need; `ready` holds the same articles with their files. */
export function shapeMaterials(themes: Theme[], ready: Article[], pageLocale: Locale) {
  return themes.map(({ alias, title, description, articles }) => ({
    alias,
    title,
    description,
    sheets: ready.filter((one) => articles.some(({ id }) => id === one.id)).map((one) => toSheet(one, pageLocale)),
  }));
}

function toSheet({ alias, title, description, locale, content }: Article, pageLocale: Locale) {
  const items = content.flatMap((block) => (block.type === "linking" ? block.data.items : []));
  return {
    alias,
    title,
    description,
    ...langOf(locale, pageLocale),
    to: href(pageLocale, "materials") + sheetQuery(alias),
    files: items.flatMap(({ file }) => file ?? []),
    drawing: drawSheet(content),
  };
}

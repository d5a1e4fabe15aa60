import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { MediaFile } from "#contract/records/media.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import { aboutFile } from "../../i18n/about-file.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { href } from "../../urls.ts";
import { date, line, number } from "./fields.server.ts";
import { loadFiles } from "./load-files.server.ts";

export type LegalDocument = ReturnType<typeof toDocument>;

/** Legal documents with their files; a missing file is left out, the text stays. */
export async function loadDocuments(
  site: SiteContext,
  entities: EntityOf<"legal-document">[],
): Promise<LegalDocument[]> {
  const { locale } = site;
  const ids = entities.flatMap((entity) => number(entity, "file") ?? []);
  const files = await loadFiles(site, ids);
  return entities.map((entity) => toDocument(entity, files, locale));
}

function toDocument(entity: EntityOf<"legal-document">, files: MediaFile[], locale: Locale) {
  const file = files.find(({ id }) => id === number(entity, "file"));
  const day = date(entity, "date");
  const article = line(entity, "article");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity.locale, locale),
    section: line(entity, "section"),
    /** Blank lines separate paragraphs. */
    paragraphs: line(entity, "text")
      .split(/\n\s*\n/)
      .filter(Boolean),
    /** The page with the full document. */
    page: article && href(locale, "aboutArticle", { alias: article }),
    date: day ? toDay(locale, day) : null,
    file: file && {
      path: file.path,
      title: file.title,
      /** File type and size, if known. */
      about: aboutFile({ ext: file.ext, size: file.size }, locale),
    },
  };
}

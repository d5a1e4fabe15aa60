import type { Locale } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import type { LegalDocument } from "../../records/documents.server.ts";
import { href } from "../../urls.ts";
import type { Section } from "./document-sections.tsx";
import { documentWords } from "./words.server.ts";

/** Sections in the order of their first document. */
export function shapeSections(documents: LegalDocument[]): Section[] {
  const sections = [...Map.groupBy(documents, ({ section }) => section)];
  return sections.map(([title, grouped], place) => ({ id: `section-${place + 1}`, title, documents: grouped }));
}

/** What the law asks for and other pages show. */
export function elsewhere(locale: Locale): { title: string; to: string }[] {
  const links = Object.entries(documentWords[locale].elsewhere);
  return links.map(([page, title]) => ({ title, to: href(locale, page as PageId & "contacts") }));
}

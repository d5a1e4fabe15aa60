import type { LegalDocument } from "../../parts/records/documents.server.ts";
import type { Section } from "./document-sections.tsx";

/** Sections in the order of their first document. */
export function shapeSections(documents: LegalDocument[]): Section[] {
  const sections = [...Map.groupBy(documents, ({ section }) => section)];
  return sections.map(([title, grouped], place) => ({ id: `section-${place + 1}`, title, documents: grouped }));
}

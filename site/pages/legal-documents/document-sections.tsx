import "../../ui/accordion.css";
import type { ReactNode } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { TextWithAmbulance } from "../../parts/company/text-with-ambulance.tsx";
import type { LegalDocument } from "../../parts/records/documents.server.ts";
import { FileLink } from "../../parts/records/file-link.tsx";
import styles from "./document-sections.module.css";
import { documentWords } from "./legal-documents-words.ts";

export type Section = { id: string; title: string; documents: LegalDocument[] };

type Props = {
  sections: Section[];
  /** Folds that come first: the organisation's own details are wanted most often. */
  children: ReactNode;
};

/** The anchor is inside the fold: a browser that jumps to it opens the fold. */
export function DocumentSections({ sections, children }: Props) {
  const { whole, updated } = useWordsOf(documentWords);
  return sections.map(({ id, title, documents }, index) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.list}>
        {index === 0 && children}
        {documents.map((document) => (
          <details key={document.alias} className="accordion">
            <summary>
              <h3 lang={document.lang}>{document.title}</h3>
            </summary>
            <div id={document.alias} className="accordion-body" lang={document.lang}>
              {document.paragraphs.map((text) => (
                <p key={text}>
                  <TextWithAmbulance text={text} />
                </p>
              ))}
              {document.page && (
                <p>
                  <a href={document.page} aria-label={`${whole}: ${document.title}`}>
                    {whole}
                  </a>
                </p>
              )}
              {document.file && (
                <p>
                  <FileLink file={document.file} />
                </p>
              )}
              {document.date && (
                <p className="muted small">
                  {updated} <time dateTime={document.date.iso}>{document.date.text}</time>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}

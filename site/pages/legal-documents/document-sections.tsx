import { useEffect } from "react";
import { useLocation } from "react-router";
import { useWordsOf } from "../../i18n/words.tsx";
import type { LegalDocument } from "../../records/documents.server.ts";
import { FileLink } from "../../records/file-link.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import styles from "./document-sections.module.css";
import { documentWords } from "./words.ts";

export type Section = { title: string; documents: LegalDocument[] };

export function DocumentSections({ sections }: { sections: Section[] }) {
  useOpenByHash();
  return sections.map(({ title, documents }, place) => (
    <section key={title} className={styles.section} aria-labelledby={sectionId(place)}>
      <h2 id={sectionId(place)}>{title}</h2>
      <div>
        {documents.map((document) => (
          <Accordion key={document.alias} summary={<h3 lang={document.lang}>{document.title}</h3>}>
            <DocumentBody document={document} />
          </Accordion>
        ))}
      </div>
    </section>
  ));
}

export function sectionId(place: number): string {
  return `section-${place + 1}`;
}

/** The name for links stands inside the fold: a browser that comes for it opens the fold by itself. */
function DocumentBody({ document: { alias, lang, paragraphs, date, file } }: { document: LegalDocument }) {
  const words = useWordsOf(documentWords);
  return (
    <div id={alias} className={styles.body}>
      {paragraphs.map((text) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
      {file && (
        <p>
          <FileLink file={file} />
        </p>
      )}
      {date && (
        <p className="muted small">
          {words.updated} <time dateTime={date.day}>{date.text}</time>
        </p>
      )}
    </div>
  );
}

/** A link from another page of the site changes the page without the browser's help. */
function useOpenByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const fold = target?.closest("details");
    if (!target || !fold) return;
    fold.open = true;
    target.scrollIntoView();
  }, [hash]);
}

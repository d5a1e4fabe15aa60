import "../../parts/blocks/linking/linking.css";
import { useWordsOf } from "../../i18n/use-words.tsx";
import type { LegalDocument } from "../../parts/records/documents.server.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./document-sections.module.css";
import { documentWords } from "./legal-documents-words.ts";

/** What is asked for most has a file: one tap, without looking for it in the folds. */
export function DocumentFiles({ documents }: { documents: LegalDocument[] }) {
  const { often } = useWordsOf(documentWords);
  const files = documents.flatMap(({ alias, file }) => (file ? [{ alias, ...file }] : []));
  if (files.length === 0) return null;
  return (
    <nav aria-label={often}>
      <ul className={`files ${styles.files}`}>
        {files.map(({ alias, path, title, about }) => (
          <li key={alias}>
            <a className="file" href={path}>
              <span>
                <b>{title}</b>
                {about && <span className="muted small">{about}</span>}
              </span>
              <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

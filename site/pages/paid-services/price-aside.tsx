import { TelLink } from "../../tools/centers/tel-link.tsx";
import { CallNote } from "../../parts/company/call-note.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import type { LegalDocument } from "../../parts/records/documents.server.ts";
import { FileLink } from "../../parts/records/file-link.tsx";
import styles from "./price-page.module.css";
import { priceWords } from "./paid-services-words.ts";

/** What to know before looking at prices: much of the treatment is free. */
export function FreeFirst() {
  const { aside } = useWordsOf(priceWords);
  return (
    <div className={`card-water ${styles.free}`}>
      <h2>{aside.free.title}</h2>
      <p>{aside.free.text}</p>
      <PageLink className="alone" page="informationArticle" params={{ alias: "free-treatment" }}>
        {aside.free.link}
      </PageLink>
    </div>
  );
}

/** What comes before paying, and whom to ask. */
export function PriceAside({ contract, phone }: { contract: LegalDocument["file"]; phone: string }) {
  const { aside } = useWordsOf(priceWords);
  return (
    <aside className={`card-water ${styles.aside}`} aria-label={aside.label}>
      <div>
        <h2>{aside.pay.title}</h2>
        <p>{aside.pay.text}</p>
        {contract && (
          <p>
            <FileLink file={contract} />
          </p>
        )}
      </div>
      <div>
        <h2>{aside.ask}</h2>
        <TelLink phone={phone} big />
        <p className="small muted">
          <CallNote phone={phone} />
        </p>
      </div>
    </aside>
  );
}

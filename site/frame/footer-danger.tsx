import { formatPhone } from "#contract/phone.ts";
import type { DutyLine } from "#contract/variables/duty-line.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import styles from "./footer-danger.module.css";
import { footerWords } from "./footer-words.ts";

/** First in the footer: which symptoms cannot wait, and whom to call. */
export function FooterDanger({ line }: { line: DutyLine | null }) {
  const words = useWordsOf(footerWords);
  if (!line) return null;
  return (
    <div className={styles.danger}>
      <p>
        <PageLink page="informationArticle" params={{ alias: "when-to-call" }}>
          {words.whenToCall}
        </PageLink>
      </p>
      <p>
        <span>{words.danger}</span> <Tel phone="103" />
      </p>
      <p>
        <span>{words.urgent(line.hours)}</span> <Tel phone={line.phone} />
      </p>
    </div>
  );
}

function Tel({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{formatPhone(phone) ?? phone}</a>;
}

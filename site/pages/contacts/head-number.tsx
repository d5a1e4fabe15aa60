import { CallNote } from "../../parts/company/call-note.tsx";
import type { Contact } from "../../parts/company/load-contact.server.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { contactWords } from "./contacts-words.ts";
import styles from "./whom.module.css";

type Props = { office: Contact | undefined; hours: string };

/** The coordinator's number, which most visitors come for, on the first screen of a phone. */
export function HeadNumber({ office, hours }: Props) {
  const { whom } = useWordsOf(contactWords);
  if (!office?.phone) return null;
  return (
    <p className={styles.first}>
      <TelLink phone={office.phone} big isMain />
      <span className={styles.note}>
        {whom.coordinator}: <CallNote phone={office.phone} hours={hours} />
      </span>
    </p>
  );
}

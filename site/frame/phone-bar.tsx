import { useWordsOf } from "../i18n/use-words.tsx";
import { barWords } from "../parts/bar/bar-words.ts";
import type { BarEntry, PageBar } from "../parts/bar/page-bar.ts";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./phone-bar.module.css";

/** On phones, always within reach of the thumb: the page's main actions. `phone` is ours, for an entry without one. */
export function PhoneBar({ entries, phone }: { entries: PageBar; phone: string | undefined }) {
  const { label } = useWordsOf(barWords);
  return (
    <aside className={styles.bar} aria-label={label} data-bar="">
      {entries.map((entry) => (
        <Entry key={entry.word} entry={entry} phone={phone} />
      ))}
    </aside>
  );
}

function Entry({ entry, phone }: { entry: BarEntry; phone: string | undefined }) {
  const [shown, heard] = useWordsOf(barWords).entries[entry.word];
  const words = (
    <>
      {shown}
      {heard && <span className="sr">{heard}</span>}
    </>
  );
  if ("modal" in entry) {
    return (
      <ModalLink
        modal={entry.modal}
        {...(entry.details && { details: entry.details })}
        className={`button ${styles.form}`}
      >
        {words}
      </ModalLink>
    );
  }
  const number = entry.phone ?? phone;
  if (!number) return null;
  return (
    <a
      href={`tel:${number}`}
      className={entry.word === "ambulance" ? `button ${styles.ambulance}` : "button button-line"}
    >
      <Icon name="phone" />
      {words}
    </a>
  );
}

import type { Image } from "#contract/records/image.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./regions-words.ts";

type Person = { name: string; image: Image | null };

type Props = {
  /** Whose: of the region, or of all. */
  title?: string;
  phone: string;
  person: Person | null;
  hours: string;
};

/** Whom one speaks to in the region, and when. */
export function Coordinator({ title, phone, person, hours }: Props) {
  const words = useWordsOf(regionWords);
  if (!phone) return null;
  return (
    <div className={styles.coordinator}>
      {person?.image && <Picture image={person.image} alt="" sizes="88px" />}
      <p>
        {person && <b>{person.name}</b>}
        <span>{title ?? words.phone}</span>
        <TelLink phone={phone} big />
        {hours && <span className="muted">{words.answers(hours)}</span>}
      </p>
    </div>
  );
}

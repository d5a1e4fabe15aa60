import type { Image } from "#contract/records/image.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./regions-words.ts";

type Person = { name: string; image: Image | null };

type Props = {
  /** Says whether the coordinator is for the region or for all regions. */
  title?: string;
  phone: string;
  person: Person | null;
  hours: string;
};

/** The region's contact person and their hours. */
export function Coordinator({ title, phone, person, hours }: Props) {
  const words = useWordsOf(regionWords);
  if (!phone) return null;
  return (
    <div className={styles.coordinator}>
      {person?.image && <Picture className="round" image={person.image} alt="" sizes="88px" />}
      <p>
        {person && <b>{person.name}</b>}
        <span>{title ?? words.phone}</span>
        <TelLink phone={phone} big isMain />
        {hours && <span className="muted">{words.answers(hours)}</span>}
      </p>
    </div>
  );
}

import { useWordsOf } from "../../i18n/words.tsx";
import { Facts } from "../../records/facts.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Specialist } from "./shape.server.ts";
import styles from "./specialist-list.module.css";
import { specialistWords } from "./words.ts";

export function SpecialistList({ people }: { people: Specialist[] }) {
  const words = useWordsOf(specialistWords);
  return (
    <>
      <h2 className="sr">{words.people}</h2>
      <ul className={styles.list}>
        {people.map(({ alias, name, lang, image, initials, role, since, facts }) => (
          <li key={alias} id={alias} lang={lang} className={`card ${styles.person}`}>
            {/* Decoration: the name stands beside it. */}
            {image ? (
              <Picture className={styles.portrait ?? ""} image={image} alt="" sizes="96px" />
            ) : (
              <span className={styles.portrait} aria-hidden="true">
                {initials}
              </span>
            )}
            <div>
              <h3>{name}</h3>
              <p className="muted">{[role, since !== null && words.since(since)].filter(Boolean).join(", ")}</p>
            </div>
            <Facts className={styles.facts} facts={facts} titles={words.facts} />
          </li>
        ))}
      </ul>
    </>
  );
}

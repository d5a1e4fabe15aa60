import { useWordsOf } from "../../i18n/use-words.tsx";
import { Facts } from "../../parts/records/facts.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Specialist } from "./shape-specialists.server.ts";
import styles from "./specialist-list.module.css";
import { specialistWords } from "./specialists-words.ts";

export function SpecialistList(props: { people: Specialist[] }) {
  return <CachedFragment as="ul" className={styles.list} view={People} props={props} />;
}

function People({ people }: { people: Specialist[] }) {
  const words = useWordsOf(specialistWords);
  const foldTitle = (hours: number, training: number) => {
    if (hours === 0) return words.training;
    return training === 0 ? words.facts.hours : words.hoursAndTraining;
  };
  return (
    <>
      {people.map(({ alias, name, lang, image, initials, role, since, where, hours, training }) => (
        <li key={alias} id={alias} lang={lang} className={`card ${styles.person}`}>
          {/* Decorative: the name is next to it. */}
          {image ? (
            <Picture className={`round ${styles.portrait}`} image={image} alt="" sizes="96px" />
          ) : (
            <span className={`initials ${styles.portrait}`} aria-hidden="true">
              {initials}
            </span>
          )}
          <div>
            <h3>{name}</h3>
            <p className="muted">{[role, since !== null && words.since(since)].filter(Boolean).join(", ")}</p>
          </div>
          {where && (
            <dl className={styles.where}>
              <dt>{words.facts.center}</dt>
              {where.center && (
                <dd>
                  <a className="alone" href={where.center.to}>
                    {where.center.title}
                  </a>
                </dd>
              )}
              {where.city && <dd className="muted">{where.city}</dd>}
            </dl>
          )}
          {(hours.length > 0 || training.length > 0) && (
            <details className={styles.training}>
              <summary className="fold-sign">{foldTitle(hours.length, training.length)}</summary>
              <Facts className={styles.facts} facts={[...hours, ...training]} titles={words.facts} />
            </details>
          )}
        </li>
      ))}
    </>
  );
}

import { useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
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
        {people.map((person) => (
          <li key={person.alias} id={person.alias} lang={person.lang} className={`card ${styles.person}`}>
            <Portrait person={person} />
            <div className={styles.name}>
              <h3>{person.name}</h3>
              <p className="muted">
                {[person.position || person.speciality, person.since !== null && words.since(person.since)]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </div>
            <Facts person={person} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ person: { place, speciality, hours, accreditation, education } }: { person: Specialist }) {
  const words = useWordsOf(specialistWords);
  return (
    <dl className={`facts ${styles.facts}`}>
      {(place.city || place.center) && (
        <>
          <dt>{words.center}</dt>
          <dd>
            {place.city?.title}
            {place.city && place.center && ", "}
            {place.center && (
              <PageLink page="center" params={{ item: place.center.alias }}>
                {place.center.title}
              </PageLink>
            )}
          </dd>
        </>
      )}
      {hours && (
        <>
          <dt>{words.hours}</dt>
          <dd>{hours}</dd>
        </>
      )}
      <dt>{words.filters.speciality.label}</dt>
      <dd>{speciality}</dd>
      {accreditation && (
        <>
          <dt>{words.accreditation}</dt>
          <dd>{accreditation}</dd>
        </>
      )}
      {education.length > 0 && (
        <>
          <dt>{words.education}</dt>
          {education.map((step) => (
            <dd key={step}>{step}</dd>
          ))}
        </>
      )}
    </dl>
  );
}

/** Decoration: the name stands beside it. */
function Portrait({ person: { image, initials } }: { person: Specialist }) {
  if (image) return <Picture className={styles.portrait} image={image} alt="" sizes="96px" />;
  return (
    <span className={styles.initials} aria-hidden="true">
      {initials}
    </span>
  );
}

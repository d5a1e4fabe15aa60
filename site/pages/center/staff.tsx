import type { StaffMember } from "../../centers/load-center.server.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./center.module.css";
import { words } from "./words.ts";

export function Staff({ staff }: { staff: StaffMember[] }) {
  const text = useWordsOf(words);
  if (staff.length === 0) return null;
  return (
    <section className="section" aria-labelledby="staff">
      <div className="wrap">
        <div className="section-head">
          <h2 id="staff">{text.staff}</h2>
          <PageLink page="specialists" className="more">
            {text.allStaff} <Icon name="arrow" />
          </PageLink>
        </div>
        <ul className={styles.staff}>
          {staff.map(({ alias, name, role, since, image, lang }) => (
            <li key={alias} lang={lang}>
              {image ? <Picture image={image} alt="" sizes="88px" /> : <Initials name={name} />}
              <div>
                <p className={styles.name}>{name}</p>
                <p className="muted">
                  {role}
                  {since !== null && <>, {text.since(since)}</>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Stands where a portrait is missing. */
function Initials({ name }: { name: string }) {
  const letters = name.split(/\s+/).map(([letter = ""]) => letter);
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters[0]}
      {letters.length > 1 && letters.at(-1)}
    </span>
  );
}

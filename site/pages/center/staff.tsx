import type { StaffMember } from "../../tools/centers/load-center.server.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { href } from "../../urls.ts";
import shared from "./center.module.css";
import styles from "./staff.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = { staff: StaffMember[] };

/** Shown above the fold on a phone. */
const FIRST = 4;

export function Staff({ staff }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centerPageWords);
  if (staff.length === 0) return null;
  const first = staff.length > FIRST + 1 ? FIRST : staff.length;
  const rest = staff.slice(first);
  return (
    <section className="stack" aria-labelledby="staff">
      <h2 id="staff">{words.staff}</h2>
      <People staff={staff.slice(0, first)} />
      {rest.length > 0 && (
        <details className={`unfolds read-on ${styles.rest}`}>
          <summary className="fold-sign">
            {words.more} {counted(locale, rest.length, words.people)}
          </summary>
          <People staff={rest} />
        </details>
      )}
      <p>
        <PageLink page="specialists" className="more">
          {words.allStaff} <Icon name="arrow" />
        </PageLink>
      </p>
    </section>
  );
}

function People({ staff }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centerPageWords);
  return (
    <ul className={styles.staff}>
      {staff.map(({ alias, city, name, role, since, image, initials, lang }) => (
        <li key={alias} lang={lang}>
          {image ? (
            <Picture image={image} alt="" sizes="88px" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initials}
            </span>
          )}
          <div>
            <p className={shared.name}>
              <a href={`${href(locale, "specialists")}?${new URLSearchParams({ city })}#${alias}`}>{name}</a>
            </p>
            <p className="muted">{role}</p>
            {since !== null && <p className="muted">{words.since(since)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

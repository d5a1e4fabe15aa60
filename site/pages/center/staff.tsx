import type { StaffMember } from "../../tools/centers/load-center.server.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { href } from "../../urls.ts";
import shared from "./center.module.css";
import styles from "./staff.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = { staff: StaffMember[] };

export function Staff({ staff }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centerPageWords);
  if (staff.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="staff">
      <h2 id="staff">{words.staff}</h2>
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
      <p>
        <PageLink page="specialists" className="more">
          {words.allStaff} <Icon name="arrow" />
        </PageLink>
      </p>
    </section>
  );
}

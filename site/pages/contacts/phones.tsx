import type { CenterSummary } from "../../tools/centers/center.ts";
import { nameWithCity } from "../../tools/centers/center-name.ts";
import type { Group } from "../../tools/centers/group.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import styles from "./contacts.module.css";
import { contactWords } from "./contacts-words.ts";

/**
 * Every center's phone, with its city where a region has several. Lists, not tables: on a phone a table hides the number
 * at the right edge.
 */
export function Phones({ groups }: { groups: Group<CenterSummary>[] }) {
  const words = useWordsOf(contactWords);
  if (groups.length === 0) return null;
  return (
    <section className="section" aria-labelledby="phones">
      <div className="wrap">
        <div className="section-head">
          <h2 id="phones">{words.phones}</h2>
          <p>{words.phonesText}</p>
        </div>
        <div className={styles.regions}>
          {groups.map(({ key, title, items }) => (
            <div key={key}>
              <h3>{title}</h3>
              <ul className={styles.phones}>
                {items.map(({ alias, title: center, city, phone, lang }) => (
                  <li key={alias} lang={lang}>
                    <PageLink page="center" params={{ item: alias }}>
                      {city === title ? center : nameWithCity(center, city)}
                    </PageLink>
                    {phone && <TelLink phone={phone} />}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

import { TelLink } from "../../tools/centers/tel-link.tsx";
import { CallNote } from "../../parts/company/call-note.tsx";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import styles from "./contacts.module.css";
import type { Company } from "./load-company.server.ts";
import { contactWords } from "./contacts-words.ts";

export function Offices({ company: { offices, networks } }: { company: Company }) {
  const words = useWordsOf(contactWords);
  const general = useWords();
  return (
    <section className="section water" aria-labelledby="offices">
      <div className="wrap stack">
        <h2 id="offices">{words.offices}</h2>
        <div className="grid grid-2">
          {offices.map(({ slug, title, address, workHours, phone, abroad, email }) => (
            <section key={slug} className={`card ${styles.office}`}>
              <h3>{title}</h3>
              {phone && (
                <p className={styles.phone}>
                  <TelLink phone={phone} big />
                  <span className="small muted">
                    <CallNote phone={phone} />
                  </span>
                </p>
              )}
              {(address || workHours || email || abroad) && (
                <dl className={styles.facts}>
                  {abroad && <dt>{general.phone.abroad}</dt>}
                  {abroad && (
                    <dd>
                      <TelLink phone={abroad} />
                    </dd>
                  )}
                  {address && <dt>{words.address}</dt>}
                  {address && <dd>{address}</dd>}
                  {workHours && <dt>{words.hours}</dt>}
                  {workHours && <dd>{workHours}</dd>}
                  {email && <dt>{words.email}</dt>}
                  {email && (
                    <dd>
                      <a className={styles.mail} href={`mailto:${email}`}>
                        {email}
                      </a>
                    </dd>
                  )}
                </dl>
              )}
            </section>
          ))}
        </div>
        {networks.length > 0 && (
          <div className={styles.networks}>
            <h3>{words.networks}</h3>
            <ul className="chips">
              {networks.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" target="_blank">
                    {title}
                    <span className="sr"> ({words.newWindow})</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

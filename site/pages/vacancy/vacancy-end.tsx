import type { ReactNode } from "react";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { vacancyWords } from "../vacancies/vacancies-words.ts";
import styles from "./vacancy-end.module.css";
import type { Workplace } from "./workplace.server.ts";

type Props = { workplace: Workplace | null; children: ReactNode };

/** The next steps day by day, the future colleagues, and pictures of the center. `children` is the button. */
export function VacancyEnd({ workplace, children }: Props) {
  const { item: words } = useWordsOf(vacancyWords);
  const { center, person } = workplace ?? {};
  return (
    <div className="section sand">
      <div className={`wrap ${styles.end}`}>
        <section className={styles.next}>
          <h2>{words.next}</h2>
          <ol className={styles.steps}>
            {words.steps.map(([when, what]) => (
              <li key={when}>
                <span>
                  <b>{when}.</b> {what}
                </span>
              </li>
            ))}
          </ol>
          <p className={styles.ways}>
            {children}
            <PageLink className="alone" page="vacancies">
              {words.others}
            </PageLink>
          </p>
        </section>
        {center && (
          <section className={`card ${styles.center}`}>
            {center.image && <Picture image={center.image} alt="" sizes="(min-width: 1025px) 560px, 100vw" />}
            <div className={styles.words}>
              <h2>
                <PageLink page="center" params={{ item: center.alias }}>
                  {center.title}
                </PageLink>
              </h2>
              <p>{center.address}</p>
              {person && (
                <p className={styles.person}>
                  {person.image && <Picture className="round" image={person.image} alt="" sizes="72px" />}
                  <span>
                    <b>{person.name}</b>
                    <span className="muted">{person.role}</span>
                  </span>
                </p>
              )}
              {center.phone && (
                <p>
                  {words.call} <TelLink phone={center.phone} />
                </p>
              )}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

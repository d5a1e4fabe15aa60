import { useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import type { VacancyRow } from "./shape.server.ts";
import styles from "./vacancy-list.module.css";
import { vacancyWords } from "./words.ts";

/** Rows, not cards: title and pay are what a job seeker compares. */
export function VacancyList({ vacancies }: { vacancies: VacancyRow[] }) {
  const words = useWordsOf(vacancyWords);
  return (
    <>
      <h2 className="sr">{words.list}</h2>
      <ul className={styles.list}>
        {vacancies.map(({ alias, title, lang, place, salary, employment, posted }) => (
          <li key={alias} lang={lang} className={styles.vacancy}>
            <h3>
              <PageLink className={styles.link} page="vacancy" params={{ item: alias }}>
                {title}
              </PageLink>
            </h3>
            {salary && <p className={`nums ${styles.pay}`}>{salary}</p>}
            <p className={styles.where}>{[place.city?.title, place.center?.title].filter(Boolean).join(", ")}</p>
            {employment && <p className="muted">{employment}</p>}
            {posted && (
              <p className={`muted small ${styles.posted}`}>
                {words.posted} <time dateTime={posted.day}>{posted.text}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

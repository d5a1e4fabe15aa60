import { useWordsOf } from "../../i18n/use-words.tsx";
import { ByLanguage } from "../../parts/records/by-language.tsx";
import type { VacancyRow } from "./shape-vacancies.server.ts";
import styles from "./vacancy-list.module.css";
import { vacancyWords } from "./vacancies-words.ts";

/** Rows, not cards: job seekers compare title and pay. */
export function VacancyList({ vacancies }: { vacancies: VacancyRow[] }) {
  const words = useWordsOf(vacancyWords);
  return (
    <>
      <h2 className="sr">{words.list.title}</h2>
      <ByLanguage items={vacancies}>{(rows) => <Rows vacancies={rows} />}</ByLanguage>
    </>
  );
}

function Rows({ vacancies }: { vacancies: VacancyRow[] }) {
  const words = useWordsOf(vacancyWords);
  return (
    <ul className={styles.list}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.to} lang={vacancy.lang} className={`card whole-link ${styles.vacancy}`}>
          <h3>
            <a href={vacancy.to}>{vacancy.title}</a>
          </h3>
          <div>
            <p className={styles.pay}>{vacancy.salary}</p>
            <p className="muted">{vacancy.employment}</p>
          </div>
          <div>
            <p>{vacancy.where}</p>
            <p className="muted small">{vacancy.posted && words.posted(vacancy.posted)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

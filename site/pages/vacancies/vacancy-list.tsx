import { Link } from "react-router";
import type { VacancyRow } from "./shape.server.ts";
import styles from "./vacancy-list.module.css";

/** Rows, not cards: title and pay are what a job seeker compares. */
export function VacancyList({ vacancies, title }: { vacancies: VacancyRow[]; title: string }) {
  return (
    <>
      <h2 className="sr">{title}</h2>
      <ul className={styles.list}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.to} lang={vacancy.lang} className={styles.vacancy}>
            <h3>
              <Link to={vacancy.to}>{vacancy.title}</Link>
            </h3>
            <p className={styles.pay}>{vacancy.salary}</p>
            <p className={styles.where}>{vacancy.where}</p>
            <p className="muted">{vacancy.employment}</p>
            <p className="muted small">{vacancy.posted}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

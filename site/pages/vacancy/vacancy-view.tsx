import { useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { Facts } from "../../records/facts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { vacancyWords } from "../vacancies/words.ts";
import type { Vacancy } from "./shape.server.ts";
import styles from "./vacancy-view.module.css";

export function VacancyView({ vacancy: { alias, title, facts, parts } }: { vacancy: Vacancy }) {
  const words = useWordsOf(vacancyWords);
  return (
    <>
      <PageHead title={title}>
        <Facts className={styles.facts} facts={facts} titles={words.facts} />
        <p>
          <ModalLink modal="vacancy" details={{ vacancy: alias }} className="button button-action">
            {words.item.respond}
          </ModalLink>
        </p>
      </PageHead>
      <div className="section">
        <div className={`wrap ${styles.parts}`}>
          {parts.map(({ part, items }) => (
            <div key={part}>
              <h2>{words.parts[part]}</h2>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={`wrap ${styles.end}`}>
          <p className="muted">{words.item.hint}</p>
          <p>
            <PageLink className="alone" page="vacancies">
              {words.item.others}
            </PageLink>
          </p>
        </div>
      </div>
    </>
  );
}

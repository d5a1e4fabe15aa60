import { PageLink } from "../../link.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { Facts } from "../../records/facts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Vacancy } from "./shape.server.ts";
import styles from "./vacancy-view.module.css";

type Props = { vacancy: Vacancy; words: { respond: string; hint: string; others: string } };

export function VacancyView({ vacancy: { alias, title, facts, parts }, words }: Props) {
  return (
    <>
      <PageHead title={title}>
        <Facts className={styles.facts} facts={facts} />
        <p>
          <ModalLink modal="vacancy" details={{ vacancy: alias }} className="button button-action">
            {words.respond}
          </ModalLink>
        </p>
      </PageHead>
      <section className="section">
        <div className={`wrap ${styles.parts}`}>
          {parts.map((part) => (
            <div key={part.title}>
              <h2>{part.title}</h2>
              <ul className={styles.items}>
                {part.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={`wrap ${styles.end}`}>
          <p className="muted">{words.hint}</p>
          <p>
            <PageLink page="vacancies">{words.others}</PageLink>
          </p>
        </div>
      </section>
    </>
  );
}

import "../../ui/prose.css";
import type { AnsweringLine } from "#contract/variables/answering-line.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { Facts } from "../../parts/records/facts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { vacancyWords } from "../vacancies/vacancies-words.ts";
import type { Vacancy } from "./shape-vacancy.server.ts";
import { VacancyEnd } from "./vacancy-end.tsx";
import styles from "./vacancy-view.module.css";
import { WhoAnswers } from "./who-answers.tsx";
import type { Workplace } from "./workplace.server.ts";

type Props = { vacancy: Vacancy; workplace: Workplace | null; hiring: AnsweringLine | null };

/** Requirements and benefits on the left; pay, place and the button are sticky on the right. */
export function VacancyView({ vacancy: { alias, title, lead, facts, parts }, workplace, hiring }: Props) {
  const words = useWordsOf(vacancyWords);
  const respond = (
    <ModalLink modal="vacancy" details={{ vacancy: alias }} className="button button-action">
      {words.item.respond}
    </ModalLink>
  );
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap with-aside ${styles.page}`}>
        <aside className="card-water" aria-label={words.item.conditions}>
          <Facts className={styles.facts} facts={facts} titles={words.facts} />
          <p>{respond}</p>
        </aside>
        <div className={styles.parts}>
          {parts.map(({ part, items }) => (
            <section key={part} className="prose">
              <h2>{words.parts[part]}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          {hiring && <WhoAnswers line={hiring} />}
          <p>
            <PageLink className="alone" page="vacancies" hash="foreign">
              {words.item.foreign}
            </PageLink>
          </p>
        </div>
      </div>
      <VacancyEnd workplace={workplace}>{respond}</VacancyEnd>
    </>
  );
}

import { PageLink } from "../../link.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { vacancyWords } from "../vacancies/words.ts";
import type { shapeVacancy } from "./shape.server.ts";
import styles from "./vacancy-view.module.css";

type Vacancy = ReturnType<typeof shapeVacancy>;
type Words = (typeof vacancyWords)["ru"];

export function VacancyView({ vacancy, words }: { vacancy: Vacancy; words: Words }) {
  const parts = [
    { title: words.duties, items: vacancy.duties },
    { title: words.requirements, items: vacancy.requirements },
    { title: words.offer, items: vacancy.offer },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <PageHead title={vacancy.title}>
        <Facts vacancy={vacancy} words={words} />
        <Respond alias={vacancy.alias} words={words} />
      </PageHead>
      <section className="section">
        <div className={`wrap ${styles.parts}`}>
          {parts.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={`wrap ${styles.end}`}>
          <p className="muted">{words.respondHint}</p>
          <p>
            <PageLink page="vacancies" className="more">
              {words.others}
            </PageLink>
          </p>
        </div>
      </section>
    </>
  );
}

function Respond({ alias, words }: { alias: string; words: Words }) {
  return (
    <p className={styles.respond}>
      <ModalLink modal="vacancy" details={{ vacancy: alias }} className="button button-action">
        {words.respond}
      </ModalLink>
    </p>
  );
}

function Facts({ vacancy: { salary, place, employment, posted, until }, words }: { vacancy: Vacancy; words: Words }) {
  return (
    <dl className={styles.facts}>
      {salary && (
        <div>
          <dt>{words.pay}</dt>
          <dd className="nums">{salary}</dd>
        </div>
      )}
      {place.city && (
        <div>
          <dt>{words.place}</dt>
          <dd>
            {place.city.title}
            {place.center && (
              <>
                {", "}
                <PageLink page="center" params={{ item: place.center.alias }}>
                  {place.center.title}
                </PageLink>
              </>
            )}
          </dd>
        </div>
      )}
      {employment && (
        <div>
          <dt>{words.employment}</dt>
          <dd>{employment}</dd>
        </div>
      )}
      {[
        { title: words.posted, date: posted },
        { title: words.until, date: until },
      ].map(
        ({ title, date }) =>
          date && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <time dateTime={date.day}>{date.text}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

import { useWordsOf } from "../../i18n/use-words.tsx";
import { searchWords } from "../../tools/search/search-words.ts";
import type { AnsweredGroup } from "./load-answers.server.ts";
import styles from "./query-groups.module.css";

export function QueryGroups({ groups }: { groups: AnsweredGroup[] }) {
  const { field } = useWordsOf(searchWords);
  return groups.map(({ title, queries }) => (
    <section key={title}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={`grid grid-3 ${styles.list}`}>
        {queries.map(({ text, href, lang, answer }) => (
          <li key={href} className={`card ${styles.query}`} lang={lang}>
            <h3>{text}</h3>
            {answer && (
              <p lang={answer.lang}>
                <a className={styles.answer} href={answer.href}>
                  {answer.title.map(({ text: piece }) => piece).join("")}
                </a>
                <span className={styles.text}>{answer.text}</span>
              </p>
            )}
            <p className={styles.all}>
              <a className="more" href={href}>
                {field.all}
                <span className="sr">: {text}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

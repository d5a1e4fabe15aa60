import { useWordsOf } from "../../i18n/use-words.tsx";
import { searchWords } from "../../tools/search/search-words.ts";
import { Icon } from "../../ui/icon.tsx";
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
            <Answer query={text} answer={answer} />
            <p className={styles.all}>
              <a className="more" href={href}>
                {field.all}
                <span className="sr">: {text}</span> <Icon name="arrow" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type AnswerProps = { query: string; answer: AnsweredGroup["queries"][number]["answer"] };

/** If the answer has the same name as the query, the heading is enough. */
function Answer({ query, answer }: AnswerProps) {
  if (!answer) return <h3>{query}</h3>;
  const title = answer.title.map(({ text }) => text).join("");
  const isNamed = title.toLowerCase() === query.toLowerCase();
  const link = (
    <a className={styles.answer} href={answer.href} lang={answer.lang}>
      {title}
    </a>
  );
  return (
    <>
      <h3>{isNamed ? link : query}</h3>
      <p lang={answer.lang}>
        {!isNamed && link}
        <span className={styles.text}>{answer.text}</span>
      </p>
    </>
  );
}

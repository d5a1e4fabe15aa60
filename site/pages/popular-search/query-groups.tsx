import type { AnsweredGroup } from "./load-answers.server.ts";
import styles from "./query-groups.module.css";

export function QueryGroups({ groups }: { groups: AnsweredGroup[] }) {
  return groups.map(({ title, queries }) => (
    <section key={title}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={`grid grid-3 ${styles.list}`}>
        {queries.map(({ text, href, lang, answer }) => (
          <li key={href} className={`card ${styles.query}`} lang={lang}>
            <Answer query={text} href={href} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type AnswerProps = { query: string; href: string; answer: AnsweredGroup["queries"][number]["answer"] };

/** One link: to the first result, under what people type; without one to the search. */
function Answer({ query, href, answer }: AnswerProps) {
  if (!answer)
    return (
      <h3>
        <a href={href}>{query}</a>
      </h3>
    );
  return (
    <>
      <h3 lang={answer.lang}>
        <a href={answer.href}>{answer.title.map(({ text }) => text).join("")}</a>
      </h3>
      <p className={styles.asked}>
        <q>{query}</q>
      </p>
      <p lang={answer.lang}>{answer.text}</p>
    </>
  );
}

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

/** The query leads to all its results, then comes the first. A page with the same name needs only the heading. */
function Answer({ query, href, answer }: AnswerProps) {
  const results = <a href={href}>{query}</a>;
  if (!answer) return <h3>{results}</h3>;
  const title = answer.title.map(({ text }) => text).join("");
  const isNamed = title.toLowerCase() === query.toLowerCase();
  const link = (
    <a className={styles.answer} href={answer.href} lang={answer.lang}>
      {title}
    </a>
  );
  return (
    <>
      <h3>{isNamed ? link : results}</h3>
      <p lang={answer.lang}>
        {!isNamed && link}
        <span className={styles.text}>{answer.text}</span>
      </p>
    </>
  );
}

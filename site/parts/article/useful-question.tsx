import { usefulAnswers, usefulFields } from "#contract/useful.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { href } from "../../urls.ts";
import styles from "./useful-question.module.css";
import { usefulWords } from "./useful-words.ts";

/** Below an article: a plain form with two buttons. The same for every visitor, so the page stays cacheable. */
export function UsefulQuestion({ path }: { path: string }) {
  const { locale } = useWords();
  const words = useWordsOf(usefulWords);
  return (
    <form role="none" className={styles.useful} method="post" action={href(locale, "useful")}>
      <p>{words.question}</p>
      <input name={usefulFields.honeypot} type="text" hidden />
      <input name={usefulFields.page} type="hidden" value={path} />
      {usefulAnswers.map((answer) => (
        <button key={answer} type="submit" name={usefulFields.answer} value={answer} className="button button-line">
          {words[answer]}
        </button>
      ))}
    </form>
  );
}

import "../../ui/fields.css";
import { MOST_LINE, usefulFields } from "#contract/useful.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { FieldFrame } from "../../tools/forms/field-frame.tsx";
import { href } from "../../urls.ts";
import type { Asked } from "./take-answer.server.ts";
import styles from "../../parts/article/useful-question.module.css";
import { usefulPageWords } from "./useful-page-words.ts";

type Props = { asked: Asked; line: string; error: string | undefined };

/** An optional one-line comment after the answer. */
export function LineForm({ asked: { path, answer }, line, error }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(usefulPageWords);
  return (
    <form role="none" className={styles.line} method="post" action={href(locale, "useful")}>
      <FieldFrame
        id="useful-line"
        label={words.label[answer]}
        optional={words.optional}
        hint={words.hint}
        error={error}
      >
        {(described) => (
          <input
            className="input"
            id="useful-line"
            type="text"
            name={usefulFields.line}
            defaultValue={line}
            maxLength={MOST_LINE}
            autoComplete="off"
            {...described}
          />
        )}
      </FieldFrame>
      <input name={usefulFields.honeypot} type="text" hidden />
      <input name={usefulFields.page} type="hidden" value={path} />
      <input name={usefulFields.answer} type="hidden" value={answer} />
      <button className="button" type="submit">
        {words.send}
      </button>
    </form>
  );
}

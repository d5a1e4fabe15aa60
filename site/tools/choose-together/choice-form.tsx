import type { DialysisChoice } from "#contract/variables/dialysis-choice.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import type { Answers } from "./choice.ts";
import styles from "./choose-together.module.css";
import { chooseTogetherWords } from "./choose-together-words.ts";

type Props = { questions: DialysisChoice["questions"]; answers: Answers; isEmpty: boolean };

/** A GET form: the answers are the query, and the response is the sheet, above the questions in a fold. */
export function ChoiceForm(props: Props) {
  const { locale } = useWords();
  const words = useWordsOf(chooseTogetherWords);
  const isAnswered = props.answers.size > 0;
  const title = isAnswered ? words.change : words.form;
  return (
    <form
      className={styles.form}
      action={`${href(locale, "chooseDialysis")}#sheet`}
      data-lands=""
      autoComplete="off"
      aria-label={title}
    >
      {isAnswered ? (
        <Accordion summary={title} as="h2">
          <Questions {...props} />
        </Accordion>
      ) : (
        <>
          <h2>{title}</h2>
          <Questions {...props} />
        </>
      )}
    </form>
  );
}

function Questions({ questions, answers, isEmpty }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(chooseTogetherWords);
  return (
    <div className={styles.asked}>
      <p className="muted">{words.skip}</p>
      {isEmpty && (
        <div id="sheet" className="message message-warning" role="alert">
          <Icon name="warn" />
          <p>{words.nothing}</p>
        </div>
      )}
      <div className={styles.questions}>
        {questions.map(({ key, text, answers: offered }, index) => (
          <fieldset key={key} className={styles.question} role="radiogroup">
            <legend>
              {index + 1}. {text}
            </legend>
            {offered.map((answer) => (
              <label key={answer.key} className="check">
                <input type="radio" name={key} value={answer.key} defaultChecked={answers.get(key) === answer.key} />
                <span>{answer.text}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.ways}>
        <button type="submit" className="button" name="sheet" value="show">
          {words.show}
        </button>
        {answers.size > 0 && (
          <a className="button button-line" href={href(locale, "chooseDialysis")}>
            {words.again}
          </a>
        )}
      </p>
    </div>
  );
}

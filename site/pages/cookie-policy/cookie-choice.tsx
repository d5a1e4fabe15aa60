import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./cookie-choice.module.css";

const words = defineWords({
  ru: {
    label: "Ваш ответ о\u00a0cookie",
    said: {
      none: "Вы ещё не\u00a0ответили: счётчик посещений не\u00a0загружается.",
      accepted: "Сейчас: вы приняли счётчик посещений.",
      refused: "Сейчас: вы отказались, счётчика посещений нет.",
    },
    accept: { todo: "Принять", done: "Принято" },
    refuse: { todo: "Отказаться", done: "Отказано" },
  },
  en: {
    label: "Your answer about cookies",
    said: {
      none: "You have not answered yet: the visitor counter does not load.",
      accepted: "You have accepted the visitor counter.",
      refused: "You have refused: no visitor counter loads.",
    },
    accept: { todo: "Accept", done: "Accepted" },
    refuse: { todo: "Refuse", done: "Refused" },
  },
});

/** The answer is known to the browser alone, which shows it (`browser/cookie-answer.ts`); without scripts there is none. */
export function CookieChoice() {
  const { label, said, accept, refuse } = useWordsOf(words);
  return (
    <fieldset className={styles.choice} id="answer" data-cookie-choice="">
      <legend className="sr">{label}</legend>
      <output>
        {(["none", "accepted", "refused"] as const).map((answer) => (
          <span key={answer} data-answer={answer} hidden={answer !== "none"}>
            {said[answer]}
          </span>
        ))}
      </output>
      {Object.entries({ accepted: accept, refused: refuse }).map(([answer, { todo, done }]) => (
        <button key={answer} type="button" className="button button-line" value={answer}>
          <Icon name="check" />
          <span className={styles.todo}>{todo}</span>
          <span className={styles.done}>{done}</span>
        </button>
      ))}
    </fieldset>
  );
}

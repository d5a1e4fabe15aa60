import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import styles from "./cookie-choice.module.css";

const words = defineWords({
  ru: { change: "Изменить выбор" },
  en: { change: "Change my choice" },
});

/** Shows the cookie notice again (`browser/consent.ts`); without scripts there is nothing to change. */
export function CookieChoice() {
  return (
    <p className={styles.choice}>
      <button type="button" className="button button-line" data-cookie-choice="">
        {useWordsOf(words).change}
      </button>
    </p>
  );
}

import type { Locale } from "#contract/locale.ts";
import styles from "./review-answer.module.css";

type Props = { title: string; text: string; lang?: Locale | undefined };

/** The company's reply to a review. */
export function ReviewAnswer({ title, text, lang }: Props) {
  return (
    <div className={styles.answer}>
      <h4>{title}</h4>
      <p lang={lang}>{text}</p>
    </div>
  );
}

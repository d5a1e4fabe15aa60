import { useWordsOf } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { pageOnly } from "../modals/modal-part.ts";
import styles from "./call-to-action.module.css";
import { articleWords } from "./words.ts";

/** The one thing to do after reading; to call, there is the phone in the header. */
export function CallToAction() {
  const { title, text, button } = useWordsOf(articleWords).action;
  return (
    <aside className={styles.action} aria-label={title} {...pageOnly}>
      <div className={styles.row}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        <ModalLink modal="dialysis" className="button button-action">
          {button}
        </ModalLink>
      </div>
    </aside>
  );
}

import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { ANSWERS } from "./guest-answers.tsx";
import styles from "./tourism-actions.module.css";

const tourismWords = defineWords({
  ru: {
    request: "Записаться на диализ в поездке",
    documents: "Какие нужны документы",
    answers: "Цена, оплата, язык, виза",
  },
  en: {
    request: "Request guest dialysis",
    documents: "What documents you need",
    answers: "Price, payment, language, visa",
  },
});

/** What a traveller comes for: booking a place, and the documents. */
export function TourismActions() {
  const words = useWordsOf(tourismWords);
  return (
    <p className={styles.actions}>
      <ModalLink modal="appointment" details={{ subject: "travel" }} className="button button-action">
        {words.request}
      </ModalLink>
      <ModalLink modal="documents" className="button button-line">
        {words.documents}
      </ModalLink>
      <a className="alone" href={`#${ANSWERS}`}>
        {words.answers}
      </a>
    </p>
  );
}

import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { QuestionList } from "../../parts/questions/question-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./first-questions.module.css";
import type { HomeData } from "./load-home.server.ts";
import { homeWords } from "./home-words.ts";

type Props = { questions: NonNullable<HomeData["questions"]> };

export function FirstQuestions({ questions: { title, theme, text, items } }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <section className="section sand">
      <div className={`wrap ${styles.questions}`}>
        <div className={styles.side}>
          <h2>{title ?? theme}</h2>
          {text && <p className="muted">{text}</p>}
          <ModalLink className="more" modal="question">
            {words.ask} <Icon name="arrow" />
          </ModalLink>
        </div>
        <div>
          <QuestionList questions={items} />
          <PageLink className={`more ${styles.all}`} page="faq">
            {words.allQuestions} <Icon name="arrow" />
          </PageLink>
        </div>
      </div>
    </section>
  );
}

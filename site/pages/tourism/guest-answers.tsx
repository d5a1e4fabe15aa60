import type { Block } from "#contract/blocks/block.ts";
import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { FoldedParts } from "../../parts/blocks/folded-parts.tsx";
import type { AnswerGroup } from "./group-answers.server.ts";
import styles from "./tourism-actions.module.css";

const answersWords = defineWords({ ru: { title: "Вопросы гостей" }, en: { title: "Guests’ questions" } });

/** The page header links to this anchor. */
export const ANSWERS = "questions";

/** One fold per question: a guest looks for one or two of them. The required documents are not folded. */
export function GuestAnswers({ groups, documents }: { groups: AnswerGroup[]; documents: Block[] }) {
  const { title } = useWordsOf(answersWords);
  return (
    <>
      <div className={styles.answers}>
        <h2 id={ANSWERS}>{title}</h2>
        {groups.map(({ title: name, answers }) => (
          <div key={name} className={styles.group}>
            {name !== null && <h3>{name}</h3>}
            <div>
              <FoldedParts parts={answers} as={name === null ? "h3" : "h4"} />
            </div>
          </div>
        ))}
      </div>
      {documents.length > 0 && (
        <div className={styles.documents}>
          <Blocks blocks={documents} />
        </div>
      )}
    </>
  );
}

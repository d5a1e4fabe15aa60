import type { Block } from "#contract/blocks/block.ts";
import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { FoldedParts } from "../../parts/blocks/folded-parts.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import styles from "./tourism-actions.module.css";

const answersWords = defineWords({ ru: { title: "Вопросы гостей" }, en: { title: "Guests’ questions" } });

/** A question a fold: a guest looks for one or two of them. The papers that everybody needs stand open. */
export function GuestAnswers({ answers, documents }: { answers: Part[]; documents: Block[] }) {
  const { title } = useWordsOf(answersWords);
  return (
    <>
      <h2 className={styles.answers}>{title}</h2>
      <FoldedParts parts={answers} as="h3" />
      {documents.length > 0 && (
        <div className={styles.documents}>
          <Blocks blocks={documents} />
        </div>
      )}
    </>
  );
}

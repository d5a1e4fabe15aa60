import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { FoldedParts } from "../../parts/blocks/folded-parts.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import styles from "./tourism-actions.module.css";

/** A question a fold: a guest looks for one or two of them. The papers that everybody needs stand open. */
export function GuestAnswers({ answers, documents }: { answers: Part[]; documents: Block[] }) {
  return (
    <>
      <FoldedParts parts={answers} as="h2" />
      {documents.length > 0 && (
        <div className={styles.documents}>
          <Blocks blocks={documents} />
        </div>
      )}
    </>
  );
}

import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { FoldedParts } from "../../parts/blocks/folded-parts.tsx";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";

/** A question a fold: a guest looks for one or two of them. The papers that everybody needs stand open. */
export function GuestAnswers({ answers, documents }: { answers: Part[]; documents: Block[] }) {
  return (
    <div className="stack">
      <div>
        <FoldedParts parts={answers} as="h2" />
      </div>
      {documents.length > 0 && <Blocks blocks={documents} />}
    </div>
  );
}

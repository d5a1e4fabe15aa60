import "../../ui/accordion.css";
import type { Block } from "#contract/blocks/block.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Blocks } from "./blocks.tsx";
import { blockWords } from "./blocks-words.ts";

/** The rest of a text, folded on phones. */
export function ReadOn({ blocks }: { blocks: Block[] }) {
  const { readOn } = useWordsOf(blockWords);
  if (blocks.length === 0) return null;
  return (
    <details className="unfolds read-on">
      <summary className="fold-sign">{readOn}</summary>
      <Blocks blocks={blocks} />
    </details>
  );
}

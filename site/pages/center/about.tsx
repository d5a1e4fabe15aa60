import "../../ui/columns.css";
import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { placeWords } from "./place-words.ts";

export function About({ blocks }: { blocks: Block[] }) {
  const words = useWordsOf(placeWords);
  if (blocks.length === 0) return null;
  return (
    <section className="stack columns" aria-labelledby="about-center">
      <h2 id="about-center">{words.about}</h2>
      <Blocks blocks={blocks} />
    </section>
  );
}

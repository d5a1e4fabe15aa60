import "../../ui/columns.css";
import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { ReadOn } from "../../parts/blocks/read-on.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { placeWords } from "./place-words.ts";

/** On phones only its beginning is open: the way to the center follows it. */
export function About({ blocks }: { blocks: Block[] }) {
  const words = useWordsOf(placeWords);
  if (blocks.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="about-center">
      <h2 id="about-center">{words.about}</h2>
      <div className="columns">
        <Blocks blocks={blocks.slice(0, 1)} />
        <ReadOn blocks={blocks.slice(1)} />
      </div>
    </section>
  );
}

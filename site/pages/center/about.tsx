import { Blocks } from "../../parts/blocks/blocks.tsx";
import { ReadOn } from "../../parts/blocks/read-on.tsx";
import type { Opened } from "../../parts/blocks/split-opening.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import styles from "./about.module.css";
import { placeWords } from "./place-words.ts";

export function About({ about: { opening, rest } }: { about: Opened }) {
  const words = useWordsOf(placeWords);
  if (opening.length + rest.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="about-center">
      <h2 id="about-center">{words.about}</h2>
      <div className={styles.about}>
        <Blocks blocks={opening} />
        <ReadOn blocks={rest} />
      </div>
    </section>
  );
}

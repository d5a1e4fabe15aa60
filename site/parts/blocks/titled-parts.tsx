import { Blocks } from "./blocks.tsx";
import type { Part } from "./split-by-headings.server.ts";
import styles from "./titled-parts.module.css";

type Props = {
  parts: Part[];
  /** The heading of what comes before the first one. */
  title?: string;
};

/** A text under a list, on wide screens each heading beside its part: half of the page would be empty otherwise. */
export function TitledParts({ parts, title: first }: Props) {
  return (
    <div className={styles.parts}>
      {parts.map(({ anchor, title, blocks }) => {
        const heading = title ?? first;
        const Part = heading ? "section" : "div";
        return (
          <Part key={heading} className={styles.part} id={anchor}>
            {heading && <h2>{heading}</h2>}
            <div>
              <Blocks blocks={blocks} />
            </div>
          </Part>
        );
      })}
    </div>
  );
}

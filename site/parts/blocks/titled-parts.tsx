import type { ReactNode } from "react";
import { Blocks } from "./blocks.tsx";
import type { Part } from "./split-by-headings.server.ts";
import styles from "./titled-parts.module.css";

type Props = {
  parts: Part[];
  /** The heading of what comes before the first one. */
  title?: string;
  /** Goes below the text, in its column. */
  children?: ReactNode;
};

/** A text under a list, on wide screens each heading beside its part: half of the page would be empty otherwise. */
export function TitledParts({ parts, title: first, children }: Props) {
  return (
    <div className={styles.parts}>
      {parts.map(({ anchor, title, blocks }) => (
        <TitledPart key={title ?? first} title={title ?? first} anchor={anchor}>
          <Blocks blocks={blocks} />
        </TitledPart>
      ))}
      {children && <TitledPart>{children}</TitledPart>}
    </div>
  );
}

type PartProps = {
  title?: string | undefined;
  /** In the place of a title. */
  beside?: ReactNode;
  anchor?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
};

export function TitledPart({ title, beside, anchor, lang, children }: PartProps) {
  const Part = title ? "section" : "div";
  return (
    <Part className={styles.part} id={anchor}>
      {title ? <h2>{title}</h2> : beside}
      <div lang={lang}>{children}</div>
    </Part>
  );
}

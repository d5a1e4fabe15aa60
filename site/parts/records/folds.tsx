import type { ReactNode } from "react";
import { Accordion } from "../../ui/accordion.tsx";
import styles from "./folds.module.css";
import type { Group, Part } from "./parts.ts";

type Props<Row> = {
  parts: Part<Row>[];
  /** The number of rows under a fold, in words. */
  count(rows: number): string;
  children(rows: Row[], group: Group | undefined): ReactNode;
};

/** Groups under folds with their counts; rows without a group are not folded. */
export function Folds<Row>({ parts, count, children }: Props<Row>) {
  return parts.map(({ group, rows }) =>
    group ? (
      <Accordion
        key={group.id}
        as="h2"
        summary={
          <>
            {group.title} <span className={styles.count}>{count(rows.length)}</span>
          </>
        }
      >
        {children(rows, group)}
      </Accordion>
    ) : (
      <div key="">{children(rows, undefined)}</div>
    ),
  );
}

import type { ReactNode } from "react";
import styles from "./tables.module.css";

type Props = { kind: "foods" | "labs"; caption: string; head: ReactNode; children: ReactNode };

export function TableFrame({ kind, caption, head, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <section className="scroll-x" tabIndex={0} aria-labelledby="table">
      <table className={`table ${styles.table} ${styles[kind]}`}>
        <caption id="table">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

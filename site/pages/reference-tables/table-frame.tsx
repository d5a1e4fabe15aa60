import type { ReactNode } from "react";
import { ScrollX } from "../../ui/scroll-x.tsx";
import styles from "./tables.module.css";

type Props = { kind: "foods" | "labs"; caption: string; head: ReactNode; children: ReactNode };

export function TableFrame({ kind, caption, head, children }: Props) {
  return (
    <ScrollX aria-labelledby="table">
      <table className={`table ${styles.table} ${styles[kind]}`}>
        <caption id="table">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollX>
  );
}

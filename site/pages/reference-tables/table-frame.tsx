import "../../ui/tables.css";
import "../../ui/row-groups.css";
import type { ReactNode } from "react";
import { ScrollX } from "../../ui/scroll-x.tsx";
import styles from "./tables.module.css";

type Props = { kind: "foods" | "labs"; id?: string | undefined; caption: string; head: ReactNode; body: ReactNode };

export function TableFrame({ kind, id = kind, caption, head, body }: Props) {
  const named = `table-${id}`;
  return (
    <ScrollX aria-labelledby={named}>
      <table className={`table ${styles.table} ${styles[kind]}`}>
        <caption id={named}>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        {body}
      </table>
    </ScrollX>
  );
}

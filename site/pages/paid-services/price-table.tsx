import { SortHeads } from "../../records/sort-heads.tsx";
import styles from "./price-table.module.css";
import type { Prices } from "./shape.server.ts";

type Props = Pick<Prices, "heads" | "sections"> & { caption: string };

export function PriceTable({ heads, sections, caption }: Props) {
  return (
    <table className={`table ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <SortHeads heads={heads} />
        </tr>
      </thead>
      {sections.map(({ title: section, rows }) => (
        <tbody key={section}>
          {section && (
            <tr className={styles.section}>
              <th scope="rowgroup" colSpan={2}>
                {section}
              </th>
            </tr>
          )}
          {rows.map(({ alias, title, lang, notes, price }) => (
            <tr key={alias} lang={lang}>
              <th scope="row">
                {title} <span className={styles.notes}>{notes}</span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

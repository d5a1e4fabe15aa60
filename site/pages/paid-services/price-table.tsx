import { useWordsOf } from "../../i18n/words.tsx";
import { SortHeads } from "../../records/sort-heads.tsx";
import { ScrollX } from "../../ui/scroll-x.tsx";
import styles from "./price-table.module.css";
import type { Prices } from "./shape.server.ts";
import { priceWords } from "./words.ts";

export function PriceTable({ prices: { sorting, values, sections } }: { prices: Prices }) {
  const words = useWordsOf(priceWords);
  return (
    <ScrollX aria-labelledby="prices">
      <table className={`table ${styles.table}`}>
        <caption id="prices">{words.caption}</caption>
        <thead>
          <tr>
            <SortHeads titles={words.columns} sorting={sorting} keep={values} />
          </tr>
        </thead>
        {sections.map(({ title: section, rows }) => (
          <tbody key={section}>
            {section && (
              <tr className={styles.section}>
                {/* A cell, not a head: no rule ties a head to the rows below it alone. */}
                <td colSpan={2}>{section}</td>
              </tr>
            )}
            {rows.map(({ alias, title, lang, unit, code, price }) => (
              <tr key={alias} lang={lang}>
                <th scope="row">
                  {title}{" "}
                  <span className={styles.notes}>
                    {[unit, code && `${words.code} ${code}`].filter(Boolean).join(" · ")}
                  </span>
                </th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollX>
  );
}

import { useWordsOf } from "../../i18n/words.tsx";
import { SortableHead } from "../../records/sortable-head.tsx";
import styles from "./price-table.module.css";
import type { shapePrices } from "./shape.server.ts";
import { priceWords } from "./words.ts";

type Props = Pick<ReturnType<typeof shapePrices>, "sections" | "sorting" | "values">;

export function PriceTable({ sections, sorting, values }: Props) {
  const words = useWordsOf(priceWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <section className="scroll-x" tabIndex={0} aria-labelledby="prices">
      <table className={`table ${styles.table}`}>
        <caption id="prices">{words.caption}</caption>
        <thead>
          <tr>
            <SortableHead column="title" sorting={sorting} keep={values}>
              {words.service}
            </SortableHead>
            <th scope="col" className={styles.unit}>
              {words.unit}
            </th>
            <SortableHead className={styles.price} column="price" sorting={sorting} keep={values}>
              {words.price}
            </SortableHead>
          </tr>
        </thead>
        {sections.map(({ title: section, rows }) => (
          <tbody key={section}>
            {section && (
              <tr className={styles.section}>
                <th scope="rowgroup" colSpan={3}>
                  {section}
                </th>
              </tr>
            )}
            {rows.map(({ alias, title, lang, code, unit, priceText }) => (
              <tr key={alias} lang={lang}>
                <th scope="row">
                  {title}
                  {code && <span className={styles.code}>{`${words.code} ${code}`}</span>}
                  {unit && <span className={styles.under}>{unit}</span>}
                </th>
                <td className={styles.unit}>{unit}</td>
                <td className={styles.price}>{priceText}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

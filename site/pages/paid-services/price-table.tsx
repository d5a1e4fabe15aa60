import "../../ui/tables.css";
import "../../ui/row-groups.css";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { SortHeads } from "../../parts/records/sort-heads.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { ScrollX } from "../../ui/scroll-x.tsx";
import styles from "./price-table.module.css";
import type { Prices } from "./shape-paid-services.server.ts";
import { priceWords } from "./paid-services-words.ts";

/** Sections under folds, the first one open; a sorted or filtered list is fully open. */
export function PriceTable({ prices }: { prices: Prices }) {
  const words = useWordsOf(priceWords);
  const { sections, isAsked } = prices;
  return sections.map(({ title, rows }, index) =>
    title ? (
      <Accordion
        key={title}
        as="h2"
        open={isAsked || index === 0}
        summary={
          <>
            {title} <span className={styles.count}>{words.count(rows.length)}</span>
          </>
        }
      >
        <Rows prices={prices} caption={title} rows={rows} />
      </Accordion>
    ) : (
      <Rows key="" prices={prices} caption={words.caption} rows={rows} />
    ),
  );
}

type RowsProps = { prices: Prices; caption: string; rows: Prices["sections"][number]["rows"] };

function Rows({ prices: { sorting, values }, caption, rows }: RowsProps) {
  const words = useWordsOf(priceWords);
  return (
    <ScrollX aria-label={caption}>
      <table className={`table ${styles.table}`}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <SortHeads titles={words.columns} sorting={sorting} keep={values} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ alias, title, lang, unit, code, price }) => (
            <tr key={alias} id={alias} lang={lang}>
              <th scope="row">
                {title}{" "}
                <span className={styles.notes}>
                  <span>{unit}</span> {code && <span>{`${words.code}\u00a0${code}`}</span>}
                </span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

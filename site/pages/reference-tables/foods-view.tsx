import { Link } from "react-router";
import { useWordsOf } from "../../i18n/words.tsx";
import { FilterForm } from "../../records/filter-form.tsx";
import { NoRecords } from "../../records/no-records.tsx";
import { queryOf } from "../../records/query.ts";
import { SortableHead } from "../../records/sortable-head.tsx";
import { sortingQuery } from "../../records/sorting.ts";
import { LevelMark } from "./level-mark.tsx";
import { Legend } from "./legend.tsx";
import { PrintButton } from "./print-button.tsx";
import type { shapeFoods } from "./shape-foods.server.ts";
import styles from "./tables.module.css";
import { tableWords } from "./words.ts";

type Foods = ReturnType<typeof shapeFoods>;

export function FoodsView({ foods: { fields, values, sorting, isPer100, limits, rows } }: { foods: Foods }) {
  const words = useWordsOf(tableWords);
  const per = isPer100 ? "100" : "";
  const sort = sortingQuery(sorting);
  return (
    <>
      <FilterForm fields={fields} labels={words.foods.filters} found={rows.length} keep={{ per, ...sort }} />
      {rows.length === 0 ? (
        <NoRecords empty={words.empty} isFiltered keep={{ per }} />
      ) : (
        <>
          <div className={styles.tools}>
            <p id="per">{words.foods.per.label}</p>
            <ul className="tabs" aria-labelledby="per">
              {[
                { value: "", title: words.foods.per.portion },
                { value: "100", title: words.foods.per.hundred },
              ].map(({ value, title }) => (
                <li key={value}>
                  <Link
                    to={queryOf({ ...values, ...sort, per: value }) || "."}
                    preventScrollReset
                    aria-current={value === per ? "true" : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <PrintButton label={words.print} />
          </div>
          <Legend limits={limits} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
          <section className="scroll-x" tabIndex={0} aria-labelledby="foods">
            <table className={`table ${styles.table}`}>
              <caption id="foods">
                {words.foods.caption}, {isPer100 ? words.foods.per.hundred : words.foods.per.portion}
              </caption>
              <thead>
                <tr>
                  <SortableHead column="name" sorting={sorting} keep={{ ...values, per }}>
                    {words.foods.food}
                  </SortableHead>
                  {(rows[0]?.cells ?? []).map(({ nutrient }) => (
                    <SortableHead
                      key={nutrient}
                      className={styles.number}
                      column={nutrient}
                      sorting={sorting}
                      keep={{ ...values, per }}
                    >
                      {words.foods.nutrients[nutrient]}
                    </SortableHead>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, portion, cells }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      <span className={styles.portion}>{portion}</span>
                    </th>
                    {cells.map(({ nutrient, text, level }) => (
                      <td key={nutrient} className={styles.number}>
                        {text}
                        {level && <LevelMark level={level} />}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </>
  );
}

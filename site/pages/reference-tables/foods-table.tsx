import "../../ui/tabs.css";
import { levels } from "#contract/variables/food-levels.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Folds } from "../../parts/records/folds.tsx";
import { hereWith } from "../../parts/records/query.ts";
import { RecordFilter } from "../../parts/records/record-filter.tsx";
import { SortHeads } from "../../parts/records/sort-heads.tsx";
import { SortSelect } from "../../parts/records/sort-select.tsx";
import { sortingQuery } from "../../parts/records/sorting.ts";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { PrintButton } from "./print-button.tsx";
import type { FoodRow as Row, Foods } from "./shape-foods.server.ts";
import { TableFrame } from "./table-frame.tsx";
import styles from "./tables.module.css";
import tools from "./tools.module.css";
import { tableWords } from "./reference-tables-words.ts";

export function FoodsTable({ foods: { filter, sorting, values, per, limits, parts } }: { foods: Foods }) {
  const { foods: words, empty } = useWordsOf(tableWords);
  const choices = { "": words.per.portion, "100": words.per.hundred } as const;
  return (
    <RecordFilter filter={filter} labels={words.filters} empty={empty} hasAnchor>
      <div className={tools.tools}>
        <p id="per">{words.per.label}</p>
        <ul className="tabs" aria-labelledby="per">
          {(["", "100"] as const).map((value) => (
            <li key={value}>
              <a
                href={hereWith({ ...values, ...sortingQuery(sorting), per: value })}
                data-keep-scroll=""
                aria-current={value === per || undefined}
              >
                {choices[value]}
              </a>
            </li>
          ))}
        </ul>
        <PrintButton />
        <SortSelect titles={words.columns} sorting={sorting} keep={{ ...values, per }} />
      </div>
      <Legend limits={limits} />
      <Folds parts={parts} count={words.count}>
        {(rows, group) => (
          <TableFrame
            kind="foods"
            id={group?.id}
            caption={`${group?.title ?? words.caption}, ${choices[per]}`}
            head={<SortHeads titles={words.columns} sorting={sorting} keep={{ ...values, per }} />}
            body={<CachedFragment as="tbody" view={FoodRows} props={{ rows }} />}
          />
        )}
      </Folds>
    </RecordFilter>
  );
}

function FoodRows({ rows }: { rows: Row[] }) {
  return rows.map((row) => <FoodRow key={row.name} {...row} />);
}

function FoodRow({ name, anchor, portion, grams, isPoured, cells }: Row) {
  const { foods: words } = useWordsOf(tableWords);
  return (
    <tr id={anchor}>
      <th scope="row">
        {name}{" "}
        <span className={styles.note}>{`${portion}, ${grams}\u00a0${isPoured ? words.millilitre : words.gram}`}</span>
      </th>
      {cells.map(({ nutrient, text, level }) => (
        <td key={nutrient} data-label={words.columns[nutrient]}>
          {text} {level && <span className={styles[level]}>{words.levels[level]}</span>}
        </td>
      ))}
    </tr>
  );
}

function Legend({ limits }: Pick<Foods, "limits">) {
  const { legend, levels: names } = useWordsOf(tableWords).foods;
  return (
    <Accordion summary={legend.title}>
      <p>{legend.text}</p>
      {(["potassium", "phosphorus", "sodium"] as const).map((nutrient) => (
        <p key={nutrient} className={tools.limits}>
          <strong>{legend.names[nutrient]}</strong>
          {levels.map((level) => (
            <span key={level}>
              <span className={styles[level]}>{names[level]}</span>{" "}
              {`${legend.limit[level]} ${limits[nutrient][level === "low" ? 0 : 1]}\u00a0${legend.unit}`}
            </span>
          ))}
        </p>
      ))}
    </Accordion>
  );
}

import { useWordsOf } from "../../i18n/words.tsx";
import { FilterForm } from "../../records/filter-form.tsx";
import { NoRecords } from "../../records/no-records.tsx";
import { SortableHead } from "../../records/sortable-head.tsx";
import { sortingQuery } from "../../records/sorting.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PrintButton } from "./print-button.tsx";
import type { shapeLabs } from "./shape-labs.server.ts";
import styles from "./tables.module.css";
import { tableWords } from "./words.ts";

type Labs = ReturnType<typeof shapeLabs>;

const zones: { key: "target" | "watch" | "call"; icon: IconName; className: string | undefined }[] = [
  { key: "target", icon: "check", className: styles.goal },
  { key: "watch", icon: "clock", className: styles.watch },
  { key: "call", icon: "phone", className: styles.call },
];

/** Three zones: what each means stands in words and with a sign in its column's head. */
export function LabsView({ labs: { fields, values, sorting, rows } }: { labs: Labs }) {
  const { labs: words, empty, print } = useWordsOf(tableWords);
  const tab = "labs";
  const keep = { ...values, tab };
  const sort = sortingQuery(sorting);
  return (
    <>
      <FilterForm fields={fields} labels={words.filters} found={rows.length} keep={{ tab, ...sort }} />
      {rows.length === 0 ? (
        <NoRecords empty={empty} isFiltered keep={{ tab }} />
      ) : (
        <>
          <div className={styles.tools}>
            <PrintButton label={print} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
          <section className="scroll-x" tabIndex={0} aria-labelledby="labs">
            <table className={`table ${styles.labs}`}>
              <caption id="labs">{words.caption}</caption>
              <thead>
                <tr>
                  <SortableHead column="name" sorting={sorting} keep={keep}>
                    {words.name}
                  </SortableHead>
                  <SortableHead column="group" sorting={sorting} keep={keep}>
                    {words.group}
                  </SortableHead>
                  {zones.map(({ key, icon, className }) => (
                    <th key={key} scope="col" className={className}>
                      <span className={styles.zone}>
                        <Icon name={icon} />
                        {words[key]}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((lab) => (
                  <tr key={lab.name}>
                    <th scope="row">
                      {lab.name}
                      {lab.unit && <span className={styles.unit}>, {lab.unit}</span>}
                      <span className={styles.portion}>{lab.why}</span>
                    </th>
                    <td>{lab.group}</td>
                    {zones.map(({ key, className }) => (
                      <td key={key} className={className}>
                        {lab[key]}
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

import { useWordsOf } from "../../i18n/use-words.tsx";
import { RecordFilter } from "../../parts/records/record-filter.tsx";
import { SortHeads } from "../../parts/records/sort-heads.tsx";
import { SortSelect } from "../../parts/records/sort-select.tsx";
import { PrintButton } from "./print-button.tsx";
import type { Labs } from "./shape-labs.server.ts";
import { TableFrame } from "./table-frame.tsx";
import styles from "./tables.module.css";
import tools from "./tools.module.css";
import { tableWords } from "./reference-tables-words.ts";

const zones = ["target", "watch", "call"] as const;

/** Blood values in three zones; the column heads explain the zones. */
export function LabsTable({ labs: { filter, sorting, values, rows } }: { labs: Labs }) {
  const { labs: words, empty } = useWordsOf(tableWords);
  const head = (
    <>
      <SortHeads titles={words.columns} sorting={sorting} keep={values} />
      {zones.map((zone) => (
        <th key={zone} scope="col" className={styles[zone]}>
          {words.zones[zone]}
        </th>
      ))}
    </>
  );
  return (
    <RecordFilter filter={filter} labels={words.filters} empty={empty} hasAnchor>
      <div className={tools.tools}>
        <PrintButton />
        <SortSelect titles={words.columns} sorting={sorting} keep={values} />
      </div>
      <TableFrame
        kind="labs"
        caption={words.caption}
        head={head}
        body={
          <tbody>
            {rows.map(({ name, anchor, why, group, ranges }) => (
              <tr key={name} id={anchor}>
                <th scope="row">
                  {name} <span className={styles.note}>{why}</span>
                </th>
                <td data-label={words.columns.group}>{group}</td>
                {zones.map((zone) => (
                  <td key={zone} data-label={words.zones[zone]} className={styles[zone]}>
                    {zone === "call"
                      ? ranges.call.map(({ range, soon }) => (
                          <p key={soon}>
                            {range}: {soon}
                          </p>
                        ))
                      : ranges[zone]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        }
      />
    </RecordFilter>
  );
}

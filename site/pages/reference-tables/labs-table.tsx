import { useWordsOf } from "../../i18n/use-words.tsx";
import { TextWithAmbulance } from "../../parts/company/text-with-ambulance.tsx";
import { Folds } from "../../parts/records/folds.tsx";
import { RecordFilter } from "../../parts/records/record-filter.tsx";
import { SortHeads } from "../../parts/records/sort-heads.tsx";
import { SortSelect } from "../../parts/records/sort-select.tsx";
import { PrintButton } from "./print-button.tsx";
import type { LabRow as Row, Labs } from "./shape-labs.server.ts";
import { TableFrame } from "./table-frame.tsx";
import styles from "./tables.module.css";
import tools from "./tools.module.css";
import { tableWords } from "./reference-tables-words.ts";

const zones = ["target", "watch", "call"] as const;

/** Blood values in three zones; the column heads explain the zones. */
export function LabsTable({ labs: { filter, sorting, values, parts } }: { labs: Labs }) {
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
      <div className={`${tools.tools} ${tools.lone}`}>
        <PrintButton />
        <SortSelect titles={words.columns} sorting={sorting} keep={values} />
      </div>
      <Folds parts={parts} count={words.count}>
        {(rows, group) => (
          <TableFrame
            kind="labs"
            id={group?.id}
            caption={group?.title ?? words.caption}
            head={head}
            body={
              <tbody>
                {rows.map((row) => (
                  <LabRow key={row.name} {...row} />
                ))}
              </tbody>
            }
          />
        )}
      </Folds>
    </RecordFilter>
  );
}

function LabRow({ name, anchor, why, ranges }: Row) {
  const { labs: words } = useWordsOf(tableWords);
  return (
    <tr id={anchor}>
      <th scope="row">
        {name}{" "}
        <span className={styles.note}>
          <TextWithAmbulance text={why} />
        </span>
      </th>
      {zones.map((zone) => (
        <td key={zone} data-label={words.zones[zone]} className={styles[zone]}>
          {zone === "call"
            ? ranges.call.map(({ range, soon }) => (
                <p key={soon}>
                  {range}: <TextWithAmbulance text={soon} />
                </p>
              ))
            : ranges[zone]}
        </td>
      ))}
    </tr>
  );
}

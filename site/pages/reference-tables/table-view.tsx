import type { Level } from "#contract/variables/food-levels.ts";
import { RecordFilter } from "../../records/record-filter.tsx";
import { SortHeads } from "../../records/sort-heads.tsx";
import type { FilterView } from "../../records/view-filters.server.ts";
import type { SortHead } from "../../records/view-sorting.server.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./tables.module.css";

type Zone = "target" | "watch" | "call";

/** A table as the loader made it; the browser only shows it. */
export type TableView = {
  kind: "foods" | "labs";
  caption: string;
  filter: FilterView;
  per: { label: string; choices: { title: string; to: string; isCurrent: boolean }[] } | null;
  legend: {
    title: string;
    text: string;
    lines: { name: string; marks: { level: Level; title: string; text: string }[] }[];
  } | null;
  heads: SortHead[];
  /** Further heads, which do not sort. */
  zones: { zone: Zone; title: string }[];
  rows: {
    name: string;
    note: string;
    cells: { label: string; text: string; level?: Level; mark?: string; zone?: Zone }[];
  }[];
};

export function ReferenceTable({ view, print }: { view: TableView; print: string }) {
  const { kind, caption, filter, per, legend, heads, zones, rows } = view;
  return (
    <RecordFilter view={filter}>
      <div className={styles.tools}>
        {per && (
          <>
            <p id="per">{per.label}</p>
            <ul className="tabs" aria-labelledby="per">
              {per.choices.map(({ title, to, isCurrent }) => (
                <li key={to}>
                  <a href={to} data-keep-scroll="" aria-current={isCurrent || undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <button type="button" className="button button-line button-small" data-print="">
          <Icon name="print" />
          {print}
        </button>
      </div>
      {legend && (
        <Accordion summary={legend.title}>
          <p>{legend.text}</p>
          {legend.lines.map(({ name, marks }) => (
            <p key={name} className={styles.limits}>
              <strong>{name}</strong>
              {marks.map(({ level, title, text }) => (
                <span key={level}>
                  <span className={styles[level]}>{title}</span> {text}
                </span>
              ))}
            </p>
          ))}
        </Accordion>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <section className="scroll-x" tabIndex={0} aria-labelledby="table">
        <table className={`table ${styles.table} ${styles[kind]}`}>
          <caption id="table">{caption}</caption>
          <thead>
            <tr>
              <SortHeads heads={heads} />
              {zones.map(({ zone, title }) => (
                <th key={zone} scope="col" className={styles[zone]}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, cells }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className={styles.note}>{note}</span>
                </th>
                {cells.map(({ label, text, level, mark, zone }) => (
                  <td key={label} data-label={label} className={zone && styles[zone]}>
                    {text} {level && <span className={styles[level]}>{mark}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </RecordFilter>
  );
}

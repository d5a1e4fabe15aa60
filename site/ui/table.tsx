import { type ReactNode, useId } from "react";
import "./tables.css";
import "./row-groups.css";
import { classOf, rowGroups } from "./row-groups.ts";
import { ScrollX } from "./scroll-x.tsx";

type Props = {
  caption?: ReactNode;
  /** The accessible name of a table without a caption. */
  label?: string;
  head?: ReactNode[];
  rows: ReactNode[][];
  /** Whether the first cell of a row is its header. */
  rowHeads?: boolean;
};

export function Table({ caption, label, head, rows, rowHeads = false }: Props) {
  const id = useId();
  const name = caption ? { "aria-labelledby": id } : { "aria-label": label };
  const groups = rowGroups(
    (head ?? []).map(textOf),
    rows.map((row) => row.map(textOf)),
  );
  return (
    <ScrollX {...name}>
      <table className={classOf(groups)}>
        {caption && <caption id={id}>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => {
                const said = { "data-label": groups?.labels[index] };
                return rowHeads && index === 0 ? (
                  <th key={index} scope="row" {...said}>
                    {cell}
                  </th>
                ) : (
                  <td key={index} {...said}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** A cell that contains more than text counts as empty. */
function textOf(cell: ReactNode): string {
  return typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
}

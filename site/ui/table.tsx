import { type ReactNode, useId } from "react";
import { ScrollX } from "./scroll-x.tsx";

type Props = {
  caption?: ReactNode;
  /** The name of a table without a caption, for those who hear it. */
  label?: string;
  head?: ReactNode[];
  rows: ReactNode[][];
  /** The first cell of a row names it. */
  rowHeads?: boolean;
};

export function Table({ caption, label, head, rows, rowHeads = false }: Props) {
  const id = useId();
  const name = caption ? { "aria-labelledby": id } : { "aria-label": label };
  return (
    <ScrollX {...name}>
      <table className="table">
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
              {row.map((cell, index) =>
                rowHeads && index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

import "../../../ui/tables.css";
import "../../../ui/row-groups.css";
import { useId } from "react";
import type { Table } from "#contract/blocks/table.ts";
import { plainText } from "#contract/plain-text.ts";
import { languageOfPhrase } from "#contract/text-language.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { classOf, rowGroups } from "../../../ui/row-groups.ts";
import { ScrollX } from "../../../ui/scroll-x.tsx";
import { RichText } from "../rich-text.tsx";
import { blockWords } from "../blocks-words.ts";

type Props = {
  data: Table["data"];
  /** The id of the heading above it, which names a table without a caption. */ under?: string | undefined;
};

export function TableView({ data: { withHeadings, content, caption }, under }: Props) {
  const words = useWordsOf(blockWords);
  const { locale } = useWords();
  const id = useId();
  const [head = [], ...rest] = content;
  const rows = withHeadings ? rest : content;
  const hasRowHeads = withHeadings && namesRows(rows);
  const looks = head.map((_, column) => (isNumbers(rows, column) ? "number" : undefined));
  const groups = withHeadings
    ? rowGroups(
        head.map(plainText),
        rows.map((row) => row.map(plainText)),
      )
    : null;
  const namedBy = caption ? id : under;
  return (
    <ScrollX {...(namedBy ? { "aria-labelledby": namedBy } : { "aria-label": words.table })}>
      <table className={classOf(groups)}>
        {caption && <RichText as="caption" id={id} html={caption} />}
        {withHeadings && (
          <thead>
            <tr>
              {head.map((cell, column) => (
                <RichText
                  key={column}
                  {...(cell === "" ? { as: "td" } : { as: "th", scope: "col" })}
                  className={looks[column]}
                  html={cell}
                />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <RichText
                  key={column}
                  {...(hasRowHeads && column === 0 ? { as: "th", scope: "row" } : { as: "td" })}
                  className={isLink(cell) ? "link" : looks[column]}
                  data-label={groups?.labels[column]}
                  lang={cell.includes(" ") ? languageOfPhrase(plainText(cell), locale) : undefined}
                  html={cell}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** The first column holds row headings if all its cells differ. */
function namesRows(rows: string[][]): boolean {
  const names = rows.map(([name = ""]) => name);
  return new Set(names).size === names.length && names.every((name) => name !== "");
}

/** A cell with only a link is tall enough for a finger. */
function isLink(cell: string): boolean {
  return /^<a [^>]*>[^<]*<\/a>$/.test(cell);
}

/** Numeric columns are right-aligned, so that digits line up. */
function isNumbers(rows: string[][], column: number): boolean {
  return column > 0 && rows.length > 0 && rows.every((row) => isFigure(row[column] ?? ""));
}

/** Two tests: a single pattern that requires a digit somewhere would take quadratic time. */
function isFigure(cell: string): boolean {
  return cell.length < 60 && /\d/.test(cell) && /^[<>≤≥±+−-]?[\d\s.,–\u2060]+%?$/.test(cell);
}

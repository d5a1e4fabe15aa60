export type Group = { id: string; title: string };
/** A group of rows, under its own fold; or rows without a group. */
export type Part<Row> = { group?: Group; rows: Row[] };

/**
 * Until something is searched for, rows are grouped, because nobody reads two hundred of them. Rows without a group
 * come first.
 */
export function inParts<Row>(rows: Row[], isAsked: boolean, groupOf: (row: Row) => Group | undefined): Part<Row>[] {
  const groups = new Map<string, Part<Row>>();
  for (const row of rows) {
    const group = isAsked ? undefined : groupOf(row);
    const part = groups.get(group?.id ?? "") ?? { ...(group && { group }), rows: [] };
    part.rows.push(row);
    groups.set(group?.id ?? "", part);
  }
  return [...groups.values()].toSorted((a, b) => Number(Boolean(a.group)) - Number(Boolean(b.group)));
}

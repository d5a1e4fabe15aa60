export type Group = { id: string; title: string };
/** Rows that stand together; under a fold of their own where they are a group. */
export type Part<Row> = { group?: Group; rows: Row[] };

/** Nobody reads two hundred rows: until something is asked for, they stand by group. What has no group comes first. */
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

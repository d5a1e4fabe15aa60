export type Paged<Row> = { rows: Row[]; page: number; pages: number };

/** One page of the rows by `?page=…`; a number that is none, or too big, is the nearest page there is. */
export function pageOf<Row>(rows: Row[], size: number, query: URLSearchParams): Paged<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const asked = Number(query.get("page") ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  return { rows: rows.slice((page - 1) * size, page * size), page, pages };
}

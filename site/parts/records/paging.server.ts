import { notFound } from "../../api/fail-page.server.ts";

/** The page number in an address. An invalid number is a 404. */
export function readPage(query: URLSearchParams, name = "page"): number {
  const page = query.get(name) ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return Number(page);
}

/** One page of the rows. A page beyond the last one is a 404. */
export function pageOf<Row>(rows: Row[], size: number, page: number): { rows: Row[]; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  if (page > pages) throw notFound();
  return { rows: rows.slice((page - 1) * size, page * size), pages };
}

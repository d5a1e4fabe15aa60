import { notFound } from "../../api/fail-page.server.ts";

/** The page that an address asks for. A number that cannot be one is the address of nothing. */
export function readPage(query: URLSearchParams, name = "page"): number {
  const page = query.get(name) ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return Number(page);
}

/** One page of the rows. What lies beyond the last one is the address of nothing, too. */
export function pageOf<Row>(rows: Row[], size: number, page: number): { rows: Row[]; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  if (page > pages) throw notFound();
  return { rows: rows.slice((page - 1) * size, page * size), pages };
}

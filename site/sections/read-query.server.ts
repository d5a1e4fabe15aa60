import { notFound } from "../api/fail-page.server.ts";

/** What a list page's address asks for. A page number that cannot be one is the address of nothing. */
export function readQuery(url: string): { tab: string | null; page: number } {
  const { searchParams } = new URL(url);
  const page = searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound();
  return { tab: searchParams.get("tab"), page: Number(page) };
}

import { momentIn, openNow, type OpenRow } from "../tools/centers/open-now.ts";
import { openWords } from "../tools/centers/open-words.ts";
import { pageLocale } from "./browser-words.ts";

/**
 * Shows whether the center is open now, and marks today's line. The served page is the same all day: it only has the
 * hours.
 */
export function showOpenToday(root: ParentNode): void {
  const table = root.querySelector<HTMLElement>("[data-zone]");
  if (!table) return;
  const lines = [...table.querySelectorAll<HTMLElement>("[data-days]")];
  const found = openNow(lines.map(toRow), momentIn(table.dataset["zone"] ?? "", new Date()));
  for (const [index, line] of lines.entries()) line.ariaCurrent = index === found.row ? "date" : null;
  for (const status of root.querySelectorAll<HTMLElement>("[data-open-status]")) {
    status.dataset["openStatus"] = found.state === "open" ? "open" : "closed";
    status.textContent = openWords[pageLocale()](found);
  }
}

function toRow({ dataset: { days, from, until, opens, closes } }: HTMLElement): OpenRow {
  const numbers = (text = "") => (text ? text.split(" ").map(Number) : []);
  const ends = numbers(closes);
  return {
    days: numbers(days),
    season: from && until ? { from, until } : null,
    spans: numbers(opens).map((start, n) => ({ opens: start, closes: ends[n] ?? start })),
  };
}

import type { Table } from "#contract/blocks/table.ts";
import type { Locale } from "#contract/locale.ts";
import type { Part } from "../../parts/blocks/split-by-headings.server.ts";
import type { CenterSummary } from "../../tools/centers/center.ts";
import { takesGuests } from "../../tools/centers/guests.ts";
import { infectedGuestsAt } from "../../tools/centers/neighbours.server.ts";
import { xml } from "../../seo/xml.server.ts";
import { href } from "../../urls.ts";
import { guestTableWords } from "./guest-table-words.ts";

/** Adds tables from the centers' records to the answers: languages, and who takes guests with infections. */
export function withGuestTables(answers: Part[], centers: CenterSummary[], locale: Locale): Part[] {
  const tables = { languages: languagesTable(centers, locale), infections: infectionsTable(centers, locale) };
  return answers.map((part) => {
    const table = Object.entries(tables).find(([anchor]) => anchor === part.anchor)?.[1];
    // After the introductory paragraph.
    return table ? { ...part, blocks: part.blocks.toSpliced(1, 0, table) } : part;
  });
}

function languagesTable(centers: CenterSummary[], locale: Locale): Table | null {
  const told = centers.flatMap(({ speech, ...center }) => (speech ? { center, speech } : []));
  const groups = Map.groupBy(told, ({ speech }) => `${speech.spoken}|${speech.english}`);
  const rows = [...groups.values()].map((same) => [
    linksTo(
      same.map(({ center }) => center),
      locale,
    ),
    same[0]?.speech.spoken ?? "",
    same[0]?.speech.english ?? "",
  ]);
  return tableOf(guestTableWords[locale].languages, rows);
}

function infectionsTable(centers: CenterSummary[], locale: Locale): Table | null {
  const { yes, no } = guestTableWords[locale];
  const guests = centers.filter(takesGuests).flatMap((center) => {
    const at = infectedGuestsAt(center, centers);
    return at ? { center, at, isHere: at.alias === center.alias } : [];
  });
  const groups = Map.groupBy(guests, ({ at, isHere }) => (isHere ? "" : at.alias));
  const rows = [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const names = linksTo(
      same.map(({ center }) => center),
      locale,
    );
    return [[names, first.isHere ? yes : `${no} ${linksTo([first.at], locale)}`]];
  });
  return tableOf(guestTableWords[locale].infections, rows);
}

function tableOf({ caption, head }: { caption: string; head: string[] }, rows: string[][]): Table | null {
  if (rows.length === 0) return null;
  return { type: "table", data: { withHeadings: true, caption, content: [head, ...rows] } };
}

function linksTo(centers: CenterSummary[], locale: Locale): string {
  return centers
    .map(({ alias, title, name = title }) => `<a href="${href(locale, "center", { item: alias })}">${xml(name)}</a>`)
    .join("; ");
}

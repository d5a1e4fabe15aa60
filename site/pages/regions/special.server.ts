import type { AskedServices } from "#contract/variables/services.ts";
import type { CenterSummary } from "../../tools/centers/center.ts";

type Where = Pick<CenterSummary, "alias" | "title" | "lang"> & { note?: string };
/** A feature people look for and the centers that have it. A row without a title is about Sundays. */
export type SpecialRow = { key: string; title?: string; isEverywhere: boolean; centers: Where[] };

const MOST = 9;

export function specialOf(centers: CenterSummary[], asked: AskedServices): SpecialRow[] {
  const services = asked.map(({ key, tag }) => ({
    key,
    title: tag,
    centers: centers
      .filter(({ tags }) => tags?.some((one) => one.key === key))
      .map((center) => toWhere(center, center.serviceNotes?.[key])),
  }));
  const sunday = {
    key: "sunday",
    centers: centers.flatMap((center) => (center.sunday ? toWhere(center, center.sunday) : [])),
  };
  return [sunday, ...services]
    .filter((row) => row.centers.length > 0)
    .slice(0, MOST)
    .map((row) => ({ ...row, isEverywhere: row.centers.length === centers.length }));
}

function toWhere({ alias, title, lang }: CenterSummary, note?: string): Where {
  return { alias, title, ...(lang && { lang }), ...(note && { note }) };
}

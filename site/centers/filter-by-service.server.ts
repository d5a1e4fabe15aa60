import { toAnchor } from "../article/anchors.server.ts";
import type { CenterSummary } from "./center.ts";

export type ServiceFilter = {
  options: { key: string; title: string; isChosen: boolean }[];
  chosen: number;
  /** How many centers are left. */
  count: number;
};

const FEWEST = 2;

/** `?service=` may stand several times: a center must offer all of them. One that nobody offers is not looked at. */
export function filterByService(
  centers: CenterSummary[],
  search: URLSearchParams,
): { centers: CenterSummary[]; filter: ServiceFilter } {
  const offers = new Map(centers.map((center) => [center, new Map((center.services ?? []).map(keyed))]));
  const titles = new Map([...offers.values()].flatMap((services) => [...services]));
  const howMany = (key: string) => centers.filter((center) => offers.get(center)?.has(key)).length;
  const wanted = new Set(search.getAll("service").filter((key) => titles.has(key)));
  const left = centers.filter((center) => [...wanted].every((key) => offers.get(center)?.has(key)));
  const options = [...titles]
    // What all offer, or one alone, parts nothing.
    .filter(([key]) => wanted.has(key) || (howMany(key) >= FEWEST && howMany(key) < centers.length))
    .map(([key, title]) => ({ key, title, isChosen: wanted.has(key) }));
  return { centers: left, filter: { options, chosen: wanted.size, count: left.length } };
}

function keyed(title: string): [key: string, title: string] {
  return [toAnchor(title), title];
}

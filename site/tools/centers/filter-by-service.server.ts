import type { AskedServices } from "#contract/variables/services.ts";
import { toAnchor } from "../../parts/article/anchors.server.ts";
import type { CenterSummary } from "./center.ts";

export type ServiceOption = {
  key: string;
  title: string;
  isChosen: boolean;
  /** How many centers are left with it and all that is chosen. */
  count: number;
};
export type ServiceFilter = {
  /** What is chosen, or else what people look for first. */
  asked: ServiceOption[];
  others: ServiceOption[];
  chosen: string[];
};

const FEWEST = 2;
const MOST_ASKED = 3;

/**
 * `?service=` may stand several times: a center must offer all of them. One that nobody offers is not looked at. An old
 * address names a service by its title.
 */
export function filterByService(
  centers: CenterSummary[],
  search: URLSearchParams,
  asked: AskedServices = [],
): { centers: CenterSummary[]; filter: ServiceFilter } {
  const offers = new Map(
    centers.map((center) => [center, new Map((center.services ?? []).map(({ key, title }) => [key, title]))]),
  );
  const titles = new Map([...offers.values()].flatMap((services) => [...services]));
  const howMany = (key: string, among = centers) => among.filter((center) => offers.get(center)?.has(key)).length;
  const keys = new Map(
    [...titles].flatMap(([key, title]) => [
      [toAnchor(title), key],
      [key, key],
    ]),
  );
  const wanted = new Set(search.getAll("service").flatMap((name) => keys.get(name) ?? []));
  const left = centers.filter((center) => [...wanted].every((key) => offers.get(center)?.has(key)));
  const tags = new Map(asked.map(({ key, tag }) => [key, tag]));
  const order = [...tags.keys()];
  const options = [...titles]
    // What all offer, or one alone, parts nothing.
    .filter(([key]) => wanted.has(key) || (howMany(key) >= FEWEST && howMany(key) < centers.length))
    .map(([key, title]) => ({
      key,
      title: tags.get(key) ?? title,
      isChosen: wanted.has(key),
      count: howMany(key, left),
    }))
    .filter(({ isChosen, count }) => isChosen || count > 0)
    .toSorted((one, other) => rank(order, one.key) - rank(order, other.key));
  const isShown = ({ key, isChosen }: ServiceOption, index: number) =>
    wanted.size > 0 ? isChosen : tags.has(key) && index < MOST_ASKED;
  return {
    centers: left,
    filter: {
      asked: options.filter(isShown),
      others: options.filter((option, index) => !isShown(option, index)),
      chosen: [...wanted],
    },
  };
}

function rank(order: string[], key: string): number {
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

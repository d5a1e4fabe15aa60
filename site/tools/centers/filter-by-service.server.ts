import type { AskedServices } from "#contract/variables/services.ts";
import { toAnchor } from "../../parts/article/anchors.server.ts";
import { type CenterSummary, type PlaceKind, placeKinds } from "./center.ts";

export type ServiceOption = {
  key: string;
  title: string;
  isChosen: boolean;
  /** How many centers match if it is added to the current choice. */
  count: number;
};
export type ServiceFilter = {
  /** The chosen services, or otherwise the most requested ones. */
  asked: ServiceOption[];
  others: ServiceOption[];
  /** Free places, for permanent patients and for guests. */
  free: ServiceOption[];
  chosen: string[];
};

const FEWEST = 2;
const MOST_ASKED = 4;

/**
 * `?service=` may occur several times: a center must offer all of them. A service that nobody offers is ignored. Old
 * addresses name a service by its title.
 */
export function filterByService(
  centers: CenterSummary[],
  search: URLSearchParams,
  asked: AskedServices = [],
  freeTitles?: Record<PlaceKind, string>,
): { centers: CenterSummary[]; filter: ServiceFilter } {
  const freeKeys = new Map(freeTitles && placeKinds.map((kind) => [freeKey(kind), freeTitles[kind]]));
  const offers = new Map(
    centers.map((center) => [
      center,
      new Map([...(center.services ?? []).map(({ key, title }) => [key, title] as const), ...freeIn(center, freeKeys)]),
    ]),
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
    // A service that all centers or only one offer does not narrow the list.
    .filter(([key]) => wanted.has(key) || (howMany(key) >= FEWEST && howMany(key) < centers.length))
    .map(([key, title]) => ({
      key,
      title: tags.get(key) ?? title,
      isChosen: wanted.has(key),
      count: howMany(key, left),
    }))
    .filter(({ isChosen, count }) => isChosen || count > 0)
    .toSorted((one, other) => rank(order, one.key) - rank(order, other.key));
  const isFree = ({ key }: ServiceOption) => freeKeys.has(key);
  const isShown = ({ key, isChosen }: ServiceOption, index: number) =>
    wanted.size > 0 ? isChosen : tags.has(key) && index < MOST_ASKED;
  const services = options.filter((option) => !isFree(option));
  return {
    centers: left,
    filter: {
      asked: services.filter(isShown),
      others: services.filter((option, index) => !isShown(option, index)),
      free: options.filter(isFree),
      chosen: [...wanted],
    },
  };
}

/** The query value, next to the services. */
function freeKey(kind: PlaceKind): string {
  return `free-${kind}`;
}

/** Outdated information does not count as free. */
function freeIn({ free }: CenterSummary, titles: Map<string, string>): [key: string, title: string][] {
  return placeKinds.flatMap((kind): [string, string][] => {
    const title = titles.get(freeKey(kind));
    return title && free?.[kind] === "free" ? [[freeKey(kind), title]] : [];
  });
}

function rank(order: string[], key: string): number {
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

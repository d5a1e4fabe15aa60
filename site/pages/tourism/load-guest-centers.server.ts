import type { CenterSummary } from "../../tools/centers/center.ts";
import { loadNetwork } from "../../tools/centers/load-network.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** Query value: only centers that report free places for guests. */
const FREE = "free";
const GUESTS = "guest";

export type GuestCentersData = {
  centers: CenterSummary[];
  isFreeOnly: boolean;
  /** Then a filter is pointless. */
  areAllFree: boolean;
  /** All centers of the network. */
  all: CenterSummary[];
};

/** The centers that report places for guests: those with free places first, otherwise in the network's order. */
export async function loadGuestCenters(site: SiteContext, search: URLSearchParams): Promise<GuestCentersData> {
  const { centers } = await loadNetwork(site);
  const isFreeOnly = search.get(FREE) === GUESTS;
  const taking = centers.filter(({ free }) => free?.guest !== undefined);
  const isFree = ({ free }: CenterSummary) => free?.guest === "free";
  return {
    centers: isFreeOnly
      ? taking.filter(isFree)
      : taking.toSorted((one, other) => Number(isFree(other)) - Number(isFree(one))),
    isFreeOnly,
    areAllFree: taking.every(isFree),
    all: centers,
  };
}

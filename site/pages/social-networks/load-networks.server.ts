import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type Network = Awaited<ReturnType<typeof loadNetworks>>[number];

/** Our social networks, with the host, so that the visitor sees where a link leads. */
export async function loadNetworks(site: SiteContext) {
  const networks = (await loadVariable(site, "social-networks")) ?? [];
  return networks.map((network) => ({ ...network, host: new URL(network.url).host }));
}

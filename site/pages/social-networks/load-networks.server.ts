import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";

export type Network = Awaited<ReturnType<typeof loadNetworks>>[number];

/** Where else we are found, with the host in plain sight: the visitor sees where a link leads. */
export async function loadNetworks(context: Readonly<RouterContextProvider>) {
  const networks = (await loadVariable(context, "social-networks")) ?? [];
  return networks.map((network) => ({ ...network, host: new URL(network.url).host }));
}

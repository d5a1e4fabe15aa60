import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";

/** Where else we are found, with the host in plain sight: the visitor sees where a link leads. */
export async function loadNetworks(context: Readonly<RouterContextProvider>) {
  const networks = (await loadVariable(context, "social-networks")) ?? [];
  return networks.map(({ title, url }) => ({ title, url, host: new URL(url).host }));
}

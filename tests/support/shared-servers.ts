import type { TestProject } from "vitest/node";
import { PUBLIC_ORIGIN } from "./shared-server.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    plainServer: string;
    publicServer: string;
  }
}

/** Two servers for all files that only read pages: a page is rendered once, not once a file. */
export default async function startSharedServers(project: TestProject) {
  const servers = await Promise.all([
    startServer({ STYLEGUIDE: "on", TRUST_PROXY: "127.0.0.1,::1" }),
    startServer({ PUBLIC_ORIGIN }),
  ]);
  project.provide("plainServer", servers[0].origin);
  project.provide("publicServer", servers[1].origin);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

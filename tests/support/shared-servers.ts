import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { libraryPack } from "./library-pack.ts";
import { networkPack } from "./network-pack.ts";
import { writePack } from "./pack.ts";
import { PUBLIC_ORIGIN } from "./shared-server.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    plainServer: string;
    publicServer: string;
    sampleServer: string;
  }
}

const TRUST_PROXY = "127.0.0.1,::1";

/** The servers for all files that only read pages: a page is rendered once, not once per file. */
export default async function startSharedServers(project: TestProject) {
  const sample = writePack({ ...networkPack(), ...libraryPack() });
  const servers = await Promise.all([
    startServer({ STYLEGUIDE: "on", TRUST_PROXY }),
    startServer({ PUBLIC_ORIGIN }),
    startServer({ PUBLIC_ORIGIN, TRUST_PROXY, CONTENT_DIR: sample, DATA_DIR: join(sample, "data") }),
  ]);
  project.provide("plainServer", servers[0].origin);
  project.provide("publicServer", servers[1].origin);
  project.provide("sampleServer", servers[2].origin);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(sample, { recursive: true });
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { TRUSTING } from "../from-visitor.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { runNode } from "../../tests/support/server.ts";

/** Another built checkout to compare with: it publishes its own pack when it starts. */
export async function startEarlier(folder: string) {
  const port = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-earlier-"));
  const run = runNode(["server/main.ts"], { ...TRUSTING, PORT: port, DATA_DIR: dataDir }, resolve(folder));
  await run.said(/^Renaria: /m);
  return {
    origin: `http://localhost:${port}`,
    pid: run.process.pid ?? 0,
    async stop() {
      run.process.kill("SIGTERM");
      await run.exit;
      rmSync(dataDir, { recursive: true });
    },
  };
}

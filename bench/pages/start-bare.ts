import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { runNode } from "../../tests/support/server.ts";

/** The minimum for a Node server: the same headers, the same bytes. */
export async function startBare({ headers, body }: { headers: Record<string, unknown>; body: Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), "renaria-bare-"));
  const port = await freePort();
  writeFileSync(join(folder, "body"), body);
  writeFileSync(
    join(folder, "server.mjs"),
    `import { createServer } from "node:http";
import { readFileSync } from "node:fs";
const body = readFileSync(${JSON.stringify(join(folder, "body"))});
const headers = ${JSON.stringify({ ...headers, connection: undefined, "keep-alive": undefined, date: undefined })};
createServer((request, response) => { response.writeHead(200, headers); response.end(body); })
  .listen(${port}, "127.0.0.1", () => console.log("up"));
`,
  );
  const run = runNode([join(folder, "server.mjs")]);
  await run.said(/up/);
  return { pid: run.process.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => run.process.kill() };
}

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the site's script reaches the visitor. */
export type Script = "whole" | "missing" | "half";

export type ScriptBreaker = { origin: string; forwardTo(origin: string): void; script: Script; stop(): void };

/** A loopback proxy in front of the server that can drop the site's script, or half of it. */
export async function startScriptBreaker(): Promise<ScriptBreaker> {
  let target = "";
  const server = createServer((incoming, outgoing) => {
    const isScript = /^\/assets\/entry\.client-[^/]*\.js$/.test(incoming.url ?? "");
    if (!isScript || breaker.script === "whole") return pass(target, incoming, outgoing);
    if (breaker.script === "missing") return void outgoing.writeHead(404).end();
    return void half(target, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const breaker: ScriptBreaker = {
    origin: `http://localhost:${port}`,
    script: "whole",
    forwardTo: (origin) => void (target = origin),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return breaker;
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const forwarded = request(target + incoming.url, { method: incoming.method, headers: incoming.headers });
  forwarded.on("response", (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on("error", () => outgoing.destroy());
  outgoing.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** Content-Length is that of the whole script, and the connection breaks in the middle. */
async function half(target: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(target + incoming.url, { headers: { "Accept-Encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  outgoing.writeHead(200, { "Content-Type": type, "Content-Length": body.length });
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
}

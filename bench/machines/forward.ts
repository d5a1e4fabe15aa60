import { connect, createServer, type Server } from "node:net";

/** A TCP port forwarder: makes what listens on loopback reachable from other machines. */
export function forward(host: string, port: number, to: URL): Promise<Server> {
  const server = createServer((incoming) => {
    const outgoing = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.pipe(into);
      from.on("error", () => into.destroy());
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

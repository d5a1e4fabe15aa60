import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

export type TlsProxy = { origin: string; certificate: string; forwardTo(origin: string): void; stop(): void };

/** The proxy in front of the server in production: terminates TLS and passes the request on in plain HTTP. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  let target = "";
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const forwarded = request(target + incoming.url, {
      method: incoming.method,
      headers: { ...incoming.headers, "x-forwarded-proto": "https" },
    });
    forwarded.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    certificate: cert,
    forwardTo: (origin) => void (target = origin),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer, type IncomingMessage, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Application } from "./application.ts";
import { type Config, ConfigError } from "./config.ts";

const FINISH_WITHIN_MS = 10_000;
/** Each connection takes memory and a file descriptor. */
const MOST_CONNECTIONS = 2000;
/** A client that has sent no request by then only occupies the connection. */
const HEADERS_WITHIN_MS = 20_000;
/** A client that reads nothing of its response for this long is disconnected: the response waits in memory. */
const SILENT_MS = 30_000;

type Listening = { stop(how: Stopping): Promise<void> };
/** A patient stop lets clients close: by `Connection: close` in a response, or by their keep-alive timeout. */
type Stopping = { isPatient: boolean };

export async function listen(
  { app, serveCachedPages }: Pick<Application, "app" | "serveCachedPages">,
  config: Config,
): Promise<Listening> {
  const handle = getRequestListener(app.fetch);
  const server = createServer({ headersTimeout: HEADERS_WITHIN_MS }, (request, response) => {
    if (hasTwoHosts(request)) return void response.writeHead(400, { Connection: "close" }).end();
    serveCachedPages(request, response, () => void handle(request, response));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(SILENT_MS);
  // At the limit, idle connections are closed to make room.
  server.on("drop", () => server.closeIdleConnections());
  await openPort(server, config);
  return { stop: (how) => stop(server, how) };
}

/** What the operator can fix is reported with the variable's name. */
export function openPort(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const where = `${port} on ${host}`;
      if (error.code === "EADDRINUSE") reject(new ConfigError(`PORT: ${where} is taken by another program`));
      else if (error.code === "EACCES") reject(new ConfigError(`PORT: ${where} may not be opened by this user`));
      else if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
        reject(new ConfigError(`HOST: ${host} is not an address of this machine`));
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** It cannot be known which of them a proxy will use next. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}

/** Accepts no new connection, finishes the requests in flight, then closes the remaining connections. */
export function stop(server: Server, { isPatient }: Stopping = { isPatient: false }): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => !isPatient && server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    const done = () => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    };
    // The HTTP server's own close() closes idle connections, perhaps just before their next request.
    if (isPatient) NetServer.prototype.close.call(server, done);
    else server.close(done);
  });
}

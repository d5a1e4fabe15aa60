import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "./config.ts";

const FINISH_WITHIN_MS = 10_000;

type Listening = { stop(): Promise<void> };
export type Listen = (app: Hono, config: Config) => Promise<Listening>;

export const listen: Listen = (app, { port, host }) =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () =>
      resolve({ stop: () => stop(server) }),
    ) as Server;
    server.once("error", reject);
  });

/** Takes no new connection, lets the requests in flight finish, then lets go of the connections that stay open. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

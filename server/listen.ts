import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "./config.ts";
import type { FrontDoor } from "./page-cache/front-door.ts";

const FINISH_WITHIN_MS = 10_000;

type Listening = { stop(): Promise<void> };
export type Listen = (app: Hono, config: Config, frontDoor: FrontDoor) => Promise<Listening>;

export const listen: Listen = (app, { port, host }, frontDoor) =>
  new Promise((resolve, reject) => {
    const goInside = getRequestListener(app.fetch);
    const server = createServer((request, response) => {
      frontDoor(request, response, () => void goInside(request, response));
    });
    server.once("error", reject);
    server.listen(port, host, () => resolve({ stop: () => stop(server) }));
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

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import { withTimeout } from "#api/with-timeout.ts";
import type * as SiteModule from "#site/render/handler.server.ts";
import { openApplication } from "./application.ts";
import { readConfig } from "./config.ts";
import { devAssets } from "./dev-assets.ts";
import { watchContent } from "./watch-content.ts";

const FINISH_WITHIN_MS = 5000;

/**
 * The application as loaded by server/dev.ts, again after an edit of anything it imports. The site is not among these:
 * it is loaded at every request, so that an edit of a view leaves the database open.
 */
export async function openDevelopment(vite: ViteDevServer) {
  const config = readConfig(process.env);
  const assets = devAssets(vite);
  const loadSite = () => vite.ssrLoadModule("/site/render/handler.server.ts") as Promise<typeof SiteModule>;
  const application = await openApplication(config, {
    mode: "development",
    // Pages under development are never cached.
    cacheKeyOf: () => undefined,
    createSite:
      (options) =>
      async (...asked) =>
        (await loadSite()).createSite({ ...options, assets })(...asked),
  });
  const watching = watchContent(config.contentDir, application.content, vite);
  const handle = getRequestListener(application.app.fetch);
  const underWay = new Set<ServerResponse>();
  return {
    /** Rejects if the site cannot be loaded. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      underWay.add(response);
      response.once("close", () => underWay.delete(response));
      await loadSite();
      await handle(request, response);
    },
    async close(): Promise<void> {
      const finished = Promise.all(Array.from(underWay, (response) => once(response, "close")));
      await withTimeout(FINISH_WITHIN_MS, finished, undefined);
      await watching.stop();
      await application.close();
    },
  };
}

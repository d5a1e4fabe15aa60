import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import type * as SiteModule from "#site/render/handler.server.ts";
import { boot } from "./boot.ts";
import { readConfig } from "./config.ts";
import { devAssets, showEdits } from "./dev-assets.ts";
import { stop } from "./listen.ts";
import { stopOnError } from "./stop-on-error.ts";
import { watchContent } from "./watch-content.ts";

await start().catch(stopOnError);

/** The same server with the site's half loaded through Vite at every request: edits show at once. */
async function start() {
  const config = readConfig(process.env);
  const server = createServer();
  const vite = await createViteServer({
    // What a running server writes for itself is no edit.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: [join(resolve(config.dataDir), "**")] } },
    configLoader: "native",
    plugins: [showEdits],
  });
  const assets = devAssets(vite);
  const loadSite = () => vite.ssrLoadModule("/site/render/handler.server.ts") as Promise<typeof SiteModule>;

  await boot(config, {
    mode: "development",
    onContent: (content) => watchContent(config.contentDir, content, vite),
    // What is being edited is never kept.
    keptAs: () => undefined,
    createSite:
      (options) =>
      async (...asked) =>
        (await loadSite()).createSite({ ...options, assets })(...asked),
    listen: (app, { port, host }) =>
      new Promise((resolve, reject) => {
        const answer = getRequestListener(app.fetch);
        server.on("request", (request, response) =>
          vite.middlewares(request, response, () => answer(request, response)),
        );
        server.once("error", reject);
        server.listen(port, host, () =>
          resolve({
            async stop() {
              await Promise.all([vite.close(), stop(server)]);
            },
          }),
        );
      }),
  });
}

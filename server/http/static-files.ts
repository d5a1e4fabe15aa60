import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** Files of the build. A hashed name never changes its content; the few others may. */
export function staticFiles(root: string): Hono {
  const app = new Hono();
  app.get(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => void c.header("Cache-Control", IMMUTABLE),
    }),
    // An old page may ask for a file of an earlier build: a plain 404, not a rendered page.
    (c) => c.text("Not found", 404),
  );
  app.get(
    "/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest|txt)}",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => void c.header("Cache-Control", FOR_AN_HOUR),
    }),
  );
  return app;
}

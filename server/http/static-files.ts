import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** An invalid range is ignored, as HTTP demands; the library would answer with a part, or refuse. */
const validRanges = createMiddleware((c, next) => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("Range") ?? "") ?? [];
  const isValid = from ? !to || Number(from) <= Number(to) : Boolean(to);
  if (!isValid) c.req.raw.headers.delete("Range");
  return next();
});

/** Files of the build. The content of a hashed name never changes; that of the few others may. */
export function staticFiles(root: string): Hono {
  const app = new Hono();
  app.get(
    "/assets/*",
    validRanges,
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => void c.header("Cache-Control", IMMUTABLE),
    }),
    // An old page may ask for a file of an earlier build: a plain 404, not a rendered page.
    (c) => c.text("Not found", 404, { "Cache-Control": "no-store" }),
  );
  app.get(
    "/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest|txt|css)}",
    validRanges,
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => void c.header("Cache-Control", FOR_AN_HOUR),
    }),
  );
  return app;
}

/** Pictures and documents of the pack, named by their content. Uploads of visitors are never here. */
export function mediaFiles(root: string, mountedAt: string): Hono {
  const app = new Hono();
  app.get(
    "/:file{[\\w-][\\w.-]*\\.(svg|png|jpg|webp|avif|gif|pdf|docx|txt)}",
    validRanges,
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(mountedAt.length),
      onFound: (path, c) => {
        c.header("Cache-Control", IMMUTABLE);
        // A site on another origin may use this API, and a CDN in front of it passes the headers on.
        c.header("Cross-Origin-Resource-Policy", "cross-origin");
        // If it is opened directly, an SVG may use its own styles and nothing else.
        if (/\.svg(\.br|\.gz)?$/.test(path))
          c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
      },
    }),
    (c) => c.text("Not found", 404, { "Cache-Control": "no-store" }),
  );
  return app;
}

import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";

const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/** Files of the build. The content of a hashed name never changes; that of the few others may. */
export function staticFiles(root: string): Hono {
  const app = new Hono();
  // An old page may ask for a file of an earlier build: a plain 404, not a rendered page.
  app.get("/assets/*", ...filesIn({ root, cacheControl: IMMUTABLE }), missing);
  app.get("/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest|txt|css)}", ...filesIn({ root, cacheControl: FOR_AN_HOUR }));
  return app;
}

/** Pictures and documents of the pack, named by their content. Uploads of visitors are never here. */
export function mediaFiles(root: string, mountedAt: string): Hono {
  const files = filesIn({
    root,
    cacheControl: IMMUTABLE,
    rewriteRequestPath: (path) => path.slice(mountedAt.length),
    onFound(path, c) {
      // A site on another origin may use this API, and a CDN in front of it passes the headers on.
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      // If it is opened directly, an SVG may use its own styles and nothing else.
      if (/\.svg(\.br|\.gz)?$/.test(path))
        c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
  return new Hono().get("/:file{[\\w-][\\w.-]*\\.(svg|png|jpg|webp|avif|gif|pdf|docx|txt)}", ...files, missing);
}

type Files = {
  root: string;
  cacheControl: string;
  rewriteRequestPath?: (path: string) => string;
  onFound?: (path: string, c: Context) => void;
};

function filesIn({ cacheControl, onFound, ...options }: Files) {
  const serve = serveStatic({
    ...options,
    precompressed: true,
    onFound(path, c) {
      c.header("Cache-Control", cacheControl);
      onFound?.(path, c);
    },
  });
  return [validRanges, notModified, serve] as const;
}

const missing = (c: Context) => c.text("Not found", 404, { "Cache-Control": "no-store" });

/** An invalid range is ignored, as HTTP demands; the library would answer with a part, or refuse. */
const validRanges = createMiddleware((c, next) => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("Range") ?? "") ?? [];
  const isValid = from ? !to || Number(from) <= Number(to) : Boolean(to);
  if (!isValid) c.req.raw.headers.delete("Range");
  return next();
});

/** The library sends Last-Modified, but does not answer a client that has this version. */
const notModified = createMiddleware(async (c, next) => {
  await next();
  const since = c.req.header("If-None-Match") === undefined ? Date.parse(c.req.header("If-Modified-Since") ?? "") : NaN;
  const { body, headers, status } = c.res;
  if (status !== 200 || !(Date.parse(headers.get("Last-Modified") ?? "") <= since)) return;
  // Closes the file.
  await body?.cancel();
  c.res = new Response(null, { status: 304, headers });
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) c.res.headers.delete(name);
});

import { createMiddleware } from "hono/factory";
import { splitLocale } from "#contract/locale.ts";
import { endpointPaths, pathOf } from "#contract/paths.ts";
import { isApiPath } from "./overload-response.ts";

const KNOWN = new Set(["GET", "HEAD", "POST"]);
const FORMS = pathOf("form", { name: "" });
const USEFUL = pathOf("useful");

/** Pages accept GET, forms POST; any other method is refused here. The API handles its own methods. */
export const methods = createMiddleware(async (c, next) => {
  const { method, path } = c.req;
  if (isApiPath(path)) return next();
  const Allow = `GET, HEAD, ${takesPosts(path) ? "POST, " : ""}OPTIONS`;
  if (method === "OPTIONS") return c.body(null, 204, { Allow });
  if (!KNOWN.has(method)) return c.text("", 405, { Allow });
  await next();
  if (c.res.status === 405 && !c.res.headers.has("Allow")) c.res.headers.set("Allow", Allow);
});

function takesPosts(path: string): boolean {
  const { path: page } = splitLocale(path);
  return page.startsWith(FORMS) || page === USEFUL || page.startsWith("/staff/") || POSTED.has(page);
}

const POSTED: ReadonlySet<string> = new Set(Object.values(endpointPaths));

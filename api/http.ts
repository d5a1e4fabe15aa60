import { keysOf } from "#contract/typed-entries.ts";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import qs from "qs";
import { type CallName, calls } from "#contract/calls.ts";
import type { Envelope } from "#contract/envelope.ts";
import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";
import { isReadablePath } from "#contract/path.ts";
import type { Ask, CallContext } from "#contract/services.ts";
import { describeApi } from "./describe/openapi.ts";
import { docsPage } from "./describe/docs-page.ts";
import { failure } from "./failure.ts";
import type { Limits } from "./limits.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { readBody, takesForm } from "./request-body.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";
import { unknownKeys } from "./validation.ts";

type Env = { Variables: { locale: Locale; fields: Record<string, unknown> } };

export type ApiRoutesOptions = {
  ask: Ask;
  snapshots: Snapshots;
  account: string;
  /** The only origin whose pages may post; programs send no Origin header. */
  publicOrigin?: string;
  limits?: Limits;
  /** The caller, as far as the server trusts the request. */
  visitorOf?: (c: Context) => CallContext["visitor"];
};

/** Mounts every call under its path: envelope, account, locale. */
export function createApiRoutes({
  ask,
  snapshots,
  account,
  publicOrigin,
  limits,
  visitorOf,
}: ApiRoutesOptions): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const locale = c.req.header("x-locale");
    c.set("locale", isLocale(locale) ? locale : defaultLocale);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-cache");
    // A call reports the version it read; for other answers, the shown version is sent.
    if (!c.res.headers.has("X-Content-Version")) c.header("X-Content-Version", snapshots.current()?.version ?? "0");
  });

  app.get("/openapi.json", (c) => c.json(describeApi()));
  app.get("/docs", (c) => c.html(docsPage()));

  app.use(async (c, next) => {
    const locale = c.get("locale");
    const origin = c.req.header("origin");
    if (isPost(c) && origin !== undefined && origin !== publicOrigin) return respond(failure("foreignOrigin", locale));
    if (c.req.header("x-account") !== account) return respond(failure("unknownAccount", locale));
    if (!isReadablePath(new URL(c.req.url).pathname)) return respond(failure("badAddress", locale));
    return next();
  });

  // Before routing, so that a broken body is reported as such on every path.
  app.on("POST", "*", async (c, next) => {
    const fields = await readBody(c);
    if (fields === "tooBig") return tooBig(c);
    if (fields !== "unreadable") {
      c.set("fields", fields);
      return next();
    }
    // A body that cannot be read counts as a post too.
    const retryAfter = await limits?.take("sendFeedback", visitorOf?.(c));
    if (retryAfter) return respond(failure("tooOften", c.get("locale")), { retryAfter });
    return respond(failure("badJson", c.get("locale")));
  });

  const answer = async (c: Context<Env>, name: CallName, params: Record<string, string>) => {
    const locale = c.get("locale");
    const isGet = calls[name].method === "GET";
    const dropped = isGet ? droppedKeys(c.req.url) : [];
    if (dropped.length > 0) return respond(failure("invalid", locale, unknownKeys(dropped, locale)));
    const fields = isGet ? parseQuery(c.req.url) : c.get("fields");
    const twice = Object.keys(params).filter((key) => key in fields);
    if (twice[0]) {
      return respond(failure("invalid", locale, Object.fromEntries(twice.map((key) => [key, [stray[locale]]]))));
    }
    const context = { locale, visitor: visitorOf?.(c), idempotencyKey: c.req.header("idempotency-key") };
    const told = await ask(name, { ...fields, ...params }, context);
    return respond(told.envelope, told);
  };

  const fixed = names.filter((name) => !isOfPage(name));
  for (const name of fixed)
    app.on(calls[name].method, routeOf(calls[name].path), (c) => answer(c, name, c.req.param()));
  for (const path of new Set(fixed.map((name) => calls[name].path))) {
    app.all(routeOf(path), (c) =>
      otherMethod(
        c,
        fixed.filter((name) => calls[name].path === path),
      ),
    );
  }
  // Matched by hand: a router tries a path of any number of segments at every segment, which takes half a minute for
  // 15,000 slashes.
  app.all("*", async (c, next) => {
    const path = c.req.path.slice(routePath(c).length - "*".length);
    const at = path.lastIndexOf("/");
    const name = pageCalls.get(path.slice(at + 1));
    if (!name) return next();
    const isRight = c.req.method === calls[name].method || c.req.method === "HEAD";
    const page: Record<string, string> = at > 0 ? { path: decodeURIComponent(path.slice(0, at)) } : {};
    return isRight ? answer(c, name, page) : otherMethod(c, [name]);
  });
  // Not notFound(): it is not called when this app is mounted in another.
  app.all("*", (c) => respond(failure("notFound", c.get("locale"))));
  return app;
}

function tooBig(c: Context<Env>): Response {
  const locale = c.get("locale");
  const faults = takesForm(c) ? { file: [formErrors[locale].fileBig] } : undefined;
  const response = respond(failure("tooBig", locale, faults));
  // The rest of the body stays unread, so the connection cannot be reused.
  response.headers.set("Connection", "close");
  return response;
}

const names = keysOf(calls);

/** `{name}` is one segment of the path. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** Calls about a page: the page's path, of any number of segments, comes before the call's own name. */
function isOfPage(name: CallName): boolean {
  return calls[name].path.startsWith(OF_PAGE);
}

const OF_PAGE = "/{path*}/";
/** By the last segment of the path. */
const pageCalls = new Map(names.filter(isOfPage).map((name) => [calls[name].path.slice(OF_PAGE.length), name]));

/** The methods of a path: for OPTIONS, and for the `Allow` header of a 405. */
function otherMethod(c: Context<Env>, taking: CallName[]): Response {
  const methods = taking.flatMap((name) => (calls[name].method === "GET" ? ["GET", "HEAD"] : calls[name].method));
  const headers = { Allow: [...new Set(methods), "OPTIONS"].join(", ") };
  if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers });
  const response = respond(failure("wrongMethod", c.get("locale")));
  response.headers.set("Allow", headers.Allow);
  return response;
}

const stray = { ru: "Это значение стоит в адресе", en: "This value stands in the path" };

type Told = { contentVersion?: string | null; retryAfter?: number };

function respond(envelope: Envelope, { contentVersion, retryAfter }: Told = {}): Response {
  const headers = new Headers();
  if (contentVersion) headers.set("X-Content-Version", contentVersion);
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  return Response.json(envelope, { status: envelope.status, headers });
}

function isPost(c: Context): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(c.req.method);
}

function parseQuery(url: string): Record<string, unknown> {
  return qs.parse(new URL(url).search, { ignoreQueryPrefix: true, depth: 3, arrayLimit: 1000, plainObjects: true });
}

/** `qs` drops this name without a word, wherever it stands in a key. */
function droppedKeys(url: string): string[] {
  return [...new URL(url).searchParams.keys()].filter((key) => key.split(/[[\]]/).includes("__proto__"));
}

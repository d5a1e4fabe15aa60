import { Hono } from "hono";
import qs from "qs";
import { type CallName, calls } from "#contract/calls.ts";
import type { Envelope } from "#contract/envelope.ts";
import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";
import { isReadablePath } from "#contract/path.ts";
import type { Ask } from "#contract/services.ts";
import { failure } from "./failure.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

type Env = { Variables: { locale: Locale; body: Record<string, unknown> } };

export type ApiRoutesOptions = {
  ask: Ask;
  snapshots: Snapshots;
  account: string;
};

/** Mounts every call under its path: envelope, account, locale. */
export function createApiRoutes({ ask, snapshots, account }: ApiRoutesOptions): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const locale = c.req.header("x-locale");
    c.set("locale", isLocale(locale) ? locale : defaultLocale);
    await next();
    c.header("Cache-Control", "no-cache");
    // A call says itself which version it read; the others are told the one that is shown.
    if (!c.res.headers.has("X-Content-Version")) c.header("X-Content-Version", snapshots.current()?.version ?? "0");
  });

  app.use(async (c, next) => {
    if (c.req.header("x-account") !== account) return respond(failure("unknownAccount", c.get("locale")));
    await next();
  });

  app.use(async (c, next) => {
    if (!isReadablePath(new URL(c.req.url).pathname)) return respond(failure("badAddress", c.get("locale")));
    await next();
  });

  // Read before routing, so that a broken body is told as such on every path.
  app.on("POST", "*", async (c, next) => {
    const body = parseObject(await c.req.text());
    if (!body) return respond(failure("badJson", c.get("locale")));
    c.set("body", body);
    await next();
  });

  for (const [name, { method, path }] of Object.entries(calls)) {
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
      const fields = method === "GET" ? parseQuery(new URL(c.req.url).search) : c.get("body");
      const answer = await ask(name as CallName, { ...fields, ...c.req.param() }, { locale: c.get("locale") });
      return respond(answer.envelope, answer.contentVersion);
    });
  }

  app.notFound((c) => respond(failure("notFound", c.get("locale"))));
  return app;
}

function respond(envelope: Envelope, contentVersion?: string | null): Response {
  const headers = contentVersion ? { "X-Content-Version": contentVersion } : undefined;
  return Response.json(envelope, { status: envelope.status, headers });
}

function parseQuery(search: string): Record<string, unknown> {
  return qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 3,
    arrayLimit: 1000,
  });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

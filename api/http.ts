import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import qs from "qs";
import { type CallName, calls } from "#contract/calls.ts";
import type { Envelope } from "#contract/envelope.ts";
import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";
import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";
import { isReadablePath } from "#contract/path.ts";
import type { Ask, CallContext } from "#contract/services.ts";
import { describeApi } from "./describe/openapi.ts";
import { docsPage } from "./describe/docs-page.ts";
import { failure } from "./failure.ts";
import type { Limits } from "./limits.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

type Env = { Variables: { locale: Locale; fields: Record<string, unknown> } };

export type ApiRoutesOptions = {
  ask: Ask;
  snapshots: Snapshots;
  account: string;
  /** The only site whose pages may post; programs send no Origin. */
  publicOrigin?: string;
  limits?: Limits;
  /** Who calls, as far as the server may believe it. */
  visitorOf?: (c: Context) => CallContext["visitor"];
};

const MOST_JSON_BYTES = 256 * 1024;
/** A file of the allowed size and the form around it; a bit more, so that a file just too big is told as such. */
const MOST_FORM_BYTES = MAX_UPLOAD_BYTES + 1024 * 1024;

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
    // A call says itself which version it read; the others are told the one that is shown.
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

  // Before routing, so that a broken body is told as such on every path.
  app.on("POST", "*", async (c, next) => limitOf(c)(c, next));
  app.on("POST", "*", async (c, next) => {
    const fields = isForm(c) ? await readForm(c) : parseObject(await c.req.text());
    if (fields) {
      c.set("fields", fields);
      return next();
    }
    // What cannot be read counts as a post too.
    const retryAfter = await limits?.take("sendFeedback", visitorOf?.(c));
    if (retryAfter) return respond(failure("tooOften", c.get("locale")), { retryAfter });
    return respond(failure("badJson", c.get("locale")));
  });

  for (const [name, { method, path }] of Object.entries(calls)) {
    app.on(method, routesOf(path), async (c) => {
      const locale = c.get("locale");
      const fields = method === "GET" ? parseQuery(c.req.url) : c.get("fields");
      const twice = Object.keys(c.req.param()).filter((key) => key in fields);
      if (twice[0]) {
        return respond(failure("invalid", locale, Object.fromEntries(twice.map((key) => [key, [stray[locale]]]))));
      }
      const context = { locale, visitor: visitorOf?.(c), idempotencyKey: c.req.header("idempotency-key") };
      const answer = await ask(name as CallName, { ...fields, ...c.req.param() }, context);
      return respond(answer.envelope, answer);
    });
  }

  for (const route of Object.values(calls).flatMap(({ path }) => routesOf(path))) {
    app.all(route, (c) => respond(failure("wrongMethod", c.get("locale"))));
  }
  // Not notFound(): that one is not asked when this app is mounted in another.
  app.all("*", (c) => respond(failure("notFound", c.get("locale"))));
  return app;
}

const forms = Object.values(calls).flatMap(({ body, path }) => (body === "multipart" ? path : []));

function isForm(c: Context): boolean {
  return forms.some((path) => c.req.path.endsWith(path));
}

const limitJson = bodyLimit({ maxSize: MOST_JSON_BYTES, onError: tooBig });
const limitForm = bodyLimit({ maxSize: MOST_FORM_BYTES, onError: tooBig });

function limitOf(c: Context) {
  return isForm(c) ? limitForm : limitJson;
}

function tooBig(c: Context<Env>): Response {
  const locale = c.get("locale");
  const response = respond(failure("tooBig", locale, isForm(c) ? { file: [formErrors.fileBig[locale]] } : undefined));
  // The rest of the body stays unread, so nothing more can come this way.
  response.headers.set("Connection", "close");
  return response;
}

/** `{name}` is a step of the path; `{name*}` any number of them, also none. */
function routesOf(path: string): string[] {
  const named = path.replaceAll(/\{(\w+)\}/g, ":$1");
  if (!named.includes("*}")) return [named];
  return [named.replace(/\/\{\w+\*\}/, ""), named.replace(/\{(\w+)\*\}/, ":$1{.+}")];
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

/** A form that cannot be read is a form without fields: the call's own schema says what is missing. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    const form = await c.req.formData();
    // A name that comes twice is told as such, not lost.
    return Object.fromEntries(
      [...new Set(form.keys())].map((name) => [
        name,
        form.getAll(name).length > 1 ? form.getAll(name) : form.get(name),
      ]),
    );
  } catch {
    return {};
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

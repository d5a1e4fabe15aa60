import { splitLocale } from "#contract/locale.ts";
import { calls } from "#contract/calls.ts";
import { pageAt } from "#site/render/page-at.ts";
import { endpoints } from "#site/urls.ts";

/** The route of a request as a label: one of a fixed list, never what somebody typed. */
export type Route = { name: string; kind: "page" | "search" | "api" | "file" | "other" };

/** No address of ours is longer. */
const LONGEST = 300;
const OTHER: Route = { name: "other", kind: "other" };

export function routeOf(method: string, path: string): Route {
  if (path.length > LONGEST) return OTHER;
  if (path.startsWith("/api/")) return callAt(method, path.slice("/api".length));
  const fixed = folders.find(([pattern]) => pattern.test(path));
  if (fixed) return fixed[1];
  const page = pageAt(path);
  if (page) return { name: page, kind: page === "search" ? "search" : "page" };
  const { path: unprefixed } = splitLocale(path);
  const endpoint = endpointPatterns.find(([, pattern]) => pattern.test(unprefixed));
  return endpoint ? { name: endpoint[0], kind: "page" } : OTHER;
}

const folders: [RegExp, Route][] = [
  [/^\/assets\//, { name: "assets", kind: "file" }],
  [/^\/media\//, { name: "media", kind: "file" }],
  [/^\/staff\//, { name: "staff", kind: "other" }],
  [/^\/(?:healthz|readyz|metrics)$/, { name: "probe", kind: "other" }],
  [/^\/[a-z0-9-]+\.(?:svg|png|ico|webmanifest|css)$|^\/sw\.js$/, { name: "public", kind: "file" }],
];

const endpointPatterns = Object.entries(endpoints).map(([name, { path }]) => [name, patternOf(path)] as const);

const callPatterns = Object.entries(calls).map(([name, { method, path }]) => ({
  route: { name: `api:${name}`, kind: name === "search" ? "search" : "api" } satisfies Route,
  method,
  pattern: patternOf(path),
}));

function callAt(method: string, path: string): Route {
  const asked = method === "HEAD" ? "GET" : method;
  const found = callPatterns.find((call) => call.method === asked && call.pattern.test(path));
  return found?.route ?? { name: "api:other", kind: "api" };
}

/** `/a/:b` as the routes write it and `/a/{b}`, `/{path*}/b` as the calls do. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(".", String.raw`\.`);
  const steps = escaped.replaceAll(/\{\w+\*\}/g, ".+").replaceAll(/\{\w+\}|:\w+/g, "[^/]+");
  return new RegExp(`^${steps}$`);
}

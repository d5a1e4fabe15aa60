import { Counter, Histogram, type Registry } from "prom-client";
import type { LogRequest } from "../http/request-log.ts";
import { type Route, routeOf } from "./route-of.ts";

const METHODS = ["GET", "HEAD", "POST"];
/** Seconds. Cached pages take a millisecond, a search under load a tenth of a second, a stalled call ten seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts every logged request. */
export function createRequestMetrics(registry: Registry): LogRequest {
  const requests = new Counter({
    name: "renaria_http_requests_total",
    help: "Requests answered, by page, call or folder",
    labelNames: ["route", "method", "status"],
    registers: [registry],
  });
  const duration = new Histogram({
    name: "renaria_http_request_duration_seconds",
    help: "How long answers took; kept: pages sent from the cache",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const cache = new Counter({
    name: "renaria_page_cache_requests_total",
    help: "Requests for pages that may be kept: found in the cache, or made",
    labelNames: ["result"],
    registers: [registry],
  });
  for (const result of ["hit", "miss"]) cache.inc({ result }, 0);
  // Looked up once for each combination of labels: a cached page takes only a tenth of a millisecond in all.
  const requestsOf = memoized((labels: string) => requests.labels(...labels.split(" ")));
  const durationOf = memoized((kind: string) => duration.labels(kind));
  const cacheOf = memoized((result: string) => cache.labels(result));
  return ({ method, path, status, started, cached }) => {
    const route = routeOf(method, path);
    const known = METHODS.includes(method) ? method : "other";
    requestsOf(`${route.name} ${known} ${status}`).inc();
    durationOf(kindOf(route, method, cached)).observe((performance.now() - started) / 1000);
    if (cached) cacheOf(cached).inc();
  };
}

function kindOf(route: Route, method: string, cached: "hit" | "miss" | undefined): string {
  if (cached === "hit") return "kept";
  return method === "POST" && route.kind === "page" ? "form" : route.kind;
}

/** Memoizes by name; the names are a fixed list. */
function memoized<Made>(make: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

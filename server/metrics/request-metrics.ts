import { Counter, Histogram, type Registry } from "prom-client";
import type { LogRequest } from "../http/request-log.ts";
import { type Route, routeOf } from "./route-of.ts";

const METHODS = ["GET", "HEAD", "POST"];
/** Seconds. Pages that are kept take a millisecond, a search under load a tenth of a second, a stalled call ten. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts every request that the log has a line of. */
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
  return ({ method, path, status, started, cached }) => {
    const route = routeOf(method, path);
    const known = METHODS.includes(method) ? method : "other";
    requests.inc({ route: route.name, method: known, status: String(status) });
    duration.observe({ kind: kindOf(route, method, cached) }, (performance.now() - started) / 1000);
    if (cached) cache.inc({ result: cached });
  };
}

function kindOf(route: Route, method: string, cached: "hit" | "miss" | undefined): string {
  if (cached === "hit") return "kept";
  return method === "POST" && route.kind === "page" ? "form" : route.kind;
}

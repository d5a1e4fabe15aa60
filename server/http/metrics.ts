import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Context, Hono } from "hono";
import { peerAddress } from "./visitor.ts";

const TEXT = "text/plain; version=0.0.4; charset=utf-8";
const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** /metrics: for Prometheus, from this machine itself or with METRICS_TOKEN. */
export function metrics(read: () => Promise<string>, token: string | undefined): Hono {
  const app = new Hono();
  app.get("/metrics", async (c) => {
    const own = { "Cache-Control": "no-store" };
    if (isLocal(c) || (token !== undefined && isBearer(c, token))) {
      return c.body(await read(), 200, { ...own, "Content-Type": TEXT });
    }
    if (token === undefined) return c.text("Only from the machine itself: METRICS_TOKEN is not set\n", 403, own);
    return c.text("Needs METRICS_TOKEN\n", 401, { ...own, "WWW-Authenticate": "Bearer" });
  });
  return app;
}

/** A request through a proxy on this machine counts as from elsewhere, whether or not we trust the proxy. */
function isLocal(c: Context): boolean {
  const peer = peerAddress(c);
  if (peer === undefined || FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  return loopback.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
}

/** Hashes have the same length, so the comparison takes the same time for every guess. */
function isBearer(c: Context, token: string): boolean {
  const [, given = ""] = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

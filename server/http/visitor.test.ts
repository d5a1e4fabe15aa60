import type { Context } from "hono";
import { expect, test } from "vitest";
import { visitorOf } from "./visitor.ts";

/** A request as the server sees it: the peer's address, and the headers it sends. */
function call(peer: string, headers: Record<string, string> = {}): Context {
  const request = { header: (name: string) => headers[name] };
  return { env: { incoming: { socket: { remoteAddress: peer } } }, req: request } as unknown as Context;
}

const proxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];

test("forwarded headers from an untrusted client are ignored", () => {
  const headers = { "x-forwarded-for": "198.51.100.1", "x-visitor-city": "kazan" };
  expect(visitorOf(proxies)(call("203.0.113.9", headers))).toEqual({ address: "203.0.113.9" });
  expect(visitorOf([])(call("127.0.0.1", headers))).toEqual({ address: "127.0.0.1" });
});

test.each([
  ["one proxy", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a chain of ours", "10.0.0.2", "203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["an address the visitor made up", "127.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["IPv6", "::ffff:127.0.0.1", "2001:db8::5, fd00::1", "2001:db8::5"],
  ["a port beside it", "127.0.0.1", "[2001:db8::5]:443, 203.0.113.9:8080", "203.0.113.9"],
  ["an IPv4 in IPv6", "127.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["nothing forwarded", "127.0.0.1", "", "127.0.0.1"],
  ["nonsense", "127.0.0.1", "203.0.113.9, <script>", "203.0.113.9"],
])("behind %s the visitor is the last address that is not a proxy", (_what, peer, forwarded, address) => {
  expect(visitorOf(proxies)(call(peer, { "x-forwarded-for": forwarded })).address).toBe(address);
});

test("a proxy names the city, also in Russian; an undecodable name is left as it is", () => {
  const city = (text: string) => visitorOf(proxies)(call("127.0.0.1", { "x-visitor-city": text }));
  expect(city(encodeURIComponent("Казань"))).toMatchObject({ city: "Казань" });
  expect(city("%E0%A4%A")).toMatchObject({ city: "%E0%A4%A" });
});

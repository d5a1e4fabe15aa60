import { expect, test } from "vitest";
import { cacheControl, cacheKey, cacheKeyOf } from "./cache-policy.ts";

test.each<[string, string | undefined]>([
  ["/", "/"],
  ["/en", "/en"],
  ["/about", "/about"],
  ["/en/about?utm_source=mail", "/en/about"],
  ["/about/news?x=1&page=2&tab=news-centers", "/about/news?tab=news-centers&page=2"],
  ["/about/news?page=", "/about/news?page="],
  ["/centers?service=b&service=a", "/centers?service=b&service=a"],
  ["/centers?q=%D0%9A", undefined],
  ["/centers?q=", "/centers?q="],
  ["/centers?near", undefined],
  ["/centers/yalta?q=1", "/centers/yalta"],
  ["/search?q=a", undefined],
  ["/search", undefined],
  ["/en/forms/question", undefined],
  ["/information/calculator?age=40", undefined],
  ["/information/faq?tab=life", "/information/faq?tab=life"],
  ["/healthz/x", undefined],
  ["/about/", undefined],
  ["//about", undefined],
  ["/About/%2e%2e", undefined],
  [`/about/news?tab=${"a".repeat(400)}`, undefined],
])("%s is cached as %s", (address, key) => {
  expect(cacheKey(address)).toBe(key);
});

test.each([
  [{ accept: "application/json" }, undefined],
  [{ accept: "text/html", cookie: "a=b; visually_impaired=x" }, undefined],
  [{ accept: "text/html", cookie: "a=b" }, "/about"],
  [{}, "/about"],
])("requested with %j it is cached as %s", (headers, key) => {
  expect(cacheKeyOf("/about?x=1", headers)).toBe(key);
});

const NOW = Date.parse("2026-11-16T12:00:00Z");
const plain = { address: "/about", status: 200, own: null, isJson: false };
const ordinary = { vision: null, isPartial: false, endsAt: Infinity };

test.each([
  ["a page is shared for a minute", {}, {}, "public, max-age=0, s-maxage=60"],
  ["or until it changes", {}, { endsAt: NOW + 5500 }, "public, max-age=0, s-maxage=5"],
  ["what is over is not shared", {}, { endsAt: NOW - 1 }, "public, max-age=0, s-maxage=0"],
  ["what was typed is asked for anew", { address: "/centers?q=a" }, {}, "no-cache"],
  ["so is data", { isJson: true }, {}, "no-cache"],
  ["and a redirect", { status: 302 }, {}, "no-cache"],
  ["a file says for itself", { address: "/robots.txt", own: "public, max-age=600" }, {}, "public, max-age=600"],
  ["a page of one visitor is not stored", { address: "/en/search?q=a" }, {}, "no-store"],
  ["nor its data", { address: "/forms/question", isJson: true, own: "no-cache" }, {}, "no-store"],
  ["nor an error", { status: 404 }, {}, "no-store"],
  ["nor what misses a part", {}, { isPartial: true }, "no-store"],
  ["nor what tells of a place", {}, { isPersonal: true as const }, "private, no-store"],
])("%s", (_name, answered, visit, header) => {
  expect(cacheControl({ ...plain, ...answered, visit: { ...ordinary, ...visit } }, NOW)).toBe(header);
});

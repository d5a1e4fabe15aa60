import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { videoServices } from "#contract/blocks/video-address.ts";
import { attribute, attributes, has, links, text } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ STYLEGUIDE: "on" });
});
afterAll(() => server.stop());

test("answers where it is enabled, and is not indexed", async () => {
  for (const path of ["/_/styleguide", "/en/_/styleguide"])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  const html = await (await fetch(`${server.origin}/_/styleguide`)).text();
  expect(attribute(html, "head meta[name=robots]", "content")).toBe("noindex");
  expect(has(html, "[style]")).toBe(false);
});

test("has every video provider and a photograph in its four widths", async () => {
  const html = await (await fetch(`${server.origin}/_/styleguide`)).text();
  expect(new Set(attributes(html, "[data-service]", "data-service"))).toEqual(new Set(videoServices));
  for (const type of ["avif", "webp"]) {
    const set = attribute(html, `source[type='image/${type}']`, "srcset") ?? "";
    const variants = set.split(", ").map((variant) => variant.split(" "));
    expect(variants.map(([, width]) => width)).toEqual(["500w", "600w", "1200w", "1800w"]);
    for (const [path, width = ""] of variants) {
      const response = await fetch(server.origin + path);
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([picture.mediaType, `${picture.width}w`]).toEqual([`image/${type}`, width]);
    }
  }
});

test("when the error page itself fails, a fixed message and a link home are shown", async () => {
  const response = await fetch(`${server.origin}/_/styleguide?fail=twice`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(attribute(html, "html", "lang")).toBe("en");
  expect(text(html, "body")).toContain("An error occurred while showing this page");
  expect(links(html)).toContain("/");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(server.output()).toContain("the error page fails, too");
  const once = await fetch(`${server.origin}/_/styleguide?fail=once`);
  expect(once.status).toBe(500);
  expect(has(await once.text(), "body header")).toBe(true);
});

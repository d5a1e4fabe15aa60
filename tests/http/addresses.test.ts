import { describe, expect, test } from "vitest";
import { all, links } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

describe.each(["", "/en"])("addresses made from an alias, %s", (prefix) => {
  test.each([
    "/usloviya-dlya-malomobilnyh-patsientov",
    "/about/our-way-since-2005",
    "/about/speech-voloshina",
    "/information/when-to-call",
    "/dialysis/peritoneal-dialysis",
  ])("%s shows its article", async (path) => {
    expect(await statusOf(prefix + path)).toBe(200);
  });

  test.each([
    ["/index", "home has one address"],
    ["/hemodialysis", "it lives under /dialysis"],
    ["/about/hemodialysis", "it lives under /dialysis"],
    ["/information/our-way-since-2005", "it lives under /about"],
    ["/dialysis/when-to-call", "it lives under /information"],
    ["/about/kazan-evening-shift", "news live one step deeper"],
    ["/information/fistula-daily-care", "it is a part of the page of fistulas"],
    ["/faq", "it has a page of its own"],
    ["/faq-before-start", "it is a part of the page of questions"],
    ["/no-such-article", "nobody wrote it"],
    [`/${"a".repeat(300)}`, "no alias is that long"],
  ])("%s is not found: %s", async (path) => {
    expect(await statusOf(prefix + path)).toBe(404);
  });

  test("about links to its history, its people and its equipment", async () => {
    const html = await (await fetch(`${server.origin}${prefix}/about`)).text();
    expect(links(html, "main .card.whole-link h3 a").slice(-3)).toEqual(
      ["/about/our-way-since-2005", "/about/specialists", "/equipment"].map((path) => prefix + path),
    );
  });

  test("about has its four anchors, each once", async () => {
    const html = await (await fetch(`${server.origin}${prefix}/about`)).text();
    for (const anchor of ["numbers", "principles", "mission", "speeches"]) {
      expect([anchor, all(html, `#${anchor}`).length]).toEqual([anchor, 1]);
      expect(links(html)).toContain(`#${anchor}`);
    }
  });
});

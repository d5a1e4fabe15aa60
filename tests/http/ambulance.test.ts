import { textContent } from "domutils";
import { describe, expect, test } from "vitest";
import { all, attributes } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

describe.each(["", "/en"])("%s", (prefix) => {
  test.each([
    "/",
    "/dialysis/hemodialysis",
    "/dialysis/regions",
    "/dialysis/regions/tatarstan",
    "/information/drugs",
    "/information/faq",
    "/information/reference-tables",
    "/information/reference-tables?tab=labs",
    "/information/calculator?age=60&sex=male&race=other&creatinine=400",
    "/information/weight-gain?dry=70&now=79",
    "/about/legal-documents",
  ])("%s: where a text says to call 103 or 112, both are bold links", async (path) => {
    const html = await (await fetch(`${server.origin}${prefix}${path === "/" ? prefix && "" : path}`)).text();
    const told = all(html, "main :is(p, li, td, dd, span)").filter((element) => {
      const own = element.children.filter((child) => child.type === "text");
      return own.some((piece) => /103[\s\u00a0]+(?:или|or)[\s\u00a0]+112/.test(textContent(piece)));
    });
    // Headings of care cards have their buttons below them.
    expect(told.map((element) => textContent(element).slice(0, 80))).toEqual([]);
    const linked = attributes(html, "main b > a, main strong > a", "href").filter((href) =>
      /^tel:1(?:03|12)$/.test(href),
    );
    expect(linked.length).toBeGreaterThanOrEqual(2);
    expect(linked.filter((href) => href === "tel:103")).toHaveLength(
      linked.filter((href) => href === "tel:112").length,
    );
  });

  test.each(["/dialysis/hemodialysis", "/dialysis/peritoneal-dialysis"])(
    "%s: no fold hides whom to call",
    async (path) => {
      const html = await (await fetch(`${server.origin}${prefix}${path}`)).text();
      expect(attributes(html, "main .read-on a", "href").filter((href) => href.startsWith("tel:"))).toEqual([]);
    },
  );
});

import { describe, expect, test } from "vitest";
import { all, has, links, text } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

/** The entries of the bar at the foot of phones: what is read, and where it leads. */
async function barOn(path: string): Promise<[string, string][]> {
  const html = await (await fetch(server.origin + path)).text();
  return all(html, "aside[data-bar] a").map((link) => [text(link), link.attribs["href"] ?? ""]);
}

describe("the bar at the foot of phones belongs to the page", () => {
  test.each([
    ["/about", ["Позвонить", "tel:+78000000000"], ["Записаться", "/forms/appointment?subject=dialysis"]],
    ["/information/when-to-call", ["103, скорая помощь", "tel:103"], ["Дежурная линия", "tel:+78000000003"]],
    ["/en/information/when-to-call", ["103, ambulance", "tel:103"], ["Nurse helpline", "tel:+78000000003"]],
    [
      "/centers/moscow-severny",
      ["Позвонить в центр", "tel:+74950000003"],
      ["Записаться", "/forms/appointment?subject=dialysis&center=moscow-severny"],
    ],
    [
      "/vacancies/dialysis-nurse-kazan",
      ["Позвонить в отдел персонала", "tel:+74950000020"],
      ["Откликнуться", "/forms/vacancy?vacancy=dialysis-nurse-kazan"],
    ],
    ["/lifestyle/potassium-in-food", ["Координатор: позвонить", "tel:+78000000000"], ["Спросить", "/forms/question"]],
    ["/dialysis/hemodialysis", ["Координатор: позвонить", "tel:+78000000000"], ["Записаться", expect.any(String)]],
    ["/information/nurse-sheet", ["Дежурная линия", "tel:+78000000003"], ["Спросить", "/forms/question"]],
    ["/information/weight-gain?dry=70", ["Дежурная линия", "tel:+78000000003"], ["Спросить", "/forms/question"]],
    ["/en/information/day-menu", ["Nurse helpline", "tel:+78000000003"], ["Ask", "/en/forms/question"]],
    ["/information/calculator", ["Координатор: позвонить", "tel:+78000000000"], ["Спросить", "/forms/question"]],
    ["/saved", ["103, скорая помощь", "tel:103"], ["Дежурная линия", "tel:+78000000003"]],
    ["/contacts", ["103, скорая помощь", "tel:103"], ["Дежурная линия", "tel:+78000000003"]],
    ["/forms/vacancy", ["Позвонить", "tel:+74950000020"]],
    ["/no-such-page", ["Позвонить", "tel:+78000000000"], ["Записаться", expect.any(String)]],
  ])("%s", async (path, ...entries) => {
    expect(await barOn(path)).toEqual(entries);
  });
});

test.each(["", "/en"])("when to call, %s: the numbers stand before any text, the most urgent first", async (prefix) => {
  const html = await (await fetch(`${server.origin}${prefix}/information/when-to-call`)).text();
  const head = "main header:has(h1)";
  const ways = all(html, `${head} :is(a[href^='tel:'], a[href='${prefix}/centers'], .lead)`);
  const order = ways.map(({ attribs }) => attribs["href"] ?? "the lead");
  expect(order).toEqual(["tel:103", "tel:112", "tel:+78000000003", `${prefix}/centers`, "the lead"]);
  for (const anchor of ["#emergency", "#duty", "#today", "#visit"]) {
    expect(links(html, `${head} a`)).toContain(anchor);
    expect(has(html, anchor)).toBe(true);
  }
});

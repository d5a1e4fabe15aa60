import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, has, links, text } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

/** The editor's own front matter. */
const phoneOf = (file: string) => `tel:${/phone: "(\+\d+)"/.exec(readFileSync(`content/${file}.ru.md`, "utf8"))?.[1]}`;
const OFFICE = phoneOf("addresses/default");
const HELPLINE = phoneOf("variables/duty-line");
const HIRING = phoneOf("variables/hiring");

/** The entries of the bottom bar on phones: their text and their address. */
async function barOn(path: string, from = server): Promise<[string, string][]> {
  const { html } = await from.get(path);
  return all(html, "aside[data-bar] a").map((link) => [text(link), link.attribs["href"] ?? ""]);
}

describe("the bottom bar on phones depends on the page", () => {
  test.each([
    ["/about", ["Позвонить", OFFICE], ["Записаться", "/forms/appointment?subject=dialysis"]],
    ["/information/when-to-call", ["103, скорая помощь", "tel:103"], ["Дежурная линия", HELPLINE]],
    ["/en/information/when-to-call", ["103, ambulance", "tel:103"], ["Nurse helpline, in Russian", HELPLINE]],
    ["/lifestyle/potassium-in-food", ["Позвонить координатору", OFFICE], ["Спросить", "/forms/question"]],
    ["/dialysis/hemodialysis", ["Позвонить координатору", OFFICE], ["Записаться", expect.any(String)]],
    ["/information/nurse-sheet", ["Дежурная линия", HELPLINE], ["Спросить", "/forms/question"]],
    ["/information/fistula", ["Дежурная линия", HELPLINE], ["Спросить", "/forms/question"]],
    ["/information/weight-gain?dry=70", ["Дежурная линия", HELPLINE], ["Спросить", "/forms/question"]],
    ["/en/information/day-menu", ["Nurse helpline, in Russian", HELPLINE], ["Ask", "/en/forms/question"]],
    ["/information/calculator", ["Позвонить координатору", OFFICE], ["Спросить", "/forms/question"]],
    ["/saved", ["103, скорая помощь", "tel:103"], ["Дежурная линия", HELPLINE]],
    ["/contacts", ["103, скорая помощь", "tel:103"], ["Дежурная линия", HELPLINE]],
    ["/vacancies", ["Позвонить в отдел персонала", HIRING], ["Написать о себе", "/forms/vacancy"]],
    ["/en/vacancies", ["Call us: our recruiters", HIRING], ["Write to us about yourself", "/en/forms/vacancy"]],
    [
      "/en/dialysis/regions/tatarstan",
      ["Call us", expect.any(String)],
      ["Request dialysis", "/en/forms/appointment?subject=dialysis"],
    ],
    ["/forms/vacancy", ["Позвонить", HIRING]],
    ["/events", ["Позвонить", OFFICE]],
    ["/control", ["Позвонить", OFFICE], ["Написать директору по качеству", "/forms/quality-control"]],
    ["/en/events", ["Call us", expect.any(String)]],
    ["/no-such-page", ["Позвонить", OFFICE], ["Записаться", expect.any(String)]],
  ])("%s", async (path, ...entries) => {
    expect(await barOn(path)).toEqual(entries);
  });

  test.each([
    [
      "/centers/moscow-quay",
      ["Позвонить в центр", "tel:+74951110002"],
      ["Записаться", "/forms/appointment?subject=dialysis&center=moscow-quay"],
    ],
    [
      "/vacancies/nurse-kazan",
      ["Позвонить в отдел персонала", "tel:+74953330006"],
      ["Откликнуться", "/forms/vacancy?vacancy=nurse-kazan"],
    ],
  ])("%s", async (path, ...entries) => {
    expect(await barOn(path, sharedServer("sample"))).toEqual(entries);
  });
});

test.each(["", "/en"])("when to call, %s: the numbers come before any text, the most urgent first", async (prefix) => {
  const { html } = await server.get(`${prefix}/information/when-to-call`);
  const head = "main header:has(h1)";
  expect(links(html, `${head} :is(a[href^='tel:'], a[href='${prefix}/centers'])`)).toEqual([
    "tel:103",
    "tel:112",
    HELPLINE,
    `${prefix}/centers`,
  ]);
  expect(has(html, `${head} .lead`)).toBe(false);
  // Right after the first card it leads to what lies far below.
  for (const anchor of ["#waiting", "#call"]) {
    expect(links(html, "main .care-now + p a")).toContain(anchor);
    expect(has(html, anchor)).toBe(true);
  }
  for (const anchor of ["#emergency", "#duty", "#today", "#visit"]) {
    expect(links(html, `${head} a`)).toContain(anchor);
    expect(has(html, anchor)).toBe(true);
  }
});

test.each(["", "/en"])(
  "%s what cannot wait comes before the text, above the questions and beside its signs",
  async (prefix) => {
    const fistula = (await server.get(`${prefix}/information/fistula`)).html;
    expect(has(fistula, "main .care-now:first-child + .care-duty")).toBe(true);
    const weight = (await server.get(`${prefix}/information/treatment/dry-weight`)).html;
    expect(weight.match(/href="tel:103"/g)?.length).toBeGreaterThan(2);
    const questions = (await server.get(`${prefix}/information/faq`)).html;
    const urgent = all(questions, `main a[href='${prefix}/information/when-to-call'], main select, main details`);
    expect(urgent[0]?.attribs["href"]).toBe(`${prefix}/information/when-to-call`);
  },
);

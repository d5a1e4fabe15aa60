import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { INDICATORS, isShare } from "#contract/records/quality.ts";
import { href } from "#site/urls.ts";
import { ACCOUNT } from "../support/api.ts";
import { attribute, attributes, has, links, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const load = async (path: string, from: "sample" | "plain" = "sample") =>
  (await fetch(sharedServer(from).origin + path)).text();

const SECTION = "section[aria-labelledby=quality]";
/** The indicators that have a panel with a drawing. */
const drawn = (html: string) => attributes(html, `${SECTION} [data-indicator]:has(svg)`, "data-indicator");
const panel = (html: string, indicator: string) => one(html, `${SECTION} [data-indicator=${indicator}]`);

describe.each(locales)("quality in figures, %s", (locale) => {
  const said = {
    ru: {
      value: "76 %",
      target: "не меньше 80 %",
      why: "Хирурга здесь нет.",
      source: "Откуда числа: журнал процедур.",
    },
    en: { value: "76%", target: "at least 80%", why: "There is no surgeon here.", source: ": the log of sessions." },
  }[locale];

  test("a centre shows each figure with its target, why it was missed, its year and its source", async () => {
    const html = await load(href(locale, "center", { item: "yalta" }));
    expect(drawn(html)).toEqual([...INDICATORS]);
    const missed = text(panel(html, "fistula"));
    for (const words of [said.value, said.target, said.why]) expect(missed).toContain(words);
    expect(text(panel(html, "kt-v"))).toContain("93");
    expect(text(panel(html, "infections"), "b")).toMatch(/1[\s,]?000/);
    // A target that is met and one that is missed differ without colour, too.
    const signs = ["kt-v", "fistula"].map((key) => attribute(panel(html, key), "p use", "href")?.split("#")[1]);
    expect(signs).toEqual(["check", "warn"]);
    expect(text(html, "#quality")).toContain("2025");
    expect(text(html, SECTION)).toContain(said.source);
  });

  test("all centres are compared, and those below a target are named with a link", async () => {
    const html = await load(href(locale, "control"));
    expect(drawn(html)).toEqual([...INDICATORS]);
    expect(links(panel(html, "fistula"))).toEqual([href(locale, "center", { item: "yalta" })]);
    // The reasons are folded, so that the rows of figures stay level.
    expect(text(panel(html, "fistula"), "details")).toContain(said.why);
    expect(has(panel(html, "kt-v"), "a")).toBe(false);
    // The key of the drawings is drawn too.
    expect(texts(html, `${SECTION} ul[aria-label] > li:has(svg)`)).toHaveLength(4);
  });

  test("the result stands first in words: how many centres met each target", async () => {
    const html = await load(href(locale, "control"), "plain");
    const counts = INDICATORS.map((indicator) => {
      const [met, all] = text(panel(html, indicator), "h3 + p > b").match(/\d+/g) ?? [];
      const missed = texts(panel(html, indicator), "ul > li").length;
      return [Number(met) + missed, Number(all)];
    });
    for (const [sum, all] of counts) expect(sum).toBe(all);
    expect(counts[0]?.[1]).toBeGreaterThan(10);
  });

  test("Kt/V leads to its meaning in the glossary", async () => {
    const html = await load(href(locale, "control"), "plain");
    expect(links(panel(html, "kt-v"), "h3 ~ p > a")).toEqual([href(locale, "glossaryTerm", { item: "kt-v" })]);
  });
});

/** On the site's own figures: the article for all centres states their average, weighted by their places. */
test.each(INDICATORS)("the centres' %s add up to the published total", async (indicator) => {
  const response = await fetch(`${sharedServer("plain").origin}/api/entities/gett`, {
    method: "POST",
    headers: { "X-Account": ACCOUNT, "Content-Type": "application/json" },
    body: JSON.stringify({ filters: { config: 1, active: true } }),
  });
  const { data } = (await response.json()) as {
    data: { entities: { config: { fields: { key: string; value: unknown }[] } }[] };
  };
  const told = data.entities.map(({ config: { fields } }) => {
    const valueOf = (key: string) => fields.find((field) => field.key === key)?.value;
    const figures = valueOf("quality") as { indicator: string; value: number; target: number; year: number }[];
    return { weight: Number(valueOf("stations")), ...figures.find((figure) => figure.indicator === indicator) };
  });
  expect(told.length).toBeGreaterThan(10);
  const weight = told.reduce((sum, one) => sum + one.weight, 0);
  const average = told.reduce((sum, one) => sum + (one.value ?? Number.NaN) * one.weight, 0) / weight;
  const step = indicator === "infections" ? 10 : 1;
  const rounded = String(Math.round(average * step) / step).replace(".", ",");
  const published = texts(
    await load(href("ru", "aboutArticle", { alias: "quality-figures" }), "plain"),
    "main td:last-child",
  );
  expect(published).toContain(isShare(indicator) ? `${rounded} %` : rounded);
  // One target and one year for all.
  expect(new Set(told.map(({ target, year }) => `${target} ${year}`)).size).toBe(1);
});

import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { INDICATORS } from "#contract/records/quality.ts";
import { href } from "#site/urls.ts";
import { ACCOUNT } from "../support/api.ts";
import { plainWords } from "../support/plain-words.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");
const load = async (path: string) => (await fetch(server.origin + path)).text();
/** Each panel as it stands, by its indicator; each has its drawing. */
const panels = (html: string) =>
  Object.fromEntries(
    html
      .slice(html.indexOf('id="quality"'), html.indexOf("<table", html.indexOf('id="quality"')))
      .split(' data-indicator="')
      .slice(1)
      .filter((panel) => panel.includes("<svg"))
      .map((panel) => [panel.slice(0, panel.indexOf('"')), plainWords(panel).replaceAll("\u00a0", " ")]),
  );

describe.each(locales)("quality in figures, %s", (locale) => {
  test("a centre shows each figure with its target, why one was missed, its year and where it is from", async () => {
    const html = await load(href(locale, "center", { item: "kerch" }));
    const shown = panels(html);
    expect(Object.keys(shown)).toEqual([...INDICATORS]);
    expect(shown["kt-v"]).toMatch(locale === "ru" ? /88 %.*не меньше 90 %/s : /88%.*at least 90%/s);
    expect(shown["fistula"]).toContain(locale === "ru" ? "Сосудистого хирурга в центре нет" : "no vascular surgeon");
    expect(html).toMatch(/id="quality">[^<]*2025/);
    expect(plainWords(html)).toMatch(locale === "ru" ? /Журнал процедур/ : /log of sessions/);
  });

  test("all centres are compared, and those under a target are named with a link", async () => {
    const html = await load(href(locale, "control"));
    expect(Object.keys(panels(html))).toEqual([...INDICATORS]);
    const named = ["almetyevsk", "kerch", "tyumen"].map((item) => href(locale, "center", { item }));
    const linked = [...(panels(html)["fistula"] ?? "").matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
    expect(linked.toSorted()).toEqual(named);
  });
});

/** What the article for all centres says: the average of the centres, weighed by their places. */
test.each([
  ["kt-v", 93],
  ["fistula", 83],
  ["infections", 0.6],
  ["waiting", 5],
  ["answers", 99],
] as const)("the centres' %s together make the %s that is published for all", async (indicator, published) => {
  const response = await fetch(`${server.origin}/api/entities/gett`, {
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
  expect(Math.round(average * step) / step).toBe(published);
  // One target and one year for all.
  expect(new Set(told.map(({ target, year }) => `${target} ${year}`)).size).toBe(1);
});

import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#site/urls.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");
const ANSWERS = "where=home&road=hard&trips=seldom&help=alone&sight=poorly&pets=none";

/** The names and values of the radio buttons, those that are chosen, and how many reasons each column has. */
const readPage = (html: string) => ({
  offered: [...html.matchAll(/<input type="radio" name="([a-z-]+)"[^>]* value="([a-z-]+)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  ),
  chosen: [...html.matchAll(/<input(?=[^>]* checked)[^>]* name="([a-z-]+)"[^>]* value="([a-z-]+)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  ),
  columns: Object.fromEntries(
    [...html.matchAll(/data-kind="([a-z-]+)"([\s\S]*?)<\/section>/g)].map(([, kind, column = ""]) => [
      kind,
      column.split("<li>").length - 1,
    ]),
  ),
});

describe.each(locales)("choosing together, %s", (locale) => {
  const page = href(locale, "chooseDialysis");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`);
    return { response, html: await response.text() };
  };

  test("ten questions, none answered beforehand, and no sheet yet", async () => {
    const { html } = await ask("");
    const { offered, chosen } = readPage(html);
    expect(new Set(offered.map((one) => one.split("=")[0])).size).toBe(10);
    expect(chosen).toEqual([]);
    expect(html).not.toMatch(/data-choice|role="alert"/);
  });

  test("the address is the answers: a sheet of two columns, kept by nobody", async () => {
    const { response, html } = await ask(`${ANSWERS}&sheet=show&name=Anna&room=%3Cscript%3E`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { chosen, columns } = readPage(html);
    expect(chosen).toEqual(ANSWERS.split("&"));
    expect(columns).toEqual({ hemodialysis: 3, "peritoneal-dialysis": 4 });
    // The link to send holds the answers alone.
    const sent = /href="mailto:\?subject=[^"]*body=([^"]+)"/.exec(html)?.[1] ?? "";
    expect(decodeURIComponent(sent)).toBe(`${server.origin}${page}?${ANSWERS}`);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(server.origin + page);
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).not.toMatch(/Anna|<script>/);
  });

  test("with nothing marked it says so, and makes no sheet", async () => {
    const { response, html } = await ask("sheet=show&where=moon");
    expect(response.status).toBe(200);
    expect(html).toMatch(/id="sheet"[^>]*role="alert"/);
    expect(html).not.toContain("data-choice");
  });
});

test("a link that was sent opens in either language: both ask the same", async () => {
  const pages = await Promise.all(
    locales.map(async (locale) => (await fetch(server.origin + href(locale, "chooseDialysis"))).text()),
  );
  const [first, ...others] = pages.map((html) => readPage(html).offered);
  expect(first).toHaveLength(30);
  for (const other of others) expect(other).toEqual(first);
});

test("search engines are asked to leave the answers alone", async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  for (const locale of locales) expect(robots).toContain(`Disallow: ${href(locale, "chooseDialysis")}?\n`);
});

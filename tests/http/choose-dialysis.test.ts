import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#site/urls.ts";
import { all, attribute, canonical, has, main, text } from "../support/read-html.ts";
import { PUBLIC_ORIGIN, sharedServer } from "../support/shared-server.ts";

const server = sharedServer("sample");
const ANSWERS = "where=home&road=hard&pets=none";

/** The names and values of the radio buttons, the checked ones, and the number of reasons in each column. */
const readPage = (html: string) => ({
  offered: answersIn(html, "input[type=radio]"),
  chosen: answersIn(html, "input[checked]"),
  columns: Object.fromEntries(
    all(html, "section[data-kind]").map((column) => [column.attribs["data-kind"], all(column, "li").length]),
  ),
});

const answersIn = (html: string, selector: string) =>
  all(html, `main ${selector}`).map(({ attribs }) => `${attribs["name"]}=${attribs["value"]}`);

describe.each(locales)("choosing dialysis together, %s", (locale) => {
  const page = href(locale, "chooseDialysis");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`);
    return { response, html: await response.text() };
  };

  test("every question, none preselected, and no sheet yet", async () => {
    const { html } = await ask("");
    const { offered, chosen } = readPage(html);
    expect(offered.join(" ")).toBe("where=centre where=home where=unsure road=easy road=hard pets=none pets=some");
    expect(chosen).toEqual([]);
    expect(has(html, "[data-choice], [role=alert]")).toBe(false);
  });

  test("the address holds the answers: a sheet of two columns, not cached", async () => {
    const { response, html } = await ask(`${ANSWERS}&sheet=show&name=Anna&room=%3Cscript%3E`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { chosen, columns } = readPage(html);
    expect(chosen).toEqual(ANSWERS.split("&"));
    expect(columns).toEqual({ hemodialysis: 1, "peritoneal-dialysis": 2 });
    // The link to share contains only the answers.
    const mail = new URL(attribute(html, "main a[href^='mailto:?']", "href") ?? "");
    expect(mail.searchParams.get("body")).toBe(`${PUBLIC_ORIGIN}${page}?${ANSWERS}`);
    expect(canonical(html)).toBe(PUBLIC_ORIGIN + page);
    expect(text(main(html))).not.toMatch(/Anna|<script>/);
    expect(has(main(html), "script:not([type]), [value=Anna]")).toBe(false);
  });

  test("with nothing selected it says so, and makes no sheet", async () => {
    const { response, html } = await ask("sheet=show&where=moon");
    expect(response.status).toBe(200);
    expect(has(html, "#sheet[role=alert]")).toBe(true);
    expect(has(html, "[data-choice]")).toBe(false);
  });
});

// The site's own questions: the two languages are in two files.
test("a shared link opens in either language: both have the same questions", async () => {
  const { origin } = sharedServer("plain");
  const pages = await Promise.all(
    locales.map(async (locale) => (await fetch(origin + href(locale, "chooseDialysis"))).text()),
  );
  const [first, ...others] = pages.map((html) => readPage(html).offered);
  expect(first?.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test("robots.txt disallows addresses with answers", async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  for (const locale of locales) expect(robots).toContain(`Disallow: ${href(locale, "chooseDialysis")}?\n`);
});

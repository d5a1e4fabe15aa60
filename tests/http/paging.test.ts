import { describe, expect, test } from "vitest";
import { localePath, locales } from "#contract/locale.ts";
import { sections } from "#site/parts/sections/sections.ts";
import { href } from "#site/urls.ts";
import { canonical, text } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const lists = [...Object.values(sections).map(({ list }) => list), "reviews" as const];

const server = sharedServer("plain");

describe.each(lists)("the list %s", (page) => {
  const status = async (path: string) => (await fetch(server.origin + path)).status;

  test.each(locales)("begins at page 1 and ends with a page that is not found (%s)", async (locale) => {
    const path = href(locale, page);
    expect(await status(`${path}?page=1`)).toBe(200);
    for (const none of ["999", "0", "-1", "1.5", "many", ""])
      expect([none, await status(`${path}?page=${none}`)]).toEqual([none, 404]);
  });
});

describe.each(["/reviews", "/about/specialists", "/about/news"])("page 2 of %s", (path) => {
  test.each(locales)("has a canonical address and a title of its own (%s)", async (locale) => {
    const [first = "", second = ""] = await Promise.all(
      ["", "?page=2"].map(async (page) => (await fetch(server.origin + localePath(locale, path) + page)).text()),
    );
    expect(canonical(first)).toMatch(new RegExp(`${path}$`));
    expect(canonical(second)).toBe(`${canonical(first)}?page=2`);
    expect(text(second, "title")).toContain("2");
    expect(text(second, "title")).not.toBe(text(first, "title"));
  });
});

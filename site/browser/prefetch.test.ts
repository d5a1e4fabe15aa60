import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href, pages } from "../urls.ts";
import { mayBeFetchedAhead } from "./prefetch.ts";

test.each(Object.entries(pages))("%s is prefetched unless its answer is for one visitor only", (id, page) => {
  const isPersonal = "cache" in page;
  for (const locale of locales) {
    const params = { item: "x", alias: "x", region: "x", name: "x" };
    expect(mayBeFetchedAhead(href(locale, id as "center", params))).toBe(!isPersonal);
  }
});

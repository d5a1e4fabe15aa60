import { describe, expect, test } from "vitest";
import { localePath, locales } from "#contract/locale.ts";
import { sharedServer } from "../support/shared-server.ts";

const SOFT_HYPHEN = "\u00ad";
const server = sharedServer("public");
const get = async (path: string) => (await fetch(server.origin + path)).text();

describe.each(locales)("soft hyphens, %s", (locale) => {
  test.each(["/", "/dialysis/hemodialysis", "/information/faq", "/centers/kazan-rodnikovaya", "/search?q=гемодиализ"])(
    "%s has them in its text and nowhere else",
    async (path) => {
      const html = await get(localePath(locale, path));
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      if (!path.startsWith("/search")) expect(main).toContain(SOFT_HYPHEN);
      const elsewhere = [
        html.slice(0, html.indexOf("<main")),
        html.slice(html.indexOf("</main>")),
        ...[...main.matchAll(/<[a-z][^>]*>|<(script|button|label|option|select|textarea|svg)\b.*?<\/\1>/gs)].map(
          String,
        ),
        ...[...main.matchAll(/<a [^>]*href="(?:mailto|tel):[^>]*>[^<]*/g)].map(String),
      ];
      expect(elsewhere.filter((part) => part.includes(SOFT_HYPHEN))).toEqual([]);
    },
  );

  test("records, search results and feeds have none", async () => {
    const account = { "X-Account": "renaria" };
    const search = `${localePath(locale, "/search")}?q=${encodeURIComponent("гемодиафильтрация")}`;
    const query = JSON.stringify({ query: "гемодиафильтрация", filters: [{ id: "2.2", type: "default" }] });
    const answers = await Promise.all([
      fetch(`${server.origin}/api/content/articles/alias/hemodialysis`, { headers: account }),
      fetch(`${server.origin}/api/search`, {
        method: "POST",
        headers: { ...account, "Content-Type": "application/json" },
        body: query,
      }),
      fetch(server.origin + localePath(locale, "/feed.xml")),
      fetch(server.origin + search, { headers: { Accept: "application/json" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const answer of answers) expect(await answer.text()).not.toContain(SOFT_HYPHEN);
  });

  test("the table of contents of a text with numbered sections repeats no number", async () => {
    const html = await get(localePath(locale, "/agreement"));
    const contents = /<nav [^>]*data-contents.*?<\/nav>/s.exec(html)?.[0] ?? "";
    const lines = [...contents.matchAll(/<a [^>]*?data-number="(\d+)"[^>]*>([^<]+)/g)];
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.filter(([, , name = ""]) => /^\d/.test(name))).toEqual([]);
    expect(lines.slice(0, 3).map(([, number]) => number)).toEqual(["1", "2", "3"]);
    expect(html).toMatch(/<h2[^>]*>1\. /);
  });
});

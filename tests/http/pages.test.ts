import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { href } from "#site/urls.ts";
import { htmlRules } from "../support/html-rules.ts";
import { builtPages, hiddenPages } from "../support/pages.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const validator = new HtmlValidate(htmlRules);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

describe.each(builtPages)("$path", ({ locale, path, id }) => {
  let html: string;
  let response: Response;
  beforeAll(async () => {
    response = await fetch(server.origin + path);
    html = await response.text();
  });

  test("answers with a whole page in its language", () => {
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html.endsWith("</html>")).toBe(true);
  });

  test("says in its footer that there are contraindications, as the law on advertising words it", () => {
    const footer = html.slice(html.indexOf("<footer")).replaceAll(/\s|&nbsp;/g, " ");
    expect(footer).toContain(
      locale === "ru"
        ? "Имеются противопоказания. Необходима консультация специалиста."
        : "There are contraindications. Consult a specialist.",
    );
  });

  test("has one h1, a title, a description and keywords of its own", () => {
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1);
    expect(all(html, /<title>(.+?)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="(.+?)"/g)).toHaveLength(1);
    const keywords = all(html, /<meta name="keywords" content="([^"]+, [^"]+)"/g);
    expect(keywords).toHaveLength(1);
  });

  test("tells search engines whether to show it", () => {
    const robots = hiddenPages.has(id) ? "noindex" : "index, follow, max-image-preview:large";
    expect(all(html, /<meta name="robots" content="(.+?)"/g)).toEqual([robots]);
  });

  test("names its address, and the other language's where it is written", () => {
    const origin = "https://renaria.example";
    const plain = path.split("?")[0];
    const other = builtPages.find((page) => page.id === id && page.locale !== locale)?.path.split("?")[0];
    expect(all(html, /<link rel="canonical" href="(.+?)"/g)).toEqual([origin + plain]);
    expect(all(html, /<meta property="og:url" content="(.+?)"/g)).toEqual([origin + plain]);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="(.+?)" href="(.+?)"/gi)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
    const [ru, en] = locale === "ru" ? [plain, other] : [other, plain];
    expect(alternates.toSorted()).toEqual([`en ${origin}${en}`, `ru ${origin}${ru}`, `x-default ${origin}${ru}`]);
  });

  test("is valid HTML without a style of its own", async () => {
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ line, message, ruleId }) => `${line} ${ruleId} ${message}`),
      ),
    ).toEqual([]);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<style");
  });

  test("has no list of nothing, and no form that would be a nameless landmark", () => {
    expect(all(html, /(<[uo]l[^>]*><\/[uo]l>)/g)).toEqual([]);
    const forms = all(html, /(<form\b[^>]*>)/g);
    expect(forms.filter((form) => !/ (aria-label|aria-labelledby|role)="[^"]/.test(form ?? ""))).toEqual([]);
  });

  test("loads nothing from another host, and tells nothing to those it links to", () => {
    const loaded = all(html, /(?:src="|<link [^>]*href=")https?:\/\/([^/"]+)/g);
    expect(loaded.filter((host) => host !== "renaria.example")).toEqual([]);
    const outward = all(html, /(<a [^>]*href="https?:[^>]*>)/g);
    expect(outward.filter((link) => !link?.includes('rel="noopener'))).toEqual([]);
  });
});

test.each([
  ["/no-such-page", "ru", "Страница не найдена"],
  ["/en/no-such-page", "en", "This page could not be found"],
  ["/about/no/such/page", "ru", "Страница не найдена"],
] as const)("%s is the error page in its language", async (path, locale, title) => {
  const response = await fetch(server.origin + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(">404<");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/103|112/);
  const home = locale === "ru" ? "/" : "/en";
  expect(html).toContain(`href="${home}"`);
  // Whoever is lost may ask, or go where most people want to go.
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(main).toMatch(new RegExp(`<form[^>]* action="${href(locale, "search")}"`));
  for (const page of ["centers", "contacts", "sitemap"] as const)
    expect(main).toContain(`href="${href(locale, page)}"`);
});

test.each(["/", "/contacts", "/about/platnye-uslugi", "/no-such-page"])(
  "%s says beside the number that the call is free",
  async (path) => {
    for (const [prefix, free] of [
      ["", "бесплатно по России"],
      ["/en", "free within Russia"],
    ] as const) {
      const html = await (await fetch(server.origin + (prefix + path).replace(/(?<=.)\/$/, ""))).text();
      expect(/<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll("\u00a0", " ")).toContain(free);
    }
  },
);

test.each(["/about.data", "/en/about.data", "/_root.data", "/__manifest"])(
  "%s, an address of the router's half in the browser, is not a page",
  async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(await response.text()).toContain(`<html lang="${path.startsWith("/en") ? "en" : "ru"}">`);
  },
);

describe("for an island", () => {
  const json = { headers: { Accept: "application/json" } };

  test("a page answers with what its island shows and nothing else, at its own address", async () => {
    const response = await fetch(`${server.origin}/centers?q=Казань`, json);
    expect(response.headers.get("Vary")).toContain("Accept");
    const { status, data } = (await response.json()) as { status: number; data: { suggestions: { href: string }[] } };
    expect(status).toBe(200);
    expect(Object.keys(data)).toEqual(["count", "suggestions", "text"]);
    expect(data.suggestions.map(({ href }) => href)).toContain("/centers/kazan-rodnikovaya");
    const page = await fetch(`${server.origin}/centers?q=Казань`);
    expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(page.headers.get("Vary")).toContain("Accept");
  });

  test("an unknown one answers with its status alone", async () => {
    const response = await fetch(`${server.origin}/centers/nowhere`, json);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ status: 404 });
  });
});

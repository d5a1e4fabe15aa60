import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { href } from "#site/urls.ts";
import { htmlRules } from "../support/html-rules.ts";
import { builtPages, hiddenPages } from "../support/pages.ts";
import { all, attribute, attributes, has, links, main, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const validator = new HtmlValidate(htmlRules);

describe.each(builtPages)("$path", ({ locale, path, id }) => {
  let html: string;
  let response: Response;
  beforeAll(async () => {
    response = await fetch(server.origin + path);
    html = await response.text();
  });

  test("answers with a complete page in its language", () => {
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(attribute(html, "html", "lang")).toBe(locale);
    expect(html.endsWith("</html>")).toBe(true);
  });

  test("states in its footer that there are contraindications, as the advertising law words it", () => {
    expect(text(html, "footer")).toContain(
      locale === "ru"
        ? "Имеются противопоказания. Необходима консультация специалиста."
        : "There are contraindications. Consult a specialist.",
    );
  });

  test("has one h1, a title, a description and keywords of its own", () => {
    const something = expect.stringMatching(/./);
    expect(texts(html, "h1")).toEqual([something]);
    expect(texts(html, "head > title")).toEqual([something]);
    expect(attributes(html, "meta[name=description]", "content")).toEqual([something]);
    expect(attributes(html, "meta[name=keywords]", "content")).toEqual([expect.stringMatching(/.+, .+/)]);
  });

  test("tells search engines whether to index it", () => {
    const robots = hiddenPages.has(id) ? "noindex" : "index, follow, max-image-preview:large";
    expect(attributes(html, "meta[name=robots]", "content")).toEqual([robots]);
  });

  test("has its canonical address, and the other language's where it is translated", () => {
    const origin = "https://renaria.example";
    const plain = path.split("?")[0];
    const other = builtPages.find((page) => page.id === id && page.locale !== locale)?.path.split("?")[0];
    expect(attributes(html, "link[rel=canonical]", "href")).toEqual([origin + plain]);
    expect(attributes(html, "meta[property='og:url']", "content")).toEqual([origin + plain]);
    const alternates = all(html, "link[rel=alternate][hreflang]").map(
      ({ attribs }) => `${attribs["hreflang"]} ${attribs["href"]}`,
    );
    const [ru, en] = locale === "ru" ? [plain, other] : [other, plain];
    expect(alternates.toSorted()).toEqual([`en ${origin}${en}`, `ru ${origin}${ru}`, `x-default ${origin}${ru}`]);
  });

  test("is valid HTML without inline styles", async () => {
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ line, message, ruleId }) => `${line} ${ruleId} ${message}`),
      ),
    ).toEqual([]);
    expect(has(html, "[style], style")).toBe(false);
  });

  test("has no empty list, and no form that would be an unnamed landmark", () => {
    expect(all(html, ":is(ul, ol):empty")).toEqual([]);
    const nameless = "form:not([aria-label], [aria-labelledby], [role])";
    expect(attributes(html, `${nameless}, form:is([aria-label=""], [aria-labelledby=""])`, "action")).toEqual([]);
    expect(has(html, nameless)).toBe(false);
  });

  test("loads nothing from other hosts, and links to them with noopener", () => {
    const loaded = [...attributes(html, "[src]", "src"), ...attributes(html, "link", "href")];
    const hosts = loaded.filter((address) => /^(https?:)?\/\//.test(address)).map((address) => new URL(address).host);
    expect(hosts.filter((host) => host !== "renaria.example")).toEqual([]);
    expect(links(html, "a[href^='http']:not([rel^=noopener])")).toEqual([]);
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
  expect(attribute(html, "html", "lang")).toBe(locale);
  expect(text(html, "h1")).toBe(title);
  expect(text(main(html))).toContain("404");
  expect(attribute(html, "meta[name=robots]", "content")).toBe("noindex");
  expect(text(html)).toMatch(/103|112/);
  expect(links(html)).toContain(href(locale, "home"));
  // A lost visitor may search, or follow links to the most visited pages.
  expect(attributes(main(html), "form", "action")).toContain(href(locale, "search"));
  for (const page of ["centers", "contacts", "sitemap"] as const)
    expect(links(main(html))).toContain(href(locale, page));
});

test.each(["/", "/contacts", "/about/platnye-uslugi", "/no-such-page"])(
  "%s says next to the number that the call is free",
  async (path) => {
    for (const [prefix, free] of [
      ["", "бесплатно по России"],
      ["/en", "free within Russia"],
    ] as const) {
      const html = await (await fetch(server.origin + (prefix + path).replace(/(?<=.)\/$/, ""))).text();
      expect(text(html, "main")).toContain(free);
    }
  },
);

test.each(["/about.data", "/en/about.data", "/_root.data", "/__manifest"])(
  "%s, an internal address of the client-side router, is not a page",
  async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(attribute(await response.text(), "html", "lang")).toBe(path.startsWith("/en") ? "en" : "ru");
  },
);

describe("for an island", () => {
  const json = { headers: { Accept: "application/json" } };

  test("a page answers with only what its island shows, at its own address", async () => {
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

  test("an unknown page answers with its status only", async () => {
    const response = await fetch(`${server.origin}/centers/nowhere`, json);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ status: 404 });
  });
});

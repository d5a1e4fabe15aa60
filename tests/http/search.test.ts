import { describe, expect, test } from "vitest";
import { all, attribute, has, links, main, text, texts } from "../support/read-html.ts";
import { asNewVisitor, groupsOf, searchAddress, textOf } from "../support/search-page.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const server = sharedServer("plain");

const load = async (path: string) => {
  const response = await fetch(server.origin + path, asNewVisitor());
  return { response, html: await response.text() };
};

describe.each([
  { prefix: "", notFound: "Ничего не нашлось", short: "с трёх букв", query: "диализ" },
  { prefix: "/en", notFound: "Nothing found", short: "three letters", query: "dialysis" },
])("$prefix/search", ({ prefix, notFound, short, query }) => {
  test("without a query: a field, popular queries, and no search", async () => {
    const { response, html } = await load(`${prefix}/search`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(attribute(html, "meta[name=robots]", "content")).toBe("noindex");
    expect(groupsOf(html)).toEqual({});
    expect(textOf(html)).not.toContain(notFound);
    const popular = links(html, "main a[href*='/search?q=']");
    expect(popular.length).toBeGreaterThan(4);
    const [first = ""] = popular;
    expect(Object.keys(groupsOf((await load(first)).html)).length).toBeGreaterThan(0);
  });

  test("a popular query links to the section of that name, where there is one", async () => {
    const { html } = await sharedServer("sample").get(`${prefix}/popular-search`);
    expect(links(main(html))).toContain(`${prefix}/information/kidney-transplant`);
    expect(has(html, "mark")).toBe(false);
    // Where the page has the name of the query, only the heading states it.
    expect(links(html, "main h3 > a")).toContain(`${prefix}/information/kidney-transplant`);
  });

  test("a popular query leads to the page that answers it, not to a leaflet or a travel guide", async () => {
    const { html } = await sharedServer("plain").get(`${prefix}/popular-search`);
    const answers = links(main(html));
    const pages = ["/centers/kazan-rodnikovaya", "/information/fistula", "/information/drugs"];
    expect(answers).toEqual(expect.arrayContaining(pages.map((page) => prefix + page)));
    expect(answers.filter((link) => /sheet=|travel-kazan/.test(link))).toEqual([]);
  });

  test("the number of results is stated, for a single group too", async () => {
    const found = async (asked: string) => {
      const address = sharedServer("sample").origin + searchAddress(asked, "", prefix);
      return main(await (await fetch(address, asNewVisitor())).text());
    };
    const alone = await found(prefix ? "fistula" : "калий");
    expect(texts(alone, "p")).toContain(prefix ? "Found: 1 article" : "Нашлось: 1 статья");
    const several = await found(query);
    expect(text(several, "nav a[href='#centers']")).toBe(prefix ? "8 centres" : "8 центров");
  });

  test("the footer of every page links to stories and lifestyle", async () => {
    const { html } = await load(`${prefix}/search`);
    const footer = links(html, "footer a");
    for (const path of ["/stories", "/lifestyle"]) expect(footer).toContain(prefix + path);
  });

  test("spaces count as nothing, and two letters are too short: it says so", async () => {
    expect(groupsOf((await load(searchAddress("   ", "", prefix))).html)).toEqual({});
    const { html } = await load(searchAddress(` ${query.slice(0, 2)} `, "", prefix));
    expect([groupsOf(html), textOf(html)]).toEqual([{}, expect.stringContaining(short)]);
    expect(textOf(html)).not.toContain(notFound);
  });

  test("the query is in title, heading and field; matches are highlighted, in lists of working links", async () => {
    const { html } = await load(searchAddress(query, "", prefix));
    expect(text(html, "title")).toContain(query);
    expect(text(html, "h1")).toContain(query);
    expect(attribute(html, "main input[name=q]", "value")).toBe(query);
    expect(texts(html, "main mark").length).toBeGreaterThan(20);
    const { centers = [], articles = [] } = groupsOf(html);
    expect(centers.length).toBeGreaterThan(3);
    expect(centers.every((link) => link.startsWith(`${prefix}/centers/`))).toBe(true);
    expect(articles).toHaveLength(30);
    for (const link of [...centers.slice(0, 2), ...articles])
      expect([link, (await load(link)).response.status]).toEqual([link, 200]);
  });

  test("every search says first whom to call: 103, 112, the duty line, and when", async () => {
    for (const asked of [query, "бульдозер"]) {
      const { html } = await load(searchAddress(asked, "", prefix));
      const [line = ""] = all(main(html), "p:has(> a[href$='/information/when-to-call'])");
      expect(links(line)).toEqual([
        "tel:103",
        "tel:112",
        expect.stringMatching(/^tel:\+7/),
        `${prefix}/information/when-to-call`,
      ]);
      expect(text(line)).toMatch(/круглосуточно|round the clock/);
      const parts = all(html, "main p:has(> a[href$='/information/when-to-call']), main [data-results], main h2");
      expect(parts[0]).toEqual(line);
    }
  });

  test("no results come with suggestions", async () => {
    const { response, html } = await load(searchAddress("бульдозер", "", prefix));
    expect(response.status).toBe(200);
    expect(textOf(html)).toContain(notFound);
    expect(links(main(html))).toContain(`${prefix}/forms/question`);
  });
});

test.each([
  ["", "гемодиализ", "/information/glossary/", /: что\sэто$/],
  ["/en", "haemodialysis", "/en/information/glossary/", /: meaning$/],
])("%s/search: a term of the glossary says so in its name, so no two results look the same", async (...row) => {
  const [prefix, query, path, meaning] = row;
  const { html } = await load(searchAddress(query, "", prefix));
  const terms = texts(html, `main [data-results] h3 > a[href^="${path}"]`);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.filter((term) => !meaning.test(term))).toEqual([]);
  const titles = texts(html, "main [data-results] li > div:first-child");
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});

test.each([
  ["", "диализ", /^Нашлись по\sсловам: Гемодиализ по полису ОМС$/, /сегодня/i],
  ["/en", "dialysis", /^Found by the words: Haemodialysis with [^:\d]*$/, /today/i],
])(
  "%s/search: a passage of several centers stands once, as what found them; each says when it is open",
  async (...row) => {
    const [prefix, query, shared, today] = row;
    const { html } = await load(searchAddress(query, "", prefix));
    expect(texts(html, "main section:has(> #found-centers) > p").filter((line) => shared.test(line))).toHaveLength(1);
    const centers = all(html, "main #found-centers > li");
    expect(centers.length).toBeGreaterThan(10);
    expect(centers.filter((center) => !texts(center, "p").some((line) => today.test(line)))).toEqual([]);
    const marked = centers.flatMap((center) => texts(center, "p:has(mark)"));
    expect(marked.filter((line, place) => marked.indexOf(line) !== place)).toEqual([]);
  },
);

test.each([
  ["", "гфр", "gfr"],
  ["", "egfr", "gfr"],
  ["", "КТ/В", "kt-v"],
  ["", "ктв", "kt-v"],
  ["", "ХБП", "ckd"],
  ["", "ХПН", "kidney-failure"],
  ["", "АВФ", "av-fistula"],
  ["/en", "ktv", "kt-v"],
  ["/en", "gfr", "gfr"],
])("%s/search: the abbreviation “%s” leads to its term", async (prefix, query, term) => {
  const { html } = await load(searchAddress(query, "", prefix));
  expect(links(main(html))).toContain(`${prefix}/information/glossary/${term}`);
});

describe("a query in the letters of another language", () => {
  const elsewhere = async (query: string, prefix: string) =>
    all((await load(searchAddress(query, "", prefix))).html, "main p:has(> a[hreflang])");

  test.each([
    ["/en", "диализ", "", "ru"],
    ["/en", "бульдозер", "", "ru"],
    ["", "bulldozer", "/en", "en"],
  ])("%s/search leads with “%s” to the site of that language", async (prefix, query, to, language) => {
    const [link = "", ...others] = await elsewhere(query, prefix);
    expect(others).toEqual([]);
    expect(attribute(link, "a", "href")).toBe(searchAddress(query, "", to));
    expect(attribute(link, "a", "hreflang")).toBe(language);
    expect(text(link, `[lang=${language}]`)).toContain(query);
  });

  test.each([
    ["", "диализ"],
    ["/en", "dialysis"],
    ["/en", "вшфднышы"],
    ["", "lbfkbp"],
  ])("%s/search has no such link for “%s”", async (prefix, query) => {
    expect(await elsewhere(query, prefix)).toEqual([]);
  });
});

test("typed text is escaped", async () => {
  const { html } = await load(searchAddress('"><script>alert(1)</script>'));
  expect(texts(html, "script").join()).not.toContain("alert(1)");
  expect(attribute(html, "main input[name=q]", "value")).toBe('"><script>alert(1)</script>');
});

test("a query of maximum length, and a longer one", async () => {
  for (const length of [200, 1000]) expect((await load(searchAddress("я".repeat(length)))).response.status).toBe(200);
});

describe("more", () => {
  const more = (html: string) => links(html, "main a[data-load-more]");

  test("a plain link leads to everything shown plus thirty more articles", async () => {
    const first = (await load(searchAddress("диализ"))).html;
    const [next = ""] = more(first);
    expect(next).toBe(searchAddress("диализ", "&upto=2#more-2"));
    const { response, html: both } = await load(next.replace(/#.*/, ""));
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { articles: shown = [], ...others } = groupsOf(first);
    const { articles = [], ...still } = groupsOf(both);
    expect(still).toEqual(others);
    expect(articles.slice(0, 30)).toEqual(shown);
    expect(articles.length).toBeGreaterThan(30);
    expect(new Set(articles).size).toBe(articles.length);
    expect(has(both, "main li#more-2")).toBe(true);
    if (articles.length === 60) expect(more(both)).toEqual([searchAddress("диализ", "&upto=3#more-3")]);
  });

  test("the new results have a page of their own, for the script, and a link back", async () => {
    const { html } = await load(searchAddress("диализ", "&page=2"));
    const { articles = [], ...others } = groupsOf(html);
    const { articles: both = [] } = groupsOf((await load(searchAddress("диализ", "&upto=2"))).html);
    expect(others).toEqual({});
    expect(articles).toEqual(both.slice(30));
    expect(links(main(html))).toContain(searchAddress("диализ"));
  });

  test.each([
    ["", "диализ", "показано"],
    ["/en", "dialysis", "shown"],
  ])("the link says how many of all are shown, on the page for the script too (%s)", async (prefix, query, word) => {
    const counts = async (rest: string) => {
      const [name = ""] = texts((await load(`${prefix}${searchAddress(query, rest)}`)).html, "main a[data-load-more]");
      expect(name).toContain(word);
      return name.match(/\d+/g)?.map(Number);
    };
    const [shown, total = 0] = (await counts("")) ?? [];
    expect(shown).toBe(30);
    expect(total).toBeGreaterThan(60);
    for (const rest of ["&upto=2", "&page=2"]) expect(await counts(rest)).toEqual([60, total]);
  });

  test("is offered only where there are two pages or more", async () => {
    const { html } = await load(searchAddress("Петергоф"));
    expect(groupsOf(html)["articles"]?.length).toBeGreaterThan(0);
    expect(more(html)).toEqual([]);
  });

  test.each(["&page=99", "&page=0", "&page=two", "&upto=99", "&upto=0", "&upto=two", "&upto=11"])(
    "%s is not found",
    async (page) => {
      expect((await load(searchAddress("диализ", page))).response.status).toBe(404);
    },
  );
});

describe("for the field, while typing", () => {
  const ask = async (query: string, prefix = "") => {
    const response = await fetch(server.origin + searchAddress(query, "&brief=", prefix), {
      headers: { Accept: "application/json" },
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return (await response.json()) as {
      status: number;
      data: { found: { groups: { kind: string; items: unknown[] }[] }; text: { status: string } };
    };
  };

  test("returns only the results, without the rest of the page", async () => {
    expect(Object.keys((await ask("диализ")).data)).toEqual(["found", "text"]);
  });

  test("at most twelve of each group, and the number of all in words", async () => {
    const { status, data } = await ask("диализ");
    expect(status).toBe(200);
    const counts = data.found.groups.map(({ kind, items }) => `${kind} ${items.length}`);
    expect(counts).toEqual(["articles 12", "sections 2", "centers 12"]);
    expect(data.text.status).toMatch(/^Нашлось: \d{3}\u00a0стат[а-я]+, 2\u00a0раздела, \d+\u00a0центр[а-я]*$/);
  });

  test.each([
    ["диализ", ""],
    ["фистула", ""],
    ["калий", ""],
    ["dialysis", "/en"],
    ["fistula", "/en"],
  ])("the field, the page and every page of it state the same number for %s", async (query, prefix) => {
    const { status } = (await ask(query, prefix)).data.text;
    const articles = async (more: string) =>
      texts((await load(searchAddress(query, more, prefix))).html, "main nav a[href='#articles'], main p").find((one) =>
        /\d\s(стат|article)/.test(one),
      );
    const page = (await articles(""))?.replace(/^.*: /, "") ?? "nothing";
    expect(status.replaceAll("\u00a0", " ")).toContain(page.replaceAll("\u00a0", " "));
    expect(page).not.toMatch(/больше|more/);
    expect(await articles("&upto=2")).toContain(page);
    expect(await articles("&page=2")).toContain(page);
  });

  test.each([
    ["бульдозер", "", "Ничего не\u00a0нашлось"],
    ["excavator", "/en", "Nothing found"],
  ])("%s: %s%s", async (query, prefix, status) => {
    expect((await ask(query, prefix)).data).toMatchObject({ found: { groups: [] }, text: { status } });
  });
});

test("the home page has search structured data, and it works", async () => {
  for (const home of ["/", "/en"]) {
    const { html } = await load(home);
    const site = thingsOf(html).find((thing) => thing["@type"] === "WebSite");
    const { target = "" } = (site?.["potentialAction"] ?? {}) as { target?: string };
    const { response, html: page } = await load(
      new URL(target.replace("{search_term_string}", "Renaria")).href.slice(server.origin.length),
    );
    expect([response.status, text(page, "title")]).toEqual([200, expect.stringContaining("Renaria")]);
  }
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runNode, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const addressOf = (query: string, more = "", prefix = "") =>
  `${prefix}/search?${new URLSearchParams({ q: query })}${more}`;
const load = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { response, html: await response.text() };
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = ""]) => value);
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** The links of each list, by the heading above it. */
function groupsOf(html: string): Record<string, string[]> {
  const lists = [
    ...mainOf(html).matchAll(/<h2 id="(\w+)">(?:(?!<h2)[\s\S])*?<ol [^>]*data-results=""[^>]*>([\s\S]*?)<\/ol>/g),
  ];
  return Object.fromEntries(
    lists.map(([, kind = "", list = ""]) => [
      kind,
      all(list, /<h3><a href="([^"]+)"/g).map((link) => link.replaceAll("&amp;", "&")),
    ]),
  );
}
const textOf = (html: string) => mainOf(html).replaceAll(/<[^>]+>/g, "");

describe.each([
  { prefix: "", notFound: "Ничего не\u00a0нашлось", short: "с\u00a0трёх букв", query: "диализ" },
  { prefix: "/en", notFound: "Nothing found", short: "three letters", query: "dialysis" },
])("$prefix/search", ({ prefix, notFound, short, query }) => {
  test("nothing asked: a field, what others look for, and no search", async () => {
    const { response, html } = await load(`${prefix}/search`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(groupsOf(html)).toEqual({});
    expect(textOf(html)).not.toContain(notFound);
    const popular = all(mainOf(html), /<a href="([^"]*\/search\?q=[^"]+)"/g);
    expect(popular.length).toBeGreaterThan(4);
    const [first = ""] = popular;
    expect(Object.keys(groupsOf((await load(first)).html)).length).toBeGreaterThan(0);
  });

  test("what people often ask for leads to the section of that name, where there is one", async () => {
    const { html } = await load(`${prefix}/popular-search`);
    expect(mainOf(html)).toContain(`href="${prefix}/information/kidney-transplant"`);
    expect(mainOf(html)).not.toContain("<mark>");
  });

  test("spaces are nothing, two letters too little: it says so", async () => {
    expect(groupsOf((await load(addressOf("   ", "", prefix))).html)).toEqual({});
    const { html } = await load(addressOf(` ${query.slice(0, 2)} `, "", prefix));
    expect([groupsOf(html), textOf(html)]).toEqual([{}, expect.stringContaining(short)]);
    expect(textOf(html)).not.toContain(notFound);
  });

  test("the query stands in title, heading and field; what it found is marked, in lists of links that live", async () => {
    const { html } = await load(addressOf(query, "", prefix));
    expect(all(html, /<title>(.+?)<\/title>/g)[0]).toContain(query);
    expect(all(html, /<h1>(.+?)<\/h1>/g)[0]).toContain(query);
    expect(html).toMatch(new RegExp(`<input [^>]*value="${query}"`));
    expect(all(mainOf(html), /<mark>(.+?)<\/mark>/g).length).toBeGreaterThan(20);
    const { centers = [], articles = [] } = groupsOf(html);
    expect(centers.length).toBeGreaterThan(3);
    expect(centers.every((link) => link.startsWith(`${prefix}/centers/`))).toBe(true);
    expect(articles).toHaveLength(30);
    for (const link of [...centers.slice(0, 2), ...articles])
      expect([link, (await load(link)).response.status]).toEqual([link, 200]);
  });

  test("nothing found is told with what to try", async () => {
    const { response, html } = await load(addressOf("бульдозер", "", prefix));
    expect(response.status).toBe(200);
    expect(textOf(html)).toContain(notFound);
    expect(mainOf(html)).toContain(`href="${prefix}/forms/question"`);
  });
});

test("what is typed stays text", async () => {
  const { html } = await load(addressOf('"><script>alert(1)</script>'));
  expect(html).not.toContain("<script>alert");
});

test("a query as long as it can be, and longer", async () => {
  for (const length of [200, 1000]) expect((await load(addressOf("я".repeat(length)))).response.status).toBe(200);
});

describe("groups", () => {
  test("centers, the two categories, articles", async () => {
    const { html } = await load(addressOf("диализ"));
    expect(Object.keys(groupsOf(html)).toSorted()).toEqual(["articles", "centers", "sections"]);
    expect(groupsOf(html)["sections"]?.toSorted()).toEqual(["/information/fistula", "/information/kidney-transplant"]);
  });

  test.each([
    ["фистула", "", "sections"],
    ["пересадка почки", "", "sections"],
    ["калий", "", "articles"],
    ["Казань", "", "centers"],
    ["в Казани", "", "centers"],
    ["казан", "", "centers"],
    ["Симферополь", "", "centers"],
    ["Татарстан", "", "centers"],
    ["fistula", "/en", "articles"],
    ["Kazan", "/en", "centers"],
  ])("the best answer to «%s» (%s) stands first: %s", async (query, prefix, kind) => {
    expect(Object.keys(groupsOf((await load(addressOf(query, "", prefix))).html))[0]).toBe(kind);
  });

  test("advice on fistulas stands before the centers that mention them", async () => {
    expect(Object.keys(groupsOf((await load(addressOf("фистула"))).html))).toEqual(["sections", "articles", "centers"]);
  });

  test("English asks for no categories and finds their pages among the articles", async () => {
    const groups = groupsOf((await load(addressOf("fistula", "", "/en"))).html);
    expect(groups).not.toHaveProperty("sections");
    expect(groups["articles"]).toContain("/en/information/fistula");
  });

  test("what is no answer is not among them, however it is asked", async () => {
    const queries = [
      "Ренария",
      "согласие на обработку персональных данных",
      "маломобильных пациентов",
      "часто ищут",
      "поиск по сайту",
      "группа компаний",
      "главная",
      "центры диализа",
      "слово руководителя",
      "руководитель",
    ];
    const links: string[] = [];
    for (const query of queries)
      for (const group of Object.values(groupsOf((await load(addressOf(query))).html))) links.push(...group);
    expect(links.length).toBeGreaterThan(30);
    const hidden = /^\/(|centers|popular-search|agreement|usloviya-.*|search|group\/.*)$/;
    expect(links.filter((link) => hidden.test(link))).toEqual([]);
  });
});

describe("no two answers share an address", () => {
  test.each(["лекарства", "фистула", "железо", "памятка", "калий", "диализ", "давление"])("«%s»", async (query) => {
    const links = Object.values(groupsOf((await load(addressOf(query))).html)).flat();
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
  });

  test.each([
    ["железо в вену и таблетками", /^\/information\/drugs#drugs-blood-[\da-f]{4}$/, "Железо в вену"],
    ["катетер вырвало", /^\/information\/faq\?tab=faq-access#faq-access-care-[\da-f]{4}$/, "если катетер вырвало"],
    ["лист на холодильник", /^\/information\/materials\?sheet=leaflet-fridge$/, "Лист на холодильник"],
  ])("«%s» leads to the very place", async (query, address, heading) => {
    const { articles = [] } = groupsOf((await load(addressOf(query))).html);
    const link = articles.find((one) => address.test(one)) ?? "";
    expect(articles).toContain(link);
    const [path = "", anchor] = link.split("#");
    const html = mainOf((await load(path)).html).replaceAll("\u00a0", " ");
    const fold = new RegExp(`<details[^>]*><summary>((?:(?!</summary>).)*)</summary><div [^>]*id="${anchor}"`).exec(
      html,
    );
    expect(anchor ? fold?.[1] : html).toContain(heading);
  });

  test("every place that an answer leads to is there", async () => {
    const links = new Set<string>();
    for (const query of ["лекарства", "фистула", "памятка", "вопросы"])
      for (const group of Object.values(groupsOf((await load(addressOf(query))).html)))
        for (const link of group) if (link.includes("#")) links.add(link);
    expect(links.size).toBeGreaterThan(5);
    for (const link of links) {
      const [path = "", anchor = ""] = link.split("#");
      expect([link, (await load(path)).html.includes(` id="${anchor}"`)]).toEqual([link, true]);
    }
  });
});

/** Asked as people ask: forms of words, slips, the other layout, a beginning. */
test.each([
  ["уход за фистулой", "sections", "/information/fistula"],
  ["фистула болит", "sections", "/information/fistula"],
  ["пересадку почек", "sections", "/information/kidney-transplant"],
  ["трансплонтация", "sections", "/information/kidney-transplant"],
  ["сколько можно пить", "articles", "/lifestyle/fluid-between-sessions"],
  ["калий в продуктах", "articles", "/lifestyle/potassium-in-food"],
  ["калием", "articles", "/lifestyle/potassium-in-food"],
  ["rfkbq", "articles", "/lifestyle/potassium-in-food"],
  ["сухого веса", "articles", "/information/treatment/dry-weight"],
  ["суой вес", "articles", "/information/treatment/dry-weight"],
  ["ce[jq dtc", "articles", "/information/treatment/dry-weight"],
  ["гемадиализ", "articles", "/dialysis/hemodialysis"],
  ["перитониальный диализ", "articles", "/dialysis/peritoneal-dialysis"],
  ["перитон", "articles", "/dialysis/peritoneal-dialysis"],
  ["озерная", "centers", "/centers/saint-petersburg-ozernaya"],
  ["центр диализа в Казани", "centers", "/centers/kazan-rodnikovaya"],
  ["rfpfym", "centers", "/centers/kazan-rodnikovaya"],
  ["отпуск в Крыму", "articles", "/tourism/travel-crimea"],
  ["Тамара", "articles", "/stories/tamara-forty-seven-books"],
  ["платные услуги", "articles", "/about/platnye-uslugi"],
])("«%s» finds %s %s", async (query, kind, link) => {
  const { html } = await load(addressOf(query));
  expect(groupsOf(html)[kind]).toContain(link);
});

test.each([
  ["lbfkbp", "", "диализ"],
  ["Питание при диолизе", "", "Питание при диализе"],
  ["вшфднышы", "/en", "dialysis"],
  ["kidny", "/en", "kidney"],
])("%s%s is said to be taken for %s", async (query, prefix, taken) => {
  const { html } = await load(addressOf(query, "", prefix));
  expect(textOf(html)).toMatch(new RegExp(`[«“]${taken}[»”]`));
});

test("what was taken as typed is not said again", async () => {
  expect(textOf((await load(addressOf("Диализа в Москве"))).html)).not.toContain("Показаны результаты");
});

describe("more", () => {
  const more = (html: string) =>
    all(mainOf(html), /<a href="([^"]+)"[^>]*data-load-more/g).map((link) => link.replaceAll("&amp;", "&"));

  test("a plain link leads to all that was shown and thirty articles more", async () => {
    const first = (await load(addressOf("диализ"))).html;
    const [next = ""] = more(first);
    expect(next).toBe(addressOf("диализ", "&upto=2#more-2"));
    const { response, html: both } = await load(next.replace(/#.*/, ""));
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { articles: shown = [], ...others } = groupsOf(first);
    const { articles = [], ...still } = groupsOf(both);
    expect(still).toEqual(others);
    expect(articles.slice(0, 30)).toEqual(shown);
    expect(articles.length).toBeGreaterThan(30);
    expect(new Set(articles).size).toBe(articles.length);
    expect(mainOf(both)).toMatch(/<li id="more-2"/);
    if (articles.length === 60) expect(more(both)).toEqual([addressOf("диализ", "&upto=3#more-3")]);
  });

  test("what is new has a page of its own, for the script, and a way back", async () => {
    const { html } = await load(addressOf("диализ", "&page=2"));
    const { articles = [], ...others } = groupsOf(html);
    const { articles: both = [] } = groupsOf((await load(addressOf("диализ", "&upto=2"))).html);
    expect(others).toEqual({});
    expect(articles).toEqual(both.slice(30));
    expect(mainOf(html)).toContain(`href="${addressOf("диализ")}"`);
  });

  test("only where there are two pages or more", async () => {
    const { html } = await load(addressOf("Петергоф"));
    expect(groupsOf(html)["articles"]?.length).toBeGreaterThan(0);
    expect(more(html)).toEqual([]);
  });

  test.each(["&page=99", "&page=0", "&page=two", "&upto=99", "&upto=0", "&upto=two", "&upto=11"])(
    "%s is the address of nothing",
    async (page) => {
      expect((await load(addressOf("диализ", page))).response.status).toBe(404);
    },
  );
});

describe("for the field, while one types", () => {
  const ask = async (query: string, prefix = "") => {
    const response = await fetch(server.origin + addressOf(query, "&brief=", prefix), {
      headers: { Accept: "application/json" },
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return (await response.json()) as {
      status: number;
      data: { found: { groups: { kind: string; items: unknown[] }[] }; text: { status: string } };
    };
  };

  test("what was found alone, without what stands around it on the page", async () => {
    expect(Object.keys((await ask("диализ")).data)).toEqual(["found", "text"]);
  });

  test("twelve of each group at most, and how many in words", async () => {
    const { status, data } = await ask("диализ");
    expect(status).toBe(200);
    const counts = data.found.groups.map(({ kind, items }) => `${kind} ${items.length}`);
    expect(counts).toEqual(["articles 12", "sections 2", "centers 12"]);
    expect(data.text.status).toBe("Нашлось: 12\u00a0статей и\u00a0больше, 2\u00a0раздела, 12\u00a0центров");
  });

  test.each([
    ["бульдозер", "", "Ничего не\u00a0нашлось"],
    ["excavator", "/en", "Nothing found"],
  ])("%s: %s%s", async (query, prefix, text) => {
    expect((await ask(query, prefix)).data).toMatchObject({ found: { groups: [] }, text: { status: text } });
  });
});

test("the home page tells search engines how to search, and it works", async () => {
  for (const home of ["/", "/en"]) {
    const { html } = await load(home);
    const target = /"target":"([^"]+)"/.exec(html)?.[1] ?? "";
    const { response, html: page } = await load(
      new URL(target.replace("{search_term_string}", "Renaria")).href.slice(server.origin.length),
    );
    expect([response.status, all(page, /<title>(.+?)<\/title>/g)[0]]).toEqual([
      200,
      expect.stringContaining("Renaria"),
    ]);
  }
});

test("a search in vain is counted once, unless it could be about a person", async () => {
  for (const query of ["зубопротезирование", "ivan@example.com", "8 900 000-00-00 зубр"]) await load(addressOf(query));
  await load("/search");
  const misses = async () => {
    const run = runNode(["server/content.ts", "misses"], { DATA_DIR: server.dataDir });
    await run.exit;
    return run.output();
  };
  await expect.poll(misses, { timeout: 30_000, interval: 500 }).toContain("зубопротезирование");
  const counted = await misses();
  expect(counted).not.toMatch(/ivan|900/);
  expect(server.output()).not.toMatch(/зубопротезирование|ivan/);
});

describe("a row of a table is found by itself, and its link leads to it", () => {
  test.each([
    ["/en", "banana", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["/en", "potassium in a banana", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["", "бананы", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["", ",fyfy", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["/en", "ferritin", "tables", "/information/reference-tables?tab=labs#lab-ferritin"],
    ["", "норма ферритина", "tables", "/information/reference-tables?tab=labs#lab-ferritin"],
    ["/en", "hemodialysis cost", "prices", "/about/platnye-uslugi?section=Dialysis#hemodialysis-session"],
    ["/en", "haemodialysis price", "prices", "/about/platnye-uslugi?section=Dialysis#hemodialysis-session"],
    [
      "",
      "стоимость гемодиализа",
      "prices",
      `/about/platnye-uslugi?${new URLSearchParams({ section: "Диализ" })}#hemodialysis-session`,
    ],
  ])("%s «%s»: %s", async (prefix, query, kind, link) => {
    const rows = groupsOf((await load(addressOf(query, "", prefix))).html)[kind] ?? [];
    expect(rows).toContain(prefix + link);
    const [path = "", anchor = ""] = (prefix + link).split("#");
    // Not under a fold that is closed: without scripts an older browser would not open it.
    const before = (await load(path)).html.split(`<tr id="${anchor}"`);
    expect(before).toHaveLength(2);
    const folds = [...(before[0] ?? "").matchAll(/<details[^>]*>|<\/details>/g)].map(([tag]) => tag);
    expect(folds.filter((tag) => tag === "</details>").length).toBe(
      folds.filter((tag) => tag !== "</details>" && !/ open=/.test(tag)).length,
    );
  });

  test.each([
    ["/en", "nurse job", /^\/en\/vacancies\/(dialysis|pd)-nurse-/],
    ["", "вакансия медсестры", /^\/vacancies\/((dialysis|pd)-nurse|coordinator)-/],
  ])("%s «%s» finds vacancies, the nurses' first", async (prefix, query, nurses) => {
    const { jobs = [] } = groupsOf((await load(addressOf(query, "", prefix))).html);
    expect(jobs.slice(0, 4).filter((link) => nurses.test(link))).toHaveLength(4);
  });

  test.each([
    ["/en", "price", "/about/platnye-uslugi"],
    ["", "сколько стоит", "/about/platnye-uslugi"],
    ["/en", "holiday dialysis", "/tourism"],
    ["", "диализ в отпуске", "/tourism"],
    ["/en", "fistula bleeding", "/information/fistula"],
    ["", "кровит фистула", "/information/fistula"],
  ])("%s «%s» finds %s among the first, before any center", async (prefix, query, page) => {
    const groups = Object.entries(groupsOf((await load(addressOf(query, "", prefix))).html));
    const [[kind = "", links = []] = []] = groups;
    expect(kind).not.toBe("centers");
    expect(links.slice(0, 5)).toContain(prefix + page);
  });

  test("a word that many rows have is not answered with rows", async () => {
    for (const query of ["калий", "фистула", "анализ"])
      expect(Object.keys(groupsOf((await load(addressOf(query))).html))).not.toContain("prices");
  });
});

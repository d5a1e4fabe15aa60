import { describe, expect, test } from "vitest";
import { all, has, one, text } from "../support/read-html.ts";
import { asNewVisitor, groupsOf, searchAddress, textOf } from "../support/search-page.ts";
import { sharedServer } from "../support/shared-server.ts";

const load = async (path: string, from: "sample" | "plain" = "sample") =>
  (await fetch(sharedServer(from).origin + path, asNewVisitor())).text();

const answerTo = async (query: string, prefix = "", from?: "plain") =>
  groupsOf(await load(searchAddress(query, "", prefix), from));

describe("groups", () => {
  test("centers, the two categories, articles", async () => {
    const groups = await answerTo("диализ");
    expect(Object.keys(groups).toSorted()).toEqual(["articles", "centers", "sections"]);
    expect(groups["sections"]?.toSorted()).toEqual(["/information/fistula", "/information/kidney-transplant"]);
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
  ])("the best answer to «%s» (%s) comes first: %s", async (query, prefix, kind) => {
    expect(Object.keys(await answerTo(query, prefix))[0]).toBe(kind);
  });

  test("advice on fistulas comes before the centers that mention them", async () => {
    expect(Object.keys(await answerTo("фистула"))).toEqual(["sections", "articles", "centers"]);
  });

  test("English searches no categories and finds their pages among the articles", async () => {
    const groups = await answerTo("fistula", "/en");
    expect(groups).not.toHaveProperty("sections");
    expect(groups["articles"]).toContain("/en/information/fistula");
  });

  test("the API answers for categories in both languages, if a caller asks", async () => {
    const filters = [{ id: "2.1", type: "default", conditions: { parent: 29, isActive: true } }];
    const idsOf = async (query: string, locale: string) => {
      const response = await fetch(`${sharedServer("sample").origin}/api/search`, {
        method: "POST",
        headers: { ...asNewVisitor().headers, "X-Account": "renaria", "X-Locale": locale },
        body: JSON.stringify({ query, filters }),
      });
      const { data } = (await response.json()) as { data: { search: { ids: number[] }[] } };
      return data.search.map(({ ids }) => ids);
    };
    const found = await idsOf("фистула", "ru");
    expect(found).toEqual([[8]]);
    expect(await idsOf("fistula", "en")).toEqual(found);
  });

  test("pages that are not answers are never among them, whatever the query", async () => {
    // Each is the title of a page that is not an answer, and that contains the word.
    const titles = [
      "пользовательское соглашение",
      "что часто ищут",
      "поиск по сайту",
      "для маломобильных",
      "снабжение группы компаний",
      "слово руководителя",
      "главная",
      "наши центры",
    ];
    const links: string[] = [];
    for (const query of ["калий", ...titles]) links.push(...Object.values(await answerTo(query)).flat());
    expect(links).toContain("/lifestyle/potassium");
    const hidden = /^\/(|centers|popular-search|agreement|usloviya-.*|search|group\/.*|about\/speech-.*)$/;
    expect(links.filter((link) => hidden.test(link))).toEqual([]);
  });
});

test.each([
  ["железо в вену и таблетками", /^\/information\/drugs#drugs-iron-[\da-f]{4}$/, "Железо в вену"],
  ["катетер вырвало", /^\/information\/faq\?tab=faq-access#faq-catheter-[\da-f]{4}$/, "если катетер вырвало"],
  ["лист на холодильник", /^\/information\/materials\?sheet=leaflet-fridge$/, "Лист на холодильник"],
])("«%s» links to the exact place", async (query, address, heading) => {
  const { articles = [] } = await answerTo(query);
  const link = articles.find((one) => address.test(one)) ?? "";
  expect(articles).toContain(link);
  const [path = "", anchor] = link.split("#");
  const html = await load(path);
  expect(text(html, anchor ? `main details:has([id="${anchor}"]) > summary` : "main")).toContain(heading);
});

/** Queries as people type them: inflected forms, typos, the other keyboard layout, a prefix. */
test.each([
  ["уход за фистулой", "sections", "/information/fistula"],
  ["фистула болит", "sections", "/information/fistula"],
  ["пересадку почек", "sections", "/information/kidney-transplant"],
  ["трансплонтация", "sections", "/information/kidney-transplant"],
  ["сколько можно пить", "articles", "/lifestyle/fluid"],
  ["калий в продуктах", "articles", "/lifestyle/potassium"],
  ["калием", "articles", "/lifestyle/potassium"],
  ["rfkbq", "articles", "/lifestyle/potassium"],
  ["сухого веса", "articles", "/information/treatment/dry-weight"],
  ["суой вес", "articles", "/information/treatment/dry-weight"],
  ["ce[jq dtc", "articles", "/information/treatment/dry-weight"],
  ["гемадиализ", "articles", "/dialysis/hemodialysis"],
  ["перитониальный диализ", "articles", "/dialysis/peritoneal"],
  ["перитон", "articles", "/dialysis/peritoneal"],
  ["озерная", "centers", "/centers/tyumen"],
  ["центр диализа в Казани", "centers", "/centers/kazan-park"],
  ["rfpfym", "centers", "/centers/kazan-park"],
  ["отпуск в Крыму", "articles", "/tourism/sea"],
  ["Тамара", "articles", "/stories/tamara"],
  ["платные услуги", "articles", "/about/platnye-uslugi"],
])("«%s» finds first of %s %s", async (query, kind, link) => {
  expect((await answerTo(query))[kind]?.[0]).toBe(link);
});

test.each([
  ["lbfkbp", "", "диализ"],
  ["Питание при диолизе", "", "Питание при диализе"],
  ["вшфднышы", "/en", "dialysis"],
  ["kidny", "/en", "kidney"],
])("%s%s is reported to be taken for %s", async (query, prefix, taken) => {
  expect(textOf(await load(searchAddress(query, "", prefix)))).toMatch(new RegExp(`[«“]${taken}[»”]`));
});

test("a query taken as typed is not restated", async () => {
  expect(textOf(await load(searchAddress("Диализа в Москве")))).not.toContain("Показаны результаты");
});

describe("a row of a table is a result of its own, and its link leads to it", () => {
  const table = (query: string) => `/information/reference-tables?${query}`;
  const price = (section: string) => `/about/platnye-uslugi?${new URLSearchParams({ section })}#session`;

  test.each([
    ["/en", "banana", "tables", table("group=fruit#food-banana")],
    ["/en", "potassium in a banana", "tables", table("group=fruit#food-banana")],
    ["", "бананы", "tables", table("group=fruit#food-banana")],
    ["", ",fyfy", "tables", table("group=fruit#food-banana")],
    // By its colloquial name.
    ["", "картошка", "tables", table("group=vegetables#food-potato")],
    ["", "сколько калия в картошке", "tables", table("group=vegetables#food-potato")],
    ["", "творожок", "tables", table("group=dairy#food-curd")],
    ["", "рыба", "tables", table("group=meat#food-cod")],
    ["/en", "fish", "tables", table("group=meat#food-cod")],
    ["/en", "cottage cheese", "tables", table("group=dairy#food-curd")],
    ["/en", "ferritin", "tables", table("tab=labs&group=blood#lab-ferritin")],
    ["", "норма ферритина", "tables", table("tab=labs&group=blood#lab-ferritin")],
    ["/en", "hemodialysis cost", "prices", price("Dialysis")],
    ["/en", "haemodialysis price", "prices", price("Dialysis")],
    ["", "стоимость гемодиализа", "prices", price("Диализ")],
  ])("%s «%s»: %s", async (prefix, query, kind, link) => {
    expect((await answerTo(query, prefix))[kind]).toContain(prefix + link);
    const [path = "", anchor = ""] = (prefix + link).split("#");
    // Not in a closed fold: without scripts an older browser would not open it.
    const html = await load(path);
    expect(all(html, `tr[id="${anchor}"]`)).toHaveLength(1);
    expect(has(html, `details:not([open]) tr[id="${anchor}"]`)).toBe(false);
  });

  test.each([
    ["/en", "nurse job"],
    ["", "вакансия медсестры"],
  ])("%s «%s» finds vacancies, only those for nurses", async (prefix, query) => {
    const { jobs = [] } = await answerTo(query, prefix);
    expect(jobs.toSorted()).toEqual([`${prefix}/vacancies/nurse-kazan`, `${prefix}/vacancies/nurse-yalta`]);
  });

  test("prices are shown only when asked for", async () => {
    const groups = await answerTo("гемодиализ");
    expect(groups["articles"]).toContain("/dialysis/hemodialysis");
    expect(groups).not.toHaveProperty("prices");
  });
});

// A few texts do not show what hundreds do: how results displace each other, and every form of an address.
describe("among all texts of the site", () => {
  test.each(["лекарства", "фистула", "железо", "памятка", "калий", "диализ", "давление"])(
    "no two answers to «%s» share an address",
    async (query) => {
      const links = Object.values(await answerTo(query, "", "plain")).flat();
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
    },
  );

  test("every anchor that a result links to exists", async () => {
    const links = new Set<string>();
    for (const query of ["лекарства", "фистула", "памятка", "вопросы"])
      for (const link of Object.values(await answerTo(query, "", "plain")).flat())
        if (link.includes("#")) links.add(link);
    expect(links.size).toBeGreaterThan(5);
    for (const link of links) {
      const [path = "", anchor = ""] = link.split("#");
      expect([link, has(await load(path, "plain"), `[id="${anchor}"]`)]).toEqual([link, true]);
    }
  });

  test.each([
    "фистула опухла",
    "опухла фистула",
    "распухла рука",
    "отек руки",
    "отекла рука с фистолой",
    "отёк",
    "опухла",
    "отекла рука с фистулой",
    "распухла",
    "отекла",
    "кровит",
    "кровит фистула",
    "кровотечение",
    "не жужжит",
    "температура",
    "задыхаюсь",
    "боль в груди",
    "упало давление",
    "пропало жужжание",
    "swollen fistula",
    "swollen arm",
    "the fistula is bleeding",
    "bleeding",
    "no buzz",
    "fever",
    "chest pain",
    "cannot breathe",
    "blood pressure dropped",
  ])("«%s» finds first whom to call", async (query) => {
    const prefix = /[а-я]/.test(query) ? "" : "/en";
    const [[, [first] = []] = []] = Object.entries(await answerTo(query, prefix, "plain"));
    expect(first).toBe(`${prefix}/information/when-to-call`);
  });

  test.each([
    ["", "фистула опухла", /опухла|отекла|отёк/],
    ["", "отек руки", /отёк|отекла/],
    ["/en", "swollen fistula", /swollen/],
  ])("%s «%s»: the line under it is about swelling", async (prefix, query, told) => {
    const html = await load(searchAddress(query, "", prefix), "plain");
    expect(text(html, "main [data-results] > li:first-child > div:nth-child(2) > p")).toMatch(told);
  });

  test.each([
    ["", "фистула опухла", "#duty", /дежурная линия/i],
    ["", "рвота с кровью", "#emergency", /опасно для жизни/i],
    ["/en", "swollen fistula", "#duty", /helpline/],
  ])("%s «%s» leads to the part of that page which says whom to call: %s", async (prefix, query, anchor, whom) => {
    const link = one(
      await load(searchAddress(query, "", prefix), "plain"),
      "main [data-results] > li:first-child > div:nth-child(2) a",
    );
    expect(link.attribs["href"]).toBe(`${prefix}/information/when-to-call${anchor}`);
    expect(text(link)).toMatch(whom);
  });

  test.each(["калий", "страховка", "озноб", "договор", "water"])(
    "«%s»: the part that a result is from is in its page",
    async (query) => {
      const prefix = /^[a-z]/.test(query) ? "/en" : "";
      const html = await load(searchAddress(query, "", prefix), "plain");
      const parts = all(html, "main [data-results] > li > div:nth-child(2) a");
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts.slice(0, 5)) {
        const [path = "", anchor = ""] = (part.attribs["href"] ?? "").split("#");
        expect(has(await load(path, "plain"), `main [id="${decodeURIComponent(anchor)}"]`), path).toBe(true);
      }
    },
  );

  test.each([
    ["", "Уфа", "ufa"],
    ["", "диализ в Уфе", "ufa"],
    ["", "eaf", "ufa"],
    ["", "гостевой диализ Ростов", "rostov-on-don"],
    ["/en", "Ufa", "ufa"],
    ["/en", "dialysis in Nizhny Novgorod", "nizhny-novgorod"],
  ])("%s «%s» leads first of all to the partner centers of that city", async (prefix, query, city) => {
    const [[kind, [first = ""] = []] = []] = Object.entries(await answerTo(query, prefix, "plain"));
    expect([kind, first]).toEqual(["centers", `${prefix}/centers?tab=partners&city=${city}#city`]);
    expect(text(await load(first, "plain"), "main #city")).not.toBe("");
  });

  test.each(["Казань", "Москва", "диализ", "калий", "отпуск"])("«%s» leads to no partner centers", async (query) => {
    const links = Object.values(await answerTo(query, "", "plain")).flat();
    expect(links.filter((link) => link.includes("tab=partners"))).toEqual([]);
  });

  test.each([
    ["/en", "price", "/about/platnye-uslugi"],
    ["", "сколько стоит", "/about/platnye-uslugi"],
    ["/en", "holiday dialysis", "/tourism"],
    ["", "диализ в отпуске", "/tourism"],
    ["/en", "fistula bleeding", "/information/fistula"],
    ["", "кровит фистула", "/information/fistula"],
  ])("%s «%s» finds %s among the first, before any center", async (prefix, query, page) => {
    const groups = Object.entries(await answerTo(query, prefix, "plain"));
    expect(groups[0]?.[0]).not.toBe("centers");
    const first = groups.map(([, links]) => links.slice(0, 5));
    expect(first.slice(0, 2).flat()).toContain(prefix + page);
  });
});

test.each(["москва", "гемодиафильтрация"])("each center found by «%s» has a mark", async (query) => {
  const page = await load(searchAddress(query));
  const centers = all(page, "#found-centers > li");
  expect(centers.length).toBeGreaterThan(1);
  // A passage that several centers have stands once, above them.
  const isShared = has(page, "section[aria-labelledby=centers] > p mark");
  const unmarked = centers.filter((center) => !has(center, "mark")).map((center) => text(center, "h3"));
  expect(isShared ? [] : unmarked).toEqual([]);
});

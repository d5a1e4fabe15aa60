import { describe, expect, test } from "vitest";
import { all, has, text } from "../support/read-html.ts";
import { asNewVisitor, groupsOf, searchAddress, textOf } from "../support/search-page.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const load = async (path: string) => {
  const response = await fetch(server.origin + path, asNewVisitor());
  return { response, html: await response.text() };
};

describe("groups", () => {
  test("centers, the two categories, articles", async () => {
    const { html } = await load(searchAddress("диализ"));
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
    expect(Object.keys(groupsOf((await load(searchAddress(query, "", prefix))).html))[0]).toBe(kind);
  });

  test("advice on fistulas stands before the centers that mention them", async () => {
    expect(Object.keys(groupsOf((await load(searchAddress("фистула"))).html))).toEqual([
      "sections",
      "articles",
      "centers",
    ]);
  });

  test("English asks for no categories and finds their pages among the articles", async () => {
    const groups = groupsOf((await load(searchAddress("fistula", "", "/en"))).html);
    expect(groups).not.toHaveProperty("sections");
    expect(groups["articles"]).toContain("/en/information/fistula");
  });

  test("what is not an answer is not among them, however it is asked", async () => {
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
      for (const group of Object.values(groupsOf((await load(searchAddress(query))).html))) links.push(...group);
    expect(links.length).toBeGreaterThan(30);
    const hidden = /^\/(|centers|popular-search|agreement|usloviya-.*|search|group\/.*)$/;
    expect(links.filter((link) => hidden.test(link))).toEqual([]);
  });
});

describe("no two answers share an address", () => {
  test.each(["лекарства", "фистула", "железо", "памятка", "калий", "диализ", "давление"])("«%s»", async (query) => {
    const links = Object.values(groupsOf((await load(searchAddress(query))).html)).flat();
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
  });

  test.each([
    ["железо в вену и таблетками", /^\/information\/drugs#drugs-blood-[\da-f]{4}$/, "Железо в вену"],
    ["катетер вырвало", /^\/information\/faq\?tab=faq-access#faq-access-care-[\da-f]{4}$/, "если катетер вырвало"],
    ["лист на холодильник", /^\/information\/materials\?sheet=leaflet-fridge$/, "Лист на холодильник"],
  ])("«%s» leads to the very place", async (query, address, heading) => {
    const { articles = [] } = groupsOf((await load(searchAddress(query))).html);
    const link = articles.find((one) => address.test(one)) ?? "";
    expect(articles).toContain(link);
    const [path = "", anchor] = link.split("#");
    const { html } = await load(path);
    expect(text(html, anchor ? `main details:has([id="${anchor}"]) > summary` : "main")).toContain(heading);
  });

  test("every place that an answer leads to is there", async () => {
    const links = new Set<string>();
    for (const query of ["лекарства", "фистула", "памятка", "вопросы"])
      for (const group of Object.values(groupsOf((await load(searchAddress(query))).html)))
        for (const link of group) if (link.includes("#")) links.add(link);
    expect(links.size).toBeGreaterThan(5);
    for (const link of links) {
      const [path = "", anchor = ""] = link.split("#");
      expect([link, has((await load(path)).html, `[id="${anchor}"]`)]).toEqual([link, true]);
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
  const { html } = await load(searchAddress(query));
  expect(groupsOf(html)[kind]).toContain(link);
});

test.each([
  ["lbfkbp", "", "диализ"],
  ["Питание при диолизе", "", "Питание при диализе"],
  ["вшфднышы", "/en", "dialysis"],
  ["kidny", "/en", "kidney"],
])("%s%s is said to be taken for %s", async (query, prefix, taken) => {
  const { html } = await load(searchAddress(query, "", prefix));
  expect(textOf(html)).toMatch(new RegExp(`[«“]${taken}[»”]`));
});

test("what was taken as typed is not said again", async () => {
  expect(textOf((await load(searchAddress("Диализа в Москве"))).html)).not.toContain("Показаны результаты");
});

describe("a row of a table is found by itself, and its link leads to it", () => {
  test.each([
    ["/en", "banana", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["/en", "potassium in a banana", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["", "бананы", "tables", "/information/reference-tables?group=fruit#food-banana"],
    ["", ",fyfy", "tables", "/information/reference-tables?group=fruit#food-banana"],
    // By what people call it.
    ["", "картошка", "tables", "/information/reference-tables?group=vegetables#food-potato-baked-in-its-skin"],
    [
      "",
      "сколько калия в картошке",
      "tables",
      "/information/reference-tables?group=vegetables#food-potato-baked-in-its-skin",
    ],
    ["", "творожок", "tables", "/information/reference-tables?group=dairy#food-curd-cheese-5"],
    ["", "рыба", "tables", "/information/reference-tables?group=meat#food-cod-boiled"],
    ["/en", "fish", "tables", "/information/reference-tables?group=meat#food-cod-boiled"],
    ["/en", "cottage cheese", "tables", "/information/reference-tables?group=dairy#food-curd-cheese-5"],
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
    const rows = groupsOf((await load(searchAddress(query, "", prefix))).html)[kind] ?? [];
    expect(rows).toContain(prefix + link);
    const [path = "", anchor = ""] = (prefix + link).split("#");
    // Not under a fold that is closed: without scripts an older browser would not open it.
    const { html } = await load(path);
    expect(all(html, `tr[id="${anchor}"]`)).toHaveLength(1);
    expect(has(html, `details:not([open]) tr[id="${anchor}"]`)).toBe(false);
  });

  test.each([
    ["/en", "nurse job", /^\/en\/vacancies\/(dialysis|pd)-nurse-/],
    ["", "вакансия медсестры", /^\/vacancies\/((dialysis|pd)-nurse|coordinator)-/],
  ])("%s «%s» finds vacancies, the nurses' first", async (prefix, query, nurses) => {
    const { jobs = [] } = groupsOf((await load(searchAddress(query, "", prefix))).html);
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
    const groups = Object.entries(groupsOf((await load(searchAddress(query, "", prefix))).html));
    const [[kind = "", links = []] = []] = groups;
    expect(kind).not.toBe("centers");
    expect(links.slice(0, 5)).toContain(prefix + page);
  });

  test("a word that many rows have is not answered with rows", async () => {
    for (const query of ["калий", "фистула", "анализ"])
      expect(Object.keys(groupsOf((await load(searchAddress(query))).html))).not.toContain("prices");
  });
});

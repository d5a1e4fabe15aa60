import { describe, expect, test } from "vitest";
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { locales } from "#contract/locale.ts";
import { href, pages } from "#site/urls.ts";
import {
  all,
  attribute,
  attributes,
  canonical,
  type Element,
  has,
  hiddenFields,
  links,
  main as mainOf,
  one,
  text,
  texts,
} from "../support/read-html.ts";
import { ACCOUNT } from "../support/api.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const server = sharedServer("public");

/** The page without header and footer. */
async function open(path: string) {
  const response = await fetch(server.origin + path);
  const html = await response.text();
  return { status: response.status, html, main: mainOf(html) };
}

const found = (main: Element) => Number(/\d+/.exec(text(main, "[data-told]"))?.[0]);
const titles = (main: Element) => texts(main, "h3");
/** The records of the pack that a list should show, by their Russian files. */
type Kept = { title: string; fields: Record<string, string | number> };
const keptIn = (folder: string): Kept[] =>
  globSync(`content/${folder}/*.ru.md`).map(
    (file) => parse(readFileSync(file, "utf8").split("---\n")[1] ?? "") as Kept,
  );
const chosen = (main: Element) => attributes(main, "option[selected]", "value").filter(Boolean);

describe("specialists", () => {
  test("all of them are on pages, nobody in a fold, heads of centers first", async () => {
    const { main } = await open("/about/specialists");
    const people = keptIn("specialists");
    expect(found(main)).toBe(people.length);
    const heads = people.filter(({ fields }) => fields["heads"]).map(({ title }) => title);
    expect(heads).toHaveLength(16);
    expect(titles(main).slice(0, 16).toSorted()).toEqual(heads.toSorted());
    expect(has(main, "details.accordion")).toBe(false);
    const last = Math.max(...links(main, "a[href^='?page=']").map((href) => Number(href.split("=")[1])));
    const pages = await Promise.all(
      Array.from({ length: last - 1 }, (_, n) => open(`/about/specialists?page=${n + 2}`)),
    );
    const everybody = [main, ...pages.map((page) => page.main)].flatMap(titles);
    expect(everybody.toSorted()).toEqual(people.map(({ title }) => title).toSorted());
    expect(texts(main, "dt").filter((term) => term === "Аккредитация")).toHaveLength(titles(main).length);
  });

  test.each(["region=tyumen", "city=simferopol", "speciality=Диетология", "region=moscow&speciality=Сестринское дело"])(
    "%s",
    async (query) => {
      const wanted = [...new URLSearchParams(query)];
      const people = keptIn("specialists").filter(({ fields }) =>
        wanted.every(([key, value]) => fields[key] === value),
      );
      const { main } = await open(`/about/specialists?${query}`);
      expect(found(main)).toBe(people.length);
      expect(people.map(({ title }) => title)).toEqual(expect.arrayContaining(titles(main)));
      expect(titles(main)).not.toEqual([]);
      // The chosen filter stays, so that the next one adds to it.
      expect(chosen(main)).toEqual(wanted.map(([, value]) => value));
    },
  );

  test("a person is found by the beginning of the surname", async () => {
    const [name = ""] = keptIn("specialists").map(({ title }) => title);
    const surname = name.split(" ").at(-1) ?? "";
    const { main } = await open(`/about/specialists?q=${encodeURIComponent(surname.slice(0, 5).toLowerCase())}`);
    expect(titles(main)).toContain(name);
    expect(found(main)).toBeLessThan(5);
  });

  test("doctors come before the network's management, who are not shown when a filter is set", async () => {
    const { main } = await open("/about/specialists");
    const leader = "a[href='/about#speech-latypov']";
    expect(all(main, `h3, ${leader}`)[0]?.name).toBe("h3");
    expect(has(main, leader)).toBe(true);
    expect(has((await open("/about/specialists?city=kazan")).main, leader)).toBe(false);
  });

  test("a center's staff link to the person's page, with training and accreditation", async () => {
    const { main } = await open("/centers/tyumen");
    const people = links(main, "a[href^='/about/specialists?'][href*='#']");
    expect(people.length).toBeGreaterThan(5);
    const [path = ""] = (people[0] ?? "").split("#");
    const { main: city } = await open(path);
    for (const link of people) expect([link, has(city, `li[id="${link.split("#")[1]}"]`)]).toEqual([link, true]);
    expect(texts(city, "dt").filter((term) => term === "Аккредитация")).toHaveLength(found(city));
  });

  test("every speciality of the licence is staffed, and the page states who else works there", async () => {
    const { main } = await open("/about/specialists");
    const staffed = new Set(keptIn("specialists").map(({ fields }) => String(fields["speciality"]).toLowerCase()));
    const { main: licence } = await open("/about/licence");
    for (const one of [
      "нефрология",
      "диетология",
      "сердечно-сосудистая хирургия",
      "сестринское дело",
      "ультразвуковая диагностика",
      "функциональная диагностика",
      "клиническая лабораторная диагностика",
    ])
      expect([one, text(licence).includes(one), staffed.has(one)]).toEqual([one, true, true]);
    expect(text(main)).toMatch(/работают \d+ медсест/);
  });

  test("an unknown value is not a filter", async () => {
    const plain = await open("/about/specialists");
    const strange = await open("/about/specialists?region=atlantis&city=%3Cb%3E&colour=red");
    expect(titles(strange.main)).toEqual(titles(plain.main));
    expect(chosen(strange.main)).toEqual([]);
  });

  test("no results are reported with a link back", async () => {
    const { status, main } = await open("/en/about/specialists?region=tyumen&city=kazan");
    expect(status).toBe(200);
    expect(found(main)).toBe(0);
    expect(texts(main, "h2")).toContain("Nothing found");
    expect(links(main)).toContain("?");
  });

  test("a filtered page has the plain one as its canonical address", async () => {
    const { html } = await open("/about/specialists?region=tyumen");
    expect(canonical(html)).toBe("https://renaria.example/about/specialists");
  });
});

describe("vacancies", () => {
  test("open ones are listed, with pay; closed ones are not", async () => {
    const { main } = await open("/vacancies");
    expect(links(main)).toContain("/vacancies/vascular-surgeon-tyumen");
    expect(links(main)).not.toContain("/vacancies/dietitian-moscow");
  });

  test.each(["region=tatarstan", "city=kazan", "region=tatarstan&city=kazan"])("%s", async (query) => {
    const { main } = await open(`/en/vacancies?${query}`);
    expect(links(main)).toContain("/en/vacancies/dialysis-nurse-kazan");
    expect(links(main)).not.toContain("/en/vacancies/vascular-surgeon-tyumen");
  });

  test("profession and city narrow the list by the address", async () => {
    const { main } = await open(`/vacancies?profession=${encodeURIComponent("Медсестра")}`);
    const shown = links(main, "h3 > a");
    expect(found(main)).toBe(shown.length);
    expect(shown).toContain("/vacancies/dialysis-nurse-kazan");
    expect(shown).not.toContain("/vacancies/nephrologist-moscow");
    const { main: both } = await open(`/vacancies?profession=${encodeURIComponent("Медсестра")}&city=tyumen`);
    expect(links(both, "h3 > a")).toEqual(["/vacancies/dialysis-nurse-tyumen"]);
    expect(chosen(both)).toEqual(["Медсестра", "tyumen"]);
  });

  test("an open one can be applied for, and has structured data", async () => {
    const { status, html, main } = await open("/vacancies/dialysis-nurse-kazan");
    expect(status).toBe(200);
    expect(links(main)).toContain("/forms/vacancy?vacancy=dialysis-nurse-kazan");
    expect(text(one(main, "header .lead"))).toBe("Казань");
    // Once, and never torn.
    expect(texts(main, "bdi").filter((one) => /70.000–85.000.₽/.test(one))).toHaveLength(1);
    expect(thingsOf(html).map((thing) => thing["@type"])).toContain("JobPosting");
  });

  test("one ends with its button, and names its manager, with picture and phone", async () => {
    const { html } = await sharedServer("sample").get("/vacancies/nurse-yalta");
    expect(links(html, "main a[href='/forms/vacancy?vacancy=nurse-yalta']")).toHaveLength(2);
    const workplace = one(html, "main section:has(img[src^='/media/hall.'])");
    expect(text(workplace)).toContain("Виктория Гончарова");
    expect(links(workplace)).toContain("tel:+74951110004");
  });

  test.each(locales)("a closed one is gone, with a friendly page (%s)", async (locale) => {
    const { status, html, main } = await open(href(locale, "vacancy", { item: "dietitian-moscow" }));
    expect(status).toBe(410);
    expect(thingsOf(html)).toEqual([]);
    expect(attribute(html, "meta[name=robots]", "content")).toBe("noindex");
    expect(links(main)).toContain(href(locale, "vacancies"));
    expect(has(main, "a[href*='vacancy=dietitian-moscow']")).toBe(false);
  });

  test("nobody is led to a closed one by the API's helpers of pages", async () => {
    const ask = async (path: string, helper: string) => {
      const response = await fetch(`${server.origin}/api${path}/${helper}`, { headers: { "X-Account": ACCOUNT } });
      return [path, helper, response.status, (await response.text()).includes("dietitian-moscow")];
    };
    const listed = links((await open("/vacancies")).main).filter((link) => /^\/vacancies\/[a-z-]+$/.test(link));
    expect(listed.length).toBeGreaterThan(3);
    for (const path of listed) {
      expect(await ask(path, "links")).toEqual([path, "links", 200, false]);
      expect(await ask(path, "navigation")).toEqual([path, "navigation", 200, false]);
    }
    expect(await ask("/vacancies/dietitian-moscow", "navigation")).toContain(200);
  });

  test("one that never existed is not found", async () => {
    expect((await open("/vacancies/astronaut")).status).toBe(404);
  });
});

describe("paid services", () => {
  const services = (main: Element) => texts(main, "th[scope=row]");
  const prices = (main: Element) =>
    texts(main, "td").flatMap((cell) => (cell.endsWith("₽") ? Number(cell.replaceAll(/[\s₽]/g, "")) : []));

  test("prices are in sections, beside the legal details and the sample contract", async () => {
    const { main } = await open("/about/platnye-uslugi");
    const sections = new Set(keptIn("prices").map(({ fields }) => fields["section"]));
    expect(new Set(texts(main, "caption"))).toEqual(sections);
    // Without a filter the first section is expanded; with one, the matching sections are.
    expect(all(main, "details.accordion[open]")).toHaveLength(1);
    const asked = await open("/about/platnye-uslugi?q=кров");
    const tables = all(asked.main, "table");
    expect(tables.length).toBeGreaterThan(1);
    expect(all(asked.main, "details.accordion[open]")).toHaveLength(tables.length);
    expect(texts(main, "dt")).toEqual(expect.arrayContaining(["ОГРН", "ИНН", "Лицензия", "Юридический адрес"]));
    const [file = ""] = links(main, "a[href^='/media/'][href$='.pdf']");
    expect((await fetch(server.origin + file)).headers.get("Content-Type")).toBe("application/pdf");
  });

  const priceList = keptIn("prices");
  test.each<[string, Kept[]]>([
    ["section=Обучение", priceList.filter(({ fields }) => fields["section"] === "Обучение")],
    ["q=УЗИ", priceList.filter(({ title }) => title.includes("УЗИ"))],
    ["q=a18", priceList.filter(({ fields }) => String(fields["code"]).startsWith("A18"))],
    ["q=узи&section=Диализ", []],
    ["section=Золото", priceList],
  ])("%s", async (query, { length: count }) => {
    const { main } = await open(`/about/platnye-uslugi?${query}`);
    expect(found(main)).toBe(count);
    expect(services(main)).toHaveLength(count);
  });

  test("sorts by price in both directions, keeps the filter and says so", async () => {
    const rising = await open("/about/platnye-uslugi?section=Диализ&sort=price");
    const dialysis = priceList
      .filter(({ fields }) => fields["section"] === "Диализ")
      .map(({ fields }) => Number(fields["price"]));
    const sorted = dialysis.toSorted((a, b) => a - b);
    expect(prices(rising.main)).toEqual(sorted);
    expect(has(rising.main, "[aria-sort=ascending]")).toBe(true);
    const [next = ""] = links(rising.main, "a[href*='sort=price'][href$='order=desc']");
    const falling = await open(`/about/platnye-uslugi${next}`);
    expect(prices(falling.main)).toEqual(sorted.toReversed());
    expect(has(falling.main, "[aria-sort=descending]")).toBe(true);
  });
});

describe("legal documents", () => {
  test.each(locales)("the list of legally required documents links to each of them (%s)", async (locale) => {
    const { main } = await open(href(locale, "legalDocuments"));
    // Folded: visitors have just seen the same documents above.
    const list = one(main, "details:not([open]):has(> #list)");
    const listed = links(list);
    expect(listed.length).toBeGreaterThan(30);
    for (const link of listed.filter((one) => one.startsWith("#")))
      expect([link, has(main, `[id="${link.slice(1)}"]`)]).toEqual([link, true]);
    const pages = listed.filter((one) => one.startsWith("/"));
    const statuses = await Promise.all(pages.map(async (path) => [path, (await fetch(server.origin + path)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    for (const act of ["118", "326", "736", "152"]) expect(text(list)).toContain(act);
  });

  test("no text calls itself a sample or its numbers invented: only the operator is told that", async () => {
    const pages = globSync("content/{articles,legal-documents,variables}/**/*.md").map((file) => [
      file,
      /это образец[:.]|этот текст — образец|вымышлен|this (?:text )?is a sample|made up|demonstration/i.exec(
        readFileSync(file, "utf8"),
      )?.[0],
    ]);
    expect(pages.length).toBeGreaterThan(300);
    expect(pages.filter(([, found]) => found)).toEqual([]);
  });

  test("legally required documents exist, dated, with files", async () => {
    const { main } = await open("/about/legal-documents");
    for (const alias of [
      "licence",
      "founders",
      "management",
      "supervising-bodies",
      "addresses-and-hours",
      "kinds-of-care",
      "patient-rights",
      "internal-rules",
      "booking-rules",
      "state-guarantee-programme",
      "insurers",
      "paid-services-contract",
      "quality-assessment",
      "personal-data-policy",
      "personal-data-consent",
    ])
      expect([alias, has(main, `#${alias}`)]).toEqual([alias, true]);
    expect(all(main, "time[datetime]").length).toBeGreaterThanOrEqual(15);
    expect(links(main, "a[href^='/media/']").length).toBeGreaterThanOrEqual(3);
  });

  test("a long document links to its full text, which has no call to action", async () => {
    const { main } = await open("/about/legal-documents");
    expect(links(main)).toContain("/about/personal-data-policy");
    const whole = await open("/about/personal-data-policy");
    expect(whole.status).toBe(200);
    expect(has(whole.main, "table")).toBe(true);
    expect(has(whole.main, "a[href*='/forms/appointment']")).toBe(false);
  });
});

describe("reviews", () => {
  const dates = (main: Element) => attributes(main, "time", "datetime");

  test("newest first, paged, each once", async () => {
    const PER_PAGE = 5;
    const { main } = await open("/reviews");
    const shown = dates(main);
    expect(shown).toHaveLength(PER_PAGE);
    for (let page = 2; page <= Math.ceil(found(main) / PER_PAGE); page += 1) {
      shown.push(...dates((await open(`/reviews?page=${page}`)).main));
    }
    expect(shown).toEqual(shown.toSorted().toReversed());
    expect(shown).toHaveLength(found(main));
  });

  test("by center, with our answer and a link to leave one", async () => {
    const { main } = await open("/en/reviews?center=tyumen");
    expect(found(main)).toBe(keptIn("reviews").filter(({ fields }) => fields["center"] === "tyumen").length);
    expect(links(main)).toEqual(expect.arrayContaining(["/en/centers/tyumen", "/en/forms/review"]));
    expect(has(main, "h4")).toBe(true);
  });
});

describe("reference tables", () => {
  /** Without the note after each name. */
  const names = (main: Element) =>
    all(main, "th[scope=row]").map((row) => text(row).slice(0, -text(row, "span").length).trim());
  const path = "/information/reference-tables";

  test("180 foods and more, each with a traffic light in words", async () => {
    const { main } = await open(path);
    expect(names(main).length).toBeGreaterThanOrEqual(180);
    expect(new Set(names(main)).size).toBe(names(main).length);
    for (const word of ["мало", "умеренно", "много"]) expect(text(main)).toContain(word);
  });

  test.each([
    ["q=картофель", /^Картоф/],
    ["group=drinks&q=сок", /^Сок/],
    ["group=vegetables&q=лук", /^Лук/],
  ])("%s", async (query, each) => {
    const { main } = await open(`${path}?${query}`);
    expect(names(main).length).toBeGreaterThan(0);
    for (const name of names(main)) expect(name).toMatch(each);
  });

  test.each([
    ["котлета", "", "Фарш говяжий жареный"],
    ["картошку", "", "Картофель, варенный без кожуры"],
    ["tomatoe", "/en", "Tomato"],
    ["mince", "/en", "Minced beef, fried"],
  ])("%s%s finds a food by what people call it, or misspelt", async (asked, prefix, food) => {
    expect(names((await open(`${prefix}${path}?q=${encodeURIComponent(asked)}`)).main)).toContain(food);
  });

  test.each([
    ["картошкка", "", "Названия «картошкка» в таблице нет. Вот похожие по написанию."],
    ["rfhnjatkm", "", "Похоже, вы имели в виду «картофель»."],
    ["tomatto", "/en", "No food of the table is called “tomatto”. These are spelt like it."],
    ["картофель", "", undefined],
    ["абракадабра", "", undefined],
    ["", "", undefined],
  ])("%s%s: how the search was read is said with the number found", async (asked, prefix, said) => {
    const { main } = await open(`${prefix}${path}?q=${encodeURIComponent(asked)}`);
    expect(all(main, "#found strong").map((note) => text(note).replaceAll("\u00a0", " "))).toEqual(said ? [said] : []);
  });

  test("fruit low in potassium is distinguished from fruit high in it", async () => {
    const [little, much] = await Promise.all(
      ["low", "high"].map(async (level) => names((await open(`${path}?group=fruit&potassium=${level}`)).main)),
    );
    expect(little).toContain("Лимон");
    expect(much).toContain("Банан");
    expect(little?.filter((name) => much?.includes(name))).toEqual([]);
  });

  test("sorts by potassium in both directions, per portion and per 100 g", async () => {
    const first = async (query: string) => names((await open(`/en${path}?${query}`)).main)[0];
    expect(await first("group=fruit&per=100&sort=potassium&order=desc")).toBe("Dried apricots");
    expect(await first("group=fruit&sort=potassium&order=desc")).toBe("Banana");
    expect(await first("group=fruit&sort=potassium")).toBe("Lemon");
    const { main } = await open(`${path}?sort=potassium&order=desc`);
    const sorting = ["none", "descending", "none", "none", "none", "none"];
    expect(attributes(main, "[aria-sort]", "aria-sort")).toEqual(sorting);
  });

  test("an unknown column leaves the table unsorted", async () => {
    const strange = await open(`${path}?sort=taste&order=up&group=stones`);
    expect(names(strange.main)).toEqual(names((await open(path)).main));
    expect(has(strange.main, "[aria-sort=ascending], [aria-sort=descending]")).toBe(false);
  });

  test("blood values have a target, and stay in their tab when filtered", async () => {
    const { main } = await open(`${path}?tab=labs&q=калий`);
    expect(names(main).length).toBeGreaterThan(0);
    for (const name of names(main)) expect(name).toMatch(/^Калий/);
    expect(text(main)).toContain("4–\u20605,5");
    expect(hiddenFields(main)).toMatchObject({ tab: "labs" });
  });
});

describe("site map", () => {
  test.each(locales)("lists every page of the site (%s)", async (locale) => {
    const { main } = await open(href(locale, "sitemap"));
    const listed = new Set(links(main));
    for (const [id, page] of Object.entries(pages)) {
      if (page.path.includes(":") || "isAnswer" in page) continue;
      expect([id, listed.has(href(locale, id as "home"))]).toEqual([id, true]);
    }
    expect(listed.has(href(locale, "vacancy", { item: "vascular-surgeon-tyumen" }))).toBe(true);
    expect(listed.has(href(locale, "vacancy", { item: "dietitian-moscow" }))).toBe(false);
    const vacancies = texts(main, "a[href*='/vacancies/']");
    expect(vacancies.filter((name, index) => vacancies.indexOf(name) !== index)).toEqual([]);
    const people = links(main).flatMap((to, index) => (to.includes("/about/speech-") ? index : []));
    expect(Math.max(...people) - Math.min(...people)).toBe(people.length - 1);
    // A page without a title would show its path.
    expect(texts(main, "a").filter((name) => name.startsWith("/"))).toEqual([]);
  });
});

test.each([
  ["/", "Найти"],
  ["/information/glossary", "Найти"],
  ["/centers", "Найти"],
  ["/search", "Найти"],
  ["/popular-search", "Найти"],
  ["/en/about/platnye-uslugi", "Find"],
  ["/vacancies", "Показать"],
  ["/en/about/specialists", "Find"],
  ["/about/news", "Показать"],
  ["/reviews", "Показать"],
])("%s: a search says “find”, a filter “show”", async (path, name) => {
  const { main } = await open(path);
  expect(text(main, "form[method=get] button[type=submit], search button[type=submit]")).toBe(name);
});

test.each(["", "/en"])("%s/vacancies says in one place how many, in another what the pay is", async (prefix) => {
  const { main } = await open(`${prefix}/vacancies`);
  expect(text(main, "p:has(> [data-told])")).toMatch(/^(Найдено: \d+|\d+ found)$/);
  expect(text(main)).toMatch(/Оплата указана до вычета налога\.|Pay is given before tax\./);
});

test.each(["", "/en"])("%s the links to the sections of documents stand right before them", async (prefix) => {
  const { main } = await open(`${prefix}/about/legal-documents`);
  const parts = all(main, ".files, ul.chips, section h2").map(({ attribs, name }) => attribs["class"] ?? name);
  expect(parts.slice(0, 3)).toEqual([expect.stringContaining("files"), expect.stringContaining("chips"), "h2"]);
});

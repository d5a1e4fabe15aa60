import { describe, expect, test } from "vitest";
import { all, attributes, canonical, has, hiddenFields, links, main, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const open = async (path: string) => (await fetch(server.origin + path)).text();

describe("the most wanted content comes first", () => {
  test("a region shows its centers before their differences", async () => {
    expect(attributes(await open("/dialysis/regions/crimea"), "main :is(#centers, #special)", "id")).toEqual([
      "centers",
      "special",
    ]);
  });

  test("contacts show every center's phone without a fold, before the offices", async () => {
    const page = main(await open("/contacts"));
    const phones = one(page, "section[aria-labelledby=phones]");
    expect(links(phones, "a[href^='tel:']")).toHaveLength(16);
    expect(has(phones, "details")).toBe(false);
    expect(all(page, "#phones, a[href='mailto:spb@renaria.example']").map(({ name }) => name)).toEqual(["h2", "a"]);
  });

  test.each(["", "/en"])(
    "%s/contacts: a link among the numbers leads to the form for a call, far below",
    async (prefix) => {
      const page = main(await open(`${prefix}/contacts`));
      const [, id] = links(page, "section[aria-labelledby=whom] a[href='#callback']").join().split("#");
      expect(all(page, `a[href='#${id}'], [id="${id}"], form[action$="/callback"]`).map(({ name }) => name)).toEqual([
        "a",
        "div",
        "form",
      ]);
    },
  );

  test.each(["", "/en"])("legal documents begin with the files that are asked for most, in %s", async (prefix) => {
    const page = main(await open(`${prefix}/about/legal-documents`));
    const files = links(page, "ul.files a");
    expect(files).toHaveLength(3);
    expect(files.every((file) => file.endsWith(".pdf"))).toBe(true);
    expect(all(page, "ul.files, h2").map(({ name }) => name)[0]).toBe("ul");
  });

  test.each(["/about/news", "/en/about/news"])("the year of news is said once, %s", async (path) => {
    const page = main(await open(path));
    const days = texts(page, "p:has(> time) + ul time");
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter((day) => /20\d\d/.test(day))).toEqual([]);
  });

  test("the English footer, whose header is short, leads to all that the Russian footer has for patients", async () => {
    const [ru, en] = await Promise.all([open("/contacts"), open("/en/contacts")]);
    const [there, here] = [links(ru, "footer details a"), links(en, "footer a")];
    const wanted = there.filter((path) => /^\/(information|dialysis|lifestyle|stories|tourism)/.test(path));
    expect(wanted.length).toBeGreaterThan(15);
    expect(wanted.filter((path) => !here.includes(`/en${path}`))).toEqual([]);
  });

  test("our answers to reviews are expanded", async () => {
    const page = main(await open("/reviews"));
    expect(texts(page, "h4")).toContainEqual(expect.stringMatching(/Ответ Ренарии$/));
    expect(has(page, "details")).toBe(false);
  });

  test("the first section of the prices, dialysis, is expanded", async () => {
    const folds = all(await open("/about/platnye-uslugi"), "main details.accordion");
    expect(folds.map(({ attribs }) => "open" in attribs)).toEqual(folds.map((_, n) => n === 0));
    expect(folds.slice(0, 1).map((fold) => text(fold, "summary"))).toEqual([expect.stringContaining("иализ")]);
  });

  test.each([
    ["/forms/vacancy", "Ирина Олеговна Самсонова"],
    ["/en/forms/vacancy", "Irina"],
  ])("%s names who answers, and 103, before its fields", async (path, name) => {
    const page = main(await open(path));
    expect(text(page, ".lead")).toContain(name);
    const order = all(page, "form, form button[type=submit], a[href='tel:103']");
    expect(order.map((part) => part.name)).toEqual(["a", "form", "button"]);
  });

  test("on phones foods are sorted by a select, which works without scripts", async () => {
    const html = await open("/information/reference-tables?group=fruit&sort=potassium&order=desc");
    const form = one(html, "main form:has(select#sort)");
    expect(hiddenFields(form)).toMatchObject({ group: "fruit" });
    expect(attributes(form, "option[selected]", "value")).toEqual(["potassium", "desc"]);
    expect(has(form, "noscript > button[type=submit]")).toBe(true);
  });

  test.each([
    ["/about/news?city=kazan", "Казань"],
    ["/en/about/news?city=kazan", "Kazan"],
  ])("%s shows the news of that city only", async (path, city) => {
    const html = await open(path);
    const items = all(html, "main time[datetime]");
    expect(items.length).toBeGreaterThan(0);
    const cities = texts(html, "main :not(option)").filter((words) => words === city);
    expect(cities).toHaveLength(items.length);
    expect(attributes(html, "main option[selected]", "value")).toEqual(["kazan"]);
    expect(canonical(html)).toMatch(/^[^?]*\/about\/news$/);
  });
});

describe("entry points", () => {
  const WAYS = [
    "/dialysis",
    "/dialysis/regions",
    "/group",
    "/about/our-way-since-2005",
    "/vacancies",
    "/about/platnye-uslugi",
  ];

  test("in Russian the header or the footer links there; the dialysis menu begins with its overview", async () => {
    const html = await open("/");
    expect(links(html, "body > :is(header, footer) a")).toEqual(expect.arrayContaining(WAYS));
    const submenu = all(html, "body > header details").find((menu) => text(menu, "summary") === "Диализ");
    expect(submenu && links(submenu)[0]).toBe("/dialysis");
  });

  test("in English the footer links there", async () => {
    expect(links(await open("/en"), "body > footer a")).toEqual(expect.arrayContaining(WAYS.map((way) => `/en${way}`)));
  });
});

import { describe, expect, test } from "vitest";
import { centersIn, URGENT_PHONES } from "../support/centers-in.ts";
import { plainWords } from "../support/plain-words.ts";
import { allOf, mainOf } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const server = sharedServer("public");

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const urgentIn = (html: string) =>
  allOf(mainOf(html), /href="tel:([^"]*)"/g).filter((phone) => URGENT_PHONES.includes(phone));

describe("a center's page", () => {
  test("answers for every center in both languages, with phones that can be dialled", async () => {
    for (const prefix of ["", "/en"]) {
      for (const alias of centersIn((await get(`${prefix}/centers`)).html)) {
        const { status, html } = await get(`${prefix}/centers/${alias}`);
        expect([alias, status]).toEqual([alias, 200]);
        const phones = allOf(mainOf(html), /href="tel:([^"]*)"/g);
        expect(phones.length).toBeGreaterThan(0);
        for (const phone of phones) expect(phone).toMatch(/^(\+7\d{10}|103|112)$/);
        expect([alias, urgentIn(html)]).toEqual([alias, URGENT_PHONES]);
      }
    }
  });

  test.each(["/centers/atlantis", "/en/centers/atlantis", "/dialysis/regions/atlantis"])("%s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("asks for treatment, for a guest's place and for a review with the center filled in", async () => {
    const { html } = await get("/centers/kazan-rodnikovaya");
    const forms = allOf(mainOf(html), /href="(\/forms\/[^"]*)"/g).map((href) => href.replaceAll("&amp;", "&"));
    expect([...new Set(forms)]).toEqual([
      "/forms/appointment?subject=dialysis&center=kazan-rodnikovaya",
      "/forms/appointment?subject=travel&center=kazan-rodnikovaya",
      "/forms/review?center=kazan-rodnikovaya",
    ]);
  });

  test("shows its staff, reviews, vacancies, pictures and neighbours, and no one else's", async () => {
    const { html } = await get("/centers/kazan-rodnikovaya");
    expect(mainOf(html)).toContain("Гульнара");
    expect(mainOf(html)).not.toContain("Ахметов");
    const vacancies = allOf(mainOf(html), /href="\/vacancies\/([\w-]+)"/g);
    expect(vacancies).toContain("water-engineer-kazan");
    expect(vacancies).not.toContain("administrator-yalta");
    expect(mainOf(html)).toContain('dateTime="2026-11-13"');
    expect([...centersIn(html)].toSorted()).toEqual(["almetyevsk", "naberezhnye-chelny"]);
    expect(mainOf(html)).toContain("<figure");
    expect(allOf(mainOf(html), /href="(\/dialysis\/regions\/[\w-]+)"/g)).toEqual(["/dialysis/regions/tatarstan"]);
  });

  test("opens in the visitor's own maps, without loading any of them", async () => {
    const { html } = await get("/centers/tyumen");
    expect(allOf(mainOf(html), /href="(geo:[^"?]*)/g)).toEqual(["geo:57.148,65.541"]);
    const outward = allOf(mainOf(html), /(<a [^>]*href="https:[^>]*>)/g);
    expect(outward.length).toBeGreaterThan(1);
    for (const link of outward) expect(link).toContain('rel="noopener"');
    expect(html).not.toContain("<iframe");
  });

  test("is the same all day: it says the hours, by the center's own zone, and a script whether it is open", async () => {
    const { html } = await get("/centers/tyumen");
    expect(mainOf(html)).toMatch(/<table[^>]*data-zone="Asia\/Yekaterinburg"/);
    expect(mainOf(html)).toMatch(/<tr data-days="1 2 3 4 5 6" data-opens="390" data-closes="1380">/);
    expect(mainOf(html)).not.toMatch(/Открыто сегодня|Сегодня откроется|aria-current="date"/);
    expect(mainOf((await get("/centers/yalta")).html)).toMatch(
      /<tr data-days="7" data-from="06-01" data-until="09-30"/,
    );
  });

  test("says at a glance what is inside, and where what it lacks is nearest", async () => {
    const glance = async (alias: string) =>
      /aria-labelledby="glance".*?<\/section>/s.exec((await get(`/centers/${alias}`)).html)?.[0] ?? "";
    const lipovaya = await glance("moscow-lipovaya");
    expect(lipovaya.replaceAll("<!-- -->", "")).toContain("16\u00a0мест, 3\u00a0смены в\u00a0день");
    expect(plainWords(lipovaya)).toMatch(/Пн–Сб, 17:00–21:30/);
    expect(lipovaya).toContain('href="/centers/moscow-yasnaya"');
    expect(await glance("moscow-yasnaya")).toContain('href="/tourism"');
    expect(await glance("almetyevsk")).toContain('href="/centers/naberezhnye-chelny"');
  });

  test("counts its shifts by the day: fewer on some days, and what goes on in summer only is none", async () => {
    const shifts = async (path: string) =>
      /\d\u00a0(?:мест|station)[^,<]*, ([^<]+)/.exec((await get(path)).html.replaceAll("<!-- -->", ""))?.[1];
    expect(await shifts("/centers/yalta")).toBe("2\u00a0смены в\u00a0день");
    expect(await shifts("/centers/kazan-rodnikovaya")).toBe("2–3\u00a0смены в\u00a0день");
    expect(await shifts("/en/centers/kazan-rodnikovaya")).toBe("2–3\u00a0shifts a day");
  });

  test("says how far its clock is from Moscow's", async () => {
    expect(mainOf((await get("/centers/tyumen")).html)).toMatch(/2\sч/);
    expect(mainOf((await get("/en/centers/tyumen")).html)).toMatch(/2\shours ahead of Moscow/);
  });

  test("tells engines what it is, where and when open", async () => {
    const clinic = thingsOf((await get("/en/centers/tyumen")).html).find((thing) => thing["@type"] === "MedicalClinic");
    expect(clinic).toMatchObject({
      url: "https://renaria.example/en/centers/tyumen",
      telephone: "+73450000001",
      address: { addressLocality: "Tyumen", addressCountry: "RU" },
      geo: { latitude: 57.148, longitude: 65.541 },
    });
    expect(clinic?.["openingHoursSpecification"]).toEqual([
      expect.objectContaining({ dayOfWeek: expect.arrayContaining(["Saturday"]), opens: "06:30", closes: "23:00" }),
    ]);
  });

  test("tells engines of its season with the season's dates", async () => {
    const clinic = thingsOf((await get("/centers/yalta")).html).find((thing) => thing["@type"] === "MedicalClinic");
    expect(clinic?.["openingHoursSpecification"]).toEqual([
      expect.not.objectContaining({ validFrom: expect.anything() }),
      expect.objectContaining({
        dayOfWeek: ["Sunday"],
        validFrom: expect.stringMatching(/^\d{4}-06-01$/),
        validThrough: expect.stringMatching(/^\d{4}-09-30$/),
      }),
    ]);
  });

  test.each([
    ["/centers/yalta", ["Понедельник–суббота", "7:00–20:00", "Воскресенье с июня по сентябрь", "8:00–15:00"]],
    ["/en/centers/yalta", ["Monday to Saturday", "7 am – 8 pm", "Sunday from June to September", "8 am – 3 pm"]],
    ["/centers/tyumen", ["Понедельник–суббота", "6:30–23:00", "Воскресенье", "выходной"]],
  ])("%s says its hours in words that are made from its record", async (path, cells) => {
    const table = /<table[^>]*aria-labelledby="hours".*?<\/table>/s.exec((await get(path)).html)?.[0] ?? "";
    expect(allOf(plainWords(table).replaceAll("\u00a0", " "), /<t[hd][^>]*>([^<]+)</g)).toEqual(cells);
  });
});

describe.each(["", "/en"])("a center in its own words, %s", (prefix) => {
  test("shows its text, its shifts and the way on foot", async () => {
    const { html } = await get(`${prefix}/centers/kazan-rodnikovaya`);
    const about = /aria-labelledby="about-center".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(about.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
    const shifts = /aria-labelledby="shifts".*?<\/table>/s.exec(html)?.[0] ?? "";
    expect(shifts.match(/<tr>/g)).toHaveLength(3);
    const way = /aria-labelledby="way".*?<\/section>/s.exec(html)?.[0] ?? "";
    // The minutes, the steps and the sketch stand in the Russian file alone.
    expect(/<ol.*?<\/ol>/s.exec(way)?.[0].match(/<li>/g)).toHaveLength(3);
    expect(way).toMatch(/9\u00a0.*#access/s);
    expect(/<svg [^>]*viewBox[^>]*aria-hidden="true".*?<\/svg>/s.exec(way)?.[0]).toMatch(/>3<.*>2<.*>9\u00a0/s);
  });
});

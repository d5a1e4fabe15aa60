import { describe, expect, test } from "vitest";
import { centersIn, phonesIn } from "../support/centers-in.ts";
import { URGENT_PHONES } from "../support/network-pack.ts";
import { all, has, links, main, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const { get } = sharedServer("sample");
/** The section below the heading with this id. */
const section = async (path: string, id: string) => one((await get(path)).html, `section[aria-labelledby=${id}]`);

describe("a center's page", () => {
  test("exists for every center in both languages, with phones that can be dialled", async () => {
    for (const prefix of ["", "/en"]) {
      const aliases = centersIn((await get(`${prefix}/centers`)).html);
      expect(aliases.size).toBe(8);
      for (const alias of aliases) {
        const { status, html } = await get(`${prefix}/centers/${alias}`);
        expect([alias, status]).toEqual([alias, 200]);
        const phones = phonesIn(html);
        for (const phone of phones) expect(phone).toMatch(/^(\+7\d{10}|103|112)$/);
        expect([alias, phones.filter((phone) => URGENT_PHONES.includes(phone))]).toEqual([alias, URGENT_PHONES]);
      }
    }
  });

  test.each(["/centers/atlantis", "/en/centers/atlantis", "/dialysis/regions/atlantis"])("%s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("leads from the address in its head to the way there, if it says one", async () => {
    for (const prefix of ["", "/en"])
      for (const alias of centersIn((await get(`${prefix}/centers`)).html)) {
        const { html } = await get(`${prefix}/centers/${alias}`);
        expect([alias, links(html, "main header dd a[href='#way']").length]).toEqual([
          alias,
          has(html, "#way") ? 1 : 0,
        ]);
      }
  });

  test("has links to request treatment, a guest place and a review with the center filled in", async () => {
    const { html } = await get("/centers/kazan-park");
    expect([...new Set(links(html, "main a[href^='/forms/']"))]).toEqual([
      "/forms/appointment?subject=dialysis&center=kazan-park",
      "/forms/appointment?subject=travel&center=kazan-park",
      "/forms/review?center=kazan-park",
    ]);
  });

  test("shows its own staff, reviews, vacancies, pictures and neighbours, and no others", async () => {
    const { html } = await get("/centers/kazan-park");
    expect(text(html, "main")).toContain("Гульнара");
    expect(text(html, "main")).not.toContain("Ахметов");
    const vacancies = links(html, "main a[href^='/vacancies/']");
    expect(vacancies).toContain("/vacancies/nurse-kazan");
    expect(vacancies).not.toContain("/vacancies/nurse-yalta");
    expect(has(html, "main time[datetime='2026-11-13']")).toBe(true);
    expect([...centersIn(html)].toSorted()).toEqual(["almetyevsk", "chelny"]);
    expect(has(html, "main figure img")).toBe(true);
    expect(links(html, "main a[href^='/dialysis/regions/']")).toEqual(["/dialysis/regions/tatarstan"]);
  });

  test("links to map services without loading any of them", async () => {
    const { html } = await get("/centers/tyumen");
    expect(links(html, "main a[href^='geo:']").map((href) => href.split("?")[0])).toEqual(["geo:57.148,65.541"]);
    const outward = all(html, "main a[href^='https:']");
    expect(outward.length).toBeGreaterThan(1);
    for (const link of outward) expect(link.attribs["rel"]).toBe("noopener");
    expect(has(html, "iframe")).toBe(false);
  });

  test("is the same all day: it has the hours in the center's time zone, and a script tells whether it is open", async () => {
    const { html } = await get("/centers/tyumen");
    const rows = "main table[data-zone='Asia/Yekaterinburg'] tr[data-days]";
    expect(all(html, rows).map(({ attribs }) => attribs)).toMatchObject([
      { "data-days": "1 2 3 4 5 6", "data-opens": "390", "data-closes": "1380" },
      { "data-days": "7" },
    ]);
    expect(text(html, "main")).not.toMatch(/Открыто сегодня|Сегодня откроется/);
    expect(has(html, "main [aria-current=date]")).toBe(false);
    const season = "main tr[data-days='7'][data-from='06-01'][data-until='09-30']";
    expect(has((await get("/centers/yalta")).html, season)).toBe(true);
  });

  test("lists its services at a glance, and the nearest center for those it lacks", async () => {
    const glance = (alias: string) => section(`/centers/${alias}`, "glance");
    const birch = await glance("moscow-birch");
    expect(text(birch)).toContain("11 мест, 3 смены в день");
    expect(text(birch)).toContain("Пн–Сб, 17:00–21:30");
    expect(links(birch)).toContain("/centers/moscow-quay");
    expect(links(await glance("moscow-quay"))).toContain("/tourism");
    expect(links(await glance("almetyevsk"))).toContain("/centers/chelny");
  });

  test("counts its shifts per day: fewer on some days, and seasonal ones not at all", async () => {
    const glance = async (path: string) => text(await section(path, "glance"));
    expect(await glance("/centers/yalta")).toContain(", 2 смены в день");
    expect(await glance("/centers/kazan-park")).toContain(", 2–3 смены в день");
    expect(await glance("/en/centers/kazan-park")).toContain(", 2–3 shifts a day");
  });

  test("states its time difference to Moscow", async () => {
    expect(text((await get("/centers/tyumen")).html, "main")).toContain("2 ч");
    expect(text((await get("/en/centers/tyumen")).html, "main")).toContain("2 hours ahead of Moscow");
  });

  test("has structured data of its type, place and opening hours", async () => {
    const clinic = thingsOf((await get("/en/centers/tyumen")).html).find((thing) => thing["@type"] === "MedicalClinic");
    expect(clinic).toMatchObject({
      url: "https://renaria.example/en/centers/tyumen",
      telephone: "+74951110008",
      address: { addressLocality: "Tyumen", addressCountry: "RU" },
      geo: { latitude: 57.148, longitude: 65.541 },
    });
    expect(clinic?.["openingHoursSpecification"]).toEqual([
      expect.objectContaining({ dayOfWeek: expect.arrayContaining(["Saturday"]), opens: "06:30", closes: "23:00" }),
    ]);
  });

  test("has structured data of its season with the season's dates", async () => {
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
  ])("%s states its hours in words made from its record", async (path, cells) => {
    expect(texts((await get(path)).html, "table[aria-labelledby=hours] :is(th, td)")).toEqual(cells);
  });

  test.each(["/centers/kazan-rodnikovaya", "/en/centers/yalta"])(
    "%s tells the way right after the hours",
    async (path) => {
      const page = main((await sharedServer("public").get(path)).html);
      const told = all(page, "[id]").map(({ attribs }) => attribs["id"]);
      const order = ["glance", "hours", "shifts", "way", "staff", "about-center", "duty-line", "quality", "reviews"];
      expect(told.filter((id) => id && order.includes(id))).toEqual(order);
    },
  );
});

describe.each([
  ["", ["Первое о центре.", "Хирург смотрит фистулу."]],
  ["/en", ["The first of it.", "The second of it."]],
])("a center's own content, %s", (prefix, paragraphs) => {
  test("shows its text, its shifts and walking directions", async () => {
    const page = main((await get(`${prefix}/centers/kazan-park`)).html);
    expect(texts(page, "[aria-labelledby=about-center] p")).toEqual(paragraphs);
    expect(texts(page, "[aria-labelledby=shifts] tr")).toHaveLength(3);
    // The minutes, the steps and the sketch are in the Russian file only.
    const way = one(page, "[aria-labelledby=way]");
    expect(texts(way, "ol > li")).toHaveLength(3);
    expect(text(way)).toMatch(/9 /);
    expect(has(way, "[href$='#access']")).toBe(true);
    expect(texts(way, "[aria-hidden=true] > svg text")).toEqual(expect.arrayContaining(["1", "2", "3", "М"]));
    expect(texts(way, "[aria-hidden=true] > p")).toEqual([expect.stringMatching(/^9 /)]);
  });
});

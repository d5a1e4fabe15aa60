import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nearestWords } from "#site/pages/centers/nearest-words.ts";
import { plainWords } from "../support/plain-words.ts";
import { startServer } from "../support/server.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const CENTERS = globSync("content/centers/*.ru.md").length;
const REGIONS = globSync("content/regions/*.ru.md").length;

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
/** Danger to life first, then the line itself. */
const URGENT = ["103", "112", "+78000000003"];
const urgentIn = (html: string) => all(main(html), /href="tel:([^"]*)"/g).filter((phone) => URGENT.includes(phone));
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
const centersIn = (html: string) => new Set(all(main(html), /href="(?:\/en)?\/centers\/([\w-]+)"/g));
const query = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;
const things = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap((text) => {
    const data = JSON.parse(text);
    return data["@graph"] ?? data;
  });

describe("the list of centers", () => {
  test.each(["/centers", "/en/centers"])("%s shows every own center under its region", async (path) => {
    const { html } = await get(path);
    const regions = all(main(html), /<h2 id="region-([\w-]+)"/g);
    expect(regions.slice(0, 4)).toEqual(["moscow", "saint-petersburg", "crimea", "tatarstan"]);
    expect(regions).toHaveLength(REGIONS);
    expect(centersIn(html).size).toBe(CENTERS);
    const crimea = /aria-labelledby="region-crimea".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect([...centersIn(`<main>${crimea}</main>`)].toSorted()).toEqual(
      ["evpatoriya", "kerch", "sevastopol", "simferopol", "yalta"].toSorted(),
    );
  });

  test.each([
    ["/centers", "КАЗАНЬ", ["kazan-rodnikovaya"]],
    ["/centers", "озерная", ["saint-petersburg-ozernaya"]],
    ["/centers", "Озёрная", ["saint-petersburg-ozernaya"]],
    ["/centers", "липовая 21", ["moscow-lipovaya"]],
    ["/en/centers", "yalta", ["yalta"]],
    ["/centers", "rfpfym", ["kazan-rodnikovaya"]],
    ["/centers", "козань", ["kazan-rodnikovaya"]],
    ["/centers", "kazan", ["kazan-rodnikovaya"]],
  ])("%s?q=%s finds %j", async (path, q, aliases) => {
    expect([...centersIn((await get(query(path, { q }))).html)]).toEqual(aliases);
  });

  test.each([
    ["/centers", "guests", 9],
    ["/en/centers", "guests", 9],
  ])("%s?service=%s leaves the %i that offer it, without scripts", async (path, service, count) => {
    const { html } = await get(query(path, { service }));
    expect(centersIn(html).size).toBe(count);
    // Offered at once with its number; chosen, the same link takes it away.
    expect(main((await get(path)).html)).toMatch(
      new RegExp(`<li><a href="${path}\\?service=${service}#found">[^<]*<small>${count}<`),
    );
    expect(main(html)).toMatch(new RegExp(`<a href="${path}#find" aria-current="true">`));
    expect(main(html)).toMatch(new RegExp(`<h2 id="found"[^>]*>[^<]*: ${count}<`));
    // The field above the list keeps the choice.
    expect(main(html)).toContain(`<input type="hidden" name="service" value="${service}"/>`);
  });

  test.each([
    ["/centers", "gostevoy-dializ"],
    ["/en/centers", "guest-dialysis"],
  ])("an old address, %s?service=%s, still leaves the same, and goes on with the key", async (path, service) => {
    const { html } = await get(query(path, { service }));
    expect(centersIn(html).size).toBe(9);
    expect(main(html)).toContain('<input type="hidden" name="service" value="guests"/>');
  });

  test("several services are all offered; what nobody offers together is told in words", async () => {
    const search = new URLSearchParams([
      ["service", "guests"],
      ["service", "filtration"],
    ]);
    const { html } = await get(`/centers?${search}`);
    expect(centersIn(html).size).toBeLessThan(9);
    expect(centersIn(html)).toContain("kazan-rodnikovaya");
    const { html: none } = await get(`/centers?service=guests&q=${encodeURIComponent("Атлантида")}`);
    expect(main(none)).toContain('href="/forms/question"');
    expect(main(none)).not.toContain("сейчас недоступен");
  });

  test("who has asked sees the answer before anything else: no drawing, no lead, how many right under the field", async () => {
    expect((await get("/centers")).html).toMatch(
      /class="page-head-picture".*id="find".*href="\/centers\/moscow-yasnaya"/s,
    );
    for (const asked of [
      "q=казань",
      "service=guests",
      "tab=partners&q=самара",
      "tab=partners&city=samara",
      "near=yes",
    ]) {
      const html = main((await get(`/centers?${asked}`)).html);
      expect([asked, /page-head-picture|class="lead"/.exec(html)?.[0]]).toEqual([asked, undefined]);
    }
    const html = main((await get(query("/centers", { q: "казань" }))).html);
    // What else there is to try follows the answer, under a name of its own.
    const order = [
      /type="search"/,
      /id="found"/,
      /href="\/centers\/kazan-rodnikovaya"/,
      new RegExp(`<h2>${nearestWords.ru.otherwise}`),
      /data-nearest/,
    ].map((part) => html.search(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect((await get("/centers")).html).not.toContain(nearestWords.ru.otherwise);
    expect((await get("/")).html).toContain('action="/centers#found"');
  });

  test.each([
    ["/centers", ["Пн–Сб 7:00–22:00", "16\u00a0мест", "Вечерняя смена"]],
    ["/en/centers", ["Mon–Sat 7 am – 10 pm", "16\u00a0stations", "Evening shift"]],
  ])("%s says of each center when it is open, how many places it has and what people look for", async (path, facts) => {
    const card = new RegExp(
      `<li class="card[^>]*><div[^>]*>(?:<span[^>]*>\\d+</span>)?<h3[^>]*><a href="${path}/moscow-lipovaya".*?href="tel:`,
      "s",
    );
    const html = plainWords(card.exec((await get(path)).html)?.[0] ?? "").replaceAll(
      /\u00a0(?=[–a-z]|\d+ ?[ap]m)/g,
      " ",
    );
    for (const fact of facts) expect(html.replaceAll("\u00a0", " ")).toContain(fact.replaceAll("\u00a0", " "));
  });

  test("what is not found is told in words, with what was typed and a way to ask", async () => {
    const { status, html } = await get(query("/centers", { q: 'Атлантида"><b>' }));
    expect(status).toBe(200);
    expect(centersIn(html).size).toBe(0);
    expect(main(html)).toContain("Атлантида&quot;&gt;&lt;b&gt;");
    expect(main(html)).toContain('href="/forms/question"');
    expect(main(html)).toContain('href="tel:+78000000000"');
  });

  test.each([
    // A city that the other tab knows: by distance. A name nearly known: by its letters.
    ["/centers", { q: "самара" }, "Ближе всего к городу Самара", "/centers/almetyevsk"],
    ["/centers", { q: "Симфирополис" }, "Возможно, вы искали", "/centers/simferopol"],
    ["/centers", { tab: "partners", q: "Казань" }, "Ближе всего к городу Казань", "/centers?tab=partners&amp;city="],
    ["/centers", { tab: "partners", q: "Самарканд" }, "Возможно, вы искали", "/centers?tab=partners&amp;city=samara"],
    ["/en/centers", { q: "Samara" }, "Nearest to Samara", "/en/centers/almetyevsk"],
  ])("%s %j matches nothing: what comes nearest is offered, and a way to clear", async (path, asked, title, first) => {
    const html = main((await get(query(path, asked as Record<string, string>))).html).replaceAll("\u00a0", " ");
    expect(html).not.toMatch(/id="(region|letter)-/);
    const section = /<section aria-labelledby="suggested">.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(section).toContain(title);
    const links = all(section, /<a href="([^"]+)"/g);
    expect(links[0]).toContain(first);
    expect(links.length).toBeLessThanOrEqual(3);
    const clear = path.startsWith("/en") ? "Clear the search" : "Очистить поиск";
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}(\\?tab=partners)?">${clear}<`));
  });

  test("a city that only partners serve is looked for on the other tab", async () => {
    const { html } = await get(query("/centers", { q: "самара" }));
    const link = all(main(html), /href="(\/centers\?tab=partners[^"]*)"/g).find((href) => href.includes("q="));
    const partners = await get((link ?? "").replaceAll("&amp;", "&"));
    expect(all(main(partners.html), /city=([\w-]+)/g)).toContain("samara");
  });
});

describe("the nearest", () => {
  const distances = (html: string) => all(main(html), /data-km="">([^<]*)</g);
  const spots = (html: string) =>
    all(/<ol[^>]*data-near-spots.*?<\/ol>/s.exec(html)?.[0] ?? "", /<a [^>]*href="(\/[^"#]*)/g).map((href) =>
      href.replaceAll("&amp;", "&"),
    );

  test("?near= sorts by the distance from where the proxy says the visitor is, else from Moscow; nobody keeps it", async () => {
    const behindProxy = await startServer({ TRUST_PROXY: "127.0.0.1,::1" });
    const from = async (city: string, path: string) => {
      const response = await fetch(behindProxy.origin + path, {
        headers: { "X-Visitor-City": encodeURIComponent(city), "X-Forwarded-For": "203.0.113.7" },
      });
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      return response.text();
    };
    const kazan = await from("Казань", "/en/centers?near=yes");
    expect(spots(kazan).slice(0, 3)).toEqual([
      "/en/centers/kazan-rodnikovaya",
      "/en/centers/naberezhnye-chelny",
      "/en/centers/almetyevsk",
    ]);
    expect(distances(kazan)[0]).toMatch(/^(less than 1|\d)\u00a0km$/);
    expect(main(kazan)).toContain(nearestWords.en.from("Kazan"));
    expect(spots(await from("Atlantis", "/centers?near=yes"))[0]).toMatch(/^\/centers\/moscow-/);
    const partners = await from("Казань", "/centers?tab=partners&near=yes");
    expect(spots(partners)[0]).toMatch(/^\/centers\?tab=partners&city=/);
    const km = distances(partners).map((text) => Number(/[\d\u00a0]+/.exec(text)?.[0].replaceAll("\u00a0", "")));
    expect(km).toEqual(km.toSorted((one, other) => one - other));
    await behindProxy.stop();
    // What anyone writes into the header is not believed.
    const response = await fetch(`${server.origin}/centers?near=yes`, { headers: { "X-Visitor-City": "kazan" } });
    expect(spots(await response.text())[0]).toMatch(/^\/centers\/moscow-/);
  });

  test("nothing of it is there before it is asked for", async () => {
    const response = await fetch(`${server.origin}/centers`);
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    const html = await response.text();
    expect(html).not.toContain("data-near-spots");
    expect(html).toContain('href="/centers?near=yes#near"');
  });
});

describe("a city without a center", () => {
  test.each([
    ["/centers?q=Атлантида", "Атлантида"],
    ["/centers?tab=partners&q=Атлантида", "Атлантида"],
    ["/centers?tab=partners&city=Атлантида", "Атлантида"],
    ["/en/centers?q=Atlantis", "Atlantis"],
  ])("%s leads to the request with the city filled in", async (path, city) => {
    const { html } = await get(path);
    const asked = all(main(html), /<a [^>]*href="([^"]*)"[^>]*data-modal="dialysis-other-city"/g);
    const cities = asked.map((href) => new URL(href.replaceAll("&amp;", "&"), server.origin).searchParams.get("city"));
    expect(new Set(cities)).toEqual(new Set([city]));
  });
});

describe("partner cities", () => {
  test("stand under the first letter of their names, by the language's order", async () => {
    const ru = all(main((await get("/centers?tab=partners")).html), /<h2 id="letter-(.)"/g);
    const en = all(main((await get("/en/centers?tab=partners")).html), /<h2 id="letter-(.)"/g);
    expect(ru.slice(0, 3)).toEqual(["А", "Б", "В"]);
    expect(en.slice(0, 3)).toEqual(["A", "B", "C"]);
    for (const letters of [ru, en]) expect(letters).toEqual(letters.toSorted());
  });

  test("?city= shows the city with a request that carries it", async () => {
    const { html } = await get("/centers?tab=partners&city=samara");
    const request = all(main(html), /href="(\/forms\/appointment[^"]*)"/g).map((href) => href.replaceAll("&amp;", "&"));
    // That of residents, and that of guests.
    const asked = request.map((href) => new URL(href, server.origin).searchParams);
    expect(asked.map((query) => [query.get("subject"), query.get("city")])).toEqual([
      ["dialysis", "Самара"],
      ["travel", "Самара"],
    ]);
    expect((await get("/centers?tab=partners&city=atlantis")).status).toBe(200);
  });

  test("filters and tabs are the same page to a search engine", async () => {
    const { html } = await get("/centers?tab=partners&city=samara&q=с");
    expect(all(html, /<link rel="canonical" href="(.+?)"/g)).toEqual(["https://renaria.example/centers"]);
  });
});

describe("a center's page", () => {
  test("answers for every center in both languages, with phones that can be dialled", async () => {
    for (const prefix of ["", "/en"]) {
      for (const alias of centersIn((await get(`${prefix}/centers`)).html)) {
        const { status, html } = await get(`${prefix}/centers/${alias}`);
        expect([alias, status]).toEqual([alias, 200]);
        const phones = all(main(html), /href="tel:([^"]*)"/g);
        expect(phones.length).toBeGreaterThan(0);
        for (const phone of phones) expect(phone).toMatch(/^(\+7\d{10}|103|112)$/);
        expect([alias, urgentIn(html)]).toEqual([alias, URGENT]);
      }
    }
  });

  test.each(["/centers/atlantis", "/en/centers/atlantis", "/dialysis/regions/atlantis"])("%s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("asks for treatment, for a guest's place and for a review with the center filled in", async () => {
    const { html } = await get("/centers/kazan-rodnikovaya");
    const forms = all(main(html), /href="(\/forms\/[^"]*)"/g).map((href) => href.replaceAll("&amp;", "&"));
    expect([...new Set(forms)]).toEqual([
      "/forms/appointment?subject=dialysis&center=kazan-rodnikovaya",
      "/forms/appointment?subject=travel&center=kazan-rodnikovaya",
      "/forms/review?center=kazan-rodnikovaya",
    ]);
  });

  test("shows its staff, reviews, vacancies, pictures and neighbours, and no one else's", async () => {
    const { html } = await get("/centers/kazan-rodnikovaya");
    expect(main(html)).toContain("Гульнара");
    expect(main(html)).not.toContain("Ахметов");
    const vacancies = all(main(html), /href="\/vacancies\/([\w-]+)"/g);
    expect(vacancies).toContain("water-engineer-kazan");
    expect(vacancies).not.toContain("administrator-yalta");
    expect(main(html)).toContain('dateTime="2026-11-13"');
    expect([...centersIn(html)].toSorted()).toEqual(["almetyevsk", "naberezhnye-chelny"]);
    expect(main(html)).toContain("<figure");
    expect(all(main(html), /href="(\/dialysis\/regions\/[\w-]+)"/g)).toEqual(["/dialysis/regions/tatarstan"]);
  });

  test("opens in the visitor's own maps, without loading any of them", async () => {
    const { html } = await get("/centers/tyumen");
    expect(all(main(html), /href="(geo:[^"?]*)/g)).toEqual(["geo:57.148,65.541"]);
    const outward = all(main(html), /(<a [^>]*href="https:[^>]*>)/g);
    expect(outward.length).toBeGreaterThan(1);
    for (const link of outward) expect(link).toContain('rel="noopener"');
    expect(html).not.toContain("<iframe");
  });

  test("is the same all day: it says the hours, by the center's own zone, and a script whether it is open", async () => {
    const { html } = await get("/centers/tyumen");
    expect(main(html)).toMatch(/<table[^>]*data-zone="Asia\/Yekaterinburg"/);
    expect(main(html)).toMatch(/<tr data-days="1 2 3 4 5 6" data-opens="390" data-closes="1380">/);
    expect(main(html)).not.toMatch(/Открыто сегодня|Сегодня откроется|aria-current="date"/);
    expect(main((await get("/centers/yalta")).html)).toMatch(/<tr data-days="7" data-from="06-01" data-until="09-30"/);
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
    expect(main((await get("/centers/tyumen")).html)).toMatch(/2\sч/);
    expect(main((await get("/en/centers/tyumen")).html)).toMatch(/2\shours ahead of Moscow/);
  });

  test("tells engines what it is, where and when open", async () => {
    const clinic = things((await get("/en/centers/tyumen")).html).find((thing) => thing["@type"] === "MedicalClinic");
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
    const clinic = things((await get("/centers/yalta")).html).find((thing) => thing["@type"] === "MedicalClinic");
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
    expect(all(plainWords(table).replaceAll("\u00a0", " "), /<t[hd][^>]*>([^<]+)</g)).toEqual(cells);
  });
});

describe("regions", () => {
  test("each has its page with its centers, its phone and a search that leaves partners out", async () => {
    const regions = new Set(all(main((await get("/dialysis/regions")).html), /href="\/dialysis\/regions\/([\w-]+)"/g));
    expect(regions.size).toBe(REGIONS);
    for (const region of regions) {
      const { html } = await get(`/dialysis/regions/${region}`);
      expect(centersIn(html).size).toBeGreaterThan(0);
      expect(all(main(html), /href="tel:(\+7\d{10})"/g).length).toBeGreaterThan(centersIn(html).size);
      expect(main(html)).toMatch(/<a [^>]*data-hide-partners[^>]*>/);
      expect(html).toMatch(/aria-labelledby="about-region".*?<p>/s);
      expect(html).toMatch(/aria-labelledby="centers".*aria-labelledby="special".*?<dt>/s);
    }
  });

  test("say what is special there: where the evening shift is, who is open on Sunday; their cards hold no walls of text", async () => {
    const { html } = await get("/dialysis/regions/crimea");
    const special = /aria-labelledby="special".*?<\/dl>/s.exec(html)?.[0] ?? "";
    expect(all(special, /<dt>([^<]*)/g)[0]?.replace("\u00a0", " ")).toBe("Открыто в воскресенье");
    expect(all(/<dt>Вечерняя.*?<\/dd>/s.exec(special)?.[0] ?? "", /href="\/centers\/([\w-]+)"/g)).toEqual([
      "simferopol",
      "sevastopol",
    ]);
    const list = main((await get("/dialysis/regions")).html);
    const cards = all(list, /<li class="card[^>]*>(.*?)<\/p><\/li>/gs);
    expect(cards).toHaveLength(REGIONS);
    for (const card of cards) expect(card.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, "").length).toBeLessThan(260);
    expect(list.indexOf('<li class="card')).toBeLessThan(list.indexOf("<table"));
  });
});

describe("contacts", () => {
  test.each([
    ["/contacts", ["+78000000000", "+78120000000"]],
    // Beside the toll-free one, in the text of both languages and in English at the office too.
    ["/en/contacts", ["+78000000001", "+74950000010", "+78120000000"]],
  ])("%s has both offices and every center's phone", async (path, offices) => {
    const { html } = await get(path);
    const phones = new Set(all(main(html), /href="tel:(\+7\d{10})"/g));
    expect([...phones]).toEqual(expect.arrayContaining(offices));
    expect(centersIn(html).size).toBe(CENTERS);
    expect(phones.has("+74950000010")).toBe(true);
    expect(phones.size).toBe(3 + CENTERS + 1);
    expect(things(html)).toContainEqual(
      expect.objectContaining({ "@type": "MedicalOrganization", telephone: offices[0] }),
    );
  });
});

describe("the duty line", () => {
  test.each([
    ["/contacts", "круглосуточно"],
    ["/en/contacts", "round the clock"],
    ["/centers/kerch", "круглосуточно"],
    ["/en/centers/kerch", "round the clock"],
  ])("%s names it after 103 and 112, with its hours", async (path, hours) => {
    const { html } = await get(path);
    const block = /<section[^>]*aria-labelledby="(?:duty-line|whom)".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(all(block, /href="tel:([^"]*)"/g).slice(0, URGENT.length)).toEqual(URGENT);
    expect(block).toContain("+7 (800) 000-00-03");
    expect(block).toContain(hours);
  });
});

describe("quality control", () => {
  test.each(["/control", "/en/control"])("%s names the director, the 72 hours and the form", async (path) => {
    const html = main((await get(path)).html);
    expect(html).toMatch(/Сорокина|Sorokina/);
    expect(html).toMatch(/72[\s\u00A0](часа|hours)/);
    expect(all(html, /(<ol)/g).length).toBeGreaterThan(1);
    expect(html).toContain(`href="${path.replace("control", "forms/quality-control")}"`);
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

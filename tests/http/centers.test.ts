import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nearestWords } from "#site/pages/centers/nearest-words.ts";
import { centersIn } from "../support/centers-in.ts";
import { plainWords } from "../support/plain-words.ts";
import { allOf, mainOf } from "../support/read-html.ts";
import { startServer } from "../support/server.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const CENTERS = globSync("content/centers/*.ru.md").length;
const REGIONS = globSync("content/regions/*.ru.md").length;

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const query = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;

describe("the list of centers", () => {
  test.each(["/centers", "/en/centers"])("%s shows every own center under its region", async (path) => {
    const { html } = await get(path);
    const regions = allOf(mainOf(html), /<h2 id="region-([\w-]+)"/g);
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
    expect(mainOf((await get(path)).html)).toMatch(
      new RegExp(`<li><a href="${path}\\?service=${service}#found">[^<]*<small>${count}<`),
    );
    expect(mainOf(html)).toMatch(new RegExp(`<a href="${path}#find" aria-current="true">`));
    expect(mainOf(html)).toMatch(new RegExp(`<h2 id="found"[^>]*>[^<]*: ${count}<`));
    // The field above the list keeps the choice.
    expect(mainOf(html)).toContain(`<input type="hidden" name="service" value="${service}"/>`);
  });

  test.each([
    ["/centers", "gostevoy-dializ"],
    ["/en/centers", "guest-dialysis"],
  ])("an old address, %s?service=%s, still leaves the same, and goes on with the key", async (path, service) => {
    const { html } = await get(query(path, { service }));
    expect(centersIn(html).size).toBe(9);
    expect(mainOf(html)).toContain('<input type="hidden" name="service" value="guests"/>');
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
    expect(mainOf(none)).toContain('href="/forms/question"');
    expect(mainOf(none)).not.toContain("сейчас недоступен");
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
      const html = mainOf((await get(`/centers?${asked}`)).html);
      expect([asked, /page-head-picture|class="lead"/.exec(html)?.[0]]).toEqual([asked, undefined]);
    }
    const html = mainOf((await get(query("/centers", { q: "казань" }))).html);
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
    expect(mainOf(html)).toContain("Атлантида&quot;&gt;&lt;b&gt;");
    expect(mainOf(html)).toContain('href="/forms/question"');
    expect(mainOf(html)).toContain('href="tel:+78000000000"');
  });

  test.each([
    // A city that the other tab knows: by distance. A name nearly known: by its letters.
    ["/centers", { q: "самара" }, "Ближе всего к городу Самара", "/centers/almetyevsk"],
    ["/centers", { q: "Симфирополис" }, "Возможно, вы искали", "/centers/simferopol"],
    ["/centers", { tab: "partners", q: "Казань" }, "Ближе всего к городу Казань", "/centers?tab=partners&amp;city="],
    ["/centers", { tab: "partners", q: "Самарканд" }, "Возможно, вы искали", "/centers?tab=partners&amp;city=samara"],
    ["/en/centers", { q: "Samara" }, "Nearest to Samara", "/en/centers/almetyevsk"],
  ])("%s %j matches nothing: what comes nearest is offered, and a way to clear", async (path, asked, title, first) => {
    const html = mainOf((await get(query(path, asked as Record<string, string>))).html).replaceAll("\u00a0", " ");
    expect(html).not.toMatch(/id="(region|letter)-/);
    const section = /<section aria-labelledby="suggested">.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(section).toContain(title);
    const links = allOf(section, /<a href="([^"]+)"/g);
    expect(links[0]).toContain(first);
    expect(links.length).toBeLessThanOrEqual(3);
    const clear = path.startsWith("/en") ? "Clear the search" : "Очистить поиск";
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}(\\?tab=partners)?">${clear}<`));
  });

  test("a city that only partners serve is looked for on the other tab", async () => {
    const { html } = await get(query("/centers", { q: "самара" }));
    const link = allOf(mainOf(html), /href="(\/centers\?tab=partners[^"]*)"/g).find((href) => href.includes("q="));
    const partners = await get((link ?? "").replaceAll("&amp;", "&"));
    expect(allOf(mainOf(partners.html), /city=([\w-]+)/g)).toContain("samara");
  });
});

describe("the nearest", () => {
  const distances = (html: string) => allOf(mainOf(html), /data-km="">([^<]*)</g);
  const spots = (html: string) =>
    allOf(/<ol[^>]*data-near-spots.*?<\/ol>/s.exec(html)?.[0] ?? "", /<a [^>]*href="(\/[^"#]*)/g).map((href) =>
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
    expect(mainOf(kazan)).toContain(nearestWords.en.from("Kazan"));
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
    const asked = allOf(mainOf(html), /<a [^>]*href="([^"]*)"[^>]*data-modal="dialysis-other-city"/g);
    const cities = asked.map((href) => new URL(href.replaceAll("&amp;", "&"), server.origin).searchParams.get("city"));
    expect(new Set(cities)).toEqual(new Set([city]));
  });
});

describe("partner cities", () => {
  test("stand under the first letter of their names, by the language's order", async () => {
    const ru = allOf(mainOf((await get("/centers?tab=partners")).html), /<h2 id="letter-(.)"/g);
    const en = allOf(mainOf((await get("/en/centers?tab=partners")).html), /<h2 id="letter-(.)"/g);
    expect(ru.slice(0, 3)).toEqual(["А", "Б", "В"]);
    expect(en.slice(0, 3)).toEqual(["A", "B", "C"]);
    for (const letters of [ru, en]) expect(letters).toEqual(letters.toSorted());
  });

  test("?city= shows the city with a request that carries it", async () => {
    const { html } = await get("/centers?tab=partners&city=samara");
    const request = allOf(mainOf(html), /href="(\/forms\/appointment[^"]*)"/g).map((href) =>
      href.replaceAll("&amp;", "&"),
    );
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
    expect(allOf(html, /<link rel="canonical" href="(.+?)"/g)).toEqual(["https://renaria.example/centers"]);
  });
});

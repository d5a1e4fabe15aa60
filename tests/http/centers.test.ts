import { describe, expect, test } from "vitest";
import { nearestWords } from "#site/pages/centers/nearest-words.ts";
import type { FinderAnswer } from "#site/tools/centers/suggestion.ts";
import { centersIn } from "../support/centers-in.ts";
import { all, attributes, canonical, has, hiddenFields, links, main, one, text, texts } from "../support/read-html.ts";
import { PUBLIC_ORIGIN, sharedServer } from "../support/shared-server.ts";

const { origin, get } = sharedServer("sample");
const query = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;

describe("the list of centers", () => {
  test.each(["/centers", "/en/centers"])("%s shows every own center under its region", async (path) => {
    const { html } = await get(path);
    const regions = attributes(html, "main h2[id^='region-']", "id");
    expect(regions).toEqual(["region-moscow", "region-crimea", "region-tatarstan", "region-tyumen"]);
    expect(centersIn(html).size).toBe(8);
    expect([...centersIn(one(html, "section[aria-labelledby=region-crimea]"))]).toEqual(["simferopol", "yalta"]);
  });

  test.each([
    ["/centers", "КАЗАНЬ", ["kazan-park"]],
    ["/centers", "озерная", ["tyumen"]],
    ["/centers", "Озёрная", ["tyumen"]],
    ["/centers", "берёзовая 21", ["moscow-birch"]],
    ["/en/centers", "yalta", ["yalta"]],
    ["/centers", "rfpfym", ["kazan-park"]],
    ["/centers", "козань", ["kazan-park"]],
    ["/centers", "kazan", ["kazan-park"]],
    ["/centers", "qazan", ["kazan-park"]],
    ["/centers", "г. Казань", ["kazan-park"]],
    ["/centers", "диализ в Казани", ["kazan-park"]],
    ["/centers", "гостевой диализ в Ялте", ["yalta"]],
    ["/centers", "Ялта гостевой", ["yalta"]],
    ["/en/centers", "Kazan city", ["kazan-park"]],
    ["/en/centers", "dialysis in Kazan", ["kazan-park"]],
  ])("%s?q=%s finds %j", async (path, q, aliases) => {
    expect([...centersIn((await get(query(path, { q }))).html)]).toEqual(aliases);
  });

  test("a name that is only spelt similarly is not called found", async () => {
    expect(text((await get(query("/centers", { q: "козань" }))).html, "#found")).toBe(
      "Точно «козань» не нашлось. Похожее: 1",
    );
    expect(text((await get(query("/en/centers", { q: "qazan" }))).html, "#found")).toBe("1 found");
  });

  test.each([
    ["/centers", "guests", 4],
    ["/en/centers", "guests", 4],
  ])("%s?service=%s shows the %i that offer it, without scripts", async (path, service, count) => {
    const { html } = await get(query(path, { service }));
    expect(centersIn(html).size).toBe(count);
    // Offered with its count; once chosen, the same link removes it.
    const offered = `main li a[href='${path}?service=${service}#found'] small`;
    expect(text((await get(path)).html, offered)).toMatch(new RegExp(`^${count} `));
    expect(links(html, "main a[aria-current=true]")).toContain(`${path}#find`);
    expect(text(html, "main h2#found")).toMatch(new RegExp(`^(Найдено: ${count}|${count} found)$`));
    // The field above the list keeps the filter.
    expect(hiddenFields(main(html))).toMatchObject({ service });
  });

  test.each([
    ["/centers", "gostevoy-dializ"],
    ["/en/centers", "guest-dialysis"],
  ])(
    "an old address, %s?service=%s, still shows the same centers, and its form has the new key",
    async (path, service) => {
      const { html } = await get(query(path, { service }));
      expect(centersIn(html).size).toBe(4);
      expect(hiddenFields(main(html))).toMatchObject({ service: "guests" });
    },
  );

  test.each(["/centers", "/en/centers"])("%s: another service is added by a form, not by a link", async (path) => {
    const { html } = await get(query(path, { service: "guests" }));
    // As links, all combinations would keep a crawler busy for days.
    expect(links(html, "main a[href*='service=']").filter((to) => /service=.*service=/.test(to))).toEqual([]);
    const [form] = all(html, "main nav form");
    expect(attributes(html, "main nav form", "action")).toEqual([`${path}#found`]);
    expect(hiddenFields(form ?? main(html))).toEqual({ service: "guests" });
    const added = all(html, "main nav button[name=service]");
    expect(new Set(added.map(({ attribs }) => attribs["form"]))).toEqual(new Set([form?.attribs["id"]]));
    const [value = ""] = added.map(({ attribs }) => attribs["value"]);
    const { html: both } = await get(`${path}?service=guests&service=${value}`);
    expect(new Set(attributes(both, "main nav form input", "value"))).toEqual(new Set(["guests", value]));
  });

  test("several services are combined; a combination without centers is reported in words", async () => {
    const search = new URLSearchParams([
      ["service", "guests"],
      ["service", "filtration"],
    ]);
    const { html } = await get(`/centers?${search}`);
    expect([...centersIn(html)]).toEqual(["kazan-park"]);
    const { html: none } = await get(`/centers?service=guests&q=${encodeURIComponent("Атлантида")}`);
    expect(links(main(none))).toContain("/forms/question");
    expect(text(main(none))).not.toContain("сейчас недоступен");
  });

  test("a search shows its result first: no drawing, no lead, and the count right below the field", async () => {
    expect(has((await get("/centers")).html, "main .page-head-picture")).toBe(true);
    for (const asked of [
      "q=казань",
      "service=guests",
      "tab=partners&q=самара",
      "tab=partners&city=samara",
      "near=yes",
    ]) {
      const { html } = await get(`/centers?${asked}`);
      expect([asked, has(html, "main :is(.page-head-picture, .lead)")]).toEqual([asked, false]);
    }
    const { html } = await get(query("/centers", { q: "казань" }));
    // Other suggestions follow the result, under their own heading.
    const otherwise = nearestWords.ru.otherwise.replaceAll("\u00a0", " ");
    const answer = "input[type=search], #found, h3 a[href='/centers/kazan-park'], h2:not([id]), [data-nearest]";
    expect(all(main(html), answer).map((part) => part.attribs["type"] ?? part.attribs["id"] ?? text(part))).toEqual([
      "search",
      "found",
      text(html, "main a[href='/centers/kazan-park']"),
      otherwise,
      expect.anything(),
    ]);
    expect(text((await get("/centers")).html)).not.toContain(otherwise);
    expect(attributes((await get("/")).html, "form", "action")).toContain("/centers#found");
  });

  test.each([
    ["/centers", ["Пн–Сб 7:00–22:00", "11 мест", "Вечерняя смена"]],
    ["/en/centers", ["Mon–Sat 7 am – 10 pm", "11 stations", "Evening shift"]],
  ])("%s states for each center its hours, its number of places and its most wanted services", async (path, facts) => {
    const card = text((await get(path)).html, `main li.card:has(h3 a[href='${path}/moscow-birch'])`);
    for (const fact of facts) expect(card).toContain(fact);
  });

  test.each([
    ["/centers", "Зеленодольск", "/centers/kazan-rodnikovaya", /^Зеленодольск: ближайший центр — Казань, 40 км$/],
    ["/centers", "диализ Королёв", "/centers/moscow-", /^Королёв: ближайший центр — Москва, \d+ км$/],
    ["/centers", "диализ в Королёве", "/centers/moscow-", /^Королёв: /],
    ["/centers", "Феодосия", "/centers/", /^Феодосия: ближайший центр — \S+, \d+ км$/],
    ["/en/centers", "Korolev", "/en/centers/moscow-", /^Korolyov: the nearest centre is in Moscow, \d+ km away$/],
  ])(
    "%s?q=%s: in a town without a center the nearest ones are offered, with their distances, the first in the heading",
    async (path, q, first, told) => {
      const { html } = await sharedServer("plain").get(query(path, { q }));
      expect(text(html, "#found").replaceAll("\u00a0", " ")).toMatch(told);
      const near = one(html, "section[aria-labelledby=suggested]");
      expect(links(near)[0]).toContain(first);
      expect(text(near, "li")).toMatch(/\d+.(км|km)/);
    },
  );

  test.each([
    ["/centers", "метро Родниковая", ["kazan-rodnikovaya"]],
    ["/centers", "м. Парусная", ["saint-petersburg-parusny"]],
    ["/en/centers", "Zvonkaya metro station", ["moscow-zvonky"]],
  ])("%s?q=%s finds the center by its metro station", async (path, q, aliases) => {
    const { html } = await sharedServer("plain").get(query(path, { q }));
    expect([...centersIn(html)]).toEqual(aliases);
    expect(text(html, "#found")).toMatch(/^(Найдено: 1|1 found)$/);
  });

  test.each([
    ["/centers", "Подольск", "партнёрский центр"],
    ["/en/centers", "Podolsk", "partner centre"],
  ])("%s?q=%s: a partner's city is told apart from our own centers", async (path, q, note) => {
    const { html } = await sharedServer("plain").get(query(path, { q }));
    const items = all(one(html, "section[aria-labelledby=suggested]"), "li");
    const isMarked = (isPartner: boolean) =>
      items.filter((item) => has(item, "[data-modal=bbraun]") === isPartner).map((item) => text(item).includes(note));
    expect([isMarked(false), isMarked(true)]).toEqual([[false, false], [true]]);
    // The answer while typing says the same.
    const typed = await fetch(sharedServer("plain").origin + query(path, { q }), {
      headers: { Accept: "application/json" },
    });
    const { suggestions, text: told } = ((await typed.json()) as { data: FinderAnswer }).data;
    expect(told.status.replaceAll("\u00a0", " ")).toBe(text(html, "#found").replaceAll("\u00a0", " "));
    expect(suggestions.map((one) => /^\d+.(?:км|km), (.+)/.exec(one.note)?.[1] === note)).toEqual([false, false, true]);
  });

  test.each([
    ["/centers", /^Позвоните/, /опечатк/],
    ["/en/centers", /^Call us/, /spelling/],
  ])(
    "%s: of an unknown place the phone and the regions come before advice on spelling",
    async (path, call, spelling) => {
      const { html } = await get(query(path, { q: "Урюпинск" }));
      const card = one(html, "main .card:has(> #found)");
      expect(text(card, "p")).toMatch(call);
      expect(links(card, "a.button")[0]).toBe(path.replace("/centers", "/dialysis/regions"));
      const told = text(card);
      expect(told.indexOf("+7") === -1 ? told.indexOf("8 (") : told.indexOf("+7")).toBeLessThan(told.search(spelling));
    },
  );

  test("no results are reported in words, with the query and a way to ask", async () => {
    const { status, html } = await get(query("/centers", { q: 'Атлантида"><b>' }));
    expect(status).toBe(200);
    expect(centersIn(html).size).toBe(0);
    expect(text(html, "main")).toContain('Атлантида"><b>');
    expect(links(main(html))).toEqual(expect.arrayContaining(["/forms/question", "tel:+74953330002"]));
  });

  test.each([
    // A city that the other tab knows: by distance. A misspelt name: by similarity.
    ["/centers", { q: "самара" }, "Ближе всего к городу Самара", "/centers/almetyevsk"],
    ["/centers", { q: "Симфирополис" }, "Возможно, вы искали", "/centers/simferopol"],
    ["/centers", { tab: "partners", q: "Казань" }, "Ближе всего к городу Казань", "/centers?tab=partners&city="],
    ["/centers", { tab: "partners", q: "Самарканд" }, "Возможно, вы искали", "/centers?tab=partners&city=samara"],
    ["/en/centers", { q: "Samara" }, "Nearest to Samara", "/en/centers/almetyevsk"],
  ])("%s %j matches nothing: the nearest places are offered, and a way to clear", async (path, asked, title, first) => {
    const page = main((await get(query(path, asked as Record<string, string>))).html);
    expect(has(page, "[id^='region-'], [id^='letter-']")).toBe(false);
    const section = one(page, "section[aria-labelledby=suggested]");
    expect(text(section)).toContain(title);
    // From a place that is known, the distances are known too.
    const isFar = texts(section, "li").map((item) => /\d.(км|km)$/.test(item));
    expect(isFar).toEqual(isFar.map(() => !title.startsWith("Возможно")));
    const offered = links(section);
    expect(offered[0]).toContain(first);
    expect(offered.length).toBeLessThanOrEqual(3);
    const clear = `a:is([href='${path}'], [href='${path}?tab=partners'])`;
    expect(texts(page, clear)).toContain(path.startsWith("/en") ? "Clear the search" : "Очистить поиск");
  });

  test.each([
    ["/centers", "самара", "Нашего центра здесь нет, есть партнёрский: Самара"],
    ["/en/centers", "samara", "We have no centre here, but a partner does: "],
  ])("%s: a city that only partners serve is told first, with a link to it", async (path, q, told) => {
    const { html } = await get(query(path, { q }));
    expect(text(html, "#found").replaceAll("\u00a0", " ")).toContain(told);
    const [link = ""] = links(html, `main a[href^='${path}?tab=partners'][href*='city=']`);
    expect(has((await get(link)).html, "#city")).toBe(true);
  });
});

describe("the nearest", () => {
  const distances = (html: string) => texts(html, "main ol [data-km]");
  const spots = (html: string) => links(html, "ol[data-near-spots] a[href^='/']").map((href) => href.split("#")[0]);

  test("?near= sorts by the distance from the city that the proxy names, else from Moscow; it is not cached", async () => {
    const from = async (city: string, path: string) => {
      const response = await fetch(origin + path, {
        headers: { "X-Visitor-City": encodeURIComponent(city), "X-Forwarded-For": "203.0.113.7" },
      });
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      return response.text();
    };
    const kazan = await from("Казань", "/en/centers?near=yes");
    expect(spots(kazan).slice(0, 3)).toEqual([
      "/en/centers/kazan-park",
      "/en/centers/chelny",
      "/en/centers/almetyevsk",
    ]);
    expect(distances(kazan)[0]).toMatch(/^(less than 1|\d) km$/);
    expect(text(main(kazan))).toContain(nearestWords.en.from("Kazan"));
    expect(spots(await from("Atlantis", "/centers?near=yes"))[0]).toMatch(/^\/centers\/moscow-/);
    // A partner is much nearer than our nearest center.
    expect(has(kazan, "[data-near-closer][hidden]")).toBe(true);
    const sochi = one(await from("Сочи", "/en/centers?near=yes"), "[data-near-closer]:not([hidden])");
    expect(text(sochi, "p")).toBe(nearestWords.en.closer);
    expect(links(sochi, "li:not([hidden]) a")).toEqual([expect.stringContaining("city=sochi")]);
    const partners = await from("Казань", "/centers?tab=partners&near=yes");
    expect(spots(partners)[0]).toMatch(/^\/centers\?tab=partners&city=/);
    const km = distances(partners).map((told) => Number(/[\d ]+/.exec(told)?.[0].replaceAll(" ", "")));
    expect(km).toEqual(km.toSorted((one, other) => one - other));
    // The header is ignored from an untrusted client.
    const untold = sharedServer("public").origin;
    const response = await fetch(`${untold}/centers?near=yes`, { headers: { "X-Visitor-City": "kazan" } });
    expect(spots(await response.text())[0]).toMatch(/^\/centers\/moscow-/);
  });

  test("is not in the page before it is requested", async () => {
    const response = await fetch(`${origin}/centers`);
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    const html = await response.text();
    expect(has(html, "[data-near-spots]")).toBe(false);
    expect(links(html)).toContain("/centers?near=yes#near");
  });
});

describe("a city without a center", () => {
  test.each([
    ["/centers?q=Атлантида", "Атлантида"],
    ["/centers?tab=partners&q=Атлантида", "Атлантида"],
    ["/centers?tab=partners&city=Атлантида", "Атлантида"],
    ["/en/centers?q=Atlantis", "Atlantis"],
  ])("%s links to the request with the city filled in", async (path, city) => {
    const { html } = await get(path);
    const asked = links(html, "main a[data-modal=dialysis-other-city]");
    const cities = asked.map((href) => new URL(href, origin).searchParams.get("city"));
    expect(new Set(cities)).toEqual(new Set([city]));
  });

  test.each([
    ["/centers", "Зеленодольск", "Оставить заявку на диализ в этом городе", "Зеленодольск"],
    ["/centers", "диализ в Королёве", "Оставить заявку на диализ в этом городе", "Королёв"],
    // Whether it is a city nobody knows: the form asks.
    ["/centers", "фывапр", "Записаться на диализ", "фывапр"],
    ["/centers", "422540", "Записаться на диализ", null],
    ["/en/centers", "SW1A 1AA", "Request dialysis", null],
  ])("%s?q=%s offers “%s” for %s", async (path, q, told, city) => {
    const { html } = await sharedServer("plain").get(query(path, { q }));
    const [ask = ""] = links(html, "main a[data-modal=dialysis-other-city]");
    expect(text(html, "main a[data-modal=dialysis-other-city]").replaceAll("\u00a0", " ")).toBe(told);
    expect(new URL(ask, origin).searchParams.get("city")).toBe(city);
  });
});

describe("partner cities", () => {
  test("are grouped by the first letter of their names, in the language's order", async () => {
    const ru = texts((await get("/centers?tab=partners")).html, "main h2[id^='letter-']");
    const en = texts((await get("/en/centers?tab=partners")).html, "main h2[id^='letter-']");
    expect(ru).toEqual(["А", "Б", "С", "Ч"]);
    expect(en).toEqual(["A", "B", "C", "S"]);
  });

  test("?city= shows the city with a request for it", async () => {
    const { html } = await get("/centers?tab=partners&city=samara");
    // The residents' request, and the guests' one.
    const asked = links(html, "main a[href^='/forms/appointment']").map((href) => new URL(href, origin).searchParams);
    expect(asked.map((query) => [query.get("subject"), query.get("city")])).toEqual([
      ["dialysis", "Самара"],
      ["travel", "Самара"],
    ]);
    expect((await get("/centers?tab=partners&city=atlantis")).status).toBe(200);
  });

  test("filters and tabs have the same canonical address", async () => {
    const { html } = await get("/centers?tab=partners&city=samara&q=с");
    expect(canonical(html)).toBe(`${PUBLIC_ORIGIN}/centers`);
  });
});

import { describe, expect, test } from "vitest";
import type { CallName } from "#contract/calls.ts";
import type { CallOutput } from "#contract/services.ts";
import { ACCOUNT, bothWays, onEveryEngine } from "../support/api.ts";

onEveryEngine((api) => {
  bothWays(api, (ask) => {
    test.each<[string, CallName, unknown]>([
      ["filters[colour]", "articles", { filters: { colour: "red" } }],
      ["limit", "articles", { limit: 101 }],
      ["limit", "cities", { limit: 0 }],
      ["page", "files", { page: 0 }],
      ["order[title]", "categories", { order: { title: "up" } }],
      ["order[colour]", "categories", { order: { title: "asc", colour: "asc" } }],
      ["filters[active]", "addresses", { filters: { active: "perhaps" } }],
      ["filters[id]", "articles", { filters: { id: "one" } }],
      ["with[0]", "articles", { with: ["everything"] }],
      ["colour", "feedbackTypes", { colour: "red" }],
      ["filters[config]", "entities", { filters: { config: "one" } }],
      ["filters[0][id]", "search", { query: "диализ", filters: [{ id: "9.9", type: "default" }] }],
      ["filters", "search", { query: "диализ", filters: [] }],
      ["id", "galleryFiles", { id: "one" }],
      ["query", "search", { query: 5, filters: [{ id: 1, type: "config" }] }],
      ["query", "search", { filters: [{ id: 1, type: "config" }] }],
      ["filters", "search", { query: "диализ", filters: {} }],
      [
        "filters",
        "search",
        { query: "диализ", filters: Array.from({ length: 11 }, () => ({ id: 1, type: "config" })) },
      ],
      ["filters", "entities", { filters: [] }],
      ["order", "articles", { order: "title" }],
      ["filters[alias]", "articles", { filters: { alias: "a".repeat(201) } }],
    ])("422 names %s of %s", async (field, name, input) => {
      expect((await ask()(name, input, { locale: "en" })).envelope).toMatchObject({
        status: 422,
        message: "The request is not valid",
        errors: { [field]: [expect.stringMatching(/^[A-Z][\w ,.:]+$/)] },
      });
      // Only values that the API takes are not Russian.
      const inRussian = /^[А-ЯЁ][а-яё ]+(?:\d+(?: [а-яё]+)?|true или false|: [\w., ]+)?$/;
      expect((await ask()(name, input, { locale: "ru" })).envelope).toMatchObject({
        status: 422,
        errors: { [field]: [expect.stringMatching(inRussian)] },
      });
    });

    test.each<[CallName, unknown, string, string, string]>([
      ["entities", { filters: { config: 0 } }, "filters[config]", "Больше 0", "More than 0"],
      ["cities", { limit: 0 }, "limit", "Не меньше 1", "At least 1"],
      ["cities", { limit: 101 }, "limit", "Не больше 100", "At most 100"],
      ["uploadFile", { file: 1, title: "a".repeat(301) }, "title", "Не больше 300 символов", "At most 300 characters"],
      [
        "search",
        { query: "диализ", filters: [] },
        "filters",
        "Значение не должно быть пустым",
        "The value must not be empty",
      ],
      ["search", { query: 5, filters: [{ id: 1, type: "config" }] }, "query", "Нужен текст", "This must be text"],
      [
        "categories",
        { order: { title: "up" } },
        "order[title]",
        "Нужно одно из значений: asc, desc",
        "This must be one of: asc, desc",
      ],
      ["feedbackTypes", { colour: "red" }, "colour", "Неизвестный ключ: colour", "Unknown key: colour"],
    ])("%s %j: what is wrong with %s is said in plain words", async (name, input, field, ru, en) => {
      expect((await ask()(name, input, { locale: "ru" })).envelope).toHaveProperty("errors", { [field]: [ru] });
      expect((await ask()(name, input, { locale: "en" })).envelope).toHaveProperty("errors", { [field]: [en] });
    });
  });

  describe("the HTTP mount", () => {
    const get = (path: string, headers: Record<string, string> = { "X-Account": ACCOUNT }) =>
      fetch(api().base + path, { headers });

    test("success is HTTP 200 and an envelope with the content's version", async () => {
      const response = await get(
        "/company/addresses?filters[slug][]=default&filters[slug][]=default-spb&order[title]=desc",
      );
      expect(response.status).toBe(200);
      expect(response.headers.get("X-Content-Version")).toBe("1");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
      const { status, data } = (await response.json()) as { status: number; data: CallOutput<"addresses"> };
      expect([status, data.addresses.map(({ title }) => title)]).toEqual([200, ["Петербург", "Москва"]]);
    });

    test("the first order counts first, as it stands in the address", async () => {
      const ids = async (query: string) => {
        const { data } = (await (await get(`/geo/cities${query}`)).json()) as { data: CallOutput<"cities"> };
        return data.cities.map(({ id }) => id);
      };
      const byTitle = await ids("?order[title]=desc");
      expect(byTitle).not.toEqual(byTitle.toSorted((a, b) => a - b));
      expect(await ids("?order[title]=desc&order[id]=asc")).toEqual(byTitle);
      expect(await ids("?order[id]=asc&order[title]=desc")).toEqual(byTitle.toSorted((a, b) => a - b));
    });

    test.each([
      ["/content/categories", "categories", "alias"],
      ["/content/articles", "articles", "alias"],
      ["/company/feedback/types", "types", "slug"],
      ["/company/addresses", "addresses", "slug"],
      ["/geo/cities", "cities", "slug"],
      ["/media/files", "files", "title"],
    ])("%s filters by property name, with several values, and rejects unknown ones", async (path, noun, key) => {
      const list = async (query: string) => {
        const { data } = (await (await get(path + query)).json()) as {
          data: Record<string, Record<string, unknown>[]>;
        };
        return data[noun]?.map((record) => record[key]) ?? [];
      };
      const all = await list("");
      const wanted = all.slice(0, 2);
      expect(wanted.length).toBeGreaterThan(0);
      const found = await list(`?properties[${key}]=${encodeURIComponent([...wanted, "nothing"].join(";"))}`);
      expect(found).toEqual(all.filter((value) => wanted.includes(value)));
      const refused = await get(`${path}?properties[colour]=red`);
      expect(await refused.json()).toMatchObject({
        status: 422,
        errors: { "properties[colour]": ["Такого свойства нет"] },
      });
    });

    test.each([
      ["no account", {}],
      ["another account", { "X-Account": "other" }],
    ])("%s is 403 on every call", async (_name, headers) => {
      for (const path of ["/company/addresses", "/content/articles", "/nothing", "/breadcrumbs"]) {
        const response = await get(path, { ...headers, "X-Locale": "en" });
        expect(response.status).toBe(403);
        expect(response.headers.get("X-Content-Version")).toBe("1");
        expect(await response.json()).toEqual({ status: 403, message: "Unknown account" });
      }
    });

    test("the city that a trusted proxy names is the location", async () => {
      const response = await get("/geo/location", {
        "X-Account": ACCOUNT,
        "X-Visitor-City": encodeURIComponent("Казань"),
      });
      expect(await response.json()).toMatchObject({ data: { location: { city: { slug: "kazan" } } } });
    });

    test("an unknown locale falls back to Russian; an unknown path is 404", async () => {
      const response = await get("/content/articles/alias/about", { "X-Account": ACCOUNT, "X-Locale": "fr" });
      expect(await response.json()).toMatchObject({ data: { article: { locale: "ru" } } });
      expect(await (await get("/nothing")).json()).toEqual({ status: 404, message: "Не найдено" });
    });

    test.each([
      ["PUT", "/content/articles", 405],
      ["DELETE", "/search", 405],
      ["GET", "/search", 405],
      ["POST", "/content/articles", 405],
      ["POST", "/nothing", 404],
      ["PATCH", "/nothing", 404],
    ])("%s %s is %i, as an envelope", async (method, path, status) => {
      const init = { method, headers: { "X-Account": ACCOUNT } };
      const response = await fetch(api().base + path, method === "GET" ? init : { ...init, body: "{}" });
      expect([response.status, await response.json()]).toEqual([status, { status, message: expect.any(String) }]);
    });

    test.each(["filters[toString]=1", "alias=other"])("%s is an unknown key and is rejected", async (query) => {
      expect((await get(`/content/articles/alias/about?${query}`)).status).toBe(422);
    });

    test.each(["__proto__", "__proto__[x]", "filters[__proto__]", "order[__proto__]", "properties[__proto__]"])(
      "%s is an unknown key too, and named",
      async (key) => {
        const response = await get(`/content/articles?limit=1&${encodeURIComponent(key)}=asc`);
        expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
          422,
          [key],
        ]);
      },
    );

    test("an article by its alias may be asked for with active=true; other calls do not take it", async () => {
      const about = "/content/articles/alias/about";
      const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
      expect(await statuses(`${about}?active=true`, `${about}?active=true&filters[active]=true`)).toEqual([200, 200]);
      expect(await statuses(`${about}?active=false`, `${about}?active=false&filters[active]=true`)).toEqual([404, 404]);
      expect(
        await statuses(
          `${about}?active=perhaps`,
          "/content/articles?active=true",
          "/content/categories/alias/about?active=true",
        ),
      ).toEqual([422, 422, 422]);
    });

    test("nested without a value means true", async () => {
      const { data } = (await (await get("/content/articles?filters[category]=about&nested")).json()) as {
        data: CallOutput<"articles">;
      };
      expect(data.articles.map(({ id }) => id)).toEqual([7, 11, 12, 13]);
    });

    test.each(["{oops", ""])("a body that is not JSON, %j, is 400", async (body) => {
      const response = await fetch(`${api().base}/company/feedback`, {
        method: "POST",
        body,
        headers: { "X-Account": ACCOUNT },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ status: 400, message: "Тело запроса — не JSON" });
    });

    test.each(["[]", "null", "5", '"x"'])(
      "JSON that is no object, %s, is 422 and names what is missing",
      async (body) => {
        const response = await fetch(`${api().base}/search`, {
          method: "POST",
          body,
          headers: { "X-Account": ACCOUNT },
        });
        expect(response.status).toBe(422);
        expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["query", "filters"]);
      },
    );
  });
});

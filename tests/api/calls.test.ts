import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "#api/api.ts";
import { createContentStore } from "#api/db/content-store.ts";
import { migrate } from "#api/db/migrate.ts";
import { createApiRoutes } from "#api/http.ts";
import { publishPack } from "#api/publishing/publish.ts";
import { createSnapshots, type Snapshots } from "#api/snapshot/snapshots.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ask } from "#contract/services.ts";
import { ApiRejection, createClient } from "#site/api/client.server.ts";
import { createHttpAsk } from "#site/api/http-ask.server.ts";
import { engines } from "../support/engines.ts";
import { article, writePack } from "../support/pack.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const ACCOUNT = "renaria";

const pack = writePack({
  "pages/about.ru.md": article("id: 2\ntitle: О нас\ndescription: Кто мы."),
  "pages/about.en.md": article("title: About us\ndescription: Who we are.", "Text."),
  "pages/russian.ru.md": article("id: 3\ntitle: Только по-русски\ndescription: Без перевода."),
  "pages/hidden.ru.md": article("id: 4\nactive: false\ntitle: Скрыто\ndescription: Черновик."),
  "pages/soon.ru.md": article("id: 5\npublishedAt: 2026-11-15T12:01:00Z\ntitle: Скоро\ndescription: Через минуту."),
  "pages/now.ru.md": article("id: 6\npublishedAt: 2026-11-15T15:00:00+03:00\ntitle: Уже\ndescription: В эту минуту."),
  "addresses/default.ru.md": address("id: 1\nweight: 2\ntitle: Москва", "+78000000000"),
  "addresses/default.en.md": address("title: Moscow", "+78000000001"),
  "addresses/default-spb.ru.md": address("id: 2\nweight: 1\ntitle: Петербург", "+78120000000"),
});

function address(front: string, phone: string) {
  return `---\n${front}\nphone: "${phone}"\nemail: info@renaria.example\naddress: Набережная\nworkHours: 9–18\n---\n`;
}

describe.each(engines)("on $name", ({ open }) => {
  let close: () => Promise<void>;
  let direct: Ask;
  let overHttp: Ask;
  let base: string;
  let snapshots: Snapshots;

  beforeAll(async () => {
    const { database } = await open();
    await migrate(database);
    const store = createContentStore(database.db);
    await publishPack(store, pack, NOW);
    snapshots = createSnapshots(store);
    await snapshots.refresh();
    direct = createApi({ snapshots, now: () => NOW, onError: () => {} });
    const routes = createApiRoutes({ ask: direct, snapshots, account: ACCOUNT });
    const server = await new Promise<Server>((resolve) => {
      const started = serve({ fetch: routes.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
        base = `http://127.0.0.1:${port}`;
        resolve(started as Server);
      });
    });
    overHttp = createHttpAsk({ baseUrl: base, account: ACCOUNT });
    close = async () => {
      server.closeAllConnections();
      server.close();
      await database.close();
    };
  });
  afterAll(() => close());

  describe.each([
    ["in the process", () => direct],
    ["over HTTP", () => overHttp],
  ])("asked %s", (_name, ask) => {
    const client = (locale: Locale = "ru") => createClient(ask(), { locale });
    const rejection = (promise: Promise<unknown>) =>
      promise.then(
        () => Promise.reject(new Error("it did not reject")),
        (error: unknown) => (error as ApiRejection).envelope,
      );

    test("an article comes by its alias, in the language asked for", async () => {
      const { article: ru } = await client().articleByAlias({ alias: "about", filters: { active: true } });
      expect(ru).toMatchObject({
        id: 2,
        alias: "about",
        locale: "ru",
        translations: ["ru", "en"],
        description: "Кто\u00a0мы.",
      });
      expect(ru.content).toEqual([{ type: "paragraph", data: { text: "Текст." } }]);
      const { article: en } = await client("en").articleByAlias({ alias: "about" });
      expect(en).toMatchObject({ id: 2, locale: "en", title: "About us" });
    });

    test("without a translation it comes in Russian and says so", async () => {
      const { article: found } = await client("en").articleByAlias({ alias: "russian" });
      expect(found).toMatchObject({ locale: "ru", translations: ["ru"] });
    });

    test("an unknown alias is 404 with a message in the caller's language", async () => {
      expect(await rejection(client().articleByAlias({ alias: "nope" }))).toEqual({
        status: 404,
        message: "Не найдено",
      });
      expect(await rejection(client("en").articleByAlias({ alias: "nope" }))).toEqual({
        status: 404,
        message: "Not found",
      });
    });

    test("an inactive article is not found where active ones are asked for", async () => {
      expect(await rejection(client().articleByAlias({ alias: "hidden", filters: { active: true } }))).toMatchObject({
        status: 404,
      });
    });

    test("an article appears at its minute, not before", async () => {
      expect(await rejection(client().articleByAlias({ alias: "soon" }))).toMatchObject({ status: 404 });
      expect((await client().articleByAlias({ alias: "now" })).article.id).toBe(6);
    });

    test("addresses come by weight, or by what is asked", async () => {
      const slugs = async (input: Parameters<ReturnType<typeof client>["addresses"]>[0]) =>
        (await client().addresses(input)).addresses.map(({ slug }) => slug);
      expect(await slugs({})).toEqual(["default-spb", "default"]);
      expect(await slugs({ filters: { slug: "default" } })).toEqual(["default"]);
      expect(await slugs({ filters: { slug: ["default", "default-spb"] }, order: { id: "asc" } })).toEqual([
        "default",
        "default-spb",
      ]);
      expect(await slugs({ limit: 1, page: 2 })).toEqual(["default"]);
      expect(await slugs({ filters: { slug: "nowhere" } })).toEqual([]);
    });

    test("English has a phone of its own", async () => {
      const { addresses } = await client("en").addresses({ filters: { slug: "default" } });
      expect(addresses[0]).toMatchObject({ locale: "en", phone: "+78000000001" });
    });

    test.each([
      ["filters[colour]", { filters: { colour: "red" } }],
      ["limit", { limit: 101 }],
      ["limit", { limit: 0 }],
      ["page", { page: 0 }],
      ["order[title]", { order: { title: "up" } }],
      ["filters[active]", { filters: { active: "perhaps" } }],
      ["with[0]", { with: ["everything"] }],
      ["colour", { colour: "red" }],
    ])("422 names %s", async (field, input) => {
      const { envelope, contentVersion } = await ask()("addresses", input, { locale: "en" });
      expect(envelope).toMatchObject({
        status: 422,
        message: "The request is not valid",
        errors: { [field]: [expect.any(String)] },
      });
      expect(contentVersion).toBe("1");
    });
  });

  describe("the HTTP mount", () => {
    const get = (path: string, headers: Record<string, string> = { "X-Account": ACCOUNT }) =>
      fetch(base + path, { headers });

    test("success is HTTP 200 and an envelope with the content's version", async () => {
      const response = await get(
        "/company/addresses?filters[slug][]=default&filters[slug][]=default-spb&order[title]=desc",
      );
      expect(response.status).toBe(200);
      expect(response.headers.get("X-Content-Version")).toBe("1");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      const { status, data } = (await response.json()) as { status: number; data: { addresses: { title: string }[] } };
      expect(status).toBe(200);
      expect(data.addresses.map(({ title }) => title)).toEqual(["Петербург", "Москва"]);
    });

    test.each([
      ["no account", {}],
      ["another account", { "X-Account": "other" }],
    ])("%s is 403", async (_name, headers) => {
      const response = await get("/company/addresses", { ...headers, "X-Locale": "en" });
      expect(response.status).toBe(403);
      expect(response.headers.get("X-Content-Version")).toBe("1");
      expect(await response.json()).toEqual({ status: 403, message: "Unknown account" });
    });

    test("an unknown locale is Russian", async () => {
      const response = await get("/content/articles/alias/about", { "X-Account": ACCOUNT, "X-Locale": "fr" });
      expect(await response.json()).toMatchObject({ data: { article: { locale: "ru" } } });
    });

    test("an unknown path is 404", async () => {
      expect(await (await get("/nothing")).json()).toEqual({ status: 404, message: "Не найдено" });
    });

    test.each(["{oops", "", "[]", "null"])("a body that is no JSON object, %j, is 400", async (body) => {
      const response = await fetch(`${base}/company/feedback`, {
        method: "POST",
        body,
        headers: { "X-Account": ACCOUNT },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ status: 400, message: "Тело запроса — не JSON" });
    });
  });
});

describe("an API elsewhere", () => {
  const answering = async (body: string, status = 200) => {
    const server = await new Promise<Server>((resolve) => {
      const started = serve({ fetch: () => new Response(body, { status }), port: 0, hostname: "127.0.0.1" }, () =>
        resolve(started as Server),
      );
    });
    const { port } = server.address() as { port: number };
    return { ask: createHttpAsk({ baseUrl: `http://127.0.0.1:${port}/api/`, account: ACCOUNT }), server };
  };

  test("rejects with the whole envelope, also when HTTP says 200", async () => {
    const { ask, server } = await answering('{"status":409,"message":"Taken","errors":{"id":["no"]}}');
    const error = await createClient(ask, { locale: "ru" })
      .addresses({})
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiRejection);
    expect((error as ApiRejection).envelope).toEqual({ status: 409, message: "Taken", errors: { id: ["no"] } });
    server.close();
  });

  test("rejects data that is not of the contract", async () => {
    const { ask, server } = await answering('{"status":200,"data":{"addresses":[{"id":"one"}]}}');
    await expect(createClient(ask, { locale: "ru" }).addresses({})).rejects.toThrow();
    server.close();
  });

  test("rejects with the message when there is nobody", async () => {
    const { ask, server } = await answering("");
    await new Promise((resolve) => server.close(resolve));
    await expect(createClient(ask, { locale: "ru" }).addresses({})).rejects.toThrow("fetch failed");
  });
});

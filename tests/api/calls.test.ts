import { describe, expect, test } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { isSuccess } from "#contract/envelope.ts";
import type { Locale } from "#contract/locale.ts";
import type { CallInput } from "#contract/services.ts";
import { createClient } from "#site/api/client.server.ts";
import { bothWays, onEveryEngine } from "../support/api.ts";

onEveryEngine((api) => {
  bothWays(api, (ask) => {
    const client = (locale: Locale = "ru") => createClient(ask(), { locale });
    const failureOf = async (name: CallName, input: unknown, locale: Locale = "ru") => {
      const { envelope } = await ask()(name, input, { locale });
      if (isSuccess(envelope)) throw new Error("it did not fail");
      return envelope;
    };

    describe("articles", () => {
      const ids = async (input: CallInput<"articles">) => (await client().articles(input)).articles.map(({ id }) => id);

      test("finds one by its alias, in the requested language", async () => {
        const { article } = await client().articleByAlias({ alias: "about", filters: { active: true } });
        expect(article).toMatchObject({
          id: 2,
          alias: "about",
          locale: "ru",
          translations: ["ru", "en"],
          categoryId: null,
        });
        // Pictures inside a text have addresses, and files are named by their ids.
        expect(article.content).toMatchObject([
          { type: "paragraph", data: { text: "Текст." } },
          {
            type: "image",
            data: { alt: "Зал", image: { width: 40, path: expect.stringMatching(/\/hall\..+\.svg$/) } },
          },
          { type: "linking", data: { items: [{ type: "5.1", id: 1 }] } },
        ]);
        expect(article.category).toBeUndefined();
        expect((await client("en").articleByAlias({ alias: "about" })).article).toMatchObject({
          locale: "en",
          title: "About us",
        });
      });

      test("without a translation it comes in Russian and is marked", async () => {
        expect((await client("en").articleByAlias({ alias: "russian" })).article).toMatchObject({
          locale: "ru",
          translations: ["ru"],
        });
      });

      test("includes its category and all ancestors up to the root", async () => {
        const { article } = await client().articleByAlias({ alias: "news-1", with: ["parent"] });
        expect(article.category).toMatchObject({
          alias: "news-company",
          parent: { alias: "news", parent: { alias: "about", parent: { id: 29, parent: null } } },
        });
        const { article: bare } = await client().articleByAlias({ alias: "news-1", with: ["category"] });
        expect(bare.category).toMatchObject({ alias: "news-company" });
        expect(bare.category?.parent).toBeUndefined();
      });

      test("a picture has its size and its address", async () => {
        const { article } = await client().articleByAlias({ alias: "news-1" });
        expect(article.image).toMatchObject({
          name: "hall.svg",
          ext: "svg",
          width: 40,
          height: 30,
          path: expect.stringMatching(/^\/media\/hall\.[0-9a-f]{12}\.svg$/),
        });
        expect(article.image?.preview).toEqual({
          origin: { path: article.image?.path, width: 40, height: 30 },
          compressed: {},
        });
      });

      test("an unknown alias is 404 with a message in the caller's language", async () => {
        expect(await failureOf("articleByAlias", { alias: "nope" })).toEqual({ status: 404, message: "Не найдено" });
        expect(await failureOf("articleByAlias", { alias: "nope" }, "en")).toEqual({
          status: 404,
          message: "Not found",
        });
      });

      test("an inactive one is not found when active ones are requested", async () => {
        expect(await failureOf("articleByAlias", { alias: "hidden", filters: { active: true } })).toMatchObject({
          status: 404,
        });
        expect(await ids({ filters: { active: false } })).toEqual([4]);
      });

      test("one with a future date appears at its minute, not before, and in no list", async () => {
        expect(await failureOf("articleByAlias", { alias: "soon" })).toMatchObject({ status: 404 });
        expect((await client().articleByAlias({ alias: "now" })).article.id).toBe(6);
        expect(await ids({ filters: { id: [5, 6, 20] } })).toEqual([6]);
      });

      test("lists by category, parent, all descendants, order and page", async () => {
        expect(await ids({ filters: { category: "news-company" } })).toEqual([11, 12, 13]);
        expect(await ids({ filters: { category: 11 }, order: { publishedAt: "desc" } })).toEqual([13, 12, 11]);
        expect(await ids({ filters: { parent: "news" } })).toEqual([11, 12, 13]);
        expect(await ids({ filters: { category: "about" } })).toEqual([7]);
        expect(await ids({ filters: { category: "about" }, nested: true })).toEqual([7, 11, 12, 13]);
        expect(await ids({ filters: { category: "news-company" }, limit: 2, page: 2 })).toEqual([13]);
        expect(await ids({ filters: { alias: ["about", "index"] } })).toEqual([1, 2]);
        expect(await ids({ filters: { category: "nowhere" } })).toEqual([]);
        expect(await ids({ page: 2 })).toEqual([]);
      });

      test("nested: articles of a category and its descendants, each with its category", async () => {
        const { articles } = await client().nestedArticles({ category: "about" });
        expect(articles.map(({ id, category }) => [id, category?.alias])).toEqual([
          [7, "about"],
          [11, "news-company"],
          [12, "news-company"],
          [13, "news-company"],
        ]);
        expect((await client().nestedArticles({ category: "10", limit: 1 })).articles).toHaveLength(1);
        expect(await failureOf("nestedArticles", { category: "nowhere" })).toMatchObject({ status: 404 });
        const only = await client().nestedArticles({
          category: "about",
          filters: { category: "news-company" },
          limit: 2,
        });
        expect(only.articles.map(({ id }) => id)).toEqual([11, 12]);
      });
    });

    test("categories: lists, by alias, with parents", async () => {
      const ids = async (input: CallInput<"categories">) =>
        (await client().categories(input)).categories.map(({ id }) => id);
      expect(await ids({ filters: { parent: 29 } })).toEqual([1, 8]);
      expect(await ids({ filters: { parent: "about" }, nested: true })).toEqual([10, 11]);
      expect(await ids({ filters: { id: [8, 81] } })).toEqual([8, 81]);
      const { category } = await client().categoryByAlias({ alias: "fistula-care", with: ["parent"] });
      expect(category).toMatchObject({
        id: 81,
        parentId: 8,
        parent: { alias: "fistula", parent: { alias: "root", parent: null } },
      });
      expect(await failureOf("categoryByAlias", { alias: "nope" })).toMatchObject({ status: 404 });
    });

    test("addresses come by weight, or in the requested order; English has its own phone", async () => {
      const slugs = async (input: CallInput<"addresses">) =>
        (await client().addresses(input)).addresses.map(({ slug }) => slug);
      expect(await slugs({})).toEqual(["default-spb", "default"]);
      expect(await slugs({ filters: { slug: ["default", "default-spb"] }, order: { id: "asc" } })).toEqual([
        "default",
        "default-spb",
      ]);
      expect(await slugs({ filters: { slug: "nowhere" } })).toEqual([]);
      expect(await slugs({ filters: { isActive: true } })).toEqual(["default-spb", "default"]);
      const { addresses } = await client("en").addresses({ filters: { slug: "default" } });
      expect(addresses[0]).toMatchObject({ locale: "en", phone: "+78000000001" });
    });

    test("feedback types by slug; locale=false is accepted and has no effect", async () => {
      const { types } = await client().feedbackTypes({ filters: { slug: "review" }, locale: "false" });
      expect(types.map(({ id, slug }) => [id, slug])).toEqual([[6, "review"]]);
    });

    test("cities in alphabetical order, ё next to е; partners are marked", async () => {
      const { cities } = await client().cities({ filters: { active: true }, order: { title: "asc" } });
      expect(cities.map(({ title }) => title)).toEqual(["Елец", "Ёлкино", "Казань", "Москва"]);
      expect(cities.filter(({ partner }) => partner).map(({ slug }) => slug)).toEqual(["yelets", "kazan"]);
    });

    test("the location is the default city unless a proxy names one", async () => {
      expect((await client().location({})).location.city?.slug).toBe("moscow");
    });

    test("entities by config, ids, property, order", async () => {
      const ids = async (input: CallInput<"entities">) => (await client().entities(input)).entities.map(({ id }) => id);
      expect(await ids({ filters: { config: 1, active: true }, order: { weight: "asc" } })).toEqual([102, 101]);
      expect(await ids({ filters: { config: 1, ids: [101] } })).toEqual([101]);
      expect(await ids({ filters: { config: 1, properties: { city: ["kazan", "omsk"] } } })).toEqual([102]);
      expect(await ids({ filters: { config: 1, properties: { city: "kazan;omsk" } } })).toEqual([102]);
      expect(await ids({ filters: { config: 1, properties: { region: "moscow" } } })).toEqual([102, 101]);
      expect(await ids({ filters: { config: 1, properties: { services: "nephrologist;massage" } } })).toEqual([
        102, 101,
      ]);
      expect(await ids({ filters: { config: 1, properties: { services: "massage" } } })).toEqual([]);
      expect(await failureOf("entities", { filters: { config: 1, properties: { colour: "red" } } })).toMatchObject({
        status: 422,
        errors: { "filters[properties][colour]": [expect.any(String)] },
      });
      expect(await ids({ filters: { config: 1 }, limit: 1, page: 2 })).toEqual([101]);
      expect(await ids({ filters: { config: 8 } })).toEqual([201]);
      expect(await ids({ filters: { config: 99 } })).toEqual([]);
    });

    test("an entity's fields come in the order of its config, translated where possible", async () => {
      const [center] = (await client("en").entities({ filters: { config: 1, ids: [101] } })).entities;
      expect(center).toMatchObject({ alias: "moscow-first", locale: "en", title: "Center 101", galleryId: 1 });
      const fields = Object.fromEntries(center?.config.fields.map(({ key, value }) => [key, value]) ?? []);
      expect(fields).toMatchObject({
        region: "moscow",
        address: "Street, 101",
        // Facts are data, the same in every language; the name of a service is in the reader's language.
        hours: [{ days: ["mon", "sat"], opens: "07:00", closes: "20:00" }],
        services: [
          { key: "haemodialysis", title: "Haemodialysis" },
          { key: "nephrologist", title: "Nephrologist" },
        ],
      });
      for (const field of center?.config.fields ?? [])
        expect(Object.keys(field).filter((name) => name !== "isStatic")).toEqual(["key", "value", "weight"]);
      expect(center?.config.fields.map(({ weight }) => weight)).toEqual(
        center?.config.fields.map(({ weight }) => weight).toSorted((a, b) => a - b),
      );
      expect(center?.config.fields.find(({ key }) => key === "icon")).toMatchObject({ value: "drop", isStatic: true });
    });

    test("a config describes its fields in the caller's language", async () => {
      const { config } = await client("en").config({ module: "entities", config: 1 });
      expect(config).toMatchObject({ id: 1, name: "center", title: "Center" });
      expect(config.fields).toContainEqual({
        key: "address",
        title: "Address",
        type: "line",
        isRequired: true,
        isTranslated: true,
      });
      expect(await failureOf("config", { module: "entities", config: 99 })).toMatchObject({ status: 404 });
      expect(await failureOf("config", { module: "other", config: 1 })).toMatchObject({ status: 404 });
    });

    test("public files and galleries", async () => {
      const { files } = await client().files({
        filters: { id: [1, 9], active: true },
        order: { title: "asc", id: "asc" },
      });
      expect(files).toMatchObject([
        {
          id: 1,
          title: "Политика",
          name: "policy.txt",
          ext: "txt",
          mime: "text/plain",
          size: 16,
          path: expect.stringMatching(/^\/media\/policy\.[0-9a-f]{12}\.txt$/),
        },
      ]);
      const { galleryFiles } = await client().galleryFiles({ id: 1 });
      expect(galleryFiles).toMatchObject([{ title: "Зал", image: { name: "hall.svg" } }]);
      expect(await failureOf("galleryFiles", { id: 9 })).toMatchObject({ status: 404 });
    });

    test("a variable, and the article it names", async () => {
      expect((await client().variable({ key: "menu" })).variable).toEqual({
        key: "menu",
        value: [{ title: "О\u00a0нас", path: "/about" }],
      });
      const { variable } = await client().variable({ key: "popular-search", article: true });
      expect(variable).toMatchObject({ value: "popular-search", article: { id: 31 } });
      expect(await failureOf("variable", { key: "nope" })).toMatchObject({ status: 404 });
    });

    test("breadcrumbs, links and navigation of a page", async () => {
      const { breadcrumbs } = await client().breadcrumbs({ path: "about/news/news-2" });
      expect(breadcrumbs.map(({ path }) => path)).toEqual(["/", "/about", "/about/news", "/about/news/news-2"]);
      expect((await client().breadcrumbs({ path: "" })).breadcrumbs).toEqual([{ title: "Главная", path: "/" }]);
      const { navigation } = await client().navigation({ path: "/about/news/news-2" });
      expect([navigation.previous?.path, navigation.next?.path]).toEqual(["/about/news/news-3", "/about/news/news-1"]);
      expect((await client().navigation({ path: "about" })).navigation).toEqual({ previous: null, next: null });
      const { links } = await client().links({ path: "about/news/news-2" });
      expect(links).toMatchObject([
        { path: "/about/news/news-1", image: { name: "hall.svg" } },
        { path: "/about/news/news-3" },
      ]);
      expect((await client().breadcrumbs({ path: "centers/moscow-first" })).breadcrumbs.at(-1)).toEqual({
        title: "Центр 101",
        path: "/centers/moscow-first",
      });
      // A section of a page made of several articles does not give the page its title.
      expect(await failureOf("breadcrumbs", { path: "information/fistula" })).toMatchObject({ status: 404 });
      expect(await failureOf("breadcrumbs", { path: "no/such/page" })).toMatchObject({ status: 404 });
      expect(await failureOf("navigation", { path: "about/news/later" })).toMatchObject({ status: 404 });
    });
  });

  test("none of this was a server error", () => {
    expect(api().errors).toEqual([]);
  });
});

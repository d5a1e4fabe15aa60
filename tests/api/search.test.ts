import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { CallInput } from "#contract/services.ts";
import { createClient } from "#site/api/client.server.ts";
import { bothWays, onEveryEngine } from "../support/api.ts";

onEveryEngine((api) => {
  bothWays(api, (ask) => {
    const groups = async (query: string, filters: CallInput<"search">["filters"], locale: Locale = "ru") =>
      (await createClient(ask(), { locale }).search({ query, filters })).search;
    const everything: CallInput<"search">["filters"] = [
      { id: "2.1", type: "default", conditions: { parent: 29, isActive: true } },
      { id: "2.2", type: "default", conditions: { isActive: true }, limit: 2, page: 1 },
      { id: 1, type: "config" },
    ];

    test("one group per filter, in that order, sorted by relevance, in pages", async () => {
      expect(await groups("гемодиализом", everything)).toMatchObject([
        { type: "default", id: "2.1", ids: [], pages: 0 },
        { type: "default", id: "2.2", ids: [11, 12], pages: 2, total: 3 },
        { type: "config", id: 1, ids: [102, 101], pages: 1, total: 2 },
      ]);
      expect((await groups("гемодиализ", [{ id: "2.2", type: "default", limit: 2, page: 2 }]))[0]).toMatchObject({
        ids: [13],
        pages: 2,
      });
    });

    test("without a limit, everything is on the first page", async () => {
      expect((await groups("гемодиализ", [{ id: "2.2", type: "default" }]))[0]).toMatchObject({ total: 3, pages: 1 });
      expect((await groups("гемодиализ", [{ id: "2.2", type: "default", page: 2 }]))[0]?.ids).toEqual([]);
    });

    test("the id of a group is sent back as it came", async () => {
      expect(await groups("гемодиализ", [{ id: "1", type: "config" }])).toMatchObject([{ id: "1", ids: [102, 101] }]);
    });

    test("an article that belongs to another page is found as that page's category", async () => {
      const [found, articles] = await groups("фистулу", everything);
      expect(found).toMatchObject({ ids: [8], pages: 1 });
      expect(articles?.ids).toEqual([]);
    });

    test("a group shows its own results even where another group matches more words", async () => {
      // Only centers have both words; articles have the first one only.
      const [, articles, centers] = await groups("гемодиализ казань", everything);
      expect([articles?.ids, centers?.ids]).toEqual([[11, 12], [102]]);
    });

    test("returns how it understood the query and the matching passages, in the record's own words", async () => {
      const client = createClient(ask(), { locale: "ru" });
      const { search, understood } = await client.search({ query: "utvflbfkbp", filters: everything });
      expect(understood).toBe("гемодиализ");
      for (const { ids, matches = [] } of search) expect(matches.map(({ id }) => id)).toEqual(ids);
      expect(search[1]?.matches?.[0]).toEqual({
        id: 11,
        title: [{ text: "Новость 1", isMatch: false }],
        text: [
          { text: "Про ", isMatch: false },
          { text: "гемодиализ", isMatch: true },
          { text: ".", isMatch: false },
        ],
      });
      expect(await client.search({ query: "гемодиализ", filters: everything })).not.toHaveProperty("understood");
    });

    test("a query of two letters finds nothing; English finds only translated records", async () => {
      expect((await groups("ди", everything)).map(({ ids }) => ids)).toEqual([[], [], []]);
      const [, articles, centers] = await groups("center", everything, "en");
      expect([articles?.ids, centers?.ids]).toEqual([[], [101]]);
    });

    test("only the first 200 characters and 20 words of a query are used", async () => {
      const [, articles] = await groups("гемодиализ", everything);
      const long = `гемодиализ${" ".repeat(190)}казань ${"я".repeat(5000)}`;
      expect((await groups(long, everything))[1]?.ids).toEqual(articles?.ids);
      const unknown = Array.from({ length: 19 }, (_, n) => `zz${n}`).join(" ");
      const [, , withKazan] = await groups(`${unknown} казань`, everything);
      const [, , without] = await groups(`${unknown} zz19 казань`, everything);
      expect([withKazan?.ids, without?.ids]).toEqual([[102], []]);
    });

    test("ten equal filters give equal results; an eleventh filter is rejected", async () => {
      const filter = { id: "2.2" as const, type: "default" as const };
      const found = await groups(
        "гемодиализ",
        Array.from({ length: 10 }, () => filter),
      );
      expect(found.map(({ ids, matches = [] }) => [ids, matches.map(({ id }) => id)])).toEqual(
        Array.from({ length: 10 }, () => [
          [11, 12, 13],
          [11, 12, 13],
        ]),
      );
      const refused = ask()(
        "search",
        { query: "гемодиализ", filters: Array.from({ length: 11 }, () => filter) },
        { locale: "ru" },
      );
      expect((await refused).envelope.status).toBe(422);
    });
  });
});

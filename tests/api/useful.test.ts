import { beforeEach, expect, test } from "vitest";
import { createUsefulStore, MOST_LINES, MOST_LINES_OF_ARTICLE } from "#api/db/useful-store.ts";
import { bothWays, onEveryEngine } from "../support/api.ts";
import { SAMPLE_NOW } from "../support/sample-pack.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryEngine((api) => {
  const store = () => createUsefulStore(api().database);
  beforeEach(async () => {
    for (const table of ["useful_count", "useful_line"] as const) await api().db.deleteFrom(table).execute();
  });

  bothWays(api, (ask) => {
    const send = async (input: object, locale: "ru" | "en" = "ru") =>
      (await ask()("sendUseful", input, { locale })).envelope.status;

    test("votes are counted for each text of an article, in each language", async () => {
      for (const answer of ["yes", "no", "yes"]) expect(await send({ alias: "about", answer })).toBe(200);
      expect(await send({ alias: "about", answer: "no" }, "en")).toBe(200);
      const counts = await store().counts(10);
      const at = SAMPLE_NOW.toISOString();
      expect(counts).toMatchObject([
        { alias: "about", locale: "en", yes: 0, no: 1, first_at: at, last_at: at },
        { alias: "about", locale: "ru", yes: 2, no: 1, first_at: at, last_at: at },
      ]);
      for (const { version } of counts) expect(version).toMatch(/^[0-9a-f]{12}$/);
      expect(new Set(counts.map(({ version }) => version)).size).toBe(2);
    });

    test("a comment is stored once, without contacts, and does not count as another vote", async () => {
      const said = { alias: "about", answer: "no", line: "Не хватило таблицы,\nзвоните +7 916 123-45-67" };
      for (let n = 0; n < 2; n++) expect(await send(said)).toBe(200);
      expect(await send({ ...said, line: " \n " })).toBe(200);
      expect(await store().lines(10)).toMatchObject([{ answer: "no", line: "Не хватило таблицы, звоните […]" }]);
      expect(await store().counts(10)).toEqual([]);
    });

    test("anything but a public article is not found; comments that are too long or invalid are rejected", async () => {
      for (const alias of ["nothing", "hidden", "soon"]) expect(await send({ alias, answer: "yes" })).toBe(404);
      expect(await send({ alias: "about", answer: "maybe" })).toBe(422);
      expect(await send({ alias: "about", answer: "yes", line: "а".repeat(301) })).toBe(422);
      expect(await send({ alias: "about", answer: "yes", name: "Анна" })).toBe(422);
      expect(await store().counts(10)).toEqual([]);
    });
  });

  test("a limited number of comments is kept, per article and in total, for half a year", async () => {
    const at = SAMPLE_NOW.toISOString();
    const line = (alias: string, n: number) => ({
      id: `${alias} ${n}`,
      alias,
      locale: "ru" as const,
      version: "v",
      answer: "no" as const,
      line: `строка ${n}`,
      at: new Date(SAMPLE_NOW.getTime() + n).toISOString(),
    });
    const rows = Array.from({ length: MOST_LINES - 1 }, (_, n) => line(`other-${n % 30}`, n));
    for (let start = 0; start < rows.length; start += 500)
      await api()
        .db.insertInto("useful_line")
        .values(rows.slice(start, start + 500))
        .execute();
    const size = async () => (await store().lines(MOST_LINES * 2)).length;
    await store().keepLine(line("last", 1));
    await store().keepLine(line("too-many", 1));
    expect(await size()).toBe(MOST_LINES);
    await store().sweep(SAMPLE_NOW);
    expect(await size()).toBe(MOST_LINES * 0.8);
    for (let n = 0; n <= MOST_LINES_OF_ARTICLE; n++) await store().keepLine(line("flooded", n));
    expect((await store().lines(MOST_LINES)).filter(({ alias }) => alias === "flooded")).toHaveLength(
      MOST_LINES_OF_ARTICLE,
    );
    await store().count({ alias: "about", locale: "ru", version: "v" }, "yes", at);
    await store().sweep(new Date(SAMPLE_NOW.getTime() + 200 * DAY_MS));
    expect([await size(), (await store().counts(9)).length]).toEqual([0, 1]);
    await store().sweep(new Date(SAMPLE_NOW.getTime() + 800 * DAY_MS));
    expect(await store().counts(9)).toEqual([]);
  });

  test("none of this was a server error", () => {
    expect(api().errors).toEqual([]);
  });
});

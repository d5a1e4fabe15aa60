import { expect, test } from "vitest";
import { MOST_MISSES } from "#api/db/miss-store.ts";
import { createSubmissionStore } from "#api/db/submission-store.ts";
import { createLimits } from "#api/limits.ts";
import { documentAliases } from "#contract/forms/documents.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import type { CallContext } from "#contract/services.ts";
import { keysOf } from "#contract/typed-entries.ts";
import { ACCOUNT, bothWays, onEveryEngine, startApi } from "../support/api.ts";
import { engines } from "../support/engines.ts";
import { SAMPLE_NOW, writeSamplePack } from "../support/sample-pack.ts";
import { cleanSubmissions, formsBy, good, TYPE } from "../support/submissions.ts";

onEveryEngine((api) => {
  cleanSubmissions(api);

  const letters = (kind: "staff" | "confirmation") =>
    api().db.selectFrom("outbox").selectAll().where("kind", "=", kind).execute();
  const count = async () => (await api().db.selectFrom("submission").selectAll().execute()).length;

  bothWays(api, (ask) => {
    const { send, sent } = formsBy(ask);

    test.each(Object.entries(good))("a complete %s is stored and gets a reference", async (slug, input) => {
      const feedback = await sent(input);
      expect(feedback.reference).toMatch(/^\d{3}-\d{3}-\d{3}$/);
      const [row] = await api().db.selectFrom("submission").selectAll().execute();
      expect(row).toMatchObject({ id: feedback.id, type: slug, locale: "ru", created_at: SAMPLE_NOW.toISOString() });
      expect(JSON.parse(row?.payload ?? "")).toMatchObject({ caller: "Анна" });
      expect(feedback.replyDueAt).toBe(slug === "quality-control" ? "2026-11-18T12:00:00.000Z" : null);
    });

    test.each<[string, object, Record<string, string[]>]>([
      [
        "nothing",
        { type: TYPE.default },
        {
          caller: ["Как к вам обращаться?"],
          phone: ["По какому номеру нам перезвонить?"],
          email: ["На какую почту нам написать?"],
        },
      ],
      ["a short phone", { ...good["default"], phone: "+7 (916) 123" }, { phone: ["Проверьте ваш телефон"] }],
      ["a broken e-mail", { ...good["default"], email: "anna@mail" }, { email: ["Проверьте вашу почту"] }],
      [
        "a request without a city",
        { ...good["appointment"], extra: { other: [] } },
        { "extra[other][City]": ["Напишите ваш город"] },
      ],
      [
        "a question nobody can answer",
        { ...good["question"], email: "" },
        { phone: ["Оставьте телефон или почту, чтобы мы могли ответить"] },
      ],
      [
        "a review nobody may publish",
        { ...good["review"], consents: [] },
        { consents: ["Отметьте согласие на публикацию отзыва"] },
      ],
      ["an unknown kind", { ...good["default"], type: 99 }, { type: ["Такого вида обращений нет"] }],
      [
        "a file that is not there",
        { ...good["vacancy"], attaches: ["gone"] },
        { attaches: [expect.stringContaining("gone")] as unknown as string[] },
      ],
    ])("%s is 422, says what to do, and stores nothing", async (_what, input, errors) => {
      expect(await send(input)).toEqual({ status: 422, message: "Запрос составлен неверно", errors });
      expect(await count()).toBe(0);
    });

    test.each([
      ["ru", "Нужно указать значение"],
      ["en", "A value is required"],
    ] as const)("without a type, what the default form needs is named in %s in its own words", async (locale, type) => {
      const { nameMissing, phoneMissing, emailMissing, emailWrong } = formErrors[locale];
      expect(await send({}, { locale })).toHaveProperty("errors", {
        type: [type],
        caller: [nameMissing],
        phone: [phoneMissing],
        email: [emailMissing],
      });
      const { type: _type, ...typeless } = { ...good["default"], email: "anna@mail" };
      expect(await send(typeless, { locale })).toHaveProperty("errors", { type: [type], email: [emailWrong] });
    });

    test("a consent to a document that does not exist is refused by name; the known ones are accepted", async () => {
      const consents = [
        { document: "personal-data", version: "1" },
        { document: "zzz", version: "1" },
      ];
      const envelope = await send({ ...good["question"], consents });
      expect(envelope).toHaveProperty("errors", {
        "consents[1][document]": [expect.stringContaining("personal-data, health-data-consent, vacancy, publication")],
      });
      const known = keysOf(documentAliases).map((document) => ({ document, version: "1" }));
      expect(await send({ ...good["question"], consents: known })).toHaveProperty("status", 200);
    });

    test("characters are counted as people count them: a message of 5000 emoji is accepted, one more is not", async () => {
      const emoji = (count: number) => "🌷".repeat(count);
      const input = { ...good["question"], caller: emoji(120), content: emoji(5000) };
      expect(await send(input)).toHaveProperty("status", 200);
      expect(await send({ ...input, caller: emoji(121), content: emoji(5001) })).toHaveProperty("errors", {
        caller: ["Не больше 120 символов"],
        content: ["Не больше 5000 символов"],
      });
    });

    test("the days of a trip are counted from the API's own day", async () => {
      const trip = (arrival: string) => ({
        ...good["appointment"],
        details: [
          { title: "Subject", value: "travel" },
          { title: "Arrival", value: arrival },
        ],
      });
      expect(await send(trip("2026-11-14"))).toHaveProperty("errors", {
        "details[Arrival]": ["Этот день уже прошёл, выберите другой"],
      });
      expect(await send(trip("2026-11-15"))).toHaveProperty("status", 200);
    });

    test.each<[string, Partial<CallContext>, number]>([
      ["with its key a day later", { idempotencyKey: "key-trip" }, 24 * 60],
      ["without a key ten minutes later", {}, 10],
    ])("a trip that was accepted on its last day gets the same answer %s", async (_when, context, minutes) => {
      const details = [
        { title: "Subject", value: "travel" },
        { title: "Arrival", value: "2026-11-15" },
      ];
      const trip = { ...good["appointment"], details };
      const lastMinute = new Date("2026-11-15T20:59:00Z");
      try {
        api().clock.now = lastMinute;
        const first = await sent(trip, context);
        api().clock.now = new Date(lastMinute.getTime() + minutes * 60 * 1000);
        expect(await sent(trip, context)).toEqual(first);
        expect([await count(), (await letters("staff")).length]).toEqual([1, 1]);
        // Another trip on that day is refused, with the key of the first or with its own.
        for (const idempotencyKey of ["key-trip", "key-other"])
          expect(await send({ ...trip, content: "Другая" }, { idempotencyKey })).toHaveProperty("status", 422);
      } finally {
        api().clock.now = SAMPLE_NOW;
      }
    });

    test("a name of 121 letters and a message of 5001 are rejected, and the errors name the fields", async () => {
      const envelope = await send(
        { ...good["question"], caller: "а".repeat(121), content: "б".repeat(5001), colour: "red" },
        { locale: "en" },
      );
      expect(Object.keys((envelope as { errors: object }).errors).toSorted()).toEqual(["caller", "colour", "content"]);
    });

    const ledger = () =>
      api().db.selectFrom("consent").select(["document", "version", "how", "given_at"]).orderBy("document").execute();
    const given_at = SAMPLE_NOW.toISOString();

    test("ticked consents are recorded with their version; only the agreement is recorded by sending", async () => {
      const consents = [
        { document: "publication", version: "2" },
        { document: "personal-data", version: "7", how: "by-sending" as const },
        { document: "agreement", version: "5", how: "by-sending" as const },
      ];
      await sent({ ...good["review"], consents });
      expect(await ledger()).toEqual([
        { document: "agreement", version: "5", how: "by-sending", given_at },
        { document: "publication", version: "2", how: "ticked", given_at },
      ]);
    });

    test("without consents only the agreement is recorded, by sending", async () => {
      await sent(good["question"]);
      // The sample content has no such text; `tests/http/inbox.test.ts` has one.
      expect(await ledger()).toEqual([{ document: "agreement", version: "unknown", how: "by-sending", given_at }]);
    });

    test("the same key and body get the same answer; the same key with another body is 409", async () => {
      const first = await sent(good["question"], { idempotencyKey: "key-1" });
      expect(await sent(good["question"], { idempotencyKey: "key-1" })).toEqual(first);
      expect(await send({ ...good["question"], content: "Другой" }, { idempotencyKey: "key-1" })).toMatchObject({
        status: 409,
      });
      expect((await sent(good["question"], { idempotencyKey: "key-2" })).id).not.toBe(first.id);
      expect(await count()).toBe(2);
    });

    test("a failed submission does not use up its key", async () => {
      expect(await send({ ...good["question"], content: "" }, { idempotencyKey: "key-3" })).toMatchObject({
        status: 422,
      });
      await sent(good["question"], { idempotencyKey: "key-3" });
    });

    test("two concurrent requests with one key are one submission", async () => {
      const both = await Promise.all([1, 2, 3].map(() => sent(good["question"], { idempotencyKey: "key-4" })));
      expect(new Set(both.map(({ id }) => id)).size).toBe(1);
      expect(await count()).toBe(1);
    });

    test("an empty key counts as none, and a key of 201 characters is rejected", async () => {
      const first = await sent(good["question"], { idempotencyKey: " " });
      expect((await sent({ ...good["question"], content: "Другой" }, { idempotencyKey: " " })).id).not.toBe(first.id);
      expect(await send(good["question"], { idempotencyKey: "k".repeat(201) })).toMatchObject({ status: 422 });
    });

    test("a key is forgotten after 30 days", async () => {
      const first = await sent(good["question"], { idempotencyKey: "key-5" });
      await api().db.updateTable("submission").set({ created_at: "2026-10-16T11:59:59.000Z" }).execute();
      expect((await sent({ ...good["question"], content: "Другой" }, { idempotencyKey: "key-5" })).id).not.toBe(
        first.id,
      );
    });

    test("line breaks sent as CRLF or as LF are the same text: for the key, for a repeat and where it is stored", async () => {
      const text = (end: string) => ({ ...good["question"], content: ["Первая строка", "", "Вторая"].join(end) });
      const keyed = await sent(text("\n"), { idempotencyKey: "key-6" });
      expect(await sent(text("\r\n"), { idempotencyKey: "key-6" })).toEqual(keyed);
      const first = await sent({ ...text("\r\n"), phone: "+79161234568" });
      expect(await sent({ ...text("\n"), phone: "+79161234568" })).toEqual(first);
      const rows = await api().db.selectFrom("submission").select("payload").execute();
      expect(rows.map(({ payload }) => JSON.parse(payload).content)).toEqual(rows.map(() => text("\n").content));
    });

    test("without a key, the same type, content and contact within ten minutes is a duplicate", async () => {
      const first = await sent(good["question"]);
      expect(await sent(good["question"])).toEqual(first);
      expect(
        await sent({ ...good["question"], caller: "Анна П.", consents: [{ document: "personal-data", version: "1" }] }),
      ).toEqual(first);
      expect((await sent({ ...good["question"], content: "Ещё вопрос" })).id).not.toBe(first.id);
      await api().db.updateTable("submission").set({ created_at: "2026-11-15T11:49:59.000Z" }).execute();
      expect((await sent(good["question"])).id).not.toBe(first.id);
    });

    test("of 50 pairs sent concurrently without a key, each pair is one submission", async () => {
      const pairs = await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const input = { ...good["question"], content: `Вопрос ${n}`, email: `a${n}@mail.example` };
          return Promise.all([sent(input), sent(input)]);
        }),
      );
      for (const [one, other] of pairs) expect(other).toEqual(one);
      expect(await count()).toBe(50);
      expect(await letters("staff")).toHaveLength(50);
    });

    test.each(Object.entries(good))("a complete %s is stored together with its letters", async (slug, input) => {
      const { id } = await sent(input);
      await sent(input);
      const rows = await api().db.selectFrom("outbox").select(["submission_id", "kind", "state", "next_at"]).execute();
      const isPromised = slug === "quality-control";
      expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
        [
          ...("email" in input ? [["confirmation", "2026-11-15T12:00:00.000Z"]] : []),
          ...(isPromised ? [["reminder-48", "2026-11-17T12:00:00.000Z"]] : []),
          ...(isPromised ? [["reminder-71", "2026-11-18T11:00:00.000Z"]] : []),
          ["staff", "2026-11-15T12:00:00.000Z"],
        ].map(([kind, next_at]) => ({ submission_id: id, kind, state: "waiting", next_at })),
      );
    });

    test("a rejected submission sends no letter", async () => {
      await send({ ...good["vacancy"], attaches: ["gone"] });
      expect(await api().db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    });

    test("one address gets at most three confirmations a day, however it is written and whoever types it", async () => {
      await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          sent({
            ...good["question"],
            content: `Вопрос ${n}`,
            email: n % 2 ? "anna@mail.example" : "Anna@Mail.example",
          }),
        ),
      );
      const states = async () => (await letters("confirmation")).map(({ state }) => state).toSorted();
      expect(await states()).toEqual([...Array(3).fill("waiting"), ...Array(3).fill("withheld")]);
      expect(await letters("staff")).toHaveLength(6);
      await sent({ ...good["question"], email: "boris@mail.example" });
      expect((await states()).filter((state) => state === "waiting")).toHaveLength(4);
      await api().db.updateTable("outbox").set({ created_at: "2026-11-14T12:00:00.000Z" }).execute();
      await sent({ ...good["question"], content: "Через день" });
      expect((await states()).filter((state) => state === "waiting")).toHaveLength(5);
    });

    test("without a key, the same details are a duplicate and different ones are not", async () => {
      const ask = (details: { title: string; value: string }[]) => sent({ ...good["appointment"], details });
      const first = await ask([{ title: "Center", value: "moscow-first" }]);
      expect((await ask([{ title: "Center", value: "moscow-first" }])).id).toBe(first.id);
      expect((await ask([{ title: "Center", value: "moscow-second" }])).id).not.toBe(first.id);
      expect(await count()).toBe(2);
    });

    test("details are stored as sent; a message that consists only of their lines counts as empty", async () => {
      const details = [{ title: "Subject", value: "dialysis" }];
      await sent({ ...good["appointment"], details, content: "Нужен диализ\n\nSubject: dialysis" });
      const [row] = await api().db.selectFrom("submission").selectAll().execute();
      expect(JSON.parse(row?.payload ?? "")).toMatchObject({ details, content: "Нужен диализ\n\nSubject: dialysis" });
      expect(await send({ ...good["appointment"], details, content: "Subject: dialysis" })).toMatchObject({
        status: 422,
        errors: { content: ["Напишите несколько слов"] },
      });
      const many = Array.from({ length: 21 }, () => ({ title: "Subject", value: "dialysis" }));
      expect(await send({ ...good["appointment"], details: many })).toMatchObject({ status: 422 });
    });

    test("two applications for two vacancies are two submissions", async () => {
      const apply = (value: string) => sent({ ...good["vacancy"], extra: { other: [{ title: "Vacancy", value }] } });
      expect((await apply("nurse")).id).not.toBe((await apply("doctor")).id);
    });

    test("a phone is stored as + and digits, however it was written", async () => {
      await sent({ ...good["vacancy"], phone: "8 (916) 123-45-67" });
      const [row] = await api().db.selectFrom("submission").select("payload").execute();
      expect(JSON.parse(row?.payload ?? "")).toMatchObject({ phone: "+79161234567" });
    });

    test.each([
      "a@c..ru",
      "a..b@c.ru",
      ".a@c.ru",
      "a@-c.ru",
      "<a>@c.ru",
      "a,b@c.ru",
      "a@c.ru;d",
      "a@[127.0.0.1]",
      "a@c@d.ru",
    ])("%s is not an e-mail", async (email) => {
      expect(await send({ ...good["question"], email })).toMatchObject({
        status: 422,
        errors: { email: ["Проверьте вашу почту"] },
      });
    });

    test("an e-mail address in another alphabet is valid", async () => {
      await sent({ ...good["question"], email: "анна@почта.рф" });
    });

    test("a name, which is used in mail headers, loses line breaks and invisible characters", async () => {
      await sent({ ...good["question"], caller: "Иван\r\nBcc: a@b.example\u200b" });
      const [row] = await api().db.selectFrom("submission").select("payload").execute();
      expect(JSON.parse(row?.payload ?? "")).toMatchObject({ caller: "Иван Bcc: a@b.example" });
      expect(await send({ ...good["question"], caller: "\u200b\u0000" })).toMatchObject({
        status: 422,
        errors: { caller: ["Как к вам обращаться?"] },
      });
    });

    test("publication requires a ticked consent; the same document twice is one consent", async () => {
      const consents = [{ document: "publication", version: "1", how: "by-sending" as const }];
      expect(await send({ ...good["review"], consents })).toMatchObject({
        status: 422,
        errors: { consents: [expect.any(String)] },
      });
      await sent({
        ...good["review"],
        consents: [
          { document: "publication", version: "1" },
          { document: "publication", version: "2" },
        ],
      });
      expect((await ledger()).filter(({ document }) => document === "publication")).toMatchObject([{ version: "2" }]);
    });
  });

  test("searches without results are counted, unless they may contain personal data", async () => {
    const search = (query: string) =>
      api().direct("search", { query, filters: [{ id: "2.2", type: "default" }] }, { locale: "ru" });
    for (const query of ["Абракадабра ", "абракадабра", "79161234567", "anna@mail.example", "аб"]) await search(query);
    await expect
      .poll(() => api().misses.list(10))
      .toEqual([{ query: "абракадабра", locale: "ru", times: 2, lastAt: SAMPLE_NOW.toISOString() }]);
  });

  test("a limited number of failed searches is kept, the frequent ones for longest", async () => {
    const { misses, db } = api();
    await db.deleteFrom("search_miss").execute();
    const at = SAMPLE_NOW.toISOString();
    const rows = Array.from({ length: MOST_MISSES - 1 }, (_, n) => ({
      query: `нет ${n}`,
      locale: "ru",
      times: 1,
      last_at: at,
    }));
    for (let start = 0; start < rows.length; start += 1000)
      await db
        .insertInto("search_miss")
        .values(rows.slice(start, start + 1000))
        .execute();
    for (const query of ["последний", "лишний", "последний"]) await misses.count(query, "ru", at);
    expect(await misses.list(2)).toMatchObject([{ query: "последний", times: 2 }, { times: 1 }]);
    const size = async () => (await misses.list(10_000)).length;
    expect(await size()).toBe(MOST_MISSES);
    await misses.sweep(SAMPLE_NOW);
    expect(await size()).toBeLessThan(MOST_MISSES);
    expect((await misses.list(1))[0]?.query).toBe("последний");
    await misses.sweep(new Date(SAMPLE_NOW.getTime() + 200 * 24 * 60 * 60 * 1000));
    expect(await size()).toBe(0);
  });

  test("none of this was a server error", () => {
    expect(api().errors).toEqual([]);
  });

  test("a reference that is taken is made again, and the same key still means the same submission", async () => {
    const submissions = createSubmissionStore(api().database);
    const save = (id: string, key: string | null, references: string[]) =>
      submissions.save(
        {
          id,
          type: "question",
          locale: "ru",
          payload: "{}",
          created_at: SAMPLE_NOW.toISOString(),
          reply_due_at: null,
          idempotency_key: key,
          payload_hash: "hash",
          repeat_hash: id,
          consents: [],
          attaches: [],
          letters: [],
        },
        () => references.shift() ?? "",
        { key: "", repeat: "", upload: "", confirmation: "" },
      );
    expect(await save("1", null, ["111-111-111"])).toMatchObject({ stored: { reference: "111-111-111" } });
    expect(await save("2", null, ["111-111-111", "111-111-111", "222-222-222"])).toMatchObject({
      stored: { id: "2", reference: "222-222-222" },
    });
    expect(await save("3", "key", ["222-222-222", "333-333-333"])).toMatchObject({ stored: { id: "3" } });
    expect(await save("4", "key", ["444-444-444"])).toMatchObject({ stored: { id: "3", reference: "333-333-333" } });
  });
});

test("one address that posts too often is told to wait, and for how long", async () => {
  const [sqlite] = engines;
  const { database } = (await sqlite?.open()) ?? {};
  if (!database) throw new Error("no engine");
  const api = await startApi(database, writeSamplePack(), SAMPLE_NOW, createLimits());
  const post = (address: string) =>
    fetch(`${api.base}/company/feedback`, {
      method: "POST",
      body: "{}",
      headers: { "X-Account": ACCOUNT, "X-Forwarded-For": address },
    });
  for (let n = 0; n < 60; n++) expect((await post("203.0.113.7")).status).toBe(422);
  const refused = await post("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ status: 429, message: expect.stringContaining("позвоните") });
  expect((await post("203.0.113.8")).status).toBe(422);

  const uploadFrom = (address: string) =>
    api.direct("uploadFile", { file: new File(["текст"], "a.txt") }, { locale: "ru", visitor: { address } });
  for (let n = 0; n < 30; n++) expect((await uploadFrom("203.0.113.9")).envelope.status).toBe(200);
  expect((await uploadFrom("203.0.113.9")).envelope).toEqual({
    status: 503,
    message: "Сейчас файлы не принимаются, позвоните нам: +7 (800) 000-00-00",
  });
  await api.close();
});

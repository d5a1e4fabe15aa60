import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "#api/db/schema.ts";
import { onEveryEngine } from "../support/api.ts";
import { startDrippingMailServer } from "../support/dripping-mail-server.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { createClock, DIRECTOR, outboxOf, STAFF } from "../support/outbox.ts";
import { SAMPLE_NOW } from "../support/sample-pack.ts";
import { cleanSubmissions, formsBy, good } from "../support/submissions.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VISITOR = "anna@mail.example";

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterEach(() => {
  mail.letters.length = 0;
  mail.judgeBy(() => undefined);
  mail.holdData(async () => {});
});
afterAll(() => mail.close());

onEveryEngine((api) => {
  cleanSubmissions(api);
  afterEach(async () => {
    await api().db.deleteFrom("outbox").execute();
  });
  const { sent, upload } = formsBy(() => api().direct);
  const rows = () => api().db.selectFrom("outbox").selectAll().orderBy("kind").execute();
  const states = async () => (await rows()).map(({ kind, state }) => `${kind} ${state}`);
  const start = (parts: Partial<Parameters<typeof outboxOf>[0]> = {}) => {
    const clock = createClock(SAMPLE_NOW);
    return { clock, ...outboxOf({ api: api(), mail, now: clock.now, ...parts }) };
  };

  test("staff and the visitor get their letters, exactly once", async () => {
    const { reference } = await sent(good["appointment"]);
    const { runDue } = start({ settings: { toOf: { appointment: "desk@renaria.example" } } });
    await runDue();
    await runDue();
    expect(mail.letters.map(({ to }) => to[0]).toSorted()).toEqual([VISITOR, "desk@renaria.example"]);
    expect(await states()).toEqual(["confirmation sent", "staff sent"]);

    const [letter] = mail.to("desk@renaria.example");
    expect(letter?.from).toBe("site@renaria.example");
    expect(letter?.field("Subject")).toBe(`Вид 1: ${reference}`);
    expect(letter?.field("Reply-To")).toBe(`Анна <${VISITOR}>`);
    const staff = (await rows()).find(({ kind }) => kind === "staff");
    expect(letter?.field("Message-ID")).toBe(`<${staff?.id}@renaria.example>`);
    for (const body of [letter?.text ?? "", letter?.html ?? ""]) {
      for (const said of ["Анна", "+7 (916) 123-45-67", VISITOR, "Казань", "Хочу на диализ", reference]) {
        expect(body).toContain(said);
      }
      expect(body).toContain("https://renaria.example/staff/answered?token=");
    }
  });

  test("types without a recipient go to our general address", async () => {
    await sent(good["appointment"]);
    await start({ settings: { to: undefined, toOf: {} } }).runDue();
    expect(mail.to("info@renaria.example").map((letter) => letter.field("Reply-To"))).toEqual([`Анна <${VISITOR}>`]);
  });

  test.each([
    ["ru", "не позже", "до 18 ноября 2026 г. в 15:00 (московское время)", "+7 (800) 000-00-00"],
    ["en", "within 72 hours", "by 18 November 2026 at 15:00 (Moscow time)", "+7 (800) 000-00-01"],
  ] as const)(
    "the confirmation in %s has the reference, the deadline and contacts, and nothing that was typed",
    async (locale, promise, due, phone) => {
      const typed = { caller: "ИГОЛКА", content: "ИГОЛКА в тексте", email: "needle@mail.example" };
      const extra = { other: [{ title: "Center", value: "Центр ИГОЛКА" }] };
      const { reference } = await sent({ ...good["quality-control"], ...typed, extra }, { locale });
      await start().runDue();
      const [letter] = mail.to("needle@mail.example");
      for (const body of [letter?.text ?? "", letter?.html ?? ""]) {
        for (const said of [reference, promise, due, phone, "103", "112"]) expect(body).toContain(said);
      }
      const { text = "", html = "", head = [] } = letter ?? {};
      expect(text + html + head.filter((line) => !line.startsWith("To:")).join("\n")).not.toMatch(
        /ИГОЛКА|needle|916\D*123\D*45/,
      );
      expect(letter?.field("Auto-Submitted")).toBe("auto-replied");
      expect(mail.to(DIRECTOR)).toHaveLength(1);
    },
  );

  test("typed text cannot inject a mail header", async () => {
    const { id } = await sent(good["question"]);
    const evil = "Анна\r\nBcc: evil@mail.example\r\n\r\nтело";
    const payload = { caller: evil, phone: evil, content: evil, email: `a@mail.example\r\nBcc: evil@mail.example` };
    await api()
      .db.updateTable("submission")
      .set({ payload: JSON.stringify({ ...payload, attaches: [], extra: { other: [{ title: evil, value: evil }] } }) })
      .execute();
    const { id: fileId } = await upload("текст");
    await api()
      .db.updateTable("upload")
      .set({ submission_id: id, name: "a\r\nBcc: evil@mail.example.txt" })
      .where("id", "=", fileId)
      .execute();
    await start().runDue();
    expect(mail.to(STAFF)).toHaveLength(1);
    for (const { head, to } of mail.letters) {
      expect(head.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
      expect(to).toHaveLength(1);
      expect(to[0]).not.toBe("evil@mail.example");
    }
  });

  test("staff see the details in words beside the message, also for old submissions, and no line twice", async () => {
    const details = [
      { title: "Subject", value: "dialysis" },
      { title: "Time", value: "после обеда" },
    ];
    const content = "Нужен диализ\n\nSubject: dialysis\nTime: после обеда";
    await sent({ ...good["appointment"], content, details });
    const old = await sent({
      ...good["appointment"],
      content: "Раньше",
      extra: { other: [{ title: "City", value: "Казань" }, ...details] },
    });
    const { payload } = await api()
      .db.selectFrom("submission")
      .selectAll()
      .where("id", "=", old.id)
      .executeTakeFirstOrThrow();
    const { details: _unknown, ...before } = JSON.parse(payload) as Record<string, unknown>;
    await api()
      .db.updateTable("submission")
      .set({ payload: JSON.stringify(before) })
      .where("id", "=", old.id)
      .execute();
    await start().runDue();
    const texts = mail.to(STAFF).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toMatch(/Город:? +Казань[^]*О чём:? +диализ[^]*Когда удобно позвонить:? +после обеда/);
      expect(text).not.toMatch(/Subject|Time:/);
    }
  });

  test("a guest's records are attached for staff only; for those too large to mail, the letter says where to find them", async () => {
    const sheet = (n: number) => `${n}`.repeat(4 * 1024 * 1024);
    const ids: string[] = [];
    for (let n = 1; n <= 4; n++) ids.push((await upload(sheet(n), `sheet-${n}.txt`)).id);
    const details = [
      { title: "Subject", value: "travel" },
      { title: "Sessions", value: "6" },
      { title: "Home center", value: "Dialyse Mitte, Berlin" },
      { title: "Language", value: "en" },
    ];
    const consents = [{ document: "health-data-consent", version: "1" }];
    const { reference } = await sent({ ...good["appointment"], details, attaches: ids, consents });
    await start().runDue();
    const [letter] = mail.to(STAFF);
    expect(letter?.attachments).toHaveLength(3);
    expect(letter?.text).toContain(`npm run inbox -- show ${reference} --save-files`);
    expect(letter?.text.replaceAll(/\s+/g, " ")).toMatch(/диализ в поездке.*6.*Dialyse Mitte, Berlin.*английский/);
    for (let n = 1; n <= 4; n++) expect(letter?.text).toContain(`sheet-${n}.txt`);
    expect(mail.to(VISITOR)[0]?.text).not.toContain("sheet-");
    expect(mail.to(VISITOR)[0]?.attachments).toEqual([]);
  });

  test("files are sent to staff unchanged, and to nobody else", async () => {
    const file = await upload("Опыт: десять лет", "Резюме Анны.txt");
    await sent({ ...good["vacancy"], email: VISITOR, attaches: [file.id] });
    await start().runDue();
    const [attachment] = mail.to(STAFF)[0]?.attachments ?? [];
    expect(attachment?.bytes.toString("utf8")).toBe("Опыт: десять лет");
    expect(attachment?.type).toBe("text/plain");
    expect(mail.to(STAFF)[0]?.text).toContain("Резюме Анны.txt");
    expect(mail.to(VISITOR)[0]?.attachments).toEqual([]);
  });

  test("a temporary failure is retried at growing intervals, as the same message", async () => {
    await sent(good["vacancy"]);
    mail.judgeBy(() => ({ code: 451, words: "later" }));
    const { runDue, clock, faults } = start();
    await runDue();
    await runDue();
    expect(faults).toMatchObject([{ code: "SMTP 451", isPermanent: false, attempts: 1 }]);
    clock.pass(29_000);
    await runDue();
    expect(faults).toHaveLength(1);
    clock.pass(1000);
    await runDue();
    expect(faults).toHaveLength(2);
    clock.pass(MINUTE);
    mail.judgeBy(() => undefined);
    await runDue();
    const [row] = await rows();
    expect(row).toMatchObject({ state: "sent", attempts: 3, last_error: null });
    expect(mail.letters.map((letter) => letter.field("Message-ID"))).toEqual([`<${row?.id}@renaria.example>`]);
  });

  test("after 72 hours of retries a letter waits for a person; the time before the first attempt does not count", async () => {
    await sent(good["vacancy"]);
    mail.judgeBy(() => ({ code: 451, words: "later" }));
    const { runDue, clock } = start();
    clock.pass(30 * 24 * HOUR);
    await runDue();
    clock.pass(72 * HOUR - 1);
    await runDue();
    expect(await states()).toEqual(["staff waiting"]);
    clock.pass(15 * MINUTE);
    await runDue();
    expect(await states()).toEqual(["staff set-aside"]);
  });

  test("a permanently rejected letter is set aside, counted, and blocks no other letter", async () => {
    await sent({ ...good["question"], email: "needle@mail.example" });
    mail.judgeBy((stage, address) =>
      stage === "to" && address.startsWith("needle")
        ? { code: 550, words: "no such user needle@mail.example" }
        : undefined,
    );
    const { runDue, faults, errors, store } = start();
    await runDue();
    expect(await states()).toEqual(["confirmation set-aside", "staff sent"]);
    expect(await store.counts()).toEqual({ waiting: 0, failing: 0, setAside: 1 });
    const [row] = await rows();
    expect(row?.last_error).toBe("SMTP 550");
    expect(JSON.stringify([row, faults, errors])).not.toContain("needle");
  });

  test("an unreachable server is not contacted for every letter", async () => {
    for (let n = 0; n < 10; n++) await sent({ ...good["vacancy"], content: `Отклик ${n}` });
    const { runDue, clock, faults, store } = start({ mail: { url: "smtp://127.0.0.1:1" } });
    await runDue();
    expect(faults.length).toBeLessThanOrEqual(3);
    expect(faults[0]).toMatchObject({ code: "ECONNREFUSED", isServer: true, isPermanent: false });
    const tried = faults.length;
    await runDue();
    expect(faults).toHaveLength(tried);
    expect((await store.counts()).failing).toBe(tried);
    clock.pass(HOUR);
    await start({ now: clock.now }).runDue();
    expect(mail.letters).toHaveLength(10);
  });

  test("when the server is back, deferred letters are sent at once", async () => {
    for (let n = 0; n < 6; n++) await sent({ ...good["vacancy"], content: `Отклик ${n}` });
    let isBack = false;
    mail.judgeBy((stage) => (isBack || stage !== "connection" ? undefined : { code: 421, words: "closing" }));
    const { runDue, clock, faults } = start();
    await runDue();
    expect(faults[0]).toMatchObject({ code: "SMTP 421", isServer: true });
    isBack = true;
    clock.pass(20_000);
    await runDue();
    expect(mail.letters).toHaveLength(6);
  });

  test("a server that sends byte by byte is dropped at the letter's deadline, and its connection closed", async () => {
    await sent(good["vacancy"]);
    const dripping = await startDrippingMailServer();
    const { runDue, faults } = start({ mail: dripping, withinMs: 300 });
    await runDue();
    expect(faults).toMatchObject([{ code: "LATE", isPermanent: false, isServer: false }]);
    await expect.poll(dripping.connections).toBe(0);
    expect(await states()).toEqual(["staff waiting"]);
    dripping.close();
  });

  test("several concurrent processes send each letter once", async () => {
    for (let n = 0; n < 20; n++) await sent({ ...good["vacancy"], content: `Отклик ${n}` });
    await Promise.all(Array.from({ length: 4 }, () => start().runDue()));
    const ids = mail.letters.map((letter) => letter.field("Message-ID"));
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
  });

  test("a letter claimed by a process that died is sent by another when the lease expires", async () => {
    await sent(good["vacancy"]);
    const { runDue, clock, store } = start();
    const until = new Date(SAMPLE_NOW.getTime() + 30_000).toISOString();
    expect(await store.claim("the dead", SAMPLE_NOW.toISOString(), until)).toBeDefined();
    await runDue();
    expect(mail.letters).toHaveLength(0);
    clock.pass(30_001);
    await runDue();
    expect(mail.letters).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("a process that is slow to send a letter keeps it: the lease is renewed meanwhile", async () => {
    await sent(good["vacancy"]);
    let taken: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      taken = resolve;
    });
    mail.holdData(() => held);
    const clock = createClock(SAMPLE_NOW);
    const slow = outboxOf({ api: api(), mail, now: clock.now, leaseMs: 300 });
    const other = outboxOf({ api: api(), mail, now: clock.now });
    const sending = slow.runDue();
    const leaseUntil = async () => (await rows())[0]?.lease_until;
    await expect.poll(leaseUntil).toBeTruthy();
    // The clock moves only after the lease was renewed, however slow the machine; in total by more than a lease.
    for (let n = 0; n < 3; n++) {
      clock.pass(200);
      await expect.poll(leaseUntil, { timeout: 20_000 }).toBe(new Date(clock.now().getTime() + 300).toISOString());
      await other.runDue();
    }
    taken?.();
    await sending;
    expect((await rows())[0]).toMatchObject({ state: "sent", attempts: 1 });
    expect(mail.letters).toHaveLength(1);
  });

  test("an accepted letter is not sent again when marking it as sent fails at first", async () => {
    await sent(good["vacancy"]);
    const { store: real } = start();
    let refusals = 2;
    const markSent = async (id: string, at: string) => {
      if (refusals-- > 0) throw new Error("the database is away");
      await real.markSent(id, at);
    };
    const { runDue, errors } = start({ store: { markSent } });
    await runDue();
    await runDue();
    expect(errors).toHaveLength(2);
    expect(mail.letters).toHaveLength(1);
    expect(await states()).toEqual(["staff sent"]);
  });

  describe("the quality control deadline", () => {
    const subjects = () => mail.to(DIRECTOR).map((letter) => letter.field("Subject")?.split(":")[0]);

    test("the director is reminded at 48 and at 71 hours, once across processes", async () => {
      await sent(good["quality-control"]);
      const clock = createClock(SAMPLE_NOW);
      const processes = [1, 2].map(() => outboxOf({ api: api(), mail, now: clock.now }));
      const at = async (ms: number) => {
        clock.set(new Date(SAMPLE_NOW.getTime() + ms));
        await Promise.all(processes.map(({ runDue }) => runDue()));
        return subjects();
      };
      expect(await at(0)).toEqual(["Вид 4"]);
      expect(await at(48 * HOUR - 1)).toHaveLength(1);
      expect(await at(48 * HOUR)).toEqual(["Вид 4", "Осталось 24 часа"]);
      expect(await at(71 * HOUR - 1)).toHaveLength(2);
      expect(await at(71 * HOUR)).toEqual(["Вид 4", "Осталось 24 часа", "Остался 1 час"]);
      expect(await at(80 * HOUR)).toHaveLength(3);
    });

    test("answered submissions send no reminder", async () => {
      const { id } = await sent(good["quality-control"]);
      const { runDue, clock } = start();
      await runDue();
      await api()
        .db.updateTable("submission")
        .set({ answered_at: "2026-11-15T13:00:00.000Z" })
        .where("id", "=", id)
        .execute();
      clock.pass(72 * HOUR);
      await runDue();
      expect(subjects()).toEqual(["Вид 4"]);
      expect(await states()).toEqual(["reminder-48 withheld", "reminder-71 withheld", "staff sent"]);
    });

    test("when mail is switched on after the deadline has passed, one reminder says so", async () => {
      await sent({ ...good["quality-control"], email: VISITOR });
      const { runDue, clock } = start();
      clock.pass(100 * HOUR);
      await runDue();
      expect(subjects().toSorted()).toEqual(["Вид 4", "Срок прошёл"]);
      expect(mail.to(VISITOR)).toEqual([]);
    });
  });

  test("the digest lists open submissions, once a day across processes, from eight o'clock in Moscow", async () => {
    const open = await sent(good["vacancy"]);
    const late = await sent(good["quality-control"]);
    const done = await sent(good["review"]);
    await api().db.updateTable("submission").set({ answered_at: "x" }).where("id", "=", done.id).execute();
    await api().db.deleteFrom("outbox").execute();
    const clock = createClock(new Date("2026-11-20T04:59:00Z"));
    const processes = [1, 2, 3].map(() => outboxOf({ api: api(), mail, now: clock.now, hasDigest: true }));
    const run = () => Promise.all(processes.map(({ runDue }) => runDue()));
    await run();
    expect(mail.letters).toHaveLength(0);
    clock.set("2026-11-20T05:00:00Z");
    await run();
    clock.set("2026-11-20T20:59:00Z");
    await run();
    expect(mail.letters.map(({ to }) => to)).toEqual([[STAFF]]);
    expect(mail.letters[0]?.field("Subject")).toBe("Обращений без ответа: 2");
    expect(mail.letters[0]?.text).toContain(open.reference);
    expect(mail.letters[0]?.text).toMatch(new RegExp(`${late.reference}: .*срок прошёл`));
    expect(mail.letters[0]?.text).not.toContain(done.reference);
    expect(mail.letters[0]?.text).not.toMatch(/Анна|916/);
    clock.set("2026-11-21T09:00:00Z");
    await run();
    expect(mail.letters).toHaveLength(2);
    await api().db.updateTable("submission").set({ answered_at: "x" }).execute();
    clock.set("2026-11-22T09:00:00Z");
    await run();
    expect(mail.letters).toHaveLength(2);
  });

  test("a letter that cannot be composed stays queued, and its typed text is not logged", async () => {
    await sent(good["vacancy"]);
    await api().db.updateTable("submission").set({ payload: "ИГОЛКА" }).execute();
    const { runDue, faults } = start();
    await runDue();
    const [row]: Tables["outbox"][] = await rows();
    expect(row).toMatchObject({ state: "waiting", last_error: "NOT_COMPOSED" });
    expect(JSON.stringify([row, faults])).not.toContain("ИГОЛКА");
  });
});

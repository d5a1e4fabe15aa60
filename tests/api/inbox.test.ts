import { expect, test } from "vitest";
import { createChoreStore } from "#api/db/chore-store.ts";
import { createContentStore } from "#api/db/content-store.ts";
import { createErasureStore } from "#api/db/erasure-store.ts";
import { createInboxStore } from "#api/db/inbox-store.ts";
import { createReviewStore } from "#api/db/review-store.ts";
import { createUploadStore } from "#api/db/upload-store.ts";
import { erasePerson, findPerson } from "#api/inbox/erase-person.ts";
import { listInbox } from "#api/inbox/list-inbox.ts";
import { publishReview } from "#api/inbox/publish-review.ts";
import { sweep } from "#api/inbox/sweep.ts";
import { onEveryEngine } from "../support/api.ts";
import { letter } from "../support/inbox.ts";
import { SAMPLE_NOW } from "../support/sample-pack.ts";
import { formsBy, good } from "../support/submissions.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number, ms = 0) => new Date(SAMPLE_NOW.getTime() + days * DAY_MS + ms);

onEveryEngine((api) => {
  const { sent, upload } = formsBy(() => api().direct);
  const inbox = () => createInboxStore(api().db);
  const sweepAt = (now: Date, retention: Parameters<typeof sweep>[1]) =>
    sweep({ erasures: createErasureStore(api().db), uploads: createUploadStore(api().database) }, retention, now);
  const references = async (filter: Parameters<typeof listInbox>[1], now = SAMPLE_NOW) =>
    (await listInbox(inbox(), filter, now)).map(({ reference }) => reference);

  test("counts open, overdue and soon due submissions separately, and the mail by state", async () => {
    const asked = await sent(good["question"]);
    const complained = await sent(good["quality-control"]);
    await letter(api().db, asked.id, { kind: "staff", state: "set-aside" });
    await letter(api().db, asked.id, { kind: "confirmation", state: "sent" });
    await letter(api().db, complained.id, { kind: "staff", state: "sent" });
    await letter(api().db, complained.id, { kind: "reminder-48", state: "waiting" });
    expect(await references({ state: "open" })).toEqual([asked, complained].map((one) => one.reference).toSorted());
    expect(await references({ state: "overdue" })).toEqual([]);
    expect(await references({ state: "overdue" }, later(3, 1))).toEqual([complained.reference]);
    expect(await references({ dueWithinHours: 71 })).toEqual([]);
    expect(await references({ dueWithinHours: 72 })).toEqual([complained.reference]);
    expect(await references({ mail: "set-aside" })).toEqual([asked.reference]);
    // A reminder that is not due yet does not count as a waiting letter.
    expect(await references({ mail: "sent" })).toEqual([complained.reference]);
    expect(await references({ type: "question", since: later(1).toISOString() })).toEqual([]);
    await inbox().markAnswered(complained.id, SAMPLE_NOW.toISOString());
    expect(await references({ state: "open", dueWithinHours: 1000 })).toEqual([]);
    expect(await references({ state: "answered" })).toEqual([complained.reference]);
  });

  test("unsent letters are retried, but not before their time and not while they are being sent", async () => {
    const { id } = await sent({ ...good["question"], content: "Письмо" });
    const other = await sent({ ...good["question"], content: "Другое письмо" });
    const at = SAMPLE_NOW.toISOString();
    const future = later(1).toISOString();
    await letter(api().db, id, { kind: "staff", state: "set-aside", attempts: 9, last_error: "550" });
    await letter(api().db, id, { kind: "confirmation", state: "waiting", attempts: 2, next_at: future });
    await letter(api().db, id, { kind: "reminder-48", state: "waiting", next_at: future });
    await letter(api().db, other.id, { kind: "staff", state: "waiting", attempts: 1, lease_until: future });
    await letter(api().db, other.id, { kind: "confirmation", state: "withheld" });
    expect(await inbox().retryLetters(at, other.id)).toBe(0);
    expect(await inbox().retryLetters(at, id)).toBe(2);
    const rows = await api()
      .db.selectFrom("outbox")
      .select(["kind", "state", "attempts", "next_at"])
      .where("submission_id", "=", id)
      .orderBy("kind")
      .execute();
    expect(rows).toEqual([
      { kind: "confirmation", state: "waiting", attempts: 0, next_at: at },
      { kind: "reminder-48", state: "waiting", attempts: 0, next_at: future },
      { kind: "staff", state: "waiting", attempts: 0, next_at: at },
    ]);
  });

  test("old submissions are erased after their type's retention, but never before staff were notified", async () => {
    const apply = (name: string) => sent({ ...good["vacancy"], extra: { other: [{ title: "Vacancy", value: name }] } });
    const unseen = await apply("unseen");
    await letter(api().db, unseen.id, { kind: "staff", state: "waiting" });
    const read = await apply("read");
    await letter(api().db, read.id, { kind: "staff", state: "sent" });
    const answered = await apply("answered");
    await letter(api().db, answered.id, { kind: "staff", state: "set-aside" });
    await inbox().markAnswered(answered.id, SAMPLE_NOW.toISOString());
    const question = await sent({ ...good["question"], content: "Без срока" });
    await letter(api().db, question.id, { kind: "staff", state: "sent" });

    expect(await sweepAt(later(30), { vacancy: 30 })).toEqual({ files: 0, erased: 0 });
    expect(await sweepAt(later(30, 1), { vacancy: 30 })).toEqual({ files: 0, erased: 2 });
    expect(await sweepAt(later(31), { vacancy: 30 })).toEqual({ files: 0, erased: 0 });
    expect(await references({ state: "erased" })).toEqual([read, answered].map((one) => one.reference).toSorted());
    expect(await references({ type: "vacancy" })).toEqual([unseen.reference]);
    expect(await references({ type: "question" })).toContain(question.reference);
  });

  test("an unclaimed file is deleted after a day even when nobody uploads", async () => {
    await api().db.deleteFrom("upload").execute();
    await upload("Черновик");
    expect((await sweepAt(later(1), {})).files).toBe(0);
    expect((await sweepAt(later(1, 1), {})).files).toBe(1);
  });

  test("a published review outlives its submission, but is erased at its author's request", async () => {
    const { reference } = await sent({ ...good["review"], caller: "Анна Петрова" });
    const reviews = createReviewStore(api().db);
    const content = createContentStore(api().db);
    await publishReview({ inbox: inbox(), reviews, content }, reference, {}, SAMPLE_NOW);
    const before = await content.shown();
    expect((await sweepAt(later(31), { review: 30 })).erased).toBe(1);
    expect(await content.shown()).toEqual(before);
    expect(await content.shownReviews()).toMatchObject([{ reference, author: "Анна П.", center: "moscow-first" }]);

    const erasures = createErasureStore(api().db);
    const found = await findPerson(erasures, reviews, reference.toLowerCase());
    expect(found).toEqual({ persons: [], review: reference, mentions: [] });
    await erasePerson(erasures, found, later(32));
    expect(await content.shownReviews()).toEqual([]);
    expect(await content.shown()).toEqual({ ...before, reviews: before.reviews + 1 });
  });

  test("a person is found however the contact is written; submissions that only mention them are not erased", async () => {
    const own = await sent({ ...good["appointment"], phone: "+7 (903) 555-11-22", email: "Olga@Mail.example" });
    const named = await sent({ ...good["question"], content: "Звоните мужу: 8 903 555 11 22, olga@mail.example" });
    const find = (who: string) => findPerson(createErasureStore(api().db), createReviewStore(api().db), who);
    for (const who of ["89035551122", "+7 903 555-11-22", "9035551122", " OLGA@mail.EXAMPLE "]) {
      const { persons, mentions } = await find(who);
      expect([who, persons.map(({ id }) => id), mentions.map(({ id }) => id)]).toEqual([who, [own.id], [named.id]]);
    }
    await expect(find("Ольга")).rejects.toThrow("neither an e-mail, nor a phone, nor a reference");
  });

  test("one of many processes runs a chore, once an hour", async () => {
    const chores = createChoreStore(api().db);
    const claim = (at: Date) =>
      chores.claim("test", new Date(at.getTime() - 3_600_000).toISOString(), at.toISOString());
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(SAMPLE_NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim(later(0, 3_599_999))).toBe(false);
    expect(await claim(later(0, 3_600_000))).toBe(true);
  });
});

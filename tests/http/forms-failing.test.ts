import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formNames } from "#contract/forms/forms.ts";
import { locales } from "#contract/locale.ts";
import { moscowDay } from "#contract/moscow-day.ts";
import { href } from "#site/urls.ts";
import { errorAt, filled, postForm, referenceIn, valueIn } from "../support/forms.ts";
import { has, hiddenFields, text } from "../support/read-html.ts";
import { listenOn } from "../support/api.ts";
import { type RunningServer, startServer } from "../support/server.ts";

/** Answers of the API in between that replace the real ones, by path; a string cuts the connection. */
const instead = new Map<string, Response | "gone">();
const asked: { path: string; headers: Headers; body: string }[] = [];

let api: RunningServer;
let site: RunningServer;
let between: Awaited<ReturnType<typeof listenOn>>;
beforeAll(async () => {
  api = await startServer({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "site@renaria.example",
    MAIL_TO: "all@renaria.example",
  });
  between = await listenOn(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.clone().text() : "";
    asked.push({ path: pathname, headers: request.headers, body });
    const answer = request.method === "POST" ? instead.get(pathname) : undefined;
    if (answer === "gone") return new Response("<html>", { status: 502 });
    if (answer) return answer.clone();
    const real = await fetch(api.origin + pathname + search, {
      method: request.method,
      headers: request.headers,
      ...(body && { body: await request.blob() }),
    });
    const version = real.headers.get("X-Content-Version");
    return Response.json(await real.json(), {
      status: real.status,
      headers: version ? { "X-Content-Version": version } : {},
    });
  });
  site = await startServer({ API_BASE_URL: `${between.base}/api` });
});
afterAll(async () => {
  between.close();
  await Promise.all([site.stop(), api.stop()]);
});

const FEEDBACK = "/api/company/feedback";
const failing = (status: number, headers = {}) =>
  Response.json({ status, message: "Engine: ECONNRESET at 10.0.0.1" }, { status, headers });
const post = (path: string, fields: Record<string, string | Blob>) => postForm(site.origin, path, fields);

describe.each(locales)("in %s", (locale) => {
  test.each<[string, Response | "gone", number, RegExp]>([
    ["too often", failing(429, { "Retry-After": "130" }), 429, /через 3\u00a0?\s?мин|in 3 min/],
    ["broken", failing(500), 500, /сломалось|went wrong/],
    ["full", failing(503), 503, /сломалось|went wrong/],
    ["out of reach", "gone", 502, /сломалось|went wrong/],
  ])(
    "an API that is %s: the status is kept, the phone is shown, and the typed text is kept",
    async (_what, answer, status, words) => {
      instead.set(FEEDBACK, answer);
      // One status is tried with every form; for the others one form is enough.
      for (const name of status === 500 && locale === "ru" ? formNames : (["appointment"] as const)) {
        const path = href(locale, "form", { name });
        const said = await post(path, { ...filled[name], key: "my-key" });
        expect([name, said.status]).toEqual([name, status]);
        expect(said.html).toMatch(words);
        expect(has(said.html, ".form-told a[href^='tel:+7']")).toBe(true);
        expect(has(said.html, ".form-result")).toBe(false);
        expect(said.html).not.toMatch(/ECONNRESET|10\.0\.0\.1/);
        expect(said.headers.get("Retry-After")).toBe(status === 429 ? "130" : null);
        expect(hiddenFields(said.html)["key"]).toBe("my-key");
        for (const [field, value] of Object.entries(filled[name]))
          expect([field, valueIn(said.html, field)]).toEqual([field, value]);
      }
      instead.clear();
    },
  );
});

test("validation errors of the API are shown at their field, in our own words", async () => {
  const errors = { "extra[other][Center]": ["Engine: no such center"], caller: ["Engine: bad"], "X-Other": ["?"] };
  instead.set(FEEDBACK, Response.json({ status: 422, message: "no", errors }, { status: 422 }));
  const { html, status } = await post("/forms/review", filled.review);
  instead.clear();
  expect(status).toBe(422);
  expect(errorAt(html, "centre")).toBe("Выберите центр");
  expect(errorAt(html, "name")).toBe("Мы не смогли это принять: исправьте или позвоните нам");
  expect(html).not.toContain("Engine");
});

test("a day that passed while the form was open is for the API to judge, which may have accepted it before", async () => {
  const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;
  const day = moscowDay(inDays(-1));
  const trip = { ...filled.appointment, subject: "travel", arrival: day, at: String(inDays(-2)), key: "my-trip" };
  const path = "/forms/appointment?subject=travel";
  const feedback = { id: "1", reference: "R-2222-3333", createdAt: new Date().toISOString(), replyDueAt: null };
  instead.set(FEEDBACK, Response.json({ status: 200, data: { feedback } }));
  const known = await post(path, trip);
  instead.clear();
  expect([known.status, referenceIn(known.html)]).toEqual([200, "R-2222-3333"]);

  const past = await post(path, trip);
  expect([past.status, errorAt(past.html, "arrival")]).toEqual([422, "Этот день уже прошёл, выберите другой"]);
  expect([valueIn(past.html, "arrival"), hiddenFields(past.html)["at"]]).toEqual([day, trip.at]);
  // A time that cannot be counts as none.
  asked.length = 0;
  for (const at of ["1", "-1e300", String(inDays(1)), "x"]) {
    const { status, html } = await post(path, { ...trip, at });
    expect([at, status, errorAt(html, "arrival")]).toEqual([at, 422, "Этот день уже прошёл, выберите другой"]);
  }
  expect(asked.filter((call) => call.path === FEEDBACK)).toEqual([]);
});

test("API errors about a résumé are shown in our own words, with the phone where there is no room", async () => {
  const upload = async (answer: Response) => {
    instead.set("/api/media/files", answer);
    const body = new FormData();
    body.set("file", new File(["Резюме"], "cv.txt"));
    const headers = { Origin: site.origin };
    const response = await fetch(`${site.origin}/forms/vacancy/files`, { method: "POST", headers, body });
    const page = await post("/forms/vacancy", { ...filled.vacancy, resume: new File(["Резюме"], "cv.txt") });
    instead.clear();
    return [response.status, await response.text(), page.html] as const;
  };
  const errors = { file: ["Engine: cannot sniff"] };
  const [refused, why, page] = await upload(Response.json({ status: 422, message: "Engine", errors }, { status: 422 }));
  expect([refused, why]).toEqual([422, expect.stringContaining("Такой файл мы не откроем")]);
  expect(errorAt(page, "resume")).toMatch(/^cv\.txt: Такой файл мы не откроем/);
  const [full, told] = await upload(failing(503));
  expect([full, told]).toEqual([503, expect.stringContaining("+7 (800) 000-00-00")]);
  const [broken, said] = await upload(failing(500));
  expect([broken, said]).toEqual([500, expect.stringContaining("Не\u00a0загрузился")]);
  expect(why + told + said + page).not.toMatch(/Engine|ECONNRESET/);
});

test("a file that the server loses does not stop the submission and is named", async () => {
  instead.set("/api/media/files", failing(503));
  const resume = new File(["Резюме"], "моё резюме.txt");
  const { html, status } = await post("/forms/vacancy", { ...filled.vacancy, resume });
  instead.clear();
  expect(status).toBe(200);
  expect(text(html, ".form-lost")).toContain("моё резюме.txt");
});

test("the payload, the key, the visitor's address and the given consents reach the API", async () => {
  const page = await (await fetch(`${site.origin}/forms/review`)).text();
  const { at: _at, ...hidden } = hiddenFields(page);
  asked.length = 0;
  await post("/forms/review", { ...hidden, ...filled.review });
  const call = asked.find(({ path }) => path === FEEDBACK);
  expect(call?.headers.get("Idempotency-Key")).toBe(hidden["key"]);
  expect(call?.headers.get("X-Forwarded-For")).toMatch(/^(::1|127\.0\.0\.1)$/);
  expect(JSON.parse(call?.body ?? "")).toEqual({
    caller: "Анна",
    phone: "",
    email: "",
    content: "Спасибо",
    type: 6,
    attaches: [],
    extra: { other: [{ title: "Center", value: "kazan-rodnikovaya" }] },
    details: [],
    consents: [
      { document: "personal-data", version: hidden["version-personal-data"], how: "ticked" },
      { document: "publication", version: hidden["version-publication"], how: "ticked" },
      { document: "agreement", version: hidden["version-agreement"], how: "by-sending" },
    ],
  });
  for (const document of ["personal-data", "publication", "agreement"])
    expect(hidden[`version-${document}`]).toMatch(/^[0-9a-f]{12}$/);
  // Without a ticked consent nothing is sent at all.
  asked.length = 0;
  for (const box of ["consent", "publication"]) {
    const { [box]: _no, ...unticked }: Record<string, string> = filled.review;
    expect((await post("/forms/review", unticked)).status).toBe(422);
  }
  expect(asked.filter(({ path }) => path === FEEDBACK).map(({ body }) => body)).toEqual([]);
  asked.length = 0;
  // An invalid version falls back to the current one.
  await post("/forms/review", { ...filled.review, message: "Ещё", "version-publication": "<script>" });
  expect(asked.find(({ path }) => path === FEEDBACK)?.body).toContain(hidden["version-publication"]);
});

test("an appointment sends only its city in extra.other; the rest are details, and lines below the message", async () => {
  asked.length = 0;
  const given = { subject: "dialysis", center: "kazan-rodnikovaya", time: "после обеда" };
  expect((await post("/forms/appointment", { ...filled.appointment, ...given })).status).toBe(200);
  const details = [
    { title: "Time", value: "после обеда" },
    { title: "Subject", value: "dialysis" },
    { title: "Center", value: "kazan-rodnikovaya" },
  ];
  expect(JSON.parse(asked.find(({ path }) => path === FEEDBACK)?.body ?? "")).toMatchObject({
    content: "Нужен диализ\n\nTime: после обеда\nSubject: dialysis\nCenter: kazan-rodnikovaya",
    extra: { other: [{ title: "City", value: "Казань" }] },
    details,
  });
});

test("typed text is in no address and in no log, whatever happens to it", async () => {
  const needle = "иголка-needle";
  const typed = { caller: needle, name: needle, phone: "+7 (999) 555-44-33", email: `needle@${"mail.example"}` };
  const texts = {
    content: needle,
    message: needle,
    city: needle,
    experience: needle,
    consent: "on",
    publication: "on",
  };
  asked.length = 0;
  for (const answer of [undefined, failing(500), "gone" as const]) {
    if (answer) instead.set(FEEDBACK, answer);
    if (answer) instead.set("/api/media/files", answer);
    for (const name of answer ? (["appointment", "vacancy"] as const) : formNames) {
      const resume = { resume: name === "vacancy" ? new File(["MZ"], `${needle}.txt`) : needle };
      for (const fields of [
        { ...typed, ...texts, centre: "kazan-rodnikovaya" },
        { ...typed, phone: needle },
      ]) {
        const said = await post(href("ru", "form", { name }), { ...fields, ...resume });
        expect(said.headers.get("Location")).toBeNull();
      }
    }
    instead.clear();
  }
  expect(asked.some(({ body }) => body.includes(needle))).toBe(true);
  for (const log of [site.output(), api.output()]) {
    expect(log).toContain("/");
    expect(log).not.toMatch(/иголка|needle|999.{0,3}555|5554433/i);
  }
  expect(asked.map(({ path }) => decodeURIComponent(path)).join("\n")).not.toContain(needle);
});

test("with mail on the result has the reference, and the phone for changes", async () => {
  const question = { ...filled.question, message: "Почта включена" };
  const { html } = await postForm(api.origin, "/forms/question", question);
  expect(html).toMatch(/Если что-то изменится/);
  expect(html).not.toMatch(/Чтобы вам ответили быстрее/);
});

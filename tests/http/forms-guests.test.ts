import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOf } from "#contract/forms/files.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { type Locale, locales } from "#contract/locale.ts";
import { LEAST_FILL_MS } from "#site/tools/forms/form-data.ts";
import { href } from "#site/urls.ts";
import { filled, hiddenIn, valueIn } from "../support/forms.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const open = async (path: string) => (await fetch(server.origin + path)).text();
const main = async (path: string) => /<main[^]*<\/main>/.exec(await open(path))?.[0] ?? "";

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const records = () => [new File(["Выписка"], "выписка.txt"), new File([PNG], "лист.png", { type: "image/png" })];
const guest = {
  ...filled.appointment,
  phone: "+44 20 7946 0000",
  arrival: "2027-07-01",
  departure: "2027-07-14",
  days: "Пн, ср, пт",
  sessions: "6",
  home: "Dialyse Mitte, Berlin",
  language: "en",
};

/** As a browser without scripts does it: everything in one post, with what the page before it held. */
async function post(page: string, fields: Record<string, string>, files: File[] = []) {
  const { at, ...hidden } = hiddenIn(page);
  const body = new FormData();
  const action = /<form class="form"[^>]* action="([^"]+)"/.exec(page)?.[1] ?? "";
  for (const [name, value] of Object.entries({ ...hidden, at: String(Number(at) - LEAST_FILL_MS), ...fields }))
    if (!name.startsWith("file-")) body.set(name, value);
  for (const [, name = "", value = ""] of page.matchAll(/<input type="hidden" name="(file-[^"]+)" value="([^"]*)"/g))
    body.append(name, value);
  for (const file of files) body.append("records", file);
  const init = { method: "POST", body, headers: { Origin: server.origin } };
  const response = await fetch(server.origin + action, init);
  return { status: response.status, html: await response.text() };
}

describe.each(locales)("the request of a guest, in %s, without scripts", (locale: Locale) => {
  const path = `${href(locale, "form", { name: "appointment" })}?subject=travel`;

  test("asks for dates, sessions, home centre, language and records, and says who sees them", async () => {
    const html = await main(path);
    for (const name of ["arrival", "departure", "days", "sessions", "home", "language", "content", "records"])
      expect(html).toMatch(new RegExp(` name="${name}"`));
    expect(valueIn(html, "language")).toBe(locale);
    for (const code of ["+44", "+49", "+90", "+998"]) expect(html).toMatch(new RegExp(`phone-hint">[^<]*\\${code}\\b`));
    expect(html).toMatch(/<form[^>]*multipart/);
    expect(html).toMatch(
      new RegExp(`<input(?=[^>]*accept="${acceptOf("records")}")(?=[^>]*multiple)[^>]*name="records"`),
    );
    expect(html).toMatch(/records-hint">[^<]*(только нашим|only our)/);
    // The tick stands there, unticked, with its text one press away.
    expect(html).toMatch(/<input[^>]*name="health"[^]*?href="(\/en)?\/about\/health-data-consent"/);
    expect(html).not.toMatch(/<input[^>]+checked/);
  });

  test("with files and without the tick it comes back in the visitor's language with everything kept", async () => {
    const wrong = await post(await open(path), guest, records());
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(new RegExp(`id="form-health-error">.*?</svg>${formErrors.health[locale]}<`));
    expect(wrong.html).toContain(`href="#form-health">${formErrors.health[locale]}`);
    for (const [name, value] of Object.entries(guest))
      if (name !== "consent") expect([name, valueIn(wrong.html, name)]).toEqual([name, value]);
    expect(wrong.html.match(/name="file-id"/g)).toHaveLength(2);
    for (const { name } of records()) expect(wrong.html).toContain(`<b>${name}</b>`);
    const sent = await post(wrong.html, { ...guest, health: "on" });
    expect([sent.status, /error-message[^]*?<\/p>/.exec(sent.html)?.[0]]).toEqual([200, undefined]);
    expect(sent.html).toMatch(/data-sent="R-/);
  });

  test("without files no tick is needed, and a file of another kind is told by its name", async () => {
    expect((await post(await open(path), guest)).status).toBe(200);
    const wrong = await post(await open(path), { ...guest, health: "on", content: "Ещё раз" }, [
      new File(["MZ"], "a.exe"),
      ...records(),
    ]);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(new RegExp(`id="form-records-error">.*?</svg>a\\.exe: ${formErrors.fileKind[locale]}<`));
    expect(wrong.html.match(/name="file-id"/g)).toHaveLength(2);
  });
});

test("an eleventh file is not taken in silence: the result names it", async () => {
  const page = await open("/forms/appointment?subject=travel");
  const files = Array.from({ length: 11 }, (_, n) => new File([`Лист ${n}`], `лист-${n}.txt`));
  const sent = await post(page, { ...guest, health: "on", content: "Одиннадцать листов" }, files);
  expect(sent.status).toBe(200);
  expect(/form-lost[^]*?<\/p>/.exec(sent.html)?.[0]).toMatch(/лист-10\.txt/);
});

test("an ordinary request has no upload, asks for no such tick, and takes no file", async () => {
  for (const query of ["", "?subject=dialysis", "?subject=consultation"]) {
    const html = await main(`/forms/appointment${query}`);
    expect(html).not.toMatch(/type="file"|name="health"|href="[^"]*health-data|multipart/);
  }
  const page = await open("/forms/appointment?subject=dialysis");
  expect((await post(page, { ...filled.appointment, content: "Без файлов" }, records())).status).toBe(200);
});

describe.each(locales)("where a guest asks for a place, in %s", (locale) => {
  test.each([
    ["tourism", href(locale, "tourism"), ""],
    ["a place", href(locale, "tourismItem", { item: "travel-crimea" }), ""],
    ["a centre's guest button", href(locale, "center", { item: "kazan-rodnikovaya" }), "&amp;center=kazan-rodnikovaya"],
  ])("%s leads to the guests' request", async (_where, path, more) => {
    expect(await main(path)).toContain(`${href(locale, "form", { name: "appointment" })}?subject=travel${more}"`);
  });

  test("a doctor's question asks for no patient and no file, and says that a secure channel is arranged", async () => {
    expect(await main(href(locale, "article", { alias: "doctors" }))).toContain("/forms/question?subject=referral");
    const html = await main(`${href(locale, "form", { name: "question" })}?subject=referral`);
    expect(html).not.toMatch(/type="file"|name="(patient|records|health)"/);
    expect(html).toMatch(/class="lead">[^<]*(защищённом канале[^<]*Имени пациента|secure channel[^<]*patient’s name)/);
    expect(html).toContain('name="subject" value="referral"');
    // The duty nephrologist's line, not the coordinator's.
    expect(html).toContain('href="tel:+74950000030"');
    // It is a subject of questions alone.
    const other = await main(`${href(locale, "form", { name: "appointment" })}?subject=referral`);
    expect(other).not.toContain("referral");
  });

  test("a vacancy names who answers, the phone, and what happens by day, near its buttons", async () => {
    const html = await main(href(locale, "vacancy", { item: "administrator-yalta" }));
    expect(html.match(locale === "ru" ? /Самсонова/g : /Samsonova/g)).toHaveLength(2);
    expect(html.match(/href="tel:\+74950000020"/g)).toHaveLength(2);
    expect(html).toMatch(/<ol[^]*(Дни 1–3|Days 1–3)[^]*(Дни 8–10|Days 8–10)[^]*<\/ol>/);
    expect(await main(`${href(locale, "form", { name: "vacancy" })}`)).toContain('href="tel:+74950000020"');
  });
});

test("English contacts and forms name a number that can be dialled from abroad", async () => {
  const abroad = 'href="tel:+74950000010"';
  expect((await main("/en/contacts")).match(new RegExp(abroad.replace("+", "\\+"), "g"))?.length).toBeGreaterThan(1);
  const form = await main("/en/forms/appointment");
  expect(form).toContain(abroad);
  expect(form).toMatch(/phone-hint">[^<]*\+7 \(495\) 000-00-10/);
  // The header keeps the toll-free one.
  expect(await open("/en")).toMatch(/<header[^]*href="tel:\+78000000001"[^]*<\/header>/);
  expect(await main("/forms/appointment")).not.toContain("000-00-10");
});

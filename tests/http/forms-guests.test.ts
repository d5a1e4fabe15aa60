import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOf } from "#contract/forms/files.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { type Locale, locales } from "#contract/locale.ts";
import { moscowDay } from "#contract/moscow-day.ts";
import { LEAST_FILL_MS } from "#site/tools/forms/form-data.ts";
import { href } from "#site/urls.ts";
import { errorAt, filled, referenceIn, valueIn } from "../support/forms.ts";
import { all, attribute, has, hiddenFields, links, main as mainOf, one, text, texts } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const open = async (path: string) => (await fetch(server.origin + path)).text();
const main = async (path: string) => mainOf(await open(path));

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const records = () => [new File(["Выписка"], "выписка.txt"), new File([PNG], "лист.png", { type: "image/png" })];
/** The server's clock is the real one. */
const inDays = (days: number) => moscowDay(Date.now() + days * 24 * 60 * 60 * 1000);
const guest = {
  ...filled.appointment,
  phone: "+44 20 7946 0000",
  arrival: inDays(30),
  departure: inDays(43),
  days: "Пн, ср, пт",
  sessions: "6",
  home: "Dialyse Mitte, Berlin",
  language: "en",
};

/** As a browser without scripts sends it: everything in one post, with the hidden fields of the page. */
async function post(page: string, fields: Record<string, string>, files: File[] = []) {
  const { at, ...hidden } = hiddenFields(page);
  const body = new FormData();
  const action = attribute(page, "form.form", "action") ?? "";
  for (const [name, value] of Object.entries({ ...hidden, at: String(Number(at) - LEAST_FILL_MS), ...fields }))
    if (!name.startsWith("file-")) body.set(name, value);
  for (const { attribs } of all(page, "input[type=hidden][name^='file-']"))
    body.append(attribs["name"] ?? "", attribs["value"] ?? "");
  for (const file of files) body.append("records", file);
  const init = { method: "POST", body, headers: { Origin: server.origin } };
  const response = await fetch(server.origin + action, init);
  return { status: response.status, html: await response.text() };
}

describe.each(locales)("the guests' request, in %s, without scripts", (locale: Locale) => {
  const path = `${href(locale, "form", { name: "appointment" })}?subject=travel`;

  test("has fields for dates, sessions, home centre, language and records, and says who sees them", async () => {
    const page = await main(path);
    for (const name of ["arrival", "departure", "days", "sessions", "home", "language", "content", "records"])
      expect([name, has(page, `form [name=${name}]`)]).toEqual([name, true]);
    expect(valueIn(page, "language")).toBe(locale);
    for (const code of ["+44", "+49", "+90", "+998"]) expect(text(page, "#form-phone-hint")).toContain(code);
    expect(has(page, "form[enctype='multipart/form-data'] input[type=file][multiple][name=records]")).toBe(true);
    expect(attribute(page, "[name=records]", "accept")).toBe(acceptOf("records"));
    expect(text(page, "#form-records-hint")).toMatch(/только нашим|only our/);
    // The checkbox is there, unticked, with a link to its text.
    const [consent] = links(one(page, "label:has([name=health])"));
    expect(consent).toMatch(/\/about\/health-data-consent$/);
    expect(has(page, "input[checked]")).toBe(false);
  });

  test("days, sessions and a language that cannot be are refused in words, and everything typed is kept", async () => {
    const wrong = { ...guest, arrival: inDays(-2), departure: inDays(-3), sessions: "-1", language: "tlh" };
    const { status, html } = await post(await open(path), wrong);
    expect(status).toBe(422);
    const faults = {
      arrival: formErrors[locale].datePast,
      departure: formErrors[locale].dateEarly,
      sessions: formErrors[locale].countWrong,
      language: formErrors[locale].refused,
    };
    for (const [name, words] of Object.entries(faults)) expect([name, errorAt(html, name)]).toEqual([name, words]);
    for (const name of ["caller", "arrival", "departure", "sessions", "home", "content"] as const)
      expect([name, valueIn(html, name)]).toEqual([name, wrong[name]]);
  });

  test("with files but without the consent it comes back in the visitor's language with everything kept", async () => {
    const wrong = await post(await open(path), guest, records());
    expect(wrong.status).toBe(422);
    const missing = formErrors[locale].health.replaceAll("\u00a0", " ");
    expect(errorAt(wrong.html, "health")).toBe(missing);
    expect(text(wrong.html, ".error-summary a[href='#form-health']")).toBe(missing);
    for (const [name, value] of Object.entries(guest))
      if (name !== "consent") expect([name, valueIn(wrong.html, name)]).toEqual([name, value]);
    expect(all(wrong.html, "input[name=file-id]")).toHaveLength(2);
    for (const { name } of records()) expect(texts(wrong.html, "form b")).toContain(name);
    const sent = await post(wrong.html, { ...guest, health: "on" });
    expect([sent.status, texts(sent.html, ".error-message")]).toEqual([200, []]);
    expect(referenceIn(sent.html)).toMatch(/^\d{3}-\d{3}-\d{3}$/);
  });

  test("of files that are too large together none is called too large, and what was typed before them is kept", async () => {
    const scans = Array.from({ length: 5 }, (_, n) => new File([new Uint8Array(4.5 * 1024 * 1024)], `${n}.pdf`));
    const { status, html } = await post(await open(path), guest, scans);
    expect([status, has(html, "#form-records-error")]).toEqual([413, false]);
    expect(text(html, ".form-told")).toMatch(/Файлы вместе слишком большие|The files together are too large/);
    for (const name of ["caller", "arrival", "home", "content"] as const)
      expect([name, valueIn(html, name)]).toEqual([name, guest[name]]);
  });

  test("without files no consent is needed, and a file of another type is rejected by its name", async () => {
    expect((await post(await open(path), guest)).status).toBe(200);
    const wrong = await post(await open(path), { ...guest, health: "on", content: "Ещё раз" }, [
      new File(["MZ"], "a.exe"),
      ...records(),
    ]);
    expect(wrong.status).toBe(422);
    expect(errorAt(wrong.html, "records")).toBe(`a.exe: ${formErrors[locale].fileKind}`.replaceAll("\u00a0", " "));
    expect(all(wrong.html, "input[name=file-id]")).toHaveLength(2);
  });
});

test("an eleventh file is not dropped silently: the result names it", async () => {
  const page = await open("/forms/appointment?subject=travel");
  const files = Array.from({ length: 11 }, (_, n) => new File([`Лист ${n}`], `лист-${n}.txt`));
  const sent = await post(page, { ...guest, health: "on", content: "Одиннадцать листов" }, files);
  expect(sent.status).toBe(200);
  expect(text(sent.html, ".form-lost")).toContain("лист-10.txt");
});

test("an ordinary request has no upload, no such consent, and accepts no file", async () => {
  for (const query of ["", "?subject=dialysis", "?subject=consultation"]) {
    const page = await main(`/forms/appointment${query}`);
    expect(has(page, "[type=file], [name=health], [href*='health-data'], [enctype]")).toBe(false);
  }
  const page = await open("/forms/appointment?subject=dialysis");
  expect((await post(page, { ...filled.appointment, content: "Без файлов" }, records())).status).toBe(200);
});

describe.each(locales)("requests for a guest place, in %s", (locale) => {
  test.each([
    ["tourism", href(locale, "tourism"), ""],
    ["a place", href(locale, "tourismItem", { item: "travel-crimea" }), ""],
    ["a centre's guest button", href(locale, "center", { item: "kazan-rodnikovaya" }), "&center=kazan-rodnikovaya"],
  ])("%s links to the guests' request", async (_where, path, more) => {
    const form = `${href(locale, "form", { name: "appointment" })}?subject=travel${more}`;
    expect(links(await main(path))).toContain(form);
  });

  test("a doctor's question has no fields for patient data or files, and says that a secure channel is arranged", async () => {
    const question = `${href(locale, "form", { name: "question" })}?subject=referral`;
    expect(links(await main(href(locale, "article", { alias: "doctors" })))).toContain(question);
    const page = await main(question);
    expect(has(page, "[type=file], [name=patient], [name=records], [name=health]")).toBe(false);
    expect(text(page, ".lead")).toMatch(/защищённом канале.*Имени пациента|secure channel.*patient’s name/);
    expect(hiddenFields(page)).toMatchObject({ subject: "referral" });
    // The duty nephrologist's line, not the coordinator's.
    expect(links(page)).toContain("tel:+74950000030");
    // It is a subject of questions only.
    const other = await main(`${href(locale, "form", { name: "appointment" })}?subject=referral`);
    expect(hiddenFields(other)["subject"]).not.toBe("referral");
  });

  test("a vacancy names who answers, the phone, and what happens when, near its buttons", async () => {
    const page = await main(href(locale, "vacancy", { item: "administrator-yalta" }));
    expect(text(page).match(locale === "ru" ? /Самсонова/g : /Samsonova/g)).toHaveLength(1);
    expect(links(page, "a[href='tel:+74950000020']")).toHaveLength(1);
    expect(texts(page, "ol")).toContainEqual(expect.stringMatching(/(дни|days) 1–3.*(Дни|Days) 8–10/i));
    expect(links(await main(href(locale, "form", { name: "vacancy" })))).toContain("tel:+74950000020");
  });
});

test("a complaint's form gives the quality director's name, phone and e-mail, as the page about complaints does", async () => {
  for (const locale of locales) {
    const places = [href(locale, "form", { name: "quality-control" }), href(locale, "control")];
    for (const place of places) {
      const page = await main(place);
      expect(text(page)).toMatch(locale === "ru" ? /Людмила/ : /Lyudmila/);
      expect(links(page)).toEqual(expect.arrayContaining(["tel:+74950000040", "mailto:quality@renaria.example"]));
    }
  }
});

test("English contacts, forms and footers have a number that can be dialled from abroad", async () => {
  expect(links(await open("/en/about"), "footer a[href='tel:+74950000010']")).toHaveLength(1);
  expect(links(await open("/about"), "footer a[href='tel:+74950000010']")).toEqual([]);
  expect(links(await main("/en/contacts"), "a[href='tel:+74950000010']").length).toBeGreaterThan(1);
  const form = await main("/en/forms/appointment");
  expect(links(form)).toContain("tel:+74950000010");
  expect(text(form, "#form-phone-hint")).toContain("+7 (495) 000-00-10");
  // The header keeps the toll-free number.
  expect(links(await open("/en"), "header a")).toContain("tel:+78000000001");
  expect(text(await main("/forms/appointment"))).not.toContain("000-00-10");
});

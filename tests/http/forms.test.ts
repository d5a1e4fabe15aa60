import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentAliases } from "#contract/forms/documents.ts";
import { boxesOf, formNames, forms } from "#contract/forms/forms.ts";
import type { Form } from "#contract/forms/form.ts";
import { localePath, locales } from "#contract/locale.ts";
import { HONEYPOT } from "#contract/forms/honeypot.ts";
import { LEAST_FILL_MS } from "#site/tools/forms/form-data.ts";
import { href } from "#site/urls.ts";
import { errorAt, filled, postForm, referenceIn, valueIn } from "../support/forms.ts";
import { all, attributes, has, hiddenFields, links, main, one, text, texts } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "127.0.0.1,::1" });
});
afterAll(() => server.stop());

const cases = locales.flatMap((locale) =>
  formNames.map((name) => ({ locale, name, path: href(locale, "form", { name }) })),
);

const page = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { response, html: await response.text() };
};
const post = (path: string, fields: Record<string, string | Blob>, init?: RequestInit) =>
  postForm(server.origin, path, fields, init);
/** What a visitor who has read the form sends: its hidden fields, and what was typed. */
const readForm = async (path: string) => {
  const { html } = await page(path);
  const { at, ...hidden } = hiddenFields(html);
  return { ...hidden, at: String(Number(at) - LEAST_FILL_MS) };
};

test.each([
  ["", "Этой вакансии уже нет"],
  ["/en", "no longer open"],
])(
  "%s/forms/vacancy: a vacancy that is not open is refused at its field, and nothing typed is lost",
  async (prefix, told) => {
    const path = `${prefix}/forms/vacancy`;
    const answer = await post(path, { ...(await readForm(path)), ...filled.vacancy, vacancy: "zzz" });
    expect([answer.status, has(answer.html, ".form-result")]).toEqual([422, false]);
    expect(errorAt(answer.html, "vacancy")).toContain(told);
    expect(valueIn(answer.html, "experience")).toBe(filled.vacancy.experience);
    expect(valueIn(answer.html, "vacancy") ?? "").toBe("");
    const [open = ""] = attributes(answer.html, "select[name=vacancy] option:not([value=''])", "value");
    expect((await post(path, { ...(await readForm(path)), ...filled.vacancy, vacancy: open })).status).toBe(200);
  },
);

test("two résumés where one is asked for are refused at the field, not dropped", async () => {
  const body = new FormData();
  const fields = { ...(await readForm("/forms/vacancy")), ...filled.vacancy };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const name of ["one.txt", "two.txt"]) body.append("resume", new File(["Опыт"], name));
  const response = await fetch(`${server.origin}/forms/vacancy`, {
    method: "POST",
    headers: { Origin: server.origin },
    body,
  });
  const html = await response.text();
  expect([response.status, has(html, ".form-result")]).toEqual([422, false]);
  expect(errorAt(html, "resume")).toContain("только один файл");
  expect(valueIn(html, "experience")).toBe(filled.vacancy.experience);
});

test.each([
  ["/forms/vacancy/files", 405, "POST"],
  ["/en/forms/vacancy/files", 405, "POST"],
  ["/forms/question/files", 404, null],
])("to read %s, where files are sent, is %i", async (path, status, allow) => {
  const response = await fetch(server.origin + path);
  expect([response.status, response.headers.get("Allow")]).toEqual([status, allow]);
  expect(await response.json()).toMatchObject({ status });
});

describe.each(cases)("$path", ({ path, name, locale }) => {
  const form: Form = forms[name];

  test("of two fields each says that one is enough; a number in a hint can be dialled", async () => {
    const { html } = await page(path);
    const hint = (field: string) => text(html, `.hint[id$=${field}-hint]`);
    for (const field of form.oneOf ?? [])
      expect(hint(field)).toMatch(/достаточно одного|не.нужна|one is enough|need not/);
    if (form.fields.some(({ kind, isRequired }) => kind === "email" && isRequired))
      expect(links(html, ".hint[id$=email-hint] a")[0]).toMatch(/^tel:\+7/);
  });

  test("is never cached, has a fresh key, nothing ticked, and says whom to call when it is urgent", async () => {
    const [first, other] = await Promise.all([page(path), page(path)]);
    expect(first.response.headers.get("Cache-Control")).toBe("no-store");
    const { key } = hiddenFields(first.html);
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(hiddenFields(other.html)["key"]).not.toBe(key);
    expect(links(first.html)).toEqual(expect.arrayContaining(["tel:103", "tel:112"]));
    expect(has(first.html, "input[checked]")).toBe(false);
    const boxes = all(first.html, "label.check:has(a)");
    expect(boxes.map((box) => [attributes(box, "input", "name")[0], links(box)[0]])).toEqual(
      boxesOf(form, {}).map(({ box, document }) => [
        box,
        href(locale, "aboutArticle", { alias: documentAliases[document] }),
      ]),
    );
    expect(text(first.html, "form.form p:has(a[href$='/agreement'])")).toMatch(/Нажимая|By pressing/);
  });

  test("empty, it comes back with errors above the heading and at each field in the same words", async () => {
    const { status, html } = await post(path, {
      ...(await readForm(path)),
      message: "Мой текст",
      content: "Мой текст",
    });
    expect(status).toBe(422);
    expect(text(html, "title")).toMatch(locale === "ru" ? /^Ошибка: / : /^Error: /);
    const [summary, heading] = all(html, "section.error-summary[tabindex='-1'][autofocus], h1");
    expect([summary?.name, heading?.name]).toEqual(["section", "h1"]);
    expect(text(html, ".error-summary p")).toMatch(
      locale === "ru" ? /^Форма не отправлена: / : /^The form has not been sent: /,
    );
    const told = all(one(html, ".error-summary"), "a");
    expect(told.length).toBeGreaterThan(1);
    for (const link of told) {
      const field = link.attribs["href"];
      expect(has(html, `:is(input, select, textarea)${field}[name]`)).toBe(true);
      expect(text(html, `${field}-error`)).toBe(text(link));
    }
    expect(texts(html, "textarea")).toContain("Мой текст");
  });

  test("without a ticked consent nothing is sent, and the checkbox says so", async () => {
    for (const { box } of boxesOf(form, {})) {
      const { [box]: _unticked, ...rest }: Record<string, string> = { ...(await readForm(path)), ...filled[name] };
      const answer = await post(path, rest);
      expect([box, answer.status]).toEqual([box, 422]);
      expect(errorAt(answer.html, box)).not.toBe("");
      expect(has(answer.html, ".form-result")).toBe(false);
      // What a client other than a browser may send for it.
      for (const no of ["", "false", "0"]) expect((await post(path, { ...rest, [box]: no })).status).toBe(422);
    }
  });

  test("filled in, it is accepted once, with a reference, the next steps and whom to call", async () => {
    const fields = { ...(await readForm(path)), ...filled[name] };
    const first = await post(path, fields);
    expect([first.status, texts(first.html, ".error-message")]).toEqual([200, []]);
    const reference = referenceIn(first.html);
    expect(reference).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    expect(links(first.html)).toContain("tel:103");
    // Mail is off in this server, so the phone is shown.
    expect(has(first.html, ".form-result a[href^='tel:+7']")).toBe(true);
    // A number that is answered on one day of the week stands beside its hours, as on the form.
    const aside = text((await page(path)).html, ".form-voice .tel + .muted");
    const [, hours = ""] = /\d\d-\d\d, (.+)$/.exec(text(first.html, ".form-result p:has(> a[href^='tel:+7'])")) ?? [];
    expect([hours.length > 8, aside.endsWith(hours)]).toEqual([true, true]);
    // Only patients are offered what patients read.
    const further = attributes(first.html, ".form-meanwhile a", "href");
    const own = { vacancy: "/vacancies", review: "/reviews", "quality-control": "/control#process" }[form.type];
    if (own) expect(further).toEqual([localePath(locale, own)]);
    else {
      expect(further.join(" ")).toContain("community.renaria.example");
      expect(further.includes("/lifestyle")).toBe(locale === "ru");
    }
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    // The same again, as on a reload.
    expect(referenceIn((await post(path, fields)).html)).toBe(reference);
    if (form.type === "quality-control") {
      expect(texts(first.html, "dd")).toContainEqual(expect.stringMatching(/^\d+ .+, \d\d:\d\d$/));
      expect(text(main(first.html))).toMatch(/московск|Moscow/);
    }
  });

  test("sent too fast, or with the honeypot field: asks to submit again, and then it is accepted", async () => {
    const { html } = await page(path);
    const hurried = await post(path, { ...hiddenFields(html), ...filled[name] });
    expect(hurried.status).toBe(422);
    expect(has(hurried.html, ".form-result, .error-summary")).toBe(false);
    for (const [field, value] of Object.entries(filled[name]))
      expect([field, valueIn(hurried.html, field)]).toEqual([field, value]);
    const trapped = await post(path, {
      ...(await readForm(path)),
      ...filled[name],
      [HONEYPOT]: "https://spam.example",
    });
    expect(trapped.status).toBe(422);
    expect(has(trapped.html, ".form-result")).toBe(false);
    expect(trapped.html).not.toContain("spam.example");
    // The time it was shown at is kept, so the next submit is no longer too fast.
    const { at, ...hidden } = hiddenFields(hurried.html);
    expect(at).toBe(hiddenFields(html)["at"]);
    const again = await post(path, { ...hidden, at: String(Number(at) - LEAST_FILL_MS), ...filled[name] });
    expect(again.status).toBe(200);
  });
});

test("validation runs before the robot checks", async () => {
  const { html } = await post("/forms/question", { [HONEYPOT]: "x", at: String(Date.now()) });
  expect(has(html, ".error-summary")).toBe(true);
});

test("a key already used for another submission is explained, and the next submit sends this one too", async () => {
  const fields: Record<string, string> = { ...(await readForm("/forms/question")), ...filled.question };
  await post("/forms/question", fields);
  const taken = await post("/forms/question", { ...fields, message: "Другой вопрос" });
  expect(taken.status).toBe(409);
  expect(valueIn(taken.html, "message")).toBe("Другой вопрос");
  expect(hiddenFields(taken.html)["key"]).not.toBe(fields["key"]);
  const sent = await post("/forms/question", {
    ...hiddenFields(taken.html),
    ...filled.question,
    message: "Другой вопрос",
  });
  expect(sent.status).toBe(200);
});

test("a repeated post without a key is one submission", async () => {
  const fields = { name: "Анна", phone: "8 916 123-45-67", message: "Без ключа", consent: "on" };
  const [first, second] = [await post("/forms/question", fields), await post("/forms/question", fields)];
  expect(referenceIn(first.html)).toMatch(/^\d{3}-\d{3}-\d{3}$/);
  expect(referenceIn(second.html)).toBe(referenceIn(first.html));
});

test.each<[string, Record<string, string>]>([
  ["/forms/appointment?city=kazan", { city: "Казань" }],
  ["/en/forms/appointment?city=Kazan", { city: "Kazan" }],
  ["/forms/appointment?city=Атлантида", { city: "" }],
  ["/forms/appointment?center=kazan-rodnikovaya", { center: "kazan-rodnikovaya", city: "Казань" }],
  ["/forms/appointment?center=nowhere", { city: "" }],
  ["/forms/review?center=kazan-rodnikovaya", { centre: "kazan-rodnikovaya" }],
  ["/forms/vacancy?vacancy=administrator-yalta", { vacancy: "administrator-yalta" }],
])("%s is prefilled from the page it was opened on", async (path, values) => {
  const { html } = await page(path);
  for (const [name, value] of Object.entries(values)) expect([name, valueIn(html, name)]).toEqual([name, value]);
});

test.each(["subject=surgery", "city=Атлантида", "center=nowhere", "vacancy=astronaut"])(
  "a form with the unknown parameter %s is an ordinary one",
  async (query) => {
    const { html } = await page(`/forms/${query.startsWith("vacancy") ? "vacancy" : "appointment"}?${query}`);
    expect(text(html, "h1")).not.toBe("");
    const [, strange = ""] = query.split("=");
    expect(text(main(html)) + Object.values(hiddenFields(main(html))).join()).not.toContain(strange);
  },
);

test.each<[string, boolean]>([
  ["/forms/appointment?subject=travel", true],
  ["/en/forms/appointment?subject=travel", true],
  ["/en/forms/appointment?subject=dialysis", false],
])("%s has fields for travel dates: %s", async (path, isAsked) => {
  const { html } = await page(path);
  const names = ["arrival", "departure", "days"];
  expect(names.map((name) => has(html, `main [name=${name}]`))).toEqual(names.map(() => isAsked));
  expect(has(html, "main [name=city]")).toBe(true);
});

test("a form states its purpose, depending on where it was opened", async () => {
  const titleOf = async (path: string) => text((await page(path)).html, "h1");
  expect(await titleOf("/forms/appointment?subject=travel")).toBe("Диализ в поездке");
  expect(await titleOf("/forms/appointment?subject=surgery")).toBe("Оставить заявку");
});

test.each([
  ["", "Любая подходящая", /^Администратор.*, Ялта$/],
  ["/en", "Any suitable one", /^.+, Yalta$/],
])("%s/forms/vacancy lets the visitor choose one of the open vacancies, or none", async (prefix, none, name) => {
  const { html } = await page(`${prefix}/forms/vacancy`);
  const values = attributes(html, "form.form [name=vacancy] option", "value");
  expect([text(html, "form.form label[for=form-vacancy]"), text(html, "form.form [name=vacancy] [value='']")]).toEqual([
    expect.stringMatching(/\(необязательно\)|\(optional\)/),
    none,
  ]);
  const listed = links((await page(`${prefix}/vacancies`)).html, "main a[href*='/vacancies/']");
  const aliases = new Set(listed.map((link) => link.split("/").at(-1)));
  expect(new Set(values)).toEqual(aliases.add(""));
  expect(text(html, "[name=vacancy] [value=administrator-yalta]")).toMatch(name);
  // After a mistake the choice stays.
  const wrong = await post(`${prefix}/forms/vacancy`, {
    ...(await readForm(`${prefix}/forms/vacancy`)),
    ...filled.vacancy,
    vacancy: "administrator-yalta",
    phone: "",
  });
  expect(valueIn(wrong.html, "vacancy")).toBe("administrator-yalta");
});

test("the callback form accepts several files without scripts where configured, also on an error page", async () => {
  const path = "/forms/callback?attach=on";
  const { html } = await page(path);
  expect(has(html, "form[enctype='multipart/form-data'] input[type=file][multiple][name=files]")).toBe(true);
  expect(has((await page("/forms/callback")).html, "input[type=file]")).toBe(false);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await readForm(path)), ...filled.callback, phone: "12" }))
    body.set(name, value);
  for (const name of ["a.txt", "b.txt"]) body.append("files", new File([name], name));
  const headers = { Origin: server.origin };
  const wrong = await (await fetch(server.origin + path, { method: "POST", body, headers })).text();
  expect(all(wrong, "input[name=file-id]")).toHaveLength(2);
  expect(has(wrong, "input[type=file][multiple][name=files]")).toBe(true);
});

test("a rejected phone says what is wrong, and a foreign one suggests the e-mail", async () => {
  const said = async (phone: string) => (await post("/forms/callback", { ...filled.callback, phone })).html;
  const short = await said("+7 916 123-45");
  expect(errorAt(short, "phone")).toBe("Проверьте ваш телефон");
  expect(text(short, "#form-phone-note")).toMatch(/^Не хватает двух цифр/);
  expect(texts(short, ".error-summary a")).toEqual(["Проверьте ваш телефон. Не хватает двух цифр"]);
  const foreign = await said("+372 512 3456");
  expect(text(foreign, "#form-phone-note")).toMatch(/^В номере 11 знаков/);
  expect(has(foreign, "#form-phone-note a[href^='mailto:']")).toBe(true);
  expect(text((await page("/en/forms/appointment")).html, "#form-phone-hint")).toContain("+44");
});

test.each([
  ["", "Проверьте вашу почту", /^Не хватает знака @/],
  ["/en", "Check your e-mail address", /^The @ is missing/],
])("a rejected e-mail says what is wrong: %s/forms/appointment", async (prefix, error, note) => {
  const { html } = await post(`${prefix}/forms/appointment`, { ...filled.appointment, email: "anna.mail.example" });
  expect(errorAt(html, "email")).toBe(error);
  expect(text(html, "#form-email-note")).toMatch(note);
});

test.each<[string, string, RegExp, RegExp]>([
  ["ru", "/forms/review", /свяжемся с вами, чтобы подтвердить согласие/, /Чтобы подтвердить согласие, позвоните нам/],
  ["en", "/en/forms/review", /contact you to confirm your consent/, /To confirm your consent, call us/],
])("in %s only a review with a contact is promised one", async (_locale, path, weCall, youCall) => {
  const said = async (contact: Record<string, string>) =>
    text((await post(path, { ...filled.review, ...contact })).html, ".form-result .lead").replaceAll("\u00a0", " ");
  const contacts: Record<string, string>[] = [{ phone: "89161234567" }, { email: "anna@mail.example" }];
  for (const contact of contacts) {
    expect(await said(contact)).toMatch(weCall);
    expect(await said(contact)).not.toMatch(youCall);
  }
  expect(await said({})).toMatch(youCall);
  expect(await said({})).not.toMatch(weCall);
  const hint = text((await page(path)).html, "#form-phone-hint").replaceAll("\u00a0", " ");
  expect(hint).toMatch(/назовите номер обращения|give the reference number/);
});

test("a form sent back keeps the ticks that were sent with it, unless the document has changed since", async () => {
  const ticked = (html: string) => attributes(html, "input[checked]", "name");
  const both = await post("/forms/review", { ...filled.review, message: "" });
  expect([both.status, ticked(both.html)]).toEqual([422, ["consent", "publication"]]);
  const one = await post("/forms/review", { ...filled.review, publication: "" });
  expect(ticked(one.html)).toEqual(["consent"]);
  const old = await post("/forms/review", { ...filled.review, message: "", "version-publication": "0123456789ab" });
  expect(ticked(old.html)).toEqual(["consent"]);
});

test("an unknown form is not found", async () => {
  for (const path of ["/forms/nothing", "/en/forms/toString"]) expect((await page(path)).response.status).toBe(404);
  expect((await post("/forms/nothing", {})).status).toBe(404);
});

test("the callback form of a cacheable page contains no key, no token and no time", async () => {
  for (const path of ["/", "/contacts", "/en", "/en/contacts"]) {
    const { html } = await page(path);
    const form = one(html, "form[action$='/forms/callback']");
    expect(Object.keys(hiddenFields(form))).toEqual(["version-personal-data", "version-agreement"]);
    expect((await page(path)).html).toBe(html);
  }
  expect((await post("/forms/callback", filled.callback)).status).toBe(200);
});

describe("a file", () => {
  const resume = new File(["Резюме\nОпыт: пять лет"], "резюме.txt", { type: "text/plain" });
  const rest = { name: "Анна", phone: "89161234567", consent: "on" };

  test("that was accepted survives an error page, and is sent with the next submit", async () => {
    const hidden = await readForm("/forms/vacancy");
    const wrong = await post("/forms/vacancy", { ...hidden, ...rest, phone: "12", resume });
    expect(wrong.status).toBe(422);
    const kept = hiddenFields(wrong.html);
    expect(kept["file-id"]).toMatch(/^[\w-]{36}$/);
    expect(texts(wrong.html, "form b")).toContain("резюме.txt");
    const sent = await post("/forms/vacancy", { ...kept, ...rest });
    expect(sent.status).toBe(200);
    // It is claimed already: in another submission it is reported as gone, at its field.
    const again = await post("/forms/vacancy", { ...kept, key: "another", ...rest, message: "Ещё раз" });
    expect(again.status).toBe(422);
    expect(errorAt(again.html, "resume")).not.toBe("");
    expect(hiddenFields(again.html)["file-id"]).toBeUndefined();
  });

  test("may be removed again", async () => {
    const wrong = await post("/forms/vacancy", { ...(await readForm("/forms/vacancy")), ...rest, phone: "", resume });
    const kept = hiddenFields(wrong.html);
    const dropped = await post("/forms/vacancy", { ...kept, ...rest, phone: "", drop: kept["file-id"] ?? "" });
    expect(hiddenFields(dropped.html)["file-id"]).toBeUndefined();
  });

  test.each([
    ["of another kind", new File(["MZ"], "cv.exe"), /Такой файл мы не откроем/],
    ["that is empty", new File([], "cv.txt"), /Файл пустой/],
    ["over 5 MB", new File([new Uint8Array(5 * 1024 * 1024 + 1)], "cv.txt"), /Файл больше 5/],
  ])("%s is rejected by its name, and the typed text is kept", async (_what, file, words) => {
    const answer = await post("/forms/vacancy", { ...(await readForm("/forms/vacancy")), ...rest, resume: file });
    expect(answer.status).toBe(422);
    expect(errorAt(answer.html, "resume")).toMatch(words);
    expect(errorAt(answer.html, "resume")).toContain(`${file.name}: `);
    expect(valueIn(answer.html, "name")).toBe("Анна");
  });

  test.each([12, 21])("of %i MB is not read; the form says so and keeps what was typed before it", async (size) => {
    const big = new File([new Uint8Array(size * 1024 * 1024)], "cv.txt");
    const answer = await post("/forms/vacancy", { ...rest, resume: big });
    expect(answer.status).toBe(413);
    expect(errorAt(answer.html, "resume")).toMatch(/Файл больше 5/);
    expect(valueIn(answer.html, "name")).toBe("Анна");
  });

  test("is not blamed where a form takes none: the text is too long", async () => {
    const answer = await post("/en/forms/quality-control", { name: "Anna", content: "a".repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(text(answer.html, ".form-told")).toMatch(/The text is too long/);
  });

  test("is uploaded ahead of its form by scripts, only for forms that accept files", async () => {
    const upload = async (path: string, file: File, headers = {}) => {
      const body = new FormData();
      body.set("file", file);
      body.set("title", file.name);
      const response = await fetch(server.origin + path, {
        method: "POST",
        body,
        headers: { Origin: server.origin, ...headers },
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
    const taken = await upload("/en/forms/vacancy/files", resume);
    expect(JSON.parse(taken.text)).toMatchObject({ status: 200, data: { file: { name: "резюме.txt", path: null } } });
    expect(taken.headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.parse((await upload("/en/forms/vacancy/files", new File(["MZ"], "a.exe"))).text)).toMatchObject({
      status: 422,
      errors: { file: [expect.stringContaining("cannot open")] },
    });
    for (const path of ["/forms/question/files", "/forms/nothing/files"])
      expect(JSON.parse((await upload(path, resume)).text)).toEqual({
        status: 404,
        message: "Сюда файлы не\u00a0принимаются.",
      });
    expect((await upload("/forms/vacancy/files", resume, { Origin: "https://evil.example" })).status).toBe(403);
  });
});

test("invalid posts count too: the 61st in ten minutes is asked to wait, and the typed text is kept", async () => {
  const headers = { "X-Forwarded-For": "198.51.100.7" };
  const again = () => post("/forms/question", { name: "Анна", message: "" }, { headers });
  for (let n = 0; n < 60; n++) expect((await again()).status).toBe(422);
  const refused = await again();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(400);
  expect(valueIn(refused.html, "name")).toBe("Анна");
  expect(has(refused.html, "main a[href^='tel:']")).toBe(true);
});

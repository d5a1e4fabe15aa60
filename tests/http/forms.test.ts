import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentAliases } from "#contract/forms/documents.ts";
import { boxesOf, formNames, forms } from "#contract/forms/forms.ts";
import type { Form } from "#contract/forms/form.ts";
import { locales } from "#contract/locale.ts";
import { HONEYPOT } from "#contract/forms/honeypot.ts";
import { LEAST_FILL_MS } from "#site/tools/forms/form-data.ts";
import { href } from "#site/urls.ts";
import { filled, hiddenIn, isTick, postForm, valueIn } from "../support/forms.ts";
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
  const { at, ...hidden } = hiddenIn(html);
  return { ...hidden, at: String(Number(at) - LEAST_FILL_MS) };
};

describe.each(cases)("$path", ({ path, name, locale }) => {
  const form: Form = forms[name];

  test("is never kept, carries a fresh key, nothing ticked, and says whom to call when it is urgent", async () => {
    const [one, other] = await Promise.all([page(path), page(path)]);
    expect(one.response.headers.get("Cache-Control")).toBe("no-store");
    const { key } = hiddenIn(one.html);
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(hiddenIn(other.html)["key"]).not.toBe(key);
    expect(one.html).toContain('href="tel:103"');
    expect(one.html).toContain('href="tel:112"');
    expect(one.html).not.toMatch(/<input[^>]+checked/);
    const boxes = [...one.html.matchAll(/<label class="check"><input[^>]* name="(\w+)"[^]*?href="([^"]+)"/g)];
    expect(boxes.map(([, box, link]) => [box, link])).toEqual(
      boxesOf(form, {}).map(({ box, document }) => [
        box,
        href(locale, "aboutArticle", { alias: documentAliases[document] }),
      ]),
    );
    expect(one.html).toMatch(/(Нажимая|By pressing)[^]{0,90}<a href="(\/en)?\/agreement"/);
  });

  test("empty, it comes back with what is wrong, above the heading and at each field in the same words", async () => {
    const { status, html } = await post(path, {
      ...(await readForm(path)),
      message: "Мой текст",
      content: "Мой текст",
    });
    expect(status).toBe(422);
    expect(html).toMatch(new RegExp(`<title>${locale === "ru" ? "Ошибка" : "Error"}: `));
    const summary =
      /<section class="error-summary" tabindex="-1" autofocus=""[^>]*>(.*?)<\/section>/s.exec(html)?.[1] ?? "";
    expect(html.indexOf("error-summary")).toBeLessThan(html.indexOf("<h1"));
    const links = [...summary.matchAll(/href="#([\w-]+)">([^<]+)</g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [, id, words = ""] of links) {
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${id}"|id="${id}"[^>]*name=`));
      const error = new RegExp(`id="${id}-error">.*?</svg>([^<]+)<`).exec(html)?.[1];
      expect(error).toBe(words);
    }
    expect(html).toContain("Мой текст");
  });

  test("without a tick nothing is sent, and the box says so", async () => {
    for (const { box } of boxesOf(form, {})) {
      const { [box]: _unticked, ...rest }: Record<string, string> = { ...(await readForm(path)), ...filled[name] };
      const answer = await post(path, rest);
      expect([box, answer.status]).toEqual([box, 422]);
      expect(answer.html).toMatch(new RegExp(`id="form-${box}-error"`));
      expect(answer.html).not.toContain("form-result");
    }
  });

  test("filled in, it is accepted once, with a reference, what comes next and whom to call", async () => {
    const fields = { ...(await readForm(path)), ...filled[name] };
    const first = await post(path, fields);
    expect([first.status, first.html.match(/error-message[^]*?<\/p>/g)]).toEqual([200, null]);
    const reference = referenceIn(first.html);
    expect(first.html).toContain('href="tel:103"');
    // Mail is off in this server, so the phone is named.
    expect(first.html).toMatch(/form-result[^]*href="tel:\+78/);
    expect(first.html).toContain("community.renaria.example");
    expect(first.html.includes('href="/lifestyle">Почитать')).toBe(locale === "ru");
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    // The same again, as a reload does it.
    expect(referenceIn((await post(path, fields)).html)).toBe(reference);
    if (form.type === "quality-control") {
      const due = /<dd>(\d+\u00a0[^<]+, \d\d:\d\d)<\/dd>/.exec(first.html)?.[1];
      expect(due).toBeDefined();
      expect(first.html).toMatch(/московск|Moscow/);
    }
  });

  test("too fast, or with the field that nobody sees: asked to press again, and the next press is accepted", async () => {
    const { html } = await page(path);
    const hurried = await post(path, { ...hiddenIn(html), ...filled[name] });
    expect(hurried.status).toBe(422);
    expect(hurried.html).not.toContain("form-result");
    expect(hurried.html).not.toContain("error-summary");
    for (const [field, value] of Object.entries(filled[name]))
      if (!isTick(field)) expect([field, valueIn(hurried.html, field)]).toEqual([field, value]);
    const trapped = await post(path, {
      ...(await readForm(path)),
      ...filled[name],
      [HONEYPOT]: "https://spam.example",
    });
    expect(trapped.status).toBe(422);
    expect(trapped.html).not.toContain("form-result");
    expect(trapped.html).not.toContain("spam.example");
    // The time it was shown at is kept, so the next press is not too fast any more.
    const { at, ...hidden } = hiddenIn(hurried.html);
    expect(at).toBe(hiddenIn(html)["at"]);
    const again = await post(path, { ...hidden, at: String(Number(at) - LEAST_FILL_MS), ...filled[name] });
    expect(again.status).toBe(200);
  });
});

test("validation answers before the guards against robots", async () => {
  const { html } = await post("/forms/question", { [HONEYPOT]: "x", at: String(Date.now()) });
  expect(html).toContain("error-summary");
});

test("a key that was used for something else is told kindly, and the next press sends this one too", async () => {
  const fields: Record<string, string> = { ...(await readForm("/forms/question")), ...filled.question };
  await post("/forms/question", fields);
  const taken = await post("/forms/question", { ...fields, message: "Другой вопрос" });
  expect(taken.status).toBe(409);
  expect(valueIn(taken.html, "message")).toBe("Другой вопрос");
  expect(hiddenIn(taken.html)["key"]).not.toBe(fields["key"]);
  const sent = await post("/forms/question", { ...hiddenIn(taken.html), ...filled.question, message: "Другой вопрос" });
  expect(sent.status).toBe(200);
});

test("a post without a key that repeats itself is one", async () => {
  const fields = { name: "Анна", phone: "8 916 123-45-67", message: "Без ключа", consent: "on" };
  const [first, second] = [await post("/forms/question", fields), await post("/forms/question", fields)];
  expect(referenceIn(first.html)).toBe(referenceIn(second.html));
});

test.each<[string, RegExp, RegExp | null]>([
  [
    "/forms/appointment?subject=travel",
    /<h1>Диализ в\u00a0поездке<[^]*name="arrival"[^]*name="departure"[^]*name="days"/,
    null,
  ],
  ["/en/forms/appointment?subject=travel", /name="arrival"[^]*name="departure"[^]*name="days"/, null],
  ["/en/forms/appointment?subject=dialysis", /name="city"/, /name="(arrival|departure|days)"/],
  ["/forms/appointment?subject=surgery", /<h1>Оставить заявку</, /surgery/],
  ["/forms/appointment?city=kazan", /name="city" value="Казань"/, null],
  ["/en/forms/appointment?city=Kazan", /name="city" value="Kazan"/, null],
  ["/forms/appointment?city=Атлантида", /name="city" value=""/, /Атлантида/],
  ["/forms/appointment?center=kazan-rodnikovaya", /name="center" value="kazan-rodnikovaya"[^]*value="Казань"/, null],
  ["/forms/appointment?center=nowhere", /name="city" value=""/, /nowhere/],
  ["/forms/review?center=kazan-rodnikovaya", /<option value="kazan-rodnikovaya" selected/, null],
  [
    "/forms/vacancy?vacancy=administrator-yalta",
    /<dd>Администратор[^]*name="vacancy" value="administrator-yalta"/,
    null,
  ],
  ["/forms/vacancy?vacancy=astronaut", /<h1>/, /astronaut/],
])("%s is filled in from where it was pressed", async (path, shown, hidden) => {
  const main = /<main[^]*<\/main>/.exec((await page(path)).html)?.[0] ?? "";
  expect(main).toMatch(shown);
  if (hidden) expect(main).not.toMatch(hidden);
});

test("the callback form takes several files without scripts, where it is asked to, and keeps asking on an error page", async () => {
  const path = "/forms/callback?attach=on";
  const { html } = await page(path);
  expect(html).toMatch(/<form[^>]*multipart[^]*<input[^>]*multiple[^>]*name="files"/);
  expect((await page("/forms/callback")).html).not.toContain('type="file"');
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await readForm(path)), ...filled.callback, phone: "12" }))
    body.set(name, value);
  for (const name of ["a.txt", "b.txt"]) body.append("files", new File([name], name));
  const headers = { Origin: server.origin };
  const wrong = await (await fetch(server.origin + path, { method: "POST", body, headers })).text();
  expect(wrong.match(/name="file-id"/g)).toHaveLength(2);
  expect(wrong).toMatch(/<input[^>]*multiple[^>]*name="files"/);
});

test("a phone that is refused says what is wrong, and one of another country offers the e-mail", async () => {
  const said = async (phone: string) => (await post("/forms/callback", { ...filled.callback, phone })).html;
  expect(await said("+7 916 123-45")).toMatch(
    /-error">.*?<\/svg>Проверьте ваш телефон<[^]*-note">Не\u00a0хватает двух цифр/,
  );
  expect(await said("+372 512 3456")).toMatch(/-note">В\u00a0номере 11 знаков[^]*?<a href="mailto:/);
  expect((await page("/en/forms/appointment")).html).toMatch(/id="form-phone-hint">[^<]*\+44/);
});

test("a form that is none is not found", async () => {
  for (const path of ["/forms/nothing", "/en/forms/toString"]) expect((await page(path)).response.status).toBe(404);
  expect((await post("/forms/nothing", {})).status).toBe(404);
});

test("the callback form of a page that may be kept holds no key, no token and no time", async () => {
  for (const path of ["/", "/contacts", "/en", "/en/contacts"]) {
    const { html } = await page(path);
    const form = /<form[^>]+action="(?:\/en)?\/forms\/callback"[^]*?<\/form>/.exec(html)?.[0] ?? "";
    expect(Object.keys(hiddenIn(form))).toEqual(["version-personal-data", "version-agreement"]);
    expect((await page(path)).html).toBe(html);
  }
  expect((await post("/forms/callback", filled.callback)).status).toBe(200);
});

describe("a file", () => {
  const resume = new File(["Резюме\nОпыт: пять лет"], "резюме.txt", { type: "text/plain" });
  const rest = { name: "Анна", phone: "89161234567", consent: "on" };

  test("that was accepted survives an error page, and is sent with the next press", async () => {
    const hidden = await readForm("/forms/vacancy");
    const wrong = await post("/forms/vacancy", { ...hidden, ...rest, phone: "12", resume });
    expect(wrong.status).toBe(422);
    const kept = hiddenIn(wrong.html);
    expect(kept["file-id"]).toMatch(/^[\w-]{36}$/);
    expect(wrong.html).toContain("<b>резюме.txt</b>");
    const sent = await post("/forms/vacancy", { ...kept, ...rest });
    expect(sent.status).toBe(200);
    // It was claimed: with another sending it is told to be gone, at its field.
    const again = await post("/forms/vacancy", { ...kept, key: "another", ...rest, message: "Ещё раз" });
    expect(again.status).toBe(422);
    expect(again.html).toMatch(/id="form-resume-error"/);
    expect(hiddenIn(again.html)["file-id"]).toBeUndefined();
  });

  test("may be taken away again", async () => {
    const wrong = await post("/forms/vacancy", { ...(await readForm("/forms/vacancy")), ...rest, phone: "", resume });
    const kept = hiddenIn(wrong.html);
    const dropped = await post("/forms/vacancy", { ...kept, ...rest, phone: "", drop: kept["file-id"] ?? "" });
    expect(hiddenIn(dropped.html)["file-id"]).toBeUndefined();
  });

  test.each([
    ["of another kind", new File(["MZ"], "cv.exe"), /Такой файл мы не откроем/],
    ["that is empty", new File([], "cv.txt"), /Файл пустой/],
    ["over 5 MB", new File([new Uint8Array(5 * 1024 * 1024 + 1)], "cv.txt"), /Файл больше 5/],
  ])("%s is told by its name, and nothing typed is lost", async (_what, file, words) => {
    const answer = await post("/forms/vacancy", { ...(await readForm("/forms/vacancy")), ...rest, resume: file });
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(words);
    expect(answer.html).toContain(`${file.name}: `);
    expect(valueIn(answer.html, "name")).toBe("Анна");
  });

  test("far too big is not read, and the form says so", async () => {
    const big = new File([new Uint8Array(21 * 1024 * 1024)], "cv.txt");
    const answer = await post("/forms/vacancy", { ...rest, resume: big });
    expect(answer.status).toBe(413);
    expect(answer.html).toContain("Файл слишком большой");
  });

  test("goes ahead of its form where scripts send it, to forms that take files alone", async () => {
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
      expect((await upload(path, resume)).status).toBe(404);
    expect((await upload("/forms/vacancy/files", resume, { Origin: "https://evil.example" })).status).toBe(403);
  });
});

function referenceIn(html: string): string | undefined {
  const reference = /data-sent="(R-[A-Z0-9-]+)"/.exec(html)?.[1];
  expect(reference).toBeDefined();
  return reference;
}

test("posts with faults count too: the 61st of ten minutes is asked to wait, and keeps what was typed", async () => {
  const headers = { "X-Forwarded-For": "198.51.100.7" };
  const again = () => post("/forms/question", { name: "Анна", message: "" }, { headers });
  for (let n = 0; n < 60; n++) expect((await again()).status).toBe(422);
  const refused = await again();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(400);
  expect(valueIn(refused.html, "name")).toBe("Анна");
  expect(refused.html).toContain('href="tel:');
});

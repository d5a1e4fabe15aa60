import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { steps } from "#site/tools/calculator/stages.ts";
import { href } from "#site/urls.ts";
import { addFile, article } from "../support/pack.ts";
import { all, attribute, attributes, canonical, has, one, text, texts } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const GOOD = "age=45&sex=male&race=other&creatinine=101";

/** The texts of the one file under content/, as an editor wrote them. */
const STAGES = {
  reviewer: "first",
  reviewedAt: "2026-11-01",
  stages: Object.fromEntries(
    steps.map(({ stage }) => [
      stage,
      {
        title: { ru: `Правка ${stage}`, en: `Edited ${stage}` },
        meaning: { ru: `Новый смысл стадии ${stage}.`, en: `New meaning of ${stage}.` },
        next: [
          { ru: `Первый шаг ${stage}.`, en: `First step of ${stage}.` },
          { ru: `Второй шаг ${stage}.`, en: `Second step of ${stage}.` },
        ],
        ...(stage === "G5" && { urgent: { ru: "Одышка — 103 или 112.", en: "If breathless, call 103 or 112." } }),
      },
    ]),
  ),
};
const SAID = {
  ru: { title: "Правка", meaning: "Новый смысл стадии G2.", next: ["Первый шаг G2.", "Второй шаг G2."] },
  en: { title: "Edited", meaning: "New meaning of G2.", next: ["First step of G2.", "Second step of G2."] },
};

const DOCTOR =
  "id: 91\ntitle: Анна\nfields:\n  region: moscow\n  city: moscow\n  speciality: Нефрология\n  position: врач\n  education: [Вуз]\n  accreditation: до 2029 года";

let server: RunningServer;
const content = writeSamplePack();
beforeAll(async () => {
  addFile(content, "articles/calculator.ru.md", article("id: 90\ntitle: Калькулятор\ndescription: Считает."));
  addFile(content, "articles/calculator.en.md", article("title: Calculator\ndescription: It counts."));
  addFile(content, "specialists/first.ru.md", article(DOCTOR, ""));
  addFile(content, "variables/gfr-stages.ru.md", `---\nvalue: ${JSON.stringify(STAGES)}\n---\n`);
  server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(content, "data") });
});
afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

describe.each(locales)("the calculator, %s", (locale) => {
  const page = href(locale, "calculator");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`);
    return { response, html: await response.text() };
  };

  test("answers from the address: both equations, the older first, exact for programs and rounded for people", async () => {
    const { response, html } = await ask(GOOD);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const answers = all(html, "[data-equation]").map((answer) => [
      answer.attribs["data-equation"],
      attribute(answer, "data", "value"),
      text(answer, "data"),
    ]);
    expect(answers).toEqual([
      ["ckd-epi-2009", "77.03", "77"],
      ["ckd-epi-2021", "80.61", "81"],
    ]);
    // The words come before the numbers, and the stage on which both agree is said once.
    const order = all(html, "#gfr-answer :is(h3, data, ul)").map(({ name }) => name);
    expect(order.slice(0, 5)).toEqual(["h3", "h3", "data", "h3", "data"]);
    expect(text(html, "#gfr-answer h2 + * > h3")).toMatch(/: (стадия G2 \(С2\)|stage G2)$/);
    expect(text(html, "#gfr-answer").match(/(стадия|stage) G2/gi)).toHaveLength(1);
    expect(text(html, "main")).toMatch(/не диагноз|not a diagnosis/);
    expect(text(html, "#gfr-answer")).toMatch(
      /по формуле CKD-EPI 2009; по|by the CKD-EPI 2009 equation; the CKD-EPI 2021/,
    );
    // Before the form there is the number, and the way to the result.
    const [jump] = all(html, "main .gfr > *");
    expect([jump?.attribs["href"], jump && text(jump)]).toEqual([
      "#gfr-answer",
      expect.stringMatching(/^(СКФ 77, стадия G2|GFR 77, stage G2)/),
    ]);
    // The form is filled with what was typed.
    expect(attribute(html, "main input[name=age]", "value")).toBe("45");
    expect(attributes(html, "main input[name=sex][checked]", "value")).toEqual(["male"]);
    expect(has(html, ".error-summary")).toBe(false);
  });

  test("shows the stages before there is a result", async () => {
    const { html } = await ask("");
    const stages = all(html, "main :has(> b[data-stage])").map((row) => texts(row, "b, span"));
    expect(stages.map(([stage, range]) => `${stage} ${range}`)).toEqual([
      "G1 90+",
      "G2 60–89",
      "G3a 45–59",
      "G3b 30–44",
      "G4 15–29",
      "G5 0–14",
    ]);
    expect(stages.map(([, , title]) => title)).toEqual(steps.map(({ stage }) => `${SAID[locale].title} ${stage}`));
    expect(has((await ask(GOOD)).html, "b[data-stage]")).toBe(false);
  });

  test("shows the stage's text from content/, before and after hydration", async () => {
    const { html } = await ask(GOOD);
    const { title, meaning, next } = SAID[locale];
    const result = one(html, "#gfr-answer");
    expect(text(result, "h3")).toContain(`${title} G2: `);
    expect(texts(result, "p")).toContain(meaning);
    expect(texts(result, "li")).toEqual(expect.arrayContaining(next));
    // The script has no texts of its own: it takes them from here.
    const [props] = attributes(html, "main [data-props]", "data-props");
    for (const { stage } of steps) expect(props).toContain(`${title} ${stage}`);
  });

  test("says when to call the ambulance in an alert whose numbers are bold links, right after the steps", async () => {
    const { html } = await ask("age=60&sex=male&race=other&creatinine=400");
    const alert = one(html, "#gfr-answer .message-error");
    expect(text(alert)).toMatch(/103 (или|or) 112\.$/);
    expect(attributes(alert, "b > a", "href")).toEqual(["tel:103", "tel:112"]);
    expect(has(html, "#gfr-answer ul ~ * .message-error, #gfr-answer .prose + .message-error")).toBe(true);
    // Where it lies among the stages comes after what to do.
    expect(has(html, "#gfr-answer .gfr-across")).toBe(false);
    expect(has((await ask(GOOD)).html, ".message-error")).toBe(false);
  });

  test("names the race only if it changes a result", async () => {
    const entered = async (race: string) =>
      text((await ask(`age=45&sex=male&race=${race}&creatinine=101`)).html, ".gfr-entered");
    expect(await entered("other")).not.toMatch(/раса|race/i);
    expect(await entered("black")).toMatch(/раса|race/i);
  });

  test("has each equation's number at its mark, horizontally and vertically", async () => {
    const { html } = await ask("age=60&sex=male&race=other&creatinine=280");
    for (const way of ["across", "down"])
      expect(texts(html, `.gfr-${way} [data-mark] > text`)).toEqual(texts(html, "[data-equation] data"));
  });

  test("accepts a decimal comma as well as a point", async () => {
    const values = await Promise.all(
      ["88,4", "88.4", "88%2C4"].map(async (creatinine) => {
        const { html } = await ask(`age=60&sex=female&race=other&creatinine=${creatinine}`);
        return attributes(html, "main data", "value");
      }),
    );
    expect(values[0]).toHaveLength(2);
    expect(values[1]).toEqual(values[0]);
    expect(values[2]).toEqual(values[0]);
  });

  test("doubts a creatinine that was probably typed in mg/dl, before anything else, and offers the conversion", async () => {
    const { html } = await ask("age=68&sex=female&race=other&creatinine=2,7");
    expect(text(html, "#gfr-answer > h2 + * h3")).toMatch(/^2[,.]7\s(мг\/дл|mg\/dl)\s= 239\s(мкмоль\/л|µmol\/l)\?$/);
    // The number is still there for programs, without a word on what it means.
    expect(attributes(html, "[data-equation] data", "value")).toHaveLength(2);
    expect(text(html, "#gfr-answer")).not.toContain(`${SAID[locale].title} G`);
    const offer = attribute(html, "#gfr-answer > h2 + * a", "href") ?? "";
    expect(offer).toBe(`${page}?age=68&sex=female&race=other&creatinine=239#gfr-answer`);
    const { html: accepted } = await ask(offer.split(/[?#]/)[1] ?? "");
    expect(text(accepted, "[data-equation] data")).toBe("17");
    expect(text(accepted, "#gfr-answer h3")).toMatch(/(стадия|stage) G4/);
    expect(has(accepted, "#gfr-answer .message-warning")).toBe(false);
    // From 20 on it may be real.
    const { html: low } = await ask("age=68&sex=female&race=other&creatinine=20");
    expect(has(low, "#gfr-answer .message-warning")).toBe(false);
  });

  test("takes the stage from the unrounded value", async () => {
    // 59.8, which is shown as 60.
    const { html } = await ask("age=67&sex=male&race=other&creatinine=109.8");
    const older = one(html, "[data-equation=ckd-epi-2009]");
    expect([Number(attribute(older, "data", "value")) < 60, text(older, "data")]).toEqual([true, "60"]);
    expect(text(older, "strong")).toMatch(/ G3a\b/);
  });

  test.each([
    ["age=17&sex=male&race=other&creatinine=101", ["age"]],
    ["age=121&sex=male&race=other&creatinine=101", ["age"]],
    ["age=45.5&sex=male&race=other&creatinine=101", ["age"]],
    ["age=45&sex=male&race=other&creatinine=0.5", ["creatinine"]],
    ["age=45&sex=male&race=other&creatinine=3001", ["creatinine"]],
    ["age=45&sex=x&race=&creatinine=101", ["sex", "race"]],
    ["age=%00%3Cscript%3E", ["age", "sex", "creatinine", "race"]],
  ])("%s is 200 with a message at each invalid field, and the same words above the form", async (query, fields) => {
    const { response, html } = await ask(query);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const told = all(html, ".error-summary a").map((link) => [link.attribs["href"], text(link)]);
    expect(told.map(([to]) => to)).toEqual(fields.map((field) => `#gfr-${field}`));
    for (const field of fields) {
      expect(told).toContainEqual([`#gfr-${field}`, text(html, `#gfr-${field}-fault`)]);
      expect(has(html, `main [aria-describedby~='gfr-${field}-fault']`)).toBe(true);
    }
    expect(text(html, "title")).toMatch(/^(Ошибка|Error): /);
    expect(has(html, "main data, main script:not([type])")).toBe(false);
    // The summary comes first.
    expect(all(html, "main :is(.error-summary, [data-island] form)")[0]?.attribs["class"]).toContain("error-summary");
  });

  test("race, which only one formula asks for, is the last field", async () => {
    const names = attributes((await ask("")).html, ".gfr-form input", "name");
    expect([...new Set(names)]).toEqual(["age", "sex", "creatinine", "race"]);
  });

  test("without parameters it shows the form and the scale; the plain address is always canonical", async () => {
    const { html } = await ask("utm_source=x");
    expect([has(html, "main form"), has(html, "main :is(data, .error-summary)")]).toEqual([true, false]);
    const { html: asked } = await ask(GOOD);
    for (const found of [html, asked]) expect(canonical(found)).toBe(server.origin + page);
  });
});

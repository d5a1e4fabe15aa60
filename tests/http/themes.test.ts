import { describe, expect, test } from "vitest";
import { all, attribute, attributes, canonical, has, links, main, one, text, texts } from "../support/read-html.ts";
import { PUBLIC_ORIGIN, sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const { get: read } = sharedServer("public");
const original = (html: string) => canonical(html)?.slice(PUBLIC_ORIGIN.length);
const current = (html: string) => attribute(html, "main a[href*=faq][aria-current=page]", "href");
const questions = (html: string) => all(html, "details.accordion").length;
/** The questions in the structured data. */
const told = (html: string) => thingsOf(html).find((thing) => thing["@type"] === "FAQPage")?.["mainEntity"];

describe.each(["", "/en"])("questions and answers, %s", (prefix) => {
  const path = `${prefix}/information/faq`;

  test("the first theme has no parameter, the others have one", async () => {
    const { html } = await read(path);
    const tabs = links(html);
    expect(tabs).toContain(path);
    expect(tabs).toContain(`${path}?tab=faq-session`);
    expect(tabs).toContain(`${path}?tab=faq-life`);
    expect(tabs).not.toContain(`${path}?tab=faq-start`);
    expect(current(html)).toBe(path);
    expect(original(html)).toBe(path);
  });

  test("a theme shows its own questions, and only these as structured data", async () => {
    const [first, second] = await Promise.all([read(path), read(`${path}?tab=faq-session`)]);
    expect(current(second.html)).toBe(`${path}?tab=faq-session`);
    expect(original(second.html)).toBe(`${path}?tab=faq-session`);
    for (const { html } of [first, second]) {
      expect(questions(html)).toBeGreaterThan(3);
      expect(told(html)).toHaveLength(questions(html));
    }
    expect(text(second.html, "main h2")).not.toBe(text(first.html, "main h2"));
  });

  test("an unknown theme shows the first one, with the plain canonical address", async () => {
    const { status, html } = await read(`${path}?tab=no-such-theme`);
    expect(status).toBe(200);
    expect(current(html)).toBe(path);
    expect(original(html)).toBe(path);
  });
});

test("untranslated text on the page of drugs is marked as Russian", async () => {
  const { html } = await read("/en/information/drugs");
  const headings = texts(html, "main :is(h1, h2, h3, summary):not([lang=ru], [lang=ru] *)");
  expect(headings.length).toBeGreaterThan(1);
  expect(headings.filter((heading) => /[а-яё]/i.test(heading))).toEqual([]);
});

test("the page of drugs has structured data of its questions", async () => {
  const { html } = await read("/information/drugs");
  expect(questions(html)).toBeGreaterThan(3);
  expect(told(html)).toHaveLength(questions(html));
});

describe.each([
  ["/information/fistula", "fistula-trouble", "fistula-warning-signs", "fistula-daily-care"],
  ["/en/information/kidney-transplant", "transplant-list", "waiting-list", "transplant-or-dialysis"],
])("%s", (path, theme, article, first) => {
  test("its select is a form that works in any browser", async () => {
    const { html } = await read(path);
    const form = one(html, "main form:has(button[type=submit])");
    expect(attributes(form, "select[name=tab] option", "value")).toContain(theme);
    expect(has(html, `#${first}`)).toBe(true);
  });

  test("shows only the texts of the chosen theme", async () => {
    const { html } = await read(`${path}?tab=${theme}`);
    expect([has(html, `#${article}`), has(html, `#${first}`)]).toEqual([true, false]);
    expect(attribute(html, "select[name=tab] option[selected]", "value")).toBe(theme);
    expect(original(html)).toBe(`${path}?tab=${theme}`);
  });

  test("the contents, and above the text a list instead of their fold, name every theme as the select does", async () => {
    const { html } = await read(`${path}?tab=${theme}`);
    const values = attributes(html, "select[name=tab] option", "value");
    expect(values.length).toBeGreaterThan(3);
    const addresses = values.map((value) => (value === theme ? "#topic" : path + (value && `?tab=${value}`)));
    expect(links(html, "[data-contents] > div > ul a")).toEqual(addresses);
    expect(links(html, "[data-contents] > div > ol > li > a")).toEqual(expect.arrayContaining(addresses));
    expect(has(html, ":is(main header nav, [data-contents] > details)")).toBe(false);
    expect(links(html, "[data-contents] > div a[href='#topic'] + ul a")).toContain(`#${article}`);
    expect(has(html, "#topic select")).toBe(true);
  });

  test("a select is the only control that chooses a theme; what a drawing explains comes before it", async () => {
    const { html } = await read(`${path}?tab=${theme}`);
    const page = main(html);
    expect(all(page, "select")).toHaveLength(1);
    expect(has(page, `a[href^='${path}?tab='][aria-current]`)).toBe(false);
    expect(all(page, "#diagram, select").at(-1)?.name).toBe("select");
  });

  test("an unknown theme shows the first one", async () => {
    const { status, html } = await read(`${path}?tab=no-such-theme`);
    expect(status).toBe(200);
    expect(has(html, `#${first}`)).toBe(true);
    expect(original(html)).toBe(path);
  });
});

describe.each(["", "/en"])("the leaders' statements, %s", (prefix) => {
  test("are tabs whose links set the hash, with every panel in the page", async () => {
    const { html } = await read(`${prefix}/about`);
    const tabs = links(html, "[data-hash-tabs] nav a");
    expect(tabs).toEqual(
      ["speech-voloshina", "speech-latypov", "speech-sorokina"].map((alias) => `${prefix}/about#${alias}`),
    );
    for (const tab of tabs) expect(has(html, `div#${tab.split("#")[1]}`)).toBe(true);
  });
});

test.each(["", "/en"])("%s a page of several texts lists each with its sections", async (prefix) => {
  const { html } = await read(`${prefix}/information/fistula`);
  const list = one(html, "nav[data-contents]");
  expect(links(list, "a[href='#fistula-daily-care'] + ul a").length).toBeGreaterThan(3);
  for (const anchor of links(list, "a[href^='#']"))
    expect([anchor, has(html, `:is(section, h3, #topic)${anchor}`)]).toEqual([anchor, true]);
});

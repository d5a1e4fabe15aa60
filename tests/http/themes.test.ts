import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const read = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const canonical = (html: string) => /<link rel="canonical" href="https:\/\/renaria\.example(.*?)"/.exec(html)?.[1];
const current = (html: string) =>
  /<a href="([^"]*faq[^"]*)"[^>]*aria-current="page"/.exec(html.slice(html.indexOf("<main")))?.[1];
const questions = (html: string) => [...html.matchAll(/<details class="accordion"/g)].length;
const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json).join("");

describe.each(["", "/en"])("questions and answers, %s", (prefix) => {
  const path = `${prefix}/information/faq`;

  test("the first theme has no parameter, the others have theirs", async () => {
    const { html } = await read(path);
    const tabs = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([, to]) => to);
    expect(tabs).toContain(path);
    expect(tabs).toContain(`${path}?tab=faq-session`);
    expect(tabs).toContain(`${path}?tab=faq-life`);
    expect(tabs).not.toContain(`${path}?tab=faq-start`);
    expect(current(html)).toBe(path);
    expect(canonical(html)).toBe(path);
  });

  test("a theme shows its own questions, and tells engines of exactly these", async () => {
    const [first, second] = await Promise.all([read(path), read(`${path}?tab=faq-session`)]);
    expect(current(second.html)).toBe(`${path}?tab=faq-session`);
    expect(canonical(second.html)).toBe(`${path}?tab=faq-session`);
    for (const { html } of [first, second]) {
      expect(questions(html)).toBeGreaterThan(3);
      expect(things(html).match(/"Question"/g)).toHaveLength(questions(html));
    }
    const heading = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
    expect(heading(second.html)).not.toBe(heading(first.html));
  });

  test("an unknown theme shows the first one, whose address is the plain one", async () => {
    const { status, html } = await read(`${path}?tab=no-such-theme`);
    expect(status).toBe(200);
    expect(current(html)).toBe(path);
    expect(canonical(html)).toBe(path);
  });
});

test("what is not translated yet is marked as Russian on the page of drugs", async () => {
  const { html } = await read("/en/information/drugs");
  const [translated = ""] = html.slice(html.indexOf("<main"), html.indexOf("</main>")).split(/<\w+ lang="ru"/);
  expect(translated).not.toMatch(/<h[1-3][^>]*>[^<]*[а-яё]/i);
  expect(translated).not.toMatch(/<summary[^>]*>(?:<[^>]+>)*[^<]*[а-яё]/i);
});

test("the page of drugs tells engines of its questions", async () => {
  const { html } = await read("/information/drugs");
  expect(questions(html)).toBeGreaterThan(3);
  expect(things(html).match(/"Question"/g)).toHaveLength(questions(html));
});

describe.each([
  ["/information/fistula", "fistula-care", "fistula-daily-care", "fistula-preparing"],
  ["/en/information/kidney-transplant", "transplant-list", "waiting-list", "transplant-or-dialysis"],
])("%s", (path, theme, article, first) => {
  test("its select is a form that any browser can send", async () => {
    const { html } = await read(path);
    expect(html).toMatch(
      /<form[^>]*>(?:(?!<\/form>).)*<select[^>]*name="tab"(?:(?!<\/form>).)*<button[^>]*type="submit"/s,
    );
    expect(html).toContain(`<option value="${theme}"`);
    expect(html).toContain(`id="${first}"`);
  });

  test("shows the texts of the chosen theme only", async () => {
    const { html } = await read(`${path}?tab=${theme}`);
    expect(html).toContain(`id="${article}"`);
    expect(html).not.toContain(`id="${first}"`);
    expect(html).toMatch(new RegExp(`<option value="${theme}" selected`));
    expect(canonical(html)).toBe(`${path}?tab=${theme}`);
  });

  test("a select is the one way to choose a theme; what a drawing explains stands before it", async () => {
    const { html } = await read(`${path}?tab=${theme}`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main.match(/<select /g)).toHaveLength(1);
    expect(main).not.toMatch(new RegExp(`<a href="${path}\\?tab=[^"]*" aria-current`));
    const diagram = main.indexOf('id="diagram"');
    expect(diagram).toBeLessThan(main.indexOf("<select "));
  });

  test("an unknown theme shows the first one", async () => {
    const { status, html } = await read(`${path}?tab=no-such-theme`);
    expect(status).toBe(200);
    expect(html).toContain(`id="${first}"`);
    expect(canonical(html)).toBe(path);
  });
});

describe.each(["", "/en"])("the leaders' words, %s", (prefix) => {
  test("are tabs whose links set the hash, with every panel in the page", async () => {
    const { html } = await read(`${prefix}/about`);
    const tabs = /data-hash-tabs="".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const aliases = [...tabs.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, alias]) => alias);
    expect(aliases).toEqual(["speech-voloshina", "speech-latypov", "speech-sorokina"]);
    for (const alias of aliases) expect(html).toContain(`<div id="${alias}">`);
    expect(tabs).toContain(`href="${prefix}/about#speech-voloshina"`);
  });
});

test.each(["", "/en"])("%s a page of several texts lists each with its parts", async (prefix) => {
  const { html } = await read(`${prefix}/information/fistula`);
  const list = /<nav [^>]*data-contents="".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const [, parts = ""] = /<li><a href="#fistula-preparing">[^<]+<\/a><ul>(.*?)<\/ul>/s.exec(list) ?? [];
  expect(parts.match(/<a /g)?.length).toBeGreaterThan(3);
  for (const [, anchor] of list.matchAll(/href="#([^"]+)"/g))
    expect(html).toMatch(new RegExp(`<(?:section|h3) id="${anchor}"`));
});

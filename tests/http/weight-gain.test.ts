import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#site/urls.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

describe.each(locales)("weight between sessions, %s", (locale) => {
  const page = href(locale, "weightGain");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`);
    return { response, html: await response.text() };
  };
  const rows = (html: string) =>
    [...html.matchAll(/data-row="(\w+)"(?: data-state="(\w+)")?>[\s\S]*?<data value="([-\d.]+)">/g)].map(
      ([, ...found]) => found,
    );

  test("the address is the question: gain, extra fluid and drink against our limits, kept by nobody", async () => {
    // The example of the article on dry weight, and 300 ml of urine.
    const { response, html } = await ask("dry=70&now=72%2C5&after=70.5&urine=300&name=Anna");
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(rows(html)).toEqual([
      ["gain", "within", "2"],
      ["excess", "within", "2.5"],
      ["drink", undefined, "1050"],
    ]);
    expect(html).toMatch(/2[.,]9(?:&nbsp;|\u00a0)?\s?%/);
    // Every number leads to the article that says so.
    for (const article of ["dry-weight", "fluid-between-sessions"])
      expect(html).toMatch(new RegExp(`href="[^"]*/${article}">[^<]+</a>, `));
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(server.origin + page);
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).not.toContain("Anna");
    // What is never kept is not offered to be saved, and there is no text to listen to.
    expect(html).not.toMatch(/data-save|data-aloud/);
  });

  test("over the limit it says to call today; lighter than dry weight is an answer, not an error", async () => {
    const over = (await ask("dry=70&now=74")).html;
    expect(rows(over).slice(0, 2)).toEqual([
      ["gain", "over", "4"],
      ["excess", "over", "4"],
    ]);
    expect(over).toContain("message-warning");
    // More than one session takes off: at once, and 103 above the form.
    const slightly = (await ask("dry=70&now=73")).html;
    const warning = (html: string) => /message-warning[\s\S]*?<span>([^<]+)/.exec(html)?.[1];
    expect(warning(slightly)).not.toContain("103");
    expect(warning(over)).toContain("103");
    expect(over.indexOf('id="call"')).toBeLessThan(over.indexOf('id="weight-title"'));
    // More is filled in, and the alarm is no quieter: 6 l over dry weight, though the gain itself is within.
    for (const more of ["after=73.5", "after=76&own=5"]) {
      const { html } = await ask(`dry=70&now=76&${more}`);
      expect(rows(html)[0]?.[1]).toBe("within");
      expect(warning(html)).toContain("103");
      expect(html.indexOf('id="call"')).toBeLessThan(html.indexOf('id="weight-title"'));
    }
    const slip = (await ask("dry=70&now=79&own=10")).html;
    expect(slip).toMatch(/id="weight-own-fault"/);
    expect(rows(slip)).toEqual([]);
    const below = (await ask("dry=70&now=69.4")).html;
    expect(rows(below)[0]).toEqual(["gain", "within", "-0.6"]);
    expect(below).toMatch(/>\u22120[.,]6\u00a0/);
    expect(below).toContain("message-warning");
    expect(below).not.toContain("error-summary");
  });

  test("what cannot be right is told at the field and above, and nothing is lost", async () => {
    const { response, html } = await ask("dry=heavy&now=105&urine=-1&own=2");
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>(Ошибка|Error): /);
    const summary = /<section[^>]* class="error-summary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
    const told = [...summary.matchAll(/<a href="#([\w-]+)">([^<]+)<\/a>/g)].map(([, ...found]) => found);
    expect(told.map(([id]) => id)).toEqual(["weight-dry", "weight-urine"]);
    for (const [id, text] of told) expect(html).toMatch(new RegExp(`id="${id}-fault">.*?</svg>${text}</p>`));
    for (const [name, typed] of Object.entries({ dry: "heavy", now: "105", urine: "-1", own: "2" }))
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="${typed}"`));
    expect(rows(html)).toEqual([]);
  });

  test.each(["lifestyleItem", "dayMenu"] as const)("the form stands on %s and leads here", async (id) => {
    const path = id === "dayMenu" ? href(locale, id) : href(locale, id, { item: "fluid-between-sessions" });
    const html = await (await fetch(`${server.origin}${path}${id === "dayMenu" ? "?dry=71&urine=200" : ""}`)).text();
    const form = new RegExp(`<form[^>]*action="${page}#result"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";
    expect([...form.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      "dry",
      "now",
      "urine",
      "after",
      "own",
    ]);
    // What the day knows already need not be typed again.
    if (id === "dayMenu") expect(form).toMatch(/name="dry"[^>]*value="71"[\s\S]*name="urine"[^>]*value="200"/);
  });
});

test("search engines are asked to leave the weights alone", async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  for (const locale of locales) expect(robots).toContain(`Disallow: ${href(locale, "weightGain")}?\n`);
});

import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#site/urls.ts";
import { all, attribute, attributes, canonical, has, links, main, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

describe.each(locales)("weight between sessions, %s", (locale) => {
  const page = href(locale, "weightGain");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`);
    return { response, html: await response.text() };
  };
  const rows = (html: string) =>
    all(html, "[data-row]:has(data)").map((row) => [
      row.attribs["data-row"],
      row.attribs["data-state"],
      attribute(row, "data", "value"),
    ]);
  const warning = (html: string) => texts(html, ".message-warning > :not(svg)").join(" ");

  test("the address holds the input: gain, extra fluid and drinks against our limits, not cached", async () => {
    // The example of the article on dry weight, and 300 ml of urine.
    const { response, html } = await ask("dry=70&now=72%2C5&after=70.5&urine=300&name=Anna");
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(rows(html)).toEqual([
      ["gain", "within", "2"],
      ["excess", "within", "2.5"],
      ["drink", undefined, "1050"],
    ]);
    expect(text(html, "[data-row=gain]")).toMatch(/2[.,]9\s?%/);
    // Every number links to the article that states it.
    const sources = links(html, "main details li a");
    for (const article of ["dry-weight", "fluid-between-sessions"])
      expect(sources.some((source) => source.endsWith(`/${article}`))).toBe(true);
    expect(canonical(html)).toBe(server.origin + page);
    expect(text(main(html))).not.toContain("Anna");
    // A page that is never cached does not offer to be saved, and there is no text to listen to.
    expect(has(html, "[data-save], [data-aloud]")).toBe(false);
  });

  test("over the limit it says to call today; less than dry weight is an answer, not an error", async () => {
    const over = (await ask("dry=70&now=74")).html;
    expect(rows(over).slice(0, 2)).toEqual([
      ["gain", "over", "4"],
      ["excess", "over", "4"],
    ]);
    // More than one session can remove: call at once, and 103 above the form.
    const slightly = (await ask("dry=70&now=73")).html;
    expect(warning(slightly)).not.toBe("");
    expect(warning(slightly)).not.toContain("103");
    expect(warning(over)).toContain("103");
    // As urgent as the card below it, and with a number in the warning itself.
    for (const alarm of [slightly, over]) {
      expect(warning(alarm)).toMatch(/сегодня|today/);
      expect(warning(alarm)).not.toMatch(/прямо.сейчас|right.now/);
      expect(links(alarm, ".message-warning a")).toContain("tel:+78000000003");
    }
    // What was typed is in the answer, and on paper.
    expect(text(over, "section[aria-labelledby=result] > p")).toMatch(/20\d\d\..*70.(кг|kg).*74.(кг|kg)/);
    const ids = attributes(over, "[id]", "id");
    expect(ids).toContain("call");
    expect(ids.indexOf("call")).toBeLessThan(ids.indexOf("weight-title"));
    const below = (await ask("dry=70&now=69.4")).html;
    expect(rows(below)[0]).toEqual(["gain", "within", "-0.6"]);
    expect(text(below, "[data-row=gain] data")).toMatch(/^\u22120[.,]6/);
    expect(warning(below)).not.toBe("");
    expect(has(below, ".error-summary")).toBe(false);
  });

  test("no other field removes the warning where one session cannot remove the water", async () => {
    const { html } = await ask("dry=70&now=78&after=76");
    expect(rows(html).slice(0, 2)).toEqual([
      ["gain", "within", "2"],
      ["excess", "over", "8"],
    ]);
    expect(warning(html)).toContain("103");
    // An implausible doctor's limit is questioned, not accepted.
    const own = (await ask("dry=70&now=79&own=10")).html;
    expect(links(own, ".error-summary a")).toEqual(["#weight-own"]);
    expect(rows(own)).toEqual([]);
  });

  test("invalid input is reported at the field and above the form, and nothing is lost", async () => {
    const { response, html } = await ask("dry=heavy&now=105&urine=-1&own=2");
    expect(response.status).toBe(200);
    expect(text(html, "title")).toMatch(/^(Ошибка|Error): /);
    const told = all(html, ".error-summary a").map((link) => [link.attribs["href"], text(link)]);
    expect(told.map(([id]) => id)).toEqual(["#weight-dry", "#weight-urine"]);
    for (const [id, fault] of told) expect(text(html, `${id}-fault`)).toBe(fault);
    for (const [name, typed] of Object.entries({ dry: "heavy", now: "105", urine: "-1", own: "2" }))
      expect(attribute(html, `main input[name=${name}]`, "value")).toBe(typed);
    expect(rows(html)).toEqual([]);
  });

  test("the form is on the article about fluid and leads here", async () => {
    const path = href(locale, "lifestyleItem", { item: "fluid-between-sessions" });
    const html = await (await fetch(server.origin + path)).text();
    const form = `form[action="${page}#result"]`;
    expect(attributes(html, `${form} input[name]`, "name")).toEqual(["dry", "now", "urine", "after", "own"]);
  });

  test("the day menu links here with what it knows, and nothing is asked twice", async () => {
    const day = await (await fetch(`${server.origin}${href(locale, "dayMenu")}?dry=71&urine=200`)).text();
    expect(attributes(day, "main [name=dry]", "value")).toEqual(["71"]);
    const link = links(day, "main a").find((one) => one.startsWith(`${page}?`)) ?? "";
    const { html } = await ask(new URL(link, server.origin).search.slice(1));
    expect(attributes(html, "main :is([name=dry], [name=urine])", "value")).toEqual(["71", "200"]);
    // Nothing was submitted yet: no error is shown.
    expect(has(html, ".error-summary")).toBe(false);
  });
});

test("robots.txt disallows addresses with weights", async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  for (const locale of locales) expect(robots).toContain(`Disallow: ${href(locale, "weightGain")}?\n`);
});

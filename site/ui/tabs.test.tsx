import { describe, expect, test } from "vitest";
import { all, attributes, links, text, texts } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";
import { Tabs } from "./tabs.tsx";

const items = [
  { id: 11, alias: "own", title: "Own" },
  { id: 12, alias: "partners", title: "Partners" },
  { id: 13, alias: "closed", title: "Closed", disabled: true },
];

describe("in query mode", () => {
  test("the first tab drops its parameter, the others set their alias, a disabled one has no link", () => {
    const html = render(<Tabs label="Centers" items={items} />, "/centers");
    expect(links(html)).toEqual(["/centers", "/centers?tab=partners"]);
    expect(texts(html, "a:not([href])[role=link][aria-disabled=true]")).toEqual(["Closed"]);
  });

  test("the id is in the address where configured", () => {
    expect(links(render(<Tabs label="Centers" items={items} by="id" />, "/centers"))).toEqual([
      "/centers",
      "/centers?tab=12",
    ]);
  });

  test("other parameters are kept, except those that belong to the tab", () => {
    const html = render(<Tabs label="Centers" items={items} reset={["page"]} />, "/centers?city=Казань&tab=x&page=3");
    const city = `city=${encodeURIComponent("Казань")}`;
    expect(links(html)).toEqual([`/centers?${city}`, `/centers?${city}&tab=partners`]);
  });

  test.each([
    ["/centers", undefined, "Own"],
    ["/centers?tab=partners", undefined, "Partners"],
    ["/centers?tab=closed", undefined, "Own"],
    ["/centers?tab=no-such", undefined, "Own"],
    ["/centers", "partners", "Partners"],
  ])("at %s with active %s, %s is the current one", (at, active, title) => {
    const html = render(<Tabs label="Centers" items={items} active={active} />, at);
    expect(currentOf(html)).toEqual([title]);
  });

  test("no tabs give an empty list, not an error", () => {
    const html = render(<Tabs label="Centers" items={[]} />);
    expect([all(html, "ul").length, text(html)]).toEqual([1, ""]);
  });
});

test("in hash mode every panel is in the page with its alias as id, and the links keep the query", () => {
  const panels = items.map((item) => ({ ...item, content: `About ${item.title}` }));
  const html = render(<Tabs label="Centers" mode="hash" items={panels} />, "/centers?city=1");
  expect(links(html)).toEqual(["/centers?city=1#own", "/centers?city=1#partners"]);
  expect(attributes(html, "div[id]", "id")).toEqual(["own", "partners"]);
  expect(texts(html, "div[id]")).toEqual(["About Own", "About Partners"]);
  expect(currentOf(html)).toEqual(["Own"]);
});

function currentOf(html: string) {
  return texts(html, "[aria-current]");
}

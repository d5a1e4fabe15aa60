import { expect, test } from "vitest";
import { render } from "../../tests/support/render.tsx";
import { SelectNav } from "./select-nav.tsx";

const options = [
  { value: "all", title: "All" },
  { value: "access", title: "Access" },
];
const words = { label: "Topic", submitLabel: "Show", emptyLabel: "Not found" };

test("it is a form that asks for the same page, with a button for those without scripts", () => {
  const html = render(<SelectNav {...words} options={options} />, "/fistula");
  expect(html).toContain('<form class="select-nav" aria-label="Topic" data-auto="" method="get">');
  expect(html).toContain('name="tab"');
  expect(html).toContain('<button class="button" type="submit">Show</button>');
  expect(chosenOf(html)).toBe("");
});

test("other parameters of the address are sent along, its own and the reset ones are not", () => {
  const html = render(
    <SelectNav {...words} options={options} reset={["page"]} />,
    "/fistula?q=a%26b&tab=access&page=2",
  );
  expect([...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair)).toEqual([
    ["q", "a&amp;b"],
  ]);
  expect(chosenOf(html)).toBe("access");
});

test("the given value wins over the address", () => {
  expect(chosenOf(render(<SelectNav {...words} options={options} value="all" />, "/fistula?tab=access"))).toBe("");
});

test("an empty one says that nothing was found and asks for nothing", () => {
  const html = render(<SelectNav {...words} options={[]} />);
  expect(html).toMatch(/<select[^>]* disabled=""[^>]*><option>Not found<\/option><\/select>/);
  expect(html).not.toContain("<button");
});

function chosenOf(html: string) {
  return /<option value="(\w*)" selected/.exec(html)?.[1];
}

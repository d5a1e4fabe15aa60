import { expect, test } from "vitest";
import { attribute, has, hiddenFields, text, texts } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";
import { SelectNav } from "./select-nav.tsx";

const options = [
  { value: "all", title: "All" },
  { value: "access", title: "Access" },
];
const words = { label: "Topic", submitLabel: "Show", emptyLabel: "Not found" };

test("it is a form that asks for the same page, with a button for those without scripts", () => {
  const html = render(<SelectNav {...words} options={options} />, "/fistula");
  expect(has(html, 'form[method=get][aria-label="Topic"][data-auto]:not([action]) select[name=tab]')).toBe(true);
  expect(text(html, "form button[type=submit]")).toBe("Show");
  expect(chosenOf(html)).toBe("");
});

test("other parameters of the address are sent along, its own and the reset ones are not", () => {
  const html = render(
    <SelectNav {...words} options={options} reset={["page"]} />,
    "/fistula?q=a%26b&tab=access&page=2",
  );
  expect(hiddenFields(html)).toEqual({ q: "a&b" });
  expect(chosenOf(html)).toBe("access");
});

test("the given value wins over the address", () => {
  expect(chosenOf(render(<SelectNav {...words} options={options} value="all" />, "/fistula?tab=access"))).toBe("");
});

test("an empty one says that nothing was found and asks for nothing", () => {
  const html = render(<SelectNav {...words} options={[]} />);
  expect(texts(html, "select[disabled] > option")).toEqual(["Not found"]);
  expect(has(html, "button")).toBe(false);
});

function chosenOf(html: string) {
  return attribute(html, "option[selected]", "value");
}

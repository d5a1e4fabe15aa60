import { expect, test } from "vitest";
import { attribute, has, hiddenFields, text, texts } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";
import { SelectNav } from "./select-nav.tsx";

const options = [
  { value: "all", title: "All" },
  { value: "access", title: "Access" },
];
const words = { label: "Topic", submitLabel: "Show", emptyLabel: "Not found" };

test("is a GET form to the same page, with a button for visitors without scripts", () => {
  const html = render(<SelectNav {...words} options={options} />, "/fistula");
  expect(has(html, 'form[method=get][aria-label="Topic"][data-auto]:not([action]) select[name=tab]')).toBe(true);
  expect(text(html, "form button[type=submit]")).toBe("Show");
  expect(chosenOf(html)).toBe("");
});

test("keeps the other query parameters, but not its own and those it resets", () => {
  const html = render(
    <SelectNav {...words} options={options} reset={["page"]} />,
    "/fistula?q=a%26b&tab=access&page=2",
  );
  expect(hiddenFields(html)).toEqual({ q: "a&b" });
  expect(chosenOf(html)).toBe("access");
});

test("the given value takes precedence over the address", () => {
  expect(chosenOf(render(<SelectNav {...words} options={options} value="all" />, "/fistula?tab=access"))).toBe("");
});

test("without options it says that nothing was found and sends nothing", () => {
  const html = render(<SelectNav {...words} options={[]} />);
  expect(texts(html, "select[disabled] > option")).toEqual(["Not found"]);
  expect(has(html, "button")).toBe(false);
});

function chosenOf(html: string) {
  return attribute(html, "option[selected]", "value");
}

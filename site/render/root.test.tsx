import { expect, test } from "vitest";
import { ErrorBoundary } from "./root.tsx";
import { has, text } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";

test("the fatal error page is in English, links to the home page and needs no data", () => {
  const html = render(<ErrorBoundary />);
  expect(text(html, "h1")).toBe("An error occurred while showing this page");
  expect(text(html, "a[href='/']")).toBe("Go back home");
  expect(has(html, "[lang=en] h1")).toBe(true);
});

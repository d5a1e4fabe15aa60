import { expect, test } from "vitest";
import { ErrorBoundary } from "./root.tsx";
import { render } from "../../tests/support/render.tsx";

test("the fatal error page says so in English and leads home, and needs no data", () => {
  const html = render(<ErrorBoundary />);
  expect(html).toContain("<h1>An error occurred while showing this page</h1>");
  expect(html).toContain('<a href="/">Go back home</a>');
  expect(html).toContain('lang="en"');
});

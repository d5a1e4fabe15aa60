import { expect, test } from "vitest";
import { ErrorBoundary } from "./root.tsx";
import { render } from "../../tests/support/render.tsx";

test("the last net says so in English and leads home, with nothing to lean on", () => {
  const html = render(<ErrorBoundary />);
  expect(html).toContain("<h1>An error occurred while showing this page</h1>");
  expect(html).toContain('<a href="/">Go back home</a>');
  expect(html).toContain('lang="en"');
});

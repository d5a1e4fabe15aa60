import { expect, test } from "vitest";
import { isOwnPath, redirectTo } from "./redirect-to.ts";

test.each(["/", "/about", "/en?x=1", "/a//b", "/about#mission"])("%s is a path of the site", (path) => {
  expect(isOwnPath(path)).toBe(true);
  expect(thrownBy(() => redirectTo(path))).toBeInstanceOf(Response);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil",
  "https://evil.example",
  "javascript:alert(1)",
  "about",
  "",
  "/a\nb",
])("%j is refused", (path) => {
  expect(isOwnPath(path)).toBe(false);
  expect(thrownBy(() => redirectTo(path))).toEqual(new Error("ERR_REDIRECT"));
});

function thrownBy(run: () => void): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

import { afterEach, expect, test, vi } from "vitest";
import { isOwnPath, redirectTo } from "./redirect-to.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("in the browser an address of the web is loaded whole, and a script's is not", () => {
  const replace = vi.fn();
  vi.stubGlobal("window", { location: { replace } });
  expect(() => redirectTo("https://other.example/page")).toThrow("ERR_REDIRECT");
  expect(() => redirectTo("javascript:alert(1)")).toThrow("ERR_REDIRECT");
  expect(replace.mock.calls).toEqual([["https://other.example/page"]]);
});

function thrownBy(run: () => void): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

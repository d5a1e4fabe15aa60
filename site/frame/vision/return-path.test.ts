import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toReturnPath } from "./return-path.ts";

test.each(["/", "/about", "/en/about/news?page=2", "/search?q=%D0%B0#vision-theme"])(
  "%s is a path of this site",
  (path) => {
    expect(toReturnPath(path)).toBe(path);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "evil.example",
  "",
  null,
  undefined,
])("%j leads elsewhere and is refused", (path) => {
  expect(toReturnPath(path)).toBeUndefined();
});

test("no string at all leads to another site", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "\t", "\n", " ", "@", ":", "evil.example", "http:", "%2f", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = toReturnPath(pieces.join(""));
      return path === undefined || new URL(path, "https://renaria.example").origin === "https://renaria.example";
    }),
  );
});
